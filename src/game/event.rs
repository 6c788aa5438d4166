//! The events of a game, in order. Events are only ever appended.

use murus_gallicus::words;

use super::cause::{Cause, Own};
use super::chair::Chair;
use super::ids::{PlayerId, Seq};
use super::timestamp::{Millis, Timestamp};
use super::zone::Zone;

/// One thing that happened in a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// The place of the event in the game's list, counted from 1 without gaps.
    pub seq: Seq,
    /// The time at which the event happened.
    pub at: Timestamp,
    /// The chair that acted, or that the event is about.
    pub chair: Chair,
    /// The kind of event.
    pub kind: EventKind,
    /// The cause of the event. A repeated request finds the event by it.
    pub cause: Cause,
}

/// A request of one player that needs the consent of the others. That for time is made for the
/// player, once their time has run out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    /// To call it a draw.
    Draw,
    /// To take back the asker's last move and every move since.
    Takeback,
    /// To play on with the time of one turn, although the asker's time ran out.
    Time,
}

words!(Offer { Draw: "draw", Takeback: "takeback", Time: "time" });

/// An offer that is not settled yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pending {
    /// The offer.
    pub offer: Offer,
    /// The chair that offered it.
    pub by: Chair,
    /// The number of the event that offered it.
    pub seq: Seq,
    /// The chairs that agreed so far, the offering one included.
    pub agreed: Vec<Chair>,
}

/// The end of an offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// Every player who was asked agreed, and the offer was carried out.
    Agreed,
    /// A player who was asked declined.
    Declined,
    /// The player who made the offer took it back.
    Withdrawn,
    /// The game continued without an answer.
    Lapsed,
    /// The game ended without an answer.
    Ended,
}

words!(Fate {
    Agreed: "agreed",
    Declined: "declined",
    Withdrawn: "withdrawn",
    Lapsed: "lapsed",
    Ended: "ended"
});

/// An offer that is settled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Settled {
    /// The offer, and the chairs that agreed.
    pub offer: Pending,
    /// The end of the offer.
    pub fate: Fate,
    /// The number of the event that settled it.
    pub seq: Seq,
}

/// The kinds of events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum EventKind {
    /// A move, as it is written.
    Move(String),
    /// The players exchanged seats.
    Swap,
    /// A move copied from the game that this game continues.
    Given(String),
    /// The chair's holder resigned.
    Resign,
    /// The chair's holder ran out of time, or another player claimed the win during saved days.
    Timeout,
    /// The game was ended without a result by the clock: a player had not moved yet, or an unrated
    /// game without a limit had no move for too long.
    Cancel,
    /// The chair's holder called the game off before its second move.
    Abort,
    /// A moderator ended the game without a result.
    Stop,
    /// The chair's holder made an offer to the others.
    Offer(Offer),
    /// The chair's holder agreed to the pending offer.
    Agree,
    /// The chair's holder declined the pending offer, or withdrew it if it was their own.
    Decline,
    /// The chair's holder took back their last move without asking.
    Takeback,
    /// The chair's clock was given this much time.
    Gift(Millis),
    /// The chair's holder is on vacation until this time.
    Leave(Timestamp),
    /// The chair's time had almost run out, and saved vacation days stop its clock until this time.
    Saved(Timestamp),
    /// The chair's holder is back from vacation.
    Back,
    /// The chair's holder had the player to move reminded.
    Remind,
    /// The chair's holder chose to wait while saved vacation days stop the opponent's clock.
    Wait,
    /// The chair's holder has this time zone, by which their weekends are counted.
    Zone(Zone),
    /// This person took over the chair.
    Adopt(PlayerId),
    /// The chair's holder is no longer in the game's server, so the game moves no rating.
    Unrate,
    /// A moderator took the result back.
    Annul,
}

/// The part of a game that an event changes for those who see it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// The board, the turn and the pending offer stay as they are.
    Beside,
    /// Only the pending offer changes.
    Offer,
    /// The board changes. The turn continues, unless another player is to move now.
    Board,
    /// The chair of the event gets another holder, and so the board changes. The turn begins anew
    /// if that chair is to move.
    Holder,
    /// The board changes, and a turn begins or the game ends.
    Turn,
}

impl Event {
    /// Returns true if a plan played the move of the event.
    pub fn is_planned(&self) -> bool {
        matches!(self.cause, Cause::Own(Own::Plan, ..))
    }
}

impl EventKind {
    /// Returns the part of the game that this kind of event changes. An agreement is taken for the
    /// last one that was needed.
    pub fn effect(&self) -> Effect {
        match self {
            EventKind::Move(_) | EventKind::Swap | EventKind::Given(_) => Effect::Turn,
            EventKind::Agree | EventKind::Takeback => Effect::Turn,
            EventKind::Cancel | EventKind::Abort | EventKind::Stop => Effect::Turn,
            EventKind::Resign | EventKind::Timeout => Effect::Board,
            EventKind::Adopt(_) => Effect::Holder,
            EventKind::Offer(_) | EventKind::Decline => Effect::Offer,
            EventKind::Gift(_) | EventKind::Leave(_) | EventKind::Back | EventKind::Zone(_) => {
                Effect::Beside
            }
            EventKind::Saved(_) | EventKind::Remind | EventKind::Wait => Effect::Beside,
            EventKind::Unrate | EventKind::Annul => Effect::Beside,
        }
    }

    /// Returns true if such an event begins, changes or ends the absence of a chair's holder.
    pub fn is_about_absence(&self) -> bool {
        matches!(
            self,
            EventKind::Leave(_) | EventKind::Saved(_) | EventKind::Back | EventKind::Adopt(_)
        )
    }

    /// The word and the data in which the kind of event is stored. The data is empty if there is
    /// none.
    pub fn stored_words(&self) -> (&'static str, String) {
        match self {
            EventKind::Move(text) => ("move", text.clone()),
            EventKind::Swap => ("swap", String::new()),
            EventKind::Given(text) => ("given", text.clone()),
            EventKind::Resign => ("resign", String::new()),
            EventKind::Timeout => ("timeout", String::new()),
            EventKind::Cancel => ("cancel", String::new()),
            EventKind::Abort => ("abort", String::new()),
            EventKind::Stop => ("stop", String::new()),
            EventKind::Offer(offer) => ("offer", offer.word().to_owned()),
            EventKind::Agree => ("agree", String::new()),
            EventKind::Decline => ("decline", String::new()),
            EventKind::Takeback => ("takeback", String::new()),
            EventKind::Gift(amount) => ("gift", amount.as_millis().to_string()),
            EventKind::Leave(until) => ("leave", until.as_millis().to_string()),
            EventKind::Saved(until) => ("saved", until.as_millis().to_string()),
            EventKind::Back => ("back", String::new()),
            EventKind::Remind => ("remind", String::new()),
            EventKind::Wait => ("wait", String::new()),
            EventKind::Zone(zone) => ("zone", zone.name().to_owned()),
            EventKind::Adopt(player) => ("adopt", player.0.to_string()),
            EventKind::Unrate => ("unrate", String::new()),
            EventKind::Annul => ("annul", String::new()),
        }
    }

    /// The kind of event of a stored word and its data; `None` if they are not valid.
    pub fn from_stored(word: &str, data: &str) -> Option<EventKind> {
        Some(match word {
            "move" => EventKind::Move(data.to_owned()),
            "swap" => EventKind::Swap,
            "given" => EventKind::Given(data.to_owned()),
            "resign" => EventKind::Resign,
            "timeout" => EventKind::Timeout,
            "cancel" => EventKind::Cancel,
            "abort" => EventKind::Abort,
            "stop" => EventKind::Stop,
            "offer" => EventKind::Offer(Offer::from_word(data)?),
            "agree" => EventKind::Agree,
            "decline" => EventKind::Decline,
            "takeback" => EventKind::Takeback,
            "gift" => EventKind::Gift(Millis::from_millis(data.parse().ok()?)),
            "leave" => EventKind::Leave(Timestamp::from_millis(data.parse().ok()?)),
            "saved" => EventKind::Saved(Timestamp::from_millis(data.parse().ok()?)),
            "back" => EventKind::Back,
            "remind" => EventKind::Remind,
            "wait" => EventKind::Wait,
            "zone" => EventKind::Zone(Zone::from_name(data)?),
            "unrate" => EventKind::Unrate,
            "annul" => EventKind::Annul,
            "adopt" => EventKind::Adopt(PlayerId(data.parse().ok()?)),
            _ => return None,
        })
    }
}
