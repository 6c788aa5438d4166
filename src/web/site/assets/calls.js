// @ts-check
// Turns on calls to this browser, where it can take them.

const button = document.getElementById("subscribe");
const section = document.getElementById("calls");

/** Subscribes at the browser's push service. A subscription for another server is given up first. @param {string} key */
async function subscribe(key) {
  const { pushManager } = await navigator.serviceWorker.register("/worker.js").then(() => navigator.serviceWorker.ready);
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const old = await pushManager.getSubscription();
  return pushManager.subscribe(options).catch(async (error) => {
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  });
}

/** Asks the person, subscribes and tells the server. Why not, as a sentence; nothing if all went well. */
async function turnOn() {
  const { key = "", denied = "" } = /** @type {HTMLElement} */ (button).dataset;
  if (await Notification.requestPermission() !== "granted") return denied;
  const body = JSON.stringify(await subscribe(key));
  const answer = await fetch("/calls", { method: "POST", headers: { "content-type": "application/json" }, body });
  return answer.ok ? "" : answer.text();
}

if (button && section && "serviceWorker" in navigator && "PushManager" in window && "Notification" in window) {
  section.hidden = false;
  button.addEventListener("click", async () => {
    const not = await turnOn().catch(() => button.dataset.failed ?? "");
    const said = section.querySelector("[role=status]");
    if (not && said) said.textContent = not;
    else location.reload();
  });
}

export {};
