//! One message as we build it, whichever way it goes out: posted, edited in, or as the answer to an
//! interaction.

use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;

use super::block::Block;
use super::card::{self, Card};
use super::rows::Row;
use crate::game::GameId;
use crate::ids::{MessageId, UserId};
use crate::store::{NoticeKind, Reading, ShownPage};

/// The most characters of a message's text.
pub const CONTENT: usize = 2000;

/// A file with its name and its description, for those who cannot see a picture.
#[derive(Clone, Debug)]
pub struct Attachment {
    /// A new name for each position, or clients show an old picture.
    pub name: String,
    /// At most 1024 characters.
    pub alt: String,
    /// The file.
    pub bytes: Vec<u8>,
    /// The text of the picture.
    pub shows: Shows,
}

/// The largest text that is sent as it is, in bytes: below what Discord takes.
const PLAIN: usize = 8 << 20;

impl Attachment {
    /// A text as a file. A very long one is packed, and `.gz` follows its name.
    pub fn text(name: String, alt: String, text: String) -> Attachment {
        let mut name = name;
        let mut bytes = text.into_bytes();
        if bytes.len() > PLAIN {
            let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
            if let Ok(done) = packed.write_all(&bytes).and_then(|()| packed.finish()) {
                (name, bytes) = (format!("{name}.gz"), done);
            }
        }
        Attachment { name, alt, bytes, shows: Shows::Text }
    }
}

/// The text that replaces a picture for people who read boards.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shows {
    /// Nothing: it is text itself.
    Text,
    /// The description of the picture.
    Picture,
    /// The description of the picture, and the board in letters.
    Board(String),
}

/// The page that replaces a waiting page as soon as it is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaited {
    /// The review of this game.
    Review(GameId),
    /// The film of this game.
    Film(GameId),
    /// A hint in this game.
    Hint(GameId),
    /// A link to a message of this game.
    Message(GameId, NoticeKind),
}

/// A message.
#[derive(Clone, Debug, Default)]
pub struct Page {
    /// The text. A phone's notification shows it, and nothing of a card; only who is mentioned here
    /// can be pinged.
    pub content: String,
    /// Cards below the text.
    pub cards: Vec<Card>,
    /// Blocks below the text, in a frame. A page with blocks has no picture: on Discord, an edit
    /// cannot upload one to a message that is laid out.
    pub blocks: Vec<Block>,
    /// The board, or another file.
    pub attachment: Option<Attachment>,
    /// Rows of buttons, or menus.
    pub rows: Vec<Row>,
    /// Discord ids of the people whom this message may ping. Anyone else is only named.
    pub ping: Vec<UserId>,
    /// True if the message arrives without a sound.
    pub silent: bool,
    /// The way in which the message is read, if that was asked for; else the reader's own choice.
    pub reading: Option<Reading>,
    /// The page that replaces this one as soon as it is made.
    pub awaits: Option<Awaited>,
    /// True if this answer repeats a message beside it. Then it does not stay.
    pub vanishes: bool,
    /// The part of the page that its reader can show to a channel.
    pub shows: Option<ShownPage>,
    /// The web page to which the message links.
    pub opens: Option<Opens>,
    /// A link below its rows.
    pub link: Option<LinkButton>,
    /// The parts that the page replaces of the message whose button was pressed.
    pub over: Over,
}

/// A web page to which an answer links.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opens {
    /// The page of this game.
    Game(GameId),
    /// The page of the reader's own games.
    Mine,
}

/// A link as a button.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkButton {
    /// The words of the link.
    pub label: String,
    /// The place where the link leads.
    pub url: String,
}

/// The parts of a message that a page replaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Over {
    /// Everything.
    #[default]
    All,
    /// The rows of the message alone: text, cards and picture stay.
    Rows,
    /// None: the page is a new message, and the old one stays as it is.
    Nothing,
}

/// A message that its reader alone sees, as it was when a button on it was pressed.
#[derive(Clone, Debug)]
pub struct Carrier {
    /// The id of the message.
    pub id: MessageId,
    /// The rows of the message.
    pub rows: Vec<Row>,
    /// The note below a refused form, which its button fills in again.
    pub note: Option<String>,
}

impl Page {
    /// A page of words alone.
    pub fn text(content: impl Into<String>) -> Page {
        Page { content: content.into(), ..Page::default() }
    }

    /// Returns true if the page has a picture, which people who read boards get in words.
    pub fn shows_picture(&self) -> bool {
        self.attachment.as_ref().is_some_and(|file| file.shows != Shows::Text)
    }

    /// Adds the board in words, and in letters, as a person reads boards. A text that is too long
    /// becomes a file.
    pub fn read_as(self, reading: Reading) -> Page {
        let Some(picture) = self.attachment.as_ref().filter(|file| file.shows != Shows::Text)
        else {
            return self;
        };
        let letters = match &picture.shows {
            Shows::Board(letters) => Some(letters.clone()),
            Shows::Picture | Shows::Text => None,
        };
        let texts = match reading {
            Reading::Picture => return self,
            Reading::Words => vec![picture.alt.clone()],
            Reading::Letters => [picture.alt.clone()].into_iter().chain(letters).collect(),
        };
        let mut content = self.content;
        let mut cards = Vec::new();
        for text in texts {
            if cards.is_empty() && content.chars().count() + text.chars().count() < CONTENT {
                content = [content, text]
                    .into_iter()
                    .filter(|text| !text.is_empty())
                    .collect::<Vec<_>>()
                    .join("\n");
            } else {
                cards.push(Card { text, ..Card::default() });
            }
        }
        Page { content, cards: [self.cards, cards].concat(), ..self }
    }

    /// Turns cards into text, for channels in which the bot may not show cards.
    pub fn plain(&self) -> Page {
        Page {
            content: card::write_plain(&self.content, &self.cards),
            cards: Vec::new(),
            ..self.clone()
        }
    }
}
