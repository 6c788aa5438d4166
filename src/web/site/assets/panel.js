// @ts-check
// The panel of answers: pages with their buttons, menus and forms.

import { writeTimes } from "./page.js";
import { redraw } from "./swap.js";
import { newAct, post } from "./wire.js";

/** How long a button asks before it is itself again, in milliseconds. */
const ASKS_MS = 5000;

/** Shows an answer. On a small screen the sheet opens for it, unless the answer can wait. @param {string} html */
export function showPanel(html, opens = true) {
  const panel = document.getElementById("panel");
  if (!panel) return;
  redraw(panel, html);
  writeTimes(panel);
  if (!opens) return;
  document.body.classList.add("unfolded");
  document.getElementById("unfold")?.setAttribute("aria-expanded", "true");
  document.getElementById("sheet")?.scrollTo({ top: 0 });
}

/** Says a sentence. @param {string} text */
export function say(text) {
  const words = document.createElement("p");
  words.textContent = text;
  document.getElementById("panel")?.replaceChildren(words);
}

/** True if a button may act. One that asks first shows its question, for a while. @param {HTMLElement} button */
function isSure(button) {
  const { sure } = button.dataset;
  if (!sure) return true;
  const label = button.textContent;
  button.textContent = sure;
  delete button.dataset.sure;
  setTimeout(() => {
    button.textContent = label;
    button.dataset.sure = sure;
  }, ASKS_MS);
  return false;
}

/** Sends what is pressed, chosen and filled in. @param {(what: object) => void} act */
export function listenToPanels(act) {
  document.addEventListener("click", (event) => {
    const button = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest("button[data-press]"));
    if (button && isSure(button)) act({ press: { id: button.dataset.press, values: [] } });
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
  const answer = await post("/act", newAct(what));
  if (typeof answer !== "object") say(answer ?? "");
  else if (answer.go) location.assign(answer.go);
  else showPanel(answer.panel);
}
