// The state of a page with a board, without a browser: `node --test tests/scripts`.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as model from "../../src/web/site/assets/model.js";
import { undone } from "../../src/web/site/assets/past.js";

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
  for (const state of [{ busy: true }, { waits: "a1-a3" }, { builds: true }]) {
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

const LOAD = "/board/state?v=standard&s=romans";
/** A board with a tree: the line that is shown, and the place of each of its plies. */
const tree = (text, places, ply, more = {}) =>
  game({ code: undefined, load: LOAD, from: 0, tree: text, places, ply, plies: places.slice(1).map((place) => ply_(place)), ...more });
const ply_ = (place) => ply(`${place}. a1-a3`);

test("a place in a tree is named by its number, and a ply of a line by its moves", () => {
  const board = model.begin(tree("a1-a3(b1-b3;c7-c5)", [0, 2, 3], 1));
  assert.equal(model.spot(board), "&m=a1-a3(b1-b3%3Bc7-c5)&n=2");
  assert.equal(model.spot(model.go(board, 0)), "&m=a1-a3(b1-b3%3Bc7-c5)&n=0");
  assert.equal(model.spotAfter(board, "a7-a5"), "&m=a1-a3(b1-b3%3Bc7-c5)&n=2&play=a7-a5");
  assert.deepEqual([model.plyOf(board, 3), model.plyOf(board, 1), model.placeOf(board)], [2, undefined, 2]);
  const line = model.begin(game({ load: "/line", from: 1, plies: [ply("1. a1-a3"), ply("1... a7-a5")], ply: 2 }));
  assert.deepEqual([model.spot(line), model.spotAfter(line, "b1-b3"), model.spotBefore(line, 1)], ["&m=a7-a5", "&m=a7-a5%3Bb1-b3", "&m="]);
  assert.equal(model.placeOf(line), undefined);
});

test("a tree beside a game is named from the ply where it begins", () => {
  const there = model.enter(model.begin(game({ plies: [ply("1. a1-a3")], ply: 1 })), tree("a7-a5", [0, 1], 2, { from: 1, load: "/g/x/line?at=1", plies: [ply("1. a1-a3"), ply("1... a7-a5")] }));
  assert.equal(model.spot(there), "&m=a7-a5&n=1");
  assert.deepEqual([0, 1, 2].map((at) => model.placeOf(model.go(there, at))), [undefined, 0, 1]);
  assert.deepEqual([model.plyOf(there, 0), model.plyOf(there, 1)], [1, 2]);
});

test("each change of a tree can be taken back, one after the other", () => {
  const start = model.begin(tree("", [0], 0));
  const one = model.enter(start, tree("a1-a3", [0, 1], 1));
  const two = model.enter(model.go(one, 0), tree("a1-a3(b1-b3)", [0, 2], 1));
  assert.deepEqual(two.past, [`${LOAD}&m=&n=0`, `${LOAD}&m=a1-a3&n=0`]);
  // Going to a place changes nothing, and a position that is set up does.
  assert.deepEqual(model.enter(two, tree("a1-a3(b1-b3)", [0, 1], 1)).past, two.past);
  assert.equal(model.enter(two, tree("", [0], 0, { load: `${LOAD}&p=8/8` })).past.length, 3);
  const back = model.enter(two, tree("a1-a3", [0, 1], 0), two.past.slice(0, -1));
  assert.deepEqual(back.past, [`${LOAD}&m=&n=0`]);
  assert.equal(Array.from({ length: 80 }).reduce((made, _, n) => model.enter(made, tree(`m${n}`, [0, 1], 1)), start).past.length, 50);
});

test("a tree that is left for the game is over", () => {
  const before = model.begin(game({ plies: [], ply: 0 })), load = "/g/x/line?at=0";
  const tried = model.enter(model.enter(before, tree("", [0], 0, { load })), tree("a1-a3", [0, 1], 1, { load }));
  assert.equal(tried.past.length, 1);
  assert.deepEqual(model.leave(tried).past, []);
});

test("what is taken back keeps the side and the level, and another variant is another page", () => {
  const now = { ...model.begin(tree("", [0], 0, { load: "/board/state?v=hex&s=gauls" })), past: [`${LOAD}&l=Tiro&m=a1-c3&n=1`] };
  assert.deepEqual(undone(now), { to: "/board/state?v=standard&s=gauls&m=a1-c3&n=1", other: true, past: [] });
  const same = { ...model.begin(tree("", [0], 0, { load: `${LOAD}&l=Tiro` })), past: ["x", `${LOAD}&p=8%2F8&m=&n=0`] };
  assert.deepEqual(undone(same), { to: "/board/state?v=standard&s=romans&p=8%2F8&m=&n=0&l=Tiro", other: false, past: ["x"] });
});

test("a stroke lays a unit, or takes it away where it begins on one", () => {
  assert.equal(model.brush(START, "c3", "romans-tower"), "romans-tower");
  assert.equal(model.brush(START, "a7", "romans-tower"), "romans-tower");
  assert.equal(model.brush(START, "a1", "romans-tower"), "");
});
