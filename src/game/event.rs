//! The events of a game, in order. Events are only ever appended.

use murus_gallicus::words::words;

use super::cause::Cause;
use super::chair::Chair;
use super::ids::{PlayerId, Seq};
use super::timestamp::{Millis, Timestamp};
use super::zone::Zone;

/// One thing that happened.
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
    /// The cause, by which a repeated request finds this event.
    pub cause: Cause,
}

/// A request of one side that needs the consent of the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    /// To call it a draw.
    Draw,
    /// To go back to the asker's last decision.
    Takeback,
}

words!(Offer { Draw: "draw", Takeback: "takeback" });

/// Something that was offered and is not settled.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pending {
    /// The offer.
    pub offer: Offer,
    /// The chair that offered it.
    pub by: Chair,
    /// The number of the event that offered it.
    pub seq: Seq,
    /// The chairs that agree.
    pub agreed: Vec<Chair>,
}

/// The end of an offer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fate {
    /// All who were asked agreed, and it was done.
    Agreed,
    /// A person who was asked declined.
    Declined,
    /// A person who offered it took it back.
    Withdrawn,
    /// The game went on without an answer.
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

/// Something that was offered and is settled.
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
    /// A move of another game that this one continues from.
    Given(String),
    /// The chair's holder resigned.
    Resign,
    /// The chair ran out of time.
    Timeout,
    /// The game was ended without a result, because the chair that was to move never began or
    /// nobody did anything any longer.
    Cancel,
    /// The chair's holder called the game off before it had really begun.
    Abort,
    /// A moderator ended the game without a result.
    Stop,
    /// Something was offered to the others.
    Offer(Offer),
    /// The chair's holder agreed to the offer.
    Agree,
    /// The chair's holder declined the offer, or took it back.
    Decline,
    /// The chair's holder took back a move that was not seen yet.
    Takeback,
    /// The chair got this much time.
    Gift(Millis),
    /// The chair's holder is away until then.
    Leave(Timestamp),
    /// The chair's time had all but run out, and saved days hold its clock until then.
    Saved(Timestamp),
    /// The chair's holder is back.
    Back,
    /// The chair's holder had the player to move reminded.
    Remind,
    /// The chair's holder lets the game wait while saved days hold the clock.
    Wait,
    /// The chair's holder lives in this zone.
    Zone(Zone),
    /// A person took over the chair.
    Adopt(PlayerId),
    /// The chair's holder is no longer in the game's server: from here on it moves no rating.
    Unrate,
    /// A moderator took the result back.
    Annul,
}

/// The part of a game that an event changes for people.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effect {
    /// Neither the board nor the turn nor the offer.
    Beside,
    /// The pending offer.
    Offer,
    /// The board. The turn continues, unless another person is to move now.
    Board,
    /// The board, for its chair has another holder. The turn begins anew if it is that chair's.
    Holder,
    /// The board, and a turn begins or the game ends.
    Turn,
}

impl EventKind {
    /// Returns the part that this event changes. An agreement changes something only if it was the
    /// last one needed.
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

    /// The word and data by which the kind is stored.
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

    /// The kind of a stored word and data; `None` if it was never stored.
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
