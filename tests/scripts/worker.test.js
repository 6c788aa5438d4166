// The script that shows calls while no page is open, without a browser: `node --test tests/scripts`.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runInNewContext } from "node:vm";

const SOURCE = readFileSync(new URL("../../src/web/site/assets/worker.js", import.meta.url), "utf8");
const CALL = { title: "Bob played d7-d5", body: "Ann – Bob", url: "/g/k3f9-0", image: "/g/k3f9-0/2-card.png", tag: "k3f9", call: "1" };

/** The script in a browser with these windows. */
function started(windows = []) {
  const listeners = {}, shown = [], opened = [], posted = [];
  const registration = {
    getNotifications: async ({ tag }) => shown.filter((one) => one.tag === tag),
    showNotification: async (title, about) => void shown.push({ title, ...about }),
    pushManager: { subscribe: async (options) => ({ endpoint: "new", options }) },
  };
  const clients = { matchAll: async () => windows, openWindow: async (path) => void opened.push(path) };
  const self = { registration, clients, addEventListener: (name, listener) => (listeners[name] = listener) };
  runInNewContext(SOURCE, { self, URL, fetch: async (path, request) => void posted.push([path, JSON.parse(request.body)]) });
  const fire = async (name, event) => {
    let done;
    listeners[name]({ ...event, waitUntil: (work) => (done = work) });
    await done;
  };
  return { fire, shown, opened, posted };
}

test("a call is shown, one that comes twice rings once, and a newer one rings again", async () => {
  const { fire, shown } = started();
  const push = (call) => fire("push", { data: { json: () => call } });
  await push(CALL);
  assert.equal(shown[0].title, "Bob played d7-d5");
  assert.equal(shown[0].image, CALL.image);
  await push(CALL);
  await push({ ...CALL, call: "2" });
  assert.deepEqual(shown.map((one) => [one.tag, one.renotify]), [["k3f9", true], ["k3f9", false], ["k3f9", true]]);
});

test("a press goes to the window of the game, or opens one", async () => {
  const press = () => ({ notification: { closed: false, close() { this.closed = true; }, data: { url: CALL.url } } });
  const { fire, opened } = started([{ url: "https://murus.example/me", focus: () => assert.fail("another page") }]);
  const event = press();
  await fire("notificationclick", event);
  assert.deepEqual(opened, [CALL.url]);
  assert.ok(event.notification.closed);
  let focused = 0;
  const open = started([{ url: `https://murus.example${CALL.url}`, focus: async () => void focused++ }]);
  await open.fire("notificationclick", press());
  assert.deepEqual([focused, open.opened], [1, []]);
});

test("a subscription that changes is told to the server", async () => {
  const { fire, posted } = started();
  await fire("pushsubscriptionchange", { oldSubscription: { options: { applicationServerKey: "k" } } });
  assert.deepEqual(posted, [["/calls", { endpoint: "new", options: { applicationServerKey: "k" } }]]);
});
