//! The parts of a team match's pages that other contests do not have: its two servers, its rules,
//! its score and its boards, and the code for the other server.

use super::contest_name::{name_contest, name_person};
use crate::entered;
use crate::game::{
    ContestState, FEWEST_IN_TEAM, PlayerId, Team, TeamBoard, TeamPlan, TeamScore, list_team_boards,
    score_teams,
};
use crate::ids::ServerId;
use crate::service::servers::contest_stand::ContestStand;
use crate::show::mention::{day_of, mention_channel, time_from_now};
use crate::show::names::Names;
use crate::show::page::Page;
use crate::store::Contest;
use crate::texts::variant::time_sentence;
use crate::texts::{Texts, Value};

/// The reader of a contest's page on Discord: the names that are known, and the server in which the
/// reader is. Only the members of that server are mentioned.
#[derive(Clone, Copy)]
pub struct ContestReader<'a> {
    /// The names of people and servers, as far as Discord has told them.
    pub names: &'a Names,
    /// The server.
    pub here: Option<ServerId>,
}

impl ContestReader<'_> {
    /// Returns a mention of a person of a contest who plays for the reader's server, or the name of
    /// one who plays for another server. General words for a person who is gone, or whose name is
    /// not known.
    pub fn name_player(self, texts: Texts, stand: &ContestStand, player: PlayerId) -> String {
        let known = stand.entrants.iter().find(|one| one.player == player);
        let Some(known) = known.filter(|_| stand.contest.kind.team().is_some()) else {
            return name_person(texts, stand.nameable(player));
        };
        match known.nameable() {
            Some(person) if Some(known.server) != self.here => match self.names.name(person) {
                Some(name) => entered::escape_line(name),
                None => texts.say("contest-team-player"),
            },
            person => name_person(texts, person),
        }
    }
}

/// Returns the names of the two servers of a team match, the home team first. General words for one
/// whose name is not known, and for guests who have not come in.
pub fn name_teams(texts: Texts, contest: &Contest, names: &Names) -> [String; 2] {
    Team::BOTH.map(|team| {
        let known = contest.server_of(team).and_then(|server| names.server(server));
        known.map_or_else(|| texts.say("contest-team-unknown"), entered::escape_line)
    })
}

/// Returns the lines about the rules of a team match that people join.
pub fn about_lines(texts: Texts, plan: &TeamPlan) -> Vec<String> {
    let args = [
        ("boards", Value::from(plan.boards)),
        ("weeks", (plan.weeks as usize).into()),
        ("time", time_sentence(texts, plan.time).into()),
    ];
    vec![texts.say_with("contest-team-about", args), texts.say("contest-team-end")]
}

/// Returns the arguments of sentences that name the two servers.
fn team_args<'v>(texts: Texts, contest: &Contest, names: &Names) -> [(&'static str, Value<'v>); 2] {
    let [home, guest] = name_teams(texts, contest, names);
    [("home", home.into()), ("guest", guest.into())]
}

/// Returns the line with the two servers of a team match: the score once it has begun, and the
/// winner after its end.
pub fn score_line(texts: Texts, stand: &ContestStand, names: &Names) -> String {
    let TeamScore { points: [won, lost], open } = score_teams(&stand.fixtures);
    let [home, guest] = team_args(texts, &stand.contest, names);
    let args = [
        home,
        guest,
        ("won", Value::from(won)),
        ("lost", lost.into()),
        ("open", open.into()),
        ("winner", if won > lost { "home" } else { "guest" }.into()),
    ];
    let word = match stand.contest.state {
        ContestState::Joining => "contest-team-pair",
        ContestState::Over if won == lost => "contest-team-drawn",
        ContestState::Over => "contest-team-won",
        ContestState::Running | ContestState::Stopped => "contest-team-score",
    };
    texts.say_with(word, args)
}

/// Returns a sentence about when a team match begins or ends, and how many people take part.
pub fn time_line(texts: Texts, stand: &ContestStand) -> String {
    let joining = stand.is_joining();
    let at = if joining { stand.contest.begins } else { stand.contest.ends };
    let args = [
        ("day", Value::from(day_of(at))),
        ("when", time_from_now(at).into()),
        ("fewest", FEWEST_IN_TEAM.into()),
        ("people", stand.count_people().into()),
        ("home", stand.list_team(Team::Home).count().into()),
        ("guest", stand.list_team(Team::Guest).count().into()),
    ];
    let word = match (joining, stand.contest.guest) {
        (true, None) => "contest-team-waits",
        (true, Some(_)) => "contest-team-begins",
        (false, _) => "contest-team-until",
    };
    texts.say_with(word, args)
}

/// Returns a line for each board of a team match. `name` names its people. Empty before the match
/// begins, and for other contests.
pub fn board_lines(
    texts: Texts,
    stand: &ContestStand,
    name: impl Fn(PlayerId) -> String,
) -> Vec<String> {
    if stand.contest.kind.team().is_none() {
        return Vec::new();
    }
    let line = |TeamBoard { number, pair: [one, other], points: [won, lost], open, void }| {
        let is_out = |player: &PlayerId| stand.is_running() && stand.person(*player).is_none();
        let gone: Vec<PlayerId> = [one, other].into_iter().filter(is_out).collect();
        let args = [
            ("gone", Value::from(gone.len())),
            ("out", gone.first().map(|&out| name(out)).unwrap_or_default().into()),
            ("number", (number as usize).into()),
            ("one", name(one).into()),
            ("other", name(other).into()),
            ("won", won.into()),
            ("lost", lost.into()),
            ("open", open.into()),
            ("void", void.into()),
        ];
        texts.say_with("contest-team-board", args)
    };
    list_team_boards(&stand.fixtures).into_iter().map(line).collect()
}

/// Returns the lines of [`board_lines`] for a page on the web. `name` returns plain names.
pub fn named_board_lines(
    texts: Texts,
    stand: &ContestStand,
    name: impl Fn(PlayerId) -> String,
) -> Vec<String> {
    board_lines(texts, stand, |player| entered::escape_line(&name(player)))
}

/// Says that a team match takes people, and gives the code for the other server.
pub fn opened_page(texts: Texts, contest: &Contest, code: &str) -> Page {
    let args = [
        ("name", Value::from(name_contest(texts, contest))),
        ("channel", mention_channel(contest.channel).into()),
        ("day", day_of(contest.begins).into()),
        ("code", code.into()),
    ];
    Page::text(texts.say_with("contest-team-opened", args))
}

/// Says that the reader's server plays a team match now, and against whom.
pub fn entered_page(texts: Texts, contest: &Contest, names: &Names) -> Page {
    let [home, _] = team_args(texts, contest, names);
    let channel = contest.card_of(Team::Guest).map(|(channel, _)| mention_channel(channel));
    let args = [
        home,
        ("channel", Value::from(channel.unwrap_or_default())),
        ("day", day_of(contest.begins).into()),
    ];
    Page::text(texts.say_with("contest-team-entered", args))
}

/// Says that a team match begins now.
pub fn begins_page(texts: Texts) -> Page {
    Page::text(texts.say("contest-team-begins-now"))
}
