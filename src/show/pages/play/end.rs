//! The message about the end of a game.

use crate::entered;
use crate::show::mention;
use crate::show::pages::news;
use crate::show::pages::offers;
use crate::show::pages::picture;
use crate::show::pages::seen;
use crate::show::pages::summary;
use crate::show::rows::Style::{Primary, Secondary};
use crate::show::rows::{self, Button, button};

use crate::game::{Chair, PerChair, Seq};
use crate::ids::UserId;
use crate::service::{Detour, Feat};
use crate::show::card::{Accent, Card};
use crate::show::custom_id::{ForGame, ForLesson, ForPuzzle, ForStart};
use crate::show::emoji::Emoji;
use crate::show::page::Page;
use crate::show::pages::view::View;
use crate::texts::deed::with_deed_in;
use crate::texts::{Value, small_line, variant};
use murus_engine::Level;
use murus_gallicus::Variant;

/// The facts about the end of a game that are not in its record.
pub struct Ending<'a> {
    /// The number of the last board posted. The message tells the moves after it.
    pub since: Seq,
    /// The number of hints that were taken in each chair.
    pub hints: &'a PerChair<i64>,
    /// True if the game changed ratings. The message does not say by how much.
    pub counted: bool,
    /// The feat that the winner achieved, if any.
    pub feat: Option<Feat>,
    /// The moderator's reason for ending the game, if given.
    pub reason: Option<&'a str>,
    /// True if the message is for a whole channel; false in the game's thread and in private.
    pub public: bool,
    /// The ply, counted from 0, that cost a person the game. `None` if no review has named one.
    pub costly: Option<usize>,
    /// The line about what the end means in the contest of the game, if there is one.
    pub loss: Option<&'a str>,
    /// True if a link to the game's web page is added to the buttons.
    pub linked: bool,
}

/// The most buttons of a message about the end, including the link. Further buttons are behind
/// **More**.
const BUTTONS: usize = 5;

/// Returns the message about the end of a game: the last board, and how the game ended. For a game
/// that never began, it only says who called it off, and why.
pub fn end_page(view: &View<'_>, ending: &Ending<'_>, instead: &Detour, ping: Vec<UserId>) -> Page {
    let Ending { since, counted, .. } = *ending;
    let game = view.game;
    if !game.has_begun() {
        let lines = [news::result_line(view)].into_iter().chain(ending.loss.map(str::to_owned));
        let content = with_mentions(lines.collect::<Vec<_>>().join("\n"), &ping);
        return Page {
            content: view.with_reason(content, instead),
            silent: ping.is_empty(),
            ping,
            ..Page::default()
        };
    }
    // Only games of two are reviewed, and an exhibition has no rematch.
    let two = game.chairs.len() == 2;
    let played = game.chairs.iter().any(|holder| holder.as_player().is_some());
    // A rematch is played where the game was, and a game of two servers has no channel.
    let played = played && view.has_channel();
    let next = game.next_level().and_then(Level::find);
    let again = if next.is_some() { Secondary } else { Primary };
    let first = leads_on(ending);
    let loss = if ending.public { None } else { game.lost_by() };
    let turned = loss.is_some() && (ending.costly.is_some() || game.lone_player().is_none());
    let climbs = next.map(|level| {
        let args = [("level", variant::rated_level(view.texts, level).into())];
        button(
            view.press_id(ForGame::NextLevel),
            view.texts.say_with("button-next-level", args),
            Primary,
        )
        .with_emoji(Emoji::of_level(level.name))
    });
    let mark = view.mark();
    let stronger = first && next.is_none();
    // After a first win against Murus the next level leads on.
    let later = first && next.is_some();
    let others = [
        (turned && !first, view.press_id(ForGame::Lesson), "button-lesson", Secondary),
        (played && !later, view.press_id(ForGame::Rematch), "button-rematch", again),
        (first, mark.id(&ForLesson::Learn), "button-learn-lesson", Secondary),
        (first, mark.id(&ForPuzzle::Go), "button-puzzle", Secondary),
        (stronger, mark.id(&ForStart::PlayMurus), "button-play-murus", Secondary),
        (played && later, view.press_id(ForGame::Rematch), "button-rematch", again),
        (turned && first, view.press_id(ForGame::Lesson), "button-lesson", Secondary),
        (two, view.press_id(ForGame::Review), "button-review", Secondary),
        (true, view.press_id(ForGame::Walk), "button-walk", Secondary),
        (view.game.line().plies() > 0, view.press_id(ForGame::Replay), "button-replay", Secondary),
        (counted, view.press_id(ForGame::Ratings), "button-ratings", Secondary),
        (game.lost_by().is_some(), view.press_id(ForGame::PlayOn), "button-play-on", Secondary),
    ];
    let others = others.into_iter().filter(|(there, ..)| *there);
    let others = others.map(|(_, id, label, style)| button(id, view.texts.say(label), style));
    let mut buttons: Vec<Button> = climbs.into_iter().chain(others).collect();
    let room = BUTTONS - usize::from(ending.linked);
    if buttons.len() > room {
        buttons.truncate(room - 1);
        let more = view.texts.say("button-more");
        buttons.push(button(view.press_id(ForGame::More), more, Secondary));
    }
    let rows = rows::button_rows(buttons);
    let news = news::write_news(view, since);
    let news = (!news.is_empty()).then_some(news);
    let reason = ending.reason.map(|why| offers::reason_line(view, why));
    let events = news::swap_line(view, since)
        .into_iter()
        .chain(news::departure_lines(view, since))
        .chain([news::result_line(view)])
        .chain(ending.loss.map(str::to_owned));
    let kind = loss.map(|loser| kind_lines(view, loser, ending.costly));
    let events = events.chain(news::departure_order(view)).chain(kind);
    let content: Vec<String> = news.into_iter().chain(events).chain(reason).collect();
    let content = with_mentions(content.join("\n"), &ping);
    let page = Page {
        content: view.with_reason(content, instead),
        cards: vec![fact_card(view, ending)],
        attachment: Some(picture::draw_position(view, seen::public_side(view))),
        rows,
        ping,
        ..Page::default()
    };
    page.read_as(view.reading())
}

/// Adds mentions of the people to ping whom the text does not mention: Discord pings only people
/// named in the text.
fn with_mentions(content: String, ping: &[UserId]) -> String {
    let mentions =
        ping.iter().copied().map(mention::mention_person).filter(|one| !content.contains(one));
    let mentions: Vec<String> = mentions.collect();
    if mentions.is_empty() {
        content
    } else {
        format!("{content}\n{}", small_line(&mentions.join(" ")))
    }
}

/// Returns the card of a game that is over, one fact a line.
fn fact_card(view: &View<'_>, ending: &Ending<'_>) -> Card {
    let taken = ending.hints.pairs().filter(|(_, count)| **count > 0).map(|(chair, &count)| {
        let args = [("who", view.name_chair(chair).into()), ("count", count.into())];
        view.texts.say_with("game-hints", args)
    });
    let rated = match ending.counted {
        true => "terms-rated",
        false if view.game.is_too_short() => "result-too-short",
        false if view.game.is_unrated_since() => "result-unrated",
        false => "terms-unrated",
    };
    let text = feat_line(view, ending.feat)
        .into_iter()
        .chain(leads_on(ending).then(|| next_line(view)).flatten())
        .chain([view.texts.say(rated)])
        .chain(taken)
        .collect::<Vec<_>>()
        .join("\n");
    Card { text, footer: view.code_line(), ..won_card(view) }
}

/// Returns true if the message suggests lessons and puzzles: the winner won for the first time, and
/// the message is not for a whole channel.
fn leads_on(ending: &Ending<'_>) -> bool {
    ending.feat == Some(Feat::Win) && !ending.public
}

/// Returns the line about what a first win earned, and what to do next. `None` if no person won.
fn next_line(view: &View<'_>) -> Option<String> {
    let chair = view.game.won_by()?;
    let args = [
        ("own", if view.game.lone_player().is_some() { "yes" } else { "no" }.into()),
        ("who", Value::from(view.name_chair(chair))),
    ];
    Some(view.texts.say_with("end-next", args))
}

/// Returns a kind word to the person who lost, and the move that cost them the game, if known.
/// `costly` is the ply of that move, counted from 0.
fn kind_lines(view: &View<'_>, loser: Chair, costly: Option<usize>) -> String {
    let args = [
        ("own", if view.game.lone_player().is_some() { "yes" } else { "no" }.into()),
        ("who", Value::from(view.name_chair(loser))),
    ];
    let kind = view.texts.say_with("end-kind", args);
    let costly = costly.map(|ply| {
        let line = view.game.line();
        let played = with_deed_in(view.texts, line, ply, line.numbered_move(ply));
        view.texts.say_with("end-costly", [("played", played.into())])
    });
    [kind].into_iter().chain(costly).collect::<Vec<_>>().join(" ")
}

/// Returns the line of the winner's feat; `None` without a feat, and if no person won.
fn feat_line(view: &View<'_>, feat: Option<Feat>) -> Option<String> {
    let game = view.game;
    let feat = feat?;
    let chair = game.won_by()?;
    let usual = game.variant() == Variant::STANDARD && !feat.is_of_variant();
    let alone = game.chairs.iter().filter(|holder| holder.as_player().is_some()).count() == 1;
    let args = [
        ("feat", Value::from(feat.word())),
        ("own", if alone { "yes" } else { "no" }.into()),
        ("who", view.name_chair(chair).into()),
        (
            "level",
            game.level_played()
                .map_or_else(String::new, |level| variant::level_name(view.texts, level))
                .into(),
        ),
        ("against", if game.level_played().is_some() { "level" } else { "others" }.into()),
        ("variant", variant::variant_name(view.texts, game.variant()).into()),
        ("usual", if usual { "yes" } else { "no" }.into()),
        ("moves", news::count_moves(view).into()),
    ];
    Some(view.texts.say_with("end-first", args))
}

/// Returns a card that names the players of a finished game. It has the color and the picture of
/// the winner, if there is one.
pub fn won_card(view: &View<'_>) -> Card {
    let winner = view.game.outcome().and_then(|end| end.winner);
    let chair = winner.map(|seat| view.game.chair_at(seat));
    Card {
        accent: winner.map_or(Accent::Neutral, Accent::Side),
        title: summary::pairing(view, None, &|chair| entered::escape_line(&view.called(chair))),
        thumbnail: chair.and_then(|chair| view.avatar(chair)),
        ..Card::default()
    }
}
