//! Murus: Phil Leduc's *Murus Gallicus* by correspondence on Discord. This page is the map of the house.
//!
//! Pure houses, no IO and no clock: [`rules`] (what a legal game is), [`engine`] (the opponent's thinking), [`render`] (pictures),
//! [`game`] (correspondence play). Then [`store`] (SQL), [`service`] (use cases and workers), [`texts`] (every sentence), [`discord`]
//! (serenity and poise), and beside them `sandbox` (a small Discord of our own), [`ugi`] (the opponent for match runners) and [`lab`] (where
//! it is trained and measured), and [`simulate`] (a year of slow games in minutes). `main` parses, wires and waits.
//!
//! # Direction
//!
//! ```text
//! rules  <-  engine, render, game           (pure)
//! game   <-  store  <-  service             (engine <- service)
//! service, render, texts  <-  discord  <-  main
//! engine <-  lab, ugi                       (nothing that serves people depends on them)
//! service <- simulate                       (nor on this)
//! sandbox stands alone                      (main and tests start it)
//! ```
//!
//! # Invariants (tested in `tests/it/layers.rs`)
//!
//! 1. `rules`, `engine`, `render`, `game` do no IO and read no clock: same arguments, same answer. The engine's time limit is a stop flag
//!    and an instant handed in.
//! 2. `rules` does not know that Discord, players or time exist; `game` does not know how it is stored.
//! 3. A variant is data: move generation asks the geometry for rays and the variant for its options, never which board it is on.
//! 4. Only `store` names sqlx, only `discord` names serenity, only `config` and `main` read the environment, only `clock` reads time.
//! 5. Every sentence that a person reads comes from `locales/`.
//! 6. A state change and the outbox rows that it causes are one transaction; nothing is sent inside it. Delivery is at least once, and
//!    sending twice is harmless: each message carries a nonce of its outbox row, and a mark by which it is found again.
//! 7. No trait with a single implementation. The outside is faked at the wire, never by mocks of our own types.
//! 8. A stored game is its variant, its chairs and its timed list of events; everything else in its row is a cache of these, rewritten in
//!    the same transaction.

#![recursion_limit = "256"]

pub mod ids;
mod words;

pub mod rules;

pub mod engine;
pub mod game;
pub mod render;

pub mod clock;
pub mod config;
pub mod store;
pub mod texts;

pub mod service;

pub mod discord;

pub mod cli;
pub mod health;
pub mod lab;
#[cfg(feature = "sandbox")]
pub mod sandbox;
pub mod simulate;
pub mod ugi;
