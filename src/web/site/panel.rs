//! Pages and forms of `show` as HTML. Buttons carry their custom ids; the script sends them, and
//! puts what comes back in the place of the panel.

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use maud::{Markup, html};

use super::words::Words;
use crate::show::card::Card;
use crate::show::form::Form;
use crate::show::page::{Attachment, Page, Shows};
use crate::show::rows::{Button, Menu, Options, Row, Style};

/// A page as the content of a panel.
pub fn page(words: Words<'_>, page: &Page) -> Markup {
    html! {
        div.panel data-awaits[page.awaits.is_some()] {
            (words.text(&page.content))
            @for card in &page.cards { (card_of(words, card)) }
            @if let Some(file) = &page.attachment { (attachment(file)) }
            @for row in &page.rows { (row_of(words, row)) }
        }
    }
}

/// A form as the content of a panel.
pub fn form(words: Words<'_>, form: &Form) -> Markup {
    html! {
        form.panel data-press=(form.id) {
            h3 { (form.title) }
            @for line in &form.lines {
                label {
                    span { (line.label) }
                    input type="text" name="line" maxlength=(line.longest) placeholder=(line.example) required
                        autocomplete="off";
                }
            }
            button.primary type="submit" { (words.texts.say("page-send")) }
        }
    }
}

fn card_of(words: Words<'_>, card: &Card) -> Markup {
    html! {
        article.card {
            @if let Some(author) = &card.author { p.author { (author.name) } }
            @if !card.title.is_empty() {
                h3 {
                    @if let Some(url) = &card.url { a href=(url) rel="noreferrer" { (card.title) } }
                    @else { (card.title) }
                }
            }
            (words.text(&card.text))
            @if !card.fields.is_empty() {
                dl { @for field in &card.fields { dt { (words.line(&field.name)) } dd { (words.text(&field.value)) } } }
            }
            @if !card.footer.is_empty() { p.small { (card.footer) } }
        }
    }
}

/// A picture, or a file to keep.
fn attachment(file: &Attachment) -> Markup {
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

fn row_of(words: Words<'_>, row: &Row) -> Markup {
    match row {
        Row::Buttons(buttons) => html! { div.row { @for button in buttons { (button_of(button)) } } },
        Row::Menu(menu) => menu_of(words, menu),
    }
}

fn button_of(button: &Button) -> Markup {
    let class = match button.style {
        Style::Primary => "primary",
        Style::Secondary => "secondary",
        Style::Success => "success",
        Style::Danger => "danger",
    };
    html! { button type="button" class=(class) data-press=(button.id) disabled[!button.enabled] { (button.label) } }
}

/// A menu of listed choices. Menus of people, channels and roles are Discord's own.
fn menu_of(words: Words<'_>, menu: &Menu) -> Markup {
    let Options::Listed(choices) = &menu.options else {
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
