//! The cost of a full database: `/games`, the sweep and a move, on an empty one and on one that
//! holds a year of games.
//!
//! The year is a million moves in 100,000 finished games of a thousand people, written in bulk as
//! the program itself would have left them; `YEAR_GAMES` makes it longer or shorter.

use std::path::Path;

use criterion::{BenchmarkId, Criterion, criterion_group, criterion_main};
use murus::clock::Clock;
use murus::game::{ChallengeReply, GameId, NOON, Place, Terms};
use murus::ids::{ChannelId, ServerId, UserId};
use murus::service;
use murus::service::{Ask, Caller, LEASE, Proposal, ProposalReply, Service, Target};
use murus::store::Db;
use murus_gallicus::{Seat, Variant};
use murus_trials::fill::{FIRST_STORED, fill};
use tokio::runtime::Runtime;

fn caller(discord: u64, cause: String) -> Caller {
    let place = Place { channel: ChannelId(10), server: Some(ServerId(11)), threadless: false };
    Caller::new(UserId(discord), place, cause)
}

async fn service(file: &Path, games: u64) -> Service {
    let url = format!("sqlite://{}", file.display());
    if games > 0 {
        fill(&url, games, NOON).await.expect("a new file can be filled");
    }
    let db = Db::connect_scratch(&url).await.expect("a file can be opened");
    db.migrate().await.expect("a new file can be migrated");
    Service::new(db, Clock::hand(NOON), LEASE)
}

/// A person plays 20 games at once, as a busy player does.
async fn begin(service: &Service, games: u64) -> Vec<GameId> {
    let mut ids = Vec::new();
    for n in 0..games {
        let terms = Terms::usual_for(Variant::STANDARD);
        let target = Target::People(vec![UserId(FIRST_STORED + 1 + n)]);
        let proposal = Proposal { side: Some(Seat::Romans), ..Proposal::new(target, terms) };
        let proposed = service::challenge::proposal::propose_game(
            service,
            &caller(FIRST_STORED, format!("p{n}")),
            &proposal,
        )
        .await
        .expect("nothing is in the way");
        let accepted = service::challenge::answering::answer_challenge(
            service,
            &caller(FIRST_STORED + 1 + n, format!("a{n}")),
            proposed.challenge.id,
            &ChallengeReply::Accept,
        )
        .await;
        match accepted {
            Ok(ProposalReply::Done(_, Some(row))) => ids.push(row.game.id),
            other => panic!("the challenge was not accepted: {other:?}"),
        }
    }
    ids
}

#[expect(clippy::disallowed_methods, reason = "how long the year is can be said from outside")]
fn year(c: &mut Criterion) {
    let runtime = Runtime::new().expect("a runtime can be made");
    let folder = tempfile::tempdir().expect("a folder can be made");
    let games =
        std::env::var("YEAR_GAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(100_000);
    let mut group = c.benchmark_group("year");
    for (name, size) in [("empty", 0), ("a million moves", games)] {
        let file = folder.path().join(format!("{size}.db"));
        let service = runtime.block_on(service(&file, size));
        let ids = runtime.block_on(begin(&service, 20));
        group.bench_function(BenchmarkId::new("games", name), |b| {
            b.iter(|| {
                runtime
                    .block_on(service::play::find::list_own(
                        &service,
                        &caller(FIRST_STORED, "g".to_owned()),
                        0,
                    ))
                    .expect("it can be read")
            });
        });
        group.bench_function(BenchmarkId::new("sweep", name), |b| {
            b.iter(|| {
                runtime
                    .block_on(service::workers::sweeper::sweep_once(&service))
                    .expect("it can be read")
            });
        });
        let mut n = 0;
        group.bench_function(BenchmarkId::new("move", name), |b| {
            b.iter_custom(|count| {
                let mut spent = std::time::Duration::ZERO;
                for _ in 0..count {
                    n += 1;
                    // A move is made, and then taken back outside of the measurement, so that the
                    // game never ends.
                    let id = ids[n % ids.len()];
                    let ask = Ask::Move("a1-c3".to_owned());
                    let back = Ask::Back;
                    let start = murus::clock::instant();
                    runtime
                        .block_on(service::play::act::perform_act(
                            &service,
                            &caller(FIRST_STORED, format!("m{size}:{n}")),
                            id,
                            &ask,
                            None,
                        ))
                        .expect("it is legal");
                    spent += start.elapsed();
                    runtime
                        .block_on(service::play::act::perform_act(
                            &service,
                            &caller(FIRST_STORED, format!("b{size}:{n}")),
                            id,
                            &back,
                            None,
                        ))
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
