//! The siege of the day: the puzzle that all members of a server try. A member solves their
//! server's siege here, as on Discord. Other visitors only see the board.

use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::{Markup, PreEscaped, html};
use murus_lessons::{Attempt, Puzzle};
use serde::Deserialize;

use super::exercise::{self, Exercise, NoExercise, exercise_board};
use super::puzzle_choice::card_path;
use super::siege_tools::{SiegeAddress, choice_word, part_of, siege_tools};
use super::tried::{TriedMove, TriedPuzzle, split_moves};
use crate::answers::study::own_sieges::{OwnSiege, SiegeAct};
use crate::answers::{AnswerError, AnswerRefusal};
use crate::game::{Day, SiegeId};
use crate::ids::ServerId;
use crate::service::study::own_sieges;
use crate::service::study::puzzles::AttemptOutcome;
use crate::service::{Caller, SiegePart, TryOutcome};
use crate::show::names::Names;
use crate::show::pages::puzzle::write_hint;
use crate::show::pages::puzzle_texts::{
    answer_text, part_lines, result_lines, siege_heading, task_of,
};
use crate::store::Rung;
use crate::texts::Texts;
use crate::web::site::Site;
use crate::web::site::board::line_state::LineState;
use crate::web::site::frame::address::address_with;
use crate::web::site::frame::security::is_sent_from_here;
use crate::web::site::frame::visitor::Visitor;
use crate::web::site::frame::words::Words;

/// The path of the page of the siege of the day.
pub const SIEGE: &str = "/learn/siege";

/// The siege that a person chooses, from the query of an address.
#[derive(Clone, Default, Deserialize)]
pub struct ChosenSiege {
    /// The Discord id of the server. Empty for the server used last.
    #[serde(default)]
    server: String,
    /// The puzzle of the siege, by the word of its rung. Empty for the puzzle of the day.
    #[serde(default)]
    rung: String,
}

/// A puzzle of a siege and the moves so far, from the query of an address. The last move is the one
/// that is tried.
#[derive(Clone, Deserialize)]
pub struct SiegeTryQuery {
    siege: i64,
    #[serde(default)]
    rung: String,
    /// The moves from the position of the puzzle on, with semicolons between.
    #[serde(default)]
    m: String,
    /// Another action after these moves, such as asking for a hint, by its word. Empty for a try.
    #[serde(rename = "do", default)]
    act: String,
}

fn read_rung(word: &str) -> Rung {
    Rung::from_word(word).unwrap_or(Rung::Day)
}

/// Returns the link to the page of the siege.
pub fn siege_link(texts: Texts) -> Markup {
    html! { a.button.secondary href=(SIEGE) { (texts.say("page-front-siege")) } }
}

/// Returns a puzzle of a siege with its board, its task and the sentence `said`. Moves cannot be
/// tried.
pub fn unjudged_exercise(
    visitor: &Visitor,
    puzzle: &Puzzle,
    title: String,
    said: &str,
) -> Exercise {
    let texts = visitor.texts;
    let line = puzzle.approach();
    let svg = exercise_board(visitor, &line, puzzle.side());
    let nobody = Names::default();
    let text = [task_of(texts, puzzle).as_str(), said].join("\n");
    let state = LineState {
        due: false,
        moves: Vec::new(),
        status: Words { texts, names: &nobody }.write_text(&text).into_string(),
        ..LineState::new(texts, &svg, &line, puzzle.side())
    };
    let (on, side, picture) = ("button-puzzle-next", puzzle.side(), card_path(puzzle));
    Exercise { title, on, side, line, svg, state, picture }
}

/// Returns a puzzle of a siege for a person who may try it. `more` are lines below its text; `part`
/// is the person's part in the siege, which decides on the buttons.
fn siege_exercise(
    visitor: &Visitor,
    at: SiegeAddress,
    puzzle: &Puzzle,
    tried: TriedPuzzle,
    (more, part): (Vec<String>, Option<&SiegePart>),
) -> Exercise {
    let text = [tried.text.clone()].into_iter().chain(more).collect::<Vec<_>>().join("\n");
    let title = siege_heading(visitor.texts, puzzle, at.rung);
    let tools = siege_tools(visitor.texts, at, puzzle, &tried, part);
    let mut exercise = TriedPuzzle { text, ..tried }.exercise(visitor, puzzle, title);
    exercise.state.load = Some(at.address(&[]));
    // The labels name the cost of each action and are long, so the buttons are below each other.
    let all = html! { div.row.line { (PreEscaped(&exercise.state.tools)) (tools) } };
    exercise.state.tools = all.into_string();
    exercise
}

/// Returns the sentence of a refusal. Fails if the request itself failed.
fn refusal_words(refusal: AnswerRefusal) -> Result<String, NoExercise> {
    match refusal {
        AnswerRefusal::Page(page) => Ok(page.content),
        AnswerRefusal::Failed(AnswerError::Store(error)) => Err(NoExercise::Failed(error)),
        AnswerRefusal::Failed(AnswerError::Discord(_)) => Err(NoExercise::Busy),
    }
}

/// Returns the board of today's siege (in UTC), with the sentence `said` and the way to the last
/// siege, which everybody can solve. Fails if today has no siege.
fn board_of_day(visitor: &Visitor, said: &str) -> Result<Exercise, NoExercise> {
    let texts = visitor.texts;
    let puzzle = murus_lessons::siege(Day::of_moment(visitor.now).0).ok_or(NoExercise::Unknown)?;
    let heading = siege_heading(texts, puzzle, Rung::Day);
    let mut exercise = unjudged_exercise(visitor, puzzle, heading, said);
    // Without a filter that page shows the newest siege that is over.
    let over = html! { a.button.success href="/learn/puzzle" { (texts.say("page-siege-over")) } };
    exercise.state.tools = over.into_string();
    Ok(exercise)
}

/// Returns the siege that a person chose among those of their servers, and the links to the others.
async fn chosen_exercise(
    site: &Site,
    visitor: &Visitor,
    chosen: &ChosenSiege,
) -> Result<(Exercise, Markup), NoExercise> {
    let texts = visitor.texts;
    let only = |exercise| (exercise, html! {});
    let Some(caller) = visitor.caller(String::new()) else {
        return board_of_day(visitor, &texts.say("page-siege-out")).map(only);
    };
    let own = match site.answers.find_own_sieges(caller, texts).await {
        Ok(own) => own,
        Err(refusal) => return board_of_day(visitor, &refusal_words(refusal)?).map(only),
    };
    let server = ServerId::read(&chosen.server, 10);
    let here = own.iter().find(|own| Some(own.siege.server) == server).or(own.first());
    let Some(here) = here else {
        return board_of_day(visitor, &texts.say("page-siege-none")).map(only);
    };
    let rung = Some(read_rung(&chosen.rung)).filter(|rung| here.siege.puzzle_at(*rung).is_some());
    let rung = rung.unwrap_or(Rung::Day);
    let puzzle = here.siege.puzzle_at(rung).and_then(Puzzle::find).ok_or(NoExercise::Unknown)?;
    let part = here.find_part(site.answers.service(), rung).await.map_err(NoExercise::Failed)?;
    let attempt = Attempt::of(puzzle, "").ok_or(NoExercise::Unknown)?;
    let tried = TriedPuzzle::after(texts, puzzle, &attempt, None)?;
    let solved = part.as_ref().map(|part| part_lines(texts, part)).unwrap_or_default();
    let at = SiegeAddress { id: here.siege.id, rung };
    let exercise = siege_exercise(visitor, at, puzzle, tried, (solved, part.as_ref()));
    Ok((exercise, siege_choice(texts, &own, here, rung)))
}

/// Writes the servers to choose from, if there are several, and the link to the siege's other
/// puzzle.
fn siege_choice(texts: Texts, own: &[OwnSiege], here: &OwnSiege, rung: Rung) -> Markup {
    let (other, label) = match rung {
        Rung::Day => (Rung::Easy, "button-siege-easy"),
        Rung::Easy => (Rung::Day, "page-front-siege"),
    };
    let server = here.siege.server.0.to_string();
    let other = here
        .siege
        .puzzle_at(other)
        .map(|_| address_with(SIEGE, &[("server", &server), ("rung", other.word())]));
    html! {
        @if own.len() > 1 || other.is_some() {
            section.panel {
                @if own.len() > 1 {
                    form.row method="get" action=(SIEGE) {
                        label { span { (texts.say("page-siege-server")) }
                            select name="server" {
                                @for one in own {
                                    option value=(one.siege.server.0) selected[one.siege.id == here.siege.id] {
                                        @if let Some(name) = &one.server { (name) } @else { (one.siege.server.0) }
                                    }
                                }
                            }
                        }
                        button.secondary type="submit" { (texts.say("page-show")) }
                    }
                }
                @if let Some(other) = other {
                    div.row { a.button.secondary href=(other) { (texts.say(label)) } }
                }
            }
        }
    }
}

/// Answers with the page of the siege of the day.
pub async fn siege_page(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Query(chosen): Query<ChosenSiege>,
) -> Response {
    let (exercise, choice) = match chosen_exercise(&site, &visitor, &chosen).await {
        Ok((exercise, choice)) => (Ok(exercise), choice),
        Err(none) => (Err(none), html! {}),
    };
    exercise::exercise_page(exercise, &site, &visitor, &headers, choice)
}

/// Answers with a puzzle of a siege as JSON, after a try or another action. A try counts, so the
/// request must come from a page of this site.
pub async fn as_json(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Query(query): Query<SiegeTryQuery>,
) -> Response {
    if !is_sent_from_here(&headers) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let tried = tried_exercise(&site, &visitor, &query).await;
    exercise::as_json(tried, &site, &visitor, &headers)
}

/// Returns the puzzle of a siege after a try, which counts. A refusal is shown below the task.
async fn tried_exercise(
    site: &Site,
    visitor: &Visitor,
    query: &SiegeTryQuery,
) -> Result<Exercise, NoExercise> {
    let texts = visitor.texts;
    let caller = visitor.caller(String::new()).ok_or(NoExercise::Unknown)?;
    let (id, rung) = (SiegeId(query.siege), read_rung(&query.rung));
    let siege = own_sieges::find_siege(site.answers.service(), id).await;
    let siege = siege.map_err(NoExercise::Failed)?.ok_or(NoExercise::Unknown)?;
    let puzzle = siege.puzzle_at(rung).and_then(Puzzle::find).ok_or(NoExercise::Unknown)?;
    let (before, text) = split_moves(&query.m);
    let attempt = Attempt::of(puzzle, &before).ok_or(NoExercise::Unknown)?;
    let at = SiegeAddress { id, rung };
    if !query.act.is_empty() {
        let act = SiegeAct::from_word(&query.act).ok_or(NoExercise::Unknown)?;
        return acted_exercise(site, visitor, caller, (at, puzzle), (act, &query.m)).await;
    }
    let Some(text) = text else {
        let tried = TriedPuzzle::after(texts, puzzle, &attempt, None)?;
        return Ok(siege_exercise(visitor, at, puzzle, tried, (Vec::new(), None)));
    };
    // A text that is no move does not start an attempt.
    attempt.line().position().read(text).map_err(|_| NoExercise::Unknown)?;
    let (last, standing, refusal) =
        match site.answers.try_siege(caller, texts, (id, rung), &before, text).await {
            Ok(AttemptOutcome::Judged(tried)) => {
                let TryOutcome { played, verdict, standing, .. } = *tried;
                (played.map(|played| (played, verdict)), Some(standing), None)
            }
            Ok(AttemptOutcome::Unread(..)) => return Err(NoExercise::Unknown),
            Err(refusal) => (None, None, Some(refusal_words(refusal)?)),
        };
    let last = last.as_ref().map(|(played, verdict)| TriedMove { played: *played, verdict });
    let tried = TriedPuzzle::after(texts, puzzle, &attempt, last)?;
    let more = standing.as_ref().map(|standing| result_lines(texts, standing)).unwrap_or_default();
    let more = more.into_iter().chain(refusal).collect();
    Ok(siege_exercise(visitor, at, puzzle, tried, (more, standing.as_ref().and_then(part_of))))
}

/// Returns the puzzle of a siege after an action other than a try. A refusal is shown below the
/// task.
async fn acted_exercise(
    site: &Site,
    visitor: &Visitor,
    caller: Caller,
    (at, puzzle): (SiegeAddress, &'static Puzzle),
    (act, moves): (SiegeAct, &str),
) -> Result<Exercise, NoExercise> {
    let texts = visitor.texts;
    let siege = (at.id, at.rung);
    let before = moves.replace(';', " ");
    let attempt = Attempt::of(puzzle, &before).ok_or(NoExercise::Unknown)?;
    let here = TriedPuzzle::after(texts, puzzle, &attempt, None)?;
    let shown = |tried, more, part| Ok(siege_exercise(visitor, at, puzzle, tried, (more, part)));
    if let Some(choice) = act.choice() {
        let (done, part) = match site.answers.choose_in_siege(caller, texts, siege, choice).await {
            Ok(done) => done,
            Err(refusal) => return shown(here, vec![refusal_words(refusal)?], None),
        };
        let said = texts.say(choice_word(choice, done));
        let solved = part.as_ref().filter(|part| part.tried.at(at.rung).solved.is_some());
        let tried = match solved {
            Some(_) => TriedPuzzle::answered(puzzle, said),
            None => TriedPuzzle { text: format!("{}\n{said}", here.text), ..here },
        };
        let lines = part.as_ref().map(|part| part_lines(texts, part)).unwrap_or_default();
        return shown(tried, lines, part.as_ref());
    }
    let (posed, standing) = match site.answers.help_in_siege(caller, texts, siege, &before).await {
        Ok(helped) => helped,
        Err(refusal) => return shown(here, vec![refusal_words(refusal)?], None),
    };
    let tried = match act {
        SiegeAct::Answer => TriedPuzzle::answered(puzzle, answer_text(texts, puzzle)),
        _ => match write_hint(texts, &posed, true) {
            Some(hint) => here.with_hint(hint),
            None => here,
        },
    };
    shown(tried, result_lines(texts, &standing), part_of(&standing))
}
