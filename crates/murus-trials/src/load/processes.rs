//! The processes under measurement, and their use of processor and memory, from Linux's `/proc`.

use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::io::{AsyncBufReadExt, BufReader};
use tokio::process::{Child, Command};

use super::plan::LoadPlan;

/// The number of ticks in a second, in which Linux counts processor time.
const TICKS: f64 = 100.0;

/// The public address of the pages, as if a proxy were in front of the bot.
const SITE: &str = "https://murus.example";

/// The use of processor and memory by a process.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Usage {
    /// The processor time so far, in ms.
    pub processor_ms: f64,
    /// The memory now, in MiB.
    pub memory_mib: f64,
    /// The most memory at any time so far, in MiB.
    pub most_mib: f64,
}

impl Usage {
    /// The usage of the present process. Fails if `/proc` cannot be read.
    pub fn of_self() -> io::Result<Usage> {
        Usage::of("self")
    }

    fn of(process: &str) -> io::Result<Usage> {
        let stat = std::fs::read_to_string(format!("/proc/{process}/stat"))?;
        // The name may contain anything up to the last bracket. The two times are the twelfth and
        // thirteenth fields after it.
        let fields = stat.rsplit_once(')').map_or("", |(_, rest)| rest).split_whitespace();
        let ticks: f64 =
            fields.skip(11).take(2).filter_map(|field| field.parse::<f64>().ok()).sum();
        let status = std::fs::read_to_string(format!("/proc/{process}/status"))?;
        let kib = |name: &str| {
            let line = status.lines().find_map(|line| line.strip_prefix(name));
            line.and_then(|line| line.split_whitespace().next())
                .and_then(|kib| kib.parse::<f64>().ok())
                .unwrap_or(0.0)
        };
        let memory_mib = kib("VmRSS:") / 1024.0;
        let most_mib = kib("VmHWM:") / 1024.0;
        Ok(Usage { processor_ms: ticks * 1000.0 / TICKS, memory_mib, most_mib })
    }
}

/// A process of the sandbox or the bot. It is killed when dropped.
pub(super) struct BotProcess {
    child: Child,
    /// The address of the sandbox; empty for a bot.
    pub address: String,
    token: String,
    complaints: Arc<Mutex<Vec<String>>>,
}

impl BotProcess {
    /// Starts a sandbox without a bot. Fails if it does not start.
    pub async fn sandbox(program: &Path) -> io::Result<BotProcess> {
        let mut command = Command::new(program);
        command.args(["sandbox", "--alone", "--port", "0"]).stdout(Stdio::piped());
        let mut process = BotProcess::start(command)?;
        let mut lines =
            BufReader::new(process.child.stdout.take().ok_or(io::ErrorKind::BrokenPipe)?).lines();
        let line = lines.next_line().await?.unwrap_or_default();
        let value = |name: &str| {
            line.split_whitespace().find_map(|word| word.strip_prefix(name)).map(str::to_owned)
        };
        let (Some(token), Some(address)) = (value("DISCORD_TOKEN="), value("DISCORD_API_BASE="))
        else {
            return Err(io::Error::other(format!("the sandbox printed {line:?}")));
        };
        Ok(BotProcess { address, token, ..process })
    }

    /// Starts a process of the bot for a sandbox, on a database. Fails if it does not start.
    pub fn bot(
        plan: &LoadPlan,
        sandbox: &BotProcess,
        database: &str,
        role: &str,
    ) -> io::Result<BotProcess> {
        let mut command = Command::new(&plan.program);
        command.args([
            "bot",
            "--database-url",
            database,
            "--api-base",
            &sandbox.address,
            "--role",
            role,
        ]);
        command.args([
            "--discord-budget",
            &plan.budget.map_or_else(|| "off".to_owned(), |budget| budget.to_string()),
        ]);
        if let Some(address) = plan.pages {
            command.args(["--web-addr", &address.to_string(), "--web-url", SITE]);
        }
        command.env("DISCORD_TOKEN", &sandbox.token).stdout(Stdio::null());
        BotProcess::start(command)
    }

    /// Starts a bot that serves pages at an address of this machine. Fails if it does not start.
    pub fn bot_with_pages(
        program: &Path,
        sandbox: &BotProcess,
        database: &str,
        at: SocketAddr,
    ) -> io::Result<BotProcess> {
        let mut command = Command::new(program);
        command.args([
            "bot",
            "--database-url",
            database,
            "--api-base",
            &sandbox.address,
            "--discord-budget",
            "off",
        ]);
        command.args(["--web-addr", &at.to_string(), "--web-url", "https://murus.example"]);
        command.env("DISCORD_TOKEN", &sandbox.token).stdout(Stdio::null());
        BotProcess::start(command)
    }

    fn start(mut command: Command) -> io::Result<BotProcess> {
        command.env("RUST_LOG", "murus=warn,error").env("NO_COLOR", "1");
        command.stdin(Stdio::null()).stderr(Stdio::piped()).kill_on_drop(true);
        let mut child = command.spawn()?;
        let complaints: Arc<Mutex<Vec<String>>> = Arc::default();
        if let Some(log) = child.stderr.take() {
            let kept = Arc::clone(&complaints);
            let mut lines = BufReader::new(log).lines();
            tokio::spawn(async move {
                while let Ok(Some(line)) = lines.next_line().await {
                    kept.lock().unwrap_or_else(PoisonError::into_inner).push(line);
                }
            });
        }
        Ok(BotProcess { child, address: String::new(), token: String::new(), complaints })
    }

    /// The usage of the process so far. Fails if it has ended.
    pub fn usage(&self) -> io::Result<Usage> {
        self.child.id().map_or(Err(io::ErrorKind::NotFound.into()), |id| Usage::of(&id.to_string()))
    }

    /// Kills the process without a chance to clean up. Returns the warnings and errors that it
    /// logged.
    pub async fn end(mut self) -> Vec<String> {
        // A process that has already ended needs no kill.
        let _ = self.child.kill().await;
        std::mem::take(&mut self.complaints.lock().unwrap_or_else(PoisonError::into_inner))
    }
}
