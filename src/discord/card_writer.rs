//! Writes cards as Discord's JSON of embeds, within its limits.

use murus_gallicus::Seat;
use serde_json::{Value, json};

use super::links::CommandLinks;
use crate::show::card::{Accent, Card, Field};
use crate::show::length::cut_text;

/// The most characters in the cards of one message together.
const TOGETHER: usize = 6000;

/// The most characters of the title of a card.
const TITLE: usize = 256;

/// The most characters of the text of a card.
const TEXT: usize = 4096;

/// The most characters of the name of an author or of a field.
const NAME: usize = 256;

/// The most characters of the value of a field.
const VALUE: usize = 1024;

/// The most characters of the footer of a card.
const FOOTER: usize = 2048;

/// The most fields of a card.
const FIELDS: usize = 25;

/// The colour of each accent, as 0xRRGGBB. The sides have their colours on the board.
const COLOURS: &[(Accent, u32)] = &[
    (Accent::Neutral, 0x8A_85_7C),
    (Accent::Side(Seat::Romans), 0xB3_37_2F),
    (Accent::Side(Seat::Gauls), 0x58_A6_A6),
    (Accent::Side(Seat::Germans), 0xE3_B2_3C),
    (Accent::Side(Seat::Britons), 0x7A_4E_86),
    (Accent::Good, 0x4F_8A_4B),
    (Accent::Warning, 0xD9_82_2B),
];

/// Writes cards, cut to Discord's limit for all cards of a message. If links to commands would
/// exceed that limit, the names of commands stay plain.
pub(super) fn write_cards(
    cards: &[Card],
    picture: Option<&str>,
    links: &CommandLinks,
) -> Vec<Value> {
    let linked: Vec<Card> = cards.iter().map(|card| link_card(card, links)).collect();
    let fits = linked.iter().map(card_length).sum::<usize>() <= TOGETHER;
    let mut left = TOGETHER;
    let cards = if fits { &linked } else { cards };
    cards.iter().map(|shown| write_card(shown, picture, &mut left)).collect()
}

/// Returns a card with links to commands in its text and field values. Discord shows no links to
/// commands in other parts.
fn link_card(card: &Card, links: &CommandLinks) -> Card {
    let link =
        |field: &Field| Field { value: links.link_text(&field.value, VALUE), ..field.clone() };
    let fields = card.fields.iter().map(link).collect();
    Card { text: links.link_text(&card.text, TEXT), fields, ..card.clone() }
}

/// Returns the number of characters of a card that count against Discord's limit.
fn card_length(card: &Card) -> usize {
    let author = card.author.iter().map(|author| &author.name);
    let fields = card.fields.iter().flat_map(|field| [&field.name, &field.value]);
    let texts = [&card.title, &card.text, &card.footer].into_iter().chain(author).chain(fields);
    texts.map(|text| text.chars().count()).sum()
}

/// Writes a card, cut to the `left` characters that remain for all cards of the message. `picture`
/// is the file name of the page's picture.
fn write_card(card: &Card, picture: Option<&str>, left: &mut usize) -> Value {
    let mut take = |text: &str, most: usize| {
        let text = cut_text(text, most.min(*left));
        *left -= text.chars().count();
        (!text.is_empty()).then_some(text)
    };
    let title = take(&card.title, TITLE);
    let author =
        card.author.as_ref().and_then(|author| Some((take(&author.name, NAME)?, &author.icon)));
    let footer = take(&card.footer, FOOTER);
    let text = take(&card.text, TEXT);
    let mut fields = Vec::new();
    for field in card.fields.iter().take(FIELDS) {
        let (Some(name), Some(value)) = (take(&field.name, NAME), take(&field.value, VALUE)) else {
            continue;
        };
        fields.push(json!({ "name": name, "value": value, "inline": field.inline }));
    }
    let mut body = json!({ "color": edge_colour(card.accent), "fields": fields });
    let parts = [
        ("title", title.map(Value::from)),
        ("url", card.url.as_deref().map(Value::from)),
        ("description", text.map(Value::from)),
        (
            "author",
            author.map(|(name, icon)| without_null(json!({ "name": name, "icon_url": icon }))),
        ),
        ("thumbnail", card.thumbnail.as_ref().map(|url| json!({ "url": url }))),
        (
            "image",
            picture
                .filter(|_| card.pictured)
                .map(|name| json!({ "url": format!("attachment://{name}") })),
        ),
        ("footer", footer.map(|text| json!({ "text": text }))),
    ];
    for (name, part) in parts {
        if let Some(part) = part {
            body[name] = part;
        }
    }
    body
}

/// Returns the colour of a card's edge, as 0xRRGGBB.
fn edge_colour(accent: Accent) -> u32 {
    COLOURS.iter().find(|(known, _)| *known == accent).map_or(0, |(_, colour)| *colour)
}

/// Leaves out the fields of a JSON object that are null.
pub(super) fn without_null(mut value: Value) -> Value {
    if let Some(fields) = value.as_object_mut() {
        fields.retain(|_, field| !field.is_null());
    }
    value
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_stay_within_what_discord_takes() {
        let field = |n: usize| Field {
            name: format!("{n} ").repeat(300),
            value: "word ".repeat(400),
            inline: true,
        };
        let card = Card {
            title: "title ".repeat(100),
            text: "text ".repeat(1000),
            fields: (0..30).map(field).collect(),
            footer: "foot ".repeat(500),
            ..Card::default()
        };
        let cards = write_cards(&[card.clone(), card], None, &CommandLinks::default());
        let texts = |card: &Value| {
            let fields = card["fields"].as_array().into_iter().flatten();
            let fields = fields.flat_map(|field| [&field["name"], &field["value"]]);
            let all = [&card["title"], &card["description"], &card["footer"]["text"]]
                .into_iter()
                .chain(fields);
            all.filter_map(Value::as_str).map(|text| text.chars().count()).sum::<usize>()
        };
        let sum: usize = cards.iter().map(texts).sum();
        assert!((5900..=TOGETHER).contains(&sum), "{sum}");
        assert_eq!(
            cards[0]["title"].as_str().map(|title| title.chars().count() <= TITLE),
            Some(true)
        );
        assert!(
            cards
                .iter()
                .all(|card| card["fields"].as_array().is_some_and(|fields| fields.len() <= FIELDS))
        );
    }
}
