//! What else can be done in a game than move, and the questions before what cannot be undone.

use serenity::all::ButtonStyle::{Danger, Secondary};

use super::view::View;
use crate::discord::custom_id::{ForChallenge, ForGame, ForPerson};
use crate::discord::page::Page;
use crate::game::{Offer, TimeControl};

impl View<'_> {
    /// What else can be done; `chair` is the presser's, if they play here.
    pub fn more(&self, chair: Option<usize>) -> Page {
        let game = &self.row.game;
        let hints = chair.is_some() && game.outcome().is_none() && !game.terms.rated;
        let look = [
            (true, self.id(ForGame::History), "button-history", Secondary),
            (true, self.id(ForGame::View), "button-view", Secondary),
            (true, self.mark().id(&ForChallenge::Rules), "button-rules", Secondary),
            (true, self.id(ForGame::Export), "button-export", Secondary),
            (hints, self.id(ForGame::Hint), "button-hint", Secondary),
        ];
        let running = chair.filter(|_| game.outcome().is_none());
        let moved = running.is_some_and(|chair| game.moved_at(chair).is_some());
        let muted = running.is_some_and(|chair| self.row.seats[chair].muted);
        let people = game.chairs.iter().all(|holder| holder.player().is_some());
        let several = game.chairs.iter().filter(|holder| holder.player().is_some()).count() > 1;
        let ask = [
            (game.chairs.len() == 2, self.id(ForGame::Plans), "button-plans", Secondary),
            (moved, self.id(ForGame::TakeBack), "button-take-back", Secondary),
            (people, self.id(ForGame::Offer(Offer::Draw)), "button-draw", Secondary),
            (several && game.terms.time != TimeControl::None, self.id(ForGame::Give), "button-give", Secondary),
            (true, self.id(ForGame::Mute), if muted { "button-unmute" } else { "button-mute" }, Secondary),
        ];
        let end = [
            (game.played() < 2, self.id(ForGame::Abort), "button-abort", Danger),
            (true, self.id(ForGame::Resign), "button-resign", Danger),
        ];
        let mut rows = self.buttons(look);
        if running.is_some() {
            rows.extend(self.buttons(ask));
            rows.extend(self.buttons(end));
        }
        Page { content: self.texts.say("more-text"), rows, ..Page::default() }
    }

    /// Asks whether the person wants to call the game off.
    pub fn abort(&self) -> Page {
        self.sure(ForGame::ConfirmAbort, "abort-ask", "button-abort-yes")
    }

    /// Asks whether the person wants to resign.
    pub fn resign(&self) -> Page {
        self.sure(ForGame::ConfirmResign, "resign-ask", "button-resign-yes")
    }

    fn sure(&self, press: ForGame, ask: &str, yes: &'static str) -> Page {
        let rows = self.buttons([
            (true, self.id(press), yes, Danger),
            (true, self.mark().id(&ForPerson::Cancel), "button-resign-no", Secondary),
        ]);
        Page { content: format!("{}\n{}", self.heading(), self.texts.say(ask)), rows, ..Page::default() }
    }
}
