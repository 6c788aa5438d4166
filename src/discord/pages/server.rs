//! What was chosen for a server, and what was done there.

use crate::game::TimeControl;
use crate::store::ServerSettings;
use crate::texts::{Texts, Value};

/// What was chosen.
pub fn shown(texts: Texts, settings: &ServerSettings, desks: &[String]) -> String {
    let variant = settings.variant.map(|variant| texts.variant_name(variant));
    let time = settings.time.and_then(TimeControl::name).map(|time| texts.say(&format!("choice-{time}")));
    let channels: Vec<String> = settings.channels.iter().map(|channel| format!("<#{channel}>")).collect();
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
    texts.say_with("server-shown", args)
}
