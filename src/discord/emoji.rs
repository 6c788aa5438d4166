//! The application's emoji that Discord has, each known by its id. Until an emoji is known, its
//! words stand alone.

use std::sync::{Arc, PoisonError, RwLock};

use serde_json::{Value, json};
use tokio::sync::Notify;

use crate::show::emoji::{Emoji, EmojiDrawing};

/// The emoji that Discord has. Cheap to clone; all clones are one.
#[derive(Clone, Default)]
pub struct AppEmoji(Arc<KnownEmoji>);

#[derive(Default)]
struct KnownEmoji {
    known: RwLock<Vec<(Emoji, Value)>>,
    forgotten: Notify,
}

impl AppEmoji {
    /// An emoji as a component names it; `None` if Discord has none that is known.
    pub fn find(&self, sought: Emoji) -> Option<Value> {
        let known = self.0.known.read().unwrap_or_else(PoisonError::into_inner);
        known.iter().find(|(emoji, _)| *emoji == sought).map(|(_, part)| part.clone())
    }

    /// Forgets all of them after Discord refused a component, so that words alone are sent until
    /// they are looked up anew. Returns false if none was known.
    pub fn forget(&self) -> bool {
        let mut known = self.0.known.write().unwrap_or_else(PoisonError::into_inner);
        let any = !known.is_empty();
        known.clear();
        if any {
            self.0.forgotten.notify_one();
        }
        any
    }

    /// Waits until they are forgotten.
    pub async fn wait_until_forgotten(&self) {
        self.0.forgotten.notified().await;
    }

    /// Notes the id under which Discord has an emoji.
    pub fn learn(&self, drawn: &EmojiDrawing, id: u64) {
        let part = json!({ "id": id.to_string(), "name": drawn.name });
        let mut known = self.0.known.write().unwrap_or_else(PoisonError::into_inner);
        known.retain(|(emoji, _)| *emoji != drawn.emoji);
        known.push((drawn.emoji, part));
    }
}
