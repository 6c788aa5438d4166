//! The daily sieges on web pages: those of servers to which the person belongs, as Discord says
//! now. A siege is the puzzle of the day in a server. A try counts as one on Discord does.

use murus_gallicus::words;

use super::puzzles::explain_denial;
use crate::answers::challenge::membership::{fetch_roles, keep_in_own_servers};
use crate::answers::{AnswerRefusal, Request};
use crate::game::SiegeId;
use crate::service::study::own_sieges::{self, at_siege};
use crate::service::study::part;
use crate::service::study::puzzles::{self, AttemptOutcome};
use crate::service::{AtPuzzle, Caller, Measure, Posed, Puzzled, Service, SiegePart};
use crate::store::{Rung, Siege, StoreError};

/// A choice of a person about a siege.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SiegeChoice {
    /// Their name is said below it, or not.
    Named(bool),
    /// They are pinged for each siege of its server, or not.
    Bell(bool),
}

/// An action of a person in a siege, other than a try.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SiegeAct {
    /// Asks which unit moves.
    Hint,
    /// Asks for the answer.
    Answer,
    /// Shows the person's name below the siege.
    Name,
    /// Hides the person's name again.
    Unname,
    /// Turns on pings for the server's sieges.
    Bell,
    /// Turns off pings for the server's sieges.
    NoBell,
}

words!(SiegeAct {
    Hint: "hint",
    Answer: "answer",
    Name: "name",
    Unname: "unname",
    Bell: "bell",
    NoBell: "no-bell",
});

impl SiegeAct {
    /// Returns the setting that this action changes. `None` for a hint or an answer.
    pub fn choice(self) -> Option<SiegeChoice> {
        match self {
            SiegeAct::Hint | SiegeAct::Answer => None,
            SiegeAct::Name => Some(SiegeChoice::Named(true)),
            SiegeAct::Unname => Some(SiegeChoice::Named(false)),
            SiegeAct::Bell => Some(SiegeChoice::Bell(true)),
            SiegeAct::NoBell => Some(SiegeChoice::Bell(false)),
        }
    }
}

/// A running siege of a server to which the caller belongs.
pub struct OwnSiege {
    /// The siege.
    pub siege: Siege,
    /// The name of the siege's server, if there are several sieges to choose from and Discord
    /// returned the name in time.
    pub server: Option<String>,
    caller: Caller,
}

impl OwnSiege {
    /// Returns the person's part in one of the puzzles of the siege; `None` if they have not opened
    /// it.
    pub async fn find_part(
        &self,
        service: &Service,
        rung: Rung,
    ) -> Result<Option<SiegePart>, StoreError> {
        part::find_part(service, &self.caller, self.siege.id, rung).await
    }
}

/// Returns the running sieges of the servers that the caller used last, at most 5, as far as they
/// belong to them. The server used last comes first. Refuses if Discord confirms none and fails to
/// answer for some server.
pub async fn find_own_sieges(request: &Request<'_>) -> Result<Vec<OwnSiege>, AnswerRefusal> {
    let sieges = own_sieges::list_own_sieges(request.service, request.caller.discord).await?;
    let own = keep_in_own_servers(request, sieges, |siege| siege.server).await?;
    let own = own.into_iter().map(|one| {
        let caller = at_siege(&one.what, &request.caller, one.roles);
        OwnSiege { siege: one.what, server: one.name, caller }
    });
    Ok(own.collect())
}

/// Returns the caller in the server of a siege. Refuses if Discord does not say that they are in
/// it.
async fn enter_siege(request: &Request<'_>, id: SiegeId) -> Result<Caller, AnswerRefusal> {
    request.check_limit(Measure::Anything)?;
    let siege = own_sieges::find_siege(request.service, id).await?;
    let siege = siege.ok_or_else(|| request.refusal("puzzle-gone"))?;
    let roles = fetch_roles(request, siege.server).await?;
    let roles = roles.ok_or_else(|| request.refusal("press-not-inside"))?;
    Ok(at_siege(&siege, &request.caller, roles))
}

/// Returns the caller in the server of a siege, and the place in a puzzle of it after these moves
/// of both sides. Opens the siege if that was not done before. Refuses people who are not in the
/// server, and moves that do not lead on in the puzzle.
async fn enter_puzzle(
    request: &Request<'_>,
    (id, rung): (SiegeId, Rung),
    before: &str,
) -> Result<(Caller, AtPuzzle), AnswerRefusal> {
    let gone = || request.refusal("puzzle-gone");
    let caller = enter_siege(request, id).await?;
    let opened = puzzles::open_siege(request.service, &caller, id, rung).await?.ok_or_else(gone)?;
    let at = AtPuzzle::after_moves(&opened.puzzle, Some(id), before).ok_or_else(gone)?;
    Ok((caller, at))
}

/// Tries a written move in a puzzle of a siege, after these moves of both sides. A move that can be
/// read counts. Refuses people who are not in the server, and a puzzle that is gone.
pub async fn try_siege(
    request: &Request<'_>,
    siege: (SiegeId, Rung),
    before: &str,
    text: &str,
) -> Result<AttemptOutcome, AnswerRefusal> {
    let (caller, at) = enter_puzzle(request, siege, before).await?;
    let tried = puzzles::attempt_puzzle(request.service, &caller, &at, text).await;
    tried.map_err(|denied| explain_denial(request, denied))
}

/// Counts a hint or the answer of a puzzle of a siege, after these moves of both sides. Returns the
/// puzzle there, and where the caller is with it. Refuses people who are not in the server, and a
/// puzzle that is gone.
pub async fn help_in_siege(
    request: &Request<'_>,
    siege: (SiegeId, Rung),
    before: &str,
) -> Result<(Posed, Puzzled), AnswerRefusal> {
    let (caller, at) = enter_puzzle(request, siege, before).await?;
    let helped = puzzles::help_with_puzzle(request.service, &caller, &at).await;
    helped.map_err(|denied| explain_denial(request, denied))
}

/// Carries out a choice of the caller about a siege. Returns true if it was done, and the caller's
/// part in this puzzle. Refuses people who are not in the server.
pub async fn choose_in_siege(
    request: &Request<'_>,
    (id, rung): (SiegeId, Rung),
    choice: SiegeChoice,
) -> Result<(bool, Option<SiegePart>), AnswerRefusal> {
    let caller = enter_siege(request, id).await?;
    let service = request.service;
    let done = match choice {
        SiegeChoice::Named(on) => part::name_in_siege(service, &caller, id, on).await?,
        SiegeChoice::Bell(on) => part::ring_for_siege(service, &caller, id, on).await?,
    };
    Ok((done, part::find_part(service, &caller, id, rung).await?))
}
