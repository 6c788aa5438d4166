#![doc = include_str!("../README.md")]
//!
//! # Files
//!
//! | file | what it holds |
//! |---|---|
//! | `choose` | the entry points: [`choose()`], [`should_swap`] |
//! | `level` | the levels at which the opponent plays, a table |
//! | `ladder` | the settings of the levels in each variant |
//! | `book` | the first moves of the strongest levels |
//! | `root` | iterative deepening, and proof of the shortest end |
//! | `search` | alpha-beta (principal-variation search) |
//! | `prune` | the moves that the search leaves out, and what each part of this is worth |
//! | `lines` | the best lines found |
//! | `order` | which move to try first |
//! | `reply` | the search against several players |
//! | `eval` | the designer's features: place, mobility, siege towers; or the network |
//! | `net` | the learned evaluation, and its weights for each variant |
//! | `transpositions` | the findings of earlier visits to a position |
//! | `prefetch` | reading memory ahead |
//! | `key` | the key of a position |
//! | `score`, `limits` | how good a position is; budgets |
//! | `prove` | proofs: who wins, whatever the other side does |
//! | `review`, `forced` | the review of a finished game; its certain facts |
//! | `reviewing` | makes a review in pieces |
//! | `accuracy` | how well a side played, by what the levels cost themselves |
//! | `bench` | fixed searches, for a fingerprint and for speed |
//!
//! Proven ends are exact: nothing is pruned or reduced on a guess, and the search continues until
//! depth `n`. So "win in `n` plies" is the shortest way and "loss in `n`" the longest, unless the
//! budget ends first. Only the special first turns of a balanced game, which cannot end the game,
//! are narrowed to the likeliest.
//!
//! Against several players the search is a best-reply search; `reply` compares it with others. Once
//! two players are left, it is the usual search.

mod accuracy;
mod bench;
mod book;
mod choose;
mod eval;
mod forced;
mod key;
mod ladder;
mod level;
mod limits;
mod lines;
pub mod net;
mod order;
mod prefetch;
mod prove;
mod prune;
mod reply;
mod review;
mod reviewing;
mod root;
mod score;
mod search;
mod searching;
mod transpositions;

pub use bench::{Searched, bench};
pub use choose::{choose, choose_by, should_swap};
pub use level::Dial;
pub use level::{LEVELS, Level, Strength};
pub use limits::{Budget, Stop};
pub use net::{Net, NoNet};
pub use prove::{Findings, Flaw, Proof, ProofVerdict, Proven, prove, prove_win};
pub use review::{Forced, Glance, Mover, Review, glance, glance_last};
pub use reviewing::{Reviewing, review};
pub use root::SearchResult;
pub use score::Score;
pub use transpositions::Transpositions;
