//! The siege of the day on a page: that of a server to which the person belongs, as Discord says
//! now. A try counts as one on Discord does.

use futures::future::join_all;

use super::puzzles::explain_denial;
use crate::answers::challenge::membership::fetch_roles;
use crate::answers::{AnswerRefusal, Request};
use crate::game::SiegeId;
use crate::service::study::own_sieges::{self, at_siege};
use crate::service::study::puzzles::AttemptOutcome;
use crate::service::{self, AtPuzzle, Caller, Measure, Service, SiegePart};
use crate::store::{Rung, Siege, StoreError};

/// A siege of a server to which a person belongs.
pub struct OwnSiege {
    /// The siege.
    pub siege: Siege,
    /// The name of its server, where there are several to choose from.
    pub server: Option<String>,
    caller: Caller,
}

impl OwnSiege {
    /// The person's part in one of its puzzles; `None` if they have not opened it.
    pub async fn find_part(
        &self,
        service: &Service,
        rung: Rung,
    ) -> Result<Option<SiegePart>, StoreError> {
        service::study::part::find_part(service, &self.caller, self.siege.id, rung).await
    }
}

/// The sieges that are on in servers to which the caller belongs. That of the server used last
/// comes first. Refuses where Discord does not say of any server if they belong to it.
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

/// Tries a written move in a puzzle of a siege, after these moves of both sides. It counts, and
/// opens the siege if that was not done before.
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
