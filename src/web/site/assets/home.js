// @ts-check
// One's own games, or an event: the page stays true while it is in view.

import "./calls.js";
import { writeTimes } from "./page.js";
import { actAnywhere, listenToPanels } from "./panel.js";
import { swap } from "./swap.js";

/** How often the page asks for news, in milliseconds. */
const ASK_MS = 20_000;

async function refresh() {
  const mine = document.getElementById("mine");
  if (!mine || document.hidden || mine.contains(document.activeElement)) return;
  const answer = await fetch(location.pathname).catch(() => undefined);
  if (!answer?.ok || answer.redirected) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  const next = fresh.getElementById("mine")?.innerHTML;
  if (next === undefined || !swap(mine, next)) return;
  writeTimes(mine);
  document.title = fresh.title;
}

listenToPanels((what) => actAnywhere(what).then(refresh));
setInterval(refresh, ASK_MS);
for (const wakes of ["visibilitychange", "online", "pageshow"]) addEventListener(wakes, refresh);
