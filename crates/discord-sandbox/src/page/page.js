// One person's view of the sandbox: keeps up with the world and draws it.

import { $, tell } from "./dom.js";
import { closeCommand, openCommand, runCommand } from "./command.js";
import { drawComposer, endReply, mention, startReply } from "./composer.js";
import { begun, drawFirst } from "./first.js";
import { drawMessages, jump, spoken } from "./message.js";
import { openModal } from "./modal.js";
import { drawMe, drawPeople, openMenu } from "./people.js";
import { drawSide, foldDrawer } from "./side.js";
import { tick } from "./time.js";
import { ask, channelName, commands, learn, markRead, view } from "./world.js";
import { on } from "./wires.js";

let drawnFor = "";
let connected = true;
let running = Promise.resolve();

// One after the other, so that an older answer never replaces a newer one.
function refresh() {
  running = running.then(draw, draw);
  return running;
}

async function draw() {
  await learn();
  markRead();
  if (drawnFor && drawnFor !== view.me) {
    closeCommand();
    endReply();
  }
  drawnFor = view.me;
  $("title").textContent = view.channel ? channelName(view.channel) : "No channel";
  document.title = `${$("title").textContent} · ${view.state.bot_name} sandbox`;
  drawSide();
  drawMe();
  drawPeople();
  drawComposer();
  drawPins();
  drawFirst();
  const fresh = drawMessages().filter((message) => message.author_id !== view.me);
  if (fresh.length) $("live").textContent = fresh.map(spoken).join(" ");
  if (connected !== view.state.connected) tell(view.state.connected ? "" : `${view.state.bot_name} is not connected.`);
  connected = view.state.connected;
  tick();
}

function drawPins() {
  const pinned = view.messages.filter((message) => message.pinned);
  $("pins").hidden = pinned.length === 0;
  $("pins").textContent = `Pinned ${pinned.length}`;
  $("pins").setAttribute("aria-label", `Pinned messages: ${pinned.length}`);
  $("pins").onclick = (event) => openMenu(event, "Pinned", pinned.map((message) => ({ text: spoken(message).slice(0, 80), run: () => jump(message.id) })));
}

async function go(channel, message) {
  foldDrawer();
  if (channel !== view.channel) {
    view.channel = channel;
    endReply();
    closeCommand();
    tell();
    await refresh();
  }
  if (message) jump(message);
}

on("go", go);
on("changed", refresh);
on("command", (path) => {
  const command = commands().find((one) => one.path === path);
  if (command) openCommand(command);
});
on("mention", mention);
on("modal", openModal);
on("reply", startReply);
on("run", runCommand);
on("ran", begun);
on("used", begun);
setInterval(() => { if (view.state) tick(); }, 1000);
document.addEventListener("visibilitychange", () => { if (view.state) refresh(); });

async function follow() {
  for (;;) {
    try {
      await refresh();
      await ask(`/sandbox/changes?after=${view.state.version}`);
    } catch (error) {
      console.error(error);
      tell("The sandbox does not answer.");
      await new Promise((wake) => setTimeout(wake, 1000));
    }
  }
}
follow();
