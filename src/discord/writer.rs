//! Writes pages and forms as Discord's JSON. Only this module knows that format and its limits.

use serde_json::{Value, json};
use serenity::all::CreateAttachment;

use super::card_writer::{without_null, write_cards};
use super::emoji::AppEmoji;
use super::known::KnownIds;
use super::links::CommandLinks;
use crate::ids::UserId;
use crate::show::block::Block;
use crate::show::emoji::LABEL;
use crate::show::form::{FieldKind, Form, FormField};
use crate::show::length::cut_text;
use crate::show::page::{Attachment, CONTENT, LinkButton, Over, Page};
use crate::show::rows::{Button, Menu, MenuChoice, MenuOptions, Row, Style};

/// Discord's flag for messages that notify without a sound.
const SILENT: u64 = 1 << 12;

/// Discord's flag for messages whose links have no previews.
const SUPPRESS_EMBEDS: u64 = 1 << 2;

/// Discord's flag for messages that are laid out in components (Components V2). An edit can set it
/// and never take it off.
const LAID_OUT: u64 = 1 << 15;

/// The most characters in all texts together of a message that is laid out.
const LAYOUT: usize = 4000;

/// Discord's number for each style of a button.
const STYLES: &[(Style, u8)] =
    &[(Style::Primary, 1), (Style::Secondary, 2), (Style::Success, 3), (Style::Danger, 4)];

/// Discord's number for the style of a link button.
const LINK: u8 = 5;

/// The most rows of buttons or menus in a message.
const ROWS: usize = 5;
/// The most buttons of a row.
const ROW: usize = 5;

/// Discord's numbers for the types of channels in which games can be played: text and news.
const TEXT_CHANNELS: [u8; 2] = [0, 5];

/// Discord's numbers for the types of channels in which threads of games can open: text, news and
/// forums.
const THREAD_CHANNELS: [u8; 3] = [0, 5, 15];

/// Writes the JSON body of a message, without the bytes of its files. Names of commands in its text
/// and cards become links. As an edit, it removes every part that the page lacks; for a page over
/// rows alone it holds only the rows. A page with blocks is laid out in components.
pub fn write_message(page: &Page, known: &KnownIds) -> Value {
    if !page.blocks.is_empty() {
        return write_layout(page, known);
    }
    let attachment =
        |file: &Attachment| json!({ "id": 0, "filename": file.name, "description": file.alt });
    let attachments: Vec<Value> = page.attachment.iter().map(attachment).collect();
    let picture = page.attachment.as_ref().map(|file| file.name.as_str());
    let mut rows: Vec<Value> = page.rows.iter().map(|row| write_row(row, &known.emoji)).collect();
    if let Some(link) = &page.link {
        add_link(&mut rows, link, &known.emoji);
    }
    let allowed = write_allowed(page);
    if page.over == Over::Rows {
        return json!({ "components": rows, "allowed_mentions": allowed });
    }
    json!({
        "content": cut_text(&known.links.link_text(&page.content, CONTENT), CONTENT),
        "embeds": write_cards(&page.cards, picture, &known.links),
        "components": rows,
        "attachments": attachments,
        "allowed_mentions": allowed,
        "flags": message_flags(page),
    })
}

/// Writes the JSON body of a message that is laid out in components (Components V2). Cards become
/// text. The page must have no file.
pub fn write_layout(page: &Page, known: &KnownIds) -> Value {
    let page = page.plain();
    let mut left = LAYOUT;
    let mut parts: Vec<Value> = write_text(&page.content, &mut left, known).into_iter().collect();
    let blocks: Vec<Value> =
        page.blocks.iter().filter_map(|block| write_block(block, &mut left, known)).collect();
    if !blocks.is_empty() {
        parts.push(json!({ "type": 17, "components": blocks }));
    }
    let mut rows: Vec<Value> = page.rows.iter().map(|row| write_row(row, &known.emoji)).collect();
    if let Some(link) = &page.link {
        add_link(&mut rows, link, &known.emoji);
    }
    parts.extend(rows);
    json!({
        "content": null,
        "embeds": [],
        "components": parts,
        "attachments": [],
        "allowed_mentions": write_allowed(&page),
        "flags": LAID_OUT | silence_flag(&page),
    })
}

/// Writes a block of a message, with its text cut to the `left` characters that remain for the
/// message. `None` for a block of text of which nothing is left.
fn write_block(block: &Block, left: &mut usize, known: &KnownIds) -> Option<Value> {
    match block {
        Block::Text(text) => write_text(text, left, known),
        Block::Beside(text, button) => {
            let button = write_button(button, &known.emoji);
            Some(match write_text(text, left, known) {
                Some(text) => json!({ "type": 9, "components": [text], "accessory": button }),
                // The button stays where its text does not fit.
                None => json!({ "type": 1, "components": [button] }),
            })
        }
        Block::Row(row) => Some(write_row(row, &known.emoji)),
        Block::Rule => Some(json!({ "type": 14, "divider": true, "spacing": 1 })),
    }
}

fn write_text(text: &str, left: &mut usize, known: &KnownIds) -> Option<Value> {
    let text = cut_text(&known.links.link_text(text, *left), *left);
    *left -= text.chars().count();
    (!text.trim().is_empty()).then(|| json!({ "type": 10, "content": text }))
}

/// Writes Discord's `allowed_mentions`: the people whom a page may ping.
fn write_allowed(page: &Page) -> Value {
    let pinged: Vec<String> = page.ping.iter().map(ToString::to_string).collect();
    json!({ "parse": [], "users": pinged, "replied_user": false })
}

/// Writes the edit that removes the buttons of a message, and sets its text to `history` if given.
pub fn write_stripped(history: Option<&str>, links: &CommandLinks) -> Value {
    let mut body = json!({ "components": [] });
    if let Some(history) = history {
        body["content"] = cut_text(&links.link_text(history, CONTENT), CONTENT).into();
        body["allowed_mentions"] = json!({ "parse": [] });
        body["flags"] = json!(SUPPRESS_EMBEDS);
    }
    body
}

/// Returns the message flags of a page without blocks. Links in the text show no previews. That
/// flag also hides cards, so a page with cards does without it.
fn message_flags(page: &Page) -> u64 {
    let previews = if page.cards.is_empty() { SUPPRESS_EMBEDS } else { 0 };
    previews | silence_flag(page)
}

fn silence_flag(page: &Page) -> u64 {
    if page.silent { SILENT } else { 0 }
}

/// Returns the files of a page, to send with the body of [`write_message`].
pub fn list_files(page: &Page) -> Vec<CreateAttachment> {
    page.attachment
        .iter()
        .map(|file| CreateAttachment::bytes(file.bytes.clone(), file.name.clone()))
        .collect()
}

/// The most choices of a field that are shown as radio buttons. More choices become a menu.
const SHOWN_CHOICES: usize = 4;

/// Writes a form, which Discord calls a modal.
pub fn write_form(form: &Form, emoji: &AppEmoji) -> Value {
    let mut parts: Vec<Value> = form.fields.iter().map(|field| write_field(field, emoji)).collect();
    parts.extend(form.note.as_ref().map(|note| json!({ "type": 10, "content": note })));
    json!({ "custom_id": form.id, "title": form.title, "components": parts })
}

/// Writes a field of a form, in its label.
fn write_field(field: &FormField, emoji: &AppEmoji) -> Value {
    let required = field.required;
    let least = u8::from(required);
    let mut part = match &field.kind {
        FieldKind::Text { value, example, longest, lines } => json!({
            "type": 4, "style": if *lines { 2 } else { 1 }, "value": filled(value), "placeholder": filled(example),
            "min_length": least, "max_length": longest, "required": required,
        }),
        FieldKind::Choice(choices) => {
            // Discord shows emoji in menus alone.
            let all = choices.len() <= SHOWN_CHOICES;
            let (kind, emoji) = if all { (21, &AppEmoji::default()) } else { (3, emoji) };
            let options: Vec<Value> =
                choices.iter().map(|choice| write_choice(choice, emoji)).collect();
            json!({ "type": kind, "options": options, "required": required })
        }
        FieldKind::Switch(on) => json!({ "type": 23, "default": on }),
        FieldKind::People { chosen, most } => {
            let user = |id: &UserId| json!({ "id": id.to_string(), "type": "user" });
            json!({
                "type": 5, "default_values": chosen.iter().map(user).collect::<Vec<_>>(),
                "min_values": least, "max_values": most, "required": required,
            })
        }
        FieldKind::File => {
            json!({ "type": 19, "min_values": least, "max_values": 1, "required": required })
        }
    };
    part["custom_id"] = field.name.into();
    without_null(json!({
        "type": 18, "label": field.label, "description": filled(&field.hint),
        "component": without_null(part),
    }))
}

/// Returns the text, or `None` if it is empty.
fn filled(text: &str) -> Option<&str> {
    Some(text).filter(|text| !text.is_empty())
}

fn write_row(row: &Row, emoji: &AppEmoji) -> Value {
    let parts = match row {
        Row::Buttons(buttons) => buttons.iter().map(|button| write_button(button, emoji)).collect(),
        Row::Menu(shown) => vec![write_menu(shown, emoji)],
    };
    json!({ "type": 1, "components": parts })
}

/// Adds a link button, and the one beside it.
fn add_link(rows: &mut Vec<Value>, link: &LinkButton, emoji: &AppEmoji) {
    add_button(rows, json!({ "type": 2, "style": LINK, "label": link.label, "url": link.url }));
    if let Some(within) = &link.within {
        add_button(rows, write_button(within, emoji));
    }
}

/// Adds a button to the last row of buttons, or in a new row. Leaves it out if there is no room.
fn add_button(rows: &mut Vec<Value>, button: Value) {
    let room = rows.len() < ROWS;
    let last = rows.last_mut().and_then(|row| row["components"].as_array_mut());
    match last.filter(|row| row.len() < ROW && row.iter().all(|part| part["type"] == 2)) {
        Some(row) => row.push(button),
        None if room => rows.push(json!({ "type": 1, "components": [button] })),
        None => {}
    }
}

/// Writes a button. If its label is too long to fit next to an emoji, leaves out the emoji.
fn write_button(button: &Button, emoji: &AppEmoji) -> Value {
    let style =
        STYLES.iter().find(|(known, _)| *known == button.style).map_or(0, |(_, number)| *number);
    let short = button.label.chars().count() <= LABEL;
    let emoji = button.emoji.filter(|_| short).and_then(|own| emoji.find(own));
    without_null(json!({
        "type": 2, "custom_id": button.id, "label": button.label, "style": style, "disabled": !button.enabled,
        "emoji": emoji,
    }))
}

fn write_menu(menu: &Menu, emoji: &AppEmoji) -> Value {
    let mut body = json!({
        "custom_id": menu.id, "placeholder": menu.hint, "min_values": menu.least, "max_values": menu.most,
    });
    let chosen = |ids: Vec<String>, kind: &str| -> Value {
        ids.iter().map(|id| json!({ "id": id, "type": kind })).collect()
    };
    let ids = |ids: &[u64]| ids.iter().map(u64::to_string).collect::<Vec<_>>();
    let (kind, options) = match &menu.options {
        MenuOptions::Listed(choices) => {
            (3, ("options", choices.iter().map(|choice| write_choice(choice, emoji)).collect()))
        }
        MenuOptions::People(people) => {
            let ids = ids(&people.iter().map(|id| id.0).collect::<Vec<_>>());
            (5, ("default_values", chosen(ids, "user")))
        }
        MenuOptions::Roles(roles) => {
            let ids = ids(&roles.iter().map(|id| id.0).collect::<Vec<_>>());
            (6, ("default_values", chosen(ids, "role")))
        }
        MenuOptions::Channels(channels) | MenuOptions::ThreadChannels(channels) => {
            body["channel_types"] = match menu.options {
                MenuOptions::ThreadChannels(_) => json!(THREAD_CHANNELS),
                _ => json!(TEXT_CHANNELS),
            };
            let ids = ids(&channels.iter().map(|id| id.0).collect::<Vec<_>>());
            (8, ("default_values", chosen(ids, "channel")))
        }
    };
    body["type"] = json!(kind);
    body[options.0] = options.1;
    body
}

fn write_choice(choice: &MenuChoice, emoji: &AppEmoji) -> Value {
    without_null(json!({
        "label": choice.label, "value": choice.value, "description": choice.description, "default": choice.chosen,
        "emoji": choice.emoji.and_then(|own| emoji.find(own)),
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{GameId, Seq, TimeControl};
    use crate::ids::CommandId;
    use crate::service::{AtPuzzle, LineSpot};
    use crate::show::card::{Card, Field};
    use crate::show::custom_id::{At, Mark};
    use crate::show::draft::Draft;
    use crate::show::pages::ask::{AskedForm, challenge_form};
    use crate::show::pages::puzzle::PuzzleView;
    use crate::show::pages::{lines, records, settings, time_zone};
    use crate::texts::Texts;
    use murus_gallicus::Variant;

    /// Returns an example of every form, in a language.
    fn forms(texts: Texts) -> Vec<Form> {
        let at = AtPuzzle { puzzle: "standard-0007".to_owned(), siege: None, played: Vec::new() };
        // A variant without a name adds a choice to the menu.
        let variant = "advanced+balanced+escape+houdini@9x9".parse().unwrap_or(Variant::STANDARD);
        let people = vec![UserId(1); Draft::MOST_PEOPLE];
        let draft = Draft { variant, time: TimeControl::USUAL, rated: None, people };
        vec![
            PuzzleView::move_form(texts, &At { at, what: String::new() }),
            lines::note_form(texts, Mark::game(GameId(7), Seq(3)), LineSpot::Game(0)),
            settings::quiet_form(texts, ""),
            time_zone::zone_form(texts, ""),
            challenge_form(texts, AskedForm { id: "1:0:0:ask".into(), draft: &draft, note: None }),
            records::import_form(texts, variant, None),
        ]
    }

    #[test]
    fn forms_stay_within_what_discord_takes_in_every_language() {
        for texts in Texts::all() {
            for form in forms(texts) {
                let written = write_form(&form, &AppEmoji::default());
                let fits = |text: &Value, most: usize| {
                    let text = text.as_str().unwrap_or_default();
                    let language = texts.code();
                    assert!((1..=most).contains(&text.chars().count()), "{language}: {text}");
                };
                fits(&written["title"], 45);
                assert!((1..=5).contains(&form.fields.len()));
                for part in written["components"].as_array().into_iter().flatten() {
                    if part["type"] == 10 {
                        continue;
                    }
                    fits(&part["label"], 45);
                    fits(&part["description"], 100);
                    let options = part["component"]["options"].as_array();
                    assert!(options.is_none_or(|options| (2..=25).contains(&options.len())));
                    options.into_iter().flatten().for_each(|option| fits(&option["label"], 100));
                }
            }
        }
    }

    #[test]
    fn commands_can_be_pressed_where_discord_shows_mentions_and_there_is_room() {
        let links = CommandLinks::new(vec!["settings".to_owned()]);
        links.set_ids([("settings".to_owned(), CommandId(1_174_109_840_998_400_004))].into());
        let named = "See `/settings`.";
        let pressed = "See </settings:1174109840998400004>.";
        let field = |value: &str| Field { name: named.into(), value: value.into(), inline: true };
        let card = |text: String| Card {
            title: named.into(),
            text,
            fields: vec![field(named)],
            footer: named.into(),
            ..Card::default()
        };
        let page =
            Page { content: named.into(), cards: vec![card(named.into())], ..Page::default() };
        let known = KnownIds { links: links.clone(), emoji: AppEmoji::default() };
        let body = write_message(&page, &known);
        assert_eq!(body["content"], pressed);
        let shown = &body["embeds"][0];
        assert_eq!((&shown["description"], &shown["title"]), (&json!(pressed), &json!(named)));
        let field = &shown["fields"][0];
        assert_eq!((&field["value"], &field["name"]), (&json!(pressed), &json!(named)));
        assert_eq!(shown["footer"]["text"], named);
        assert_eq!(write_message(&page, &KnownIds::default())["content"], named);
        let long = Page { content: format!("{}{named}", "x".repeat(1980)), ..Page::default() };
        assert_eq!(write_message(&long, &known)["content"], json!(long.content));
        let full: Vec<Card> =
            (0..2).map(|_| card(format!("{}{named}", "x".repeat(2900)))).collect();
        let full = write_cards(&full, None, &links);
        assert!(full[0]["description"].as_str().is_some_and(|text| text.ends_with(named)));
    }
}
