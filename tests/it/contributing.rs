//! Holds the promises of CONTRIBUTING.md.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use crate::support::source::files;

/// Every package with its features, as cargo resolves them for the packages that a plain command
/// builds. A package that is compiled twice, for the host too, has two entries.
fn resolved(edges: &str) -> BTreeMap<String, Vec<String>> {
    let mut cargo = Command::new(env!("CARGO"));
    cargo.args([
        "tree",
        "--frozen",
        "--prefix",
        "none",
        "--no-dedupe",
        "--format",
        "{p}|{f}",
        "--edges",
        edges,
    ]);
    let output = cargo.output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let mut packages = BTreeMap::<String, Vec<String>>::new();
    for line in String::from_utf8(output.stdout).unwrap().lines() {
        let Some((package, features)) = line.split_once('|') else { continue };
        // The star marks a package that the tests of the bot lead back to.
        let features = features.trim_end_matches(" (*)");
        packages.entry(package.to_owned()).or_default().push(features.to_owned());
    }
    for features in packages.values_mut() {
        features.sort();
        features.dedup();
    }
    packages
}

/// Otherwise the second command compiles the packages of the first one again, and all above them.
#[test]
fn cargo_build_and_cargo_test_use_the_same_features() {
    let (build, test) = (resolved("normal,build"), resolved("normal,build,dev"));
    assert!(build.len() > 300, "{} packages", build.len());
    let differ = build.iter().filter(|(package, features)| test[*package] != **features);
    let lines: Vec<String> = differ
        .map(|(package, features)| {
            format!("{package}: {features:?}, with tests {:?}\n", test[package])
        })
        .collect();
    assert!(
        lines.is_empty(),
        "name these in crates/workspace-hack/Cargo.toml:\n{}",
        lines.concat()
    );
}

#[test]
fn the_printed_story_runs() {
    let guide = std::fs::read_to_string("CONTRIBUTING.md").unwrap();
    let shown: Vec<&str> =
        guide.split("```rust\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect();
    assert!(!shown.is_empty());
    for story in shown {
        let runs =
            files(Path::new("tests/it/stories")).iter().any(|file| file.text.contains(story));
        assert!(runs, "no file of stories has\n{story}");
    }
}

/// A path in the map is from the root, or below a folder that its table or its paragraph names.
#[test]
fn the_files_that_the_map_names_exist() {
    let map = std::fs::read_to_string("docs/architecture.md").unwrap();
    let quoted: Vec<&str> = map.split('`').skip(1).step_by(2).collect();
    let is_path =
        |text: &&&str| text.contains('/') && !text.contains([' ', '<']) && !text.starts_with('/');
    let folders = ["", "src", "src/service", "src/discord"];
    let exists = |path: &&&str| folders.iter().any(|folder| Path::new(folder).join(path).exists());
    let paths: Vec<&&str> = quoted.iter().filter(is_path).collect();
    assert!(paths.len() > 60, "{} paths", paths.len());
    let missing: Vec<_> = paths.into_iter().filter(|path| !exists(path)).collect();
    assert!(missing.is_empty(), "docs/architecture.md names {missing:?}");
}

/// Rows of tables do not break, and examples are code, which has its own width.
#[test]
fn comments_keep_within_a_hundred_columns() {
    let mut long = Vec::new();
    for folder in ["benches", "crates", "fuzz", "src", "tests"] {
        for file in files(Path::new(folder)) {
            let mut example = false;
            for (n, line) in file.text.lines().enumerate() {
                let text = line.trim_start();
                let words = text.trim_start_matches(['/', '!']).trim_start();
                example = text.starts_with("//") && example != words.starts_with("```");
                let prose = text.starts_with("//") && !example && !words.starts_with('|');
                if prose && line.chars().count() > 100 {
                    long.push(format!("{folder}/{}:{}", file.name, n + 1));
                }
            }
        }
    }
    assert!(long.is_empty(), "longer than 100 columns:\n{}", long.join("\n"));
}
