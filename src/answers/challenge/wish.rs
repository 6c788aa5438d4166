//! Games that people ask for, by command or form: refuses what does not fit together, and proposes
//! the rest.

use murus_engine::Level;
use murus_gallicus::{Seat, Variant};

use crate::answers::challenge::challenges;
use crate::answers::{Answer, AnswerRefusal, Request};
use crate::game::{Terms, TimeControl};
use crate::ids::UserId;
use crate::service::challenge::proposal::list_problems;
use crate::service::{Proposal, ProposalRefusal, Target};
use crate::show::form::PickedPerson;
use crate::show::page::Page;
use crate::show::pages::outcome;

/// A game that a person asks for, as they filled it in.
#[derive(Clone, Debug)]
pub struct Wish {
    /// The opponents; empty if no one is named. The bot's own id stands for Murus.
    pub people: Vec<PickedPerson>,
    /// The variant.
    pub variant: Variant,
    /// The time control.
    pub time: TimeControl,
    /// True for a rated game, false for a casual one; `None` without a choice.
    pub rated: Option<bool>,
    /// True if the clock stops on weekends.
    pub weekends_off: bool,
    /// The person's side; `None` for any.
    pub side: Option<Seat>,
    /// The level of Murus; `None` without a choice.
    pub level: Option<&'static Level>,
    /// A note for the opponents, if there is one.
    pub note: Option<String>,
}

impl Wish {
    /// Returns an open challenge of this variant, with usual values for the rest.
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

/// Proposes the game that a person asks for. Asks for the level if it is against Murus and none is
/// given. Refuses choices that have no effect together or are not allowed, with all such reasons at
/// once, and otherwise as [`challenges::challenge_openly`] does.
pub async fn propose_wish(request: &Request<'_>, wish: Wish) -> Answer {
    let found = find_target(request, &wish);
    let murus = found == Ok(None);
    let terms = Terms {
        variant: wish.variant,
        time: wish.time,
        weekends_off: wish.weekends_off,
        rated: wish.rated.unwrap_or(true),
    };
    let rated = wish.rated == Some(true);
    let several = wish.variant.board().seats > 2;
    let idle = [
        (wish.level.is_some() && !murus, "idle-level"),
        (wish.note.is_some() && murus, "idle-note-murus"),
        (rated && murus, "idle-rated-murus"),
        (rated && several && !murus, "idle-rated-several"),
        (terms.weekends_off && terms.time == TimeControl::None && !murus, "idle-weekends"),
    ];
    let idle = idle.into_iter().filter(|(idle, _)| *idle).map(|(_, why)| why);
    let problems: Vec<&str> = found.as_ref().err().copied().into_iter().chain(idle).collect();
    let level = wish.level.map(|level| Target::Bot(level.name.to_owned()));
    let target = match found {
        Ok(target) => target.or(level),
        Err(_) => Some(Target::People(list_people(&wish).collect())),
    };
    let Some(target) = target else {
        refuse_all(request, &problems, &[])?;
        return challenges::ask_for_bout(request, wish.variant, wish.side).await;
    };
    // Gives only one reason why the game cannot be rated.
    let rating_chosen = wish.rated.is_some() && !(rated && (several || murus));
    let proposal = Proposal {
        side: wish.side,
        rating_chosen,
        note: wish.note,
        ..Proposal::new(target, terms)
    };
    let refused = list_problems(request.service, &request.caller, &proposal).await?;
    refuse_all(request, &problems, &refused)?;
    challenges::challenge_openly(request, &proposal).await
}

/// Refuses with all these reasons, one for each line. Succeeds if there are none.
fn refuse_all(
    request: &Request<'_>,
    problems: &[&str],
    refused: &[ProposalRefusal],
) -> Result<(), AnswerRefusal> {
    let said = problems.iter().map(|why| request.texts.say(why));
    let told = refused.iter().map(|one| outcome::challenge_refused(request.texts, one).content);
    let lines: Vec<String> = said.chain(told).collect();
    match lines.is_empty() {
        true => Ok(()),
        false => Err(AnswerRefusal::page(Page::text(lines.join("\n")))),
    }
}

/// Returns the opponents of a wish, without bots.
fn list_people(wish: &Wish) -> impl Iterator<Item = UserId> + '_ {
    wish.people.iter().filter(|person| !person.bot).map(|person| person.id)
}

/// Returns the opponents of a wish; `None` is Murus, at a level to be chosen. Without named people
/// that is anyone, or Murus outside of servers. For other bots, and for Murus among several, fails
/// with the text id of the refusal.
fn find_target(request: &Request<'_>, wish: &Wish) -> Result<Option<Target>, &'static str> {
    let is_us = |person: &PickedPerson| request.discord.application_id() == Some(person.id.0);
    match &wish.people[..] {
        [one] if is_us(one) => Ok(None),
        [_, ..] if wish.variant.board().seats > 2 && wish.people.iter().any(is_us) => {
            Err("propose-murus-joins")
        }
        people if people.iter().any(|person| person.bot) => Err("propose-other-bot"),
        // An open challenge in a direct message would never be seen.
        [] if request.caller.server().is_none() => Ok(None),
        [] => Ok(Some(Target::Anyone)),
        _ => Ok(Some(Target::People(list_people(wish).collect()))),
    }
}
