//! Opens web pages within Discord, as an Activity.

use std::time::Duration;

use tokio::time::timeout;

use crate::answers::Request;
use crate::game::GameId;
use crate::service::Measure;
use crate::service::site::launch;
use crate::show::custom_id::{ForPerson, Press};

/// The longest time to store what a person opens. Discord has to be answered within 3 s.
const PATIENCE: Duration = Duration::from_secs(1);

/// Returns true if Discord opens the web pages as the answer to this press. Then stores which game
/// is to be shown. False for other presses, without such pages, and for a person who asks too
/// often.
pub async fn is_launch(request: &Request<'_>, press: &Press) -> bool {
    match press {
        Press::Person { on, press: ForPerson::Launch } => begin_launch(request, on.game_id()).await,
        _ => false,
    }
}

/// Returns true if Discord opens the web pages as the answer to the caller. Then stores that this
/// game is to be shown, or else the caller's own games. False without such pages, and for a person
/// who asks too often.
pub async fn begin_launch(request: &Request<'_>, game: Option<GameId>) -> bool {
    let open = request.pages.is_some_and(|pages| pages.has_activity());
    if !open || request.check_limit(Measure::Anything).is_err() {
        return false;
    }
    // If it cannot be stored, the list of the person's games opens.
    let noted = launch::note_launch(request.service, &request.caller, game);
    if let Ok(Err(error)) = timeout(PATIENCE, noted).await {
        request.service.log_failure("launches", &error);
    }
    true
}
