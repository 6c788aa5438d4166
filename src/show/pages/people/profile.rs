//! The page of a person's profile, and the page of the levels of our computer opponent.

use crate::show::mention;
use crate::show::rows::Style::Secondary;
use crate::texts::variant;
use murus_engine::LEVELS;
use murus_pictures::Theme;

use crate::game::{ESTABLISHED, Fared, PLACING, Rating, is_established};
use crate::ids::UserId;
use crate::service::{Feat, Feats, Profile, Solver};
use crate::show::card::{Author, Card};
use crate::show::custom_id::{ForPerson, Mark};
use crate::show::names::Names;
use crate::show::page::Page;
use crate::show::pages::rated;
use crate::show::rows;
use crate::store::ShownPage;
use crate::texts::{Texts, Value, habits_line};

/// The fewest wins in a row that a profile mentions.
const STREAK: usize = 3;

/// The most variants for which a profile lists the beaten levels of our computer opponent.
const VARIANTS: usize = 4;

/// Returns the page that lists the levels of our computer opponent, each with its rating.
pub fn levels_page(texts: Texts) -> Page {
    let levels: Vec<String> =
        LEVELS.iter().map(|level| variant::rated_level(texts, level)).collect();
    let patient =
        LEVELS.iter().find(|level| level.patience.is_some()).map_or("", |level| level.name);
    let args = [
        ("count", Value::from(levels.len())),
        ("levels", levels.join("\n").into()),
        ("patient", variant::level_name(texts, patient).into()),
    ];
    let text = texts.say_with("profile-murus", args);
    Page { cards: vec![Card { text, ..Card::default() }], ..Page::default() }
}

/// Returns the page of a person's profile: ratings, results, achievements, puzzles and a chart.
/// Unless it is the reader's `own` profile, it also has the results between the two.
pub fn profile_page(
    texts: Texts,
    id: UserId,
    own: bool,
    profile: &Profile,
    names: &Names,
    theme: Theme,
) -> Page {
    let record = |[won, drawn, lost]: [usize; 3], id: &str| {
        let args = [("won", Value::from(won)), ("drawn", drawn.into()), ("lost", lost.into())];
        texts.say_with(id, args)
    };
    let mut lines = vec![mention::mention_person(id)];
    for (pool, rating, games) in &profile.standings {
        let is_provisional = rating.is_provisional(*games as i64);
        let args = [
            ("pool", Value::from(pool.word())),
            ("rating", rating_text(rating, is_provisional).into()),
            ("deviation", (rating.deviation.round() as i64).into()),
            ("games", (*games).into()),
            ("sure", if is_provisional { "no" } else { "yes" }.into()),
        ];
        lines.push(texts.say_with("profile-rating", args));
    }
    if profile.standings.is_empty() {
        lines.push(texts.say("profile-unrated"));
    } else if !is_established(profile.met) {
        let args = [("met", Value::from(profile.met)), ("needed", ESTABLISHED.into())];
        lines.push(texts.say_with("profile-met", args));
    }
    lines.push(record(profile.record, "profile-record"));
    if !own && profile.between.iter().sum::<usize>() > 0 {
        lines.push(record(profile.between, "profile-between"));
    }
    lines.extend(recent_lines(texts, &profile.lately));
    lines.extend(profile.habits.map(|habits| habits_line(texts, "", habits)));
    lines.extend(feat_lines(texts, profile));
    lines.extend(profile.solver.as_ref().map(|solver| solver_line(texts, solver)));
    let best = profile.standings.iter().max_by_key(|(_, _, games)| *games);
    let attachment =
        best.and_then(|(pool, ..)| rated::draw_rating_chart(texts, id, *pool, profile, theme));
    let known = names.get(id);
    let card = Card {
        author: known.map(|known| Author { name: known.name.clone(), icon: None }),
        thumbnail: known.map(|known| known.avatar.clone()),
        text: lines.join("\n"),
        pictured: true,
        ..Card::default()
    };
    let played = profile.record.iter().sum::<usize>() > 0;
    let openings = Mark::NOTHING.id(&ForPerson::Openings(id));
    let rows = rows::button_row(texts, [(played, openings, "button-openings", Secondary)]);
    Page {
        cards: vec![card],
        attachment,
        rows,
        shows: (own && !profile.is_empty()).then_some(ShownPage::Profile),
        ..Page::default()
    }
}

/// Returns a line with the last results as marks and in words, and a line with the current run of
/// wins. Leaves out lines for which there is nothing to say.
fn recent_lines(texts: Texts, results: &[Fared]) -> Vec<String> {
    let mark = |fared: &Fared| match fared {
        Fared::Won => '●',
        Fared::Drawn => '◐',
        Fared::Lost => '○',
    };
    let run = |run: &[Fared]| {
        let args = [("count", Value::from(run.len())), ("how", run[0].word().into())];
        texts.say_with("profile-run", args)
    };
    let runs: Vec<&[Fared]> = results.chunk_by(|one, next| one == next).collect();
    let words = runs.iter().map(|results| run(results)).collect::<Vec<_>>().join(", ");
    let marks: String = results.iter().map(mark).collect();
    let streak = runs.first().filter(|run| run[0] == Fared::Won && run.len() >= STREAK);
    let streak = streak.map(|run| texts.say_with("profile-streak", [("count", run.len().into())]));
    let line = texts.say_with("profile-lately", [("marks", marks.into()), ("words", words.into())]);
    let line = (!results.is_empty()).then_some(line);
    line.into_iter().chain(streak).collect()
}

/// Returns lines about a person's favourite variant and achievements, one fact a line.
fn feat_lines(texts: Texts, profile: &Profile) -> Vec<String> {
    let Feats { firsts, levels, favourite, longest } = &profile.feats;
    let favourite = favourite.map(|(variant, games, all)| {
        let args = [
            ("variant", variant::variant_name(texts, variant).into()),
            ("games", games.into()),
            ("all", all.into()),
        ];
        texts.say_with("profile-favourite", args)
    });
    let levels = levels.iter().take(VARIANTS).map(|(variant, levels)| {
        let levels: Vec<String> =
            levels.iter().map(|level| variant::describe_level(texts, level)).collect();
        let args = [
            ("variant", variant::variant_name(texts, *variant).into()),
            ("levels", levels.join(", ").into()),
        ];
        texts.say_with("profile-levels", args)
    });
    let beaten: Vec<String> = profile
        .beaten
        .iter()
        .map(|one| {
            let rating = rating_text(&one.rating, one.rating.is_provisional(one.games));
            format!("{} {rating}", mention::mention_person(one.discord))
        })
        .collect();
    let beaten = (!beaten.is_empty())
        .then(|| texts.say_with("profile-beaten", [("who", beaten.join(", ").into())]));
    let longest = longest.map(|(variant, plies)| {
        let moves = plies.div_ceil(variant.board().seats);
        let args =
            [("variant", variant::variant_name(texts, variant).into()), ("moves", moves.into())];
        texts.say_with("profile-longest", args)
    });
    // Other achievements on the date of the first achievement do not repeat it.
    let since = firsts.first().map(|&(_, at)| at);
    let firsts: Vec<String> = firsts
        .iter()
        .map(|&(feat, at)| {
            let dated = if feat == Feat::Win || Some(at) != since { "yes" } else { "no" };
            let args = [
                ("feat", feat.word().into()),
                ("dated", dated.into()),
                ("date", mention::day_of(at).into()),
            ];
            texts.say_with("profile-first", args)
        })
        .collect();
    let firsts = (!firsts.is_empty())
        .then(|| texts.say_with("profile-firsts", [("list", firsts.join(", ").into())]));
    favourite.into_iter().chain(levels).chain(beaten).chain(longest).chain(firsts).collect()
}

/// Returns a line about a person's puzzle rating and results.
pub fn solver_line(texts: Texts, solver: &Solver) -> String {
    let args = [
        ("placed", Value::from(if solver.rated < PLACING { "no" } else { "yes" })),
        ("n", solver.rated.into()),
        ("all", PLACING.into()),
        ("rating", rating_text(&solver.rating, solver.rating.is_unsure()).into()),
        ("right", solver.attempts.right.into()),
        ("decided", solver.attempts.decided.into()),
        ("longest", solver.streak.longest.into()),
    ];
    texts.say_with("profile-puzzles", args)
}

/// Returns a rating as a whole number, with a question mark if it is provisional.
pub fn rating_text(rating: &Rating, is_provisional: bool) -> String {
    format!("{}{}", rating.rating.round(), if is_provisional { "?" } else { "" })
}
