//! Challenging, with every option there is, and by right-clicking a person.

use poise::serenity_prelude::User;

use super::asked::{Context, answer, request};
use super::options::{Side, Time, complete_level, complete_variant, named_choice};
use crate::discord::trouble::Trouble;
use crate::engine::Level;
use crate::game::{Terms, TimeControl};
use crate::ids::UserId;
use crate::rules::{BOARDS, Options, Variant};
use crate::service::{Proposal, Target};

named_choice!(
    /// A board, by its name.
    BoardName,
    BOARDS.iter().map(|board| board.name)
);

#[poise::command(slash_command, install_context = "Guild|User", interaction_context = "Guild|BotDm|PrivateChannel")]
#[expect(clippy::too_many_arguments, reason = "one for each option of the command")]
pub async fn challenge(
    ctx: Context<'_>,
    opponent: Option<User>,
    #[autocomplete = "complete_variant"]
    #[max_length = 100]
    variant: Option<String>,
    time: Option<Time>,
    rated: Option<bool>,
    side: Option<Side>,
    #[autocomplete = "complete_level"] level: Option<String>,
    #[max_length = 200] note: Option<String>,
    opponent2: Option<User>,
    opponent3: Option<User>,
    weekends_off: Option<bool>,
    board: Option<BoardName>,
    advanced: Option<bool>,
    balanced: Option<bool>,
    escape: Option<bool>,
    houdini: Option<bool>,
) -> Result<(), Trouble> {
    let request = request(ctx);
    let said = async {
        let chosen = [advanced, balanced, escape, houdini];
        let switched = |to: bool| {
            let fitting = Options::WORDS.iter().zip(chosen).filter(|(_, choice)| *choice == Some(to));
            fitting.fold(Options::NONE, |set, ((option, _), _)| set.with(*option))
        };
        let settings = request.server_settings().await?;
        let base = request.variant(variant.as_deref(), settings.variant.unwrap_or(Variant::STANDARD))?;
        let (named, levelled) = (variant.is_some(), level.is_some());
        let changed = base.changed(board.as_ref().map(|board| board.0), switched(true), switched(false));
        let variant = request.possible(changed)?;
        let level = request.level(level.as_deref())?;
        let asked: Vec<&User> = [&opponent, &opponent2, &opponent3].into_iter().flatten().collect();
        let target = match asked[..] {
            [user] => target(ctx, user, level).ok_or_else(|| request.stop("propose-other-bot"))?,
            [_, ..] if variant.board().seats > 2 && asked.iter().any(|user| is_us(ctx, user)) => {
                return Err(request.stop("propose-murus-joins"));
            }
            [_, ..] if asked.iter().any(|user| user.bot) => return Err(request.stop("propose-other-bot")),
            [_, ..] => Target::People(asked.iter().map(|user| UserId(user.id.get())).collect()),
            // Nobody else is there in a direct message, so an open challenge would never be seen.
            [] if request.caller.place.server.is_none() => Target::Bot(level.to_owned()),
            [] => Target::Anyone,
        };
        let terms = Terms {
            variant,
            time: time.and_then(|time| time.control()).or(settings.time).unwrap_or(TimeControl::USUAL),
            weekends_off: weekends_off.unwrap_or(false),
            rated: rated.unwrap_or(true),
        };
        // What would mean nothing beside the rest is refused, not dropped.
        let murus = matches!(target, Target::Bot(_));
        let idle = [
            (levelled && !murus, "idle-level"),
            (rated == Some(true) && murus, "idle-rated-murus"),
            (rated == Some(true) && terms.variant.board().seats > 2, "idle-rated-several"),
            (terms.weekends_off && terms.time == TimeControl::None, "idle-weekends"),
            (named && board.is_some() && !base.is_on_standard_board(), "idle-board"),
        ];
        if let Some((_, why)) = idle.iter().find(|(idle, _)| *idle) {
            return Err(request.stop(why));
        }
        let side = side.and_then(|side| side.seat());
        request.challenge(&Proposal { target, side, terms, given: Vec::new(), note }).await
    };
    answer(ctx, said).await
}

#[poise::command(context_menu_command = "Challenge to Murus Gallicus")]
pub async fn challenge_user(ctx: Context<'_>, user: User) -> Result<(), Trouble> {
    let request = request(ctx);
    let said = async {
        let target = target(ctx, &user, Level::DEFAULT).ok_or_else(|| request.stop("propose-other-bot"))?;
        match target {
            Target::People(people) => request.draft_for(people).await,
            target => {
                let settings = request.server_settings().await?;
                let usual = Terms::usual(settings.variant.unwrap_or(Variant::STANDARD));
                let terms = Terms { time: settings.time.unwrap_or(usual.time), ..usual };
                let proposal = Proposal { target, side: None, terms, given: Vec::new(), note: None };
                request.challenge(&proposal).await
            }
        }
    };
    answer(ctx, said).await
}

/// Whom a named user stands for: our own name means the opponent; other bots do not play.
pub fn target(ctx: Context<'_>, user: &User, level: &str) -> Option<Target> {
    if is_us(ctx, user) {
        return Some(Target::Bot(level.to_owned()));
    }
    (!user.bot).then(|| Target::People(vec![UserId(user.id.get())]))
}

fn is_us(ctx: Context<'_>, user: &User) -> bool {
    user.id == ctx.framework().bot_id()
}
