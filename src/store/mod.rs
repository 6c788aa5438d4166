//! The only room that says sqlx: rows to game types and back, as plain async functions on a connection. It makes no decisions.
//!
//! One text serves SQLite and PostgreSQL: keys and times are BIGINT, flags BIGINT 0/1, states TEXT, binds `$1`. Discord's ids (u64) are
//! stored as the i64 of the same bits.

mod address;
mod agenda;
mod aside;
mod audit;
mod backup;
mod challenge;
mod db;
mod desk;
mod dossier;
#[cfg(feature = "sandbox")]
mod fill;
mod follow;
mod game;
mod lesson;
mod list;
mod outbox;
mod plan;
mod player;
mod preferences;
mod rating;
mod server;
mod study;
mod topic;
mod tried;

pub use address::{Address, close_address, closed_addresses, direct_channel, open_address, set_direct_channel};
pub use agenda::{
    Agenda, Queue, agenda, claim_turn, due_stages, give_back_game, overdue_games, queues, thoughts, waiting_turns,
};
pub use aside::{Aside, Row, Table, count_aside, look_at, look_later, mark, put_back, set_aside, set_aside_rows};
pub use audit::{Audit, audit_reason, audits, insert_audit};
pub use backup::{Copied, NotCopied, backup, restore};
pub use challenge::{
    challenge_by_cause, expired_challenges, insert_challenge, joined_challenges_of, load_challenge, open_challenges_of,
    open_rematch, played_rematch, update_challenge,
};
pub use db::{Conn, Db, StoreError, Transaction, Work, newest_schema, schema};
pub use desk::{
    Desk, DeskId, close_desk, desk, desks_of, games_in, open_desk, set_desk_message, take_desks, touch_desk,
};
pub use dossier::{dossier, forget_player};
#[cfg(feature = "sandbox")]
pub use fill::{FIRST_STORED, STORED_PEOPLE, Scratch, fill};
pub use follow::{
    Follower, concerned, count_followed, delete_follower, delete_followers_in, followers, set_follower, was_unreachable,
};
pub use game::{
    Beside, GameRow, SeatRow, end_chairs, insert_event, insert_game, is_caused, is_counted, load_game, load_games,
    set_holder, set_stage, set_thread, stage, stage_due, touch_game, update_game,
};
pub use lesson::{LessonRow, lesson, set_lesson};
pub use list::{Listed, due_beside, finished_in, finished_of, game_by_name, games_at_thread, games_of, running_in};
pub use outbox::{
    Claimed, Fresh, Oldest, OutboxState, Unread, claim, deliverable, enqueue, failed_for, game_of_message, give_back,
    is_awaited, last_sent, message_of, newest, next_due, oldest_due, postpone, rang, rings, settle, sweep_outbox,
    waiting,
};
pub use plan::{PlanRow, delete_plan, delete_plans, insert_plan, planned_by, plans, update_plan};
pub use player::{
    Known, block, blocked_by, blocks, discord_of, discords_of, ghost_of, known, player_of, unblock, upsert_player,
};
pub use preferences::{
    Manner, RingRow, Tastes, Viewer, clear_rings, due_digests, due_rings, manner_with, move_digest, preferences,
    preferences_and_vacations, set_muted, set_preferences, set_ring, set_seen, set_vacation, take_ring, vacations,
    viewer,
};
pub use rating::{
    Ranked, RatingRow, Standing, Tally, all_games_of, close_pool, company_of, correct_ratings, correct_standing,
    delete_ratings, insert_rating, is_only_game, ranking, rating_before, ratings_by, ratings_of, ratings_since, record,
    set_visitors, spans, standing, swapped_games, tallies, tally, undone_games,
};
pub use server::{
    ServerSettings, change_server_settings, doors, manner_in, member, server_locale, server_settings, set_arrival,
    set_member, set_server_locale,
};
pub use study::{ask_review, claim_review, finish_review, hint, hints, insert_hint, review, reviews_before};
pub use topic::{Lane, NoticeKind, Topic};
pub use tried::{TriedRow, delete_tried, insert_tried, set_study, studies, tried, update_tried};
