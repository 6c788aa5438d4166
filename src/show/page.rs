//! A message as plain data, whether it is posted, edited, or sent as the answer to an interaction.

use std::io::Write;

use flate2::Compression;
use flate2::write::GzEncoder;

use super::block::Block;
use super::card::{self, Card};
use super::rows::{Button, Row};
use crate::game::GameId;
use crate::ids::{MessageId, UserId};
use crate::store::{NoticeKind, Reading, ShownPage};

/// The most characters of a message's text.
pub const CONTENT: usize = 2000;

/// A file of a message, with a description for people who cannot see pictures.
#[derive(Clone, Debug)]
pub struct Attachment {
    /// The name of the file. Each position needs a new name, or clients show an old picture.
    pub name: String,
    /// The description of the file in words, at most 1024 characters.
    pub alt: String,
    /// The contents of the file.
    pub bytes: Vec<u8>,
    /// The text that replaces the file for people who read boards as words.
    pub shows: Shows,
}

/// The largest text that is sent uncompressed, in bytes. It is below Discord's limit.
const PLAIN: usize = 8 << 20;

impl Attachment {
    /// Returns a text as a file. A text above 8 MiB is compressed with gzip, and `.gz` is added to
    /// the name of the file.
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

/// The text that replaces an attached picture for people who read boards as words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shows {
    /// No text: the file is a text itself.
    Text,
    /// The description of the picture.
    Picture,
    /// The description of the picture, and this drawing of the board in letters.
    Board(String),
}

/// The kind of page that replaces a waiting page as soon as it is ready.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Awaited {
    /// The review of this game.
    Review(GameId),
    /// The film of this game.
    Film(GameId),
    /// A hint in this game.
    Hint(GameId),
    /// A link to the message of this kind about this game, once that message is posted.
    Message(GameId, NoticeKind),
}

/// A message, or an answer to a press or command.
#[derive(Clone, Debug, Default)]
pub struct Page {
    /// The text. A phone's notification shows this text but no card. Only people who are mentioned
    /// here can be pinged.
    pub content: String,
    /// Cards below the text.
    pub cards: Vec<Card>,
    /// Blocks below the text, in a frame. A page with blocks has no picture, because on Discord an
    /// edit cannot upload a picture to a message with blocks.
    pub blocks: Vec<Block>,
    /// The picture of the board, or another file; `None` without one.
    pub attachment: Option<Attachment>,
    /// The rows of buttons or menus below the message.
    pub rows: Vec<Row>,
    /// Discord ids of the people whom this message may ping. Anyone else is only named.
    pub ping: Vec<UserId>,
    /// True if the message arrives without a sound.
    pub silent: bool,
    /// The way in which boards are read in this message; `None` for the reader's own setting.
    pub reading: Option<Reading>,
    /// The page that replaces this one as soon as it is ready; `None` if none does.
    pub awaits: Option<Awaited>,
    /// True if this answer only repeats a message that is posted in the same channel. Such an
    /// answer is deleted at once.
    pub vanishes: bool,
    /// The public form of the page that its reader can show to a channel; `None` if there is none.
    pub shows: Option<ShownPage>,
    /// The web page to which the message links; `None` if it links to none.
    pub opens: Option<Opens>,
    /// A link button below the rows; `None` without one.
    pub link: Option<LinkButton>,
    /// The parts of the message with the pressed button that this page replaces.
    pub over: Over,
}

/// A web page to which an answer links.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opens {
    /// The web page of this game.
    Game(GameId),
    /// The web page of the reader's own games.
    Mine,
}

/// A button that opens a web address.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LinkButton {
    /// The words of the button.
    pub label: String,
    /// The address to which the button leads.
    pub url: String,
    /// The button beside it, which opens the same web page within Discord; `None` without one.
    pub within: Option<Button>,
}

/// The parts of a message that a page replaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Over {
    /// All parts of the message.
    #[default]
    All,
    /// The rows of the message. Its text, cards and picture stay.
    Rows,
    /// No part: the page is a new message, and the old message stays as it is.
    Nothing,
}

/// A private message with a pressed button, as it was at the time of the press.
#[derive(Clone, Debug)]
pub struct Carrier {
    /// The id of the message.
    pub id: MessageId,
    /// The rows of the message.
    pub rows: Vec<Row>,
    /// The input of a refused form that is quoted in the message; `None` if nothing is quoted. The
    /// button that reopens the form fills it in again.
    pub note: Option<String>,
}

impl Page {
    /// Returns a page with only a text.
    pub fn text(content: impl Into<String>) -> Page {
        Page { content: content.into(), ..Page::default() }
    }

    /// Returns true if the page has a picture for which there is a description in words.
    pub fn shows_picture(&self) -> bool {
        self.attachment.as_ref().is_some_and(|file| file.shows != Shows::Text)
    }

    /// Adds the description of the picture, and the board in letters, as this way of reading asks
    /// for. A text that does not fit into the message's text becomes a card. Returns the page
    /// unchanged if it has no picture or pictures are wanted.
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

    /// Returns the page with its cards turned into text, for channels in which the bot may not show
    /// cards.
    pub fn plain(&self) -> Page {
        Page {
            content: card::write_plain(&self.content, &self.cards),
            cards: Vec::new(),
            ..self.clone()
        }
    }
}
