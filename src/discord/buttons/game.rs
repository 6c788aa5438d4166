//! What is pressed in a game.

use crate::discord::doing::target::Which;
use crate::discord::doing::{Answer, Request};
use crate::discord::reply::Stands;
use crate::game::{Action, DAY_MS, GameId};
use crate::ids::UserId;
use crate::service::{Ask, Follow, Format, Plan, Spot, Try};
use crate::show::custom_id::ForGame;

/// Where the answer to this person stands: what people may want to keep beside the board stands apart.
pub fn stands(press: &ForGame, by: UserId) -> Stands {
    match press {
        ForGame::ResignAs(who) | ForGame::PlayOnAs(who) if *who == by => Stands::InPlace,
        ForGame::View
        | ForGame::More
        | ForGame::PutOff(_)
        | ForGame::Review
        | ForGame::Lesson
        | ForGame::Replay
        | ForGame::Snooze(_)
        | ForGame::Export
        | ForGame::Ratings
        | ForGame::History
        | ForGame::GoOn
        | ForGame::GoOnFrom(_) => Stands::Apart,
        ForGame::Units
        | ForGame::From(_)
        | ForGame::To(_)
        | ForGame::ChooseUnit
        | ForGame::ChooseMove
        | ForGame::ChoosePair(_)
        | ForGame::Confirm(_)
        | ForGame::Swap
        | ForGame::Lines
        | ForGame::LinesOpen
        | ForGame::LinesClose
        | ForGame::Line(_)
        | ForGame::LineBy
        | ForGame::LineUnit(_)
        | ForGame::LineUnitBy(_)
        | ForGame::LineMove(_)
        | ForGame::LineMoveBy(_)
        | ForGame::LineNote(_)
        | ForGame::LineDrop(_)
        | ForGame::Walk
        | ForGame::WalkFirst(_)
        | ForGame::WalkLast(_)
        | ForGame::WalkTo(_)
        | ForGame::WalkBy(_)
        | ForGame::Forced(_)
        | ForGame::ForcedBy(_)
        | ForGame::Resign
        | ForGame::ConfirmResign
        | ForGame::ResignAs(_)
        | ForGame::PlayOnAs(_)
        | ForGame::Hint
        | ForGame::Rematch
        | ForGame::TakeBack
        | ForGame::Agree
        | ForGame::ConfirmAgree
        | ForGame::Refuse
        | ForGame::Offer(_)
        | ForGame::Give
        | ForGame::Abort
        | ForGame::ConfirmAbort
        | ForGame::Mute
        | ForGame::Follow
        | ForGame::FollowEnd
        | ForGame::FollowEvery
        | ForGame::Unfollow
        | ForGame::Plans
        | ForGame::Plan(_)
        | ForGame::Unplan(_)
        | ForGame::Foresee(_)
        | ForGame::ForeseeNext(_) => Stands::Here,
    }
}

/// Does what is pressed on a board with this event count.
pub async fn pressed(request: &Request<'_>, game: GameId, seq: u32, press: ForGame, chosen: &[String]) -> Answer {
    let which = Which::Pressed(game);
    let choice = match chosen {
        [choice] => Some(choice.as_str()),
        _ => None,
    };
    match press {
        ForGame::View => request.board(which, None).await,
        ForGame::More => request.more(which).await,
        ForGame::History => request.history(which).await,
        ForGame::Follow => request.follow(which, None).await,
        ForGame::FollowEnd => request.follow(which, Some(Follow::End)).await,
        ForGame::FollowEvery => request.follow(which, Some(Follow::Every)).await,
        ForGame::Unfollow => request.follow(which, Some(Follow::No)).await,
        ForGame::Export => request.export(which, Format::Text).await,
        ForGame::Ratings => request.ratings(which).await,

        ForGame::Units => request.units(which, seq).await,
        ForGame::From(cell) => request.targets(which, seq, Some(&cell)).await,
        ForGame::To(text) => request.aim(which, seq, Some(&text)).await,
        ForGame::ChooseUnit => request.targets(which, seq, choice).await,
        ForGame::ChooseMove => request.aim(which, seq, choice).await,
        ForGame::ChoosePair(tower) => {
            let text = match chosen {
                [one, other] => Some(format!("{tower}-{one},{other}")),
                _ => None,
            };
            request.aim(which, seq, text.as_deref()).await
        }
        ForGame::Confirm(text) => request.act(which, Ask::Move(text), Some(seq)).await,
        ForGame::Swap => request.act(which, Ask::Do(Action::Swap), Some(seq)).await,

        ForGame::TakeBack => request.act(which, Ask::Back, Some(seq)).await,
        ForGame::Agree => request.agree(which, seq).await,
        ForGame::ConfirmAgree => request.act(which, Ask::Do(Action::Agree), Some(seq)).await,
        ForGame::Refuse => request.act(which, Ask::Do(Action::Decline), Some(seq)).await,
        ForGame::Offer(offer) => request.act(which, Ask::Do(Action::Offer(offer)), None).await,
        ForGame::Give => request.act(which, Ask::Do(Action::Give(DAY_MS)), None).await,
        ForGame::Resign => request.ask_resign(which).await,
        ForGame::ConfirmResign => request.act(which, Ask::Do(Action::Resign), None).await,
        ForGame::ResignAs(who) => request.resign_as(which, who).await,
        ForGame::PlayOnAs(who) => request.play_on_as(which, who).await,
        ForGame::Abort => request.ask_abort(which).await,
        ForGame::ConfirmAbort => request.act(which, Ask::Do(Action::Abort), None).await,

        ForGame::Plans => request.plan(which, &Plan::List).await,
        ForGame::Foresee(so_far) => request.foresee(which, seq, &so_far).await,
        ForGame::ForeseeNext(so_far) => {
            let line = format!("{so_far} {}", choice.unwrap_or_default());
            request.foresee(which, seq, line.trim()).await
        }
        ForGame::Plan(line) => request.plan_from(which, seq, &line).await,
        ForGame::Unplan(plan) => request.plan(which, &Plan::Revoke(plan)).await,

        ForGame::Mute => request.mute(&request.find(which).await?).await,
        ForGame::PutOff(stamp) => request.put_off(which, &stamp).await,
        ForGame::Snooze(later) => request.snooze(which, later.snooze).await,
        ForGame::Hint => request.hint(which).await,
        ForGame::Review => request.review(which).await,
        ForGame::Lesson => request.lesson(which).await,
        ForGame::Forced(at) => request.forced(which, at, None).await,
        ForGame::ForcedBy(at) => request.forced(which, at, choice).await,
        ForGame::Replay => request.replay(which).await,
        ForGame::Rematch => request.rematch(game).await,
        ForGame::Lines => request.lines(which).await,
        ForGame::LinesOpen => request.open_lines(which, true).await,
        ForGame::LinesClose => request.open_lines(which, false).await,
        ForGame::Line(spot) => request.try_line(which, spot, Try::Look, None).await,
        ForGame::LineBy => {
            let line = choice.and_then(|choice| choice.parse().ok()).unwrap_or_default();
            request.try_line(which, Spot::Line(line, usize::MAX), Try::Look, None).await
        }
        ForGame::LineUnit(at) => request.try_line(which, at.spot, Try::Look, Some(&at.what)).await,
        ForGame::LineUnitBy(spot) => request.try_line(which, spot, Try::Look, choice).await,
        ForGame::LineMove(at) => request.try_line(which, at.spot, Try::Play(&at.what), None).await,
        ForGame::LineMoveBy(spot) => request.try_line(which, spot, Try::Play(choice.unwrap_or_default()), None).await,
        ForGame::LineNote(spot) => request.try_line(which, spot, Try::Note(choice.unwrap_or_default()), None).await,
        ForGame::LineDrop(spot) => request.try_line(which, spot, Try::Drop, None).await,

        ForGame::Walk => request.walk(which, None, None).await,
        ForGame::WalkFirst(view) => request.walk(which, Some(0), Some(view)).await,
        ForGame::WalkLast(view) => request.walk(which, None, Some(view)).await,
        ForGame::WalkTo(shown) => request.walk(which, Some(shown.ply), Some(shown.side)).await,
        ForGame::WalkBy(view) => request.walk(which, choice.and_then(|choice| choice.parse().ok()), Some(view)).await,
        ForGame::GoOnFrom(ply) => request.go_on(which, Some(ply), None, None).await,
        ForGame::GoOn => request.go_on(which, None, None, None).await,
    }
}
