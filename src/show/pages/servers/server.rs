//! The pages of a server's settings, and of its audit log.

use crate::show::mention;
use crate::show::pages::summary;
use crate::show::rows::Style::Secondary;
use crate::texts::variant;
use murus_gallicus::rules::{PRESETS, Variant};

use crate::entered;
use crate::game::{HASTY_PLIES, SiegePlan, TIMES, TimeControl};
use crate::ids::{ChannelId, UserId};
use crate::service::Audited;
use crate::show::custom_id::{ForServer, Mark};
use crate::show::names::Names;
use crate::show::page::Page;
use crate::show::pages::lists::write_list;
use crate::show::pages::themes;
use crate::show::pages::view::View;
use crate::show::rows::{MENU, MenuChoice, MenuOptions, Row, button_row, menu, menu_of_any};
use crate::store::{Hasty, ServerSettings, WarDesk};
use crate::texts::{LANGUAGES, Texts, Value};

/// The word of the choice that each message is in the server's own language.
const AUTO: &str = "auto";

/// The settings of a server, as its page shows them.
#[derive(Clone, Copy, Debug)]
pub struct ServerChoices<'a> {
    /// The settings.
    pub settings: &'a ServerSettings,
    /// The war desks of the server.
    pub desks: &'a [WarDesk],
    /// True if there is one where the page is shown.
    pub here: bool,
}

/// Something that is chosen for a server.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ServerFact {
    /// Where games may be started.
    Channels,
    /// The moderator.
    Role,
    /// The usual variant.
    Variant,
    /// The usual clock.
    Time,
    /// The language of messages for everybody.
    Language,
    /// How the boards that everybody sees are dressed.
    Theme,
    /// The picture of results.
    Film,
    /// How much channels are told.
    Quiet,
    /// Which channels have a war desk.
    Desks,
    /// Whether games have web pages.
    Pages,
}

/// The facts on the page, in order. Its menus show the rest.
const FACTS: &[ServerFact] = &[
    ServerFact::Language,
    ServerFact::Theme,
    ServerFact::Quiet,
    ServerFact::Film,
    ServerFact::Desks,
];

/// Returns the line of one setting.
fn setting_line(texts: Texts, chosen: &ServerChoices<'_>, what: ServerFact) -> String {
    let settings = chosen.settings;
    let fact_line = |id: &str, what: String| {
        let some = if what.is_empty() { "no" } else { "yes" };
        texts.say_with(id, [("some", some.into()), ("what", what.into())])
    };
    let yes = |yes: bool| if yes { "yes" } else { "no" };
    let named = |channels: Vec<ChannelId>| {
        channels.iter().copied().map(mention::mention_channel).collect::<Vec<_>>().join(", ")
    };
    match what {
        ServerFact::Channels => fact_line("server-channels", named(settings.channels.clone())),
        ServerFact::Role => {
            fact_line("server-role", settings.role.map_or_else(String::new, mention::mention_role))
        }
        ServerFact::Variant => texts.say_with(
            "server-variant",
            [("what", variant::variant_name(texts, variant_of(settings)).into())],
        ),
        ServerFact::Time => {
            let name = time_of(settings).name().unwrap_or_default();
            texts.say_with("server-time", [("what", texts.say(&format!("choice-{name}")).into())])
        }
        ServerFact::Language => {
            let language = settings.language.as_deref();
            fact_line("server-language", language.map_or_else(String::new, language_name))
        }
        ServerFact::Theme => texts.say_with(
            "server-theme",
            [("theme", themes::theme_name(texts, settings.theme).into())],
        ),
        ServerFact::Film => texts.say_with("server-film", [("film", yes(settings.film).into())]),
        ServerFact::Quiet => {
            texts.say_with("server-quiet", [("quiet", yes(settings.quiet).into())])
        }
        ServerFact::Pages => {
            texts.say_with("server-pages", [("pages", yes(!settings.pageless).into())])
        }
        ServerFact::Desks => {
            fact_line("server-desks", named(chosen.desks.iter().map(|desk| desk.channel).collect()))
        }
    }
}

fn variant_of(settings: &ServerSettings) -> Variant {
    settings.variant.unwrap_or(Variant::STANDARD)
}

fn time_of(settings: &ServerSettings) -> TimeControl {
    settings.time.unwrap_or(TimeControl::USUAL)
}

fn press_id(press: ForServer) -> String {
    Mark::NOTHING.id(&press)
}

/// Everything that is chosen for a server, and what changes it; `changed` is the setting that was
/// just saved.
pub fn settings_page(
    texts: Texts,
    chosen: &ServerChoices<'_>,
    changed: Option<ServerFact>,
) -> Page {
    let settings = chosen.settings;
    let saved = changed.map(|what| {
        texts.say_with("settings-done", [("fact", setting_line(texts, chosen, what).into())])
    });
    // On one card a day there is no film.
    let shown = FACTS.iter().filter(|what| !settings.quiet || **what != ServerFact::Film);
    let facts = shown.map(|&what| setting_line(texts, chosen, what));
    let content = saved
        .into_iter()
        .chain([texts.say("server-title")])
        .chain(facts)
        .collect::<Vec<_>>()
        .join("\n");
    let desk = if chosen.here { "button-desk-off" } else { "button-desk-on" };
    let film = if settings.film { "button-film-off" } else { "button-film-on" };
    let quiet = if settings.quiet { "button-quiet-off" } else { "button-quiet-on" };
    let buttons = [
        (true, press_id(ForServer::Desk(!chosen.here)), desk, Secondary),
        (true, press_id(ForServer::Languages), "button-language", Secondary),
        (true, press_id(ForServer::Themes), "button-themes", Secondary),
        (true, press_id(ForServer::Quiet(!settings.quiet)), quiet, Secondary),
        (!settings.quiet, press_id(ForServer::Film(!settings.film)), film, Secondary),
    ];
    let menus =
        [channel_menu(texts, settings), role_menu(texts, settings), variant_menu(texts, settings)];
    let rows = menus
        .into_iter()
        .chain([time_menu(texts, settings)])
        .chain(button_row(texts, buttons))
        .collect();
    Page { content, rows, ..Page::default() }
}

fn channel_menu(texts: Texts, settings: &ServerSettings) -> Row {
    let chosen = settings.channels.iter().copied().take(MENU).collect();
    menu_of_any(
        press_id(ForServer::Channels),
        texts.say("server-channels-hint"),
        MenuOptions::Channels(chosen),
        MENU,
    )
}

fn role_menu(texts: Texts, settings: &ServerSettings) -> Row {
    let chosen = settings.role.into_iter().collect();
    menu_of_any(
        press_id(ForServer::Role),
        texts.say("server-role-hint"),
        MenuOptions::Roles(chosen),
        1,
    )
}

fn variant_menu(texts: Texts, settings: &ServerSettings) -> Row {
    let chosen = variant_of(settings).to_string();
    let option = |(word, text): &(&str, &str)| {
        MenuChoice::new(texts.say(&format!("preset-{word}")), *text).chosen(*text == chosen)
    };
    menu(
        press_id(ForServer::Variant),
        texts.say("server-variant-hint"),
        PRESETS.iter().map(option).collect(),
    )
}

fn time_menu(texts: Texts, settings: &ServerSettings) -> Row {
    let chosen = time_of(settings);
    let option = |(name, time): &(&str, TimeControl)| {
        MenuChoice::new(texts.say(&format!("choice-{name}")), *name).chosen(*time == chosen)
    };
    menu(
        press_id(ForServer::Time),
        texts.say("server-time-hint"),
        TIMES.iter().map(option).collect(),
    )
}

/// A language by its own name, as in any menu of languages.
fn language_name(code: &str) -> String {
    Texts::for_locale(Some(code)).say("language-name")
}

/// The languages there are, to choose the one for everybody.
pub fn languages_page(texts: Texts, settings: &ServerSettings) -> Page {
    let option = |label: String, code: &str| {
        let chosen = settings.language.as_deref().unwrap_or(AUTO) == code;
        MenuChoice::new(label, code).chosen(chosen)
    };
    let languages = LANGUAGES.iter().map(|(code, _)| option(language_name(code), code));
    let options =
        [option(texts.say("server-language-auto"), AUTO)].into_iter().chain(languages).collect();
    let mut rows =
        vec![menu(press_id(ForServer::Language), texts.say("server-language-hint"), options)];
    rows.extend(button_row(texts, [(true, press_id(ForServer::Show), "button-back", Secondary)]));
    Page { content: texts.say("server-language-hint"), rows, ..Page::default() }
}

/// When the daily siege of a server begins, and what changes that.
pub fn siege_page(texts: Texts, plan: Option<&SiegePlan>) -> Page {
    let hour = |hour: u8| {
        MenuChoice::new(format!("{hour:02}:00"), hour.to_string())
            .chosen(plan.is_some_and(|plan| plan.hour == hour))
    };
    let stands = match plan {
        Some(plan) => {
            let args = [
                ("channel", Value::from(mention::mention_channel(plan.channel))),
                ("hour", format!("{:02}:00", plan.hour).into()),
                ("zone", plan.zone.name().into()),
            ];
            texts.say_with("server-siege", args)
        }
        None => texts.say("server-siege-none"),
    };
    let menu = menu(
        press_id(ForServer::SiegeHour),
        texts.say("server-siege-hint"),
        (0..24).map(hour).collect(),
    );
    let off = button_row(
        texts,
        [
            (plan.is_some(), press_id(ForServer::SiegeOff), "button-siege-off", Secondary),
            (true, press_id(ForServer::Show), "button-back", Secondary),
        ],
    );
    let content = format!("{}\n{stands}", texts.say("server-siege-title"));
    Page { content, rows: [menu].into_iter().chain(off).collect(), ..Page::default() }
}

/// How the boards that everybody sees can be dressed, each shown; and whether games have pages.
pub fn themes_page(texts: Texts, settings: &ServerSettings) -> Page {
    let mut rows = vec![themes::theme_menu(texts, press_id(ForServer::Theme), settings.theme)];
    let pages = if settings.pageless { "button-pages-on" } else { "button-pages-off" };
    rows.extend(button_row(
        texts,
        [
            (true, press_id(ForServer::Pages(settings.pageless)), pages, Secondary),
            (true, press_id(ForServer::Show), "button-back", Secondary),
        ],
    ));
    Page {
        content: texts.say("server-themes"),
        attachment: Some(themes::draw_themes(texts)),
        rows,
        ..Page::default()
    }
}

/// The audit log of a server: moderator, game and reason. Above it the people whose rated games are
/// often given up early.
pub fn audit_page(texts: Texts, audits: Vec<Audited>, hasty: &[(UserId, Hasty)]) -> Page {
    let names = Names::default();
    let line = |Audited { audit, who, row, name }: Audited| {
        let who = who.map_or_else(|| texts.say("name-gone"), mention::mention_person);
        let game =
            row.map(|row| summary::game_heading(&View::without_pictures(texts, &row, &names)));
        let reason = audit.reason.unwrap_or_default();
        let args = [
            ("when", Value::from(mention::time_from_now(audit.at))),
            ("who", who.into()),
            ("act", audit.act.into()),
            ("name", name.into()),
            ("read", if game.is_some() { "yes" } else { "no" }.into()),
            ("game", game.unwrap_or_default().into()),
            ("some-reason", if reason.is_empty() { "no" } else { "yes" }.into()),
            ("reason", entered::escape_line(&reason).into()),
        ];
        texts.say_with("audit-line", args)
    };
    let lines: Vec<String> = audits.into_iter().map(line).collect();
    let title = texts.say(if lines.is_empty() { "audit-none" } else { "audit-title" });
    let haste = hasty.iter().map(|(who, one)| {
        let args = [
            ("who", Value::from(mention::mention_person(*who))),
            ("fared", one.fared.word().into()),
            ("games", one.games.into()),
            ("moves", (HASTY_PLIES / 2).into()),
        ];
        texts.say_with("audit-haste", args)
    });
    let title = haste.chain([title]).collect::<Vec<_>>().join("\n");
    Page::text(write_list(texts, title, lines, 0))
}
