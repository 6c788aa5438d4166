//! The vote of a channel below its board: how it stands, the menu of moves, and its answers.

use murus_gallicus::{Cell, Move};

use crate::game::{Ballot, BallotState, Challenge, Seating, Seq};
use crate::ids::Posted;
use crate::service::play::ballots::{OpenVote, VoteNews};
use crate::service::play::vote_games::VoteListing;
use crate::service::play::votes::Cast;
use crate::show::block::Block;
use crate::show::custom_id::{ForContest, ForGame, Mark};
use crate::show::emoji::Emoji;
use crate::show::form::{FieldKind, Form, FormField};
use crate::show::length::cut_text;
use crate::show::mention;
use crate::show::names::Names;
use crate::show::page::Page;
use crate::show::pages::menus;
use crate::show::pages::summary;
use crate::show::pages::thread;
use crate::show::pages::view::{View, name_holder};
use crate::show::rows::Style::{Danger, Secondary};
use crate::show::rows::{Button, MENU, MenuChoice, Row, button, button_row, menu};
use crate::texts::deed::describe_deed;
use crate::texts::{Texts, Value, small_line};

/// The most moves of the last vote that are listed with their votes.
const LISTED: usize = 5;

/// The longest line of moves that is typed, in characters.
pub const LINE: u16 = 100;

/// The longest name of a game on a button, in characters.
const NAME: usize = 60;

/// Returns the lines below the board: what people voted for, if their move was made after the event
/// `since`, or if two channels play; how many have voted now and until when; and the lines that
/// people propose. Empty if there is none of these.
pub fn vote_lines(view: &View<'_>, votes: &VoteNews, since: Seq) -> Vec<String> {
    // Of two channels, each sees its own last vote, which was before the board of the other one.
    let both = view.game.voters().count() > 1;
    let last = votes.last.as_ref().filter(|last| last.made > since || both);
    let last = last.filter(|last| !last.moves.is_empty()).map(|last| {
        let moves = last.moves.iter().take(LISTED);
        let moves: Vec<String> = moves.map(|one| format!("`{}` {}", one.text, one.count)).collect();
        let args =
            [("moves", Value::from(moves.join(" · "))), ("decider", last.decider.word().into())];
        small_line(&view.texts.say_with("vote-last", args))
    });
    let open = votes.open.as_ref();
    let stands = open.map(|open| stand_line(view.texts, open));
    let proposed = open.into_iter().flat_map(|open| &open.lines).map(|line| {
        let args = [
            ("who", Value::from(mention::mention_person(line.by))),
            ("moves", line.moves.as_str().into()),
        ];
        view.texts.say_with("vote-line", args)
    });
    last.into_iter().chain(stands).chain(proposed).collect()
}

/// Returns the line that says how many people have voted, about what, and until when.
fn stand_line(texts: Texts, open: &OpenVote) -> String {
    let id = match &open.ballot.state {
        BallotState::Open(_) => "vote-open",
        BallotState::Prolonged(_) => "vote-prolonged",
        BallotState::Second(..) => "vote-second",
        BallotState::Paused => "vote-paused",
        BallotState::Closed => "vote-closed",
    };
    texts.say_with(id, stand_args(open, ("who", String::new())))
}

/// Returns the line on the page of the game about who votes, about which moves, how many have
/// voted, and until when.
pub fn page_line(view: &View<'_>, open: &OpenVote) -> String {
    let who = view.game.to_move().map(|chair| view.called(chair)).unwrap_or_default();
    view.texts.say_with("page-vote", stand_args(open, ("who", who)))
}

/// Returns the values of texts about how a vote stands, with one more value.
fn stand_args(
    open: &OpenVote,
    (name, more): (&'static str, String),
) -> [(&'static str, Value<'static>); 10] {
    let pair = match &open.ballot.state {
        BallotState::Second(_, pair) => Some(pair.clone()),
        _ => None,
    };
    let yes = |is: bool| Value::from(if is { "yes" } else { "no" });
    let (close, [one, other]) = (pair.is_some(), pair.unwrap_or_default());
    let closes = open.ballot.closes();
    // A vote that was prolonged needs no number of votes.
    let first = matches!(open.ballot.state, BallotState::Open(_));
    [
        (name, more.into()),
        ("count", open.count.into()),
        ("needed", open.needed.into()),
        ("enough", yes(!first || open.count >= open.needed)),
        ("captain", yes(open.captain)),
        ("open", yes(closes.is_some())),
        ("when", closes.map(mention::time_from_now).unwrap_or_default().into()),
        ("close", yes(close)),
        ("one", one.into()),
        ("other", other.into()),
    ]
}

/// Returns the line that says that a vote goes on, and why, or that it is paused. It leads to the
/// message `board`.
pub fn goes_on_page(view: &View<'_>, open: &OpenVote, board: Posted) -> Page {
    let server = view.game.voters_to_move().map(|voters| voters.server);
    let id = match open.ballot.state {
        BallotState::Paused => "vote-stands-still",
        _ => "vote-goes-on",
    };
    let link = ("link", mention::message_link(server, board));
    let content = view.texts.say_with(id, stand_args(open, link));
    Page { content, silent: true, ..Page::default() }
}

/// Returns the menu of moves and the buttons below the board of a channel that votes. If there are
/// more moves than a menu holds, the menu has the units, and the moves of the chosen one follow in
/// private. `differs` is true if a player looks at the board from another side.
pub fn vote_rows(view: &View<'_>, ballot: &Ballot, differs: bool) -> Vec<Row> {
    let buttons = view.button_row([
        (true, view.press_id(ForGame::Propose), "button-propose", Secondary),
        (differs, view.press_id(ForGame::View), "button-view", Secondary),
        (true, view.press_id(ForGame::More), "button-more", Secondary),
    ]);
    std::iter::once(move_menu(view, ballot)).chain(buttons).collect()
}

fn move_menu(view: &View<'_>, ballot: &Ballot) -> Row {
    let position = view.game.position();
    let moves: Vec<Move> = match &ballot.state {
        BallotState::Second(_, pair) => {
            pair.iter().filter_map(|text| position.read(text).ok()).collect()
        }
        _ => {
            let units = menus::units_that_move(position, position.to_move()).into_iter();
            units.flat_map(|from| menus::targets_of(position, from, position.to_move())).collect()
        }
    };
    if moves.len() > MENU {
        let units = menus::units_that_move(position, position.to_move()).into_iter().take(MENU);
        let option = |cell: Cell| {
            let name = position.variant().board().geometry.name(cell).to_string();
            let unit = menus::unit_at(view.texts, position, cell);
            MenuChoice::new(unit, name).with_emoji(Emoji::of_unit(position, cell))
        };
        let hint = view.texts.say("vote-unit-hint");
        return menu(view.press_id(ForGame::ChooseUnit), hint, units.map(option).collect());
    }
    let option = |&m: &Move| {
        let text = position.write(m).to_string();
        let label = format!("{text} · {}", describe_deed(view.texts, position, m));
        MenuChoice::new(label, text).with_emoji(Emoji::of_unit(position, m.from()))
    };
    let hint = view.texts.say("vote-move-hint");
    menu(view.press_id(ForGame::ChooseMove), hint, moves.iter().map(option).collect())
}

/// Returns the form in which a person proposes a line.
pub fn propose_form(texts: Texts, id: String) -> Form {
    let words = ["vote-propose-line", "vote-propose-hint"];
    let kind = FieldKind::line("", LINE);
    let fields = vec![FormField::new(texts, "line", words, true, kind)];
    Form { id, title: texts.say("vote-propose-form"), fields, note: None }
}

/// Returns the private answer to a manager whose channel looks for a channel of another server.
pub fn code_page(texts: Texts, code: &str) -> Page {
    Page::text(texts.say_with("vote-code", [("code", code.into())]))
}

/// Returns the private answer to a manager whose channel came into a game by a code.
pub fn met_page(texts: Texts, challenge: &Challenge) -> Page {
    let names = challenge.seats.iter().filter_map(|seat| match seat {
        Seating::Taken(holder) => Some(name_holder(texts, holder, None)),
        Seating::Invited(_) | Seating::Open => None,
    });
    let names = names.collect::<Vec<_>>().join(" – ");
    Page::text(texts.say_with("vote-met", [("names", names.into())]))
}

/// Returns the answer to a vote by a message that others see.
pub fn openly_voted_page(texts: Texts) -> Page {
    Page::text(texts.say("vote-cast-openly"))
}

/// Returns the private answer to a vote: for which move, and until when it may be changed.
pub fn voted_page(texts: Texts, cast: &Cast) -> Page {
    let args = [
        ("move", Value::from(cast.text.as_str())),
        ("first", if cast.first { "yes" } else { "no" }.into()),
        ("when", cast.until.map(mention::time_from_now).unwrap_or_default().into()),
    ];
    Page::text(texts.say_with("vote-cast", args))
}

/// Returns the games by vote in a list of a server's events, each in a block. If the reader
/// `manages` the server, each has a button that asks whether to end it. Empty without a game.
pub fn listed_blocks(
    texts: Texts,
    games: &[VoteListing],
    names: &Names,
    manages: bool,
) -> Vec<Block> {
    let block = |one: &VoteListing| {
        let view = View::without_pictures(texts, &one.listing.row, names);
        let closes = one.ballot.as_ref().and_then(Ballot::closes);
        let open = match one.ballot.as_ref().map(|ballot| &ballot.state) {
            Some(BallotState::Paused) => "paused",
            _ if closes.is_some() => "yes",
            _ => "no",
        };
        let args = [
            ("game", Value::from(summary::summary_line(&view, None, one.listing.board))),
            ("open", open.into()),
            ("when", closes.map(mention::time_from_now).unwrap_or_default().into()),
        ];
        let text = texts.say_with("vote-listed", args);
        let end = Mark::NOTHING.id(&ForContest::AskEndVote(view.game.id));
        match manages {
            true => Block::Beside(text, button(end, texts.say("button-vote-end"), Secondary)),
            false => Block::Text(text),
        }
    };
    let title = (!games.is_empty()).then(|| Block::Text(texts.say("vote-list-title")));
    title.into_iter().chain(games.iter().map(block)).collect()
}

/// Returns the buttons that ask whether to end a game by vote, each with the names of its channels
/// and players.
pub fn end_buttons(texts: Texts, games: &[VoteListing], names: &Names) -> Vec<Button> {
    let end = |one: &VoteListing| {
        let view = View::without_pictures(texts, &one.listing.row, names);
        let id = Mark::NOTHING.id(&ForContest::AskEndVote(view.game.id));
        let name = cut_text(&thread::thread_name(&view), NAME).into();
        button(id, texts.say_with("button-contest-stop", [("name", name)]), Secondary)
    };
    games.iter().map(end).collect()
}

/// Asks a manager whether to end a game by vote.
pub fn end_page(view: &View<'_>) -> Page {
    let game = summary::game_heading(view);
    let content = view.texts.say_with("vote-end-ask", [("game", game.into())]);
    let end = Mark::NOTHING.id(&ForContest::EndVote(view.game.id));
    let rows = button_row(view.texts, [(true, end, "button-vote-end-yes", Danger)]);
    Page { content, rows, ..Page::default() }
}
