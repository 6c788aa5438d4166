// @ts-check
// Fingers, a mouse and keys on the board.

/**
 * @typedef {object} Reach
 * @property {import("./board.js").Board} board
 * @property {(cell: string) => void} tap
 * @property {(from: string, to: string) => boolean} drag
 * @property {() => void} drop
 * @property {(by: number) => void} step
 */

/** Listens to a board. @param {Reach} reach */
export function hands(reach) {
  const { board } = reach;
  let lifted = "";
  board.svg.addEventListener("pointerdown", (event) => (lifted = cellAt(event)));
  board.svg.addEventListener("pointerup", (event) => {
    const cell = cellAt(event), from = lifted;
    lifted = "";
    // A drag is two taps.
    if (cell && (cell === from || (from && reach.drag(from, cell)))) reach.tap(cell);
  });
  board.svg.addEventListener("keydown", (event) => key(reach, event));
  swipes(board.svg, reach.step);
}

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** @param {Reach} reach @param {KeyboardEvent} event */
function key({ board, tap, drop }, event) {
  const cell = /** @type {Element} */ (event.target).getAttribute("data-cell");
  if (!cell || event.altKey || event.ctrlKey || event.metaKey) return;
  const way = WAYS[event.key];
  if (way) board.focus(board.beside(cell, ...way));
  else if (event.key === "Home" || event.key === "End") board.focus(board.end(cell, event.key === "End"));
  else if (event.key === "Enter" || event.key === " ") tap(cell);
  else if (event.key === "Escape") drop();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** The cell under a pointer. @param {PointerEvent} event */
function cellAt(event) {
  const at = document.elementFromPoint(event.clientX, event.clientY);
  return at?.closest("[data-cell]")?.getAttribute("data-cell") ?? "";
}

/** Steps by swipes that begin on no unit that can move. @param {SVGElement} svg @param {(by: number) => void} step */
function swipes(svg, step) {
  /** @type {{x: number, y: number, on: Element | null} | undefined} */
  let start;
  svg.addEventListener("pointerdown", ({ clientX: x, clientY: y, pointerType }) => {
    start = pointerType === "touch" ? { x, y, on: document.elementFromPoint(x, y) } : undefined;
  });
  svg.addEventListener("pointerup", ({ clientX: x, clientY: y }) => {
    if (!start || start.on?.closest(".may") || Math.abs(x - start.x) < 60 || Math.abs(y - start.y) > 50) return;
    step(x < start.x ? 1 : -1);
  });
}
