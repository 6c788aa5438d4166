//! Messages beside a game's moves: offers, what became of them, and notes.

use crate::show::rows::Style::{Secondary, Success};

use super::view::{View, when};
use crate::game::{DAY_MS, Event, EventKind, Fate, TimeControl};
use crate::ids::UserId;
use crate::said;
use crate::show::custom_id::{ForGame, ForPerson, Mark};
use crate::show::page::Page;
use crate::texts::Value;

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
            ("since", self.row.game.undone_by(pending.by).saturating_sub(1).into()),
        ];
        let mark = Mark::game(self.row.game.id, seq);
        let rows = self.buttons([
            (true, mark.id(&ForGame::Agree), "button-agree", Success),
            (true, mark.id(&ForGame::Refuse), "button-decline", Secondary),
        ]);
        Page { content: self.texts.say_with("offer-text", args), rows, ping, ..Page::default() }
    }

    /// Asks whether the person agrees to the draw of this offer.
    pub fn agree(&self, seq: u32) -> Page {
        let mark = Mark::game(self.row.game.id, seq);
        let rows = self.buttons([
            (true, mark.id(&ForGame::ConfirmAgree), "button-agree-yes", Success),
            (true, mark.id(&ForPerson::Cancel), "button-resign-no", Secondary),
        ]);
        Page { content: format!("{}\n{}", self.heading(), self.texts.say("agree-ask")), rows, ..Page::default() }
    }

    /// An offer, and what became of it.
    pub fn settled(&self, seq: u32) -> Page {
        let events = self.row.game.events();
        let offered = self.row.game.event(seq);
        if let Some((EventKind::Leave(_), chair)) = offered.map(|event| (&event.kind, event.chair)) {
            let adopted = |event: &Event| event.chair == chair && matches!(event.kind, EventKind::Adopt(_));
            return match events[seq as usize..].iter().any(adopted) {
                true => Page::text(self.texts.say("note-adopted")),
                false => self.note(self.absence(chair).unwrap_or(seq), None),
            };
        }
        let Some((EventKind::Offer(offer), by)) = offered.map(|event| (&event.kind, event.chair)) else {
            return Page::text(self.texts.say("press-no-game"));
        };
        let settled = self.row.game.settled(seq);
        let other = settled.and_then(|settled| self.row.game.event(settled.seq)).map(|event| self.chair(event.chair));
        let args = [
            ("who", Value::from(self.chair(by))),
            ("other", other.unwrap_or_default().into()),
            ("offer", offer.word().into()),
            ("fate", settled.map_or(Fate::Lapsed, |settled| settled.fate).word().into()),
        ];
        Page::text(self.texts.say_with("offer-settled", args))
    }

    /// The number of the last event that says whether a chair's holder is away.
    fn absence(&self, chair: usize) -> Option<u32> {
        let tells = |kind: &EventKind| matches!(kind, EventKind::Leave(_) | EventKind::Back);
        let events = self.row.game.events();
        events.iter().rfind(|event| event.chair == chair && tells(&event.kind)).map(|event| event.seq)
    }

    /// What happened beside the moves; `reason` is why a moderator did it.
    pub fn note(&self, seq: u32, reason: Option<&str>) -> Page {
        let Some(event) = self.row.game.event(seq) else { return Page::default() };
        let who = self.chair(event.chair);
        let content = match event.kind {
            EventKind::Gift(amount) => {
                let args = [("who", who.into()), ("days", (amount / DAY_MS).into())];
                self.texts.say_with("note-gift", args)
            }
            EventKind::Leave(until) => {
                let clock = if self.row.game.terms.time == TimeControl::None { "no" } else { "yes" };
                let args = [("who", who.into()), ("when", when(until).into()), ("clock", clock.into())];
                self.texts.say_with("note-leave", args)
            }
            EventKind::Back => self.texts.say_with("note-back", [("who", who.into()), ("when", when(event.at).into())]),
            EventKind::Annul => self.texts.say("note-annulled"),
            // The rest is told by boards and offers.
            _ => String::new(),
        };
        // Only the clock that runs says when.
        let clock = self.deadline().filter(|_| self.row.game.to_move() == Some(event.chair));
        let clock = clock.map(|when| self.texts.say_with("turn-clock", [("when", when.into())]));
        let view = Mark::game(self.row.game.id, seq).id(&ForGame::View);
        let rows = self.buttons([(true, view, "button-view", Secondary)]);
        let content = [Some(content), reason.map(|why| self.reason(why)), clock]
            .into_iter()
            .flatten()
            .collect::<Vec<_>>()
            .join("\n");
        Page { content, rows, silent: true, ..Page::default() }
    }

    /// Why a moderator did something, in their words.
    pub fn reason(&self, why: &str) -> String {
        self.texts.say_with("note-reason", [("reason", said::shown(why).into())])
    }
}
