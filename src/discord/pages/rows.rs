//! Rows of buttons and menus below a message.

use serenity::all::{
    ButtonStyle, CreateActionRow, CreateButton, CreateSelectMenu, CreateSelectMenuKind, CreateSelectMenuOption,
};

use crate::texts::Texts;

/// The most buttons of a row.
const ROW: usize = 5;

/// The most options of a menu.
pub const MENU: usize = 25;

/// A button that may be there: whether it is, its custom id, its label's name in `locales/`, and its style.
pub type Button = (bool, String, &'static str, ButtonStyle);

/// A row of those buttons that are there; none where there are none.
pub fn row(texts: Texts, table: impl IntoIterator<Item = Button>) -> Vec<CreateActionRow> {
    let there = table.into_iter().filter(|(there, ..)| *there);
    rows(there.map(|(_, id, label, style)| button(id, texts.say(label), style)).collect())
}

/// Buttons in as many rows as they need.
pub fn rows(buttons: Vec<CreateButton>) -> Vec<CreateActionRow> {
    buttons.chunks(ROW).map(|row| CreateActionRow::Buttons(row.to_vec())).collect()
}

/// One more button, beside the last ones where there is room.
pub fn and(mut rows: Vec<CreateActionRow>, button: CreateButton) -> Vec<CreateActionRow> {
    match rows.last_mut() {
        Some(CreateActionRow::Buttons(last)) if last.len() < ROW => last.push(button),
        _ => rows.push(CreateActionRow::Buttons(vec![button])),
    }
    rows
}

/// A button whose label is more than a name.
pub fn button(id: String, label: String, style: ButtonStyle) -> CreateButton {
    CreateButton::new(id).label(label).style(style)
}

/// A menu of which one option is chosen.
pub fn menu(id: String, placeholder: String, options: Vec<CreateSelectMenuOption>) -> CreateActionRow {
    CreateActionRow::SelectMenu(select(id, placeholder, options))
}

/// A menu of people of whom one is chosen.
pub fn people(id: String, placeholder: String) -> CreateActionRow {
    let kind = CreateSelectMenuKind::User { default_users: None };
    CreateActionRow::SelectMenu(CreateSelectMenu::new(id, kind).placeholder(placeholder))
}

/// A menu of which two options are chosen.
pub fn menu_of_two(id: String, placeholder: String, options: Vec<CreateSelectMenuOption>) -> CreateActionRow {
    CreateActionRow::SelectMenu(select(id, placeholder, options).min_values(2).max_values(2))
}

fn select(id: String, placeholder: String, options: Vec<CreateSelectMenuOption>) -> CreateSelectMenu {
    CreateSelectMenu::new(id, CreateSelectMenuKind::String { options }).placeholder(placeholder)
}
