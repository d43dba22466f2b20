//! The attacks of a round (CT-ATK-01): declared in secret, all made at once, with wounds afterwards
//! (CT-CBT-04, CT-CBT-13, CT-RUL-50).
//!
//! All sides declare, then all attacks are made, then their wounds take effect.

mod declare;
mod fire;
mod hands;
mod resolve;

use bevy::prelude::{App, IntoSystem, OnEnter, OnExit, Plugin};
use engine::AddSteps;

use super::{Stage, kind};

/// Attacks and other actions of the hands (CT-ATK).
pub(super) struct AttackPhase;

impl Plugin for AttackPhase {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Declaration), declare::lay_out_declaration)
            .add_systems(OnExit(Stage::Declaration), declare::reveal)
            .add_systems(OnEnter(Stage::Attacks), resolve::declared.pipe(resolve::resolve))
            .add_step(kind::Declare, declare::declare)
            .add_step(kind::Fire, fire::fire)
            .add_step(kind::Handle, hands::handle);
    }
}
