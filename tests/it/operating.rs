//! What operators read about the program is true of it.

use std::collections::BTreeMap;

use murus::config::{Role, Shards};
use murus::meter::Meter;
use serde_json::Value;

#[test]
fn every_figure_is_explained_and_every_explained_figure_exists() {
    let guide = std::fs::read_to_string("docs/operating.md").unwrap();
    let rows = guide.lines().filter_map(|line| line.strip_prefix("| `murus_"));
    let mut explained: Vec<String> = rows.map(|row| format!("murus_{}", row.split('`').next().unwrap())).collect();
    let meter = Meter::default();
    let mut figures = meter.names().to_vec();
    explained.sort();
    figures.sort();
    assert_eq!(explained, figures);
}

/// The figures that a text names.
fn named(text: &str) -> Vec<String> {
    let names = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').filter(|word| word.starts_with("murus_"));
    let whole = |name: &str| {
        ["_bucket", "_count", "_sum"].iter().find_map(|end| name.strip_suffix(end)).unwrap_or(name).to_owned()
    };
    names.map(whole).collect()
}

#[test]
fn the_dashboard_and_the_alarms_name_figures_that_there_are() {
    let meter = Meter::default();
    let dashboard: Value = serde_json::from_str(&std::fs::read_to_string("docs/dashboard.json").unwrap()).unwrap();
    let panels = dashboard["panels"].as_array().unwrap();
    let targets = panels.iter().flat_map(|panel| panel["targets"].as_array().unwrap());
    let mut shown: Vec<String> = targets.flat_map(|target| named(target["expr"].as_str().unwrap())).collect();
    let guide = named(&std::fs::read_to_string("docs/operating.md").unwrap());
    for name in shown.iter().chain(&guide) {
        assert!(meter.names().contains(&name.as_str()), "there is no figure {name}");
    }
    shown.sort();
    shown.dedup();
    let mut figures = meter.names().to_vec();
    figures.sort();
    assert_eq!(shown, figures, "the dashboard shows every figure");
}

/// The processes that the example of many runs, each with its environment.
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
    let (mut held, mut workers) = (Vec::new(), 0);
    for (name, environment) in &processes {
        for variable in environment.keys() {
            assert!(guide.contains(&format!("| `{variable}` |")), "{name} sets {variable}, which nobody reads");
        }
        assert!(environment["DATABASE_URL"].contains(&format!("{}:", database["POSTGRES_USER"])));
        assert!(environment["DATABASE_URL"].ends_with(&format!("@database/{}", database["POSTGRES_DB"])));
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
