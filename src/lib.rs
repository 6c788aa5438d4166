//! Murus: Phil Leduc's *Murus Gallicus* by correspondence on Discord. This page is the map of the
//! workspace.
//!
//! There are nine packages. This one, `murus`, is the bot. Four libraries are the game itself,
//! without IO: [`murus_gallicus`] (rules, notation, records), [`murus_engine`] (the opponent),
//! [`murus_lessons`] (lessons, puzzles and openings as data) and [`murus_pictures`] (boards and
//! charts). `discord-sandbox` is a small Discord for tests. `murus-lab`
//! trains and measures the opponent, and runs it for match runners. `murus-trials` measures the
//! bot. `workspace-hack` has no code: it unites features. `Cargo.toml` says which package depends
//! on which.
//!
//! The bot's top-level modules are called rooms. On the ground floor are [`ids`] (Discord's ids as
//! types), [`meter`] (metrics), `entered` (cleans texts of people) and `blocking` (work that keeps
//! a processor busy); [`clock`] reads the time. [`game`] (correspondence play) does no IO. Above
//! them are [`store`] (SQL), [`service`] (use cases, deliveries and workers), [`texts`] (every
//! sentence), `show` (pages as data), [`delivery`] (notices), [`answers`] (the effects of presses
//! and typed text), [`discord`] (serenity) and [`web`] (web pages). Further rooms are [`config`]
//! (checked settings), `push` (notifications in browsers), [`abstract_play`] (games on another
//! site), [`health`], [`endpoints`] (health, metrics and signed requests over HTTP), [`doctor`]
//! (checks of the installation for operators) and [`cli`] (the commands). `main` reads arguments
//! and starts the rest. `docs/architecture.md` follows a move and a challenge through the rooms,
//! and says where to put what you add.
//!
//! # Direction
//!
//! ```text
//! murus-gallicus  <-  murus-engine  <-  murus-lessons  <-  murus, murus-lab
//! murus-gallicus  <-  murus-pictures                   <-  murus, murus-lab
//! discord-sandbox <-  murus                 (with the feature `sandbox` alone)
//! murus           <-  murus-trials
//!
//! in murus
//! ids, entered, meter, blocking  <-  everything (the ground floor)
//! game   <-  store  <-  service
//! game   <-  texts
//! service, texts  <-  show  <-  answers  <-  discord, web  <-  main
//!                   show  <-  delivery  <-  discord
//!     custom_id  <-  pages                  (the storeys of show)
//! service  <-  abstract_play  <-  endpoints
//! discord  <-  health  <-  endpoints  <-  main
//! ```
//!
//! # Invariants
//!
//! Each names the tests in `tests/it` that hold it; the direction above is held by
//! `layers::rooms_import_only_from_below` and `layers::no_files_import_in_a_circle`.
//!
//! 1. The libraries of the game, and `game`, do no IO and read no clock: same arguments, same
//!    answer.
//!    The engine's time limit is a stop flag and an instant handed in. Held by
//!    `layers::pure_rooms_do_nothing_but_compute`.
//! 2. `murus-gallicus` does not know that Discord, players or time exist; `game` knows no database.
//!    Held by `layers::rooms_import_only_from_below`.
//! 3. A variant is data: move generation asks the geometry for axes and the variant for its
//!    options, never which board it is on. Held by
//!    `invariants::move_generation_never_asks_which_board_it_is_on`.
//! 4. Only `store` names sqlx, only `discord` names serenity, only `config` and `main` read the
//!    environment, only `clock` reads time (the engine compares an instant that it is handed;
//!    `discord-sandbox` and `murus-lab` read their own). Held by
//!    `layers::each_outside_thing_has_one_door`.
//! 5. Every sentence that a person reads comes from `locales/`. Held by
//!    `invariants::sentences_are_only_in_locales` and
//!    `texts::languages_say_the_same_with_the_same_arguments`.
//! 6. A state change and the outbox rows that it causes are one transaction; nothing is sent inside
//!    it. Delivery is at least once, and sending twice is harmless: each message carries a nonce of
//!    its outbox row, and a mark by which it is found again. Held by
//!    `invariants::nothing_is_sent_where_the_state_changes` and
//!    `stories/processes::killed_at_every_step`.
//! 7. No trait with a single implementation, but for `DiscordCalls`, which keeps `answers` below
//!    `discord`. The outside is faked at the wire, never by mocks of our own types. Held by
//!    `invariants::every_trait_has_several_implementations`.
//! 8. A stored game is its variant, its chairs and its timed list of events; everything else in its
//!    row is a cache of these, rewritten in the same transaction. Held by
//!    `game::the_record_says_everything` and
//!    `simulate::caches_say_what_events_say`.
//! 9. No press on a message that others see does to the presser what cannot be undone: each press
//!    has a weight, and a final one asks first in private. Held by
//!    `stories/playing::a_game_ends_only_for_its_own_player_and_never_by_one_public_press`.
//! 10. A game is shown only to those who may look at it, whatever id is sent; one function of
//!     `service` decides. Held by
//!     `stories/strangers::nobody_far_away_finds_a_game_of_a_server_by_its_id`,
//!     `nobody_finds_a_private_game_by_its_id` and `stories/unshown::what_is_private_stays_so`.
//! 11. One function of `show` decides by which door a press comes in, and who may use it. On a page
//!     a person is in no server. Held by
//!     `custom_id::through::tests::every_press_says_who_may_use_it_by_which_door` and the stories
//!     of `stories/doors`.
//! 12. Every text that a person enters comes in through `entered`. Held by
//!     `stories/entered::hostile_texts_through_every_door_are_answered_and_harmless`.

#![recursion_limit = "256"]

mod blocking;
mod entered;
pub mod ids;
pub mod languages;
pub mod meter;

pub mod game;

pub mod clock;
pub mod config;
pub mod store;
pub mod texts;

pub mod service;

mod show;

pub mod delivery;
mod push;

pub mod abstract_play;
pub mod answers;
pub mod discord;

pub mod cli;
pub mod doctor;
pub mod endpoints;
pub mod health;
#[cfg(feature = "sandbox")]
pub mod sandbox;
pub mod web;
