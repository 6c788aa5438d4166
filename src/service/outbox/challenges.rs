//! Chooses the notices of a challenge: that it was made, answered or changed.

use crate::game::{Browsers, Challenge, ChallengeState, Holder, Millis, PlayerId, Ring, Seq};
use crate::service::outbox::causes::Outbox;
use crate::service::outbox::pings;
use crate::store::{self, NoticeKind, StoreError, Topic};

/// The time for which the notice of a declined challenge waits for the reason.
const EXCUSE_WAIT: Millis = Millis::from_mins(1);

/// The time for which the line of a challenge without a game stays once its challenger knows how it
/// ended.
const LINE_STAYS: Millis = Millis::from_mins(10);

/// The time for which that line stays if it alone tells the challenger.
const NEWS_STAYS: Millis = Millis::from_days(1);

impl Outbox<'_> {
    /// Writes the notice of a challenge that was made, which pings the invited people. A rematch is
    /// offered in the thread of the game before it, and gets its message in the channel once it is
    /// accepted. In a quiet channel, the message of an open challenge loses its board once the
    /// challenge is no longer new.
    pub async fn tell_proposed(&mut self, challenge: &Challenge) -> Result<(), StoreError> {
        let open = challenge.state == ChallengeState::Open;
        let kind = if open && self.is_offered_in_thread(challenge).await? {
            NoticeKind::Rematch
        } else {
            NoticeKind::Challenge
        };
        let invited: Vec<PlayerId> = challenge.invited_people().collect();
        self.course(challenge.id, kind, Seq::START, invited.first().copied(), false);
        if open && kind == NoticeKind::Challenge && self.is_in_quiet_server(challenge).await? {
            let topic = Topic::Late(challenge.id, NoticeKind::Answered);
            self.put_at(challenge.new_until(), topic, Seq::START, None, true);
        }
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
        // Notices that wait for a later time would hold up those of the game in their lanes.
        if challenge.state != ChallengeState::Open {
            store::outbox::drop_while_open(self.tx, challenge.id).await?;
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
    /// quiet hours and vacations, if they want pings. The message of a challenge that ended without
    /// a game is deleted later, once the challenger is told, where channels are kept quiet.
    pub async fn tell_answered(
        &mut self,
        challenge: &Challenge,
        version: i64,
    ) -> Result<(), StoreError> {
        self.tell_changed(challenge, version).await?;
        match challenge.state {
            ChallengeState::Declined => {
                let told = self.tell_declined(challenge).await?;
                self.clear_line(challenge, if told { LINE_STAYS } else { NEWS_STAYS }).await?;
            }
            ChallengeState::Withdrawn => self.clear_line(challenge, LINE_STAYS).await?,
            ChallengeState::Expired => self.clear_line(challenge, NEWS_STAYS).await?,
            ChallengeState::Open | ChallengeState::Accepted => {}
        }
        self.write().await
    }

    /// Adds the notice that deletes the message of a challenge without a game after a time, if its
    /// server keeps channels quiet.
    async fn clear_line(&mut self, challenge: &Challenge, stays: Millis) -> Result<(), StoreError> {
        if self.is_in_quiet_server(challenge).await? {
            let topic = Topic::Beside(challenge.id, NoticeKind::Spent);
            self.put_at(self.now + stays, topic, Seq::START, None, true);
        }
        Ok(())
    }

    /// Returns true if a challenge was made in a server that keeps channels quiet.
    async fn is_in_quiet_server(&mut self, challenge: &Challenge) -> Result<bool, StoreError> {
        let Some(server) = challenge.place.server else { return Ok(false) };
        Ok(!store::servers::settings_or_default(self.tx, server).await?.lively)
    }

    /// Adds the notice that tells the challenger that a challenge was declined. Returns false if
    /// they want no pings.
    async fn tell_declined(&mut self, challenge: &Challenge) -> Result<bool, StoreError> {
        let by = pings::person(self.tx, &Holder::Player(challenge.challenger)).await?;
        // The reason may come a little later.
        let wait = if challenge.excuse.is_some() { Millis::ZERO } else { EXCUSE_WAIT };
        let due = match by.hears(self.now) {
            Ring::Now { .. } => self.now + wait,
            Ring::Later(at) => at.max(self.now + wait),
            Ring::Never => return Ok(false),
        };
        let topic = Topic::Beside(challenge.id, NoticeKind::Declined);
        self.put_at(due, topic, Seq::START, Some(challenge.challenger), false);
        Ok(true)
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
}
