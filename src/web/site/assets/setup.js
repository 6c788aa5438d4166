// @ts-check
// A position that is set up by hand: a unit is picked from the palette and laid on cells.

import { changed } from "./course.js";
import { get } from "./wire.js";

/** Lets the position of a page be set up. @param {import("./game.js").Page} page */
export function setUp(page) {
  const palette = document.getElementById("palette");
  if (!palette) return;
  const turn = /** @type {HTMLSelectElement} */ (palette.querySelector("#turn"));
  let unit = "";

  const lay = (/** @type {string} */ cell) => {
    const there = page.view.board.units[cell] === unit ? "" : unit;
    page.view.board.place(changed(page.view.board.units, { [cell]: there }), "");
  };

  const pick = (/** @type {Element | null} */ button) => {
    if (!button) return;
    unit = button.getAttribute("data-unit") ?? "";
    for (const one of palette.querySelectorAll("[data-unit]")) one.setAttribute("aria-pressed", String(one === button));
  };

  const end = () => {
    palette.hidden = true;
    page.builder = undefined;
    page.set({ ...page.model, builds: false });
  };

  const done = async () => {
    const cells = Object.entries(page.view.board.units).map(([cell, drawing]) => `${cell}:${drawing}`).join();
    const query = new URLSearchParams({ cells, turn: turn.value });
    const state = await get(`${page.shown.load}&${query}`);
    const wrong = palette.querySelector("output"), text = document.querySelector("input[name=p]");
    if (!state) return;
    if (wrong) wrong.textContent = state.wrong ?? "";
    if (state.wrong) return;
    end();
    page.enter(state);
    /** @type {HTMLInputElement} */ (text).value = state.position;
  };

  /** @type {Record<string, () => void>} */
  const tools = {
    "set-up": () => {
      palette.hidden = false;
      page.builder = lay;
      page.set({ ...page.model, builds: true });
      page.view.board.trace();
      pick(palette.querySelector("[data-unit]"));
      palette.scrollIntoView({ block: "nearest" });
    },
    placed: () => void done(),
    clear: () => page.view.board.place({}, ""),
    cancel: () => {
      end();
    },
  };
  Object.assign(page.tools, tools);
  palette.addEventListener("click", (event) => pick(/** @type {Element} */ (event.target).closest("[data-unit]")));
}
