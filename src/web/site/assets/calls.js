// @ts-check
// Turns on calls to this browser, where it can take them.

import { post } from "./wire.js";

const button = document.getElementById("subscribe");
const { key, bad, denied, failed } = button?.dataset ?? {};

/** Subscribes at the browser's push service. A subscription for another server is given up first. */
async function subscribe() {
  await navigator.serviceWorker.register("/worker.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const make = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  return make().catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return make();
  });
}

/** Asks the person, subscribes and tells the server. Why not, as a sentence; nothing if all went well. */
async function turnOn() {
  if (await Notification.requestPermission() !== "granted") return denied;
  /** @type {any} */
  const made = (await subscribe()).toJSON();
  const answer = await post("/calls", made);
  return typeof answer === "object" ? "" : answer ?? failed;
}

/** @type {any} */
const about = button?.closest("section")?.querySelector("p");
if (button && "PushManager" in window) {
  button.onclick = async () => {
    const not = await turnOn().catch(() => failed);
    if (not) about.textContent = not;
    else location.reload();
  };
} else if (button) {
  about.textContent = bad;
  button.setAttribute("disabled", "");
}
