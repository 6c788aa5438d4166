//! The command `murus-lab solve`, as a user types it.

use std::process::Command;

use serde_json::Value;

fn solve(arguments: &[&str]) -> Result<Value, String> {
    let output = Command::new(env!("CARGO_BIN_EXE_murus-lab"))
        .arg("solve")
        .args(arguments)
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    if output.status.success() {
        Ok(serde_json::from_slice(&output.stdout).unwrap())
    } else {
        Err(text(output.stderr))
    }
}

#[test]
fn solve_keeps_a_proof_and_checks_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("proof");
    let file = file.to_str().unwrap();
    let solved = solve(&["5x4", "--bits", "12", "--proof", file]).unwrap();
    assert_eq!((&solved["variant"], &solved["winner"]), (&"standard@5x4".into(), &"romans".into()));
    let checked = solve(&["--check", file]).unwrap();
    for field in ["variant", "position", "winner", "plies", "answers"] {
        assert_eq!(solved[field], checked[field], "{field}");
    }
    let mut bytes = std::fs::read(file).unwrap();
    let last = bytes.len() - 1;
    bytes[last] = 99;
    std::fs::write(file, bytes).unwrap();
    assert!(solve(&["--check", file]).unwrap_err().contains("there is no answer in"));

    let won = "1w6/3wwtw1/2wWw1w1/2wT1TW1/1W1wWTW1/8/8 r";
    assert_eq!(solve(&["--position", won, "--bits", "12"]).unwrap()["winner"], "romans");
    assert_eq!(solve(&["--nodes", "100", "--bits", "8"]).unwrap()["winner"], Value::Null);
    assert!(solve(&["12x12"]).unwrap_err().contains("there is no board `12x12`"));
    assert!(solve(&["--variant", "escape@8x8-four"]).unwrap_err().contains("two"));
    assert!(solve(&["--variant", "standard@5x4"]).is_err(), "no text is read as a board for study");
}

#[test]
fn an_open_result_leaves_no_file_and_keeps_an_old_one() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("proof");
    let open = ["6x6", "--seconds", "0", "--bits", "8", "--proof", file.to_str().unwrap()];
    assert_eq!(solve(&open).unwrap()["winner"], Value::Null);
    assert!(!file.exists(), "nothing was proven");
    std::fs::write(&file, "an earlier one").unwrap();
    assert_eq!(solve(&open).unwrap()["winner"], Value::Null);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), "an earlier one");
}

#[test]
fn solve_refuses_in_one_line_before_it_searches() {
    let nowhere = "/nonexistent/proof: No such file or directory (os error 2)";
    for (arguments, why) in [
        (
            &[][..],
            "name a board such as 5x5 or a --position; the whole game needs --nodes or --seconds",
        ),
        (
            &["--variant", "escape"],
            "name a board such as 5x5 or a --position; the whole game needs --nodes or --seconds",
        ),
        (&["5x5", "--variant", "standard@hex"], "the board is 5x5 or hex, not both"),
        (&["8x8", "--proof", "/nonexistent/proof"], nowhere),
        (&["--check", "/nonexistent/proof"], nowhere),
    ] {
        assert_eq!(solve(arguments).unwrap_err(), format!("murus-lab: {why}\n"), "{arguments:?}");
    }
    assert!(
        solve(&["hex", "--variant", "standard@hex", "--nodes", "1", "--bits", "8"]).is_ok(),
        "the same board twice is fine"
    );
    assert!(
        solve(&["4x4", "--bits", "10", "--seconds", &u64::MAX.to_string()]).is_ok(),
        "an endless time limit is fine"
    );
}
