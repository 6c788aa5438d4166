//! Counts the tests that a machine cannot run.

use std::collections::BTreeMap;
use std::io::Write;
use std::process::Command;
use std::sync::Once;

/// Prints once which of the selected tests are left out because a variable is missing. Unlike
/// `eprintln!`, libtest does not capture this output.
#[expect(clippy::explicit_write, reason = "the test harness captures what a macro prints")]
pub fn report(once: &'static Once, service: &str, variable: &str, needs_it: fn(&str) -> bool) {
    once.call_once(|| {
        let mut list = Command::new(std::env::current_exe().unwrap());
        let list = list.args(std::env::args_os().skip(1)).arg("--list").output().unwrap();
        let list = String::from_utf8(list.stdout).unwrap();
        let tests = list
            .lines()
            .filter_map(|line| line.strip_suffix(": test"))
            .filter(|name| needs_it(name));
        writeln!(std::io::stderr(), "\n{}", line(service, variable, tests)).unwrap();
    });
}

/// Returns one line with the number of tests, in all and by module.
fn line<'a>(service: &str, variable: &str, tests: impl Iterator<Item = &'a str>) -> String {
    let mut modules = BTreeMap::<&str, usize>::new();
    for test in tests {
        let (module, _) =
            test.trim_end_matches("::postgres").rsplit_once("::").unwrap_or(("", test));
        *modules.entry(module).or_default() += 1;
    }
    let all: usize = modules.values().sum();
    let counts: Vec<String> =
        modules.iter().map(|(module, count)| format!("{module} {count}")).collect();
    format!("{service}: {all} tests left out, set {variable} to run them: {}", counts.join(", "))
}

#[test]
fn tests_left_out_are_counted_by_module() {
    let tests = [
        "stories::time::a::postgres",
        "stories::offers::b::postgres",
        "stories::time::c::postgres",
    ];
    assert_eq!(
        line("PostgreSQL", "TEST_POSTGRES_URL", tests.into_iter()),
        "PostgreSQL: 3 tests left out, set TEST_POSTGRES_URL to run them: stories::offers 1, stories::time 2"
    );
}
