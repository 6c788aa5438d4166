//! Games exported as files, and imported games.

use crate::show::pages::picture;
use crate::show::pages::summary;
use crate::show::rows::Style::Secondary;
use crate::texts::refusal;
use murus_gallicus::{RecordError, RecordStop, Seat, Variant};

use crate::entered;
use crate::service::Format;
use crate::service::play::notation::LONGEST;
use crate::show::custom_id::{ForGame, ForStart, Mark};
use crate::show::form::{FieldKind, Form, FormField};
use crate::show::page::{Attachment, Page};
use crate::show::pages::ask::variant_choices;
use crate::show::pages::view::View;
use crate::texts::Texts;

/// The name of the field with a game as a file.
pub const FILE: &str = "file";
/// The name of the field with the moves of a game.
pub const MOVES: &str = "moves";
/// The name of the field with the variant of a game that does not name it.
pub const VARIANT: &str = "variant";

/// The most letters of the name of another game that are quoted.
const GAME_LETTERS: usize = 40;

/// The most characters that a field of a form takes.
const LONGEST_FIELD: u16 = 4000;

/// Returns the form that imports a game: a file, or moves. `moves` is the text that fills the field
/// at first.
pub fn import_form(texts: Texts, variant: Variant, moves: Option<&str>) -> Form {
    let most = [("most", (LONGEST / 1000).into())];
    let file = FormField {
        name: FILE,
        label: texts.say("import-form-file"),
        hint: texts.say_with("import-form-file-hint", most),
        required: false,
        kind: FieldKind::File,
    };
    let moves = FieldKind::Text {
        value: moves.unwrap_or_default().to_owned(),
        example: "1. a1-c3 d7-d5 2. h1-f3".to_owned(),
        longest: LONGEST_FIELD,
        lines: true,
    };
    let moves_words = ["import-form-moves", "import-form-moves-hint"];
    let variant_words = ["import-form-variant", "import-form-variant-hint"];
    let variants = FieldKind::Choice(variant_choices(texts, variant));
    Form {
        id: Mark::NOTHING.id(&ForStart::Import(variant)),
        title: texts.say("import-form"),
        fields: vec![
            file,
            FormField::new(texts, MOVES, moves_words, false, moves),
            FormField::new(texts, VARIANT, variant_words, true, variants),
        ],
        note: None,
    }
}

/// Returns the text that explains why a text cannot be read as a game.
pub fn import_refusal(texts: Texts, error: &RecordError) -> String {
    match error {
        RecordError::Variant(name) => {
            texts.say_with("import-variant", [("name", name.replace('`', "'").into())])
        }
        RecordError::Empty => texts.say("import-empty"),
        RecordError::Form => texts.say("import-form-unknown"),
        RecordError::Game(name) => {
            let name = entered::escape_line(&name.chars().take(GAME_LETTERS).collect::<String>());
            texts.say_with("import-other-game", [("name", name.into())])
        }
        RecordError::Start => texts.say("import-own-start"),
        RecordError::Several => texts.say("import-several"),
        RecordError::TooLong(most) => texts.say_with("import-too-long", [("most", (*most).into())]),
        RecordError::Late(number) => texts.say_with("import-late", [("number", (*number).into())]),
        RecordError::Stopped(stop) => write_stop(texts, "import-unreadable", stop),
    }
}

/// Returns the sentence that says at which words the reading of a game stopped, and why. `id` is
/// the id of the sentence.
fn write_stop(texts: Texts, id: &str, stop: &RecordStop) -> String {
    let why = refusal::refusal_reason(texts, stop.line.position(), &stop.why);
    texts.say_with(id, [("words", entered::quote_line(&stop.words).into()), ("why", why.into())])
}

/// Returns the page of an imported game. `stop` is the place where the reading of its text stopped;
/// `None` if all of it was read.
pub fn imported_page(view: &View<'_>, stop: Option<&RecordStop>) -> Page {
    // Only games of two are reviewed.
    let reviewed = view.game.chairs.len() == 2;
    let args = [
        ("game", summary::game_heading(view).into()),
        ("plies", view.game.line().plies().into()),
        ("reviewed", if reviewed { "yes" } else { "no" }.into()),
    ];
    let rows = view.button_row([
        (reviewed, view.press_id(ForGame::Review), "button-review", Secondary),
        (true, view.press_id(ForGame::Walk), "button-walk", Secondary),
        (true, view.press_id(ForGame::GoOn), "button-go-on", Secondary),
    ]);
    let stop = stop.map(|stop| write_stop(view.texts, "import-stopped", stop));
    let parts = [Some(view.texts.say_with("imported", args)), stop, Some(view.small_name())];
    Page {
        content: parts.into_iter().flatten().collect::<Vec<_>>().join("\n"),
        attachment: Some(picture::draw_position(view, Seat::Romans)),
        rows,
        ..Page::default()
    }
}

/// Returns the page with a game as a file. `text` is the content of the file.
pub fn exported_page(view: &View<'_>, format: Format, text: String) -> Page {
    let content =
        view.texts.say_with("export-text", [("game", summary::game_heading(view).into())]);
    let name = format!("{}.{}", view.game.name, format.ending());
    let file = Attachment::text(name, view.texts.say("export-alt"), text);
    Page { content, attachment: Some(file), ..Page::default() }
}

/// Returns the page with all of a person's games as one file. `text` is the content of the file.
pub fn all_exported(texts: Texts, format: Format, text: String) -> Page {
    let name = format!("murus-games.{}", format.ending());
    let file = Attachment::text(name, texts.say("export-all-alt"), text);
    Page { content: texts.say("export-all"), attachment: Some(file), ..Page::default() }
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;
    use std::collections::BTreeSet;

    use murus_gallicus::Variant;
    use proptest::collection::vec;
    use proptest::prelude::*;
    use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};

    use super::*;
    use crate::game::{
        Action, Actor, Cause, DAY, Game, GameId, Holder, Millis, NOON, Offer, Place, PlayerId,
        Terms, Timestamp,
    };
    use crate::ids::{ChannelId, UserId};
    use crate::service::play::notation::read_game;
    use crate::service::{Teller, export_game};
    use crate::show::names::NOBODY;
    use crate::show::pages::board::history_page;
    use crate::store::{GameExtras, SeatRow, StoredGame};

    /// A person's name that would break the record of a game if it were written unchanged.
    const NAME: &str = "a \"]\n1. b1-b3 {;(```x```";

    /// Plays a game in which each number decides an act of a chair. Most acts are moves.
    fn play_game(variant: Variant, numbers: &[u16]) -> Game {
        let seats = variant.board().seats;
        let chairs = (0..seats as i64).map(|n| Holder::Player(PlayerId(n))).collect();
        let terms = Terms { rated: false, ..Terms::usual_for(variant) };
        let mut game = Game::new(GameId(1), "k3f9".to_owned(), terms, chairs, NOON);
        let mut now = NOON;
        for (n, &number) in numbers.iter().enumerate() {
            let moves = game.position().moves();
            let chair = usize::from(number >> 9) % seats;
            let mover = game.to_move().map_or(0, |chair| chair.index());
            let mut act = |chair: usize, action: Action, at: Timestamp| {
                let chair = game.chairs.chairs().nth(chair).expect("a chair of the game");
                let cause = Cause::Asked(format!("{n} {chair:?}"));
                // An act that the game refuses changes nothing.
                let _ = game.apply_action(action, Actor::Chair(chair), None, at, &cause);
            };
            now += Millis::from_millis(1000);
            match number % 512 {
                0..3 => act(chair, Action::Resign, now),
                3..5 => {
                    now += 400 * DAY;
                    act(chair, Action::Timeout, now);
                }
                5 => {
                    act(chair, Action::Offer(Offer::Draw), now);
                    (0..seats)
                        .filter(|&other| other != chair)
                        .for_each(|other| act(other, Action::Agree, now));
                }
                6 => act(chair, Action::Stop, now),
                7 => act(chair, Action::Abort, now),
                8..24 => act(chair, Action::Takeback { seen: false }, now),
                24..72 => act(mover, Action::Swap, now),
                _ => {
                    let chosen = moves.get(usize::from(number >> 9) % moves.len().max(1));
                    chosen.into_iter().for_each(|&m| act(mover, Action::Move(m), now));
                }
            }
        }
        game
    }

    /// Returns the texts from which people copy a game: the page of its moves, or the file of that
    /// page, and the exports. Each text is also joined into one line.
    fn write_texts(row: &StoredGame) -> Vec<String> {
        let called = |_: UserId| Some(NAME.to_owned());
        let pages = [Texts::english(), Texts::for_locale(Some("de"))].map(|texts| {
            let page = history_page(&View::without_pictures(texts, row, &NOBODY));
            page.attachment
                .map_or(page.content, |file| String::from_utf8(file.bytes).expect("a text"))
        });
        let code = |player: PlayerId| format!("p{}", player.0);
        let teller = Teller { called: &called, code: &code, now: NOON };
        let files = Format::WORDS.map(|(format, _)| export_game(row, format, teller));
        let shown: Vec<String> = pages.into_iter().chain(files.into_iter().flatten()).collect();
        // An option of a command is one line.
        let joined: Vec<String> = shown.iter().map(|text| text.replace('\n', " ")).collect();
        [shown, joined].concat()
    }

    #[test]
    fn every_text_of_a_game_reads_as_the_same_game() {
        let config = Config { cases: 8, failure_persistence: None, ..Config::default() };
        let ends = RefCell::new(BTreeSet::new());
        for (n, variant) in Variant::all().enumerate() {
            let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &[n as u8; 32]);
            let mut runner = TestRunner::new_with_rng(config.clone(), rng);
            let numbers = (1..300_usize).prop_flat_map(|acts| vec(any::<u16>(), acts));
            let same = runner.run(&numbers, |numbers| {
                let game = play_game(variant, &numbers);
                let person =
                    |n: usize| SeatRow { person: Some(UserId(n as u64 + 1)), ..SeatRow::default() };
                let seats = (0..game.chairs.len()).map(person).collect();
                let place = Place { channel: ChannelId(1), server: None, threadless: false };
                let beside = GameExtras { number: 1, ..GameExtras::default() };
                let row = StoredGame {
                    game,
                    version: 1,
                    place: place.into(),
                    thread: None,
                    seats,
                    beside,
                };
                let line = row.game.line();
                ends.borrow_mut().insert(line.outcome().map_or("running", |end| end.reason.word()));
                for text in write_texts(&row).into_iter().take_while(|_| !line.entries().is_empty())
                {
                    let read =
                        read_game(&entered::clean_lines(&text, usize::MAX), Variant::STANDARD);
                    let read =
                        read.map_err(|error| TestCaseError::fail(format!("{text}: {error}")))?;
                    prop_assert_eq!(read.entries(), line.entries(), "{}", text);
                    prop_assert_eq!(read.outcome(), line.outcome(), "{}", text);
                    prop_assert_eq!(read.position(), line.position(), "{}", text);
                }
                Ok(())
            });
            same.unwrap_or_else(|error| panic!("{variant}: {error}"));
        }
        let ends = ends.into_inner();
        for end in [
            "running",
            "resignation",
            "timeout",
            "agreement",
            "cancelled",
            "stalemate",
            "last-player",
        ] {
            assert!(ends.contains(end), "no game ended so: {end}");
        }
    }
}
