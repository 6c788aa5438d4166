//! What every command begins with: who asks what, how they are answered, and which game they mean.

use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse, Permissions, User};

use super::page::Page;
use super::reply::{Answer, Handle, caller_of_command};
use super::say;
use super::trouble::Trouble;
use crate::rules::Variant;
use crate::service::{Caller, Proposal, Proposed, Service, Target, Where};
use crate::store::{GameRow, House};
use crate::texts::Texts;

pub(super) type Context<'a> = poise::ApplicationContext<'a, Service, Trouble>;

/// What we need to post a challenge, with the names under which `locales/` knows them.
const NEEDED: [(Permissions, &str); 3] =
    [(Permissions::VIEW_CHANNEL, "view"), (Permissions::SEND_MESSAGES, "send"), (Permissions::ATTACH_FILES, "attach")];

/// The parts of a command's context that every command needs.
pub(super) struct Asked<'a> {
    pub http: &'a serenity::Http,
    pub service: &'a Service,
    pub caller: Caller,
    pub texts: Texts,
    handle: Handle<'a>,
}

impl<'a> Asked<'a> {
    pub fn new(ctx: Context<'a>) -> Asked<'a> {
        let caller = caller_of_command(ctx.interaction);
        Asked {
            http: &ctx.serenity_context().http,
            service: ctx.framework().user_data,
            texts: Texts::of(caller.locale.as_deref()),
            caller,
            handle: Handle { id: ctx.interaction.id, token: &ctx.interaction.token },
        }
    }

    pub async fn whisper(&self, page: Page) -> Result<(), Trouble> {
        Answer::Whisper(page).give(self.http, self.handle).await
    }

    pub async fn say(&self, id: &str) -> Result<(), Trouble> {
        self.whisper(Page::text(self.texts.say(id))).await
    }

    /// The games that are meant by a short name or, without one, by the place and the person.
    pub async fn meant(&self, name: Option<&str>) -> Result<Vec<GameRow>, Trouble> {
        let place = match name {
            Some(name) => Where::Named(name.to_owned()),
            None => Where::Channel(self.caller.place.channel),
        };
        Ok(self.service.meant(self.caller.discord, &place).await?)
    }

    /// The one game that is meant; says why not where there is none, or several.
    pub async fn one(&self, name: Option<&str>) -> Result<Option<GameRow>, Trouble> {
        let mut rows = self.meant(name).await?;
        match rows.len() {
            1 => return Ok(rows.pop()),
            0 => self.say(if name.is_some() { "no-such-game" } else { "no-game-here" }).await?,
            _ => {
                let names: Vec<String> = rows.iter().map(|row| format!("`#{}`", row.game.name)).collect();
                let text = self.texts.say_with("several-games", [("names", names.join(", ").into())]);
                self.whisper(Page::text(text)).await?;
            }
        }
        Ok(None)
    }

    /// The variant that somebody names, the standard one where they name none; says why where there is no such variant.
    pub async fn variant(&self, named: Option<String>) -> Result<Option<Variant>, Trouble> {
        match named.map_or(Ok(Variant::STANDARD), |text| self.texts.read_variant(&text)) {
            Ok(variant) => Ok(Some(variant)),
            Err(error) => {
                self.whisper(Page::text(self.texts.variant_error(&error))).await?;
                Ok(None)
            }
        }
    }

    /// What those who manage this server chose.
    pub async fn house(&self) -> Result<House, Trouble> {
        match self.caller.place.server {
            Some(server) => Ok(self.service.house(server).await?),
            None => Ok(House::default()),
        }
    }

    /// Why nobody, or not this person, may start a game here; none where they may.
    async fn barred(&self, ctx: Context<'a>) -> Result<Option<String>, Trouble> {
        let house = self.house().await?;
        let place = self.caller.place;
        let parent = ctx.interaction.channel.as_ref().and_then(|channel| channel.parent_id).map(|id| id.get());
        let here = |channel: &u64| *channel == place.channel || Some(*channel) == parent;
        if !house.channels.is_empty() && !house.channels.iter().any(here) {
            let list: Vec<String> = house.channels.iter().map(|channel| format!("<#{channel}>")).collect();
            return Ok(Some(self.texts.say_with("server-elsewhere", [("channels", list.join(", ").into())])));
        }
        let roles = ctx.interaction.member.as_ref().map(|member| member.roles.clone()).unwrap_or_default();
        Ok(house
            .role
            .filter(|role| !roles.iter().any(|held| held.get() == *role))
            .map(|role| self.texts.say_with("server-role-needed", [("role", format!("<@&{role}>").into())])))
    }

    pub async fn propose(&self, ctx: Context<'a>, proposal: &Proposal) -> Result<(), Trouble> {
        if let Some(why) = self.barred(ctx).await? {
            return self.whisper(Page::text(why)).await;
        }
        let permissions = ctx.interaction.app_permissions.filter(|_| self.caller.place.server.is_some());
        if let Some(held) = permissions {
            let missing: Vec<String> = NEEDED
                .iter()
                .filter(|(needed, _)| !held.contains(*needed))
                .map(|(_, name)| self.texts.say_with("permission", [("name", (*name).into())]))
                .collect();
            if !missing.is_empty() {
                let text = self.texts.say_with("permissions-missing", [("names", missing.join(", ").into())]);
                return self.whisper(Page::text(text)).await;
            }
            self.service.reachable(crate::store::Address::Channel(self.caller.place.channel)).await?;
        }
        let mut caller = self.caller.clone();
        if caller.place.server.is_none() && ctx.interaction.context != Some(serenity::InteractionContext::BotDm) {
            // Where we are only brought along we cannot post; the game goes on in direct messages.
            let channel = ctx.interaction.user.create_dm_channel(ctx.serenity_context()).await?;
            caller.place.channel = channel.id.get();
        }
        match self.service.propose(&caller, proposal).await {
            Ok(Proposed { game: Some(_), .. }) if caller.place.channel != self.caller.place.channel => {
                self.say("proposed-elsewhere").await
            }
            proposed => self.whisper(say::proposed(self.texts, proposed)?).await,
        }
    }

    /// Whom a named user stands for: our own name means the opponent; other bots do not play.
    pub fn target(&self, ctx: Context<'_>, user: &User, level: &str) -> Option<Target> {
        if user.id == ctx.framework().bot_id() {
            return Some(Target::Bot(level.to_owned()));
        }
        (!user.bot).then(|| Target::Person(user.id.get()))
    }
}

/// A parameter that is chosen from names known to the program: the names are the last parts of names in `locales/`.
macro_rules! named_choice {
    ($(#[$note:meta])* $name:ident, $names:expr) => {
        $(#[$note])*
        pub(super) struct $name(pub(super) &'static str);

        impl $name {
            pub(super) fn names() -> impl Iterator<Item = &'static str> {
                $names
            }
        }

        impl poise::ChoiceParameter for $name {
            fn list() -> ::std::borrow::Cow<'static, [poise::CommandParameterChoice]> {
                let choice = |name| poise::CommandParameterChoice {
                    name: ::std::borrow::Cow::Borrowed(name),
                    localizations: ::std::borrow::Cow::default(),
                    __non_exhaustive: (),
                };
                ::std::borrow::Cow::Owned(Self::names().map(choice).collect())
            }

            fn from_index(index: usize) -> Option<Self> {
                Self::names().nth(index).map(Self)
            }

            fn from_name(name: &str) -> Option<Self> {
                Self::names().find(|known| *known == name).map(Self)
            }

            fn name(&self) -> &'static str {
                self.0
            }

            fn localized_name(&self, _: &str) -> Option<&'static str> {
                None
            }
        }
    };
}

pub(super) use named_choice;

/// Completions as Discord takes them: at most 25, each at most 100 characters.
pub(super) fn choices(offered: impl Iterator<Item = (String, String)>) -> CreateAutocompleteResponse {
    let choice =
        |(name, value): (String, String)| AutocompleteChoice::new(name.chars().take(100).collect::<String>(), value);
    CreateAutocompleteResponse::new().set_choices(offered.take(25).map(choice).collect())
}
