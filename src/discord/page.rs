//! One message as we build it, whichever way it goes out: posted, edited in, or as the answer to an interaction.

use serde_json::{Value, json};
use serenity::all::{CreateActionRow, CreateAttachment};

use super::card::{self, Card};
use crate::ids::UserId;

/// Discord's flag for messages that make no sound.
const SILENT: u64 = 1 << 12;

/// The most characters of a message's text.
const CONTENT: usize = 2000;

/// A file with its name and its description, for those who cannot see a picture.
#[derive(Clone, Debug)]
pub struct Attachment {
    /// A new name for each position, or clients show an old picture.
    pub name: String,
    /// At most 1024 characters.
    pub alt: String,
    /// The file.
    pub bytes: Vec<u8>,
}

/// A message.
#[derive(Clone, Debug, Default)]
pub struct Page {
    /// The text. A phone's notification shows it, and nothing of a card; only who is mentioned here can be pinged.
    pub content: String,
    /// Cards below the text.
    pub cards: Vec<Card>,
    /// The board, or another file.
    pub attachment: Option<Attachment>,
    /// The board of the picture in letters, for those who read it so; shown where [`Page::in_letters`] says it.
    pub letters: Option<String>,
    /// Rows of buttons, or menus.
    pub rows: Vec<CreateActionRow>,
    /// Discord ids of those whom this message may ping; everybody else is only named.
    pub ping: Vec<UserId>,
    /// Whether it arrives without a sound for everybody.
    pub silent: bool,
}

impl Page {
    /// Words alone.
    pub fn text(content: impl Into<String>) -> Page {
        Page { content: content.into(), ..Page::default() }
    }

    /// The same for somebody who reads the board in letters and words as well.
    pub fn in_letters(self) -> Page {
        let Some(letters) = &self.letters else { return self };
        let both = format!("{}\n{letters}", self.content);
        let fits = both.chars().count() <= CONTENT;
        let aside = Some(letters.clone()).filter(|_| !fits);
        let words = self.attachment.as_ref().map(|picture| picture.alt.clone());
        let told = aside.into_iter().chain(words).map(|text| Card { text, ..Card::default() });
        let cards = self.cards.iter().cloned().chain(told).collect();
        Page { content: if fits { both } else { self.content }, cards, ..self }
    }

    /// The same without cards, for where we may not show any: what they say follows the text.
    pub fn plain(&self) -> Page {
        Page { content: card::plain(&self.content, &self.cards), cards: Vec::new(), ..self.clone() }
    }

    /// The message as Discord's JSON, without its files. What it leaves out is removed when it is edited in.
    pub fn json(&self) -> Value {
        let ids: Vec<String> = self.ping.iter().map(UserId::to_string).collect();
        let told = |file: &Attachment| json!({ "id": 0, "filename": file.name, "description": file.alt });
        let attachments: Vec<Value> = self.attachment.iter().map(told).collect();
        let picture = self.attachment.as_ref().map(|file| file.name.as_str());
        let mut body = json!({
            "content": card::cut(&self.content, CONTENT),
            "embeds": card::json(&self.cards, picture),
            "components": self.rows,
            "attachments": attachments,
            "allowed_mentions": { "parse": [], "users": ids, "replied_user": false },
        });
        if self.silent {
            body["flags"] = json!(SILENT);
        }
        body
    }

    /// The files that go with [`Page::json`].
    pub fn files(&self) -> Vec<CreateAttachment> {
        self.attachment.iter().map(|file| CreateAttachment::bytes(file.bytes.clone(), file.name.clone())).collect()
    }
}
