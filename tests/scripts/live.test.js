// News of a game that come while a question is on its way: `node --test tests/scripts`.

import assert from "node:assert/strict";
import { test } from "node:test";
import { listen } from "../../src/web/site/assets/live.js";

/** Lets everything run that is due. */
const settle = () => new Promise((done) => setImmediate(done));

/** A page that listens to a game, and the ways in which a test plays the server. */
function begin() {
  const asked = [], heard = [];
  const shown = { mark: 1, version: 1 };
  let source;
  globalThis.location = { search: "", reload: () => assert.fail("it loads anew") };
  globalThis.document = { hidden: false };
  globalThis.performance.getEntriesByType = () => [];
  globalThis.addEventListener = () => {};
  globalThis.setInterval = () => 0;
  globalThis.fetch = () => new Promise((answer) => asked.push(answer));
  globalThis.EventSource = class extends EventTarget {
    constructor() {
      super();
      source = this;
    }
  };
  listen({
    code: "x", chair: 0, mark: () => shown.mark, lose: () => {},
    hear: (state) => { heard.push(state.mark); shown.mark = state.mark; },
    stir: (version) => version === shown.version,
  });
  const say = (kind, data) => source.dispatchEvent(Object.assign(new Event(kind), { data }));
  const answer = async (mark) => {
    asked.shift()({ ok: true, status: 200, json: async () => ({ chair: 0, mark }) });
    await settle();
  };
  return { asked, heard, say, answer };
}

test("news of the game that come while an answer is on its way are asked for again", async () => {
  const { asked, heard, say, answer } = begin();
  say("message", "2");
  say("message", "3");
  assert.equal(asked.length, 1, "one question at a time");
  await answer(2);
  assert.equal(asked.length, 1, "the answer was older than the news");
  await answer(3);
  assert.deepEqual([heard, asked.length], [[2, 3], 0]);
});

test("news of the shared board that come meanwhile need no other question", async () => {
  const { asked, heard, say, answer } = begin();
  say("board", "2 1");
  say("board", "3 1");
  await answer(1);
  assert.deepEqual([heard, asked.length], [[1], 0]);
});
