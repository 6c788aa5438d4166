//! What people are told after they asked for something.

use super::page::Page;
use super::trouble::Trouble;
use super::view::{View, who};
use crate::game::{EventKind, GameRefusal, Holder};
use crate::ids::UserId;
use crate::rules::{Refusal, Seat};
use crate::service::{Acted, ProposalRefusal, Proposed, Refused, Service};
use crate::store::GameRow;
use crate::texts::{Texts, Value};

/// What came of an action: whether it was done, and the words for the person who asked.
pub async fn outcome(service: &Service, texts: Texts, acted: Result<Acted, Refused>) -> Result<(bool, Page), Trouble> {
    match acted {
        Ok(acted) => {
            let people = service.people(&acted.row).await?;
            Ok((true, done(texts, &acted, &people)))
        }
        Err(Refused::Unknown) => Ok((false, Page::text(texts.say("press-no-game")))),
        Err(Refused::Game(row, refused)) => {
            let people = service.people(&row).await?;
            Ok((false, refusal(texts, &row, &people, &refused)))
        }
        Err(Refused::Failed(error)) => Err(error.into()),
    }
}

/// The words for somebody whose action was done.
fn done(texts: Texts, acted: &Acted, people: &[Option<UserId>]) -> Page {
    let game = &acted.row.game;
    let (kind, data) = acted.event.kind.stored();
    let data = if matches!(acted.event.kind, EventKind::Gift(_)) { String::new() } else { data };
    let next = match (game.outcome(), game.to_move()) {
        (None, Some(chair)) => who(texts, &game.chairs[chair], people.get(chair).copied().flatten()),
        _ => String::new(),
    };
    // A planned answer may have come at once.
    let again = game.to_move() == Some(acted.event.chair) && matches!(acted.event.kind, EventKind::Move(_));
    let state = match (game.outcome(), game.mover()) {
        (Some(_), _) => "over",
        (None, Some(Holder::Bot { .. })) => "bot",
        (None, _) if again => "yours",
        (None, _) => "running",
    };
    let args = [("kind", Value::from(kind)), ("move", data.into()), ("who", next.into()), ("state", state.into())];
    Page::text(texts.say_with("acted", args))
}

/// Why a game refuses something, as one clear paragraph.
pub fn refusal(texts: Texts, row: &GameRow, people: &[Option<UserId>], refused: &GameRefusal) -> Page {
    let chair = |chair: usize| who(texts, &row.game.chairs[chair], people.get(chair).copied().flatten());
    // A question is asked with its answers to press.
    let rows = match refused {
        GameRefusal::Rule(Refusal::Which { one, both }) => {
            vec![View { texts, row, people }.confirmations(&[*one, *both])]
        }
        _ => Vec::new(),
    };
    let content = match refused {
        GameRefusal::NotPlaying => texts.say("refused-not-playing"),
        GameRefusal::Blocked => texts.say("refused-blocked"),
        GameRefusal::NotYourTurn(mover) => texts.say_with("refused-not-your-turn", [("who", chair(*mover).into())]),
        GameRefusal::OutOfTime => texts.say("refused-out-of-time"),
        GameRefusal::InTime => texts.say("refused-in-time"),
        GameRefusal::Stale => texts.say("refused-stale"),
        GameRefusal::NoOffer => texts.say("refused-no-offer"),
        GameRefusal::Offered => texts.say("refused-offered"),
        GameRefusal::OwnOffer => texts.say("refused-own-offer"),
        GameRefusal::NoDraw => texts.say("refused-no-draw"),
        GameRefusal::NothingToTakeBack => texts.say("refused-nothing-to-take-back"),
        GameRefusal::Begun => texts.say("refused-begun"),
        GameRefusal::NoClock => texts.say("refused-no-clock"),
        GameRefusal::EnoughTime => texts.say("refused-enough-time"),
        GameRefusal::Rated => texts.say("refused-rated"),
        GameRefusal::Playing => texts.say("refused-playing"),
        GameRefusal::Over(end) => {
            let winner = end.winner.map(|seat: Seat| chair(row.game.chair_at(seat))).unwrap_or_default();
            let state = if end.winner.is_some() { "won" } else { "drawn" };
            texts.say_with("refused-over", [("winner", winner.into()), ("state", state.into())])
        }
        GameRefusal::Rule(rule) => texts.refusal(row.game.position(), rule),
    };
    Page { content, rows, ..Page::default() }
}

/// What came of a challenge, or of a game that begins `elsewhere` than it was asked for.
pub fn proposed(texts: Texts, proposed: Result<Proposed, ProposalRefusal>, elsewhere: bool) -> Result<Page, Trouble> {
    Ok(Page::text(match proposed {
        Ok(Proposed { game: Some(_), .. }) if elsewhere => texts.say("proposed-elsewhere"),
        Ok(Proposed { game: Some(_), .. }) => texts.say("proposed-begun"),
        Ok(Proposed { challenge, .. }) => {
            let open = if challenge.invited().next().is_some() { "invited" } else { "open" };
            let when = super::view::when(challenge.expires());
            texts.say_with("proposed", [("kind", open.into()), ("when", when.into())])
        }
        Err(ProposalRefusal::Oneself) => texts.say("propose-oneself"),
        Err(ProposalRefusal::Blocked) => texts.say("propose-blocked"),
        Err(ProposalRefusal::Blocking) => texts.say("propose-blocking"),
        Err(ProposalRefusal::Waiting(name)) => texts.say_with("propose-waiting", [("name", name.into())]),
        Err(ProposalRefusal::TooMany(limit)) => texts.say_with("propose-too-many", [("limit", limit.into())]),
        Err(ProposalRefusal::NoSuchSeat(seat)) => {
            texts.say_with("propose-no-such-seat", [("side", seat.word().into())])
        }
        Err(ProposalRefusal::NotForTwo) => texts.say("propose-not-for-two"),
        Err(ProposalRefusal::NoSuchGame) => texts.say("press-no-game"),
        Err(ProposalRefusal::NotPlaying) => texts.say("refused-not-playing"),
        Err(ProposalRefusal::Rematched(name)) => texts.say_with("propose-rematched", [("name", name.into())]),
        Err(ProposalRefusal::Gone) => texts.say("propose-gone"),
        Err(ProposalRefusal::Failed(error)) => return Err(error.into()),
    }))
}
