//! The pages of a server's settings, of its daily siege, and of its audit log.

use std::cmp::Reverse;

use crate::show::mention;
use crate::show::pages::summary;
use crate::show::rows::Style::Secondary;
use crate::texts::variant;
use murus_gallicus::{PRESETS, Variant};

use crate::entered;
use crate::game::{HASTY_PLIES, SiegeId, SiegePlan, TIMES, TimeControl, Timestamp, Zone};
use crate::ids::{ChannelId, UserId};
use crate::service::Audited;
use crate::service::servers::moderation::NamedAct;
use crate::show::block::Block;
use crate::show::custom_id::{ForPuzzle, ForServer, Mark, ServerSwitch};
use crate::show::names::Names;
use crate::show::page::Page;
use crate::show::pages::contest_name;
use crate::show::pages::lists::write_list;
use crate::show::pages::stewards;
use crate::show::pages::themes;
use crate::show::pages::view::View;
use crate::show::rows::{
    Button, MENU, MenuChoice, MenuOptions, Row, button, button_row, button_rows, menu, menu_of_any,
};
use crate::store::server_settings::AUTO;
use crate::store::{Hasty, ServerSetting, ServerSettings, StoppedContest, WarDesk};
use crate::texts::{Texts, Value, language_name};

/// The settings of a server with other facts that their page shows.
#[derive(Clone, Copy, Debug)]
pub struct ServerChoices<'a> {
    /// The stored settings of the server.
    pub settings: &'a ServerSettings,
    /// The war desks of the server.
    pub desks: &'a [WarDesk],
    /// True if the channel in which the page is shown has a war desk.
    pub here: bool,
    /// The time at which the next daily siege begins; `None` if the server has no daily siege.
    pub next_siege: Option<Timestamp>,
    /// True if no one has tried the daily siege for a week, so the manager is asked whether to keep
    /// it.
    pub idle_siege: bool,
}

/// A line on the page of a server's settings.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ServerLine {
    /// The value of this setting.
    Value(ServerSetting),
    /// The channels that have a war desk.
    Desks,
    /// The channel of the daily siege, and the time of the next one.
    Siege,
}

/// The settings on the page about games, in their order.
pub const GAMES: [ServerSetting; 8] = [
    ServerSetting::Threads,
    ServerSetting::Cards,
    ServerSetting::Acta,
    ServerSetting::Film,
    ServerSetting::Rated,
    ServerSetting::Bots,
    ServerSetting::Showing,
    ServerSetting::Votes,
];

/// The lines of the first page of settings, in the order of its menus and buttons.
const LINES: [ServerLine; 9] = [
    ServerLine::Value(ServerSetting::Quiet),
    ServerLine::Siege,
    ServerLine::Desks,
    ServerLine::Value(ServerSetting::Channels),
    ServerLine::Value(ServerSetting::Role),
    ServerLine::Value(ServerSetting::Variant),
    ServerLine::Value(ServerSetting::Time),
    ServerLine::Value(ServerSetting::Language),
    ServerLine::Value(ServerSetting::Theme),
];

/// Returns a line about the server's settings as text.
fn write_line(texts: Texts, chosen: &ServerChoices<'_>, line: ServerLine) -> String {
    let settings = chosen.settings;
    let named = |channels: &mut dyn Iterator<Item = ChannelId>| {
        channels.map(mention::mention_channel).collect::<Vec<_>>().join(", ")
    };
    let (id, value) = match line {
        ServerLine::Siege => {
            let of = |(plan, next): (&SiegePlan, Timestamp)| {
                let args = [
                    ("channel", Value::from(mention::mention_channel(plan.channel))),
                    ("date", mention::day_and_hour(next).into()),
                ];
                texts.say_with("server-siege-next", args)
            };
            let next = settings.siege.as_ref().zip(chosen.next_siege).map(of);
            ("server-daily".to_owned(), next.unwrap_or_default())
        }
        ServerLine::Desks => {
            ("server-desks".to_owned(), named(&mut chosen.desks.iter().map(|desk| desk.channel)))
        }
        ServerLine::Value(setting) => {
            let value = match setting {
                ServerSetting::Channels => named(&mut settings.channels.iter().copied()),
                ServerSetting::Role => {
                    settings.role.map_or_else(String::new, mention::mention_role)
                }
                ServerSetting::Variant => variant::variant_name(texts, variant_of(settings)),
                ServerSetting::Time => {
                    let name = time_of(settings).name().unwrap_or_default();
                    texts.say(&format!("choice-{name}"))
                }
                ServerSetting::Language => {
                    settings.language.as_deref().map_or_else(String::new, language_name)
                }
                ServerSetting::Theme => themes::theme_name(texts, settings.theme),
                ServerSetting::Cards => named(&mut settings.cards.into_iter()),
                ServerSetting::Threads => named(&mut settings.threads.into_iter()),
                ServerSetting::Acta => named(&mut settings.acta.into_iter()),
                ServerSetting::Film
                | ServerSetting::Quiet
                | ServerSetting::Turning
                | ServerSetting::Bots
                | ServerSetting::Rated
                | ServerSetting::Showing
                | ServerSetting::Votes
                | ServerSetting::Pages => {
                    if setting.is_on(settings) {
                        "yes".to_owned()
                    } else {
                        String::new()
                    }
                }
            };
            (format!("server-{}", setting.word()), value)
        }
    };
    let some = if value.is_empty() { "no" } else { "yes" };
    texts.say_with(&id, [("some", some.into()), ("what", value.into())])
}

/// Returns a button that switches a setting off if it is on, and on if it is off.
fn switch_button(texts: Texts, settings: &ServerSettings, setting: ServerSetting) -> Button {
    let on = !setting.is_on(settings);
    let label = format!("button-{}-{}", setting.word(), if on { "on" } else { "off" });
    button(press_id(ForServer::Switch(ServerSwitch { setting, on })), texts.say(&label), Secondary)
}

fn press_button(texts: Texts, press: ForServer, label: &str) -> Button {
    button(press_id(press), texts.say(label), Secondary)
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

/// Returns a line about the server's settings. It also says that its value was saved, if it is the
/// changed line.
fn line_with_news(
    texts: Texts,
    chosen: &ServerChoices<'_>,
    line: ServerLine,
    changed: Option<ServerLine>,
) -> String {
    let fact = write_line(texts, chosen, line);
    match changed == Some(line) {
        true => texts.say_with("settings-done", [("fact", fact.into())]),
        false => fact,
    }
}

/// Returns the first page of a server's settings, each with the menu or button that changes it.
/// `changed` is the line of the setting that was just saved. If another page has that line, a
/// notice at the top says so.
pub fn settings_page(
    texts: Texts,
    chosen: &ServerChoices<'_>,
    changed: Option<ServerLine>,
) -> Page {
    let settings = chosen.settings;
    let line = |line| line_with_news(texts, chosen, line, changed);
    let above = changed.filter(|changed| !LINES.contains(changed)).map(line);
    let content = above.into_iter().chain([texts.say("server-title")]);
    let content = content.collect::<Vec<_>>().join("\n");
    let value = |setting| line(ServerLine::Value(setting));
    let menus = [
        (ServerSetting::Channels, channel_menu(texts, settings)),
        (ServerSetting::Role, role_menu(texts, settings)),
        (ServerSetting::Variant, variant_menu(texts, settings)),
        (ServerSetting::Time, time_menu(texts, settings)),
    ];
    let desk = if chosen.here { "button-desk-off" } else { "button-desk-on" };
    let posts = [
        (
            ServerLine::Value(ServerSetting::Quiet),
            switch_button(texts, settings, ServerSetting::Quiet),
        ),
        (ServerLine::Siege, press_button(texts, ForServer::Siege, "button-server-siege")),
        (ServerLine::Desks, press_button(texts, ForServer::Desk(!chosen.here), desk)),
    ];
    let looks = [
        (
            ServerLine::Value(ServerSetting::Language),
            press_button(texts, ForServer::Languages, "button-language"),
        ),
        (
            ServerLine::Value(ServerSetting::Theme),
            press_button(texts, ForServer::Themes, "button-themes"),
        ),
    ];
    let beside = |(of, button)| Block::Beside(line(of), button);
    let blocks = posts
        .map(beside)
        .into_iter()
        .chain([Block::Rule])
        .chain(menus.into_iter().flat_map(|(setting, menu)| Block::with_row(value(setting), menu)))
        .chain([Block::Rule])
        .chain(looks.map(beside))
        .chain(chosen.idle_siege.then(|| ask_to_keep_siege(texts)).into_iter().flatten());
    let games = press_button(texts, ForServer::Games, "button-server-games");
    Page { content, blocks: blocks.collect(), rows: button_rows(vec![games]), ..Page::default() }
}

/// Returns the page about the games that may be played in a server, and the channels of their
/// threads and results. `changed` is the setting that was just saved.
pub fn games_page(texts: Texts, settings: &ServerSettings, changed: Option<ServerSetting>) -> Page {
    let chosen =
        &ServerChoices { settings, desks: &[], here: false, next_siege: None, idle_siege: false };
    let changed = changed.map(ServerLine::Value);
    // Only lively servers post films, and only servers that are not lively post daily cards.
    let fits = |setting: &ServerSetting| match setting {
        ServerSetting::Cards => !settings.lively,
        ServerSetting::Film => settings.lively,
        _ => true,
    };
    let shown: Vec<ServerSetting> = GAMES.into_iter().filter(fits).collect();
    // A changed setting without a line on this page is said above the lines.
    let line = |setting| line_with_news(texts, chosen, ServerLine::Value(setting), changed);
    let lines: Vec<ServerLine> = shown.iter().copied().map(ServerLine::Value).collect();
    let above = changed.filter(|changed| !lines.contains(changed));
    let above = above.map(|hidden| line_with_news(texts, chosen, hidden, changed));
    let content = above.into_iter().chain([texts.say("server-games")]);
    let content = content.collect::<Vec<_>>().join("\n");
    let blocks = shown.iter().flat_map(|&setting| {
        let listed = |channel: Option<ChannelId>| channel.into_iter().collect();
        let (hint, options) = match setting {
            ServerSetting::Threads => {
                ("server-threads-hint", MenuOptions::ThreadChannels(listed(settings.threads)))
            }
            ServerSetting::Cards => {
                ("server-cards-hint", MenuOptions::Channels(listed(settings.cards)))
            }
            ServerSetting::Acta => {
                ("server-acta-hint", MenuOptions::Channels(listed(settings.acta)))
            }
            _ => {
                return vec![Block::Beside(line(setting), switch_button(texts, settings, setting))];
            }
        };
        let menu = menu_of_any(press_id(ForServer::Set(setting)), texts.say(hint), options, 1);
        Block::with_row(line(setting), menu).into()
    });
    let back = press_button(texts, ForServer::Show, "button-back");
    let rows = button_rows(vec![back]);
    Page { content, blocks: blocks.collect(), rows, ..Page::default() }
}

fn channel_menu(texts: Texts, settings: &ServerSettings) -> Row {
    let chosen = settings.channels.iter().copied().take(MENU).collect();
    menu_of_any(
        press_id(ForServer::Set(ServerSetting::Channels)),
        texts.say("server-channels-hint"),
        MenuOptions::Channels(chosen),
        MENU,
    )
}

fn role_menu(texts: Texts, settings: &ServerSettings) -> Row {
    let chosen = settings.role.into_iter().collect();
    menu_of_any(
        press_id(ForServer::Set(ServerSetting::Role)),
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
        press_id(ForServer::Set(ServerSetting::Variant)),
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
        press_id(ForServer::Set(ServerSetting::Time)),
        texts.say("server-time-hint"),
        TIMES.iter().map(option).collect(),
    )
}

/// Returns the page with the menu of languages for a server's public messages.
pub fn languages_page(texts: Texts, settings: &ServerSettings) -> Page {
    let option = |label: String, code: &str| {
        let chosen = settings.language.as_deref().unwrap_or(AUTO) == code;
        MenuChoice::new(label, code).chosen(chosen)
    };
    let languages = Texts::all().map(|one| option(one.say("language-name"), one.code()));
    let options =
        [option(texts.say("server-language-auto"), AUTO)].into_iter().chain(languages).collect();
    let mut rows = vec![menu(
        press_id(ForServer::Set(ServerSetting::Language)),
        texts.say("server-language-hint"),
        options,
    )];
    rows.extend(button_row(texts, [(true, press_id(ForServer::Show), "button-back", Secondary)]));
    Page { content: texts.say("server-language-hint"), rows, ..Page::default() }
}

/// Returns the question whether to keep the daily siege although no one tries it, with its answers.
fn ask_to_keep_siege(texts: Texts) -> [Block; 2] {
    let answers = [
        press_button(texts, ForServer::SiegeKeep, "button-siege-keep"),
        press_button(texts, ForServer::SiegeOff, "button-siege-off"),
    ];
    Block::with_row(texts.say("server-siege-idle"), Row::Buttons(answers.to_vec()))
}

/// A server's daily siege, as the page for its managers shows it.
#[derive(Clone, Copy, Debug)]
pub struct ServerSiege<'a> {
    /// The channel and hour of the daily siege; `None` if the server has no daily siege.
    pub plan: Option<&'a SiegePlan>,
    /// The time at which the next siege begins; `None` if the server has no daily siege.
    pub next: Option<Timestamp>,
    /// The siege that can be solved now; `None` if there is none.
    pub on: Option<SiegeId>,
    /// The time zone of the reader, in which they choose an hour.
    pub zone: &'a Zone,
    /// True if no one tries the sieges, so that the page asks whether to keep them.
    pub idle: bool,
}

/// Returns the page about when a server's daily siege begins, with the menu that changes it and the
/// buttons that open the current siege or end the daily sieges.
pub fn siege_page(texts: Texts, siege: ServerSiege<'_>) -> Page {
    let ServerSiege { plan, next, on, zone, idle } = siege;
    let hour = |hour: u8| {
        MenuChoice::new(format!("{hour:02}:00"), hour.to_string())
            .chosen(plan.is_some_and(|plan| plan.hour == hour))
    };
    let stands = match plan.zip(next) {
        Some((plan, next)) => {
            let args = [
                ("channel", Value::from(mention::mention_channel(plan.channel))),
                ("hour", format!("{:02}:00", plan.hour).into()),
                ("zone", plan.zone.name().into()),
                ("next", mention::day_and_hour(next).into()),
            ];
            texts.say_with("server-siege", args)
        }
        None => texts.say("server-siege-none"),
    };
    let menu = menu(
        press_id(ForServer::SiegeHour),
        texts.say_with("server-siege-hint", [("zone", zone.name().into())]),
        (0..24).map(hour).collect(),
    );
    let solve = on.map(|on| Mark::NOTHING.id(&ForPuzzle::Siege(on.0)));
    let off = button_row(
        texts,
        [
            (on.is_some(), solve.unwrap_or_default(), "button-siege", Secondary),
            (idle, press_id(ForServer::SiegeKeep), "button-siege-keep", Secondary),
            (plan.is_some(), press_id(ForServer::SiegeOff), "button-siege-off", Secondary),
            (true, press_id(ForServer::Show), "button-back", Secondary),
        ],
    );
    let lines = [texts.say("server-siege-title"), stands].into_iter();
    let content = lines.chain(idle.then(|| texts.say("server-siege-idle")));
    let content = content.collect::<Vec<_>>().join("\n");
    Page { content, rows: [menu].into_iter().chain(off).collect(), ..Page::default() }
}

/// Returns the page with a menu and a picture of the themes of public boards, and the switches for
/// turning boards and for the web pages of games.
pub fn themes_page(texts: Texts, settings: &ServerSettings) -> Page {
    let mut rows = vec![themes::theme_menu(
        texts,
        press_id(ForServer::Set(ServerSetting::Theme)),
        settings.theme,
    )];
    rows.extend(button_rows(vec![
        switch_button(texts, settings, ServerSetting::Turning),
        switch_button(texts, settings, ServerSetting::Pages),
        press_button(texts, ForServer::Show, "button-back"),
    ]));
    Page {
        content: texts.say("server-themes"),
        attachment: Some(themes::draw_themes(texts)),
        rows,
        ..Page::default()
    }
}

/// Returns the line of the audit log about a contest that a manager stopped.
fn stopped_line(texts: Texts, one: &StoppedContest) -> String {
    let who = one.who.map_or_else(|| texts.say("name-gone"), mention::mention_person);
    let args = [
        ("when", Value::from(mention::time_from_now(one.at))),
        ("who", who.into()),
        ("name", contest_name::contest_name(texts, one.variant, one.kind, one.number).into()),
    ];
    texts.say_with("audit-contest", args)
}

/// Returns the audit log of a server: acts of moderators, each with its game and reason, and those
/// of managers in contests, the latest first. Above them are the people of whom several rated games
/// ended by an early resignation, all won or all lost.
pub fn audit_page(
    texts: Texts,
    audits: Vec<Audited>,
    (stopped, acts): (&[StoppedContest], &[NamedAct]),
    hasty: &[(UserId, Hasty)],
) -> Page {
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
    let mut lines: Vec<(Timestamp, String)> =
        audits.into_iter().map(|audited| (audited.audit.at, line(audited))).collect();
    lines.extend(stopped.iter().map(|one| (one.at, stopped_line(texts, one))));
    lines.extend(acts.iter().map(|one| (one.act.at, stewards::audit_line(texts, one))));
    lines.sort_by_key(|(at, _)| Reverse(*at));
    let lines: Vec<String> = lines.into_iter().map(|(_, line)| line).collect();
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
