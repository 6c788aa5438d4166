//! Messages beside a game's course: offers, notes, calls, and lists of games.

use serenity::all::{ButtonStyle, CreateActionRow};

use super::components::{Id, Press};
use super::page::Page;
use super::view::{View, button, when};
use crate::game::{DAY_MS, Event, EventKind, GameId, TimeControl};
use crate::ids::{Posted, UserId};
use crate::service::{Call, Instead, Listing};
use crate::store::Desk;
use crate::texts::{Texts, Value};

/// The most characters of a list, with room for what frames it.
const LIST: usize = 1700;

impl View<'_> {
    /// An offer, with what the other side can do about it.
    pub fn offer(&self, seq: u32, ping: Vec<UserId>) -> Page {
        let Some(pending) = self.row.game.pending() else { return self.settled(seq) };
        let asked = (0..self.row.game.chairs.len()).filter(|&chair| self.row.game.is_asked(chair));
        let asked: Vec<String> = asked.map(|chair| self.chair(chair)).collect();
        let args = [
            ("who", Value::from(self.chair(pending.by))),
            ("others", asked.join(", ").into()),
            ("offer", pending.offer.word().into()),
            // Whose turn it is again has been answered: what was played since goes as well.
            ("since", if self.row.game.to_move() == Some(pending.by) { "more" } else { "one" }.into()),
        ];
        let id = |press| Id { game: self.row.game.id, seq, press };
        let agree = button(id(Press::Agree), self.texts.say("button-agree"), ButtonStyle::Success);
        let refuse = button(id(Press::Refuse), self.texts.say("button-decline"), ButtonStyle::Secondary);
        let rows = vec![CreateActionRow::Buttons(vec![agree, refuse])];
        Page { content: self.texts.say_with("offer-text", args), rows, ping, ..Page::default() }
    }

    /// An offer, and what became of it.
    pub fn settled(&self, seq: u32) -> Page {
        let events = self.row.game.events();
        let offered = self.row.game.event(seq);
        if let Some((EventKind::Leave(_), chair)) = offered.map(|event| (&event.kind, event.chair)) {
            let adopted = |event: &Event| event.chair == chair && matches!(event.kind, EventKind::Adopt(_));
            return match events[seq as usize..].iter().any(adopted) {
                true => Page::text(self.texts.say("note-adopted")),
                false => self.note(self.absence(chair).unwrap_or(seq)),
            };
        }
        let Some((EventKind::Offer(offer), by)) = offered.map(|event| (&event.kind, event.chair)) else {
            return Page::text(self.texts.say("press-no-game"));
        };
        // Of several who are asked the last one settles it, if all agree.
        let others = self.row.game.chairs.iter().filter(|holder| holder.player().is_some()).count().saturating_sub(1);
        let beside = |kind: &EventKind| {
            matches!(kind, EventKind::Gift(_) | EventKind::Leave(_) | EventKind::Back | EventKind::Zone(_))
        };
        let mut since = events.iter().filter(|event| event.seq > seq && !beside(&event.kind));
        let agreed: Vec<usize> =
            since.clone().take_while(|event| event.kind == EventKind::Agree).map(|event| event.chair).collect();
        let settled = if agreed.len() >= others.max(1) {
            since.nth(agreed.len() - 1)
        } else {
            since.find(|event| event.kind != EventKind::Agree)
        };
        let state = match settled.map(|event| (&event.kind, event.chair)) {
            Some((EventKind::Agree, _)) => "agreed",
            Some((EventKind::Decline, chair)) if chair == by => "withdrawn",
            Some((EventKind::Decline, _)) => "declined",
            _ => "void",
        };
        let args = [
            ("who", Value::from(self.chair(by))),
            ("other", settled.map_or_else(String::new, |event| self.chair(event.chair)).into()),
            ("offer", offer.word().into()),
            ("state", state.into()),
        ];
        Page::text(self.texts.say_with("offer-settled", args))
    }

    /// The number of the last event that says whether a chair's holder is away.
    fn absence(&self, chair: usize) -> Option<u32> {
        let tells = |kind: &EventKind| matches!(kind, EventKind::Leave(_) | EventKind::Back);
        let events = self.row.game.events();
        events.iter().rfind(|event| event.chair == chair && tells(&event.kind)).map(|event| event.seq)
    }

    /// What happened beside the moves.
    pub fn note(&self, seq: u32) -> Page {
        let Some(event) = self.row.game.event(seq) else { return Page::default() };
        let who = self.chair(event.chair);
        let content = match event.kind {
            EventKind::Gift(amount) => {
                let args = [("who", who.into()), ("days", (amount / DAY_MS).into())];
                self.texts.say_with("note-gift", args)
            }
            EventKind::Leave(until) => {
                self.texts.say_with("note-leave", [("who", who.into()), ("when", when(until).into())])
            }
            EventKind::Back => self.texts.say_with("note-back", [("who", who.into()), ("when", when(event.at).into())]),
            EventKind::Annul => self.texts.say("note-annulled"),
            _ => String::new(),
        };
        // Only the clock that runs says when.
        let clock = self.deadline().filter(|_| self.row.game.to_move() == Some(event.chair));
        let clock = clock.map(|when| self.texts.say_with("turn-clock", [("when", when.into())]));
        let view = button(
            Id { game: self.row.game.id, seq, press: Press::View },
            self.texts.say("button-view"),
            ButtonStyle::Secondary,
        );
        let content = [Some(content), clock].into_iter().flatten().collect::<Vec<_>>().join("\n");
        Page { content, rows: vec![CreateActionRow::Buttons(vec![view])], silent: true, ..Page::default() }
    }

    /// A call to a game; `stamp` tells this message from others about the same board.
    pub fn call(
        &self,
        chair: usize,
        call: Call,
        board: Option<Posted>,
        instead: &Instead,
        stamp: &str,
        ping: Vec<UserId>,
    ) -> Page {
        let reminds = matches!(call, Call::Half | Call::Most | Call::Last);
        let endless = reminds && self.row.game.terms.time == TimeControl::None;
        // The clock that runs may be another one's.
        let clock = match self.deadline() {
            _ if endless => "cancelled",
            Some(_) if self.row.game.to_move() == Some(chair) => "runs",
            _ => "none",
        };
        let kind = match call {
            _ if endless => "silent",
            Call::Turn => "turn",
            Call::Offer(offer) => offer.word(),
            Call::Half => "half",
            Call::Most => "most",
            Call::Last => "last",
        };
        let args = [
            ("kind", Value::from(kind)),
            ("who", self.chair(chair).into()),
            ("name", self.row.game.name.as_str().into()),
            ("link", self.link(board).into()),
            ("clock", clock.into()),
            ("when", self.row.game.deadline().map(when).unwrap_or_default().into()),
        ];
        let content = self.with_reason(self.texts.say_with("call-text", args).trim_end().to_owned(), instead);
        let secondary = |press, label: &str| button(self.id(press), self.texts.say(label), ButtonStyle::Secondary);
        let mut second = vec![secondary(Press::Mute, "button-mute"), secondary(Press::Away, "button-away")];
        if self.row.game.to_move() == Some(chair) {
            second.insert(0, button(self.id(Press::Units), self.texts.say("button-move"), ButtonStyle::Primary));
        }
        second.push(secondary(Press::View, "button-view"));
        let rows = vec![self.later(stamp), CreateActionRow::Buttons(second)];
        // What pings about a turn brings the board along.
        let board = matches!(call, Call::Turn | Call::Most | Call::Last) && !ping.is_empty();
        let attachment = board.then(|| self.picture(self.row.game.seat_of(chair)));
        Page { content, attachment, rows, silent: ping.is_empty(), ping }
    }
}

/// One line of a list of games, for the holder of a chair or for anybody.
pub fn listed(texts: Texts, entry: &Listing, me: Option<usize>) -> String {
    let view = View::of(texts, &entry.shown);
    let game = &entry.shown.row.game;
    let mine = me.is_some() && game.to_move() == me;
    let args = [
        ("mine", Value::from(if mine { "yes" } else { "no" })),
        ("who", game.to_move().map_or_else(String::new, |chair| view.chair(chair)).into()),
        ("number", game.line().round(game.line().plies()).into()),
        ("link", view.link(entry.board).into()),
        ("clock", if view.deadline().is_some() { "runs" } else { "none" }.into()),
        ("when", view.deadline().unwrap_or_default().into()),
    ];
    let line = format!("{} {}", view.heading(), texts.say_with("games-line", args));
    match &entry.silent {
        Some(why) => format!("{line}\n{}", texts.say_with("games-silent", [("why", why.as_str().into())])),
        None => line,
    }
}

/// Everything in which it is somebody's turn.
pub fn digest(texts: Texts, id: &Id, games: &[Listing], ping: Vec<UserId>) -> Page {
    let lines = games.iter().map(|entry| listed(texts, entry, entry.shown.row.game.to_move()));
    let title = texts.say_with("digest-title", [("count", games.len().into())]);
    let mine = button(id.clone(), texts.say("button-mine"), ButtonStyle::Secondary);
    let rows = vec![CreateActionRow::Buttons(vec![mine])];
    Page { content: list(texts, title, lines.collect(), 0), rows, ping, ..Page::default() }
}

/// The games of a channel.
pub fn desk(texts: Texts, desk: &Desk, games: &[Listing], count: i64) -> Page {
    let lines: Vec<String> = games.iter().map(|entry| listed(texts, entry, None)).collect();
    let title = texts.say_with("desk-title", [("count", count.into())]);
    let more = count - lines.len() as i64;
    let id = Id { game: GameId(desk.id.0), seq: 0, press: Press::Mine };
    let mine = button(id, texts.say("button-mine"), ButtonStyle::Secondary);
    let rows = vec![CreateActionRow::Buttons(vec![mine])];
    Page { content: list(texts, title, lines, more), rows, ..Page::default() }
}

/// A title and as many lines as fit into a message; what is left out is counted, together with `more`.
pub fn list(texts: Texts, title: String, lines: Vec<String>, more: i64) -> String {
    let mut text = title;
    for (n, line) in lines.iter().enumerate() {
        if text.chars().count() + line.chars().count() > LIST {
            let left = (lines.len() - n) as i64 + more;
            return format!("{text}\n{}", texts.say_with("games-more", [("count", left.into())]));
        }
        text.push('\n');
        text.push_str(line);
    }
    if more > 0 {
        text.push_str(&format!("\n{}", texts.say_with("games-more", [("count", more.into())])));
    }
    text
}
