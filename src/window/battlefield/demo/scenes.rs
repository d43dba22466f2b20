//! The moments themselves.

mod boarding;
mod desert;
mod forest;
mod hunt;
mod melee;
mod night;

use std::sync::Arc;

use skirmish::data::Armoury;

use super::draft::Moment;

/// A moment that can be shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DemoScene {
    /// Classic: orders, with the sum open.
    Orders,
    /// Classic: a volley falls.
    Volley,
    /// Second edition: a turn, with the ground that can be reached.
    Turn,
    /// Second edition: somebody is shot at, and may react.
    Reaction,
    /// Hand to hand, lying down, on fire.
    Melee,
    /// Nobody sees far.
    Night,
    /// In a ship without air or weight.
    Boarding,
    /// Beasts come on.
    Hunt,
}

/// The moment, with these tables.
pub fn scene(scene: DemoScene, armoury: &Arc<Armoury>) -> Moment {
    match scene {
        DemoScene::Orders => desert::orders(armoury),
        DemoScene::Volley => desert::volley(armoury),
        DemoScene::Turn => forest::turn(armoury),
        DemoScene::Reaction => forest::reaction(armoury),
        DemoScene::Melee => melee::melee(armoury),
        DemoScene::Night => night::night(armoury),
        DemoScene::Boarding => boarding::boarding(armoury),
        DemoScene::Hunt => hunt::hunt(armoury),
    }
}
