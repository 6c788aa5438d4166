//! The settings of a server. Each has one row in a table, from which its buttons and menus, its
//! page and the stored text follow.

use murus_gallicus::{Variant, words};
use murus_pictures::Theme;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

use crate::game::{Day, SiegePlan, TimeControl, Zone};
use crate::ids::{ChannelId, RoleId};
use crate::store::db::{StoreError, corrupt_row};

/// The settings of a server.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ServerSettings {
    /// The channels in which games may be started. Empty for all channels.
    pub channels: Vec<ChannelId>,
    /// The variant of challenges that do not name one. `None` for the standard game.
    pub variant: Option<Variant>,
    /// The time control of challenges that do not name one. `None` for the bot's default.
    pub time: Option<TimeControl>,
    /// The role whose members may start games. `None` if everyone may.
    pub role: Option<RoleId>,
    /// The code of the language. `None` for the server's language on Discord.
    pub language: Option<String>,
    /// The theme of public boards.
    pub theme: Theme,
    /// True if a result shows a film of the whole game instead of its last board.
    pub film: bool,
    /// True if every challenge and result is posted in the channels with its board. If false, an
    /// accepted challenge is one line, and the results of a day share one card.
    pub lively: bool,
    /// True if public boards are shown from the side of the player to move. If false, the Romans
    /// are at the bottom.
    pub turning: bool,
    /// True if a game of one person against the engine gets a thread in the server. If false, it is
    /// played in direct messages.
    pub bot_threads: bool,
    /// True if no game in the server is rated.
    pub unrated: bool,
    /// True if people may not show pages of private answers in channels.
    pub unshown: bool,
    /// True if everybody may let a channel play by vote. If false, managers may.
    pub votes: bool,
    /// The channel of the cards with results. `None` for the channel of the games.
    pub cards: Option<ChannelId>,
    /// The channel in which threads of games open. `None` for the channel of their challenges.
    pub threads: Option<ChannelId>,
    /// The channel of the weekly card. `None` if the server wants none.
    pub acta: Option<ChannelId>,
    /// True if the server's games have no web pages.
    pub pageless: bool,
    /// The plan of the siege, the daily puzzle. `None` if the server has no sieges.
    pub siege: Option<SiegePlan>,
    /// The day of the siege at which a manager last set up sieges or chose to continue them. `None`
    /// if there is none.
    pub siege_kept: Option<Day>,
}

/// A setting of a server that is chosen on its settings page.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ServerSetting {
    /// The channels in which games may be started.
    Channels,
    /// The role that people need to start games.
    Role,
    /// The variant of challenges that do not name one.
    Variant,
    /// The time control of challenges that do not name one.
    Time,
    /// The language of public messages.
    Language,
    /// The theme of public boards.
    Theme,
    /// The picture of results: a film, or the last board.
    Film,
    /// Whether channels get only one line for a challenge, and one card of results a day.
    Quiet,
    /// The channel of the cards with results.
    Cards,
    /// The channel in which threads of games open.
    Threads,
    /// The channel of the weekly card.
    Acta,
    /// Whether public boards are shown from the side of the player to move.
    Turning,
    /// Whether games of one person against the engine get threads.
    Bots,
    /// Whether games may be rated.
    Rated,
    /// Whether people may show pages of private answers in channels.
    Showing,
    /// Whether everybody may let a channel play by vote.
    Votes,
    /// Whether games have web pages.
    Pages,
}

words!(ServerSetting {
    Channels: "channels",
    Role: "role",
    Variant: "variant",
    Time: "time",
    Language: "language",
    Theme: "theme",
    Film: "film",
    Quiet: "quiet",
    Cards: "cards",
    Threads: "threads",
    Acta: "acta",
    Turning: "turning",
    Bots: "bots",
    Rated: "rated",
    Showing: "showing",
    Votes: "votes",
    Pages: "pages",
});

/// The menu value for the server's language on Discord.
pub const AUTO: &str = "auto";

/// The kind of values that a setting has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum ValueKind {
    /// On or off. The flag is the stored value that means on.
    Switch(bool),
    /// One word of a menu.
    Word,
    /// A list of Discord ids, which may be empty.
    Ids,
    /// A Discord id, or none.
    Id,
}

/// The properties of a setting.
struct ServerRow {
    /// The key of the setting in the stored text.
    key: &'static str,
    kind: ValueKind,
    get: fn(&ServerSettings) -> Value,
    /// Sets a value of the right kind. A value that is no longer offered changes nothing.
    set: fn(&mut ServerSettings, &Value),
}

/// Makes the row of a setting that is on or off.
macro_rules! switch {
    ($key:literal, $field:ident is $on:literal) => {
        ServerRow {
            key: $key,
            kind: ValueKind::Switch($on),
            get: |settings| Value::from(settings.$field),
            set: |settings, value| settings.$field = value == true,
        }
    };
}

/// Makes the row of a setting that is a Discord id, or none.
macro_rules! id {
    ($key:literal, $field:ident is $type:ident) => {
        ServerRow {
            key: $key,
            kind: ValueKind::Id,
            get: |settings| json!(settings.$field.map(|id| id.0)),
            set: |settings, value| settings.$field = value.as_u64().map($type),
        }
    };
}

impl ServerSetting {
    fn row(self) -> ServerRow {
        use ValueKind::{Ids, Word};
        match self {
            ServerSetting::Channels => ServerRow {
                key: "channels",
                kind: Ids,
                get: |settings| settings.channels.iter().map(|channel| channel.0).collect(),
                set: |settings, value| {
                    let ids = value.as_array().into_iter().flatten().filter_map(Value::as_u64);
                    settings.channels = ids.map(ChannelId).collect();
                },
            },
            ServerSetting::Role => id!("role", role is RoleId),
            ServerSetting::Variant => ServerRow {
                key: "variant",
                kind: Word,
                get: |settings| json!(settings.variant.map(|variant| variant.to_string())),
                set: |settings, value| {
                    let variant = value.as_str().and_then(|text| text.parse().ok());
                    settings.variant = variant.or(settings.variant);
                },
            },
            ServerSetting::Time => ServerRow {
                key: "time",
                kind: Word,
                get: |settings| json!(settings.time.and_then(TimeControl::name)),
                set: |settings, value| {
                    let time = value.as_str().and_then(TimeControl::from_name);
                    settings.time = time.or(settings.time);
                },
            },
            ServerSetting::Language => ServerRow {
                key: "language",
                kind: Word,
                get: |settings| json!(settings.language),
                set: |settings, value| {
                    let code = value.as_str().filter(|code| *code != AUTO);
                    settings.language = code.map(str::to_owned);
                },
            },
            ServerSetting::Theme => ServerRow {
                key: "theme",
                kind: Word,
                get: |settings| json!(settings.theme.word()),
                set: |settings, value| {
                    let theme = value.as_str().and_then(Theme::from_word);
                    settings.theme = theme.unwrap_or(settings.theme);
                },
            },
            ServerSetting::Film => switch!("film", film is true),
            ServerSetting::Quiet => switch!("lively", lively is false),
            ServerSetting::Cards => id!("cards", cards is ChannelId),
            ServerSetting::Threads => id!("threads", threads is ChannelId),
            ServerSetting::Acta => id!("acta", acta is ChannelId),
            ServerSetting::Turning => switch!("turning", turning is true),
            ServerSetting::Bots => switch!("bot_threads", bot_threads is true),
            ServerSetting::Rated => switch!("unrated", unrated is false),
            ServerSetting::Showing => switch!("unshown", unshown is false),
            ServerSetting::Votes => switch!("votes", votes is true),
            ServerSetting::Pages => switch!("pageless", pageless is false),
        }
    }

    /// Returns every setting.
    pub fn all() -> impl Iterator<Item = ServerSetting> {
        ServerSetting::WORDS.iter().map(|(setting, _)| *setting)
    }

    /// Returns true if a setting is on. A setting that is not a switch is never on.
    pub fn is_on(self, settings: &ServerSettings) -> bool {
        let row = self.row();
        matches!(row.kind, ValueKind::Switch(on) if (row.get)(settings) == on)
    }

    /// Sets a setting to the values that a menu or a button sent. An unknown word changes nothing.
    /// Without an id, a list becomes empty, and a channel or role becomes none.
    pub fn choose(self, settings: &mut ServerSettings, chosen: &[String]) {
        let row = self.row();
        let first = chosen.first().map(String::as_str).unwrap_or_default();
        let id = |text: &str| text.parse::<u64>().ok();
        let value = match (row.kind, first) {
            (ValueKind::Switch(on), "on") => Value::from(on),
            (ValueKind::Switch(on), "off") => Value::from(!on),
            (ValueKind::Switch(_), _) => return,
            (ValueKind::Word, word) => Value::from(word),
            (ValueKind::Ids, _) => chosen.iter().filter_map(|text| id(text)).collect(),
            (ValueKind::Id, text) => json!(id(text)),
        };
        (row.set)(settings, &value);
    }
}

impl ValueKind {
    /// Returns true if a stored value is of this kind.
    fn fits(self, value: &Value) -> bool {
        match self {
            ValueKind::Switch(_) => value.is_boolean(),
            ValueKind::Word => value.is_string(),
            ValueKind::Ids => value.as_array().is_some_and(|ids| ids.iter().all(Value::is_u64)),
            ValueKind::Id => value.is_u64(),
        }
    }
}

/// The key of the siege's plan in the stored text.
const SIEGE: &str = "siege";

/// The key, in the stored text, of the day at which a manager last chose to have sieges.
const SIEGE_KEPT: &str = "siege-kept";

/// The plan of sieges as stored JSON, with the name of the time zone.
#[derive(Serialize, Deserialize)]
struct SiegeText {
    channel: u64,
    hour: u8,
    zone: String,
}

impl SiegeText {
    /// Returns the plan. An unknown time zone is read as UTC.
    fn plan(self) -> SiegePlan {
        let zone = Zone::from_name(&self.zone).unwrap_or_default();
        SiegePlan { channel: ChannelId(self.channel), hour: self.hour, zone }
    }

    fn of(plan: &SiegePlan) -> SiegeText {
        SiegeText { channel: plan.channel.0, hour: plan.hour, zone: plan.zone.name().to_owned() }
    }
}

impl ServerSettings {
    /// Returns the channel in which the threads of games from this channel open, if it is another
    /// one.
    pub fn threads_outside(&self, channel: ChannelId) -> Option<ChannelId> {
        self.threads.filter(|chosen| *chosen != channel)
    }

    /// Reads settings from their stored JSON. Ignores keys of later versions. Fails if the text is
    /// no JSON object or a value is of the wrong kind.
    pub(in crate::store) fn read(json: &str) -> Result<ServerSettings, StoreError> {
        let mut stored: Map<String, Value> = serde_json::from_str(json).map_err(corrupt_row)?;
        let mut settings = ServerSettings::default();
        for row in ServerSetting::all().map(ServerSetting::row) {
            match stored.get(row.key) {
                None | Some(Value::Null) => {}
                Some(value) if row.kind.fits(value) => (row.set)(&mut settings, value),
                Some(value) => return Err(corrupt_row(format!("{}: {value}", row.key))),
            }
        }
        let siege = stored.remove(SIEGE).unwrap_or_default();
        let siege: Option<SiegeText> = serde_json::from_value(siege).map_err(corrupt_row)?;
        settings.siege = siege.map(SiegeText::plan);
        let kept = stored.remove(SIEGE_KEPT).unwrap_or_default();
        settings.siege_kept =
            serde_json::from_value::<Option<u32>>(kept).map_err(corrupt_row)?.map(Day);
        Ok(settings)
    }

    /// Writes the settings as JSON. Default values are left out.
    pub(super) fn write(&self) -> String {
        let usual = ServerSettings::default();
        let rows = ServerSetting::all().map(ServerSetting::row);
        let chosen = rows
            .map(|row| (row.key, (row.get)(self), (row.get)(&usual)))
            .filter(|(_, value, usual)| value != usual)
            .map(|(key, value, _)| (key.to_owned(), value));
        let siege = self.siege.as_ref().map(|plan| (SIEGE.to_owned(), json!(SiegeText::of(plan))));
        let kept = self.siege_kept.map(|day| (SIEGE_KEPT.to_owned(), json!(day.0)));
        Value::from(chosen.chain(siege).chain(kept).collect::<Map<_, _>>()).to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The text that an earlier version stored, with every key.
    const EARLIER: &str = r#"{"channels":[5,6],"variant":"advanced","time":"slow","role":7,"language":"de","theme":"print","film":true,"quiet":true,"lively":true,"turning":true,"bot_threads":true,"unrated":true,"unshown":true,"cards":9,"threads":10,"acta":11,"pageless":true,"siege":{"channel":8,"hour":9,"zone":"Europe/Berlin"},"siege-kept":20605}"#;

    #[test]
    fn a_stored_text_is_read_and_written_again() {
        let settings = ServerSettings::read(EARLIER).expect("it can be read");
        assert_eq!(settings.channels, [ChannelId(5), ChannelId(6)]);
        assert_eq!(settings.role, Some(RoleId(7)));
        assert_eq!(settings.language.as_deref(), Some("de"));
        assert_eq!(settings.theme, Theme::from_word("print").expect("a theme"));
        assert!(settings.variant.is_some() && settings.time.is_some());
        assert_eq!(settings.siege_kept, Some(Day(20_605)));
        assert!(settings.film && settings.lively && settings.pageless && settings.turning);
        assert!(settings.bot_threads && settings.unrated && settings.unshown);
        assert_eq!((settings.cards, settings.threads), (Some(ChannelId(9)), Some(ChannelId(10))));
        assert_eq!(settings.acta, Some(ChannelId(11)));
        assert!(!ServerSetting::Pages.is_on(&settings) && !ServerSetting::Quiet.is_on(&settings));
        assert_eq!(ServerSettings::read(&settings.write()).expect("it can be read"), settings);
        assert_eq!(ServerSettings::default().write(), "{}", "usual values are left out");
    }

    #[test]
    fn values_of_other_versions_change_nothing_and_others_are_refused() {
        let later = r#"{"variant":"giant","time":"aeon","theme":"marble","sounds":true}"#;
        assert_eq!(ServerSettings::read(later).expect("it can be read"), ServerSettings::default());
        for wrong in [
            r#"{"film":"yes"}"#,
            r#"{"channels":[-1]}"#,
            r#"{"siege":5}"#,
            r#"{"siege-kept":"x"}"#,
            "[]",
            "",
        ] {
            assert!(ServerSettings::read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn choices_are_those_of_menus_and_buttons() {
        let choose = |setting: ServerSetting, chosen: &[&str]| {
            let mut settings = ServerSettings::read(EARLIER).expect("it can be read");
            setting
                .choose(&mut settings, &chosen.iter().map(|&s| s.to_owned()).collect::<Vec<_>>());
            settings
        };
        assert_eq!(choose(ServerSetting::Role, &[]).role, None);
        assert_eq!(choose(ServerSetting::Channels, &[]).channels, []);
        assert_eq!(choose(ServerSetting::Channels, &["9"]).channels, [ChannelId(9)]);
        assert_eq!(choose(ServerSetting::Language, &[AUTO]).language, None);
        assert!(!choose(ServerSetting::Pages, &["on"]).pageless);
        assert!(!choose(ServerSetting::Film, &["off"]).film);
        let unchanged = ServerSettings::read(EARLIER).expect("it can be read");
        for setting in [ServerSetting::Variant, ServerSetting::Theme, ServerSetting::Quiet] {
            assert_eq!(choose(setting, &["none of these"]), unchanged);
        }
    }
}
