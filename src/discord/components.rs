//! What a button or menu means, in its custom_id: `1:<game>:<seq>:<action>[:<argument>]`, a format version first.
//!
//! Everything is in the id and the database, so that a button answers truly after a restart and a year later. `seq` is the event count of the
//! board that carries it, which tells an old button from a new one.

use crate::game::{GameId, Offer};
use crate::service::Snooze;

/// The format's version.
const VERSION: &str = "1";

/// What is pressed or chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Press {
    /// Accept the challenge.
    Accept,
    /// Decline the challenge.
    Decline,
    /// Take the challenge back.
    Withdraw,
    /// Let our opponent take a free seat of the challenge.
    Fill,
    /// Show the rules of the variant.
    Rules,
    /// Show the units that can move.
    Units,
    /// A menu of units; the choice is a cell.
    ChooseUnit,
    /// A menu of the moves of one unit; the choice is a move.
    ChooseMove,
    /// A menu of the cells onto which this home tower's stones go in the special first turn; two are chosen.
    ChoosePair(String),
    /// Play this move.
    Confirm(String),
    /// Exchange seats.
    Swap,
    /// Show the board from the presser's side.
    View,
    /// Show what else can be done.
    More,
    /// Show the moves so far.
    History,
    /// Ask whether to resign.
    Resign,
    /// Resign.
    ConfirmResign,
    /// Show the best move.
    Hint,
    /// Review the game.
    Review,
    /// Show the position that a review calls the turning point.
    Lesson,
    /// Do nothing, after all.
    Cancel,
    /// Play again.
    Rematch,
    /// Show again later that it is the presser's turn; the words after the choice only tell one message from another.
    Snooze(Snooze, String),
    /// Show how to be away.
    Away,
    /// Be pinged about this game no more, or again.
    Mute,
    /// Offer something to the other side.
    Offer(Offer),
    /// Take the last move back, or ask for it.
    TakeBack,
    /// Agree to what is offered.
    Agree,
    /// Decline what is offered, or take it back.
    Refuse,
    /// Ask whether to call the game off.
    Abort,
    /// Call the game off.
    ConfirmAbort,
    /// Give the other side a day.
    Give,
    /// Show the presser's plans.
    Plans,
    /// Plan on: the moves so far, which may end in a cell that was chosen.
    Foresee(String),
    /// A menu of units or moves while planning; the choice is added to the moves so far.
    ForeseeNext(String),
    /// Keep this line as a plan.
    Plan(String),
    /// Forget a plan.
    Unplan(i64),
    /// The move list as a file.
    Export,
    /// How the ratings moved.
    Ratings,
    /// Go on from this position against our opponent.
    GoOn,
    /// The presser's games.
    Mine,
    /// The board of the next game in which it is the presser's turn.
    Next,
    /// Forget the presser for good.
    Forget,
    /// A menu of games for a move that was typed without saying which; the choice is a game and its event count.
    ChooseGame(String),
}

/// The actions without an argument, with their words.
const PLAIN: [(Press, &str); 34] = [
    (Press::Accept, "accept"),
    (Press::Decline, "decline"),
    (Press::Withdraw, "withdraw"),
    (Press::Fill, "fill"),
    (Press::Rules, "rules"),
    (Press::Units, "units"),
    (Press::ChooseUnit, "unit"),
    (Press::ChooseMove, "target"),
    (Press::Swap, "swap"),
    (Press::View, "view"),
    (Press::More, "more"),
    (Press::History, "history"),
    (Press::Resign, "resign"),
    (Press::ConfirmResign, "resign-yes"),
    (Press::Hint, "hint"),
    (Press::Review, "review"),
    (Press::Lesson, "lesson"),
    (Press::Cancel, "cancel"),
    (Press::Rematch, "rematch"),
    (Press::Away, "away"),
    (Press::Mute, "mute"),
    (Press::TakeBack, "back"),
    (Press::Agree, "agree"),
    (Press::Refuse, "refuse"),
    (Press::Abort, "abort"),
    (Press::ConfirmAbort, "abort-yes"),
    (Press::Give, "give"),
    (Press::Plans, "plans"),
    (Press::Export, "export"),
    (Press::Ratings, "ratings"),
    (Press::GoOn, "go-on"),
    (Press::Mine, "mine"),
    (Press::Next, "next"),
    (Press::Forget, "forget"),
];

/// A press on a board or challenge.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Id {
    /// The game or challenge.
    pub game: GameId,
    /// The event count of the board that carries it; 0 on challenges.
    pub seq: u32,
    /// The action.
    pub press: Press,
}

impl Id {
    /// The custom_id, at most 100 characters.
    pub fn write(&self) -> String {
        let action = match &self.press {
            Press::Confirm(text) => format!("play:{text}"),
            Press::ChoosePair(cell) => format!("pair:{cell}"),
            Press::ChooseGame(text) => format!("game:{text}"),
            Press::Snooze(snooze, stamp) => format!("later:{}.{stamp}", snooze.word()),
            Press::Offer(offer) => format!("offer:{}", offer.word()),
            Press::Foresee(moves) => format!("if:{moves}"),
            Press::ForeseeNext(moves) => format!("then:{moves}"),
            Press::Plan(moves) => format!("plan:{moves}"),
            Press::Unplan(id) => format!("unplan:{id}"),
            plain => PLAIN.iter().find(|(known, _)| known == plain).map_or("", |(_, word)| word).to_owned(),
        };
        format!("{}{action}", mark(self.game, self.seq))
    }

    /// What a custom_id means; none for one that we did not write, or no longer understand.
    pub fn read(id: &str) -> Option<Id> {
        let mut parts = id.splitn(5, ':');
        if parts.next()? != VERSION {
            return None;
        }
        let game = GameId(parts.next()?.parse().ok()?);
        let seq = parts.next()?.parse().ok()?;
        let press = match (parts.next()?, parts.next()) {
            ("play", Some(text)) => Press::Confirm(text.to_owned()),
            ("pair", Some(cell)) => Press::ChoosePair(cell.to_owned()),
            ("game", Some(text)) => Press::ChooseGame(text.to_owned()),
            ("later", Some(text)) => {
                let (word, stamp) = text.split_once('.')?;
                Press::Snooze(Snooze::from_word(word)?, stamp.to_owned())
            }
            ("offer", Some(word)) => Press::Offer(Offer::from_word(word)?),
            ("if", Some(moves)) => Press::Foresee(moves.to_owned()),
            ("then", Some(moves)) => Press::ForeseeNext(moves.to_owned()),
            ("plan", Some(moves)) => Press::Plan(moves.to_owned()),
            ("unplan", Some(id)) => Press::Unplan(id.parse().ok()?),
            (word, None) => PLAIN.iter().find(|(_, known)| *known == word)?.0.clone(),
            _ => return None,
        };
        Some(Id { game, seq, press })
    }
}

/// What every custom_id of a board begins with: how a message is known again.
pub fn mark(game: GameId, seq: u32) -> String {
    format!("{VERSION}:{}:{seq}:", game.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_press_reads_as_it_is_written() {
        let with_text = [
            Press::Confirm("b4xxb5".into()),
            Press::ChoosePair("a1".into()),
            Press::ChooseGame("a1-c2,e2".into()),
            Press::Snooze(Snooze::Tonight, "most".into()),
            Press::Offer(Offer::Draw),
            Press::Foresee("b4-d4 b4xc5 b4".into()),
            Press::ForeseeNext(String::new()),
            Press::Plan("b4-d4 b4xc5".into()),
            Press::Unplan(i64::MAX),
        ];
        for press in PLAIN.map(|(press, _)| press).into_iter().chain(with_text) {
            let id = Id { game: GameId(i64::MAX), seq: u32::MAX, press };
            assert!(id.write().len() <= 100, "{}", id.write());
            assert_eq!(Id::read(&id.write()), Some(id));
        }
    }

    #[test]
    fn foreign_ids_are_not_understood() {
        for id in
            ["", "1", "1:2", "1:2:3", "1:2:3:nothing", "2:2:3:view", "1:x:3:view", "1:2:3:view:more", "1:2:3:play"]
        {
            assert_eq!(Id::read(id), None, "{id}");
        }
    }
}
