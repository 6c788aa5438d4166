//! The only module that uses sqlx. It converts between game types and rows, with plain async
//! functions on a connection. It makes no decisions.
//!
//! The same SQL serves SQLite and PostgreSQL: keys and times are BIGINT, flags BIGINT 0/1, states
//! TEXT, binds `$1`. Discord's ids (u64) are stored as the i64 of the same bits.
//!
//! `columns` reads rows. `values` writes rows with many columns, because sqlx's `QueryBuilder`
//! writes `?` for `Any`, which PostgreSQL does not take.

mod account;
mod challenge;
mod db;
pub mod outbox;
mod people;
mod play;
pub mod servers;
mod study;
mod workers;

pub use account::dossier;
pub use addresses::{Address, RefusedAddress};
pub use agenda::{Agenda, Backlog};
pub use aside::{Aside, AsideTable, RowKey};
pub use audits::Audit;
pub use away_turns::{AwayState, AwayTurn};
pub use backup::{Copied, NotCopied, Restored};
pub use ballots::{BallotWord, ProposedLine};
pub use challenge::{challenges, channel_codes, rooms};
pub use claims::{Claimed, Unread};
pub use contests::{Contest, StoppedContest};
pub use db::{Conn, Db, Slice, Span, StoreError, Transaction, WorkLeft};
pub use db::{aside, backup, checkup, processes, pulse};
use db::{columns, error, file, migrations, opening, queries, values};
pub use desks::{DeskId, WarDesk};
pub use entrants::Entrant;
pub use established::Hasty;
pub use feats::{Alike, Beaten, Kept};
pub use fixtures::WaitingBoard;
pub use followers::Follower;
pub use games::{GameExtras, GameSimul, SeatRow, StoredGame};
pub use kinds::NoticeKind;
pub use leaderboard::Ranked;
pub use lessons::LessonProgress;
pub use lines::TriedLine;
pub use listings::Listed;
pub use manners::Manner;
pub use migrations::{check_migrations, find_schema, is_foreign, newest_schema};
pub use outbox::{BesideCard, Fresh, Oldest, OutboxState, PostedBoard};
pub use outbox::{addresses, claims, ways};
use outbox::{kinds, topic, urgency};
pub use people::{
    established, events, feats, launches, leaderboard, manners, players, preferences, ratings,
    restatements, sessions, showings, subscriptions,
};
use people::{personal, tastes};
pub use personal::{Choices, PersonalSetting};
pub use plans::StoredPlan;
pub use play::{
    ahead, away_turns, ballots, desks, followers, game_changes, games, listings, openings, pace,
    plans, search, statistics,
};
pub use players::PersonSeen;
pub use preferences::{DueRing, Viewer};
pub use puzzles::{Attempts, PuzzleRating, StoredAttempt};
pub use ratings::{RatingChange, Standing};
pub use rungs::Rung;
pub use search::{GamePart, SearchFacts};
use servers::rungs;
pub use servers::settings::{self as server_settings, ServerSetting, ServerSettings};
pub use servers::{
    acta, audits, calendar, contest_acts, contest_cards, contest_steps, contests, entrants,
    fixtures, shifts, teams,
};
pub use sessions::{BrowserSession, ListedBrowser, SignedIn};
pub use shared_boards::{BoardMark, BoardReader, SharedBoard};
pub use showings::{Showing, ShowingId, ShownPage};
pub use siege_weeks::{ClosedWeek, WeekTally};
pub use sieges::{RungTry, Siege, SiegeTally, SiegeTry};
pub use statistics::VariantTally;
pub use study::{lessons, lines, puzzles, reviews, shared_boards, siege_weeks, sieges};
pub use subscriptions::Subscription;
pub use tastes::{AtOnce, Confirmed, Dots, Look, OwnLanguage, Reading, SeenOnce, Sharing, Tastes};
pub use topic::{Lane, Topic};
pub use urgency::Urgency;
pub use workers::agenda;
