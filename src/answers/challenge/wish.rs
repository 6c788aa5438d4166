//! Challenges as people wish for them, by command or on a form: what does not fit is refused, and
//! the rest becomes a proposal.

use murus_gallicus::engine::Level;
use murus_gallicus::rules::{Seat, Variant};

use crate::answers::challenge::challenges;
use crate::answers::{Answer, AnswerRefusal, Request};
use crate::game::{Terms, TimeControl};
use crate::ids::UserId;
use crate::service::{Proposal, Target};
use crate::show::form::PickedPerson;

/// A game that a person wishes for.
#[derive(Clone, Debug)]
pub struct Wish {
    /// The opponents; Murus is one of them if its id is.
    pub people: Vec<PickedPerson>,
    /// The variant.
    pub variant: Variant,
    /// The clock.
    pub time: TimeControl,
    /// True for a rated game; `None` leaves that to what is usual.
    pub rated: Option<bool>,
    /// True if weekends do not count.
    pub weekends_off: bool,
    /// The person's side.
    pub side: Option<Seat>,
    /// The level of Murus.
    pub level: Option<&'static Level>,
    /// A note for the opponents.
    pub note: Option<String>,
}

impl Wish {
    /// An open challenge of this variant, with everything else as usual.
    pub fn of(variant: Variant) -> Wish {
        Wish {
            people: Vec::new(),
            variant,
            time: TimeControl::USUAL,
            rated: None,
            weekends_off: false,
            side: None,
            level: None,
            note: None,
        }
    }
}

/// Proposes the game that a person wishes for; asks at which level if it is against Murus. What
/// would mean nothing beside the rest is refused, not dropped.
pub async fn propose_wish(request: &Request<'_>, wish: Wish) -> Answer {
    let target = find_target(request, &wish)?;
    let terms = Terms {
        variant: wish.variant,
        time: wish.time,
        weekends_off: wish.weekends_off,
        rated: wish.rated.unwrap_or(true),
    };
    let murus = target.is_none();
    let rated = wish.rated == Some(true);
    let idle = [
        (wish.level.is_some() && !murus, "idle-level"),
        (wish.note.is_some() && murus, "idle-note-murus"),
        (rated && murus, "idle-rated-murus"),
        (rated && wish.variant.board().seats > 2, "idle-rated-several"),
        (terms.weekends_off && terms.time == TimeControl::None && !murus, "idle-weekends"),
    ];
    if let Some((_, why)) = idle.iter().find(|(idle, _)| *idle) {
        return Err(request.refusal(why));
    }
    let named = || wish.level.map(|level| Target::Bot(level.name.to_owned()));
    let Some(target) = target.or_else(named) else {
        return challenges::ask_for_bout(request, wish.variant, wish.side).await;
    };
    let proposal = Proposal {
        side: wish.side,
        rating_chosen: wish.rated.is_some(),
        note: wish.note,
        ..Proposal::new(target, terms)
    };
    challenges::challenge_openly(request, &proposal).await
}

/// The opponents of a wish; `None` is Murus, at a level that may not be said yet. Refuses other
/// bots, which do not play.
fn find_target(request: &Request<'_>, wish: &Wish) -> Result<Option<Target>, AnswerRefusal> {
    let is_us = |person: &PickedPerson| request.discord.application_id() == Some(person.id.0);
    match &wish.people[..] {
        [one] if is_us(one) => Ok(None),
        [_, ..] if wish.variant.board().seats > 2 && wish.people.iter().any(is_us) => {
            Err(request.refusal("propose-murus-joins"))
        }
        people if people.iter().any(|person| person.bot) => {
            Err(request.refusal("propose-other-bot"))
        }
        // An open challenge in a direct message would never be seen.
        [] if request.caller.server().is_none() => Ok(None),
        [] => Ok(Some(Target::Anyone)),
        people => {
            let ids: Vec<UserId> = people.iter().map(|person| person.id).collect();
            Ok(Some(Target::People(ids)))
        }
    }
}
