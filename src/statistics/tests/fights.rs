//! Figures of fights made by hand, and of fights on disk.

use std::{fs, path::PathBuf};

use characters::healing::RuleSet;
use engine::Seat;
use skirmish::Ending;

use super::super::{
    Casualties, FightAccount, FightFigures, FightReading, FightSide, FightTally, Line,
};
use crate::{
    replay_timeline::testing::{armoury, fought},
    saves::Saves,
    skirmish::session::{FightArtefact, Fights, Seated},
};

/// A fight at the customs shed with these persons, won by this seat.
fn fight(rules: RuleSet, persons: &[u8], winner: Option<u8>) -> FightAccount {
    let side = |name: &str, dead, hurt| FightSide {
        name: name.to_owned(),
        commander: "random".to_owned(),
        fighters: 4,
        casualties: Casualties { dead, hurt, captured: 1 },
    };
    FightAccount {
        seed: 1,
        rules,
        scenario: "Customs Shed".to_owned(),
        rounds: 6,
        ending: Ending::Beaten,
        winner: winner.map(Seat),
        persons: persons.iter().copied().map(Seat).collect(),
        sides: vec![side("Crew", 1, 2), side("Guards", 3, 0)],
    }
}

fn lines(lines: &[Line<FightTally>]) -> Vec<(&str, u32, u32)> {
    lines.iter().map(|it| (it.name.as_str(), it.tally.fights, it.tally.won)).collect()
}

#[test]
fn fights_are_won_lost_and_drawn_by_rule_set_scenario_and_side_with_casualties_and_rounds() {
    let (classic, second) = (RuleSet::Classic, RuleSet::SecondEdition);
    let fights = [
        fight(classic, &[0], Some(0)),
        fight(classic, &[1], Some(0)),
        fight(second, &[0], None),
        fight(classic, &[0], Some(0)),
    ];
    let figures = FightFigures::of(&fights);
    let all = figures.all;
    assert_eq!((all.fights, all.won, all.lost, all.drawn), (4, 2, 1, 1));
    assert_eq!((all.rate(), all.mean_rounds()), (0.625, 6.0));
    assert_eq!(all.own, Casualties { dead: 6, hurt: 6, captured: 4 });
    assert_eq!(all.others, Casualties { dead: 10, hurt: 2, captured: 4 });
    let named = |rules| characters::healing::text::rule_set(rules);
    assert_eq!(lines(&figures.rule_sets), [(named(classic), 3, 2), (named(second), 1, 0)]);
    assert_eq!(lines(&figures.scenarios), [("Customs Shed", 4, 2)]);
    assert_eq!(lines(&figures.sides), [("Crew", 3, 2), ("Guards", 1, 0)]);
    assert_eq!((figures.streak.now, figures.streak.longest_lost), (1, 1));
}

#[test]
fn fights_of_several_persons_and_of_none_stand_apart() {
    let classic = RuleSet::Classic;
    let fights = [fight(classic, &[0, 1], Some(0)), fight(classic, &[], Some(1))];
    let figures = FightFigures::of(&fights);
    assert_eq!((figures.shared, figures.watched, figures.all.fights), (1, 1, 0));
    assert!(figures.rule_sets.is_empty());
}

/// A home with these fights, each where it belongs.
fn home(name: &str, fights: &[FightArtefact]) -> Saves {
    let root = std::env::temp_dir().join(format!("far-lanes-{name}-{}", std::process::id()));
    // There is none the first time.
    let _ = fs::remove_dir_all(&root);
    let saves = Saves::at(&root);
    let kept = Fights::at(&saves);
    for fight in fights {
        kept.keep(&kept.next_file(), fight).expect("a file");
    }
    saves
}

/// How many pieces of work it is to read them all.
fn work(saves: &Saves) -> usize {
    let (mut reading, mut pieces) = (FightReading::new(saves), 0);
    reading.read_while(&armoury(), || {
        pieces += 1;
        true
    });
    pieces
}

#[test]
fn a_recorded_fight_is_counted_once_it_is_over_and_remembered_until_its_file_changes() {
    let fights = [
        fought("duel-at-dawn", RuleSet::Classic, 3),
        fought("customs-shed", RuleSet::SecondEdition, 4),
    ];
    let saves = home("fights-remembered", &fights);
    let first = FightReading::all(&saves, &armoury());
    assert_eq!((first.games().len(), first.broken().len()), (2, 0));
    let counted = &first.games()[1].game;
    assert_eq!((counted.seed, counted.rules), (4, RuleSet::SecondEdition));
    assert_eq!(counted.person(), Some(Seat(0)));
    assert_eq!(counted.scenario, fights[1].setup.fight().scenario.name);
    let people = |n: usize| fights[1].setup.fight().scenario.forces[n].fighters.len() as u32;
    assert_eq!(counted.sides[0].fighters, people(0));
    assert_eq!(first.figures().all.fights, 2);
    assert_eq!(work(&saves), 2, "each file is only looked at");
    fs::write(Fights::at(&saves).finished_folder().join("index.json"), "{ no").expect("spoilt");
    assert!(work(&saves) > 20, "without an index they are fought");
    let plain = Seated::Plain(fights[0].setup.fight().clone());
    let changed = FightArtefact { setup: plain, ..fights[0].clone() };
    fs::write(&first.games()[0].file, changed.write()).expect("a file");
    let again = FightReading::all(&saves, &armoury());
    assert_eq!(again.games()[0].game.persons, []);
    assert_eq!(again.figures().watched, 1);
}

#[test]
fn a_fight_that_cannot_be_counted_is_named_and_left_where_it_is() {
    let good = fought("duel-at-dawn", RuleSet::Classic, 3);
    let other = FightArtefact { seed: 99, ..good.clone() };
    let saves = home("fights-broken", &[good, other]);
    let broken: PathBuf = Fights::at(&saves).finished_folder().join("fight-0003.json");
    fs::write(&broken, "{ \"far_lanes\": 1,").expect("a file");
    let reading = FightReading::all(&saves, &armoury());
    assert_eq!(reading.games().len(), 1);
    let named: Vec<&str> = reading.broken().iter().map(|it| it.why.as_str()).collect();
    assert!(named[0].contains("fight-0002.json") && named[1].contains("fight-0003.json"));
    assert_eq!(fs::read_to_string(&broken).expect("it is there"), "{ \"far_lanes\": 1,");
}
