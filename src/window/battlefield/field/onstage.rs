//! What a picture of the field is drawn from, and who stands where on it.

use bevy_egui::egui::{Pos2, vec2};
use skirmish::Seen;

use super::{camera::Stage, figure::Figure, palette::Palette};
use crate::window::battlefield::{effects::FightAnimation, fight_ui::FightUi, view::FightView};

/// Everything that one picture is drawn from.
pub struct Scene<'a> {
    pub view: &'a FightView,
    pub fight_ui: &'a FightUi,
    pub animation: &'a FightAnimation,
    pub stage: Stage,
    pub palette: Palette,
}

impl<'a> Scene<'a> {
    pub fn new(
        view: &'a FightView,
        fight_ui: &'a FightUi,
        animation: &'a FightAnimation,
        stage: Stage,
    ) -> Scene<'a> {
        let palette = Palette::of(&view.seen.ground);
        Scene { view, fight_ui, animation, stage, palette }
    }
}

/// Somebody on the picture, as they stand there.
pub struct Shown<'a> {
    pub seen: &'a Seen,
    pub figure: Figure,
    pub spot: Spot,
}

/// A place on the field: along the line in metres, from back (0) to front (1), and points aside.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Spot {
    pub metres: f32,
    pub depth: f32,
    pub aside: f32,
}

impl Spot {
    /// Where that is on the screen.
    pub fn on(self, stage: &Stage) -> Pos2 {
        stage.at(self.metres, self.depth) + vec2(self.aside, 0.0)
    }
}
