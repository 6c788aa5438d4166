//! The application's emoji at Discord, by their ids. A button whose emoji has no known id shows its
//! label alone.

use std::sync::{Arc, PoisonError, RwLock};

use serde_json::{Value, json};
use tokio::sync::Notify;

use crate::show::emoji::{Emoji, EmojiDrawing};

/// The ids of the application's emoji at Discord. Cheap to clone; all clones share one state.
#[derive(Clone, Default)]
pub struct AppEmoji(Arc<KnownEmoji>);

#[derive(Default)]
struct KnownEmoji {
    known: RwLock<Vec<(Emoji, Value)>>,
    forgotten: Notify,
}

impl AppEmoji {
    /// Returns an emoji as JSON for a component; `None` if its id is not known.
    pub fn find(&self, sought: Emoji) -> Option<Value> {
        let known = self.0.known.read().unwrap_or_else(PoisonError::into_inner);
        known.iter().find(|(emoji, _)| *emoji == sought).map(|(_, part)| part.clone())
    }

    /// Forgets the ids of all emoji after Discord refused a component, so that messages do without
    /// emoji until the ids are looked up again. Returns false if none was known.
    pub fn forget(&self) -> bool {
        let mut known = self.0.known.write().unwrap_or_else(PoisonError::into_inner);
        let any = !known.is_empty();
        known.clear();
        if any {
            self.0.forgotten.notify_one();
        }
        any
    }

    /// Waits until the ids of the emoji are forgotten.
    pub async fn wait_until_forgotten(&self) {
        self.0.forgotten.notified().await;
    }

    /// Stores the id that Discord gave to an emoji.
    pub fn learn(&self, drawn: &EmojiDrawing, id: u64) {
        let part = json!({ "id": id.to_string(), "name": drawn.name });
        let mut known = self.0.known.write().unwrap_or_else(PoisonError::into_inner);
        known.retain(|(emoji, _)| *emoji != drawn.emoji);
        known.push((drawn.emoji, part));
    }
}
