//! The commands for contests of a server, which people call events.

use super::command::{CommandShape, SlashCommand, completed_text, flag};
use super::options::complete_variant;
use crate::answers::servers::contests;

/// The command group `/event`.
pub const EVENT: SlashCommand = SlashCommand {
    id: "event",
    name: "event",
    shape: CommandShape::Group(&[LIST, MONTH, STOP]),
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

const STOP: SlashCommand =
    SlashCommand::typed("event-stop", &[], |input| Box::pin(contests::ask_to_stop(&input.request)))
        .renamed("stop");
