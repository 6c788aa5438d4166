//! What people choose for themselves: how they are pinged, when they sleep, when they are away.

use super::target::{Found, Which};
use super::{Answer, Refusal, Request};
use crate::game::{Quiet, Rhythm, Zone};
use crate::said;
use crate::service::{Myself, Snooze, Switch, Wishes};
use crate::show::pages::later;
use crate::show::pages::preferences;
use crate::show::pages::settings::{self, Fact, NONE};
use crate::show::pages::zones::place;

/// The longest name of a zone that is looked for, in characters.
const ZONE: usize = 60;

impl Request<'_> {
    /// Everything that somebody chose, and what changes it.
    pub async fn settings(&self) -> Answer {
        Ok(settings::page(self.texts, &self.myself().await?, None))
    }

    async fn myself(&self) -> Result<Myself, Refusal> {
        Ok(self.service.myself(self.caller.discord).await?)
    }

    /// Changes what somebody chose, and shows what stands.
    pub async fn set(&self, wishes: &Wishes, what: Fact) -> Answer {
        let myself = self.service.wish(&self.caller, wishes).await?;
        Ok(settings::page(self.texts, &myself, Some(settings::saved(self.texts, &myself, what))))
    }

    /// Changes somebody's quiet hours to none, or to those that begin and end at these hours, such as `22-7`; who chose neither hours nor a zone
    /// before is asked for the zone next.
    pub async fn set_quiet(&self, hours: &str) -> Answer {
        let quiet = match hours.split_once('-').map(|(from, until)| (hour(from), hour(until))) {
            Some((Some(from), Some(until))) => (from != until).then_some(Quiet { from, until }),
            None if hours == NONE => None,
            _ => return self.unsaved(self.texts.say("settings-quiet-wrong")).await,
        };
        let first = quiet.is_some() && self.myself().await?.preferences.rhythm == Rhythm::default();
        let wishes = Wishes { quiet: Some(quiet), ..Wishes::default() };
        if !first {
            return self.set(&wishes, Fact::Quiet).await;
        }
        // Hours mean little before it is known where.
        let myself = self.service.wish(&self.caller, &wishes).await?;
        let said = settings::saved(self.texts, &myself, Fact::Quiet);
        Ok(settings::zones(self.texts, &myself, None, Some(said)))
    }

    /// How pictures for the person alone can be dressed.
    pub async fn themes(&self) -> Answer {
        let (texts, myself) = (self.texts, self.myself().await?);
        self.drawn_in_turn(move || settings::themes(texts, &myself)).await
    }

    /// The zones of a region to choose from, once one is chosen.
    pub async fn zones(&self, region: Option<&str>) -> Answer {
        Ok(settings::zones(self.texts, &self.myself().await?, region, None))
    }

    /// Changes where somebody lives: to the zone of this name, or to one whose place has it, in whichever language.
    pub async fn set_zone(&self, name: &str) -> Answer {
        let name = &said::line(name, ZONE).unwrap_or_default();
        let flat = |text: &str| text.trim().to_lowercase().replace(['_', ' '], "");
        let typed = flat(name);
        let in_it = |known: &String| {
            known.rsplit('/').next().is_some_and(|place| flat(place) == typed)
                || flat(&place(self.texts, known)) == typed
        };
        let zone = Zone::named(name).or_else(|| Zone::named(&Zone::names().find(in_it)?));
        match zone {
            Some(zone) => self.set(&Wishes { zone: Some(zone), ..Wishes::default() }, Fact::Zone).await,
            None => {
                let zone = said::quoted(name);
                self.unsaved(self.texts.say_with("settings-no-zone", [("zone", zone.into())])).await
            }
        }
    }

    async fn unsaved(&self, why: String) -> Answer {
        Ok(settings::page(self.texts, &self.myself().await?, Some(why)))
    }

    /// Switches something on or off, and shows the page on which it stands.
    pub async fn switch(&self, what: Switch, on: bool) -> Answer {
        match what {
            Switch::Confirms => return self.set(&what.wish(on), Fact::Switch(what)).await,
            Switch::Text => return self.set(&what.wish(on), Fact::Reading).await,
            Switch::Saved => {}
        }
        let myself = self.service.wish(&self.caller, &what.wish(on)).await?;
        let said = settings::saved(self.texts, &myself, Fact::Switch(what));
        Ok(settings::vacation(self.texts, &myself, Some(said)))
    }

    /// What vacation there is, and what begins and ends one.
    pub async fn vacation(&self) -> Answer {
        Ok(settings::vacation(self.texts, &self.myself().await?, None))
    }

    /// Begins a vacation of so many days.
    pub async fn leave(&self, days: u8) -> Answer {
        let begun = match days {
            0 => None,
            days => self.service.leave(&self.caller, days).await?,
        };
        let said = self.texts.say(if begun.is_some() { "vacation-begun" } else { "vacation-used-up" });
        Ok(settings::vacation(self.texts, &self.myself().await?, Some(said)))
    }

    /// Ends the vacation that is on.
    pub async fn come_back(&self) -> Answer {
        let back = self.service.come_back(&self.caller).await?;
        let said = self.texts.say(if back { "vacation-back" } else { "vacation-none" });
        Ok(settings::vacation(self.texts, &self.myself().await?, Some(said)))
    }

    /// Pings about a game no more, or again.
    pub async fn mute(&self, found: &Found) -> Answer {
        Ok(preferences::muted(&found.view(), self.service.mute(&self.caller, found.game().id).await?))
    }

    /// How a ping can be put off, or all of them; `stamp` goes on into its buttons.
    pub async fn put_off(&self, which: Which<'_>, stamp: &str) -> Answer {
        let found = self.find_own(which).await?;
        Ok(later::put_off(&found.view(), found.chair, stamp))
    }

    /// Puts off a ping.
    pub async fn snooze(&self, which: Which<'_>, snooze: Snooze) -> Answer {
        let found = self.find(which).await?;
        Ok(preferences::snoozed(self.texts, self.service.snooze(&self.caller, found.game().id, snooze).await?))
    }
}

/// The hour that somebody typed, such as `22` or `22:00`.
fn hour(text: &str) -> Option<u8> {
    let text = text.trim().to_lowercase();
    let (digits, rest) = text.split_at(text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len()));
    let hour: u8 = digits.parse().ok()?;
    let minutes = |c: char| c.is_ascii_digit() || matches!(c, ':' | '.');
    let hour = match rest.trim_start_matches(minutes).trim() {
        "" | "h" | "uhr" => hour,
        half @ ("am" | "a.m." | "pm" | "p.m.") if (1..=12).contains(&hour) => {
            hour % 12 + if half.starts_with('p') { 12 } else { 0 }
        }
        _ => return None,
    };
    (hour < 24).then_some(hour)
}
