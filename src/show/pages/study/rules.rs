//! The pages of the rules, one for each topic. The first page has a picture of each of the three
//! rules and a menu of the other topics.

use crate::show::rows::MenuChoice;
use crate::show::rows::Style::Primary;
use crate::texts::captions;
use crate::texts::variant;
use murus_gallicus::{Line, Seat, Variant};
use murus_lessons::Lesson;
use murus_pictures::{Scene, Theme};

use crate::show::custom_id::{ForLesson, ForPerson, Mark};
use crate::show::page::{Attachment, Page, Shows};
use crate::show::rows::{self, button, menu};
use crate::texts::{TOPICS, Texts};

/// The topic that is shown first: the standard game.
const STANDARD: &str = "standard";

/// Steps of the first lesson, each with a move. The picture after each move shows one of the three
/// rules.
const SHOWN: [(&str, &str); 3] =
    [("walk", "a1-a3"), ("sacrifice", "a3xb4"), ("breakthrough", "a5-a7")];

/// The width of each of the three pictures, in pixels.
const SIZE: u32 = 400;

/// Returns the page of a topic. An unknown topic gives the page of the standard game.
pub fn topic_page(texts: Texts, theme: Theme, topic: &str) -> Page {
    let topic = TOPICS.into_iter().find(|known| *known == topic).unwrap_or(STANDARD);
    let attachment = (topic == STANDARD).then(|| draw_rules(texts, theme));
    Page { attachment, ..rules_page(texts, texts.say(&format!("rules-{topic}"))) }
}

/// Returns the page of the rules of a variant: all rules for the standard game, else the
/// differences from it.
pub fn variant_page(texts: Texts, theme: Theme, variant: Variant) -> Page {
    if variant == Variant::STANDARD {
        topic_page(texts, theme, STANDARD)
    } else {
        rules_page(texts, variant::variant_rules(texts, variant))
    }
}

fn rules_page(texts: Texts, content: String) -> Page {
    let option = |topic: &str| MenuChoice::new(texts.say(&format!("choice-{topic}")), topic);
    let topics = TOPICS.into_iter().map(option).collect();
    let topics = menu(Mark::NOTHING.id(&ForPerson::Topic), texts.say("rules-hint"), topics);
    let learn = button(Mark::NOTHING.id(&ForLesson::Learn), texts.say("button-learn"), Primary);
    Page {
        content,
        rows: [vec![topics], rows::button_rows(vec![learn])].concat(),
        ..Page::default()
    }
}

/// Draws the three rules, one above the other: for each rule, the board after a move that shows it.
fn draw_rules(texts: Texts, theme: Theme) -> Attachment {
    let lesson = Lesson::find("first");
    let after = |(step, text): &(&str, &str)| {
        let lesson = lesson?;
        Some(lesson.steps[lesson.step(step)?].tried(text)?.line)
    };
    let lines: Vec<Line> = SHOWN.iter().filter_map(after).collect();
    let words: Vec<String> = lines.iter().map(|line| captions::last_move(texts, line)).collect();
    let scene = |(line, left)| Scene { left, size: SIZE, theme, ..Scene::of(line, Seat::Romans) };
    let scenes: Vec<Scene<'_>> =
        lines.iter().zip(words.iter().map(String::as_str)).map(scene).collect();
    let alt =
        lines.iter().map(|line| captions::alt_text(texts, line, 1)).collect::<Vec<_>>().join(" ");
    Attachment {
        name: "rules.png".to_owned(),
        alt,
        bytes: murus_pictures::render_column(&scenes),
        shows: Shows::Picture,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rules_are_short_and_each_has_its_picture() {
        for texts in [Texts::english(), Texts::for_locale(Some("de"))] {
            let page = topic_page(texts, Theme::default(), STANDARD);
            let words = page.content.split_whitespace().count();
            assert!(words <= 90, "{words} words");
            let alt = page.attachment.map(|picture| picture.alt).unwrap_or_default();
            assert!(
                ["1. a1-a3", "1. a3xb4", "1. a5-a7"].iter().all(|played| alt.contains(played)),
                "{alt}"
            );
            assert!(alt.chars().count() <= 1024);
        }
    }
}
