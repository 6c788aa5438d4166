//! Answers presses on the way to a new game: against the opponent, of the opponent with itself, or
//! with people.

use super::choice::first_choice;
use crate::answers::challenge::challenges;
use crate::answers::study::{lessons, review};
use crate::answers::{Answer, Request};
use crate::game::TimeControl;
use crate::ids::UserId;
use crate::show::custom_id::ForStart;
use crate::show::draft::Draft;

/// Carries out a press, with the choices of its menu.
pub async fn answer_start_press(
    request: &Request<'_>,
    press: ForStart,
    chosen: &[String],
) -> Answer {
    match press {
        ForStart::PlayMurus => lessons::ask_for_level(request).await,
        ForStart::Against(level) => lessons::play_level(request, &level).await,
        ForStart::AgainstAs(bout) => challenges::begin_bout(request, bout).await,
        ForStart::Exhibit => review::begin_exhibition(request, None, [None, None]).await,
        ForStart::DuelRomans(duel) => {
            review::show_duel(request, duel.with_level(0, first_choice(chosen)))
        }
        ForStart::DuelGauls(duel) => {
            review::show_duel(request, duel.with_level(1, first_choice(chosen)))
        }
        ForStart::DuelBegin(duel) => review::begin_duel(request, duel).await,
        ForStart::Friend => lessons::ask_for_friend(request),
        ForStart::ChooseFriend => {
            match chosen.first().and_then(|friend| UserId::read(friend, 10)) {
                Some(friend) => challenges::draft_for(request, vec![friend]).await,
                None => lessons::ask_for_friend(request),
            }
        }
        ForStart::AskVariant(draft) => {
            match chosen.first().and_then(|choice| choice.parse().ok()) {
                Some(variant) => challenges::show_draft(request, &draft.for_variant(variant)).await,
                None => Err(request.refusal("press-unknown")),
            }
        }
        ForStart::AskTime(draft) => {
            match chosen.first().and_then(|choice| TimeControl::from_name(choice)) {
                Some(time) => challenges::show_draft(request, &Draft { time, ..draft }).await,
                None => Err(request.refusal("press-unknown")),
            }
        }
        ForStart::AskWho(draft) => {
            let people = chosen
                .iter()
                .filter_map(|id| UserId::read(id, 10))
                .take(draft.most_people())
                .collect();
            challenges::show_draft(request, &Draft { people, ..draft }).await
        }
        ForStart::AskRated(draft) => challenges::turn_rating(request, draft).await,
        ForStart::AskSend(draft) => challenges::send_draft(request, draft).await,
    }
}
