//! Use cases: load, decide (in `game`), save together with the notices that it causes, in one transaction. Nothing is sent inside one.
//!
//! Besides the use cases of people ([`Service::propose`], [`Service::answer`], [`Service::act`] ...) three workers call the same
//! functions: the `post`'s [`courier`] delivers the outbox, the [`opponent`] makes the bot's moves, the [`sweeper`] does what is due by the clock.

mod acting;
mod activity;
mod adopt;
mod aside;
mod blocks;
mod challenge;
mod change;
mod crew;
mod export;
mod find;
mod follow;
mod handle;
mod import;
mod keeper;
mod keys;
mod lesson;
mod limits;
mod look;
mod moderation;
mod opening;
pub mod opponent;
mod person;
mod plan;
mod play;
mod post;
mod preferences;
mod privacy;
mod queue;
mod rating;
mod restating;
mod seating;
mod server;
mod study;
pub mod sweeper;
mod tried;
mod turns;
mod vacation;

pub use acting::{Acted, Ask, InHand, Refused};
pub use activity::{Activity, WEEK_MS};
pub use challenge::{Answered, NotProposed, Proposal, ProposalRefusal, Proposed, Target};
pub use export::{Format, export};
pub use find::{Mine, Where};
pub use follow::{Follow, Following};
pub use handle::{Caller, LEASE_MS, Managed, Moderated, Rights, Service};
pub use import::{moves_until, whole_moves};
pub use keeper::{Keeper, Pauses};
pub use lesson::{Guide, Stand};
pub use limits::Measure;
pub use moderation::{Audited, Moderation};
pub use opening::{Opening, Openings};
pub use plan::{Plan, Plans};
pub use post::{Call, Delivery, Instead, Listing, Notice, Parcel, courier};
pub use preferences::{Myself, Snooze, Switch, Wishes};
pub use queue::{Crowded, Queue};
pub use rating::{Profile, Statistics};
pub use server::Arrival;
pub use study::{Hinted, Reviewed};
pub use tried::{Lines, NOTE, Spot, Tried, Try, Trying};
