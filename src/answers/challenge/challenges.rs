//! Proposes games and challenges, answers them, and offers rematches.

use std::time::Duration;

use futures::future::join_all;
use murus_engine::{LEVELS, Level};
use murus_gallicus::{Line, Reason, Seat, Variant, VariantError};
use tokio::time::timeout;

use crate::answers::challenge::{levels, membership};
use crate::answers::permissions::IN_CHANNEL;
use crate::answers::play::target;
use crate::answers::play::target::{SeatedGame, Which};
use crate::answers::{Answer, AnswerError, AnswerRefusal, Request};
use crate::entered;
use crate::game::{ChallengeReply, ChallengeState, Excuse, Game, GameId, Holder, Place, Terms};
use crate::ids::{ChannelId, ServerId, UserId};
use crate::service;
use crate::service::delivery::ways::{WayState, find_way_state};
use crate::service::turning_point;
use crate::service::{
    Caller, Measure, NotProposed, Proposal, ProposalRefusal, ProposalReply, Proposed, Rival,
    Target, moves_until, whole_moves,
};
use crate::show::custom_id::{At, ForChallenge, ForGame, ForStart, Mark, ViewedPly};
use crate::show::draft::Bout;
use crate::show::mention;
use crate::show::page::{Opens, Page};
use crate::show::pages::{challenge, outcome, view::name_holder};
use crate::store::{Address, StoredGame};
use crate::texts::variant;

/// The longest wait for Discord to say whether a person is in a server.
const PATIENCE: Duration = Duration::from_secs(2);

/// The longest name of a variant to look up, in characters.
const NAME: usize = 100;

/// If no single move turned a game, it is replayed from this number of plies before its end.
const BEFORE_THE_END: usize = 6;

/// Returns the variant that a person names, or `usual` without a name. Refuses an unknown name.
pub fn read_variant(
    request: &Request<'_>,
    named: Option<&str>,
    usual: Variant,
) -> Result<Variant, AnswerRefusal> {
    let read =
        |text| variant::read(request.texts, &entered::clean_line(text, NAME).unwrap_or_default());
    check_variant(request, named.map_or(Ok(usual), read))
}

/// Returns a variant that can be played, or the refusal that explains why it cannot.
pub fn check_variant(
    request: &Request<'_>,
    variant: Result<Variant, VariantError>,
) -> Result<Variant, AnswerRefusal> {
    variant.map_err(|error| {
        AnswerRefusal::page(Page::text(variant::variant_refusal(request.texts, &error)))
    })
}

/// Proposes a game. Refuses a challenge to people outside of servers, where they could not see it,
/// and otherwise as [`propose_game`] does.
pub async fn challenge_openly(request: &Request<'_>, proposal: &Proposal) -> Answer {
    match proposal.target {
        Target::People(_) if request.caller.server().is_none() => {
            Err(request.refusal("propose-private"))
        }
        _ => propose_game(request, proposal).await,
    }
}

/// Asks at which level to play Murus in this variant, on this side. Refuses a side that the variant
/// does not have, and a caller who may not begin a game.
pub async fn ask_for_bout(request: &Request<'_>, variant: Variant, side: Option<Seat>) -> Answer {
    if let Some(seat) = side.filter(|seat| seat.index() >= variant.board().seats) {
        return Err(tell_refusal(request, ProposalRefusal::NoSuchSeat(seat).into()));
    }
    may_begin(request, &Line::new(variant)).await?;
    levels::ask_for_level(request, true, |level| {
        Mark::NOTHING.id(&ForStart::AgainstAs(Bout { level: level.name, variant, side }))
    })
    .await
}

/// Begins an unrated game against Murus. Refuses as [`propose_game`] does.
pub async fn begin_bout(request: &Request<'_>, bout: Bout) -> Answer {
    let at_ease = Proposal::at_ease(Target::Bot(bout.level.to_owned()), bout.variant);
    propose_game(request, &Proposal { side: bout.side, ..at_ease }).await
}

/// Proposes a game in the caller's channel, or in their direct messages. Against Murus the game
/// begins at once. Refuses people who are not in the server, a channel in which the bot cannot
/// post, and a game that is not allowed.
pub async fn propose_game(request: &Request<'_>, proposal: &Proposal) -> Answer {
    propose_as(request, request.caller.clone(), proposal).await
}

/// Proposes a game for this caller, as [`propose_game`] does.
async fn propose_as(request: &Request<'_>, caller: Caller, proposal: &Proposal) -> Answer {
    request.check_limit(Measure::Challenge)?;
    if let (Target::People(people), Some(server)) = (&proposal.target, caller.server()) {
        refuse_strangers(request, server, people).await?;
    }
    let home = match proposal.target {
        Target::Bot(_) => home_alone(request, caller).await?,
        _ => home_of(request, caller).await?,
    };
    if home.server().is_some() {
        can_post(request).await?;
    }
    proposal_answer(
        request,
        service::challenge::proposal::propose_game(request.service, &home, proposal).await,
    )
}

/// Refuses if one of these people is not in the server, since they could not answer. A person about
/// whom Discord does not answer within 2 s is accepted.
pub async fn refuse_strangers(
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

/// Offers a rematch of a finished game, against the same opponents or against Murus at the next
/// level. Accepts instead if the other side asked first. Refuses a rematch that is not allowed.
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

/// Declines the rematch that another player of a finished game asks for, or withdraws that of the
/// caller. Refuses if neither asked for one.
pub async fn refuse_rematch(request: &Request<'_>, game: GameId) -> Answer {
    let found = target::find_game(request, Which::Pressed(game)).await?;
    let game = found.game().id;
    match service::challenge::again::refuse_rematch(request.service, &request.caller, game).await? {
        ProposalReply::Done(challenge, _) => {
            let reply = match challenge.state {
                ChallengeState::Withdrawn => ChallengeReply::Withdraw,
                _ => ChallengeReply::Decline(None),
            };
            Ok(outcome::challenge_answered(request.texts, &reply, &challenge, None))
        }
        other => answered_page(request, game, &ChallengeReply::Decline(None), other).await,
    }
}

/// Begins a new game from a position of a finished game. Without a ply, takes the best one to
/// replay. Without a target, the opponent is Murus at its level in that game, or at a level that
/// the person is asked for. Refuses a running game, a ply from which it cannot continue, and
/// otherwise as [`propose_game`] does.
pub async fn go_on(
    request: &Request<'_>,
    which: Which<'_>,
    ply: Option<usize>,
    target: Option<Target>,
    side: Option<Seat>,
) -> Answer {
    let found = target::find_game(request, which).await?;
    if found.game().outcome().is_none() {
        // Otherwise a hint in the new game would be a hint in the running one.
        return Err(request.refusal("continue-running"));
    }
    let ply = match ply {
        Some(ply) => ply,
        None => worth_going_on(request, &found.row).await?,
    };
    let Some(given) = moves_until(found.game(), ply) else {
        return Err(request.refusal("continue-not-there"));
    };
    let side = side.unwrap_or_else(|| side_there(&found, &given));
    let there = || played_at(found.game()).map(|level| Target::Bot(level.to_owned()));
    let Some(target) = target.or_else(there) else {
        return ask_to_go_on(request, &found, ViewedPly { ply, side }, given.len()).await;
    };
    let terms = Terms { rated: false, ..Terms::usual_for(found.game().variant()) };
    let proposal = Proposal { side: Some(side), given, ..Proposal::new(target, terms) };
    let people = found.game().chairs.iter().filter(|holder| holder.as_player().is_some()).count();
    let caller = membership::at_their_table(request, &found.row).await?;
    match (&proposal.target, caller.parent) {
        // A game of one person against Murus does not belong in the thread of several people.
        (Target::Bot(_), Some(parent)) if people > 1 => {
            let place =
                caller.place.map(|place| Place { channel: parent, threadless: false, ..place });
            propose_as(request, Caller { place, parent: None, ..caller }, &proposal).await
        }
        (Target::Bot(_), _) => propose_as(request, caller, &proposal).await,
        _ => challenge_openly(request, &proposal).await,
    }
}

/// Asks at which level Murus continues a game after this number of moves. Refuses a caller who may
/// not begin a game.
async fn ask_to_go_on(
    request: &Request<'_>,
    found: &SeatedGame,
    at: ViewedPly,
    moves: usize,
) -> Answer {
    may_begin(request, &found.game().line().before(moves)).await?;
    levels::ask_for_level(request, true, |level| {
        let at = At { at, what: level.name.to_owned() };
        found.view().press_id(ForGame::GoOnAgainst(at))
    })
    .await
}

/// Begins a new game from a ply of a finished game, as this side, against Murus at this level.
/// Refuses an unknown level, and otherwise as [`go_on`] does.
pub async fn go_on_against(
    request: &Request<'_>,
    which: Which<'_>,
    ViewedPly { ply, side }: ViewedPly,
    level: &str,
) -> Answer {
    let Some(level) = Level::find(level) else { return Err(request.refusal("level-unknown")) };
    let murus = Target::Bot(level.name.to_owned());
    go_on(request, which, Some(ply), Some(murus), Some(side)).await
}

/// Returns the best ply from which to replay a finished game: before the turning point of its
/// review. Without a turning point it is the end of a cancelled game, and 6 plies before the end of
/// another. It is never after the position in which the game ended or a player was out.
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

/// Asks at which level Murus takes a free seat of a challenge. Refuses a caller who may not fill
/// it.
pub async fn ask_to_fill(request: &Request<'_>, id: GameId) -> Answer {
    let reply = fill_reply(request, &LEVELS[0]);
    match service::challenge::answering::would_answer(request.service, &request.caller, id, &reply)
        .await?
    {
        ProposalReply::Done(..) => {
            levels::ask_for_level(request, false, |level| {
                Mark::challenge(id).id(&ForChallenge::FillWith(level.name.to_owned()))
            })
            .await
        }
        refused => answered_page(request, id, &reply, refused).await,
    }
}

/// Lets Murus take a free seat of a challenge at this level. Refuses an unknown level, and
/// otherwise as [`answer_challenge`] does.
pub async fn fill_seat(request: &Request<'_>, id: GameId, level: &str) -> Answer {
    let Some(level) = Level::find(level) else { return Err(request.refusal("level-unknown")) };
    answer_challenge(request, id, fill_reply(request, level)).await
}

/// Returns the reply that lets Murus take a seat. It is the same each time Discord delivers the
/// press.
fn fill_reply(request: &Request<'_>, level: &Level) -> ChallengeReply {
    let seed = request.caller.cause.parse().unwrap_or_default();
    ChallengeReply::Fill(Holder::Bot { level: level.name.to_owned(), seed })
}

/// Declines a challenge for the reason of this word, or without a reason if the word is unknown. If
/// the person declined it before, this adds the reason. Refuses as [`answer_challenge`] does.
pub async fn decline_challenge(request: &Request<'_>, id: GameId, why: &str) -> Answer {
    answer_challenge(request, id, ChallengeReply::Decline(Excuse::from_word(why))).await
}

/// Answers a challenge with this reply: accepts, declines, withdraws or fills it. Refuses a
/// challenge that is unknown, or to which the caller cannot reply so.
pub async fn answer_challenge(request: &Request<'_>, id: GameId, reply: ChallengeReply) -> Answer {
    let answered = service::challenge::answering::answer_challenge(
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
                Some(game) => {
                    service::play::find::find_board_channel(request.service.db(), &game).await?
                }
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

/// Returns the answer to a proposal: the page about the posted challenge or the begun game, or the
/// refusal.
pub fn proposal_answer(request: &Request<'_>, proposed: Result<Proposed, NotProposed>) -> Answer {
    match proposed {
        Ok(proposed) => {
            let opens = proposed.game.as_ref().map(|row| Opens::Game(row.game.id));
            let page =
                outcome::challenge_posted(request.texts, &proposed, request.caller.channel());
            Ok(Page { opens, ..page })
        }
        Err(refused) => Err(tell_refusal(request, refused)),
    }
}

/// Refuses if the caller may not begin a game here after these moves.
pub async fn may_begin(request: &Request<'_>, given: &Line) -> Result<(), AnswerRefusal> {
    service::challenge::proposal::may_begin(request.service, &request.caller, given)
        .await
        .map_err(|refused| tell_refusal(request, refused))
}

/// Returns the refusal that explains why no game was proposed.
pub fn tell_refusal(request: &Request<'_>, refused: NotProposed) -> AnswerRefusal {
    match refused {
        NotProposed::Failed(error) => error.into(),
        NotProposed::Refused(refusal) => {
            AnswerRefusal::page(outcome::challenge_refused(request.texts, &refusal))
        }
    }
}

/// Refuses if the bot lacks permissions to post in the caller's channel, and names those. Otherwise
/// notes that the channel can be reached. Does nothing outside of servers, or if the permissions
/// are unknown.
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

/// Returns the caller, in a place where the bot can post. Outside of servers with the bot, that is
/// the caller's direct messages with it, which are opened if needed. Fails if these cannot be
/// opened.
pub async fn at_home(request: &Request<'_>) -> Result<Caller, AnswerRefusal> {
    home_of(request, request.caller.clone()).await
}

async fn home_of(request: &Request<'_>, caller: Caller) -> Result<Caller, AnswerRefusal> {
    if caller.server().is_some() || request.origin.direct {
        return Ok(caller);
    }
    move_to_direct(request, caller).await
}

/// Returns the caller in the place of a game that they play alone against Murus: their direct
/// messages. In a server it is the current channel if the server has threads for such games, or if
/// the person cannot be reached directly.
async fn home_alone(request: &Request<'_>, caller: Caller) -> Result<Caller, AnswerRefusal> {
    let here = caller.server().is_some();
    if !here || request.server_settings().await?.bot_threads {
        return home_of(request, caller).await;
    }
    // If Discord does not answer, the game is played in this channel.
    match reach_directly(request, caller.discord).await {
        Ok(Some(channel)) => Ok(place_in_direct(caller, channel)),
        Ok(None) | Err(_) => Ok(caller),
    }
}

/// Returns the channel of a person's direct messages, or `None` if messages do not reach them
/// there. If that is not certain, first sends a silent greeting, since a game whose boards do not
/// arrive is lost. Fails if no answer of Discord comes.
async fn reach_directly(
    request: &Request<'_>,
    person: UserId,
) -> Result<Option<ChannelId>, AnswerError> {
    let service = request.service;
    let way = Address::Direct(person);
    let state = find_way_state(service, way).await?;
    if state == WayState::Closed {
        return Ok(None);
    }
    let known = service::play::find::find_direct_channel(service.db(), person).await?;
    if known.is_some() && state == WayState::Open {
        return Ok(known);
    }
    let channel = match known {
        Some(known) => known,
        None => request.discord.open_direct_channel(person).await?,
    };
    let hello = Page { silent: true, ..Page::text(request.texts.say("direct-hello")) };
    match request.discord.greet(channel, hello).await? {
        None => {
            service::play::find::set_direct(service, person, channel).await?;
            service::delivery::ways::note_way_opened(service, way).await?;
            Ok(Some(channel))
        }
        Some(why) => {
            service::delivery::ways::note_direct_closed(service, person, &why).await?;
            Ok(None)
        }
    }
}

/// Returns the caller in their direct messages. Opens these and stores the channel if it is not
/// known. Fails if they cannot be opened.
async fn move_to_direct(request: &Request<'_>, caller: Caller) -> Result<Caller, AnswerRefusal> {
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
    Ok(place_in_direct(caller, channel))
}

/// Returns the caller in this channel of direct messages.
fn place_in_direct(caller: Caller, channel: ChannelId) -> Caller {
    let threadless = caller.place.is_some_and(|place| place.threadless);
    Caller { place: Some(Place { channel, server: None, threadless }), parent: None, ..caller }
}

/// Returns the side that the caller takes when they replay a game: their own side if they played in
/// it, else the side to move after these moves.
fn side_there(found: &SeatedGame, given: &[String]) -> Seat {
    let own = found.chair.map(|chair| found.game().seat_of(chair));
    own.unwrap_or_else(|| found.game().line().before(given.len()).position().to_move())
}

/// Returns the level of Murus in the first chair that it holds in a game; `None` if it holds none.
fn played_at(game: &Game) -> Option<&str> {
    game.chairs.iter().find_map(|holder| match holder {
        Holder::Bot { level, .. } => Some(level.as_str()),
        Holder::Player(_) | Holder::Channel { .. } | Holder::Nobody => None,
    })
}
