//! The last board of a game, and how it ended.

use murus_gallicus::Entry;

use super::boards::{board_number, find_pingable, last_board, write_history};
use crate::delivery::letter::{About, Letter, find_places};
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{self, DeliveryPlan, DeliveryStep};
use crate::game::{Chair, EventKind, Holder, PerChair, PlayerId, Timestamp};
use crate::ids::{Posted, UserId};
use crate::service::people::blocks;
use crate::service::people::feats;
use crate::service::servers::losses::{self, ContestEnd, GameContest};
use crate::service::study::moments;
use crate::service::{Feat, Moderation};
use crate::show::page::Page;
use crate::show::pages::contest_loss;
use crate::show::pages::end::{self, Ending};
use crate::store::{self, Address, Conn, NoticeKind, PostedBoard, StoreError, StoredGame, Topic};

/// Posts the last board; pings the players who did not end the game.
#[derive(Debug)]
pub struct EndNotice {
    /// The game.
    pub game: Box<StoredGame>,
    /// The message of an exhibition's board, to be rewritten; `None` if a new message is posted.
    pub over: Option<Posted>,
    /// The number of hints taken in each chair.
    pub hints: PerChair<i64>,
    /// True if the game changed ratings.
    pub counted: bool,
    /// The feat that the winner achieved by this win, if any.
    pub feat: Option<Feat>,
    /// The last board posted, if any. The notice tells the events since that board.
    pub past: Option<PostedBoard>,
    /// The moderator's reason for ending the game, if given.
    pub reason: Option<String>,
    /// The index of the ply that cost a person the game against a bot level; `None` while no review
    /// names one.
    pub costly: Option<usize>,
    /// The meaning of the end in the contest of the game, if a person did not move or is out.
    pub counts: Option<ContestEnd>,
}

/// Edits the message of a game's end to name the move that cost the game.
#[derive(Debug)]
pub struct CostlyNotice {
    /// The notice of the end, with the ply to name.
    pub end: EndNotice,
    /// The message of the end, to be edited.
    pub at: Posted,
    /// The people whom the edited text names. It pings none of them.
    pub named: Vec<UserId>,
}

/// Loads the notice that posts the last board of a game and how the game ended, in the place of the
/// game or in the channel that came into it from another place. `None` for a notice to one player,
/// by direct message, who ended the game.
pub async fn load_end(conn: &mut Conn, about: About<'_>) -> Result<Option<Letter>, StoreError> {
    let hearers = list_hearers(conn, &about.game).await?;
    let contest = losses::load_game_contest(conn, &about.game).await?;
    let pinged = contest.list_pinged_elsewhere(&about.game);
    let unpinged = hearers.iter().copied().filter(|&chair| {
        !about.game.game.chairs[chair].as_player().is_some_and(|one| pinged.contains(&one))
    });
    let mut ping = find_pingable(conn, &about.game, unpinged, about.now).await?;
    let mut person = ping.first().copied();
    if about.row.recipient.is_some() {
        let hears = hearers.iter().any(|&chair| about.game.person(chair) == about.recipient);
        let Some(recipient) = about.recipient.filter(|_| hears) else { return Ok(None) };
        person = Some(recipient);
        ping.retain(|one| *one == recipient);
    }
    let guests = about.game.guest_voters();
    let guests = guests.filter(|_| matches!(about.row.topic, Topic::Beside(..)));
    let (addresses, server) = match guests {
        Some(guests) => (vec![Address::Channel(guests.channel)], Some(guests.server)),
        None => (find_places(conn, &about.game, person).await?, about.game.place.server),
    };
    let notice = load_notice(conn, about, &contest).await?;
    let before = notice.past.map(|past| past.message).filter(|_| notice.over.is_none());
    Ok(Some(Letter { ping, before, ..Letter::silent(notice, addresses, server) }))
}

/// Loads the edit that names the move that cost a person a game against a bot level. `None` if no
/// move did, if a running rated game bars the review, if the game is annulled, or if the message of
/// the end is not posted or is in a public channel.
pub async fn load_costly(conn: &mut Conn, about: About<'_>) -> Result<Option<Letter>, StoreError> {
    let shown = &about.game;
    let server = shown.place.server;
    let before = about.row.seq.next();
    let sent = store::outbox::last_sent(conn, shown.game.id, [NoticeKind::End], before).await?;
    let sent = sent.filter(|(_, at)| server.is_none() || shown.thread == Some(at.channel));
    let Some((_, at)) = sent.filter(|_| !shown.game.is_annulled()) else { return Ok(None) };
    let named = news_to(conn, shown, about.now).await?;
    let contest = losses::load_game_contest(conn, shown).await?;
    let end = load_notice(conn, about, &contest).await?;
    if end.costly.is_none() {
        return Ok(None);
    }
    Ok(Some(Letter::silent(CostlyNotice { end, at, named }, Vec::new(), server)))
}

async fn load_notice(
    conn: &mut Conn,
    about: About<'_>,
    contest: &GameContest,
) -> Result<EndNotice, StoreError> {
    let About { row, game: shown, now, .. } = about;
    let past = store::outbox::last_posted_board(conn, shown.game.id, row.seq).await?;
    // An exhibition has one board, which is edited.
    let over = past.map(|past| past.message).filter(|_| shown.game.is_exhibition());
    let taken = store::reviews::count_hints(conn, shown.game.id).await?;
    let of = |holder: &Holder| {
        taken
            .iter()
            .find(|(player, _)| holder.as_player() == Some(*player))
            .map_or(0, |&(_, count)| count)
    };
    let hints = shown.game.chairs.iter().map(of).collect();
    let counted = !store::ratings::of_game(conn, shown.game.id).await?.is_empty();
    let feat = feats::of_game(conn, &shown).await?;
    let costly = moments::find_costly_ply(conn, now, &shown).await?;
    let reason = match shown.game.find_event(row.seq).map(|event| &event.kind) {
        Some(EventKind::Stop) => {
            store::audits::find_reason(conn, shown.game.id, Moderation::End.word()).await?
        }
        _ => None,
    };
    let counts = contest.find_end(&shown);
    Ok(EndNotice { game: shown, over, hints, counted, feat, past, reason, costly, counts })
}

/// Returns the people to ping at the end: all but the player who ended the game and those who
/// resigned. Leaves out people who muted the game or block the player who ended it, and people in
/// quiet hours, on vacation, or with pings off or in a digest.
async fn news_to(
    conn: &mut Conn,
    shown: &StoredGame,
    now: Timestamp,
) -> Result<Vec<UserId>, StoreError> {
    let hearers = list_hearers(conn, shown).await?;
    find_pingable(conn, shown, hearers.into_iter(), now).await
}

/// Returns the chairs of those who learn of the end: all but the player who ended the game, those
/// who resigned, and people who block the player who ended it.
async fn list_hearers(conn: &mut Conn, shown: &StoredGame) -> Result<Vec<Chair>, StoreError> {
    let game = &shown.game;
    let by_itself =
        |kind: &EventKind| matches!(kind, EventKind::Timeout | EventKind::Cancel | EventKind::Stop);
    // If a planned move ended the game, its author was absent; the player whose move triggered it
    // was not.
    let own = game.events().iter().rev().find(|event| !event.is_planned());
    let last = own.filter(|event| !by_itself(&event.kind)).map(|event| event.chair);
    // Who left the contest of a game knows it.
    let last = last.or(game.withdrawn_chair());
    let resigned =
        |chair: &Chair| game.line().entries().contains(&Entry::Resign(game.seat_of(*chair)));
    let mut chairs = Vec::new();
    for chair in game.chairs.chairs().filter(|chair| Some(*chair) != last && !resigned(chair)) {
        // An end needs no answer, so a person is not pinged about one that a player they block
        // made.
        let unheard = match last {
            Some(last) => blocks::is_blocking(conn, game, chair, last).await?,
            None => false,
        };
        chairs.extend(Some(chair).filter(|_| !unheard));
    }
    Ok(chairs)
}

impl Notice for EndNotice {
    fn game(&self) -> Option<&StoredGame> {
        Some(&self.game)
    }

    fn past_reader(&self) -> Option<PlayerId> {
        self.past.as_ref()?.reader
    }

    fn tells_detour(&self) -> bool {
        true
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let view = &writing.view(&self.game);
        let channel = matches!(writing.envelope.to, Some(Address::Channel(_)));
        let public = channel && self.game.place.server.is_some();
        let page = self.page(writing, writing.ping(), public);
        // In direct messages Discord notifies of every message.
        let silent = self.game.place.channel.is_none() && page.ping.is_empty();
        let page = Page { silent: page.silent || silent, ..page };
        let past_view = || writing.past_view(&self.game);
        let history = self.past.as_ref().map(|past| write_history(past, &past_view()));
        DeliveryPlan { history, ..plan::write(self.over, page, view.mark()) }
    }
}

impl EndNotice {
    fn page(&self, writing: &Writing<'_>, named: Vec<UserId>, public: bool) -> Page {
        // The one board of an exhibition tells its last move.
        let since = match self.over {
            Some(_) => last_board(&self.game),
            None => board_number(self.past),
        };
        let loss = self.counts.as_ref();
        let loss = loss.and_then(|end| contest_loss::end_line(writing.texts, end));
        let ending = Ending {
            since,
            hints: &self.hints,
            counted: self.counted,
            feat: self.feat,
            reason: self.reason.as_deref(),
            public,
            costly: self.costly,
            loss: loss.as_deref(),
            linked: writing.find_link(&self.game).is_some(),
        };
        let view = writing.view(&self.game);
        let page = end::end_page(&view, &ending, writing.detour(), named);
        writing.with_link(&self.game, page)
    }
}

impl Notice for CostlyNotice {
    fn game(&self) -> Option<&StoredGame> {
        self.end.game()
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let page = self.end.page(writing, self.named.clone(), false);
        // An edit pings no one.
        let page = Page { ping: Vec::new(), ..page };
        DeliveryStep::Reword { at: self.at, page }.into()
    }
}
