//! The commands for contests of a server, which people call events.

use super::command::{
    CommandShape, SlashCommand, choice, completed_text, flag, number, person, text,
};
use super::input::{Input, NamedOpponent};
use super::options::{
    chosen_side, chosen_time, complete_level, complete_variant, cup_forms, host_sides, side_words,
    time_names,
};
use crate::answers::Answer;
use crate::answers::servers::entries::{self, CupEntered};
use crate::answers::servers::ladders::{self, LadderEntered};
use crate::answers::servers::simuls::{self, SimulEntered};
use crate::answers::servers::teams::{self, TeamEntered};
use crate::answers::servers::votes::{self, VoteEntered};
use crate::answers::servers::{contests, stewards};
use crate::game::{
    BOARDS, CUP_SIZES, CupForm, ENTRY_DAYS, HostSide, LADDER_WEEKS, ROUND_WEEKS, SIMUL_WEEKS,
    TEAM_BOARDS, TEAM_WEEKS, VOTE_HOURS, WEEKS,
};

/// The command group `/event`.
pub const EVENT: SlashCommand = SlashCommand {
    id: "event",
    name: "event",
    shape: CommandShape::Group(&[
        LIST, MONTH, LEAGUE, CUP, LADDER, SIMUL, TEAM, VOTE, MANAGE, STOP,
    ]),
    opens: None,
};

const LIST: SlashCommand = SlashCommand::typed("event-list", &[], |input| {
    Box::pin(contests::list_contests(&input.request))
})
.renamed("list");

const MONTH: SlashCommand = SlashCommand::typed(
    "event-month",
    &[completed_text("variant", complete_variant).at_most(100), flag("repeat")],
    |input| {
        Box::pin(contests::open_month(
            &input.request,
            input.text("variant"),
            input.flag("repeat").unwrap_or(true),
        ))
    },
)
.renamed("month");

const LEAGUE: SlashCommand = SlashCommand::typed(
    "event-league",
    &[
        completed_text("variant", complete_variant).at_most(100),
        choice("time", time_names),
        number("weeks", WEEKS),
    ],
    |input| {
        let (variant, time) = (input.text("variant"), chosen_time(input));
        Box::pin(entries::open_league(&input.request, variant, time, input.number("weeks")))
    },
)
.renamed("league");

const CUP: SlashCommand = SlashCommand::typed(
    "event-cup",
    &[
        choice("form", cup_forms),
        completed_text("variant", complete_variant).at_most(100),
        choice("time", time_names),
        number("size", CUP_SIZES),
        number("weeks", ROUND_WEEKS),
        number("days", ENTRY_DAYS),
        flag("repeat"),
    ],
    |input| {
        let entered = CupEntered {
            form: input.choice("form", &cup_forms()).and_then(CupForm::from_word),
            variant: input.text("variant"),
            time: chosen_time(input),
            size: input.number("size"),
            weeks: input.number("weeks"),
            days: input.number("days"),
            repeats: input.flag("repeat").unwrap_or(false),
        };
        Box::pin(entries::open_cup(&input.request, entered))
    },
)
.renamed("cup");

const LADDER: SlashCommand = SlashCommand::typed(
    "event-ladder",
    &[
        completed_text("variant", complete_variant).at_most(100),
        choice("time", time_names),
        number("weeks", LADDER_WEEKS),
        flag("repeat"),
    ],
    |input| {
        let entered = LadderEntered {
            variant: input.text("variant"),
            time: chosen_time(input),
            weeks: input.number("weeks"),
            repeats: input.flag("repeat").unwrap_or(true),
        };
        Box::pin(ladders::open_ladder(&input.request, entered))
    },
)
.renamed("ladder");

const SIMUL: SlashCommand = SlashCommand::typed(
    "event-simul",
    &[
        person("host"),
        choice("side", host_sides),
        completed_text("variant", complete_variant).at_most(100),
        choice("time", time_names),
        number("boards", BOARDS),
        number("days", ENTRY_DAYS),
        number("weeks", SIMUL_WEEKS),
        flag("rated"),
    ],
    |input| Box::pin(open_simul(input)),
)
.renamed("simul");

async fn open_simul(input: &Input<'_>) -> Answer {
    let host = match input.person("host").map(|user| input.opponent_of(user)).transpose()? {
        Some(NamedOpponent::Murus) => return Err(input.request.refusal("propose-other-bot")),
        Some(NamedOpponent::Person(person)) => Some(person),
        None => None,
    };
    let entered = SimulEntered {
        host,
        side: input.choice("side", &host_sides()).and_then(HostSide::from_word),
        variant: input.text("variant"),
        time: chosen_time(input),
        boards: input.number("boards"),
        days: input.number("days"),
        weeks: input.number("weeks"),
        rated: input.flag("rated"),
    };
    simuls::open_simul(&input.request, entered).await
}

const TEAM: SlashCommand = SlashCommand::typed(
    "event-team",
    &[
        text("code").at_most(100),
        completed_text("variant", complete_variant).at_most(100),
        choice("time", time_names),
        number("boards", TEAM_BOARDS),
        number("days", ENTRY_DAYS),
        number("weeks", TEAM_WEEKS),
    ],
    |input| {
        let entered = TeamEntered {
            code: input.text("code"),
            variant: input.text("variant"),
            time: chosen_time(input),
            boards: input.number("boards"),
            days: input.number("days"),
            weeks: input.number("weeks"),
        };
        Box::pin(teams::open_or_enter(&input.request, entered))
    },
)
.renamed("team");

const VOTE: SlashCommand = SlashCommand::typed(
    "event-vote",
    &[
        person("opponent"),
        completed_text("level", complete_level),
        flag("another_server"),
        text("code").at_most(100),
        completed_text("variant", complete_variant).at_most(100),
        choice("side", side_words),
        number("hours", VOTE_HOURS),
        person("captain"),
    ],
    |input| Box::pin(begin_votes(input)),
)
.renamed("vote");

/// Lets the channel of the command play. Refuses bots other than Murus as opponent, and as captain.
async fn begin_votes(input: &Input<'_>) -> Answer {
    let named = |name| input.person(name).map(|user| input.opponent_of(user)).transpose();
    let person = |named: Option<NamedOpponent>| match named {
        Some(NamedOpponent::Person(person)) => Some(person),
        Some(NamedOpponent::Murus) | None => None,
    };
    let entered = VoteEntered {
        channel: input.channel_name(),
        opponent: person(named("opponent")?),
        level: input.text("level"),
        elsewhere: input.flag("another_server").unwrap_or(false),
        code: input.text("code"),
        variant: input.text("variant"),
        side: chosen_side(input),
        hours: input.number("hours"),
        captain: person(named("captain")?),
    };
    votes::begin_votes(&input.request, entered).await
}

const STOP: SlashCommand =
    SlashCommand::typed("event-stop", &[], |input| Box::pin(contests::ask_to_stop(&input.request)))
        .renamed("stop");

const MANAGE: SlashCommand =
    SlashCommand::typed("event-manage", &[], |input| Box::pin(stewards::ask_which(&input.request)))
        .renamed("manage");
