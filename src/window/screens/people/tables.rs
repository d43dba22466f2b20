//! The tables that lives are played by.

use std::sync::Arc;

use bevy::prelude::*;
use characters::data::Tables;

use crate::{roster::tables, window::common::data::GameData};

/// The tables that lives are played by, or why there are none.
#[derive(Resource)]
pub struct Careers(pub Result<Arc<Tables>, String>);

pub(super) fn read_the_tables(game_data: Res<GameData>, mut commands: Commands) {
    let tables = tables::compile(&game_data.texts, &game_data.library.folder);
    commands.insert_resource(Careers(tables.map(Arc::new).map_err(|fault| fault.to_string())));
}
