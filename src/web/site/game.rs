//! The page of a game: its board, whose turn it is and until when, its moves, and what else can be
//! done.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use maud::{Markup, PreEscaped, html};
use murus_gallicus::render::{self, Scene, Svg};
use murus_gallicus::rules::{Line, Seat};
use murus_gallicus::theme::Theme;
use serde::{Deserialize, Serialize};

use super::Site;
use super::assets::{FOR_EVER, GAME};
use super::board;
use super::free::json;
use super::panel;
use super::shell::{Shell, sentence};
use super::state::{Course, LegalMove, course, legal_moves};
use super::visitor::{Visitor, away};
use super::words::Words;
use crate::game::{Chair, TimeControl};
use crate::service;
use crate::service::pages::looking::{at_table, game_at, is_public};
use crate::service::pages::{GameCode, Looked};
use crate::show::names::Names;
use crate::show::page::Page;
use crate::show::pages::view::View;
use crate::show::pages::{board as boards, more, picture, summary, themes};
use crate::store::{StoreError, StoredGame};
use crate::texts::{Texts, captions, letters};

/// A game on its page, as a visitor sees it.
pub struct Table {
    /// The game.
    pub row: Box<StoredGame>,
    /// Its address.
    pub code: GameCode,
    /// The visitor's chair, if they play here.
    pub chair: Option<Chair>,
    /// The names of its people.
    pub names: Names,
    /// The side that the visitor wants below.
    flipped: Option<Seat>,
    /// The theme that they want, or their own.
    theme: Theme,
}

/// What an address says besides the game.
#[derive(Clone, Default, Deserialize)]
pub struct Looks {
    /// The side below, by its word.
    #[serde(default)]
    s: String,
    /// The theme, by its word; the visitor's own without.
    #[serde(default)]
    t: String,
}

impl Table {
    /// The game as the visitor looks at it.
    pub fn view<'a>(&'a self, visitor: &Visitor) -> View<'a> {
        View::looked_at(visitor.texts, &self.row, &self.names, &visitor.tastes)
    }

    /// The side that the visitor sees below: the one they chose, or their own.
    fn side(&self) -> Seat {
        self.flipped.unwrap_or_else(|| board::own_side(self.chair.map(|chair| self.row.game.seat_of(chair))))
    }

    /// The side that comes below next.
    fn other_side(&self) -> Seat {
        let seats = self.row.game.variant().board().seats;
        Seat::ALL[(self.side().index() + seats / 2) % seats]
    }

    /// Whether it is the visitor's turn.
    fn is_due(&self) -> bool {
        self.chair.is_some() && self.row.game.to_move() == self.chair
    }
}

/// Why there is no table.
pub enum NoTable {
    /// The game is private, and the visitor does not play in it.
    Private,
    /// There is no such page.
    Unknown,
    /// The database failed.
    Failed(StoreError),
}

impl NoTable {
    /// The answer with the reason.
    pub fn answer(self, visitor: &Visitor, headers: &HeaderMap) -> Response {
        match self {
            NoTable::Private => sentence(visitor, StatusCode::NOT_FOUND, "page-private", headers),
            NoTable::Unknown => sentence(visitor, StatusCode::NOT_FOUND, "page-unknown", headers),
            NoTable::Failed(error) => {
                tracing::error!(%error, "a page could not be read");
                away().into_response()
            }
        }
    }
}

/// The game at an address, for a visitor.
pub async fn table(site: &Site, visitor: &Visitor, code: &str, looks: &Looks) -> Result<Table, NoTable> {
    let code = GameCode::read(code).ok_or(NoTable::Unknown)?;
    let found = game_at(site.people.service(), &site.pages, &code, visitor.person()).await;
    let row = match found.map_err(NoTable::Failed)? {
        Looked::At(row) => row,
        Looked::Private => return Err(NoTable::Private),
        Looked::Unknown => return Err(NoTable::Unknown),
    };
    let chair = visitor.person().and_then(|person| row.chair_of(person));
    let names = site.people.names_of(&[&row]).await;
    let seats = &Seat::ALL[..row.game.variant().board().seats];
    let flipped = Seat::from_word(&looks.s).filter(|seat| seats.contains(seat));
    let theme = Theme::from_word(&looks.t).unwrap_or(visitor.tastes.theme);
    Ok(Table { row, code, chair, names, flipped, theme })
}

/// The page of a game as it stands.
pub async fn newest(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(code): Path<String>,
    Query(looks): Query<Looks>,
) -> Response {
    page(&site, &visitor, &headers, (&code, &looks), None).await
}

/// The page of a game after so many plies, or its picture then.
pub async fn at_ply(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Path((code, ply)): Path<(String, String)>,
    Query(looks): Query<Looks>,
) -> Response {
    match (ply.strip_suffix(".png").map(str::parse), ply.parse()) {
        (Some(Ok(ply)), _) => drawing(&site, &visitor, &headers, &code, ply).await,
        (None, Ok(ply)) => page(&site, &visitor, &headers, (&code, &looks), Some(ply)).await,
        _ => NoTable::Unknown.answer(&visitor, &headers),
    }
}

/// A person who is to move has seen the last move, on the page or as its script fetched it.
fn mark_seen(site: &Site, visitor: &Visitor, table: &Table) {
    if let (true, Some(session)) = (table.is_due(), visitor.session) {
        service::play::act::mark_seen(site.people.service(), &table.row, session.player);
    }
}

async fn page(
    site: &Site,
    visitor: &Visitor,
    headers: &HeaderMap,
    (code, looks): (&str, &Looks),
    ply: Option<usize>,
) -> Response {
    let table = match table(site, visitor, code, looks).await {
        Ok(table) => table,
        Err(none) => return none.answer(visitor, headers),
    };
    mark_seen(site, visitor, &table);
    let (texts, view, line) = (visitor.texts, table.view(visitor), table.row.game.line());
    let ply = ply.unwrap_or(line.plies()).min(line.plies());
    let shown = line.before(ply);
    let side = table.side();
    let svg = Svg::new(line.position().variant().board(), side, table.theme);
    let title = summary::pairing(&view, None, &|chair| view.called(chair));
    let alt = captions::alt_text(texts, &shown, 1);
    let about = format!("{} · {}", captions::left(texts, &shown), captions::right(texts, &shown));
    let address = format!("{}/g/{}/{ply}.png", site.pages.url(), table.code);
    let state = json(&state(site, visitor, &table, Some(ply)).await);
    let main = html! {
        (board::drawings(&svg))
        div.table data-code=(table.code) {
            section.field aria-label=(texts.say("page-board-label")) {
                h1.title { (title) }
                (board::large(texts, &svg, &Scene::of(&shown, side), &alt))
                div.under {
                    p.choice #choice role="status" aria-live="polite" {}
                    div.row.confirm #confirm hidden {
                        button.success type="button" #play { (texts.say("page-play")) }
                        button.secondary type="button" #undo { (texts.say("page-undo")) }
                    }
                    (steps(texts, &table, ply, line))
                }
            }
            section.side {
                div #status { (status(visitor, &table)) }
                form.typed #typed hidden[!table.is_due()] {
                    label { span { (texts.say("page-type")) }
                        input type="text" name="move" autocomplete="off" autocapitalize="off" spellcheck="false"
                            maxlength="80" placeholder="b4-d4"; }
                    button.primary type="submit" { (texts.say("page-send")) }
                }
                ol.moves #moves aria-label=(texts.say("page-moves")) { (moves(&table, line)) }
                div #panel aria-live="polite" { (actions(visitor, &table)) }
                (looks_form(texts, &table, &shown))
            }
        }
        script type="application/json" id="state" { (PreEscaped(state)) }
    };
    let shell = Shell::new(visitor, &title, &about, main);
    let listed = is_public(&table.row);
    Shell { picture: Some(&address), script: Some(&GAME), listed, ..shell }.answer(StatusCode::OK, headers)
}

/// How the board looks: its theme, a sound, and the board in letters.
fn looks_form(texts: Texts, table: &Table, shown: &Line) -> Markup {
    html! {
        details.looks {
            summary { (texts.say("page-looks")) }
            form method="get" {
                input type="hidden" name="s" value=(table.side().word());
                label { span { (texts.say("theme-hint")) }
                    select name="t" {
                        @for (theme, word) in Theme::WORDS {
                            option value=(word) selected[theme == table.theme] { (themes::name(texts, theme)) }
                        }
                    }
                }
                button.secondary type="submit" { (texts.say("page-show")) }
            }
            label.check { input #sound type="checkbox"; (texts.say("page-sound")) }
            pre { (letters::board(texts, shown.position(), table.side())) }
        }
    }
}

/// The buttons that step through the game, which are links without a script.
fn steps(texts: Texts, table: &Table, ply: usize, line: &Line) -> Markup {
    let to = |ply: usize| format!("/g/{}/{ply}", table.code);
    let last = line.plies();
    html! {
        nav.steps #steps {
            a href=(to(0)) data-step="first" rel="nofollow" aria-label=(texts.say("page-first")) { "«" }
            a href=(to(ply.saturating_sub(1))) data-step="back" rel="nofollow" aria-label=(texts.say("page-back")) { "‹" }
            output { (ply) " / " (last) }
            a href=(to((ply + 1).min(last))) data-step="on" rel="nofollow" aria-label=(texts.say("page-on")) { "›" }
            a href={ "/g/" (table.code) } data-step="last" rel="nofollow" aria-label=(texts.say("page-last")) { "»" }
            a href={ "?s=" (table.other_side().word()) } data-step="flip" rel="nofollow" aria-label=(texts.say("page-flip")) { "⇅" }
        }
    }
}

/// Whose turn it is and until when, or how the game ended.
pub fn status(visitor: &Visitor, table: &Table) -> Markup {
    let (texts, view) = (visitor.texts, table.view(visitor));
    let words = Words { texts, names: &table.names };
    let text = boards::own(&view, table.chair).content;
    html! {
        @if table.is_due() { p.due { (texts.say("page-due")) } }
        (words.text(&text))
        @if visitor.session.is_none() { p.small { (texts.say("page-not-in")) } }
    }
}

/// The moves, each a link to its ply.
fn moves(table: &Table, line: &Line) -> Markup {
    html! {
        @for ply in 0..line.plies() {
            li { a href={ "/g/" (table.code) "/" (ply + 1) } data-ply=(ply + 1) { (line.numbered_move(ply)) } }
        }
    }
}

/// What else can be done.
pub fn actions(visitor: &Visitor, table: &Table) -> Markup {
    if visitor.session.is_none() {
        return html! {};
    }
    let view = table.view(visitor);
    let words = Words { texts: visitor.texts, names: &table.names };
    let page = match table.row.game.outcome() {
        None => more::more(&view, table.chair, table.row.game.started),
        Some(_) => Page { content: String::new(), attachment: None, ..boards::own(&view, table.chair) },
    };
    panel::page(words, &page)
}

/// What the script needs of a game.
#[derive(Serialize)]
pub struct GameState {
    code: String,
    /// The number of the board, which every act names.
    board: u32,
    /// The number of the last event.
    seq: u32,
    ply: usize,
    due: bool,
    over: bool,
    at_once: bool,
    deadline: Option<i64>,
    now: i64,
    #[serde(flatten)]
    course: Course,
    moves: Vec<LegalMove>,
    status: String,
    actions: String,
    title: String,
    /// Sentences for the script.
    say: Sentences,
}

#[derive(Serialize)]
struct Sentences {
    which: String,
    lost: String,
    your_move: String,
    moves: String,
}

/// What the script needs of a game, with the ply that is shown.
pub async fn state(site: &Site, visitor: &Visitor, table: &Table, ply: Option<usize>) -> GameState {
    let (texts, game) = (visitor.texts, &table.row.game);
    let (line, view) = (game.line(), table.view(visitor));
    let svg = Svg::new(line.position().variant().board(), table.side(), table.theme);
    let due = table.is_due();
    let limited = game.terms.time != TimeControl::None;
    GameState {
        code: table.code.to_string(),
        board: game.board().0,
        seq: game.seq().0,
        ply: ply.unwrap_or(line.plies()),
        due,
        over: game.outcome().is_some(),
        at_once: visitor.tastes.at_once.holds(game.alone().is_some()),
        deadline: game.deadline().filter(|_| limited).map(|at| at.as_millis()),
        now: site.people.service().clock().now().as_millis(),
        course: course(texts, &svg, line, table.side()),
        moves: if due { legal_moves(texts, game.position()) } else { Vec::new() },
        status: status(visitor, table).into_string(),
        actions: actions(visitor, table).into_string(),
        title: summary::pairing(&view, None, &|chair| view.called(chair)),
        say: Sentences {
            which: texts.say("page-which"),
            lost: texts.say("page-lost"),
            your_move: texts.say("page-due"),
            moves: texts.say("page-moves"),
        },
    }
}

/// The state of a game as JSON.
pub async fn state_of(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(code): Path<String>,
    Query(looks): Query<Looks>,
) -> Response {
    match table(&site, &visitor, &code, &looks).await {
        Ok(table) => {
            mark_seen(&site, &visitor, &table);
            Json(state(&site, &visitor, &table, None).await).into_response()
        }
        Err(none) => none.answer(&visitor, &headers),
    }
}

/// The picture of a ply, for links that unfurl. Only a game that is over keeps each for ever.
async fn drawing(site: &Site, visitor: &Visitor, headers: &HeaderMap, code: &str, ply: usize) -> Response {
    let table = match table(site, visitor, code, &Looks::default()).await {
        Ok(table) => table,
        Err(none) => return none.answer(visitor, headers),
    };
    let over = table.row.game.outcome().is_some();
    let bytes = tokio::task::spawn_blocking(move || {
        let english = Texts::english();
        let view = View::public(english, &table.row, &table.names, Theme::default());
        let line = table.row.game.line().before(ply);
        let scene = Scene {
            left: &captions::left(english, &line),
            right: &captions::right(english, &line),
            caption: &captions::caption(english),
            players: &picture::players(&view, &line),
            ..Scene::of(&line, Seat::Romans)
        };
        render::render(&scene)
    });
    let Ok(bytes) = bytes.await else { return away().into_response() };
    let age = if over { FOR_EVER } else { "public, max-age=60" };
    ([(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, age)], bytes).into_response()
}

/// A visitor as the caller of a use case about this game.
pub fn caller(visitor: &Visitor, table: &Table, cause: String) -> Option<service::Caller> {
    visitor.person().map(|person| at_table(&table.row, person, cause))
}
