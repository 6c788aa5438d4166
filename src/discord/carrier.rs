//! Reads the buttons and menus of messages that `writer` wrote.

use serenity::all::{
    ActionRow, ActionRowComponent, Button as Pressed, ButtonKind, ButtonStyle, ComponentType,
    Message, MessageFlags, ReactionType, SelectMenu,
};

use crate::ids::MessageId;
use crate::show::emoji::Emoji;
use crate::show::page::Carrier;
use crate::show::reopening::read_note;
use crate::show::rows::{Button, Menu, MenuChoice, MenuOptions, Row, Style};

/// Reads the message of a pressed button; `None` if others see the message too. Leaves out rows
/// that cannot be read.
pub fn read_carrier(message: &Message) -> Option<Carrier> {
    message.flags.filter(|flags| flags.contains(MessageFlags::EPHEMERAL)).map(|_| Carrier {
        id: MessageId(message.id.get()),
        rows: message.components.iter().filter_map(read_row).collect(),
        note: read_note(&message.content),
    })
}

/// Returns the custom ids of the buttons and menus of a message, in order.
pub fn list_custom_ids(message: &Message) -> Vec<String> {
    let parts = message.components.iter().flat_map(|row| &row.components);
    let id = |part: &ActionRowComponent| match part {
        ActionRowComponent::Button(Pressed {
            data: ButtonKind::NonLink { custom_id, .. }, ..
        }) => Some(custom_id.clone()),
        ActionRowComponent::SelectMenu(shown) => shown.custom_id.clone(),
        _ => None,
    };
    parts.filter_map(id).collect()
}

/// Reads a row of buttons, or a row with one menu of listed choices; `None` for any other row.
fn read_row(row: &ActionRow) -> Option<Row> {
    if let [ActionRowComponent::SelectMenu(shown)] = &row.components[..] {
        return read_menu(shown).map(Row::Menu);
    }
    let buttons = row.components.iter().filter_map(|part| match part {
        ActionRowComponent::Button(shown) => read_button(shown),
        _ => None,
    });
    Some(buttons.collect::<Vec<_>>()).filter(|buttons| !buttons.is_empty()).map(Row::Buttons)
}

fn read_button(shown: &Pressed) -> Option<Button> {
    let ButtonKind::NonLink { custom_id, style } = &shown.data else { return None };
    let style = match style {
        ButtonStyle::Primary => Style::Primary,
        ButtonStyle::Success => Style::Success,
        ButtonStyle::Danger => Style::Danger,
        _ => Style::Secondary,
    };
    let label = shown.label.clone().unwrap_or_default();
    let emoji = shown.emoji.as_ref().and_then(read_emoji);
    Some(Button { id: custom_id.clone(), label, style, enabled: !shown.disabled, emoji })
}

/// Reads one of the application's own emoji; `None` for any other.
fn read_emoji(shown: &ReactionType) -> Option<Emoji> {
    match shown {
        ReactionType::Custom { name: Some(name), .. } => Emoji::named(name),
        _ => None,
    }
}

fn read_menu(shown: &SelectMenu) -> Option<Menu> {
    if shown.kind != ComponentType::StringSelect {
        return None;
    }
    let choices = shown.options.iter().map(|option| MenuChoice {
        label: option.label.clone(),
        value: option.value.clone(),
        description: option.description.clone(),
        chosen: option.default,
        emoji: option.emoji.as_ref().and_then(read_emoji),
    });
    Some(Menu {
        id: shown.custom_id.clone()?,
        hint: shown.placeholder.clone().unwrap_or_default(),
        options: MenuOptions::Listed(choices.collect()),
        least: shown.min_values.unwrap_or(1),
        most: shown.max_values.unwrap_or(1),
    })
}
