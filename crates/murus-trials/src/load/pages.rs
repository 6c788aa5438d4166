//! Measures the web pages: the cost of each page, and the cost of a game that many people watch.

use std::collections::BTreeMap;
use std::io;
use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use futures::{StreamExt, stream};
use murus_lessons::ANNOTATED;
use reqwest::RequestBuilder;
use reqwest::header::{ACCEPT_ENCODING, COOKIE, SET_COOKIE};
use serde::Serialize;
use serde_json::{Value, json};
use tokio::sync::Semaphore;

use super::door::{ControlClient, SeenMessage};
use super::failure::LoadError;
use super::figures::{Times, tenths};
use super::processes::BotProcess;
use super::stage::{PATIENCE, wait_for};
use crate::fill::Scratch;
use murus::clock;

/// The plies that are played before anything is measured.
const PLIES: usize = 20;
/// The number of moves that are played while pages are open.
const MOVES: usize = 12;

/// The number of times that each page is requested: nearly as often as one person may in a burst,
/// so that some requests are left to play.
const TIMES: usize = 80;

/// The time for which open pages are watched while nothing happens.
const QUIET: Duration = Duration::from_secs(5);
/// The time after which a person may make a full burst of requests again.
const REST: Duration = Duration::from_secs(6);

/// The number of pages that are opened at the same time.
const AT_ONCE: usize = 16;

/// The plan of a measurement of pages.
#[derive(Clone, PartialEq, Debug)]
pub struct PagesPlan {
    /// The program with the commands `sandbox` and `bot`.
    pub program: PathBuf,
    /// A SQLite file to create, or a PostgreSQL server on which to create a schema. Both are
    /// removed afterwards.
    pub database: String,
    /// The number of pages that are open on one game.
    pub open: usize,
}

/// The cost of pages. Times are in ms, memory in MiB, sizes in bytes.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PagesReport {
    /// The number of plies of the game that is shown.
    pub plies: usize,
    /// The cost of each page, by name.
    pub pages: BTreeMap<String, Cost>,
    /// The number of pages that are open on the game.
    pub open: usize,
    /// The memory of the bot before the pages are open and afterwards, in MiB.
    pub memory: [f64; 2],
    /// The processor time that the bot takes each second while the pages are open and nothing
    /// happens, in ms.
    pub idle_a_second: f64,
    /// The processor time of the bot for a move of which all open pages hear, in ms.
    pub bot_a_move: f64,
    /// The median time from a move until all open pages have heard of it, in ms; `None` if none was
    /// measured.
    pub heard_p50: Option<f64>,
    /// The number of moves a second, played one after the other, each heard by all open pages.
    pub moves_a_second: f64,
}

/// The cost of one page.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Cost {
    /// The size of the page as it is sent, in bytes.
    pub bytes: usize,
    /// The median time from the request to the first byte of the answer, in ms; `None` if not
    /// measured.
    pub first_byte: Option<f64>,
    /// The processor time of the bot for one request, in ms.
    pub processor: f64,
}

/// Measures the pages of a plan. Fails if the database, a process or the sandbox fails.
pub async fn run(plan: &PagesPlan) -> Result<PagesReport, LoadError> {
    let scratch = Scratch::make(&plan.database).await?;
    let done = run_on(plan, &scratch.url).await;
    scratch.forget().await?;
    done
}

async fn run_on(plan: &PagesPlan, database: &str) -> Result<PagesReport, LoadError> {
    let sandbox = BotProcess::sandbox(&plan.program).await?;
    let at = free_address()?;
    let bot = BotProcess::bot_with_pages(&plan.program, &sandbox, database, at)?;
    let door = ControlClient::new(&sandbox.address);
    wait_for("the bot to connect", async || Ok(door.state().await?.is_ready())).await?;
    let site = PagesAddress { base: format!("http://{at}"), client: reqwest::Client::new() };
    let readers = sit_down(&door, &site).await?;
    for ply in 0..PLIES {
        readers[ply % 2].plays(&site).await?;
    }
    tokio::time::sleep(REST).await;
    let (pages, [ann, _]) = (measure(&site, &bot, &readers[0]).await?, &readers);
    let plies = ann.state(&site).await?["plies"].as_array().map_or(0, Vec::len);

    let empty = bot.usage()?;
    let heard = Arc::new(Semaphore::new(0));
    let live = format!("{}/live", ann.page);
    let opening =
        stream::iter(0..plan.open).map(|_| site.get(&live, None).send()).buffer_unordered(AT_ONCE);
    let opened: Vec<_> = opening.collect().await;
    let mut listening = tokio::task::JoinSet::new();
    for page in opened {
        listening.spawn(listen(page?.error_for_status()?, Arc::clone(&heard)));
    }
    let all = plan.open as u32;
    let hear_all = async || match tokio::time::timeout(PATIENCE, heard.acquire_many(all)).await {
        Ok(Ok(permits)) => {
            permits.forget();
            Ok(())
        }
        _ => Err(LoadError::Late("news of a move")),
    };
    hear_all().await?;
    let before = bot.usage()?;
    let quiet = clock::instant();
    tokio::time::sleep(QUIET).await;
    let full = bot.usage()?;
    let quiet = quiet.elapsed();
    let mut times = Times::default();
    let began = clock::instant();
    for ply in 0..MOVES {
        let moved = clock::instant();
        readers[(PLIES + ply) % 2].plays(&site).await?;
        hear_all().await?;
        times.add(moved.elapsed());
    }
    let after = bot.usage()?;
    let took = began.elapsed();
    drop(listening);
    bot.end().await;
    sandbox.end().await;
    Ok(PagesReport {
        plies,
        pages,
        open: plan.open,
        memory: [tenths(empty.memory_mib), tenths(full.memory_mib)],
        idle_a_second: tenths((full.processor_ms - before.processor_ms) / quiet.as_secs_f64()),
        bot_a_move: tenths((after.processor_ms - full.processor_ms) / MOVES as f64),
        heard_p50: times.percentile(50),
        moves_a_second: tenths(MOVES as f64 / took.as_secs_f64()),
    })
}

/// An address on this machine that is free at present.
fn free_address() -> io::Result<SocketAddr> {
    std::net::TcpListener::bind((std::net::Ipv4Addr::LOCALHOST, 0))?.local_addr()
}

/// Requests each page several times and measures the cost.
async fn measure(
    site: &PagesAddress,
    bot: &BotProcess,
    reader: &PageReader,
) -> Result<BTreeMap<String, Cost>, LoadError> {
    let page = reader.page.as_str();
    let cookie = Some(reader.cookie.as_str());
    let pages = [
        ("a game, as its player", page.to_owned(), cookie),
        ("a game, as an onlooker", page.to_owned(), None),
        ("a game's state", format!("{page}/state"), None),
        ("a ply's picture", format!("{page}/20.png"), None),
        ("the first page", "/".to_owned(), None),
        ("a board", "/board".to_owned(), None),
        ("a lesson", "/learn".to_owned(), None),
    ];
    let mut costs = BTreeMap::new();
    for (name, path, cookie) in pages {
        // The first answer may take longer because it fills a cache.
        let bytes = site.get(&path, cookie).send().await?.error_for_status()?.bytes().await?.len();
        let before = bot.usage()?;
        let mut first = Times::default();
        for _ in 0..TIMES {
            let asked = clock::instant();
            let answer = site.get(&path, cookie).send().await?;
            first.add(asked.elapsed());
            answer.error_for_status()?.bytes().await?;
        }
        let processor = tenths((bot.usage()?.processor_ms - before.processor_ms) / TIMES as f64);
        costs.insert(name.to_owned(), Cost { bytes, first_byte: first.percentile(50), processor });
    }
    let html = site.plain(page, None).send().await?.text().await?;
    for (name, extension) in [("all scripts", ".js"), ("the style", ".css")] {
        let mut bytes = 0;
        for path in
            html.split('"').filter(|path| path.starts_with("/a/") && path.ends_with(extension))
        {
            bytes +=
                site.get(path, None).send().await?.content_length().unwrap_or_default() as usize;
        }
        costs.insert(name.to_owned(), Cost { bytes, first_byte: None, processor: 0.0 });
    }
    tokio::time::sleep(REST).await;
    Ok(costs)
}

/// Listens to a page's news until it ends, and adds a permit for each.
async fn listen(mut page: reqwest::Response, heard: Arc<Semaphore>) {
    while let Ok(Some(chunk)) = page.chunk().await {
        heard.add_permits(chunk.windows(4).filter(|window| window == b"id: ").count());
    }
}

/// Lets two people begin a game and open its page.
async fn sit_down(door: &ControlClient, site: &PagesAddress) -> Result<[PageReader; 2], LoadError> {
    let people = door.add_people(2).await?;
    let [ann, bob] = <[String; 2]>::try_from(people).map_err(|_| LoadError::Late("people"))?;
    let channel = door.state().await?.places().channels.swap_remove(0);
    let challenge = json!({ "opponent": bob, "side": 0 });
    let asked =
        json!({ "do": "command", "channel": channel, "name": "challenge", "options": challenge });
    door.act(&ann, asked).await?;
    let accept = until("a challenge", async || {
        let messages = door.messages(&bob, &channel).await?;
        let found =
            |shown: &SeenMessage| Some((shown.id.clone(), shown.part("accept")?.custom_id.clone()));
        Ok(messages.iter().find_map(found))
    });
    let (message, id) = accept.await?;
    door.act(&bob, json!({ "do": "press", "message": message, "custom_id": id })).await?;
    let thread = until("a thread", async || Ok(door.state().await?.threads().pop())).await?;
    let come_in = async |person: &str| {
        let token = until("a link", async || {
            let asked =
                json!({ "do": "command", "channel": thread, "name": "board", "options": {} });
            door.act(person, asked).await?;
            let messages = door.messages(person, &thread).await?;
            let links =
                messages.iter().rev().flat_map(|shown| shown.parts().map(|part| part.url.clone()));
            Ok(links.flatten().find_map(|url| Some(url.split_once("/in#")?.1.to_owned())))
        });
        site.sign_in(&token.await?).await
    };
    Ok([come_in(&ann).await?, come_in(&bob).await?])
}

/// Waits until `look` finds something. Fails if that takes too long.
async fn until<T>(
    what: &'static str,
    look: impl AsyncFn() -> Result<Option<T>, LoadError>,
) -> Result<T, LoadError> {
    let end = clock::instant() + PATIENCE;
    while clock::instant() < end {
        if let Some(found) = look().await? {
            return Ok(found);
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    Err(LoadError::Late(what))
}

/// The address of the web pages, and a client for them.
struct PagesAddress {
    base: String,
    client: reqwest::Client,
}

/// A person who is signed in on the page of a game.
struct PageReader {
    cookie: String,
    page: String,
}

impl PagesAddress {
    /// Requests a page compressed, as browsers do. This program does not unpack it.
    fn get(&self, path: &str, cookie: Option<&str>) -> RequestBuilder {
        self.plain(path, cookie).header(ACCEPT_ENCODING, "gzip")
    }

    fn plain(&self, path: &str, cookie: Option<&str>) -> RequestBuilder {
        let request = self.client.get(format!("{}{path}", self.base));
        match cookie {
            Some(cookie) => request.header(COOKIE, cookie),
            None => request,
        }
    }

    fn post(&self, path: &str, cookie: &str, body: &Value) -> RequestBuilder {
        let request = self
            .client
            .post(format!("{}{path}", self.base))
            .header("sec-fetch-site", "same-origin");
        request.header(COOKIE, cookie).json(body)
    }

    async fn sign_in(&self, token: &str) -> Result<PageReader, LoadError> {
        let answer = self
            .post("/session", "", &json!({ "token": token }))
            .send()
            .await?
            .error_for_status()?;
        let cookie = answer.headers().get(SET_COOKIE).and_then(|value| value.to_str().ok());
        let cookie =
            cookie.and_then(|value| value.split(';').next()).unwrap_or_default().to_owned();
        let page = answer.json::<Value>().await?["to"].as_str().unwrap_or_default().to_owned();
        Ok(PageReader { cookie, page })
    }
}

impl PageReader {
    async fn state(&self, site: &PagesAddress) -> Result<Value, LoadError> {
        Ok(site
            .plain(&format!("{}/state", self.page), Some(&self.cookie))
            .send()
            .await?
            .json()
            .await?)
    }

    /// Plays the next move of the annotated game.
    async fn plays(&self, site: &PagesAddress) -> Result<(), LoadError> {
        let state = until("a turn", async || {
            let state = self.state(site).await?;
            Ok(Some(state).filter(|state| state["due"] == true))
        });
        let state = state.await?;
        let text = ANNOTATED.split(' ').nth(state["plies"].as_array().map_or(0, Vec::len));
        let play = json!({ "text": text, "board": state["board"] });
        let act = json!({ "cause": format!("load{}", state["seq"]), "play": play });
        site.post(&format!("{}/act", self.page), &self.cookie, &act)
            .send()
            .await?
            .error_for_status()?;
        Ok(())
    }
}
