//! The page of a game: its board, whose turn it is and until when, its moves, and further actions.

use std::collections::BTreeMap;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use maud::{Markup, PreEscaped, html};
use murus_engine::Review;
use murus_gallicus::Line;
use murus_pictures::{Scene, Svg, Theme};
use serde::Serialize;

use super::actions::action_buttons;
use super::embed;
use super::game_facts::{GameFacts, find_facts};
use super::game_files::{self, PlyPicture};
use super::game_table::{GameTable, Looks, NoTable, find_table};
use super::review_section::{PlyRemark, list_ply_remarks, mark_moves, review_section};
use super::status::{WaysOn, find_ways_on, meanwhile, status_line, together_button};
use super::strips::{strip_below, strips_above};
use super::vote_line::{own_cells, votable_moves};
use crate::game::Chair;
use crate::service;
use crate::service::moves_until;
use crate::service::play::openings;
use crate::service::play::plans;
use crate::service::site::looking::is_public;
use crate::service::study::review;
use crate::show::custom_id::ForGame;
use crate::show::pages::review::list_remarks;
use crate::show::pages::{summary, themes};
use crate::texts::{Texts, captions, letters};
use crate::web::site::Site;
use crate::web::site::board::drawing;
use crate::web::site::board::field::{BoardField, answer_panel, step_links};
use crate::web::site::board::line_state::{
    BoardCourse, LegalMove, legal_moves, line_course, script_json, script_sentences,
};
use crate::web::site::board::move_table::move_table;
use crate::web::site::frame::address::address_with;
use crate::web::site::frame::assets::{GAME, json_of};
use crate::web::site::frame::language_choice::language_buttons;
use crate::web::site::frame::layout::{PageKind, Shell};
use crate::web::site::frame::link_picture::LinkPicture;
use crate::web::site::frame::visitor::Visitor;
use crate::web::site::frame::words::Words;

/// The name of the engine's level against which a visitor who does not play continues a game.
const LEVEL: &str = "Legionary";

/// Answers with the page of a game at its last ply.
pub async fn newest_page(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(code): Path<String>,
    Query(looks): Query<Looks>,
) -> Response {
    game_page(&site, &visitor, &headers, (&code, &looks), None).await
}

/// Answers with the page of a game after this many plies, or with its picture there if `.png`, or
/// `-card.png` for link previews, follows the number. Any other path is answered like an unknown
/// game.
pub async fn at_ply(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Path((code, ply)): Path<(String, String)>,
    Query(looks): Query<Looks>,
) -> Response {
    let picture = |suffix| ply.strip_suffix(suffix).and_then(|ply| ply.parse().ok());
    let (ply, kind) = match (picture("-card.png"), picture(".png"), ply.parse()) {
        (Some(ply), ..) => (ply, PlyPicture::Card),
        (None, Some(ply), _) => (ply, PlyPicture::Board),
        (None, None, Ok(ply)) => {
            return game_page(&site, &visitor, &headers, (&code, &looks), Some(ply)).await;
        }
        (None, None, Err(_)) => return NoTable::Unknown.answer_reason(&site, &visitor, &headers),
    };
    game_files::ply_picture(&site, &visitor, &headers, (&code, ply), kind).await
}

/// Records that the person to move has seen the last move, on the page or through its script.
fn mark_seen(site: &Site, visitor: &Visitor, table: &GameTable) {
    if let (true, Some(session)) = (table.is_due(), visitor.session) {
        service::play::act::mark_seen(site.answers.service(), &table.row, session.player);
    }
}

async fn game_page(
    site: &Site,
    visitor: &Visitor,
    headers: &HeaderMap,
    (code, looks): (&str, &Looks),
    ply: Option<usize>,
) -> Response {
    let table = match find_table(site, visitor, code, looks).await {
        Ok(table) => table,
        Err(none) => return none.answer_reason(site, visitor, headers),
    };
    mark_seen(site, visitor, &table);
    let texts = visitor.texts;
    let view = table.view(visitor);
    let line = table.row.game.line();
    let ply = ply.unwrap_or(line.plies()).min(line.plies());
    let shown = line.before(ply);
    let side = table.side();
    let svg = Svg::new(line.position().variant().board(), side, table.theme);
    let title = summary::pairing(&view, None, &|chair| view.called(chair));
    let alt = captions::alt_text(texts, &shown, 1);
    let about = captions::last_move_and_state(texts, &shown);
    let picture =
        LinkPicture { path: format!("/g/{}/{ply}-card.png", table.code), words: alt.clone() };
    let state = game_state(site, visitor, &table, Some(ply)).await;
    let board = drawing::touch_board(texts, &svg, &Scene::of(&shown, side), &alt);
    let position = shown.position();
    let terms = state.facts.terms_line(visitor, &table);
    let field = BoardField {
        texts,
        code: Some(table.code.to_string()),
        title: html! { (title) },
        facts: terms.clone(),
        above: html! { div.strips { (strips_above(visitor, &table, &state.facts, position)) } },
        board,
        below: html! { div.strips { (strip_below(visitor, &table, &state.facts, position)) } },
        status: &state.status,
        moves: Some(html! { (PreEscaped(&state.list)) }),
        steps: ply_links(texts, &table, ply, line),
        tools: &state.tools,
        beside: html! {},
        sheet: Some(html! { (terms) (sheet(visitor, &table, &state, &shown)) }),
        rest: None,
    };
    let main = html! {
        (drawing::board_drawings(&svg))
        (field.write())
        script type="application/json" id="state" { (script_json(&state)) }
    };
    let shell = Shell::new(visitor, &title, &about, main).with_picture(picture);
    let listed = is_public(&table.row);
    Shell { script: Some(&GAME), kind: PageKind::Game, listed, here: None, ..shell }
        .into_answer(StatusCode::OK, headers)
}

/// Returns the sheet of a game page: tools for small screens, actions, a field to type a move, the
/// review, the look of the board, and the choice of a language.
fn sheet(visitor: &Visitor, table: &GameTable, state: &GameState, shown: &Line) -> Markup {
    let texts = visitor.texts;
    html! {
        (answer_panel(texts))
        div.row.more #more { (PreEscaped(&state.tools)) }
        div #actions { (PreEscaped(&state.actions)) }
        @if table.chair.is_some() && !state.over {
            form.typed #typed {
                label { span { (texts.say("page-type")) }
                    input type="text" name="move" autocomplete="off" autocapitalize="off" spellcheck="false"
                        maxlength="80" placeholder="b4-d4" disabled[!state.due]; }
                button.secondary type="submit" disabled[!state.due] { (texts.say("page-send")) }
                p.warn #wrong role="status" {}
            }
        }
        div #review { (PreEscaped(&state.review)) }
        (looks_form(texts, table, shown))
        @if is_public(&table.row) { (embed::embed_code(texts, &visitor.url, table, shown.plies())) }
        (language_buttons(texts, &visitor.here))
    }
}

/// Returns the form for the look of the board: its theme, its sound, and the board in letters.
fn looks_form(texts: Texts, table: &GameTable, shown: &Line) -> Markup {
    html! {
        details.looks {
            summary { (texts.say("page-looks")) }
            form method="post" action={ "/g/" (table.code) "/look" } {
                input type="hidden" name="s" value=(table.side().word());
                @if shown.plies() < table.row.game.line().plies() {
                    input type="hidden" name="ply" value=(shown.plies());
                }
                label { span { (texts.say("theme-hint")) }
                    select name="t" {
                        @for (theme, word) in Theme::WORDS {
                            option value=(word) selected[theme == table.theme] { (themes::theme_name(texts, theme)) }
                        }
                    }
                }
                button.secondary type="submit" { (texts.say("page-show")) }
            }
            label.check { input #sound type="checkbox"; (texts.say("page-sound")) }
            pre { (letters::board(texts, shown.position(), table.side())) }
            p.small { (letters::legend(texts, shown.position())) }
        }
    }
}

/// Returns the links that step through the game, and the link that turns the board.
fn ply_links(texts: Texts, table: &GameTable, ply: usize, line: &Line) -> Markup {
    let last = line.plies();
    let to = |ply: usize| {
        if ply == last { format!("/g/{}", table.code) } else { format!("/g/{}/{ply}", table.code) }
    };
    let turned = html! {
        a href={ "?s=" (table.other_side().word()) } rel="nofollow" aria-label=(texts.say("page-flip")) { "⇅" }
    };
    step_links(texts, (ply, last), to, &turned)
}

/// Returns the tool buttons of the board: tried lines and plans, and after the end of the game new
/// games that continue from a ply.
fn board_tools(visitor: &Visitor, table: &GameTable, ways: &WaysOn) -> Markup {
    let texts = visitor.texts;
    let game = &table.row.game;
    let plays = game.outcome().is_none() && table.chair.is_some();
    let plans = plays && game.chairs.len() == 2;
    let goes_on = game.outcome().is_some() && moves_until(game, 0).is_some();
    let variant = game.variant().to_string();
    let on = address_with("/board", &[("v", &variant), ("s", table.side().word()), ("l", LEVEL)]);
    html! {
        @if plans {
            // It keeps its place, so that the other tools stay under the finger.
            button.secondary type="button" disabled[table.is_due()] data-load=(table.address("/line", &[("as", "plan")])) {
                (texts.say("button-plan-reply"))
            }
        }
        button.secondary type="button" data-load=(table.address("/line", &[])) data-here="1" {
            (texts.say("button-try"))
        }
        @if ways.opens_together() {
            (together_button(texts, "page-together", "secondary"))
        }
        @if goes_on && visitor.session.is_some() {
            button.secondary type="button" data-tool="on" { (texts.say("button-walk-go-on")) }
        } @else if goes_on {
            a.button.secondary href=(on) data-from=(on) rel="nofollow" { (texts.say("button-walk-go-on")) }
        }
    }
}

/// Returns a finished game's review, if one was made. `None` while the game runs, and if the
/// database fails.
async fn find_review(site: &Site, visitor: &Visitor, table: &GameTable) -> Option<Review> {
    table.row.game.outcome()?;
    review::load_stored(site.answers.service(), visitor.person(), &table.row).await.ok()?
}

/// Returns the review of a finished game, if one was made, and the links to its files. Empty while
/// the game runs.
async fn looking_back(
    site: &Site,
    visitor: &Visitor,
    table: &GameTable,
    review: Option<&Review>,
) -> Markup {
    if table.row.game.outcome().is_none() || table.row.game.line().plies() == 0 {
        return html! {};
    }
    let texts = visitor.texts;
    let db = site.answers.service().db();
    let left = match review {
        Some(_) => openings::find_left_opening(db, table.row.game.line()).await.unwrap_or_default(),
        None => None,
    };
    let planned =
        !plans::list_unmet(db, visitor.person(), &table.row).await.unwrap_or_default().is_empty();
    let view = table.view(visitor);
    html! {
        @if let Some(review) = review { (review_section(visitor, table, review, left.as_ref())) }
        @if planned {
            p { button.quiet type="button" data-press=(view.press_id(ForGame::Plans)) { (texts.say("button-plans")) } }
        }
        p.files {
            a href={ "/g/" (table.code) "/film.gif" } rel="nofollow" { (texts.say("page-film")) } " · "
            a href={ "/g/" (table.code) "/moves.txt" } rel="nofollow" { (texts.say("page-moves-text")) } " · "
            a href={ "/g/" (table.code) "/record.json" } rel="nofollow" { (texts.say("page-record")) }
        }
    }
}

/// The state of a game that its page's script gets as JSON.
#[derive(Serialize)]
pub struct GameState {
    code: String,
    /// The number of the board, which every request of the page to act on the game repeats.
    board: u32,
    /// The number of the last event of the game.
    seq: u32,
    /// A number that grows with each change of the game.
    version: i64,
    /// A number that changes with the game, and when a player looks at it. The page's news stream
    /// sends it.
    mark: i64,
    /// A number that changes with the people who have the shared board open. `None` without one.
    people: Option<i64>,
    ply: usize,
    due: bool,
    /// True if the visitor can vote for a move. Discord is asked once they do whether they are in
    /// the channel.
    votes: bool,
    over: bool,
    at_once: bool,
    #[serde(flatten)]
    course: BoardCourse,
    moves: Vec<LegalMove>,
    /// The status line, as HTML.
    status: String,
    /// A sentence about the last move, for a reader who did not look meanwhile.
    missed: String,
    /// The list of moves, as HTML.
    list: String,
    /// The strips of the players above the board and below it, as HTML.
    strips: [String; 2],
    /// The index of the visitor in the list of players. `None` for a visitor who does not play.
    chair: Option<usize>,
    /// The tool buttons of the board, as HTML.
    tools: String,
    /// The buttons of other actions, as HTML.
    actions: String,
    /// The review and the files of a finished game, as HTML. Empty while the game runs.
    review: String,
    /// The first and the last cell of the move for which the visitor votes.
    #[serde(skip_serializing_if = "Option::is_none")]
    hint: Option<[String; 2]>,
    /// The remarks of the review, by the number of plies after each criticized move.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    remarks: BTreeMap<usize, PlyRemark>,
    /// True if the review was made.
    #[serde(skip)]
    pub reviewed: bool,
    #[serde(skip)]
    facts: GameFacts,
    title: String,
    /// Texts that the script shows, by name.
    say: BTreeMap<&'static str, String>,
}

/// Returns the state of a game for the script. `ply` is the ply that is shown; `None` for the last
/// one.
pub async fn game_state(
    site: &Site,
    visitor: &Visitor,
    table: &GameTable,
    ply: Option<usize>,
) -> GameState {
    let texts = visitor.texts;
    let game = &table.row.game;
    let line = game.line();
    let view = table.view(visitor);
    let svg = Svg::new(line.position().variant().board(), table.side(), table.theme);
    let due = table.is_due();
    let review = find_review(site, visitor, table).await;
    let on = find_ways_on(site, visitor, table, review.is_some()).await;
    let facts = find_facts(site, visitor, table).await;
    let remarks = review.as_ref().map(|review| list_remarks(&view, review)).unwrap_or_default();
    let marks = mark_moves(texts, &remarks);
    let words = Words { texts, names: &table.names };
    let link = |ply| format!("/g/{}/{ply}", table.code);
    let vote = on.vote.as_ref().filter(|_| visitor.session.is_some());
    let mut say = script_sentences(texts);
    if vote.is_some() {
        say.insert("play", texts.say("button-vote"));
        say.insert("confirm", texts.say("page-vote-confirm"));
    }
    GameState {
        code: table.code.to_string(),
        board: game.board_seq().0,
        seq: game.seq().0,
        version: table.row.version,
        mark: table.row.mark(),
        people: on.together.as_ref().and_then(|news| Some(news.mark?.people)),
        ply: ply.unwrap_or(line.plies()),
        due,
        over: game.outcome().is_some(),
        at_once: due && visitor.tastes.at_once.plays_at_once(game.lone_player().is_some()),
        course: line_course(texts, &svg, line, table.side()),
        votes: vote.is_some(),
        moves: match vote {
            Some(vote) => votable_moves(visitor, game, vote),
            None if due => legal_moves(texts, game.position()),
            None => Vec::new(),
        },
        status: status_line(visitor, table, &on).into_string(),
        missed: meanwhile(visitor, table),
        list: move_table(line, line.plies(), &marks, link).into_string(),
        strips: [
            strips_above(visitor, table, &facts, game.position()).into_string(),
            strip_below(visitor, table, &facts, game.position()).into_string(),
        ],
        chair: table.chair.map(Chair::index),
        tools: board_tools(visitor, table, &on).into_string(),
        actions: action_buttons(visitor, table).into_string(),
        hint: vote.and_then(|vote| own_cells(game, vote)),
        remarks: list_ply_remarks(words, line, &remarks),
        reviewed: review.is_some(),
        review: looking_back(site, visitor, table, review.as_ref()).await.into_string(),
        title: summary::pairing(&view, None, &|chair| view.called(chair)),
        facts,
        say,
    }
}

/// Answers with the state of a game as JSON.
pub async fn state_of(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(code): Path<String>,
    Query(looks): Query<Looks>,
) -> Response {
    match find_table(&site, &visitor, &code, &looks).await {
        Ok(table) => {
            mark_seen(&site, &visitor, &table);
            json_of(&game_state(&site, &visitor, &table, None).await, &headers)
        }
        Err(none) => none.answer_reason(&site, &visitor, &headers),
    }
}
