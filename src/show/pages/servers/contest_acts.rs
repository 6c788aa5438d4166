//! The list of a server's contests, the answers to acts on contests, and why they are refused.

use super::contest::time_line;
use super::contest_name::{heading, join_label, name_contest, say_named};
use super::ladder;
use crate::game::{ContestId, ContestKind};
use crate::ids::UserId;
use crate::service::servers::contest_stand::ContestStand;
use crate::service::servers::contests::ContestRefusal;
use crate::show::block::Block;
use crate::show::custom_id::{ForContest, Mark};
use crate::show::mention::{day_of, mention_channel};
use crate::show::page::Page;
use crate::show::rows::Style::{Danger, Primary, Secondary};
use crate::show::rows::{Button, Row, button, button_row, button_rows};
use crate::store::Contest;
use crate::texts::{Texts, Value};

/// The most contests that a list shows.
const LISTED: usize = 6;

/// Returns the list of the first of a server's open contests, with buttons for the reader `me`. A
/// last line counts the others. The blocks of games by vote follow.
pub fn list_page(texts: Texts, stands: &[ContestStand], me: UserId, votes: Vec<Block>) -> Page {
    if stands.is_empty() && votes.is_empty() {
        return Page::text(texts.say("contest-list-none"));
    }
    let mut blocks = Vec::new();
    for stand in stands.iter().take(LISTED) {
        let id = stand.contest.id;
        blocks.push(Block::Text([heading(texts, stand), time_line(texts, stand)].join("\n")));
        let (join, joining) = (stand.entrant(me).is_none(), stand.is_joining());
        let press = |press| Mark::NOTHING.id(&press);
        let buttons = [
            (join && stand.takes_people(), press(ForContest::Join(id)), join_label(stand), Primary),
            (!joining, press(ForContest::Table(id)), "button-contest-table", Secondary),
            (!join && !joining, press(ForContest::Mine(id)), "button-contest-mine", Secondary),
        ];
        blocks.extend(button_row(texts, buttons).into_iter().map(Block::Row));
    }
    let more = stands.len().saturating_sub(LISTED);
    let more = (more > 0).then(|| texts.say_with("games-more", [("count", more.into())]));
    blocks.extend(more.map(Block::Text));
    if !blocks.is_empty() && !votes.is_empty() {
        blocks.push(Block::Rule);
    }
    blocks.extend(votes);
    Page { blocks, ..Page::default() }
}

/// Says that a contest has begun, and in which channel its card is.
pub fn opened_page(texts: Texts, contest: &Contest) -> Page {
    let args = [
        ("name", Value::from(name_contest(texts, contest))),
        ("channel", mention_channel(contest.channel).into()),
        ("day", day_of(contest.ends).into()),
        ("repeats", if contest.repeats { "yes" } else { "no" }.into()),
    ];
    Page::text(texts.say_with("contest-opened", args))
}

/// Says that the reader takes part in a contest now.
pub fn joined_page(texts: Texts, id: ContestId) -> Page {
    let rows = own_rows(texts, id, false);
    Page { content: texts.say("contest-joined"), rows, ..Page::default() }
}

/// Asks the reader, who takes part, whether to leave a contest.
pub fn leave_page(texts: Texts, id: ContestId) -> Page {
    let rows = own_rows(texts, id, true);
    Page { content: texts.say("contest-leave-ask"), rows, ..Page::default() }
}

fn own_rows(texts: Texts, id: ContestId, leaves: bool) -> Vec<Row> {
    let press = |press| Mark::NOTHING.id(&press);
    button_row(
        texts,
        [
            (leaves, press(ForContest::Leave(id)), "button-contest-leave", Danger),
            (true, press(ForContest::Mine(id)), "button-contest-mine", Secondary),
            (true, press(ForContest::Table(id)), "button-contest-table", Secondary),
        ],
    )
}

/// Says that the reader has left a contest.
pub fn left_page(texts: Texts, stand: &ContestStand) -> Page {
    let join = Mark::NOTHING.id(&ForContest::Join(stand.contest.id));
    let joins = stand.takes_people();
    let rows = button_row(texts, [(joins, join, join_label(stand), Secondary)]);
    let begun = stand.is_running() && stand.contest.kind.has_fixtures();
    let word = match stand.contest.kind {
        ContestKind::Ladder(_) => "contest-ladder-left",
        _ if begun => "contest-left-begun",
        _ if stand.is_joining() => "contest-left-early",
        _ => "contest-left",
    };
    Page { content: texts.say(word), rows, ..Page::default() }
}

/// Returns the page that asks a manager which of the first open contests to stop. `votes` are
/// buttons for games by vote.
pub fn stop_page(texts: Texts, stands: &[ContestStand], votes: Vec<Button>) -> Page {
    if stands.is_empty() && votes.is_empty() {
        return Page::text(texts.say("contest-list-none"));
    }
    let shown = stands.iter().take(LISTED);
    let buttons = shown.map(|stand| {
        let label = say_named(texts, "button-contest-stop", &stand.contest);
        button(Mark::NOTHING.id(&ForContest::ConfirmStop(stand.contest.id)), label, Danger)
    });
    let rows = button_rows(buttons.chain(votes).collect());
    Page { content: texts.say("contest-stop-ask"), rows, ..Page::default() }
}

/// Says that a contest was stopped.
pub fn stopped_page(texts: Texts, contest: &Contest) -> Page {
    let begun = if contest.begins <= contest.ends { "yes" } else { "no" };
    let args = [("name", name_contest(texts, contest).into()), ("begun", begun.into())];
    Page::text(texts.say_with("contest-stop-done", args))
}

/// Returns the reason why a command or press about a contest is refused.
pub fn refusal_text(texts: Texts, refusal: ContestRefusal) -> String {
    match refusal {
        ContestRefusal::Running(ends) => {
            texts.say_with("contest-running", [("day", day_of(ends).into())])
        }
        ContestRefusal::Unrated => texts.say("contest-unrated"),
        ContestRefusal::Several => texts.say("contest-several"),
        ContestRefusal::Unknown => texts.say("contest-unknown"),
        ContestRefusal::Size(form) => {
            let args = [
                ("form", Value::from(form.word())),
                ("fewest", form.fewest().into()),
                ("most", usize::from(*form.sizes().end()).into()),
            ];
            texts.say_with("contest-cup-size", args)
        }
        ContestRefusal::Over => texts.say("contest-is-over"),
        ContestRefusal::Begun => texts.say("contest-has-begun"),
        ContestRefusal::Late => texts.say("contest-cup-late"),
        ContestRefusal::Barred => texts.say("contest-barred"),
        ContestRefusal::Kept => texts.say("contest-kept"),
        ContestRefusal::Outside => texts.say("contest-not-in"),
        ContestRefusal::Removed => texts.say("contest-removed"),
        ContestRefusal::Absent => texts.say("contest-absent"),
        ContestRefusal::OwnGame => texts.say("contest-own-game"),
        ContestRefusal::Played => texts.say("contest-has-played"),
        ContestRefusal::Stranger => texts.say("contest-stranger"),
        ContestRefusal::Decided => texts.say("contest-decided"),
        ContestRefusal::Paused => texts.say("contest-is-paused"),
        ContestRefusal::Full => texts.say("contest-simul-full"),
        ContestRefusal::Playing => texts.say("contest-simul-playing"),
        ContestRefusal::Apart => texts.say("contest-simul-apart"),
        ContestRefusal::WrongCode => texts.say("contest-team-wrong-code"),
        ContestRefusal::OwnCode => texts.say("contest-team-own-code"),
        ContestRefusal::OtherTeam => texts.say("contest-team-other"),
        ContestRefusal::TeamPlaying => texts.say("contest-team-playing"),
        ContestRefusal::TeamFew => texts.say("contest-team-few"),
        ContestRefusal::NotHost => texts.say("contest-simul-not-host"),
        ContestRefusal::Alone => texts.say("contest-simul-alone"),
        ContestRefusal::Standing => texts.say("contest-ladder-standing"),
        ContestRefusal::Unreached => texts.say("contest-ladder-unreached"),
        ContestRefusal::Climb(bar) => {
            texts.say_with("contest-ladder-barred", [("bar", ladder::bar_word(bar).into())])
        }
    }
}
