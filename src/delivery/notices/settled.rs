//! The message of an offer or an absence, with its result.

use crate::delivery::letter::{About, Letter};
use crate::delivery::notice::{Notice, Writing, list_people};
use crate::delivery::plan::{DeliveryPlan, DeliveryStep};
use crate::game::Seq;
use crate::ids::{Posted, ServerId, UserId};
use crate::show::pages::offers;
use crate::show::pages::view::View;
use crate::store::{self, Conn, NoticeKind, StoreError, StoredGame};

/// Edits the message of an offer to show its result, or of an absence to show its end.
#[derive(Debug)]
pub struct SettledNotice {
    /// The game.
    pub game: Box<StoredGame>,
    /// The number of the event that the message tells of.
    pub seq: Seq,
    /// The message's channel and id.
    pub message: Posted,
    /// The other games in the same thread or channel that this message tells of.
    pub beside: Vec<StoredGame>,
}

/// Loads the notice that edits an offer's message to show its result. `None` if the offer was never
/// posted.
pub async fn load_settled(conn: &mut Conn, about: About<'_>) -> Result<Option<Letter>, StoreError> {
    let server = about.game.place.server;
    let game = about.game;
    let sent =
        store::outbox::last_sent(conn, game.game.id, [NoticeKind::Offer], about.row.seq).await?;
    let settled = |(seq, message)| SettledNotice { game, seq, message, beside: Vec::new() };
    Ok(sent.map(|sent| Letter::silent(settled(sent), Vec::new(), server)))
}

impl Notice for SettledNotice {
    fn game(&self) -> Option<&StoredGame> {
        Some(&self.game)
    }

    fn people(&self) -> Vec<(Option<ServerId>, Vec<UserId>)> {
        [&*self.game].into_iter().chain(&self.beside).map(list_people).collect()
    }

    fn write<'a>(&'a self, writing: &Writing<'_>) -> DeliveryPlan<'a> {
        let beside: Vec<View<'_>> = self.beside.iter().map(|row| writing.view(row)).collect();
        let page = offers::settled_page(&writing.view(&self.game), self.seq, &beside);
        DeliveryStep::Rewrite { at: self.message, page }.into()
    }
}
