//! What those who look after a server do.

use std::time::Duration;

use tokio::time::timeout;

use super::target::Which;
use super::{Answer, Refusal, Request};
use crate::service::{Managed, Moderated, Moderation, Refused};
use crate::show::page::Page;
use crate::show::pages::server::{self, Chosen, Fact};
use crate::show::pages::summary;
use crate::store::ServerSettings;

/// How long Discord may take to delete a message before somebody who waits is answered.
const PATIENCE: Duration = Duration::from_secs(1);

/// Lines of the audit log that are shown.
const AUDITS: i64 = 10;

impl Request<'_> {
    /// The server where it is asked, for those who manage it; says why not to others.
    fn managed(&self) -> Result<Managed, Refusal> {
        self.caller.managed().ok_or_else(|| self.refusal("server-not-yours"))
    }

    /// The server where it is asked, for those who look after its games; says why not to others.
    fn moderated(&self) -> Result<Moderated, Refusal> {
        self.caller.moderated().ok_or_else(|| self.refusal("moderate-not-yours"))
    }

    /// What is chosen for the server, and what changes it.
    pub async fn server_page(&self) -> Answer {
        self.shown(self.managed()?, &self.server_settings().await?, None).await
    }

    async fn shown(&self, server: Managed, settings: &ServerSettings, changed: Option<Fact>) -> Answer {
        let desks = self.service.desks(server).await?;
        let here = desks.iter().any(|desk| desk.channel == self.caller.place.channel);
        Ok(server::page(self.texts, &Chosen { settings, desks: &desks, here }, changed))
    }

    /// Changes what is chosen for the server, and shows it.
    pub async fn change_server(&self, what: Fact, change: impl Fn(&mut ServerSettings)) -> Answer {
        let server = self.managed()?;
        let settings = self.service.change_server(server, change).await?;
        self.shown(server, &settings, Some(what)).await
    }

    /// The languages to choose from.
    pub async fn server_languages(&self) -> Answer {
        self.managed()?;
        Ok(server::languages(self.texts, &self.server_settings().await?))
    }

    /// How boards that everybody sees can be dressed.
    pub async fn server_themes(&self) -> Answer {
        self.managed()?;
        let (texts, settings) = (self.texts, self.server_settings().await?);
        self.drawn_in_turn(move || server::themes(texts, &settings)).await
    }

    /// Gives this channel a war desk, or takes it away.
    pub async fn change_desk(&self, on: bool) -> Answer {
        let (server, channel) = (self.managed()?, self.caller.place.channel);
        if on {
            self.service.open_desk(server, channel).await?;
        } else {
            let closed = self.service.close_desk(server, channel).await?;
            if let Some((desk, message)) = closed.and_then(|desk| Some((desk, desk.message?))) {
                // A message that is gone already needs no help, and one that stays is no war desk any more.
                let gone = self.http.delete_message(desk.channel.0.into(), message.0.into(), None);
                let _ = timeout(PATIENCE, gone).await;
            }
        }
        self.shown(server, &self.server_settings().await?, Some(Fact::Desks)).await
    }

    /// What moderators did.
    pub async fn audits(&self) -> Answer {
        Ok(server::audits(self.texts, self.service.audits(self.moderated()?, AUDITS).await?))
    }

    /// Ends or annuls a game of the server.
    pub async fn moderate(&self, name: Option<&str>, what: Moderation, reason: Option<&str>) -> Answer {
        let server = self.moderated()?;
        let found = self.find(Which::Any(name)).await?;
        match self.service.moderate(&self.caller, server, found.game().id, what, reason).await {
            Ok(_) => {
                let args = [("act", what.word().into()), ("game", summary::heading(&found.view()).into())];
                Ok(Page::text(self.texts.say_with("moderated", args)))
            }
            Err(Refused::Unknown) => Err(self.refusal("moderate-elsewhere")),
            Err(Refused::Game(row, _)) if what == Moderation::Annul => {
                let running = row.game.outcome().is_none();
                Err(self.refusal(if running { "moderate-running" } else { "moderate-annulled" }))
            }
            Err(Refused::Game(row, refused)) => Err(self.game_refusal(&row, &refused)),
            Err(Refused::Failed(error)) => Err(error.into()),
        }
    }
}
