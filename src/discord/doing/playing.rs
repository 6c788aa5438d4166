//! What people do in a game.

use std::time::Duration;

use murus_gallicus::rules::Cell;
use tokio::time::timeout;

use super::target::{Found, Which};
use super::{Answer, Refusal, Request};
use crate::game::{Action, EventKind, GameRefusal, Offer, Pending};
use crate::ids::UserId;
use crate::service::{Ask, InHand};
use crate::show::page::Page;
use crate::show::pages::more;
use crate::show::pages::offers;
use crate::show::pages::{menus, outcome};
use crate::store::GameRow;

/// How long Discord may take to say whether somebody is in a server.
const PATIENCE: Duration = Duration::from_secs(2);

impl Request<'_> {
    /// Does something in a game; `seq` is the board that the person saw, where they saw one.
    pub async fn act(&self, which: Which<'_>, ask: Ask, seq: Option<u32>) -> Answer {
        let id = match which {
            Which::Pressed(id) => id,
            which => self.find(which).await?.game().id,
        };
        self.act_on(id, ask, seq).await
    }

    /// The same in a game that is known by its id, or in hand.
    pub async fn act_on(&self, game: impl Into<InHand>, ask: Ask, seq: Option<u32>) -> Answer {
        let acted = self.unless_refused(self.service.act(&self.caller, game, &ask, seq).await)?;
        let waiting = match acted.event.kind {
            EventKind::Move(_) | EventKind::Swap => self.service.due_beside(&self.caller, acted.row.game.id).await?,
            _ => 0,
        };
        Ok(outcome::done(self.texts, &acted, waiting))
    }

    /// Agrees to what is offered on the message that the person saw; asks first where that ends the game.
    pub async fn agree(&self, which: Which<'_>, seq: u32) -> Answer {
        let found = self.find(which).await?;
        let ends = |pending: &&Pending| pending.seq == seq && pending.offer == Offer::Draw;
        let asked = found.chair.is_some_and(|chair| found.game().is_asked(chair));
        match found.game().pending().filter(ends).filter(|_| asked) {
            Some(_) => Ok(offers::agree(&found.view(), seq)),
            None => self.act_on(found.row, Ask::Do(Action::Agree), Some(seq)).await,
        }
    }

    /// Asks whether somebody wants to resign.
    pub async fn ask_resign(&self, which: Which<'_>) -> Answer {
        Ok(more::resign(&self.find_own(which).await?.view()))
    }

    /// Asks in a game in hand whether somebody wants to resign who plays; `openly` where others see the question.
    pub async fn ask_resign_in(&self, row: GameRow, openly: bool) -> Answer {
        let found = self.found(row).await?;
        self.allowed_by(&found, found.plays())?;
        Ok(if openly { more::resign_openly(&found.view(), self.caller.discord) } else { more::resign(&found.view()) })
    }

    /// Resigns for the one who was asked where others see it: nobody else's answer counts.
    pub async fn resign_as(&self, which: Which<'_>, who: UserId) -> Answer {
        self.asked(who)?;
        self.act(which, Ask::Do(Action::Resign), None).await?;
        Ok(outcome::resigned(self.texts, who, true))
    }

    /// Plays on after the same question.
    pub async fn play_on_as(&self, which: Which<'_>, who: UserId) -> Answer {
        self.asked(who)?;
        self.find_own(which).await?;
        Ok(outcome::resigned(self.texts, who, false))
    }

    /// Says who was asked, where that was somebody else.
    fn asked(&self, who: UserId) -> Result<(), Refusal> {
        if who == self.caller.discord {
            return Ok(());
        }
        let who = format!("<@{who}>");
        Err(Refusal::page(Page::text(self.texts.say_with("press-not-yours", [("who", who.into())]))))
    }

    /// Asks whether somebody wants to call a game off; says why they cannot where they cannot.
    pub async fn ask_abort(&self, which: Which<'_>) -> Answer {
        let found = self.find(which).await?;
        let game = found.game();
        let plays = found.chair.is_some_and(|chair| game.is_in(chair));
        if plays && game.played() < 2 && game.outcome().is_none() {
            return Ok(more::abort(&found.view()));
        }
        self.act(Which::Pressed(game.id), Ask::Do(Action::Abort), None).await
    }

    /// The first choice on the way to a move; `seq` is the board that the person saw.
    pub async fn units(&self, which: Which<'_>, seq: u32) -> Answer {
        self.targets(which, seq, None).await
    }

    /// The moves of one unit; without one, the units.
    pub async fn targets(&self, which: Which<'_>, seq: u32, cell: Option<&str>) -> Answer {
        let found = self.find_to_move(which, seq).await?;
        let cell: Option<Cell> = cell.and_then(|cell| menus::cell_named(found.game().position(), cell));
        Ok(menus::step(&found.view(), cell, found.confirms()))
    }

    /// What comes of a chosen move: the position after it, to be confirmed, or the move at once for those who want it so; without one, the units.
    pub async fn aim(&self, which: Which<'_>, seq: u32, text: Option<&str>) -> Answer {
        let found = self.find_to_move(which, seq).await?;
        match text {
            Some(text) if !found.confirms() => self.act_on(found.row, Ask::Move(text.to_owned()), Some(seq)).await,
            text => {
                let preview = text.and_then(|text| menus::preview(&found.view(), text));
                Ok(preview.unwrap_or_else(|| menus::step(&found.view(), None, found.confirms())))
            }
        }
    }

    async fn find_to_move(&self, which: Which<'_>, seq: u32) -> Result<Found, Refusal> {
        let found = self.find(which).await?;
        self.allowed_by(&found, found.may_move(seq))?;
        Ok(found)
    }

    /// Sits down in a chair of a game whose holder left the server.
    pub async fn adopt(&self, name: Option<&str>) -> Answer {
        let found = self.find(Which::Any(name)).await?;
        let row = &found.row;
        // Where the game is played, so that nobody sits down in a channel that they cannot see.
        let channels = [Some(row.place.channel), row.thread];
        let here = self.caller.place.server.filter(|_| channels.contains(&Some(self.caller.place.channel)));
        let Some(server) = here else { return Err(self.refusal("adopt-elsewhere")) };
        if let Some(outcome) = row.game.outcome() {
            return Err(self.game_refusal(row, &GameRefusal::Over(outcome)));
        }
        for (chair, holder) in row.game.chairs.iter().enumerate().filter(|(chair, _)| row.game.is_in(*chair)) {
            let gone = match (holder.player(), row.person(chair)) {
                (None, _) => false,
                (Some(_), None) => true,
                (Some(_), Some(person)) => match timeout(PATIENCE, self.is_member(server, person)).await {
                    Ok(Ok(inside)) => !inside,
                    _ => return Err(self.refusal("adopt-unanswered")),
                },
            };
            if gone {
                self.unless_refused(self.service.adopt(&self.caller, row, chair).await)?;
                return Ok(self.say("adopted"));
            }
        }
        Err(self.refusal("adopt-nobody-left"))
    }
}
