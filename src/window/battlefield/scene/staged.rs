//! What the scene is made from, and when.

use bevy::{ecs::system::SystemParam, prelude::*};

use super::picture::Picture;
use crate::window::{
    battlefield::{
        effects::FightAnimation, field::onstage::Scene, fight_ui::FightUi, view::FightView,
    },
    ui::screen::Screen,
};

/// Brings the scene up to what has happened; the screen with its words is drawn after it.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BattlefieldSystems;

/// Whether a fight is on the screen, be it fought or watched.
pub(super) fn is_up(screen: Res<State<Screen>>, view: Option<Res<FightView>>) -> bool {
    matches!(screen.get(), Screen::Fight | Screen::FightReplay) && view.is_some()
}

/// Everything that the scene is made from.
#[derive(SystemParam)]
pub(super) struct Staged<'w> {
    pub view: Res<'w, FightView>,
    pub fight_ui: Res<'w, FightUi>,
    pub animation: Res<'w, FightAnimation>,
    pub picture: Res<'w, Picture>,
}

impl Staged<'_> {
    /// The scene on its picture; none before there is one.
    pub fn scene(&self) -> Option<Scene<'_>> {
        let stage = self.picture.stage()?;
        Some(Scene::new(&self.view, &self.fight_ui, &self.animation, stage))
    }
}
