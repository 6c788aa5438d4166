//! The state of a game: its seats, the turn and its deadline, and whether it counts.

use std::borrow::Cow;

use murus_gallicus::{Entry, Line, Outcome, Position, Reason, Seat, Variant};

use super::action::{Actor, GameRefusal, Undecided};
use super::ballot::Voting;
use super::cause::Cause;
use super::chair::{Chair, PerChair};
use super::clocks::{Absences, Clocks, EndedTurn};
use super::event::{Event, EventKind, Offer, Pending, Settled};
use super::holder::{Holder, Voters};
use super::ids::{GameId, PlayerId, Seq};
use super::preferences::Running;
use super::terms::Terms;
use super::time::TimeControl;
use super::timestamp::{DAY, Millis, Timestamp};
use super::vacation::SLICES;
use crate::ids::ChannelId;

/// The pause between two turns of an exhibition.
const EXHIBITION_PAUSE: Millis = Millis::from_secs(8);

/// The time in which a player decides about the other's timeout. Afterwards they win.
const DECISION: Millis = DAY;

/// A game: its stored part, and everything that is computed from that.
#[derive(Clone, Debug)]
pub struct Game {
    /// The key of the game, shared with its challenge.
    pub id: GameId,
    /// The short public name of the game, such as `k3f9`.
    pub name: String,
    /// The agreed terms.
    pub terms: Terms,
    /// The holders of the chairs; chair `n` starts at seat `n`.
    pub chairs: PerChair<Holder>,
    /// The time at which the game began.
    pub started: Timestamp,
    pub(super) events: Vec<Event>,
    pub(super) line: Line,
    pub(super) clocks: Clocks,
    pub(super) away: Absences,
    /// The number of the last event that changed the board or the player to move.
    pub(super) board: Seq,
    /// The number of the event with which the current turn began.
    pub(super) turn: Seq,
    /// For each entry of `line`, the number of the event that made it.
    pub(super) made: Vec<Seq>,
    /// The number of plies that were taken over from another game, not played here.
    pub(super) given: usize,
    pub(super) turns: Vec<EndedTurn>,
    pub(super) pending: Option<Pending>,
    /// Every offer that is settled, in order.
    pub(super) settled: Vec<Settled>,
    /// Chairs that were out of the game and came in again, because a move was taken back. Each
    /// follows the number of the event that took the move back.
    pub(super) returned: Vec<(Seq, Chair)>,
    /// True if the game moves no rating: a player left its server or was removed from it, or a
    /// chair got another holder.
    pub(super) unrated: bool,
    pub(super) annulled: bool,
}

impl Game {
    /// Returns a game at its start, without events.
    pub fn new(
        id: GameId,
        name: String,
        terms: Terms,
        chairs: Vec<Holder>,
        started: Timestamp,
    ) -> Game {
        let count = chairs.len();
        Game {
            id,
            name,
            terms,
            chairs: chairs.into(),
            started,
            events: Vec::new(),
            line: Line::new(terms.variant),
            clocks: Clocks::at_start(terms.time, count, started),
            away: Absences::new(count, terms.weekends_off),
            board: Seq::START,
            turn: Seq::START,
            made: Vec::new(),
            given: 0,
            turns: Vec::new(),
            pending: None,
            settled: Vec::new(),
            returned: Vec::new(),
            unrated: false,
            annulled: false,
        }
    }

    /// Returns the chair of a player in a running game. Fails if they have no chair, or if the game
    /// is over.
    pub fn require_seated(&self, by: Actor) -> Result<Chair, GameRefusal> {
        let chair = match by {
            Actor::Player(player) => self.chair_of(player).ok_or(GameRefusal::NotPlaying)?,
            Actor::Chair(chair) => chair,
        };
        self.outcome().map_or(Ok(chair), |outcome| Err(GameRefusal::Over(outcome)))
    }

    /// Returns the chair of a player who may move. Fails if it is not their turn on the board
    /// `expected`, and if the other player decides about a timeout.
    pub fn may_move(&self, by: Actor, expected: Option<Seq>) -> Result<Chair, GameRefusal> {
        let chair = self.require_mover(by, expected)?;
        match self.undecided() {
            Some(undecided) => Err(GameRefusal::Undecided(undecided)),
            None => Ok(chair),
        }
    }

    /// Returns the chair of a player whose turn it is. Fails if they have no chair, if it is not
    /// their turn, if the game is over, or if `expected` is given and is not the number of the
    /// current board.
    pub(super) fn require_mover(
        &self,
        by: Actor,
        expected: Option<Seq>,
    ) -> Result<Chair, GameRefusal> {
        let chair = self.require_seated(by)?;
        if expected.is_some_and(|board| board != self.board_seq()) {
            return Err(GameRefusal::Stale);
        }
        match self.to_move() {
            Some(mover) if mover == chair => Ok(chair),
            _ if self.is_out(chair) => Err(GameRefusal::Out),
            mover => Err(GameRefusal::NotYourTurn(mover.unwrap_or(chair))),
        }
    }

    /// Plays an entry of the line and updates the clocks. Returns `None`, and changes nothing, if
    /// the entry cannot be played.
    pub(super) fn play_entry(&mut self, entry: Entry, at: Timestamp) -> Option<()> {
        let mover = self.to_move();
        let before = self.line.entries().len();
        self.line.play(entry).ok()?;
        let moved = matches!(entry, Entry::Move(_) | Entry::Swap);
        if let Some(chair) = mover.filter(|_| moved || self.to_move() != mover) {
            let passed = self.clocks.pass_turn(&self.away, chair, moved, at);
            self.turns.push(EndedTurn { before, chair, passed, at, moved });
        }
        Some(())
    }

    /// The variant.
    pub fn variant(&self) -> Variant {
        self.terms.variant
    }

    /// The number of the last event; [`Seq::START`] without events.
    pub fn seq(&self) -> Seq {
        Seq(self.events.len() as u32)
    }

    /// The number of the current board: that of the last event that changed the board or the player
    /// to move.
    pub fn board_seq(&self) -> Seq {
        self.board
    }

    /// The number of the board with which the current turn began. Later boards of the turn differ
    /// only in the players who have left.
    pub fn turn_seq(&self) -> Seq {
        self.turn
    }

    /// The number of the event that made an entry of the line, counted from 0. [`Seq::START`] if
    /// there is no such entry.
    pub fn seq_of_entry(&self, entry: usize) -> Seq {
        self.made.get(entry).copied().unwrap_or_default()
    }

    /// The ply that an event made, counted from 0. `None` if the event made no move, or if the move
    /// was taken back.
    pub fn ply_of(&self, seq: Seq) -> Option<usize> {
        let entry = self.made.iter().position(|made| *made == seq)?;
        let is_move = |entry: &&Entry| matches!(entry, Entry::Move(_));
        let (before, from) = self.line.entries().split_at(entry);
        from.first().filter(is_move).map(|_| before.iter().filter(is_move).count())
    }

    /// The number of plies that were played up to the board of this number. Plies that were taken
    /// back since do not count.
    pub fn plies_at(&self, board: Seq) -> usize {
        let entries = self.line.entries().iter().zip(&self.made);
        entries.filter(|(entry, made)| matches!(entry, Entry::Move(_)) && **made <= board).count()
    }

    /// The events of the game, in order.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The event with this cause; `None` if there is none yet.
    pub fn find_caused(&self, cause: &Cause) -> Option<&Event> {
        self.events.iter().rev().find(|event| event.cause == *cause)
    }

    /// The event of this number; `None` for [`Seq::START`] and for numbers after the last event.
    pub fn find_event(&self, seq: Seq) -> Option<&Event> {
        self.events.get((seq.0 as usize).checked_sub(1)?)
    }

    /// Returns true if the game has not reached a board of this number yet. A person can have seen
    /// such a board if the records were restored from a backup.
    pub fn lacks_board(&self, board: Seq) -> bool {
        board > self.seq()
    }

    /// The line of play, with every position up to the current one.
    pub fn line(&self) -> &Line {
        &self.line
    }

    /// Returns the number of plies made in this game. Those of a game that it continues from do not
    /// count.
    pub fn count_plies(&self) -> usize {
        self.line.plies() - self.given.min(self.line.plies())
    }

    /// The current position.
    pub fn position(&self) -> &Position {
        self.line.position()
    }

    /// Returns the result; `None` while the game continues.
    pub fn outcome(&self) -> Option<Outcome> {
        self.line.outcome()
    }

    /// Returns the time at which the game ended; `None` while it continues. A result that a
    /// moderator took back later still counts.
    pub fn ended_at(&self) -> Option<Timestamp> {
        self.outcome()?;
        let last = self.events.iter().rfind(|event| event.kind != EventKind::Annul);
        Some(last.map_or(self.started, |event| event.at))
    }

    /// The chair that is to move; `None` after the end of the game.
    pub fn to_move(&self) -> Option<Chair> {
        self.outcome().is_none().then(|| self.chair_at(self.position().to_move()))
    }

    /// The holder of the chair to move; `None` after the end of the game.
    pub fn player_to_move(&self) -> Option<&Holder> {
        self.to_move().map(|chair| &self.chairs[chair])
    }

    /// The timeout about which the other player decides now; `None` if there is none.
    pub fn undecided(&self) -> Option<Undecided> {
        let pending = self.pending.as_ref().filter(|pending| pending.offer == Offer::Time)?;
        let asked = self.find_event(pending.seq)?;
        Some(Undecided { late: pending.by, until: asked.at + DECISION })
    }

    /// Returns the time at which the game ends unless somebody acts: the end of the running clock,
    /// or of the time in which a player decides about the other's timeout. `None` after the end,
    /// and while the computer opponent is to move.
    pub fn deadline(&self) -> Option<Timestamp> {
        self.undecided().map(|undecided| undecided.until).or_else(|| self.clock_end())
    }

    /// Returns the time at which the player to move runs out of time. In a game without a limit it
    /// is the time at which [`SILENCE`](super::SILENCE) is over. `None` if no clock runs.
    pub fn clock_end(&self) -> Option<Timestamp> {
        self.running_turn().map(|turn| turn.deadline)
    }

    /// The turn of the person to move; `None` after the end, while the computer opponent is to
    /// move, and while the other player decides about a timeout.
    pub fn running_turn(&self) -> Option<Running> {
        let to_move = self.to_move().filter(|_| self.undecided().is_none());
        let chair = to_move.filter(|&chair| self.chairs[chair].as_player().is_some())?;
        let began = self.clocks.turn_began();
        let all = self.clocks.allowance(chair);
        let after = |amount| self.away.time_reached(chair, began, amount);
        let others = self
            .chairs
            .chairs()
            .any(|other| other != chair && self.chairs[other].as_player().is_some());
        Some(Running {
            began,
            here: self.away.last_return(chair, began).unwrap_or(began),
            most: after(all / 5 * 4),
            deadline: after(all),
            loses: others && self.ends_with_a_loss(),
            saves: self.next_slice(chair).is_some(),
        })
    }

    /// Returns the span for which saved vacation days may stop a chair's clock next. `None` if they
    /// are used up, if the chair has made no move, or if the game has no clock.
    pub fn next_slice(&self, chair: Chair) -> Option<Millis> {
        self.moved_at(chair).filter(|_| self.terms.time != TimeControl::None)?;
        SLICES.get(self.list_slices(chair).count()).copied()
    }

    /// The events so far with which saved vacation days began to stop the clock of a chair's
    /// current holder.
    pub(super) fn list_slices(&self, chair: Chair) -> impl Iterator<Item = &Event> {
        let sat = self
            .events()
            .iter()
            .rfind(|event| event.chair == chair && matches!(event.kind, EventKind::Adopt(_)));
        let since = sat.map_or(Seq::START, |event| event.seq);
        let slice = move |event: &&Event| {
            event.seq > since && event.chair == chair && matches!(event.kind, EventKind::Saved(_))
        };
        self.events().iter().filter(slice)
    }

    /// The time until which a vacation or saved days stop a chair's clock; `None` if none do now.
    pub fn away_until(&self, chair: Chair, now: Timestamp) -> Option<Timestamp> {
        self.away.away_until(chair, now)
    }

    /// Returns the time left in a chair's stock at the start of the current turn. Zero in games
    /// without a stock.
    pub fn in_hand(&self, chair: Chair) -> Millis {
        self.clocks.time_left(chair)
    }

    /// Returns true if the player who runs out of time loses. The game is called off instead if a
    /// player who is still in has not moved yet, or if it has no limit and is not rated.
    pub(super) fn ends_with_a_loss(&self) -> bool {
        let begun = |chair| self.is_out(chair) || self.moved_at(chair).is_some();
        // A swap alone begins nothing: until then a game can be called off, too.
        let counts = self.terms.time != TimeControl::None || self.may_count();
        counts && self.count_plies() >= 2 && self.chairs.chairs().all(begun)
    }

    /// Returns true if the game counts for ratings if it ends with a result.
    pub(super) fn may_count(&self) -> bool {
        let people = self.chairs.iter().all(|holder| holder.as_player().is_some());
        self.terms.rated
            && people
            && self.chairs.len() == 2
            && !self.unrated
            && self.count_plies() >= 2
    }

    /// Returns true if the player to move would lose rating if their time ran out.
    pub fn is_rated_on_time(&self) -> bool {
        self.outcome().is_none()
            && self.may_count()
            && self.ends_with_a_loss()
            && self.count_plies() >= Game::FEAT_PLIES
    }

    /// Returns true if the game was agreed to be rated, but became unrated because a player was no
    /// longer in its server.
    pub fn is_unrated_since(&self) -> bool {
        self.terms.rated && self.unrated
    }

    /// Returns true if a moderator took the result back.
    pub fn is_annulled(&self) -> bool {
        self.annulled
    }

    /// Returns true for an imported game: one with an unknown player.
    pub fn is_brought_in(&self) -> bool {
        self.chairs.as_slice().contains(&Holder::Nobody)
    }

    /// Returns true for a game that was imported before it was over. Its stored result is that it
    /// was stopped.
    pub fn is_unfinished(&self) -> bool {
        let last = self.events.iter().rfind(|event| event.kind != EventKind::Annul);
        self.is_brought_in() && last.is_some_and(|event| event.kind == EventKind::Stop)
    }

    /// Returns the game as text that `/game import` reads.
    pub fn write_record(&self) -> String {
        self.line_to_record().record()
    }

    /// Returns the line that a record of the game writes: without its end, if it was imported
    /// before it was over.
    pub fn line_to_record(&self) -> Cow<'_, Line> {
        if self.is_unfinished() {
            Cow::Owned(self.line.resumed())
        } else {
            Cow::Borrowed(&self.line)
        }
    }

    /// Returns true if every player is the computer opponent: the game is for people to watch.
    pub fn is_exhibition(&self) -> bool {
        self.chairs.iter().all(|holder| matches!(holder, Holder::Bot { .. }))
    }

    /// Returns true if the computer opponent holds a chair and no person has moved yet.
    pub fn is_begun_by_bots(&self) -> bool {
        let bot = |chair: Chair| matches!(self.chairs[chair], Holder::Bot { .. });
        let by_person =
            |event: &Event| matches!(event.kind, EventKind::Move(_)) && !bot(event.chair);
        self.chairs.chairs().any(bot) && !self.events.iter().any(by_person)
    }

    /// Returns true if a channel holds a chair, whose moves are decided by vote.
    pub fn is_voted_in(&self) -> bool {
        self.voters().next().is_some()
    }

    /// The channels that play.
    pub fn voters(&self) -> impl Iterator<Item = Voters> {
        self.chairs.iter().filter_map(Holder::voters)
    }

    /// The channel that votes about the current board; `None` if a person or the computer opponent
    /// is to move, and after the end.
    pub fn voters_to_move(&self) -> Option<Voters> {
        self.player_to_move().and_then(Holder::voters)
    }

    /// The chair to move, the channel that votes about the move, and its rules; `None` if a person
    /// or the computer opponent is to move, and after the end.
    pub fn voting_chair(&self) -> Option<(Chair, ChannelId, Voting)> {
        let chair = self.to_move()?;
        match &self.chairs[chair] {
            Holder::Channel { channel, voting, .. } => Some((chair, *channel, *voting)),
            Holder::Player(_) | Holder::Bot { .. } | Holder::Nobody => None,
        }
    }

    /// The person who plays alone against the computer opponent; `None` in any other game.
    pub fn lone_player(&self) -> Option<PlayerId> {
        Holder::lone_player(self.chairs.iter())
    }

    /// Returns false if the game was called off, by a player or the clock, before a move was made
    /// in it.
    pub fn has_begun(&self) -> bool {
        let off = self
            .events
            .last()
            .is_some_and(|last| matches!(last.kind, EventKind::Cancel | EventKind::Abort));
        !off || self.count_plies() > 0
    }

    /// Returns true if the game was called off: it has no result.
    pub fn is_called_off(&self) -> bool {
        self.outcome().is_some_and(|end| end.reason == Reason::Cancelled)
    }

    /// Returns the time from which the computer opponent may compute its next move: at once, but in
    /// an exhibition after a pause of 8 s, so that people can follow.
    pub fn thinks_from(&self, now: Timestamp) -> Timestamp {
        if self.is_exhibition() { now + EXHIBITION_PAUSE } else { Timestamp::EPOCH }
    }

    /// The chair in which a person sits; `None` if they do not play here.
    pub fn chair_of(&self, player: PlayerId) -> Option<Chair> {
        self.chairs.find_chair(|holder| holder.as_player() == Some(player))
    }

    /// Returns the time at which a chair made its last move; `None` before its first.
    pub fn moved_at(&self, chair: Chair) -> Option<Timestamp> {
        self.turns.iter().rev().find(|turn| turn.chair == chair && turn.moved).map(|turn| turn.at)
    }

    /// Returns true if a chair is held by a person who is still in the game.
    pub fn is_in(&self, chair: Chair) -> bool {
        self.chairs[chair].as_player().is_some() && !self.is_out(chair)
    }

    /// Returns true if no other chair is held by a person who is still in the game.
    pub fn is_alone(&self, chair: Chair) -> bool {
        self.chairs.chairs().all(|other| other == chair || !self.is_in(other))
    }

    /// Returns true if the player of a chair has left a game of more than two players, or has lost
    /// already, while others continue.
    pub fn is_out(&self, chair: Chair) -> bool {
        self.position().is_out(self.seat_of(chair))
    }

    /// The seat at which a chair sits now: chairs 0 and 1 change places with every swap.
    pub fn seat_of(&self, chair: Chair) -> Seat {
        // A swap exchanges the first two both ways, so the map from seats to chairs serves here,
        // too.
        Seat::ALL[self.chair_at(Seat::ALL[chair.index()]).index()]
    }

    /// The chair that sits at a seat now.
    pub fn chair_at(&self, seat: Seat) -> Chair {
        self.chair_in(&self.line, seat)
    }

    /// The chair that sits at a seat at the end of `line`, which is a line of play of this game, or
    /// of a part of it.
    pub fn chair_in(&self, line: &Line, seat: Seat) -> Chair {
        let chair = Chair::ALL[seat.index()];
        if line.is_swapped() { chair.swapped() } else { chair }
    }
}
