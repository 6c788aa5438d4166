//! The command `murus doctor`: checks what the bot depends on, and says what to do.

mod finding;
mod pages;

use std::collections::BTreeSet;
use std::io::{self, Write};

pub use finding::CheckFinding;
use finding::{finding_ok, finding_todo};
pub use pages::check_pages;

use crate::clock::Clock;
use crate::config::{self, ConfigError, Discord};
use crate::discord::{self, Installed};
use crate::game::Millis;
use crate::service::workers::accord;
use crate::store::processes::{Peer, ProcessFacts};
use crate::store::{self, Db, StoreError};

/// The most seconds by which the clock may differ from Discord's. Discord sends whole seconds, a
/// little late.
const OFF: i64 = 5;

/// An urgent notice that has been due for longer than this is reported.
const LATE: Millis = Millis::from_mins(1);

/// A process without a sign of life for longer than this counts as stopped.
const SILENT: Millis = Millis::from_mins(1);

/// The most set-aside rows to list. A row that cannot be read is set aside.
const SHOWN: i64 = 20;

/// Checks the whole installation, and writes a line for each finding to `out`. Leaves out checks
/// that an earlier fault prevents. Returns true if all checks passed. Fails only if a line cannot
/// be written.
pub async fn examine_installation(
    out: &mut impl Write,
    discord: Result<Discord, ConfigError>,
    url: &str,
    clock: &Clock,
) -> io::Result<bool> {
    let facts = discord.as_ref().ok().map(accord::process_facts);
    let site = discord.as_ref().ok().map(|config| config.site.clone());
    let mut findings = check_discord(discord, clock).await;
    findings.extend(check_database(url, clock, facts.as_ref()).await);
    match site {
        Some(Some(site)) => findings.push(check_pages(&site).await),
        Some(None) => findings.push(finding_ok("pages", "none, since WEB_URL is not set")),
        None => {}
    }
    for CheckFinding { what, well, text } in &findings {
        writeln!(out, "{} {what}: {text}", if *well { "ok  " } else { "TODO" })?;
    }
    Ok(findings.iter().all(|finding| finding.well))
}

async fn check_discord(config: Result<Discord, ConfigError>, clock: &Clock) -> Vec<CheckFinding> {
    let config = match config {
        Ok(config) => config,
        Err(error) => return vec![finding_todo("settings", error.to_string())],
    };
    let found = match discord::examine_installation(&config).await {
        Ok(Some(found)) => found,
        Ok(None) => {
            let text =
                "Discord refuses DISCORD_TOKEN: copy it again from the application's Bot page";
            return vec![finding_todo("token", text)];
        }
        Err(error) => {
            let cause = discord::error_chain(&error);
            let text = format!(
                "Discord does not answer ({cause}): check the network and DISCORD_API_BASE"
            );
            return vec![finding_todo("discord", text)];
        }
    };
    let mut findings = vec![
        finding_ok("token", format!("belongs to {}", found.name)),
        check_intents(&config, found.message_content),
    ];
    findings.extend(match (found.activity, config.activity) {
        (Some(name), true) => Some(finding_ok("activity", format!("/{name} opens the pages"))),
        (Some(name), false) => Some(finding_ok("activity", format!("its command /{name} is kept"))),
        (None, true) => Some(finding_todo(
            "activity",
            "ACTIVITY is on, but Discord has no command that opens it: enable Activities on the application's page, then start the bot again",
        )),
        (None, false) => None,
    });
    findings.extend(found.time.map(|time| time_off(clock.now().as_secs() - time)));
    if found.servers.is_empty() {
        findings.push(finding_todo(
            "servers",
            "the bot is in none: open the install link of the application's Installation page",
        ));
    }
    findings.extend(check_permissions(&found.servers));
    if found.more {
        let text =
            format!("the bot is in more than {}; the rest was not checked", found.servers.len());
        findings.push(finding_todo("servers", text));
    }
    findings
}

fn check_intents(config: &Discord, may_read: bool) -> CheckFinding {
    match (config.message_content, may_read) {
        (true, false) => finding_todo(
            "intents",
            "MESSAGE_CONTENT is on, but the intent is not: switch it on at the application's Bot page, or unset MESSAGE_CONTENT",
        ),
        (true, true) => finding_ok("intents", "messages in game threads are read"),
        (false, _) => finding_ok("intents", "none is needed"),
    }
}

fn time_off(seconds: i64) -> CheckFinding {
    if seconds.abs() > OFF {
        let text = format!(
            "{seconds} s off from Discord's, so games end at the wrong time: set it by NTP"
        );
        return finding_todo("clock", text);
    }
    finding_ok("clock", "agrees with Discord's")
}

fn check_permissions(servers: &[Installed]) -> Vec<CheckFinding> {
    let lacking: Vec<CheckFinding> = servers
        .iter()
        .filter(|server| !server.lacking.is_empty())
        .map(|server| {
            let lacking = server.lacking.join(", ").replace('_', " ").to_lowercase();
            finding_todo(
                "permissions",
                format!("in {} its role lacks: {lacking}. Channels may deny more", server.name),
            )
        })
        .collect();
    match servers.len() {
        count if lacking.is_empty() && count > 0 => {
            vec![finding_ok("permissions", format!("complete in all of its servers, {count}"))]
        }
        _ => lacking,
    }
}

async fn check_database(
    url: &str,
    clock: &Clock,
    facts: Option<&ProcessFacts>,
) -> Vec<CheckFinding> {
    match try_database(url, clock, facts).await {
        Ok(findings) => findings,
        Err(error) => {
            vec![finding_todo(
                "database",
                format!(
                    "{error}: check DATABASE_URL, and that the database runs and can be written"
                ),
            )]
        }
    }
}

async fn try_database(
    url: &str,
    clock: &Clock,
    facts: Option<&ProcessFacts>,
) -> Result<Vec<CheckFinding>, StoreError> {
    let url = match config::check_database(url) {
        Ok(url) => url,
        Err(error) => return Ok(vec![finding_todo("database", error.to_string())]),
    };
    let Some(db) = Db::connect_existing(url).await? else {
        let text = format!(
            "{} is not there yet: `murus migrate` or the first start makes it",
            Db::name_of(url)?
        );
        return Ok(vec![finding_todo("database", text)]);
    };
    let mut conn = db.read().await?;
    if store::is_foreign(&mut conn).await? {
        let text =
            format!("{} holds tables of another program: check DATABASE_URL", Db::name_of(url)?);
        return Ok(vec![finding_todo("database", text)]);
    }
    if let Some(damage) = store::checkup::find_damage(&mut conn).await? {
        let text = format!("{} is damaged ({damage}): restore a backup", Db::name_of(url)?);
        return Ok(vec![finding_todo("database", text)]);
    }
    let mut findings = vec![finding_ok("database", "answers")];
    let found = store::find_schema(&mut conn).await?;
    let known = store::newest_schema();
    match found {
        Some(found) if found == known => {
            findings.push(match store::check_migrations(&mut conn).await {
                Ok(()) => finding_ok("migrations", format!("all {known} applied")),
                Err(error) => finding_todo(
                    "migrations",
                    format!("{error}: restore a backup, or start the version that made them"),
                ),
            })
        }
        Some(found) if found > known => {
            findings
                .push(finding_todo("migrations", StoreError::Newer { found, known }.to_string()));
            return Ok(findings);
        }
        found => {
            let done = found.unwrap_or_default();
            let text = format!(
                "{done} of {known} applied: `murus migrate` or the next start applies the rest"
            );
            findings.push(finding_todo("migrations", text));
            return Ok(findings);
        }
    }
    let now = clock.now();
    findings.push(match store::checkup::try_write(&db, now).await {
        Ok(()) => finding_ok("writes", "are taken"),
        Err(error) => {
            finding_todo("writes", format!("{error}: is the disk full, or the database read-only?"))
        }
    });
    findings.extend(check_aside(
        store::aside::list_aside(&mut conn, SHOWN).await?,
        store::aside::count_aside(&mut conn).await?,
    ));
    findings.push(match store::outbox::oldest_due(&mut conn, now).await? {
        Some(row) if now - row.due > LATE => {
            let seconds = (now - row.due) / Millis::from_secs(1);
            let why = row.why.as_deref().unwrap_or("not tried yet");
            let text = format!(
                "notice {} ({}) has been due for {seconds} s, {} tries ({why}): is the bot running, and does Discord answer it?",
                row.id, row.kind, row.tries
            );
            finding_todo("outbox", text)
        }
        _ => finding_ok("outbox", "nothing is late"),
    });
    let running = store::processes::list_peers(&mut conn, now - SILENT).await?;
    findings.extend(facts.and_then(|facts| compare_processes(facts, &running)));
    drop(conn);
    db.close().await;
    Ok(findings)
}

/// Compares these settings with those of the processes that gave a sign of life within the last
/// minute. Returns the finding, or `None` if none did.
fn compare_processes(facts: &ProcessFacts, running: &[Peer]) -> Option<CheckFinding> {
    let differences: BTreeSet<String> =
        running.iter().filter_map(|peer| accord::describe_difference(facts, &peer.facts)).collect();
    match running.len() {
        0 => None,
        count if differences.is_empty() => Some(finding_ok(
            "processes",
            format!("{count} seen within the last minute, with these settings"),
        )),
        _ => {
            let all = differences.into_iter().collect::<Vec<_>>().join("; ");
            Some(finding_todo(
                "processes",
                format!(
                    "one has other settings or another version ({all}): give all of them the same"
                ),
            ))
        }
    }
}

fn check_aside(rows: Vec<store::Aside>, count: i64) -> Vec<CheckFinding> {
    if rows.is_empty() {
        return vec![finding_ok("rows", "none set aside")];
    }
    let line = |store::Aside { row, why, .. }: &store::Aside| {
        let text = format!(
            "{} {} is set aside ({why}): repair it, and work on it resumes within a minute",
            row.table.word(),
            row.id
        );
        finding_todo("rows", text)
    };
    let mut findings: Vec<CheckFinding> = rows.iter().map(line).collect();
    let more = count - rows.len() as i64;
    if more > 0 {
        findings.push(finding_todo("rows", format!("{more} more set aside")));
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_that_is_off_either_way_is_reported() {
        for (seconds, fine) in
            [(0, true), (OFF, true), (-OFF, true), (OFF + 1, false), (-3600, false)]
        {
            assert_eq!(time_off(seconds).well, fine, "{seconds}");
        }
    }
}
