//! The page on which a player makes a plan step by step, and its questions.

use murus_gallicus::{Cell, Entry, Line};
use murus_pictures::Highlight;

use crate::game::{ANY_OTHER, Chair, pass_to};
use crate::show::custom_id::{ForGame, LONGEST_ID};
use crate::show::page::Page;
use crate::show::pages::menus::{self, cell_named, chosen_or_only};
use crate::show::pages::picture;
use crate::show::pages::plans::if_then;
use crate::show::pages::view::View;
use crate::show::rows::Style::{Secondary, Success};

/// A plan as far as its player has chosen it.
struct Draft {
    /// The game with the moves that are chosen so far.
    known: Line,
    /// If the plan ends with an answer to any other move: the board as if the other side had
    /// passed, and the answer once it is chosen.
    any_other: Option<Line>,
    /// The chosen moves as written, with [`ANY_OTHER`] in its place.
    moves: Vec<String>,
    /// The cell of the unit chosen for the next move.
    from: Option<Cell>,
}

impl Draft {
    /// Reads moves separated by spaces. The last word may be the cell of a unit chosen for the next
    /// move. Words that mean nothing on the board are left out.
    fn read(view: &View<'_>, chair: Chair, so_far: &str) -> Draft {
        let game = view.game;
        let known = game.line().clone();
        let mut draft = Draft { known, any_other: None, moves: Vec::new(), from: None };
        for word in so_far.split_whitespace() {
            if word == ANY_OTHER && draft.any_other.is_none() {
                draft.any_other = pass_to(&draft.known, game.seat_of(chair)).map(Line::from);
                draft.moves.extend(draft.any_other.is_some().then(|| word.to_owned()));
                continue;
            }
            let line = draft.any_other.as_mut().unwrap_or(&mut draft.known);
            match line.position().read(word) {
                Ok(m) if line.play(Entry::Move(m)).is_ok() => draft.moves.push(word.to_owned()),
                _ => draft.from = cell_named(line.position(), word),
            }
        }
        draft
    }

    /// The line on whose last board the next move is chosen.
    fn line(&self) -> &Line {
        self.any_other.as_ref().unwrap_or(&self.known)
    }

    /// The answer to any other move, if it is chosen.
    fn answer(&self) -> Option<String> {
        self.any_other.as_ref()?.texts().next()
    }

    /// Returns the question for the next step, and true if the plan can be saved as it is.
    fn ask(&self, view: &View<'_>, chair: Chair) -> (String, bool) {
        if self.any_other.is_none() {
            return ask_step(view, chair, &self.known, self.from.is_some());
        }
        let answer = self.answer();
        (ask_any_other(view, &self.known, chair, answer.as_deref()), answer.is_some())
    }

    /// Returns true if a further move can be chosen.
    fn goes_on(&self) -> bool {
        let line = self.line();
        self.answer().is_none() && line.outcome().is_none() && line.position().opening_turns() == 0
    }
}

/// Returns the question for the next step of a planned line, and true if the line can be saved as
/// it is. `chosen` is true if a unit was chosen for the next move.
pub fn ask_step(view: &View<'_>, chair: Chair, line: &Line, chosen: bool) -> (String, bool) {
    let game = view.game;
    let played = game.line().plies();
    let moves: Vec<String> = (played..line.plies()).map(|ply| line.text(ply)).collect();
    let own_first = usize::from(game.to_move() == Some(chair));
    let answers = moves.len() >= own_first + 2 && (moves.len() - own_first).is_multiple_of(2);
    let own = line.position().to_move() == game.seat_of(chair);
    let kind = match (moves.len() < own_first, own) {
        (true, _) => "first",
        // A complete plan can be saved, or continued.
        _ if answers && !chosen => "whole",
        (_, true) => "own",
        (_, false) => "theirs",
    };
    let moves_text = match kind {
        "whole" => if_then(view, line.positions()[played + own_first], &moves[own_first..]),
        _ if moves.is_empty() => String::new(),
        _ => format!("`{}`", moves.join(" ")),
    };
    let args = [("kind", kind.into()), ("line", moves_text.into())];
    let text = view.texts.say_with("plan-step", args).trim().to_owned();
    (text, answers && !chosen)
}

/// Returns the question for the answer to any other move after a line, or, if the answer is given,
/// the whole plan.
pub fn ask_any_other(view: &View<'_>, line: &Line, chair: Chair, answer: Option<&str>) -> String {
    let Some(answer) = answer else { return view.texts.say("plan-any-ask") };
    let game = view.game;
    let from = game.line().plies() + usize::from(game.to_move() == Some(chair));
    let moves: Vec<String> = (from..line.plies())
        .map(|ply| line.text(ply))
        .chain([ANY_OTHER, answer].map(str::to_owned))
        .collect();
    let args = [("line", if_then(view, line.positions()[from], &moves).into())];
    view.texts.say_with("plan-any-whole", args)
}

/// Returns the page for the next step of a plan. `so_far` holds the moves of the plan, separated by
/// spaces. The last move of the other side may be [`ANY_OTHER`]. The last word may be the cell of a
/// unit chosen for the next move.
pub fn plan_step_page(view: &View<'_>, chair: Chair, so_far: &str) -> Page {
    let draft = Draft::read(view, chair, so_far);
    let side = view.game.seat_of(chair);
    let (mut content, whole) = draft.ask(view, chair);
    let joined = draft.moves.join(" ");
    // The next choice has to fit into the custom id of the next button.
    let next = ForGame::ForeseeNext(joined.clone());
    let fits = view.press_id(next.clone()).len() + 2 * "b4xxb5 ".len() <= LONGEST_ID;
    let add = |word: &str| format!("{joined} {word}").trim().to_owned();
    let line = draft.line();
    let (mut rows, picture) = if draft.goes_on() {
        let unit = chosen_or_only(line.position(), side, draft.from);
        if unit.is_none() && !whole && draft.any_other.is_none() {
            content.push_str(&format!("\n{}", view.texts.say("plan-unit")));
        }
        let press = |value: &str| ForGame::Foresee(add(value));
        menus::next_in(view, line, side, unit, &press, next, "-if")
    } else {
        (Vec::new(), picture::draw_line(view, line, side, Highlight::Origins(&[]), "-if"))
    };
    if !fits {
        rows.clear();
    }
    let kept = draft.moves.len() - usize::from(draft.from.is_none() && !draft.moves.is_empty());
    let back = draft.moves[..kept].join(" ");
    let any_other = fits
        && draft.any_other.is_none()
        && draft.from.is_none()
        && pass_to(&draft.known, side).is_some();
    rows.extend(view.button_row([
        (whole, view.press_id(ForGame::Plan(joined.clone())), "button-plan", Success),
        (any_other, view.press_id(ForGame::Foresee(add(ANY_OTHER))), "button-plan-any", Secondary),
        (true, view.press_id(ForGame::Foresee(back)), "button-back", Secondary),
        (true, view.press_id(ForGame::Plans), "button-plans", Secondary),
    ]));
    Page { content, attachment: Some(picture), rows, ..Page::default() }
}
