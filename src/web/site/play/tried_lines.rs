//! Lines next to a game, on its own board: tried moves, plans, and forced wins. A request names all
//! moves of its line or tree, so the server keeps no state of it.

use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use maud::{Markup, html};
use murus_gallicus::{Entry, Line};
use murus_pictures::Svg;
use serde::Deserialize;

use super::game_table::{GameTable, Looks, NoTable, find_table};
use super::panel::Panel;
use crate::game::{ANY_OTHER, Chair, Planned, pass_to};
use crate::service::study::moments::look_at_ply;
use crate::service::study::{lines, review};
use crate::service::{Denied, GameLines, LineSpot, SeenLine, SeenMoment, turning_point};
use crate::show::custom_id::ForGame;
use crate::show::pages::walk::moves_around;
use crate::show::pages::{forced, lines as tries, moment, plan_steps, plans};
use crate::store::StoreError;
use crate::texts::captions;
use crate::web::site::Site;
use crate::web::site::board::field::{tool_button, undo_button};
use crate::web::site::board::line_query::{TreeQuery, tree_refusal};
use crate::web::site::board::line_state::{LineState, legal_moves, moves_from};
use crate::web::site::board::move_table::{move_table, tree_table};
use crate::web::site::frame::assets::json_of;
use crate::web::site::frame::visitor::Visitor;
use crate::web::site::frame::words::Words;

/// A line next to a game, from the query of an address.
#[derive(Deserialize)]
pub struct Asked {
    /// The number of plies of the game before the line. `None` for all plies.
    at: Option<usize>,
    /// The moves of the line, separated by semicolons.
    #[serde(default)]
    m: String,
    /// The moves of a plan before any other move of the opponent, separated by semicolons. The
    /// line then begins with the answer to it.
    before: Option<String>,
    /// The kind of line: tried moves, a plan, a forced win or a key move.
    #[serde(default, rename = "as")]
    kind: LineKind,
    /// The ply that is shown, or for tried moves the node in their tree. `None` for the last one.
    n: Option<usize>,
}

#[derive(Clone, Copy, PartialEq, Eq, Default, Deserialize)]
#[serde(rename_all = "snake_case")]
enum LineKind {
    /// Moves of both sides that the visitor tries out.
    #[default]
    Try,
    /// A plan: the visitor's answers to moves that they expect.
    Plan,
    /// A forced win that a review found.
    Win,
    /// A key move that a review found, with the better line in its place.
    Moment,
}

/// Answers with the state of a line next to a game as JSON. A plan is treated as tried moves if the
/// visitor does not play or the game is over, a key move if the review has none there.
pub async fn as_json(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Path(code): Path<String>,
    Query(asked): Query<Asked>,
    Query(tree): Query<TreeQuery>,
    Query(looks): Query<Looks>,
) -> Response {
    let table = match find_table(&site, &visitor, &code, &looks).await {
        Ok(table) => table,
        Err(none) => return none.answer_reason(&site, &visitor, &headers),
    };
    let beside = LinePage { visitor: &visitor, table: &table, asked: &asked };
    let found = match (asked.kind, table.chair) {
        (LineKind::Plan, Some(chair)) if table.row.game.outcome().is_none() => {
            Ok(beside.planned_state(chair))
        }
        (LineKind::Win, _) => beside.won_state(&site).await,
        (LineKind::Moment, _) => match beside.moment_state(&site).await {
            Ok(Some(state)) => Ok(state),
            Ok(None) => beside.tried_state(&site, &tree).await,
            Err(error) => Err(error),
        },
        (LineKind::Plan | LineKind::Try, _) => beside.tried_state(&site, &tree).await,
    };
    match found {
        Ok(state) => json_of(&state, &headers),
        Err(error) => NoTable::Failed(error).answer_reason(&site, &visitor, &headers),
    }
}

struct LinePage<'a> {
    visitor: &'a Visitor,
    table: &'a GameTable,
    asked: &'a Asked,
}

impl LinePage<'_> {
    /// Returns the number of plies of the game before the line, at most all of them.
    fn first_ply(&self) -> usize {
        self.asked.at.unwrap_or(usize::MAX).min(self.table.row.game.line().plies())
    }

    /// Returns the state of a line that leaves the game after ply `from`.
    fn line_state(&self, line: &Line, from: usize, kind: &str) -> LineState {
        let texts = self.visitor.texts;
        let side = self.table.side();
        let svg = Svg::new(line.position().variant().board(), side, self.table.theme);
        let ply = self.asked.n.unwrap_or(line.plies()).min(line.plies());
        let whole = LineState::new(texts, &svg, line, side);
        // The first turn of a balanced game has rules of its own, so it is not tried here.
        let due = whole.due && line.position().opening_turns() == 0;
        let link = |ply| format!("/g/{}/{ply}", self.table.code);
        let list = move_table(line, from, &[], link).into_string();
        LineState { load: Some(self.load_address(kind, from)), from, ply, due, list, ..whole }
    }

    /// Returns the address that loads a line of this kind, which leaves the game after ply `from`.
    fn load_address(&self, kind: &str, from: usize) -> String {
        self.table.address("/line", &[("as", kind), ("at", &from.to_string())])
    }

    /// Returns the state of a tree of tried moves, with the lines that the visitor stored. Fails if
    /// the database does.
    async fn tried_state(&self, site: &Site, asked: &TreeQuery) -> Result<LineState, StoreError> {
        let texts = self.visitor.texts;
        let game = &self.table.row.game;
        let at = self.first_ply();
        let (tree, wrong) = asked.tree(game.line().before(at).resumed());
        let line = tree.here();
        let kept = match self.table.caller(self.visitor, String::new()) {
            Some(caller) => lines::list_lines(site.answers.service(), &caller, game.id).await?,
            None => None,
        };
        let tried = line.plies() > at;
        let mut own = kept.iter().flat_map(|lines| &lines.own);
        let is_kept =
            own.any(|one| one.ply == at && one.line.before(line.plies()).moves().eq(line.moves()));
        let planned =
            kept.as_ref().and_then(|_| tries::planned_moves(&self.table.view(self.visitor), &line));
        let plan = planned.map(|moves| {
            self.table.address("/line", &[("as", "plan"), ("m", &moves.replace(' ', ";"))])
        });
        let status = html! {
            p.aside { (texts.say(if is_kept && tried { "page-kept" } else { "try-empty" })) }
            p { (captions::state_of_play(texts, &line)) }
            @if let Some(kept) = &kept { (self.kept_lines(kept)) }
        };
        // Tools that are not always shown come last, so that the others do not move.
        let tools = html! {
            (tool_button(texts, "leave", "page-leave"))
            (undo_button(texts))
            @if kept.is_some() {
                button.secondary type="button" data-tool="keep" disabled[!tried || is_kept] {
                    (texts.say("page-keep"))
                }
            }
            // Always there, so that no other button comes to lie under a thumb.
            button.secondary type="button" data-tool="cut" disabled[tree.at() == 0] { (texts.say("page-cut")) }
            @if !tree.is_main() { (tool_button(texts, "main", "page-main")) }
            @if let Some(plan) = plan.filter(|_| self.table.chair.is_some()) {
                button.secondary type="button" data-load=(plan) { (texts.say("button-plan-reply")) }
            }
        };
        let side = self.table.side();
        let svg = Svg::new(line.position().variant().board(), side, self.table.theme);
        let state = LineState::of_tree(texts, &svg, &tree, side);
        let link = |ply| format!("/g/{}/{ply}", self.table.code);
        Ok(LineState {
            load: Some(self.load_address("try", at)),
            // The first turn of a balanced game has rules of its own, so it is not tried here.
            due: state.due && line.position().opening_turns() == 0,
            wrong: wrong.map(|wrong| tree_refusal(texts, line.position(), &wrong)),
            list: tree_table(&tree, link, |_| link(at)).into_string(),
            status: status.into_string(),
            tools: tools.into_string(),
            ..state
        })
    }

    /// Writes the stored lines, each with a link that shows it on the board.
    fn kept_lines(&self, lines: &GameLines) -> Markup {
        let texts = self.visitor.texts;
        let view = self.table.view(self.visitor);
        let words = Words { texts, names: &self.table.names };
        let one = |tried: &SeenLine| {
            let ply = tried.ply;
            let plies = tried.line.plies();
            let moves = moves_from(&tried.line, ply);
            let begins = ply.to_string();
            let query = [("at", begins.as_str()), ("m", &moves), ("n", "0")];
            let mine = tried.id.filter(|_| tried.by.is_none()).map(|id| LineSpot::Line(id, 0));
            html! {
                li {
                    button.secondary.line type="button" data-load=(self.table.address("/line", &query)) {
                        @if let Some(person) = tried.by { (words.name_person(person)) ": " }
                        (moves_around(texts, &tried.line, ply..plies, 0))
                    }
                    @if let Some(note) = &tried.note { p.small { (note) } }
                    @if let Some(spot) = mine {
                        div.row {
                            button.quiet type="button" data-press=(view.press_id(ForGame::LineNote(spot))) {
                                (texts.say("button-note"))
                            }
                            button.quiet type="button" data-press=(view.press_id(ForGame::LineDrop(spot))) {
                                (texts.say("button-line-drop"))
                            }
                        }
                    }
                }
            }
        };
        html! {
            @if !lines.own.is_empty() || !lines.others.is_empty() {
                ul.lines { @for tried in lines.own.iter().chain(&lines.others) { (one(tried)) } }
            }
        }
    }

    /// Returns the state of a plan: an expected move of the opponent, and the answer of this
    /// player. The opponent's last move may be any other one.
    fn planned_state(&self, chair: Chair) -> LineState {
        let texts = self.visitor.texts;
        let game = &self.table.row.game;
        let view = self.table.view(self.visitor);
        let words = Words { texts, names: &self.table.names };
        if let Some(state) = self.any_other_state(chair) {
            return state;
        }
        let line = follow_moves(game.line().clone(), &self.asked.m);
        let from = game.line().plies();
        let (text, whole, wrong) = match Planned::check_possible(game) {
            Ok(()) => {
                let (text, whole) = plan_steps::ask_step(&view, chair, &line, false);
                (text, whole, false)
            }
            Err(wrong) => (plans::plan_refusal(texts, &wrong), false, true),
        };
        let tools = html! {
            (tool_button(texts, "leave", "button-no"))
            @if line.plies() > from { (tool_button(texts, "undo", "page-undo")) }
            @if whole {
                button.success type="button" data-tool="plan" { (texts.say("button-plan")) }
            }
            @if !wrong && pass_to(&line, game.seat_of(chair)).is_some() {
                button.secondary type="button" data-load=(self.any_other_address(&moves_from(&line, from))) {
                    (texts.say("button-plan-any"))
                }
            }
        };
        let state = self.line_state(&line, from, "plan");
        LineState {
            due: state.due && !wrong,
            status: html! { div.aside { (words.write_text(&text)) } }.into_string(),
            tools: tools.into_string(),
            press: Some(view.press_id(ForGame::Plans)).filter(|_| !wrong),
            ..state
        }
    }

    /// Returns the address that plans the answer to any other move after these moves.
    fn any_other_address(&self, before: &str) -> String {
        self.table.address("/line", &[("as", "plan"), ("before", before)])
    }

    /// Returns the state of a plan for any other move, with the answer if it is chosen. The board
    /// is shown as if the opponent had passed. `None` if the plan is not for any other move.
    fn any_other_state(&self, chair: Chair) -> Option<LineState> {
        let texts = self.visitor.texts;
        let game = &self.table.row.game;
        let before = self.asked.before.as_deref()?;
        let known = follow_moves(game.line().clone(), before);
        let passed = pass_to(&known, game.seat_of(chair))?;
        let line = follow_moves(Line::from(passed), &self.asked.m).before(1);
        let view = self.table.view(self.visitor);
        let words = Words { texts, names: &self.table.names };
        let answer = line.texts().next();
        let text = plan_steps::ask_any_other(&view, &known, chair, answer.as_deref());
        let from = game.line().plies();
        let first: Vec<String> = known.texts().skip(from).chain([ANY_OTHER.to_owned()]).collect();
        let back = self.table.address("/line", &[("as", "plan"), ("m", before)]);
        let tools = html! {
            (tool_button(texts, "leave", "button-no"))
            @if answer.is_some() {
                (tool_button(texts, "undo", "page-undo"))
                button.success type="button" data-tool="plan" data-first=(first.join(" ")) {
                    (texts.say("button-plan"))
                }
            } @else {
                button.secondary type="button" data-load=(back) { (texts.say("page-undo")) }
            }
        };
        let state = self.line_state(&line, 0, "plan");
        Some(LineState {
            load: Some(self.any_other_address(before)),
            due: answer.is_none(),
            list: String::new(),
            status: html! { div.aside { (words.write_text(&text)) } }.into_string(),
            tools: tools.into_string(),
            ..state
        })
    }

    /// Returns the state of a forced win, played on to its end by the replies that resist longest.
    /// The reader may choose another reply. Fails if the database does.
    async fn won_state(&self, site: &Site) -> Result<LineState, StoreError> {
        let texts = self.visitor.texts;
        let row = &self.table.row;
        let view = self.table.view(self.visitor);
        let words = Words { texts, names: &self.table.names };
        let at = self.first_ply();
        let proof =
            review::load_proof(site.answers.service(), self.visitor.person(), row, at).await?;
        let moves: Vec<&str> = self.asked.m.split(';').filter(|text| !text.is_empty()).collect();
        let found = proof.as_ref().and_then(|proof| {
            let (line, open) = forced::longest_after(&view, proof, at, &moves)?;
            let here = line.before(open);
            Some((forced::question_here(&view, proof, &here, at)?, line, here, open))
        });
        let tools = tool_button(texts, "leave", "page-leave").into_string();
        let Some((text, line, here, open)) = found else {
            let state = self.line_state(&row.game.line().before(at), at, "win");
            let status = html! { p { (texts.say("forced-gone")) } }.into_string();
            return Ok(LineState { due: false, load: None, status, tools, ..state });
        };
        let goes_on = here.outcome().is_none();
        Ok(LineState {
            ply: self.asked.n.unwrap_or(open).min(line.plies()),
            open,
            due: goes_on,
            moves: if goes_on { legal_moves(texts, here.position()) } else { Vec::new() },
            status: words.write_text(&text).into_string(),
            tools,
            ..self.line_state(&line, at, "win")
        })
    }

    /// Returns the state of a key move of a reviewed game: the better line, with what it teaches.
    /// Moves that are made there are tried moves. `None` if there is no such key move. Fails if the
    /// database does.
    async fn moment_state(&self, site: &Site) -> Result<Option<LineState>, StoreError> {
        let (visitor, row) = (self.visitor, &self.table.row);
        let service = site.answers.service();
        if row.game.outcome().is_none() {
            return Ok(None);
        }
        let review = review::load_stored(service, visitor.person(), row).await?;
        let Some(review) = review else { return Ok(None) };
        let Some(at) = self.asked.at.or_else(|| turning_point(row.game.line(), &review)) else {
            return Ok(None);
        };
        let looked = match self.table.caller(visitor, String::new()) {
            Some(caller) => match look_at_ply(service, &caller, row, &review, at).await {
                Ok(looked) => looked,
                // The sentence about the two moves takes no thinking.
                Err(Denied::Refused(_)) => SeenMoment::default(),
                Err(Denied::Failed(error)) => return Err(error),
            },
            None => SeenMoment::default(),
        };
        let view = self.table.view(visitor);
        let Some((page, better)) = moment::moment_beside(&view, &review, at, &looked) else {
            return Ok(None);
        };
        let words = Words { texts: visitor.texts, names: &self.table.names };
        let panel = Panel { words, table: Some(self.table) };
        let tools = html! {
            (tool_button(visitor.texts, "leave", "page-leave"))
            @for row in &page.rows { (panel.row_of_page(row)) }
        };
        Ok(Some(LineState {
            ply: at + 1,
            // A long text scrolls, also by keys.
            status: html! { div tabindex="0" { (words.write_text(&page.content)) } }.into_string(),
            tools: tools.into_string(),
            ..self.line_state(&better, at, "try")
        }))
    }
}

/// Plays moves, separated by semicolons, after a line, up to the first one that is not legal.
fn follow_moves(mut line: Line, moves: &str) -> Line {
    for text in moves.split(';').filter(|text| !text.is_empty()) {
        match line.position().read(text) {
            Ok(m) if line.outcome().is_none() && line.play(Entry::Move(m)).is_ok() => {}
            _ => break,
        }
    }
    line
}
