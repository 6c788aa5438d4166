//! The input of a command: the caller, and the options that they filled in.

use serenity::all::{
    Attachment, CommandInteraction, ResolvedOption, ResolvedTarget, ResolvedValue, User,
};

use crate::answers::inputs::boards::PostedMessage;
use crate::answers::{AnswerRefusal, Request};
use crate::discord::carrier::list_custom_ids;
use crate::discord::incoming::{self, Shared};
use crate::ids::{MessageId, UserId};
use crate::show::form::SentFile;
use crate::texts::find_choice;

/// The opponent that a named Discord user stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NamedOpponent {
    /// Murus itself: the bot's own user was named.
    Murus,
    /// A person.
    Person(UserId),
}

/// The input of a command, as a person gave it.
pub struct Input<'a> {
    /// The request, with the caller and the place.
    pub request: Request<'a>,
    interaction: &'a CommandInteraction,
    options: &'a [ResolvedOption<'a>],
}

impl<'a> Input<'a> {
    /// Creates the input of a command with these options.
    pub async fn new(
        shared: &'a Shared,
        interaction: &'a CommandInteraction,
        options: &'a [ResolvedOption<'a>],
    ) -> Input<'a> {
        let request = incoming::command_request(shared, interaction).await;
        Input { request, interaction, options }
    }

    fn value(&self, name: &str) -> Option<&ResolvedValue<'a>> {
        self.options.iter().find(|option| option.name == name).map(|option| &option.value)
    }

    /// Returns the name of the channel in which the command was used; `None` if Discord did not
    /// send it.
    pub fn channel_name(&self) -> Option<&'a str> {
        self.interaction.channel.as_ref()?.name.as_deref()
    }

    /// Returns true if no option is filled in.
    pub fn is_bare(&self) -> bool {
        self.options.is_empty()
    }

    /// Returns the text in an option, complete or as typed so far; `None` if the option holds no
    /// text.
    pub fn text(&self, name: &str) -> Option<&'a str> {
        match self.value(name)? {
            ResolvedValue::String(text) | ResolvedValue::Autocomplete { value: text, .. } => {
                Some(text)
            }
            _ => None,
        }
    }

    /// Returns the number in an option; `None` if the option holds no number.
    pub fn number(&self, name: &str) -> Option<i64> {
        match self.value(name)? {
            ResolvedValue::Integer(number) => Some(*number),
            _ => None,
        }
    }

    /// Returns the answer to an option that is yes or no; `None` if the option is not filled in.
    pub fn flag(&self, name: &str) -> Option<bool> {
        match self.value(name)? {
            ResolvedValue::Boolean(flag) => Some(*flag),
            _ => None,
        }
    }

    /// Returns the person in an option; `None` if the option is not filled in.
    pub fn person(&self, name: &str) -> Option<&'a User> {
        match self.value(name)? {
            ResolvedValue::User(user, _) => Some(user),
            _ => None,
        }
    }

    /// Returns the word chosen in an option: one of `offered`, given by its index or by its name.
    /// `None` if none of them is chosen.
    pub fn choice(&self, name: &str, offered: &[&'static str]) -> Option<&'static str> {
        match self.text(name) {
            Some(text) => find_choice(self.request.texts, text, offered),
            None => offered.get(usize::try_from(self.number(name)?).ok()?).copied(),
        }
    }

    /// Returns the person whose context menu was used; `None` for other commands.
    pub fn menu_target(&self) -> Option<&'a User> {
        match self.interaction.data.target()? {
            ResolvedTarget::User(user, _) => Some(user),
            _ => None,
        }
    }

    /// Returns the message whose context menu was used; `None` for other commands.
    pub fn menu_message(&self) -> Option<PostedMessage> {
        match self.interaction.data.target()? {
            ResolvedTarget::Message(message) => Some(PostedMessage {
                id: MessageId(message.id.get()),
                ids: list_custom_ids(message),
                text: message.content.clone(),
                file: match &message.attachments[..] {
                    [file] if may_be_text(file) => {
                        Some(SentFile { url: file.url.clone(), size: file.size.into() })
                    }
                    _ => None,
                },
            }),
            _ => None,
        }
    }

    /// Returns true if a user is the bot itself. An application and its bot user have the same id.
    pub fn is_us(&self, user: &User) -> bool {
        user.id.get() == self.interaction.application_id.get()
    }

    /// Returns the opponent that a user stands for; the bot itself stands for Murus. Refuses other
    /// bots, which do not play.
    pub fn opponent_of(&self, user: &User) -> Result<NamedOpponent, AnswerRefusal> {
        match user {
            user if self.is_us(user) => Ok(NamedOpponent::Murus),
            user if user.bot => Err(self.request.refusal("propose-other-bot")),
            user => Ok(NamedOpponent::Person(UserId(user.id.get()))),
        }
    }
}

/// Returns true if a file may hold text, by the type that Discord found.
fn may_be_text(file: &Attachment) -> bool {
    let kind = file.content_type.as_deref().unwrap_or("text/plain");
    kind.starts_with("text/") || kind.starts_with("application/")
}
