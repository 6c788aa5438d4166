//! Answers about personal settings: pings, quiet hours, time zones, vacations and the like.

use crate::answers::play::target;
use crate::answers::play::target::{SeatedGame, Which};
use crate::answers::{Answer, AnswerRefusal, Request};
use crate::entered;
use crate::game::find_zones;
use crate::game::flatten_zone_name;
use crate::game::{Notify, Quiet, Rhythm, Zone};
use crate::service;
use crate::service::{Measure, Myself, SettingChange, Snooze};
use crate::show::page::Page;
use crate::show::pages::later;
use crate::show::pages::preferences;
use crate::show::pages::settings::{self, NONE, SettingLine, SettingNews};
use crate::show::pages::settings_form::SettingWords;
use crate::show::pages::time_zone;
use crate::show::pages::zones::place_of_zone;
use crate::store::{Choices, PersonalSetting};
use crate::texts::Texts;

/// Shows a person's settings, with the buttons that change them.
pub async fn show_settings(request: &Request<'_>) -> Answer {
    Ok(settings::settings_page(request.texts, &load_myself(request).await?, None))
}

async fn load_myself(request: &Request<'_>) -> Result<Myself, AnswerRefusal> {
    Ok(service::account::preferences::load_myself(request.service, request.caller.discord).await?)
}

/// Sets a setting to the value of this word, and shows the page with it. An unknown word changes
/// nothing.
pub async fn change_setting(
    request: &Request<'_>,
    setting: PersonalSetting,
    value: &str,
) -> Answer {
    let change = SettingChange::Value(setting, value.to_owned());
    let line = SettingLine::Value(setting);
    let (myself, news) = change_and_confirm(request, change, line).await?;
    Ok(match setting {
        PersonalSetting::Saved => settings::vacation_page(request.texts, &myself, Some(&news)),
        PersonalSetting::Language => {
            let own = myself.choices.tastes.language.code();
            let chosen = own.or(request.caller.locale.as_deref());
            let texts = chosen.map_or(request.texts, |code| Texts::for_locale(Some(code)));
            settings::settings_page(texts, &myself, Some(&news))
        }
        _ => settings::settings_page(request.texts, &myself, Some(&news)),
    })
}

/// Changes a setting. Returns the settings after the change, and the notice that confirms it.
async fn change_and_confirm(
    request: &Request<'_>,
    change: SettingChange,
    line: SettingLine,
) -> Result<(Myself, SettingNews), AnswerRefusal> {
    let myself = service::account::preferences::change_preferences(
        request.service,
        &request.caller,
        &[change],
    )
    .await?;
    Ok((myself, SettingNews::Saved(line)))
}

/// Changes a person's quiet hours to hours such as `22-7`, or to none. Refuses hours that cannot be
/// read, and an end equal to the beginning. A person who had neither hours nor a time zone is asked
/// for the zone next.
pub async fn set_quiet(request: &Request<'_>, hours: &str) -> Answer {
    let read = match hours.split_once('-') {
        None if hours == NONE => Ok(None),
        None => Err(UNREAD_HOURS),
        Some((from, until)) => read_quiet(from, until).map(Some),
    };
    let quiet = match read {
        Ok(quiet) => quiet,
        Err(why) => return refuse_setting(request, request.texts.say(why)),
    };
    let first = quiet.is_some()
        && load_myself(request).await?.choices.preferences.rhythm == Rhythm::default();
    let change = SettingChange::Quiet(quiet);
    let (myself, news) = change_and_confirm(request, change, SettingLine::Quiet).await?;
    Ok(match first {
        // Hours mean little without a time zone.
        true => time_zone::zones_page(
            request.texts,
            &myself,
            request.service.clock().now(),
            None,
            Some(&news),
        ),
        false => settings::settings_page(request.texts, &myself, Some(&news)),
    })
}

/// Changes all settings of the caller that differ from these words, in one transaction. A word that
/// a setting does not have, hours that cannot be read, equal hours and an unknown time zone are
/// refused, and then nothing is changed.
pub async fn change_settings(
    request: &Request<'_>,
    words: &SettingWords,
) -> Result<(), AnswerRefusal> {
    request.check_limit(Measure::Anything)?;
    let before = load_myself(request).await?.choices;
    let changes = read_changes(request.texts, &before, words)
        .map_err(|why| AnswerRefusal::page(Page::text(why)))?;
    if !changes.is_empty() {
        let Request { service, caller, .. } = request;
        service::account::preferences::change_preferences(service, caller, &changes).await?;
    }
    Ok(())
}

/// Returns the changes that turn settings into these words. Fails with the reason if one of the
/// words means nothing.
fn read_changes(
    texts: Texts,
    before: &Choices,
    words: &SettingWords,
) -> Result<Vec<SettingChange>, String> {
    let mut changes = Vec::new();
    for (setting, word) in words.values() {
        if !setting.set(&mut before.clone(), word) {
            return Err(texts.say("page-unread"));
        }
        if setting.value(before) != word {
            changes.push(SettingChange::Value(setting, word.to_owned()));
        }
    }
    let rhythm = &before.preferences.rhythm;
    let quiet = match words.from.as_str() {
        "" => None,
        from => Some(read_quiet(from, &words.until).map_err(|why| texts.say(why))?),
    };
    if quiet != rhythm.quiet {
        changes.push(SettingChange::Quiet(quiet));
    }
    let zone = Zone::from_name(&words.zone).ok_or_else(|| unknown_zone(texts, &words.zone))?;
    if zone != rhythm.zone {
        changes.push(SettingChange::Zone(zone));
    }
    Ok(changes)
}

/// Shows the themes to choose from for boards that the person alone sees.
pub async fn show_themes(request: &Request<'_>) -> Answer {
    let texts = request.texts;
    let myself = load_myself(request).await?;
    request.drawn_in_turn(move || settings::themes_page(texts, &myself)).await
}

/// Shows when the person's moves are played without a preview, with the menu that changes this.
pub async fn show_move_settings(request: &Request<'_>) -> Answer {
    Ok(settings::moves_page(request.texts, &load_myself(request).await?))
}

/// Shows the time zones of a region to choose from, or the regions if `region` is `None`.
pub async fn show_zones(request: &Request<'_>, region: Option<&str>) -> Answer {
    let now = request.service.clock().now();
    Ok(time_zone::zones_page(request.texts, &load_myself(request).await?, now, region, None))
}

/// Changes a person's time zone to the one of this name. An unknown name changes nothing, and the
/// answer says so.
pub async fn set_zone(request: &Request<'_>, name: &str) -> Answer {
    let Some(zone) = Zone::from_name(name) else { return refuse_zone(request, name) };
    let change = SettingChange::Zone(zone);
    let (myself, news) = change_and_confirm(request, change, SettingLine::Zone).await?;
    Ok(settings::settings_page(request.texts, &myself, Some(&news)))
}

/// Finds time zones that a typed text may mean, and asks the person to confirm one, with the time
/// there. The text may be an offset, an abbreviation, a place in any of the bot's languages, or a
/// zone's name. Refuses a text that fits none.
pub async fn find_zone(request: &Request<'_>, typed: &str) -> Answer {
    let typed = &entered::clean_line(typed, time_zone::ZONE.into()).unwrap_or_default();
    let mut found = find_zones(typed);
    if found.is_empty() {
        let flat = flatten_zone_name(typed);
        let is_called = |zone: &String| {
            let mut places = Texts::all().map(|texts| place_of_zone(texts, zone));
            places.any(|place| flatten_zone_name(&place) == flat)
        };
        found.extend(Zone::all_names().find(is_called).and_then(|name| Zone::from_name(&name)));
    }
    if found.is_empty() {
        return refuse_zone(request, typed);
    }
    let now = request.service.clock().now();
    Ok(time_zone::found_zones_page(request.texts, &found, now))
}

fn refuse_zone(request: &Request<'_>, name: &str) -> Answer {
    refuse_setting(request, unknown_zone(request.texts, name))
}

/// Returns the sentence that says that there is no time zone with this name.
fn unknown_zone(texts: Texts, name: &str) -> String {
    let zone = entered::quote_line(name);
    texts.say_with("settings-no-zone", [("zone", zone.into())])
}

/// Refuses the input of a form. The answer is the reason, with the way back into the form.
fn refuse_setting(request: &Request<'_>, why: String) -> Answer {
    Ok(request.lead_back(settings::refusal_page(request.texts, why)))
}

/// Shows a person's vacation, with the buttons that begin or end it.
pub async fn show_vacation(request: &Request<'_>) -> Answer {
    Ok(settings::vacation_page(request.texts, &load_myself(request).await?, None))
}

/// Begins a vacation of `days` days, or of the days that are left if fewer, and shows it. A
/// vacation that is on gets the new end. Begins none if `days` is 0 or no days are left.
pub async fn begin_vacation(request: &Request<'_>, days: u8) -> Answer {
    let begun = match days {
        0 => None,
        days => {
            service::play::vacation::begin_vacation(request.service, &request.caller, days).await?
        }
    };
    let news =
        request.texts.say(if begun.is_some() { "vacation-begun" } else { "vacation-used-up" });
    let news = SettingNews::Said(news);
    Ok(settings::vacation_page(request.texts, &load_myself(request).await?, Some(&news)))
}

/// Ends the person's current vacation, if there is one, and shows the page of vacations.
pub async fn come_back(request: &Request<'_>) -> Answer {
    let back = service::play::vacation::come_back(request.service, &request.caller).await?;
    let news = request.texts.say(if back { "vacation-back" } else { "vacation-none" });
    let news = SettingNews::Said(news);
    Ok(settings::vacation_page(request.texts, &load_myself(request).await?, Some(&news)))
}

/// Mutes a running game or unmutes it, if the person plays in it. `None` changes what it is.
pub async fn mute_game(request: &Request<'_>, found: &SeatedGame, muted: Option<bool>) -> Answer {
    let id = found.game().id;
    let done =
        service::account::preferences::mute_game(request.service, &request.caller, id, muted);
    Ok(preferences::muted_page(&found.view(), done.await?))
}

/// Shows the ways to put off a ping of a game: to snooze it, mute the game, turn to other games, or
/// plan a vacation. `stamp` tells the message from others about the same board. Refuses people who
/// do not play, and games that are over.
pub async fn put_off(request: &Request<'_>, which: Which<'_>, stamp: &str) -> Answer {
    let found = target::find_own(request, which).await?;
    let pings = load_myself(request).await?.choices.preferences.notify != Notify::Off;
    let waiting =
        service::play::next::due_beside(request.service.db(), &request.caller, found.game().id)
            .await?;
    Ok(later::put_off(&found.view(), found.chair, stamp, pings, waiting))
}

/// Snoozes the caller's next ping in a game, and shows until when. Changes nothing if it is not
/// their turn.
pub async fn snooze_game(request: &Request<'_>, which: Which<'_>, snooze: Snooze) -> Answer {
    let found = target::find_game(request, which).await?;
    Ok(preferences::snoozed_page(
        request.texts,
        service::account::preferences::snooze_game(
            request.service,
            &request.caller,
            found.game().id,
            snooze,
        )
        .await?,
    ))
}

/// The id of the text about hours that cannot be read.
const UNREAD_HOURS: &str = "settings-quiet-wrong";

/// Reads quiet hours from their first hour and the hour at which they end. Fails with the id of the
/// reason if an hour cannot be read, or if both are the same.
fn read_quiet(from: &str, until: &str) -> Result<Quiet, &'static str> {
    match (read_hour(from), read_hour(until)) {
        (Some(from), Some(until)) if from == until => Err("settings-quiet-same"),
        (Some(from), Some(until)) => Ok(Quiet { from, until }),
        _ => Err(UNREAD_HOURS),
    }
}

/// Reads a full hour, such as `22`, `22:00` or `10 pm`, as 0 to 23; `None` for other texts.
fn read_hour(text: &str) -> Option<u8> {
    let text = text.trim().to_lowercase();
    let (digits, rest) =
        text.split_at(text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len()));
    let hour: u8 = digits.parse().ok()?;
    let rest = rest.strip_prefix([':', '.']).map_or(rest, |minutes| {
        // Other minutes stay in the rest, so that the text is refused.
        minutes.strip_prefix("00").unwrap_or(minutes)
    });
    let hour = match rest.trim() {
        "" | "h" | "uhr" => hour,
        half @ ("am" | "a.m." | "pm" | "p.m.") if (1..=12).contains(&hour) => {
            hour % 12 + if half.starts_with('p') { 12 } else { 0 }
        }
        _ => return None,
    };
    (hour < 24).then_some(hour)
}
