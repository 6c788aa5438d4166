//! Commands for the bot: serve, examine, check its health.

use std::io;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use super::database::open;
use super::failure::Failure;
use super::process::{USUAL, run, stop_on_signal};
use crate::clock::Clock;
use crate::config::{ConfigError, Discord, LogForm};
use crate::discord::Bot;
use crate::game::Millis;
use crate::service::Service;
use crate::service::pages::Pages;
use crate::web::{self, Web};
use crate::{doctor, health};

/// What a process of the bot connects to.
pub struct Serving {
    /// How it reaches Discord, and what it does there.
    pub discord: Discord,
    /// The database.
    pub database_url: String,
    /// How long it may hold work it has claimed.
    pub lease: Millis,
}

/// What a process shows of itself.
#[derive(Default)]
pub struct Shown {
    /// The address of everything that it serves over HTTP.
    pub http: Option<SocketAddr>,
    /// An address for health and metrics alone.
    pub health: Option<SocketAddr>,
    /// The address of the pages beside Discord.
    pub pages: Option<SocketAddr>,
    /// A file with its state.
    pub health_file: Option<PathBuf>,
}

/// Serves Discord until a signal stops it, and HTTP and the health file if asked to.
pub fn serve(serving: Serving, shown: Shown, log: LogForm) -> Result<(), Failure> {
    run(log, USUAL, Box::pin(serve_all(serving, shown)))
}

async fn serve_all(serving: Serving, shown: Shown) -> Result<(), Failure> {
    let Serving { discord, database_url, lease } = serving;
    let Shown { http, health, pages: web_addr, health_file } = shown;
    let listen = |name, at: Option<SocketAddr>| match at {
        Some(at) => Web::listen(at).map(Some).map_err(|error| Failure::Usage(format!("{name} {at}: {error}"))),
        None => Ok(None),
    };
    let (web, beside) = (listen("HTTP_ADDR", http)?, listen("HEALTH_ADDR", health)?);
    let site = listen("WEB_ADDR", web_addr)?;
    let db = open(&database_url).await?;
    let service = Service::new(db.clone(), Clock::System, lease).with_room(discord.thoughts);
    let pages = match discord.site.clone() {
        Some(url) => Some(Pages::at(url, &service).await.map_err(Failure::usage)?),
        None => None,
    };
    let bot = Bot::new(&discord, service).map_err(Failure::usage)?.with_pages(pages.clone());
    let stop = stop_on_signal()?;
    let heartbeat = async {
        if let Some(file) = &health_file {
            health::beat(bot.clone(), file, stop.clone()).await;
        }
    };
    let operators = async {
        if let Some(web) = web {
            web::serve(web, web::routes(bot.clone()), stop.clone()).await;
        }
    };
    let figures = async {
        if let Some(web) = beside {
            web::serve(web, web::health_routes(bot.clone()), stop.clone()).await;
        }
    };
    let site = async {
        if let (Some(site), Some(pages)) = (site, pages) {
            web::serve_pages(site, &bot, pages, stop.clone()).await;
        }
    };
    let serving = async {
        let served = bot.run(stop.clone()).await;
        stop.cancel();
        served
    };
    let (served, (), (), (), ()) = tokio::join!(serving, heartbeat, operators, figures, site);
    db.close().await;
    served.map_err(Failure::usage)
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
    health::complaint(file, &Clock::System)?.map_or(Ok(()), |why| Err(Failure::Usage(why)))
}
