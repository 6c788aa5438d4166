// @ts-check
// The panel of answers: pages with their buttons, menus and forms.

import { writeTimes } from "./page.js";
import { redraw } from "./swap.js";
import { newAct, post } from "./wire.js";

/** How long buttons do nothing after a question appears, in milliseconds: a double tap is no answer. */
export const DEAF_MS = 1000;
/** When buttons act again, by the page's clock. */
let deafUntil = 0;

/** True while the panel shows the list of keys. */
export function showsKeys() {
  return !!document.querySelector("#panel dl");
}

/** Shows the list of keys, or hides it. */
export function showKeys() {
  const keys = document.querySelector("#keys dl");
  if (keys) showPanel(showsKeys() ? "" : keys.outerHTML);
}

/** Opens the sheet, or closes it. It is always open where there is room beside the board. @param {boolean} open */
export function unfold(open) {
  const button = document.getElementById("unfold"), opens = open && !!button?.offsetParent;
  document.body.classList.toggle("unfolded", opens);
  button?.setAttribute("aria-expanded", String(opens));
  // The browser's way back closes the sheet.
  if (opens && !history.state?.sheet) history.pushState({ ...history.state, sheet: true }, "");
}

/** Shows an answer. On a small screen the sheet opens for it, unless the answer can wait. @param {string} html */
export function showPanel(html, opens = true) {
  const panel = document.getElementById("panel");
  if (!panel) return;
  redraw(panel, html);
  writeTimes(panel);
  if (!opens) return;
  unfold(true);
  document.getElementById("sheet")?.scrollTo({ top: 0 });
}

/** Says a sentence. @param {string} text */
export function say(text) {
  const words = document.createElement("p");
  words.textContent = text;
  document.getElementById("panel")?.replaceChildren(words);
}

/** Asks before a button acts: a way back takes its place, with the answer beside it. @param {HTMLButtonElement} button */
function askInPlace(button) {
  const { sure = "" } = button.dataset;
  const yes = /** @type {HTMLButtonElement} */ (button.cloneNode()), no = document.createElement("button");
  yes.textContent = sure;
  delete yes.dataset.sure;
  yes.disabled = true;
  deafUntil = performance.now() + DEAF_MS;
  setTimeout(() => (yes.disabled = false), DEAF_MS);
  no.type = "button";
  no.className = "quiet";
  no.textContent = document.body.dataset.no ?? "";
  const end = () => {
    button.hidden = false;
    yes.remove();
    no.remove();
  };
  no.addEventListener("click", end);
  yes.addEventListener("click", () => setTimeout(end));
  button.hidden = true;
  button.after(no, yes);
  no.focus();
}

/** Sends what is pressed, chosen and filled in. `ask` asks before a button acts. @param {(what: object) => void} act @param {(button: HTMLButtonElement) => void} ask */
export function listenToPanels(act, ask = askInPlace) {
  document.addEventListener("click", (event) => {
    const button = /** @type {HTMLButtonElement | null} */ (/** @type {Element} */ (event.target).closest("button[data-press]"));
    if (!button || performance.now() < deafUntil) return;
    if (button.dataset.sure) ask(button);
    else act({ press: { id: button.dataset.press, values: [] } });
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
