//! The use cases. Each one loads, decides (in `game`) and saves in one transaction, together with
//! the notices that it causes. Nothing is sent inside a transaction.
//!
//! The modules are layers, each above those before it: `outbox` (writes the notices that a change
//! causes), [`people`], [`play`], [`challenge`], [`study`], [`servers`], [`account`], [`delivery`]
//! (sends notices), [`workers`] (do the work that is due). `site` is outside the layers: it decides
//! who may use the web pages.

pub mod account;
pub mod aside;
mod caller;
pub mod challenge;
pub mod change;
mod crew;
pub mod delivery;
mod denied;
mod handle;
mod idle;
mod keys;
mod limits;
pub mod outbox;
pub mod people;
pub mod play;
pub mod pulse;
mod queue;
mod reach;
pub mod servers;
pub mod site;
pub mod study;
mod troubles;
mod turns;
pub mod workers;

pub use account::preferences::{Myself, SettingChange, Snooze, Snoozed};
pub use account::role_figures::RoleFigures;
pub use caller::{Caller, Managed, Moderated, Rights};
pub use challenge::again::Rival;
pub use challenge::answering::ProposalReply;
pub use challenge::imports::{moves_until, whole_moves};
pub use challenge::proposal::{NotProposed, Proposal, ProposalRefusal, ServerRule, Target};
pub use challenge::seating::Proposed;
pub use delivery::{Delivery, Detour, courier};
pub use denied::Denied;
pub use handle::{LEASE, Service};
pub use limits::{AddressMeasure, Measure};
pub use people::feats::{Feat, Feats};
pub use people::following::{Follow, Following};
pub use people::own_openings::{OpeningFigures, Openings};
pub use people::ratings::{Profile, Statistics};
pub use people::solver::Solver;
pub use play::acting::{Acted, Ask, InHand, Refused, WishedAct};
pub use play::exchange::Teller;
pub use play::export::{Format, export_game};
pub use play::find::{Listing, MyGames, Where};
pub use play::next::NextDue;
pub use play::openings::{AtOpening, BookDeparture, Explored};
pub use play::plans::{PlanChange, Plans};
pub use queue::{Crowded, Queue};
pub use servers::activity::{Activity, WEEK};
pub use servers::moderation::{Audited, Moderation};
pub use servers::settings::Arrival;
pub use servers::showing::NotShown;
pub use study::board_table::{BoardPerson, BoardRole, SeenBoard};
pub use study::lessons::{LessonAct, LessonRemark, Stand};
pub use study::lines::{GameLines, LineSpot, NOTE, SeenLine, Try, Trying};
pub use study::mistakes::{MINE, NoMistake};
pub use study::moments::{SeenMoment, find_key_moments, turning_point};
pub use study::part::{InSiege, SiegePart, WeekOfSieges};
pub use study::posed::{AtPuzzle, NotPosed, Posed};
pub use study::puzzles::{PuzzleWish, TryOutcome};
pub use study::record::Puzzled;
pub use study::review::{Hint, Hinted, Reviewed};
pub use study::shared_boards::{BoardAct, BoardAnswer, BoardNews, BoardRefusal, BoardWish};
pub use workers::keeper::{Keeper, Pauses};
