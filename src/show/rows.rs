//! Rows of buttons and menus below a message.

use crate::ids::{ChannelId, RoleId, UserId};
use crate::show::emoji::Emoji;
use crate::texts::Texts;

/// The most buttons of a row.
const ROW: usize = 5;

/// The most rows of a message.
pub const MOST: usize = 5;

/// The most options of a menu.
pub const MENU: usize = 25;

/// A row of buttons, or a menu, below a message.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Row {
    /// One to five buttons.
    Buttons(Vec<Button>),
    /// A menu, which takes the whole row.
    Menu(Menu),
}

/// A button.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Button {
    /// The custom id.
    pub id: String,
    /// The words of the button.
    pub label: String,
    /// The style of the button.
    pub style: Style,
    /// True if the button can be pressed.
    pub enabled: bool,
    /// The emoji before the words; `None` without one.
    pub emoji: Option<Emoji>,
}

/// The style of a button, which depends on what a press of it does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Style {
    /// The next step that most people take.
    Primary,
    /// Any other step.
    Secondary,
    /// A step that completes something.
    Success,
    /// A step that is hard to undo.
    Danger,
}

/// A menu from which one or several options are chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Menu {
    /// The custom id.
    pub id: String,
    /// The words on the menu before anything is chosen.
    pub hint: String,
    /// The options.
    pub options: MenuOptions,
    /// The fewest options that may be chosen.
    pub least: u8,
    /// The most options that may be chosen.
    pub most: u8,
}

/// The options of a menu. Lists of ids hold the ones that are chosen already.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum MenuOptions {
    /// A list of at most [`MENU`] choices.
    Listed(Vec<MenuChoice>),
    /// The people of the server. The value lists those who are chosen already.
    People(Vec<UserId>),
    /// The text channels of the server. The value lists those that are chosen already.
    Channels(Vec<ChannelId>),
    /// The text channels and forums of the server, in which threads can open. The value lists those
    /// that are chosen already.
    ThreadChannels(Vec<ChannelId>),
    /// The roles of the server. The value lists those that are chosen already.
    Roles(Vec<RoleId>),
}

/// An option of a menu.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MenuChoice {
    /// The words of the option.
    pub label: String,
    /// The value that Discord sends if the option is chosen.
    pub value: String,
    /// A smaller line below the words; `None` without one.
    pub description: Option<String>,
    /// True if the option is chosen already.
    pub chosen: bool,
    /// The emoji before the words; `None` without one.
    pub emoji: Option<Emoji>,
}

impl MenuChoice {
    /// Returns an option that is not chosen, without description and emoji.
    pub fn new(label: impl Into<String>, value: impl Into<String>) -> MenuChoice {
        MenuChoice {
            label: label.into(),
            value: value.into(),
            description: None,
            chosen: false,
            emoji: None,
        }
    }

    /// Sets the smaller line below the words of an option.
    pub fn with_description(self, description: impl Into<String>) -> MenuChoice {
        MenuChoice { description: Some(description.into()), ..self }
    }

    /// Sets the emoji before the words.
    pub fn with_emoji(self, emoji: Option<Emoji>) -> MenuChoice {
        MenuChoice { emoji, ..self }
    }

    /// Sets whether an option is chosen already.
    pub fn chosen(self, chosen: bool) -> MenuChoice {
        MenuChoice { chosen, ..self }
    }
}

/// A button that may be left out: true if it is shown, its custom id, the name of its label in
/// `locales/`, and its style.
pub type Possible = (bool, String, &'static str, Style);

/// Returns the buttons whose first entry is true, five to a row; empty if no button is shown.
pub fn button_row(texts: Texts, table: impl IntoIterator<Item = Possible>) -> Vec<Row> {
    let there = table.into_iter().filter(|(there, ..)| *there);
    button_rows(there.map(|(_, id, label, style)| button(id, texts.say(label), style)).collect())
}

/// Returns the buttons to the pages before and after `page`, counted from 0, of `pages` pages in
/// all. `to` returns the custom id for a page.
pub fn page_buttons(page: usize, pages: usize, to: impl Fn(usize) -> String) -> [Possible; 2] {
    [
        (page > 0, to(page.saturating_sub(1)), "button-page-back", Style::Secondary),
        (page + 1 < pages, to(page + 1), "button-page-next", Style::Secondary),
    ]
}

/// Returns the buttons in rows of five.
pub fn button_rows(buttons: Vec<Button>) -> Vec<Row> {
    buttons.chunks(ROW).map(|row| Row::Buttons(row.to_vec())).collect()
}

/// Adds a button to the last row. Begins a new row if the last row is full or a menu.
pub fn add_button(mut rows: Vec<Row>, button: Button) -> Vec<Row> {
    match rows.last_mut() {
        Some(Row::Buttons(last)) if last.len() < ROW => last.push(button),
        _ => rows.push(Row::Buttons(vec![button])),
    }
    rows
}

/// Adds a button at the beginning of the first row. Begins a new row if the first one is full or a
/// menu.
pub fn lead_with(mut rows: Vec<Row>, button: Button) -> Vec<Row> {
    match rows.first_mut() {
        Some(Row::Buttons(first)) if first.len() < ROW => first.insert(0, button),
        _ => rows.insert(0, Row::Buttons(vec![button])),
    }
    rows
}

/// Returns an enabled button with this label, without an emoji.
pub fn button(id: String, label: String, style: Style) -> Button {
    Button { id, label, style, enabled: true, emoji: None }
}

impl Button {
    /// Sets the emoji before the words.
    pub fn with_emoji(self, emoji: Option<Emoji>) -> Button {
        Button { emoji, ..self }
    }
}

/// Returns a menu from which the reader chooses one of these options.
pub fn menu(id: String, hint: String, options: Vec<MenuChoice>) -> Row {
    Row::Menu(Menu { id, hint, options: MenuOptions::Listed(options), least: 1, most: 1 })
}

/// Returns a menu from which the reader chooses one person of the server.
pub fn people_menu(id: String, hint: String) -> Row {
    Row::Menu(Menu { id, hint, options: MenuOptions::People(Vec::new()), least: 1, most: 1 })
}

/// Returns a menu from which the reader chooses two of these options.
pub fn menu_of_two(id: String, hint: String, options: Vec<MenuChoice>) -> Row {
    Row::Menu(Menu { id, hint, options: MenuOptions::Listed(options), least: 2, most: 2 })
}

/// Returns a menu from which the reader chooses none to `most` options.
pub fn menu_of_any(id: String, hint: String, options: MenuOptions, most: usize) -> Row {
    Row::Menu(Menu { id, hint, options, least: 0, most: most as u8 })
}
