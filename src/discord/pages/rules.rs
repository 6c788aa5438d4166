//! The rules, a page a topic: the first with a picture of each of its three, the others reached from it by a menu.

use serenity::all::ButtonStyle::Primary;
use serenity::all::CreateSelectMenuOption;

use super::rows::{self, button, menu};
use crate::discord::custom_id::{ForPerson, Mark};
use crate::discord::page::{Attachment, Page};
use crate::learn::Lesson;
use crate::render::{self, Scene};
use crate::rules::{Seat, Variant};
use crate::texts::{TOPICS, Texts};

/// The topic that is everybody's first.
const STANDARD: &str = "standard";

/// Steps of the first lesson, and the move of each whose picture shows one of the three rules.
const SHOWN: [(&str, &str); 3] = [("walk", "a1-a3"), ("sacrifice", "a3xb4"), ("breakthrough", "a5-a7")];

/// Width in pixels of each of several pictures of one message.
const SIZE: u32 = 400;

/// A topic; the standard game where it is none of those that there are.
pub fn topic(texts: Texts, topic: &str) -> Page {
    let topic = TOPICS.into_iter().find(|known| *known == topic).unwrap_or(STANDARD);
    let attachments = if topic == STANDARD { pictures(texts) } else { Vec::new() };
    page(texts, texts.say(&format!("rules-{topic}")), attachments)
}

/// The rules of a variant: those of the standard game, or in what it differs from them.
pub fn variant(texts: Texts, variant: Variant) -> Page {
    if variant == Variant::STANDARD {
        return topic(texts, STANDARD);
    }
    page(texts, texts.variant_rules(variant), Vec::new())
}

fn page(texts: Texts, content: String, attachments: Vec<Attachment>) -> Page {
    let option = |topic: &str| CreateSelectMenuOption::new(texts.say(&format!("choice-{topic}")), topic);
    let topics = TOPICS.into_iter().map(option).collect();
    let topics = menu(Mark::NOTHING.id(&ForPerson::Topic), texts.say("rules-hint"), topics);
    let learn = button(Mark::NOTHING.id(&ForPerson::Learn), texts.say("button-learn"), Primary);
    Page { content, attachments, rows: [vec![topics], rows::rows(vec![learn])].concat(), ..Page::default() }
}

/// A picture of each of the three rules: the board after a move that follows it.
fn pictures(texts: Texts) -> Vec<Attachment> {
    let lesson = Lesson::known("first");
    let after = |(step, text): &(&str, &str)| {
        let lesson = lesson?;
        let line = lesson.steps[lesson.step(step)?].tried(text)?.line;
        let scene = Scene { left: &texts.picture_left(&line), size: SIZE, ..Scene::of(&line, Seat::Romans) };
        let bytes = render::render(&scene);
        Some(Attachment { name: format!("rule-{step}.png"), alt: texts.alt_text(&line), bytes })
    };
    SHOWN.iter().filter_map(after).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_of_the_three_rules_has_its_picture() {
        let page = topic(Texts::english(), STANDARD);
        let names: Vec<&str> = page.attachments.iter().map(|picture| picture.name.as_str()).collect();
        assert_eq!(names, ["rule-walk.png", "rule-sacrifice.png", "rule-breakthrough.png"]);
        for texts in [Texts::english(), Texts::of(Some("de"))] {
            let words = topic(texts, STANDARD).content.split_whitespace().count();
            assert!(words <= 90, "{words} words");
        }
    }
}
