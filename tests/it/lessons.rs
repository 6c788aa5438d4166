//! The sentences of lessons are short, in every language.

use murus::languages::LANGUAGES;
use murus_lessons::LESSONS;

#[test]
fn a_step_takes_two_short_sentences() {
    for text in LANGUAGES.map(|language| language.text) {
        for step in LESSONS.iter().flat_map(|lesson| lesson.steps) {
            let line =
                text.lines().find(|line| line.starts_with(&format!("{} = ", step.say))).unwrap();
            let said = line.split_once("** ").unwrap().1;
            let ends = said.matches(['.', '!', '?']).count();
            assert!(ends <= 2 && said.split_whitespace().count() <= 32, "{said}");
        }
    }
}
