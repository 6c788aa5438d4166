// @ts-check
// The free board: changes are taken back, also on the page of another variant, and positions are
// set up.

import { page } from "./game.js";
import { BOARD, stored } from "./kept.js";
import { spot } from "./model.js";
import { handOver, takeOver, undone } from "./past.js";
import { setUp } from "./setup.js";

/** Lets changes be taken back. @param {import("./game.js").Page} page */
function keepPast(page) {
  page.set({ ...page.model, past: history.state?.past ?? takeOver() ?? [] });
  page.tools.undo = async () => {
    if (page.model.past.length === 0) return;
    const { to, other, past } = undone(page.model);
    if (other) {
      handOver(past);
      return location.assign(to.replace("/state", ""));
    }
    const state = await page.ask(to);
    if (state) page.enter(state, past);
  };
  document.querySelector("#sheet form")?.addEventListener("submit", () => handOver([...page.model.past, page.shown.load + spot(page.model)]));
  document.querySelector("a[data-from]")?.addEventListener("click", () => handOver(page.model.past));
}

/** Keeps where a game against Murus stands, so that the front page leads back to it. @param {import("./game.js").Page} page */
function keepGame(page) {
  addEventListener("visibilitychange", () => {
    const { due, plies } = page.shown;
    if (!new URLSearchParams(location.search).has("l") || plies.length === 0) return;
    stored((store) => (due ? store.setItem(BOARD, location.pathname + location.search) : store.removeItem(BOARD)));
  });
}

if (page) {
  keepGame(page);
  keepPast(page);
  setUp(page);
}
