// @ts-check
// The choice of a move, cell by cell.

/** @typedef {import("./course.js").Cells} Cells */
/** @typedef {import("./course.js").LegalMove} LegalMove */

export class Choice {
  /**
   * What was found is one move, or several between the same cells.
   * @param {import("./board.js").Board} board @param {(found: LegalMove[]) => void} found
   */
  constructor(board, found) {
    this.board = board;
    this.found = found;
    /** @type {LegalMove[]} */
    this.moves = [];
    /** @type {string[]} */
    this.taps = [];
    /** @type {LegalMove | undefined} */
    this.chosen = undefined;
  }

  /** Offers moves; of none nothing can be chosen. @param {LegalMove[]} moves */
  offer(moves) {
    this.moves = moves;
    this.begin();
  }

  /** Begins anew. */
  begin() {
    this.taps = [];
    this.chosen = undefined;
    this.mark();
  }

  /** The moves that go on from these cells. */
  candidates(taps = this.taps) {
    const fits = (/** @type {LegalMove} */ move) =>
      taps.every((tap, n) => (n === 0 || move.taps.length === 2 ? move.taps[n] === tap : move.taps.slice(1).includes(tap)));
    return this.moves.filter((move) => taps.length <= move.taps.length && new Set(taps).size === taps.length && fits(move));
  }

  /** Marks what can be pressed next. */
  mark() {
    if (this.chosen) return this.board.mark([]);
    const depth = this.taps.length, units = this.board.units;
    /** @type {Map<string, string>} */
    const marks = new Map();
    for (const move of this.candidates()) {
      const next = move.taps.length === 3 && depth > 0 ? move.taps.slice(1).filter((tap) => !this.taps.includes(tap)) : [move.taps[depth]];
      for (const cell of next) {
        const own = units[cell]?.startsWith(units[move.taps[0]]?.split("-")[0] ?? "?");
        marks.set(cell, depth === 0 || own ? "choose" : units[cell] ? "take" : "reach");
      }
    }
    if (depth > 0) marks.set(this.taps[0], "choose");
    this.board.mark([...marks]);
  }

  /** A cell is pressed. @param {string} cell */
  tap(cell) {
    const longer = this.candidates([...this.taps, cell]);
    if (longer.length === 0) {
      const anew = this.taps[0] !== cell && this.candidates([cell]).length > 0;
      this.taps = anew ? [cell] : [];
      return this.mark();
    }
    this.taps.push(cell);
    this.mark();
    const whole = longer.filter((move) => move.taps.length === this.taps.length);
    if (whole.length > 0) this.found(whole);
  }
}
