//! Buttons and menus. Each is answered truly for ever: what it means is in its id, what is true is in the database.

use serenity::all::{ComponentInteraction, ComponentInteractionDataKind, Http};

use super::asked::barred;
use super::components::{Id, Press};
use super::games::{games_page, next_page};
use super::page::Page;
use super::pages::habits::{about_vacation, muted_text};
use super::pages::menus::cell_named;
use super::pages::outcome::proposed;
use super::pages::refusal::refusal;
use super::pages::view::{View, when, who};
use super::planning::plans_page;
use super::records::{export_page, from_here};
use super::reply::{Answer, Handle, at_home, caller_of_press};
use super::say;
use super::standing::ratings_page;
use super::study;
use super::table::abort_page;
use super::trouble::Trouble;
use crate::engine::Level;
use crate::game::{Action, Actor, Answer as Reply, ChallengeRefusal, DAY_MS, GameId, GameRefusal, Holder, PlayerId};
use crate::service::{Answered, Ask, Caller, Format, Plan, Refused, Service, Target, Wishes};
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
    let id = Id::read(&interaction.data.custom_id);
    if let Some(Id { press: Press::Rematch | Press::GoOn, .. }) = id
        && let Some(why) =
            barred(service, texts, &caller, interaction.channel.as_ref(), interaction.member.as_ref()).await?
    {
        return Answer::Whisper(Page::text(why)).give(http, handle).await;
    }
    let answer = match id {
        Some(Id { game, press: Press::GoOn, .. }) => {
            let home = at_home(http, &interaction.user, interaction.context, &caller).await?;
            Answer::Whisper(go_on(service, texts, &home, home.place != caller.place, game).await?)
        }
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
    match id.press {
        Press::Mine => return Ok(Answer::Whisper(games_page(service, texts, caller).await?)),
        Press::Next => return Ok(whisper(next_page(service, texts, caller, id.game).await?, on_whisper)),
        Press::Away => return Ok(Answer::Whisper(away(service, texts, caller).await?)),
        Press::Forget => return Ok(whisper(forget(service, texts, caller).await?, on_whisper)),
        Press::Cancel => return Ok(whisper(Page::text(texts.say("press-cancelled")), on_whisper)),
        _ => {}
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
        return Ok(Answer::Whisper(Page::text(texts.variant_rules(challenge.terms.variant))));
    }
    let Some(row) = service.game(id.game).await? else {
        // The view button of a challenge that has no game yet, or never had one.
        return Ok(Answer::Whisper(Page::text(texts.say("press-no-game"))));
    };
    let people = service.people(&row).await?;
    let view = View { texts, row: &row, people: &people };
    let player = service.player(caller.discord).await?;
    let me = player.and_then(|player| row.game.chair_of(player));
    if let Some(player) = player {
        service.seen(&row, player).await?;
    }
    // A person whom we never met plays nowhere; no game has this id.
    let actor = Actor::Player(player.unwrap_or(PlayerId(0)));
    let seq = Some(id.seq);
    let page = match id.press {
        Press::View => return Ok(whisper(view.own(me), false)),
        Press::History => view.history(),
        Press::More => return Ok(whisper(view.more(me), false)),
        Press::Hint => study::hint_page(service, texts, caller, &row).await?,
        Press::Review => return Ok(whisper(study::review_page(service, texts, &row).await?, false)),
        Press::Lesson => return Ok(whisper(study::lesson_page(service, texts, &row).await?, false)),
        Press::Rematch => rematch(service, texts, caller, &row).await?,
        Press::Resign => match row.game.seated(actor) {
            Ok(_) => view.resign(),
            Err(refused) => refusal(texts, &row, &people, &refused),
        },
        Press::ConfirmResign => act(service, texts, caller, id.game, &Ask::Do(Action::Resign), None).await?,
        Press::Swap => {
            let page = act(service, texts, caller, id.game, &Ask::Do(Action::Swap), seq).await?;
            return Ok(whisper(page, on_whisper));
        }
        Press::Abort => abort_page(service, texts, caller, &row, player).await?,
        Press::ConfirmAbort => act(service, texts, caller, id.game, &Ask::Do(Action::Abort), None).await?,
        Press::Offer(offer) => act(service, texts, caller, id.game, &Ask::Do(Action::Offer(offer)), None).await?,
        Press::TakeBack => act(service, texts, caller, id.game, &Ask::Back, seq).await?,
        Press::Give => act(service, texts, caller, id.game, &Ask::Do(Action::Give(DAY_MS)), None).await?,
        Press::Agree | Press::Refuse => {
            let action = if id.press == Press::Agree { Action::Agree } else { Action::Decline };
            return Ok(whisper(act(service, texts, caller, id.game, &Ask::Do(action), seq).await?, on_whisper));
        }
        Press::Snooze(snooze, _) => {
            let until = service.snooze(caller, id.game, snooze).await?;
            let page = match until {
                Some(until) => texts.say_with("snoozed", [("when", when(until).into())]),
                None => texts.say("snooze-not-yours"),
            };
            return Ok(Answer::Whisper(Page::text(page)));
        }
        Press::Mute => Page::text(muted_text(texts, service.mute(caller, id.game).await?)),
        Press::Export => return Ok(whisper(export_page(service, texts, &row, Format::Text).await?, false)),
        Press::Ratings => return Ok(whisper(ratings_page(service, texts, &row).await?, false)),
        Press::Plans => plans_page(service, texts, caller, id.game, &Plan::List).await?,
        Press::Plan(_) if id.seq != row.game.board() => refusal(texts, &row, &people, &GameRefusal::Stale),
        Press::Plan(line) => plans_page(service, texts, caller, id.game, &Plan::Add(&line)).await?,
        Press::Unplan(plan) => plans_page(service, texts, caller, id.game, &Plan::Revoke(plan)).await?,
        Press::Foresee(_) | Press::ForeseeNext(_) => match (me, row.game.seated(actor)) {
            (_, Err(refused)) => refusal(texts, &row, &people, &refused),
            _ if id.seq != row.game.board() => refusal(texts, &row, &people, &GameRefusal::Stale),
            (Some(chair), _) => {
                let so_far = match (id.press, chosen.as_deref()) {
                    (Press::ForeseeNext(so_far), Some([choice])) => View::chosen(&so_far, choice),
                    (Press::Foresee(so_far) | Press::ForeseeNext(so_far), _) => so_far,
                    _ => String::new(),
                };
                view.foresee(chair, &so_far)
            }
            (None, _) => refusal(texts, &row, &people, &GameRefusal::NotPlaying),
        },
        Press::Confirm(text) => act(service, texts, caller, id.game, &Ask::Move(text), seq).await?,
        Press::Units | Press::ChooseUnit | Press::ChooseMove | Press::ChoosePair(_) => {
            match row.game.may_move(actor, seq) {
                Err(refused) => refusal(texts, &row, &people, &refused),
                Ok(_) => match (id.press, chosen.as_deref()) {
                    (Press::ChooseUnit, Some([cell])) => match cell_named(row.game.position(), cell) {
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
        Press::Rules => Page::text(texts.variant_rules(row.game.variant())),
        Press::Accept | Press::Decline | Press::Withdraw | Press::Fill | Press::ChooseGame(_) => {
            unreachable!("answered above")
        }
        Press::Mine | Press::Next | Press::Away | Press::Forget | Press::Cancel | Press::GoOn => {
            unreachable!("answered above")
        }
    };
    Ok(whisper(page, on_whisper))
}

/// Menus walk on within the message that only the person sees; from the board they open such a message.
fn whisper(page: Page, on_whisper: bool) -> Answer {
    if on_whisper { Answer::Change(page) } else { Answer::Whisper(page) }
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
    proposed(texts, service.rematch(caller, row.game.id).await, false)
}

/// A game against our opponent that goes on from where another one stands, or stood before its end.
async fn go_on(
    service: &Service,
    texts: Texts,
    caller: &Caller,
    elsewhere: bool,
    game: GameId,
) -> Result<Page, Trouble> {
    let Some(row) = service.game(game).await? else { return Ok(Page::text(texts.say("press-no-game"))) };
    let Some(proposal) = from_here(&row, None, Target::Bot(Level::DEFAULT.to_owned()), None) else {
        return Ok(Page::text(texts.say("continue-not-there")));
    };
    proposed(texts, service.propose(caller, &proposal).await, elsewhere)
}

/// What vacation there is, and how it is begun.
async fn away(service: &Service, texts: Texts, caller: &Caller) -> Result<Page, Trouble> {
    match service.wish(caller, &Wishes::default()).await {
        Ok(myself) => Ok(Page::text(about_vacation(texts, myself.vacation, myself.left))),
        Err(Refused::Failed(error)) => Err(error.into()),
        Err(Refused::Unknown | Refused::Game(..)) => Ok(Page::text(texts.say("trouble"))),
    }
}

async fn forget(service: &Service, texts: Texts, caller: &Caller) -> Result<Page, Trouble> {
    match service.forget(caller).await {
        Ok(()) => Ok(Page::text(texts.say("privacy-forgotten"))),
        Err(Refused::Failed(error)) => Err(error.into()),
        Err(Refused::Unknown | Refused::Game(..)) => Ok(Page::text(texts.say("trouble"))),
    }
}
