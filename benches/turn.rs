//! How long one turn takes through the service and SQLite on disk: decide, save, enqueue the
//! notices, commit.

use criterion::{Criterion, criterion_group, criterion_main};
use murus::clock::Clock;
use murus::game::{ChallengeReply, GameId, Place, Terms};
use murus::ids::{ChannelId, ServerId, UserId};
use murus::service;
use murus::service::{Ask, Caller, LEASE, Proposal, ProposalReply, Service, Target};
use murus::store::Db;
use murus_gallicus::{Seat, Variant};
use tokio::runtime::Runtime;

const ANN: u64 = 1;
const BOB: u64 = 2;

/// Four plies from the start, repeated in new games.
const MOVES: [&str; 4] = ["a1-c3", "d7-d5", "h1-f3", "b7-d5"];

fn caller(discord: u64, cause: String) -> Caller {
    let place = Place { channel: ChannelId(10), server: Some(ServerId(11)), threadless: false };
    Caller::new(UserId(discord), place, cause)
}

async fn service(folder: &tempfile::TempDir) -> Service {
    let url = format!("sqlite://{}", folder.path().join("turn.db").display());
    let db = Db::connect(&url).await.expect("a new file can be opened");
    db.migrate().await.expect("a new file can be migrated");
    Service::new(db, Clock::System, LEASE)
}

async fn game(service: &Service, n: u64) -> GameId {
    let proposal = Proposal {
        side: Some(Seat::Romans),
        ..Proposal::new(Target::People(vec![UserId(BOB)]), Terms::usual_for(Variant::STANDARD))
    };
    let proposed = service::challenge::proposal::propose_game(
        service,
        &caller(ANN, format!("p{n}")),
        &proposal,
    )
    .await
    .expect("nothing is in the way");
    match service::challenge::answering::answer_challenge(
        service,
        &caller(BOB, format!("a{n}")),
        proposed.challenge.id,
        &ChallengeReply::Accept,
    )
    .await
    {
        Ok(ProposalReply::Done(_, Some(row))) => row.game.id,
        other => panic!("the challenge was not accepted: {other:?}"),
    }
}

fn turns(c: &mut Criterion) {
    let runtime = Runtime::new().expect("a runtime can be made");
    let folder = tempfile::tempdir().expect("a folder can be made");
    let service = runtime.block_on(service(&folder));
    let mut n = 0;
    c.bench_function("one turn through service and SQLite", |b| {
        b.iter_custom(|count| {
            let mut spent = std::time::Duration::ZERO;
            let mut left = count;
            while left > 0 {
                let id = runtime.block_on(game(&service, n));
                for (ply, text) in MOVES.iter().enumerate().take(left.min(4) as usize) {
                    n += 1;
                    let caller = caller([ANN, BOB][ply % 2], format!("m{n}"));
                    let ask = Ask::Move((*text).to_owned());
                    let start = murus::clock::instant();
                    runtime
                        .block_on(service::play::act::perform_act(
                            &service, &caller, id, &ask, None,
                        ))
                        .expect("the move is legal");
                    spent += start.elapsed();
                }
                left -= left.min(4);
            }
            spent
        });
    });
}

criterion_group!(benches, turns);
criterion_main!(benches);
