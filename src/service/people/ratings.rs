//! Ratings, profiles and statistics.

use std::collections::BTreeMap;

use murus_gallicus::{Reason, Seat, Variant};

use crate::game::{
    ACTIVE, AGAIN, Chair, DAY, Doubts, Fared, Game, GameId, Habits, Millis, PIONEERS, PlayerId,
    Pool, Rating, Timestamp, is_established, is_new_account,
};
use crate::ids::{ServerId, UserId};
use crate::service::change;
use crate::service::people::feats;
use crate::service::people::solver::{self, Solver};
use crate::service::{Caller, Feats, Service};
use crate::store::{self, Beaten, Conn, Db, Kept, Ranked, RatingChange, StoreError, VariantTally};

/// The time for which a stored membership of a server is valid.
const KNOWN: Millis = DAY;

/// The most people that a ranking of a server's members considers.
const CANDIDATES: i64 = 60;

/// The number of results that a profile shows one by one.
const LATELY: usize = 10;

/// The number of beaten people that a profile names.
const BEATEN: usize = 3;

/// The number of wins in which beaten people are looked for: one person may have lost many.
const BEATEN_LOOKED_AT: usize = 60;

/// A person's record.
#[derive(Clone, Debug, Default)]
pub struct Profile {
    /// The person's Discord id, unless their data is deleted.
    pub discord: Option<UserId>,
    /// The person's ratings after each rated game that still counts, oldest first.
    pub ratings: Vec<RatingChange>,
    /// The current rating in each pool in which the person has one, and the number of games behind
    /// it.
    pub standings: Vec<(Pool, Rating, usize)>,
    /// The number of different opponents whom the person met and who count for becoming
    /// established.
    pub met: i64,
    /// The numbers of games that the person won, drew and lost.
    pub record: [usize; 3],
    /// The numbers of games that the person won, drew and lost against the viewer.
    pub between: [usize; 3],
    /// The person's last ten results, the newest first.
    pub lately: Vec<Fared>,
    /// How fast the person usually moves in games with people, and how often their time ran out.
    /// `None` for too few games.
    pub habits: Option<Habits>,
    /// The person's achievements.
    pub feats: Feats,
    /// The strongest people whom the person beat, each once, with their rating at that time.
    pub beaten: Vec<Beaten>,
    /// The person's results at puzzles; `None` before the first rated one.
    pub solver: Option<Solver>,
}

impl Profile {
    /// Returns true if the profile is empty: the person has no game and no puzzle with a result.
    pub fn is_empty(&self) -> bool {
        self.standings.is_empty() && self.record == [0; 3] && self.solver.is_none()
    }
}

/// Figures about the finished games of a variant, or of all variants.
#[derive(Clone, PartialEq, Debug)]
pub struct Statistics {
    /// The variant; `None` for all together.
    pub variant: Option<Variant>,
    /// The number of games with a result.
    pub games: i64,
    /// The number of games that the first player (the Romans) won.
    pub first: i64,
    /// The number of drawn games.
    pub drawn: i64,
    /// The number of games that ended by breakthrough.
    pub breakthrough: i64,
    /// The number of games that ended by stalemate.
    pub stalemate: i64,
    /// The number of plies of all games together.
    pub plies: i64,
    /// The number of plies of the shortest game.
    pub shortest: i64,
    /// The number of plies of the longest game.
    pub longest: i64,
}

/// Updates the ratings of both players after a game, if it counts. Games with the computer opponent
/// change no rating.
pub(in crate::service) async fn rate_game(
    service: &Service,
    conn: &mut Conn,
    game: &Game,
) -> Result<(), StoreError> {
    match game.counted_score() {
        Some(score) => rate_at(service, conn, game, score).await,
        None => Ok(()),
    }
}

async fn rate_at(
    service: &Service,
    conn: &mut Conn,
    game: &Game,
    score: f64,
) -> Result<(), StoreError> {
    let [first, second] = [Chair::FIRST, Chair::SECOND].map(|chair| game.chairs[chair].as_player());
    let (Some(first), Some(second)) = (first, second) else { return Ok(()) };
    let pool = Pool::of_variant(game.variant());
    let one = store::ratings::load_standing(conn, first, pool).await?;
    let two = store::ratings::load_standing(conn, second, pool).await?;
    // Ratings never go back in time, even if the clocks of several processes differ.
    let at = service.clock.now().max(one.at).max(two.at);
    let discords = store::players::discords_of(conn, &[first, second]).await?;
    let established = store::established::list_established(conn, &[first, second]).await?;
    let newcomers_count = !store::established::are_established(conn, PIONEERS, at - ACTIVE).await?;
    let mut doubts = Vec::with_capacity(2);
    for (player, opponent, lost) in [(first, second, score == 0.0), (second, first, score == 1.0)] {
        let newcomer = !established.contains(&opponent);
        let lately =
            store::established::weight_against(conn, player, opponent, newcomer, pool, at - AGAIN)
                .await?;
        let new_account = discords.get(&opponent).is_some_and(|person| is_new_account(*person, at));
        doubts.push(Doubts { early: game.is_ended_early(), lost, newcomer, new_account, lately });
    }
    let [weight_one, weight_two] = [0, 1].map(|n| doubts[n].game_weight());
    let (rating_one, rating_two) =
        Rating::after_weighted_game([one.rating, two.rating], score, [weight_one, weight_two]);
    let row = |player, n: i64, score, weight, rating| {
        let n = n + 1;
        let weight = Some(weight);
        RatingChange { player, pool, n, game: game.id, at, score, weight, rating }
    };
    let met = [0, 1].map(|n| doubts[n].met_opponent(newcomers_count));
    store::ratings::insert_rating(conn, &row(first, one.n, score, weight_one, rating_one), met[0])
        .await?;
    store::ratings::insert_rating(
        conn,
        &row(second, two.n, 1.0 - score, weight_two, rating_two),
        met[1],
    )
    .await?;
    settle_established(conn, vec![first, second]).await
}

/// Computes and stores for each of these players whether they are established now: whether they met
/// enough different opponents.
pub(in crate::service) async fn settle_established(
    conn: &mut Conn,
    mut players: Vec<PlayerId>,
) -> Result<(), StoreError> {
    // Players are locked in one order, so that two games of the same two people wait for each
    // other.
    players.sort_unstable();
    for player in players {
        store::established::hold_established(conn, player).await?;
        let met = store::established::count_met(conn, player).await?;
        store::established::set_established(conn, player, is_established(met)).await?;
    }
    Ok(())
}

/// Returns the ratings that a game changed: for each player the rating before and the row after.
pub async fn ratings_by(
    db: &Db,
    game: &store::StoredGame,
) -> Result<Vec<(Rating, RatingChange)>, StoreError> {
    rating_changes(&mut *db.read().await?, game.game.id).await
}

/// Returns the ratings of the people in a game that are not provisional, in the pool of its
/// variant.
pub async fn settled_ratings(db: &Db, game: &Game) -> Result<Vec<(Chair, Rating)>, StoreError> {
    let mut conn = db.read().await?;
    let pool = Pool::of_variant(game.variant());
    let mut settled = Vec::new();
    for (chair, holder) in game.chairs.pairs() {
        let Some(player) = holder.as_player() else { continue };
        let standing = store::ratings::load_standing(&mut conn, player, pool).await?;
        if !standing.rating.is_provisional(standing.n) {
            settled.push((chair, standing.rating));
        }
    }
    Ok(settled)
}

/// Loads a person's record, and the one against the caller; `None` for a person whom we do not
/// know. Beaten people are named only in the server of those games, or to the person alone.
pub async fn load_profile(
    db: &Db,
    discord: UserId,
    by: &Caller,
) -> Result<Option<Profile>, StoreError> {
    let viewer =
        if by.discord == discord { RecordReader::Own } else { RecordReader::By(by.discord) };
    profile_for(&mut *db.read().await?, discord, viewer, by.server()).await
}

/// The reader of a person's record, who decides which games it includes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RecordReader {
    /// That person alone, who sees all games.
    Own,
    /// Another person, who sees nothing of games in direct messages.
    By(UserId),
    /// All people in a channel, who see the same and nothing of games in direct messages.
    ByAll,
}

/// Loads a person's record as a reader in a server sees it; `None` for a person whom we do not
/// know.
pub async fn profile_for(
    conn: &mut Conn,
    discord: UserId,
    viewed: RecordReader,
    server: Option<ServerId>,
) -> Result<Option<Profile>, StoreError> {
    let Some(player) = store::players::by_discord(conn, discord).await? else { return Ok(None) };
    let kept = if viewed == RecordReader::Own { Kept::All } else { Kept::InServers };
    let asker = match viewed {
        RecordReader::By(by) => store::players::by_discord(conn, by).await?,
        RecordReader::Own | RecordReader::ByAll => None,
    };
    let ratings = store::ratings::of_player(conn, player).await?;
    let mut standings = Vec::new();
    for (pool, _) in Pool::WORDS {
        let of_pool = || ratings.iter().filter(|row| row.pool == pool);
        standings.extend(of_pool().next_back().map(|last| (pool, last.rating, of_pool().count())));
    }
    let mut profile = Profile { discord: Some(discord), ratings, standings, ..Profile::default() };
    profile.met = store::established::count_met(conn, player).await?;
    profile.record = store::statistics::load_record(conn, player, kept).await?;
    profile.lately = store::feats::list_lately(conn, player, LATELY, kept).await?;
    profile.habits = store::pace::load_habits(conn, player).await?;
    profile.solver = solver::load_solver(conn, player).await?;
    profile.feats = feats::of_games(&store::feats::of_player(conn, player, None, kept).await?);
    if server.is_some() || viewed == RecordReader::Own {
        let beaten = store::feats::list_beaten(conn, player, server, BEATEN_LOOKED_AT).await?;
        for one in beaten {
            if profile.beaten.len() < BEATEN
                && profile.beaten.iter().all(|other| other.discord != one.discord)
            {
                profile.beaten.push(one);
            }
        }
    }
    if let Some(asker) = asker {
        profile.between = store::statistics::head_to_head(conn, player, asker).await?;
    }
    Ok(Some(profile))
}

/// Returns up to 60 people of a pool, those with a place in the ranking first, each group from the
/// strongest: of all people, or of those who played in a server. Each comes with true if they are
/// in the server; `None` if that was not learned within a day.
pub async fn load_ranking(
    service: &Service,
    pool: Pool,
    server: Option<ServerId>,
) -> Result<Vec<(Ranked, Option<bool>)>, StoreError> {
    ranking_since(&mut *service.db.read().await?, pool, server, service.clock.now() - KNOWN).await
}

/// Returns up to 60 people of a pool, those with a place in the ranking first, each group from the
/// strongest. Each comes with true if they are in the server; `None` if that was not learned since
/// the time `since`. Without a server all people count as inside.
pub async fn ranking_since(
    conn: &mut Conn,
    pool: Pool,
    server: Option<ServerId>,
    since: Timestamp,
) -> Result<Vec<(Ranked, Option<bool>)>, StoreError> {
    let ranked =
        store::leaderboard::load_ranking(conn, pool, server, Rating::UNSURE, CANDIDATES).await?;
    let mut known = Vec::with_capacity(ranked.len());
    for ranked in ranked {
        let inside = match server {
            Some(server) => {
                store::servers::find_membership(conn, server, ranked.player, since).await?
            }
            None => Some(true),
        };
        known.push((ranked, inside));
    }
    Ok(known)
}

/// Stores in the background whether these people are in a server.
pub fn learn_members(service: &Service, server: ServerId, members: Vec<(PlayerId, bool)>) {
    if members.is_empty() {
        return;
    }
    let owned = service.clone();
    change::run_later(service, "members", async move {
        let members = &members;
        change::run_transaction(&owned, |mut tx, now| async move {
            store::servers::set_members(&mut tx, server, members, now).await
        })
        .await
    });
}

/// Returns figures about the finished games whose results count: all together first, then by
/// variant, the most played first.
pub async fn load_statistics(db: &Db) -> Result<Vec<Statistics>, StoreError> {
    all_statistics(&mut *db.read().await?).await
}

/// Loads figures about the finished games whose results count: all together first, then by variant,
/// the most played first.
pub async fn all_statistics(conn: &mut Conn) -> Result<Vec<Statistics>, StoreError> {
    let tallies = store::statistics::load_tallies(conn).await?;
    let mut by_variant: BTreeMap<Option<String>, Statistics> = BTreeMap::new();
    for tally in &tallies {
        for variant in [None, Some(tally.variant)] {
            let written = variant.map(|variant| variant.to_string());
            by_variant.entry(written).or_insert_with(|| Statistics::no_results(variant)).add(tally);
        }
    }
    let mut all: Vec<Statistics> = by_variant.into_values().collect();
    all.sort_by_key(|statistics| (statistics.variant.is_some(), -statistics.games));
    Ok(all)
}

/// Returns the ratings that a game changed: for each player the rating before and the row after.
pub async fn rating_changes(
    conn: &mut Conn,
    game: GameId,
) -> Result<Vec<(Rating, RatingChange)>, StoreError> {
    let mut changes = Vec::new();
    for row in store::ratings::of_game(conn, game).await? {
        changes.push((store::ratings::rating_before(conn, &row).await?, row));
    }
    Ok(changes)
}

impl Statistics {
    fn no_results(variant: Option<Variant>) -> Statistics {
        let shortest = i64::MAX;
        Statistics {
            variant,
            games: 0,
            first: 0,
            drawn: 0,
            breakthrough: 0,
            stalemate: 0,
            plies: 0,
            shortest,
            longest: 0,
        }
    }

    fn add(&mut self, tally: &VariantTally) {
        let count = |there: bool| if there { tally.games } else { 0 };
        self.games += tally.games;
        self.first += count(tally.winner == Some(Seat::Romans));
        self.drawn += count(tally.winner.is_none());
        self.breakthrough += count(tally.reason == Reason::Breakthrough);
        self.stalemate += count(tally.reason == Reason::Stalemate);
        self.plies += tally.plies;
        self.shortest = self.shortest.min(tally.shortest);
        self.longest = self.longest.max(tally.longest);
    }
}
