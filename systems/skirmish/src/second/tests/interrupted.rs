//! Fighters who drop out in the middle of an action: they fall, are stunned, flee, lose their
//! weapons, or their side surrenders. Pending steps take it into account, and the fight comes to
//! its end.

use bevy::prelude::{In, World};
use dice::Dice;
use engine::{Decision, Game};

use super::random::setup;
use crate::{
    Event, FighterId, Skirmish, Why,
    data::Span,
    field::Place,
    second::{
        Second, dropping, movement,
        testing::{With as _, armoury, plain},
        turn, wounds,
    },
    state::{FieldRead, FieldWrite, PendingChoice},
};

/// Ways to drop out.
const WAYS: [fn(&mut World, FighterId); 5] = [falls, stunned, flees, disarmed, gives_up];

fn falls(world: &mut World, who: FighterId) {
    wounds::suffer(In((who, 60, false)), world);
}

fn stunned(world: &mut World, who: FighterId) {
    wounds::suffer(In((who, 18, true)), world);
}

/// Walking ends the aim, as it does in a turn (SE-CBT-09).
fn flees(world: &mut World, who: FighterId) {
    let free = world.of::<Second>(who).grappling.is_none();
    if free && world.ground().open_ends.0 {
        world.of_mut::<Second>(who).aim = None;
        movement::go(In((who, Place(-100))), world);
    }
}

fn disarmed(world: &mut World, who: FighterId) {
    let kit = world.kit(who);
    let carried = |&&nth: &&u8| kit.weapon(nth).is_some_and(|held| !dropping::grows(world, held));
    if let Some(nth) = kit.in_hand.iter().find(carried).copied() {
        dropping::drop(world, who, nth);
        world.of_mut::<Second>(who).reloading = None;
    }
}

fn gives_up(world: &mut World, who: FighterId) {
    turn::surrender(world, world.side(who));
}

/// Interrupts before the pending question is answered, and asks it again if it still applies;
/// returns the length of the journal before that.
fn interrupt(fight: &mut Skirmish, who: FighterId, way: fn(&mut World, FighterId)) -> usize {
    *fight.world.resource_mut::<PendingChoice>() = PendingChoice::default();
    way(&mut fight.world, who);
    let told = fight.journal().events().len();
    crate::rules::run(&mut fight.world);
    told
}

/// Whether the event is an attack or a move of the fighter, which nobody out of the fight makes.
fn does_something(event: &Event, who: FighterId) -> bool {
    matches!(event, Event::Moved { who: it, .. } if *it == who)
        || matches!(event, Event::Attacked(report) if report.by == who)
}

/// Fighters who have dropped out, and the length of the journal at that point.
type Gone = Vec<(FighterId, usize)>;

/// Asserts that fighters who are out neither attack nor move until they recover, and those of a side that
/// has given up never.
#[track_caller]
fn are_still(fight: &Skirmish, gone: &mut Gone, seed: u64) {
    let has_given_up = |who| fight.world.course().sides[fight.world.side(who).index()].surrendered;
    gone.retain(|(who, _)| !fight.world.is_able(*who) || has_given_up(*who));
    for (who, told) in gone {
        let after = &fight.journal().events()[*told..];
        let acts = after.iter().find(|event| does_something(event, *who));
        assert_eq!(acts, None, "seed {seed}: {who:?}");
    }
}

/// Whether the fighter is able and no grip is being chosen: that choice follows its throw at once.
fn can_drop_out(fight: &Skirmish, who: FighterId) -> bool {
    let grappled = fight.choice().is_some_and(|choice| matches!(choice.why, Why::Grapple { .. }));
    !grappled && fight.world.is_able(who)
}

/// Plays a random fight with such interruptions; returns their number.
fn play(seed: u64) -> usize {
    let mut setup = setup(seed);
    setup.scenario.ground.difficult = vec![Span { from: Place(1000), to: Place(1100) }];
    // Adds a weapon that burns, and two that take two actions to reload.
    let forces = &mut setup.scenario.forces;
    forces[0].fighters.push(plain("Burner").with("Torch").at(13));
    forces[1].fighters.push(plain("Bowman").with("Crossbow").with("Crossbow").at(17));
    let mut fight = Skirmish::new(&armoury(), &setup, seed).expect("it can be fought");
    let (mut dice, mut happened) = (Dice::seeded(seed ^ 0xBAD), 0);
    let (all, mut gone) = (fight.world.everybody(), Gone::new());
    while let Some(choice) = fight.choice().cloned() {
        fight.audit().unwrap_or_else(|broken| panic!("seed {seed}: {broken}"));
        are_still(&fight, &mut gone, seed);
        let who = *dice.pick(&all).expect("somebody");
        let way = *dice.pick(&WAYS).expect("a way");
        if dice.below(60) == 0 && can_drop_out(&fight, who) {
            gone.push((who, interrupt(&mut fight, who, way)));
            happened += 1;
            continue;
        }
        let chosen = *dice.pick(&choice.options).expect("there are options");
        fight.decide(Decision { seat: choice.seat, chosen }).expect("it was offered");
    }
    fight.audit().unwrap_or_else(|broken| panic!("seed {seed}, at its end: {broken}"));
    assert!(fight.outcome().is_some(), "seed {seed} ends in the middle");
    happened
}

/// SE-CBT-19, SE-TRT-09, SE-RCT-08, SE-RCT-09, SE-CBT-17, FL-6
#[test]
fn whoever_drops_out_in_the_middle_of_anything_the_fight_goes_on_to_its_end() {
    let happened: usize = crate::testing::seeds(300).map(play).sum();
    assert!(happened > 200, "{happened}");
}
