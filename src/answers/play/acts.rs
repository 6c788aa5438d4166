//! Answers acts in a game: moves, offers, resigning and the like.

use std::time::Duration;

use futures::future::BoxFuture;
use murus_gallicus::Cell;
use tokio::time::timeout;

use crate::answers::play::target;
use crate::answers::play::target::{SeatedGame, Which};
use crate::answers::play::votes;
use crate::answers::{Answer, AnswerRefusal, Request, find_language};
use crate::game::{Action, Actor, EventKind, GameRefusal, Offer, Pending, Seq};
use crate::ids::UserId;
use crate::service;
use crate::service::play::acting;
use crate::service::{Acted, Ask, InHand, Refused, SettingChange};
use crate::show::page::Page;
use crate::show::pages::more;
use crate::show::pages::offers;
use crate::show::pages::outcome::AfterMove;
use crate::show::pages::plans;
use crate::show::pages::refusal;
use crate::show::pages::{menus, outcome};
use crate::store::{PersonalSetting, StoredGame};

/// The longest wait for Discord to say whether a person is in a server.
const PATIENCE: Duration = Duration::from_secs(2);

/// Performs an act in a game. `seq` is the board that the person saw, if known; an act that depends
/// on it is refused if the board is out of date. Refuses what the game refuses. The future is
/// boxed, since one function awaits it for many presses.
pub fn answer_act<'a>(
    request: &'a Request<'_>,
    which: Which<'a>,
    ask: Ask,
    seq: Option<Seq>,
) -> BoxFuture<'a, Answer> {
    Box::pin(async move { answer_act_on(request, in_hand(request, which).await?, ask, seq).await })
}

/// Returns the game to act in. A game whose button was pressed is loaded later, with the act.
async fn in_hand(request: &Request<'_>, which: Which<'_>) -> Result<InHand, AnswerRefusal> {
    Ok(match which {
        Which::Pressed(id) => id.into(),
        Which::On(id, board) => InHand::on_board(id, board),
        which => target::find_game(request, which).await?.game().id.into(),
    })
}

/// Performs an act in a game, given by its id or loaded before. `seq` is the board that the person
/// saw, if known. Refuses an act that the game refuses. The future is boxed, since one function
/// awaits those of many presses.
pub fn answer_act_on<'a>(
    request: &'a Request<'_>,
    game: impl Into<InHand>,
    ask: Ask,
    seq: Option<Seq>,
) -> BoxFuture<'a, Answer> {
    Box::pin(perform_and_tell(request, game.into(), ask, seq))
}

async fn perform_and_tell(
    request: &Request<'_>,
    game: InHand,
    ask: Ask,
    seq: Option<Seq>,
) -> Answer {
    let acted = match perform_act(request, game, ask, seq).await? {
        Performed::Acted(acted) => *acted,
        Performed::Voted(page) => return Ok(*page),
    };
    let reminder = match acted.event.kind {
        EventKind::Remind => Some(
            service::play::find::find_reminder_ring(
                request.service.db(),
                &acted.row,
                acted.event.at,
            )
            .await?,
        ),
        _ => None,
    };
    let beside =
        AfterMove { waiting: waiting_beside(request, &acted).await?, at_once: false, reminder };
    Ok(outcome::action_done(request.texts, &acted, beside))
}

/// What an act came to.
enum Performed {
    /// It is an event of the game.
    Acted(Box<Acted>),
    /// It is a vote for a move of a channel. With the private answer.
    Voted(Box<Page>),
}

async fn perform_act(
    request: &Request<'_>,
    game: impl Into<InHand>,
    ask: Ask,
    seq: Option<Seq>,
) -> Result<Performed, AnswerRefusal> {
    match service::play::act::perform_act(request.service, &request.caller, game, &ask, seq).await {
        Err(Refused::Game(row, GameRefusal::Newer)) => {
            Err(target::refuse_newer_board(request, *row).await?)
        }
        Err(Refused::Game(row, GameRefusal::NotPlaying)) if votes::is_vote(&row, &ask) => {
            Ok(Performed::Voted(Box::new(votes::cast_vote(request, &row, &ask, seq).await?)))
        }
        done => Ok(Performed::Acted(Box::new(request.unless_refused(done)?))),
    }
}

/// Returns the number of other games in which it is the person's turn; 0 after an act that is no
/// move.
async fn waiting_beside(request: &Request<'_>, acted: &Acted) -> Result<i64, AnswerRefusal> {
    match acted.event.kind {
        EventKind::Move(_) | EventKind::Swap => Ok(service::play::next::due_beside(
            request.service.db(),
            &request.caller,
            acted.row.game.id,
        )
        .await?),
        _ => Ok(0),
    }
}

/// Plays a move that was confirmed after its preview. With the fifth confirmed move, once offers to
/// play moves without a preview, unless the person has chosen how. Refuses a move that the game
/// refuses.
pub async fn confirm_move(
    request: &Request<'_>,
    which: Which<'_>,
    text: String,
    seq: Seq,
) -> Answer {
    let game = in_hand(request, which).await?;
    let acted = match perform_act(request, game, Ask::Move(text), Some(seq)).await? {
        Performed::Acted(acted) => *acted,
        Performed::Voted(page) => return Ok(*page),
    };
    // The move is made, even if the offer fails.
    let at_once =
        service::account::once::count_confirmed(request.service, &acted).await.unwrap_or_default();
    let beside =
        AfterMove { waiting: waiting_beside(request, &acted).await?, at_once, reminder: None };
    Ok(outcome::action_done(request.texts, &acted, beside))
}

/// If `on` is true, changes the person's setting so that moves are played without a preview. Shows
/// what the person can do after their move.
pub async fn choose_at_once(request: &Request<'_>, which: Which<'_>, on: bool) -> Answer {
    if on {
        let always = SettingChange::Value(PersonalSetting::Moves, "always".to_owned());
        service::account::preferences::change_preferences(
            request.service,
            &request.caller,
            &[always],
        )
        .await?;
    }
    let found = target::find_game(request, which).await?;
    let now = request.service.clock().now();
    let back = found.chair.is_some_and(|chair| acting::takes_back(&found.row, chair, now));
    let waiting =
        service::play::next::due_beside(request.service.db(), &request.caller, found.game().id)
            .await?;
    Ok(outcome::at_once_chosen(&found.view(), found.chair, on, back, waiting))
}

/// Agrees to the offer on the message that the person saw, or refuses if there is none to agree to.
/// Asks for confirmation first if the offer is a draw.
pub async fn agree_to_offer(request: &Request<'_>, which: Which<'_>, seq: Seq) -> Answer {
    let found = target::find_game(request, which).await?;
    let ends = |pending: &&Pending| pending.seq == seq && pending.offer == Offer::Draw;
    let asked = found.chair.is_some_and(|chair| found.game().must_answer(chair));
    match found.game().pending_offer().filter(ends).filter(|_| asked) {
        Some(_) => Ok(offers::agree_page(&found.view(), seq)),
        None => answer_act_on(request, found.row, Ask::Do(Action::Agree), Some(seq)).await,
    }
}

/// Asks a player to confirm offering a draw, or agreeing to a draw that is offered to them. Refuses
/// others, and players who may not offer one.
pub async fn ask_draw(request: &Request<'_>, which: Which<'_>) -> Answer {
    ask_draw_of(request, target::find_game(request, which).await?)
}

/// Asks a player of a loaded game to confirm offering a draw, or agreeing to one. Refuses as
/// [`ask_draw`] does.
pub async fn ask_draw_in(request: &Request<'_>, row: StoredGame) -> Answer {
    ask_draw_of(request, target::seat_caller(request, row).await?)
}

fn ask_draw_of(request: &Request<'_>, found: SeatedGame) -> Answer {
    let chair = target::allowed_by(request, &found, found.find_player())?;
    let game = found.game();
    let offered = game.pending_offer().filter(|pending| pending.offer == Offer::Draw);
    if let Some(pending) = offered.filter(|_| game.must_answer(chair)) {
        return Ok(offers::agree_page(&found.view(), pending.seq));
    }
    target::allowed_by(request, &found, game.may_offer(chair, Offer::Draw))?;
    Ok(offers::draw_page(&found.view()))
}

/// Takes the person's last move back, or asks them to confirm that the others are asked for it.
/// `seq` is the board that the person saw, if known; if they have moved since, this is refused.
pub async fn take_back(request: &Request<'_>, which: Which<'_>, seq: Option<Seq>) -> Answer {
    let found = target::find_game(request, which).await?;
    let now = request.service.clock().now();
    let stale = |chair| seq.is_some_and(|seq| found.game().is_past(Actor::Chair(chair), seq));
    let asks = |chair| !stale(chair) && acting::must_ask_back(&found.row, chair, now);
    if found.chair.is_some_and(asks) {
        return Ok(offers::takeback_page(&found.view()));
    }
    answer_act_on(request, found.row, Ask::Back, seq).await
}

/// Asks a player of a loaded game to confirm that the others are asked for the player's last move
/// back.
pub async fn ask_back_in(request: &Request<'_>, row: StoredGame) -> Answer {
    Ok(offers::takeback_page(&target::seat_caller(request, row).await?.view()))
}

/// Asks a player to confirm resigning. Refuses people who do not play, and games that are over.
pub async fn ask_resign(request: &Request<'_>, which: Which<'_>) -> Answer {
    Ok(more::resign_page(&target::find_own(request, which).await?.view()))
}

/// Asks a player of a loaded game to confirm resigning. `openly` is true if others see the
/// question. Refuses people who do not play, and games that are over.
pub async fn ask_resign_in(request: &Request<'_>, row: StoredGame, openly: bool) -> Answer {
    let found = target::seat_caller(request, row).await?;
    target::allowed_by(request, &found, found.find_player())?;
    Ok(if openly {
        more::resign_openly(&found.view(), request.caller.discord)
    } else {
        more::resign_page(&found.view())
    })
}

/// Resigns after a private question. Asks again if the person has moved, or a move was taken back,
/// since the question on the board of number `seq`. Refuses people who do not play, and games that
/// are over.
pub async fn confirm_resign(request: &Request<'_>, which: Which<'_>, seq: Seq) -> Answer {
    let found = target::find_game(request, which).await?;
    if has_moved_on(&found, seq) {
        return Ok(more::resign_page(&found.view()));
    }
    answer_act_on(request, found.row, Ask::Do(Action::Resign), Some(seq)).await
}

/// Resigns after a public question. Refuses anyone but the person who was asked. Asks again if they
/// have moved since the question on the board of number `seq`.
pub async fn resign_as(request: &Request<'_>, which: Which<'_>, seq: Seq, who: UserId) -> Answer {
    check_presser(request, who)?;
    let found = target::find_game(request, which).await?;
    if has_moved_on(&found, seq) {
        return Ok(more::resign_openly(&found.view(), who));
    }
    answer_act_on(request, found.row, Ask::Do(Action::Resign), Some(seq)).await?;
    // Others see the answer, so it is in the server's language.
    let texts = find_language(request.service, &request.caller).await?;
    Ok(outcome::resign_answered(texts, who, true))
}

/// Returns true if the player has moved in a running game since the board of number `seq`, or a
/// move was taken back.
fn has_moved_on(found: &SeatedGame, seq: Seq) -> bool {
    let player = found.chair.map(Actor::Chair);
    let running = found.game().outcome().is_none();
    running && player.is_some_and(|by| found.game().is_past(by, seq))
}

/// Says after a public question that the person does not resign. Refuses anyone but the person who
/// was asked, and a game that is over.
pub async fn play_on_as(request: &Request<'_>, which: Which<'_>, who: UserId) -> Answer {
    check_presser(request, who)?;
    target::find_own(request, which).await?;
    let texts = find_language(request.service, &request.caller).await?;
    Ok(outcome::resign_answered(texts, who, false))
}

/// Refuses, with the name of the person who was asked, if that is not the caller.
fn check_presser(request: &Request<'_>, who: UserId) -> Result<(), AnswerRefusal> {
    if who == request.caller.discord {
        return Ok(());
    }
    let who = format!("<@{who}>");
    Err(AnswerRefusal::page(Page::text(
        request.texts.say_with("press-not-yours", [("who", who.into())]),
    )))
}

/// Asks a player to confirm aborting a game. Refuses if they may not abort it.
pub async fn ask_abort(request: &Request<'_>, which: Which<'_>) -> Answer {
    let found = target::find_game(request, which).await?;
    let game = found.game();
    let plays = found.chair.is_some_and(|chair| game.is_in(chair));
    if plays && game.count_plies() < 2 && game.outcome().is_none() {
        return Ok(more::abort_page(&found.view()));
    }
    answer_act(request, Which::Pressed(game.id), Ask::Do(Action::Abort), None).await
}

/// Asks a player to confirm claiming the win against a player out of time. Refuses if they may not
/// claim it.
pub async fn ask_claim(request: &Request<'_>, which: Which<'_>) -> Answer {
    let found = target::find_game(request, which).await?;
    match found
        .game()
        .current_hold()
        .filter(|hold| hold.last && found.chair.is_some_and(|chair| chair != hold.chair))
    {
        Some(hold) => Ok(offers::claim_page(&found.view(), hold.chair)),
        None => answer_act_on(request, found.row, Ask::Do(Action::Claim), None).await,
    }
}

/// Claims the win against a player who has no time left but saved days. If a rating depends on it,
/// first asks Discord whether that player is still in the server, and refuses if no answer comes.
/// Refuses also if the game does not allow the claim.
pub async fn claim_win(request: &Request<'_>, which: Which<'_>) -> Answer {
    let found = target::find_game(request, which).await?;
    if let Some((server, person, player)) = service::play::presence::find_asked_player(&found.row) {
        let Ok(Ok(inside)) = timeout(PATIENCE, request.is_member(server, person)).await else {
            return Err(request.game_refusal(&found.row, &GameRefusal::Unanswered));
        };
        service::play::presence::store_presence(request.service, found.game().id, player, inside)
            .await?;
    }
    answer_act_on(request, found.row, Ask::Do(Action::Claim), None).await
}

/// Shows the units that can move, or the next step if only one can. Refuses unless it is the
/// person's turn on the board `seq`, which they saw.
pub async fn choose_unit(request: &Request<'_>, which: Which<'_>, seq: Seq) -> Answer {
    choose_target(request, which, seq, None).await
}

/// Shows the moves of the unit on a cell, or the units that can move if the cell is not on the
/// board. Refuses as [`choose_unit`] does.
pub async fn choose_target(
    request: &Request<'_>,
    which: Which<'_>,
    seq: Seq,
    cell: Option<&str>,
) -> Answer {
    let found = find_to_move(request, which, seq).await?;
    let cell: Option<Cell> = cell.and_then(|cell| menus::cell_named(found.game().position(), cell));
    let page = menus::step_page(&found.view(), cell, found.at_once());
    let ended = match found.player().filter(|_| cell.is_none()) {
        Some(player) => {
            let db = request.service.db();
            service::play::plans::list_ended_now(db, player, &found.row).await?
        }
        None => Vec::new(),
    };
    let parts = plans::say_ended(&found.view(), &ended).into_iter().chain([page.content]);
    let page = Page { content: parts.collect::<Vec<_>>().join("\n"), ..page };
    Ok(found.add_explanation(request, page))
}

/// Answers a chosen move: shows the position after it to confirm, or plays it for people who move
/// without a preview. If the move is not legal, shows the units. Refuses as [`choose_unit`] does.
pub async fn preview_move(
    request: &Request<'_>,
    which: Which<'_>,
    seq: Seq,
    text: Option<&str>,
) -> Answer {
    let found = find_to_move(request, which, seq).await?;
    match text {
        Some(text) if found.at_once() => {
            answer_act_on(request, found.row, Ask::Move(text.to_owned()), Some(seq)).await
        }
        text => {
            let preview = text.and_then(|text| menus::preview_page(&found.view(), text));
            Ok(preview.unwrap_or_else(|| menus::step_page(&found.view(), None, found.at_once())))
        }
    }
}

async fn find_to_move(
    request: &Request<'_>,
    which: Which<'_>,
    seq: Seq,
) -> Result<SeatedGame, AnswerRefusal> {
    let found = target::find_game(request, which).await?;
    match found.may_move(seq) {
        Err(GameRefusal::NotYourTurn(_)) => {
            let waiting = service::play::next::due_beside(
                request.service.db(),
                &request.caller,
                found.game().id,
            )
            .await?;
            Err(AnswerRefusal::page(refusal::out_of_turn_page(&found.view(), waiting)))
        }
        may => {
            target::allowed_by(request, &found, may)?;
            Ok(found)
        }
    }
}

/// Seats the caller in the first chair whose holder left the server or deleted their data. The game
/// is the one with this short name, or the one of the thread. Refuses outside of the game's
/// channel, after its end, if no chair is free, if Discord does not answer in time, or if the game
/// does not take the caller.
pub async fn adopt_chair(request: &Request<'_>, name: Option<&str>) -> Answer {
    let found = target::find_game(request, Which::Any(name)).await?;
    let row = &found.row;
    // The caller must act in the game's channel, since a player must see that channel.
    let channels = [row.place.channel, row.thread];
    let channel = request.caller.channel();
    let here = request.caller.server().filter(|_| channel.is_some() && channels.contains(&channel));
    let Some(server) = here else { return Err(request.refusal("adopt-elsewhere")) };
    if let Some(outcome) = row.game.outcome() {
        return Err(request.game_refusal(row, &GameRefusal::Over(outcome)));
    }
    for (chair, holder) in row.game.chairs.pairs().filter(|(chair, _)| row.game.is_in(*chair)) {
        let gone = match (holder.as_player(), row.person(chair)) {
            (None, _) => false,
            (Some(_), None) => true,
            (Some(_), Some(person)) => {
                match timeout(PATIENCE, request.is_member(server, person)).await {
                    Ok(Ok(inside)) => !inside,
                    _ => return Err(request.refusal("adopt-unanswered")),
                }
            }
        };
        if gone {
            request.unless_refused(
                service::play::adoption::adopt_chair(request.service, &request.caller, row, chair)
                    .await,
            )?;
            return Ok(request.say_page("adopted"));
        }
    }
    Err(request.refusal("adopt-nobody-left"))
}
