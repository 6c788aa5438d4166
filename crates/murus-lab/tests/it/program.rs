//! A program of this workspace, run as a user types it.

use std::process::{Command, Output};

use expect_test::Expect;

/// The path of a program.
#[derive(Clone, Copy)]
pub struct Program(pub &'static str);

impl Program {
    /// A command without arguments.
    pub fn command(self) -> Command {
        Command::new(self.0)
    }

    /// Runs the program to its end.
    pub fn run(self, arguments: &[&str]) -> Output {
        self.command().args(arguments).output().unwrap()
    }

    /// Checks that the program succeeds, prints this, and writes nothing to standard error.
    #[track_caller]
    pub fn prints(self, arguments: &[&str], expected: Expect) {
        let output = self.run(arguments);
        assert!(output.status.success() && output.stderr.is_empty(), "{output:?}");
        expected.assert_eq(&read(&output.stdout));
    }

    /// Checks that the program fails with this one line and prints nothing.
    #[track_caller]
    pub fn fails(self, arguments: &[&str], expected: Expect) {
        let output = self.run(arguments);
        assert!(!output.status.success() && output.stdout.is_empty(), "{output:?}");
        assert_eq!(read(&output.stderr).lines().count(), 1, "{output:?}");
        expected.assert_eq(&read(&output.stderr));
    }
}

/// Converts output to text.
pub fn read(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}
