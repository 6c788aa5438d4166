//! A person's data: export and deletion.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::blocking::run_blocking;
use crate::game::{
    Action, ChallengeReply, Millis, Own, PlayerId, Pool, Rating, Timestamp, is_established,
};
use crate::ids::UserId;
use crate::service::challenge::answering;
use crate::service::change;
use crate::service::outbox::causes;
use crate::service::people::feats::Feats;
use crate::service::people::ratings;
use crate::service::people::ratings::RecordReader;
use crate::service::play::acting;
use crate::service::play::export;
use crate::service::play::export::{json_of, write_pretty};
use crate::service::play::find::running_games;
use crate::service::site::session;
use crate::service::{Caller, Service};
use crate::store::{self, Beaten, Conn, PersonalSetting, StoreError, Transaction};

/// Returns all data about a person as JSON; `None` for a person without a record.
pub async fn all_about(service: &Service, discord: UserId) -> Result<Option<String>, StoreError> {
    let player = store::players::by_discord(&mut *service.db.read().await?, discord).await?;
    let Some(player) = player else { return Ok(None) };
    let mut games = Vec::new();
    export::each_game(&service.db, player, |row| games.push(json_of(row))).await?;
    let mut conn = service.db.read().await?;
    let mut all = data_of(&mut conn, player).await?;
    all["profile"] = profile_of(&mut conn, discord).await?;
    drop(conn);
    all["games"] = Value::Array(games);
    // After years of play this text is long.
    Ok(Some(run_blocking(move || write_pretty(&all)).await))
}

/// Deletes a person's data. Ends their running games and open challenges. Games with other people
/// stay, without the person's name. The pages that they showed in channels are deleted, and the
/// messages of sieges and contests that name them are rewritten.
pub async fn forget_person(service: &Service, caller: &Caller) -> Result<(), StoreError> {
    let forgotten = change::run_transaction(service, |mut tx, now| async move {
        let Some(player) = store::players::by_discord(&mut tx, caller.discord).await? else {
            return Ok(());
        };
        leave_games(service, &mut tx, player).await?;
        let joined = store::challenges::joined_by(&mut tx, player).await?;
        for challenge in
            store::challenges::open_of(&mut tx, player).await?.into_iter().chain(joined)
        {
            let answer = if challenge.challenger == player {
                ChallengeReply::Withdraw
            } else {
                ChallengeReply::Decline(None)
            };
            answering::answer_in(service, &mut tx, None, player, challenge.id, &answer).await?;
        }
        let showings = store::showings::of_player(&mut tx, player).await?;
        causes::outbox(service, &mut tx).unshown(&showings).await?;
        for siege in store::sieges::list_mentioning(&mut tx, player).await? {
            store::sieges::schedule_siege(&mut tx, siege, now).await?;
        }
        for week in store::siege_weeks::list_mentioning(&mut tx, player).await? {
            store::siege_weeks::schedule_week(&mut tx, week, now).await?;
        }
        store::contest_cards::schedule_of_player(&mut tx, player, now).await?;
        store::contest_steps::wake_contests_of(&mut tx, player, now).await?;
        session::end_links(service, &mut tx, Some(caller.discord), now).await?;
        store::dossier::delete_person(&mut tx, player).await
    });
    forgotten.await?;
    // The log of the database still holds the deleted data. The person does not wait until it is
    // emptied.
    let db = service.db.clone();
    change::run_later(service, "forgotten", async move { db.empty_log().await });
    Ok(())
}

/// Calls off a person's running games of fewer than two plies, and resigns their other running
/// games.
async fn leave_games(
    service: &Service,
    tx: &mut Transaction,
    player: PlayerId,
) -> Result<(), StoreError> {
    for row in running_games(tx, player).await? {
        // A player who is out has nothing to resign.
        if row.game.chair_of(player).is_none_or(|chair| !row.game.is_in(chair)) {
            continue;
        }
        let action = if row.game.count_plies() < 2 { Action::Abort } else { Action::Resign };
        acting::announce_change(service, tx, row, player, action, Own::Forget, service.clock.now())
            .await?;
    }
    Ok(())
}

/// Returns a person's profile as they see it themselves, as JSON; null if there is none.
async fn profile_of(conn: &mut Conn, discord: UserId) -> Result<Value, StoreError> {
    let Some(profile) = ratings::profile_for(conn, discord, RecordReader::Own, None).await? else {
        return Ok(Value::Null);
    };
    let standing = |(pool, rating, games): &(Pool, Rating, usize)| json!({ "pool": pool.word(), "rating": rating.rating, "deviation": rating.deviation, "games": games });
    let beaten = |one: &Beaten| {
        let rating = one.rating.rating;
        let deviation = one.rating.deviation;
        json!({ "discord": one.discord.to_string(), "rating": rating, "deviation": deviation })
    };
    let Feats { firsts, levels, favourite, longest } = &profile.feats;
    let puzzles = profile.solver.map(|solver| {
        let (Rating { rating, deviation, .. }, streak) = (solver.rating, solver.streak);
        json!({
            "rating": rating,
            "deviation": deviation,
            "rated_by": solver.rated,
            "right": solver.attempts.right,
            "decided": solver.attempts.decided,
            "sieges_one_after_another": streak.days,
            "most_sieges_one_after_another": streak.longest,
        })
    });
    let habits = profile.habits.map(|habits| {
        let pace = habits.pace.map(Millis::as_millis);
        json!({ "usual_ms_for_a_move": pace, "timeouts": habits.late, "of": habits.games })
    });
    let [won, drawn, lost] = profile.record;
    Ok(json!({
        "standings": profile.standings.iter().map(standing).collect::<Vec<_>>(),
        "established_opponents_met": profile.met,
        "established": is_established(profile.met),
        "record": { "won": won, "drawn": drawn, "lost": lost },
        "last_results": profile.lately.iter().map(|fared| fared.word()).collect::<Vec<_>>(),
        "habits": habits,
        "favourite": favourite.map(|(variant, games, all)| {
            json!({ "variant": variant.to_string(), "games": games, "of": all })
        }),
        "levels_beaten": levels.iter().map(|(variant, levels)| {
            let names: Vec<&str> = levels.iter().map(|level| level.name).collect();
            json!({ "variant": variant.to_string(), "levels": names })
        }).collect::<Vec<_>>(),
        "strongest_beaten": profile.beaten.iter().map(beaten).collect::<Vec<_>>(),
        "longest_win": longest.map(|(variant, plies)| json!({ "variant": variant.to_string(), "plies": plies })),
        "firsts": firsts.iter().map(|(feat, at)| {
            json!({ "feat": feat.word(), "at": at.as_millis() })
        }).collect::<Vec<_>>(),
        "puzzles": puzzles,
    }))
}

/// Returns all data about a person except their games and profile, as JSON.
async fn data_of(conn: &mut Conn, player: PlayerId) -> Result<Value, StoreError> {
    let choices = store::preferences::load_choices(conn, player).await?;
    let blocked = store::players::blocked_by(conn, player).await?;
    let blocked: Vec<String> =
        blocked.iter().filter_map(|(_, discord)| Some(discord.as_ref()?.to_string())).collect();
    let plans = store::plans::of_player(conn, player).await?;
    let plans: Vec<Value> =
        plans.iter().map(|(game, line)| json!({ "game": game, "line": line })).collect();
    let vacations = store::preferences::list_vacations(conn, player).await?;
    let vacations: Vec<Value> = vacations
        .iter()
        .map(|taken| {
            let [from, until] = [taken.from, taken.until].map(Timestamp::as_millis);
            json!({ "from": from, "until": until, "by_itself": taken.by_itself })
        })
        .collect();
    let rated = store::ratings::of_player(conn, player).await?;
    let rated: Vec<Value> = rated
        .iter()
        .map(|row| {
            let at = row.at.as_millis();
            let rating = row.rating.rating;
            json!({ "pool": row.pool.word(), "at": at, "rating": rating, "score": row.score })
        })
        .collect();
    let rows = store::dossier::load_dossier(conn, player).await?;
    let rhythm = &choices.preferences.rhythm;
    let quiet = rhythm.quiet.map(|quiet| [quiet.from, quiet.until]);
    let met = choices.tastes.met;
    let settings: BTreeMap<&str, &str> = PersonalSetting::all()
        .map(|setting| (setting.export_name(), setting.value(&choices)))
        .collect();
    Ok(json!({
        "discord": store::players::discord_of(conn, player).await?.map(|id| id.to_string()),
        "language": store::manners::of_person(conn, player).await?.locale,
        "zone": rhythm.zone.name(),
        "quiet_hours": quiet,
        "settings": settings,
        "confirmed_moves": met.confirmed.map_or(0, |confirmed| confirmed.count),
        "colour_explained": met.colour,
        "blocked": blocked,
        "vacations": vacations,
        "ratings": rated,
        "rows": rows,
        "plans": plans,
    }))
}
