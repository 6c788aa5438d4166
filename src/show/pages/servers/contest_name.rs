//! The names of contests and their people, as their pages say them.

use murus_gallicus::Variant;

use crate::game::ContestKind;
use crate::ids::UserId;
use crate::service::servers::contest_stand::ContestStand;
use crate::show::mention::mention_person;
use crate::store::Contest;
use crate::texts::variant::variant_name;
use crate::texts::{Texts, Value};

/// Returns the name of a contest. It contains the variant, unless the contest is for all variants,
/// or is a league or cup of the standard variant. The name of a season of a league contains the
/// number of the season, that of another contest its own number if it is not the first.
pub fn contest_name(
    texts: Texts,
    variant: Option<Variant>,
    kind: ContestKind,
    number: i64,
) -> String {
    let usual = |variant: &Variant| kind.has_fixtures() && *variant == Variant::STANDARD;
    let variant = variant.filter(|variant| !usual(variant));
    let some = if variant.is_some() { "yes" } else { "no" };
    let name = variant.map(|variant| variant_name(texts, variant)).unwrap_or_default();
    let season = kind.league().map_or(number, |plan| plan.season);
    let args = [
        ("some", Value::from(some)),
        ("variant", name.into()),
        ("season", Value::from(season as usize)),
        ("number", Value::from(number as usize)),
    ];
    let word = match kind {
        ContestKind::OpenMonth => "contest-name",
        ContestKind::League(_) => "contest-league-name",
        ContestKind::Cup(_) => "contest-cup-name",
        ContestKind::Ladder(_) => "contest-ladder-name",
        ContestKind::Simul(_) => "contest-simul-name",
        ContestKind::Team(_) => "contest-team-name",
    };
    texts.say_with(word, args)
}

/// Returns the name of a contest.
pub fn name_contest(texts: Texts, contest: &Contest) -> String {
    contest_name(texts, contest.variant, contest.kind, contest.number)
}

/// Returns the sentence with this name in `locales/`, filled in with the name of the contest.
pub(super) fn say_named(texts: Texts, id: &str, contest: &Contest) -> String {
    texts.say_with(id, [("name", name_contest(texts, contest).into())])
}

/// Returns the label of the button with which a person joins a contest. In a cup or team match that
/// runs they become a reserve.
pub fn join_label(stand: &ContestStand) -> &'static str {
    if stand.takes_reserves() { "button-contest-reserve" } else { "button-contest-join" }
}

/// Returns the heading of a private page about a contest.
pub(super) fn heading(texts: Texts, stand: &ContestStand) -> String {
    format!("**{}**", name_contest(texts, &stand.contest))
}

/// Returns a mention of a person, or general words if there is none.
pub(super) fn name_person(texts: Texts, person: Option<UserId>) -> String {
    person.map_or_else(|| texts.say("contest-gone"), mention_person)
}
