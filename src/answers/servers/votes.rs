//! Answers the command by which a channel plays.

use murus_gallicus::engine::Level;
use murus_gallicus::rules::{Seat, Variant};

use crate::answers::challenge::{challenges, levels};
use crate::answers::{Answer, Request};
use crate::entered;
use crate::ids::UserId;
use crate::service::Measure;
use crate::service::challenge::voting::{ChannelRival, VoteWish, propose_vote};

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
    /// The variant.
    pub variant: Option<&'a str>,
    /// The side of the channel; `None` for any.
    pub side: Option<Seat>,
    /// The length of a vote in hours.
    pub hours: Option<i64>,
    /// The person whose vote breaks ties.
    pub captain: Option<UserId>,
}

/// Proposes a game in which the channel of the command plays by vote. Refuses a level beside a
/// person, people who are not in the server, a channel in which the bot cannot post, and a game
/// that is not allowed.
pub async fn begin_votes(request: &Request<'_>, entered: VoteEntered<'_>) -> Answer {
    request.check_limit(Measure::Challenge)?;
    let Some(server) = request.caller.server() else {
        return Err(request.refusal("contest-no-server"));
    };
    let level = levels::read_level(request, entered.level)?;
    if level.is_some() && entered.opponent.is_some() {
        return Err(request.refusal("idle-level"));
    }
    let variant = challenges::read_variant(request, entered.variant, Variant::STANDARD)?;
    let people: Vec<UserId> = entered.opponent.into_iter().chain(entered.captain).collect();
    challenges::refuse_strangers(request, server, &people).await?;
    challenges::can_post(request).await?;
    let name = entered.channel.and_then(|name| entered::clean_line(name, NAME));
    let wish = VoteWish {
        name: name.unwrap_or_default(),
        rival: match entered.opponent {
            Some(person) => ChannelRival::Person(person),
            None => {
                let level = level.map_or(Level::DEFAULT, |level| level.name);
                ChannelRival::Level(level.to_owned())
            }
        },
        variant,
        side: entered.side,
        hours: entered.hours,
        captain: entered.captain,
    };
    let proposed = propose_vote(request.service, &request.caller, &wish).await;
    challenges::proposal_answer(request, proposed)
}
