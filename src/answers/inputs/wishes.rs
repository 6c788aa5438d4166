//! Begins acts that people ask for before they say in which of their games.

use crate::answers::people::settings;
use crate::answers::play::acts;
use crate::answers::play::target;
use crate::answers::play::target::Which;
use crate::answers::{Answer, Request};
use crate::service::WishedAct;

/// Begins an act in a game of the person, as its command does.
pub async fn ask_wished(request: &Request<'_>, act: WishedAct, which: Which<'_>) -> Answer {
    match act {
        WishedAct::Draw => acts::ask_draw(request, which).await,
        WishedAct::TakeBack => acts::take_back(request, which, None).await,
        WishedAct::Resign => acts::ask_resign(request, which).await,
        WishedAct::Abort => acts::ask_abort(request, which).await,
        WishedAct::Mute => {
            settings::mute_game(request, &target::find_own(request, which).await?, None).await
        }
    }
}
