//! Answers presses of buttons and menus about games.

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
    match press {
        ForGame::View => games::show_board(request, which, None).await,
        ForGame::More => games::show_more(request, which).await,
        ForGame::History => games::show_history(request, which).await,
        ForGame::Follow => games::follow_game(request, which, None).await,
        ForGame::FollowEnd => games::follow_game(request, which, Some(Follow::End)).await,
        ForGame::FollowEvery => games::follow_game(request, which, Some(Follow::Every)).await,
        ForGame::Unfollow => games::follow_game(request, which, Some(Follow::No)).await,
        ForGame::Export => game_files::export_game(request, which, Format::Text).await,
        ForGame::Ratings => profile::show_rating_changes(request, which).await,

        ForGame::Units => acts::choose_unit(request, which, seq).await,
        ForGame::From(cell) => acts::choose_target(request, which, seq, Some(&cell)).await,
        ForGame::To(text) => acts::preview_move(request, which, seq, Some(&text)).await,
        ForGame::ChooseUnit => acts::choose_target(request, which, seq, choice).await,
        ForGame::ChooseMove => acts::preview_move(request, which, seq, choice).await,
        ForGame::ChoosePair(tower) => {
            let text = match chosen {
                [one, other] => Some(format!("{tower}-{one},{other}")),
                _ => None,
            };
            acts::preview_move(request, which, seq, text.as_deref()).await
        }
        ForGame::Confirm(text) => acts::confirm_move(request, which, text, seq).await,
        ForGame::AtOnce(on) => acts::choose_at_once(request, which, on).await,
        ForGame::Swap => acts::answer_act(request, which, Ask::Do(Action::Swap), Some(seq)).await,

        ForGame::Propose => {
            votes::propose_line(request, which, choice.unwrap_or_default(), seq).await
        }

        ForGame::TakeBack => acts::take_back(request, which, Some(seq)).await,
        ForGame::Agree => acts::agree_to_offer(request, which, seq).await,
        ForGame::ConfirmAgree => {
            acts::answer_act(request, which, Ask::Do(Action::Agree), Some(seq)).await
        }
        ForGame::Refuse => {
            acts::answer_act(request, which, Ask::Do(Action::Decline), Some(seq)).await
        }
        ForGame::AskDraw => acts::ask_draw(request, which).await,
        // Where the move can be taken back at once by now, nobody has to be asked any more.
        ForGame::Offer(Offer::Takeback) => {
            acts::answer_act(request, which, Ask::Back, Some(seq)).await
        }
        // No button asks for time, and the game refuses it to people.
        ForGame::Offer(offer @ (Offer::Draw | Offer::Time)) => {
            acts::answer_act(request, which, Ask::Do(Action::Offer(offer)), None).await
        }
        ForGame::Remind => acts::answer_act(request, which, Ask::Do(Action::Remind), None).await,
        ForGame::Wait => acts::answer_act(request, which, Ask::Do(Action::Wait), None).await,
        ForGame::Claim => acts::ask_claim(request, which).await,
        ForGame::ConfirmClaim => acts::claim_win(request, which).await,
        ForGame::Give => acts::answer_act(request, which, Ask::Do(Action::Give(DAY)), None).await,
        ForGame::Resign => acts::ask_resign(request, which).await,
        ForGame::ConfirmResign => acts::confirm_resign(request, which, seq).await,
        ForGame::ResignAs(who) => acts::resign_as(request, which, seq, who).await,
        ForGame::PlayOnAs(who) => acts::play_on_as(request, which, who).await,
        ForGame::Abort => acts::ask_abort(request, which).await,
        ForGame::ConfirmAbort => {
            acts::answer_act(request, which, Ask::Do(Action::Abort), Some(seq)).await
        }

        ForGame::Plans => plans::change_plans(request, which, &PlanChange::List).await,
        ForGame::Foresee(so_far) => plans::plan_ahead(request, which, seq, &so_far).await,
        ForGame::ForeseeNext(so_far) => {
            let line = format!("{so_far} {}", choice.unwrap_or_default());
            plans::plan_ahead(request, which, seq, line.trim()).await
        }
        ForGame::Plan(line) => plans::plan_from(request, which, seq, &line).await,
        ForGame::Unplan(plan) => {
            plans::change_plans(request, which, &PlanChange::Revoke(plan)).await
        }

        ForGame::Mute => {
            people::settings::mute_game(request, &target::find_game(request, which).await?).await
        }
        ForGame::PutOff(stamp) => people::settings::put_off(request, which, &stamp).await,
        ForGame::Snooze(later) => people::settings::snooze_game(request, which, later.snooze).await,
        ForGame::Hint => review::show_hint(request, which).await,
        ForGame::Review => review::show_review(request, which).await,
        ForGame::Lesson => review::show_moment(request, which, None).await,
        ForGame::Moment(ply) => review::show_moment(request, which, Some(ply)).await,
        ForGame::Forced(at) => review::show_forced_win(request, which, at, None).await,
        ForGame::ForcedBy(at) => review::show_forced_win(request, which, at, choice).await,
        ForGame::Replay => games::show_replay(request, which).await,
        ForGame::Rematch => challenges::offer_rematch(request, game, Rival::Same).await,
        ForGame::NoRematch => challenges::refuse_rematch(request, game).await,
        ForGame::NextLevel => challenges::offer_rematch(request, game, Rival::Stronger).await,
        ForGame::Lines => lines::show_lines(request, which).await,
        ForGame::LinesOpen => lines::open_lines(request, which, true).await,
        ForGame::LinesClose => lines::open_lines(request, which, false).await,
        ForGame::Line(spot) => lines::try_line(request, which, spot, Try::Look, None).await,
        ForGame::LineBy => {
            let line = choice.and_then(|choice| choice.parse().ok()).unwrap_or_default();
            lines::try_line(request, which, LineSpot::Line(line, usize::MAX), Try::Look, None).await
        }
        ForGame::LineUnit(at) => {
            lines::try_line(request, which, at.at, Try::Look, Some(&at.what)).await
        }
        ForGame::LineUnitBy(spot) => lines::try_line(request, which, spot, Try::Look, choice).await,
        ForGame::LineMove(at) => {
            lines::try_line(request, which, at.at, Try::Play(&at.what), None).await
        }
        ForGame::LineMoveBy(spot) => {
            lines::try_line(request, which, spot, Try::Play(choice.unwrap_or_default()), None).await
        }
        ForGame::LineNote(spot) => {
            lines::try_line(request, which, spot, Try::Note(choice.unwrap_or_default()), None).await
        }
        ForGame::LineDrop(spot) => lines::try_line(request, which, spot, Try::Drop, None).await,

        ForGame::Walk => games::walk_through(request, which, None, None).await,
        ForGame::WalkFirst(view) => games::walk_through(request, which, Some(0), Some(view)).await,
        ForGame::WalkLast(view) => games::walk_through(request, which, None, Some(view)).await,
        ForGame::WalkTo(shown) => {
            games::walk_through(request, which, Some(shown.ply), Some(shown.side)).await
        }
        ForGame::WalkBy(view) => {
            games::walk_through(
                request,
                which,
                choice.and_then(|choice| choice.parse().ok()),
                Some(view),
            )
            .await
        }
        ForGame::GoOnAgainst(At { at, what: level }) => {
            challenges::go_on_against(request, which, at, &level).await
        }
        ForGame::GoOnFrom(ply) => challenges::go_on(request, which, Some(ply), None, None).await,
        ForGame::GoOn => challenges::go_on(request, which, None, None, None).await,
        ForGame::PlayOn => review::play_on(request, which).await,
    }
}
