//! The only house that says sqlx: rows to game types and back, as plain async functions on a connection. It makes no decisions.
//!
//! One text serves SQLite and PostgreSQL: keys and times are BIGINT, flags BIGINT 0/1, states TEXT, binds `$1`. Discord's ids (u64) are
//! stored as the i64 of the same bits.

mod address;
mod challenge;
mod db;
mod game;
mod outbox;
mod player;
mod study;

pub use address::{Address, close_address, closed_addresses, open_address};
pub use challenge::{
    challenge_by_cause, expired_challenges, insert_challenge, load_challenge, open_challenges_between,
    open_challenges_of, open_rematch, update_challenge,
};
pub use db::{Conn, Db, StoreError, Transaction};
pub use game::{
    GameRow, Listed, bot_turns, claim_bot_games, event_by_cause, game_at_thread, game_by_name, games_of, insert_event,
    insert_game, load_game, next_deadline, overdue, overdue_games, set_thread, update_game,
};
pub use outbox::{
    Claimed, OutboxState, claim, deliverable, enqueue, failed_for, lane_of_message, last_sent, message_of, next_due,
    postpone, settle, waiting,
};
pub use player::{
    block, blocks, discord_of, locale_of, player_of, server_locale, set_server_locale, unblock, upsert_player,
};
pub use study::{ask_review, claim_review, finish_review, hint, hints, insert_hint, review, waiting_reviews};
