//! The daily sieges on web pages: those of servers to which the person belongs, as Discord says
//! now. A siege is the puzzle of the day in a server. A try counts as one on Discord does.

use futures::future::join_all;

use super::puzzles::explain_denial;
use crate::answers::challenge::membership::fetch_roles;
use crate::answers::{AnswerRefusal, Request};
use crate::game::SiegeId;
use crate::service::study::own_sieges::{self, at_siege};
use crate::service::study::puzzles::AttemptOutcome;
use crate::service::{self, AtPuzzle, Caller, Measure, Service, SiegePart};
use crate::store::{Rung, Siege, StoreError};

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
        service::study::part::find_part(service, &self.caller, self.siege.id, rung).await
    }
}

/// Returns the running sieges of servers to which the caller belongs, with that of the server used
/// last first. Refuses if Discord confirms none and fails to answer for some server.
pub async fn find_own_sieges(request: &Request<'_>) -> Result<Vec<OwnSiege>, AnswerRefusal> {
    let sieges = own_sieges::list_own_sieges(request.service, request.caller.discord).await?;
    let asked = sieges.iter().map(|siege| fetch_roles(request, siege.server));
    let mut own = Vec::new();
    let mut unknown = None;
    for (siege, roles) in sieges.iter().zip(join_all(asked).await) {
        match roles {
            Ok(Some(roles)) => own.push((siege, at_siege(siege, &request.caller, roles))),
            Ok(None) => {}
            Err(refusal) => unknown = Some(refusal),
        }
    }
    if let Some(refusal) = unknown.filter(|_| own.is_empty()) {
        return Err(refusal);
    }
    let names = match own.len() {
        0 | 1 => vec![None; own.len()],
        _ => join_all(own.iter().map(|(siege, _)| request.discord.server_name(siege.server))).await,
    };
    let own = own.into_iter().zip(names);
    let named = |((siege, caller), server): ((&Siege, Caller), _)| OwnSiege {
        siege: siege.clone(),
        server,
        caller,
    };
    Ok(own.map(named).collect())
}

/// Tries a typed move in a puzzle of a siege, after the moves `before` of both sides. The try
/// counts, and opens the puzzle if needed. Refuses a siege that is gone, and a caller who is not in
/// its server.
pub async fn try_siege(
    request: &Request<'_>,
    (id, rung): (SiegeId, Rung),
    before: &str,
    text: &str,
) -> Result<AttemptOutcome, AnswerRefusal> {
    request.check_limit(Measure::Anything)?;
    let gone = || request.refusal("puzzle-gone");
    let siege = own_sieges::find_siege(request.service, id).await?.ok_or_else(gone)?;
    let roles = fetch_roles(request, siege.server).await?;
    let roles = roles.ok_or_else(|| request.refusal("press-not-inside"))?;
    let caller = at_siege(&siege, &request.caller, roles);
    let opened = service::study::puzzles::open_siege(request.service, &caller, id, rung).await?;
    let opened = opened.ok_or_else(gone)?;
    let at = AtPuzzle::after_moves(&opened.puzzle, Some(id), before).ok_or_else(gone)?;
    let tried = service::study::puzzles::attempt_puzzle(request.service, &caller, &at, text).await;
    tried.map_err(|denied| explain_denial(request, denied))
}
