//! The themes of pictures of boards: their names, their menu, and a picture that shows all of them.

use crate::show::rows::{MenuChoice, Row};
use murus_gallicus::Seat;
use murus_pictures::{Scene, Theme};

use crate::show::page::{Attachment, Shows};
use crate::show::pages::start::lively_line;
use crate::show::rows::menu;
use crate::texts::{Texts, Value};

/// The number of boards in a row of the picture.
const COLUMNS: usize = 3;

/// The width of each board, in pixels.
const SIZE: u32 = 300;

/// Returns a theme's name.
pub fn theme_name(texts: Texts, theme: Theme) -> String {
    texts.say_with("theme-name", [("theme", theme.word().into())])
}

/// Returns a menu of all themes, in which the theme `chosen` is marked.
pub fn theme_menu(texts: Texts, id: String, chosen: Theme) -> Row {
    let option = |(theme, word): &(Theme, &str)| {
        let about = texts.say_with("theme-about", [("theme", (*word).into())]);
        MenuChoice::new(theme_name(texts, *theme), *word)
            .with_description(about)
            .chosen(*theme == chosen)
    };
    menu(id, texts.say("theme-hint"), Theme::WORDS.iter().map(option).collect())
}

/// Draws one position in every theme, each below the name of the theme.
pub fn draw_themes(texts: Texts) -> Attachment {
    let line = lively_line();
    let named = Theme::WORDS.map(|(theme, _)| (theme, theme_name(texts, theme)));
    let scenes: Vec<Scene<'_>> = named
        .iter()
        .map(|(theme, left)| Scene {
            left,
            theme: *theme,
            size: SIZE,
            side: None,
            ..Scene::of(&line, Seat::Romans)
        })
        .collect();
    let rows: Vec<Vec<Scene<'_>>> = scenes.chunks(COLUMNS).map(<[_]>::to_vec).collect();
    let list = named.iter().map(|(_, name)| name.as_str()).collect::<Vec<_>>().join(", ");
    let alt = texts.say_with("theme-alt", [("names", Value::from(list))]);
    Attachment {
        name: "themes.png".to_owned(),
        alt,
        bytes: murus_pictures::render_sheet(&rows),
        shows: Shows::Picture,
    }
}
