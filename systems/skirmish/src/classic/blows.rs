//! The allowance of full blows (M-04, CT-RUL-16).

use bevy::prelude::{App, In, IntoSystem, OnEnter, Plugin, Res, World};
use characters::Characteristic;

use super::{Classic, Stage, load};
use crate::{
    event::Event,
    fighter::FighterId,
    state::{Course, FieldRead, FieldWrite, Fighters},
};

/// The start of an encounter, in which its sides meet (CT-CBT-11).
pub(super) struct MeetingPhase;

impl Plugin for MeetingPhase {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Meeting), allowances.pipe(allow));
    }
}

/// Allowance of full blows for everybody: END at the start of the encounter (M-04).
fn allowances(world: &World) -> Vec<(FighterId, u8)> {
    let all = world.everybody().into_iter();
    all.map(|who| (who, load::score(world, who, Characteristic::End))).collect()
}

fn allow(In(blows): In<Vec<(FighterId, u8)>>, mut fighters: Fighters<&mut Classic>) {
    for (who, blows) in blows {
        fighters.of_mut(who).blows = blows;
    }
}

impl Classic {
    /// Takes one full blow, or one run, from the allowance; END itself stays (CT-RUL-16).
    pub(super) fn spend_blow(&mut self, who: FighterId) -> Event {
        self.blows = self.blows.saturating_sub(1);
        Event::Blow { who, left: self.blows }
    }
}

pub(crate) fn spend(world: &mut World, who: FighterId) {
    let blow = world.of_mut::<Classic>(who).spend_blow(who);
    world.tell(blow);
}

/// Whether blows cost nothing, because the enemy is surprised (CT-SUP-07).
pub(crate) fn are_free(world: &World) -> bool {
    world.course().surprise.is_some()
}

/// Run condition: whether blows cost something.
pub(super) fn are_counted(course: Res<Course>) -> bool {
    course.surprise.is_none()
}

/// Whether a full blow is left, or costs nothing.
pub(crate) fn can_strike(world: &World, who: FighterId) -> bool {
    are_free(world) || world.of::<Classic>(who).blows > 0
}
