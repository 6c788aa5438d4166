//! Answers presses and choices on the pages of a person's settings.

use crate::answers::people;
use crate::answers::{Answer, Request};
use crate::entered::clean_line;
use crate::game::PlayerId;
use crate::ids::UserId;
use crate::show::custom_id::{ForSettings, Mark};
use crate::show::form::Form;
use crate::show::pages::{settings, time_zone, zones};
use crate::show::reopening::Reopening;
use crate::texts::Texts;

/// Returns the form that a choice opens; `None` if it opens none.
pub fn form_of_settings_press(
    texts: Texts,
    press: &ForSettings,
    chosen: &[String],
) -> Option<Form> {
    let other = chosen.first().is_some_and(|choice| choice == zones::OTHER);
    match press {
        ForSettings::Quiet if other => Some(settings::quiet_form(texts, "")),
        ForSettings::QuietAgain(hours) => Some(settings::quiet_form(texts, hours)),
        ForSettings::Region | ForSettings::Zone if other => Some(time_zone::zone_form(texts, "")),
        ForSettings::ZoneAgain(typed) => Some(time_zone::zone_form(texts, typed)),
        _ => None,
    }
}

/// Returns the button back into a form that was filled in with these texts, for the case that it is
/// refused; `None` if the press has no form.
pub fn reopening_of(press: &ForSettings, entered: &[String]) -> Option<Reopening> {
    let clean = |text: &String, most: u16| clean_line(text, most.into()).unwrap_or_default();
    let again = match (press, entered) {
        (ForSettings::QuietTyped, [from, until]) => {
            let [from, until] = [from, until].map(|text| clean(text, settings::HOUR));
            ForSettings::QuietAgain(format!("{from}{}{until}", settings::BAR))
        }
        (ForSettings::ZoneTyped, [typed]) => ForSettings::ZoneAgain(clean(typed, time_zone::ZONE)),
        _ => return None,
    };
    Some(Reopening::by_id(Mark::NOTHING.id(&again)))
}

/// Carries out a press about personal settings, and shows the page with the new state. An
/// impossible choice changes nothing.
pub async fn answer_settings_press(
    request: &Request<'_>,
    press: ForSettings,
    chosen: &[String],
) -> Answer {
    let choice = chosen.first().map(String::as_str).unwrap_or_default();
    match press {
        ForSettings::Show | ForSettings::QuietAgain(_) | ForSettings::ZoneAgain(_) => {
            people::settings::show_settings(request).await
        }
        ForSettings::Set(setting) => {
            people::settings::change_setting(request, setting, choice).await
        }
        ForSettings::SetTo(to) => {
            people::settings::change_setting(request, to.setting, to.value).await
        }
        ForSettings::Themes => people::settings::show_themes(request).await,
        ForSettings::Moves => people::settings::show_move_settings(request).await,
        ForSettings::Quiet => people::settings::set_quiet(request, choice).await,
        ForSettings::QuietTyped => people::settings::set_quiet(request, &chosen.join("-")).await,
        ForSettings::Zones => people::settings::show_zones(request, None).await,
        ForSettings::Region => people::settings::show_zones(request, Some(choice)).await,
        ForSettings::Zone => people::settings::set_zone(request, choice).await,
        ForSettings::ZoneTo(zone) => people::settings::set_zone(request, &zone).await,
        ForSettings::ZoneTyped => people::settings::find_zone(request, choice).await,
        ForSettings::Vacation => people::settings::show_vacation(request).await,
        ForSettings::Leave => {
            people::settings::begin_vacation(request, choice.parse().unwrap_or_default()).await
        }
        ForSettings::ComeBack => people::settings::come_back(request).await,
        ForSettings::Blocks => people::account::show_blocks(request, 0, None).await,
        ForSettings::BlocksPage(page) => people::account::show_blocks(request, page, None).await,
        ForSettings::Block => {
            people::account::block_person(request, UserId::read(choice, 10)).await
        }
        ForSettings::Unblock => {
            people::account::unblock_person(request, PlayerId(choice.parse().unwrap_or_default()))
                .await
        }
        ForSettings::Data => people::account::show_data(request, None).await,
        ForSettings::SignOut => people::account::sign_out(request).await,
        ForSettings::Export => people::account::export_data(request).await,
    }
}
