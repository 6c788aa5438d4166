//! The page of a person's time zone, and the form for a zone that no menu offers.

use crate::game::{Timestamp, Zone};
use crate::service::Myself;
use crate::show::custom_id::ForSettings;
use crate::show::form::{FieldKind, Form, FormField};
use crate::show::page::Page;
use crate::show::pages::settings::{
    SettingLine, SettingNews, back_button, line_with_news, news_above, press_id,
};
use crate::show::pages::zones::{OTHER, REGIONS, place_of_zone, zones_of};
use crate::show::rows::Style::Secondary;
use crate::show::rows::{MenuChoice, button, button_row, button_rows, menu};
use crate::texts::{Texts, Value};

/// The most characters of a typed time zone.
pub const ZONE: u16 = 60;

/// Returns the page of the time zone: a menu of regions, and a menu of the zones of `region` if
/// that is a known one. Each zone has its local time at `now`.
pub fn zones_page(
    texts: Texts,
    myself: &Myself,
    now: Timestamp,
    region: Option<&str>,
    news: Option<&SettingNews>,
) -> Page {
    let other = || MenuChoice::new(texts.say("settings-zone-other"), OTHER);
    let known = region.and_then(|region| Some((region, zones_of(region)?)));
    let regions = REGIONS.iter().map(|(word, _)| {
        let label = texts.say_with("settings-region", [("region", (*word).into())]);
        MenuChoice::new(label, *word).chosen(known.is_some_and(|(region, _)| region == *word))
    });
    let regions = regions.chain([other()]).collect();
    let mut all =
        vec![menu(press_id(ForSettings::Region), texts.say("settings-region-hint"), regions)];
    if let Some((_, zones)) = known {
        let mine = myself.choices.preferences.rhythm.zone.name();
        let option = |name: &&str| {
            let zone = Zone::from_name(name).unwrap_or_default();
            MenuChoice::new(zone_and_time(texts, &zone, now), *name).chosen(*name == mine)
        };
        let options = zones.iter().map(option).chain([other()]).collect();
        all.push(menu(press_id(ForSettings::Zone), texts.say("settings-zone-hint"), options));
    }
    all.extend(button_row(texts, [back_button()]));
    let above = news_above(texts, myself, &[SettingLine::Zone], news);
    let line = line_with_news(texts, myself, SettingLine::Zone, news);
    let lines = above.into_iter().chain([line]);
    Page { content: lines.collect::<Vec<_>>().join("\n"), rows: all, ..Page::default() }
}

/// Returns a zone and the local time there, such as `Berlin, 14:05`.
pub fn zone_and_time(texts: Texts, zone: &Zone, now: Timestamp) -> String {
    let (hour, minute) = zone.clock_at(now);
    let args = [
        ("zone", Value::from(place_of_zone(texts, zone.name()))),
        ("time", format!("{hour}:{minute:02}").into()),
    ];
    texts.say_with("settings-zone-time", args)
}

/// Asks which of the `found` zones a person means. Each has a button with its local time at `now`.
pub fn found_zones_page(texts: Texts, found: &[Zone], now: Timestamp) -> Page {
    let choice = |zone: &Zone| {
        let press = ForSettings::ZoneTo(zone.name().to_owned());
        button(press_id(press), zone_and_time(texts, zone, now), Secondary)
    };
    let other = button(press_id(ForSettings::Zones), texts.say("settings-zone-other"), Secondary);
    let buttons = found.iter().map(choice).chain([other]).collect();
    Page {
        content: texts.say_with("settings-zone-found", [("count", found.len().into())]),
        rows: button_rows(buttons),
        ..Page::default()
    }
}

/// Returns the form for a time zone that no menu offers. `typed` is the earlier input, or empty.
pub fn zone_form(texts: Texts, typed: &str) -> Form {
    let words = ["settings-zone-line", "settings-zone-line-hint"];
    let kind = FieldKind::line("Europe/Berlin", ZONE).with_text(typed);
    let field = FormField::new(texts, "zone", words, true, kind);
    Form {
        id: press_id(ForSettings::ZoneTyped),
        title: texts.say("settings-zone-form"),
        fields: vec![field],
        note: None,
    }
}
