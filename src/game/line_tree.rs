//! Lines that branch: a tree of moves from one position, and the node of the tree that is shown. It
//! is written as a list of moves. A variation follows in brackets after the move that it replaces:
//! `a1-c3;d7-d5(c7-e5;h1-f3);h1-f3`.

use std::rc::Rc;

use murus_gallicus::{Entry, Line, Move, Refusal, Seat};

/// The most moves of a tree. With this limit its address on a page is short enough for every
/// browser and proxy.
pub const TREE_MOVES: usize = 300;

/// A tree of moves and the node that is shown. Node 0 is the start. The moves are nodes 1 and up,
/// in the order in which they are written.
#[derive(Clone)]
pub struct LineTree {
    start: Line,
    moves: Vec<TreeMove>,
    /// The numbers of the moves that follow each node. The main one is first.
    next: Vec<Vec<usize>>,
    /// The number of the node that is shown.
    at: usize,
}

/// A move of a tree.
#[derive(Clone)]
pub struct TreeMove {
    /// The number of the node before the move: an earlier move, or 0 for the start.
    before: usize,
    played: Move,
    /// The move in notation.
    pub text: String,
    /// The move in notation, after the number of its round.
    pub label: String,
    /// The side that moves.
    pub seat: Seat,
}

/// The reason why a tree of moves cannot be read or changed as an address asks.
pub enum TreeRefusal {
    /// The tree would have more than [`TREE_MOVES`] moves.
    TooLong,
    /// The move is not legal in the position that is shown.
    Move(Refusal),
}

/// A tree of moves as text, the node that is shown, and a change to make.
#[derive(Clone, Copy, Default, Debug)]
pub struct TreeWish<'a> {
    /// The moves of the tree.
    pub moves: &'a str,
    /// The number of the node that is shown. `None` for the end of the main line.
    pub node: Option<usize>,
    /// A move to make from the node that is shown. Empty for none.
    pub play: &'a str,
    /// True to delete the move that is shown and all moves after it.
    pub cut: bool,
    /// True to make the line to the node that is shown the main line.
    pub main: bool,
}

impl TreeWish<'_> {
    /// Returns the tree that begins at the end of a line, with the requested change. A tree that is
    /// too long is dropped, and a change that cannot be made is not; either reason is returned too.
    pub fn tree(self, start: Line) -> (LineTree, Option<TreeRefusal>) {
        let Some(mut tree) = LineTree::read(start.clone(), self.moves) else {
            return (LineTree::new(start), Some(TreeRefusal::TooLong));
        };
        tree.at = self.node.unwrap_or_else(|| tree.main_end()).min(tree.moves.len());
        if self.cut {
            tree.cut();
        }
        if self.main {
            tree.make_main();
        }
        let played = if self.play.is_empty() { Ok(()) } else { tree.play(self.play) };
        (tree, played.err())
    }
}

/// A node reached while a tree is read: its number, and the line up to it. `None` after an illegal
/// move.
type Reached = Option<(usize, Rc<Line>)>;

impl LineTree {
    /// Creates a tree without moves.
    fn new(start: Line) -> LineTree {
        LineTree { start, moves: Vec::new(), next: vec![Vec::new()], at: 0 }
    }

    /// Reads a tree from text. Drops illegal moves with all moves after them, and brackets without
    /// a move before them. `None` if the text is too long.
    fn read(start: Line, text: &str) -> Option<LineTree> {
        let mut tree = LineTree::new(start);
        let mut here: Reached = Some((0, Rc::new(tree.start.clone())));
        // The node before the last move, from which a variation in brackets begins.
        let mut before: Reached = None;
        let mut outside: Vec<(Reached, Reached)> = Vec::new();
        for (n, sign) in signs(text).enumerate() {
            // Besides the move itself, a move has at most one sign of each kind in the text.
            if n > 4 * TREE_MOVES || tree.moves.len() > TREE_MOVES {
                return None;
            }
            match sign {
                "(" => {
                    let begins = before.take();
                    outside.push((here, begins.clone()));
                    here = begins;
                }
                ")" => {
                    if let Some(around) = outside.pop() {
                        (here, before) = around;
                    }
                }
                text => {
                    before = here.take();
                    here = before.as_ref().and_then(|place| tree.follow(place, text));
                }
            }
        }
        (tree.moves.len() <= TREE_MOVES).then_some(tree)
    }

    /// Makes a move from a node and returns the new node, or `None` if the move is illegal. A move
    /// that is there already is not added twice.
    fn follow(&mut self, (at, line): &(usize, Rc<Line>), text: &str) -> Reached {
        let Ok(Entry::Move(m)) = line.read(text) else { return None };
        let mut line = Line::clone(line);
        line.play(Entry::Move(m)).ok()?;
        Some((self.add(*at, m, &line), Rc::new(line)))
    }

    /// Adds the last move of a line after node `at`, unless it is there, and returns its number.
    fn add(&mut self, at: usize, played: Move, line: &Line) -> usize {
        let known = self.next[at].iter().find(|&&n| self.moves[n - 1].played == played);
        if let Some(&known) = known {
            return known;
        }
        let ply = line.plies() - 1;
        let before = line.positions()[ply];
        self.moves.push(TreeMove {
            before: at,
            played,
            text: before.write(played).to_string(),
            label: line.numbered_move(ply),
            seat: before.to_move(),
        });
        self.next.push(Vec::new());
        self.next[at].push(self.moves.len());
        self.moves.len()
    }

    /// Makes a move from the node that is shown, and shows the node after it. Fails if the move is
    /// illegal or the tree is full.
    fn play(&mut self, text: &str) -> Result<(), TreeRefusal> {
        let mut line = self.here();
        let m = match line.read(text).map_err(TreeRefusal::Move)? {
            Entry::Move(m) => m,
            // Swaps and resignations have no place in a tree.
            _ => return Err(TreeRefusal::Move(Refusal::Unreadable)),
        };
        if line.play(Entry::Move(m)).is_err() {
            return Err(TreeRefusal::Move(Refusal::Unreadable));
        }
        let mut longer = self.clone();
        longer.at = longer.add(self.at, m, &line);
        if longer.moves.len() > TREE_MOVES {
            return Err(TreeRefusal::TooLong);
        }
        longer.number_anew();
        *self = longer;
        Ok(())
    }

    /// Returns the tree with a move added after the node that is shown. `None` if the move is
    /// illegal or the tree is full.
    pub fn with(&self, text: &str) -> Option<LineTree> {
        let mut longer = self.clone();
        longer.play(text).ok()?;
        Some(longer)
    }

    /// Deletes the move that is shown with all moves after it, and shows the node before it.
    fn cut(&mut self) {
        if self.at > 0 {
            let before = self.moves[self.at - 1].before;
            self.next[before].retain(|&n| n != self.at);
            self.at = before;
            self.number_anew();
        }
    }

    /// Makes the line to the node that is shown the main line.
    fn make_main(&mut self) {
        let mut at = self.at;
        while at > 0 {
            let before = self.moves[at - 1].before;
            self.next[before].sort_by_key(|&n| n != at);
            at = before;
        }
        self.number_anew();
    }

    /// Renumbers the moves in the order in which they are written, and drops deleted moves.
    fn number_anew(&mut self) {
        let (_, order) = self.write();
        let number = |old: usize| order.iter().position(|&n| n == old).map_or(0, |n| n + 1);
        let moves = order.iter().map(|&old| {
            let made = self.moves[old - 1].clone();
            TreeMove { before: number(made.before), ..made }
        });
        let next = [0].iter().chain(&order).map(|&old| self.next[old].iter().map(|&n| number(n)));
        let at = number(self.at);
        let next = next.map(Iterator::collect).collect();
        let moves = moves.collect();
        *self = LineTree { start: self.start.clone(), moves, next, at };
    }

    /// Returns the moves as text, and their numbers in the order of the text.
    fn write(&self) -> (String, Vec<usize>) {
        let mut text = String::new();
        let mut order = Vec::new();
        self.write_after(0, &mut text, &mut order);
        (text, order)
    }

    /// Appends the moves after a node to `text`, and their numbers to `order`.
    fn write_after(&self, mut at: usize, text: &mut String, order: &mut Vec<usize>) {
        let put = |n: usize, text: &mut String, order: &mut Vec<usize>| {
            if !text.is_empty() && !text.ends_with('(') {
                text.push(';');
            }
            text.push_str(&self.moves[n - 1].text);
            order.push(n);
        };
        while let [main, others @ ..] = &self.next[at][..] {
            put(*main, text, order);
            for &other in others {
                text.push('(');
                put(other, text, order);
                self.write_after(other, text, order);
                text.push(')');
            }
            at = *main;
        }
    }

    /// Returns the moves as an address writes them.
    pub fn text(&self) -> String {
        self.write().0
    }

    /// Returns a function from the number of a node to the query of its address.
    pub fn addresses(&self) -> impl Fn(usize) -> String {
        let (moves, end) = (format!("&m={}", self.text()), self.main_end());
        move |at| if at == end { moves.clone() } else { format!("{moves}&n={at}") }
    }

    /// The line that leads to the start of the tree.
    pub fn start(&self) -> &Line {
        &self.start
    }

    /// The number of the node that is shown.
    pub fn at(&self) -> usize {
        self.at
    }

    /// The move with this number. Numbers start at 1.
    pub fn move_at(&self, number: usize) -> &TreeMove {
        &self.moves[number - 1]
    }

    /// Returns true if no move follows the node that is shown.
    pub fn is_end(&self) -> bool {
        self.next[self.at].is_empty()
    }

    /// Returns the numbers of the moves that are alternatives to a main move. Empty for a move that
    /// is itself an alternative.
    pub fn replacing(&self, number: usize) -> &[usize] {
        match &self.next[self.moves[number - 1].before][..] {
            [main, others @ ..] if *main == number => others,
            _ => &[],
        }
    }

    /// Lists the main moves after a node, by number.
    pub fn main_after(&self, at: usize) -> impl Iterator<Item = usize> + '_ {
        std::iter::successors(self.next[at].first(), |&&n| self.next[n].first()).copied()
    }

    /// Returns the number of the last node of the main line.
    fn main_end(&self) -> usize {
        self.main_after(0).last().unwrap_or(0)
    }

    /// Returns true if the node that is shown is in the main line.
    pub fn is_main(&self) -> bool {
        self.at == 0 || self.main_after(0).any(|n| n == self.at)
    }

    /// Returns the numbers of the nodes from the start to the one that is shown, and from there to
    /// the end of its line.
    pub fn places(&self) -> Vec<usize> {
        let back =
            std::iter::successors(Some(self.at), |&n| (n > 0).then(|| self.moves[n - 1].before));
        let mut places: Vec<usize> = back.collect();
        places.reverse();
        places.extend(self.main_after(self.at));
        places
    }

    /// Returns the line from the start to the node that is shown.
    pub fn here(&self) -> Line {
        let places = self.places();
        let to = places.iter().position(|&n| n == self.at).unwrap_or(0);
        self.line_of(&places[..=to])
    }

    /// Returns the line through the node that is shown, to its end.
    pub fn whole(&self) -> Line {
        self.line_of(&self.places())
    }

    fn line_of(&self, places: &[usize]) -> Line {
        let mut line = self.start.clone();
        for &n in places.iter().filter(|&&n| n > 0) {
            // A move that was played once is playable again.
            let _ = line.play(Entry::Move(self.moves[n - 1].played));
        }
        line
    }
}

/// Splits a text into moves and brackets.
fn signs(text: &str) -> impl Iterator<Item = &str> {
    let parts = text.split_inclusive(['(', ')', ';']).flat_map(|part| {
        let word = part.trim_end_matches(['(', ')', ';']);
        [word, &part[word.len()..]]
    });
    parts.filter(|part| !part.trim().is_empty() && *part != ";")
}

#[cfg(test)]
mod tests {
    use murus_gallicus::Variant;

    use super::*;

    const TREE: &str = "a1-c3;d7-d5(c7-e5;h1-f3(b1-d3);b7-d5);h1-f3";

    fn wish_of(moves: &str, node: Option<usize>) -> TreeWish<'_> {
        TreeWish { moves, node, ..TreeWish::default() }
    }

    fn tree_of(wish: TreeWish<'_>) -> LineTree {
        wish.tree(Line::new(Variant::STANDARD)).0
    }

    #[test]
    fn a_tree_is_read_as_it_is_written() {
        for text in ["", "a1-c3", "a1-c3;d7-d5", TREE, "a1-c3(b1-d3)(h1-f3;d7-d5(c7-e5))"] {
            assert_eq!(tree_of(wish_of(text, None)).text(), text);
        }
        let tree = tree_of(wish_of(TREE, None));
        assert_eq!(tree.places(), [0, 1, 2, 7], "the main line");
        let tree = tree_of(wish_of(TREE, Some(3)));
        assert_eq!(tree.places(), [0, 1, 3, 4, 6], "through the branch");
        assert_eq!(tree.here().texts().last().as_deref(), Some("c7-e5"));
    }

    #[test]
    fn what_cannot_be_played_is_left_out_with_what_follows() {
        for (text, left) in [
            ("a1-c3;h1-h1(d7-d5);d7-d5", "a1-c3;d7-d5"),
            ("a1-c3;d7-d5(x;h1-f3);h1-f3", "a1-c3;d7-d5;h1-f3"),
            ("a1-c3(a1-c3;d7-d5);c7-e5", "a1-c3;d7-d5(c7-e5)"),
            ("((((a1-c3))))", ""),
            (")))a1-c3", "a1-c3"),
            ("swap;a1-c3", ""),
        ] {
            assert_eq!(tree_of(wish_of(text, None)).text(), left, "{text}");
        }
        let many = "(".repeat(5000);
        assert!(LineTree::read(Line::new(Variant::STANDARD), &many).is_none());
    }

    #[test]
    fn moves_are_added_cut_and_made_the_main_line() {
        let play = |n, play| tree_of(TreeWish { play, ..wish_of(TREE, Some(n)) });
        let branch = play(2, "a1-a3");
        assert_eq!(branch.text(), TREE, "not legal there");
        let branch = play(2, "b1-d3");
        assert_eq!(branch.text(), format!("{TREE}(b1-d3)"));
        assert_eq!((branch.at(), branch.move_at(branch.at()).label.as_str()), (8, "2. b1-d3"));
        assert_eq!(play(1, "c7-e5").at(), 3, "it is there already");
        let cut = tree_of(TreeWish { cut: true, ..wish_of(TREE, Some(4)) });
        assert_eq!((cut.text().as_str(), cut.at()), ("a1-c3;d7-d5(c7-e5;b1-d3);h1-f3", 3));
        let main = tree_of(TreeWish { main: true, ..wish_of(TREE, Some(5)) });
        assert_eq!(main.text(), "a1-c3;c7-e5(d7-d5;h1-f3);b1-d3(h1-f3;b7-d5)");
        assert!(main.is_main() && main.at() == 5, "{}", main.at());
    }

    #[test]
    fn a_tree_of_too_many_moves_is_refused() {
        let there_and_back = ["a1-c3"].repeat(10 * TREE_MOVES).join(";");
        assert!(LineTree::read(Line::new(Variant::STANDARD), &there_and_back).is_none());
    }
}
