//! A running game as messages: the board for the player to move, the board for one person, the
//! moves so far.

use crate::show::pages::later;
use crate::show::pages::more;
use crate::show::pages::news;
use crate::show::pages::offers;
use crate::show::pages::picture;
use crate::show::pages::plans;
use crate::show::pages::seen;
use crate::show::pages::summary;
use crate::show::pages::voting;
use crate::show::rows::Row;
use crate::show::rows::Style::{Primary, Secondary};
use murus_gallicus::{Seat, Variant};

use crate::game::{Chair, Event, EventKind, Game, Seq};
use crate::ids::UserId;
use crate::service::Detour;
use crate::service::play::ballots::VoteNews;
use crate::show::custom_id::ForGame;
use crate::show::page::{Attachment, Page};
use crate::show::pages::view::View;
use crate::texts::Value;

/// The most characters of a message's text, with some room to spare.
const TEXT: usize = 1900;

/// The stamp of a message about a turn. It tells the message from others about the same board.
const TURN: &str = "turn";
/// The stamp of a board that was posted after the database was restored from a backup.
const RESTORED: &str = "restored";

/// The explanation of how to move, which the first boards of a person have.
pub struct MoveGuide {
    /// The address of the game's web page; `None` if it has none.
    pub link: Option<String>,
}

/// Returns the message with the board for the player to move, and the news after the event `since`.
/// `guide` is set if the message explains how to move. `instead` is the reason if the board is not
/// at its intended address. `votes` are those of a game in which a channel plays.
pub fn turn_page(
    view: &View<'_>,
    since: Seq,
    guide: Option<&MoveGuide>,
    instead: &Detour,
    ping: Vec<UserId>,
    votes: Option<&VoteNews>,
) -> Page {
    let game = view.game;
    let mover = game.to_move().unwrap_or(Chair::FIRST);
    let seat = game.position().to_move();
    let news = news::write_news(view, since);
    let changed = news::change_lines(view, since);
    let id = match (game.count_plies(), news.is_empty()) {
        _ if game.voting_chair().is_some() && news.is_empty() => "turn-vote-first",
        _ if game.voting_chair().is_some() => "turn-watch",
        (0, _) if game.is_exhibition() => "turn-watch-first",
        _ if game.is_exhibition() => "turn-watch",
        (0, true) if since == Seq::START && changed.is_empty() && game.line().plies() > 0 => {
            "turn-goes-on"
        }
        (0, true) if since == Seq::START && changed.is_empty() => "turn-first",
        (_, false) => "turn-next",
        // The turn came back to the player, or went to another person.
        (_, true) if !changed.is_empty() || game.turn_seq() > since => "turn-yours",
        (_, true) => "turn-still",
    };
    let below = seen::public_side(view);
    let place = match game.chairs.len() {
        _ if below == seat => "below",
        2 => "above",
        _ => "elsewhere",
    };
    let others = game.chairs.chairs().filter(|chair| *chair != mover);
    let others: Vec<String> = others.map(|chair| view.name_chair(chair)).collect();
    let args = [
        ("who", Value::from(view.name_chair(mover))),
        ("other", others.join(", ").into()),
        ("moves", news.into()),
        ("side", seat.word().into()),
        ("place", place.into()),
        ("swap", if game.line().swap_open() { "open" } else { "closed" }.into()),
    ];
    // A text to one person names the person once.
    let (id, changed) = if game.lone_player().is_some() && took_back(game) {
        ("turn-taken-back-alone", Vec::new())
    } else {
        (id, changed)
    };
    let content =
        [changed, vec![view.texts.say_with(id, args.clone())], news::departure_lines(view, since)];
    let mut content = content.concat().join("\n");
    if let Some(moves) = played_for(view, mover) {
        content.push_str(&format!(
            "\n{}",
            view.texts.say_with("turn-planned", [("moves", moves.into())])
        ));
    }
    if let Some((by, moves)) = planned_by_other(view, mover, since) {
        let args = [("who", view.name_chair(by).into()), ("moves", moves.into())];
        content.push_str(&format!("\n{}", view.texts.say_with("turn-planned-by", args)));
    }
    // A player's first board in a game names their side. The first boards that a person ever gets
    // explain how to move.
    let begins = game.moved_at(mover).is_none() && game.chairs[mover].as_player().is_some();
    // A channel that answers the first move of another one votes for the first time, too.
    let votes_first =
        game.voting_chair().is_some() && game.moved_at(mover).is_none() && id != "turn-vote-first";
    if votes_first {
        let side = view.texts.say_with("turn-vote-first", args.clone());
        content.push_str(&format!("\n{side}"));
    }
    let own = (begins && id != "turn-first").then(|| {
        view.texts.say_with("turn-side", [("side", seat.word().into()), ("place", place.into())])
    });
    let how = guide.and_then(|guide| how_to_move(view, guide));
    let guidance: Vec<String> = own.into_iter().chain(how).collect();
    if !guidance.is_empty() {
        content.push_str(&format!("\n{}", guidance.join(" ")));
    }
    if let Some(deadline) = view.deadline_time() {
        content.push_str(&format!(
            "\n{}",
            view.texts.say_with("turn-clock", [("when", deadline.into())])
        ));
    }
    if game.position().opening_turns() > 0 {
        content.push_str(&format!("\n{}", view.texts.say("turn-opening")));
    }
    for line in votes.map(|votes| voting::vote_lines(view, votes, since)).unwrap_or_default() {
        content.push_str(&format!("\n{line}"));
    }
    if view.is_unread_since(since) {
        content.push_str(&format!("\n{}", view.texts.say("turn-unread")));
    }
    let content = view.with_reason(content, instead);
    let attachment = Some(picture::draw_position(view, below));
    let differs = seen::differs_from(view, below);
    let rows = match votes.and_then(|votes| votes.open.as_ref()) {
        Some(open) => voting::vote_rows(view, &open.ballot, differs),
        None => board_rows(view, differs, TURN, None),
    };
    let page = Page { content, attachment, rows, ping, ..Page::default() };
    page.read_as(view.reading_of(mover))
}

/// Explains how a person can move, with a legal move as an example; `None` if there is no legal
/// move.
fn how_to_move(view: &View<'_>, guide: &MoveGuide) -> Option<String> {
    let example = view.example_move()?;
    let link = guide.link.as_deref().unwrap_or("none");
    let args = [("link", Value::from(link)), ("move", example.into())];
    Some(view.texts.say_with("turn-how", args))
}

/// Returns the line that is posted below messages that people wrote after a board. Its button leads
/// to the move.
pub fn prompt_page(view: &View<'_>) -> Page {
    let who = view.game.to_move().map(|mover| view.name_chair(mover)).unwrap_or_default();
    let rows = view.button_row([(true, view.press_id(ForGame::Units), "button-move", Primary)]);
    let content = view.texts.say_with("turn-prompt", [("who", who.into())]);
    Page { content, rows, silent: true, ..Page::default() }
}

/// Returns the message after the database was restored from a backup. If `stands`, it shows the
/// board of the player to move; else it is a sentence alone.
pub fn restored_page(view: &View<'_>, stands: bool, instead: &Detour, ping: Vec<UserId>) -> Page {
    let why = write_restored(view, stands);
    if !stands {
        return Page::text(view.with_reason(why, instead));
    }
    let page = turn_page(view, view.game.board_seq(), None, instead, ping, None);
    let rows = board_rows(view, seen::differs_from(view, seen::public_side(view)), RESTORED, None);
    Page { content: format!("{why}\n{}", page.content), rows, ..page }
}

/// Returns the sentence that says that the database was restored from a backup. If `stands`, a
/// board follows it.
pub fn write_restored(view: &View<'_>, stands: bool) -> String {
    view.texts.say_with("restored", [("board", if stands { "yes" } else { "no" }.into())])
}

/// The custom id of a button that only a board posted after the database was restored has.
pub fn restored_id(view: &View<'_>) -> String {
    later::put_off_id(view, RESTORED)
}

/// Returns true if a move was taken back just now.
fn took_back(game: &Game) -> bool {
    game.events().last().is_some_and(|event| event.kind == EventKind::Takeback)
}

/// Returns the moves, separated by spaces, that a person's plans have played since the person last
/// moved; `None` if they played none.
fn played_for(view: &View<'_>, chair: Chair) -> Option<String> {
    let undone = |event: &&Event| view.game.took_back(event);
    let since = view.game.events().iter().rev().take_while(|event| !undone(event));
    let own = since.filter_map(|event| match &event.kind {
        EventKind::Move(text) if event.chair == chair => Some((text.as_str(), event)),
        _ => None,
    });
    let mut played: Vec<&str> =
        own.take_while(|(_, event)| event.is_planned()).map(|(text, _)| text).collect();
    played.reverse();
    (!played.is_empty()).then(|| played.join(" "))
}

/// Returns the player whose plan answered the player to move after the event `since`, and the moves
/// of that plan, separated by spaces; `None` if no plan did. Moves that were taken back are left
/// out.
fn planned_by_other(view: &View<'_>, mover: Chair, since: Seq) -> Option<(Chair, String)> {
    let game = view.game;
    let fresh = game.events().iter().filter(|event| event.seq > since && event.chair != mover);
    let planned: Vec<(Chair, &str)> = fresh
        .filter(|event| event.is_planned())
        .filter(|event| game.ply_of(event.seq).is_some())
        .filter_map(|event| match &event.kind {
            EventKind::Move(text) => Some((event.chair, text.as_str())),
            _ => None,
        })
        .collect();
    let by = planned.first()?.0;
    let moves: Vec<&str> = planned.into_iter().map(|(_, text)| text).collect();
    Some((by, moves.join(" ")))
}

/// The buttons below the board of the player to move. `differs` is true if a player looks at the
/// board from another side or in another theme. `stamp` tells the message from others about the
/// same board. `reader` is the chair of its only reader; `None` if several people read it.
fn board_rows(view: &View<'_>, differs: bool, stamp: &str, reader: Option<Chair>) -> Vec<Row> {
    // No person moves in an exhibition.
    let moves = view.game.player_to_move().is_some_and(|holder| holder.as_player().is_some());
    let swaps = moves && view.game.line().swap_open();
    view.button_row([
        (moves, view.press_id(ForGame::Units), "button-move", Primary),
        (swaps, view.press_id(ForGame::Swap), "button-swap", Primary),
        (differs, view.press_id(ForGame::View), "button-view", Secondary),
        (moves, later::put_off_id(view, stamp), "button-put-off", Secondary),
        offers::withdraw_button(view, reader),
        (true, view.press_id(ForGame::More), "button-more", Secondary),
    ])
}

/// The buttons below the board of a game that is over, shown to one person.
fn over_rows(view: &View<'_>) -> Vec<Row> {
    let moved = view.game.line().plies() > 0;
    let two = view.game.chairs.len() == 2;
    view.button_row([
        // Only games of two are reviewed.
        (moved && two, view.press_id(ForGame::Review), "button-review", Primary),
        (moved, view.press_id(ForGame::Replay), "button-replay", Secondary),
        (moved, view.press_id(ForGame::Walk), "button-walk", Secondary),
        (true, view.press_id(ForGame::Export), "button-export", Secondary),
        (true, view.press_id(ForGame::GoOn), "button-go-on", Secondary),
    ])
}

/// Returns the board for one person alone, from the side of their chair; from the Romans' side if
/// they have no chair.
pub fn own_board_page(view: &View<'_>, chair: Option<Chair>) -> Page {
    let seat = chair.map_or(Seat::Romans, |chair| view.game.seat_of(chair));
    let content = own_words(view, chair);
    let rows = own_rows(view, chair);
    Page { content, attachment: Some(picture::draw_position(view, seat)), rows, ..Page::default() }
}

/// Returns the text above a person's own board: whose turn it is and until when, or the result.
pub fn own_words(view: &View<'_>, chair: Option<Chair>) -> String {
    let game = view.game;
    let state = match game.to_move() {
        Some(mover) if Some(mover) == chair => view.texts.say("board-yours"),
        Some(mover) => {
            let id = if chair.is_some_and(|chair| game.is_out(chair)) {
                "board-out"
            } else {
                "board-theirs"
            };
            view.texts.say_with(id, [("who", view.name_chair(mover).into())])
        }
        None => news::result_line(view),
    };
    let clock =
        view.deadline_time().map(|when| view.texts.say_with("turn-clock", [("when", when.into())]));
    let offer = game.pending_offer().map(|pending| {
        let args =
            [("who", view.name_chair(pending.by).into()), ("offer", pending.offer.word().into())];
        view.texts.say_with("board-offer", args)
    });
    let heading = format!("{} · {state}", summary::game_heading(view));
    let lines = [Some(heading), seating_line(view), clock, offer, Some(view.small_name())];
    lines.into_iter().flatten().collect::<Vec<_>>().join("\n")
}

/// The buttons below a board that one person alone sees. The player to move gets the acts of a
/// turn; others get buttons to look through the game, to follow it or to withdraw an offer. After
/// the end, everyone gets buttons to look back at the game and to go on from it.
pub fn own_rows(view: &View<'_>, chair: Option<Chair>) -> Vec<Row> {
    let game = view.game;
    match game.to_move() {
        Some(mover) if Some(mover) == chair => board_rows(view, false, TURN, chair),
        Some(_) => {
            let walk =
                (game.count_plies() > 0, view.press_id(ForGame::Walk), "button-walk", Secondary);
            let follow = (
                more::may_be_followed(view, chair),
                view.press_id(ForGame::Follow),
                "button-follow",
                Secondary,
            );
            let plan = plans::plan_button(view, chair.is_some());
            view.button_row([plan, walk, follow, offers::withdraw_button(view, chair)])
        }
        None => over_rows(view),
    }
}

/// The sides with their holders in a game of several; `None` in a game of two.
fn seating_line(view: &View<'_>) -> Option<String> {
    let seats = &Seat::ALL[..view.game.variant().board().seats];
    let side_line = |&seat: &Seat| {
        let args = [("side", seat.word().into()), ("who", view.name_seat(seat).into())];
        view.texts.say_with("board-side", args)
    };
    (seats.len() > 2).then(|| seats.iter().map(side_line).collect::<Vec<_>>().join(" · "))
}

/// Returns the page of the moves so far, in the form that `/game import` reads. If they are too
/// many for a message, it shows the last ones, and a file contains all.
pub fn history_page(view: &View<'_>) -> Page {
    let game = view.game;
    let moves = game.write_record();
    let header = format!("[Variant \"{}\"]\n", game.variant());
    let last =
        moves.char_indices().nth_back(TEXT - 300).map(|(start, _)| skip_to_number(&moves[start..]));
    let text = match last {
        Some(last) => format!("… {last}"),
        None if moves.is_empty() => view.texts.say("history-empty"),
        None if game.variant() == Variant::STANDARD => moves.clone(),
        None => format!("{header}{moves}"),
    };
    let file = last.is_some().then(|| {
        let alt = view.texts.say("export-alt");
        Attachment::text(format!("{}.txt", game.name), alt, format!("{header}{moves}\n"))
    });
    let result = news::result_line(view);
    let content = format!("{}\n```\n{text}\n```{result}", summary::game_heading(view));
    Page { content, attachment: file, ..Page::default() }
}

/// Returns a list of moves from its first round number on; the whole list if it has no such number.
fn skip_to_number(moves: &str) -> &str {
    let begins = |word: &str| word.ends_with('.') && !word.ends_with("..");
    let starts = moves.match_indices(' ').map(|(at, _)| &moves[at + 1..]);
    starts.into_iter().find(|rest| rest.split(' ').next().is_some_and(begins)).unwrap_or(moves)
}
