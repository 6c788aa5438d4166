//! Buttons and menus. Each is answered truly for ever: what it means is in its id, what is true is in the database.

use serenity::all::{ComponentInteraction, ComponentInteractionDataKind, Http};

use super::components::{Id, Press};
use super::page::Page;
use super::reply::{Answer, Handle, caller_of_press};
use super::say::{self, refusal};
use super::study;
use super::trouble::Trouble;
use super::view::{View, who};
use crate::engine::Level;
use crate::game::{Actor, Answer as Reply, ChallengeRefusal, GameId, Holder, PlayerId};
use crate::rules::Cell;
use crate::service::{Answered, Ask, Caller, Service};
use crate::store::GameRow;
use crate::texts::Texts;

/// Answers a press.
pub async fn pressed(http: &Http, service: &Service, interaction: &ComponentInteraction) -> Result<(), Trouble> {
    let caller = caller_of_press(interaction);
    let texts = Texts::of(caller.locale.as_deref());
    let handle = Handle { id: interaction.id, token: &interaction.token };
    let chosen = match &interaction.data.kind {
        ComponentInteractionDataKind::StringSelect { values } => Some(values.clone()),
        _ => None,
    };
    let answer = match Id::read(&interaction.data.custom_id) {
        Some(id) => respond(service, texts, &caller, id, chosen, on_whisper(interaction)).await?,
        None => Answer::Whisper(Page::text(texts.say("press-unknown"))),
    };
    answer.give(http, handle).await
}

/// Our opponent, as it takes a seat because of this press: the same for each delivery of it.
fn newcomer(caller: &Caller) -> Holder {
    Holder::Bot { level: Level::DEFAULT.to_owned(), seed: caller.cause.parse().unwrap_or_default() }
}

/// Whether the button is on a message that only the presser sees.
fn on_whisper(interaction: &ComponentInteraction) -> bool {
    interaction.message.flags.is_some_and(|flags| flags.contains(serenity::all::MessageFlags::EPHEMERAL))
}

async fn respond(
    service: &Service,
    texts: Texts,
    caller: &Caller,
    id: Id,
    chosen: Option<Vec<String>>,
    on_whisper: bool,
) -> Result<Answer, Trouble> {
    let reply = match id.press {
        Press::Accept => Some(Reply::Accept),
        Press::Decline => Some(Reply::Decline),
        Press::Withdraw => Some(Reply::Withdraw),
        Press::Fill => Some(Reply::Fill(newcomer(caller))),
        _ => None,
    };
    if let Some(reply) = reply {
        return Ok(Answer::Whisper(challenge(service, texts, caller, id.game, reply).await?));
    }
    if let Press::ChooseGame(text) = &id.press {
        let target = chosen.as_deref().and_then(|values| values.first()?.split_once(':'));
        let Some((game, seq)) = target.and_then(|(id, seq)| Some((GameId(id.parse().ok()?), seq.parse().ok()?))) else {
            return Ok(Answer::Whisper(Page::text(texts.say("press-unknown"))));
        };
        let page = act(service, texts, caller, game, &Ask::Move(text.clone()), Some(seq)).await?;
        return Ok(whisper(page, on_whisper));
    }
    if id.press == Press::Rules
        && let Some(challenge) = service.challenge(id.game).await?
    {
        return Ok(Answer::Whisper(Page::text(texts.variant_rules(challenge.variant))));
    }
    let Some(row) = service.game(id.game).await? else {
        // The view button of a challenge that has no game yet, or never had one.
        return Ok(Answer::Whisper(Page::text(texts.say("press-no-game"))));
    };
    let people = service.people(&row).await?;
    let view = View { texts, row: &row, people: &people };
    let player = service.player(caller.discord).await?;
    let me = player.and_then(|player| row.game.chair_of(player));
    // A person whom we never met plays nowhere; no game has this id.
    let actor = Actor::Player(player.unwrap_or(PlayerId(0)));
    let seq = Some(id.seq);
    let page = match id.press {
        Press::View => return Ok(whisper(view.own(me), false)),
        Press::History => view.history(),
        Press::More => return Ok(whisper(view.more(me.is_some()), false)),
        Press::Hint => study::hint_page(service, texts, caller, &row).await?,
        Press::Review => return Ok(whisper(study::review_page(service, texts, &row).await?, false)),
        Press::Lesson => return Ok(whisper(study::lesson_page(service, texts, &row).await?, false)),
        Press::Cancel => Page::text(texts.say("press-cancelled")),
        Press::Rematch => rematch(service, texts, caller, &row).await?,
        Press::Resign => match row.game.seated(actor) {
            Ok(_) => view.resign(),
            Err(refused) => refusal(texts, &row, &people, &refused),
        },
        Press::ConfirmResign => act(service, texts, caller, id.game, &Ask::Resign, None).await?,
        Press::Swap => {
            let page = act(service, texts, caller, id.game, &Ask::Swap, seq).await?;
            return Ok(whisper(page, on_whisper));
        }
        Press::Confirm(text) => act(service, texts, caller, id.game, &Ask::Move(text), seq).await?,
        Press::Units | Press::ChooseUnit | Press::ChooseMove | Press::ChoosePair(_) => {
            match row.game.may_move(actor, seq) {
                Err(refused) => refusal(texts, &row, &people, &refused),
                Ok(_) => match (id.press, chosen.as_deref()) {
                    (Press::ChooseUnit, Some([cell])) => match unit(&row, cell) {
                        Some(cell) => view.targets(cell),
                        None => view.units(),
                    },
                    (Press::ChooseMove, Some([text])) => view.preview(text).unwrap_or_else(|| view.units()),
                    (Press::ChoosePair(from), Some([one, other])) => {
                        view.preview(&format!("{from}-{one},{other}")).unwrap_or_else(|| view.units())
                    }
                    _ => view.units(),
                },
            }
        }
        Press::Accept | Press::Decline | Press::Withdraw | Press::Fill | Press::Rules | Press::ChooseGame(_) => {
            unreachable!("answered above")
        }
    };
    Ok(whisper(page, on_whisper))
}

/// Menus walk on within the message that only the person sees; from the board they open such a message.
fn whisper(page: Page, on_whisper: bool) -> Answer {
    if on_whisper { Answer::Change(page) } else { Answer::Whisper(page) }
}

fn unit(row: &GameRow, name: &str) -> Option<Cell> {
    let position = row.game.position();
    let geometry = &position.variant().board().geometry;
    geometry.cells().iter().copied().find(|&cell| geometry.name(cell).to_string() == name)
}

/// Does something in a game and says what came of it.
pub async fn act(
    service: &Service,
    texts: Texts,
    caller: &Caller,
    game: GameId,
    ask: &Ask,
    seq: Option<u32>,
) -> Result<Page, Trouble> {
    let (_, page) = say::outcome(service, texts, service.act(caller, game, ask, seq).await).await?;
    Ok(page)
}

async fn challenge(
    service: &Service,
    texts: Texts,
    caller: &Caller,
    id: GameId,
    reply: Reply,
) -> Result<Page, Trouble> {
    let word = match reply {
        Reply::Accept => "accept",
        Reply::Decline => "decline",
        Reply::Withdraw => "withdraw",
        Reply::Fill(_) => "fill",
    };
    let refusal = match service.answer(caller, id, &reply).await? {
        Answered::Unknown => return Ok(Page::text(texts.say("challenge-unknown"))),
        Answered::Done(challenge, game) => {
            let done = match (&game, challenge.gathers()) {
                (Some(_), _) => "begun",
                (None, true) if word == "decline" => "left",
                (None, _) => word,
            };
            return Ok(Page::text(texts.say_with("challenge-answered", [("done", done.into())])));
        }
        Answered::Refused(refusal) => refusal,
    };
    let challenger = match service.challenge(id).await? {
        Some(challenge) => {
            let holder = Holder::Player(challenge.challenger);
            who(texts, &holder, service.discord(challenge.challenger).await?)
        }
        None => String::new(),
    };
    let (id, state) = match refusal {
        ChallengeRefusal::Settled(state) => ("challenge-settled", state.word()),
        ChallengeRefusal::NotForYou => ("challenge-not-for-you", ""),
        ChallengeRefusal::Own => ("challenge-own", ""),
        ChallengeRefusal::NoSeat => ("challenge-no-seat", ""),
        ChallengeRefusal::NotYours => ("challenge-not-yours", ""),
        ChallengeRefusal::NotYoursToFill => ("challenge-not-yours-to-fill", ""),
        ChallengeRefusal::NoFreeSeat => ("challenge-no-free-seat", ""),
    };
    Ok(Page::text(texts.say_with(id, [("state", state.into()), ("challenger", challenger.into())])))
}

async fn rematch(service: &Service, texts: Texts, caller: &Caller, row: &GameRow) -> Result<Page, Trouble> {
    say::proposed(texts, service.rematch(caller, row.game.id).await)
}
