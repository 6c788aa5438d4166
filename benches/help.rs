//! How long it takes to find out whether the public analysis board may help with a position, while
//! 2,000 rated games run.

use criterion::{Criterion, criterion_group, criterion_main};
use murus::clock::Clock;
use murus::game::{ChallengeReply, Place, Terms};
use murus::ids::{ChannelId, UserId};
use murus::service::play::help::bar_openly;
use murus::service::{self, Ask, Caller, LEASE, Proposal, ProposalReply, Service, Target};
use murus::store::Db;
use murus_gallicus::{Position, Seat, Variant};
use tokio::runtime::Runtime;

/// The games that run, and the plies that each of them has at most.
const GAMES: u64 = 2_000;
const PLIES: u64 = 16;

fn caller(discord: u64, cause: String) -> Caller {
    Caller::new(
        UserId(discord),
        Place { channel: ChannelId(discord), server: None, threadless: false },
        cause,
    )
}

/// The place among so many moves that a number picks.
fn pick(number: u64, of: usize) -> usize {
    (number.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 33) as usize % of.max(1)
}

/// A rated game of two people that runs, after moves picked by its number.
async fn game(service: &Service, n: u64) -> Position {
    let ann = 2 * n + 1;
    let bob = 2 * n + 2;
    let proposal = Proposal {
        side: Some(Seat::Romans),
        ..Proposal::new(Target::People(vec![UserId(bob)]), Terms::usual_for(Variant::STANDARD))
    };
    let proposed = service::challenge::proposal::propose_game(
        service,
        &caller(ann, format!("p{n}")),
        &proposal,
    )
    .await;
    let id = proposed.expect("nothing is in the way").challenge.id;
    let accepts = caller(bob, format!("a{n}"));
    let answered = service::challenge::answering::answer_challenge(
        service,
        &accepts,
        id,
        &ChallengeReply::Accept,
    )
    .await;
    let Ok(ProposalReply::Done(_, Some(row))) = answered else {
        panic!("the challenge was not accepted")
    };
    let mut position = Position::start(Variant::STANDARD);
    for ply in 0..4 + n % (PLIES - 3) {
        let moves = position.moves();
        let Some(&m) = moves.get(pick(n * PLIES + ply, moves.len())) else { break };
        let ask = Ask::Move(position.write(m).to_string());
        let by = caller([ann, bob][ply as usize % 2], format!("m{n}-{ply}"));
        service::play::act::perform_act(service, &by, row.game.id, &ask, None)
            .await
            .expect("the move is legal");
        position = position.play_unchecked(m);
    }
    position
}

fn help(c: &mut Criterion) {
    let runtime = Runtime::new().expect("a runtime can be made");
    let folder = tempfile::tempdir().expect("a folder can be made");
    let (service, last) = runtime.block_on(async {
        let url = format!("sqlite://{}", folder.path().join("help.db").display());
        let db = Db::connect(&url).await.expect("a new file can be opened");
        db.migrate().await.expect("a new file can be migrated");
        let service = Service::new(db, Clock::System, LEASE);
        let mut last = Position::start(Variant::STANDARD);
        for n in 0..GAMES {
            last = game(&service, n).await;
        }
        (service, last)
    });
    let mut far = Position::start(Variant::STANDARD);
    for ply in 0..5 {
        far = far.play_unchecked(far.moves()[pick(ply, far.moves().len())]);
    }
    for (name, asked) in [("barred", last), ("an opening", far)] {
        c.bench_function(&format!("help with a position beside 2,000 rated games, {name}"), |b| {
            b.to_async(&runtime).iter(|| bar_openly(&service, None, &asked));
        });
    }
}

criterion_group!(benches, help);
criterion_main!(benches);
