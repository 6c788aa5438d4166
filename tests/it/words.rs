//! The words by which enums are stored: each reads back as the value that wrote it.

#[path = "../../crates/murus-gallicus/tests/it/word_check.rs"]
mod word_check;

use std::path::Path;

use murus::answers::study::own_sieges::SiegeAct;
use murus::answers::study::puzzles::PuzzleAid;
use murus::game::{
    ChallengeState, ContestState, CupForm, EntrantPart, Excuse, Fared, Fate, FirstTry, HostSide,
    Notify, Offer, Own, Pool, ReminderStage, Ruling, ShiftKind, Team, TieBreak, VoteDecider,
};
use murus::service::play::away::AwayReply;
use murus::service::servers::contest_stand::OutReason;
use murus::service::{Format, Measure, Moderation, Snooze, WishedAct};
use murus::store::contest_acts::Steward;
use murus::store::{
    AsideTable, AtOnce, AwayState, BallotWord, Dots, Lane, NoticeKind, PersonalSetting, Reading,
    Rung, ServerSetting, Sharing,
};
use murus_gallicus::{Reason, Seat};
use murus_lessons::{AimKind, Deed, Formation, PuzzleKind, Theme, Tip, WinClaim};

use crate::layers::GAME;
use crate::support::source::files;
use word_check::check_words;

/// Every enum with words from the macro.
macro_rules! each {
    ($($named:ident),+ $(,)?) => {
        const NAMES: &[&str] = &[$(stringify!($named)),+];

        #[test]
        fn every_word_reads_as_it_is_written() {
            $(check_words(&$named::WORDS, $named::word, $named::from_word);)+
        }
    };
}

each!(
    AimKind,
    AsideTable,
    AtOnce,
    AwayReply,
    AwayState,
    BallotWord,
    ChallengeState,
    ContestState,
    CupForm,
    Deed,
    Dots,
    EntrantPart,
    Excuse,
    Fared,
    Fate,
    FirstTry,
    Format,
    Formation,
    HostSide,
    Lane,
    Measure,
    Moderation,
    NoticeKind,
    Notify,
    Offer,
    OutReason,
    Own,
    PersonalSetting,
    Pool,
    PuzzleAid,
    PuzzleKind,
    Reading,
    Reason,
    ReminderStage,
    Ruling,
    Rung,
    Seat,
    ServerSetting,
    Sharing,
    ShiftKind,
    SiegeAct,
    Snooze,
    Steward,
    Team,
    Theme,
    TieBreak,
    Tip,
    VoteDecider,
    WinClaim,
    WishedAct
);

#[test]
fn a_word_of_an_earlier_version_is_read() {
    assert_eq!(Reading::from_word("off"), Some(Reading::Picture));
}

#[test]
fn no_enum_with_words_is_left_out() {
    let mut named: Vec<String> = Vec::new();
    let sources = ["src"].into_iter().chain(GAME).map(Path::new);
    for file in sources.flat_map(files) {
        let declared =
            file.text.lines().filter_map(|line| line.trim_start().strip_prefix("words!("));
        named.extend(declared.filter_map(|rest| rest.split_whitespace().next()).map(str::to_owned));
    }
    named.sort();
    named.dedup();
    assert_eq!(named, NAMES);
}
