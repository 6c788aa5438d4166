//! The choices and completions of the options of commands.

use futures::future::BoxFuture;
use murus_engine::LEVELS;
use murus_gallicus::{PRESETS, Seat, Variant};
use murus_lessons::{LESSONS, Theme};
use unicode_normalization::UnicodeNormalization;

use super::input::Input;
use crate::answers::Request;
use crate::answers::play::target;
use crate::answers::play::target::Which;
use crate::game::{CupForm, HostSide, TIMES, TimeControl};
use crate::ids::UserId;
use crate::service::Caller;
use crate::service::MINE;
use crate::service::Moderation;
use crate::service::play::ballots::chair_to_vote;
use crate::show::pages::learn::lesson_name;
use crate::show::pages::menus::game_label;
use crate::show::pages::puzzle_texts;
use crate::show::pages::view::View;
use crate::show::rows::MENU;
use crate::store::{GamePart, SearchFacts, StoredGame};
use crate::texts::variant;

/// Returns the words of the sides that a person can choose: each seat's, and `either` for any of
/// them.
pub fn side_words() -> Vec<&'static str> {
    Seat::ALL.iter().map(|seat| seat.word()).chain(["either"]).collect()
}

/// Returns the chosen seat; `None` for `either`, and without a choice.
pub fn chosen_side(input: &Input<'_>) -> Option<Seat> {
    input.choice("side", &side_words()).and_then(Seat::from_word)
}

/// Returns the names of the time controls that are offered.
pub fn time_names() -> Vec<&'static str> {
    TIMES.iter().map(|(name, _)| *name).collect()
}

/// Returns the chosen time control; `None` without a choice.
pub fn chosen_time(input: &Input<'_>) -> Option<TimeControl> {
    input.choice("time", &time_names()).and_then(TimeControl::from_name)
}

/// Returns the words of all forms of a cup.
pub fn cup_forms() -> Vec<&'static str> {
    CupForm::WORDS.iter().map(|(_, word)| *word).collect()
}

/// Returns the words of the sides of a simul's host.
pub fn host_sides() -> Vec<&'static str> {
    HostSide::WORDS.iter().map(|(_, word)| *word).collect()
}

/// Returns the words of all acts of a moderator.
pub fn moderation_words() -> Vec<&'static str> {
    Moderation::WORDS.iter().map(|(_, word)| *word).collect()
}

/// Completions: the names to offer, each with its value.
type Offers = Vec<(String, String)>;

/// Offers the preset variants whose name, notation or number of players fits the typed text.
pub fn complete_variant<'a>(input: &'a Input<'a>, typed: &'a str) -> BoxFuture<'a, Offers> {
    Box::pin(async move {
        let texts = input.request.texts;
        let typed = typed.trim().to_lowercase();
        let found = PRESETS
            .iter()
            .filter(|(word, written)| variant::is_sought(texts, word, written, &typed));
        found
            .map(|(word, written)| (texts.say(&format!("preset-{word}")), (*written).to_owned()))
            .collect()
    })
}

/// Offers lessons whose names contain the typed text.
pub fn complete_lesson<'a>(input: &'a Input<'a>, typed: &'a str) -> BoxFuture<'a, Offers> {
    Box::pin(async move {
        let typed = typed.trim().to_lowercase();
        let named =
            LESSONS.iter().map(|lesson| (lesson_name(input.request.texts, lesson), lesson.id));
        let found = named.filter(|(name, _)| name.to_lowercase().contains(&typed));
        found.map(|(name, id)| (name, id.to_owned())).collect()
    })
}

/// Offers themes of puzzles whose names contain the typed text.
pub fn complete_theme<'a>(input: &'a Input<'a>, typed: &'a str) -> BoxFuture<'a, Offers> {
    Box::pin(async move {
        let typed = typed.trim().to_lowercase();
        let words = [MINE].into_iter().chain(Theme::WORDS.iter().map(|(_, word)| *word));
        let named = words.map(|word| (puzzle_texts::theme_name(input.request.texts, word), word));
        let found = named.filter(|(name, _)| name.to_lowercase().contains(&typed));
        found.map(|(name, word)| (name, word.to_owned())).collect()
    })
}

/// Offers levels of Murus whose names begin with the typed text.
pub fn complete_level<'a>(input: &'a Input<'a>, typed: &'a str) -> BoxFuture<'a, Offers> {
    Box::pin(async move {
        let texts = input.request.texts;
        let typed = typed.to_lowercase();
        let called = LEVELS.iter().map(|level| (variant::rated_level(texts, level), level));
        let fitting = called.filter(|(name, _)| name.to_lowercase().starts_with(&typed));
        fitting.map(|(name, level)| (name, level.name.to_owned())).collect()
    })
}

/// Offers moves that begin with the typed text in the game that the person means. Offers none
/// unless that is one game, and they may move or vote in it.
pub fn complete_move<'a>(input: &'a Input<'a>, typed: &'a str) -> BoxFuture<'a, Offers> {
    Box::pin(async move {
        let named = input.text("game").filter(|name| !name.is_empty());
        let rows =
            target::find_candidates(&input.request, Which::Due(named)).await.unwrap_or_default();
        // Compares letters and digits only, in plain width, without the `x` of captures.
        let flat = |text: &str| {
            let plain = text.nfkc().flat_map(char::to_lowercase);
            plain.filter(|&c| c.is_alphanumeric() && c != 'x').collect::<String>()
        };
        let typed = flat(typed);
        let moves = match &rows[..] {
            [row] if may_play(row, &input.request.caller) => row.game.line().written_moves(),
            _ => Vec::new(),
        };
        moves
            .into_iter()
            .filter(|text| flat(text).starts_with(&typed))
            .map(|text| (text.clone(), text))
            .collect()
    })
}

/// Returns true if it is a person's turn in a game, or they may vote for the move.
fn may_play(row: &StoredGame, caller: &Caller) -> bool {
    let mover = row.game.to_move().and_then(|chair| row.person(chair));
    mover == Some(caller.discord) || chair_to_vote(row, caller).is_some()
}

/// Offers the person's running games that fit the typed text.
pub fn complete_game<'a>(input: &'a Input<'a>, typed: &'a str) -> BoxFuture<'a, Offers> {
    Box::pin(complete_own_games(&input.request, GamePart::Running, typed))
}

/// Offers the person's finished games that fit the typed text. The newest ones come first.
pub fn complete_finished<'a>(input: &'a Input<'a>, typed: &'a str) -> BoxFuture<'a, Offers> {
    Box::pin(complete_own_games(&input.request, GamePart::Over, typed))
}

/// Offers the person's games that fit the typed text: of the newest, the running ones come first.
pub fn complete_every<'a>(input: &'a Input<'a>, typed: &'a str) -> BoxFuture<'a, Offers> {
    Box::pin(complete_own_games(&input.request, GamePart::Every, typed))
}

/// Offers the person's games that fit the typed text. First compares the lines in the list of the
/// next or newest games. Then searches all games by stored facts.
async fn complete_own_games(request: &Request<'_>, part: GamePart, typed: &str) -> Offers {
    let mut rows = Vec::new();
    if part != GamePart::Over {
        rows.extend(target::own_games(request).await);
    }
    if part != GamePart::Running {
        rows.extend(target::own_finished(request).await);
    }
    let mut offers = fit_games(request, &rows, typed).await;
    let typed = typed.trim_start_matches('#').trim().to_lowercase();
    if !typed.is_empty() && offers.len() < MENU {
        let facts = search_facts(request, &typed).await;
        let known = |row: &StoredGame| rows.iter().any(|other| other.game.id == row.game.id);
        let mut found = target::own_with(request, part, &facts).await;
        found.retain(|row| !known(row));
        offers.extend(fit_games(request, &found, "").await);
    }
    offers
}

/// Returns the facts by which to search games for the typed text, which must be in lower case.
async fn search_facts(request: &Request<'_>, typed: &str) -> SearchFacts {
    let texts = request.texts;
    let rivals = target::own_rivals(request).await;
    let names = request.discord.names(rivals.clone()).await;
    let called =
        |id: &UserId| names.name(*id).is_some_and(|name| name.to_lowercase().contains(typed));
    let mut people: Vec<UserId> = rivals.into_iter().map(|(_, id)| id).filter(called).collect();
    people.sort_unstable();
    people.dedup();
    people.truncate(MENU);
    let presets =
        PRESETS.iter().filter(|(word, written)| variant::is_sought(texts, word, written, typed));
    let levels = LEVELS.iter().filter(|level| {
        let called =
            texts.say_with("name-bot", [("level", variant::level_name(texts, level.name).into())]);
        called.to_lowercase().contains(typed)
    });
    SearchFacts {
        name: typed.to_owned(),
        variants: presets
            .filter_map(|(_, written)| {
                written.parse().ok().map(|variant: Variant| variant.to_string())
            })
            .collect(),
        levels: levels.map(|level| level.name).collect(),
        people,
    }
}

/// Offers the games of the server to which the chosen act of a moderator applies: running ones to
/// end, finished ones to annul, both without an act. Leaves out annulled games. Offers none to a
/// person who does not moderate.
pub fn complete_moderated<'a>(input: &'a Input<'a>, typed: &'a str) -> BoxFuture<'a, Offers> {
    Box::pin(async move {
        let request = &input.request;
        let chosen = input.choice("act", &moderation_words()).and_then(Moderation::from_word);
        let mut rows = Vec::new();
        if request.caller.moderated().is_none() {
            return Vec::new();
        }
        if chosen != Some(Moderation::Annul) {
            rows.extend(target::games_here(request).await);
        }
        if chosen != Some(Moderation::End) {
            let over = target::finished_here(request)
                .await
                .into_iter()
                .filter(|row| !row.game.is_annulled());
            rows.extend(over);
        }
        fit_games(request, &rows, typed).await
    })
}

/// Offers the running games of the server that fit the typed text.
pub fn complete_any_game<'a>(input: &'a Input<'a>, typed: &'a str) -> BoxFuture<'a, Offers> {
    Box::pin(async move {
        let request = &input.request;
        fit_games(request, &target::games_here(request).await, typed).await
    })
}

/// Offers those of the given games whose line in the list contains the typed text, such as an
/// opponent's name or the game's short name.
async fn fit_games(request: &Request<'_>, rows: &[StoredGame], typed: &str) -> Offers {
    let typed = typed.trim_start_matches('#').to_lowercase();
    let names = request.fetch_names(rows).await;
    let now = request.service.clock().now();
    let named = |row| {
        (
            game_label(
                &View::without_pictures(request.texts, row, &names),
                request.caller.discord,
                now,
            ),
            row,
        )
    };
    let fitting = rows.iter().map(named).filter(|(label, _)| label.to_lowercase().contains(&typed));
    fitting.map(|(label, row)| (label, row.game.name.clone())).collect()
}
