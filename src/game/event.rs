//! What happened in a game, in order. Events are only ever appended.

use super::{Millis, PlayerId, Zone};

/// One thing that happened.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Event {
    /// Its place in the game's list, counted from 1 without gaps.
    pub seq: u32,
    /// When it happened.
    pub at: Millis,
    /// The chair whose act it was, or whom it is about.
    pub chair: usize,
    /// What it was.
    pub kind: Kind,
    /// The Discord interaction or message that asked for it: a second delivery of the same finds it.
    pub cause: String,
}

/// What one side asks of the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    /// To call it a draw.
    Draw,
    /// To go back to the asker's last decision.
    Takeback,
}

impl Offer {
    /// Every offer with its word.
    pub const WORDS: [(Offer, &'static str); 2] = [(Offer::Draw, "draw"), (Offer::Takeback, "takeback")];

    /// The word.
    pub fn word(self) -> &'static str {
        Offer::WORDS[self as usize].1
    }

    /// The offer of a word.
    pub fn from_word(word: &str) -> Option<Offer> {
        Offer::WORDS.iter().find(|(_, known)| *known == word).map(|&(offer, _)| offer)
    }
}

/// The kinds of events.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// A move, as it is written.
    Move(String),
    /// The players exchanged seats.
    Swap,
    /// A move of another game that this one goes on from.
    Given(String),
    /// The chair's holder resigned.
    Resign,
    /// The chair ran out of time.
    Timeout,
    /// The game was ended without a result, because the chair that was to move never began or nobody did anything any more.
    Cancel,
    /// The chair's holder called the game off before it had really begun.
    Abort,
    /// A moderator ended the game without a result.
    Stop,
    /// Something was offered to the others.
    Offer(Offer),
    /// The chair's holder agreed to what is offered.
    Agree,
    /// The chair's holder declined what is offered, or took it back.
    Decline,
    /// The chair's holder took back a move that nobody had looked at.
    Takeback,
    /// The chair was given so many ms.
    Gift(Millis),
    /// The chair's holder is away until then.
    Leave(Millis),
    /// The chair's holder is back.
    Back,
    /// The chair's holder lives in this zone.
    Zone(Zone),
    /// Somebody took over the chair.
    Adopt(PlayerId),
    /// A moderator took the result back.
    Annul,
}

impl Kind {
    /// The word and data by which the kind is stored.
    pub fn stored(&self) -> (&'static str, String) {
        match self {
            Kind::Move(text) => ("move", text.clone()),
            Kind::Swap => ("swap", String::new()),
            Kind::Given(text) => ("given", text.clone()),
            Kind::Resign => ("resign", String::new()),
            Kind::Timeout => ("timeout", String::new()),
            Kind::Cancel => ("cancel", String::new()),
            Kind::Abort => ("abort", String::new()),
            Kind::Stop => ("stop", String::new()),
            Kind::Offer(offer) => ("offer", offer.word().to_owned()),
            Kind::Agree => ("agree", String::new()),
            Kind::Decline => ("decline", String::new()),
            Kind::Takeback => ("takeback", String::new()),
            Kind::Gift(amount) => ("gift", amount.to_string()),
            Kind::Leave(until) => ("leave", until.to_string()),
            Kind::Back => ("back", String::new()),
            Kind::Zone(zone) => ("zone", zone.name().to_owned()),
            Kind::Adopt(player) => ("adopt", player.0.to_string()),
            Kind::Annul => ("annul", String::new()),
        }
    }

    /// The kind of a stored word and data; none for what was never stored.
    pub fn from_stored(word: &str, data: &str) -> Option<Kind> {
        Some(match word {
            "move" => Kind::Move(data.to_owned()),
            "swap" => Kind::Swap,
            "given" => Kind::Given(data.to_owned()),
            "resign" => Kind::Resign,
            "timeout" => Kind::Timeout,
            "cancel" => Kind::Cancel,
            "abort" => Kind::Abort,
            "stop" => Kind::Stop,
            "offer" => Kind::Offer(Offer::from_word(data)?),
            "agree" => Kind::Agree,
            "decline" => Kind::Decline,
            "takeback" => Kind::Takeback,
            "gift" => Kind::Gift(data.parse().ok()?),
            "leave" => Kind::Leave(data.parse().ok()?),
            "back" => Kind::Back,
            "zone" => Kind::Zone(Zone::named(data)?),
            "annul" => Kind::Annul,
            "adopt" => Kind::Adopt(PlayerId(data.parse().ok()?)),
            _ => return None,
        })
    }
}
