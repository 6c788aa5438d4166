//! The guide for operators agrees with the program.

use std::collections::BTreeMap;
use std::process::Command;

use murus::config::{Role, Shards};
use murus::meter::Meter;
use serde_json::Value;

#[test]
fn every_figure_is_explained_and_every_explained_figure_exists() {
    let guide = std::fs::read_to_string("docs/operating.md").unwrap();
    let rows = guide.lines().filter_map(|line| line.strip_prefix("| `murus_"));
    let mut explained: Vec<String> =
        rows.map(|row| format!("murus_{}", row.split('`').next().unwrap())).collect();
    let meter = Meter::default();
    let mut figures = meter.names().to_vec();
    explained.sort();
    figures.sort();
    assert_eq!(explained, figures);
}

/// The figures that a text names.
fn named(text: &str) -> Vec<String> {
    let names = text
        .split(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .filter(|word| word.starts_with("murus_"));
    let whole = |name: &str| {
        ["_bucket", "_count", "_sum"]
            .iter()
            .find_map(|end| name.strip_suffix(end))
            .unwrap_or(name)
            .to_owned()
    };
    names.map(whole).collect()
}

#[test]
fn the_dashboard_and_the_alarms_name_existing_figures() {
    let meter = Meter::default();
    let dashboard: Value =
        serde_json::from_str(&std::fs::read_to_string("docs/dashboard.json").unwrap()).unwrap();
    let panels = dashboard["panels"].as_array().unwrap();
    let targets = panels.iter().flat_map(|panel| panel["targets"].as_array().unwrap());
    let mut shown: Vec<String> =
        targets.flat_map(|target| named(target["expr"].as_str().unwrap())).collect();
    let guide = named(&std::fs::read_to_string("docs/operating.md").unwrap());
    for name in shown.iter().chain(&guide) {
        assert!(meter.names().contains(&name.as_str()), "no figure is called {name}");
    }
    shown.sort();
    shown.dedup();
    let mut figures = meter.names().to_vec();
    figures.sort();
    assert_eq!(shown, figures, "the dashboard shows every figure");
}

/// The processes of the example with many, each with its environment.
fn processes() -> BTreeMap<String, BTreeMap<String, String>> {
    let text = std::fs::read_to_string("compose.yaml").unwrap();
    let compose: Value = serde_saphyr::from_str(&text).unwrap();
    let services = compose["services"].as_object().unwrap().iter();
    let environment = |service: &Value| {
        let values = service["environment"].as_object().unwrap().iter();
        values.map(|(name, value)| (name.clone(), value.as_str().unwrap().to_owned())).collect()
    };
    services.map(|(name, service)| (name.clone(), environment(service))).collect()
}

#[test]
fn the_example_of_many_processes_is_one_that_runs() {
    let mut processes = processes();
    let database = processes.remove("database").unwrap();
    let guide = std::fs::read_to_string("docs/operating.md").unwrap();
    let mut held = Vec::new();
    let mut workers = 0;
    for (name, environment) in &processes {
        for variable in environment.keys() {
            assert!(
                guide.contains(&format!("| `{variable}` |")),
                "{name} sets {variable}, which nobody reads"
            );
        }
        assert!(environment["DATABASE_URL"].contains(&format!("{}:", database["POSTGRES_USER"])));
        assert!(
            environment["DATABASE_URL"]
                .ends_with(&format!("@database/{}", database["POSTGRES_DB"]))
        );
        match environment["ROLE"].parse().unwrap() {
            Role::Worker => workers += 1,
            Role::Gateway => match environment["SHARDS"].parse().unwrap() {
                Shards::Some { ours, total } => held.extend(ours.map(|shard| (shard, total))),
                Shards::All => panic!("{name} holds all shards, and so do others"),
            },
            Role::All => panic!("{name} does everything"),
        }
    }
    assert_eq!((held, workers), (vec![(0, 2), (1, 2)], 2), "each shard is held once");
}

/// The program's help, or that of one of its commands.
fn help(command: &[&str]) -> String {
    let output =
        Command::new(env!("CARGO_BIN_EXE_murus")).args(command).arg("--help").output().unwrap();
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// The text between two marks.
fn between<'a>(text: &'a str, from: &str, to: char) -> Option<&'a str> {
    text.split_once(from)?.1.split(to).next()
}

/// The rows of the table under a heading of the guide, each as its cells.
fn table(heading: &str) -> Vec<Vec<String>> {
    let guide = std::fs::read_to_string("docs/operating.md").unwrap();
    let section = guide.split("\n## ").find_map(|section| section.strip_prefix(heading)).unwrap();
    let rows = section.lines().skip_while(|line| !line.starts_with("|---")).skip(1);
    let rows = rows.take_while(|line| line.starts_with('|'));
    rows.map(|row| row.trim_matches('|').split('|').map(|cell| cell.trim().to_owned()).collect())
        .collect()
}

/// The first word of a cell that shows code.
fn code(cell: &str) -> &str {
    cell.strip_prefix('`').map_or("", |rest| rest.split(['`', ' ']).next().unwrap())
}

#[test]
fn the_table_of_flags_matches_the_program() {
    let help = help(&["bot"]);
    let (_, options) = help.split_once("Options:\n").unwrap();
    let mut flags: BTreeMap<String, (String, Option<String>)> = BTreeMap::new();
    let mut flag = String::new();
    for line in options.lines() {
        let words = line.trim_start();
        if words.starts_with('-') {
            flag = words.split_whitespace().find(|word| word.starts_with("--")).unwrap().to_owned();
        }
        let entry = flags.entry(flag.clone()).or_default();
        if let Some(variable) = between(line, "[env: ", ']') {
            entry.0 = variable.split('=').next().unwrap().to_owned();
        }
        if let Some(default) = between(line, "[default: ", ']') {
            entry.1 = Some(default.to_owned());
        }
    }
    flags.remove("--help");
    assert_eq!(
        flags["--lease-ms"],
        ("LEASE_MS".to_owned(), Some("20000".to_owned())),
        "the help is read: {help}"
    );
    let rows = table("Configuration");
    for row in rows.iter().filter(|row| !row[0].is_empty()) {
        let flag = code(&row[0]);
        let variable = row[1].trim_matches('`');
        let default = row[2].trim_matches('`');
        let variable = variable.split('=').next().unwrap();
        let known =
            flags.remove(flag).unwrap_or_else(|| panic!("the program does not take {flag}"));
        assert_eq!(variable, known.0, "the variable of {flag}");
        assert!(known.1.is_none_or(|known| known == default), "the default of {flag}");
    }
    assert!(flags.is_empty(), "the guide does not explain {flags:?}");
}

#[test]
fn the_table_of_commands_matches_the_program() {
    let help = help(&[]);
    let (_, rest) = help.split_once("Commands:\n").unwrap();
    let commands =
        rest.lines().take_while(|line| !line.is_empty()).filter(|line| !line.starts_with("    "));
    let commands: Vec<&str> =
        commands.map(|line| line.split_whitespace().next().unwrap()).collect();
    let rows = table("Commands of the program");
    let explained: Vec<&str> =
        rows.iter().map(|row| row[0].split(['`', ' ']).nth(2).unwrap()).collect();
    assert_eq!(commands, [&explained[..], &["help"]].concat());
    assert_eq!(explained.len(), 8);
}
