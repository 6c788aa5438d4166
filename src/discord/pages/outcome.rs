//! What people are told after they did something.

use super::view::{when, who};
use crate::discord::page::Page;
use crate::discord::trouble::Trouble;
use crate::game::{EventKind, Holder};
use crate::ids::UserId;
use crate::service::{Acted, ProposalRefusal, Proposed};
use crate::texts::{Texts, Value};

/// The words for somebody whose action was done.
pub fn done(texts: Texts, acted: &Acted, people: &[Option<UserId>]) -> Page {
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

/// What came of a challenge, or of a game that begins `elsewhere` than it was asked for.
pub fn proposed(texts: Texts, proposed: Result<Proposed, ProposalRefusal>, elsewhere: bool) -> Result<Page, Trouble> {
    Ok(Page::text(match proposed {
        Ok(Proposed { game: Some(_), .. }) if elsewhere => texts.say("proposed-elsewhere"),
        Ok(Proposed { game: Some(_), .. }) => texts.say("proposed-begun"),
        Ok(Proposed { challenge, .. }) => {
            let open = if challenge.invited().next().is_some() { "invited" } else { "open" };
            let when = when(challenge.expires());
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
