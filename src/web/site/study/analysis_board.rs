//! The analysis board: any variant, from its start or from any position, for both sides or against
//! a level of the engine. It can say whether a position is won.

use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use maud::{Markup, PreEscaped, html};
use murus_engine::{Findings, ProofVerdict, Stop, glance_last, prove};
use murus_gallicus::{Line, Seat};
use murus_lessons::Continuation;
use murus_pictures::{Scene, Svg};

use super::board_forms::{choices_form, unit_palette};
use super::record_page::record_form;
use crate::game::{Bar, LineTree};
use crate::service::play::{help, openings};
use crate::service::study::puzzles;
use crate::show::names::Names;
use crate::show::pages::openings::{SHOWN, lead_sentence, makers_line};
use crate::show::pages::refusal::bar_sentence;
use crate::store::StoreError;
use crate::texts::deed::describe_deed;
use crate::texts::{Texts, captions, variant};
use crate::web::site::Site;
use crate::web::site::board::drawing;
use crate::web::site::board::field::{
    BoardField, answer_panel, step_links, tool_button, undo_button,
};
use crate::web::site::board::line_query::{LineQuery, TreeQuery, setup_refusal, tree_refusal};
use crate::web::site::board::line_state::LineState;
use crate::web::site::board::move_table::tree_table;
use crate::web::site::frame::assets::{FREE, json_of};
use crate::web::site::frame::language_choice::language_buttons;
use crate::web::site::frame::layout::{PageKind, Shell};
use crate::web::site::frame::link_picture::{CARD, LinkPicture};
use crate::web::site::frame::strangers::StrangerQueue;
use crate::web::site::frame::visitor::Visitor;
use crate::web::site::frame::words::Words;

/// The most positions that a proof of a win visits.
const NODES: u64 = 60_000;
/// The number of nodes of an estimate where no proof is found.
const GUESS: u64 = 4_000;
/// The size of the proof's table: the base-2 logarithm of its number of entries.
const TABLE: u32 = 16;

/// The columns of the table of known moves. Each is an argument of the text of its title.
const COLUMNS: [&str; 4] = ["move", "games", "points", "by"];

/// The seed of the engine's random choices. With a fixed seed the same line gets the same answer.
const SEED: i64 = 1;

/// An analysis board as an address names it, with the engine's answer.
struct FreeBoard<'a> {
    visitor: &'a Visitor,
    query: &'a LineQuery,
    tree: LineTree,
    /// The line to the node of the tree that is shown.
    here: Line,
    /// The reason why help with the position is refused, if it is. The engine then does not answer.
    bar: Option<Bar>,
    /// The reason why the request cannot be carried out, if it cannot.
    wrong: Option<String>,
}

impl FreeBoard<'_> {
    /// Returns a function from a node of the tree to its address at this path.
    fn addresses(&self, path: &str) -> impl Fn(usize) -> String {
        let start = self.start_address(path, self.query.side());
        let rest = self.tree.addresses();
        move |place| format!("{start}{}", rest(place))
    }

    /// Returns the address of this board at this path, with this side at the bottom and without
    /// moves.
    fn start_address(&self, path: &str, side: Seat) -> String {
        let start = self.query.start_text(&self.tree.start().positions()[0]);
        self.query.address_at(path, &start, side)
    }

    /// Returns the state of the board for the script, with the known moves from the position that
    /// is shown.
    async fn state(&self, site: &Site) -> LineState {
        let texts = self.visitor.texts;
        let page = self.addresses("/board");
        let mut whole = LineState::of_tree(texts, &self.svg(), &self.tree, self.query.side());
        if self.query.level().is_some() {
            whole.say.insert("thinks", texts.say("page-thinks"));
        }
        LineState {
            load: Some(self.start_address("/board/state", self.query.side())),
            page: Some(page(self.tree.at())),
            status: html! { p { (self.write_line(&self.state_sentence())) } }.into_string(),
            list: tree_table(&self.tree, &page, &page).into_string(),
            tools: self.tools().into_string(),
            known: self.known_moves(site).await,
            position: Some(self.tree.start().positions()[0].to_string()),
            wrong: self.wrong.clone(),
            ..whole
        }
    }

    /// Returns the title: the level that plays the other side, or else the name of the page.
    fn title(&self) -> String {
        let texts = self.visitor.texts;
        match self.query.level() {
            Some(level) => {
                let args = [("level", variant::describe_level(texts, level).into())];
                texts.say_with("page-against-level", args)
            }
            None => texts.say("page-board"),
        }
    }

    /// Says who is to move, or how the game ended. In a game against a level, tells the reader the
    /// level's last move and what to do on their turn.
    fn state_sentence(&self) -> String {
        let texts = self.visitor.texts;
        let position = self.here.position();
        let turn = self.here.outcome().is_none() && position.to_move() == self.query.side();
        if self.query.level().is_none() || !turn {
            return captions::state_of_play(texts, &self.here);
        }
        let args = [
            ("side", position.to_move().word().into()),
            ("first", (self.here.plies() < 2).to_string().into()),
        ];
        let answer = self.last_move_words().unwrap_or_default();
        [answer, texts.say_with("page-against-turn", args)].join(" ").trim_start().to_owned()
    }

    /// Says which move the level made last, and its effect. `None` before the first move.
    fn last_move_words(&self) -> Option<String> {
        let before = self.here.positions().iter().rev().nth(1)?;
        let played = self.here.moves().last()?;
        let args = [
            ("who", "Murus".into()),
            ("move", before.write(played).to_string().into()),
            ("deed", describe_deed(self.visitor.texts, before, played).into()),
        ];
        Some(self.visitor.texts.say_with("page-status-last", args))
    }

    fn write_line(&self, text: &str) -> Markup {
        let nobody = Names::default();
        Words { texts: self.visitor.texts, names: &nobody }.write_line(text)
    }

    fn svg(&self) -> Svg {
        let board = self.here.position().variant().board();
        Svg::new(board, self.query.side(), self.visitor.tastes.look.theme)
    }

    /// Writes the tool buttons for the position that is shown. While a game against a level runs,
    /// the board is not set up and nothing is proven.
    fn tools(&self) -> Markup {
        let texts = self.visitor.texts;
        let free = self.query.level().is_none() || self.tree.whole().outcome().is_some();
        let provable = free
            && self.here.position().variant().board().seats == 2
            && self.here.outcome().is_none();
        let here = self.addresses("/board")(self.tree.at());
        let change = |tool: &str, label: &str| {
            let to = format!("{here}&{tool}=1");
            html! { a.button.secondary href=(to) data-tool=(tool) rel="nofollow" { (texts.say(label)) } }
        };
        // Tools that are not always shown come last, so that the others do not move.
        html! {
            (undo_button(texts))
            @if self.query.level().is_some() {
                a.button.secondary href=(self.start_address("/board", self.query.side())) rel="nofollow" {
                    (texts.say("page-again"))
                }
            }
            @if free { (tool_button(texts, "set-up", "page-set-up-board")) }
            @if provable { (tool_button(texts, "won", "page-won")) }
            // Against a level, moves are taken back alone.
            @if free && self.tree.at() > 0 { (change("cut", "page-cut")) }
            @else if free { button.secondary type="button" disabled { (texts.say("page-cut")) } }
            @if !self.tree.is_main() { (change("main", "page-main")) }
        }
    }

    /// Writes the known moves from the position that is shown, each as a link. Empty if there are
    /// none.
    async fn known_moves(&self, site: &Site) -> String {
        let person = self.visitor.session.map(|session| session.player);
        let explored = openings::explore_openly(site.answers.service(), person, &self.here).await;
        let Ok(Some(explored)) = explored else { return String::new() };
        let texts = self.visitor.texts;
        let [page, state] =
            ["/board", "/board/state"].map(|path| self.start_address(path, self.query.side()));
        let on = |one: &Continuation| {
            let played = self.here.position().write(one.played).to_string();
            self.tree.with(&played).map(|longer| {
                let there = longer.addresses()(longer.at());
                (played, format!("{page}{there}"), format!("{state}{there}"))
            })
        };
        let ways = explored.known.iter().take(SHOWN).filter_map(|one| Some((one, on(one)?)));
        html! {
            h2 { (texts.say("page-opening")) }
            p.small { (lead_sentence(texts, &explored)) }
            table.known {
                tr { @for column in COLUMNS { th scope="col" { (texts.say_with("page-known", [("column", column.into())])) } } }
                @for (one, (played, page, state)) in ways {
                    @let results = one.results();
                    tr {
                        th scope="row" { a href=(page) data-load=(state) rel="nofollow" { (played) } }
                        td { (results.games()) }
                        td { (results.percent()) " %" }
                        td { (makers_line(texts, one, 1)) }
                    }
                }
            }
        }
        .into_string()
    }
}

/// Returns the board that an address names. If the engine has the next move, it moves. Fails if the
/// database does.
async fn find_board<'a>(
    site: &Site,
    visitor: &'a Visitor,
    query: &'a LineQuery,
    asked: &TreeQuery,
) -> Result<FreeBoard<'a>, StoreError> {
    let texts = visitor.texts;
    let (start, unset) = query.start();
    let (tree, refused) = asked.tree(start);
    let here = tree.here();
    let unset = unset.map(|wrong| setup_refusal(texts, &wrong));
    let refused = refused.map(|wrong| tree_refusal(texts, here.position(), &wrong));
    let mut board = FreeBoard { visitor, query, tree, here, bar: None, wrong: unset.or(refused) };
    if board.is_level_due() {
        board.bar = bar_or_count(site, visitor, &board.here).await?;
        if board.bar.is_some() {
            return Ok(board);
        }
        board.play_answer().await;
    }
    if !query.won.is_empty() {
        board.bar = bar_or_count(site, visitor, &board.here).await?;
    }
    Ok(board)
}

impl FreeBoard<'_> {
    /// Returns true if the engine has to move and no move follows in the tree.
    fn is_level_due(&self) -> bool {
        self.tree.is_end() && self.query.level_to_move(&self.here).is_some()
    }

    /// Adds the engine's answer to the tree. Adds nothing if the queue for searches is busy for too
    /// long.
    async fn play_answer(&mut self) {
        let Some(level) = self.query.level_to_move(&self.here) else { return };
        let thinking = self.here.clone();
        let answer = StrangerQueue::Search.think(move || {
            let before = &thinking.positions()[..thinking.plies()];
            level.play(thinking.position(), before, SEED, &Stop::default())
        });
        let Some(answer) = answer.await.flatten() else { return };
        let written = self.here.position().write(answer).to_string();
        // A move that the engine chose is legal, but a full tree takes no more moves.
        match self.tree.with(&written) {
            Some(longer) => self.tree = longer,
            None => return,
        }
        self.here = self.tree.here();
    }
}

/// Returns the reason why help with the last position of a line is refused. `None` if help is
/// allowed; it then counts as help in the visitor's puzzles with this position.
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

/// Says in words who wins the last position of a line. Where no proof is found, estimates the
/// points of both sides. If the game is over or has more than two players, describes its state. If
/// the queue for searches is busy for too long, says that.
async fn winner_sentence(texts: Texts, line: &Line) -> String {
    let position = *line.position();
    if position.variant().board().seats > 2 || line.outcome().is_some() {
        return captions::state_of_play(texts, line);
    }
    let looked = line.clone();
    let found = StrangerQueue::Search.think(move || {
        let verdict = prove(&position, NODES, &mut Findings::new(TABLE), &Stop::default()).verdict;
        let open = matches!(verdict, ProofVerdict::Open);
        (verdict, open.then(|| glance_last(&looked, GUESS, &Stop::default()).romans))
    });
    let Some((verdict, guess)) = found.await else { return texts.say("page-busy") };
    let (who, side, moves) = match &verdict {
        ProofVerdict::Won(proof) => ("won", proof.winner().word(), proof.plies().div_ceil(2)),
        ProofVerdict::Nobody => ("nobody", "none", 0),
        ProofVerdict::Open => ("open", "none", 0),
    };
    let romans = guess.map_or(0, |romans| (romans * 100.0).round() as usize);
    let args = [
        ("who", who.into()),
        ("side", side.into()),
        ("moves", moves.into()),
        ("romans", romans.into()),
        ("gauls", 100_usize.saturating_sub(romans).into()),
    ];
    texts.say_with("page-winner", args)
}

/// Answers with the state of the board as JSON, after the engine's answer.
pub async fn as_json(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Query(query): Query<LineQuery>,
    Query(asked): Query<TreeQuery>,
) -> Response {
    let board = match find_board(&site, &visitor, &query, &asked).await {
        Ok(board) => board,
        Err(error) => {
            return visitor.answer_failure(&site, "boards", &error, &headers).into_response();
        }
    };
    let texts = visitor.texts;
    let words = match (&board.bar, query.won.is_empty()) {
        (Some(bar), _) => Some(bar_sentence(texts, bar)),
        (None, false) => Some(winner_sentence(texts, &board.here).await),
        // The engine got no processor in time.
        (None, true) => board.is_level_due().then(|| texts.say("page-busy")),
    };
    let mut state = board.state(&site).await;
    if let Some(words) = words {
        state.status = html! { p { (words) } }.into_string();
    }
    json_of(&state, &headers)
}

/// Answers with the page of the analysis board.
pub async fn board_page(
    State(site): State<Site>,
    visitor: Visitor,
    headers: HeaderMap,
    Query(query): Query<LineQuery>,
    Query(asked): Query<TreeQuery>,
) -> Response {
    let board = match find_board(&site, &visitor, &query, &asked).await {
        Ok(board) => board,
        Err(error) => {
            return visitor.answer_failure(&site, "boards", &error, &headers).into_response();
        }
    };
    let texts = visitor.texts;
    let mut state = board.state(&site).await;
    if let Some(bar) = &board.bar {
        state.status = html! { p { (bar_sentence(texts, bar)) } }.into_string();
    }
    if let Some(wrong) = &board.wrong {
        state.status =
            html! { p.warn role="alert" { (wrong) } (PreEscaped(&state.status)) }.into_string();
    }
    let svg = board.svg();
    let title = board.title();
    let alt = captions::alt_text(texts, &board.here, 1);
    let named = html! { (title) " · " (variant::variant_name(texts, query.variant())) };
    let places = board.tree.places();
    let page = board.addresses("/board");
    let page = |ply: usize| page(places[ply]);
    let seats = board.here.position().variant().board().seats;
    let turned = Seat::ALL[(query.side().index() + seats / 2) % seats];
    let turned = board.start_address("/board", turned);
    let there = format!("{turned}{}", board.tree.addresses()(board.tree.at()));
    let turned = html! { a href=(there) data-from=(turned) rel="nofollow" aria-label=(texts.say("page-flip")) { "⇅" } };
    let sheet = html! {
        (answer_panel(texts))
        div #known { (PreEscaped(&state.known)) }
        (typed_move(&board))
        (choices_form(texts, &query, &board.here))
        (record_form(texts, ""))
        (language_buttons(texts, &visitor.here))
    };
    let field = BoardField {
        texts,
        code: None,
        title: named,
        facts: html! {},
        above: html! {},
        board: drawing::touch_board(texts, &svg, &Scene::of(&board.here, query.side()), &alt),
        below: html! {},
        status: &state.status,
        moves: Some(html! { (PreEscaped(&state.list)) }),
        steps: step_links(texts, (state.ply, places.len() - 1), page, &turned),
        tools: &state.tools,
        beside: unit_palette(texts, query.variant(), board.here.position().to_move()),
        sheet: Some(sheet),
        rest: None,
    };
    let main = html! {
        (drawing::board_drawings(&svg))
        (field.write())
        script type="application/json" id="state" { (state.json()) }
    };
    let card = board.addresses(CARD)(board.tree.at());
    let picture = LinkPicture { path: card, words: alt.clone() };
    let shell = Shell::new(&visitor, &title, &alt, main).with_picture(picture);
    Shell { script: Some(&FREE), kind: PageKind::Board, listed: true, here: None, ..shell }
        .into_answer(StatusCode::OK, &headers)
}

/// Writes a form to type a move, for readers without scripts.
fn typed_move(board: &FreeBoard<'_>) -> Markup {
    let texts = board.visitor.texts;
    let (m, n) = (board.tree.text(), board.tree.at().to_string());
    let start = board.query.start_text(&board.tree.start().positions()[0]);
    let fields = board.query.fields(&start, board.query.side());
    html! {
        noscript {
            form method="get" action="/board" {
                @for (name, value) in fields.into_iter().chain([("m", m), ("n", n)]) {
                    input type="hidden" name=(name) value=(value);
                }
                label { span { (texts.say("page-type")) }
                    input type="text" name="play" autocomplete="off" maxlength="20"; }
                button.secondary type="submit" { (texts.say("page-send")) }
            }
        }
    }
}
