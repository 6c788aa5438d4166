//! Challenges: made, answered, made again.

use std::time::Duration;

use futures::future::join_all;
use murus_gallicus::engine::Level;
use murus_gallicus::rules::{Reason, Seat, Variant, VariantError};
use tokio::time::timeout;

use crate::answers::challenge::membership;
use crate::answers::permissions::IN_CHANNEL;
use crate::answers::play::target;
use crate::answers::play::target::{SeatedGame, Which};
use crate::answers::{Answer, AnswerRefusal, Request};
use crate::entered;
use crate::game::{ChallengeReply, Excuse, Game, GameId, Holder, Place, Terms, TimeControl};
use crate::ids::{ServerId, UserId};
use crate::service;
use crate::service::{
    Caller, Measure, NotProposed, Proposal, ProposalReply, Proposed, Rival, Target, moves_until,
    whole_moves,
};
use crate::show::draft::Draft;
use crate::show::mention;
use crate::show::page::{Opens, Page};
use crate::show::pages::{challenge, draft, outcome, review::turning_point, view::name_holder};
use crate::store::{Address, StoredGame};
use crate::texts::variant;

/// The longest wait for Discord to say whether a person is in a server.
const PATIENCE: Duration = Duration::from_secs(2);

/// The longest name of a variant to look up, in characters.
const NAME: usize = 100;

/// The plies before its end from which a game continues that no single move turned.
const BEFORE_THE_END: usize = 6;

/// The variant that a person names, else the usual one. Refuses an unknown name.
pub fn read_variant(
    request: &Request<'_>,
    named: Option<&str>,
    usual: Variant,
) -> Result<Variant, AnswerRefusal> {
    let read =
        |text| variant::read(request.texts, &entered::clean_line(text, NAME).unwrap_or_default());
    check_variant(request, named.map_or(Ok(usual), read))
}

/// A variant that can be played. Refuses one that cannot.
pub fn check_variant(
    request: &Request<'_>,
    variant: Result<Variant, VariantError>,
) -> Result<Variant, AnswerRefusal> {
    variant.map_err(|error| {
        AnswerRefusal::page(Page::text(variant::variant_refusal(request.texts, &error)))
    })
}

/// The opponent's level that a person names, else the usual one. Refuses an unknown name.
pub fn read_level(
    request: &Request<'_>,
    named: Option<&str>,
) -> Result<&'static str, AnswerRefusal> {
    let level = variant::find_level(request.texts, named.unwrap_or(Level::DEFAULT));
    level.map(|level| level.name).ok_or_else(|| request.refusal("level-unknown"))
}

/// Challenges a person, where others can see it.
pub async fn challenge_openly(request: &Request<'_>, proposal: &Proposal) -> Answer {
    match proposal.target {
        Target::People(_) if request.caller.server().is_none() => {
            Err(request.refusal("propose-private"))
        }
        _ => propose_game(request, proposal).await,
    }
}

/// A draft of a challenge to these people, with the usual settings of the server.
pub async fn draft_for(request: &Request<'_>, people: Vec<UserId>) -> Answer {
    if request.caller.server().is_none() {
        return Err(request.refusal("propose-private"));
    }
    if people.contains(&request.caller.discord) {
        return Err(request.refusal("propose-oneself"));
    }
    let settings = request.server_settings().await?;
    let variant = settings.variant.unwrap_or(Variant::STANDARD);
    let time = settings.time.unwrap_or(TimeControl::USUAL);
    show_draft(request, &Draft { variant, time, rated: true, people }.for_variant(variant))
}

/// A challenge that is being put together.
pub fn show_draft(request: &Request<'_>, draft: &Draft) -> Answer {
    Ok(draft::draft_page(request.texts, draft))
}

/// Posts a challenge that was put together.
pub async fn send_draft(request: &Request<'_>, draft: Draft) -> Answer {
    let terms = draft.terms();
    let target =
        if draft.people.is_empty() { Target::Anyone } else { Target::People(draft.people) };
    challenge_openly(
        request,
        &Proposal { target, side: None, terms, given: Vec::new(), note: None },
    )
    .await
}

/// Proposes a game.
pub async fn propose_game(request: &Request<'_>, proposal: &Proposal) -> Answer {
    propose_as(request, request.caller.clone(), proposal).await
}

/// Proposes a game where this caller is.
async fn propose_as(request: &Request<'_>, caller: Caller, proposal: &Proposal) -> Answer {
    can_post(request).await?;
    request.check_limit(Measure::Challenge)?;
    if let (Target::People(people), Some(server)) = (&proposal.target, caller.server()) {
        refuse_strangers(request, server, people).await?;
    }
    let home = home_of(request, caller).await?;
    proposal_answer(
        request,
        service::challenge::proposal::propose_game(request.service, &home, proposal).await,
    )
}

/// Refuses people of whom Discord says in time that they are not in a server: they could not
/// answer.
async fn refuse_strangers(
    request: &Request<'_>,
    server: ServerId,
    people: &[UserId],
) -> Result<(), AnswerRefusal> {
    let asked = people.iter().map(|&person| timeout(PATIENCE, request.is_member(server, person)));
    for (&person, is_here) in people.iter().zip(join_all(asked).await) {
        if matches!(is_here, Ok(Ok(false))) {
            let args = [("who", mention::mention_person(person).into())];
            return Err(AnswerRefusal::page(Page::text(
                request.texts.say_with("propose-not-here", args),
            )));
        }
    }
    Ok(())
}

/// Challenges the other side of a game again, or the next level.
pub async fn offer_rematch(request: &Request<'_>, game: GameId, rival: Rival) -> Answer {
    let found = target::find_game(request, Which::Pressed(game)).await?;
    request.check_limit(Measure::Challenge)?;
    let game = found.game().id;
    proposal_answer(
        request,
        service::challenge::again::propose_rematch(request.service, &request.caller, game, rival)
            .await,
    )
}

/// Continues from a position of another game: against these, else against Murus at its level there;
/// from the given ply, else the best one to replay.
pub async fn go_on(
    request: &Request<'_>,
    which: Which<'_>,
    ply: Option<usize>,
    target: Option<Target>,
    side: Option<Seat>,
) -> Answer {
    let found = target::find_game(request, which).await?;
    if found.game().outcome().is_none() {
        // Else a hint there would be one here.
        return Err(request.refusal("continue-running"));
    }
    let ply = match ply {
        Some(ply) => ply,
        None => worth_going_on(request, &found.row).await?,
    };
    let Some(proposal) = from_here(&found, ply, target, side) else {
        return Err(request.refusal("continue-not-there"));
    };
    let people = found.game().chairs.iter().filter(|holder| holder.as_player().is_some()).count();
    let caller = membership::at_their_table(request, &found.row).await?;
    match (&proposal.target, caller.parent) {
        // The thread of several people is no place for the game of one.
        (Target::Bot(_), Some(parent)) if people > 1 => {
            let place =
                caller.place.map(|place| Place { channel: parent, threadless: false, ..place });
            propose_as(request, Caller { place, parent: None, ..caller }, &proposal).await
        }
        (Target::Bot(_), _) => propose_as(request, caller, &proposal).await,
        _ => challenge_openly(request, &proposal).await,
    }
}

/// The best ply to continue a game from: before the turning point of its review, else some plies
/// before the end. A cancelled game continues at its end, one of several players while all are in.
async fn worth_going_on(request: &Request<'_>, row: &StoredGame) -> Result<usize, AnswerRefusal> {
    let line = row.game.line();
    let plies = row.game.line().plies();
    let review =
        service::study::review::load_stored(request.service, Some(request.caller.discord), row)
            .await?;
    let turned = review.and_then(|review| turning_point(line, &review));
    let stopped = line.outcome().is_some_and(|end| end.reason == Reason::Cancelled);
    let ply = turned.unwrap_or(if stopped { plies } else { plies.saturating_sub(BEFORE_THE_END) });
    Ok(ply.min(whole_moves(&row.game).map_or(ply, |moves| moves.len())))
}

/// Lets our opponent take a free seat of a challenge: the same for each delivery of the press.
pub async fn fill_seat(request: &Request<'_>, challenge: GameId) -> Answer {
    let seed = request.caller.cause.parse().unwrap_or_default();
    answer_challenge(
        request,
        challenge,
        ChallengeReply::Fill(Holder::Bot { level: Level::DEFAULT.to_owned(), seed }),
    )
    .await
}

/// Declines a challenge, for the reason of this word or without one. Who declined it already says
/// why.
pub async fn decline_challenge(request: &Request<'_>, id: GameId, why: &str) -> Answer {
    answer_challenge(request, id, ChallengeReply::Decline(Excuse::from_word(why))).await
}

/// Answers a challenge.
pub async fn answer_challenge(request: &Request<'_>, id: GameId, reply: ChallengeReply) -> Answer {
    let answered = service::challenge::proposal::answer_challenge(
        request.service,
        &request.caller,
        id,
        &reply,
    )
    .await?;
    answered_page(request, id, &reply, answered).await
}

async fn answered_page(
    request: &Request<'_>,
    id: GameId,
    reply: &ChallengeReply,
    answered: ProposalReply,
) -> Answer {
    let refusal = match answered {
        ProposalReply::Unknown => return Err(request.refusal("challenge-unknown")),
        ProposalReply::Done(challenge, game) => {
            let begun = match game {
                Some(game) => Some(
                    service::play::find::find_board_channel(request.service.db(), &game).await?,
                ),
                None => None,
            };
            if *reply == ChallengeReply::Decline(None) && !challenge.gathers_players() {
                return Ok(challenge::excuse_page(request.texts, &challenge));
            }
            return Ok(outcome::challenge_answered(request.texts, reply, &challenge, begun));
        }
        ProposalReply::Refused(refusal) => refusal,
    };
    let challenger = match service::play::find::find_challenge(request.service.db(), id).await? {
        Some(challenge) => {
            let holder = Holder::Player(challenge.challenger);
            name_holder(
                request.texts,
                &holder,
                service::play::find::find_discord_id(request.service.db(), challenge.challenger)
                    .await?,
            )
        }
        None => String::new(),
    };
    Err(AnswerRefusal::page(outcome::answer_refused(request.texts, &refusal, challenger)))
}

fn proposal_answer(request: &Request<'_>, proposed: Result<Proposed, NotProposed>) -> Answer {
    match proposed {
        Ok(proposed) => {
            let opens = proposed.game.as_ref().map(|row| Opens::Game(row.game.id));
            let page =
                outcome::challenge_posted(request.texts, &proposed, request.caller.channel());
            Ok(Page { opens, ..page })
        }
        Err(NotProposed::Failed(error)) => Err(error.into()),
        Err(NotProposed::Refused(refusal)) => {
            Err(AnswerRefusal::page(outcome::challenge_refused(request.texts, &refusal)))
        }
    }
}

/// Names the permissions that the bot lacks to post in a server's channel; a channel from which
/// something comes can be reached again.
pub async fn can_post(request: &Request<'_>) -> Result<(), AnswerRefusal> {
    if request.caller.server().is_none() || request.origin.permissions.is_none() {
        return Ok(());
    }
    if let Some(names) = request.name_missing(IN_CHANNEL) {
        let text = request.texts.say_with("permissions-missing", [("names", names.into())]);
        return Err(AnswerRefusal::page(Page::text(text)));
    }
    let Some(channel) = request.caller.channel() else { return Ok(()) };
    Ok(service::delivery::ways::note_way_opened(request.service, Address::Channel(channel)).await?)
}

/// The person, in a place where we can post: where we are only brought along a game continues in
/// direct messages.
pub async fn at_home(request: &Request<'_>) -> Result<Caller, AnswerRefusal> {
    home_of(request, request.caller.clone()).await
}

async fn home_of(request: &Request<'_>, mut caller: Caller) -> Result<Caller, AnswerRefusal> {
    if caller.server().is_none() && !request.origin.direct {
        let known =
            service::play::find::find_direct_channel(request.service.db(), caller.discord).await?;
        let channel = match known {
            Some(known) => known,
            None => {
                let opened = request.discord.open_direct_channel(caller.discord).await?;
                service::play::find::set_direct(request.service, caller.discord, opened).await?;
                opened
            }
        };
        let threadless = caller.place.is_some_and(|place| place.threadless);
        caller.place = Some(Place { channel, server: None, threadless });
    }
    Ok(caller)
}

/// A proposal to continue a game from a ply, or `None` if that is impossible. A player of that game
/// keeps their side; others get the side to move.
fn from_here(
    found: &SeatedGame,
    ply: usize,
    target: Option<Target>,
    side: Option<Seat>,
) -> Option<Proposal> {
    let game = found.game();
    let line = found.game().line();
    let given = moves_until(game, ply)?;
    let own = found.chair.map(|chair| game.seat_of(chair));
    let side = side.or(own).unwrap_or_else(|| line.before(given.len()).position().to_move());
    let target = target.unwrap_or_else(|| Target::Bot(played_at(game).to_owned()));
    let usual = Terms::usual_for(game.variant());
    let time = if matches!(target, Target::Bot(_)) { TimeControl::None } else { usual.time };
    let terms = Terms { rated: false, time, ..usual };
    Some(Proposal { target, side: Some(side), terms, given, note: None })
}

/// The level at which Murus played a game, else the usual one.
fn played_at(game: &Game) -> &str {
    let levels = game.chairs.iter().filter_map(|holder| match holder {
        Holder::Bot { level, .. } => Some(level.as_str()),
        Holder::Player(_) | Holder::Nobody => None,
    });
    levels.into_iter().next().unwrap_or(Level::DEFAULT)
}
