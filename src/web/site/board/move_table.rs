//! The moves of a line as an HTML table with one column for each seat. The branches of a tree
//! follow below their rounds. Scripts insert the HTML unchanged.

use maud::{Markup, html};
use murus_gallicus::{Line, Seat};

use crate::game::LineTree;

/// A move in a table, as a link to the position after it.
struct ListedMove<'a> {
    text: &'a str,
    /// The mark that a review gave the move; `None` without one.
    mark: Option<&'a MoveMark>,
    /// The move in notation, after the number of its round.
    label: &'a str,
    seat: Seat,
    /// The number of the position after the move: its ply in a line, or its node in a tree.
    to: MoveSpot,
    link: String,
    /// True for a move that was not played in the game.
    beside: bool,
    /// True if the position after the move is shown.
    here: bool,
}

/// A mark of a move that a review found.
pub struct MoveMark {
    /// The ply of the move, from 0.
    pub ply: usize,
    /// The sign after the move, such as `?`.
    pub sign: &'static str,
    /// The meaning of the sign, in words.
    pub words: String,
}

#[derive(Clone, Copy)]
enum MoveSpot {
    Ply(usize),
    Place(usize),
}

/// Returns the list of moves as HTML: one item for each round, with its number and a link for each
/// ply, with its mark. `link` returns the address of a ply. Plies from `tried` on were not played
/// in the game.
pub fn move_table(
    line: &Line,
    tried: usize,
    marks: &[MoveMark],
    link: impl Fn(usize) -> String,
) -> Markup {
    let texts: Vec<(String, String)> =
        line.texts().enumerate().map(|(ply, text)| (text, line.numbered_move(ply))).collect();
    let mut moves = listed_plies(line, &texts, tried, &link);
    for mark in marks {
        if let Some(criticized) = moves.get_mut(mark.ply) {
            criticized.mark = Some(mark);
        }
    }
    table_of(&moves, |_| html! {})
}

fn listed_plies<'a>(
    line: &Line,
    texts: &'a [(String, String)],
    tried: usize,
    link: &impl Fn(usize) -> String,
) -> Vec<ListedMove<'a>> {
    let one = |(ply, (text, label)): (usize, &'a (String, String))| ListedMove {
        text,
        mark: None,
        label,
        seat: line.positions()[ply].to_move(),
        to: MoveSpot::Ply(ply + 1),
        link: link(ply + 1),
        beside: ply >= tried,
        here: false,
    };
    texts.iter().enumerate().map(one).collect()
}

/// Returns the list of moves of a tree as HTML, after the moves of the line before the tree. The
/// branches of a round follow it in brackets. `link` returns the address of a node.
pub fn tree_table(
    tree: &LineTree,
    ply_link: impl Fn(usize) -> String,
    link: impl Fn(usize) -> String,
) -> Markup {
    let start = tree.start();
    let texts: Vec<(String, String)> =
        start.texts().enumerate().map(|(ply, text)| (text, start.numbered_move(ply))).collect();
    let mut moves = listed_plies(start, &texts, usize::MAX, &ply_link);
    let branching = BranchingMoves { tree, link: &link };
    moves.extend(tree.main_after(0).map(|place| branching.listed(place)));
    table_of(&moves, |to| match to {
        MoveSpot::Ply(_) => html! {},
        MoveSpot::Place(place) => branching.beside_move(place),
    })
}

/// Writes moves by round. `after` returns the HTML that follows each move's round.
fn table_of(moves: &[ListedMove<'_>], after: impl Fn(MoveSpot) -> Markup) -> Markup {
    html! {
        @for row in moves.chunk_by(|one, next| one.round() == next.round()) {
            li {
                span.number { (row[0].round()) }
                @for listed in row { (listed.write(listed.text)) }
            }
            @for listed in row { (after(listed.to)) }
        }
    }
}

impl ListedMove<'_> {
    /// Returns the number of the move's round, as text.
    fn round(&self) -> &str {
        self.label.split('.').next().unwrap_or_default()
    }

    /// Writes the move as a link with this text, in the column of its seat.
    fn write(&self, words: &str) -> Markup {
        let takes = self.text.contains('x').then_some("takes");
        let beside = self.beside.then_some("tried");
        let classes = [takes, beside].into_iter().flatten().collect::<Vec<_>>().join(" ");
        let (ply, place) = match self.to {
            MoveSpot::Ply(ply) => (Some(ply), None),
            MoveSpot::Place(place) => (None, Some(place)),
        };
        let label = match self.mark {
            Some(mark) => format!("{}, {}", self.label, mark.words),
            None => self.label.to_owned(),
        };
        html! {
            a class=[(!classes.is_empty()).then_some(classes)] data-seat=(self.seat.index())
                href=(self.link) data-ply=[ply] data-place=[place] rel="nofollow"
                aria-current=[self.here.then_some("step")] aria-label=(label) {
                (words)
                @if let Some(mark) = self.mark { b.warn { (mark.sign) } }
            }
        }
    }
}

/// The moves of a tree, with the function that returns the address of each node.
struct BranchingMoves<'a, Link> {
    tree: &'a LineTree,
    link: &'a Link,
}

impl<'a, Link: Fn(usize) -> String> BranchingMoves<'a, Link> {
    fn listed(&self, place: usize) -> ListedMove<'a> {
        let made = self.tree.move_at(place);
        ListedMove {
            text: &made.text,
            mark: None,
            label: &made.label,
            seat: made.seat,
            to: MoveSpot::Place(place),
            link: (self.link)(place),
            beside: self.tree.start().plies() > 0,
            here: place == self.tree.at(),
        }
    }

    /// Writes the branches that replace a move of the main line, one item each.
    fn beside_move(&self, place: usize) -> Markup {
        html! {
            @for &other in self.tree.replacing(place) { li.small { (self.branch(other)) } }
        }
    }

    /// Writes a branch in brackets, with its own branches.
    fn branch(&self, first: usize) -> Markup {
        let places: Vec<usize> = [first].into_iter().chain(self.tree.main_after(first)).collect();
        let others = |n: usize| if n == 0 { &[][..] } else { self.tree.replacing(places[n]) };
        // A move shows its number at the start of a round or a branch, and after a bracket.
        let numbered =
            |n: usize, label: &str| n == 0 || !label.contains("...") || !others(n - 1).is_empty();
        html! {
            "("
            @for (n, &place) in places.iter().enumerate() {
                @let listed = self.listed(place);
                (listed.write(if numbered(n, listed.label) { listed.label } else { listed.text }))
                @for &other in others(n) { (self.branch(other)) }
            }
            ")"
        }
    }
}
