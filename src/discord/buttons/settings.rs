//! What is pressed and chosen on the pages of somebody's settings.

use murus_gallicus::theme::Theme;

use crate::discord::doing::{Answer, Request};
use crate::discord::reply::Stands;
use crate::game::{Notify, PlayerId, Reading};
use crate::ids::UserId;
use crate::service::Wishes;
use crate::show::custom_id::ForSettings;
use crate::show::form::Form;
use crate::show::pages::{settings, zones};
use crate::texts::Texts;

/// Where the answer stands: a file stands apart from the page.
pub fn stands(press: &ForSettings) -> Stands {
    if *press == ForSettings::Export { Stands::Apart } else { Stands::Here }
}

/// The form that a choice opens, where it opens one.
pub fn opens(texts: Texts, press: &ForSettings, chosen: &[String]) -> Option<Form> {
    let other = chosen.first().is_some_and(|choice| choice == zones::OTHER);
    match press {
        ForSettings::Quiet if other => Some(settings::quiet_form(texts)),
        ForSettings::Region | ForSettings::Zone if other => Some(settings::zone_form(texts)),
        _ => None,
    }
}

/// Does what is pressed, and shows the page as it is then. What nobody can have chosen changes nothing.
pub async fn pressed(request: &Request<'_>, press: ForSettings, chosen: &[String]) -> Answer {
    let choice = chosen.first().map(String::as_str).unwrap_or_default();
    match press {
        ForSettings::Show => request.settings().await,
        ForSettings::Notify => {
            let wishes = Wishes { notify: Notify::from_word(choice), ..Wishes::default() };
            request.set(&wishes, settings::Fact::Notify).await
        }
        ForSettings::Reading => {
            let wishes = Wishes { reading: Reading::from_word(choice), ..Wishes::default() };
            request.set(&wishes, settings::Fact::Reading).await
        }
        ForSettings::Themes => request.themes().await,
        ForSettings::Theme => {
            let wishes = Wishes { theme: Theme::from_word(choice), ..Wishes::default() };
            request.set(&wishes, settings::Fact::Theme).await
        }
        ForSettings::Quiet => request.set_quiet(choice).await,
        ForSettings::QuietTyped => request.set_quiet(&chosen.join("-")).await,
        ForSettings::Zones => request.zones(None).await,
        ForSettings::Region => request.zones(Some(choice)).await,
        ForSettings::Zone | ForSettings::ZoneTyped => request.set_zone(choice).await,
        ForSettings::Switch(to) => request.switch(to.what, to.on).await,
        ForSettings::Vacation => request.vacation().await,
        ForSettings::Leave => request.leave(choice.parse().unwrap_or_default()).await,
        ForSettings::ComeBack => request.come_back().await,
        ForSettings::Blocks => request.blocks(0, None).await,
        ForSettings::BlocksPage(page) => request.blocks(page, None).await,
        ForSettings::Block => request.block(UserId::read(choice, 10)).await,
        ForSettings::Unblock => request.unblock(PlayerId(choice.parse().unwrap_or_default())).await,
        ForSettings::Data => Ok(settings::data(request.texts)),
        ForSettings::Export => request.export_data().await,
    }
}
