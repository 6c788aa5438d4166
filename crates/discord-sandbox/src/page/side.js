// The side bar: channels, threads, time, settings. It folds; on a phone it is a drawer.

import { $, element } from "./dom.js";
import { actOrTell, botName, channelName, isDirect, isForum, isUnread, me, post, threadsOf, unreadPings, view } from "./world.js";
import { badge, directOf } from "./people.js";
import { emit } from "./wires.js";

const narrow = matchMedia("(max-width: 48rem)");

function fold(folded) {
  document.body.classList.toggle("folded", folded);
  $("fold").setAttribute("aria-expanded", String(!folded));
  $("shade").hidden = folded || !narrow.matches;
  $("side").inert = folded;
}
$("fold").addEventListener("click", () => fold(!document.body.classList.contains("folded")));
$("shut").addEventListener("click", () => { fold(true); $("fold").focus(); });
$("shade").addEventListener("click", () => fold(true));
narrow.addEventListener("change", () => fold(narrow.matches));
document.addEventListener("keydown", (event) => { if (event.key === "Escape" && narrow.matches) fold(true); });
fold(narrow.matches);

export const foldDrawer = () => { if (narrow.matches) fold(true); };

function row(channel, kind) {
  const here = channel.id === view.channel;
  const sign = { thread: "↳", direct: "✉", forum: "▤" }[kind] || "#";
  const pings = unreadPings(view.me, channel.id);
  return element("li", { class: `${kind} ${here ? "here" : isUnread(channel) ? "unread" : ""} ${channel.archived ? "archived" : ""}`, "data-channel": isDirect(channel) ? `@${botName()}` : channel.name },
    element("button", { type: "button", title: channelName(channel.id), "aria-current": here && "page", onclick: () => emit("go", channel.id) },
      element("span", { class: "sign", "aria-hidden": "true" }, sign), element("span", { class: "name" }, channelName(channel.id).replace(/^#/, "")), channel.archived && element("small", {}, "archived"), badge(pings)));
}

export function drawSide() {
  const { state } = view;
  $("server").textContent = state.server;
  for (const name of document.querySelectorAll(".bot-name")) name.textContent = botName();
  const threads = (home, archived) => threadsOf(home).filter((one) => one.archived === archived);
  const items = state.channels.filter((one) => one.kind === 0 || isForum(one)).flatMap((home) => [
    row(home, isForum(home) ? "forum" : "channel"), ...threads(home, false).map((one) => row(one, "thread")), ...threads(home, true).map((one) => row(one, "thread")),
  ]);
  const direct = directOf();
  items.push(direct ? row(direct, "direct") : element("li", { class: "direct" }, element("button", { type: "button", onclick: openDirect },
    element("span", { class: "sign", "aria-hidden": "true" }, "✉"), element("span", { class: "name" }, `Write to ${botName()}`))));
  $("channels").replaceChildren(...items);
  const when = (text) => new Date(text).toLocaleDateString([], { weekday: "short", month: "short", day: "numeric" });
  $("events").replaceChildren(...state.events.map(({ name, about, place, starts }) =>
    element("li", { title: about }, element("a", { href: place }, element("span", { class: "name" }, name)), element("small", {}, when(starts)))));
  $("events-title").hidden = state.events.length === 0;
  $("direct").checked = !me().closed;
  $("content").checked = state.content_shown;
  $("scheduling").checked = state.may_schedule;
  if (!$("locale").children.length) drawLanguages();
  $("locale").value = me().locale;
}

function drawLanguages() {
  const name = (code) => new Intl.DisplayNames(code, { type: "language" }).of(code);
  const options = view.state.locales.map((code) => [code, name(code)]).toSorted(([, one], [, other]) => one.localeCompare(other));
  $("locale").replaceChildren(...options.map(([code, text]) => element("option", { value: code }, text)));
}

async function openDirect() {
  const said = await actOrTell({ do: "open_direct" });
  if (said.id) emit("go", said.id);
}

$("locale").addEventListener("change", () => actOrTell({ do: "speak", locale: $("locale").value }));
$("direct").addEventListener("change", () => actOrTell({ do: "take_direct", open: $("direct").checked }));
$("scheduling").addEventListener("change", () => post("/sandbox/scheduling", { permitted: $("scheduling").checked }));
$("content").addEventListener("change", () => post("/sandbox/content", { shown: $("content").checked }));
$("invite").addEventListener("click", () => { foldDrawer(); post("/sandbox/gateway", { do: "invite" }); });
$("clock").addEventListener("click", (event) => {
  const ahead = Number(event.target.dataset.ahead);
  if (ahead) post("/sandbox/time", { advance_ms: ahead });
});
