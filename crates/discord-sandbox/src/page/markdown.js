// Discord's Markdown, as far as bots use it. It becomes text nodes and elements, never markup.

import { element } from "./dom.js";
import { channelName, named, view } from "./world.js";
import { time } from "./time.js";
import { emit } from "./wires.js";

const link = (url, ...inside) => element("a", { href: url, target: "_blank", rel: "noreferrer" }, ...inside);
const mention = (text, go) => element(go ? "button" : "span", { type: go && "button", class: "mention", onclick: go || (() => {}) }, text);
const role = (id) => view.state.roles.find((one) => one.id === id)?.name.replace("@", "") || "role";
const person = (id) => element("button", { type: "button", class: "mention", "data-menu": id }, `@${named(id)}`);

const MARKS = [
  [/^\\([^0-9A-Za-z\s])/, (m) => m[1]],
  [/^```(?:\w*\n)?([\s\S]*?)```\n?/, (m) => element("pre", {}, m[1])],
  [/^`([^`]+)`/, (m) => element("code", {}, m[1])],
  [/^\*\*([\s\S]+?)\*\*(?!\*)/, (m) => element("strong", {}, format(m[1]))],
  [/^__([\s\S]+?)__/, (m) => element("u", {}, format(m[1]))],
  [/^~~([\s\S]+?)~~/, (m) => element("s", {}, format(m[1]))],
  [/^\|\|([\s\S]+?)\|\|/, (m) => element("details", { class: "spoiler" }, element("summary", {}, "Spoiler"), format(m[1]))],
  [/^\*([^*\s][^*]*)\*/, (m) => element("em", {}, format(m[1]))],
  [/^_([^_\s][^_]*)_(?!\w)/, (m) => element("em", {}, format(m[1]))],
  [/^\[([^\]\n]+)\]\(<?https:\/\/discord\.com\/channels\/[\w@]+\/(\d+)\/(\d+)>?\)/, (m) => mention(m[1], () => emit("go", m[2], m[3]))],
  [/^\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, (m) => link(m[2], format(m[1]))],
  [/^<@!?(\d+)>/, (m) => person(m[1])],
  [/^<@&(\d+)>/, (m) => mention(`@${role(m[1])}`)],
  [/^<#(\d+)>/, (m) => mention(channelName(m[1]), () => emit("go", m[1]))],
  [/^<\/([^:>]+):\d+>/, (m) => mention(`/${m[1]}`, () => emit("command", m[1]))],
  [/^<t:(-?\d+)(?::(\w))?>/, (m) => time(Number(m[1]), m[2])],
  [/^<a?:(\w+):\d+>/, (m) => `:${m[1]}:`],
  [/^<?https:\/\/discord\.com\/channels\/[\w@]+\/(\d+)\/(\d+)>?/, (m) => mention(`${channelName(m[1])} › message`, () => emit("go", m[1], m[2]))],
  [/^<?https:\/\/discord\.com\/channels\/[\w@]+\/(\d+)>?/, (m) => mention(channelName(m[1]), () => emit("go", m[1]))],
  [/^<(https?:\/\/[^\s>]+)>/, (m) => link(m[1], m[1])],
  [/^https?:\/\/[^\s<>]*[^\s<>.,;:!?)\]]/, (m) => link(m[0], m[0])],
];

// Marks at the start of a line.
const LINES = [
  [/^-# ([^\n]*)\n?/, (m) => element("small", {}, format(m[1]))],
  [/^> ([^\n]*(?:\n> [^\n]*)*)\n?/, (m) => element("blockquote", {}, format(m[1].replaceAll("\n> ", "\n")))],
  [/^(#{1,3}) ([^\n]*)\n?/, (m) => element(`h${m[1].length + 2}`, {}, format(m[2]))],
  [/^[-*] [^\n]*(?:\n[-*] [^\n]*)*\n?/, (m) => element("ul", {}, m[0].trimEnd().split("\n").map((line) => element("li", {}, format(line.slice(2)))))],
  [/^\d+\. [^\n]*(?:\n\d+\. [^\n]*)+\n?/, (m) => element("ol", { start: parseInt(m[0], 10) }, m[0].trimEnd().split("\n").map((line) => element("li", {}, format(line.replace(/^\d+\. /, "")))))],
];

// A text as nodes.
export function format(text) {
  const parts = [];
  let rest = text;
  let begins = true;
  while (rest) {
    const marks = begins ? [...LINES, ...MARKS] : MARKS;
    const hit = marks.map(([pattern, make]) => [rest.match(pattern), make]).find(([match]) => match);
    const taken = hit ? hit[0][0] : rest[0];
    if (hit) parts.push(hit[1](hit[0]));
    else if (typeof parts.at(-1) === "string") parts[parts.length - 1] += taken;
    else parts.push(taken);
    rest = rest.slice(taken.length);
    begins = taken.endsWith("\n") || (hit && LINES.some(([, make]) => make === hit[1]));
  }
  return parts;
}
