// @ts-check
// A game that plays by itself.

import { still } from "./board.js";
import { page } from "./game.js";

/** Between two plies, in milliseconds. */
const FILM_MS = 900;

/** Plays a game by itself. @param {import("./game.js").Page} page */
function film(page) {
  const button = document.getElementById("film");
  let runs = !still.matches;
  if (!runs) page.go(page.shown.plies.length);
  button?.addEventListener("click", () => {
    runs = !runs;
    button.setAttribute("aria-pressed", String(!runs));
  });
  setInterval(() => {
    if (runs && !document.hidden) page.go(page.model.ply === page.shown.plies.length ? 0 : page.model.ply + 1);
  }, FILM_MS);
}

if (page) film(page);
