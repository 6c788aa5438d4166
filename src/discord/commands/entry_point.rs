//! The command that opens the application's Activity: the web pages within Discord. Discord lists
//! it among the Activities of a channel.

use serenity::all::{
    CommandType, CreateCommand, EntryPointHandlerType, InstallationContext, InteractionContext,
};

use super::command::{english_sentence, other_languages};
use crate::texts::Texts;

/// The id of the text that describes the command.
const SENTENCE: &str = "command-launch";

/// Builds the command that opens the Activity. Discord sends us its use, so that the answer can
/// store in which channel the person was.
pub fn write_entry_point() -> CreateCommand {
    let built = CreateCommand::new("launch")
        .kind(CommandType::PrimaryEntryPoint)
        .handler(EntryPointHandlerType::AppHandler)
        .description(english_sentence(SENTENCE))
        .integration_types(vec![InstallationContext::Guild, InstallationContext::User])
        .contexts(vec![
            InteractionContext::Guild,
            InteractionContext::BotDm,
            InteractionContext::PrivateChannel,
        ]);
    other_languages().fold(built, |built, code| {
        built.description_localized(code, Texts::for_locale(Some(code)).say(SENTENCE))
    })
}
