//! Writes pages and forms of `show` as HTML panels. Buttons carry their custom ids. The script
//! sends these ids and replaces the panel by the answer.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use maud::{Markup, html};

use super::game_table::GameTable;
use crate::service::LineSpot;
use crate::show::block::Block;
use crate::show::card::Card;
use crate::show::custom_id::{Door, ForGame, ForSettings, InProof, Press};
use crate::show::form::{FieldKind, Form, FormField};
use crate::show::page::{Attachment, Page, Shows};
use crate::show::rows::{Button, Menu, MenuChoice, MenuOptions, Row, Style};
use crate::web::site::frame::words::Words;

/// The preselected length of a vacation, in days.
const WEEK: usize = 7;

/// Writes pages of `show` as panels: next to the board of a game, or on other pages.
#[derive(Clone, Copy)]
pub struct Panel<'a> {
    /// Writes the texts of the panels, with the names of people.
    pub words: Words<'a>,
    /// The game whose board is next to the panel. `None` on pages that are not a game's.
    pub table: Option<&'a GameTable>,
}

impl Panel<'_> {
    /// Writes a page as the content of a panel.
    pub fn panel_of_page(self, page: &Page) -> Markup {
        html! {
            div.panel data-awaits[page.awaits.is_some()] {
                (self.words.write_text(&page.content))
                @for card in &page.cards { (card_of(self.words, card)) }
                @for block in &page.blocks { (self.block_of_page(block)) }
                @if let Some(file) = &page.attachment { (attached_file(file)) }
                @for row in &page.rows { (self.row_of_page(row)) }
            }
        }
    }

    /// Returns true if a page is one line of text that nothing follows here.
    pub fn is_sentence(self, page: &Page) -> bool {
        let Page { content, cards, blocks, attachment, rows, .. } = page;
        let alone = cards.is_empty() && blocks.is_empty() && attachment.is_none();
        let rows = rows.iter().all(|row| self.row_of_page(row).0.is_empty());
        alone && rows && content.lines().count() == 1
    }

    fn block_of_page(self, block: &Block) -> Markup {
        match block {
            Block::Text(text) => self.words.write_text(text),
            Block::Beside(text, button) => html! {
                div.beside {
                    div { (self.words.write_text(text)) }
                    @if self.is_open(&button.id) { (self.button_of_page(button)) }
                }
            },
            Block::Row(row) => self.row_of_page(row),
            Block::Rule => html! { hr; },
        }
    }

    /// Writes a row of buttons, or a menu. Leaves out those that do nothing on this page.
    pub fn row_of_page(self, row: &Row) -> Markup {
        match row {
            Row::Buttons(buttons) => {
                let mut open = buttons.iter().filter(|button| self.is_open(&button.id)).peekable();
                html! { @if open.peek().is_some() { div.row { @for button in open { (self.button_of_page(button)) } } } }
            }
            Row::Menu(menu) if self.is_open(&menu.id) => match Press::read(&menu.id) {
                Some(Press::Settings(ForSettings::Leave)) => vacation_form(self.words, menu),
                _ => menu_of(self.words, menu),
            },
            Row::Menu(_) => html! {},
        }
    }

    /// Returns true if a press with this custom id is allowed from the page, or if the id is not a
    /// press at all. Next to the board of a game, its steps take the place of the film, and its
    /// tools that of the button for a new plan. The page of settings takes the place of Discord's,
    /// and its form that of buttons on the same page.
    fn is_open(self, id: &str) -> bool {
        let Some(press) = Press::read(id) else { return true };
        let settings = match press {
            Press::Settings(ForSettings::Show) => true,
            Press::Settings(ForSettings::SetTo(_)) => self.table.is_none(),
            _ => false,
        };
        let beside_board = match &press {
            Press::Game { press, .. } => match press {
                ForGame::Replay | ForGame::Walk | ForGame::WalkTo(_) => true,
                ForGame::Foresee(moves) => moves.is_empty(),
                _ => false,
            },
            _ => false,
        };
        let door = self.table.map_or(Door::Home, GameTable::door);
        let replaced = settings || beside_board && self.table.is_some();
        !replaced && press.users_through(door).is_ok()
    }

    fn button_of_page(self, button: &Button) -> Markup {
        let class = match button.style {
            Style::Primary => "primary",
            Style::Secondary => "secondary",
            Style::Success => "success",
            Style::Danger => "danger",
        };
        let line = self.table.and_then(|table| line_of_press(table, &button.id));
        let sure = question_before(&button.id).map(|id| self.words.texts.say(id));
        html! {
            button type="button" class=(class) data-press=(button.id) data-load=[line] data-sure=[sure]
                disabled[!button.enabled] { (button.label) }
        }
    }
}

/// Returns the id of the label that asks for a second press, for a button with this custom id.
/// `None` if the button acts at once.
fn question_before(id: &str) -> Option<&'static str> {
    match Press::read(id)? {
        Press::Settings(ForSettings::ComeBack) => Some("page-come-back-yes"),
        Press::Game { press: ForGame::Rematch, .. } => Some("button-rematch-yes"),
        _ => None,
    }
}

/// Writes a form for the length of a vacation in days, from the choices of a menu, with what
/// happens once it begins. Empty if the menu has no listed choices.
fn vacation_form(words: Words<'_>, menu: &Menu) -> Markup {
    let MenuOptions::Listed(choices) = &menu.options else { return html! {} };
    let texts = words.texts;
    html! {
        form.fields data-press=(menu.id) {
            label {
                span { (texts.say("page-vacation-days")) }
                input type="number" name="days" min="1" max=(choices.len()) value=(choices.len().min(WEEK)) required;
            }
            p { (texts.say("page-vacation-asks")) }
            button.primary type="submit" { (texts.say("page-vacation-start")) }
        }
    }
}

/// Returns the address of the line that a press with this custom id shows on the board of the game.
/// `None` if it shows none.
fn line_of_press(table: &GameTable, id: &str) -> Option<String> {
    let press = match Press::read(id)? {
        Press::Game { game, press, .. } if game == table.row.game.id => press,
        _ => return None,
    };
    let line = |query: &[(&str, &str)]| table.address("/line", query);
    Some(match press {
        ForGame::Line(LineSpot::Game(ply)) => line(&[("at", &ply.to_string())]),
        ForGame::Lines => line(&[]),
        ForGame::Foresee(moves) => line(&[("as", "plan"), ("m", &moves.replace(' ', ";"))]),
        // The ply after the first move of the win, which the text next to the board describes.
        ForGame::Forced(InProof { ply, .. }) => line(&[("as", "win"), ("at", &ply.to_string())]),
        ForGame::Lesson => line(&[("as", "moment")]),
        ForGame::Moment(ply) => line(&[("as", "moment"), ("at", &ply.to_string())]),
        _ => return None,
    })
}

/// Writes a form as the content of a panel.
pub fn form_panel(words: Words<'_>, form: &Form) -> Markup {
    html! {
        div.panel {
            form.fields data-press=(form.id) {
                h2 { (form.title) }
                @for field in &form.fields { (field_of_form(words, field)) }
                button.primary type="submit" { (words.texts.say("page-send")) }
            }
        }
    }
}

/// Writes a text field or a choice of a form. For other kinds of field, which only Discord has,
/// writes a sentence that says so.
pub fn field_of_form(words: Words<'_>, field: &FormField) -> Markup {
    let entry = match &field.kind {
        FieldKind::Text { value, example, longest, .. } => html! {
            input type="text" name=(field.name) value=(value) maxlength=(longest) placeholder=(example)
                required[field.required] autocomplete="off";
        },
        FieldKind::Choice(choices) => html! {
            select name=(field.name) { (options_of(choices)) }
        },
        _ => return html! { p.small { (words.texts.say("page-on-discord")) } },
    };
    html! {
        label {
            span { (field.label) }
            (entry)
            @if !field.hint.is_empty() { span.small { (field.hint) } }
        }
    }
}

/// Writes the options of a choice.
pub fn options_of(choices: &[MenuChoice]) -> Markup {
    html! {
        @for choice in choices {
            option value=(choice.value) selected[choice.chosen] { (choice.label) }
        }
    }
}

fn card_of(words: Words<'_>, card: &Card) -> Markup {
    html! {
        article.card {
            @if let Some(author) = &card.author { p.author { (author.name) } }
            @if !card.title.is_empty() {
                h2 {
                    @if let Some(url) = &card.url { a href=(url) rel="noreferrer" { (words.write_line(&card.title)) } }
                    @else { (words.write_line(&card.title)) }
                }
            }
            (words.write_text(&card.text))
            @if !card.fields.is_empty() {
                dl { @for field in &card.fields { dt { (words.write_line(&field.name)) } dd { (words.write_text(&field.value)) } } }
            }
            @if !card.footer.is_empty() { p.small { (card.footer) } }
        }
    }
}

/// Writes an attached file: a picture, or a file to download.
fn attached_file(file: &Attachment) -> Markup {
    let kind = match file.name.rsplit_once('.').map(|(_, extension)| extension) {
        Some("png") => "image/png",
        Some("gif") => "image/gif",
        Some("gz") => "application/gzip",
        Some("json") => "application/json",
        _ => "text/plain;charset=utf-8",
    };
    let address = format!("data:{kind};base64,{}", STANDARD.encode(&file.bytes));
    html! {
        @if file.shows == Shows::Text {
            p { a download=(file.name) href=(address) { (file.name) } }
        } @else {
            img src=(address) alt=(file.alt);
        }
    }
}

/// Writes a menu of listed choices. For menus of people, channels and roles, which only Discord
/// has, writes a sentence that says so.
fn menu_of(words: Words<'_>, menu: &Menu) -> Markup {
    let MenuOptions::Listed(choices) = &menu.options else {
        return html! { p.small { (words.texts.say("page-on-discord")) } };
    };
    let several = menu.most > 1;
    html! {
        div.row {
            label.menu {
                span { (menu.hint) }
                select data-press=(menu.id) multiple[several] data-least=(menu.least) data-most=(menu.most) {
                    @if !several { option value="" { "…" } }
                    @for choice in choices {
                        option value=(choice.value) selected[choice.chosen && several] {
                            (choice.label)
                            @if let Some(description) = &choice.description { " – " (description) }
                        }
                    }
                }
            }
        }
    }
}
