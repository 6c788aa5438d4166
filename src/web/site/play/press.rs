//! Answers actions on pages: button presses, menu choices, typed text and moves. Each action has a
//! cause, a text by which a repeated request is recognized and done only once.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use serde::{Deserialize, Serialize};

use super::game_page::{self, GameState};
use super::game_table::{GameTable, Looks, find_table};
use super::panel::{self, Panel};
use crate::answers::inputs::pages::PageReaction;
use crate::game::{Cause, Game, GameId, PlayerId, Seq};
use crate::service::play::find;
use crate::service::{Caller, LineSpot};
use crate::show::block::Block;
use crate::show::custom_id::{At, Door, ForGame, Mark, Press};
use crate::show::mention::list_mentioned;
use crate::show::names::Names;
use crate::show::page::{Awaited, Opens, Page};
use crate::show::rows::Row;
use crate::store::NoticeKind;
use crate::web::site::Site;
use crate::web::site::board::line_state::end_cells;
use crate::web::site::frame::assets::json_of;
use crate::web::site::frame::visitor::Visitor;
use crate::web::site::frame::words::Words;

/// The longest cause that a page may send, in bytes.
const CAUSE: usize = 40;

/// The text that tells an action from all others of the same person. It consists of ASCII letters
/// and digits.
#[derive(Deserialize)]
#[serde(try_from = "String")]
pub struct ActCause(String);

impl TryFrom<String> for ActCause {
    type Error = &'static str;

    fn try_from(text: String) -> Result<ActCause, &'static str> {
        let fits = text.len() <= CAUSE && text.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if fits { Ok(ActCause(text)) } else { Err("no cause") }
    }
}

/// An action of a person on a page, as the script sends it.
#[derive(Deserialize)]
pub struct PageAct {
    cause: ActCause,
    #[serde(flatten)]
    what: What,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum What {
    /// The person plays a move on the board with this number.
    Play { text: String, board: u32 },
    /// The person types a move or a command word.
    Type { text: String },
    /// The person presses a button, chooses from a menu, or sends a form.
    Press {
        id: String,
        #[serde(default)]
        values: Vec<String>,
    },
    /// The person stores a line of moves that they tried from ply `at` of the game.
    Keep { at: usize, moves: Vec<String> },
    /// The person stores a plan, made on the board with this number, of answers to expected moves.
    Plan { moves: Vec<String>, board: u32 },
    /// The person starts a game against the engine from this ply.
    GoOn { ply: usize },
    /// The person waits for the page that an earlier answer announced.
    Await { what: Soon },
}

/// The kind of page that an answer announces, because it takes a while to make.
#[derive(Clone, Copy, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Soon {
    Review,
    Film,
    Hint,
}

/// The answer to an action, as the script gets it.
#[derive(Serialize)]
struct PageActAnswer {
    /// The whole answer, as HTML.
    panel: String,
    /// The text of the answer without its buttons, as HTML.
    note: String,
    /// True if the text is one line, and there is no more to the answer.
    brief: bool,
    /// The page that will replace the answer once it is ready, if any.
    awaits: Option<Soon>,
    /// The first and the last cell of the move to which a hint points.
    #[serde(skip_serializing_if = "Option::is_none")]
    arrow: Option<[String; 2]>,
    /// The address of the page to visit next, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    go: Option<String>,
    /// True if the action changed the game, now or when it was sent before.
    done: bool,
    /// The state of the game after the action. `None` on a page that is not a game's, and if the
    /// game cannot be loaded again.
    #[serde(skip_serializing_if = "Option::is_none")]
    state: Option<GameState>,
}

/// Does an action on the page of a game, and answers with its result and the new state. Answers 401
/// to a visitor who is not signed in.
pub async fn act_in_game(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(code): Path<String>,
    Query(looks): Query<Looks>,
    Json(act): Json<PageAct>,
) -> Response {
    let at = match find_table(&site, &visitor, &code, &looks).await {
        Ok(found) => found,
        Err(none) => return none.answer_reason(&site, &visitor, &headers),
    };
    let Some(caller) = act.cause.caller_by(&visitor, |cause| at.caller(&visitor, cause)) else {
        return not_in(&visitor);
    };
    let cause = Cause::Asked(caller.cause.clone());
    let reviews = matches!(act.what, What::Await { what: Soon::Review });
    let PanelAnswer { panel, note, brief, awaits, arrow, opens } =
        carry_out(&site, &visitor, caller, act.what, Some(&at)).await;
    let go = game_address(&site, opens.filter(|game| *game != at.row.game.id)).await;
    let after = find_table(&site, &visitor, &code, &looks).await.ok();
    let done = after.as_ref().is_some_and(|table| {
        table.row.version > at.row.version || table.row.game.find_caused(&cause).is_some()
    });
    let state = match after {
        Some(table) => Some(game_page::game_state(&site, &visitor, &table, None).await),
        None => None,
    };
    // A review that was made stands on the page itself.
    let shown = reviews && state.as_ref().is_some_and(|state| state.reviewed);
    let panel = if shown { String::new() } else { panel };
    json_of(&PageActAnswer { panel, note, brief, awaits, arrow, go, done, state }, &headers)
}

/// Returns the address of the page of a game. `None` if there is no such game, or no id is given.
pub async fn game_address(site: &Site, game: Option<GameId>) -> Option<String> {
    let row = find::find_game(site.answers.service().db(), game?).await.ok().flatten()?;
    Some(format!("/g/{}", site.pages.code(&row.game)))
}

/// Does an action on a page that is not a game's, and answers with its result. Answers 401 to a
/// visitor who is not signed in.
pub async fn act_anywhere(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Json(act): Json<PageAct>,
) -> Response {
    let Some(caller) = act.cause.caller(&visitor) else {
        return not_in(&visitor);
    };
    let PanelAnswer { panel, note, brief, awaits, arrow, opens } =
        carry_out(&site, &visitor, caller, act.what, None).await;
    let go = game_address(&site, opens).await;
    json_of(
        &PageActAnswer { panel, note, brief, awaits, arrow, go, done: false, state: None },
        &headers,
    )
}

impl ActCause {
    /// Returns the person as the caller of an action that concerns no game. `None` if the visitor
    /// is not signed in.
    pub fn caller(&self, visitor: &Visitor) -> Option<Caller> {
        self.caller_by(visitor, |cause| visitor.caller(cause))
    }

    /// Returns the person as a caller, with a cause that no other person can send. The cause is
    /// stored, so it contains the internal id of the person and not their Discord id. `None` if the
    /// visitor is not signed in.
    fn caller_by(
        &self,
        visitor: &Visitor,
        of: impl FnOnce(String) -> Option<Caller>,
    ) -> Option<Caller> {
        let PlayerId(player) = visitor.session?.player;
        of(format!("web-{player}-{}", self.0))
    }
}

fn not_in(visitor: &Visitor) -> Response {
    (StatusCode::UNAUTHORIZED, visitor.texts.say("page-not-in")).into_response()
}

/// The outcome of an action: its answer as HTML, and the page or game that follows.
struct PanelAnswer {
    panel: String,
    brief: bool,
    note: String,
    awaits: Option<Soon>,
    arrow: Option<[String; 2]>,
    opens: Option<GameId>,
}

/// Does an action of a person: on the page of the game `table`, or else on a page that is not a
/// game's.
async fn carry_out(
    site: &Site,
    visitor: &Visitor,
    caller: Caller,
    what: What,
    table: Option<&GameTable>,
) -> PanelAnswer {
    let texts = visitor.texts;
    let game = table.map(|table| &table.row.game);
    let door = table.map_or(Door::Home, GameTable::door);
    let pressed = async |caller, game: &Game, board: Seq, press| {
        site.answers
            .answer_press(caller, texts, door, &Mark::game(game.id, board).id(&press), &[])
            .await
    };
    let hints = match &what {
        What::Press { id, .. } => {
            matches!(Press::read(id), Some(Press::Game { press: ForGame::Hint, .. }))
        }
        What::Await { what } => matches!(what, Soon::Hint),
        _ => false,
    };
    let reaction = match (what, game) {
        (What::Play { text, board }, Some(game)) => {
            pressed(caller, game, Seq(board), ForGame::Confirm(text)).await
        }
        (What::Plan { moves, board }, Some(game)) => {
            pressed(caller, game, Seq(board), ForGame::Plan(moves.join(" "))).await
        }
        (What::GoOn { ply }, Some(game)) => {
            pressed(caller, game, game.board_seq(), ForGame::GoOnFrom(ply)).await
        }
        (What::Keep { at, moves }, Some(game)) => {
            let line = At { at: LineSpot::Game(at), what: moves.join(" ") };
            match pressed(caller, game, game.board_seq(), ForGame::LineMove(line)).await {
                // The line is on the board already.
                PageReaction::Page(page) => {
                    page_of(Page { attachment: None, rows: Vec::new(), ..*page })
                }
                form @ PageReaction::Form(_) => form,
            }
        }
        (What::Type { text }, Some(game)) => {
            page_of(site.answers.answer_text(caller, texts, &game.name, &text).await)
        }
        (What::Press { id, values }, _) => {
            site.answers.answer_press(caller, texts, door, &id, &values).await
        }
        (What::Await { what }, Some(game)) => {
            let page =
                site.answers.answer_awaited(caller, texts, awaited_page(what, game.id)).await;
            page_of(page.unwrap_or_else(|| Page::text(texts.say("page-later"))))
        }
        (_, None) => page_of(Page::text(texts.say("press-unknown"))),
    };
    let arrow = match (&reaction, game) {
        (PageReaction::Page(page), Some(game)) if hints => hinted_cells(game, page),
        _ => None,
    };
    match reaction {
        PageReaction::Page(page) => {
            // Only the page of a game knows the names of people already.
            let found = match table {
                Some(_) => Names::default(),
                None => site.answers.fetch_names(&list_mentioned(&words_of(&page))).await,
            };
            let names = table.map_or(&found, |table| &table.names);
            let words = Words { texts, names };
            let panel = Panel { words, table };
            // The board is beside a hint, and what a page waits for comes by itself.
            let alone = arrow.is_some() || page.awaits.is_some();
            let page =
                if alone { Page { attachment: None, rows: Vec::new(), ..*page } } else { *page };
            PanelAnswer {
                panel: panel.panel_of_page(&page).into_string(),
                brief: panel.is_sentence(&page),
                note: words.write_text(&page.content).into_string(),
                awaits: page.awaits.and_then(soon_page),
                arrow,
                opens: game_of(&page).or_else(|| begun_game(&page).filter(|_| table.is_none())),
            }
        }
        PageReaction::Form(form) => PanelAnswer {
            panel: panel::form_panel(Words { texts, names: &Names::default() }, &form)
                .into_string(),
            brief: false,
            note: String::new(),
            awaits: None,
            arrow: None,
            opens: None,
        },
    }
}

/// Returns the first and the last cell of the move that a page offers to play. `None` if it offers
/// none.
fn hinted_cells(game: &Game, page: &Page) -> Option<[String; 2]> {
    let position = game.position();
    let offered = page.rows.iter().find_map(|row| match row {
        Row::Buttons(buttons) => buttons.iter().find_map(|one| match Press::read(&one.id)? {
            Press::Game { press: ForGame::Confirm(text), .. } => Some(text),
            _ => None,
        }),
        Row::Menu(_) => None,
    })?;
    let best = position.moves().into_iter().find(|m| position.write(*m).to_string() == offered)?;
    Some(end_cells(position, best))
}

/// Returns the texts of a page, one after the other.
fn words_of(page: &Page) -> String {
    let blocks = page.blocks.iter().filter_map(|block| match block {
        Block::Text(text) | Block::Beside(text, _) => Some(text.as_str()),
        Block::Row(_) | Block::Rule => None,
    });
    std::iter::once(page.content.as_str()).chain(blocks).collect()
}

fn page_of(page: Page) -> PageReaction {
    PageReaction::Page(Box::new(page))
}

fn game_of(page: &Page) -> Option<GameId> {
    match page.opens? {
        Opens::Game(game) => Some(game),
        Opens::Mine => None,
    }
}

/// Returns the game whose first message on Discord a page announces. `None` for other pages.
fn begun_game(page: &Page) -> Option<GameId> {
    match page.awaits? {
        Awaited::Message(game, NoticeKind::Turn) => Some(game),
        _ => None,
    }
}

fn awaited_page(what: Soon, game: GameId) -> Awaited {
    match what {
        Soon::Review => Awaited::Review(game),
        Soon::Film => Awaited::Film(game),
        Soon::Hint => Awaited::Hint(game),
    }
}

fn soon_page(awaited: Awaited) -> Option<Soon> {
    match awaited {
        Awaited::Review(_) => Some(Soon::Review),
        Awaited::Film(_) => Some(Soon::Film),
        Awaited::Hint(_) => Some(Soon::Hint),
        // A message on Discord, which a page need not lead to.
        Awaited::Message(..) => None,
    }
}
