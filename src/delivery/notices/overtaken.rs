//! The search for a posted message that is no longer true.

use crate::delivery::notice::{Notice, Writing};
use crate::delivery::plan::{DeliveryPlan, DeliveryStep};
use crate::game::{GameId, Seq};
use crate::show::custom_id::{ForGame, Mark};
use crate::store::NoticeKind;

/// Looks for a message that an earlier try may have posted and that is no longer true. Posts
/// nothing.
#[derive(Debug)]
pub struct OvertakenNotice {
    /// The game, or the challenge.
    pub game: GameId,
    /// The kind of the posted notice.
    pub kind: NoticeKind,
    /// The number of the event that the notice was about.
    pub seq: Seq,
}

impl Notice for OvertakenNotice {
    fn write<'a>(&'a self, _: &Writing<'_>) -> DeliveryPlan<'a> {
        let mark = match self.kind {
            NoticeKind::Challenge | NoticeKind::Rematch => Mark::challenge(self.game).to_string(),
            NoticeKind::Turn => Mark::game(self.game, self.seq).id(&ForGame::More),
            _ => Mark::game(self.game, self.seq).to_string(),
        };
        DeliveryStep::Find(mark).into()
    }
}
