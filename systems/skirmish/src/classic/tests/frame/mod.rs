//! The frame of a classic fight: from given people and dice to the result.

mod before;
mod carrying;
mod ending;
mod escape;
mod interrupted;
mod known;
mod line;
mod morale;
mod movement;
mod opening;
mod orders;
mod random;
mod rounds;
mod surprise;
mod tables;
mod variant;

use bevy::prelude::World;
use characters::{
    Characteristics,
    body::{Body, Seconds},
    healing::{Blow, Casualty, RuleSet},
};
use dice::Dice;
use engine::{Decision, Game, Seat};

use crate::{
    Choice, Event, FighterAction, FighterId, Gait, Move, Outcome, Setup, Skirmish, Why,
    classic::Classic,
    data::{Aim, Beast, Force, Ground, Light, Opening, Recruit, Scenario, Surprise, Terrain},
    field::Place,
    state::{FieldRead, FieldWrite, Fortune},
};

const CLOSE: FighterAction = FighterAction::Close(Gait::Walk);
const OPEN: FighterAction = FighterAction::Open(Gait::Walk);

/// Average person without equipment.
fn person(name: &str) -> Recruit {
    Recruit::new(name, "777777".parse().expect("a profile"))
}

fn people(count: usize) -> Vec<Recruit> {
    (0..count).map(|nth| person(&format!("somebody {nth}"))).collect()
}

fn skilled(skill: &str, level: u8) -> Recruit {
    Recruit { skills: [(skill, level)].into_iter().collect(), ..person("skilled") }
}

fn beast(speed: u8) -> Recruit {
    let beast = Beast { kind: "hound".to_owned(), speed, metres: 10, pouncer: false };
    Recruit { beast: Some(beast), ..person("hound") }
}

fn in_band(band: i16, recruit: Recruit) -> Recruit {
    Recruit { at: Some(Place::band(band)), ..recruit }
}

/// Side in that band, with the aim to defeat the others.
fn side(band: i16, fighters: Vec<Recruit>) -> Force {
    Force::new("a side", Place::band(band), fighters)
}

/// Scenario on 1000 m between two walls, without surprise, everybody in their place.
fn scenario(forces: Vec<Force>) -> Scenario {
    let scenario = Scenario::new("test", "A test", Ground::new(Terrain::Clear, 1000), forces);
    Scenario { surprise: Surprise::Nobody, ..scenario }
}

fn setup(scenario: Scenario) -> Setup {
    Setup {
        rules: RuleSet::Classic,
        house: Default::default(),
        healing: Default::default(),
        scenario,
    }
}

/// Plays a fight up to its first question, with these dice only.
#[track_caller]
fn fight(scenario: Scenario, faces: &[u8]) -> Skirmish {
    let setup = setup(scenario);
    Skirmish::with_dice(&tables::armoury(), &setup, Dice::scripted(faces)).expect("it is sound")
}

/// One against one, this many bands apart, the first in band 10.
fn duel(apart: i16) -> Skirmish {
    fight(scenario(vec![side(10, people(1)), side(10 + apart, people(1))]), &[])
}

#[track_caller]
fn choice(fight: &Skirmish) -> &Choice {
    fight.choice().expect("somebody is asked")
}

#[track_caller]
fn answer(fight: &mut Skirmish, chosen: Move) {
    let seat = choice(fight).seat;
    let asked = format!("{:?}", choice(fight));
    let decision = Decision { seat, chosen };
    fight.decide(decision).unwrap_or_else(|no| panic!("{chosen:?}: {no}: {asked}"));
}

/// Gives everybody their order, in this order.
#[track_caller]
fn round(fight: &mut Skirmish, orders: &[(u8, FighterAction)]) {
    for &(who, deed) in orders {
        assert_eq!(choice(fight).why, Why::Orders);
        answer(fight, Move::Do { who: FighterId(who), deed });
    }
}

/// Movement statuses open to a fighter now.
fn statuses(fight: &Skirmish, who: u8) -> Vec<FighterAction> {
    let options = choice(fight).options.iter();
    let own = |option: &Move| {
        let Move::Do { who: it, deed } = *option else { return None };
        (it == FighterId(who)).then_some(deed)
    };
    options.filter_map(own).collect()
}

fn band(fight: &Skirmish, who: u8) -> i16 {
    fight.world.stand(FighterId(who)).place.nearest_band()
}

fn touching(fight: &Skirmish, who: u8) -> Vec<u8> {
    fight.world.of::<Classic>(FighterId(who)).touching.iter().map(|it| it.0).collect()
}

fn events(fight: &Skirmish) -> &[Event] {
    fight.journal().events()
}

fn outcome(fight: &Skirmish) -> Outcome {
    fight.outcome().cloned().expect("it is over")
}

fn unthrown(fight: &Skirmish) -> &[u8] {
    fight.world.resource::<Fortune>().0.unthrown()
}

/// Takes these points off STR, DEX and END.
fn wound(world: &mut World, who: u8, groups: [u8; 3]) {
    let who = FighterId(who);
    let (mut full, mut body) = (world.full(who), world.body(who).clone());
    let rules = world.setup().healing.clone();
    let at = world.course().clock;
    let picks = characters::Characteristic::PHYSICAL.into();
    let place = characters::healing::Placement::Picked(picks);
    let mut dice = Dice::seeded(0);
    let mut casualty = Casualty::new(&mut full, &mut body, &rules, &mut dice);
    casualty.blow(&Blow { at, groups: groups.into(), place }).expect("they are alive");
    *world.of_mut::<Characteristics>(who) = full;
    *world.of_mut::<Body>(who) = body;
}

/// Knocks a fighter out.
fn fell(fight: &mut Skirmish, who: u8) {
    wound(&mut fight.world, who, [15, 0, 0].map(|points: u8| points.min(7)));
}

fn kill(fight: &mut Skirmish, who: u8) {
    wound(&mut fight.world, who, [15, 15, 15]);
}

fn clock(fight: &Skirmish) -> Seconds {
    fight.world.course().clock
}

/// Lets everybody stand, until this many rounds have ended or the fight has.
fn stand_for(fight: &mut Skirmish, rounds: u16) {
    let until = fight.world.course().round + rounds;
    while fight.world.course().round < until {
        let Some(choice) = fight.choice() else { return };
        let stand = |it: &&Move| {
            matches!(it, Move::Do { deed: FighterAction::Stand | FighterAction::Done, .. })
        };
        let evade = |it: &&Move| matches!(it, Move::Do { deed: FighterAction::Evade, .. });
        let options = &choice.options;
        let chosen = options.iter().find(stand).or_else(|| options.iter().find(evade));
        let chosen = *chosen.expect("one can always stay");
        answer(fight, chosen);
    }
}

fn side_of(fight: &Skirmish, side: u8) -> &crate::state::SideState {
    &fight.world.course().sides[Seat(side).index()]
}
