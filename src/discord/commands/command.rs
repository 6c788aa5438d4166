//! A command as data: its name, its options and its function. Discord's JSON is built from it. Its
//! descriptions are in `locales/`, under its id and the names of its options.

use std::ops::RangeInclusive;

use futures::future::BoxFuture;
use serenity::all::{
    CommandOptionType, CommandType, CreateCommand, CreateCommandOption, InstallationContext,
    InteractionContext, Permissions,
};

use super::input::Input;
use crate::answers::Answer;
use crate::languages::LANGUAGES;
use crate::show::form::Form;
use crate::texts::Texts;

/// A function that answers a command.
pub type Handler = for<'a> fn(&'a Input<'a>) -> BoxFuture<'a, Answer>;

/// A function that returns a form to open; `None` if the command is to be answered instead.
pub type Opener = for<'a> fn(&'a Input<'a>) -> BoxFuture<'a, Option<Form>>;

/// A function that completes an option. It takes the text typed so far, and returns the names to
/// offer, each with its value.
pub type Completer = for<'a> fn(&'a Input<'a>, &'a str) -> BoxFuture<'a, Vec<(String, String)>>;

/// A command of the bot, or a subcommand of a group.
#[derive(Clone, Copy)]
pub struct SlashCommand {
    /// The id of the command, used in the ids of its texts in `locales/`.
    pub id: &'static str,
    /// The name of the command on Discord; empty for a context menu, whose name is in `locales/`.
    pub name: &'static str,
    /// The form in which the command is given.
    pub shape: CommandShape,
    /// The function that may open a form; `None` if the command never opens one.
    pub opens: Option<Opener>,
}

/// The form in which a command is given.
#[derive(Clone, Copy)]
pub enum CommandShape {
    /// The command is typed as a slash command, with options.
    Typed(&'static [OptionSlot], Handler),
    /// A group: its name comes before the names of its subcommands.
    Group(&'static [SlashCommand]),
    /// The command is chosen from the context menu of a person or of a message.
    Menu(MenuOf, Handler),
}

/// The kind of thing whose context menu has the command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum MenuOf {
    /// A person.
    Person,
    /// A message.
    Message,
}

impl MenuOf {
    /// Returns Discord's type of a command in this kind of menu.
    pub fn kind(self) -> CommandType {
        match self {
            MenuOf::Person => CommandType::User,
            MenuOf::Message => CommandType::Message,
        }
    }
}

/// The places in which a command is offered, and to whom.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum CommandReach {
    /// In servers, direct messages and, for people who installed the bot for themselves, anywhere.
    Everywhere,
    /// In servers that installed the bot, and in direct messages with it.
    Invited,
    /// In servers that installed the bot, for members who manage messages, unless the server
    /// changes that.
    Managers,
}

/// An option of a command.
#[derive(Clone, Copy)]
pub struct OptionSlot {
    /// The name of the option.
    pub name: &'static str,
    takes: Takes,
    required: bool,
}

/// The kind of value that an option takes.
#[derive(Clone, Copy)]
enum Takes {
    Text {
        longest: Option<u16>,
        completes: Option<Completer>,
    },
    Number {
        from: u16,
        to: u16,
    },
    Flag,
    Person,
    /// One of the returned names; Discord sends its index. The text of a name is `choice-NAME` in
    /// `locales/`.
    Choice(fn() -> Vec<&'static str>),
}

/// Returns an option that takes text. It is not required.
pub const fn text(name: &'static str) -> OptionSlot {
    OptionSlot { name, takes: Takes::Text { longest: None, completes: None }, required: false }
}

/// Returns an option that takes text and is completed while it is typed. It is not required.
pub const fn completed_text(name: &'static str, completes: Completer) -> OptionSlot {
    OptionSlot {
        name,
        takes: Takes::Text { longest: None, completes: Some(completes) },
        required: false,
    }
}

/// Returns an option that takes a whole number in this range. It is not required.
pub const fn number(name: &'static str, range: RangeInclusive<u16>) -> OptionSlot {
    OptionSlot {
        name,
        takes: Takes::Number { from: *range.start(), to: *range.end() },
        required: false,
    }
}

/// Returns an option that is yes or no. It is not required.
pub const fn flag(name: &'static str) -> OptionSlot {
    OptionSlot { name, takes: Takes::Flag, required: false }
}

/// Returns an option that takes a person. It is not required.
pub const fn person(name: &'static str) -> OptionSlot {
    OptionSlot { name, takes: Takes::Person, required: false }
}

/// Returns an option that takes one of the returned names. It is not required.
pub const fn choice(name: &'static str, names: fn() -> Vec<&'static str>) -> OptionSlot {
    OptionSlot { name, takes: Takes::Choice(names), required: false }
}

impl OptionSlot {
    /// Limits the text of this option, which must take text, to this many characters.
    pub const fn at_most(self, most: u16) -> OptionSlot {
        let completes = match self.takes {
            Takes::Text { completes, .. } => completes,
            _ => None,
        };
        OptionSlot { takes: Takes::Text { longest: Some(most), completes }, ..self }
    }

    /// Makes this option required.
    pub const fn required(self) -> OptionSlot {
        OptionSlot { required: true, ..self }
    }

    /// Returns the function that completes this option; `None` if it is not completed.
    pub fn completes(&self) -> Option<Completer> {
        match self.takes {
            Takes::Text { completes, .. } => completes,
            _ => None,
        }
    }

    /// Builds the option for Discord, for the command with this id.
    fn write_option(&self, id: &str) -> CreateCommandOption {
        let kind = match self.takes {
            Takes::Text { .. } => CommandOptionType::String,
            Takes::Number { .. } | Takes::Choice(_) => CommandOptionType::Integer,
            Takes::Flag => CommandOptionType::Boolean,
            Takes::Person => CommandOptionType::User,
        };
        let sentence = format!("option-{id}-{}", self.name.replace('_', "-"));
        let built = describe_option(
            CreateCommandOption::new(kind, self.name, english_sentence(&sentence)),
            &sentence,
        )
        .required(self.required);
        match self.takes {
            Takes::Text { longest, completes } => {
                let built = built.set_autocomplete(completes.is_some());
                longest.map_or(built.clone(), |longest| built.max_length(longest))
            }
            Takes::Number { from, to } => {
                built.min_int_value(u64::from(from)).max_int_value(u64::from(to))
            }
            Takes::Choice(names) => {
                let add = |built: CreateCommandOption, (place, name): (usize, &str)| {
                    let sentence = format!("choice-{name}");
                    let others = other_languages()
                        .map(|code| (code, Texts::for_locale(Some(code)).say(&sentence)));
                    built.add_int_choice_localized(
                        english_sentence(&sentence),
                        place as i32,
                        others,
                    )
                };
                names().into_iter().enumerate().fold(built, add)
            }
            Takes::Flag | Takes::Person => built,
        }
    }
}

impl SlashCommand {
    /// Creates a slash command with this id, which is also its name.
    pub const fn typed(
        id: &'static str,
        options: &'static [OptionSlot],
        does: Handler,
    ) -> SlashCommand {
        SlashCommand { id, name: id, shape: CommandShape::Typed(options, does), opens: None }
    }

    /// Creates a command of a context menu, with this id.
    pub const fn of_menu(id: &'static str, of: MenuOf, does: Handler) -> SlashCommand {
        SlashCommand { id, name: "", shape: CommandShape::Menu(of, does), opens: None }
    }

    /// Gives this command another name.
    pub const fn renamed(self, name: &'static str) -> SlashCommand {
        SlashCommand { name, ..self }
    }

    /// Lets this command open a form.
    pub const fn opening(self, opener: Opener) -> SlashCommand {
        SlashCommand { opens: Some(opener), ..self }
    }

    /// Returns the name of the command in Discord's JSON. For a context menu that is its English
    /// name in `locales/`.
    pub fn shown_name(&self) -> String {
        match self.shape {
            CommandShape::Menu(..) => english_sentence(&format!("command-{}", self.id)),
            CommandShape::Typed(..) | CommandShape::Group(_) => self.name.to_owned(),
        }
    }

    /// Builds the command for Discord.
    pub fn write_command(&self, reach: CommandReach) -> CreateCommand {
        let sentence = format!("command-{}", self.id);
        let built = match self.shape {
            CommandShape::Typed(options, _) => {
                let options = options.iter().map(|slot| slot.write_option(self.id)).collect();
                CreateCommand::new(self.shown_name())
                    .description(english_sentence(&sentence))
                    .set_options(options)
            }
            CommandShape::Group(members) => {
                let members = members.iter().map(SlashCommand::group_option).collect();
                CreateCommand::new(self.shown_name())
                    .description(english_sentence(&sentence))
                    .set_options(members)
            }
            CommandShape::Menu(of, _) => CreateCommand::new(self.shown_name()).kind(of.kind()),
        };
        let built = other_languages().fold(built, |built, code| {
            let sentence = Texts::for_locale(Some(code)).say(&sentence);
            match self.shape {
                CommandShape::Menu(..) => built.name_localized(code, sentence),
                CommandShape::Typed(..) | CommandShape::Group(_) => {
                    built.description_localized(code, sentence)
                }
            }
        });
        match reach {
            CommandReach::Everywhere => built
                .integration_types(vec![InstallationContext::Guild, InstallationContext::User])
                .contexts(vec![
                    InteractionContext::Guild,
                    InteractionContext::BotDm,
                    InteractionContext::PrivateChannel,
                ]),
            CommandReach::Invited => built
                .integration_types(vec![InstallationContext::Guild])
                .contexts(vec![InteractionContext::Guild, InteractionContext::BotDm]),
            CommandReach::Managers => built
                .integration_types(vec![InstallationContext::Guild])
                .contexts(vec![InteractionContext::Guild])
                .default_member_permissions(Permissions::MANAGE_MESSAGES),
        }
    }

    fn group_option(&self) -> CreateCommandOption {
        let sentence = format!("command-{}", self.id);
        let built = CreateCommandOption::new(
            CommandOptionType::SubCommand,
            self.name,
            english_sentence(&sentence),
        );
        let options = match self.shape {
            CommandShape::Typed(options, _) => options,
            CommandShape::Group(_) | CommandShape::Menu(..) => &[],
        };
        options.iter().fold(describe_option(built, &sentence), |built, slot| {
            built.add_sub_option(slot.write_option(self.id))
        })
    }
}

fn describe_option(option: CreateCommandOption, sentence: &str) -> CreateCommandOption {
    other_languages().fold(option, |option, code| {
        option.description_localized(code, Texts::for_locale(Some(code)).say(sentence))
    })
}

/// Returns the English text of this id.
pub(in crate::discord) fn english_sentence(sentence: &str) -> String {
    Texts::english().say(sentence)
}

/// Discord's locales of the languages other than English.
pub(in crate::discord) fn other_languages() -> impl Iterator<Item = &'static str> {
    LANGUAGES.iter().skip(1).flat_map(|language| language.discord).copied()
}
