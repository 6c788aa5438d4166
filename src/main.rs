//! The `murus` program: reads its arguments and runs the chosen command.

mod arguments;

#[cfg(feature = "sandbox")]
use std::path::PathBuf;
use std::process::ExitCode;

use arguments::{AbstractPlayFlags, AccountFlags, Arguments, BotFlags, Command, ProcessFlags};
use murus::cli::{self, CliFailure, Serving, StatePlaces};
use murus::config::{self, AbstractPlay, ConfigError, Discord, GivenAbstractPlay, LogForm, Secret};
use murus::game::Millis;

fn main() -> ExitCode {
    cli::exit_with(run_command(Arguments::read().command))
}

fn run_command(command: Command) -> Result<(), CliFailure> {
    match command {
        Command::Bot { flags, new_database } => {
            let CheckedSettings { discord, abstract_play, lease, log } =
                check_settings(&flags).map_err(CliFailure::usage_failure)?;
            let BotFlags {
                process:
                    ProcessFlags { http_addr, health_addr, web_addr, web_proxies, health_file, .. },
                database,
                ..
            } = *flags;
            let database_url = database.database_url;
            let serving = Serving { discord, database_url, new_database, lease, abstract_play };
            let pages = web_addr.map(|at| (at, web_proxies));
            let shown = StatePlaces { http: http_addr, health: health_addr, pages, health_file };
            cli::serve_discord(serving, shown, log)
        }
        Command::Migrate { restored, database } => {
            cli::migrate_database(&database.database_url, restored)
        }
        Command::Backup { file, database } => cli::backup_database(&file, &database.database_url),
        Command::Restore { file, replace, database } => {
            cli::restore_database(&file, replace, &database.database_url)
        }
        Command::OpenData { folder, database } => {
            cli::publish_games(&folder, &database.database_url)
        }
        Command::Doctor(flags) => cli::examine_all(
            check_settings(&flags).map(|settings| settings.discord),
            &flags.database.database_url,
        ),
        Command::Health { health_file } => cli::check_health(&health_file),
        #[cfg(feature = "sandbox")]
        Command::Sandbox { port, alone: true, .. } => cli::serve_sandbox(port),
        #[cfg(feature = "sandbox")]
        Command::Sandbox { port, database_url, .. } => {
            cli::serve_sandbox_with_bot(port, database_url, scratch_file("murus-sandbox"))
        }
    }
}

/// The settings from flags and environment, after all checks.
struct CheckedSettings {
    discord: Discord,
    abstract_play: Option<AbstractPlay>,
    lease: Millis,
    log: LogForm,
}

fn check_settings(
    BotFlags { account, thoughts, process, database, abstract_play }: &BotFlags,
) -> Result<CheckedSettings, ConfigError> {
    let discord = check_discord(account, *thoughts, process)?;
    let lease = Millis::from_millis(config::check_lease(database.lease_ms)?);
    // Without an address of its own, a worker posts the moves that others ask it for.
    let hears = process.http_addr.is_some() || !discord.role.answers_people();
    let abstract_play = AbstractPlay::check(read_abstract_play(abstract_play), hears)?;
    Ok(CheckedSettings { discord, abstract_play, lease, log: process.log.parse()? })
}

fn read_abstract_play(flags: &AbstractPlayFlags) -> GivenAbstractPlay {
    GivenAbstractPlay {
        client: flags.abstract_play_client.clone(),
        secret: flags.abstract_play_secret.as_deref().map(Secret::new),
        key: flags.abstract_play_key.clone(),
        moves_url: flags.abstract_play_moves_url.clone(),
        token_url: flags.abstract_play_token_url.clone(),
        scope: flags.abstract_play_scope.clone(),
        level: flags.abstract_play_level.clone(),
    }
}

fn check_discord(
    account: &AccountFlags,
    thoughts: Option<usize>,
    process: &ProcessFlags,
) -> Result<Discord, ConfigError> {
    let AccountFlags { token, api_base, message_content, .. } = account;
    let mut discord = Discord::new(token.clone(), api_base.clone(), *message_content)?;
    discord.thoughts = thoughts.map_or(Ok(discord.thoughts), config::check_thoughts)?;
    discord.role = process.role.parse()?;
    discord.shards = process.shards.parse()?;
    discord.budget = config::read_budget(&process.discord_budget)?;
    let key = process.public_key.as_deref().filter(|key| !key.trim().is_empty());
    discord.public_key = key.map(str::parse).transpose()?;
    let site = process.web_url.as_deref().filter(|url| !url.trim().is_empty());
    discord.site = site.map(str::parse).transpose()?;
    let support = process.support_url.as_deref().filter(|url| !url.trim().is_empty());
    discord.support = support.map(config::check_support).transpose()?;
    if process.web_addr.is_some() && discord.site.is_none() {
        return Err(ConfigError::NoSiteUrl);
    }
    let secret = account.client_secret.as_deref().map(str::trim);
    discord.client_secret = secret.filter(|secret| !secret.is_empty()).map(Secret::new);
    discord.activity = process.activity;
    discord.check_activity()?;
    discord.check_reachable(process.http_addr.is_some())?;
    Ok(discord)
}

/// Returns the path of a temporary database file, with this process's id in its name.
#[cfg(feature = "sandbox")]
#[expect(clippy::disallowed_methods, reason = "the program alone knows where it runs")]
fn scratch_file(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("{name}-{}.db", std::process::id()))
}
