//! Answers about hints, reviews, and games that Murus plays against itself.

use murus_engine::{Level, Review};
use murus_gallicus::Variant;

use crate::answers::challenge::{challenges, levels};
use crate::answers::play::games;
use crate::answers::play::target;
use crate::answers::play::target::Which;
use crate::answers::request::draw_page;
use crate::answers::showing::offer_to_show;
use crate::answers::{Answer, AnswerError, AnswerRefusal, Request};
use crate::service;
use crate::service::{Crowded, Hint, Hinted, Measure, Proposal, Reviewed, Target};
use crate::show::custom_id::InProof;
use crate::show::draft::Duel;
use crate::show::page::{Awaited, Page};
use crate::show::pages::duel;
use crate::show::pages::forced;
use crate::show::pages::game_list::GameList;
use crate::show::pages::lists;
use crate::show::pages::moment;
use crate::show::pages::plans;
use crate::show::pages::refusal::bar_sentence;
use crate::show::pages::review;
use crate::show::pages::view::View;
use crate::show::rows::add_button;
use crate::store::StoredGame;

/// Shows the best move for the player to move, with a button to play it. If it is not known yet,
/// shows a page that waits for the search. Refuses a person who may have no hint there, and one who
/// asks too often.
pub async fn show_hint(request: &Request<'_>, which: Which<'_>) -> Answer {
    let game = target::find_game(request, which).await?.game().id;
    match request.unless_refused(
        service::study::review::stored_hint(request.service, &request.caller, game).await,
    )? {
        Some(hinted) => hint_page(request, hinted).await,
        None => {
            request.check_limit(Measure::Thought)?;
            let waiting =
                request.waiting_page("hint-waiting", "hint-queued", request.service.thinking());
            Ok(Page { awaits: Some(Awaited::Hint(game)), ..waiting })
        }
    }
}

async fn hint_page(request: &Request<'_>, hinted: Hinted) -> Answer {
    request.page_of(&hinted.row, |view| review::hint_page(view, &hinted.best)).await
}

/// Shows the running games of this channel to follow, with a button to an exhibition: a game of
/// Murus against itself.
pub async fn to_watch(request: &Request<'_>) -> Answer {
    let here = [request.caller.channel(), request.caller.parent];
    let mut rows = target::games_here(request).await;
    rows.retain(|row| here.contains(&row.place.channel));
    let names = request.fetch_names(&rows).await;
    let now = request.service.clock().now();
    let texts = request.texts;
    let theme = request.load_theme().await?;
    let me = request.caller.discord;
    draw_page(move || {
        lists::to_watch(GameList { texts, games: &rows, names: &names, me, now }, theme)
    })
    .await
}

/// Begins a game of Murus against itself at these levels, by default of the standard game. Asks for
/// the levels if one is missing. Refuses an unknown variant or level, and a variant for more than
/// two sides.
pub async fn begin_exhibition(
    request: &Request<'_>,
    variant: Option<&str>,
    [romans, gauls]: [Option<&str>; 2],
) -> Answer {
    let variant = challenges::read_variant(request, variant, Variant::STANDARD)?;
    if variant.board().seats != 2 {
        return Err(request.refusal("propose-not-for-two"));
    }
    let named = [levels::read_level(request, romans)?, levels::read_level(request, gauls)?];
    let [romans, gauls] = named.map(|level| level.map_or(Level::DEFAULT, |level| level.name));
    let chosen = Duel { romans, gauls, variant };
    if named.iter().all(Option::is_some) {
        begin_duel(request, chosen).await
    } else {
        show_duel(request, chosen)
    }
}

/// Shows the page on which a person sets up a game of Murus against itself.
pub fn show_duel(request: &Request<'_>, duel: Duel) -> Answer {
    Ok(duel::duel_page(request.texts, &duel))
}

/// Begins a game of Murus against itself. Refuses a person who reached their limit, and otherwise
/// as [`challenges::propose_game`] does.
pub async fn begin_duel(request: &Request<'_>, duel: Duel) -> Answer {
    request.check_limit(Measure::Exhibition)?;
    let target = Target::Exhibition([duel.romans, duel.gauls].map(str::to_owned));
    challenges::propose_game(request, &Proposal::at_ease(target, duel.variant)).await
}

/// Shows the review of a game. If there is none yet, has it made, and shows a page that waits for
/// it. Refuses a game that cannot be reviewed, and a person who asks too often.
pub async fn show_review(request: &Request<'_>, which: Which<'_>) -> Answer {
    let (row, made) = match load_review(request, which).await? {
        ReviewOrPage::Review(row, made) => (row, made),
        ReviewOrPage::Waiting(page) => return Ok(*page),
    };
    review_page(request, &row, &made).await
}

/// Builds the page of a review, with a button to the person's conditional moves that were never
/// played, and the button that shows the review to the channel if that is allowed.
async fn review_page(request: &Request<'_>, row: &StoredGame, made: &Review) -> Answer {
    let db = request.service.db();
    let left = service::play::openings::find_left_opening(db, row.game.line()).await?;
    let unmet = service::play::plans::list_unmet(db, Some(request.caller.discord), row).await?;
    let page = |view: &View<'_>| {
        let page = review::review_page(view, made, left.as_ref());
        let rows = if unmet.is_empty() {
            page.rows
        } else {
            add_button(page.rows, plans::button_to_unmet(view))
        };
        Page { rows, ..page }
    };
    let page = request.page_of(row, page).await?;
    offer_to_show(request, Some(row), page).await
}

/// Shows the review of the game with this short name, or of the thread's game without a name.
/// Without either, lists the person's finished games to choose from. Refuses as [`show_review`]
/// does.
pub async fn review_or_choose(request: &Request<'_>, name: Option<&str>) -> Answer {
    match name {
        None if target::find_candidates(request, Which::Any(None)).await?.is_empty() => {
            games::list_finished_games(request, 0).await
        }
        name => show_review(request, Which::Any(name)).await,
    }
}

/// Begins a new game from the turning point of a finished game, or from near its end without one.
/// If the game has no review yet, has one made and shows that instead. Refuses a game that does not
/// allow it.
pub async fn play_on(request: &Request<'_>, which: Which<'_>) -> Answer {
    let found = target::find_game(request, which).await?;
    let known = service::study::review::load_stored(
        request.service,
        Some(request.caller.discord),
        &found.row,
    )
    .await?
    .is_some();
    if known {
        challenges::go_on(request, which, None, None, None).await
    } else {
        show_review(request, which).await
    }
}

/// Shows the lesson of one move of a review: the move after `ply` plies, or the turning point
/// without a ply. If there is no turning point, says so. Without a review, does as [`show_review`]
/// does.
pub async fn show_moment(request: &Request<'_>, which: Which<'_>, ply: Option<usize>) -> Answer {
    let (row, made) = match load_review(request, which).await? {
        ReviewOrPage::Review(row, made) => (row, made),
        ReviewOrPage::Waiting(page) => return Ok(*page),
    };
    let Some(ply) = ply.or_else(|| service::turning_point(row.game.line(), &made)) else {
        return Ok(request.say_page("review-even"));
    };
    let looked =
        service::study::moments::look_at_ply(request.service, &request.caller, &row, &made, ply)
            .await;
    let looked = looked.map_err(|denied| denied.explain(|Crowded| request.refusal("crowded")))?;
    let page = request.page_of(&row, |view| moment::moment_page(view, &made, ply, &looked)).await?;
    offer_to_show(request, Some(&row), page).await
}

/// Shows the forced win of a review, after the replies in `at`. A choice is a unit of the loser,
/// then its move. Refuses if there is no such win.
pub async fn show_forced_win(
    request: &Request<'_>,
    which: Which<'_>,
    at: InProof,
    choice: Option<&str>,
) -> Answer {
    let found = target::find_game(request, which).await?;
    let Some(proof) = service::study::review::load_proof(
        request.service,
        Some(request.caller.discord),
        &found.row,
        at.ply,
    )
    .await?
    else {
        return Err(request.refusal("forced-gone"));
    };
    let side = found.side();
    let page = request
        .page_of(&found.row, |view| {
            forced::forced_page(view, &proof, at, choice, side).unwrap_or_default()
        })
        .await?;
    if page.content.is_empty() {
        Err(request.refusal("forced-gone"))
    } else {
        offer_to_show(request, Some(&found.row), page).await
    }
}

/// Returns the page that replaces a waiting page. `None` if a review takes too long, or if a posted
/// message brings the page. Fails if the bot fails; a refusal is a page.
pub async fn load_awaited_page(
    request: &Request<'_>,
    what: Awaited,
) -> Result<Option<Page>, AnswerError> {
    let answer = match what {
        // The posted message itself replaces the waiting page.
        Awaited::Message(..) => return Ok(None),
        Awaited::Film(game) => games::show_film(request, game).await,
        Awaited::Hint(game) => {
            match request.unless_refused(
                service::study::review::find_hint(request.service, &request.caller, game).await,
            ) {
                Ok(Hint::Found(hinted)) => hint_page(request, *hinted).await,
                Ok(Hint::Crowded) => Err(request.refusal("crowded")),
                Err(stop) => Err(stop),
            }
        }
        Awaited::Review(game) => match target::find_game(request, Which::Pressed(game)).await {
            Ok(found) => match service::study::review::review_made(
                request.service,
                &request.caller,
                &found.row,
            )
            .await?
            {
                Reviewed::Done(row, review) => review_page(request, &row, &review).await,
                Reviewed::Barred(bar) => {
                    Err(AnswerRefusal::page(Page::text(bar_sentence(request.texts, &bar))))
                }
                _ => return Ok(None),
            },
            Err(stop) => Err(stop),
        },
    };
    request.page(answer).await.map(Some)
}

/// A finished review, or the page that waits for it.
enum ReviewOrPage {
    Review(Box<StoredGame>, Review),
    Waiting(Box<Page>),
}

/// Returns the review of a game. If there is none yet, has it made, and returns a page that waits
/// for it. Refuses a game that cannot be reviewed, and a person who asks too often.
async fn load_review(
    request: &Request<'_>,
    which: Which<'_>,
) -> Result<ReviewOrPage, AnswerRefusal> {
    let found = target::find_game(request, which).await?;
    if service::study::review::load_stored(
        request.service,
        Some(request.caller.discord),
        &found.row,
    )
    .await?
    .is_none()
    {
        request.check_limit(Measure::Thought)?;
    }
    Err(request.refusal(
        match service::study::review::request_review(request.service, &request.caller, &found.row)
            .await?
        {
            Reviewed::Unknown => "press-no-game",
            Reviewed::Far => "press-on-discord",
            Reviewed::Running => "review-running",
            Reviewed::Several => "review-several",
            Reviewed::Empty => "review-empty",
            Reviewed::Crowded => "crowded",
            Reviewed::Barred(bar) => {
                return Err(AnswerRefusal::page(Page::text(bar_sentence(request.texts, &bar))));
            }
            Reviewed::Waiting(row, before) => {
                let waiting =
                    request.page_of(&row, |view| review::reviewing_page(view, before)).await?;
                return Ok(ReviewOrPage::Waiting(Box::new(waiting)));
            }
            Reviewed::Done(row, review) => return Ok(ReviewOrPage::Review(row, review)),
        },
    ))
}
