//! House rules: another plugin in place of a phase's.

use bevy::prelude::{App, OnEnter, Plugin, PluginGroup, Query, ResMut};
use characters::body::State;

use super::*;
use crate::{
    Ending, Fighter,
    classic::{Stage, morale::MoralePhase, plugin::ClassicPhases},
    deployment, rules,
    state::{Course, PendingChoice},
};

/// Variant in which a side breaks without a throw as soon as one of its people has fallen.
struct FaintHearts;

impl Plugin for FaintHearts {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Morale), break_sides);
    }
}

fn break_sides(mut course: ResMut<Course>, fighters: Query<(&Fighter, &Body)>) {
    for (fighter, body) in &fighters {
        course.sides[fighter.side.index()].routed |= !body.is_awake();
    }
}

/// One against two, one of whom stays unconscious.
fn outnumbered() -> Setup {
    let mut scenario = scenario(vec![side(10, people(1)), side(13, people(2))]);
    scenario.forces[1].fighters[0].body.state = State::Unconscious { since: Seconds(0), failed: 0 };
    setup(scenario)
}

/// Lets everybody stand and do nothing.
fn stay(world: &mut World) {
    let mut asked = world.resource_mut::<PendingChoice>();
    let options = asked.choice.take().expect("somebody is asked").options;
    let stays =
        |it: &Move| matches!(it, Move::Do { deed: FighterAction::Stand | FighterAction::Done, .. });
    asked.answer = options.into_iter().find(stays);
    rules::run(world);
}

#[test]
fn a_phase_can_be_replaced() {
    let mut app = App::empty();
    app.add_plugins(ClassicPhases.build().disable::<MoralePhase>().add(FaintHearts));
    let world = app.world_mut();
    deployment::deploy(world, &tables::armoury(), &outnumbered(), Dice::scripted(&[]));
    rules::run(world);
    while world.resource::<PendingChoice>().choice.is_some() {
        stay(world);
    }
    let end = Outcome { winner: Some(Seat(0)), how: Ending::Routed, rounds: 1 };
    assert_eq!(world.course().outcome, Some(end));
}
