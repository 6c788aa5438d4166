//! Commands for the bot: serve, examine, check its health.

use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use super::database::{
    bring_up_to_date, connect_database, describe_database, is_there, unusable_database,
};
use super::failure::CliFailure;
use super::process::{USUAL, run_command, stop_on_signal};
use crate::abstract_play::AbstractPlayProgram;
use crate::clock::Clock;
use crate::config::{AbstractPlay, ConfigError, Discord, LogForm};
use crate::discord::{self, Bot};
use crate::game::Millis;
use crate::service::site::Pages;
use crate::service::{self, Service};
use crate::store::{self, Db};
use crate::web::{self, Web};
use crate::{doctor, endpoints, health};

/// The configuration with which a bot process serves Discord.
pub struct Serving {
    /// The connection to Discord, and the role of the process.
    pub discord: Discord,
    /// The URL of the database.
    pub database_url: String,
    /// True if a new database is accepted although Discord already knows the bot's commands.
    pub new_database: bool,
    /// The time for which the process may hold claimed work before others take it, in ms.
    pub lease: Millis,
    /// The settings with which Murus plays on Abstract Play; `None` if it does not.
    pub abstract_play: Option<AbstractPlay>,
}

/// The HTTP listeners of a process, and its health file. All are optional.
#[derive(Default)]
pub struct StatePlaces {
    /// The address of the listener for Discord's interactions, health and metrics.
    pub http: Option<SocketAddr>,
    /// The address of a separate listener for health and metrics only.
    pub health: Option<SocketAddr>,
    /// The address of the web pages, and the number of proxies in front of them.
    pub pages: Option<(SocketAddr, u8)>,
    /// The path of the health file, to which the process writes its state regularly.
    pub health_file: Option<PathBuf>,
}

/// Runs the bot until a signal stops it. Also serves the given HTTP addresses, and writes the
/// health file if there is one. Fails if the setup is wrong, or if Discord refuses the bot.
pub fn serve_discord(serving: Serving, shown: StatePlaces, log: LogForm) -> Result<(), CliFailure> {
    run_command(log, USUAL, Box::pin(serve_all(serving, shown)))
}

async fn serve_all(serving: Serving, shown: StatePlaces) -> Result<(), CliFailure> {
    let Serving { discord, database_url, new_database, lease, abstract_play } = serving;
    let StatePlaces { http, health, pages, health_file } = shown;
    let listen = |name, at: Option<SocketAddr>| match at {
        Some(at) => Web::listen(at)
            .map(Some)
            .map_err(|error| CliFailure::Usage(format!("{name} {at}: {error}"))),
        None => Ok(None),
    };
    let web = listen("HTTP_ADDR", http)?;
    let beside = listen("HEALTH_ADDR", health)?;
    let site = listen("WEB_ADDR", pages.map(|(at, _)| at))?;
    let site = site.zip(pages).map(|(site, (_, proxies))| site.behind_proxies(proxies));
    if let Some(file) = &health_file {
        health::write_beginning(file, &Clock::System).map_err(CliFailure::of_file(file))?;
    }
    let db = open_to_serve(&discord, &database_url, new_database).await?;
    let service = Service::new(db.clone(), Clock::System, lease)
        .with_room(discord.thoughts)
        .with_support(discord.support.clone());
    // Failure is ignored: with a read-only database the bot still answers people.
    let _ = service::pulse::write_pulse(&service).await;
    let program = |settings| AbstractPlayProgram::new(settings, service.clone());
    let program = abstract_play.map(program).transpose().map_err(CliFailure::Usage)?;
    let pages = match discord.site.clone() {
        Some(url) => {
            let pages = Pages::at(url, &service).await.map_err(CliFailure::usage_failure)?;
            Some(pages.with_activity(discord.activity).with_roles(discord.client_secret.is_some()))
        }
        None => None,
    };
    let bot =
        Bot::new(&discord, service).map_err(CliFailure::usage_failure)?.with_pages(pages.clone());
    let stop = stop_on_signal()?;
    let heartbeat = async {
        if let Some(file) = &health_file {
            health::write_beats(bot.clone(), file, stop.clone()).await;
        }
    };
    let operators = async {
        if let Some(web) = web {
            let routes = endpoints::endpoint_routes(bot.clone(), program.clone());
            web::serve_routes(web, routes, stop.clone()).await;
        }
    };
    let figures = async {
        if let Some(web) = beside {
            web::serve_routes(web, endpoints::health_routes(bot.clone()), stop.clone()).await;
        }
    };
    let site = async {
        if let (Some(site), Some(pages)) = (site, pages) {
            web::serve_pages(site, bot.page_answers(), pages, stop.clone()).await;
        }
    };
    let away = async {
        if let Some(program) = program.clone().filter(|_| discord.role.does_due_work()) {
            program.post_moves(stop.clone()).await;
        }
    };
    let serving = async {
        let served = bot.run_bot(stop.clone()).await;
        stop.cancel();
        served
    };
    let (served, (), (), (), (), ()) =
        tokio::join!(serving, heartbeat, operators, figures, site, away);
    db.close().await;
    served.map_err(CliFailure::usage_failure)
}

/// Opens the database of the bot and migrates it. Creates a missing SQLite file. Unless `new` is
/// true, refuses a database from which no bot has served if Discord already knows the bot's
/// commands, or does not answer: the URL may be wrong, or files lost.
async fn open_to_serve(discord: &Discord, url: &str, new: bool) -> Result<Db, CliFailure> {
    let was_there = is_there(url)?;
    let mut opened = None;
    if was_there {
        opened = Some(connect_database(url).await?);
    }
    if !new && !has_served(opened.as_ref()).await? {
        let name = match &opened {
            Some(db) => db.name().await,
            None => Db::name_of(url),
        };
        let name = name.map_err(unusable_database)?;
        // If Discord cannot be asked, it may know the bot. The bot could not serve then anyway.
        let known = discord::is_registered(discord).await.map_err(|trouble| match trouble.is_final() {
            true => CliFailure::usage_failure(trouble),
            false => CliFailure::Usage(format!(
                "Discord does not answer ({}): look at the network and at DISCORD_API_BASE, then start again. It is asked whether the bot has another database, because {name} is new",
                discord::error_chain(&trouble)
            )),
        })?;
        // A process that began at the same time may have registered the commands meanwhile.
        if known && opened.is_none() && is_there(url)? {
            opened = Some(connect_database(url).await?);
        }
        if known && !has_served(opened.as_ref()).await? {
            return Err(unusable_database(format!(
                "{name} is new, but Discord knows this bot's commands, so it has served from another: look at DATABASE_URL and at the folder in which the bot starts, or say --new-database to begin anew"
            )));
        }
    }
    let db = match opened {
        Some(db) => db,
        None => connect_database(url).await?,
    };
    db.check_room().await.map_err(unusable_database)?;
    bring_up_to_date(&db, url).await?;
    tracing::info!("{}", describe_database(&db, was_there).await.map_err(unusable_database)?);
    Ok(db)
}

/// Returns true if a bot has served from this database. Returns false without a database. Fails if
/// the database cannot be read.
async fn has_served(db: Option<&Db>) -> Result<bool, CliFailure> {
    let Some(db) = db else { return Ok(false) };
    let served = async { store::pulse::has_beaten(&mut *db.read().await?).await };
    served.await.map_err(unusable_database)
}

/// Checks an installation and prints a line for each finding. Fails if a finding needs action.
pub fn examine_all(
    discord: Result<Discord, ConfigError>,
    database_url: &str,
) -> Result<(), CliFailure> {
    let work = async {
        let well =
            doctor::examine_installation(&mut io::stdout(), discord, database_url, &Clock::System)
                .await?;
        if well { Ok(()) } else { Err(CliFailure::Usage("there is something to do".to_owned())) }
    };
    run_command(LogForm::Human, "off", Box::pin(work))
}

/// Fails with the reason if the bot that writes a health file is not healthy, or if the file cannot
/// be read.
pub fn check_health(file: &Path) -> Result<(), CliFailure> {
    let complaint =
        health::read_complaint(file, &Clock::System).map_err(CliFailure::of_file(file))?;
    complaint.map_or(Ok(()), |why| Err(CliFailure::Usage(format!("{}: {why}", file.display()))))
}
