// The line people write in: messages, replies, mentions, and commands after a slash.

import { $, tell } from "./dom.js";
import { openCommand } from "./command.js";
import { avatar } from "./people.js";
import { fitting, offer } from "./picker.js";
import { emit } from "./wires.js";
import { actOrTell, botName, channel, channelName, commands, isDirect, isForum, own, view } from "./world.js";

const text = $("text");

// The word with @ before the cursor.
const mentioning = () => text.value.slice(0, text.selectionStart).match(/(?:^|\s)@(\w*)$/);

function find(typed) {
  if (typed.startsWith("/")) {
    const items = commands().map((command) => ({ label: `/${command.path}`, note: own(command.part, "description"), command }));
    return fitting(items, typed.slice(1), (item) => item.command.path);
  }
  const word = mentioning();
  if (!word) return [];
  const people = [{ id: view.state.bot, name: botName() }, ...view.state.people];
  return fitting(people.map((one) => ({ label: `@${one.name}`, name: one.name, icon: avatar(one.id, "small") })), word[1], (item) => item.name);
}

function take(item) {
  if (item.command) {
    text.value = "";
    return openCommand(item.command);
  }
  const from = text.selectionStart - mentioning()[1].length - 1;
  text.setRangeText(`${item.label} `, from, text.selectionStart, "end");
  return grow();
}

const { list, open, close } = offer(text, { find, take });
list.classList.add("above");
$("write").prepend(list);

function grow() {
  text.style.height = "auto";
  text.style.height = `${Math.min(text.scrollHeight + 2, 200)}px`;
}

// The command typed in full, the longest if several fit.
function typedCommand(whole) {
  const fits = commands().filter((one) => whole === `/${one.path}` || whole.startsWith(`/${one.path} `));
  return fits.toSorted((one, other) => other.path.length - one.path.length)[0];
}

text.addEventListener("input", () => {
  grow();
  const command = text.value.endsWith(" ") && typedCommand(text.value.trimEnd());
  if (!command || `/${command.path}` !== text.value.trimEnd()) return;
  text.value = "";
  close();
  openCommand(command);
});

text.addEventListener("keydown", (event) => {
  if (event.key === "Escape") endReply();
  if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  $("write").requestSubmit();
});

$("slash").addEventListener("click", () => {
  text.value = "/";
  text.focus();
  open();
});

$("write").addEventListener("submit", async (event) => {
  event.preventDefault();
  const whole = text.value.trim();
  if (!whole) return;
  if (whole.startsWith("/")) {
    const command = typedCommand(whole);
    if (command) openCommand(command, whole.slice(command.path.length + 2));
    else tell(`There is no command ${whole.split(" ")[0]}.`);
    if (command) text.value = "";
    return;
  }
  const content = whole.replace(/@(\w+)/g, (said, name) => {
    if (name === botName()) return `<@${view.state.bot}>`;
    const one = view.state.people.find((other) => other.name === name);
    return one ? `<@${one.id}>` : said;
  });
  text.value = "";
  grow();
  close();
  const to = view.reply;
  const reply_to = to?.id;
  endReply();
  await actOrTell({ do: "say", channel: view.channel, content, reply_to });
  if (to) emit("used", to);
  if (!reply_to && isUnread(content)) tell(`${botName()} does not read this, as in production: reply to its message, or mention it.`);
});

// Whether the bot gets a message without its text, in a thread, where it is likely meant for the bot.
function isUnread(content) {
  const here = channel(view.channel);
  return here.parent && !isDirect(here) && !view.state.content_shown && !content.includes(view.state.bot);
}

export function startReply(message) {
  view.reply = message;
  $("replying").hidden = false;
  $("replying").textContent = `Replying to ${message.author} · Esc ends that`;
  text.focus();
}

export function endReply() {
  view.reply = null;
  $("replying").hidden = true;
}
$("replying").addEventListener("click", endReply);

export function mention(name) {
  text.setRangeText(`@${name} `, text.selectionStart, text.selectionEnd, "end");
  text.focus();
}

export function drawComposer() {
  const here = channel(view.channel);
  const forum = Boolean(here && isForum(here));
  text.disabled = !here || here.locked || forum;
  $("slash").disabled = forum;
  text.placeholder = forum ? "A forum holds posts and no messages" : here?.locked ? "This thread is locked" : here?.archived ? "Archived: writing opens it again" : here ? `Message ${channelName(here.id)}` : "";
}
