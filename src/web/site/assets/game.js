// @ts-check
// A page with a board.

import { still } from "./board.js";
import { listen } from "./live.js";
import { actAnywhere, panels } from "./panel.js";
import { setUp } from "./setup.js";
import { Table } from "./table.js";

const FILM_MS = 900;

/** Plays a game by itself. @param {Table} table */
function film(table) {
  if (still.matches) return table.go(table.state.plies.length, false);
  setInterval(() => {
    if (!document.hidden) table.go(table.ply === table.state.plies.length ? 0 : table.ply + 1);
  }, FILM_MS);
}

const state = document.getElementById("state"), svg = document.querySelector("#board");
if (state && svg) {
  const table = new Table(JSON.parse(state.textContent ?? ""), /** @type {SVGElement} */ (svg));
  setUp(table);
  panels((what) => table.send(what));
  listen(table);
  if (document.querySelector("[data-plays]")) film(table);
} else {
  panels(actAnywhere);
}
