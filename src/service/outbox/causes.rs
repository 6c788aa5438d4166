//! Writes the notices that a change causes: rows of the outbox, in the transaction of the change.

use super::pinged::turn_was_pinged;
use crate::game::{
    Browsers, Chair, Challenge, ChallengeState, ContestId, Day, EventKind, Game, GameId, Holder,
    Millis, PlayerId, Ring, Seq, SiegeId, Timestamp,
};
use crate::ids::ServerId;
use crate::service::Service;
use crate::service::keys::KeySource;
use crate::service::outbox::pings::{self, PingedPerson};
use crate::store::{
    self, DeskId, DueRing, Fresh, NoticeKind, ShowingId, StoreError, StoredGame, Topic, Transaction,
};

/// The time for which the notice of a declined challenge waits for the reason.
const EXCUSE_WAIT: Millis = Millis::from_mins(1);

/// Writes notices into the outbox, inside the transaction of the change that causes them.
pub(in crate::service) struct Outbox<'a> {
    tx: &'a mut Transaction,
    keys: &'a KeySource,
    now: Timestamp,
    rows: Vec<Fresh>,
}

/// Returns true if the challenge's message becomes the result of a game.
fn becomes_result(game: &Game) -> bool {
    game.is_called_off() || game.lone_player().is_some()
}

/// Creates the writer of a change's notices, which uses the transaction of the change.
pub(in crate::service) fn outbox<'a>(service: &'a Service, tx: &'a mut Transaction) -> Outbox<'a> {
    Outbox { tx, keys: &service.keys, now: service.clock.now(), rows: Vec::new() }
}

impl Outbox<'_> {
    /// Writes the notice of a challenge that was made, which pings the invited people. A rematch is
    /// offered in the thread of the game before it, and gets its message in the channel once it is
    /// accepted.
    pub async fn tell_proposed(&mut self, challenge: &Challenge) -> Result<(), StoreError> {
        let open = challenge.state == ChallengeState::Open;
        let kind = if open && self.is_offered_in_thread(challenge).await? {
            NoticeKind::Rematch
        } else {
            NoticeKind::Challenge
        };
        let invited: Vec<PlayerId> = challenge.invited_people().collect();
        self.course(challenge.id, kind, Seq::START, invited.first().copied(), false);
        // A challenge in direct messages gets one message, as a game there.
        if challenge.place.server.is_some() {
            for player in invited {
                self.call_to_challenge(challenge, player).await?;
            }
        }
        self.write().await
    }

    /// Adds the call of a challenge to the browsers of an invited person, if they want calls there:
    /// in quiet hours and on vacation for later. It is quiet if Discord pings them, too.
    async fn call_to_challenge(
        &mut self,
        challenge: &Challenge,
        player: PlayerId,
    ) -> Result<(), StoreError> {
        let person = pings::person(self.tx, &Holder::Player(player)).await?;
        let browsers = person.preferences.browsers;
        let due = match person.hears(self.now) {
            Ring::Now { .. } => self.now,
            // A call after the challenge has expired would never ring, so Discord pings at once.
            Ring::Later(at) if at >= challenge.expiry() => return Ok(()),
            Ring::Later(at) => at,
            Ring::Never => return Ok(()),
        };
        if browsers != Browsers::Silent {
            let topic = Topic::Browser(challenge.id, NoticeKind::Invite);
            let quiet = browsers == Browsers::Beside;
            self.put_at(due, topic, Seq::START, Some(player), quiet);
        }
        Ok(())
    }

    async fn is_offered_in_thread(&mut self, challenge: &Challenge) -> Result<bool, StoreError> {
        Ok(store::challenges::thread_before(self.tx, challenge.id).await?.is_some())
    }

    /// Adds the notices that update the messages of a challenge: in its channel, and in the thread
    /// of the game before if it is offered there.
    async fn tell_changed(
        &mut self,
        challenge: &Challenge,
        version: i64,
    ) -> Result<(), StoreError> {
        let seq = Seq(version as u32);
        // A call that waits for the end of quiet hours would hold up those of the game.
        if challenge.state != ChallengeState::Open {
            store::outbox::drop_invites(self.tx, challenge.id).await?;
        }
        if self.is_offered_in_thread(challenge).await? {
            if challenge.state == ChallengeState::Accepted {
                self.course(challenge.id, NoticeKind::Challenge, Seq::START, None, true);
            }
            self.course(challenge.id, NoticeKind::Rematch, seq, None, true);
        }
        self.course(challenge.id, NoticeKind::Answered, seq, None, true);
        Ok(())
    }

    /// Writes the notices of a challenge that was answered or changed: its messages are edited. An
    /// edit pings no one. So a declined challenge also gets a notice for its challenger, outside
    /// quiet hours and vacations, if they want pings.
    pub async fn tell_answered(
        &mut self,
        challenge: &Challenge,
        version: i64,
    ) -> Result<(), StoreError> {
        self.tell_changed(challenge, version).await?;
        if challenge.state == ChallengeState::Declined {
            let by = pings::person(self.tx, &Holder::Player(challenge.challenger)).await?;
            // The reason may come a little later.
            let wait = if challenge.excuse.is_some() { Millis::ZERO } else { EXCUSE_WAIT };
            let due = match by.hears(self.now) {
                Ring::Now { .. } => Some(self.now + wait),
                Ring::Later(at) => Some(at.max(self.now + wait)),
                Ring::Never => None,
            };
            if let Some(due) = due {
                let topic = Topic::Beside(challenge.id, NoticeKind::Declined);
                self.put_at(due, topic, Seq::START, Some(challenge.challenger), false);
            }
        }
        self.write().await
    }

    /// Writes the notices after the reason of a declined challenge came in: the challenge's message
    /// shows it. The notice for the challenger shows it too, if it is not delivered yet.
    pub async fn tell_excused(
        &mut self,
        challenge: &Challenge,
        version: i64,
    ) -> Result<(), StoreError> {
        self.tell_changed(challenge, version).await?;
        self.write().await
    }

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
                self.course(id, NoticeKind::End, seq, None, false);
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
        if before.pending_offer().is_some() && row.game.pending_offer().is_none() {
            self.course(id, NoticeKind::Settled, seq, None, true);
        }
        self.write().await
    }

    /// Adds the notice of a result for the channel of a game: a message of its own, or a line on
    /// the card of the day where the server keeps its channels quiet. If one person played alone,
    /// or the game was called off, the challenge's message becomes the result.
    async fn tell_result(&mut self, row: &StoredGame, server: ServerId) -> Result<(), StoreError> {
        let id = row.game.id;
        let seq = row.game.seq();
        if !becomes_result(&row.game) {
            let settings = store::servers::settings_or_default(self.tx, server).await?;
            if !settings.lively {
                let channel = settings.cards.unwrap_or(row.place.channel);
                let day = Day::of_moment(row.game.ended_at().unwrap_or(self.now));
                self.put(Topic::Results(channel, day, id), seq, None, true);
                return Ok(());
            }
        }
        self.course(id, NoticeKind::Result, seq, None, true);
        Ok(())
    }

    /// Writes the notice of the review of a lost game: the message of the end names the move that
    /// cost the game.
    pub async fn tell_costly(&mut self, row: &StoredGame) -> Result<(), StoreError> {
        self.course(row.game.id, NoticeKind::Costly, row.game.seq(), None, true);
        self.write().await
    }

    /// Writes the notice that posts a line with a way to the move, because people wrote much after
    /// a board. There is at most one for each board.
    pub async fn tell_prompt(&mut self, row: &StoredGame) -> Result<(), StoreError> {
        self.course(row.game.id, NoticeKind::Prompt, row.game.board_seq(), None, true);
        self.write().await
    }

    /// Writes the notice that archives the thread of a finished game.
    pub async fn tell_fold(&mut self, game: GameId) -> Result<(), StoreError> {
        self.put(Topic::Beside(game, NoticeKind::Fold), Seq::START, None, true);
        self.write().await
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

    /// Writes the notice that a person shares their lines in a game. An imported game causes none,
    /// since only its importer sees it.
    pub async fn tell_studied(&mut self, row: &StoredGame) -> Result<(), StoreError> {
        if row.game.is_brought_in() {
            return Ok(());
        }
        self.course(row.game.id, NoticeKind::Study, row.game.seq(), None, true);
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

    /// Writes a notice outside the course of a game, such as a reminder or a snoozed ping: on
    /// Discord, to the person's browsers, or both, as they chose.
    pub async fn tell_beside(
        &mut self,
        game: GameId,
        kind: NoticeKind,
        seq: Seq,
        recipient: Option<PlayerId>,
    ) -> Result<(), StoreError> {
        let browsers = match recipient {
            Some(player) => store::preferences::load_preferences(self.tx, player).await?.browsers,
            None => Browsers::Silent,
        };
        if browsers != Browsers::Instead {
            self.put(Topic::Beside(game, kind), seq, recipient, false);
        }
        if browsers != Browsers::Silent {
            let quiet = browsers == Browsers::Beside;
            self.put(Topic::Browser(game, kind), seq, recipient, quiet);
        }
        self.write().await
    }

    /// Adds a push message for a person's browsers, if the ping goes there. It is quiet if Discord
    /// pings, too.
    fn call_browsers(&mut self, game: GameId, seq: Seq, player: Option<PlayerId>, ring: Ring) {
        if let Ring::Now { mention, direct, browser: true } = ring {
            self.put(Topic::Browser(game, NoticeKind::Nudge), seq, player, mention || direct);
        }
    }

    /// Writes the notice by which Discord is asked whether a player is still in the server of a
    /// game. It waits for no other notice.
    pub async fn ask_presence(
        &mut self,
        game: GameId,
        seq: Seq,
        recipient: Option<PlayerId>,
    ) -> Result<(), StoreError> {
        self.put(Topic::Late(game, NoticeKind::Presence), seq, recipient, false);
        self.write().await
    }

    /// Writes the notice of a person's digest: all games in which it is their turn.
    pub async fn tell_digest(&mut self, player: PlayerId) -> Result<(), StoreError> {
        self.put(Topic::Digest(player), Seq::START, Some(player), false);
        self.write().await
    }

    /// Writes the notice that tries again, after a pause, to remove the buttons of the board before
    /// the one with this number.
    pub async fn tell_untidy(
        &mut self,
        game: GameId,
        seq: Seq,
        pause: Millis,
    ) -> Result<(), StoreError> {
        let topic = Topic::Late(game, NoticeKind::Tidy);
        self.put_at(self.now + pause, topic, seq, None, true);
        self.write().await
    }

    /// Writes the notice that removes the buttons of turns from the messages of a game that is
    /// over. Does nothing if no message still has such buttons.
    pub async fn tell_sweep(&mut self, game: GameId, seq: Seq) -> Result<(), StoreError> {
        if store::outbox::first_with_buttons(self.tx, game).await?.is_some() {
            self.put(Topic::Late(game, NoticeKind::Sweep), seq, None, true);
        }
        self.write().await
    }

    /// Writes the notice that edits a war desk.
    pub async fn tell_desk(&mut self, desk: DeskId) -> Result<(), StoreError> {
        self.put(Topic::Desk(desk), Seq::START, None, true);
        self.write().await
    }

    /// Writes the notice that posts the welcome message in a server.
    pub async fn welcome(&mut self, server: ServerId) -> Result<(), StoreError> {
        self.put(Topic::Welcome(server), Seq::START, None, true);
        self.write().await
    }

    /// Writes the notice that posts or edits the message of a siege: it begins, ends, or was tried
    /// by more people.
    pub async fn siege(&mut self, siege: SiegeId) -> Result<(), StoreError> {
        self.put(Topic::Siege(siege), Seq::START, None, true);
        self.write().await
    }

    /// Writes the notice that posts or edits the card of a week of sieges. The key is that of the
    /// last siege of the week.
    pub async fn siege_week(&mut self, siege: SiegeId) -> Result<(), StoreError> {
        self.put(Topic::SiegeWeek(siege), Seq::START, None, true);
        self.write().await
    }

    /// Writes the notice that posts or edits the card of a contest.
    pub async fn contest(&mut self, contest: ContestId) -> Result<(), StoreError> {
        self.put(Topic::Contest(contest), Seq::START, None, true);
        self.write().await
    }

    /// Writes the notice that posts a page that a person shows in a channel.
    pub async fn shown(&mut self, showing: ShowingId) -> Result<(), StoreError> {
        self.put(Topic::Shown(showing), Seq::START, None, true);
        self.write().await
    }

    /// Writes the notices that take these shown pages down, because the person who showed them has
    /// deleted their data.
    pub async fn unshown(&mut self, showings: &[ShowingId]) -> Result<(), StoreError> {
        for &showing in showings {
            self.put(Topic::Unshown(showing), Seq::START, None, true);
        }
        self.write().await
    }

    fn course(
        &mut self,
        game: GameId,
        kind: NoticeKind,
        seq: Seq,
        recipient: Option<PlayerId>,
        quiet: bool,
    ) {
        self.put(Topic::Course(game, kind), seq, recipient, quiet);
    }

    fn put(&mut self, topic: Topic, seq: Seq, recipient: Option<PlayerId>, quiet: bool) {
        self.put_at(self.now, topic, seq, recipient, quiet);
    }

    /// Adds a notice that is delivered at this time or later.
    fn put_at(
        &mut self,
        due: Timestamp,
        topic: Topic,
        seq: Seq,
        recipient: Option<PlayerId>,
        quiet: bool,
    ) {
        let id = self.keys.next(self.now);
        self.rows.push(Fresh { id, topic, seq, recipient, quiet, due });
    }

    /// Writes the collected rows into the outbox in one statement.
    async fn write(&mut self) -> Result<(), StoreError> {
        store::outbox::enqueue_rows(self.tx, &std::mem::take(&mut self.rows), self.now).await
    }
}
