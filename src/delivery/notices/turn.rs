//! The board of each turn, for the player to move.

use crate::delivery::plan;
use murus_gallicus::Reason;

use super::boards::{board_number, find_pingable, is_mover, last_board, write_history};
use crate::delivery::letter::{About, Letter, find_places, server_of_board};
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::DeliveryPlan;
use crate::game::{Event, EventKind, PlayerId, Seq};
use crate::ids::{Posted, ServerId, UserId};
use crate::service::outbox::pinged::{is_muted, is_put_off, turn_was_pinged};
use crate::service::play::ballots::{VoteNews, load_votes};
use crate::service::servers::pairings::{PairedGame, find_pairing};
use crate::show::custom_id::ForGame;
use crate::show::page::Page;
use crate::show::pages::news;
use crate::show::pages::paired;
use crate::show::pages::{board, thread};
use crate::store::{self, Address, Claimed, Conn, NoticeKind, PostedBoard, StoreError, StoredGame};

/// Posts the board for the player to move; pings that player, and players who newly left the game
/// by another way than resignation.
#[derive(Debug)]
pub struct TurnNotice {
    /// The game.
    pub game: Box<StoredGame>,
    /// The message of an exhibition's board, to be rewritten; `None` if a new message is posted.
    pub over: Option<Posted>,
    /// The last board posted, if any. The notice tells the moves since that board.
    pub past: Option<PostedBoard>,
    /// True if this is one of the first two boards that the player to move gets in any game. Such a
    /// board says how to move.
    pub guided: bool,
    /// The votes of a game in which a channel plays; `None` in other games.
    pub votes: Option<VoteNews>,
    /// The contest of the game, if this is the first board of the player to move.
    pub paired: Option<PairedGame>,
}

/// Loads the notice that posts the board for the player to move. `None` if the game is over or has
/// a newer board, or if the recipient is not to move.
pub async fn load_turn(conn: &mut Conn, about: About<'_>) -> Result<Option<Letter>, StoreError> {
    let About { row, game: shown, recipient, now } = about;
    if shown.game.is_exhibition() {
        return load_exhibition(conn, row, shown).await;
    }
    let game = &shown.game;
    if game.board_seq() != row.seq || game.outcome().is_some() || !is_mover(&shown, row.recipient) {
        return Ok(None);
    }
    let later = game.to_move().is_some_and(|chair| is_put_off(&shown, chair, now));
    let quiet = row.quiet || later || row.recipient.is_some_and(|player| is_muted(&shown, player));
    let quiet = quiet || turn_was_pinged(conn, &shown, row.seq).await?;
    let past = store::outbox::last_posted_board(conn, game.id, row.seq).await?;
    let mut ping: Vec<UserId> = recipient.into_iter().filter(|_| !quiet).collect();
    // Players who resigned know that they left, so they are not pinged.
    let gone = game
        .list_departures(board_number(past))
        .into_iter()
        .filter(|gone| gone.reason != Reason::Resignation);
    ping.extend(find_pingable(conn, &shown, gone.map(|gone| gone.chair), now).await?);
    let guided = is_guided(conn, &shown, row.recipient).await?;
    let addresses = find_places(conn, &shown, recipient).await?;
    let server = server_of_board(&shown);
    let votes = load_votes(conn, &shown.game).await?;
    let paired = find_pairing(conn, &shown).await?;
    let notice = TurnNotice { game: shown, over: None, past, guided, votes, paired };
    Ok(Some(Letter {
        ping,
        before: past.map(|past| past.message),
        ..Letter::silent(notice, addresses, server)
    }))
}

/// Loads the notice that shows the board of an exhibition, one message that is edited with every
/// ply. If the message exists, `None` for every row except the newest ply's, and once the game is
/// over. If it does not, the row posts it; `None` only if the game is over and no earlier try may
/// have posted it.
async fn load_exhibition(
    conn: &mut Conn,
    row: &Claimed,
    game: Box<StoredGame>,
) -> Result<Option<Letter>, StoreError> {
    let past = store::outbox::last_posted_board(conn, game.game.id, row.seq).await?;
    let over = past.map(|past| past.message);
    let stale = match over {
        Some(_) => game.game.board_seq() != row.seq || game.game.outcome().is_some(),
        // An earlier try may have posted it.
        None => game.game.outcome().is_some() && row.tries == 1,
    };
    if stale {
        return Ok(None);
    }
    let addresses = find_places(conn, &game, None).await?;
    let server = game.place.server;
    Ok(Some(Letter::silent(
        TurnNotice { game, over, past, guided: false, votes: None, paired: None },
        addresses,
        server,
    )))
}

/// The number of boards that say how to move: the first that a person gets.
const GUIDED: usize = 2;

/// Returns true if the board is among the first [`GUIDED`] that a person gets. False without a
/// player.
async fn is_guided(
    conn: &mut Conn,
    shown: &StoredGame,
    player: Option<PlayerId>,
) -> Result<bool, StoreError> {
    let Some(player) = player else { return Ok(false) };
    let own = |event: &&Event| {
        matches!(event.kind, EventKind::Move(_)) && shown.game.chair_of(player) == Some(event.chair)
    };
    let moved = shown.game.events().iter().filter(own).count();
    Ok(moved < GUIDED && store::statistics::has_few_boards(conn, player, GUIDED).await?)
}

impl Notice for TurnNotice {
    fn game(&self) -> Option<&StoredGame> {
        Some(&self.game)
    }

    fn servers(&self) -> Vec<ServerId> {
        self.paired.iter().filter_map(|paired| paired.board).map(|(server, _)| server).collect()
    }

    fn past_reader(&self) -> Option<PlayerId> {
        self.past.as_ref()?.reader
    }

    fn tells_detour(&self) -> bool {
        true
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let view = &writing.view(&self.game);
        let envelope = writing.envelope;
        let exhibition = self.game.game.is_exhibition();
        let since = self.since();
        let first = self.over.is_none() && (since == Seq::START || exhibition);
        // Sides are swapped once at most.
        let renames = match envelope.to {
            Some(Address::Thread(thread)) => {
                news::swap_line(view, since).map(|_| (thread, thread::thread_name(view)))
            }
            _ => None,
        };
        DeliveryPlan {
            leads: first.then_some(NoticeKind::Turn),
            renames,
            history: self
                .past
                .as_ref()
                .map(|past| write_history(past, &writing.past_view(&self.game))),
            // The challenge's message has the number of the first board in its custom ids. Only a
            // board has a button for more actions, so that button's id is the mark.
            ..plan::write(self.over, self.page(writing), view.press_id(ForGame::More))
        }
    }
}

impl TurnNotice {
    /// Returns the number of the board after which the message tells the moves.
    fn since(&self) -> Seq {
        // The one board of an exhibition tells its last move.
        let exhibition = self.game.game.is_exhibition();
        if exhibition { last_board(&self.game) } else { board_number(self.past) }
    }

    /// Returns the message.
    pub(super) fn page(&self, writing: &Writing<'_>) -> Page {
        let view = &writing.view(&self.game);
        let guide = self.guided.then(|| board::MoveGuide { link: writing.find_link(&self.game) });
        let links = guide.as_ref().is_some_and(|guide| guide.link.is_some());
        let (instead, ping) = (writing.detour(), writing.ping());
        let votes = self.votes.as_ref();
        let page = board::turn_page(view, self.since(), guide.as_ref(), instead, ping, votes);
        let content = match &self.paired {
            Some(game) => format!("{}\n{}", page.content, paired::pairing_line(view, game)),
            None => page.content,
        };
        let page = Page { content, ..page };
        // The explanation of how to move has the link.
        if links { page } else { writing.with_link(&self.game, page) }
    }
}
