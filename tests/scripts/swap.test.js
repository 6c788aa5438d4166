// What is drawn anew takes the place of what was there, and keeps what is the same. The document
// is a small one of our own.

import assert from "node:assert/strict";
import { test } from "node:test";
import { morph } from "../../src/web/site/assets/swap.js";

/** As much of a document's node as a swap touches. */
class Node {
  constructor(name, value) {
    [this.nodeName, this.nodeValue, this.childNodes, this.parent] = [name, value, [], undefined];
  }
  get firstChild() {
    return this.childNodes[0] ?? null;
  }
  get nextSibling() {
    return this.parent?.childNodes[this.parent.childNodes.indexOf(this) + 1] ?? null;
  }
  remove() {
    this.parent?.childNodes.splice(this.parent.childNodes.indexOf(this), 1);
    this.parent = undefined;
  }
  insertBefore(node, next) {
    node.remove();
    this.childNodes.splice(next ? this.childNodes.indexOf(next) : this.childNodes.length, 0, node);
    node.parent = this;
  }
}

class Element extends Node {
  constructor(name, attributes, children) {
    super(name.toUpperCase(), null);
    this.values = new Map(Object.entries(attributes));
    for (const child of children) this.insertBefore(typeof child === "string" ? new Node("#text", child) : child, null);
  }
  get attributes() {
    return [...this.values].map(([name, value]) => ({ name, value }));
  }
  get options() {
    return this.childNodes;
  }
  get defaultSelected() {
    return this.values.has("selected");
  }
  hasAttribute(name) {
    return this.values.has(name);
  }
  getAttribute(name) {
    return this.values.get(name) ?? null;
  }
  setAttribute(name, value) {
    this.values.set(name, value);
  }
  removeAttribute(name) {
    this.values.delete(name);
  }
}

const make = (name, attributes = {}, ...children) => new Element(name, attributes, children);
const written = (node) => node.nodeValue ?? `<${node.nodeName} ${JSON.stringify([...node.values])}>${node.childNodes.map(written).join("")}`;

/** Swaps the children of one box for those of another: what was there, and what is there now. */
function swapped(before, after) {
  const box = make("div", {}, ...before), there = [...box.childNodes];
  morph(box, make("div", {}, ...after));
  return { box, there, now: [...box.childNodes] };
}

const item = (ply, text = `move ${ply}`) => make("a", { "data-ply": ply }, text);

test("what is the same stays the same node, wherever something comes or goes before it", () => {
  for (const [before, after] of [
    [[1, 2, 3], [2, 3]],
    [[1, 2, 3], [1, 3]],
    [[2, 3], [1, 2, 3]],
    [[1, 2, 3], [1, 4, 5, 3, 6]],
    [[], [1, 2]],
    [[1, 2], []],
  ]) {
    const { there, now } = swapped(before.map((ply) => item(ply)), after.map((ply) => item(ply)));
    assert.deepEqual(now.map((one) => one.getAttribute("data-ply")), after);
    for (const [n, ply] of before.entries()) {
      if (after.includes(ply)) assert.equal(now[after.indexOf(ply)], there[n], `${before} to ${after}: ${ply}`);
    }
  }
});

test("the page holds what the server drew, whatever it held before", () => {
  const pages = [
    () => [make("p", {}, "Ann to move"), make("form", { "data-press": "x" }, make("input", { name: "note" }))],
    () => [make("h3", { id: "t" }, "Draw?"), make("p", { class: "small" }, "now ", make("time", {}, "1 day")), item(1)],
    () => [item(2, "other"), "text", make("form", { "data-press": "y" }, make("input", { name: "note", value: "a" }))],
    () => ["text", make("p", {}), make("p", { class: "small" }, item(1), item(2)), item(1)],
    () => [],
  ];
  for (const before of pages) {
    for (const after of pages) {
      assert.equal(written(swapped(before(), after()).box), written(make("div", {}, ...after())));
    }
  }
});

test("a field that is half typed stays, and one of another form is another", () => {
  const form = (press, label) => make("form", { "data-press": press }, make("label", {}, label, make("input", { name: "note" })));
  const input = (box) => box.childNodes[0].childNodes[0].childNodes[1];
  const box = make("div", {}, form("note:1", "Note")), typed = input(box);
  typed.value = "half";
  morph(box, make("div", {}, form("note:1", "Your note")));
  assert.equal(input(box), typed);
  assert.equal(typed.value, "half");
  assert.equal(input(box).parent.childNodes[0].nodeValue, "Your note");
  morph(box, make("div", {}, form("reason:1", "Reason")));
  assert.notEqual(input(box), typed);
});

test("what a reader opened stays open, and what is closed stays closed", () => {
  const fresh = () => make("details", { class: "looks" }, make("summary", {}, "More"));
  const box = make("div", {}, fresh());
  box.childNodes[0].setAttribute("open", "");
  morph(box, make("div", {}, make("details", { class: "files" }, make("summary", {}, "Files"))));
  assert.deepEqual([...box.childNodes[0].values], [["class", "files"], ["open", ""]]);
});

test("a menu that acts at once shows what the server says", () => {
  const menu = (chosen) => make("select", { "data-press": "theme" }, ...["wood", "stone"].map((value) => make("option", value === chosen ? { value, selected: "" } : { value })));
  const box = make("div", {}, menu("wood")), [wood, stone] = box.childNodes[0].options;
  [wood.selected, stone.selected] = [false, true];
  morph(box, make("div", {}, menu("wood")));
  assert.deepEqual([wood.selected, stone.selected], [true, false]);
});
