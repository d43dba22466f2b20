//! Fighters who drop out in the middle of a round: they are killed or stunned, leave, lose their
//! weapons, or their side surrenders. The round goes on without them, and the fight to its end.

use super::{random::any, *};
use crate::{
    data::Armed,
    event::Exit,
    fighter::{Kit, Stand},
    state::PendingChoice,
};

/// Ways to drop out.
const WAYS: [fn(&mut World, FighterId); 5] = [dies, falls, gets_away, disarmed, gives_up];

/// Kills a fighter, who then lets go of anybody they carry (FL-6).
fn dies(world: &mut World, who: FighterId) {
    wound(world, who.0, [15, 15, 15]);
    crate::carry::settle(world);
}

fn falls(world: &mut World, who: FighterId) {
    wound(world, who.0, [7, 0, 0]);
    crate::carry::settle(world);
}

/// Takes a fighter over an end of the field, with anybody they carry.
fn gets_away(world: &mut World, who: FighterId) {
    let exit = Exit::OverTheEdge;
    for other in world.of::<Classic>(who).touching.clone() {
        crate::classic::contact::set_contact(world, who, other, false);
    }
    world.of_mut::<Stand>(who).gone = Some(exit);
    world.tell(Event::Left { who, exit });
    crate::carry::bring_along(world, who);
}

fn disarmed(world: &mut World, who: FighterId) {
    let mut kit = world.of_mut::<Kit>(who);
    kit.in_hand.clear();
    kit.weapons.iter_mut().for_each(|held| held.broken = true);
}

fn gives_up(world: &mut World, who: FighterId) {
    let side = world.side(who);
    crate::classic::orders::give_up(world, side);
}

/// Random scenario in which everybody has a weapon.
fn armed(dice: &mut Dice) -> Scenario {
    let mut scenario = any(dice);
    for one in scenario.forces.iter_mut().flat_map(|force| &mut force.fighters) {
        let weapon = if one.beast.is_some() { "Teeth" } else { "SMG" };
        one.weapons = vec![Armed::new(weapon, 2)];
        one.mount = None;
    }
    scenario
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

/// Plays a random fight with such interruptions; returns their number.
fn play(seed: u64) -> usize {
    let mut dice = Dice::seeded(seed);
    let setup = setup(armed(&mut dice));
    let mut fight = Skirmish::new(&crate::testing::armoury(), &setup, seed).expect("it is sound");
    let (all, mut gone, mut happened) = (fight.world.everybody(), Gone::new(), 0);
    while let Some(choice) = fight.choice().cloned() {
        fight.audit().unwrap_or_else(|broken| panic!("seed {seed}: {broken}"));
        are_still(&fight, &mut gone, seed);
        let who = *dice.pick(&all).expect("somebody");
        let way = *dice.pick(&WAYS).expect("a way");
        if dice.below(8) == 0 && fight.world.is_able(who) {
            *fight.world.resource_mut::<PendingChoice>() = PendingChoice::default();
            way(&mut fight.world, who);
            gone.push((who, events(&fight).len()));
            crate::rules::run(&mut fight.world);
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

/// CT-ATK-02, CT-CBT-10, CT-END-01, CT-END-03, CT-RUL-50, FL-6
#[test]
fn whoever_drops_out_in_the_middle_of_anything_the_fight_goes_on_to_its_end() {
    let happened: usize = crate::testing::seeds(300).map(play).sum();
    assert!(happened > 150, "{happened}");
}
