//! The shared board of a finished game as JSON: the tree of moves, the arrows, and the people. A
//! change names the version on which it is based, and every act is answered with the current board.

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::{Markup, html};
use murus_pictures::Svg;
use serde::{Deserialize, Serialize};

use super::game_table::{GameTable, Looks, NoTable, find_table};
use crate::game::{TREE_MOVES, TreeRefusal};
use crate::ids::UserId;
use crate::service::study::lines;
use crate::service::study::shared_boards;
use crate::service::{
    BoardAct, BoardAnswer, BoardPerson, BoardRefusal, BoardRole, BoardWish, SeenBoard,
};
use crate::show::names::Names;
use crate::store::StoreError;
use crate::texts::captions;
use crate::web::site::Site;
use crate::web::site::board::field::{tool_button, undo_button};
use crate::web::site::board::line_query::{TreeQuery, tree_refusal};
use crate::web::site::board::line_state::LineState;
use crate::web::site::board::move_table::tree_table;
use crate::web::site::frame::assets::json_of;
use crate::web::site::frame::visitor::Visitor;
use crate::web::site::frame::words::Words;

/// An act on a shared board, as the script sends it.
#[derive(Deserialize)]
pub struct PageBoardAct {
    #[serde(flatten)]
    what: WhatOnBoard,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum WhatOnBoard {
    /// The person has the board open, and came to it from this ply of the game.
    Look { ply: usize },
    /// The person closes the board.
    Leave {},
    /// The person changes the board that has this version.
    Change {
        version: i64,
        tree: TreeQuery,
        #[serde(default)]
        arrows: Vec<[String; 2]>,
    },
    /// The person lets the person with this Discord id change the board, or no longer.
    Admit { person: GuestKey, admitted: bool },
}

/// The Discord id of a person, as a page writes it.
#[derive(Deserialize)]
#[serde(try_from = "String")]
struct GuestKey(UserId);

impl TryFrom<String> for GuestKey {
    type Error = &'static str;

    fn try_from(text: String) -> Result<GuestKey, &'static str> {
        UserId::read(&text, 10).map(GuestKey).ok_or("no person")
    }
}

/// A shared board, as the script gets it.
#[derive(Serialize)]
struct SharedState {
    #[serde(flatten)]
    line: LineState,
    shared: SharedPart,
}

/// The part of a shared board that no other line has.
#[derive(Serialize)]
struct SharedPart {
    version: i64,
    people: i64,
    arrows: Vec<[String; 2]>,
    /// True if the reader may change the board.
    changes: bool,
    /// The number of plies of the line that are the game's own.
    own: usize,
}

/// Does an act of a visitor on the shared board of a game, and answers with the board. Answers 404
/// if it is closed to the visitor.
pub async fn act_on_board(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(code): Path<String>,
    Query(looks): Query<Looks>,
    Json(act): Json<PageBoardAct>,
) -> Response {
    let table = match find_table(&site, &visitor, &code, &looks).await {
        Ok(table) => table,
        Err(none) => return none.answer_reason(&site, &visitor, &headers),
    };
    let caller = table.caller(&visitor, String::new());
    let service = site.answers.service();
    let act = match &act.what {
        WhatOnBoard::Look { ply } => BoardAct::Look(*ply),
        WhatOnBoard::Leave {} => BoardAct::Leave,
        WhatOnBoard::Change { version, tree, arrows } => {
            BoardAct::Change(BoardWish { version: *version, tree: tree.wish(), arrows })
        }
        WhatOnBoard::Admit { person: GuestKey(person), admitted } => {
            BoardAct::Admit(*person, *admitted)
        }
    };
    let id = table.row.game.id;
    let answer = shared_boards::act_on_board(service, caller.as_ref(), id, act).await;
    site.live.look_soon();
    let (seen, refusal) = match answer {
        Ok(BoardAnswer::Seen(seen)) => (seen, None),
        Ok(BoardAnswer::Refused(refusal, seen)) => (seen, Some(refusal)),
        Ok(BoardAnswer::Closed) => {
            let closed = visitor.texts.say("page-together-closed");
            return (StatusCode::NOT_FOUND, closed).into_response();
        }
        Err(error) => return NoTable::Failed(error).answer_reason(&site, &visitor, &headers),
    };
    let names = find_names(&site, &table, &seen).await;
    let shown = ShownBoard { visitor: &visitor, table: &table, seen: &seen, names: &names };
    match shown.state(&site, refusal).await {
        Ok(state) => json_of(&state, &headers),
        Err(error) => NoTable::Failed(error).answer_reason(&site, &visitor, &headers),
    }
}

/// Returns the names of the people around a board, as in the server of its game.
async fn find_names(site: &Site, table: &GameTable, seen: &SeenBoard) -> Names {
    let mut names = table.names.clone();
    let known = |one: &&BoardPerson| names.get(one.id).is_none();
    let others: Vec<UserId> = seen.people.iter().filter(known).map(|one| one.id).collect();
    if others.is_empty() {
        return names;
    }
    names.extend(site.answers.fetch_all_names(table.row.place.server, &others).await);
    names
}

struct ShownBoard<'a> {
    visitor: &'a Visitor,
    table: &'a GameTable,
    seen: &'a SeenBoard,
    names: &'a Names,
}

impl ShownBoard<'_> {
    /// Returns the state of the board, with the reason why the last act was refused, if it was.
    /// Fails if the database does.
    async fn state(
        &self,
        site: &Site,
        refusal: Option<BoardRefusal>,
    ) -> Result<SharedState, StoreError> {
        let texts = self.visitor.texts;
        let tree = &self.seen.tree;
        let line = tree.here();
        let side = self.table.side();
        let svg = Svg::new(line.position().variant().board(), side, self.table.theme);
        let state = LineState::of_tree(texts, &svg, tree, side);
        let changes = self.seen.role != BoardRole::Reader;
        // The first turn of a balanced game has rules of its own, so it is not tried here.
        let due = changes && state.due && line.position().opening_turns() == 0;
        let link = |ply| format!("/g/{}/{ply}", self.table.code);
        let at = tree.start().plies();
        let is_kept = self.is_kept(site).await?;
        let tried = line.plies() > self.seen.own;
        let status = html! {
            // A long list of people scrolls, also by keys.
            div.sharing tabindex="0" {
                p.aside { (self.about()) }
                p { (captions::state_of_play(texts, &line)) }
                (self.guests())
                @if !self.seen.arrows.is_empty() {
                    p.small { (texts.say_with("page-together-marked", [("what", self.marked().into())])) }
                }
                @if tried && is_kept { p.small { (texts.say("page-kept")) } }
            }
        };
        Ok(SharedState {
            line: LineState {
                load: Some(self.table.address("/together", &[("as", "board")])),
                due,
                moves: if due { state.moves } else { Vec::new() },
                wrong: refusal.map(|refusal| self.refusal(&refusal)),
                list: tree_table(tree, link, |_| link(at)).into_string(),
                status: status.into_string(),
                tools: self.tools(tried && !is_kept).into_string(),
                ..state
            },
            shared: SharedPart {
                version: self.seen.mark.version,
                people: self.seen.mark.people,
                arrows: self.seen.arrows.clone(),
                changes,
                own: self.seen.own,
            },
        })
    }

    /// Returns true if the line up to the node that is shown is among the visitor's own lines.
    async fn is_kept(&self, site: &Site) -> Result<bool, StoreError> {
        let Some(caller) = self.table.caller(self.visitor, String::new()) else {
            return Ok(false);
        };
        let here = self.seen.tree.here();
        let id = self.table.row.game.id;
        let kept = lines::list_lines(site.answers.service(), &caller, id).await?;
        let mut own = kept.iter().flat_map(|lines| &lines.own);
        Ok(own.any(|one| one.line.before(here.plies()).moves().eq(here.moves())))
    }

    /// Writes the tools. All of them keep their places, since others may change the board. `keeps`
    /// is true if the line that is shown can be stored.
    fn tools(&self, keeps: bool) -> Markup {
        let texts = self.visitor.texts;
        let tree = &self.seen.tree;
        html! {
            (tool_button(texts, "leave", "page-leave"))
            @if self.seen.role != BoardRole::Reader {
                (undo_button(texts))
                button.secondary type="button" data-tool="draw" aria-pressed="false" {
                    (texts.say("page-together-draw"))
                }
            }
            @if self.visitor.session.is_some() {
                button.secondary type="button" data-tool="keep" disabled[!keeps] {
                    (texts.say("page-keep"))
                }
            }
            @if self.seen.role != BoardRole::Reader {
                button.secondary type="button" data-tool="cut" disabled[tree.at() == 0] {
                    (texts.say("page-cut"))
                }
                button.secondary type="button" data-tool="main" disabled[tree.is_main()] {
                    (texts.say("page-main"))
                }
            }
        }
    }

    /// Says who analyses, and what the visitor may do.
    fn about(&self) -> Markup {
        let texts = self.visitor.texts;
        let words = Words { texts, names: self.names };
        let players = self.seen.people.iter().filter(|one| one.role == BoardRole::Player);
        let players: Vec<&BoardPerson> = players.collect();
        let named = |id: &str, one: &BoardPerson| {
            texts.say_with(id, [("who", words.name_person(one.id).into())])
        };
        let said = match (self.seen.role, &players[..]) {
            (BoardRole::Player, [other, ..]) if other.present => named("page-together-both", other),
            (BoardRole::Player, [other, ..]) => named("page-together-waiting", other),
            (BoardRole::Player, []) => texts.say("page-together-alone"),
            (BoardRole::Admitted, _) => texts.say("page-together-admitted"),
            (BoardRole::Reader, _) if self.visitor.session.is_some() => {
                texts.say("page-together-watching")
            }
            (BoardRole::Reader, _) => texts.say("page-together-unnamed"),
        };
        html! { (said) }
    }

    /// Names the arrows by their ends, and the circles by their cells, for those who do not see
    /// them.
    fn marked(&self) -> String {
        let name = |[from, to]: &[String; 2]| match from == to {
            true => from.clone(),
            false => format!("{from}-{to}"),
        };
        self.seen.arrows.iter().map(name).collect::<Vec<_>>().join(", ")
    }

    /// Lists the people besides the players, each with a button to admit them or no longer. Only a
    /// player sees them.
    fn guests(&self) -> Markup {
        let texts = self.visitor.texts;
        let words = Words { texts, names: self.names };
        let guests: Vec<&BoardPerson> =
            self.seen.people.iter().filter(|one| one.role != BoardRole::Player).collect();
        html! {
            @if !guests.is_empty() {
                ul.lines {
                    @for guest in guests {
                        @let who = words.name_person(guest.id);
                        @let admitted = guest.role == BoardRole::Admitted;
                        @let said = if admitted { "page-together-editor" } else { "page-together-reader" };
                        @let label = if admitted { "page-together-dismiss" } else { "page-together-admit" };
                        li.row {
                            span { (texts.say_with(said, [("who", who.as_str().into())])) }
                            button.secondary type="button" data-tool="admit"
                                data-person=(guest.id) data-admitted=(!admitted) {
                                (texts.say_with(label, [("who", who.as_str().into())]))
                            }
                        }
                    }
                }
            }
        }
    }

    /// Explains why an act is refused.
    fn refusal(&self, refusal: &BoardRefusal) -> String {
        let texts = self.visitor.texts;
        match refusal {
            BoardRefusal::Outdated => texts.say("page-together-outdated"),
            BoardRefusal::Reader => texts.say("page-together-read-only"),
            BoardRefusal::Unknown => texts.say("page-together-gone"),
            BoardRefusal::Arrows(most) => {
                texts.say_with("page-together-arrows", [("most", (*most).into())])
            }
            BoardRefusal::Tree(TreeRefusal::TooLong) => {
                texts.say_with("page-together-long", [("most", TREE_MOVES.into())])
            }
            BoardRefusal::Tree(wrong) => {
                tree_refusal(texts, self.seen.tree.here().position(), wrong)
            }
        }
    }
}
