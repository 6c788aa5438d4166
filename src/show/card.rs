//! Cards below a message, which Discord calls embeds. Each line states one fact. The colour of the
//! edge shows a side, or good or bad news.

use murus_gallicus::Seat;

use crate::texts;

/// The meaning of the colour of a card's edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Accent {
    /// The card is neither good nor bad news, and is not about a side.
    #[default]
    Neutral,
    /// The card is about the player in this seat. The edge has the colour of the side.
    Side(Seat),
    /// The card is good news, or an offer.
    Good,
    /// The card is a warning.
    Warning,
}

/// A card below a message's text. Empty parts are left out. Mentions in it are shown as names and
/// never ping.
#[derive(Clone, Debug, Default)]
pub struct Card {
    /// The colour of the edge of the card.
    pub accent: Accent,
    /// The heading of the card, in which no mention is shown.
    pub title: String,
    /// The address to which the heading links; `None` for a heading without a link.
    pub url: Option<String>,
    /// The text of the card.
    pub text: String,
    /// The fields below the text of the card.
    pub fields: Vec<Field>,
    /// The name and picture above the heading; `None` if the card has no author.
    pub author: Option<Author>,
    /// The address of a small picture next to the text; `None` without one.
    pub thumbnail: Option<String>,
    /// True if the card contains the picture that is attached to the page.
    pub pictured: bool,
    /// The small text at the bottom of the card. It shows no mentions.
    pub footer: String,
}

/// A named part of a card.
#[derive(Clone, Debug)]
pub struct Field {
    /// The heading of the part.
    pub name: String,
    /// The text of the part.
    pub value: String,
    /// True if the part may share a line with other parts.
    pub inline: bool,
}

/// The author of a card, shown above its heading.
#[derive(Clone, Debug)]
pub struct Author {
    /// The author's name, as plain text. Mentions are not shown here.
    pub name: String,
    /// The address of the author's picture; `None` without one.
    pub icon: Option<String>,
}

impl Card {
    /// Returns the card as lines of text with Markdown, without empty lines.
    fn lines(&self) -> Vec<String> {
        let title = match (&self.title, &self.url) {
            (title, _) if title.is_empty() => String::new(),
            (title, Some(url)) => format!("**[{title}](<{url}>)**"),
            (title, None) => format!("**{title}**"),
        };
        let author = self.author.as_ref().map(|author| author.name.clone()).unwrap_or_default();
        let small = |text: &str| text.lines().map(texts::small_line).collect::<Vec<_>>().join("\n");
        let fields = self.fields.iter().map(|field| format!("**{}**: {}", field.name, field.value));
        let lines = [author, title, self.text.clone()]
            .into_iter()
            .chain(fields)
            .chain([small(&self.footer)]);
        lines.filter(|line| !line.is_empty()).collect()
    }
}

/// Returns a message's text, then the contents of its cards as lines of text. Used where cards
/// cannot be shown.
pub fn write_plain(content: &str, cards: &[Card]) -> String {
    let lines = cards.iter().flat_map(Card::lines);
    [content.to_owned()]
        .into_iter()
        .filter(|text| !text.is_empty())
        .chain(lines)
        .collect::<Vec<_>>()
        .join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_says_the_same_in_words() {
        let card = Card {
            title: "Leaderboard".to_owned(),
            url: Some("https://example.org".to_owned()),
            text: "1. <@7>".to_owned(),
            fields: vec![Field { name: "Games".to_owned(), value: "12".to_owned(), inline: false }],
            footer: "9db4".to_owned(),
            ..Card::default()
        };
        let said =
            "Look:\n**[Leaderboard](<https://example.org>)**\n1. <@7>\n**Games**: 12\n-# 9db4";
        assert_eq!(write_plain("Look:", &[card]), said);
    }
}
