//! One message as we build it, whichever way it goes out: posted, edited in, or as the answer to an interaction.

use crate::ids::UserId;
use serde_json::{Value, json};
use serenity::all::{CreateActionRow, CreateAttachment};

/// Discord's flag for messages that make no sound.
const SILENT: u64 = 1 << 12;

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
    /// The text, at most 2000 characters.
    pub content: String,
    /// The board, or another file.
    pub attachment: Option<Attachment>,
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

    /// The message as Discord's JSON, without its files. What it leaves out is removed when it is edited in.
    pub fn json(&self) -> Value {
        let ids: Vec<String> = self.ping.iter().map(UserId::to_string).collect();
        let attachments: Vec<Value> = self
            .attachment
            .iter()
            .map(|file| json!({ "id": 0, "filename": file.name, "description": file.alt }))
            .collect();
        let mut body = json!({
            "content": self.content,
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
