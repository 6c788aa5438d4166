//! What a full database costs: `/games`, the sweep and a move, on an empty one and on one that holds a year of games.
//!
//! The year is a million moves in 25,000 finished games of 200 people, written in bulk as the program itself would have left them; `YEAR_GAMES` makes it
//! longer or shorter.

use std::path::Path;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use murus::clock::Clock;
use murus::game::{Answer, GameId, NOON, Place, Terms};
use murus::ids::{ChannelId, ServerId, UserId};
use murus::rules::{Seat, Variant};
use murus::service::{Answered, Ask, Caller, LEASE_MS, Proposal, Service, Target};
use murus::store::Db;
use sqlx::{AssertSqlSafe, Connection, Executor};
use tokio::runtime::Runtime;

const PEOPLE: u64 = 200;
const MOVES: [&str; 40] = [
    "a1-c3", "d7-d5", "h1-f3", "b7-d5", "d1-d3", "c7-c5", "e1-e3", "g7-e5", "b1-b3", "e7-c5", "a1-c3", "d7-d5",
    "h1-f3", "b7-d5", "d1-d3", "c7-c5", "e1-e3", "g7-e5", "b1-b3", "e7-c5", "a1-c3", "d7-d5", "h1-f3", "b7-d5",
    "d1-d3", "c7-c5", "e1-e3", "g7-e5", "b1-b3", "e7-c5", "a1-c3", "d7-d5", "h1-f3", "b7-d5", "d1-d3", "c7-c5",
    "e1-e3", "g7-e5", "b1-b3", "e7-c5",
];

fn caller(discord: u64, cause: String) -> Caller {
    let place = Place { channel: ChannelId(10), server: Some(ServerId(11)), thread: false };
    Caller::new(UserId(discord), place, cause)
}

async fn service(file: &Path) -> Service {
    let db = Db::scratch(&format!("sqlite://{}", file.display())).await.expect("a new file can be opened");
    db.migrate().await.expect("a new file can be migrated");
    Service::new(db, Clock::hand(NOON), LEASE_MS)
}

/// A year of finished games, with their challenges, chairs, events, notices and ratings.
async fn fill(file: &Path, games: u64) {
    let mut conn = sqlx::AnyConnection::connect(&format!("sqlite://{}", file.display())).await.expect("it is there");
    conn.execute("PRAGMA synchronous = OFF").await.expect("SQLite knows this");
    conn.execute("BEGIN").await.expect("nobody else writes");
    let mut people = Vec::new();
    for n in 1..=PEOPLE {
        people.push(format!("({n}, {}, {NOON})", 1000 + n));
    }
    run(&mut conn, "player (id, discord, created_ms)", &people).await;
    for block in 0..games.div_ceil(500) {
        let (mut challenges, mut rows, mut chairs, mut events, mut outbox) =
            (Vec::new(), Vec::new(), Vec::new(), Vec::new(), Vec::new());
        for game in block * 500..((block + 1) * 500).min(games) {
            let (id, at) = (1_000_000 + game, NOON - 31_536_000_000 + game as i64 * 1_000_000);
            let (one, two) = (game % PEOPLE + 1, (game * 7 + 3) % PEOPLE + 1);
            challenges.push(format!(
                "({id}, 'y{game}', 'standard', 'romans', {one}, 'accepted', {at}, {at}, 10, 11, 0, 2, 'c{game}', '3d+1d/5d')"
            ));
            rows.push(format!(
                "({id}, 'y{game}', 'standard', 'over', 'romans', 'resignation', '', 0, 0, 41, 42, {at}, {at}, 10, 11, {id}, '3d+1d/5d', {at}, 40)"
            ));
            chairs.push(format!("({id}, 0, {one}, 0), ({id}, 1, {two}, 0)"));
            for (n, text) in MOVES.iter().enumerate() {
                let seq = n + 1;
                events.push(format!("({id}, {seq}, {at}, {}, 'move', '{text}', '{id}:{seq}')", n % 2));
                outbox.push(format!(
                    "({}, {id}, {}, 'turn', {seq}, {one}, 'sent', {at}, 0, 1, 10, {}, {at})",
                    id * 100 + seq as u64,
                    seq * 16 + 2,
                    id * 100 + seq as u64
                ));
            }
        }
        let challenge = "challenge (id, name, variant, side, challenger, state, created_ms, expires_ms, channel, server, in_thread, version, cause, time)";
        run(&mut conn, challenge, &challenges).await;
        let game = "game (id, name, variant, state, winner, reason, position, bot_to_move, bot_lease, seq, version, started_ms, changed_ms, channel, server, thread, time, ended_ms, plies)";
        run(&mut conn, game, &rows).await;
        run(&mut conn, "chair (game, n, player, live)", &chairs).await;
        run(&mut conn, "event (game, seq, at_ms, chair, kind, data, cause)", &events).await;
        let notice = "outbox (id, lane, step, kind, seq, recipient, state, due_ms, lease_until, tries, channel, message, created_ms)";
        run(&mut conn, notice, &outbox).await;
    }
    conn.execute("COMMIT").await.expect("all of it fits together");
    conn.execute("ANALYZE").await.expect("SQLite knows this");
}

async fn run(conn: &mut sqlx::AnyConnection, into: &str, rows: &[String]) {
    for rows in rows.chunks(400) {
        let sql = format!("INSERT INTO {into} VALUES {}", rows.join(", "));
        conn.execute(AssertSqlSafe(sql)).await.unwrap_or_else(|error| panic!("{into}: {error}"));
    }
}

/// Person 1 plays 20 games at once, as a busy player does.
async fn begin(service: &Service, games: u64) -> Vec<GameId> {
    let mut ids = Vec::new();
    for n in 0..games {
        let terms = Terms::usual(Variant::STANDARD);
        let target = Target::People(vec![UserId(1002 + n)]);
        let proposal = Proposal { target, side: Some(Seat::Romans), terms, given: Vec::new(), note: None };
        let proposed = service.propose(&caller(1001, format!("p{n}")), &proposal).await.expect("nothing is in the way");
        let accepted = service.answer(&caller(1002 + n, format!("a{n}")), proposed.challenge.id, &Answer::Accept).await;
        match accepted {
            Ok(Answered::Done(_, Some(row))) => ids.push(row.game.id),
            other => panic!("the challenge was not accepted: {other:?}"),
        }
    }
    ids
}

#[expect(clippy::disallowed_methods, reason = "how long the year is can be said from outside")]
fn year(c: &mut Criterion) {
    let runtime = Runtime::new().expect("a runtime can be made");
    let folder = tempfile::tempdir().expect("a folder can be made");
    let games = std::env::var("YEAR_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(25_000);
    let mut group = c.benchmark_group("year");
    for (name, size) in [("empty", 0), ("a million moves", games)] {
        let file = folder.path().join(format!("{size}.db"));
        let service = runtime.block_on(async {
            let service = service(&file).await;
            if size > 0 {
                fill(&file, size).await;
            }
            service
        });
        let ids = runtime.block_on(begin(&service, 20));
        group.bench_function(BenchmarkId::new("games", name), |b| {
            b.iter(|| runtime.block_on(service.mine(&caller(1001, "g".to_owned()))).expect("it can be read"));
        });
        group.bench_function(BenchmarkId::new("sweep", name), |b| {
            b.iter(|| runtime.block_on(service.sweep()).expect("it can be read"));
        });
        let mut n = 0;
        group.bench_function(BenchmarkId::new("move", name), |b| {
            b.iter_custom(|count| {
                let mut spent = std::time::Duration::ZERO;
                for _ in 0..count {
                    n += 1;
                    // A move is made, and then taken back outside of the measurement, so that the game never ends.
                    let id = ids[n % ids.len()];
                    let (ask, back) = (Ask::Move("a1-c3".to_owned()), Ask::Back);
                    let start = murus::clock::instant();
                    runtime
                        .block_on(service.act(&caller(1001, format!("m{size}:{n}")), id, &ask, None))
                        .expect("it is legal");
                    spent += start.elapsed();
                    runtime
                        .block_on(service.act(&caller(1001, format!("b{size}:{n}")), id, &back, None))
                        .expect("nobody has looked");
                }
                spent
            });
        });
    }
    group.finish();
}

criterion_group!(benches, year);
criterion_main!(benches);
