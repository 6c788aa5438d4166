//! The sandbox, and the processes of the bot, which share one database.

use std::io;

use super::plan::LoadPlan;
use super::processes::{BotProcess, Usage};

/// The sandbox and the processes of the bot, all running.
pub(super) struct Fleet {
    plan: LoadPlan,
    pub sandbox: BotProcess,
    database: String,
    /// The processes, each with its role.
    running: Vec<(&'static str, BotProcess)>,
    /// The index of the process that is killed next.
    next: usize,
    /// The processor time and the memory of processes that were killed.
    gone: Usage,
    complaints: Vec<String>,
}

impl Fleet {
    /// Starts the processes of a plan in a sandbox, on a database.
    pub fn start(plan: &LoadPlan, sandbox: BotProcess, database: &str) -> io::Result<Fleet> {
        let start = |role| Ok((role, BotProcess::bot(plan, &sandbox, database, role)?));
        let running = plan.roles().into_iter().map(start).collect::<io::Result<_>>()?;
        let plan = plan.clone();
        let database = database.to_owned();
        Ok(Fleet {
            plan,
            sandbox,
            database,
            running,
            next: 0,
            gone: Usage::default(),
            complaints: Vec::new(),
        })
    }

    /// The processor time of the bot's processes so far, and their memory now. Fails if `/proc`
    /// cannot be read.
    pub fn usage(&self) -> io::Result<Usage> {
        let mut all = self.gone;
        for (_, process) in &self.running {
            let used = process.usage()?;
            all.processor_ms += used.processor_ms;
            all.memory_mib += used.memory_mib;
            all.most_mib = all.most_mib.max(used.most_mib);
        }
        Ok(all)
    }

    /// Kills the next process in turn and starts it again. Fails if it cannot be started.
    pub async fn kill(&mut self) -> io::Result<()> {
        let (role, process) = self.running.remove(self.next);
        let used = process.usage()?;
        self.gone.processor_ms += used.processor_ms;
        self.gone.most_mib = self.gone.most_mib.max(used.most_mib);
        self.complaints.extend(process.end().await);
        self.running.insert(
            self.next,
            (role, BotProcess::bot(&self.plan, &self.sandbox, &self.database, role)?),
        );
        self.next = (self.next + 1) % self.running.len();
        Ok(())
    }

    /// Ends every process. Returns the warnings and errors that the bot's processes logged.
    pub async fn end(mut self) -> Vec<String> {
        for (_, process) in self.running {
            self.complaints.extend(process.end().await);
        }
        self.sandbox.end().await;
        self.complaints
    }
}
