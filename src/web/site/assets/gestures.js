// @ts-check
// Fingers, a mouse and keys on the board.

/** A drag begins after this way, in CSS pixels. */
const DRAG_PX = 8;
/** The wheel turns so far for a step, in CSS pixels. */
const WHEEL_PX = 50;
/** A swipe is at least so wide, and no higher than this, in CSS pixels. */
const SWIPE_PX = 60, SWIPE_HEIGHT_PX = 50;

/**
 * What gestures do.
 * @typedef {object} Gestures
 * @property {import("./board.js").Board} board
 * @property {(cell: string) => void} tap
 * @property {(cell: string, begins: boolean) => boolean} paint Lays something on a cell of a stroke, if that is what strokes do.
 * @property {(cell: string) => boolean} lifts True if a drag can begin on this cell.
 * @property {(cell: string) => void} lift A drag begins on this cell.
 * @property {(from: string, to: string) => void} drag
 * @property {(from: string, to: string) => void} sketch Draws an arrow, or a circle on one cell.
 * @property {() => void} drop
 * @property {(by: number) => void} step
 */

/** Listens to a board. @param {Gestures} on */
export function listenToBoard(on) {
  const { svg } = on.board;
  /** @type {{x: number, y: number, cell: string, id: number, touch: boolean, right: boolean, paints: boolean, ghost?: Element} | undefined} */
  let began;
  // A press that was handled brings a click that is none.
  let handled = 0;

  const end = () => {
    began?.ghost?.remove();
    began = undefined;
  };

  svg.addEventListener("pointerdown", (event) => {
    end();
    on.board.byKeys = false;
    const right = event.button === 2;
    if ((event.button !== 0 && !right) || !event.isPrimary) return;
    const cell = cellAt(event);
    const paints = !right && !!cell && on.paint(cell, true);
    if (paints) svg.setPointerCapture(event.pointerId);
    began = { x: event.clientX, y: event.clientY, cell, id: event.pointerId, touch: event.pointerType === "touch", right, paints };
  });
  svg.addEventListener("pointermove", (event) => {
    if (!began || began.id !== event.pointerId || began.right) return;
    if (began.paints) {
      // A fast finger passes several cells between two events.
      for (const one of [...event.getCoalescedEvents(), event]) {
        const cell = cellAt(one);
        if (cell && cell !== began.cell) on.paint((began.cell = cell), false);
      }
      return;
    }
    const far = Math.hypot(event.clientX - began.x, event.clientY - began.y) > DRAG_PX;
    if (!began.ghost && far && on.lifts(began.cell)) {
      // From now on the finger belongs to the board.
      svg.setPointerCapture(event.pointerId);
      began.ghost = on.board.lift(began.cell);
      on.lift(began.cell);
    }
    if (began.ghost) on.board.hold(began.ghost, event.clientX, event.clientY, began.touch);
  });
  svg.addEventListener("pointercancel", () => {
    if (began?.ghost) on.drop();
    end();
  });
  svg.addEventListener("pointerup", (event) => {
    if (!began || began.id !== event.pointerId) return;
    const { cell, x, y, ghost, touch, right, paints } = began, to = cellAt(event);
    end();
    handled = event.timeStamp;
    if (paints) return;
    const wide = event.clientX - x, high = Math.abs(event.clientY - y);
    if (right) return cell && to ? on.sketch(cell, to) : undefined;
    if (ghost) return to && to !== cell ? on.drag(cell, to) : on.drop();
    if (touch && Math.abs(wide) >= SWIPE_PX && high <= SWIPE_HEIGHT_PX && !on.lifts(cell)) return on.step(wide < 0 ? 1 : -1);
    if (to && to === cell) on.tap(cell);
  });
  // Screen readers and voice control click without a pointer.
  svg.addEventListener("click", (event) => {
    const cell = /** @type {Element} */ (event.target).closest("[data-cell]")?.getAttribute("data-cell");
    if (cell && event.timeStamp - handled > 500) on.tap(cell);
  });
  // A mouse gives the focus to nothing, so that arrow keys walk through the moves.
  svg.addEventListener("mousedown", (event) => {
    event.preventDefault();
    /** @type {HTMLElement | null} */ (document.activeElement)?.blur();
  });
  // The wheel steps where it scrolls nothing.
  let turned = 0;
  svg.addEventListener("wheel", (event) => {
    if (event.ctrlKey || document.documentElement.scrollHeight > innerHeight) return;
    event.preventDefault();
    turned += event.deltaY;
    if (Math.abs(turned) < WHEEL_PX) return;
    on.step(turned > 0 ? 1 : -1);
    turned = 0;
  }, { passive: false });
  svg.addEventListener("contextmenu", (event) => event.preventDefault());
  svg.addEventListener("keydown", (event) => walk(on, event));
}

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Moves the focus from cell to cell. @param {Gestures} on @param {KeyboardEvent} event */
function walk({ board, tap, drop }, event) {
  const cell = /** @type {Element} */ (event.target).getAttribute("data-cell");
  if (!cell || event.altKey || event.ctrlKey || event.metaKey) return;
  const way = WAYS[event.key];
  if (way) board.focus(board.beside(cell, ...way));
  else if (event.key === "Home" || event.key === "End") board.focus(board.end(cell, event.key === "End"));
  else if (event.key === "Enter" || event.key === " ") (board.byKeys = true), tap(cell);
  else if (event.key === "Escape") drop();
  else return;
  event.preventDefault();
  event.stopPropagation();
}

/** Listens to keys anywhere but in fields and on the board. @param {Record<string, () => void>} keys */
export function listenToKeys(keys) {
  document.addEventListener("keydown", (event) => {
    const target = /** @type {Element} */ (event.target);
    if (target.closest("input, select, textarea") || event.altKey || event.ctrlKey || event.metaKey) return;
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
}

/** The cell under a pointer. @param {PointerEvent} event */
function cellAt(event) {
  const at = document.elementFromPoint(event.clientX, event.clientY);
  return at?.closest("#grid [data-cell]")?.getAttribute("data-cell") ?? "";
}
