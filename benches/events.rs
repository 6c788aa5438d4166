//! The cost of events: the table of a league of a hundred people, a sweep beside ten thousand
//! fixtures, and the start of a league of five hundred people.

use std::path::Path;
use std::time::Duration;

use criterion::{Criterion, criterion_group, criterion_main};
use murus::clock::Clock;
use murus::game::{ContestId, DAY, NOON, Place, TimeControl};
use murus::ids::{ChannelId, ServerId, UserId};
use murus::service::servers::contests::{list_here, load_stand};
use murus::service::servers::organizing::LeagueWish;
use murus::service::servers::{entries, organizing};
use murus::service::workers::sweeper;
use murus::service::{Caller, LEASE, Service};
use murus::store::{self, Db};
use murus_gallicus::Variant;
use tokio::runtime::Runtime;

/// The people of a league whose table is read.
const PEOPLE: u64 = 100;

/// The people of a league whose start is measured.
const CROWD: u64 = 500;

/// The leagues beside which is swept. Together they have more than ten thousand fixtures.
const LEAGUES: u64 = 16;

async fn open(file: &Path) -> (Service, Clock) {
    let url = format!("sqlite://{}", file.display());
    let db = Db::connect_scratch(&url).await.expect("a file can be opened");
    db.migrate().await.expect("a new file can be migrated");
    let clock = Clock::hand(NOON);
    (Service::new(db, clock.clone(), LEASE), clock)
}

fn caller(person: u64, server: u64, cause: String) -> Caller {
    let place = Place {
        channel: ChannelId(10 + server),
        server: Some(ServerId(1_000_000 + server)),
        threadless: false,
    };
    Caller::new(UserId(person), place, cause)
}

/// Opens a league in a server, and lets this many people join it.
async fn open_league(service: &Service, server: u64, people: u64) -> ContestId {
    let mut manager = caller(1, server, format!("open{server}"));
    manager.rights.manages = true;
    let managed = manager.managed().expect("a manager");
    let wish = LeagueWish { variant: Variant::STANDARD, time: TimeControl::USUAL, weeks: 4 };
    let league = organizing::open_league(service, &manager, managed, wish).await;
    let id = league.expect("a league can be opened").id;
    for person in 0..people {
        let caller = caller(100 + person, server, format!("join{server}:{person}"));
        entries::join_contest(service, &caller, id).await.expect("a person can join");
    }
    id
}

/// Lets the leagues begin, whose day has come by then.
async fn begin(service: &Service, clock: &Clock) {
    clock.advance(15 * DAY);
    sweep(service).await;
}

async fn sweep(service: &Service) {
    let now = service.clock().now();
    while sweeper::load_agenda(service, now).await.expect("it can be read").due > 0 {
        sweeper::sweep_once(service).await.expect("it can be swept");
    }
}

fn events(c: &mut Criterion) {
    let runtime = Runtime::new().expect("a runtime can be made");
    let folder = tempfile::tempdir().expect("a folder can be made");
    let (service, clock) = runtime.block_on(open(&folder.path().join("many.db")));
    let mut first = None;
    for server in 0..LEAGUES {
        let id = runtime.block_on(open_league(&service, server, PEOPLE));
        first.get_or_insert(id);
    }
    runtime.block_on(begin(&service, &clock));
    let id = first.expect("a league");
    let stands = runtime.block_on(list_here(&service, ServerId(1_000_000))).expect("read");
    assert!(!stands[0].fixtures.is_empty(), "the leagues have begun");
    let mut group = c.benchmark_group("events");
    group.sample_size(10);
    group.bench_function("table of 100 people", |b| {
        b.iter(|| {
            runtime.block_on(async {
                let mut conn = service.db().read().await.expect("a connection");
                let found = store::contests::load_contest(&mut conn, id).await.expect("read");
                load_stand(&mut conn, found.expect("a league"), service.clock().now()).await
            })
        });
    });
    group.bench_function("sweep beside 10,000 fixtures", |b| {
        b.iter(|| runtime.block_on(sweeper::sweep_once(&service)).expect("it can be swept"));
    });
    let mut n = 0;
    group.bench_function("start of 500 people", |b| {
        b.iter_custom(|count| {
            let mut spent = Duration::ZERO;
            for _ in 0..count {
                n += 1;
                let file = folder.path().join(format!("crowd{n}.db"));
                let (service, clock) = runtime.block_on(open(&file));
                runtime.block_on(open_league(&service, 1, CROWD));
                let start = murus::clock::instant();
                runtime.block_on(begin(&service, &clock));
                spent += start.elapsed();
            }
            spent
        });
    });
    group.finish();
}

criterion_group!(benches, events);
criterion_main!(benches);
