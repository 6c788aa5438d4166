//! Answers the command by which a channel plays.

use murus_engine::Level;
use murus_gallicus::{Seat, Variant};

use super::managing::{moderated_page, require_manager};
use crate::answers::challenge::{challenges, levels};
use crate::answers::play::target::{self, Which};
use crate::answers::{Answer, Request};
use crate::entered;
use crate::game::GameId;
use crate::ids::{ServerId, UserId};
use crate::service::challenge::voting::{self, ChannelRival, GuestChannel, VoteWish};
use crate::service::servers::moderation;
use crate::service::{Measure, Moderation, Refused};
use crate::show::pages::view::View;
use crate::show::pages::voting as voting_pages;

/// The longest name of a channel on Discord, in characters.
const NAME: usize = 100;

/// The game that a person asks for in which their channel plays, as they filled it in.
pub struct VoteEntered<'a> {
    /// The name of the channel; `None` if Discord did not send it.
    pub channel: Option<&'a str>,
    /// The opponent; `None` for Murus.
    pub opponent: Option<UserId>,
    /// The level of Murus.
    pub level: Option<&'a str>,
    /// True if a channel of another server is the opponent.
    pub elsewhere: bool,
    /// The code of such a channel.
    pub code: Option<&'a str>,
    /// The variant.
    pub variant: Option<&'a str>,
    /// The side of the channel; `None` for any.
    pub side: Option<Seat>,
    /// The length of a vote in hours.
    pub hours: Option<i64>,
    /// The person whose vote breaks ties.
    pub captain: Option<UserId>,
}

/// Proposes a game in which the channel of the command plays by vote. If a channel of another
/// server is to be the opponent, gives a code for it; with such a code, the game begins. Refuses
/// several opponents at once, people who are not in the server, a channel in which the bot cannot
/// post, and a game that is not allowed.
pub async fn begin_votes(request: &Request<'_>, entered: VoteEntered<'_>) -> Answer {
    request.check_limit(Measure::Challenge)?;
    let Some(server) = request.caller.server() else {
        return Err(request.refusal("contest-no-server"));
    };
    let level = levels::read_level(request, entered.level)?;
    let code = entered.code.filter(|code| !code.trim().is_empty());
    let other = entered.elsewhere || code.is_some();
    if other && (level.is_some() || entered.opponent.is_some()) {
        return Err(request.refusal("vote-one-opponent"));
    }
    if level.is_some() && entered.opponent.is_some() {
        return Err(request.refusal("idle-level"));
    }
    let variant = challenges::read_variant(request, entered.variant, Variant::STANDARD)?;
    let people: Vec<UserId> = entered.opponent.into_iter().chain(entered.captain).collect();
    challenges::refuse_strangers(request, server, &people).await?;
    challenges::can_post(request).await?;
    let name = entered.channel.and_then(|name| entered::clean_line(name, NAME)).unwrap_or_default();
    let name = if other { name_abroad(request, server, name).await } else { name };
    if let Some(code) = code {
        request.check_limit(Measure::Code)?;
        let guest = GuestChannel { name, captain: entered.captain, code: code.to_owned() };
        let begun = voting::accept_match(request.service, &request.caller, &guest).await;
        let begun = begun.map_err(|refused| challenges::tell_refusal(request, refused))?;
        return Ok(voting_pages::met_page(request.texts, &begun.challenge));
    }
    let wish = VoteWish {
        name,
        variant,
        side: entered.side,
        hours: entered.hours,
        captain: entered.captain,
    };
    if entered.elsewhere {
        let code = voting::offer_match(request.service, &request.caller, &wish).await;
        let code = code.map_err(|refused| challenges::tell_refusal(request, refused))?;
        return Ok(voting_pages::code_page(request.texts, &code));
    }
    let rival = match entered.opponent {
        Some(person) => ChannelRival::Person(person),
        None => ChannelRival::Level(level.map_or(Level::DEFAULT, |level| level.name).to_owned()),
    };
    let proposed = voting::propose_vote(request.service, &request.caller, &wish, &rival).await;
    challenges::proposal_answer(request, proposed)
}

/// Asks a manager whether to end a game in which a channel of the server votes. Refuses others, and
/// any other game.
pub async fn ask_to_end(request: &Request<'_>, game: GameId) -> Answer {
    require_manager(request)?;
    let found = target::find_game(request, Which::Pressed(game)).await?;
    Ok(voting_pages::end_page(&found.view()))
}

/// Ends a game in which a channel of the server votes. Refuses a caller who is no manager or plays
/// in the game, and any other game.
pub async fn end_vote_game(request: &Request<'_>, game: GameId) -> Answer {
    let server = require_manager(request)?;
    match moderation::end_vote_game(request.service, &request.caller, server, game).await {
        Ok(row) => {
            let names = request.fetch_names([&row]).await;
            let view = View::without_pictures(request.texts, &row, &names);
            Ok(moderated_page(&view, Moderation::End))
        }
        Err(Refused::Unknown) => Err(request.refusal("moderate-elsewhere")),
        Err(Refused::Game(row, refused)) => Err(request.game_refusal(&row, &refused)),
        Err(Refused::Failed(error)) => Err(error.into()),
    }
}

/// Returns the name of a channel followed by that of its server, by which people of another server
/// know it. Without the server's name if Discord does not tell it.
async fn name_abroad(request: &Request<'_>, server: ServerId, name: String) -> String {
    let Some(server) = request.discord.server_name(server).await else { return name };
    entered::clean_line(&format!("{name} ({server})"), NAME).unwrap_or(name)
}
