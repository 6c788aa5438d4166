// @ts-check
// A position that is set up by hand: a unit is picked from the palette and laid on cells.

import { changed } from "./course.js";
import { get } from "./wire.js";

/** Lets a table's position be set up. @param {import("./table.js").Table} table */
export function setUp(table) {
  const palette = document.getElementById("palette");
  if (!palette) return;
  const turn = /** @type {HTMLSelectElement} */ (palette.querySelector("#turn"));
  let unit = "";

  const lay = (/** @type {string} */ cell) => {
    const there = table.board.units[cell] === unit ? "" : unit;
    table.board.place(changed(table.board.units, { [cell]: there }), "");
  };

  const pick = (/** @type {Element | null} */ button) => {
    if (!button) return;
    unit = button.getAttribute("data-unit") ?? "";
    for (const one of palette.querySelectorAll("[data-unit]")) one.setAttribute("aria-pressed", String(one === button));
  };

  const end = () => {
    palette.hidden = true;
    table.builder = undefined;
  };

  const done = async () => {
    const cells = Object.entries(table.board.units).map(([cell, drawing]) => `${cell}:${drawing}`).join();
    const query = new URLSearchParams({ cells, turn: turn.value });
    const state = await get(`${table.state.load}&${query}`);
    const wrong = palette.querySelector("output"), text = document.querySelector("input[name=p]");
    if (!state) return;
    if (wrong) wrong.textContent = state.wrong ?? "";
    if (state.wrong) return;
    end();
    table.enter(state);
    /** @type {HTMLInputElement} */ (text).value = state.position;
  };

  /** @type {Record<string, () => void>} */
  const tools = {
    "set-up": () => {
      palette.hidden = false;
      table.builder = lay;
      table.board.trace();
      table.offer();
      pick(palette.querySelector("[data-unit]"));
      palette.scrollIntoView({ block: "nearest" });
    },
    placed: () => void done(),
    clear: () => table.board.place({}, ""),
    cancel: () => {
      end();
      table.go(table.ply, false);
    },
  };
  Object.assign(table.tools, tools);
  palette.addEventListener("click", (event) => pick(/** @type {Element} */ (event.target).closest("[data-unit]")));
}
