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

/** Reads a file that is chosen or dropped into the form of a game, and sends it. */
function readFiles() {
  const form = /** @type {HTMLFormElement | null} */ (document.getElementById("record"));
  const input = /** @type {HTMLInputElement | null} */ (form?.querySelector("[type=file]"));
  if (!form || !input) return;
  const send = async (/** @type {File | undefined} */ file) => {
    if (!file) return;
    form.text.value = await file.text();
    form.requestSubmit();
  };
  input.closest("label")?.removeAttribute("hidden");
  input.addEventListener("change", () => send(input.files?.[0]));
  document.addEventListener("dragover", (event) => event.dataTransfer?.types.includes("Files") && event.preventDefault());
  document.addEventListener("drop", (event) => {
    const file = event.dataTransfer?.files[0];
    if (file) event.preventDefault();
    send(file);
  });
}

if (page) {
  readFiles();
  keepGame(page);
  keepPast(page);
  setUp(page);
}
