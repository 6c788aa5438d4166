//! The page of a key move of a reviewed game: the played move and the better one, on two boards.

use murus_engine::{Forced, Review};
use murus_gallicus::{Entry, Line};
use murus_lessons::{Moment, Remark, threats};
use murus_pictures::Scene;

use crate::entered;
use crate::service::{LineSpot, SeenLine, SeenMoment, find_key_moments, turning_point};
use crate::show::custom_id::{ForGame, InProof, ViewedPly};
use crate::show::page::{Attachment, Page, Shows};
use crate::show::pages::forced::win_args;
use crate::show::pages::plans;
use crate::show::pages::summary;
use crate::show::pages::view::View;
use crate::show::rows::Style::Secondary;
use crate::show::rows::{Possible, Row, add_button, button};
use crate::store::ShownPage;
use crate::texts::captions;
use crate::texts::deed::{with_deed, with_deed_in};
use crate::texts::letters;
use crate::texts::{Texts, Value, small_line};

/// The most tried lines, and the most plans, of a person that are shown with a key move.
const THOUGHTS: usize = 3;

/// The width of each of the two boards of a key move, in pixels.
const BESIDE: u32 = 480;

/// Returns the page of a key move: the played move and the better one, what the difference teaches,
/// and the reader's tried lines and plans. Only a sentence for a ply without a move, or one that
/// the review leaves out. `ply` is the number of plies before the move.
pub fn moment_page(view: &View<'_>, review: &Review, ply: usize, looked: &SeenMoment) -> Page {
    let line = view.game.line();
    if let Some(silent) = find_silence(view, review, ply) {
        return Page::text(silent);
    }
    let page = contrast_page(view, review, ply);
    let turning = turning_point(line, review) == Some(ply);
    let text = [moment_text(view, review, ply, looked)].into_iter();
    let content =
        text.chain(frames_line(view.texts, line, review, ply)).collect::<Vec<_>>().join("\n");
    let rows = moment_rows(view, review, ply, looked);
    Page { content, rows, shows: page.shows.filter(|_| turning), ..page }
}

/// Returns the sentence in place of a key move, for a ply without a move and one that the review
/// leaves out. `None` for all others.
fn find_silence(view: &View<'_>, review: &Review, ply: usize) -> Option<String> {
    if view.game.line().moves().nth(ply).is_none() || review.glances.len() <= ply {
        return Some(view.texts.say("review-even"));
    }
    left_out(view.texts, review).filter(|_| review.left_out.contains(&ply))
}

/// Returns the page of a key move for readers who have a board beside it: without pictures. It has
/// the better line, too, with the moves before it. `None` for a ply without a move, and one that
/// the review leaves out.
pub fn moment_beside(
    view: &View<'_>,
    review: &Review,
    ply: usize,
    looked: &SeenMoment,
) -> Option<(Page, Line)> {
    if find_silence(view, review, ply).is_some() {
        return None;
    }
    let mut better = view.game.line().before(ply);
    match &looked.moment {
        Some(moment) => {
            for &m in &moment.better {
                better.play(Entry::Move(m)).ok()?;
            }
        }
        None => {
            let best = better.read(&review.glances[ply].best).ok()?;
            better.play(best).ok()?;
        }
    }
    let content = moment_text(view, review, ply, looked);
    Some((
        Page { content, rows: moment_rows(view, review, ply, looked), ..Page::default() },
        better,
    ))
}

/// Returns the text of a key move: the played move and the better one, what the difference teaches,
/// and the reader's tried lines and plans.
fn moment_text(view: &View<'_>, review: &Review, ply: usize, looked: &SeenMoment) -> String {
    let texts = view.texts;
    let line = view.game.line();
    let plies = find_key_moments(line, review);
    let title = plies.iter().position(|&other| other == ply).filter(|_| plies.len() > 1).map(|n| {
        let args = [("n", (n + 1).into()), ("count", plies.len().into())];
        small_line(&texts.say_with("review-moment-title", args))
    });
    let goes_on = looked.moment.as_ref().and_then(|moment| goes_on(texts, line, moment));
    let remark = looked
        .moment
        .as_ref()
        .and_then(|moment| Some(remark_line(texts, line, moment.ply, moment.remark?)));
    let thoughts = looked.thoughts.iter().take(THOUGHTS).map(|tried| thought_line(texts, tried));
    let unmet = looked.unmet.iter().take(THOUGHTS).map(|unmet| {
        let args = [("unmet", plans::line_of_unmet(view, unmet).into())];
        texts.say_with("review-planned", args)
    });
    let [wins, loses] =
        looked.moment.as_ref().map_or([None, None], |moment| certain_lines(texts, line, moment));
    let found = wins.into_iter().chain(goes_on).chain(loses).chain(remark);
    let contrast = contrast_text(view, review, ply);
    let text = title.into_iter().chain([contrast]).chain(found).chain(thoughts).chain(unmet);
    text.collect::<Vec<_>>().join("\n")
}

/// Returns the buttons below a key move: further ones from there, the other key moves, and the
/// reader's plans.
fn moment_rows(view: &View<'_>, review: &Review, ply: usize, looked: &SeenMoment) -> Vec<Row> {
    let texts = view.texts;
    let line = view.game.line();
    let plies = find_key_moments(line, review);
    let beside = |next: bool| {
        let mut others = plies.iter().copied();
        let other = if next {
            others.find(|&other| other > ply)
        } else {
            others.rfind(|&other| other < ply)
        };
        let label = other.map(|other| {
            let args = [
                ("way", if next { "on" } else { "back" }.into()),
                ("move", line.numbered_move(other).into()),
            ];
            texts.say_with("button-moment", args)
        });
        other
            .zip(label)
            .map(|(other, label)| button(view.press_id(ForGame::Moment(other)), label, Secondary))
    };
    let own = [
        (true, view.press_id(ForGame::GoOnFrom(ply)), "button-practise", Secondary),
        (true, view.press_id(ForGame::Line(LineSpot::Game(ply))), "button-try", Secondary),
    ];
    let rows = view.button_row(from_turning_point(view, review, ply).into_iter().chain(own));
    let plans = looked.planned.then(|| plans::button_to_unmet(view));
    [beside(false), beside(true), plans].into_iter().flatten().fold(rows, add_button)
}

/// Returns the page of the turning point for readers who have not seen the review; `None` if the
/// game has no turning point.
pub fn lesson_openly(view: &View<'_>, review: &Review) -> Option<Page> {
    let ply = turning_point(view.game.line(), review)?;
    let page = contrast_page(view, review, ply);
    let text = [summary::game_heading(view), page.content].into_iter();
    let text = text.chain(frames_line(view.texts, view.game.line(), review, ply));
    let content = text.collect::<Vec<_>>().join("\n");
    Some(Page { content, rows: view.button_row(from_turning_point(view, review, ply)), ..page })
}

/// Returns the sentence that the better move wins by force, and the one that the played move loses
/// by force. Each is `None` unless a forced win is known.
fn certain_lines(texts: Texts, line: &Line, moment: &Moment) -> [Option<String>; 2] {
    let ply = moment.ply;
    let position = &line.positions()[moment.ply];
    let mover = position.to_move();
    let better = moment.better.first().map(|&m| line.numbered(ply, &position.write(m).to_string()));
    let wins = better.zip(moment.wins).map(|(better, plies)| {
        let [side, moves] = win_args(mover, plies);
        texts.say_with("review-wins", [side, moves, ("best", better.into())])
    });
    let loses = moment.loses.map(|plies| {
        let [side, moves] = win_args(mover.other(), plies);
        texts.say_with("review-decided", [side, moves, ("played", line.numbered_move(ply).into())])
    });
    [wins, loses]
}

/// Returns the sentence with the better line after its first move; `None` if the line has no
/// further move.
fn goes_on(texts: Texts, line: &Line, moment: &Moment) -> Option<String> {
    let mut better = line.before(moment.ply);
    for &m in &moment.better {
        better.play(Entry::Move(m)).ok()?;
    }
    let moves = moves_from(&better, moment.ply + 1);
    (!moves.is_empty()).then(|| texts.say_with("review-goes-on", [("line", moves.into())]))
}

/// Returns the moves of a line from a ply on in notation. The first move has its number.
fn moves_from(line: &Line, from: usize) -> String {
    let text = |ply| if ply == from { line.numbered_move(ply) } else { line.listed_move(ply) };
    (from..line.plies()).map(text).collect::<Vec<_>>().join(" ")
}

/// Returns the sentence about what a key move teaches. `ply` is the number of plies before the
/// move.
fn remark_line(texts: Texts, line: &Line, ply: usize, remark: Remark) -> String {
    let side = line.positions()[ply].to_move();
    let (what, theme, [from, to]) = match remark {
        Remark::Missed(theme) => ("missed", theme.word(), [0, 0]),
        Remark::Allowed(theme) => ("allowed", theme.word(), [0, 0]),
        Remark::LastTower => ("last-tower", "", [0, 0]),
        Remark::GaveLastTower => ("gave-last-tower", "", [0, 0]),
        Remark::Towers(from, to) => ("towers", "", [from as usize, to as usize]),
        Remark::Kept(made, better) => ("kept", "", [made as usize, better as usize]),
        Remark::Ways(made, better) => ("ways", "", [made, better]),
    };
    let theme = texts.say_with("review-theme", [("theme", theme.into())]);
    let winner = if what == "missed" { side } else { side.other() };
    // A remark about ways counts those of the other side.
    let side = if what == "ways" { side.other() } else { side };
    let args = [
        ("what", Value::from(what)),
        ("theme", theme.into()),
        ("side", side.word().into()),
        ("winner", winner.word().into()),
        ("from", from.into()),
        ("to", to.into()),
    ];
    texts.say_with("review-remark", args)
}

/// Returns a line of text with a tried line and its note.
fn thought_line(texts: Texts, tried: &SeenLine) -> String {
    let note = tried.note.as_deref().unwrap_or_default();
    let args = [
        ("line", Value::from(moves_from(&tried.line, tried.ply))),
        ("note", entered::escape_line(note).into()),
        ("noted", if note.is_empty() { "no" } else { "yes" }.into()),
    ];
    texts.say_with("review-thought", args)
}

/// Returns the page of a key move with two boards: after the played move, and after the better one.
fn contrast_page(view: &View<'_>, review: &Review, ply: usize) -> Page {
    let line = view.game.line();
    let best = &review.glances[ply].best;
    let mut better = line.before(ply);
    let playable = better.read(best).is_ok_and(|entry| better.play(entry).is_ok());
    let made = line.numbered_move(ply);
    let best = line.numbered(ply, best);
    let attachment = playable.then(|| draw_two(view, &line.before(ply + 1), &better, [made, best]));
    let shows = attachment.is_some().then_some(ShownPage::Turning(view.game.id));
    Page { content: contrast_text(view, review, ply), attachment, shows, ..Page::default() }
}

/// Returns the line that explains the red frames on the two boards; `None` if neither board has
/// one.
fn frames_line(texts: Texts, line: &Line, review: &Review, ply: usize) -> Option<String> {
    let position = line.positions().get(ply)?;
    let made = line.positions().get(ply + 1)?;
    let best = position.play_unchecked(position.read(&review.glances[ply].best).ok()?);
    let framed = [made, &best].iter().any(|shown| !threats(shown).is_empty());
    framed.then(|| small_line(&texts.say("review-frames")))
}

/// Returns the buttons that continue from the turning point: two for forced wins, and one to look
/// through the game.
fn from_turning_point(view: &View<'_>, review: &Review, ply: usize) -> [Possible; 3] {
    let side = view.game.line().positions()[ply].to_move();
    [
        forced_button(view, review.forced_at(ply + 1), "button-forced"),
        forced_button(view, review.forced_at(ply), "button-forced-missed"),
        (true, view.press_id(ForGame::WalkTo(ViewedPly { ply, side })), "button-walk", Secondary),
    ]
}

/// Draws the board after the played move, and below it the board after the better one. Cells on
/// which a side can break through with its next move are framed.
fn draw_two(view: &View<'_>, played: &Line, better: &Line, moves: [String; 2]) -> Attachment {
    let texts = view.texts;
    let caption = captions::credit_line(view.texts);
    let captioned = |(which, text): (&'static str, String)| {
        texts.say_with("review-beside", [("which", which.into()), ("move", text.into())])
    };
    let [one, other] = moves;
    let pair = [(played, captioned(("played", one))), (better, captioned(("better", other)))];
    let threatened = pair.each_ref().map(|(line, _)| threats(line.position()));
    let side = better.positions()[better.plies() - 1].to_move();
    let mut scenes = pair.each_ref().map(|(line, left)| Scene {
        left,
        caption: &caption,
        side: None,
        theme: view.look.theme,
        size: BESIDE,
        ..Scene::of(line, side)
    });
    for (scene, threats) in scenes.iter_mut().zip(&threatened) {
        scene.threats = threats;
    }
    let name = format!("{}-{}-lesson.png", view.game.name, view.game.board_seq());
    let shows = Shows::Board(letters::message(texts, better.position(), side));
    Attachment {
        name,
        alt: captions::alt_text_of_two(texts, played, better),
        bytes: murus_pictures::render_column(&scenes),
        shows,
    }
}

/// Returns the sentences about a key move: the played move, the better one, and the effect of each.
/// `ply` is the number of plies before the move.
pub(super) fn contrast_text(view: &View<'_>, review: &Review, ply: usize) -> String {
    let texts = view.texts;
    let line = view.game.line();
    let best = &review.glances[ply].best;
    let position = &line.positions()[ply];
    let better = line.numbered(ply, best);
    let better = match position.read(best) {
        Ok(m) => with_deed(texts, position, m, better),
        Err(_) => better,
    };
    let played = with_deed_in(texts, line, ply, line.numbered_move(ply));
    let turning = if turning_point(line, review) == Some(ply) { "yes" } else { "no" };
    let args =
        [("turning", Value::from(turning)), ("played", played.into()), ("better", better.into())];
    texts.say_with("review-turning", args)
}

/// Returns the position at which the proof of a forced win begins.
pub(super) fn first_of(forced: &Forced) -> InProof {
    InProof { ply: forced.ply, replies: Vec::new(), unit: None }
}

/// Returns the sentence with the number of positions that a review leaves out; `None` if it leaves
/// out none.
pub(super) fn left_out(texts: Texts, review: &Review) -> Option<String> {
    let count = review.left_out.len();
    (count > 0).then(|| texts.say_with("review-left-out", [("count", count.into())]))
}

/// Returns the button that shows how a win is forced. It is left out if `forced` is `None`.
pub(super) fn forced_button(
    view: &View<'_>,
    forced: Option<&Forced>,
    label: &'static str,
) -> Possible {
    let id = forced.map(|forced| view.press_id(ForGame::Forced(first_of(forced))));
    (id.is_some(), id.unwrap_or_default(), label, Secondary)
}
