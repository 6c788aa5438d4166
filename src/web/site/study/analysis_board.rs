//! The board without strings: any variant, both sides or a level of our opponent, from the start or
//! from any position; and whether a position is won.

use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::{Markup, PreEscaped, html};
use murus_gallicus::engine::{Findings, LEVELS, ProofVerdict, Stop, prove};
use murus_gallicus::learn::Continuation;
use murus_gallicus::render::{Scene, Svg};
use murus_gallicus::rules::{Entry, Height, Line, PRESETS, Position, Seat, Unit, Variant};

use crate::game::Bar;
use crate::service::play::{help, openings};
use crate::service::study::puzzles;
use crate::show::pages::openings::{SHOWN, lead_sentence, makers_line};
use crate::show::pages::refusal::bar_sentence;
use crate::store::StoreError;
use crate::texts::{Texts, captions, variant};
use crate::web::site::Site;
use crate::web::site::board::drawing;
use crate::web::site::board::field::{BoardField, step_links, tool_button};
use crate::web::site::board::line_query::{LineQuery, setup_refusal};
use crate::web::site::board::line_state::{LineState, moves_from};
use crate::web::site::board::move_table::move_table;
use crate::web::site::frame::assets::{GAME, json_of};
use crate::web::site::frame::layout::{PageKind, Shell};
use crate::web::site::frame::link_picture::{CARD, LinkPicture};
use crate::web::site::frame::strangers::StrangerQueue;
use crate::web::site::frame::visitor::Visitor;

/// The positions that are visited to see whether one is won.
const NODES: u64 = 60_000;
/// Entries of the table of such a proof, as a power of two.
const TABLE: u32 = 16;

/// The columns of the table of known moves.
const COLUMNS: [&str; 4] = ["move", "games", "points", "by"];

/// The seed of a level's choices: the same line gets the same answer.
const SEED: i64 = 1;

/// The address of a line at a path.
fn line_address(query: &LineQuery, path: &str, line: &Line) -> String {
    let start = query.start_text(&line.positions()[0]);
    format!("{}&m={}", query.address_at(path, &start, query.side()), moves_from(line, 0))
}

/// A line as the script needs it.
fn free_state(visitor: &Visitor, query: &LineQuery, line: &Line) -> LineState {
    let texts = visitor.texts;
    let svg = Svg::new(line.position().variant().board(), query.side(), visitor.tastes.look.theme);
    let start = &line.positions()[0];
    let position = query.start_text(start);
    // What a level answered goes with the move before it.
    let answers = !query.l.is_empty() && line.plies() > 1;
    LineState {
        load: Some(query.address_at("/board/state", &position, query.side())),
        page: Some(line_address(query, "/board", line)),
        undo: 1 + usize::from(answers),
        status: html! { p { (captions::state_of_play(texts, line)) } }.into_string(),
        list: move_table(line, line.plies(), |ply| ply_address(query, line, ply)).into_string(),
        tools: line_tools(texts, line).into_string(),
        position: Some(start.to_string()),
        ..LineState::new(texts, &svg, line, query.side())
    }
}

/// The address of the board after this many plies of a line.
fn ply_address(query: &LineQuery, line: &Line, ply: usize) -> String {
    let moves: Vec<String> = line.texts().take(ply).collect();
    let start = query.start_text(&line.positions()[0]);
    format!("{}&m={}", query.address_at("/board", &start, query.side()), moves.join(";"))
}

/// Returns the tools of a line.
fn line_tools(texts: Texts, line: &Line) -> Markup {
    let provable = line.position().variant().board().seats == 2 && line.outcome().is_none();
    html! {
        @if line.plies() > 0 { (tool_button(texts, "undo", "page-undo")) }
        @if provable { (tool_button(texts, "won", "page-won")) }
        (tool_button(texts, "set-up", "page-set-up-board"))
    }
}

/// The line with the answer of the level, if it is the level's turn; and why help was refused, if
/// it was. Where help is refused, the level does not answer.
async fn answer_line(
    site: &Site,
    visitor: &Visitor,
    query: &LineQuery,
) -> Result<(Line, Option<Bar>), StoreError> {
    let line = query.line();
    if query.level_to_move(&line).is_some()
        && let Some(bar) = bar_or_count(site, visitor, &line).await?
    {
        return Ok((line, Some(bar)));
    }
    let line = play_answer(query, line).await;
    let bar = if query.won.is_empty() { None } else { bar_or_count(site, visitor, &line).await? };
    Ok((line, bar))
}

/// Returns the reason why there is no help with the position of a line; `None` if there is help,
/// which counts for a visitor's puzzles.
async fn bar_or_count(
    site: &Site,
    visitor: &Visitor,
    line: &Line,
) -> Result<Option<Bar>, StoreError> {
    let service = site.answers.service();
    let position = line.position();
    let person = visitor.session.map(|session| session.player);
    let bar = help::bar_openly(service, person, position).await?;
    if let Some(person) = person.filter(|_| bar.is_none()) {
        puzzles::count_help(service, person, position).await?;
    }
    Ok(bar)
}

/// The line with the level's answer, if it is the level's turn. Without it if others are thinking
/// for too long.
async fn play_answer(query: &LineQuery, line: Line) -> Line {
    let Some(level) = query.level_to_move(&line) else { return line };
    let thinking = line.clone();
    let answer = StrangerQueue::Search.think(move || {
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

/// Who wins the last position of a line, in words. Of a game that is over or has more than two
/// players, it says how the game stands; while others are thinking for too long, that.
async fn winner_sentence(texts: Texts, line: &Line) -> String {
    let position = *line.position();
    if position.variant().board().seats > 2 || line.outcome().is_some() {
        return captions::state_of_play(texts, line);
    }
    let proven = StrangerQueue::Search
        .think(move || prove(&position, NODES, &mut Findings::new(TABLE), &Stop::default()).verdict)
        .await;
    if proven.is_none() {
        return texts.say("page-busy");
    }
    let (who, side, moves) = match &proven {
        Some(ProofVerdict::Won(proof)) => ("won", proof.winner().word(), proof.plies().div_ceil(2)),
        Some(ProofVerdict::Nobody) => ("nobody", "none", 0),
        Some(ProofVerdict::Open) | None => ("open", "none", 0),
    };
    texts.say_with(
        "page-winner",
        [("who", who.into()), ("side", side.into()), ("moves", moves.into())],
    )
}

/// The board as JSON, with the answer of the level.
pub async fn as_json(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Query(query): Query<LineQuery>,
) -> Response {
    let (line, bar) = match answer_line(&site, &visitor, &query).await {
        Ok(answered) => answered,
        Err(error) => {
            return visitor.answer_failure(&site, "boards", &error, &headers).into_response();
        }
    };
    let mut state = free_state(&visitor, &query, &line);
    state.known = known_moves(&site, &visitor, &query, &line).await;
    let texts = visitor.texts;
    let words = match (bar, query.won.is_empty()) {
        (Some(bar), _) => Some(bar_sentence(texts, &bar)),
        (None, false) => Some(winner_sentence(texts, &line).await),
        // The level found no processor in time.
        (None, true) => query.level_to_move(&line).map(|_| texts.say("page-busy")),
    };
    if let Some(words) = words {
        state.status = html! { p { (words) } }.into_string();
    }
    state.wrong = query.start().1.map(|error| setup_refusal(texts, &error));
    json_of(&state, &headers)
}

/// The moves that are known from the end of a line, each leading on; empty where none are.
async fn known_moves(site: &Site, visitor: &Visitor, query: &LineQuery, line: &Line) -> String {
    let person = visitor.session.map(|session| session.player);
    let explored = openings::explore_openly(site.answers.service(), person, line).await;
    let Ok(Some(explored)) = explored else { return String::new() };
    let texts = visitor.texts;
    let at = query.address_at("/board", "", query.side());
    let before = moves_from(line, 0);
    let on = |one: &Continuation| {
        let played = line.position().write(one.played).to_string();
        let moves = if before.is_empty() { played } else { format!("{before};{played}") };
        format!("{at}&m={moves}")
    };
    html! {
        h2 { (texts.say("page-opening")) }
        p.small { (lead_sentence(texts, &explored)) }
        table.known {
            tr { @for column in COLUMNS { th scope="col" { (texts.say_with("page-known", [("column", column.into())])) } } }
            @for one in explored.known.iter().take(SHOWN) {
                @let results = one.results();
                tr {
                    th scope="row" { a href=(on(one)) rel="nofollow" { (line.position().write(one.played).to_string()) } }
                    td { (results.games()) }
                    td { (results.percent()) " %" }
                    td { (makers_line(texts, one, 1)) }
                }
            }
        }
    }
    .into_string()
}

/// The page of the board.
pub async fn board_page(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Query(query): Query<LineQuery>,
) -> Response {
    let (line, bar) = match answer_line(&site, &visitor, &query).await {
        Ok(answered) => answered,
        Err(error) => {
            return visitor.answer_failure(&site, "boards", &error, &headers).into_response();
        }
    };
    let texts = visitor.texts;
    let mut state = free_state(&visitor, &query, &line);
    state.known = known_moves(&site, &visitor, &query, &line).await;
    if let Some(bar) = bar {
        state.status = html! { p { (bar_sentence(texts, &bar)) } }.into_string();
    }
    let svg = Svg::new(line.position().variant().board(), query.side(), visitor.tastes.look.theme);
    let title = texts.say("page-board");
    let alt = captions::alt_text(texts, &line, 1);
    let named = html! { (title) " · " (variant::variant_name(texts, query.variant())) };
    let seats = line.position().variant().board().seats;
    let turned = Seat::ALL[(query.side().index() + seats / 2) % seats];
    let turned = query.address_at("/board", &query.start_text(&line.positions()[0]), turned);
    let here = format!("{turned}&m={}", moves_from(&line, 0));
    let turned = html! { a href=(here) data-from=(turned) rel="nofollow" aria-label=(texts.say("page-flip")) { "⇅" } };
    let page = |ply| ply_address(&query, &line, ply);
    let wrong = query.start().1.map(|error| setup_refusal(texts, &error));
    let sheet = html! {
        @if let Some(wrong) = &wrong { p.warn role="alert" { (wrong) } }
        div #known { (PreEscaped(&state.known)) }
        (choices_form(texts, &query, &line))
    };
    let field = BoardField {
        texts,
        code: None,
        title: named,
        above: html! {},
        board: drawing::touch_board(texts, &svg, &Scene::of(&line, query.side()), &alt),
        below: html! {},
        status: &state.status,
        moves: Some(html! { (PreEscaped(&state.list)) }),
        steps: step_links(texts, (line.plies(), line.plies()), page, &turned),
        tools: &state.tools,
        beside: unit_palette(texts, query.variant(), line.position().to_move()),
        sheet: Some(sheet),
    };
    let main = html! {
        (drawing::board_drawings(&svg))
        (field.write())
        script type="application/json" id="state" { (state.json()) }
    };
    let picture = LinkPicture { path: line_address(&query, CARD, &line), words: alt.clone() };
    let shell = Shell::new(&visitor, &title, &alt, main).with_picture(picture);
    Shell { script: Some(&GAME), kind: PageKind::Board, listed: true, ..shell }
        .into_answer(StatusCode::OK, &headers)
}

/// Returns the form that begins a board: its variant, the other side's player, and the position.
fn choices_form(texts: Texts, query: &LineQuery, line: &Line) -> Markup {
    let presets: Vec<Variant> =
        PRESETS.iter().filter_map(|(_, preset)| preset.parse().ok()).collect();
    let seats = &Seat::ALL[..query.variant().board().seats];
    html! {
        form.panel method="get" action="/board" {
            label { span { (texts.say("page-variant")) }
                select name="v" {
                    @for preset in presets {
                        option value=(preset.to_string()) selected[preset == query.variant()] {
                            (variant::variant_name(texts, preset))
                        }
                    }
                }
            }
            label { span { (texts.say("page-against")) }
                select name="l" {
                    option value="" { (texts.say("page-nobody")) }
                    @for level in LEVELS {
                        option value=(level.name) selected[level.name == query.l] {
                            (variant::rated_level(texts, level))
                        }
                    }
                }
            }
            label { span { (texts.say("page-side")) }
                select name="s" {
                    @for seat in seats {
                        option value=(seat.word()) selected[*seat == query.side()] { (side_name(texts, *seat)) }
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

/// The units that can be laid on cells, and the side to move then.
fn unit_palette(texts: Texts, variant: Variant, to_move: Seat) -> Markup {
    let seats = &Seat::ALL[..variant.board().seats];
    let all = seats.iter().flat_map(|&seat| {
        [Height::Wall, Height::Tower, Height::Catapult].map(|height| (seat, height))
    });
    let empty = Position::start(variant);
    let anywhere = variant.board().geometry.cells()[0];
    // A board has the units that can be set up on it.
    let fits = |unit: &Unit| Position::set_up(variant, to_move, [(anywhere, *unit)]).is_ok();
    let units: Vec<Unit> = all.map(|(seat, height)| Unit { seat, height }).filter(fits).collect();
    html! {
        div.panel #palette hidden {
            p { (texts.say("page-palette")) }
            div.row {
                @for unit in units {
                    @let drawing = Svg::drawing(unit, &empty);
                    button.unit type="button" data-unit=(drawing) aria-pressed="false"
                        aria-label=(drawing::unit_label(texts, Some(unit))) {
                        svg viewBox="0 0 100 100" aria-hidden="true" { use href={ "#" (drawing) } {} }
                    }
                }
                button.unit type="button" data-unit="" aria-pressed="false" { (texts.say("page-erase")) }
            }
            label { span { (texts.say("page-turn")) }
                select #turn {
                    @for seat in seats {
                        option value=(seat.word()) selected[*seat == to_move] { (side_name(texts, *seat)) }
                    }
                }
            }
            output.warn role="alert" {}
            div.row {
                button.primary type="button" data-tool="placed" { (texts.say("page-placed")) }
                (tool_button(texts, "clear", "page-clear"))
                (tool_button(texts, "cancel", "page-cancel"))
            }
        }
    }
}

fn side_name(texts: Texts, seat: Seat) -> String {
    texts.say_with("side-name", [("side", seat.word().into())])
}
