//! Decides when and how a person is pinged.

use crate::game::{Chair, Game, Holder, Preferences, Ring, Timestamp, Vacation};
use crate::store::{self, Conn, DueRing, StoreError, StoredGame};

/// The facts about a person that decide when they are pinged. A chair without a person has the
/// defaults.
#[derive(Clone, Debug, Default)]
pub struct PingedPerson {
    /// The person's preferences.
    pub preferences: Preferences,
    /// The vacations of the person, oldest first.
    pub vacations: Vec<Vacation>,
}

impl PingedPerson {
    /// Returns the ping by which a notice of a game reaches the holder of a chair at a time. A
    /// person on vacation gets it later.
    pub fn ring(&self, row: &StoredGame, chair: Chair, at: Timestamp) -> Ring {
        let ring = self.preferences.ring_for_turn(row.seats[chair].muted, self.away(at), at);
        // A game in direct messages gets one message.
        let private = row.place.server.is_none();
        if private && matches!(ring, Ring::Now { .. }) {
            Ring::Now { mention: true, direct: false, browser: false }
        } else {
            ring
        }
    }

    /// Returns the ping by which a reminder of another player reaches the holder of a chair. If it
    /// may come only later, and a later ping of theirs is stored already, it comes at the time of
    /// that one.
    pub fn reminder(&self, row: &StoredGame, chair: Chair, at: Timestamp) -> Ring {
        match (
            self.preferences.ring_for_reminder(row.seats[chair].muted, self.away(at), at),
            row.seats[chair].ring,
        ) {
            (Ring::Later(_), Some(ring)) => Ring::Later(ring.at),
            (ring, _) => ring,
        }
    }

    /// Returns the ping by which a notice that belongs to no turn reaches a person: later in quiet
    /// hours and on vacation, never if they turned pings off or get one digest a day.
    pub fn hears(&self, at: Timestamp) -> Ring {
        self.preferences.ring_for_turn(false, self.away(at), at)
    }

    /// Returns true if a ping may reach the person at a time.
    pub fn may_ring(&self, at: Timestamp) -> bool {
        matches!(self.hears(at), Ring::Now { .. })
    }

    /// The end of the vacation that the person chose, if it is on at this time.
    fn away(&self, at: Timestamp) -> Option<Timestamp> {
        self.vacations.iter().find(|one| one.is_chosen(at)).map(|one| one.until)
    }
}

/// Loads the facts about the holder of a chair; the defaults if the holder is not a person.
pub async fn person(conn: &mut Conn, holder: &Holder) -> Result<PingedPerson, StoreError> {
    let Some(player) = holder.as_player() else { return Ok(PingedPerson::default()) };
    let (preferences, vacations) = store::preferences::with_vacations(conn, player).await?;
    Ok(PingedPerson { preferences, vacations })
}

/// Loads the facts about the player to move; the defaults if that is not a person, and after the
/// end.
pub(in crate::service) async fn mover(
    conn: &mut Conn,
    game: &Game,
) -> Result<PingedPerson, StoreError> {
    match game.player_to_move() {
        Some(holder) => person(conn, holder).await,
        None => Ok(PingedPerson::default()),
    }
}

/// Returns the ping by which a notice of a game reaches the holder of a chair at a time.
pub async fn ring(
    conn: &mut Conn,
    row: &StoredGame,
    chair: Chair,
    at: Timestamp,
) -> Result<Ring, StoreError> {
    Ok(person(conn, &row.game.chairs[chair]).await?.ring(row, chair, at))
}

/// Returns a scheduled ping that is due at this time, without a snooze.
pub(in crate::service) fn later(at: Timestamp) -> DueRing {
    DueRing { at, snoozed: false }
}

/// Returns the time of a ping that would be due at `until`: the end of the person's quiet hours if
/// it falls into them, else `until`.
pub(in crate::service) fn after(preferences: &Preferences, until: Timestamp) -> Timestamp {
    preferences.rhythm.quiet_until(until).unwrap_or(until)
}

/// Loads the preferences of the holder of a chair; the defaults if the holder is not a person.
pub async fn preferences_of(conn: &mut Conn, holder: &Holder) -> Result<Preferences, StoreError> {
    match holder.as_player() {
        Some(player) => store::preferences::load_preferences(conn, player).await,
        None => Ok(Preferences::default()),
    }
}
