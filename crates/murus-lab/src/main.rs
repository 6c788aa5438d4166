//! The `murus-lab` command: parses the arguments and runs the subcommand.

mod arguments;

use std::io::{self, Write};
use std::process::ExitCode;

use arguments::{LabArguments, LabCommand, PuzzlesCommand, SolveArguments, TrainArguments};
use clap::Parser;
use murus_gallicus::{PRESETS, Variant};
use murus_lab::commands::{self, AccuracyGames, GamesWanted, LabFailure, Riddle};
use murus_lab::matches::{EngineMatch, Ladder, Sprt};
use murus_lab::{training, ugi};

fn main() -> ExitCode {
    let arguments = LabArguments::parse();
    match run(arguments.command) {
        Ok(()) => ExitCode::SUCCESS,
        // It is no failure if the reader of the output stops reading.
        Err(LabFailure::Io(error)) if error.kind() == io::ErrorKind::BrokenPipe => {
            ExitCode::SUCCESS
        }
        Err(failure) => {
            let _ = writeln!(io::stderr(), "murus-lab: {failure}");
            ExitCode::FAILURE
        }
    }
}

/// Lists the presets for two players.
fn list_duels() -> Vec<Variant> {
    let presets = PRESETS.iter().filter_map(|(_, text)| text.parse::<Variant>().ok());
    presets.filter(|variant| variant.board().seats == 2).collect()
}

fn run(command: LabCommand) -> Result<(), LabFailure> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    match command {
        LabCommand::Perft { depth, variant, position } => {
            commands::print_perft(&mut out, variant, position.as_deref(), depth)?
        }
        LabCommand::Engine => {
            drop(out);
            ugi::serve(io::stdin().lock(), io::stdout())?;
            return Ok(());
        }
        LabCommand::Bench => commands::print_bench(&mut out)?,
        LabCommand::Solve(SolveArguments { check: Some(file), .. }) => {
            commands::check_proof(&mut out, &file)?
        }
        LabCommand::Solve(SolveArguments {
            board,
            variant,
            position,
            nodes,
            seconds,
            bits,
            proof,
            check: None,
        }) => {
            Riddle { variant, board, position, nodes, seconds, bits, proof }.solve(&mut out)?;
        }
        LabCommand::Match {
            first,
            second,
            variant,
            games,
            sprt,
            first_opening,
            openings,
            threads,
        } => {
            let players = [first, second];
            let sprt =
                sprt.map(|elo| Sprt::new(elo[0], elo[1])).transpose().map_err(LabFailure::usage)?;
            for variant in variant {
                let openings = match &openings {
                    Some(file) => commands::read_openings(variant, file)?,
                    None => Vec::new(),
                };
                let first = first_opening;
                let contest = EngineMatch { variant, games, sprt, first, openings, threads };
                commands::print_match(&mut out, &contest, &players)?;
            }
        }
        LabCommand::Slips { players, against, variant, games, threads } => {
            for variant in variant {
                let contest = EngineMatch {
                    variant,
                    games,
                    sprt: None,
                    first: 0,
                    openings: Vec::new(),
                    threads,
                };
                for player in &players {
                    commands::print_slips(&mut out, &contest, player, &against)?;
                }
            }
        }
        LabCommand::Accuracy { variant, games, nodes, first, check } => {
            let numbers = first..first.saturating_add(games);
            for variant in variant {
                let measured = AccuracyGames { variant, numbers: numbers.clone(), nodes };
                commands::print_accuracy(&mut out, &measured, check.as_deref())?;
            }
        }
        LabCommand::Riddles { file, players, seeds } => {
            commands::print_riddles(&mut out, &file, &players, seeds)?
        }
        LabCommand::Ladder { variant, only, games, threads } => {
            let mut ladder = Ladder { variant: Variant::STANDARD, only, games, threads };
            for variant in variant {
                ladder.variant = variant;
                commands::print_ladder(&mut out, &ladder)?;
            }
        }
        LabCommand::Openings { variant, count, nodes, seed } => {
            commands::print_openings(&mut out, variant, count, nodes, seed)?
        }
        LabCommand::Book { variant, nodes } => {
            for variant in variant {
                commands::print_book(&mut out, variant, nodes)?;
            }
        }
        LabCommand::Report { folder, games, threads } => {
            commands::make_report(&folder, games, threads)?;
        }
        LabCommand::Puzzles(PuzzlesCommand::Mine { variant, file, count, focus, games }) => {
            commands::mine_puzzles(&mut out, (variant, focus), &file, count, &games)?;
        }
        LabCommand::Puzzles(PuzzlesCommand::Prove { files }) => {
            commands::prove_puzzles(&mut out, &files)?
        }
        LabCommand::Puzzles(PuzzlesCommand::Mend { files }) => {
            commands::mend_puzzles(&mut out, &files)?
        }
        LabCommand::Puzzles(PuzzlesCommand::Table { files, every }) => {
            commands::print_puzzles(&mut out, &files, every)?
        }
        LabCommand::SelfPlay { variant, file, count } => {
            commands::play_games(variant, &file, count)?
        }
        LabCommand::Games { folder, variant, count, date } => {
            let variants = if variant.is_empty() { list_duels() } else { variant };
            commands::write_games(&folder, &GamesWanted { variants, count, date })?
        }
        LabCommand::Train(TrainArguments {
            variant,
            folder,
            from,
            generations,
            games,
            nodes,
            epochs,
            exam,
            threads,
        }) => {
            commands::train(
                &mut out,
                &training::TrainingCourse {
                    variant,
                    folder,
                    from,
                    generations,
                    games,
                    nodes,
                    epochs,
                    exam,
                    threads,
                },
            )?;
        }
    }
    Ok(out.flush()?)
}
