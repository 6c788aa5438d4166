//! Cards below a message, which Discord calls embeds. One fact a line, an edge in the colour of a
//! side or of how things stand.

use murus_gallicus::rules::Seat;

use crate::texts;

/// The meaning of a card's edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Accent {
    /// Neither good nor bad, and of no side.
    #[default]
    Neutral,
    /// The card is about the holder of a seat.
    Side(Seat),
    /// Something to be glad of, or to take up.
    Good,
    /// Something to be careful about.
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
    /// The place where the heading of the card leads.
    pub url: Option<String>,
    /// The text of the card.
    pub text: String,
    /// The fields below its text.
    pub fields: Vec<Field>,
    /// Whose the card is, above its heading.
    pub author: Option<Author>,
    /// The address of a small picture beside its text.
    pub thumbnail: Option<String>,
    /// True if the page's picture stands in it.
    pub pictured: bool,
    /// The small text below everything. It shows no mentions.
    pub footer: String,
}

/// A named part of a card.
#[derive(Clone, Debug)]
pub struct Field {
    /// The heading of the part.
    pub name: String,
    /// The text of the part.
    pub value: String,
    /// True if the part may stand beside others.
    pub inline: bool,
}

/// Whose a card is.
#[derive(Clone, Debug)]
pub struct Author {
    /// By name: no mention is shown here.
    pub name: String,
    /// The address of a picture.
    pub icon: Option<String>,
}

impl Card {
    /// The card as lines of plain text.
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

/// A text and then what cards say, in words alone.
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
