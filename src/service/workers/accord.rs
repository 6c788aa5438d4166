//! Compares the settings of the processes on one database. Some settings must be the same, or the
//! processes work against each other. Others, such as the number of searches at once, may differ.

use crate::config::{Discord, Shards};
use crate::service::site::key::hash;
use crate::store;
use crate::store::processes::ProcessFacts;

/// The name of the fact that states the version of the program.
const VERSION: &str = "version";

/// The number of characters of a hash that are compared.
const LETTERS: usize = 8;

/// Returns the settings of a process that must be the same in all processes. Those that could be
/// secret are hashed.
pub fn process_facts(config: &Discord) -> ProcessFacts {
    let mark = |text: &str| hash(text.as_bytes()).chars().take(LETTERS).collect::<String>();
    let or = |value: Option<String>, none: &str| value.unwrap_or_else(|| none.to_owned());
    // The part of a token before its first dot is the application's id.
    let application = config.token.reveal().split('.').next().unwrap_or_default();
    let mut facts: ProcessFacts = [
        (VERSION, env!("CARGO_PKG_VERSION").to_owned()),
        ("schema", store::newest_schema().to_string()),
        ("application", mark(application)),
        ("DISCORD_API_BASE", or(config.api_base.as_deref().map(mark), "Discord")),
        ("DISCORD_BUDGET", or(config.budget.map(|budget| budget.to_string()), "off")),
        ("ACTIVITY", if config.activity { "on" } else { "off" }.to_owned()),
        ("WEB_URL", or(config.site.as_ref().map(ToString::to_string), "none")),
    ]
    .map(|(name, value)| (name.to_owned(), value))
    .into();
    if config.holds_shards() {
        let count = match config.shards {
            Shards::All => "all".to_owned(),
            Shards::Some { total, .. } => total.to_string(),
        };
        facts.insert("shards".to_owned(), count);
        let read = if config.message_content { "on" } else { "off" };
        facts.insert("MESSAGE_CONTENT".to_owned(), read.to_owned());
    }
    facts
}

/// Describes the facts in which another process differs; `None` if it agrees in all that both
/// state. A process that states no version differs, too.
pub fn describe_difference(ours: &ProcessFacts, theirs: &ProcessFacts) -> Option<String> {
    let differs = |(name, here): (&String, &String)| {
        let there = match theirs.get(name) {
            // An older version does not state its version.
            None if name == VERSION => "unknown",
            there => there.filter(|there| *there != here)?,
        };
        Some(format!("{name}: {there} there, {here} here"))
    };
    let differences: Vec<String> = ours.iter().filter_map(differs).collect();
    (!differences.is_empty()).then(|| differences.join("; "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_both_say_is_compared_and_no_token_is_said() {
        let config =
            |token: &str| Discord::new(Some(token.to_owned()), None, false).expect("a token");
        let ours = process_facts(&config("aaa.bbb.ccc"));
        let same = process_facts(&config("aaa.ddd.eee"));
        assert_eq!(describe_difference(&ours, &same), None, "a token that was exchanged");
        let other = process_facts(&config("zzz.bbb.ccc"));
        let said = describe_difference(&ours, &other).expect("another application");
        assert!(said.starts_with("application: "), "{said}");
        assert!(
            !ours
                .values()
                .any(|value| ["aaa", "bbb", "ccc"].iter().any(|part| value.contains(part))),
            "{ours:?}"
        );
        assert_eq!(
            describe_difference(&ours, &ProcessFacts::new()).as_deref(),
            Some(concat!("version: unknown there, ", env!("CARGO_PKG_VERSION"), " here"))
        );
    }
}
