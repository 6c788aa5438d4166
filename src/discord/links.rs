//! The names of our commands in what people read on Discord. Sentences name a command in one form,
//! `` `/game import` ``; here it becomes Discord's mention, which a press turns into the command.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, RwLock};

use tokio_util::sync::CancellationToken;

use crate::game::Millis;
use crate::ids::CommandId;
use crate::service::Service;
use crate::service::delivery::commands;

/// The pause until the ids are loaded again: another process may have registered new commands.
const EVERY: Millis = Millis::from_mins(10);

/// The beginning of a command in a sentence.
const BEGIN: &str = "`/";
/// The end of a command in a sentence.
const END: char = '`';

/// The commands that can be pressed where they are named. Cheap to clone; all clones are one.
#[derive(Clone, Default)]
pub struct CommandLinks {
    /// The full names of all commands that can be run, such as `game import`.
    names: Arc<[String]>,
    /// The ids that Discord gave, by the first word of the name.
    ids: Arc<RwLock<HashMap<String, CommandId>>>,
}

impl CommandLinks {
    /// The commands with these full names. Their ids are not known yet.
    pub fn new(names: Vec<String>) -> CommandLinks {
        CommandLinks { names: names.into(), ids: Arc::default() }
    }

    /// Notes the ids that Discord gave, by name.
    pub fn set_ids(&self, ids: BTreeMap<String, CommandId>) {
        // After a panic the ids are whole all the same.
        let mut known = self.ids.write().unwrap_or_else(|broken| broken.into_inner());
        known.extend(ids);
    }

    /// Loads the ids that were registered. If that fails, those that are known stay.
    pub async fn load_ids(&self, service: &Service) {
        let loaded = commands::load_commands(service).await;
        match loaded {
            Ok(ids) => self.set_ids(ids),
            Err(error) => service.log_failure("commands", &error),
        }
    }

    /// Loads the ids now and then, until `stop`.
    pub async fn keep_loading(self, service: Service, stop: CancellationToken) {
        let clock = service.clock();
        loop {
            tokio::select! {
                () = clock.sleep_until(clock.now() + EVERY) => self.load_ids(&service).await,
                () = stop.cancelled() => return,
            }
        }
    }

    /// Returns a text in which commands can be pressed, at most `most` characters long. A text that
    /// would get longer stays as it is.
    pub fn link_text(&self, text: &str, most: usize) -> String {
        if !text.contains(BEGIN) {
            return text.to_owned();
        }
        let linked = self.link_all(text);
        if linked.chars().count() <= most { linked } else { text.to_owned() }
    }

    fn link_all(&self, text: &str) -> String {
        let mut linked = String::new();
        let mut rest = text;
        while let Some(at) = rest.find(BEGIN) {
            let (before, span) = rest.split_at(at);
            linked.push_str(before);
            let inner = &span[END.len_utf8()..];
            // Other marks beside the name make it code, or escape it.
            let plain = !before.ends_with(['\\', END]);
            let named = inner.find(END).filter(|_| plain).and_then(|end| {
                let after = &inner[end + END.len_utf8()..];
                let mention = self.mention(inner[..end].strip_prefix('/')?)?;
                (!after.starts_with(END)).then_some((mention, after))
            });
            match named {
                Some((mention, after)) => {
                    linked.push_str(&mention);
                    rest = after;
                }
                None => {
                    linked.push(END);
                    rest = inner;
                }
            }
        }
        linked + rest
    }

    /// Discord's mention of a command; `None` for a name that is none, or without a known id.
    fn mention(&self, name: &str) -> Option<String> {
        if !self.names.iter().any(|known| known == name) {
            return None;
        }
        let first = name.split(' ').next()?;
        let ids = self.ids.read().unwrap_or_else(|broken| broken.into_inner());
        ids.get(first).map(|id| format!("</{name}:{id}>"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn links() -> CommandLinks {
        let names = ["settings", "game import", "hint"].map(str::to_owned);
        let links = CommandLinks::new(names.to_vec());
        let ids = [("settings", 5), ("game", 6), ("later", 7)];
        links.set_ids(ids.map(|(name, id)| (name.to_owned(), CommandId(id))).into());
        links
    }

    #[test]
    fn commands_with_an_id_can_be_pressed() {
        for (text, linked) in [
            ("See `/settings`.", "See </settings:5>."),
            ("`/settings` or `/game import`", "</settings:5> or </game import:6>"),
            ("**`/settings`**", "**</settings:5>**"),
            ("`/game` is a group", "`/game` is a group"),
            ("`/hint` has no id", "`/hint` has no id"),
            ("`/later` is no command", "`/later` is no command"),
            ("`/settings now`", "`/settings now`"),
            ("`b4-d4` and `/settings`", "`b4-d4` and </settings:5>"),
            ("\\`/settings\\`", "\\`/settings\\`"),
            ("``/settings``", "``/settings``"),
            ("`/settings", "`/settings"),
            ("`/`/settings`", "`/</settings:5>"),
            ("/settings", "/settings"),
            ("", ""),
        ] {
            assert_eq!(links().link_text(text, 100), linked, "{text}");
        }
    }

    #[test]
    fn a_text_that_would_be_too_long_stays_plain() {
        let text = "See `/settings`.";
        assert_eq!(links().link_text(text, 18), "See </settings:5>.");
        assert_eq!(links().link_text(text, 17), text);
    }
}
