//! What people choose for themselves: how they are pinged, when they sleep, when they are away.

use super::meant::{Found, Which};
use super::{Request, Said, Stop};
use crate::discord::page::Page;
use crate::discord::pages::habits;
use crate::game::Zone;
use crate::service::{Refused, Snooze, Wishes};

impl Request<'_> {
    /// The time zone of this name; says why where there is none.
    pub fn zone(&self, name: &str) -> Result<Zone, Stop> {
        Zone::named(name).ok_or_else(|| {
            let name = name.replace('`', "'");
            Stop::told(Page::text(self.texts.say_with("settings-no-zone", [("zone", name.into())])))
        })
    }

    /// What somebody chose, after they wished for this.
    pub async fn settings(&self, wishes: &Wishes) -> Said {
        Ok(habits::shown(self.texts, &self.known(self.service.wish(&self.caller, wishes).await)?))
    }

    /// What vacation there is, and how it is begun.
    pub async fn about_vacation(&self) -> Said {
        let myself = self.known(self.service.wish(&self.caller, &Wishes::default()).await)?;
        Ok(habits::vacation(self.texts, &myself))
    }

    /// Begins a vacation of so many days; of none it ends the one that is on.
    pub async fn vacation(&self, days: u8) -> Said {
        if days == 0 {
            let back = self.known(self.service.come_back(&self.caller).await)?;
            return Ok(self.say(if back { "vacation-back" } else { "vacation-none" }));
        }
        let vacation = self.known(self.service.leave(&self.caller, days).await)?;
        Ok(habits::left(self.texts, vacation))
    }

    /// Pings about a game no more, or again.
    pub async fn mute(&self, found: &Found) -> Said {
        Ok(habits::muted(self.texts, self.service.mute(&self.caller, found.game().id).await?))
    }

    /// How a ping can be put off, or all of them; `stamp` goes on into its buttons.
    pub async fn put_off(&self, which: Which<'_>, stamp: &str) -> Said {
        let found = self.find_own(which).await?;
        Ok(found.view().put_off(found.chair, stamp))
    }

    /// Puts off a ping.
    pub async fn snooze(&self, which: Which<'_>, snooze: Snooze) -> Said {
        let found = self.find(which).await?;
        Ok(habits::snoozed(self.texts, self.service.snooze(&self.caller, found.game().id, snooze).await?))
    }

    /// Changes of one's own habits are refused by nothing but our own failures.
    pub(super) fn known<T>(&self, done: Result<T, Refused>) -> Result<T, Stop> {
        match done {
            Ok(done) => Ok(done),
            Err(Refused::Failed(error)) => Err(error.into()),
            Err(Refused::Unknown | Refused::Game(..)) => Err(self.stop("trouble")),
        }
    }
}
