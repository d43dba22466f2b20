//! Somebody drops out in the middle of whatever is going on: they fall, are stunned, flee, lose what is in
//! their hands, or their side gives up. Whatever was to come takes note, and the fight comes to its end.

use bevy::prelude::World;
use dice::Dice;
use play::{Decision, Game};

use super::random::setup;
use crate::{
    Event, FighterId, Skirmish, Why,
    data::Span,
    field::Place,
    second::{Second, dropping, movement, testing::armoury, wounds},
    state::{Asked, Look, Touch},
};

/// Ways to drop out.
const WAYS: [fn(&mut World, FighterId); 5] = [falls, stunned, flees, disarmed, gives_up];

fn falls(world: &mut World, who: FighterId) {
    wounds::suffer(world, who, 60, false);
}

fn stunned(world: &mut World, who: FighterId) {
    wounds::suffer(world, who, 18, true);
}

/// Walking lets the aim go, as it does in a turn (SE-CBT-09).
fn flees(world: &mut World, who: FighterId) {
    let free = world.of::<Second>(who).grappling.is_none();
    if free && world.ground().open_ends.0 {
        world.of_mut::<Second>(who).aim = None;
        movement::go(world, who, Place(-100));
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
    let side = world.side(who);
    world.course_mut().sides[side.index()].surrendered = true;
    world.tell(Event::Surrendered { side });
}

/// Before the question on the table is answered it happens, and the question is asked anew, if it still is
/// one.
fn interrupt(fight: &mut Skirmish, who: FighterId, way: fn(&mut World, FighterId)) {
    *fight.world.resource_mut::<Asked>() = Asked::default();
    way(&mut fight.world, who);
    crate::rules::run(&mut fight.world);
}

/// Who is not about to choose what they do with the other in their grip: that follows the throw at once.
fn can_drop_out(fight: &Skirmish, who: FighterId) -> bool {
    let grappled = fight.choice().is_some_and(|choice| matches!(choice.why, Why::Grapple { .. }));
    !grappled && fight.world.is_able(who)
}

/// A fight by chance in which such things happen; how many did.
fn play(seed: u64) -> usize {
    let mut setup = setup(seed);
    setup.scenario.ground.difficult = vec![Span { from: Place(1000), to: Place(1100) }];
    let mut fight = Skirmish::new(&armoury(), &setup, seed).expect("it can be fought");
    let (mut dice, mut happened) = (Dice::seeded(seed ^ 0xBAD), 0);
    let all = fight.world.everybody();
    while let Some(choice) = fight.choice().cloned() {
        fight.audit().unwrap_or_else(|broken| panic!("seed {seed}: {broken}"));
        let who = *dice.pick(&all).expect("somebody");
        let way = *dice.pick(&WAYS).expect("a way");
        if dice.below(60) == 0 && can_drop_out(&fight, who) {
            interrupt(&mut fight, who, way);
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
    let happened: usize = (0..300).map(play).sum();
    assert!(happened > 200, "{happened}");
}
