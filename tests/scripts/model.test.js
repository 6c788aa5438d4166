// The state of a page with a board, without a browser: `node --test tests/scripts`.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as model from "../../src/web/site/assets/model.js";

const START = { a1: "romans-tower", b1: "romans-tower", a7: "gauls-tower" };
const WALK = { text: "a1-a3", deed: "two walls", taps: ["a1", "a3"], cells: { a1: "", a2: "romans-wall", a3: "romans-wall" } };
const ASIDE = { text: "a1-c1", deed: "takes", taps: ["a1", "c1"], cells: { a1: "" } };
const OTHER = { text: "b1-b3", deed: "two walls", taps: ["b1", "b3"], cells: { b1: "", b2: "romans-wall", b3: "romans-wall" } };
const SAY = { which: "Which one?" };

/** A game in which the reader is to move. */
const game = (more = {}) => ({
  code: "x", version: 1, seq: 1, board: 1, start: START, plies: [], ply: 0, due: true, moves: [WALK, ASIDE, OTHER],
  words: {}, status: "", list: "", tools: "", say: SAY, ...more,
});
const ply = (text, cells = {}) => ({ text, from: "a1", cells, under: "", over: "" });
const after = (...cells) => cells.reduce((made, cell) => model.tap(made.model, cell), { model: model.begin(game()), plays: false });

test("two presses choose a move, and a third on its target plays it", () => {
  assert.deepEqual([...model.marks(model.begin(game())).keys()].sort(), ["a1", "b1"]);
  const one = after("a1");
  assert.deepEqual([...model.marks(one.model).keys()].sort(), ["a1", "a3", "c1"]);
  const two = after("a1", "a3");
  assert.equal(two.model.chosen, WALK);
  assert.equal(two.plays, false);
  assert.equal(model.units(two.model).a3, "romans-wall");
  assert.equal(after("a1", "a3", "a3").plays, true);
});

test("a press on another own unit changes the choice, and one elsewhere drops it", () => {
  assert.deepEqual(after("a1", "b1").model.taps, ["b1"]);
  assert.deepEqual(after("a1", "a3", "b1").model.taps, ["b1"]);
  assert.equal(after("a1", "a3", "b1").model.chosen, undefined);
  assert.deepEqual(after("a1", "h7").model.taps, []);
  assert.deepEqual(after("a1", "a1").model.taps, []);
});

test("a drag is two presses, and one that leads nowhere is nothing", () => {
  const start = model.begin(game());
  assert.equal(model.drag(start, "a1", "a3").model.chosen, WALK);
  assert.equal(model.drag(start, "a1", "h7"), undefined);
  assert.equal(model.drag(start, "a7", "a3"), undefined);
});

test("several moves between the same cells are asked about", () => {
  const moves = [WALK, { ...WALK, text: "a1xxa3" }];
  const start = model.begin(game({ moves }));
  const asked = model.tap(model.tap(start, "a1").model, "a3").model;
  assert.deepEqual(asked.several.map((move) => move.text), ["a1-a3", "a1xxa3"]);
  assert.equal(model.choose(asked, asked.several[1]).model.chosen.text, "a1xxa3");
});

test("nothing can be chosen while an act is on its way, or out of turn", () => {
  for (const state of [{ busy: true }, { waits: true }, { builds: true }]) {
    assert.deepEqual(model.offered({ ...model.begin(game()), ...state }), []);
  }
  assert.deepEqual(model.offered(model.begin(game({ due: false }))), []);
});

test("the opponent's move is followed at the end, and announced elsewhere", () => {
  const before = model.begin(game({ plies: [ply("1. a1-a3")], ply: 1, due: false }));
  const next = game({ version: 2, seq: 2, board: 2, plies: [ply("1. a1-a3"), ply("1... a7-a5")], ply: 2 });
  assert.equal(model.refresh(before, next, false).ply, 2);
  const looking = model.refresh(model.go(before, 0), next, false);
  assert.deepEqual([looking.ply, looking.missed], [0, true]);
  assert.equal(model.go(looking, 2).missed, false);
  const line = { ...game(), code: undefined, load: "/line", plies: [ply("1. b1-b3")], ply: 1 };
  const trying = model.refresh(model.enter(before, line), next, false);
  assert.deepEqual([trying.line, trying.missed], [line, true]);
  assert.deepEqual([model.leave(trying).ply, model.leave(trying).line], [2, undefined]);
});

test("an older state that comes late changes nothing", () => {
  const now = model.begin(game({ version: 5 }));
  assert.equal(model.refresh(now, game({ version: 4 }), false), now);
});

test("news that leave the board alone leave a choice alone", () => {
  const chosen = after("a1", "a3").model;
  assert.equal(model.refresh(chosen, game({ version: 2, seq: 2 }), false).chosen, WALK);
});

test("steps stay within the game", () => {
  const state = model.begin(game({ plies: [ply("1. a1-a3", WALK.cells)], ply: 1, due: false }));
  assert.deepEqual([model.go(state, -3).ply, model.go(state, 9).ply], [0, 1]);
  assert.deepEqual(model.units(model.go(state, 0)), START);
  assert.deepEqual(model.strength(model.units(state), "romans"), { towers: 1, walls: 2 });
});

test("an arrow that is drawn twice is gone", () => {
  const one = model.sketch(model.begin(game()), "a1", "a3");
  assert.deepEqual(one.sketches, [["a1", "a3"]]);
  assert.deepEqual(model.sketch(one, "a1", "a3").sketches, []);
  assert.deepEqual(model.clearSketches(one).sketches, []);
});
