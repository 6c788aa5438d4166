// @ts-check
// A course of positions as the server sends it. Scripts know no rules: moves come with what they
// make.

/** Units by their cells, each named by its drawing. @typedef {Record<string, string>} Cells */
/** @typedef {{text: string, from: string, cells: Cells, under: string, over: string}} Ply */
/** @typedef {{text: string, deed: string, taps: string[], cells: Cells}} LegalMove */
/**
 * What a board shows: a game, or a line beside it that has an address to load it by.
 * @typedef {object} State
 * @property {Cells} start
 * @property {Ply[]} plies
 * @property {number} ply
 * @property {boolean} due
 * @property {boolean} [votes] True if the reader can vote for a move.
 * @property {LegalMove[]} moves
 * @property {Record<string, string>} words
 * @property {string} status
 * @property {string} list
 * @property {string} tools
 * @property {Record<string, string>} say
 * @property {string} [actions]
 * @property {string} [review]
 * @property {Record<number, {text: string, arrow?: [string, string]}>} [remarks] What a review says of moves, by the ply after each.
 * @property {[string, string]} [hint] The move to which a hint points, or twice the cell of its unit.
 * @property {string} [code]
 * @property {[string, string]} [strips]
 * @property {number} [chair]
 * @property {number} [board]
 * @property {number} [seq]
 * @property {number} [version]
 * @property {number} [mark]
 * @property {boolean} [at_once]
 * @property {boolean} [over]
 * @property {string} [missed] The last move, for a reader who did not look meanwhile.
 * @property {string} [load]
 * @property {boolean} [walks] True while the plies that follow a move are shown one after the other.
 * @property {number} [from]
 * @property {number} [open]
 * @property {number} [undo]
 * @property {string} [press]
 * @property {string} [page]
 * @property {string} [tree] The tree of which the plies from `from` on are a line.
 * @property {number[]} [places] The number of each of these plies in the tree.
 * @property {string} [wrong] What is said in place of a new board.
 * @property {string} [known]
 * @property {string} [position]
 * @property {string} [next]
 * @property {[string, number]} [passed]
 * @property {number | null} [people] Changes with the people who have the shared board of a game open.
 * @property {SharedPart} [shared]
 */
/** What a shared board has besides its line. @typedef {{version: number, people: number, arrows: [string, string][], changes: boolean, own: number}} SharedPart */

/** The units after each ply of a state. @param {State} state */
export function positions(state) {
  const all = [state.start];
  for (const ply of state.plies) all.push(changed(all[all.length - 1], ply.cells));
  return all;
}

/** Units with some cells changed. @param {Cells} units @param {Cells} cells */
export function changed(units, cells) {
  const next = { ...units, ...cells };
  for (const cell of Object.keys(cells)) if (!next[cell]) delete next[cell];
  return next;
}

/** A move without its number. @param {string} text */
const plain = (text) => text.replace(/^\d+\.+\s*/, "");

/** The moves of a state from a ply to another. @param {State} state @param {number} from @param {number} to */
export function moves(state, from, to) {
  return state.plies.slice(from, to).map((ply) => plain(ply.text));
}
