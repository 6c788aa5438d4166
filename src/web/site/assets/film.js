// @ts-check
// A game that plays by itself.

import { still } from "./board.js";
import { page } from "./game.js";
import { BOARD, stored } from "./kept.js";

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

const at = stored((store) => store.getItem(BOARD)), go = /** @type {HTMLAnchorElement | null} */ (document.getElementById("go"));
if (at && go) {
  go.href = at;
  go.textContent = go.dataset.on ?? "";
}
if (page) film(page);
