//! Puzzles of moments in fights: they are proven as they are stated, handed on, and made of fights that are over alone.

use std::{path::Path, sync::Arc};

use characters::healing::RuleSet;

use super::super::{
    FightTimeline,
    testing::{armoury, fought, minds},
};
use crate::{
    data::{DataFile, OddsPuzzle, OddsQuestion, Puzzle, PuzzleFile, PuzzleTheme, WrittenPuzzle},
    link::Shared,
    puzzles::{Making, NoPuzzle, OddsAttempt, OddsRules, prove_odds},
    roster::tables,
    skirmish::session::FightArtefact,
};

fn timeline(artefact: FightArtefact) -> FightTimeline {
    let mut timeline =
        FightTimeline::new(&armoury(), Path::new("a.json"), artefact).expect("it can be fought");
    timeline.index();
    timeline
}

/// The first moment of a fight's second half that makes a puzzle.
fn some(rules: RuleSet) -> WrittenPuzzle {
    let (mut timeline, minds) = (timeline(fought("customs-shed", rules, 3)), minds());
    let mut made = (timeline.len() / 2..timeline.len()).filter_map(|n| {
        timeline.go_to(n);
        timeline.puzzle(&minds).ok()?.through().ok()
    });
    made.next().expect("a moment at which it matters what is done")
}

fn placed(written: WrittenPuzzle) -> Arc<OddsPuzzle> {
    match written.placed(Path::new("a.ron")).expect("it makes sense") {
        Puzzle::Odds(puzzle) => puzzle,
        Puzzle::Cards(_) => panic!("a fight"),
    }
}

fn rules() -> OddsRules {
    let tables = Arc::new(tables::load().expect("the shipped tables"));
    OddsRules { tables, minds: minds() }
}

#[test]
fn a_puzzle_of_a_moment_in_a_fight_holds_as_it_is_stated_and_is_handed_on() {
    for written in [RuleSet::Classic, RuleSet::SecondEdition].map(some) {
        let shared = Shared::Puzzle(written.clone());
        let link = shared.write();
        assert!(link.len() < 8_000, "{} letters", link.len());
        assert_eq!(Shared::read(&link), Ok(Some(shared)));
        let PuzzleFile(read) =
            PuzzleFile::read(Path::new("a.ron"), &written.text()).expect("a list of puzzles");
        let read: Vec<WrittenPuzzle> = read.iter().map(WrittenPuzzle::from).collect();
        assert_eq!(read, std::slice::from_ref(&written));
        let puzzle = placed(written);
        let proven = prove_odds(&puzzle, &rules()).expect("it holds");
        assert!(
            proven.chances.iter().any(|it| it.good) && proven.chances.iter().any(|it| !it.good)
        );
        assert_eq!(Puzzle::Odds(puzzle).theme(), PuzzleTheme::Own);
    }
}

#[test]
fn a_puzzle_of_a_moment_tells_who_stands_there_and_what_comes_of_an_answer_from_there_on() {
    let puzzle = placed(some(RuleSet::Classic));
    let mut attempt = OddsAttempt::begin(&puzzle, &rules()).expect("it is laid out");
    let answers = &attempt.shown().answers;
    assert!((2..=4).contains(&answers.len()), "{answers:?}");
    let good = answers.iter().position(|answer| answer.is_good).expect("a good one");
    assert_eq!(attempt.answer(good), Some(true));
    assert!(attempt.hint().starts_with("Look at"));
    assert!(attempt.hint().contains("times after the best answer"));
    let way = attempt.one_way(good);
    assert_eq!(way.last().map(String::as_str), Some("The goal is reached."));
    let OddsQuestion::Fight(fight) = &puzzle.asks else { panic!("a fight") };
    let before = format!("Round {}", fight.fight.round().saturating_sub(1));
    assert!(!way.iter().any(|line| line.starts_with(&before)), "{way:?}");
}

#[test]
fn a_fight_that_goes_on_gives_no_puzzle_and_neither_does_its_end() {
    let artefact = fought("customs-shed", RuleSet::Classic, 3);
    let minds = minds();
    let under_way = timeline(FightArtefact { finished: false, ..artefact.clone() });
    assert_eq!(under_way.puzzle(&minds).err(), Some(NoPuzzle::NotOver));
    let mut over = timeline(artefact);
    over.go_to(over.len());
    assert_eq!(over.puzzle(&minds).err(), Some(NoPuzzle::NobodyAsked));
}
