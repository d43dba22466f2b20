//! A session over the shipped armoury: seats, undo, and the file.

mod delegated;

use std::path::{Path, PathBuf};

use characters::healing::{HealingRules, RuleSet};
use skirmish::{
    HouseRules,
    data::{Armed, Force, Ground, Recruit, Scenario, Surprise, Terrain},
};

use super::*;
use crate::{saves::Saves, skirmish::Skirmishes};

fn minds() -> Arc<Minds> {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    Skirmishes::read(&assets, None).expect("the shipped tables").minds
}

/// An empty folder of this name.
fn saves(name: &str) -> Saves {
    let path: PathBuf =
        std::env::temp_dir().join(format!("far-lanes-fight-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&path);
    Saves::at(path)
}

fn recruit(name: &str) -> Recruit {
    Recruit {
        skills: [("Rifle", 1)].into_iter().collect(),
        weapons: vec![Armed::new("Rifle", 1)],
        ..Recruit::new(name, "777777".parse().expect("a profile"))
    }
}

fn force(name: &str, at: i32, people: &[&str]) -> Force {
    let fighters = people.iter().map(|name| recruit(name)).collect();
    let force = Force::new(name, skirmish::field::Place::metres(at), fighters);
    Force { briefing: "Win.".to_owned(), ..force }
}

/// Two against two on a plain of 300 m.
fn fight_options(rules: RuleSet, commanders: [CommanderKind; 2]) -> FightOptions {
    let forces = vec![force("us", 100, &["Ada", "Ben"]), force("them", 150, &["Cato", "Dag"])];
    let scenario = Scenario::new("plain", "A plain", Ground::new(Terrain::Clear, 300), forces);
    let story = "Two parties meet.".to_owned();
    let scenario = Scenario { story, surprise: Surprise::Nobody, rounds: 40, ..scenario };
    let (house, healing) = (HouseRules::default(), HealingRules::default());
    let setup = Setup { rules, house, healing, scenario };
    FightOptions { setup, seed: 7, commanders: commanders.to_vec(), sent: Vec::new() }
}

fn begun(name: &str, rules: RuleSet, commanders: [CommanderKind; 2]) -> (Session, Saves) {
    let saves = saves(name);
    let session = Session::begin(&minds(), &saves, fight_options(rules, commanders));
    (session.expect("the armoury has all of it"), saves)
}

/// Plays with the first option of everything a person is asked.
fn played(session: &mut Session, decisions: usize) {
    for _ in 0..decisions {
        session.advance();
        let Some(choice) = session.asked() else { return };
        let first = choice.options[0];
        session.decide(first).expect("it is offered");
    }
    session.advance();
}

const RULES: [RuleSet; 2] = [RuleSet::Classic, RuleSet::SecondEdition];

#[test]
fn a_fight_that_is_gone_on_with_is_the_same_fight() {
    for rules in RULES {
        let persons = [CommanderKind::Person, CommanderKind::Random];
        let (mut session, saves) = begun("resume", rules, persons);
        played(&mut session, 6);
        let again = Session::resume(&minds(), &saves, session.file()).expect("it was kept");
        assert_eq!(again.events(), session.events());
        assert_eq!(again.choice(), session.choice());
        assert_eq!(again.fight_options(), session.fight_options());
    }
}

#[test]
fn a_decision_that_told_nobody_anything_can_be_taken_back() {
    for rules in RULES {
        let persons = [CommanderKind::Person, CommanderKind::Random];
        let (mut session, _) = begun("undo", rules, persons);
        session.advance();
        for _ in 0..40 {
            let Some(choice) = session.asked().cloned() else { break };
            let (before, undoable) = (session.events().len(), session.undoable());
            session.decide(choice.options[0]).expect("it is offered");
            if session.undoable() == undoable + 1 {
                assert!(session.undo());
                assert_eq!((session.choice(), session.events().len()), (Some(&choice), before));
                session.decide(choice.options[0]).expect("it is offered again");
            }
            session.advance();
        }
    }
}

/// Ben's attack follows from his order; once that is taken back he is asked like anybody else.
#[test]
fn what_followed_from_an_input_is_taken_back_and_does_not_come_again() {
    let persons = [CommanderKind::Person, CommanderKind::Person];
    let (mut session, _) = begun("undo-input", RuleSet::Classic, persons);
    let stand = |who| Move::Do { who: FighterId(who), deed: skirmish::FighterAction::Stand };
    let inputs = [Input::Only(stand(0)), Input::Go(stand(1))];
    for input in inputs.into_iter().chain([2, 3].map(|who| Input::Only(stand(who)))) {
        session.put_in(input).expect("it is offered");
    }
    session.advance();
    let asked = |session: &Session| {
        let choice = session.asked().expect("a person is asked");
        let mut asked: Vec<FighterId> = choice.options.iter().filter_map(Move::doer).collect();
        asked.dedup();
        (choice.why, asked)
    };
    assert_eq!(asked(&session), (Why::Attacks, vec![FighterId(0)]));
    assert!(session.undo());
    session.advance();
    assert_eq!(asked(&session), (Why::Attacks, vec![FighterId(0), FighterId(1)]));
}

/// SE-CBT-02
#[test]
fn what_an_order_that_stands_has_settled_is_taken_back_alone() {
    let persons = [CommanderKind::Person, CommanderKind::Person];
    let (mut session, _) = begun("undo-standing", RuleSet::SecondEdition, persons);
    let made = |session: &Session| session.artefact().decisions.len();
    session.set_control(Control::StandingOrders);
    let mut settled = 0;
    for _ in 0..60 {
        let before = made(&session);
        session.advance();
        settled += made(&session) - before;
        let Some(choice) = session.asked().cloned() else { break };
        assert_eq!(session.changed().is_some(), session.flow.changed().is_some());
        let before = made(&session);
        session.put_in(Input::Go(choice.options[0])).expect("it is offered");
        if session.undoable() > 0 {
            assert!(session.undo());
            assert_eq!((session.choice(), made(&session)), (Some(&choice), before));
            assert_eq!(session.control(), Control::StandingOrders);
            session.put_in(Input::Go(choice.options[0])).expect("it is offered again");
        }
    }
    assert!(settled > 0, "something stood");
}

#[test]
fn computers_fight_to_the_end_and_the_file_goes_to_the_finished_ones() {
    let (mut session, saves) =
        begun("end", RuleSet::Classic, [CommanderKind::Random, CommanderKind::Random]);
    assert_eq!(session.persons(), 0);
    session.advance();
    assert!(session.asked().is_none());
    assert!(session.trouble().is_none());
    if session.outcome().is_some() {
        assert!(session.file().starts_with(saves.root().join("fights").join("finished")));
        assert_eq!(Fights::at(&saves).newest(), None);
    }
}

#[test]
fn a_fight_that_was_written_elsewhere_meanwhile_goes_on_in_another_file() {
    let persons = [CommanderKind::Person, CommanderKind::Random];
    let (mut session, saves) = begun("elsewhere", RuleSet::Classic, persons);
    let file = session.file().to_owned();
    std::fs::write(&file, "of another tab").expect("a file");
    played(&mut session, 1);
    assert_eq!(std::fs::read_to_string(&file).expect("still there"), "of another tab");
    assert!(session.file().ends_with("fight-0002.json") && session.trouble().is_none());
    assert!(Session::resume(&minds(), &saves, session.file()).is_ok());
}

#[test]
fn a_fight_that_another_program_fights_is_said_and_left_to_it() {
    let persons = [CommanderKind::Person, CommanderKind::Random];
    let (session, saves) = begun("busy", RuleSet::Classic, persons.clone());
    let (file, fight_options) = (session.file().to_owned(), session.fight_options().clone());
    drop(session);
    // Another program is another handle of the lock.
    let lock = std::fs::File::create(file.with_extension("lock")).expect("a file");
    lock.try_lock().expect("it is free");
    let refused = Session::resume(&minds(), &saves, &file).err().map(|fault| fault.to_string());
    let refused = refused.expect("the other one has it");
    assert!(
        refused
            .ends_with("fight-0001.json: is open in another program, which alone goes on with it")
    );
    let fights = Fights::at(&saves);
    assert_eq!((fights.newest(), fights.busy().len()), (None, 1));
    let other = Session::begin(&minds(), &saves, fight_options).expect("as before");
    assert!(other.file().ends_with("fight-0002.json"));
    drop(lock);
    assert!(Session::resume(&minds(), &saves, &file).is_ok(), "it is free again");
}

#[test]
fn a_file_of_another_game_is_refused() {
    let (session, saves) =
        begun("other", RuleSet::Classic, [CommanderKind::Person, CommanderKind::Random]);
    let file = saves.root().join("other.json");
    let text = std::fs::read_to_string(session.file()).expect("it was kept");
    std::fs::write(&file, text.replace("\"skirmish\"", "\"cards\"")).expect("a folder");
    assert!(Session::resume(&minds(), &saves, &file).is_err());
}
