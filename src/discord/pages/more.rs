//! What else can be done in a game than move, and the questions before what cannot be undone.

use serenity::all::{ButtonStyle, CreateActionRow};

use super::view::{View, button};
use crate::discord::components::Press;
use crate::discord::page::Page;
use crate::game::{Offer, TimeControl};

impl View<'_> {
    /// What else can be done; `chair` is the presser's, if they play here.
    pub fn more(&self, chair: Option<usize>) -> Page {
        let game = &self.row.game;
        let look = [
            (true, Press::History, "button-history"),
            (true, Press::View, "button-view"),
            (true, Press::Rules, "button-rules"),
            (true, Press::Export, "button-export"),
            (chair.is_some() && game.outcome().is_none() && !game.terms.rated, Press::Hint, "button-hint"),
        ];
        let running = chair.filter(|_| game.outcome().is_none());
        let moved = running.is_some_and(|chair| game.moved_at(chair).is_some());
        let people = game.chairs.iter().all(|holder| holder.player().is_some());
        let several = game.chairs.iter().filter(|holder| holder.player().is_some()).count() > 1;
        let ask = [
            (game.chairs.len() == 2, Press::Plans, "button-plans"),
            (moved, Press::TakeBack, "button-take-back"),
            (people, Press::Offer(Offer::Draw), "button-draw"),
            (several && game.terms.time != TimeControl::None, Press::Give, "button-give"),
            (true, Press::Mute, if self.mutes(running) { "button-unmute" } else { "button-mute" }),
        ];
        let end = [(game.played() < 2, Press::Abort, "button-abort"), (true, Press::Resign, "button-resign")];
        let row = |table: Vec<(bool, Press, &str)>, style| {
            let there = table.into_iter().filter(|(there, ..)| *there);
            let buttons: Vec<_> =
                there.map(|(_, press, label)| button(self.id(press), self.texts.say(label), style)).collect();
            (!buttons.is_empty()).then_some(CreateActionRow::Buttons(buttons))
        };
        let mut rows = vec![row(look.into(), ButtonStyle::Secondary)];
        if running.is_some() {
            rows.extend([row(ask.into(), ButtonStyle::Secondary), row(end.into(), ButtonStyle::Danger)]);
        }
        let rows = rows.into_iter().flatten().collect();
        Page { content: self.texts.say("more-text"), rows, ..Page::default() }
    }

    fn mutes(&self, chair: Option<usize>) -> bool {
        chair.is_some_and(|chair| self.row.seats[chair].muted)
    }

    /// Asks whether the person wants to call the game off.
    pub fn abort(&self) -> Page {
        self.sure(Press::ConfirmAbort, "abort-ask", "button-abort-yes")
    }

    /// Asks whether the person wants to resign.
    pub fn resign(&self) -> Page {
        self.sure(Press::ConfirmResign, "resign-ask", "button-resign-yes")
    }

    fn sure(&self, press: Press, ask: &str, yes: &str) -> Page {
        let yes = button(self.id(press), self.texts.say(yes), ButtonStyle::Danger);
        let no = button(self.id(Press::Cancel), self.texts.say("button-resign-no"), ButtonStyle::Secondary);
        Page {
            content: format!("{} {}", self.heading(), self.texts.say(ask)),
            rows: vec![CreateActionRow::Buttons(vec![yes, no])],
            ..Page::default()
        }
    }
}
