//! Correspondence play: the holders of the chairs, the actions that are allowed, and their effects.
//! Pure: the current time is an argument, and nothing here knows how a game is stored or shown.
//!
//! A [`Game`] is its variant, its chairs and its list of [`Event`]s; everything else is computed
//! from them. [`Game::apply_action`] is the only way to change a game, for people, for the computer
//! opponent and for the sweeper alike. Every game comes from a [`Challenge`] and keeps the id and
//! name of the challenge.

mod act;
mod acta;
mod action;
mod ballot;
mod cause;
mod chair;
mod challenge;
#[cfg(test)]
mod chance;
mod clocks;
mod contest;
mod contest_kind;
mod cup;
mod departures;
mod entrants;
mod event;
mod feats;
mod fixtures;
mod hold;
mod holder;
mod ids;
mod knockout;
mod ladder;
mod league;
mod line_tree;
mod offers;
mod overtime;
mod pace;
mod plan;
mod preferences;
mod puzzling;
mod rating;
mod siege;
mod siege_week;
mod simul;
mod state;
mod streak;
mod swiss;
mod team;
mod terms;
mod time;
mod timestamp;
mod vacation;
mod weight;
mod zone;
mod zone_names;

pub use act::Corrupt;
pub use acta::ActaWeek;
pub use action::{Action, Actor, Bar, GameRefusal, Undecided};
pub use ballot::{
    Ballot, BallotEnd, BallotState, USUAL_HOURS, VOTE_HOURS, Vote, VoteDecider, Voted, Voting,
    find_decider, rank_moves,
};
pub use cause::{Cause, Own};
pub use chair::{Chair, PerChair};
pub use challenge::{
    Challenge, ChallengeRefusal, ChallengeReply, ChallengeState, Excuse, Home, OPEN_FOR, Place,
    Seating,
};
pub use contest::{
    CONTEST_PAUSE, ContestGame, ContestPlace, ContestState, EMPTY_LIMIT, TieBreak,
    count_first_games, month_end, rank_month,
};
pub use contest_kind::ContestKind;
pub use cup::{
    CUP_SIZES, CupForm, CupPlan, ENTRY_DAYS, RESERVES_FOR, ROUND_WEEKS, begin_rounds, latest_end,
    list_group_champions, next_in_groups, rank_groups,
};
pub use departures::{Departure, Fared};
pub use entrants::{AT_ONCE, EntrantPart, FEWEST, order_people};
pub use event::{Effect, Event, EventKind, Fate, Offer, Pending, Settled};
pub use fixtures::{
    Fixture, FixtureRuling, NewFixture, Ruling, has_played_half, is_last_straw, is_put_out,
    is_untouched, pair_group, rank_divisions,
};
pub use hold::{Hold, REMIND_AGAIN};
pub use holder::{Holder, Voters};
pub use ids::{ContestId, GameId, PlayerId, Seq, SiegeId, order_pair};
pub use knockout::{
    CupStep, CupTie, NewRound, TIE_GAMES, list_knockout_champions, list_ties, next_in_knockout,
    rank_knockout,
};
pub use ladder::{
    CHALLENGES, Climb, ClimbBar, LADDER_REST, LADDER_WEEKS, LadderPlan, Shift, ShiftKind,
    Unreached, count_sinks, is_timed_out, list_climbs, rank_ladder, reach_up, rest_at,
};
pub use league::{
    BREAK, DivisionMoves, LeaguePlan, WEEKS, count_divisions, find_moves, form_divisions,
    order_next_season,
};
pub use line_tree::{LineTree, TREE_MOVES, TreeMove, TreeRefusal, TreeWish};
pub use offers::GRACE;
pub use pace::{HABIT_GAMES, HabitGame, Habits};
pub use plan::{ANY_OTHER, PlanRefusal, Planned, Unmet, pass_to};
pub use preferences::{Browsers, Notify, Preferences, Quiet, ReminderStage, Rhythm, Ring, Running};
pub use puzzling::{FirstTry, PLACING, PuzzleAct, PuzzleRated, Puzzling};
pub use rating::{Pool, Rating};
pub use siege::{GATHERS, IDLE, SiegePlan, eased_by, siege_days, siege_number};
pub use siege_week::{SiegeWeek, WeekPlace, WeekScore, rank_week};
pub use simul::{
    BOARDS, CALLS_AGAIN, FEWEST_BOARDS, HostSide, SIMUL_WEEKS, SimulBoard, SimulPlan, SimulScore,
    list_boards, rank_simul, score_simul,
};
pub use state::Game;
pub use streak::Streak;
pub use swiss::{Draw, SwissPerson, list_swiss_rounds, next_in_swiss, rank_swiss};
pub use team::{
    CODE_LASTS, FEWEST_IN_TEAM, NewBoard, TEAM_BOARDS, TEAM_WEEKS, Team, TeamBoard, TeamPlan,
    TeamScore, list_team_boards, pair_teams, rank_teams, score_teams,
};
pub use terms::Terms;
pub use time::{NoTime, SILENCE, TIMES, TimeControl};
pub use timestamp::{DAY, Day, HOUR, Millis, NOON, Timestamp};
pub use vacation::{SLICES, VACATION_SHARE, Vacation, YEAR, vacation_left};
pub use weight::{
    ACTIVE, AGAIN, Doubts, ESTABLISHED, HASTY_PLIES, MetOpponent, PIONEERS, is_established,
    is_new_account,
};
pub use zone::Zone;
pub use zone_names::{find_zones, flatten as flatten_zone_name};
