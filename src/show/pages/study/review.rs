//! The pages of the review of a game, of its key moves, and of hints.

use crate::show::pages::end;
use crate::show::pages::menus;
use crate::show::pages::plans;
use crate::show::pages::summary;
use crate::show::rows::Style::{Primary, Secondary};
use crate::texts::captions;
use crate::texts::deed::{with_deed, with_deed_in};
use crate::texts::letters;
use crate::texts::variant;
use murus_gallicus::engine::{Forced, Review};
use murus_gallicus::learn::{Moment, Remark, threats};
use murus_gallicus::render::{self, Chart, Drawn, Scene, Sign};
use murus_gallicus::rules::{Entry, Line, Seat};

use crate::entered;
use crate::service::{
    AtOpening, BookDeparture, LineSpot, SeenLine, SeenMoment, find_key_moments, turning_point,
};
use crate::show::card::Card;
use crate::show::custom_id::{ForGame, InProof, ViewedPly};
use crate::show::page::{Attachment, Awaited, Page, Shows};
use crate::show::pages::course::find_stretches;
use crate::show::pages::forced::win_args;
use crate::show::pages::openings::{departure_sentence, way_in};
use crate::show::pages::view::View;
use crate::show::rows::{Possible, add_button, button};
use crate::store::ShownPage;
use crate::texts::{Texts, Value, small_line};

/// The most tried lines, and the most plans, of a person that are shown with a key move.
const THOUGHTS: usize = 3;

/// The most missed wins that the text names. The chart shows all.
const MISSED: usize = 3;

/// The least number of earlier reviews in the queue at which a person is told that number.
const LONG: i64 = 4;

/// The width of each of the two boards of a key move, in pixels.
const BESIDE: u32 = 480;

/// Returns the sentences about a key move: the played move, the better one, and the effect of each.
/// `ply` is the number of plies before the move.
fn contrast_text(view: &View<'_>, review: &Review, ply: usize) -> String {
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
fn first_of(forced: &Forced) -> InProof {
    InProof { ply: forced.ply, replies: Vec::new(), unit: None }
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
    let mut sentences = Vec::new();
    for seat in [Seat::Romans, Seat::Gauls] {
        if let Some(accuracy) = review.accuracy(line, &movers, seat) {
            let args = [
                ("who", Value::from(view.name_seat(seat))),
                ("side", seat.word().into()),
                ("named", if view.game.is_brought_in() { "no" } else { "yes" }.into()),
                ("percent", accuracy.percent.round().into()),
                (
                    "level",
                    accuracy
                        .like
                        .map_or(String::new(), |level| variant::level_name(texts, level.name))
                        .into(),
                ),
                ("like", if accuracy.like.is_some() { "yes" } else { "no" }.into()),
            ];
            sentences.push(texts.say_with("review-accuracy", args));
        }
    }
    let turning = turning_point(line, review);
    // A forced win that a side still had at the end of a game that it did not win.
    let winner = line.outcome().and_then(|end| end.winner);
    let last = review.forced_at(line.plies()).filter(|forced| Some(forced.winner) != winner);
    match turning {
        Some(ply) => {
            sentences.push(contrast_text(view, review, ply));
        }
        None if last.is_none() && review.left_out.is_empty() => {
            sentences.push(texts.say("review-even"))
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
    let missed = review.missed(&movers);
    let missed_shown = missed_for_text(review, &missed);
    for &(ply, plies) in &missed_shown {
        let best = line.numbered(ply, &review.glances[ply].best);
        let played = line.numbered_move(ply);
        let [side, moves] = win_args(movers[ply].side, plies);
        let args = [side, moves, ("played", played.into()), ("best", best.into())];
        sentences.push(texts.say_with("review-missed", args));
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

/// Returns the sentence with the number of positions that a review leaves out; `None` if it leaves
/// out none.
fn left_out(texts: Texts, review: &Review) -> Option<String> {
    let count = review.left_out.len();
    (count > 0).then(|| texts.say_with("review-left-out", [("count", count.into())]))
}

/// Returns the button that shows how a win is forced. It is left out if `forced` is `None`.
fn forced_button(view: &View<'_>, forced: Option<&Forced>, label: &'static str) -> Possible {
    let id = forced.map(|forced| view.press_id(ForGame::Forced(first_of(forced))));
    (id.is_some(), id.unwrap_or_default(), label, Secondary)
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

/// Returns the page of a key move: the played move and the better one, what the difference teaches,
/// and the reader's tried lines and plans. Only a sentence for a ply without a move, or one that
/// the review leaves out. `ply` is the number of plies before the move.
pub fn moment_page(view: &View<'_>, review: &Review, ply: usize, looked: &SeenMoment) -> Page {
    let texts = view.texts;
    let line = view.game.line();
    if line.moves().nth(ply).is_none() || review.glances.len() <= ply {
        return Page::text(texts.say("review-even"));
    }
    if let Some(silent) = left_out(texts, review).filter(|_| review.left_out.contains(&ply)) {
        return Page::text(silent);
    }
    let plies = find_key_moments(line, review);
    let page = contrast_page(view, review, ply);
    let turning = turning_point(line, review) == Some(ply);
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
    let text = title.into_iter().chain([page.content]).chain(found).chain(thoughts).chain(unmet);
    let text = text.chain(frames_line(texts, line, review, ply));
    let content = text.collect::<Vec<_>>().join("\n");
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
    let rows = [beside(false), beside(true), plans].into_iter().flatten().fold(rows, add_button);
    Page { content, rows, shows: page.shows.filter(|_| turning), ..page }
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
        bytes: render::render_column(&scenes),
        shows,
    }
}

/// Returns the page of a hint: the best move, with the button that plays it.
pub fn hint_page(view: &View<'_>, best: &str) -> Page {
    let page = menus::preview_page(view, best).unwrap_or_default();
    Page { content: view.texts.say_with("hint-text", [("move", best.into())]), ..page }
}
