//! Custom ids as they are written and read, with those of earlier versions.

use super::{
    At, ContestPage, ContestPerson, EARLIER, FixtureResult, ForChallenge, ForContest, ForGame,
    ForLesson, ForPerson, ForPuzzle, ForServer, ForSettings, ForStart, GamesAtOnce, InProof, Later,
    Mark, Press, ServerSwitch, SettingTo, ViewedPly,
};
use crate::game::{ContestId, Fared, GameId, Offer, PlayerId, Seq, SiegeId, TimeControl};
use crate::ids::UserId;
use crate::service::{AtOpening, AtPuzzle, LineSpot, Snooze, WishedAct};
use crate::show::draft::{Bout, Draft, Duel};
use crate::store::{DeskId, PersonalSetting, ServerSetting, ShowingId, ShownPage};
use murus_gallicus::{Seat, Variant};

fn draft() -> Draft {
    Draft {
        variant: Variant::STANDARD,
        time: TimeControl::USUAL,
        rated: Some(true),
        people: vec![UserId(7)],
    }
}

fn bout(side: Option<Seat>) -> Bout {
    Bout { level: "Tiro", variant: Variant::STANDARD, side }
}

fn duel() -> Duel {
    Duel { romans: "Tiro", gauls: "Caesar", variant: Variant::STANDARD }
}

#[test]
fn every_id_ever_written_is_read_and_written_the_same() {
    let challenge = |press| Press::Challenge { challenge: GameId(7), press };
    let person = |press| Press::Person { on: Mark::game(GameId(7), Seq(3)), press };
    let lesson = |press| Press::Lesson { on: Mark::game(GameId(7), Seq(3)), press };
    let start = |press| Press::Start { on: Mark::game(GameId(7), Seq(3)), press };
    let settings = Press::Settings;
    let server = Press::Server;
    let contest = Press::Contest;
    let second = ContestPage { contest: ContestId(5), page: 1 };
    let someone = ContestPerson { contest: ContestId(5), person: UserId(7) };
    let lost = FixtureResult { contest: ContestId(5), n: 3, fared: Fared::Lost };
    let switched = |setting, on| ForServer::Switch(ServerSwitch { setting, on });
    let set = |setting| settings(ForSettings::Set(setting));
    let set_to = |setting, value| settings(ForSettings::SetTo(SettingTo { setting, value }));
    let game = |press| Press::Game { game: GameId(7), seq: Seq(3), press };
    let later = |snooze, stamp: &str| ForGame::Snooze(Later { snooze, stamp: stamp.to_owned() });
    let text = str::to_owned;
    let at = |spot, what: &str| At { at: spot, what: text(what) };
    let reply = |ply, replies: &[u32], unit: Option<&str>| InProof {
        ply,
        replies: replies.to_vec(),
        unit: unit.map(text),
    };
    let within = |what: &str| At { at: text("first"), what: text(what) };
    let opening =
        |played: &[u32]| AtOpening { variant: Variant::STANDARD, played: played.to_vec() };
    let in_puzzle = |siege: Option<i64>, played: &[u32], what: &str| At {
        at: AtPuzzle {
            puzzle: text("standard-0007"),
            siege: siege.map(SiegeId),
            played: played.to_vec(),
        },
        what: text(what),
    };
    let onward = At { at: ViewedPly { ply: 12, side: Seat::Gauls }, what: text("Tiro") };
    let known = [
        ("accept", challenge(ForChallenge::Accept)),
        ("decline", challenge(ForChallenge::Decline)),
        ("why", challenge(ForChallenge::Why)),
        ("withdraw", challenge(ForChallenge::Withdraw)),
        ("fill", challenge(ForChallenge::Fill)),
        ("fill-with:Tiro", challenge(ForChallenge::FillWith(text("Tiro")))),
        ("rules", challenge(ForChallenge::Rules)),
        ("mine", person(ForPerson::Mine)),
        ("mine-page:1", person(ForPerson::MinePage(1))),
        ("next", person(ForPerson::Next)),
        ("launch", person(ForPerson::Launch)),
        ("finished:2", person(ForPerson::Finished(2))),
        ("openings:7", person(ForPerson::Openings(UserId(7)))),
        ("away", person(ForPerson::Away)),
        ("forget", person(ForPerson::Forget)),
        ("cancel", person(ForPerson::Cancel)),
        ("topic", person(ForPerson::Topic)),
        ("learn", lesson(ForLesson::Learn)),
        ("learn-anew:first", lesson(ForLesson::LearnAnew(text("first")))),
        ("step:first.walk", lesson(ForLesson::Step(within("walk")))),
        ("try:first.walk.a1-c3", lesson(ForLesson::Try(within("walk.a1-c3")))),
        ("guided:first", lesson(ForLesson::Guided(text("first")))),
        ("guided-unit:first.d1", lesson(ForLesson::GuidedUnit(within("d1")))),
        ("guided-move:first.d1-d3", lesson(ForLesson::GuidedMove(within("d1-d3")))),
        ("guided-back:first", lesson(ForLesson::GuidedBack(text("first")))),
        ("guided-hint:first", lesson(ForLesson::GuidedHint(text("first")))),
        ("guided-mend:first", lesson(ForLesson::GuidedMend(text("first")))),
        ("guided-anew:first", lesson(ForLesson::GuidedAnew(text("first")))),
        ("opening:standard.", person(ForPerson::Opening(opening(&[])))),
        ("opening-at:standard.0c10", person(ForPerson::OpeningAt(opening(&[12, 36])))),
        ("learn-leave", lesson(ForLesson::LearnLeave)),
        ("play-murus", start(ForStart::PlayMurus)),
        ("against:Tiro", start(ForStart::Against(text("Tiro")))),
        ("against-as:Tiro.standard.gauls", start(ForStart::AgainstAs(bout(Some(Seat::Gauls))))),
        ("against-as:Tiro.standard.either", start(ForStart::AgainstAs(bout(None)))),
        ("exhibit", start(ForStart::Exhibit)),
        ("duel-romans:Tiro.Caesar.standard", start(ForStart::DuelRomans(duel()))),
        ("duel-gauls:Tiro.Caesar.standard", start(ForStart::DuelGauls(duel()))),
        ("duel-begin:Tiro.Caesar.standard", start(ForStart::DuelBegin(duel()))),
        ("friend", start(ForStart::Friend)),
        ("friend-chosen", start(ForStart::ChooseFriend)),
        ("ask:standard.3d+1d/5d.rated.7", start(ForStart::Ask(draft()))),
        ("ask-again:standard.3d+1d/5d.rated.7", start(ForStart::AskAgain(draft()))),
        ("import:standard", start(ForStart::Import(Variant::STANDARD))),
        ("game:a1-c2,e2", person(ForPerson::ChooseGame(text("a1-c2,e2")))),
        ("game:", person(ForPerson::ChooseGame(String::new()))),
        ("game-for:resign", person(ForPerson::ChooseFor(WishedAct::Resign))),
        ("game:1:2:3", person(ForPerson::ChooseGame(text("1:2:3")))),
        ("open", person(ForPerson::Open)),
        ("open-game:42", person(ForPerson::OpenGame(42))),
        ("which:42", person(ForPerson::Which(UserId(42)))),
        ("ask-variant:standard.3d+1d/5d.rated.7", start(ForStart::AskVariant(draft()))),
        ("ask-time:standard.3d+1d/5d.rated.7", start(ForStart::AskTime(draft()))),
        ("ask-who:standard.3d+1d/5d.rated.7", start(ForStart::AskWho(draft()))),
        ("ask-rated:standard.3d+1d/5d.rated.7", start(ForStart::AskRated(draft()))),
        ("ask-send:standard.3d+1d/5d.rated.7", start(ForStart::AskSend(draft()))),
        ("settings", settings(ForSettings::Show)),
        ("set:notify", set(PersonalSetting::Notify)),
        ("set-quiet", settings(ForSettings::Quiet)),
        ("set-quiet-typed", settings(ForSettings::QuietTyped)),
        ("set-quiet-again:9:30|25", settings(ForSettings::QuietAgain(text("9:30|25")))),
        ("zones", settings(ForSettings::Zones)),
        ("zone-region", settings(ForSettings::Region)),
        ("set-zone", settings(ForSettings::Zone)),
        ("set-zone-typed", settings(ForSettings::ZoneTyped)),
        ("set-zone-again:Alesia", settings(ForSettings::ZoneAgain(text("Alesia")))),
        ("set-zone-to:America/Sao_Paulo", settings(ForSettings::ZoneTo(text("America/Sao_Paulo")))),
        ("set:saved", set(PersonalSetting::Saved)),
        ("set-to:saved.on", set_to(PersonalSetting::Saved, "on")),
        ("set-to:moves.always", set_to(PersonalSetting::Moves, "always")),
        ("vacation", settings(ForSettings::Vacation)),
        ("leave", settings(ForSettings::Leave)),
        ("come-back", settings(ForSettings::ComeBack)),
        ("blocks", settings(ForSettings::Blocks)),
        ("block", settings(ForSettings::Block)),
        ("unblock", settings(ForSettings::Unblock)),
        ("my-data", settings(ForSettings::Data)),
        ("export-data", settings(ForSettings::Export)),
        ("set:sharing", set(PersonalSetting::Sharing)),
        ("set:open-data", set(PersonalSetting::OpenData)),
        ("sign-out", settings(ForSettings::SignOut)),
        ("server", server(ForServer::Show)),
        ("server-set:channels", server(ForServer::Set(ServerSetting::Channels))),
        ("server-set:role", server(ForServer::Set(ServerSetting::Role))),
        ("server-set:variant", server(ForServer::Set(ServerSetting::Variant))),
        ("server-set:time", server(ForServer::Set(ServerSetting::Time))),
        ("server-languages", server(ForServer::Languages)),
        ("server-set:language", server(ForServer::Set(ServerSetting::Language))),
        ("server-desk:on", server(ForServer::Desk(true))),
        ("server-desk:off", server(ForServer::Desk(false))),
        ("server-switch:quiet.on", server(switched(ServerSetting::Quiet, true))),
        ("server-games", server(ForServer::Games)),
        ("server-switch:film.on", server(switched(ServerSetting::Film, true))),
        ("server-switch:film.off", server(switched(ServerSetting::Film, false))),
        ("server-switch:pages.on", server(switched(ServerSetting::Pages, true))),
        ("server-switch:pages.off", server(switched(ServerSetting::Pages, false))),
        ("units", game(ForGame::Units)),
        ("unit", game(ForGame::ChooseUnit)),
        ("target", game(ForGame::ChooseMove)),
        ("pair:a1", game(ForGame::ChoosePair(text("a1")))),
        ("play:b4xxb5", game(ForGame::Confirm(text("b4xxb5")))),
        ("swap", game(ForGame::Swap)),
        ("propose", game(ForGame::Propose)),
        ("view", game(ForGame::View)),
        ("more", game(ForGame::More)),
        ("history", game(ForGame::History)),
        ("resign", game(ForGame::Resign)),
        ("resign-yes", game(ForGame::ConfirmResign)),
        ("hint", game(ForGame::Hint)),
        ("review", game(ForGame::Review)),
        ("lesson", game(ForGame::Lesson)),
        ("moment:17", game(ForGame::Moment(17))),
        ("rematch", game(ForGame::Rematch)),
        ("no-rematch", game(ForGame::NoRematch)),
        ("next-level", game(ForGame::NextLevel)),
        ("later:3h.turn", game(later(Snooze::Hours, "turn"))),
        ("later:tonight.1789", game(later(Snooze::Tonight, "1789"))),
        ("later:tomorrow.most", game(later(Snooze::Tomorrow, "most"))),
        ("mute", game(ForGame::Mute)),
        ("unmute", game(ForGame::Unmute)),
        ("draw", game(ForGame::AskDraw)),
        ("offer:draw", game(ForGame::Offer(Offer::Draw))),
        ("offer:takeback", game(ForGame::Offer(Offer::Takeback))),
        ("back", game(ForGame::TakeBack)),
        ("agree", game(ForGame::Agree)),
        ("agree-yes", game(ForGame::ConfirmAgree)),
        ("refuse", game(ForGame::Refuse)),
        ("abort", game(ForGame::Abort)),
        ("abort-yes", game(ForGame::ConfirmAbort)),
        ("give", game(ForGame::Give)),
        ("remind", game(ForGame::Remind)),
        ("wait", game(ForGame::Wait)),
        ("claim", game(ForGame::Claim)),
        ("claim-yes", game(ForGame::ConfirmClaim)),
        ("plans", game(ForGame::Plans)),
        ("if:", game(ForGame::Foresee(String::new()))),
        ("if:b4-d4 b4xc5 b4", game(ForGame::Foresee(text("b4-d4 b4xc5 b4")))),
        ("then:", game(ForGame::ForeseeNext(String::new()))),
        ("then:b4-d4 b4", game(ForGame::ForeseeNext(text("b4-d4 b4")))),
        ("plan:b4-d4 b4xc5", game(ForGame::Plan(text("b4-d4 b4xc5")))),
        ("unplan:9223372036854775807", game(ForGame::Unplan(i64::MAX))),
        ("export", game(ForGame::Export)),
        ("ratings", game(ForGame::Ratings)),
        ("go-on", game(ForGame::GoOn)),
        ("play-on", game(ForGame::PlayOn)),
        ("go-on-from:12", game(ForGame::GoOnFrom(12))),
        ("go-on-against:12.gauls.Tiro", game(ForGame::GoOnAgainst(onward))),
        ("lines", game(ForGame::Lines)),
        ("lines-open", game(ForGame::LinesOpen)),
        ("lines-close", game(ForGame::LinesClose)),
        ("line-by", game(ForGame::LineBy)),
        ("line:g12", game(ForGame::Line(LineSpot::Game(12)))),
        ("line:l9223372036854775807@3", game(ForGame::Line(LineSpot::Line(i64::MAX, 3)))),
        ("line-unit:g0.b4", game(ForGame::LineUnit(at(LineSpot::Game(0), "b4")))),
        ("line-unit-by:g0", game(ForGame::LineUnitBy(LineSpot::Game(0)))),
        ("line-move:l61@0.b4xxb5", game(ForGame::LineMove(at(LineSpot::Line(61, 0), "b4xxb5")))),
        ("line-move-by:l61@2", game(ForGame::LineMoveBy(LineSpot::Line(61, 2)))),
        ("line-note:l61@2", game(ForGame::LineNote(LineSpot::Line(61, 2)))),
        ("line-drop:l61@2", game(ForGame::LineDrop(LineSpot::Line(61, 2)))),
        ("walk", game(ForGame::Walk)),
        ("walk-first:gauls", game(ForGame::WalkFirst(Seat::Gauls))),
        ("walk-last:britons", game(ForGame::WalkLast(Seat::Britons))),
        ("walk-to:7.gauls", game(ForGame::WalkTo(ViewedPly { ply: 7, side: Seat::Gauls }))),
        ("walk-by:romans", game(ForGame::WalkBy(Seat::Romans))),
        ("follow", game(ForGame::Follow)),
        ("follow-end", game(ForGame::FollowEnd)),
        ("follow-every", game(ForGame::FollowEvery)),
        ("unfollow", game(ForGame::Unfollow)),
        ("forget-ask", person(ForPerson::AskForget)),
        ("from:a10", game(ForGame::From(text("a10")))),
        ("to:a1-c2,e2", game(ForGame::To(text("a1-c2,e2")))),
        ("put-off:turn", game(ForGame::PutOff(text("turn")))),
        ("set:boards", set(PersonalSetting::Boards)),
        ("themes", settings(ForSettings::Themes)),
        ("set:theme", set(PersonalSetting::Theme)),
        ("set:dots", set(PersonalSetting::Dots)),
        ("moves", settings(ForSettings::Moves)),
        ("set:moves", set(PersonalSetting::Moves)),
        ("at-once:on", game(ForGame::AtOnce(true))),
        ("at-once:off", game(ForGame::AtOnce(false))),
        ("server-themes", server(ForServer::Themes)),
        ("server-set:theme", server(ForServer::Set(ServerSetting::Theme))),
        ("replay", game(ForGame::Replay)),
        ("blocks-page:1", settings(ForSettings::BlocksPage(1))),
        ("resign-by:18446744073709551615", game(ForGame::ResignAs(UserId(u64::MAX)))),
        ("play-on-by:18446744073709551615", game(ForGame::PlayOnAs(UserId(u64::MAX)))),
        ("forced:12..", game(ForGame::Forced(reply(12, &[], None)))),
        ("forced:12.0a1z.b4", game(ForGame::Forced(reply(12, &[10, 71], Some("b4"))))),
        ("forced-by:0.00.", game(ForGame::ForcedBy(reply(0, &[0], None)))),
        ("lessons", lesson(ForLesson::Lessons)),
        ("lesson-by", lesson(ForLesson::LessonBy)),
        ("puzzle", Press::Puzzle(ForPuzzle::Go)),
        ("puzzle-next:standard.quiet", Press::Puzzle(ForPuzzle::Next(text("standard.quiet")))),
        ("puzzle-theme:hex", Press::Puzzle(ForPuzzle::Theme(text("hex")))),
        ("puzzle-at:standard-0007...a1", Press::Puzzle(ForPuzzle::At(in_puzzle(None, &[], "a1")))),
        ("puzzle-by:standard-0007...", Press::Puzzle(ForPuzzle::By(in_puzzle(None, &[], "")))),
        (
            "puzzle-try:standard-0007.5.0a1z.a1-c3",
            Press::Puzzle(ForPuzzle::Try(in_puzzle(Some(5), &[10, 71], "a1-c3"))),
        ),
        ("puzzle-type:standard-0007...", Press::Puzzle(ForPuzzle::Type(in_puzzle(None, &[], "")))),
        (
            "puzzle-claim:standard-0007...gauls",
            Press::Puzzle(ForPuzzle::Claim(in_puzzle(None, &[], "gauls"))),
        ),
        ("puzzle-hint:standard-0007...", Press::Puzzle(ForPuzzle::Hint(in_puzzle(None, &[], "")))),
        (
            "puzzle-answer:standard-0007...",
            Press::Puzzle(ForPuzzle::Answer(in_puzzle(None, &[], ""))),
        ),
        (
            "puzzle-vote:standard-0007...up",
            Press::Puzzle(ForPuzzle::Vote(in_puzzle(None, &[], "up"))),
        ),
        (
            "puzzle-report:standard-0007...",
            Press::Puzzle(ForPuzzle::Report(in_puzzle(None, &[], ""))),
        ),
        ("siege:5", Press::Puzzle(ForPuzzle::Siege(5))),
        ("siege-easy:5", Press::Puzzle(ForPuzzle::SiegeEasy(5))),
        ("siege-answer:5", Press::Puzzle(ForPuzzle::SiegeAnswer(5))),
        ("siege-week:5", Press::Puzzle(ForPuzzle::SiegeWeek(5))),
        ("contest-join:5", contest(ForContest::Join(ContestId(5)))),
        ("contest-leave:5", contest(ForContest::Leave(ContestId(5)))),
        ("contest-table:5", contest(ForContest::Table(ContestId(5)))),
        ("contest-table-page:5.1", contest(ForContest::TablePage(second))),
        ("contest-mine:5", contest(ForContest::Mine(ContestId(5)))),
        ("contest-next:5", contest(ForContest::NextBoard(ContestId(5)))),
        ("simul-begin:5", contest(ForContest::Begin(ContestId(5)))),
        ("ladder-reach:5", contest(ForContest::Reach(ContestId(5)))),
        ("ladder-reach-page:5.1", contest(ForContest::ReachPage(second))),
        ("ladder-climb:5.7", contest(ForContest::ClimbTo(someone))),
        ("contest-break:5", contest(ForContest::Break(ContestId(5)))),
        (
            "contest-at-once:5.3",
            contest(ForContest::AtOnce(GamesAtOnce { contest: ContestId(5), games: 3 })),
        ),
        ("contest-mine-page:5.1", contest(ForContest::MinePage(second))),
        ("contest-challenge:standard.3d+1d/5d.rated.7", contest(ForContest::Challenge(draft()))),
        ("contest-stop", contest(ForContest::Stop)),
        ("contest-stop-yes:5", contest(ForContest::ConfirmStop(ContestId(5)))),
        ("vote-end-ask:5", contest(ForContest::AskEndVote(GameId(5)))),
        ("vote-end:5", contest(ForContest::EndVote(GameId(5)))),
        ("contest-which", contest(ForContest::Which)),
        ("contest-manage:5", contest(ForContest::Manage(ContestId(5)))),
        ("contest-pause:5", contest(ForContest::Pause(ContestId(5)))),
        ("contest-resume:5", contest(ForContest::Resume(ContestId(5)))),
        ("contest-choose:5", contest(ForContest::Choose(ContestId(5)))),
        ("contest-remove:5.7", contest(ForContest::Remove(someone))),
        ("contest-replace:5.7", contest(ForContest::Replace(someone))),
        ("contest-fixture:5", contest(ForContest::Fixture(ContestId(5)))),
        ("contest-decide:5.3.lost", contest(ForContest::Decide(lost))),
        ("siege-game:5", Press::Puzzle(ForPuzzle::SiegeGame(5))),
        (
            "siege-named:standard-0007.5..on",
            Press::Puzzle(ForPuzzle::SiegeNamed(in_puzzle(Some(5), &[], "on"))),
        ),
        (
            "siege-bell:standard-0007.5..off",
            Press::Puzzle(ForPuzzle::SiegeBell(in_puzzle(Some(5), &[], "off"))),
        ),
        ("server-siege", server(ForServer::Siege)),
        ("server-siege-hour", server(ForServer::SiegeHour)),
        ("server-siege-keep", server(ForServer::SiegeKeep)),
        ("server-siege-off", server(ForServer::SiegeOff)),
        ("show:profile", person(ForPerson::Show(ShownPage::Profile))),
        ("show:film.7", person(ForPerson::Show(ShownPage::Film(GameId(7))))),
        (
            "show:win.7.28.0a1z",
            person(ForPerson::Show(ShownPage::Win(GameId(7), 28, vec![10, 71]))),
        ),
    ];
    for (action, press) in &known {
        let id = format!("1:7:3:{action}");
        assert_eq!(Press::read(&id), Some(press.clone()), "{id}");
        let written = match press {
            Press::Challenge { press, .. } => Mark::game(GameId(7), Seq(3)).id(press),
            Press::Person { press, .. } => Mark::game(GameId(7), Seq(3)).id(press),
            Press::Lesson { press, .. } => Mark::game(GameId(7), Seq(3)).id(press),
            Press::Start { press, .. } => Mark::game(GameId(7), Seq(3)).id(press),
            Press::Puzzle(press) => Mark::game(GameId(7), Seq(3)).id(press),
            Press::Settings(press) => Mark::game(GameId(7), Seq(3)).id(press),
            Press::Server(press) => Mark::game(GameId(7), Seq(3)).id(press),
            Press::Contest(press) => Mark::game(GameId(7), Seq(3)).id(press),
            Press::Game { press, .. } => Mark::game(GameId(7), Seq(3)).id(press),
        };
        assert_eq!(written, id);
    }
    let old = [
        ("set-notify", set(PersonalSetting::Notify)),
        ("set-boards", set(PersonalSetting::Boards)),
        ("set-theme", set(PersonalSetting::Theme)),
        ("set-dots", set(PersonalSetting::Dots)),
        ("set-moves", set(PersonalSetting::Moves)),
        ("set-sharing", set(PersonalSetting::Sharing)),
        ("switch:saved.on", set_to(PersonalSetting::Saved, "on")),
        ("switch:saved.off", set_to(PersonalSetting::Saved, "off")),
        ("switch:at-once.on", set_to(PersonalSetting::Moves, "always")),
        ("switch:at-once.off", set_to(PersonalSetting::Moves, "never")),
        ("switch:confirms.on", set_to(PersonalSetting::Moves, "never")),
        ("switch:confirms.off", set_to(PersonalSetting::Moves, "always")),
        ("switch:text.on", set_to(PersonalSetting::Boards, "letters")),
        ("switch:text.off", set_to(PersonalSetting::Boards, "picture")),
        ("server-channels", server(ForServer::Set(ServerSetting::Channels))),
        ("server-role", server(ForServer::Set(ServerSetting::Role))),
        ("server-variant", server(ForServer::Set(ServerSetting::Variant))),
        ("server-time", server(ForServer::Set(ServerSetting::Time))),
        ("server-language", server(ForServer::Set(ServerSetting::Language))),
        ("server-quiet:on", server(switched(ServerSetting::Quiet, true))),
        ("server-quiet:off", server(switched(ServerSetting::Quiet, false))),
        ("server-film:on", server(switched(ServerSetting::Film, true))),
        ("server-film:off", server(switched(ServerSetting::Film, false))),
        ("server-pages:on", server(switched(ServerSetting::Pages, true))),
        ("server-pages:off", server(switched(ServerSetting::Pages, false))),
        ("server-theme", server(ForServer::Set(ServerSetting::Theme))),
    ];
    let words = [
        ForChallenge::WORDS,
        ForPerson::WORDS,
        ForLesson::WORDS,
        ForStart::WORDS,
        ForPuzzle::WORDS,
        ForSettings::WORDS,
        ForServer::WORDS,
        ForContest::WORDS,
        ForGame::WORDS,
    ];
    let is_known = |word: &str| known.iter().any(|(id, _)| id.split(':').next() == Some(word));
    for (word, _) in words.into_iter().flatten() {
        assert!(is_known(word), "{word} is not in the table");
    }
    for (earlier, _) in EARLIER {
        assert!(old.iter().any(|(id, _)| *id == earlier), "{earlier} is not in the table");
    }
    for (action, press) in old {
        assert_eq!(Press::read(&format!("1:7:3:{action}")), Some(press), "{action}");
    }
}

#[test]
fn what_cannot_be_undone_asks_first_where_others_see_it() {
    let among_others = |action: &str| {
        let press =
            Press::read(&format!("1:7:3:{action}")).expect("a word that is known").among_others();
        match press {
            Press::Challenge { press, .. } => press.to_string(),
            Press::Person { press, .. } => press.to_string(),
            Press::Lesson { press, .. } => press.to_string(),
            Press::Start { press, .. } => press.to_string(),
            Press::Puzzle(press) => press.to_string(),
            Press::Settings(press) => press.to_string(),
            Press::Server(press) => press.to_string(),
            Press::Contest(press) => press.to_string(),
            Press::Game { press, .. } => press.to_string(),
        }
    };
    let questions = [
        ("resign-yes", "resign"),
        ("abort-yes", "abort"),
        ("agree-yes", "agree"),
        ("forget", "forget-ask"),
        ("contest-stop-yes:5", "contest-stop"),
        ("contest-remove:5.7", "contest-which"),
    ];
    for (action, question) in questions {
        assert_eq!(among_others(action), question);
        assert_eq!(among_others(question), question, "a question is asked, and asks no other");
    }
    for own in ["agree", "swap", "play:a1-c3", "withdraw", "resign-by:5", "play-on-by:5"] {
        assert_eq!(among_others(own), own);
    }
}

#[test]
fn marks_are_written_as_ever() {
    assert_eq!(Mark::NOTHING.to_string(), "1:0:0:");
    assert_eq!(Mark::lesson(12).to_string(), "1:0:12:");
    assert_eq!(
        Mark::game(GameId(i64::MAX), Seq(u32::MAX)).to_string(),
        "1:9223372036854775807:4294967295:"
    );
    assert_eq!(Mark::challenge(GameId(7)).to_string(), "1:7:0:");
    assert_eq!(Mark::desk(DeskId(8)).to_string(), "1:8:0:");
    assert_eq!(Mark::player(PlayerId(9)).to_string(), "1:9:0:");
    assert_eq!(Mark::showing(ShowingId(10)).to_string(), "1:10:0:");
}

#[test]
fn the_next_game_is_the_one_after_the_game_that_is_shown() {
    assert_eq!((Mark::NOTHING.game_id(), Mark::lesson(12).game_id()), (None, None));
    assert_eq!(Mark::game(GameId(7), Seq::START).game_id(), Some(GameId(7)));
}

#[test]
fn foreign_ids_are_not_understood() {
    for id in [
        "",
        "1",
        "1:2",
        "1:2:3",
        "1:2:3:nothing",
        "2:2:3:view",
        "1:x:3:view",
        "1:2:3:view:more",
        "1:2:3:play",
        "1:2:3:offer:peace",
        "1:2:3:unplan:all",
        "1:2:3:resign-by:all",
        "1:2:3:switch:text.maybe",
        "1:2:3:server-desk",
        "1:2:3:later:soon.turn",
        "1:2:3:later:3h",
        "1:2:3:show",
        "1:2:3:show:secrets",
        "1:2:-3:view",
    ] {
        assert_eq!(Press::read(id), None, "{id}");
    }
}
