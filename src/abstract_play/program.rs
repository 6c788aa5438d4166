//! The program as the site sees it: it answers the site's requests, and moves.

use std::sync::Arc;

use tokio_util::sync::CancellationToken;

use super::client::SiteClient;
use super::message::SiteRequest;
use super::signature::{SignatureVerifier, SiteSignature};
use crate::config::AbstractPlay;
use crate::service::play::away::{self, AwayReply};
use crate::service::workers::away_posts::{self, AwayMove};
use crate::service::{Keeper, Service};

/// Murus as a program of Abstract Play. Cheap to clone; all clones share one token.
#[derive(Clone)]
pub struct AbstractPlayProgram {
    service: Service,
    verifier: Arc<SignatureVerifier>,
    client: Arc<SiteClient>,
    settings: AbstractPlay,
}

/// The reply to a request of the site.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ProgramReply {
    /// The challenge is accepted.
    Accepted,
    /// The move follows by a request to the site, or none is needed.
    Queued,
    /// The challenge or the turn is refused, for the reason that this word names.
    Declined(&'static str),
    /// The request is not signed by the site, is too old or too new, or came before.
    Refused,
    /// The database does not answer.
    Away,
}

impl AbstractPlayProgram {
    /// Makes a program with these settings. Fails with the reason if the site's key is no key, or
    /// if there is no HTTP client.
    pub fn new(settings: AbstractPlay, service: Service) -> Result<AbstractPlayProgram, String> {
        let verifier = SignatureVerifier::new(settings.key)
            .ok_or("ABSTRACT_PLAY_KEY is no key: copy it again from the site")?;
        let client = SiteClient::new(settings.clone(), service.clock().clone())
            .map_err(|error| error.to_string())?;
        let (verifier, client) = (Arc::new(verifier), Arc::new(client));
        Ok(AbstractPlayProgram { service, verifier, client, settings })
    }

    /// Returns true if the program can take requests now.
    pub async fn is_operational(&self) -> bool {
        self.service.check_database().await.is_ok()
    }

    /// Handles a request of the site. A turn is stored when this returns, and played later.
    pub async fn receive_request(&self, signed: SiteSignature<'_>, body: &[u8]) -> ProgramReply {
        if !self.verifier.is_genuine(signed, body, self.service.clock().now()) {
            return ProgramReply::Refused;
        }
        let Ok(request) = serde_json::from_slice::<SiteRequest>(body) else {
            tracing::warn!("a request of Abstract Play cannot be read");
            return ProgramReply::Declined(AwayReply::Unreadable.word());
        };
        let (answered, done) = match request {
            SiteRequest::Challenge(challenge) => (
                away::answer_challenge(&self.service, signed.nonce, &challenge.into()).await,
                ProgramReply::Accepted,
            ),
            SiteRequest::Move(turn) => {
                let level = self.settings.level;
                (
                    away::take_turn(&self.service, signed.nonce, &turn.into(), level).await,
                    ProgramReply::Queued,
                )
            }
        };
        match answered {
            Ok(AwayReply::Plays | AwayReply::Late) => done,
            Ok(AwayReply::Repeated) => ProgramReply::Refused,
            Ok(other) => ProgramReply::Declined(other.word()),
            Err(error) => {
                self.service.log_failure("away", &error);
                ProgramReply::Away
            }
        }
    }

    /// Posts chosen moves until `stop`, then finishes those in flight.
    pub async fn post_moves(&self, stop: CancellationToken) {
        let service = self.service.for_work();
        let client = Arc::clone(&self.client);
        let post = move |played: AwayMove| {
            let client = Arc::clone(&client);
            async move { client.post_move(&played).await }
        };
        let work = move |service, stop| away_posts::run_posts(service, post.clone(), stop);
        Keeper::new(&service, &stop).keep_running("away", service.clone(), work).await;
    }
}
