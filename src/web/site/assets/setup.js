// @ts-check
// A position that is set up by hand: a unit is picked from the palette and drawn over cells.

import { changed } from "./course.js";
import { brush } from "./model.js";

/** Lets the position of a page be set up. @param {import("./game.js").Page} page */
export function setUp(page) {
  const palette = document.getElementById("palette");
  if (!palette) return;
  const turn = /** @type {HTMLSelectElement} */ (palette.querySelector("#turn"));
  const text = /** @type {HTMLInputElement} */ (document.querySelector("input[name=p]")), { board } = page.view;
  let unit = "", laid = "";

  const show = (/** @type {import("./course.js").Cells} */ units) => {
    board.place(units, "");
    board.describe(() => "");
  };

  const lay = (/** @type {string} */ cell, /** @type {boolean} */ begins) => {
    if (begins) laid = brush(board.units, cell, unit);
    show(changed(board.units, { [cell]: laid }));
  };

  const pick = (/** @type {Element | null} */ button) => {
    if (!button) return;
    unit = button.getAttribute("data-unit") ?? "";
    for (const one of palette.querySelectorAll("[data-unit]")) one.setAttribute("aria-pressed", String(one === button));
  };

  const end = () => {
    palette.hidden = true;
    board.svg.style.touchAction = "";
    page.builder = undefined;
    page.set({ ...page.model, builds: false });
  };

  const done = async () => {
    const cells = Object.entries(board.units).map(([cell, drawing]) => `${cell}:${drawing}`).join();
    const query = new URLSearchParams({ cells, turn: turn.value });
    const state = await page.ask(`${page.shown.load}&${query}`);
    const wrong = palette.querySelector("output");
    if (!state) return;
    if (wrong) wrong.textContent = state.wrong ?? "";
    if (state.wrong) return;
    end();
    page.enter(state);
    text.value = state.position;
  };

  /** @type {Record<string, () => void>} */
  const tools = {
    "set-up": () => {
      palette.hidden = false;
      // A finger draws over the board, and does not move the page.
      board.svg.style.touchAction = "none";
      page.builder = lay;
      page.set({ ...page.model, builds: true });
      board.trace();
      pick(palette.querySelector("[data-unit]"));
      palette.scrollIntoView({ block: "nearest" });
    },
    placed: () => void done(),
    clear: () => show({}),
    cancel: end,
  };
  Object.assign(page.tools, tools);
  palette.addEventListener("click", (event) => pick(/** @type {Element} */ (event.target).closest("[data-unit]")));
}
