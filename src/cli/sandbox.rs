//! The sandbox as a command, with the bot in it or alone.

use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

use discord_sandbox::{Sandbox, Setup};

use super::database::open_database;
use super::failure::CliFailure;
use super::process::{USUAL, run_command, stop_on_signal};
use crate::clock::Clock;
use crate::config::{Discord, LogForm, SiteUrl};
use crate::discord::Bot;
use crate::sandbox;
use crate::service::site::Pages;
use crate::service::{LEASE, Service};
use crate::web::{self, Web};

/// Serves a simulated Discord with the bot and its web pages in the same process, until a signal
/// stops it. Without `database_url` the bot uses a SQLite file at `fresh`, and removes it at the
/// end. Fails if the port is in use.
pub fn serve_sandbox_with_bot(
    port: u16,
    database_url: Option<String>,
    fresh: PathBuf,
) -> Result<(), CliFailure> {
    let work = async move {
        // The bot cannot read message content, as is usual for bots. The sandbox's page can switch
        // that.
        let sandbox =
            start_sandbox(Setup { port, content_shown: false, ..sandbox::murus_setup() }).await?;
        let url = database_url.clone().unwrap_or_else(|| sqlite_url(&fresh));
        let db = open_database(&url).await?;
        let discord = Discord::new(Some(sandbox.token()), Some(sandbox.base_url()), true)
            .map_err(CliFailure::usage_failure)?;
        // The sandbox's page can move the clock, for Discord and for the bot.
        let service = Service::new(db.clone(), Clock::Ahead(sandbox.ahead()), LEASE)
            .with_room(discord.thoughts);
        let (site, url) = listen_beside(port)?;
        // Both lines in one write, because a reader may close the pipe after the first line.
        let address = sandbox.base_url();
        let both = format!(
            "The sandbox is at {address} (Ctrl-C ends it)\nThe pages beside it are at {url}\n"
        );
        io::stdout().write_all(both.as_bytes())?;
        let pages = Pages::at(url, &service).await.map_err(CliFailure::usage_failure)?;
        let bot = Bot::new(&discord, service)
            .map_err(CliFailure::usage_failure)?
            .with_pages(Some(pages.clone()));
        let stop = stop_on_signal()?;
        let serving = async {
            let served = bot.run_bot(stop.clone()).await;
            stop.cancel();
            served
        };
        let (served, ()) =
            tokio::join!(serving, web::serve_pages(site, bot.page_answers(), pages, stop.clone()));
        sandbox.stop();
        db.close().await;
        if database_url.is_none() {
            remove_database(&fresh);
        }
        served.map_err(CliFailure::usage_failure)
    };
    run_command(LogForm::Human, USUAL, Box::pin(work))
}

/// Serves a simulated Discord for a bot in another process, until a signal stops it. Prints the
/// command that connects a bot. Fails if the port is in use.
pub fn serve_sandbox(port: u16) -> Result<(), CliFailure> {
    let work = async move {
        let sandbox = start_sandbox(Setup {
            port,
            content_shown: false,
            log: false,
            ..sandbox::murus_setup()
        })
        .await?;
        let token = sandbox.token();
        let address = sandbox.base_url();
        writeln!(
            io::stdout(),
            "Connect a bot with DISCORD_TOKEN={token} DISCORD_API_BASE={address} murus bot"
        )?;
        stop_on_signal()?.cancelled().await;
        sandbox.stop();
        Ok(())
    };
    run_command(LogForm::Human, USUAL, Box::pin(work))
}

/// Opens the listener of the web pages next to a sandbox, for this machine alone. Returns it with
/// the URL of the pages. Uses the port after the sandbox's; if that is not free, or if `port` is 0,
/// any free port.
fn listen_beside(port: u16) -> Result<(Web, SiteUrl), CliFailure> {
    let at = |port: u16| Web::listen(SocketAddr::from(([127, 0, 0, 1], port)));
    let web = port
        .checked_add(1)
        .filter(|_| port > 0)
        .and_then(|next| at(next).ok())
        .map_or_else(|| at(0), Ok)?;
    let url = SiteUrl::on_this_machine(web.address()?.port());
    Ok((web, url))
}

/// Starts a sandbox with a second server, so that two servers can be tried, too.
async fn start_sandbox(setup: Setup) -> Result<Sandbox, CliFailure> {
    let port = setup.port;
    let started = Sandbox::start(setup).await.map_err(|error| {
        CliFailure::Usage(match error.kind() {
            io::ErrorKind::AddrInUse => {
                format!("port {port} is taken: `--port 0` uses any free one")
            }
            _ => format!("port {port}: {error}"),
        })
    });
    started.inspect(sandbox::add_second_server)
}

fn sqlite_url(file: &Path) -> String {
    format!("sqlite://{}", file.display())
}

/// Removes the files of a SQLite database that was made for this run. Ignores errors.
fn remove_database(file: &Path) {
    for suffix in ["", "-wal", "-shm"] {
        let mut name = file.as_os_str().to_owned();
        name.push(suffix);
        // A missing file is no error.
        let _ = std::fs::remove_file(name);
    }
}
