// @ts-check
// The panel beside the board: pages of Discord with their buttons, menus and forms.

import { still } from "./board.js";
import { writeTimes } from "./page.js";
import { post } from "./wire.js";

/** Shows a page. @param {string} html */
export function showPanel(html) {
  const panel = document.getElementById("panel");
  if (!panel) return;
  panel.innerHTML = html;
  writeTimes(panel);
  if (panel.getBoundingClientRect().top > innerHeight - 80) {
    panel.scrollIntoView({ block: "nearest", behavior: still.matches ? "auto" : "smooth" });
  }
}

/** Says a sentence. @param {string} text */
export function say(text) {
  const words = document.createElement("p");
  words.textContent = text;
  document.getElementById("panel")?.replaceChildren(words);
}

/** Sends what is pressed, chosen and filled in. @param {(what: object) => void} act */
export function panels(act) {
  document.addEventListener("click", (event) => {
    const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("button[data-press]"));
    if (button) act({ press: { id: button.dataset.press, values: [] } });
  });
  document.addEventListener("change", (event) => {
    const menu = /** @type {HTMLSelectElement | null} */ (/** @type {Element} */ (event.target).closest("select[data-press]"));
    if (!menu) return;
    const values = [...menu.selectedOptions].map((option) => option.value).filter(Boolean);
    if (values.length >= Number(menu.dataset.least) && values.length > 0) act({ press: { id: menu.dataset.press, values } });
  });
  document.addEventListener("submit", (event) => {
    const form = /** @type {HTMLFormElement} */ (event.target);
    if (!form.dataset.press) return;
    event.preventDefault();
    const values = [...form.querySelectorAll("input")].map((input) => input.value);
    act({ press: { id: form.dataset.press, values } });
  });
}

/** Acts on a page without a board. @param {object} what */
export async function actAnywhere(what) {
  const answer = await post("/act", what).catch(() => "");
  if (typeof answer === "string") say(answer);
  else if (answer.go) location.assign(answer.go);
  else showPanel(answer.panel);
}
