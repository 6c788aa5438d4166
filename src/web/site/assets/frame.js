// @ts-check
// Starts the scripts of a page within Discord. Where the frame has no origin, scripts cannot be
// loaded by their addresses, requests count as those of another site, and the address stays.

const { key = "", scripts = "" } = /** @type {HTMLElement} */ (document.currentScript).dataset;
const opaque = self.origin === "null";
const ask = fetch;

/** @type {typeof fetch} */
self.fetch = (to, init) => ask(to, { ...init, credentials: "include", headers: { .../** @type {any} */ (init?.headers), "murus-frame": key } });

/** An address with the key of the frame, for requests without headers. @param {string | URL} to */
const keyed = (to) => {
  const url = new URL(to, location.href);
  url.searchParams.set("frame", key);
  return url.href;
};

/** The address of a script in another one. */
const IMPORTED = new RegExp("\"/a/[^\"]+[.]js\"", "g");

/** The scripts as blobs, by their addresses. @type {Record<string, Promise<string>>} */
const blobs = {};

/** Fetches a script and those that it imports. The address of a blob. @param {string} path */
const toBlob = (path) => blobs[path] ??= (async () => {
  let text = await (await fetch(path)).text();
  for (const [quoted] of text.matchAll(IMPORTED)) text = text.replaceAll(quoted, JSON.stringify(await toBlob(quoted.slice(1, -1))));
  return URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
})();

async function start() {
  for (const on of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-script]"))) {
    if (opaque) on.dataset.script = await toBlob(on.dataset.script ?? "");
  }
  for (const path of scripts.split(" ")) await import(opaque ? await toBlob(path) : path);
}

if (opaque) {
  const Source = EventSource;
  // @ts-ignore
  self.EventSource = class extends Source {
    /** @param {string} to */
    constructor(to) {
      super(keyed(to), { withCredentials: true });
    }
  };
  const [replace, push] = [history.replaceState, history.pushState];
  history.replaceState = (state) => replace.call(history, state, "");
  history.pushState = (state) => push.call(history, state, "");
  HTMLFormElement.prototype.submit = HTMLFormElement.prototype.requestSubmit;
  addEventListener("submit", ({ target }) => {
    const form = /** @type {HTMLFormElement} */ (target);
    if (form.method === "post") form.action = keyed(form.action);
  }, true);
}

addEventListener("DOMContentLoaded", start);
