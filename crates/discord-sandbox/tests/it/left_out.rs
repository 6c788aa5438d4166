//! Names the tests that a machine cannot run.

use std::io::Write;
use std::process::Command;
use std::sync::Once;

/// Writes, once, how many of the tests that this process was asked for are left out for want of a
/// variable. libtest captures what `eprintln!` writes, but not this.
#[expect(clippy::explicit_write, reason = "the test harness keeps what is printed with a macro")]
pub fn report(once: &'static Once, service: &str, variable: &str, needs_it: fn(&str) -> bool) {
    once.call_once(|| {
        let mut list = Command::new(std::env::current_exe().unwrap());
        let list = list.args(std::env::args_os().skip(1)).arg("--list").output().unwrap();
        let list = String::from_utf8(list.stdout).unwrap();
        let tests = list.lines().filter_map(|line| line.strip_suffix(": test"));
        let count = tests.filter(|name| needs_it(name)).count();
        writeln!(std::io::stderr(), "\n{service}: {count} tests left out; set {variable}").unwrap();
    });
}
