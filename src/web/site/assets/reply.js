// @ts-check
// The plies that follow a move by themselves: they are shown one after the other.

import { still } from "./board.js";

/** Between two plies, in milliseconds. */
const REPLY_MS = 500;

/** Shows the last of the plies that follow. @type {(() => void) | undefined} */
let end;

/** Shows a line after a move, and its new plies one after the other unless nothing shall move. @param {import("./game.js").Page} page @param {import("./course.js").State} state */
export function showReply(page, state) {
  const { ply } = state, next = page.model.ply + 1, walks = !still.matches && ply > next;
  page.enter(walks ? { ...state, ply: next, walks } : state);
  if (!walks) return;
  const timer = setInterval(() => (page.model.ply + 1 < ply ? page.go(page.model.ply + 1) : end?.()), REPLY_MS);
  end = () => {
    clearInterval(timer);
    end = undefined;
    page.enter(state);
  };
}

// Whoever acts meanwhile sees the last ply at once.
for (const act of ["pointerdown", "keydown", "click"]) document.addEventListener(act, () => end?.(), true);
