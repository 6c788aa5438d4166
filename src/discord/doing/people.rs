//! People: whom somebody blocks, and what is known about them.

use super::{Request, Said};
use crate::discord::page::Page;
use crate::discord::pages::privacy;
use crate::ids::UserId;

impl Request<'_> {
    /// Takes no challenges from somebody any more.
    pub async fn block(&self, person: UserId) -> Said {
        if person == self.caller.discord {
            return Err(self.stop("block-oneself"));
        }
        if self.origin.us == Some(person) {
            return Err(self.stop("block-murus"));
        }
        self.service.block(&self.caller, person).await?;
        Ok(self.say_of("blocked", person))
    }

    /// Takes challenges from somebody again.
    pub async fn unblock(&self, person: UserId) -> Said {
        let ended = self.service.unblock(&self.caller, person).await?;
        Ok(self.say_of(if ended { "unblocked" } else { "unblocked-none" }, person))
    }

    fn say_of(&self, id: &str, person: UserId) -> Page {
        Page::text(self.texts.say_with(id, [("who", format!("<@{person}>").into())]))
    }

    /// All that is known about the person, as a file.
    pub async fn export_data(&self) -> Said {
        match self.service.all_about(self.caller.discord).await? {
            Some(text) => Ok(privacy::exported(self.texts, text)),
            None => Err(self.stop("privacy-nothing")),
        }
    }

    /// Forgets the person for good.
    pub async fn forget(&self) -> Said {
        self.known(self.service.forget(&self.caller).await)?;
        Ok(self.say("privacy-forgotten"))
    }
}
