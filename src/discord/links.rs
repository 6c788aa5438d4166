//! Turns names of commands in texts into links. Texts in `locales/` name a command as `` `/game
//! import` ``; this module replaces that by Discord's command mention, which opens the command when
//! pressed.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Arc, RwLock};

use tokio_util::sync::CancellationToken;

use crate::game::Millis;
use crate::ids::CommandId;
use crate::service::Service;
use crate::service::delivery::commands;

/// The pause until the ids are loaded again. Another process may have registered new commands.
const EVERY: Millis = Millis::from_mins(10);

/// The beginning of a command in a sentence.
const BEGIN: &str = "`/";
/// The end of a command in a sentence.
const END: char = '`';

/// The commands that messages can link to. Cheap to clone; all clones share one state.
#[derive(Clone, Default)]
pub struct CommandLinks {
    /// The full names of all commands that can be run, such as `game import`.
    names: Arc<[String]>,
    /// The ids that Discord gave, by the first word of the name.
    ids: Arc<RwLock<HashMap<String, CommandId>>>,
}

impl CommandLinks {
    /// Creates links for commands with these full names. Their ids are not known yet.
    pub fn new(names: Vec<String>) -> CommandLinks {
        CommandLinks { names: names.into(), ids: Arc::default() }
    }

    /// Adds ids of commands, by the first word of the name.
    pub fn set_ids(&self, ids: BTreeMap<String, CommandId>) {
        // The ids are complete even after a panic of another writer.
        let mut known = self.ids.write().unwrap_or_else(|broken| broken.into_inner());
        known.extend(ids);
    }

    /// Loads the registered ids from the database. If that fails, keeps the known ids and logs the
    /// failure.
    pub async fn load_ids(&self, service: &Service) {
        let loaded = commands::load_commands(service).await;
        match loaded {
            Ok(ids) => self.set_ids(ids),
            Err(error) => service.log_failure("commands", &error),
        }
    }

    /// Loads the ids every 10 minutes, until `stop`.
    pub async fn keep_loading(self, service: Service, stop: CancellationToken) {
        let clock = service.clock();
        loop {
            tokio::select! {
                () = clock.sleep(EVERY) => self.load_ids(&service).await,
                () = stop.cancelled() => return,
            }
        }
    }

    /// Replaces the names of commands in a text by links. If the result would have more than `most`
    /// characters, returns the text unchanged.
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
            // A backslash or another backtick next to the name makes it plain code.
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

    /// Returns Discord's mention of a command; `None` if the name is no command, or its id is not
    /// known.
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
