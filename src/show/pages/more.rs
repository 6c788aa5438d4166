//! What else can be done in a game than move, and the questions before what cannot be undone.

use crate::show::rows::Style::{Danger, Primary, Secondary};

use super::view::View;
use crate::game::{Offer, TimeControl};
use crate::ids::UserId;
use crate::service::Spot;
use crate::show::custom_id::{ForChallenge, ForGame, ForPerson};
use crate::show::page::Page;

impl View<'_> {
    /// What else can be done; `chair` is the presser's, if they play here.
    pub fn more(&self, chair: Option<usize>) -> Page {
        let game = &self.row.game;
        let running = chair.filter(|&chair| game.outcome().is_none() && !game.is_out(chair));
        let moved = running.is_some_and(|chair| game.moved_at(chair).is_some());
        let several = running.is_some_and(|chair| !game.is_alone(chair));
        let plays = running.is_some();
        let play = [
            (plays && !game.terms.rated, self.id(ForGame::Hint), "button-hint", Secondary),
            (plays && game.chairs.len() == 2, self.id(ForGame::Plans), "button-plans", Secondary),
            (moved, self.id(ForGame::TakeBack), "button-take-back", Secondary),
            (plays && game.may_be_drawn(), self.id(ForGame::Offer(Offer::Draw)), "button-draw", Secondary),
            (several && game.terms.time != TimeControl::None, self.id(ForGame::Give), "button-give", Secondary),
        ];
        let look = [
            (game.played() > 0, self.id(ForGame::Walk), "button-walk", Secondary),
            (true, self.id(ForGame::Line(Spot::Game(game.line().plies()))), "button-try", Secondary),
            (true, self.mark().id(&ForChallenge::Rules), "button-rules", Secondary),
            (true, self.id(ForGame::Export), "button-export", Secondary),
            (self.may_be_followed(chair), self.id(ForGame::Follow), "button-follow", Secondary),
        ];
        let end = [
            (plays && game.played() < 2, self.id(ForGame::Abort), "button-abort", Danger),
            (plays, self.id(ForGame::Resign), "button-resign", Danger),
        ];
        let rows = [self.buttons(play), self.buttons(look), self.buttons(end)].concat();
        Page { content: self.texts.say("more-text"), rows, ..Page::default() }
    }

    /// A sentence about what was typed in the game, with the way to a move; `press` is what else the sentence speaks of.
    pub fn instead(&self, id: &str, press: Option<(ForGame, &'static str)>) -> Page {
        let moves = self.row.game.mover().is_some_and(|holder| holder.player().is_some());
        let also = press.map(|(press, label)| (true, self.id(press), label, Secondary));
        let rows = [(moves, self.id(ForGame::Units), "button-move", Primary)].into_iter().chain(also);
        Page { content: self.texts.say(id), rows: self.buttons(rows), ..Page::default() }
    }

    /// Whether somebody may follow the game who does not play in it.
    pub fn may_be_followed(&self, chair: Option<usize>) -> bool {
        chair.is_none() && self.row.game.outcome().is_none() && self.row.place.server.is_some()
    }

    /// Asks whether the person wants to call the game off.
    pub fn abort(&self) -> Page {
        self.sure(ForGame::ConfirmAbort, self.mark().id(&ForPerson::Cancel), "abort-ask", "button-abort-yes")
    }

    /// Asks whether the person wants to resign.
    pub fn resign(&self) -> Page {
        self.sure(ForGame::ConfirmResign, self.mark().id(&ForPerson::Cancel), "resign-ask", "button-resign-yes")
    }

    /// The same where others see it: nobody else's answer counts.
    pub fn resign_openly(&self, who: UserId) -> Page {
        let page =
            self.sure(ForGame::ResignAs(who), self.id(ForGame::PlayOnAs(who)), "resign-ask", "button-resign-yes");
        Page { content: format!("<@{who}> {}", page.content), ..page }
    }

    fn sure(&self, press: ForGame, no: String, ask: &str, yes: &'static str) -> Page {
        let rows = self.buttons([(true, self.id(press), yes, Danger), (true, no, "button-resign-no", Secondary)]);
        let game = &self.row.game;
        let left = (0..game.chairs.len()).filter(|&chair| !game.is_out(chair)).count();
        let args = [("goes-on", if left > 2 { "yes" } else { "no" }.into())];
        Page { content: format!("{}\n{}", self.heading(), self.texts.say_with(ask, args)), rows, ..Page::default() }
    }
}
