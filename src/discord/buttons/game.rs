//! What is pressed in a game.

use crate::discord::doing::challenges;
use crate::discord::doing::games;
use crate::discord::doing::lines;
use crate::discord::doing::plans;
use crate::discord::doing::playing;
use crate::discord::doing::preferences;
use crate::discord::doing::records;
use crate::discord::doing::standing;
use crate::discord::doing::study;
use crate::discord::doing::target;
use crate::discord::doing::target::Which;
use crate::discord::doing::{Answer, Request};
use crate::game::{Action, DAY, GameId, Seq};
use crate::service::{Ask, Follow, Format, Plan, Rival, Spot, Try};
use crate::show::custom_id::ForGame;

/// Does what is pressed on a board with this event count.
pub async fn pressed(request: &Request<'_>, game: GameId, seq: Seq, press: ForGame, chosen: &[String]) -> Answer {
    let which = Which::On(game, seq);
    let choice = match chosen {
        [choice] => Some(choice.as_str()),
        _ => None,
    };
    match press {
        ForGame::View => games::board(request, which, None).await,
        ForGame::More => games::more(request, which).await,
        ForGame::History => games::history(request, which).await,
        ForGame::Follow => games::follow(request, which, None).await,
        ForGame::FollowEnd => games::follow(request, which, Some(Follow::End)).await,
        ForGame::FollowEvery => games::follow(request, which, Some(Follow::Every)).await,
        ForGame::Unfollow => games::follow(request, which, Some(Follow::No)).await,
        ForGame::Export => records::export(request, which, Format::Text).await,
        ForGame::Ratings => standing::ratings(request, which).await,

        ForGame::Units => playing::units(request, which, seq).await,
        ForGame::From(cell) => playing::targets(request, which, seq, Some(&cell)).await,
        ForGame::To(text) => playing::aim(request, which, seq, Some(&text)).await,
        ForGame::ChooseUnit => playing::targets(request, which, seq, choice).await,
        ForGame::ChooseMove => playing::aim(request, which, seq, choice).await,
        ForGame::ChoosePair(tower) => {
            let text = match chosen {
                [one, other] => Some(format!("{tower}-{one},{other}")),
                _ => None,
            };
            playing::aim(request, which, seq, text.as_deref()).await
        }
        ForGame::Confirm(text) => playing::confirm(request, which, text, seq).await,
        ForGame::AtOnce(on) => playing::choose_at_once(request, which, on).await,
        ForGame::Swap => playing::answer_act(request, which, Ask::Do(Action::Swap), Some(seq)).await,

        ForGame::TakeBack => playing::answer_act(request, which, Ask::Back, Some(seq)).await,
        ForGame::Agree => playing::agree(request, which, seq).await,
        ForGame::ConfirmAgree => playing::answer_act(request, which, Ask::Do(Action::Agree), Some(seq)).await,
        ForGame::Refuse => playing::answer_act(request, which, Ask::Do(Action::Decline), Some(seq)).await,
        ForGame::Offer(offer) => playing::answer_act(request, which, Ask::Do(Action::Offer(offer)), None).await,
        ForGame::Remind => playing::answer_act(request, which, Ask::Do(Action::Remind), None).await,
        ForGame::Wait => playing::answer_act(request, which, Ask::Do(Action::Wait), None).await,
        ForGame::Claim => playing::ask_claim(request, which).await,
        ForGame::ConfirmClaim => playing::claim(request, which).await,
        ForGame::Give => playing::answer_act(request, which, Ask::Do(Action::Give(DAY)), None).await,
        ForGame::Resign => playing::ask_resign(request, which).await,
        ForGame::ConfirmResign => playing::answer_act(request, which, Ask::Do(Action::Resign), None).await,
        ForGame::ResignAs(who) => playing::resign_as(request, which, who).await,
        ForGame::PlayOnAs(who) => playing::play_on_as(request, which, who).await,
        ForGame::Abort => playing::ask_abort(request, which).await,
        ForGame::ConfirmAbort => playing::answer_act(request, which, Ask::Do(Action::Abort), None).await,

        ForGame::Plans => plans::plan(request, which, &Plan::List).await,
        ForGame::Foresee(so_far) => plans::foresee(request, which, seq, &so_far).await,
        ForGame::ForeseeNext(so_far) => {
            let line = format!("{so_far} {}", choice.unwrap_or_default());
            plans::foresee(request, which, seq, line.trim()).await
        }
        ForGame::Plan(line) => plans::plan_from(request, which, seq, &line).await,
        ForGame::Unplan(plan) => plans::plan(request, which, &Plan::Revoke(plan)).await,

        ForGame::Mute => preferences::mute(request, &target::find(request, which).await?).await,
        ForGame::PutOff(stamp) => preferences::put_off(request, which, &stamp).await,
        ForGame::Snooze(later) => preferences::snooze(request, which, later.snooze).await,
        ForGame::Hint => study::hint(request, which).await,
        ForGame::Review => study::review(request, which).await,
        ForGame::Lesson => study::lesson(request, which, None).await,
        ForGame::Moment(ply) => study::lesson(request, which, Some(ply)).await,
        ForGame::Forced(at) => study::forced(request, which, at, None).await,
        ForGame::ForcedBy(at) => study::forced(request, which, at, choice).await,
        ForGame::Replay => games::replay(request, which).await,
        ForGame::Rematch => challenges::rematch(request, game, Rival::Same).await,
        ForGame::NextLevel => challenges::rematch(request, game, Rival::Stronger).await,
        ForGame::Lines => lines::lines(request, which).await,
        ForGame::LinesOpen => lines::open_lines(request, which, true).await,
        ForGame::LinesClose => lines::open_lines(request, which, false).await,
        ForGame::Line(spot) => lines::try_line(request, which, spot, Try::Look, None).await,
        ForGame::LineBy => {
            let line = choice.and_then(|choice| choice.parse().ok()).unwrap_or_default();
            lines::try_line(request, which, Spot::Line(line, usize::MAX), Try::Look, None).await
        }
        ForGame::LineUnit(at) => lines::try_line(request, which, at.spot, Try::Look, Some(&at.what)).await,
        ForGame::LineUnitBy(spot) => lines::try_line(request, which, spot, Try::Look, choice).await,
        ForGame::LineMove(at) => lines::try_line(request, which, at.spot, Try::Play(&at.what), None).await,
        ForGame::LineMoveBy(spot) => {
            lines::try_line(request, which, spot, Try::Play(choice.unwrap_or_default()), None).await
        }
        ForGame::LineNote(spot) => {
            lines::try_line(request, which, spot, Try::Note(choice.unwrap_or_default()), None).await
        }
        ForGame::LineDrop(spot) => lines::try_line(request, which, spot, Try::Drop, None).await,

        ForGame::Walk => games::walk(request, which, None, None).await,
        ForGame::WalkFirst(view) => games::walk(request, which, Some(0), Some(view)).await,
        ForGame::WalkLast(view) => games::walk(request, which, None, Some(view)).await,
        ForGame::WalkTo(shown) => games::walk(request, which, Some(shown.ply), Some(shown.side)).await,
        ForGame::WalkBy(view) => {
            games::walk(request, which, choice.and_then(|choice| choice.parse().ok()), Some(view)).await
        }
        ForGame::GoOnFrom(ply) => challenges::go_on(request, which, Some(ply), None, None).await,
        ForGame::GoOn => challenges::go_on(request, which, None, None, None).await,
        ForGame::PlayOn => study::play_on(request, which).await,
    }
}
