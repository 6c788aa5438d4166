//! What the game is, a board without strings, and what is stored about people.

use axum::Json;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::{Markup, PreEscaped, html};
use murus_gallicus::render::{Scene, Svg};
use murus_gallicus::rules::{Line, PRESETS, Seat, Variant};
use serde::{Deserialize, Serialize};

use super::Site;
use super::assets::GAME;
use super::board;
use super::shell::{Shell, sentence};
use super::state::{Course, LegalMove, course, legal_moves};
use super::visitor::Visitor;
use super::words::Words;
use crate::show::names::Names;
use crate::texts::{captions, variant};

/// The most moves of a line on the board without strings.
const LONGEST: usize = 400;

/// A game that the first page plays by itself: the one of the article in *Abstract Games*.
const SHOWN: &str = "a1-c3 d7-d5 h1-f3 b7-d5 d1-d3 c7-c5 e1-e3 d5-b3 c1-c3 g7-e5 f1-d3 f7-d5 d3-f5 e7-e5 e2-e4 e5xf5 \
    e4-g6 c6-e4 e3-g3 e6-e4 f3-f5 d5-f7 g1-e3 e4xe3 f5xe4 a7-c5 c3-e3 e5-c3 b1-d3 c5-c3 d3-f5 c4-a2 f5-d3 c3xb2";

/// A variant and the moves of a line, as an address names them.
#[derive(Clone, Default, Deserialize)]
pub struct LineQuery {
    /// The variant by its word; the standard one without.
    #[serde(default)]
    v: String,
    /// The moves, with commas between.
    #[serde(default)]
    m: String,
    /// The side below.
    #[serde(default)]
    s: String,
}

impl LineQuery {
    /// The line, as far as its moves are legal.
    fn line(&self) -> Line {
        let mut line = Line::new(self.v.parse().unwrap_or(Variant::STANDARD));
        for text in self.m.split([';', ' ']).filter(|text| !text.is_empty()).take(LONGEST) {
            match line.read(text) {
                Ok(entry) if line.play(entry).is_ok() => {}
                _ => break,
            }
        }
        line
    }

    fn side(&self) -> Seat {
        Seat::from_word(&self.s).unwrap_or(Seat::Romans)
    }
}

/// The board without strings, as its script needs it.
#[derive(Serialize)]
pub struct FreeState {
    free: bool,
    variant: String,
    #[serde(flatten)]
    course: Course,
    ply: usize,
    due: bool,
    over: bool,
    moves: Vec<LegalMove>,
    status: String,
    say: std::collections::BTreeMap<&'static str, String>,
}

fn free_state(visitor: &Visitor, query: &LineQuery) -> FreeState {
    let (texts, line) = (visitor.texts, query.line());
    let svg = Svg::new(line.position().variant().board(), query.side(), visitor.tastes.theme);
    let over = line.outcome().is_some();
    FreeState {
        free: true,
        variant: line.position().variant().to_string(),
        course: course(texts, &svg, &line, query.side()),
        ply: line.plies(),
        due: !over,
        over,
        moves: if over { Vec::new() } else { legal_moves(texts, line.position()) },
        status: captions::right(texts, &line),
        say: [("which", texts.say("page-which"))].into(),
    }
}

/// The board without strings.
pub async fn free(visitor: Visitor, headers: HeaderMap, Query(query): Query<LineQuery>) -> Response {
    let (texts, line) = (visitor.texts, query.line());
    let state = free_state(&visitor, &query);
    let svg = Svg::new(line.position().variant().board(), query.side(), visitor.tastes.theme);
    let title = texts.say("page-board");
    let alt = captions::alt_text(texts, &line, 1);
    let presets: Vec<Variant> = PRESETS.iter().filter_map(|(_, preset)| preset.parse().ok()).collect();
    let main = html! {
        (board::drawings(&svg))
        div.table {
            section.field {
                h1.title { (title) " · " (variant::name(texts, line.position().variant())) }
                (board::large(texts, &svg, &Scene::of(&line, query.side()), &alt))
                div.under {
                    p.choice #choice role="status" aria-live="polite" {}
                    div.row.confirm #confirm hidden {
                        button.success type="button" #play { (texts.say("page-play")) }
                        button.secondary type="button" #undo { (texts.say("page-undo")) }
                    }
                    nav.steps #steps {
                        button type="button" data-step="first" { "«" }
                        button type="button" data-step="back" { "‹" }
                        output { (line.plies()) " / " (line.plies()) }
                        button type="button" data-step="on" { "›" }
                        button type="button" data-step="last" { "»" }
                    }
                }
            }
            section.side {
                div #status { p { (state.status) } }
                ol.moves #moves aria-label=(texts.say("page-moves")) {}
                form method="get" action="/board" {
                    label { span { (texts.say("page-variant")) }
                        select name="v" {
                            @for preset in presets.iter().copied() {
                                option value=(preset.to_string()) selected[preset == line.position().variant()] {
                                    (variant::name(texts, preset))
                                }
                            }
                        }
                    }
                    button.secondary type="submit" { (texts.say("page-set-up")) }
                }
            }
        }
        script type="application/json" id="state" { (PreEscaped(json(&state))) }
    };
    let shell = Shell::new(&visitor, &title, &alt, main);
    Shell { script: Some(&GAME), listed: true, ..shell }.answer(StatusCode::OK, &headers)
}

/// The board without strings as JSON.
pub async fn free_json(visitor: Visitor, Query(query): Query<LineQuery>) -> Response {
    Json(free_state(&visitor, &query)).into_response()
}

/// What the game is.
pub async fn page(State(site): State<Site>, visitor: Visitor, headers: HeaderMap) -> Response {
    let texts = visitor.texts;
    let query = LineQuery { m: SHOWN.replace(' ', ";"), ..LineQuery::default() };
    let line = query.line();
    let svg = Svg::new(line.position().variant().board(), Seat::Romans, visitor.tastes.theme);
    let state = FreeState { moves: Vec::new(), due: false, ply: 0, ..free_state(&visitor, &query) };
    let start = line.before(0);
    let nobody = Names::default();
    let words = Words { texts, names: &nobody };
    let about = texts.say("page-front-about");
    let main = html! {
        (board::drawings(&svg))
        div.front {
            section {
                h1 { "Murus" }
                (words.text(&texts.say("page-front")))
                div.row {
                    @if let Some(application) = site.bot.application() {
                        a.button.primary rel="noreferrer"
                            href={ "https://discord.com/oauth2/authorize?client_id=" (application) } {
                            (texts.say("page-add"))
                        }
                    }
                    a.button.secondary href="/board" { (texts.say("page-board")) }
                }
            }
            section.field.alone data-plays="1" {
                (board::large(texts, &svg, &Scene::of(&start, Seat::Romans), &captions::alt_text(texts, &line, 1)))
                p.choice #choice aria-hidden="true" {}
            }
        }
        script type="application/json" id="state" { (PreEscaped(json(&state))) }
    };
    let shell = Shell::new(&visitor, "Murus Gallicus", &about, main);
    Shell { script: Some(&GAME), listed: true, ..shell }.answer(StatusCode::OK, &headers)
}

/// What is stored about people, for how long, and how it is deleted.
pub async fn privacy(visitor: Visitor, headers: HeaderMap) -> Response {
    words_page(&visitor, &headers, "page-privacy", "page-privacy-text")
}

/// On which terms the service can be used.
pub async fn terms(visitor: Visitor, headers: HeaderMap) -> Response {
    words_page(&visitor, &headers, "page-terms", "page-terms-text")
}

/// The version, the designer, and the licences.
pub async fn about(visitor: Visitor, headers: HeaderMap) -> Response {
    words_page(&visitor, &headers, "page-about", "page-about-text")
}

/// Anything else.
pub async fn nothing(visitor: Visitor, headers: HeaderMap) -> Response {
    sentence(&visitor, StatusCode::NOT_FOUND, "page-unknown", &headers)
}

fn words_page(visitor: &Visitor, headers: &HeaderMap, title: &str, text: &str) -> Response {
    let (texts, nobody) = (visitor.texts, Names::default());
    let (title, version) = (texts.say(title), env!("CARGO_PKG_VERSION"));
    let text = texts.say_with(text, [("version", version.into())]);
    let main: Markup = html! { section.plain { h1 { (title) } (Words { texts, names: &nobody }.text(&text)) } };
    Shell { listed: true, ..Shell::new(visitor, &title, &title, main) }.answer(StatusCode::OK, headers)
}

/// JSON that ends no script.
fn json(state: &impl Serialize) -> String {
    serde_json::to_string(state).unwrap_or_default().replace("</", "<\\/")
}
