//! The bot as a whole: the connection to Discord, the dispatch of what comes in, and the workers beside it.

use std::sync::Arc;
use std::time::Duration;

use poise::serenity_prelude as serenity;
use serenity::{CreateCommand, FullEvent, GatewayIntents, Http, Interaction};
use tokio_util::sync::CancellationToken;

use super::buttons;
use super::http::{Wire, to_discord};
use super::incoming::{self, Shared};
use super::people::People;
use super::reply::{Handle, Response};
use super::sender::Sender;
use super::sorry::sorry;
use super::trouble::Trouble;
use super::{commands, page::Page, typed};
use crate::config::Discord;
use crate::game::Millis;
use crate::service::{Keeper, Service, courier, opponent, sweeper};
use crate::texts::Texts;

/// How long what is in flight may take after the signal to stop.
const GRACE: Duration = Duration::from_secs(8);

/// The pauses between tries to register the commands, in ms: the first one, doubled each time up to the last.
const REGISTER_AGAIN_MS: (Millis, Millis) = (1_000, 10 * 60 * 1000);

/// Serves Discord until `stop`: then takes no new work, finishes what is in flight, and returns.
pub async fn run(config: &Discord, service: Service, stop: CancellationToken) -> Result<(), Trouble> {
    let http = to_discord(config)?;
    let options = poise::FrameworkOptions {
        commands: commands::all(),
        event_handler: |framework, event| Box::pin(dispatch(framework, event)),
        on_error: |error| Box::pin(failed(error)),
        allowed_mentions: Some(serenity::CreateAllowedMentions::new()),
        // Who names us is answered by what they type; no command begins with our name.
        prefix_options: poise::PrefixFrameworkOptions { mention_as_prefix: false, ..Default::default() },
        initialize_owners: false,
        skip_checks_for_owners: true,
        ..Default::default()
    };
    let (people, stopped) = (People::default(), stop.clone());
    let shared = Shared { service: service.clone(), people: people.clone() };
    let framework = poise::Framework::builder()
        .initialize_owners(false)
        .options(options)
        .setup(move |context, ready, framework| {
            Box::pin(async move {
                tracing::info!(user = %ready.user.name, "connected");
                let commands = commands::registration(&framework.options().commands);
                // Beside everything else: those that Discord knows from before are answered meanwhile.
                tokio::spawn(register(Arc::clone(&context.http), commands, shared.service.clone(), stopped));
                Ok(shared)
            })
        })
        .build();
    let mut intents = GatewayIntents::GUILDS | GatewayIntents::GUILD_MESSAGES | GatewayIntents::DIRECT_MESSAGES;
    if config.message_content {
        intents |= GatewayIntents::MESSAGE_CONTENT;
    }
    let mut client = serenity::ClientBuilder::new_with_http(http, intents).framework(framework).await?;
    check_gateway(config, &client.ws_url.lock().await)?;
    let shards = Arc::clone(&client.shard_manager);
    let sender = Sender::new(Wire::new(Arc::clone(&client.http), config.api_base.as_deref()), people);
    let send = move |parcel| {
        let sender = sender.clone();
        async move { sender.send(parcel).await }
    };
    let mut workers = tokio::task::JoinSet::new();
    let thoughts = config.thoughts;
    let keeper = Keeper { clock: service.clock().clone(), meter: service.meter().clone(), stop: stop.clone() };
    let courier = move |service, stop| courier::run(service, send.clone(), stop);
    let opponent = move |service, stop| opponent::run(service, thoughts, stop);
    workers.spawn(keeper.clone().keep("courier", service.clone(), courier));
    workers.spawn(keeper.clone().keep("opponent", service.clone(), opponent));
    workers.spawn(keeper.keep("sweeper", service, sweeper::run));
    let ended = tokio::select! {
        ended = client.start_autosharded() => ended,
        () = stop.cancelled() => Ok(()),
    };
    stop.cancel();
    // Serenity retries for ever while the gateway is away, so neither it nor the workers may hold up the end.
    let finish = async { while workers.join_next().await.is_some() {} };
    let both = async { tokio::join!(shards.shutdown_all(), finish) };
    if tokio::time::timeout(GRACE, both).await.is_err() {
        tracing::warn!("stopped with work in flight; it will be found again at the next start");
    }
    ended.map_err(explain)
}

/// Tells Discord which commands there are, again and again until it has heard.
async fn register(http: Arc<Http>, commands: Vec<CreateCommand>, service: Service, stop: CancellationToken) {
    let clock = service.clock();
    let (mut pause, longest) = REGISTER_AGAIN_MS;
    while let Err(error) = serenity::Command::set_global_commands(&http, commands.clone()).await {
        tracing::error!(%error, "the commands could not be registered; it is tried again");
        tokio::select! {
            () = clock.sleep_until(clock.now() + pause) => {}
            () = stop.cancelled() => return,
        }
        pause = (2 * pause).min(longest);
    }
}

/// Serenity falls back to Discord's own gateway where the API base gives none, which would take a sandbox's token there.
fn check_gateway(config: &Discord, gateway: &str) -> Result<(), Trouble> {
    match &config.api_base {
        Some(base) if gateway.contains("discord.gg") && !base.contains("discord.com") => {
            Err(Trouble::Setup(format!("{base} does not say where its gateway is: is DISCORD_API_BASE right, and up?")))
        }
        _ => Ok(()),
    }
}

/// Says in one line what the operator has to do about an end of the connection.
fn explain(error: serenity::Error) -> Trouble {
    use serenity::GatewayError;
    match &error {
        serenity::Error::Gateway(GatewayError::InvalidAuthentication) => {
            Trouble::Setup("Discord refuses DISCORD_TOKEN: copy it again from the application's Bot page".to_owned())
        }
        serenity::Error::Gateway(GatewayError::DisallowedGatewayIntents) => Trouble::Setup(
            "Discord does not allow message content: switch it on at the application's Bot page, or unset MESSAGE_CONTENT"
                .to_owned(),
        ),
        _ => error.into()
    }
}

async fn dispatch(framework: poise::FrameworkContext<'_, Shared, Trouble>, event: &FullEvent) -> Result<(), Trouble> {
    let (http, shared) = (&framework.serenity_context.http, framework.user_data);
    match event {
        FullEvent::InteractionCreate { interaction: Interaction::Modal(form) } => {
            if let Err(error) = buttons::submitted(http, shared, form).await {
                tracing::error!(%error, "a form could not be answered");
                let texts = Texts::of(Some(&form.locale));
                let sorry = sorry(&shared.service, texts, &form.id.to_string(), &error).await;
                let handle = Handle { id: form.id, token: &form.token, permissions: form.app_permissions };
                let _ = Response::Whisper(sorry).give(http, handle).await;
            }
        }
        FullEvent::InteractionCreate { interaction: Interaction::Component(press) } => {
            if let Err(error) = buttons::pressed(http, shared, press).await {
                tracing::error!(%error, "a press could not be answered");
                let texts = Texts::of(Some(&press.locale));
                let sorry = sorry(&shared.service, texts, &press.id.to_string(), &error).await;
                let handle = Handle { id: press.id, token: &press.token, permissions: press.app_permissions };
                // The answer may be what failed, so that this one fails too tells nothing new.
                let _ = Response::Whisper(sorry).give(http, handle).await;
            }
        }
        FullEvent::Message { new_message } => {
            if let Err(error) = typed::typed(http, shared, framework.bot_id(), new_message).await {
                tracing::error!(%error, "a typed move could not be answered");
            }
        }
        FullEvent::GuildCreate { guild, .. } => {
            if let Err(error) = shared.service.arrived(&incoming::arrival(guild, framework.bot_id())).await {
                tracing::error!(%error, "a server could not be told hello");
            }
        }
        _ => {}
    }
    Ok(())
}

async fn failed(error: poise::FrameworkError<'_, Shared, Trouble>) {
    tracing::error!(%error, "a command could not be answered");
    if let Some(poise::Context::Application(context)) = error.ctx() {
        let of = context.interaction;
        let texts = Texts::of(Some(&of.locale));
        let sorry = match &error {
            poise::FrameworkError::Command { error, .. } => {
                sorry(&context.framework.user_data.service, texts, &of.id.to_string(), error).await
            }
            _ => Page::text(texts.say("trouble")),
        };
        let handle = Handle { id: of.id, token: &of.token, permissions: of.app_permissions };
        let _ = Response::Whisper(sorry).give(&context.serenity_context().http, handle).await;
    }
}
