//! Answers that show games.

use murus_gallicus::Seat;

use crate::answers::play::target;
use crate::answers::play::target::Which;
use crate::answers::request::draw_page;
use crate::answers::showing::offer_to_show;
use crate::answers::{Answer, Request};
use crate::game::{ContestId, GameId};
use crate::service;
use crate::service::{Follow, Measure, NextDue};
use crate::show::page::{Awaited, Opens, Page};
use crate::show::pages::board;
use crate::show::pages::follow;
use crate::show::pages::more;
use crate::show::pages::replay;
use crate::show::pages::walk;
use crate::show::pages::{lists, rules};
use crate::store::Reading;
use crate::store::Slice;

/// The number of finished games on a page.
const FINISHED: usize = 10;

/// The last page of a list that is shown, counted from 0.
const PAGES: i64 = 1000;

/// Shows a page, counted from 0, of the person's running games. The first page also shows their
/// open challenges and guided games.
pub async fn list_own_games(request: &Request<'_>, page: i64) -> Answer {
    let page = page.clamp(0, PAGES) as usize;
    let mine = service::play::find::list_own(request.service, &request.caller, page).await?;
    let names = request.fetch_names(mine.games.iter().map(|entry| &*entry.row)).await;
    let guided = match mine.page {
        0 => {
            service::study::lessons::list_guided(request.service.db(), request.caller.discord)
                .await?
        }
        _ => Vec::new(),
    };
    let texts = request.texts;
    let theme = request.load_theme().await?;
    let me = request.caller.discord;
    let now = request.service.clock().now();
    let page =
        draw_page(move || lists::own_games_page(texts, theme, &mine, &guided, &names, me, now))
            .await?;
    Ok(Page { opens: Some(Opens::Mine), ..page })
}

/// Shows the units of the next game in which it is the person's turn, after the game that they just
/// looked at. Refuses if there is none.
pub async fn next(request: &Request<'_>, after: Option<GameId>) -> Answer {
    let (db, me) = (request.service.db(), request.caller.discord);
    let next = service::play::next::next_due(db, me, after).await?;
    show_next(request, next.ok_or_else(|| request.refusal("next-none"))?).await
}

/// Shows the units of the game of a contest that waits longest for the person's move. Refuses if
/// none does.
pub async fn next_board(request: &Request<'_>, contest: ContestId) -> Answer {
    let (db, me) = (request.service.db(), request.caller.discord);
    let next = service::play::next::next_due_in(db, me, contest).await?;
    show_next(request, next.ok_or_else(|| request.refusal("contest-next-none"))?).await
}

async fn show_next(request: &Request<'_>, next: NextDue) -> Answer {
    let NextDue { row, others, .. } = next;
    let found = target::seat_caller(request, row).await?;
    let page = lists::next(&found.view(), found.at_once(), others as i64);
    Ok(found.add_explanation(request, page))
}

/// Shows a page, counted from 0, of the person's finished games, newest first.
pub async fn list_finished_games(request: &Request<'_>, page: i64) -> Answer {
    let page = page.clamp(0, PAGES) as usize;
    let slice = Slice { skip: page * FINISHED, limit: FINISHED + 1 };
    let mut rows = service::play::find::list_finished_games(
        request.service.db(),
        request.caller.discord,
        slice,
    )
    .await?;
    let more = rows.len() > FINISHED;
    rows.truncate(FINISHED);
    let names = request.fetch_names(&rows).await;
    Ok(lists::finished_page(request.list_games(&rows, &names), page as i64, more))
}

/// Shows the board from the person's own side. `text` says whether to show it in letters; `None`
/// takes the person's own choice. Refuses if no game fits, or several do.
pub async fn show_board(request: &Request<'_>, which: Which<'_>, text: Option<bool>) -> Answer {
    let found = target::find_game(request, which).await?;
    let reading = text.map(|text| if text { Reading::Letters } else { Reading::Picture });
    Ok(Page {
        reading,
        ..found.add_explanation(request, board::own_board_page(&found.view(), found.chair))
    })
}

/// Shows the position after `ply` plies, or the current one without a ply. It is seen from the side
/// `view`, or from the person's own side. Refuses if no game fits, or several do.
pub async fn walk_through(
    request: &Request<'_>,
    which: Which<'_>,
    ply: Option<usize>,
    view: Option<Seat>,
) -> Answer {
    let found = target::find_game(request, which).await?;
    let ply = ply.unwrap_or(usize::MAX);
    offer_to_show(
        request,
        Some(&found.row),
        walk::walk_page(&found.view(), ply, view.unwrap_or_else(|| found.side())),
    )
    .await
}

/// Shows a page that waits for the film of the whole game, an animated picture that takes a while
/// to draw. Refuses a person who asks for too many.
pub async fn show_replay(request: &Request<'_>, which: Which<'_>) -> Answer {
    let found = target::find_game(request, which).await?;
    request.check_limit(Measure::Film)?;
    let waiting =
        request.waiting_page("replay-waiting", "replay-queued", request.service.drawing());
    Ok(Page { awaits: Some(Awaited::Film(found.game().id)), ..waiting })
}

/// Shows the film of a game: an animated picture of all moves. It pauses longer on the move that
/// turned the game, if a review found one. Refuses a person who has too many drawings in the queue.
pub async fn show_film(request: &Request<'_>, game: GameId) -> Answer {
    let found = target::find_game(request, Which::Pressed(game)).await?;
    let review = service::study::review::load_stored(
        request.service,
        Some(request.caller.discord),
        &found.row,
    )
    .await?;
    let row = found.row.clone();
    let film = request
        .drawn_in_turn(move || replay::replay_page(&found.view(), found.side(), review.as_ref()))
        .await?;
    offer_to_show(request, Some(&row), film).await
}

/// Changes how the person follows a game if `wish` says how, and shows how they follow it now. A
/// player of the game cannot follow it.
pub async fn follow_game(request: &Request<'_>, which: Which<'_>, wish: Option<Follow>) -> Answer {
    let found = target::find_game(request, which).await?;
    let following = service::people::following::follow_game(
        request.service,
        &request.caller,
        found.game().id,
        wish,
    )
    .await?;
    Ok(follow::following_page(&found.view(), &following))
}

/// Shows the moves of a game so far. Refuses if no game fits, or several do.
pub async fn show_history(request: &Request<'_>, which: Which<'_>) -> Answer {
    Ok(board::history_page(&target::find_game(request, which).await?.view()))
}

/// Shows the less common acts of a game: the answer to the button **More**.
pub async fn show_more(request: &Request<'_>, which: Which<'_>) -> Answer {
    let found = target::find_game(request, which).await?;
    let page = more::more_page(&found.view(), found.chair, request.service.clock().now());
    Ok(Page { opens: request.find_opening_page(&found.row), ..page })
}

/// Shows a topic of the rules of the game.
pub async fn show_topic(request: &Request<'_>, topic: &str) -> Answer {
    Ok(rules::topic_page(request.texts, request.load_theme().await?, topic))
}

/// Shows the rules of the variant of a challenge or its game. Refuses a challenge that the person
/// may not see.
pub async fn show_rules(request: &Request<'_>, challenge: GameId) -> Answer {
    match service::play::sight::challenge_for(request.service, &request.caller, challenge).await? {
        Some(challenge) => Ok(rules::variant_page(
            request.texts,
            request.load_theme().await?,
            challenge.terms.variant,
        )),
        None => Err(request.refusal("press-no-game")),
    }
}
