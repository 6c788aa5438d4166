//! The board without strings: any variant, both sides or a level of our opponent, from the start or
//! from any position; and whether a position is won.

use std::collections::BTreeMap;
use std::sync::LazyLock;
use std::time::Duration;

use axum::Json;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::{PreEscaped, html};
use murus_gallicus::engine::{Findings, LEVELS, Level, Stop, Verdict, prove};
use murus_gallicus::render::{Scene, Svg};
use murus_gallicus::rules::{Entry, Line, PRESETS, Position, Seat, Variant};
use serde::{Deserialize, Serialize};
use tokio::sync::Semaphore;
use tokio::time::timeout;

use super::Site;
use super::assets::GAME;
use super::board;
use super::shell::Shell;
use super::state::{Course, LegalMove, course, legal_moves};
use super::visitor::{Visitor, away};
use crate::service::study::help;
use crate::store::StoreError;
use crate::texts::{Texts, captions, variant};

/// The most moves of a line.
const LONGEST: usize = 400;

/// The positions that are visited to see whether one is won, and the bits of the table for that.
const NODES: u64 = 60_000;
const TABLE: u32 = 16;

/// The seed of a level's choices: the same line gets the same answer.
const SEED: i64 = 1;

/// How long a visitor waits for a processor.
const PATIENCE: Duration = Duration::from_secs(5);

/// Strangers share one place to think, so they take no more than one processor.
static THINKING: LazyLock<Semaphore> = LazyLock::new(|| Semaphore::new(1));

/// A line, as an address names it.
#[derive(Clone, Default, Deserialize)]
pub struct LineQuery {
    /// The variant by its word; the standard one without.
    #[serde(default)]
    v: String,
    /// The position from which it starts; that of the variant without.
    #[serde(default)]
    p: String,
    /// The moves, with semicolons between.
    #[serde(default)]
    m: String,
    /// The side below.
    #[serde(default)]
    s: String,
    /// The level that plays the other side, if one does.
    #[serde(default)]
    l: String,
    /// Whether it is asked who wins.
    #[serde(default)]
    won: String,
}

impl LineQuery {
    /// These moves of the standard game.
    pub fn of(moves: &str) -> LineQuery {
        LineQuery { m: moves.replace(' ', ";"), ..LineQuery::default() }
    }

    fn variant(&self) -> Variant {
        let preset = PRESETS.iter().find(|(word, _)| *word == self.v).map(|(_, preset)| *preset);
        preset.unwrap_or(&self.v).parse().unwrap_or(Variant::STANDARD)
    }

    /// The line, as far as its moves are legal. A start that cannot be read is that of the variant.
    pub fn line(&self) -> Line {
        let start = Position::parse(self.p.trim(), self.variant()).ok();
        let mut line = start.map_or_else(|| Line::new(self.variant()), Line::from);
        for text in self.m.split(';').filter(|text| !text.is_empty()).take(LONGEST) {
            match line.read(text) {
                Ok(entry) if line.play(entry).is_ok() => {}
                _ => break,
            }
        }
        line
    }

    fn side(&self) -> Seat {
        let seats = &Seat::ALL[..self.variant().board().seats];
        Seat::from_word(&self.s).filter(|seat| seats.contains(seat)).unwrap_or(Seat::Romans)
    }

    /// The level to move, if it is its turn.
    fn level_to_move(&self, line: &Line) -> Option<&'static Level> {
        let turn = line.outcome().is_none() && line.position().to_move() != self.side();
        Level::find(&self.l).filter(|_| turn)
    }
}

/// The board, as its script needs it.
#[derive(Serialize)]
pub struct FreeState {
    free: bool,
    variant: String,
    position: String,
    level: String,
    #[serde(flatten)]
    course: Course,
    /// The ply that is shown.
    pub ply: usize,
    /// Whether a move can be chosen.
    pub due: bool,
    over: bool,
    /// The legal moves.
    pub moves: Vec<LegalMove>,
    status: String,
    say: BTreeMap<&'static str, String>,
}

/// A line as the script needs it.
pub fn free_state(visitor: &Visitor, query: &LineQuery, line: &Line) -> FreeState {
    let texts = visitor.texts;
    let svg = Svg::new(line.position().variant().board(), query.side(), visitor.tastes.theme);
    let over = line.outcome().is_some();
    FreeState {
        free: true,
        variant: query.variant().to_string(),
        position: query.p.clone(),
        level: query.l.clone(),
        course: course(texts, &svg, line, query.side()),
        ply: line.plies(),
        due: !over,
        over,
        moves: if over { Vec::new() } else { legal_moves(texts, line.position()) },
        status: captions::right(texts, line),
        say: [("which", texts.say("page-which"))].into(),
    }
}

/// The line with the answer of the level, if it is its turn; and whether help was refused because
/// the position stands in a rated game that runs.
async fn answered(site: &Site, visitor: &Visitor, query: &LineQuery) -> Result<(Line, bool), StoreError> {
    let line = query.line();
    if query.level_to_move(&line).is_some() && is_barred(site, visitor, &line).await? {
        return Ok((line, true));
    }
    let line = played(query, line).await;
    let barred = !query.won.is_empty() && is_barred(site, visitor, &line).await?;
    Ok((line, barred))
}

async fn is_barred(site: &Site, visitor: &Visitor, line: &Line) -> Result<bool, StoreError> {
    let person = visitor.session.map(|session| session.player);
    help::is_barred(site.people.service(), person, line.position()).await
}

/// The line with the answer of the level, if it is its turn.
async fn played(query: &LineQuery, line: Line) -> Line {
    let Some(level) = query.level_to_move(&line) else { return line };
    let thinking = line.clone();
    let answer = thought(move || {
        let before = &thinking.positions()[..thinking.plies()];
        level.play(thinking.position(), before, SEED, &Stop::default())
    });
    let mut line = line;
    if let Some(answer) = answer.await.flatten() {
        // A move that the engine chose is legal.
        let _ = line.play(Entry::Move(answer));
    }
    line
}

/// Who wins a position, in words.
async fn winner(texts: Texts, line: &Line) -> String {
    let position = *line.position();
    if position.variant().board().seats > 2 || line.outcome().is_some() {
        return captions::right(texts, line);
    }
    let proven = thought(move || prove(&position, NODES, &mut Findings::new(TABLE), &Stop::default()).verdict).await;
    let (who, side, moves) = match &proven {
        Some(Verdict::Won(proof)) => ("won", proof.winner().word(), proof.plies().div_ceil(2)),
        Some(Verdict::Nobody) => ("nobody", "none", 0),
        Some(Verdict::Open) | None => ("open", "none", 0),
    };
    texts.say_with("page-winner", [("who", who.into()), ("side", side.into()), ("moves", moves.into())])
}

/// Thinks in turn with other strangers. `None` if the place is taken for too long.
async fn thought<T: Send + 'static>(think: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let _place = timeout(PATIENCE, THINKING.acquire()).await.ok()?.ok()?;
    tokio::task::spawn_blocking(think).await.ok()
}

/// The board as JSON, with the answer of the level.
pub async fn as_json(State(site): State<Site>, visitor: Visitor, Query(query): Query<LineQuery>) -> Response {
    let Ok((line, barred)) = answered(&site, &visitor, &query).await else { return away().into_response() };
    let mut state = free_state(&visitor, &query, &line);
    if barred {
        state.status = visitor.texts.say("page-barred");
    } else if !query.won.is_empty() {
        state.status = winner(visitor.texts, &line).await;
    }
    Json(state).into_response()
}

/// The page of the board.
pub async fn page(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Query(query): Query<LineQuery>,
) -> Response {
    let Ok((line, barred)) = answered(&site, &visitor, &query).await else { return away().into_response() };
    let texts = visitor.texts;
    let mut state = free_state(&visitor, &query, &line);
    if barred {
        state.status = texts.say("page-barred");
    }
    let svg = Svg::new(line.position().variant().board(), query.side(), visitor.tastes.theme);
    let title = texts.say("page-board");
    let alt = captions::alt_text(texts, &line, 1);
    let presets: Vec<Variant> = PRESETS.iter().filter_map(|(_, preset)| preset.parse().ok()).collect();
    let seats = &Seat::ALL[..query.variant().board().seats];
    let main = html! {
        (board::drawings(&svg))
        div.table {
            section.field {
                h1.title { (title) " · " (variant::name(texts, query.variant())) }
                (board::large(texts, &svg, &Scene::of(&line, query.side()), &alt))
                div.under {
                    p.choice #choice role="status" aria-live="polite" {}
                    div.row.confirm #confirm hidden {
                        button.success type="button" #play { (texts.say("page-play")) }
                        button.secondary type="button" #undo { (texts.say("page-undo")) }
                    }
                    nav.steps #steps {
                        button type="button" data-step="first" aria-label=(texts.say("page-first")) { "«" }
                        button type="button" data-step="back" aria-label=(texts.say("page-back")) { "‹" }
                        output { (line.plies()) " / " (line.plies()) }
                        button type="button" data-step="on" aria-label=(texts.say("page-on")) { "›" }
                        button type="button" data-step="last" aria-label=(texts.say("page-last")) { "»" }
                    }
                }
            }
            section.side {
                div #status role="status" { p { (state.status) } }
                @if seats.len() == 2 {
                    button.secondary type="button" #won { (texts.say("page-won")) }
                }
                ol.moves #moves aria-label=(texts.say("page-moves")) {}
                form.panel method="get" action="/board" {
                    label { span { (texts.say("page-variant")) }
                        select name="v" {
                            @for preset in presets {
                                option value=(preset.to_string()) selected[preset == query.variant()] {
                                    (variant::name(texts, preset))
                                }
                            }
                        }
                    }
                    label { span { (texts.say("page-against")) }
                        select name="l" {
                            option value="" { (texts.say("page-nobody")) }
                            @for level in LEVELS {
                                option value=(level.name) selected[level.name == query.l] {
                                    (variant::level(texts, level.name))
                                }
                            }
                        }
                    }
                    label { span { (texts.say("page-side")) }
                        select name="s" {
                            @for seat in seats {
                                option value=(seat.word()) selected[*seat == query.side()] {
                                    (texts.say_with("side-name", [("side", seat.word().into())]))
                                }
                            }
                        }
                    }
                    label { span { (texts.say("page-position")) }
                        input type="text" name="p" value=(query.p) maxlength="200" autocomplete="off"
                            spellcheck="false" placeholder=(line.position().to_string());
                    }
                    button.primary type="submit" { (texts.say("page-set-up")) }
                }
            }
        }
        script type="application/json" id="state" { (PreEscaped(json(&state))) }
    };
    let shell = Shell::new(&visitor, &title, &alt, main);
    Shell { script: Some(&GAME), listed: true, ..shell }.answer(StatusCode::OK, &headers)
}

/// JSON that neither ends a script nor begins a comment in it: `<` stands in texts alone.
pub fn json(state: &impl Serialize) -> String {
    serde_json::to_string(state).unwrap_or_default().replace('<', "\\u003c")
}
