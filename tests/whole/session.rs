//! The session that the terminal and the window play through.

use cards::Move;
use engine::{Refusal, Seat};
use far_lanes::{
    data::Library,
    players::{PlayerKind, Rival},
    saves::{Saves, read_card_game},
    session::{GameOptions, Progress, Session},
};

use crate::workspace::{Workspace, shipped_assets};

fn library() -> Library {
    Library::read(&shipped_assets()).expect("the shipped assets")
}

fn game_options(seed: u64) -> GameOptions {
    let against = Some(vec![Rival { kind: PlayerKind::Random, deck: None }]);
    GameOptions { seed: Some(seed), against, ..GameOptions::default() }
}

/// Takes the first option again and again, up to `count` times.
fn play(session: &mut Session, count: usize) {
    session.advance();
    for _ in 0..count {
        let Some(choice) = session.asked() else { break };
        let first = choice.options[0];
        session.decide(first).expect("offered");
        session.advance();
    }
}

#[test]
fn the_same_seed_and_the_same_answers_are_the_same_game() {
    let (workspace, library) = (Workspace::new("same-session"), library());
    let [one, two, other] = [7, 7, 8].map(|seed| {
        let saves = Saves::at(workspace.home());
        let mut session = Session::begin(&library, &saves, &game_options(seed)).expect("a game");
        play(&mut session, 40);
        session.artefact()
    });
    assert_eq!(one, two);
    assert_ne!(one.journal, other.journal);
}

#[test]
fn every_decision_is_on_disk_before_the_next() {
    let (workspace, library) = (Workspace::new("on-disk"), library());
    let mut session =
        Session::begin(&library, &Saves::at(workspace.home()), &game_options(7)).expect("a game");
    for _ in 0..30 {
        assert!(session.trouble().is_none());
        assert_eq!(read_card_game(session.file()).expect("a save"), session.artefact());
        let mut first = true;
        if session.advance_while(|| std::mem::take(&mut first)).decided {
            continue;
        }
        let Some(choice) = session.asked() else { break };
        let last = *choice.options.last().expect("an option");
        session.decide(last).expect("offered");
    }
    assert!(session.artefact().decisions.len() >= 30);
}

#[test]
fn a_resumed_session_stands_where_the_other_was_left() {
    let (workspace, library) = (Workspace::new("resumed-session"), library());
    let saves = Saves::at(workspace.home());
    let mut session = Session::begin(&library, &saves, &game_options(7)).expect("a game");
    play(&mut session, 25);
    let mut resumed = Session::resume(&library, &saves, session.file()).expect("the same game");
    assert_eq!(resumed.artefact(), session.artefact());
    assert_eq!(resumed.observe(), session.observe());
    assert_eq!(resumed.asked(), session.asked());
    assert_eq!(resumed.log(0), session.log(0));
    play(&mut session, 10);
    play(&mut resumed, 10);
    assert_eq!(resumed.artefact(), session.artefact());
}

#[test]
fn what_another_program_has_written_meanwhile_is_not_overwritten() {
    let (workspace, library) = (Workspace::new("written-elsewhere"), library());
    let saves = Saves::at(workspace.home());
    let mut session = Session::begin(&library, &saves, &game_options(7)).expect("a game");
    let file = session.file().to_owned();
    std::fs::write(&file, "of another tab").expect("a file");
    play(&mut session, 3);
    assert_eq!(std::fs::read_to_string(&file).expect("still there"), "of another tab");
    assert!(session.file().ends_with("game-0002.json") && session.trouble().is_none());
    assert_eq!(read_card_game(session.file()).expect("a save"), session.artefact());
}

#[test]
fn a_decision_that_is_not_offered_is_refused_and_not_recorded() {
    let (workspace, library) = (Workspace::new("refused"), library());
    let mut session =
        Session::begin(&library, &Saves::at(workspace.home()), &game_options(7)).expect("a game");
    play(&mut session, 3);
    let before = (session.artefact(), session.observe());
    let refused = session.decide(Move::First(Seat(200)));
    assert_eq!(refused, Err(Refusal::NotOffered));
    assert_eq!((session.artefact(), session.observe()), before);
}

#[test]
fn several_discards_are_one_input_and_decisions_of_their_own() {
    let (workspace, library) = (Workspace::new("one-input"), library());
    let saves = Saves::at(workspace.home());
    let mut session = Session::begin(&library, &saves, &game_options(7)).expect("a game");
    session.advance();
    let choice = session.asked().expect("what to discard").clone();
    let moves = [choice.options[1], choice.options[0], Move::Done];
    session.put_in(&moves).expect("offered");
    let person = session.person();
    let made = |session: &Session| -> Vec<Move> {
        let decisions = session.artefact().decisions;
        decisions.iter().filter(|it| it.seat == person).map(|it| it.chosen).collect()
    };
    assert_eq!(made(&session), moves);
    assert_eq!(read_card_game(session.file()).expect("a save"), session.artefact());
    assert!(session.take_back().is_some());
    assert_eq!(made(&session), moves[..2], "one is taken back");
    session.advance();
    assert_eq!(made(&session), moves[..2], "and asked again");
    workspace.run(&["replay", &session.file().display().to_string(), "--verify"]).done();
}

/// Two games alike, against somebody who looks ahead and so thinks in many pieces.
fn against_a_commander(workspace: &Workspace) -> [Session; 2] {
    let (library, saves) = (library(), Saves::at(workspace.home()));
    let rival = Rival::read("mind/commander:red-ledger", &library).expect("a captain");
    let game_options = GameOptions { against: Some(vec![rival]), ..game_options(7) };
    [(); 2].map(|()| Session::begin(&library, &saves, &game_options).expect("a game"))
}

/// One piece of thinking.
fn one_piece(session: &mut Session) -> Progress {
    let mut once = true;
    session.advance_while(|| std::mem::take(&mut once))
}

fn take_the_first(session: &mut Session) {
    let first = session.asked().map(|choice| choice.options[0]);
    first.into_iter().for_each(|first| session.decide(first).expect("offered"));
}

#[test]
fn captains_who_think_piece_by_piece_play_the_same_game() {
    let workspace = Workspace::new("pieces");
    let [mut whole, mut pieces] = against_a_commander(&workspace);
    let mut unfinished = 0;
    for _ in 0..12 {
        whole.advance();
        take_the_first(&mut whole);
        while pieces.thinking().is_some() {
            let before = pieces.artefact();
            let progress = one_piece(&mut pieces);
            assert_eq!(progress.decided, pieces.artefact() != before);
            assert_eq!(progress.thinking, pieces.thinking());
            unfinished += u32::from(!progress.decided);
        }
        take_the_first(&mut pieces);
    }
    assert_eq!(pieces.artefact(), whole.artefact());
    assert!(unfinished > 10, "only {unfinished} pieces of longer thoughts");
}

#[test]
fn a_thought_under_way_is_not_kept_when_something_changes() {
    let workspace = Workspace::new("interrupted-thought");
    let [mut whole, mut interrupted] = against_a_commander(&workspace);
    let mut times = 0;
    for n in 0..12 {
        let thinks = interrupted.thinking().is_some();
        if thinks && !one_piece(&mut interrupted).decided {
            times += 1;
            let change = Move::FullControl(n % 2 == 0);
            for session in [&mut interrupted, &mut whole] {
                session.decide(change).expect("always accepted");
            }
        }
        for session in [&mut interrupted, &mut whole] {
            session.advance();
            take_the_first(session);
        }
        assert_eq!(interrupted.artefact(), whole.artefact());
    }
    assert!(times > 0, "nobody was ever interrupted");
}

#[test]
fn who_has_no_time_to_think_decides_nothing_and_saves_nothing() {
    let (workspace, library) = (Workspace::new("no-time"), library());
    let mut session =
        Session::begin(&library, &Saves::at(workspace.home()), &game_options(7)).expect("a game");
    let mut rivals_turn = false;
    for _ in 0..40 {
        let before = read_card_game(session.file()).expect("a save");
        let progress = session.advance_while(|| false);
        assert_eq!((progress.decided, progress.thinking), (false, session.thinking()));
        assert_eq!(read_card_game(session.file()).expect("a save"), before);
        rivals_turn |= progress.thinking == Some(Seat(1));
        play(&mut session, 0);
        let Some(choice) = session.asked() else { break };
        let first = choice.options[0];
        session.decide(first).expect("offered");
    }
    assert!(rivals_turn, "the rival was asked at some time");
}

#[test]
fn reasons_in_full_are_told_only_when_the_game_is_over() {
    let (workspace, library) = (Workspace::new("told-late"), library());
    let minds =
        GameOptions { against: Some(vec![Rival::mind_with("red-ledger")]), ..game_options(7) };
    let mut session =
        Session::begin(&library, &Saves::at(workspace.home()), &minds).expect("a game");
    play(&mut session, 40);
    assert!(session.reasons().is_empty());
    session.decide(Move::Concede).expect("always accepted");
    assert!(session.reasons().iter().all(|entry| entry.seat == Seat(1)));
    assert!(session.reasons().len() > 5);
}

/// The window moves a session to another thread while computer captains think.
#[test]
fn a_session_can_think_on_another_thread() {
    fn can_move<T: Send>() {}
    can_move::<Session>();
}
