//! Answers presses of buttons and menus about games.

use futures::FutureExt;

use crate::answers::challenge::challenges;
use crate::answers::challenge::game_files;
use crate::answers::people;
use crate::answers::people::profile;
use crate::answers::play::acts;
use crate::answers::play::games;
use crate::answers::play::plans;
use crate::answers::play::target;
use crate::answers::play::target::Which;
use crate::answers::play::votes;
use crate::answers::study::lines;
use crate::answers::study::review;
use crate::answers::{Answer, Request};
use crate::game::{Action, DAY, GameId, Offer, Seq};
use crate::service::{Ask, Follow, Format, LineSpot, PlanChange, Rival, Try};
use crate::show::custom_id::{At, ForGame};

/// Carries out a press on the board of a game. `seq` is the number of the game's events when that
/// board was made. `chosen` holds the choices of a menu.
pub async fn answer_game_press(
    request: &Request<'_>,
    game: GameId,
    seq: Seq,
    press: ForGame,
    chosen: &[String],
) -> Answer {
    let which = Which::On(game, seq);
    let choice = match chosen {
        [choice] => Some(choice.as_str()),
        _ => None,
    };
    // One future of all presses would have a frame with room for each of them.
    let answer = match press {
        ForGame::View => games::show_board(request, which, None).boxed(),
        ForGame::More => games::show_more(request, which).boxed(),
        ForGame::History => games::show_history(request, which).boxed(),
        ForGame::Follow => games::follow_game(request, which, None).boxed(),
        ForGame::FollowEnd => games::follow_game(request, which, Some(Follow::End)).boxed(),
        ForGame::FollowEvery => games::follow_game(request, which, Some(Follow::Every)).boxed(),
        ForGame::Unfollow => games::follow_game(request, which, Some(Follow::No)).boxed(),
        ForGame::Export => game_files::export_game(request, which, Format::Text).boxed(),
        ForGame::Ratings => profile::show_rating_changes(request, which).boxed(),

        ForGame::Units => acts::choose_unit(request, which, seq).boxed(),
        ForGame::From(cell) => {
            async move { acts::choose_target(request, which, seq, Some(&cell)).await }.boxed()
        }
        ForGame::To(text) => {
            async move { acts::preview_move(request, which, seq, Some(&text)).await }.boxed()
        }
        ForGame::ChooseUnit => acts::choose_target(request, which, seq, choice).boxed(),
        ForGame::ChooseMove => acts::preview_move(request, which, seq, choice).boxed(),
        ForGame::ChoosePair(tower) => async move {
            let text = match chosen {
                [one, other] => Some(format!("{tower}-{one},{other}")),
                _ => None,
            };
            acts::preview_move(request, which, seq, text.as_deref()).await
        }
        .boxed(),
        ForGame::Confirm(text) => acts::confirm_move(request, which, text, seq).boxed(),
        ForGame::AtOnce(on) => acts::choose_at_once(request, which, on).boxed(),
        ForGame::Swap => acts::answer_act(request, which, Ask::Do(Action::Swap), Some(seq)).boxed(),

        ForGame::Propose => {
            votes::propose_line(request, which, choice.unwrap_or_default(), seq).boxed()
        }

        ForGame::TakeBack => acts::take_back(request, which, Some(seq)).boxed(),
        ForGame::Agree => acts::agree_to_offer(request, which, seq).boxed(),
        ForGame::ConfirmAgree => {
            acts::answer_act(request, which, Ask::Do(Action::Agree), Some(seq)).boxed()
        }
        ForGame::Refuse => {
            acts::answer_act(request, which, Ask::Do(Action::Decline), Some(seq)).boxed()
        }
        ForGame::AskDraw => acts::ask_draw(request, which).boxed(),
        // Where the move can be taken back at once by now, nobody has to be asked any more.
        ForGame::Offer(Offer::Takeback) => {
            acts::answer_act(request, which, Ask::Back, Some(seq)).boxed()
        }
        // No button asks for time, and the game refuses it to people.
        ForGame::Offer(offer @ (Offer::Draw | Offer::Time)) => {
            acts::answer_act(request, which, Ask::Do(Action::Offer(offer)), None).boxed()
        }
        ForGame::Remind => acts::answer_act(request, which, Ask::Do(Action::Remind), None).boxed(),
        ForGame::Wait => acts::answer_act(request, which, Ask::Do(Action::Wait), None).boxed(),
        ForGame::Claim => acts::ask_claim(request, which).boxed(),
        ForGame::ConfirmClaim => acts::claim_win(request, which).boxed(),
        ForGame::Give => acts::answer_act(request, which, Ask::Do(Action::Give(DAY)), None).boxed(),
        ForGame::Resign => acts::ask_resign(request, which).boxed(),
        ForGame::ConfirmResign => acts::confirm_resign(request, which, seq).boxed(),
        ForGame::ResignAs(who) => acts::resign_as(request, which, seq, who).boxed(),
        ForGame::PlayOnAs(who) => acts::play_on_as(request, which, who).boxed(),
        ForGame::Abort => acts::ask_abort(request, which).boxed(),
        ForGame::ConfirmAbort => {
            acts::answer_act(request, which, Ask::Do(Action::Abort), Some(seq)).boxed()
        }

        ForGame::Plans => plans::change_plans(request, which, &PlanChange::List).boxed(),
        ForGame::Foresee(so_far) => {
            async move { plans::plan_ahead(request, which, seq, &so_far).await }.boxed()
        }
        ForGame::ForeseeNext(so_far) => async move {
            let line = format!("{so_far} {}", choice.unwrap_or_default());
            plans::plan_ahead(request, which, seq, line.trim()).await
        }
        .boxed(),
        ForGame::Plan(line) => {
            async move { plans::plan_from(request, which, seq, &line).await }.boxed()
        }
        ForGame::Unplan(plan) => {
            async move { plans::change_plans(request, which, &PlanChange::Revoke(plan)).await }
                .boxed()
        }
        ForGame::Mute => mute_game(request, which, true).boxed(),
        ForGame::Unmute => mute_game(request, which, false).boxed(),
        ForGame::PutOff(stamp) => {
            async move { people::settings::put_off(request, which, &stamp).await }.boxed()
        }
        ForGame::Snooze(later) => {
            people::settings::snooze_game(request, which, later.snooze).boxed()
        }
        ForGame::Hint => review::show_hint(request, which).boxed(),
        ForGame::Review => review::show_review(request, which).boxed(),
        ForGame::Lesson => review::show_moment(request, which, None).boxed(),
        ForGame::Moment(ply) => review::show_moment(request, which, Some(ply)).boxed(),
        ForGame::Forced(at) => review::show_forced_win(request, which, at, None).boxed(),
        ForGame::ForcedBy(at) => review::show_forced_win(request, which, at, choice).boxed(),
        ForGame::Replay => games::show_replay(request, which).boxed(),
        ForGame::Rematch => challenges::offer_rematch(request, game, Rival::Same).boxed(),
        ForGame::NoRematch => challenges::refuse_rematch(request, game).boxed(),
        ForGame::NextLevel => challenges::offer_rematch(request, game, Rival::Stronger).boxed(),
        ForGame::Lines => lines::show_lines(request, which).boxed(),
        ForGame::LinesOpen => lines::open_lines(request, which, true).boxed(),
        ForGame::LinesClose => lines::open_lines(request, which, false).boxed(),
        ForGame::Line(spot) => lines::try_line(request, which, spot, Try::Look, None).boxed(),
        ForGame::LineBy => {
            let line = choice.and_then(|choice| choice.parse().ok()).unwrap_or_default();
            lines::try_line(request, which, LineSpot::Line(line, usize::MAX), Try::Look, None)
                .boxed()
        }
        ForGame::LineUnit(at) => {
            async move { lines::try_line(request, which, at.at, Try::Look, Some(&at.what)).await }
                .boxed()
        }
        ForGame::LineUnitBy(spot) => {
            lines::try_line(request, which, spot, Try::Look, choice).boxed()
        }
        ForGame::LineMove(at) => {
            async move { lines::try_line(request, which, at.at, Try::Play(&at.what), None).await }
                .boxed()
        }
        ForGame::LineMoveBy(spot) => {
            lines::try_line(request, which, spot, Try::Play(choice.unwrap_or_default()), None)
                .boxed()
        }
        ForGame::LineNote(spot) => {
            lines::try_line(request, which, spot, Try::Note(choice.unwrap_or_default()), None)
                .boxed()
        }
        ForGame::LineDrop(spot) => lines::try_line(request, which, spot, Try::Drop, None).boxed(),

        ForGame::Walk => games::walk_through(request, which, None, None).boxed(),
        ForGame::WalkFirst(view) => {
            games::walk_through(request, which, Some(0), Some(view)).boxed()
        }
        ForGame::WalkLast(view) => games::walk_through(request, which, None, Some(view)).boxed(),
        ForGame::WalkTo(shown) => {
            games::walk_through(request, which, Some(shown.ply), Some(shown.side)).boxed()
        }
        ForGame::WalkBy(view) => games::walk_through(
            request,
            which,
            choice.and_then(|choice| choice.parse().ok()),
            Some(view),
        )
        .boxed(),
        ForGame::GoOnAgainst(At { at, what: level }) => {
            async move { challenges::go_on_against(request, which, at, &level).await }.boxed()
        }
        ForGame::GoOnFrom(ply) => challenges::go_on(request, which, Some(ply), None, None).boxed(),
        ForGame::GoOn => challenges::go_on(request, which, None, None, None).boxed(),
        ForGame::PlayOn => review::play_on(request, which).boxed(),
    };
    answer.await
}

/// Switches the pings about a game off, or on again.
async fn mute_game(request: &Request<'_>, which: Which<'_>, muted: bool) -> Answer {
    let found = target::find_game(request, which).await?;
    people::settings::mute_game(request, &found, Some(muted)).await
}
