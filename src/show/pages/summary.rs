//! A game in two facts: against whom, which variant and which move; whose turn it is, and for how long still. People come before codes.

use murus_gallicus::rules::{Reason, Seat, Variant};

use super::view::View;
use crate::game::{DAY_MS, Fared, HOUR_MS, Millis, TimeControl, Zone};
use crate::ids::Posted;
use crate::texts::Value;

/// Between the parts of a line.
const DOT: &str = " · ";

impl View<'_> {
    /// What a chair's holder is called, where a mention would show nothing; whom Discord does not name is called by their side.
    pub fn called(&self, chair: usize) -> String {
        let known = self.row.person(chair).and_then(|id| self.names.name(id));
        match (known, self.row.person(chair)) {
            (Some(name), _) => name.to_owned(),
            (None, Some(_)) => self.side_name(self.row.game.seat_of(chair)),
            (None, None) => self.chair(chair),
        }
    }

    /// The address of a person's picture, where Discord says it.
    pub fn avatar(&self, chair: usize) -> Option<String> {
        self.row.person(chair).and_then(|id| self.names.get(id)).map(|known| known.avatar.clone())
    }

    /// A side by its name.
    pub fn side_name(&self, seat: Seat) -> String {
        self.texts.say_with("side-name", [("side", seat.word().into())])
    }

    /// The variant's name, where it is not the standard one.
    pub fn variant(&self) -> Option<String> {
        let variant = self.row.game.variant();
        (variant != Variant::STANDARD).then(|| self.texts.variant_name(variant))
    }

    /// The game in one line for menus and completions, in which neither mentions nor times are shown: to the holder of a chair, or to anybody.
    pub fn summary(&self, me: Option<usize>, now: Millis) -> String {
        let left = self.row.game.deadline().filter(|_| self.row.game.terms.time != TimeControl::None);
        let left = left.map(|at| self.time_left(at - now));
        self.facts_of(me, &|chair| self.called(chair), left, |at| self.texts.date(Zone::UTC.date(at))).join(DOT)
    }

    /// The game in two lines of a message, each a fact, with its short name and a link to its newest board, where there is one.
    pub fn summary_lines(&self, me: Option<usize>, board: Option<Posted>) -> String {
        let due = self.deadline().map(|when| self.texts.say_with("summary-due", [("when", when.into())]));
        let [players, stands] = self.facts_of(me, &|chair| self.chair(chair), due, |at| format!("<t:{}:d>", at / 1000));
        let mine = me.is_some() && self.row.game.to_move() == me;
        let stands = if mine { format!("**{stands}**") } else { stands };
        let link = board.map(|_| self.texts.say_with("summary-board", [("link", self.link(board).into())]));
        let name = format!("`{}`", self.row.game.name);
        let stands = [Some(stands), link, Some(name)].into_iter().flatten().collect::<Vec<_>>().join(DOT);
        format!("**{players}**\n{stands}")
    }

    /// Who plays, and which variant: to the holder of a chair against whom.
    pub fn matched(&self, me: Option<usize>, called: &dyn Fn(usize) -> String) -> String {
        let seats = &Seat::ALL[..self.row.game.variant().board().seats];
        let chairs = seats.iter().map(|&seat| self.row.game.chair_at(seat));
        let others = chairs.filter(|chair| Some(*chair) != me).map(called);
        let others: Vec<String> = others.collect();
        let players = match me {
            Some(_) => self.texts.say_with("summary-against", [("who", others.join(", ").into())]),
            None => others.join(" – "),
        };
        [Some(players), self.variant()].into_iter().flatten().collect::<Vec<_>>().join(DOT)
    }

    /// Who plays what, and at which move they are; whose turn it is, or how it ended.
    fn facts_of(
        &self,
        me: Option<usize>,
        called: &dyn Fn(usize) -> String,
        left: Option<String>,
        date: impl Fn(Millis) -> String,
    ) -> [String; 2] {
        let game = &self.row.game;
        let ended = game.outcome().map(|end| {
            let won = end.winner.map(|seat| game.chair_at(seat));
            let how = match me {
                _ if end.reason == Reason::Cancelled => "cancelled",
                Some(chair) => game.fared(chair).map_or("cancelled", Fared::word),
                None if won.is_some() => "other",
                None => "drawn",
            };
            let who = won.map(called).unwrap_or_default();
            let said = self.texts.say_with("summary-over", [("how", Value::from(how)), ("who", who.into())]);
            [said, date(game.events().last().map_or(game.started, |event| event.at))].join(DOT)
        });
        let turn = ended.unwrap_or_else(|| {
            let mine = match me {
                Some(chair) if game.is_out(chair) => "out",
                Some(chair) if game.to_move() == Some(chair) => "yes",
                _ => "no",
            };
            let who = game.to_move().map(called).unwrap_or_default();
            let turn = self.texts.say_with("summary-turn", [("mine", Value::from(mine)), ("who", who.into())]);
            [Some(turn), left].into_iter().flatten().collect::<Vec<_>>().join(", ")
        });
        // A running game is at its next move; one that is over has its result's count.
        let reached = match game.outcome() {
            None => self.texts.say_with("summary-move", [("number", game.line().round(game.line().plies()).into())]),
            Some(_) => self.texts.say_with("game-length", [("moves", self.moves().into())]),
        };
        [[self.matched(me, called), reached].join(DOT), turn]
    }

    /// How long somebody has still, in words.
    fn time_left(&self, left: Millis) -> String {
        let args = [("days", Value::from(left.max(0) / DAY_MS)), ("hours", (left.max(0) % DAY_MS / HOUR_MS).into())];
        self.texts.say_with("time-left", args)
    }
}
