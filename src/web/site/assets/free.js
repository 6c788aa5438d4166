// @ts-check
// The free board: changes are taken back, also on the page of another variant, and positions are
// set up.

import { page } from "./game.js";
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

if (page) {
  keepPast(page);
  setUp(page);
}
