//! The charts that campaigns are sailed by.

use bevy::prelude::*;

use super::data::{GameData, Loaded, Reloaded};
use crate::campaign::Charted;

/// The charts, or why there are none.
#[derive(Resource)]
pub struct Charts(pub Result<Charted, String>);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Loaded, read_the_charts).add_systems(Reloaded, read_the_charts);
}

fn read_the_charts(game_data: Res<GameData>, mut commands: Commands) {
    let charted = Charted::compile(&game_data.texts, &game_data.library);
    commands.insert_resource(Charts(charted.map_err(|fault| fault.to_string())));
}
