//! Random attacks keep the invariants.

use dice::Dice;

use crate::{
    Event, Move,
    classic::{
        Step,
        testing::{Bout, beast, person},
    },
    data::{CoverKind, Gear, Gravity, Light, Recruit},
    state::{Agenda, FieldRead, FightJournal, Fortune, PendingChoice},
};

const WEAPONS: [&str; 10] = [
    "SMG",
    "Auto Rifle",
    "Shotgun",
    "Revolver",
    "Laser Carbine",
    "Dagger",
    "Cutlass",
    "Pike",
    "Club",
    "Body Pistol",
];
const SUITS: [&str; 4] = ["Jack", "Mesh", "Reflec", "Battle Dress"];

fn anybody(dice: &mut Dice) -> Recruit {
    let profile: String =
        (0..6).map(|_| char::from_digit(dice.below(14) + 1, 16).expect("a digit")).collect();
    if dice.below(6) == 0 {
        return beast("dune hound", &profile.to_uppercase(), &["Teeth", "Claws"]);
    }
    let weapons = [(); 2].map(|()| *dice.pick(&WEAPONS).expect("there are some"));
    let mut one = person("Someone", &profile.to_uppercase(), &weapons);
    one.untrained = dice.below(4) == 0;
    if dice.below(2) == 0 {
        one = one.wearing(&[dice.pick(&SUITS).expect("there are some")]);
    }
    if dice.below(3) == 0 { one.having(Gear::NightGoggles) } else { one }
}

fn any_bout(dice: &mut Dice) -> Bout {
    let mut side = || (0..2 + dice.below(2)).map(|_| anybody(dice)).collect::<Vec<Recruit>>();
    let sides = vec![(0, side()), (1, side()), (0, side())];
    let mut bout = Bout::of(sides);
    let light = *dice.pick(&[Light::Day, Light::Dim, Light::Dark]).expect("three");
    let gravity = *dice.pick(&[Gravity::Normal, Gravity::Zero]).expect("two");
    bout.ground(|ground| (ground.light, ground.gravity) = (light, gravity));
    bout.cover(CoverKind::Vehicle, 1);
    if dice.below(2) == 0 {
        bout.touch(0, bout.world.everybody().len() as u8 - 1);
    }
    if dice.below(3) == 0 {
        bout.surprise(0);
    }
    bout
}

/// Asserts that shots and blows stay in range, no hit is left over, and the dead do nothing.
#[track_caller]
fn audit(bout: &Bout) {
    for who in bout.world.everybody() {
        let classic = bout.classic(who.0);
        assert!(classic.hits.is_empty() && classic.action.is_none());
        assert!(classic.blows <= bout.world.full(who).scores()[2]);
        for held in &bout.world.kit(who).weapons {
            let magazine = bout.world.armoury().weapon(&held.name).and_then(|it| it.magazine);
            assert!(held.loaded <= magazine.map_or(0, |it| it.shots), "{held:?}");
        }
    }
    assert!(bout.world.resource::<Agenda<Step>>().0.is_empty());
}

/// CT-ATK-01, CT-ATK-02, CT-WND-06, M-04
#[test]
fn every_move_that_is_offered_is_taken_and_every_round_comes_to_its_end() {
    let mut attacks = 0;
    for seed in 0..150 {
        let mut dice = Dice::seeded(seed);
        let mut bout = any_bout(&mut dice);
        bout.world.insert_resource(Fortune(Dice::seeded(seed)));
        for round in 1..6 {
            bout.round(round).attack();
            while let Some(choice) = bout.choice() {
                assert!(choice.options.len() > 1);
                let chosen: Move = *dice.pick(&choice.options).expect("there are options");
                bout.choose(chosen);
            }
            bout.settle();
            audit(&bout);
        }
        attacks += bout.told().iter().filter(|it| matches!(it, Event::Attacked(_))).count();
    }
    assert!(attacks > 1000, "{attacks}");
}

/// CT-ATK-01, CT-WND-04: a fight can be serialised at a choice and continued from there.
#[test]
fn what_is_still_to_come_can_be_written_down_at_every_choice() {
    let mut dice = Dice::seeded(5);
    let mut bout = any_bout(&mut dice);
    bout.world.insert_resource(Fortune(Dice::seeded(5)));
    bout.attack();
    while let Some(choice) = bout.choice().cloned() {
        let agenda = bout.world.resource::<Agenda<Step>>().clone();
        let written = serde_json::to_string(&agenda).expect("it is plain data");
        let read: Agenda<Step> = serde_json::from_str(&written).expect("what was written");
        assert_eq!(read, agenda);
        let told = bout.world.resource::<FightJournal>().journal.events().len();
        // The step that was read asks the same question, and nothing has happened.
        bout.world.insert_resource(read);
        bout.world.insert_resource(PendingChoice::default());
        crate::rules::run(&mut bout.world);
        assert_eq!(bout.choice(), Some(&choice));
        assert_eq!(bout.told().len(), told);
        bout.choose(*dice.pick(&choice.options).expect("there are options"));
    }
}
