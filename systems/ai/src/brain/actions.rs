//! Actions: one an option.

use bevy::prelude::*;
use big_brain::prelude::*;

/// Takes this option.
#[derive(Clone, Copy, Component, Debug, ActionBuilder)]
pub(super) struct TakeOption(pub usize);

/// The option taken in the decision under way.
#[derive(Resource, Debug, Default)]
pub(super) struct Taken(pub Option<usize>);

pub(super) fn take_option(
    mut taken: ResMut<Taken>,
    mut actions: Query<(&TakeOption, &mut ActionState)>,
) {
    for (&TakeOption(option), mut state) in &mut actions {
        match *state {
            ActionState::Requested => {
                taken.0 = Some(option);
                *state = ActionState::Success;
            }
            ActionState::Cancelled => *state = ActionState::Failure,
            ActionState::Init
            | ActionState::Executing
            | ActionState::Success
            | ActionState::Failure => {}
        }
    }
}
