// @ts-check
// News of a game, as long as its page is open: a stream, and where that brings nothing, a question
// now and then.

/** A stream says something this often or is lost; and how often that is looked at, in milliseconds. */
const SILENCE_MS = 45_000, LOOK_MS = 15_000, BUSY_MS = 500;

/** Hears of changes. @param {import("./table.js").Table} table */
export function listen(table) {
  const { code, say } = table.game;
  if (!code) return;
  let heard = Date.now();
  /** @type {EventSource | undefined} */
  let source;

  const lose = () => {
    if (document.getElementById("lost")) return;
    const lost = document.createElement("p");
    lost.id = "lost";
    lost.className = "small";
    lost.setAttribute("role", "status");
    lost.textContent = say.lost ?? "";
    document.getElementById("status")?.after(lost);
  };

  const ask = async () => {
    const answer = await fetch(`/g/${code}/state${location.search}`).catch(() => undefined);
    // The game became private: its page says so.
    if (answer?.status === 404) return location.reload();
    if (!answer?.ok) return lose();
    const state = await answer.json();
    document.getElementById("lost")?.remove();
    // What is being done brings its own news; what happened meanwhile comes after it.
    if (table.busy) setTimeout(ask, BUSY_MS);
    else if (state.version !== table.game.version) table.refresh(state, false);
  };

  const open = () => {
    source?.close();
    source = new EventSource(`/g/${code}/live`);
    source.addEventListener("error", lose);
    source.addEventListener("alive", () => (heard = Date.now()));
    source.addEventListener("message", ({ data }) => {
      heard = Date.now();
      if (Number(data) !== table.game.version) ask();
      else document.getElementById("lost")?.remove();
    });
  };

  // A proxy may hold back a stream, and a browser gives up one that was refused; a device that
  // slept has one that is dead.
  const look = () => {
    const silent = Date.now() - heard > SILENCE_MS;
    if (!silent && source?.readyState !== EventSource.CLOSED) return;
    open();
    ask();
  };
  open();
  setInterval(look, LOOK_MS);
  for (const wakes of ["visibilitychange", "online", "pageshow"]) addEventListener(wakes, look);
}
