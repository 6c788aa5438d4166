//! What was chosen for a server, and what was done there.

use super::lists::list;
use super::view::when;
use crate::discord::page::Page;
use crate::game::TimeControl;
use crate::ids::UserId;
use crate::store::{Audit, Desk, ServerSettings};
use crate::texts::{Texts, Value};

/// What was chosen.
pub fn shown(texts: Texts, settings: &ServerSettings, desks: &[Desk]) -> Page {
    let variant = settings.variant.map(|variant| texts.variant_name(variant));
    let time = settings.time.and_then(TimeControl::name).map(|time| texts.say(&format!("choice-{time}")));
    let channels: Vec<String> = settings.channels.iter().map(|channel| format!("<#{channel}>")).collect();
    let desks: Vec<String> = desks.iter().map(|desk| format!("<#{}>", desk.channel)).collect();
    let there = |text: &str| Value::from(if text.is_empty() { "no" } else { "yes" });
    let (variant, time) = (variant.unwrap_or_default(), time.unwrap_or_default());
    let (channels, desks) = (channels.join(", "), desks.join(", "));
    let role = settings.role.map_or_else(String::new, |role| format!("<@&{role}>"));
    let args = [
        ("some-channels", there(&channels)),
        ("channels", channels.into()),
        ("some-variant", there(&variant)),
        ("variant", variant.into()),
        ("some-time", there(&time)),
        ("time", time.into()),
        ("some-role", there(&role)),
        ("role", role.into()),
        ("language", settings.language.clone().unwrap_or_else(|| "auto".to_owned()).into()),
        ("some-desks", there(&desks)),
        ("desks", desks.into()),
    ];
    Page::text(texts.say_with("server-shown", args))
}

/// What moderators did in a server: what, who, and the game's name.
pub fn audits(texts: Texts, audits: Vec<(Audit, Option<UserId>, String)>) -> Page {
    let line = |(audit, who, name): (Audit, Option<UserId>, String)| {
        let who = who.map_or_else(|| texts.say("name-gone"), |id| format!("<@{id}>"));
        let reason = audit.reason.unwrap_or_default();
        let args = [
            ("when", Value::from(when(audit.at))),
            ("who", who.into()),
            ("act", audit.act.into()),
            ("name", name.into()),
            ("some-reason", if reason.is_empty() { "no" } else { "yes" }.into()),
            ("reason", reason.into()),
        ];
        texts.say_with("audit-line", args)
    };
    let lines: Vec<String> = audits.into_iter().map(line).collect();
    let title = texts.say(if lines.is_empty() { "audit-none" } else { "audit-title" });
    Page::text(list(texts, title, lines, 0))
}
