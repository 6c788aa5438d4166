//! The pages of the review of a game, and of hints.

use murus_engine::Review;
use murus_gallicus::Seat;
use murus_pictures::{Chart, Drawn, Sign};

use crate::service::{AtOpening, BookDeparture, turning_point};
use crate::show::card::Card;
use crate::show::custom_id::ForGame;
use crate::show::page::{Attachment, Awaited, Page, Shows};
use crate::show::pages::course::find_stretches;
use crate::show::pages::end;
use crate::show::pages::forced::win_args;
use crate::show::pages::menus;
use crate::show::pages::moment::{contrast_text, first_of, forced_button, left_out};
use crate::show::pages::openings::{departure_sentence, way_in};
use crate::show::pages::summary;
use crate::show::pages::view::View;
use crate::show::rows::Style::{Primary, Secondary};
use crate::show::rows::{add_button, button};
use crate::store::ShownPage;
use crate::texts::Value;
use crate::texts::captions;

/// The most missed wins that the text names. The chart shows all.
const MISSED: usize = 3;

/// The least number of earlier reviews in the queue at which a person is told that number.
const LONG: i64 = 4;

/// The remark of a review on a move that it criticizes.
pub struct MoveRemark {
    /// The ply of the move, from 0.
    pub ply: usize,
    /// True if the move missed a forced win.
    pub missed: bool,
    /// The better move in notation.
    pub better: String,
    /// The sentence about both moves.
    pub text: String,
}

/// Lists the remarks of a review on missed wins and on the other moves that mattered, in order of
/// play.
pub fn list_remarks(view: &View<'_>, review: &Review) -> Vec<MoveRemark> {
    let line = view.game.line();
    let movers = review.movers(line);
    let better = |ply: usize| review.glances[ply].best.clone();
    let missed = review.missed(&movers).into_iter().map(|(ply, plies)| MoveRemark {
        ply,
        missed: true,
        better: better(ply),
        text: missed_sentence(view, review, (ply, movers[ply].side), plies),
    });
    let mattered = review.mattered(&movers, line.outcome().and_then(|end| end.winner));
    let mattered = mattered.into_iter().map(|ply| MoveRemark {
        ply,
        missed: false,
        better: better(ply),
        text: contrast_text(view, review, ply),
    });
    let mut remarks: Vec<MoveRemark> = missed.chain(mattered).collect();
    remarks.sort_by_key(|remark| remark.ply);
    remarks.dedup_by_key(|remark| remark.ply);
    remarks
}

/// Says that a ply of a side missed a win in this number of plies.
fn missed_sentence(
    view: &View<'_>,
    review: &Review,
    (ply, side): (usize, Seat),
    plies: u32,
) -> String {
    let line = view.game.line();
    let best = line.numbered(ply, &review.glances[ply].best);
    let played = line.numbered_move(ply);
    let [side, moves] = win_args(side, plies);
    let args = [side, moves, ("played", played.into()), ("best", best.into())];
    view.texts.say_with("review-missed", args)
}

/// Returns the missed wins that the text names, in order of play, at most three. Wins that can be
/// shown move by move are preferred.
fn missed_for_text(review: &Review, missed: &[(usize, u32)]) -> Vec<(usize, u32)> {
    let mut kept = missed.to_vec();
    kept.sort_by_key(|&(ply, _)| review.forced_at(ply).is_none());
    kept.truncate(MISSED);
    kept.sort_unstable();
    kept
}

/// Returns the page of a review: a chart of who was better at which time, the turning point, missed
/// wins, how well each side played, and the point where the game left the known openings, if it
/// did.
pub fn review_page(view: &View<'_>, review: &Review, left: Option<&BookDeparture>) -> Page {
    let turning = turning_point(view.game.line(), review);
    let attachment = Some(draw_chart(view, review, turning));
    let shows = Some(ShownPage::Review(view.game.id));
    Page { attachment, shows, ..verdict_page(view, review, left) }
}

/// Returns the page of a review without its picture.
pub fn verdict_page(view: &View<'_>, review: &Review, left: Option<&BookDeparture>) -> Page {
    let texts = view.texts;
    let line = view.game.line();
    let movers = review.movers(line);
    let accuracies = [Seat::Romans, Seat::Gauls].map(|seat| {
        let percent = review.accuracy(line, &movers, seat)?;
        let named = if view.game.is_brought_in() { "no" } else { "yes" };
        let args = [
            ("who", Value::from(view.name_seat(seat))),
            ("side", seat.word().into()),
            ("named", named.into()),
            ("percent", percent.round().into()),
        ];
        Some(texts.say_with("review-accuracy", args))
    });
    // One number alone compares nothing.
    let both = accuracies.into_iter().collect::<Option<Vec<String>>>();
    let mut sentences = both.unwrap_or_default();
    let turning = turning_point(line, review);
    let missed = review.missed(&movers);
    // A forced win that a side still had at the end of a game that it did not win.
    let winner = line.outcome().and_then(|end| end.winner);
    let last = review.forced_at(line.plies()).filter(|forced| Some(forced.winner) != winner);
    match turning {
        Some(ply) => {
            sentences.push(contrast_text(view, review, ply));
        }
        None if last.is_none() && review.left_out.is_empty() => {
            sentences.push(texts.say("review-even"));
            let costly = review.mattered(&movers, winner).into_iter();
            let costly = costly.filter(|ply| missed.iter().all(|(other, _)| other != ply));
            sentences.extend(costly.map(|ply| contrast_text(view, review, ply)));
        }
        None => {}
    }
    let decided = review.decided(winner).filter(|forced| forced.ply > 0);
    sentences.extend(decided.map(|forced| {
        let played = line.numbered_move(forced.ply - 1);
        let [side, moves] = win_args(forced.winner, forced.plies);
        let args = [side, moves, ("played", Value::from(played))];
        texts.say_with("review-decided", args)
    }));
    let missed_shown = missed_for_text(review, &missed);
    for &(ply, plies) in &missed_shown {
        sentences.push(missed_sentence(view, review, (ply, movers[ply].side), plies));
    }
    if missed.len() > missed_shown.len() {
        sentences.push(texts.say_with(
            "review-missed-more",
            [("count", (missed.len() - missed_shown.len()).into())],
        ));
    }
    sentences.extend(last.map(|forced| {
        let best = line.numbered(forced.ply, &review.glances[forced.ply].best);
        let [side, moves] = win_args(forced.winner, forced.plies);
        let args = [side, moves, ("best", Value::from(best))];
        texts.say_with("review-last", args)
    }));
    sentences.extend(left.map(|left| departure_sentence(texts, line, left)));
    sentences.extend(left_out(texts, review));
    let let_go = missed_shown.iter().filter_map(|&(ply, _)| review.forced_at(ply)).chain(last);
    let opening = left.and_then(|left| AtOpening::of(&left.before.line)).map(way_in);
    let rows = view.button_row([
        (turning.is_some(), view.press_id(ForGame::Lesson), "button-lesson", Primary),
        forced_button(view, decided, "button-forced"),
        (true, view.press_id(ForGame::Walk), "button-walk", Secondary),
        (true, view.press_id(ForGame::GoOn), "button-go-on", Secondary),
        (opening.is_some(), opening.unwrap_or_default(), "button-explored", Secondary),
    ]);
    let rows = let_go.fold(rows, |rows, forced| {
        let best = line.numbered(forced.ply, &review.glances[forced.ply].best);
        let label = texts.say_with("button-forced-move", [("move", best.into())]);
        add_button(rows, button(view.press_id(ForGame::Forced(first_of(forced))), label, Secondary))
    });
    let title = texts.say_with(
        "review-title",
        [("game", summary::pairing(view, None, &|chair| view.called(chair)).into())],
    );
    let card = Card { title, text: sentences.join("\n"), pictured: true, ..end::won_card(view) };
    Page { cards: vec![card], rows, ..Page::default() }
}

/// Returns the page that says that a review is being made. The result comes to the person who asked
/// for it. The button is for the case that the program stops before that. `before` is the number of
/// earlier reviews in the queue.
pub fn reviewing_page(view: &View<'_>, before: i64) -> Page {
    let id = if before < LONG { "review-waiting" } else { "review-queued" };
    let rows = view.button_row([(true, view.press_id(ForGame::Review), "button-review", Primary)]);
    Page {
        content: view.texts.say_with(id, [("before", before.into())]),
        rows,
        awaits: Some(Awaited::Review(view.game.id)),
        ..Page::default()
    }
}

/// Draws the chart of who was better at each ply.
fn draw_chart(view: &View<'_>, review: &Review, turning: Option<usize>) -> Attachment {
    let texts = view.texts;
    let line = view.game.line();
    let plies = review.glances.len().saturating_sub(1).max(1);
    let every = (plies / 2).div_ceil(8).max(1);
    let columns =
        (0..plies / 2).step_by(every).map(|n| (2.0 * n as f32, (n + 1).to_string())).collect();
    let share = |ply: usize| review.glances[ply].romans as f32;
    // A missed win is drawn where the curve could have gone; the turning point where the curve
    // went.
    let movers = review.movers(line);
    let missed = review.missed(&movers);
    let top = |seat: Seat| if seat == Seat::Romans { 0.96 } else { 0.04 };
    let crosses = missed
        .iter()
        .map(|&(ply, _)| (ply as f32 + 1.0, top(movers[ply].side), Sign::Cross, String::new()));
    let turn =
        turning.map(|ply| (ply as f32 + 1.0, share(ply + 1), Sign::Point, line.numbered_move(ply)));
    let signs = [
        (turning.is_some(), Sign::Point, "review-sign-turning"),
        (!missed.is_empty(), Sign::Cross, "review-sign-missed"),
    ];
    let signs = signs.into_iter().filter(|(there, ..)| *there);
    let chart = Chart {
        title: &texts.say("review-chart"),
        note: &captions::state_of_play(texts, line),
        caption: &captions::credit_line(texts),
        across: (0.0, plies as f32),
        up: (0.0, 1.0),
        columns,
        rows: vec![(0.0, "0".to_owned()), (0.5, "½".to_owned()), (1.0, "1".to_owned())],
        legend: signs.map(|(_, sign, word)| (sign, texts.say(word))).collect(),
        drawn: Drawn::Parted(
            (0..review.glances.len()).map(|ply| (ply as f32, share(ply))).collect(),
        ),
        points: crosses.chain(turn).collect(),
        theme: view.look.theme,
    };
    let alt = in_words(view, review, turning);
    let name = format!("{}-{}-review.png", view.game.name, view.game.board_seq());
    Attachment {
        name,
        alt: alt.chars().take(1000).collect(),
        bytes: chart.png(),
        shows: Shows::Picture,
    }
}

/// Returns the description of the chart of a review in words.
pub fn in_words(view: &View<'_>, review: &Review, turning: Option<usize>) -> String {
    let texts = view.texts;
    let line = view.game.line();
    let missed = review.missed(&review.movers(line));
    let shares: Vec<f32> = review.glances.iter().map(|glance| glance.romans as f32).collect();
    let course = find_stretches(&shares).into_iter().map(|(from, lead)| {
        let number = line.round(from.saturating_sub(1));
        texts.say_with(
            "review-stretch",
            [("from", from.into()), ("number", number.into()), ("lead", lead.into())],
        )
    });
    let course = course.collect::<Vec<_>>().join("; ");
    let alt = texts.say_with("review-alt", [("course", course.into())]);
    let turning_line = turning.map(|ply| {
        texts.say_with("review-alt-turning", [("played", line.numbered_move(ply).into())])
    });
    let wins: Vec<String> = missed_for_text(review, &missed)
        .into_iter()
        .map(|(ply, _)| line.numbered_move(ply))
        .collect();
    let let_go = (!wins.is_empty()).then(|| {
        let args = [("count", Value::from(wins.len())), ("played", wins.join(", ").into())];
        texts.say_with("review-alt-missed", args)
    });
    [Some(alt), turning_line, let_go].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// Returns the page of a hint: the best move, with the button that plays it.
pub fn hint_page(view: &View<'_>, best: &str) -> Page {
    let page = menus::preview_page(view, best).unwrap_or_default();
    Page { content: view.texts.say_with("hint-text", [("move", best.into())]), ..page }
}
