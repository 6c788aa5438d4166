//! Chooses the notices of the events of a game: turns, offers, reminders and the end.

use super::pinged::{is_host_called, turn_was_pinged};
use crate::game::{Chair, Day, EventKind, Game, GameId, Holder, PlayerId, Ring, Seq};
use crate::ids::ServerId;
use crate::service::outbox::causes::Outbox;
use crate::service::outbox::pings::{self, PingedPerson};
use crate::store::{self, DueRing, NoticeKind, StoreError, StoredGame, Topic};

/// Returns true if the challenge's message becomes the result of a game.
fn becomes_result(game: &Game) -> bool {
    game.is_called_off() || game.lone_player().is_some()
}

impl Outbox<'_> {
    /// Writes the notices of a game that began. `mover` holds the facts about the player to move.
    pub async fn tell_began(
        &mut self,
        row: &StoredGame,
        mover: &PingedPerson,
    ) -> Result<(), StoreError> {
        if row.place.server.is_some() && !row.place.threadless {
            self.course(row.game.id, NoticeKind::Thread, Seq::START, None, true);
        }
        self.tell_turn(row, mover).await?;
        self.write().await
    }

    /// Writes the notices of the new events of a game since `before`: for the next player, or for
    /// everyone at the end. Offers and similar events get notices of their own. `mover` holds the
    /// facts about the player to move.
    pub async fn tell_happened(
        &mut self,
        before: &Game,
        row: &StoredGame,
        mover: &PingedPerson,
    ) -> Result<(), StoreError> {
        let id = row.game.id;
        let seq = row.game.seq();
        if row.game.board_seq() != before.board_seq() {
            if row.game.outcome().is_some() {
                self.tell_end(row);
                // The end of a game that never began is one line. The message of its challenge
                // becomes one line, too.
                let begun = row.game.has_begun() || row.place.server.is_none();
                if let Some(server) = row.place.server.filter(|_| !(row.place.threadless && begun))
                {
                    self.tell_result(row, server).await?;
                }
                // The challenge of a game of people is one line from now on, next to the result.
                if begun && row.place.server.is_some() && !becomes_result(&row.game) {
                    self.course(id, NoticeKind::Answered, seq, None, true);
                }
                // So is the offer of a rematch, in the thread of the game before. Discord edits
                // nothing in an archived thread.
                if store::challenges::is_thread_before_open(self.tx, id).await? {
                    self.put(Topic::Late(id, NoticeKind::Rematch), seq, None, true);
                }
            } else {
                self.tell_turn(row, mover).await?;
            }
        }
        if row.game.board_seq() != before.board_seq() && row.beside.fleeting {
            self.put(Topic::Late(id, NoticeKind::Clear), row.game.board_seq(), None, true);
        }
        if row.game.board_seq() != before.board_seq()
            && row.place.server.is_some()
            && row.beside.followers
        {
            self.tell_followed(row).await?;
        }
        for event in &row.game.events()[before.events().len()..] {
            match event.kind {
                EventKind::Offer(_) => self.tell_offer(row).await?,
                // An imported game has no players.
                EventKind::Annul if row.game.is_brought_in() => {}
                // A person who plays alone keeps no other waiting.
                EventKind::Leave(_) if row.game.lone_player().is_some() => {}
                EventKind::Gift(_) | EventKind::Leave(_) | EventKind::Annul => {
                    self.course(id, NoticeKind::Note, event.seq, None, true)
                }
                // If another player is to move, no one waits for this one. The player who is held
                // learns of it, too, without a ping.
                EventKind::Saved(_) if row.game.to_move() == Some(event.chair) => {
                    self.course(id, NoticeKind::Note, event.seq, None, true);
                    let player = row.game.chairs[event.chair].as_player();
                    self.put(Topic::Beside(id, NoticeKind::Rest), event.seq, player, true);
                }
                EventKind::Wait => self.course(id, NoticeKind::Note, event.seq, None, true),
                EventKind::Remind => self.tell_reminder(row, event.seq, mover).await?,
                EventKind::Back | EventKind::Adopt(_)
                    if before.away_until(event.chair, event.at).is_some() =>
                {
                    self.course(id, NoticeKind::Note, event.seq, None, true)
                }
                _ => {}
            }
        }
        // The saved days that held the clock end with the turn or the game. Their message is
        // updated.
        let ends = row
            .game
            .events()
            .get(before.events().len())
            .filter(|event| !event.kind.is_about_absence());
        if let Some(event) =
            ends.filter(|_| before.current_hold().is_some() && row.game.current_hold().is_none())
        {
            self.course(id, NoticeKind::Note, event.seq, None, true);
        }
        // The call of a simul's host counts the boards that wait.
        if let Some(simul) = row.beside.simul.filter(|_| row.game.board_seq() != before.board_seq())
        {
            self.put_contest_tidy(simul.contest).await?;
        }
        if before.pending_offer().is_some() && row.game.pending_offer().is_none() {
            self.course(id, NoticeKind::Settled, seq, None, true);
        }
        self.write().await
    }

    /// Adds the notice of the end of a game. The players of a game that has no channel get one
    /// each. So does the channel that came into the game from another place.
    fn tell_end(&mut self, row: &StoredGame) {
        let (id, seq) = (row.game.id, row.game.seq());
        if row.place.channel.is_some() {
            self.course(id, NoticeKind::End, seq, None, false);
            if row.guest_voters().is_some() {
                self.put(Topic::Beside(id, NoticeKind::End), seq, None, false);
            }
            return;
        }
        let players = row.game.chairs.iter().filter_map(Holder::as_player);
        for (n, player) in players.enumerate() {
            // A game has one notice of each kind in its own order.
            let topic = match n {
                0 => Topic::Course(id, NoticeKind::End),
                _ => Topic::Beside(id, NoticeKind::End),
            };
            self.put(topic, seq, Some(player), false);
        }
    }

    /// Adds the notice of a result for the channel of a game: a message of its own, or a line on
    /// the card of the day where the server keeps its channels quiet. There the result of a game
    /// that a contest paired stands in the contest's table alone. If one person played alone,
    /// or the game was called off, the challenge's message becomes the result.
    async fn tell_result(&mut self, row: &StoredGame, server: ServerId) -> Result<(), StoreError> {
        let id = row.game.id;
        let seq = row.game.seq();
        if !becomes_result(&row.game) {
            let settings = store::servers::settings_or_default(self.tx, server).await?;
            if !settings.lively {
                if store::fixtures::is_paired(self.tx, id).await? {
                    return Ok(());
                }
                let day = Day::of_moment(row.game.ended_at().unwrap_or(self.now));
                if let Some(channel) = settings.cards.or(row.place.channel) {
                    self.put(Topic::Results(channel, day, id), seq, None, true);
                }
                return Ok(());
            }
        }
        self.course(id, NoticeKind::Result, seq, None, true);
        Ok(())
    }

    /// Writes the notices of a game whose records went back to an earlier state: tells all its
    /// people once, and pings the player to move even if they were pinged about this turn. Does
    /// nothing for an exhibition.
    pub async fn tell_restored(
        &mut self,
        row: &StoredGame,
        mover: &PingedPerson,
    ) -> Result<(), StoreError> {
        if row.game.is_exhibition() {
            return Ok(());
        }
        let id = row.game.id;
        let board = row.game.board_seq();
        let player = row.game.player_to_move().and_then(Holder::as_player);
        let ring = match row.game.to_move().filter(|_| player.is_some()) {
            Some(chair) => self.ring_anew(row, chair, mover).await?,
            None => Ring::Never,
        };
        if let Ring::Now { direct: true, .. } = ring {
            self.put(Topic::Beside(id, NoticeKind::Nudge), board, player, false);
        }
        self.call_browsers(id, board, player, ring);
        let quiet = !matches!(ring, Ring::Now { mention: true, .. });
        self.course(id, NoticeKind::Restored, board, player, quiet);
        self.write().await
    }

    /// Adds the notices of a new board for the player to move. The computer opponent gets none,
    /// because its reply shares a notice with the move that it answers. In an exhibition its boards
    /// are posted for the watchers.
    async fn tell_turn(
        &mut self,
        row: &StoredGame,
        mover: &PingedPerson,
    ) -> Result<(), StoreError> {
        let id = row.game.id;
        let board = row.game.board_seq();
        match (row.game.to_move(), row.game.player_to_move()) {
            (Some(chair), Some(&Holder::Player(player))) => {
                // A player who has just taken their move back is looking at the game.
                let own =
                    row.game.events().last().is_some_and(|event| {
                        event.kind == EventKind::Takeback && event.chair == chair
                    });
                // If another player left meanwhile, or replaced their move at once, the turn is the
                // same, and a snoozed ping stays due at its time.
                let ring = if own || turn_was_pinged(self.tx, row, board).await? {
                    Ring::Never
                } else {
                    self.ring_for(row, chair, mover).await?
                };
                let ring = match (row.hosted_by(player), ring) {
                    // The host of a simul is called once to all boards that wait.
                    (Some(simul), Ring::Now { .. }) => {
                        if is_host_called(self.tx, (simul, player), id, self.now).await? {
                            self.put(Topic::Boards(simul), board, Some(player), false);
                        }
                        Ring::Never
                    }
                    (_, ring) => ring,
                };
                if let Ring::Now { direct: true, .. } = ring {
                    self.course(id, NoticeKind::Nudge, board, Some(player), false);
                }
                self.call_browsers(id, board, Some(player), ring);
                let quiet = !matches!(ring, Ring::Now { mention: true, .. });
                self.course(id, NoticeKind::Turn, board, Some(player), quiet);
                if row.game.is_begun_by_bots() {
                    self.lead_to_board(id, board);
                }
            }
            // The people of a channel vote below the board.
            (Some(_), Some(Holder::Channel { .. })) => {
                self.course(id, NoticeKind::Turn, board, None, true);
                if row.game.is_begun_by_bots() {
                    self.lead_to_board(id, board);
                }
            }
            (Some(_), Some(Holder::Bot { .. })) if row.game.is_exhibition() => {
                self.course(id, NoticeKind::Turn, board, None, true);
                if board == Seq::START {
                    self.lead_to_board(id, board);
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Adds the notice after which the challenge's message links to the first board, for a game
    /// that began without an answer.
    fn lead_to_board(&mut self, id: GameId, board: Seq) {
        self.course(id, NoticeKind::Answered, board, None, true);
    }

    /// Adds notices of the game's state for its followers who do not play in it. Those who follow
    /// only the end get one only then.
    async fn tell_followed(&mut self, row: &StoredGame) -> Result<(), StoreError> {
        let over = row.game.outcome().is_some();
        let topic = Topic::Follower(
            row.game.id,
            if over { NoticeKind::Followed } else { NoticeKind::Follow },
        );
        for one in store::followers::of_game(self.tx, row.game.id).await? {
            if (one.every || over) && row.game.chair_of(one.player).is_none() {
                self.put(topic, row.game.board_seq(), Some(one.player), false);
            }
        }
        Ok(())
    }

    /// Adds the pings of a reminder by another player, in the way that the player to move chose. If
    /// a ping is wanted only later, it is stored as a snooze. If none is wanted, nothing happens.
    async fn tell_reminder(
        &mut self,
        row: &StoredGame,
        seq: Seq,
        mover: &PingedPerson,
    ) -> Result<(), StoreError> {
        let Some(chair) = row.game.to_move() else { return Ok(()) };
        let ring = mover.reminder(row, chair, self.now);
        let ring = self.rung_anew(row, chair, ring).await?;
        let player = row.game.chairs[chair].as_player();
        if let Ring::Now { mention: true, .. } | Ring::Now { direct: true, .. } = ring {
            self.put(Topic::Beside(row.game.id, NoticeKind::Nudge), seq, player, false);
        }
        self.call_browsers(row.game.id, seq, player, ring);
        Ok(())
    }

    /// Returns how and when the holder of a chair is pinged once more about a turn. A later ping is
    /// stored as a snooze, unless one is stored already.
    async fn ring_anew(
        &mut self,
        row: &StoredGame,
        chair: Chair,
        person: &PingedPerson,
    ) -> Result<Ring, StoreError> {
        self.rung_anew(row, chair, person.ring(row, chair, self.now)).await
    }

    /// Returns the given ping. If it is due later, stores it as a snooze, unless one is stored
    /// already.
    async fn rung_anew(
        &mut self,
        row: &StoredGame,
        chair: Chair,
        ring: Ring,
    ) -> Result<Ring, StoreError> {
        if let (Ring::Later(at), None) = (ring, row.seats[chair].ring) {
            let ring = DueRing { at, snoozed: true };
            store::preferences::set_ring(self.tx, row.game.id, chair, Some(ring)).await?;
        }
        Ok(ring)
    }

    /// Adds the notices of an offer for the players who must answer it.
    async fn tell_offer(&mut self, row: &StoredGame) -> Result<(), StoreError> {
        let seq = row.game.seq();
        let asked: Vec<Chair> =
            row.game.chairs.chairs().filter(|&chair| row.game.must_answer(chair)).collect();
        let mut quiet = true;
        for &chair in &asked {
            let person = pings::person(self.tx, &row.game.chairs[chair]).await?;
            let ring = self.ring_for(row, chair, &person).await?;
            quiet &= !matches!(ring, Ring::Now { mention: true, .. });
            let player = row.game.chairs[chair].as_player();
            if let Ring::Now { direct: true, .. } = ring {
                // Several players may be asked, so this notice is outside the course of the game.
                self.put(Topic::Beside(row.game.id, NoticeKind::Nudge), seq, player, false);
            }
            self.call_browsers(row.game.id, seq, player, ring);
        }
        let one = asked.first().and_then(|&chair| row.game.chairs[chair].as_player());
        self.course(row.game.id, NoticeKind::Offer, seq, one, quiet);
        Ok(())
    }

    /// Returns the ping for the holder of a chair. A ping that is due later is stored, unless one
    /// is stored already.
    async fn ring_for(
        &mut self,
        row: &StoredGame,
        chair: Chair,
        person: &PingedPerson,
    ) -> Result<Ring, StoreError> {
        let ring = person.ring(row, chair, self.now);
        if let (Ring::Later(at), None) = (ring, row.seats[chair].ring) {
            store::preferences::set_ring(self.tx, row.game.id, chair, Some(pings::later(at)))
                .await?;
        }
        Ok(ring)
    }

    /// Adds a push message for a person's browsers, if the ping goes there. It is quiet if Discord
    /// pings, too.
    fn call_browsers(&mut self, game: GameId, seq: Seq, player: Option<PlayerId>, ring: Ring) {
        if let Ring::Now { mention, direct, browser: true } = ring {
            self.put(Topic::Browser(game, NoticeKind::Nudge), seq, player, mention || direct);
        }
    }
}
