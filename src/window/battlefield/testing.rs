//! Views for tests, by the armoury that the game has.

use std::{path::Path, sync::Arc};

use ai::combat::Minds;
use skirmish::data::Armoury;

use super::{
    demo::{self, DemoScene, Moment},
    view::FightView,
};
use crate::skirmish::Skirmishes;

/// The shipped tables.
pub fn armoury() -> Arc<Armoury> {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    Skirmishes::read(&assets, None).expect("the shipped tables").armoury
}

/// Computer combatants who know them.
pub fn minds() -> Arc<Minds> {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    Skirmishes::read(&assets, None).expect("the shipped tables").minds
}

pub fn moment(scene: DemoScene) -> Moment {
    demo::scene(scene, &armoury())
}

/// Orders of a classic fight.
pub fn view() -> FightView {
    moment(DemoScene::Orders).view
}
