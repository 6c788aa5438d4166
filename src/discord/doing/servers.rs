//! What those who look after a server do.

use super::meant::Which;
use super::{Request, Said, Stop};
use crate::discord::page::Page;
use crate::discord::pages::server;
use crate::game::TimeControl;
use crate::ids::{ChannelId, RoleId};
use crate::rules::Variant;
use crate::service::{Managed, Moderated, Moderation, Refused};

/// Lines of the audit log that are shown.
const AUDITS: i64 = 10;

/// The most channels to which play can be kept.
const CHANNELS: usize = 20;

/// What to change about a server; nothing stays as it is.
#[derive(Clone, Debug, Default)]
pub struct Changes {
    /// A channel more in which people may play.
    pub allow: Option<ChannelId>,
    /// A channel less.
    pub disallow: Option<ChannelId>,
    /// The variant that is played unless somebody chooses another.
    pub variant: Option<Variant>,
    /// The same for the time control.
    pub time: Option<TimeControl>,
    /// Who may start games: a role's holders, or everybody.
    pub role: Option<Option<RoleId>>,
    /// The language of messages for everybody.
    pub language: Option<String>,
    /// Whether this channel has a war desk.
    pub desk: Option<bool>,
}

impl Request<'_> {
    /// The server where it is asked, for those who manage it; says why not to others.
    fn managed(&self) -> Result<Managed, Stop> {
        self.caller.managed().ok_or_else(|| self.stop("server-not-yours"))
    }

    /// The server where it is asked, for those who look after its games; says why not to others.
    fn moderated(&self) -> Result<Moderated, Stop> {
        self.caller.moderated().ok_or_else(|| self.stop("moderate-not-yours"))
    }

    /// Changes what is chosen for a server, and shows it.
    pub async fn change_server(&self, changes: Changes) -> Said {
        let server = self.managed()?;
        let before = self.server_settings().await?;
        let mut settings = before.clone();
        if let Some(channel) = changes.allow.filter(|channel| !settings.channels.contains(channel)) {
            if settings.channels.len() >= CHANNELS {
                return Err(self.stop("server-too-many-channels"));
            }
            settings.channels.push(channel);
        }
        settings.channels.retain(|known| Some(*known) != changes.disallow);
        settings.variant = changes.variant.or(settings.variant);
        settings.time = changes.time.or(settings.time);
        settings.role = changes.role.unwrap_or(settings.role);
        settings.language = changes.language.or(settings.language);
        if settings != before {
            self.service.set_server_settings(server, &settings).await?;
        }
        let channel = self.caller.place.channel;
        match changes.desk {
            Some(true) => self.service.open_desk(server, channel).await?,
            Some(false) => {
                let closed = self.service.close_desk(server, channel).await?;
                if let Some((desk, message)) = closed.and_then(|desk| Some((desk, desk.message?))) {
                    // A message that is gone already needs no help.
                    let _ = self.http.delete_message(desk.channel.0.into(), message.0.into(), None).await;
                }
            }
            None => {}
        }
        let desks = self.service.desks(server).await?;
        Ok(server::shown(self.texts, &settings, &desks))
    }

    /// What moderators did.
    pub async fn audits(&self) -> Said {
        Ok(server::audits(self.texts, self.service.audits(self.moderated()?, AUDITS).await?))
    }

    /// Ends or annuls a game of the server.
    pub async fn moderate(&self, name: Option<&str>, what: Moderation, reason: Option<&str>) -> Said {
        let server = self.moderated()?;
        let found = self.find(Which::Any(name)).await?;
        match self.service.moderate(&self.caller, server, found.game().id, what, reason).await {
            Ok(row) => {
                let args = [("act", what.word().into()), ("name", row.game.name.as_str().into())];
                Ok(Page::text(self.texts.say_with("moderated", args)))
            }
            Err(Refused::Unknown) => Err(self.stop("moderate-elsewhere")),
            Err(Refused::Game(row, _)) if what == Moderation::Annul => {
                let running = row.game.outcome().is_none();
                Err(self.stop(if running { "moderate-running" } else { "moderate-annulled" }))
            }
            Err(Refused::Game(row, refused)) => Err(self.refused(&row, &refused)),
            Err(Refused::Failed(error)) => Err(error.into()),
        }
    }
}
