// @ts-check
// Shows the calls that come while no page is open, and opens their games.

/** @typedef {{title: string, body: string, url: string, image?: string, tag: string, call: string}} Call */

// The types of workers and of pages are of different libraries.
const worker = /** @type {any} */ (self), { registration, clients } = worker;

/** Shows a call. One that comes twice rings once; a newer one about its game takes its place. @param {Call} call */
async function showCall({ title, body, url, image, tag, call }) {
  const there = await registration.getNotifications({ tag });
  const renotify = !there.some((/** @type {any} */ one) => one.data?.call === call);
  await registration.showNotification(title, { body, image, tag, renotify, data: { url, call } });
}

/** Goes to a page: in the window that shows it, or in a new one. @param {string} path */
async function openPage(path) {
  const all = await clients.matchAll({ type: "window" });
  const there = all.find((/** @type {any} */ one) => new URL(one.url).pathname === path);
  await (there ? there.focus() : clients.openWindow(path));
}

/** Takes calls at another address from now on: the old one ends. @param {any} options */
async function renew(options) {
  const subscription = await registration.pushManager.subscribe(options);
  const headers = { "content-type": "application/json" };
  await fetch("/calls", { method: "POST", headers, body: JSON.stringify(subscription) });
}

worker.addEventListener("push", (/** @type {any} */ event) => event.waitUntil(showCall(event.data.json())));
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data.url));
});
worker.addEventListener("pushsubscriptionchange", (/** @type {any} */ event) => {
  if (event.oldSubscription) event.waitUntil(renew(event.oldSubscription.options));
});
