// @ts-check
// One's own games, or an event: the page stays true while it is in view. News of one's own games
// and challenges come by a stream.

import "./calls.js";
import { writeTimes } from "./page.js";
import { actAnywhere, listenToPanels } from "./panel.js";
import { redraw, swap } from "./swap.js";

/** How often the page asks for what no stream tells, in milliseconds. */
const ASK_MS = 20_000;

/** @type {EventSource | undefined} */
let source;

async function refresh() {
  const mine = document.getElementById("mine");
  if (!mine || document.hidden) return;
  const answer = await fetch(location.pathname).catch(() => undefined);
  if (!answer?.ok || answer.redirected) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  const next = fresh.getElementById("mine");
  if (!next) return;
  mine.dataset.news = next.dataset.news ?? "";
  if (!swap(mine, next.innerHTML)) return;
  writeTimes(mine);
  document.title = fresh.title;
}

function close() {
  source?.close();
  source = undefined;
}

/** Listens while the page is in view, since a browser has few streams for a site. */
function listen() {
  const mine = document.getElementById("mine");
  if (!mine?.dataset.news || document.hidden) return close();
  if (source && source.readyState !== EventSource.CLOSED) return;
  source = new EventSource(`${location.pathname}/live`);
  source.addEventListener("message", ({ data }) => data !== mine.dataset.news && refresh());
}

function look() {
  listen();
  refresh();
}

// A section with a place for answers gets those to its own buttons.
document.addEventListener("click", ({ target }) => {
  const place = /** @type {Element} */ (target).closest("section")?.querySelector("[data-panel]");
  if (!place) return;
  document.getElementById("panel")?.removeAttribute("id");
  place.id = "panel";
}, true);

/** The settings that are being saved. */
let saving = Promise.resolve(), changes = 0;

/** Saves a form of settings. A later change saves all, so an earlier one neither waits nor undoes it. @param {HTMLFormElement} form @param {Element} plain @param {number} change */
async function save(form, plain, change) {
  if (change !== changes) return;
  const body = new URLSearchParams(/** @type {any} */ (new FormData(form)));
  const answer = await fetch(form.action, { method: "POST", body }).catch(() => undefined);
  const fresh = new DOMParser().parseFromString((await answer?.text()) ?? "", "text/html"), next = fresh.querySelector(".plain");
  // In another language, and where nothing can be saved, the browser shows the page itself.
  if (!next || fresh.documentElement.lang !== document.documentElement.lang) return form.submit();
  if (change === changes) redraw(plain, next.innerHTML);
  // Each save has a cause of its own.
  else cause(plain).value = cause(next).value;
  writeTimes(plain);
}

/** @param {Element} page */
const cause = (page) => /** @type {HTMLInputElement} */ (page.querySelector("[data-saves] [name=cause]"));

// A form of settings saves each choice at once.
document.addEventListener("change", ({ target }) => {
  const form = /** @type {HTMLElement} */ (target).closest("form"), plain = form?.closest(".plain");
  if (!form || !plain || !form.hasAttribute("data-saves")) return;
  const change = ++changes;
  saving = saving.then(() => save(form, plain, change));
});

listenToPanels((what) =>
  actAnywhere(what).then(() => {
    document.getElementById("panel")?.scrollIntoView({ block: "nearest" });
    refresh();
  }));
listen();
setInterval(look, ASK_MS);
for (const wakes of ["visibilitychange", "online", "pageshow"]) addEventListener(wakes, look);
// A page in the browser's cache of pages left holds no connection.
addEventListener("pagehide", close);
