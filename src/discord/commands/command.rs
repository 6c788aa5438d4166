//! What a command is: its name, its options and what it does, as rows of tables; and how Discord is
//! told of it. What it says of itself is in `locales/`, under its id and the names of its options.

use std::ops::RangeInclusive;

use futures::future::BoxFuture;
use serenity::all::{
    CommandOptionType, CommandType, CreateCommand, CreateCommandOption, InstallationContext, InteractionContext,
    Permissions,
};

use super::input::Input;
use crate::discord::doing::Answer;
use crate::texts::{LANGUAGES, Texts};

/// What a command does.
pub type Handler = for<'a> fn(&'a Input<'a>) -> BoxFuture<'a, Answer>;

/// What completes an option: from what is typed of it to names that are offered, each with the
/// value that it stands for.
pub type Completer = for<'a> fn(&'a Input<'a>, &'a str) -> BoxFuture<'a, Vec<(String, String)>>;

/// A command, or one of a group.
#[derive(Clone, Copy)]
pub struct Command {
    /// Its name in `locales/`.
    pub id: &'static str,
    /// Its name on Discord; that of a menu is a sentence of `locales/`.
    pub name: &'static str,
    /// How it is given.
    pub shape: Shape,
}

/// How a command is given.
#[derive(Clone, Copy)]
pub enum Shape {
    /// It is typed, with options.
    Typed(&'static [Slot], Handler),
    /// It is a name before several others.
    Group(&'static [Command]),
    /// It is chosen from the menu of a person.
    Menu(Handler),
}

/// Where a command is offered, and to whom.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Reach {
    /// Wherever a person is who brought us, and to everybody.
    Everywhere,
    /// Where we were invited.
    Invited,
    /// In servers, to those who look after them, unless the server says otherwise.
    Managers,
}

/// An option.
#[derive(Clone, Copy)]
pub struct Slot {
    /// Its name.
    pub name: &'static str,
    takes: Takes,
    required: bool,
}

/// What an option takes.
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
    /// One of so many names, told by its place among them. The names are the last parts of names in
    /// `locales/`.
    Choice(fn() -> Vec<&'static str>),
}

/// An option that takes text.
pub const fn text(name: &'static str) -> Slot {
    Slot { name, takes: Takes::Text { longest: None, completes: None }, required: false }
}

/// An option that takes text and is completed while it is typed.
pub const fn completed(name: &'static str, completes: Completer) -> Slot {
    Slot { name, takes: Takes::Text { longest: None, completes: Some(completes) }, required: false }
}

/// An option that takes a number of this range.
pub const fn number(name: &'static str, range: RangeInclusive<u16>) -> Slot {
    Slot { name, takes: Takes::Number { from: *range.start(), to: *range.end() }, required: false }
}

/// An option that is yes or no.
pub const fn flag(name: &'static str) -> Slot {
    Slot { name, takes: Takes::Flag, required: false }
}

/// An option that takes a person.
pub const fn person(name: &'static str) -> Slot {
    Slot { name, takes: Takes::Person, required: false }
}

/// An option that takes one of these names.
pub const fn choice(name: &'static str, names: fn() -> Vec<&'static str>) -> Slot {
    Slot { name, takes: Takes::Choice(names), required: false }
}

impl Slot {
    /// The same, of so many characters at most.
    pub const fn longest(self, most: u16) -> Slot {
        let completes = match self.takes {
            Takes::Text { completes, .. } => completes,
            _ => None,
        };
        Slot { takes: Takes::Text { longest: Some(most), completes }, ..self }
    }

    /// The same, without which the command cannot be given.
    pub const fn required(self) -> Slot {
        Slot { required: true, ..self }
    }

    /// What completes it, if anything does.
    pub fn completes(&self) -> Option<Completer> {
        match self.takes {
            Takes::Text { completes, .. } => completes,
            _ => None,
        }
    }

    /// As Discord is told of it, as an option of the command of this id.
    fn told(&self, id: &str) -> CreateCommandOption {
        let kind = match self.takes {
            Takes::Text { .. } => CommandOptionType::String,
            Takes::Number { .. } | Takes::Choice(_) => CommandOptionType::Integer,
            Takes::Flag => CommandOptionType::Boolean,
            Takes::Person => CommandOptionType::User,
        };
        let said = format!("option-{id}-{}", self.name.replace('_', "-"));
        let told = described(CreateCommandOption::new(kind, self.name, english(&said)), &said).required(self.required);
        match self.takes {
            Takes::Text { longest, completes } => {
                let told = told.set_autocomplete(completes.is_some());
                longest.map_or(told.clone(), |longest| told.max_length(longest))
            }
            Takes::Number { from, to } => told.min_int_value(u64::from(from)).max_int_value(u64::from(to)),
            Takes::Choice(names) => {
                let add = |told: CreateCommandOption, (place, name): (usize, &str)| {
                    let said = format!("choice-{name}");
                    let others = others().map(|code| (code, Texts::of(Some(code)).say(&said)));
                    told.add_int_choice_localized(english(&said), place as i32, others)
                };
                names().into_iter().enumerate().fold(told, add)
            }
            Takes::Flag | Takes::Person => told,
        }
    }
}

impl Command {
    /// A command that is typed, by its id.
    pub const fn typed(id: &'static str, options: &'static [Slot], does: Handler) -> Command {
        Command { id, name: id, shape: Shape::Typed(options, does) }
    }

    /// The same under another name.
    pub const fn named(self, name: &'static str) -> Command {
        Command { name, ..self }
    }

    /// Its name as Discord is told of it.
    pub fn told_name(&self) -> String {
        match self.shape {
            Shape::Menu(_) => english(&format!("command-{}", self.id)),
            Shape::Typed(..) | Shape::Group(_) => self.name.to_owned(),
        }
    }

    /// As Discord is told of it.
    pub fn told(&self, reach: Reach) -> CreateCommand {
        let said = format!("command-{}", self.id);
        let told = match self.shape {
            Shape::Typed(options, _) => {
                let options = options.iter().map(|slot| slot.told(self.id)).collect();
                CreateCommand::new(self.told_name()).description(english(&said)).set_options(options)
            }
            Shape::Group(members) => {
                let members = members.iter().map(Command::told_of_group).collect();
                CreateCommand::new(self.told_name()).description(english(&said)).set_options(members)
            }
            Shape::Menu(_) => CreateCommand::new(self.told_name()).kind(CommandType::User),
        };
        let told = others().fold(told, |told, code| {
            let said = Texts::of(Some(code)).say(&said);
            match self.shape {
                Shape::Menu(_) => told.name_localized(code, said),
                Shape::Typed(..) | Shape::Group(_) => told.description_localized(code, said),
            }
        });
        match reach {
            Reach::Everywhere => {
                told.integration_types(vec![InstallationContext::Guild, InstallationContext::User]).contexts(vec![
                    InteractionContext::Guild,
                    InteractionContext::BotDm,
                    InteractionContext::PrivateChannel,
                ])
            }
            Reach::Invited => told,
            Reach::Managers => {
                told.contexts(vec![InteractionContext::Guild]).default_member_permissions(Permissions::MANAGE_MESSAGES)
            }
        }
    }

    fn told_of_group(&self) -> CreateCommandOption {
        let said = format!("command-{}", self.id);
        let told = CreateCommandOption::new(CommandOptionType::SubCommand, self.name, english(&said));
        let options = match self.shape {
            Shape::Typed(options, _) => options,
            Shape::Group(_) | Shape::Menu(_) => &[],
        };
        options.iter().fold(described(told, &said), |told, slot| told.add_sub_option(slot.told(self.id)))
    }
}

fn described(told: CreateCommandOption, said: &str) -> CreateCommandOption {
    others().fold(told, |told, code| told.description_localized(code, Texts::of(Some(code)).say(said)))
}

fn english(said: &str) -> String {
    Texts::english().say(said)
}

fn others() -> impl Iterator<Item = &'static str> {
    LANGUAGES.iter().skip(1).map(|(code, _)| *code)
}
