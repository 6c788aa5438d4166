//! The only room that uses sqlx: game types to rows and back, as plain async functions on a
//! connection. It makes no decisions.
//!
//! One text serves SQLite and PostgreSQL: keys and times are BIGINT, flags BIGINT 0/1, states TEXT,
//! binds `$1`. Discord's ids (u64) are stored as the i64 of the same bits.
//!
//! `columns` reads rows. `values` writes those of many columns, because sqlx's `QueryBuilder`
//! writes `?` for `Any`, which PostgreSQL does not take.

pub mod addresses;
pub mod agenda;
pub mod aside;
pub mod audits;
pub mod backup;
pub mod challenges;
pub mod checkup;
pub mod claims;
mod columns;
mod db;
pub mod desks;
pub mod dossier;
mod error;
pub mod feats;
mod file;
pub mod first_moves;
pub mod followers;
pub mod games;
pub mod lessons;
pub mod lines;
pub mod listings;
pub mod manners;
mod migrations;
mod opening;
pub mod outbox;
pub mod pace;
pub mod plans;
pub mod players;
pub mod preferences;
pub mod processes;
pub mod pulse;
pub mod puzzles;
mod queries;
pub mod ratings;
pub mod records;
pub mod reviews;
pub mod servers;
pub mod sessions;
pub mod showings;
pub mod sieges;
mod tastes;
mod topic;
mod urgency;
mod values;
pub mod ways;

pub use addresses::{Address, Refusal};
pub use agenda::{Agenda, Backlog};
pub use aside::{Aside, RowKey, Table};
pub use audits::Audit;
pub use backup::{Copied, NotCopied, Restored};
pub use claims::{Claimed, Unread};
pub use db::{Conn, Db, Slice, Span, StoreError, Transaction, WorkLeft};
pub use desks::{Desk, DeskId};
pub use feats::{Alike, Beaten, Kept};
pub use followers::Follower;
pub use games::{Beside, SeatRow, StoredGame};
pub use lessons::LessonProgress;
pub use lines::TriedLine;
pub use listings::Listed;
pub use manners::Manner;
pub use migrations::{check, is_foreign, newest_schema, schema};
pub use outbox::{Fresh, Oldest, OutboxState};
pub use plans::StoredPlan;
pub use players::PersonSeen;
pub use preferences::{Choices, DueRing, Viewer};
pub use puzzles::{Attempts, PuzzleRating, StoredAttempt};
pub use ratings::{Hasty, Ranked, RatingChange, Standing};
pub use records::Tally;
pub use servers::ServerSettings;
pub use sessions::{Session, SignedIn};
pub use showings::{Showing, ShowingId, Shown};
pub use sieges::{Siege, SiegeId, SiegeTally, SiegeTry};
pub use tastes::{AtOnce, Confirmed, Dots, Met, Reading, Sharing, Tastes};
pub use topic::{Lane, NoticeKind, Topic};
pub use urgency::Urgency;
