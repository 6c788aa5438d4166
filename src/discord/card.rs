//! Cards: what Discord calls embeds, as data. One fact a line, an edge in the colour of a side or of how things stand.

use serde_json::{Value, json};

use murus_gallicus::rules::Seat;

/// What all texts of a message's cards may be together.
const TOGETHER: usize = 6000;

/// The most characters of each part.
const TITLE: usize = 256;
const TEXT: usize = 4096;
const NAME: usize = 256;
const VALUE: usize = 1024;
const FOOTER: usize = 2048;

/// The most fields of a card.
const FIELDS: usize = 25;

/// What stands at the end of what was cut.
const CUT: char = '…';

/// What the edge of a card tells.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Accent {
    /// Neither good nor bad, and of no side.
    #[default]
    Neutral,
    /// It is about the holder of a seat.
    Side(Seat),
    /// Something to be glad of, or to take up.
    Good,
    /// Something to be careful about.
    Warning,
}

/// Each accent's colour; those of the sides are their colours on the board.
const COLOURS: [(Accent, u32); 7] = [
    (Accent::Neutral, 0x8A_85_7C),
    (Accent::Side(Seat::Romans), 0xB3_37_2F),
    (Accent::Side(Seat::Gauls), 0x58_A6_A6),
    (Accent::Side(Seat::Germans), 0xE3_B2_3C),
    (Accent::Side(Seat::Britons), 0x7A_4E_86),
    (Accent::Good, 0x4F_8A_4B),
    (Accent::Warning, 0xD9_82_2B),
];

/// A card below a message's text. What is empty is left out. Mentions in it are shown as names and never ping.
#[derive(Clone, Debug, Default)]
pub struct Card {
    /// The colour of its edge.
    pub accent: Accent,
    /// Its heading, in which no mention is shown.
    pub title: String,
    /// Where its heading leads.
    pub url: Option<String>,
    /// Its text.
    pub text: String,
    /// What stands below its text.
    pub fields: Vec<Field>,
    /// Whose it is, above its heading.
    pub author: Option<Author>,
    /// The address of a small picture beside its text.
    pub thumbnail: Option<String>,
    /// Whether the page's picture stands in it.
    pub pictured: bool,
    /// What stands small below everything, in which no mention is shown.
    pub footer: String,
}

/// A named part of a card.
#[derive(Clone, Debug)]
pub struct Field {
    /// Its heading.
    pub name: String,
    /// Its text.
    pub value: String,
    /// Whether it may stand beside others.
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

impl Accent {
    /// The colour of the edge.
    fn colour(self) -> u32 {
        COLOURS.iter().find(|(known, _)| *known == self).map_or(0, |(_, colour)| *colour)
    }
}

impl Card {
    /// As Discord's JSON, in what is left of what all cards of a message may say; `picture` is the name of the page's picture.
    fn json(&self, picture: Option<&str>, left: &mut usize) -> Value {
        let mut take = |text: &str, most: usize| {
            let text = cut(text, most.min(*left));
            *left -= text.chars().count();
            (!text.is_empty()).then_some(text)
        };
        let title = take(&self.title, TITLE);
        let author = self.author.as_ref().and_then(|author| Some((take(&author.name, NAME)?, &author.icon)));
        let footer = take(&self.footer, FOOTER);
        let text = take(&self.text, TEXT);
        let mut fields = Vec::new();
        for field in self.fields.iter().take(FIELDS) {
            let (Some(name), Some(value)) = (take(&field.name, NAME), take(&field.value, VALUE)) else { continue };
            fields.push(json!({ "name": name, "value": value, "inline": field.inline }));
        }
        let mut body = json!({ "color": self.accent.colour(), "fields": fields });
        let parts = [
            ("title", title.map(Value::from)),
            ("url", self.url.as_deref().map(Value::from)),
            ("description", text.map(Value::from)),
            ("author", author.map(|(name, icon)| without_null(json!({ "name": name, "icon_url": icon })))),
            ("thumbnail", self.thumbnail.as_ref().map(|url| json!({ "url": url }))),
            ("image", picture.filter(|_| self.pictured).map(|name| json!({ "url": format!("attachment://{name}") }))),
            ("footer", footer.map(|text| json!({ "text": text }))),
        ];
        for (name, part) in parts {
            if let Some(part) = part {
                body[name] = part;
            }
        }
        body
    }

    /// What the card says, as lines of plain text.
    fn lines(&self) -> Vec<String> {
        let title = match (&self.title, &self.url) {
            (title, _) if title.is_empty() => String::new(),
            (title, Some(url)) => format!("**[{title}](<{url}>)**"),
            (title, None) => format!("**{title}**"),
        };
        let author = self.author.as_ref().map(|author| author.name.clone()).unwrap_or_default();
        let small = |text: &str| text.lines().map(|line| format!("-# {line}")).collect::<Vec<_>>().join("\n");
        let fields = self.fields.iter().map(|field| format!("**{}**: {}", field.name, field.value));
        let lines = [author, title, self.text.clone()].into_iter().chain(fields).chain([small(&self.footer)]);
        lines.filter(|line| !line.is_empty()).collect()
    }
}

/// Cards as Discord's JSON, together within what it takes.
pub fn json(cards: &[Card], picture: Option<&str>) -> Vec<Value> {
    let mut left = TOGETHER;
    cards.iter().map(|card| card.json(picture, &mut left)).collect()
}

/// A text and then what cards say, in words alone.
pub fn plain(content: &str, cards: &[Card]) -> String {
    let lines = cards.iter().flat_map(Card::lines);
    [content.to_owned()].into_iter().filter(|text| !text.is_empty()).chain(lines).collect::<Vec<_>>().join("\n")
}

/// At most so many characters of a text, ending where a line does, else where a word does, so that no mention and no time is cut in two.
pub fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let Some(room) = most.checked_sub(1) else { return String::new() };
    let end = text.char_indices().nth(room).map_or(text.len(), |(at, _)| at);
    let kept = &text[..end];
    // A line's end is worth half the room, and a word's end nearly all of it.
    let line = kept.rfind('\n').filter(|at| *at > end / 2);
    let word = || kept.rfind(char::is_whitespace);
    let kept = match line {
        _ if text[end..].starts_with('\n') => kept,
        Some(at) => &kept[..at],
        None => word().map_or(kept, |at| &kept[..at]),
    };
    format!("{}{CUT}", kept.trim_end())
}

fn without_null(mut value: Value) -> Value {
    if let Some(fields) = value.as_object_mut() {
        fields.retain(|_, field| !field.is_null());
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_cut_where_no_word_is() {
        let cases = [
            ("short", 5, "short"),
            ("one two", 6, "one…"),
            ("one two\nthree four", 12, "one two…"),
            ("one two\nthree four", 8, "one two…"),
            ("ask <@123456789> now", 12, "ask…"),
            ("unbroken", 4, "unb…"),
            ("äöü äöü", 5, "äöü…"),
            ("nothing", 0, ""),
        ];
        for (text, most, left) in cases {
            assert_eq!(cut(text, most), left, "{text:?} within {most}");
        }
    }

    #[test]
    fn cards_stay_within_what_discord_takes() {
        let field = |n: usize| Field { name: format!("{n} ").repeat(300), value: "word ".repeat(400), inline: true };
        let card = Card {
            title: "title ".repeat(100),
            text: "text ".repeat(1000),
            fields: (0..30).map(field).collect(),
            footer: "foot ".repeat(500),
            ..Card::default()
        };
        let cards = json(&[card.clone(), card], None);
        let texts = |card: &Value| {
            let fields = card["fields"].as_array().into_iter().flatten();
            let fields = fields.flat_map(|field| [&field["name"], &field["value"]]);
            let all = [&card["title"], &card["description"], &card["footer"]["text"]].into_iter().chain(fields);
            all.filter_map(Value::as_str).map(|text| text.chars().count()).sum::<usize>()
        };
        let sum: usize = cards.iter().map(texts).sum();
        assert!((5900..=TOGETHER).contains(&sum), "{sum}");
        assert_eq!(cards[0]["title"].as_str().map(|title| title.chars().count() <= TITLE), Some(true));
        assert!(cards.iter().all(|card| card["fields"].as_array().is_some_and(|fields| fields.len() <= FIELDS)));
    }

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
        let said = "Look:\n**[Leaderboard](<https://example.org>)**\n1. <@7>\n**Games**: 12\n-# 9db4";
        assert_eq!(plain("Look:", &[card]), said);
    }
}
