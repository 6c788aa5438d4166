// Messages as people see them.

import { $, element } from "./dom.js";
import { format } from "./markdown.js";
import { drawComponent, failure } from "./parts.js";
import { avatar, openMenu } from "./people.js";
import { written } from "./time.js";
import {
  MESSAGE_MENU, botName, channel, channelName, isDirect, isForum, me, menuCommands, named, own, runMenuCommand, threadsOf, view,
} from "./world.js";
import { emit } from "./wires.js";

// Dismissed ephemeral messages. Those from before the page was opened are gone anyway.
const dismissed = new Set();

const local = (url) => url.replace(/^https?:\/\/[^/]+/, "");
const isPicture = (file) => /\.(png|gif|jpe?g|webp)$/i.test(file.name);

// A message is drawn again only if this has changed.
function key(message, follows) {
  return JSON.stringify([message, follows, failure(message), view.me, me().locale, menuCommands(MESSAGE_MENU).length, written(message.at), message.thread && channelName(message.thread)]);
}

const drawn = new Map();

// Draws the channel. Returns the messages that are new since it was last drawn.
export function drawMessages() {
  const list = $("messages");
  const anew = list.dataset.channel !== view.me + view.channel;
  if (anew) drawn.clear();
  const atEnd = anew || list.scrollHeight - list.scrollTop - list.clientHeight < 120;
  const shown = view.messages.filter((message) => !dismissed.has(message.id));
  const fresh = [];
  const items = shown.map((message, n) => {
    const now = key(message, follows(message, shown[n - 1]));
    const old = drawn.get(message.id);
    if (old?.key === now) return old.item;
    const item = drawMessage(message, follows(message, shown[n - 1]));
    if (!old) fresh.push(message);
    drawn.set(message.id, { key: now, item });
    return item;
  });
  const wanted = [intro(), ...items];
  wanted.forEach((item, n) => { if (list.children[n] !== item) list.insertBefore(item, list.children[n] || null); });
  while (list.children.length > wanted.length) list.lastChild.remove();
  list.dataset.channel = view.me + view.channel;
  const toEnd = () => { list.scrollTop = list.scrollHeight; };
  if (atEnd || fresh.some((message) => message.author_id === view.me || message.whisper)) {
    toEnd();
    list.querySelectorAll("img").forEach((picture) => { if (!picture.complete) picture.addEventListener("load", toEnd, { once: true }); });
  }
  return anew ? [] : fresh;
}

// The head of the channel, above the first message. The element stays the same.
let begin = element("li");
function intro() {
  const here = channel(view.channel);
  const name = channelName(view.channel);
  const state = [name, ...(here && isForum(here) ? threadsOf(here).map((one) => one.name) : [])].join("\n");
  if (begin.dataset.state === state) return begin;
  begin = element("li", { class: "begin", "data-state": state }, element("h3", {}, here?.parent ? name : `Welcome to ${name}`), element("p", {}, about(here)));
  return begin;
}

function about(here) {
  if (here && isForum(here)) return ["A forum: each post is a thread of its own. ", threadsOf(here).map((one) => [element("button", { type: "button", class: "mention", onclick: () => emit("go", one.id) }, one.name), " "])];
  if (here?.parent) return [isForum(channel(here.parent)) ? "A post in " : "A thread in ", element("button", { type: "button", class: "mention", onclick: () => emit("go", here.parent) }, channelName(here.parent))];
  if (here && isDirect(here)) return `Only you and ${botName()} see what you write here.`;
  return `This is a small Discord on your own machine, with ${botName()} in it. Be several people by turns: the button at the upper right says who you are.`;
}

// Whether a message continues the one before, and needs no head of its own.
const follows = (message, before) =>
  before && before.author_id === message.author_id && message.at - before.at < 300000 && !message.reply_to && !message.answers && message.whisper === before.whisper && !before.pinned;

function drawMessage(message, goesOn) {
  const item = element("li", {
    class: ["message", goesOn && "goes-on", message.pinged.includes(view.me) && "pinged", message.whisper && "whisper"].filter(Boolean).join(" "),
    "data-message": message.id,
  });
  item.append(
    ...[before(message)].filter(Boolean),
    goesOn ? "" : avatar(message.author_id),
    element("div", { class: "content" }, goesOn ? undefined : head(message), content(message)),
    tools(message),
  );
  return item;
}

function head(message) {
  const notes = [message.bot && element("span", { class: "tag" }, "BOT"), element("span", { class: "note" }, written(message.at)),
    message.pinned && element("span", { class: "note" }, "pinned")];
  return element("div", { class: "head" }, element("button", { type: "button", class: "by", "data-menu": message.author_id }, message.author), notes);
}

// The message or command it answers.
function before(message) {
  if (message.reply_to) {
    const to = view.messages.find((other) => other.id === message.reply_to);
    const text = to ? spoken(to).slice(0, 90) : "a message that is gone";
    return element("button", { type: "button", class: "answers", onclick: () => jump(message.reply_to) }, "↱ ", text);
  }
  if (message.answers) return element("div", { class: "answers" }, "↱ ", avatar(message.answers[0], "tiny"), `${named(message.answers[0])} used /${message.answers[1]}`);
  return undefined;
}

function content(message) {
  if (message.thinking) return [element("div", { class: "body thinking" }, `${botName()} is thinking`, element("span", { class: "dots", "aria-hidden": "true" })), foot(message)];
  const text = format(message.content);
  if (message.edited) text.push(element("span", { class: "note" }, " (edited)"));
  return [
    element("div", { class: "body" }, text),
    message.embeds.map((embed) => drawEmbed(message, embed)),
    message.laid_out ? undefined : message.files.filter((file) => !file.embedded).map(drawFile),
    message.components.map((part) => drawComponent(message, part, drawnParts(message))),
    failure(message) && element("p", { class: "failed", role: "alert" }, failure(message)),
    message.thread && element("div", { class: "row" }, element("button", { type: "button", class: "thread", onclick: () => emit("go", message.thread) }, `Thread: ${channelName(message.thread)} ›`)),
    foot(message),
  ];
}

function foot(message) {
  const dismiss = () => { dismissed.add(message.id); drawn.delete(message.id); drawMessages(); };
  return message.whisper && element("p", { class: "only" }, element("span", { class: "eye", "aria-hidden": "true" }), "Only you can see this · ", element("button", { type: "button", onclick: dismiss }, "Dismiss"));
}

function tools(message) {
  if (message.whisper) return "";
  const commands = menuCommands(MESSAGE_MENU).map((command) => ({
    text: own(command, "name"),
    run: () => runMenuCommand({ do: "message_command", name: command.name, message: message.id }),
  }));
  const menu = commands.length > 0 && element("button", { type: "button", "aria-haspopup": "menu", "aria-label": `Apps for the message of ${message.author}`, title: "Apps", onclick: (event) => openMenu(event, "Apps", commands) }, "⋯", element("span", {}, " Apps"));
  return element("span", { class: "tools" }, menu, element("button", { type: "button", "aria-label": `Reply to ${message.author}`, title: "Reply", onclick: () => emit("reply", message) }, "↩", element("span", {}, " Reply")));
}

function drawFile(file) {
  return isPicture(file) ? picture(file.url, file.description || file.name, "picture") : element("a", { class: "file", href: local(file.url), download: file.name }, `⤓ ${file.name}`);
}

function picture(url, text, kind) {
  const large = () => {
    $("picture").replaceChildren(element("img", { src: local(url), alt: text }), element("p", {}, text), element("button", { type: "button" }, "Close"));
    $("picture").showModal();
  };
  return element("button", { type: "button", class: kind, onclick: large, "aria-label": `Enlarge: ${text}` }, element("img", { src: local(url), alt: text, title: text }));
}
$("picture").addEventListener("click", () => $("picture").close());

// A small picture: a file of the message, or a drawn one in the place of an avatar on Discord's servers.
function icon(message, url, kind) {
  const file = message.files.find((one) => one.url === url);
  if (file) return picture(url, file.description || file.name, kind);
  const whose = url.match(/\/avatars\/(\d+)\//);
  return whose ? element("span", { class: kind }, avatar(whose[1], kind === "thumbnail" ? "large" : "tiny")) : undefined;
}

function drawEmbed(message, embed) {
  const colour = embed.color === undefined ? "" : `#${embed.color.toString(16).padStart(6, "0")}`;
  const made = element("article", { class: "embed" },
    embed.thumbnail && icon(message, embed.thumbnail.url, "thumbnail"),
    embed.author && element("div", { class: "author" }, embed.author.icon_url && icon(message, embed.author.icon_url, "icon"), embed.author.name),
    embed.title && element("h4", {}, embed.url ? element("a", { href: embed.url, target: "_blank", rel: "noreferrer" }, format(embed.title)) : format(embed.title)),
    embed.description && element("div", { class: "body" }, format(embed.description)),
    embed.fields?.length > 0 && element("dl", {}, embed.fields.map((field) => element("div", { class: field.inline ? "inline" : "" }, element("dt", {}, format(field.name)), element("dd", { class: "body" }, format(field.value))))),
    embed.image && icon(message, embed.image.url, "picture"),
    (embed.footer || embed.timestamp) && element("footer", {}, embed.footer?.icon_url && icon(message, embed.footer.icon_url, "icon"), [embed.footer?.text, embed.timestamp && written(Date.parse(embed.timestamp))].filter(Boolean).join(" · ")));
  if (colour) made.style.setProperty("--bar", colour);
  return made;
}

// How the parts of a laid-out message are drawn.
function drawnParts(message) {
  const byUrl = (url) => message.files.find((file) => file.url === url);
  return {
    text: format,
    media: (item, kind) => picture(item.media.url, item.description || byUrl(item.media.url)?.description || "A picture", kind),
    file: (url) => byUrl(url) && drawFile(byUrl(url)),
  };
}

const writtenIn = (parts) => parts.flatMap((part) => [part.content, ...writtenIn(part.components || [])]);

// Scrolls to a message of this channel.
export function jump(id) {
  const item = document.querySelector(`[data-message="${id}"]`);
  if (!item) return;
  item.scrollIntoView({ block: "center" });
  item.classList.add("found");
  setTimeout(() => item.classList.remove("found"), 1500);
}

// A message in a few words, for screen readers.
export const spoken = (message) => {
  const parts = [message.content, ...message.embeds.flatMap((embed) => [embed.title, embed.description]), ...writtenIn(message.components)];
  return `${message.author}: ${parts.filter(Boolean).join(". ").replace(/<@!?(\d+)>/g, (_, id) => named(id)).replace(/<(\/[^:>]+):\d+>/g, "$1").replace(/<t:[^>]*>|[*_`~>#]|<[^>]*>/g, "").slice(0, 300)}`;
};
