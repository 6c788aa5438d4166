//! The processes of the bot, one or several on one database.

use std::io;
use std::path::PathBuf;

use super::plan::Plan;
use super::processes::{Process, Usage};

/// The bot, as it runs.
pub(super) struct Fleet<'a> {
    program: PathBuf,
    sandbox: &'a Process,
    database: String,
    /// The processes, each with its role.
    running: Vec<(&'static str, Process)>,
    /// Whose turn it is to be killed.
    next: usize,
    /// What those used and logged that were killed.
    gone: Usage,
    complaints: Vec<String>,
}

impl Fleet<'_> {
    /// Begins it in a sandbox, on a database.
    pub fn start<'a>(plan: &Plan, sandbox: &'a Process, database: &str) -> io::Result<Fleet<'a>> {
        let begun = |role| Ok((role, Process::bot(&plan.program, sandbox, database, role)?));
        let running = plan.roles().into_iter().map(begun).collect::<io::Result<_>>()?;
        let (program, database) = (plan.program.clone(), database.to_owned());
        Ok(Fleet { program, sandbox, database, running, next: 0, gone: Usage::default(), complaints: Vec::new() })
    }

    /// What all of it has used so far, and the memory that it has now.
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

    /// Kills one process, each in its turn, and begins it again.
    pub async fn kill(&mut self) -> io::Result<()> {
        let (role, process) = self.running.remove(self.next);
        let used = process.usage()?;
        self.gone.processor_ms += used.processor_ms;
        self.gone.most_mib = self.gone.most_mib.max(used.most_mib);
        self.complaints.extend(process.end().await);
        self.running.insert(self.next, (role, Process::bot(&self.program, self.sandbox, &self.database, role)?));
        self.next = (self.next + 1) % self.running.len();
        Ok(())
    }

    /// Ends it; what it logged as a warning or an error.
    pub async fn end(mut self) -> Vec<String> {
        for (_, process) in self.running {
            self.complaints.extend(process.end().await);
        }
        self.complaints
    }
}
