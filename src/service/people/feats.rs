//! Feats of winners, and the achievements of a person.

use murus_engine::{LEVELS, Level};
use murus_gallicus::{Reason, Variant};

use crate::game::{Fared, Timestamp};
use crate::ids::UserId;
use crate::store::{self, Alike, Conn, Db, Kept, StoreError, StoredGame};

/// The fewest wins among which a longest one is named, and the fewest games of a favourite variant.
const ENOUGH: usize = 3;

/// A kind of remarkable win. The most remarkable kind comes first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Feat {
    /// The person's first win.
    Win,
    /// The first win against this computer level.
    Level,
    /// The first win against this computer level in this variant, after wins against it in other
    /// variants.
    LevelThere,
    /// The first win against a person.
    Person,
    /// The first win in this variant.
    Variant,
    /// The first win by breaking through.
    Breakthrough,
    /// The longest win so far.
    Longest,
}

impl Feat {
    /// The word for the feat in the keys of translations.
    pub fn word(self) -> &'static str {
        match self {
            Feat::Win => "win",
            Feat::Level | Feat::LevelThere => "level",
            Feat::Person => "person",
            Feat::Variant => "variant",
            Feat::Breakthrough => "breakthrough",
            Feat::Longest => "longest",
        }
    }

    /// Returns true if the feat is about one variant, so that its sentence must name the variant.
    pub fn is_of_variant(self) -> bool {
        matches!(self, Feat::Variant | Feat::LevelThere)
    }
}

/// A variant, and the computer levels that a person beat in it.
pub type BeatenLevels = (Variant, Vec<&'static Level>);

/// The achievements of a person.
#[derive(Clone, Default, Debug)]
pub struct Feats {
    /// Some kinds of feats, each with the time at which it first happened.
    pub firsts: Vec<(Feat, Timestamp)>,
    /// The computer levels beaten in each variant, the variant with the most games first.
    pub levels: Vec<BeatenLevels>,
    /// The variant with the most games, the number of its games, and the number of all games.
    /// `None` if the person played only one variant, or too few games.
    pub favourite: Option<(Variant, usize, usize)>,
    /// The variant and the number of plies of the longest win; `None` if there are too few wins to
    /// compare.
    pub longest: Option<(Variant, usize)>,
}

/// Returns the most remarkable feat of the person who won a finished game; `None` if the win is not
/// remarkable, or if no person won.
pub async fn of_game(conn: &mut Conn, row: &StoredGame) -> Result<Option<Feat>, StoreError> {
    let game = &row.game;
    let winner = game.won_by().filter(|_| game.is_feat() && !game.is_annulled());
    let Some(player) = winner.and_then(|chair| game.chairs[chair].as_player()) else {
        return Ok(None);
    };
    let before = store::feats::of_player(conn, player, Some(game.id), Kept::All).await?;
    let won: Vec<&Alike> = won_games(&before).collect();
    let variant = game.variant();
    let level = game.level_played();
    let plies = game.line().plies();
    let broke = game.outcome().is_some_and(|end| end.reason == Reason::Breakthrough);
    let two = game.chairs.len() == 2;
    let none = |like: &dyn Fn(&Alike) -> bool| !won.iter().any(|alike| like(alike));
    let table = [
        (won.is_empty(), Feat::Win),
        (level.is_some() && none(&|one| one.level.as_deref() == level), Feat::Level),
        (
            level.is_some() && none(&|one| one.variant == variant && one.level.as_deref() == level),
            Feat::LevelThere,
        ),
        (two && level.is_none() && none(&|one| is_against_person(one)), Feat::Person),
        (none(&|one| one.variant == variant), Feat::Variant),
        (broke && none(&|one| one.reason == Reason::Breakthrough), Feat::Breakthrough),
        (is_enough(&won) && none(&|one| one.longest >= plies), Feat::Longest),
    ];
    Ok(table.into_iter().find(|(is, _)| *is).map(|(_, feat)| feat))
}

/// Returns the computer level that suits a person: the one after the strongest that they beat, or
/// the weakest if they beat none.
pub async fn suggest_level(db: &Db, person: UserId) -> Result<&'static Level, StoreError> {
    let mut conn = db.read().await?;
    let Some(player) = store::players::by_discord(&mut conn, person).await? else {
        return Ok(&LEVELS[0]);
    };
    let all = store::feats::of_player(&mut conn, player, None, Kept::All).await?;
    let won: Vec<&Alike> = won_games(&all).collect();
    let is_beaten = |level: &&Level| won.iter().any(|one| one.level.as_deref() == Some(level.name));
    let next = LEVELS.iter().rposition(|level| is_beaten(&level)).map_or(0, |beaten| beaten + 1);
    Ok(&LEVELS[next.min(LEVELS.len() - 1)])
}

/// Computes the achievements of a person from these games of theirs.
pub(super) fn of_games(all: &[Alike]) -> Feats {
    let won: Vec<&Alike> = won_games(all).collect();
    let first = |feat, like: fn(&Alike) -> bool| {
        let since = won.iter().filter(|one| like(one)).map(|one| one.since).min();
        since.map(|since| (feat, since))
    };
    let firsts = [
        first(Feat::Win, |_| true),
        first(Feat::Breakthrough, |one| one.reason == Reason::Breakthrough),
        first(Feat::Person, is_against_person),
    ];
    let variants = by_games(all);
    let levels = variants.iter().map(|(variant, _)| (*variant, levels_of(*variant, &won)));
    let games = variants.iter().map(|(_, games)| games).sum();
    let favourite = variants.first().filter(|(_, most)| variants.len() > 1 && *most >= ENOUGH);
    let longest = won.iter().max_by_key(|one| one.longest).filter(|_| is_enough(&won));
    Feats {
        firsts: firsts.into_iter().flatten().collect(),
        levels: levels.filter(|(_, levels)| !levels.is_empty()).collect(),
        favourite: favourite.map(|&(variant, most)| (variant, most, games)),
        longest: longest.map(|one| (one.variant, one.longest)),
    }
}

fn won_games(all: &[Alike]) -> impl Iterator<Item = &Alike> {
    all.iter().filter(|one| one.fared == Fared::Won && one.is_feat)
}

fn is_enough(won: &[&Alike]) -> bool {
    won.iter().map(|one| one.games).sum::<usize>() >= ENOUGH
}

fn is_against_person(one: &Alike) -> bool {
    one.variant.board().seats == 2 && one.level.is_none()
}

/// Returns the variants with their numbers of finished games, most games first.
fn by_games(all: &[Alike]) -> Vec<(Variant, usize)> {
    let mut variants: Vec<(Variant, usize)> = Vec::new();
    for one in all {
        match variants.iter_mut().find(|(variant, _)| *variant == one.variant) {
            Some((_, games)) => *games += one.games,
            None => variants.push((one.variant, one.games)),
        }
    }
    variants.sort_by_key(|(_, games)| std::cmp::Reverse(*games));
    variants
}

/// Returns the computer levels beaten in a variant of two seats, weakest first. Empty for a variant
/// of more seats.
fn levels_of(variant: Variant, won: &[&Alike]) -> Vec<&'static Level> {
    let is_there = |one: &&Alike| one.variant == variant && variant.board().seats == 2;
    let beaten = |level: &&Level| {
        won.iter().any(|one| is_there(one) && one.level.as_deref() == Some(level.name))
    };
    LEVELS.iter().filter(beaten).collect()
}
