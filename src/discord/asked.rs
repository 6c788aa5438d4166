//! What every command begins with: who asks what, how they are answered, and which game they mean.

use poise::serenity_prelude as serenity;
use serenity::{AutocompleteChoice, CreateAutocompleteResponse, Member, PartialChannel, Permissions, User};

use super::page::Page;
use super::pages::outcome::proposed as said;
use super::pages::refusal::refusal;
use super::reply::{self, Answer, Handle, caller_of_command};
use super::trouble::Trouble;
use crate::engine::Level;
use crate::game::{Actor, GameRefusal};
use crate::ids::{ChannelId, RoleId, UserId};
use crate::rules::Variant;
use crate::service::{Caller, Proposal, Service, Target, Where};
use crate::store::{GameRow, ServerSettings};
use crate::texts::Texts;

pub(super) type Context<'a> = poise::ApplicationContext<'a, Service, Trouble>;

/// How many games a question names.
const NAMED: usize = 30;

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

    /// Says why a game refuses something.
    pub async fn refuse(&self, row: &GameRow, refused: &GameRefusal) -> Result<(), Trouble> {
        let people = self.service.people(row).await?;
        self.whisper(refusal(self.texts, row, &people, refused)).await
    }

    /// Whether the person plays in a game that goes on; says why not where they do not.
    pub async fn plays(&self, row: &GameRow) -> Result<bool, Trouble> {
        let refused = match self.service.player(self.caller.discord).await? {
            Some(player) => row.game.seated(Actor::Player(player)).err(),
            None => Some(GameRefusal::NotPlaying),
        };
        if let Some(refused) = &refused {
            self.refuse(row, refused).await?;
        }
        Ok(refused.is_none())
    }

    pub async fn say(&self, id: &str) -> Result<(), Trouble> {
        self.whisper(Page::text(self.texts.say(id))).await
    }

    /// The games that are meant by a short name or, without one, by the place, the person, and whose turn it is.
    pub async fn meant(&self, name: Option<&str>) -> Result<Vec<GameRow>, Trouble> {
        self.named_or(name, Where::Turn(self.caller.place.channel)).await
    }

    /// The one game that is meant; says why not where there is none, or several.
    pub async fn one(&self, name: Option<&str>) -> Result<Option<GameRow>, Trouble> {
        self.only(name, Where::Channel(self.caller.place.channel), "no-game-here").await
    }

    /// The same for what is done on one's turn: of several games the one in which it is the person's turn.
    pub async fn due(&self, name: Option<&str>) -> Result<Option<GameRow>, Trouble> {
        self.only(name, Where::Turn(self.caller.place.channel), "no-game-here").await
    }

    /// The same for what people do who need not play themselves.
    pub async fn any(&self, name: Option<&str>) -> Result<Option<GameRow>, Trouble> {
        self.only(name, Where::Thread(self.caller.place.channel), "name-a-game").await
    }

    async fn named_or(&self, name: Option<&str>, place: Where) -> Result<Vec<GameRow>, Trouble> {
        let place = name.map_or(place, |name| Where::Named(name.to_owned()));
        Ok(self.service.meant(&self.caller, &place).await?)
    }

    /// The one game that is named or, without a name, found at the place; says `none` where that one has none.
    async fn only(&self, name: Option<&str>, place: Where, none: &str) -> Result<Option<GameRow>, Trouble> {
        let mut rows = self.named_or(name, place).await?;
        match rows.len() {
            1 => {
                let row = rows.remove(0);
                // Whoever asks about a game has looked at it.
                if let Some(player) = self.service.player(self.caller.discord).await? {
                    self.service.seen(&row, player).await?;
                }
                return Ok(Some(row));
            }
            0 => self.say(if name.is_some() { "no-such-game" } else { none }).await?,
            _ => {
                let names: Vec<String> = rows.iter().take(NAMED).map(|row| format!("`#{}`", row.game.name)).collect();
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

    /// The opponent's level that somebody names, the usual one where they name none; says why where there is no such level.
    pub async fn level(&self, named: Option<&str>) -> Result<Option<&'static str>, Trouble> {
        match Level::known(named.unwrap_or(Level::DEFAULT)) {
            Some(level) => Ok(Some(level.name)),
            None => {
                self.say("level-unknown").await?;
                Ok(None)
            }
        }
    }

    /// What those who manage this server chose.
    pub async fn server_settings(&self) -> Result<ServerSettings, Trouble> {
        match self.caller.place.server {
            Some(server) => Ok(self.service.server_settings(server).await?),
            None => Ok(ServerSettings::default()),
        }
    }

    /// The person, where games can be posted.
    pub async fn at_home(&self, ctx: Context<'a>) -> Result<Caller, Trouble> {
        reply::at_home(self.http, &ctx.interaction.user, ctx.interaction.context, &self.caller).await
    }

    pub async fn propose(&self, ctx: Context<'a>, proposal: &Proposal) -> Result<(), Trouble> {
        let member = ctx.interaction.member.as_deref();
        if let Some(why) =
            barred(self.service, self.texts, &self.caller, ctx.interaction.channel.as_ref(), member).await?
        {
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
        let caller = self.at_home(ctx).await?;
        let elsewhere = caller.place.channel != self.caller.place.channel;
        let proposed = self.service.propose(&caller, proposal).await;
        self.whisper(said(self.texts, proposed, elsewhere)?).await
    }

    /// Whom a named user stands for: our own name means the opponent; other bots do not play.
    pub fn target(&self, ctx: Context<'_>, user: &User, level: &str) -> Option<Target> {
        if user.id == ctx.framework().bot_id() {
            return Some(Target::Bot(level.to_owned()));
        }
        (!user.bot).then(|| Target::Person(UserId(user.id.get())))
    }
}

/// Why nobody, or not this person, may start a game here; none where they may.
pub(super) async fn barred(
    service: &Service,
    texts: Texts,
    caller: &Caller,
    channel: Option<&PartialChannel>,
    member: Option<&Member>,
) -> Result<Option<String>, Trouble> {
    let Some(server) = caller.place.server else { return Ok(None) };
    let settings = service.server_settings(server).await?;
    let parent = channel.and_then(|channel| channel.parent_id).map(|id| ChannelId(id.get()));
    let here = |channel: &ChannelId| *channel == caller.place.channel || Some(*channel) == parent;
    if !settings.channels.is_empty() && !settings.channels.iter().any(here) {
        let list: Vec<String> = settings.channels.iter().map(|channel| format!("<#{channel}>")).collect();
        return Ok(Some(texts.say_with("server-elsewhere", [("channels", list.join(", ").into())])));
    }
    let holds = |role: &RoleId| member.is_some_and(|member| member.roles.iter().any(|held| held.get() == role.0));
    let missing = settings.role.filter(|role| !holds(role));
    Ok(missing.map(|role| texts.say_with("server-role-needed", [("role", format!("<@&{role}>").into())])))
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
