// @ts-check
// News of a game, as long as its page is open.

import { get } from "./wire.js";

/** Hears of changes. @param {import("./table.js").Table} table */
export function listen(table) {
  const { code, say } = table.game;
  if (!code) return;
  const source = new EventSource(`/g/${code}/live`);
  let known = "";
  source.addEventListener("message", async (event) => {
    document.getElementById("lost")?.remove();
    if (known === event.data) return;
    const first = known === "";
    known = event.data;
    if (first && !document.hidden) return;
    const state = await get(`/g/${code}/state${location.search}`);
    if (state && !table.busy) table.refresh(state, false);
  });
  source.addEventListener("error", () => {
    if (document.getElementById("lost")) return;
    known = "lost";
    const lost = document.createElement("p");
    lost.id = "lost";
    lost.className = "small";
    lost.setAttribute("role", "status");
    lost.textContent = say.lost ?? "";
    document.getElementById("status")?.append(lost);
  });
}
