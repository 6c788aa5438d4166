//! A running game as messages: the board for whoever is to move, the board for one person, the moves so far.

use crate::show::rows::Row;
use crate::show::rows::Style::{Primary, Secondary};
use murus_gallicus::rules::Seat;

use super::view::View;
use crate::game::{Cause, Event, EventKind, Holder, Own};
use crate::ids::UserId;
use crate::service::Instead;
use crate::show::custom_id::ForGame;
use crate::show::page::Page;
use crate::texts::Value;

/// The most characters of a message's text, with some room to spare.
const TEXT: usize = 1900;

/// The most characters of a thread's name.
const THREAD: usize = 100;

/// Between the names of those who play each other.
const BETWEEN: &str = " – ";

impl View<'_> {
    /// The board for the player to move, posted in the game's place.
    pub fn turn(&self, since: u32, first: bool, instead: &Instead, ping: Vec<UserId>) -> Page {
        let game = &self.row.game;
        let mover = game.to_move().unwrap_or(0);
        let seat = game.position().to_move();
        let news = self.news(since);
        let changed = self.changed(since);
        let id = match (game.played(), news.is_empty()) {
            (0, _) if game.is_exhibition() => "turn-watch-first",
            _ if game.is_exhibition() => "turn-watch",
            (0, true) if since == 0 && changed.is_empty() => "turn-first",
            (_, false) => "turn-next",
            // The turn came back, or to somebody else.
            (_, true) if !changed.is_empty() || game.turn() > since => "turn-yours",
            (_, true) => "turn-still",
        };
        let args = [
            ("who", Value::from(self.chair(mover))),
            ("moves", news.into()),
            ("side", seat.word().into()),
            ("swap", if game.line().swap_open() { "open" } else { "closed" }.into()),
        ];
        let content = [changed, vec![self.texts.say_with(id, args)], self.gone(since)];
        let mut content = content.concat().join("\n");
        if let Some(moves) = self.played_for(mover) {
            content.push_str(&format!("\n{}", self.texts.say_with("turn-planned", [("moves", moves.into())])));
        }
        // How a move is made is told once, the own side in every game.
        let begins = game.moved_at(mover).is_none() && game.chairs[mover].player().is_some();
        if let Some(id) = first.then_some("turn-how").or(begins.then_some("turn-side")) {
            content.push_str(&format!("\n{}", self.texts.say_with(id, [("side", seat.word().into())])));
        }
        if let Some(deadline) = self.deadline() {
            content.push_str(&format!("\n{}", self.texts.say_with("turn-clock", [("when", deadline.into())])));
        }
        if game.position().opening_turns() > 0 {
            content.push_str(&format!("\n{}", self.texts.say("turn-opening")));
        }
        let content = self.with_reason(content, instead);
        let seat = self.side();
        let attachment = Some(self.picture(seat));
        let page = Page { content, attachment, rows: self.board_rows(), ping, ..Page::default() };
        page.read_as(self.row.seats[mover].tastes.reading)
    }

    /// What plans of somebody have played since they last moved themselves: they have not heard of it.
    fn played_for(&self, chair: usize) -> Option<String> {
        let undone = |event: &&Event| self.row.game.took_back(event);
        let since = self.row.game.events().iter().rev().take_while(|event| !undone(event));
        let own = since.filter_map(|event| match &event.kind {
            EventKind::Move(text) if event.chair == chair => Some((text.as_str(), &event.cause)),
            _ => None,
        });
        let mut played: Vec<&str> =
            own.take_while(|(_, cause)| matches!(cause, Cause::Own(Own::Plan, ..))).map(|(text, _)| text).collect();
        played.reverse();
        (!played.is_empty()).then(|| played.join(" "))
    }

    /// The buttons below the board of the player to move.
    fn board_rows(&self) -> Vec<Row> {
        // Nobody moves in an exhibition.
        let moves = self.row.game.mover().is_some_and(|holder| holder.player().is_some());
        let swaps = moves && self.row.game.line().swap_open();
        self.buttons([
            (moves, self.id(ForGame::Units), "button-move", Primary),
            (swaps, self.id(ForGame::Swap), "button-swap", Primary),
            (true, self.id(ForGame::View), "button-view", Secondary),
            (moves, self.put_off_id("turn"), "button-put-off", Secondary),
            (true, self.id(ForGame::More), "button-more", Secondary),
        ])
    }

    /// The buttons below the board of a game that is over, shown to one person.
    fn over_rows(&self) -> Vec<Row> {
        self.buttons([
            // Only games of two are reviewed.
            (self.row.game.chairs.len() == 2, self.id(ForGame::Review), "button-review", Primary),
            (self.row.game.line().plies() > 0, self.id(ForGame::Replay), "button-replay", Secondary),
            (true, self.id(ForGame::Walk), "button-walk", Secondary),
            (true, self.id(ForGame::Export), "button-export", Secondary),
            (true, self.id(ForGame::GoOn), "button-go-on", Secondary),
        ])
    }

    /// The board from a person's own side, shown to that person alone.
    pub fn own(&self, chair: Option<usize>) -> Page {
        let game = &self.row.game;
        let seat = chair.map_or(Seat::Romans, |chair| game.seat_of(chair));
        let state = match game.to_move() {
            Some(mover) if Some(mover) == chair => self.texts.say("board-yours"),
            Some(mover) => {
                let id = if chair.is_some_and(|chair| game.is_out(chair)) { "board-out" } else { "board-theirs" };
                self.texts.say_with(id, [("who", self.chair(mover).into())])
            }
            None => self.result(),
        };
        let rows = match game.to_move() {
            Some(mover) if Some(mover) == chair => self.board_rows(),
            Some(_) => {
                let walk = (game.played() > 0, self.id(ForGame::Walk), "button-walk", Secondary);
                let follow = (self.may_be_followed(chair), self.id(ForGame::Follow), "button-follow", Secondary);
                self.buttons([walk, follow])
            }
            None => self.over_rows(),
        };
        let clock = self.deadline().map(|when| self.texts.say_with("turn-clock", [("when", when.into())]));
        let offer = game.pending().map(|pending| {
            let args = [("who", self.chair(pending.by).into()), ("offer", pending.offer.word().into())];
            self.texts.say_with("board-offer", args)
        });
        let content =
            [Some(format!("{} · {state}", self.heading())), self.seating(), clock, offer, Some(self.small_name())]
                .into_iter()
                .flatten()
                .collect::<Vec<_>>();
        let content = content.join("\n");
        Page { content, attachment: Some(self.picture(seat)), rows, ..Page::default() }
    }

    /// Who of more than two has which side.
    fn seating(&self) -> Option<String> {
        let seats = &Seat::ALL[..self.row.game.variant().board().seats];
        let said = |&seat: &Seat| {
            let args = [("side", seat.word().into()), ("who", self.seated(seat).into())];
            self.texts.say_with("board-side", args)
        };
        (seats.len() > 2).then(|| seats.iter().map(said).collect::<Vec<_>>().join(" · "))
    }

    /// The moves so far, as the article writes them; the beginning is left out where they are too many for a message.
    pub fn history(&self) -> Page {
        let moves = self.texts.move_list(self.row.game.line());
        let shown = match moves.char_indices().nth_back(TEXT - 300) {
            Some((start, _)) => format!("… {}", &moves[start..]),
            None if moves.is_empty() => self.texts.say("history-empty"),
            None => moves,
        };
        let result = self.result();
        Page::text(format!("{}\n```\n{shown}\n```{result}", self.heading()))
    }

    /// The name of the game's thread: its people, whatever they play, and the variant. No sides, for they may be swapped. Where people play several
    /// opponents of ours these are counted.
    pub fn thread_name(&self) -> String {
        let chairs = &self.row.game.chairs;
        let (people, bots): (Vec<usize>, Vec<usize>) =
            (0..chairs.len()).partition(|&chair| !matches!(chairs[chair], Holder::Bot { .. }));
        let called: Vec<String> = match bots.len() {
            2.. if !people.is_empty() => {
                let bots = self.texts.say_with("name-bots", [("count", bots.len().into())]);
                people.iter().map(|&chair| self.called(chair)).chain([bots]).collect()
            }
            _ => (0..chairs.len()).map(|chair| self.called(chair)).collect(),
        };
        let variant = self.variant().map(|name| format!(" · {name}")).unwrap_or_default();
        let variant: String = variant.chars().take(THREAD / 2).collect();
        let room = THREAD - variant.chars().count() - BETWEEN.chars().count() * (called.len() - 1);
        let names: Vec<String> = called.iter().map(|name| name.chars().take(room / called.len()).collect()).collect();
        names.join(BETWEEN) + &variant
    }
}
