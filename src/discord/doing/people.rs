//! People: whom somebody blocks, and what is known about them.

use super::{Answer, Request};
use crate::game::PlayerId;
use crate::ids::UserId;
use crate::service::Measure;
use crate::show::pages::{privacy, settings};

impl Request<'_> {
    /// Whom the person blocks, a page of them, and what changes that; `said` tells what was just done.
    pub async fn blocks(&self, page: i64, said: Option<String>) -> Answer {
        let myself = self.service.myself(self.caller.discord).await?;
        let server = self.caller.place.server;
        let (page, shown) = settings::blocks_page(&myself, page);
        let people = shown.iter().filter_map(|(_, discord)| Some((server, (*discord)?))).collect();
        let names = self.people.names(self.http, people).await;
        Ok(settings::blocks(self.texts, &myself, page, &names, said))
    }

    /// Takes no challenges from somebody any more; from nobody where a bot was named.
    pub async fn block(&self, person: Option<UserId>) -> Answer {
        let said = match person {
            None => self.texts.say("block-bot"),
            Some(person) if person == self.caller.discord => self.texts.say("block-oneself"),
            Some(person) => {
                self.service.block(&self.caller, person).await?;
                self.texts.say_with("blocked", [("who", format!("<@{person}>").into())])
            }
        };
        self.blocks(0, Some(said)).await
    }

    /// Takes challenges from somebody again.
    pub async fn unblock(&self, person: PlayerId) -> Answer {
        let ended = self.service.unblock(&self.caller, person).await?;
        self.blocks(0, ended.then(|| self.texts.say("unblocked"))).await
    }

    /// All that is known about the person, as a file.
    pub async fn export_data(&self) -> Answer {
        self.check_limit(Measure::Film)?;
        match self.service.all_about(self.caller.discord).await? {
            Some(text) => Ok(privacy::exported(self.texts, text)),
            None => Err(self.refusal("privacy-nothing")),
        }
    }

    /// Forgets the person for good.
    pub async fn forget(&self) -> Answer {
        self.service.forget(&self.caller).await?;
        Ok(self.say("privacy-forgotten"))
    }
}
