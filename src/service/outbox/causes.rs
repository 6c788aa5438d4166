//! Writes the notices that a change causes: rows of the outbox, in the transaction of the change.
//! `challenges` and `games` choose those of a challenge and of the events of a game.

use crate::game::{
    Browsers, ContestId, Day, GameId, Millis, PlayerId, Seq, SiegeId, Team, Timestamp,
};
use crate::ids::ServerId;
use crate::service::Service;
use crate::service::keys::KeySource;
use crate::store::contest_acts::ContestActId;
use crate::store::{
    self, DeskId, Fresh, NoticeKind, ShowingId, StoreError, StoredGame, Topic, Transaction,
};

/// Writes notices into the outbox, inside the transaction of the change that causes them.
pub(in crate::service) struct Outbox<'a> {
    pub(super) tx: &'a mut Transaction,
    keys: &'a KeySource,
    pub(super) now: Timestamp,
    rows: Vec<Fresh>,
}

/// Creates the writer of a change's notices, which uses the transaction of the change.
pub(in crate::service) fn outbox<'a>(service: &'a Service, tx: &'a mut Transaction) -> Outbox<'a> {
    Outbox { tx, keys: &service.keys, now: service.clock.now(), rows: Vec::new() }
}

impl Outbox<'_> {
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

    /// Writes the notice that edits the message of the vote about a board.
    pub async fn tell_ballot(&mut self, game: GameId, board: Seq) -> Result<(), StoreError> {
        self.put(Topic::Beside(game, NoticeKind::Ballot), board, None, true);
        self.write().await
    }

    /// Writes the notices that archive the thread of a finished game, and delete the message of its
    /// challenge where the card of the day tells the result.
    pub async fn tell_fold(&mut self, game: GameId) -> Result<(), StoreError> {
        for kind in [NoticeKind::Fold, NoticeKind::Spent] {
            self.put(Topic::Beside(game, kind), Seq::START, None, true);
        }
        self.write().await
    }

    /// Writes the notice that deletes the message of a challenge whose game has its thread now, if
    /// a contest paired the game. Does nothing for other games.
    pub async fn tell_threaded(&mut self, game: GameId) -> Result<(), StoreError> {
        if store::fixtures::contest_of(self.tx, game).await?.is_some() {
            self.put(Topic::Beside(game, NoticeKind::Spent), Seq::START, None, true);
        }
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

    /// Writes the notice that posts the weekly card of a server, for the week that ends on this
    /// Monday. There is one for each week.
    pub async fn acta(&mut self, server: ServerId, monday: Day) -> Result<(), StoreError> {
        self.put(Topic::Acta(server, monday), Seq::START, None, true);
        self.write().await
    }

    /// Writes the notice that posts, edits or deletes the message of a siege: it begins, ends, or
    /// was tried by more people.
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
        self.put_card(contest).await?;
        self.write().await
    }

    /// Adds the notices that post or edit the card of a contest, in both servers of a team match.
    async fn put_card(&mut self, contest: ContestId) -> Result<(), StoreError> {
        self.put(Topic::Contest(contest), Seq::START, None, true);
        if store::teams::has_guest(self.tx, contest).await? {
            self.put(Topic::GuestCard(contest), Seq::START, None, true);
        }
        Ok(())
    }

    /// Adds the notice that edits or deletes the messages beside the card of a contest that are no
    /// longer true. Does nothing if there is no such message.
    pub(super) async fn put_contest_tidy(&mut self, contest: ContestId) -> Result<(), StoreError> {
        if store::outbox::has_beside_card(self.tx, contest).await? {
            self.put(Topic::ContestTidy(contest), Seq::START, None, true);
        }
        Ok(())
    }

    /// Writes the notice that edits or deletes the messages beside the card of a contest that are
    /// no longer true. Does nothing if there is no such message.
    pub async fn contest_tidy(&mut self, contest: ContestId) -> Result<(), StoreError> {
        self.put_contest_tidy(contest).await?;
        self.write().await
    }

    /// Writes the notice that deletes the earlier calls of a simul's host. Does nothing if the last
    /// one is the only one.
    pub async fn tidy_calls(&mut self, simul: ContestId) -> Result<(), StoreError> {
        let posted = store::outbox::list_beside_card(self.tx, simul).await?;
        let calls = posted.iter().filter(|one| one.topic == Topic::Boards(simul));
        if calls.count() > 1 {
            self.put(Topic::ContestTidy(simul), Seq::START, None, true);
        }
        self.write().await
    }

    /// Writes the notice that announces the start of a contest in the server's list of events.
    pub async fn announce_contest(&mut self, contest: ContestId) -> Result<(), StoreError> {
        self.put(Topic::Calendar(contest), Seq::START, None, true);
        self.write().await
    }

    /// Writes the notice after which the server's list of events says of a contest what is true.
    /// Does nothing if the list cannot have an entry of the contest.
    pub async fn update_calendar(&mut self, contest: ContestId) -> Result<(), StoreError> {
        let topic = Topic::Calendar(contest);
        let known = store::calendar::find_entry(self.tx, contest).await?.is_some();
        // An entry may be about to be made.
        if known || store::outbox::is_awaited(self.tx, topic).await? {
            self.put(topic, Seq::START, None, true);
        }
        self.write().await
    }

    /// Writes the notices after which the card of a contest shows its end, and no message beside it
    /// is left.
    pub async fn contest_over(&mut self, contest: ContestId) -> Result<(), StoreError> {
        self.put_card(contest).await?;
        self.update_calendar(contest).await?;
        self.contest_tidy(contest).await?;
        // A notice deletes one message, and there may be one in each server.
        match store::teams::has_guest(self.tx, contest).await? {
            true => self.contest_tidy(contest).await,
            false => Ok(()),
        }
    }

    /// Writes the notices that tell the channels of a contest how it ended.
    pub async fn contest_end(&mut self, contest: ContestId) -> Result<(), StoreError> {
        self.put(Topic::ContestEnd(contest), Seq::START, None, true);
        if store::teams::has_guest(self.tx, contest).await? {
            self.put(Topic::GuestEnd(contest), Seq::START, None, true);
        }
        self.write().await
    }

    /// Writes the notices that tell the people of a contest that it has begun.
    pub async fn season(&mut self, contest: ContestId) -> Result<(), StoreError> {
        self.put(Topic::Season(contest), Seq::START, None, false);
        if store::teams::has_guest(self.tx, contest).await? {
            self.put(Topic::GuestSeason(contest), Seq::START, None, false);
        }
        self.write().await
    }

    /// Writes the notice that tells people what a manager did in a contest. In a team match it goes
    /// to the server of this team.
    pub async fn contest_act(&mut self, act: ContestActId, team: Team) -> Result<(), StoreError> {
        let topic = match team {
            Team::Home => Topic::ContestAct(act),
            Team::Guest => Topic::GuestAct(act),
        };
        self.put(topic, Seq::START, None, false);
        self.write().await
    }

    /// Writes the notice that calls a player to their turn, again or because little time is left,
    /// as `kind` says. The host of a simul is called to all boards that wait.
    pub async fn call_again(
        &mut self,
        row: &StoredGame,
        kind: NoticeKind,
        seq: Seq,
        player: Option<PlayerId>,
    ) -> Result<(), StoreError> {
        match player.and_then(|player| row.hosted_by(player)) {
            Some(simul) => {
                self.put(Topic::Boards(simul), seq, player, false);
                self.write().await
            }
            None => self.tell_beside(row.game.id, kind, seq, player).await,
        }
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

    /// Adds a notice in the order of its game or challenge.
    pub(super) fn course(
        &mut self,
        game: GameId,
        kind: NoticeKind,
        seq: Seq,
        recipient: Option<PlayerId>,
        quiet: bool,
    ) {
        self.put(Topic::Course(game, kind), seq, recipient, quiet);
    }

    /// Adds a notice that is delivered at once.
    pub(super) fn put(&mut self, topic: Topic, seq: Seq, recipient: Option<PlayerId>, quiet: bool) {
        self.put_at(self.now, topic, seq, recipient, quiet);
    }

    /// Adds a notice that is delivered at this time or later.
    pub(super) fn put_at(
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
    pub(super) async fn write(&mut self) -> Result<(), StoreError> {
        store::outbox::enqueue_rows(self.tx, &std::mem::take(&mut self.rows), self.now).await
    }
}
