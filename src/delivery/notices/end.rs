//! The last board of a game, and how it ended.

use murus_gallicus::rules::Entry;

use super::boards::{board_number, find_pingable, last_board, write_history};
use crate::delivery::letter::{About, Letter, find_places};
use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{self, DeliveryPlan};
use crate::game::{Cause, Chair, EventKind, Holder, Own, PerChair, Timestamp};
use crate::ids::{Posted, UserId};
use crate::service::people::blocks;
use crate::service::people::feats;
use crate::service::{Feat, Moderation};
use crate::show::pages::end::{self, Ending};
use crate::store::{self, Conn, PostedBoard, StoreError, StoredGame};

/// Posts the last board; pings the players who did not end the game.
#[derive(Debug)]
pub struct EndNotice {
    /// The game.
    pub game: Box<StoredGame>,
    /// The message that already shows the board, to be rewritten.
    pub over: Option<Posted>,
    /// The hints taken in each chair.
    pub hints: PerChair<i64>,
    /// True if the game changed ratings.
    pub counted: bool,
    /// The feat of the winner, if this win is one.
    pub feat: Option<Feat>,
    /// The last board posted; the notice covers what happened since.
    pub past: Option<PostedBoard>,
    /// The moderator's reason for ending it, if given.
    pub reason: Option<String>,
}

/// The last board of a game, with how it ended. There is always a letter.
pub async fn load_end(conn: &mut Conn, about: About<'_>) -> Result<Option<Letter>, StoreError> {
    let About { row, game: shown, now, .. } = about;
    let past = store::outbox::last_posted_board(conn, shown.game.id, row.seq).await?;
    // An exhibition has one board, which is edited.
    let exhibition = shown.game.is_exhibition();
    let message = past.map(|past| past.message);
    let over = message.filter(|_| exhibition);
    let before = message.filter(|_| !exhibition);
    let ping = news_to(conn, &shown, now).await?;
    let addresses = find_places(conn, &shown, ping.first().copied()).await?;
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
    let server = shown.place.server;
    let reason = match shown.game.find_event(row.seq).map(|event| &event.kind) {
        Some(EventKind::Stop) => {
            store::audits::find_reason(conn, shown.game.id, Moderation::End.word()).await?
        }
        _ => None,
    };
    let notice = EndNotice { game: shown, over, hints, counted, feat, past, reason };
    Ok(Some(Letter { ping, before, ..Letter::silent(notice, addresses, server) }))
}

/// The people to ping at the end: all but the player who ended the game and those who resigned.
/// Quiet hours, vacations and switched-off pings hold.
async fn news_to(
    conn: &mut Conn,
    shown: &StoredGame,
    now: Timestamp,
) -> Result<Vec<UserId>, StoreError> {
    let game = &shown.game;
    let by_itself =
        |kind: &EventKind| matches!(kind, EventKind::Timeout | EventKind::Cancel | EventKind::Stop);
    // The author of a plan that ended the game was not there; the player whose move triggered it
    // was.
    let own =
        game.events().iter().rev().find(|event| !matches!(event.cause, Cause::Own(Own::Plan, ..)));
    let last = own.filter(|event| !by_itself(&event.kind)).map(|event| event.chair);
    let resigned =
        |chair: &Chair| game.line().entries().contains(&Entry::Resign(game.seat_of(*chair)));
    let mut chairs = Vec::new();
    for chair in game.chairs.chairs().filter(|chair| Some(*chair) != last && !resigned(chair)) {
        // An end that a blocked person made asks nothing of anybody, so it is silent.
        let unheard = match last {
            Some(last) => blocks::is_blocking(conn, game, chair, last).await?,
            None => false,
        };
        chairs.extend(Some(chair).filter(|_| !unheard));
    }
    find_pingable(conn, shown, chairs.into_iter(), now).await
}

impl Notice for EndNotice {
    fn game(&self) -> Option<&StoredGame> {
        Some(&self.game)
    }

    fn tells_detour(&self) -> bool {
        true
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let view = &writing.view(&self.game);
        // The one board of an exhibition tells its last move.
        let since = match self.over {
            Some(_) => last_board(&self.game),
            None => board_number(self.past),
        };
        let ending = Ending {
            since,
            hints: &self.hints,
            counted: self.counted,
            feat: self.feat,
            reason: self.reason.as_deref(),
        };
        let page = end::end_page(view, &ending, writing.detour(), writing.ping());
        let page = writing.with_link(&self.game, page);
        let history = self.past.as_ref().map(|past| write_history(past, view));
        DeliveryPlan { history, ..plan::write(self.over, page, view.mark()) }
    }
}
