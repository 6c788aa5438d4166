//! The page that shows how a win is forced: the winner has an answer to every reply of the loser.

use crate::show::pages::menus;
use crate::show::pages::picture;
use crate::show::pages::summary;
use crate::show::rows::Row;
use crate::show::rows::Style::Secondary;
use murus_engine::Proof;
use murus_gallicus::{Entry, Line, Seat};
use murus_pictures::Highlight;

use crate::show::custom_id::{ForGame, InProof};
use crate::show::page::Page;
use crate::show::pages::menus::{cell_named, chosen_or_only, units_that_move};
use crate::show::pages::view::View;
use crate::show::pages::walk::moves_around;
use crate::store::ShownPage;
use crate::texts::Value;

/// Returns the arguments of sentences about a forced win: the winner, and the number of the
/// winner's moves. `plies` is the length of the win, beginning with the winner's move.
pub fn win_args(winner: Seat, plies: u32) -> [(&'static str, Value<'static>); 2] {
    [("side", winner.word().into()), ("moves", plies.div_ceil(2).into())]
}

/// Returns the arguments of sentences about a forced win that begins with the loser's move: the
/// winner, and the number of the winner's moves. `plies` is the length of the win. In variants in
/// which a stone must stay for one more move, the last ply is the loser's.
fn win_args_after(winner: Seat, plies: u32) -> [(&'static str, Value<'static>); 2] {
    win_args(winner, plies.saturating_sub(1))
}

/// Plays the winner's answer, if it is the winner's turn and the game is not over. `None` if the
/// proof has no answer for the position.
fn play_answer(line: &mut Line, proof: &Proof) -> Option<()> {
    if line.outcome().is_none() && line.position().to_move() == proof.winner() {
        line.play(Entry::Move(proof.answer(line.position())?)).ok()?;
    }
    Some(())
}

/// Returns the page of a forced win after these replies of the loser, each with the winner's
/// answer, with a side at the bottom. `None` if the proof does not contain the replies. The menu
/// chooses a unit of the loser, or a move of the chosen unit.
pub fn forced_page(
    view: &View<'_>,
    proof: &Proof,
    mut at: InProof,
    choice: Option<&str>,
    side: Seat,
) -> Option<Page> {
    let line = line_after(view, proof, at.ply, &at.replies)?;
    let position = *line.position();
    let written = |text: &str| Proof::place(&position, position.read(text).ok()?);
    match (choice, &at.unit) {
        (None, _) => {}
        (Some(cell), None) => at.unit = Some(cell.to_owned()),
        (Some(text), Some(_)) => {
            let next = InProof {
                replies: [&at.replies[..], &[written(text)?]].concat(),
                unit: None,
                ..at
            };
            return forced_page(view, proof, next, None, side);
        }
    }
    let from = match &at.unit {
        Some(cell) => {
            let from = cell_named(&position, cell)?;
            Some(units_that_move(&position, side).into_iter().find(|&unit| unit == from)?)
        }
        None => None,
    };
    let suffix = picture_suffix(&at, side);
    let with = |reply: u32| InProof {
        replies: [&at.replies[..], &[reply]].concat(),
        unit: None,
        ..at.clone()
    };
    let end = line.outcome();
    let (mut rows, attachment) = if end.is_some() {
        (Vec::new(), picture::draw_line(view, &line, side, Highlight::None, &suffix))
    } else {
        let unit = chosen_or_only(&position, side, from);
        let press = |what: &str| match unit {
            Some(_) => ForGame::Forced(with(written(what).unwrap_or_default())),
            None => ForGame::Forced(InProof { unit: Some(what.to_owned()), ..at.clone() }),
        };
        menus::next_in(view, &line, side, unit, &press, ForGame::ForcedBy(at.clone()), &suffix)
    };
    let longest = proof.longest(&position).filter(|_| end.is_none() && from.is_none());
    let longest = longest.and_then(|m| Proof::place(&position, m)).map(with);
    rows.extend(through_a_proof(view, &at, longest));
    let content = question_here(view, proof, &line, at.ply)?;
    let shows = from.is_none().then_some(ShownPage::Win(view.game.id, at.ply, at.replies));
    Some(Page { content, attachment: Some(attachment), rows, shows, ..Page::default() })
}

/// Returns the public page of a forced win, with the button that leads into the proof. `None` if
/// the proof does not contain the replies.
pub fn forced_openly(
    view: &View<'_>,
    proof: &Proof,
    ply: usize,
    replies: &[u32],
    side: Seat,
) -> Option<Page> {
    let line = line_after(view, proof, ply, replies)?;
    let at = InProof { ply, replies: replies.to_vec(), unit: None };
    let picture =
        picture::draw_line(view, &line, side, Highlight::None, &picture_suffix(&at, side));
    let content = state_of_win(view, proof, &line, ply)?;
    let rows =
        view.button_row([(true, view.press_id(ForGame::Forced(at)), "button-forced", Secondary)]);
    let shows = Some(ShownPage::Win(view.game.id, ply, replies.to_vec()));
    Some(Page { content, attachment: Some(picture), rows, shows, ..Page::default() })
}

/// Returns the game up to a ply, followed by these replies of the loser, each with the winner's
/// answer. `None` if the proof does not contain the replies.
fn line_after(view: &View<'_>, proof: &Proof, ply: usize, replies: &[u32]) -> Option<Line> {
    let mut line = view.game.line().before(ply).resumed();
    play_answer(&mut line, proof)?;
    for &reply in replies {
        line.play(Entry::Move(Proof::move_at(line.position(), reply)?)).ok()?;
        play_answer(&mut line, proof)?;
    }
    Some(line)
}

/// Returns a line that follows a proof to its end, and the ply up to which `moves` were used. The
/// loser plays `moves` while they are legal, then what holds out longest; the winner always plays
/// the answers of the proof. `None` if the proof has no move for a position.
pub fn longest_after(
    view: &View<'_>,
    proof: &Proof,
    ply: usize,
    moves: &[&str],
) -> Option<(Line, usize)> {
    let mut line = view.game.line().before(ply).resumed();
    let mut moves = moves.iter();
    let mut open = None;
    while line.outcome().is_none() {
        let position = *line.position();
        if position.to_move() == proof.winner() {
            play_answer(&mut line, proof)?;
            moves.next();
        } else if let Some(m) =
            moves.next().and_then(|text| position.read(text).ok()).filter(|_| open.is_none())
        {
            line.play(Entry::Move(m)).ok()?;
        } else {
            open = open.or(Some(line.plies()));
            line.play(Entry::Move(proof.longest(&position)?)).ok()?;
        }
    }
    let open = open.unwrap_or(line.plies());
    Some((line, open))
}

/// Returns the state at the end of `line`, a line through a proof that begins after `ply` plies,
/// with a question to the reader unless the game is over there. `None` if the proof does not
/// contain the line.
pub fn question_here(view: &View<'_>, proof: &Proof, line: &Line, ply: usize) -> Option<String> {
    let stands = state_of_win(view, proof, line, ply)?;
    if line.outcome().is_some() {
        return Some(stands);
    }
    let args = win_args_after(proof.winner(), proof.plies_from(line.position())?);
    Some(format!("{stands}\n{}", view.texts.say_with("forced-try", args)))
}

/// Returns the heading of the game, the moves of the line since `ply`, and the proven result from
/// there. `None` if the proof does not contain the line.
fn state_of_win(view: &View<'_>, proof: &Proof, line: &Line, ply: usize) -> Option<String> {
    let state = match line.outcome() {
        Some(end) => {
            let args =
                [("side", proof.winner().word().into()), ("reason", end.reason.word().into())];
            view.texts.say_with("forced-end", args)
        }
        None => {
            let args = win_args_after(proof.winner(), proof.plies_from(line.position())?);
            view.texts.say_with("forced-title", args)
        }
    };
    Some(
        [
            summary::game_heading(view),
            moves_around(view.texts, line, ply..line.plies(), line.plies()),
            state,
        ]
        .join("\n"),
    )
}

/// Returns the part of a picture's name that differs from position to position of a proof.
fn picture_suffix(at: &InProof, side: Seat) -> String {
    format!("-forced-{}-{}", ForGame::Forced(at.clone()), side.word()).replace([':', '.'], "-")
}

/// Returns the buttons that step back in a proof, and the one that continues with the reply that
/// holds out longest.
fn through_a_proof(view: &View<'_>, at: &InProof, longest: Option<InProof>) -> Vec<Row> {
    let to = |replies: &[u32]| InProof { replies: replies.to_vec(), unit: None, ..at.clone() };
    let back = match (&at.unit, at.replies.split_last()) {
        (Some(_), _) => Some(to(&at.replies)),
        (None, Some((_, before))) => Some(to(before)),
        (None, None) => None,
    };
    let first = back.is_some() && back != Some(to(&[]));
    let there = |at: &Option<InProof>| {
        at.clone().map(|at| view.press_id(ForGame::Forced(at))).unwrap_or_default()
    };
    view.button_row([
        (longest.is_some(), there(&longest), "button-forced-longest", Secondary),
        (back.is_some(), there(&back), "button-back", Secondary),
        (first, view.press_id(ForGame::Forced(to(&[]))), "button-forced-first", Secondary),
        (true, view.press_id(ForGame::Review), "button-review", Secondary),
    ])
}
