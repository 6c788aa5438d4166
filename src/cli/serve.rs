//! Commands for the bot: serve, examine, check its health.

use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use super::database::{connect, found, is_there, unusable};
use super::failure::Failure;
use super::process::{USUAL, run, stop_on_signal};
use crate::clock::Clock;
use crate::config::{ConfigError, Discord, LogForm};
use crate::discord::{self, Bot};
use crate::game::Millis;
use crate::service::{self, Service};
use crate::store::{self, Db};
use crate::web::{self, Web};
use crate::{doctor, health};

/// What a process of the bot connects to.
pub struct Serving {
    /// How it reaches Discord, and what it does there.
    pub discord: Discord,
    /// The database.
    pub database_url: String,
    /// Whether it may be a new one although Discord knows the bot from before.
    pub new_database: bool,
    /// How long it may hold work it has claimed.
    pub lease: Millis,
}

/// Serves Discord until a signal stops it, and HTTP and the health file if asked to.
pub fn serve(
    serving: Serving,
    http: Option<SocketAddr>,
    health_file: Option<PathBuf>,
    log: LogForm,
) -> Result<(), Failure> {
    run(log, USUAL, Box::pin(serve_all(serving, http, health_file)))
}

async fn serve_all(serving: Serving, http: Option<SocketAddr>, health_file: Option<PathBuf>) -> Result<(), Failure> {
    let Serving { discord, database_url, new_database, lease } = serving;
    let web = match http {
        Some(at) => Some(Web::listen(at).map_err(|error| Failure::Usage(format!("HTTP_ADDR {at}: {error}")))?),
        None => None,
    };
    let db = enter(&discord, &database_url, new_database).await?;
    let service = Service::new(db.clone(), Clock::System, lease).with_room(discord.thoughts);
    // A database that can only be read still answers people.
    if let Err(error) = service::pulse::beat(&service).await {
        tracing::error!(%error, "the database cannot be written");
    }
    let bot = Bot::new(&discord, service).map_err(Failure::usage)?;
    let stop = stop_on_signal()?;
    let heartbeat = async {
        if let Some(file) = &health_file {
            health::beat(bot.clone(), file, stop.clone()).await;
        }
    };
    let pages = async {
        if let Some(web) = web {
            web::serve(web, bot.clone(), stop.clone()).await;
        }
    };
    let serving = async {
        let served = bot.run(stop.clone()).await;
        stop.cancel();
        served
    };
    let (served, (), ()) = tokio::join!(serving, heartbeat, pages);
    db.close().await;
    served.map_err(Failure::usage)
}

/// Opens the database to serve from and brings it up to date. Refuses a new one where Discord knows
/// the bot from before: that is a wrong address or folder, or files that are gone.
async fn enter(discord: &Discord, url: &str, new: bool) -> Result<Db, Failure> {
    let was_there = is_there(url)?;
    let mut opened = None;
    if was_there {
        opened = Some(connect(url).await?);
    }
    if !new && !has_served(opened.as_ref()).await? {
        let name = match &opened {
            Some(db) => db.name().await,
            None => Db::name_of(url),
        };
        let name = name.map_err(unusable)?;
        // A Discord that cannot be asked may know it, and the bot could not serve yet anyway.
        let known = discord::is_registered(discord).await.map_err(|trouble| match trouble.is_final() {
            true => Failure::usage(trouble),
            false => unusable(format!("{name} is new, and Discord does not say whether this bot has another ({}): try again, or say --new-database", discord::chain(&trouble))),
        })?;
        // A process that began at the same time may have registered the commands meanwhile.
        if known && opened.is_none() && is_there(url)? {
            opened = Some(connect(url).await?);
        }
        if known && !has_served(opened.as_ref()).await? {
            return Err(unusable(format!(
                "{name} is new, but Discord knows this bot's commands, so it has served from another: look at DATABASE_URL and at the folder in which the bot starts, or say --new-database to begin anew"
            )));
        }
    }
    let db = match opened {
        Some(db) => db,
        None => connect(url).await?,
    };
    db.migrate().await.map_err(Failure::usage)?;
    tracing::info!("{}", found(&db, was_there).await.map_err(unusable)?);
    Ok(db)
}

/// Whether a bot has served from this database, if there is one.
async fn has_served(db: Option<&Db>) -> Result<bool, Failure> {
    let Some(db) = db else { return Ok(false) };
    let served = async { store::pulse::has_beaten(&mut *db.read().await?).await };
    served.await.map_err(unusable)
}

/// Checks an installation and prints a line for each finding.
pub fn examine(discord: Result<Discord, ConfigError>, database_url: &str) -> Result<(), Failure> {
    let work = async {
        let well = doctor::examine(&mut io::stdout(), discord, database_url, &Clock::System).await?;
        if well { Ok(()) } else { Err(Failure::Usage("there is something to do".to_owned())) }
    };
    run(LogForm::Human, "off", Box::pin(work))
}

/// Fails with the reason if the bot that writes a health file is not healthy.
pub fn check_health(file: &Path) -> Result<(), Failure> {
    let complaint = health::complaint(file, &Clock::System).map_err(Failure::of(file))?;
    complaint.map_or(Ok(()), |why| Err(Failure::Usage(format!("{}: {why}", file.display()))))
}
