//! What names and numbers on the field have in common.

use bevy_egui::egui::{FontId, Painter, Vec2};

use crate::window::{
    battlefield::field::onstage::{Scene, Shown},
    ui::theme,
};

/// Whether somebody is selected or looked at.
pub(super) fn is_looked_at(scene: &Scene, it: &Shown) -> bool {
    scene.fight_ui.selected == Some(it.seen.id)
        || scene.fight_ui.looked_at(scene.view) == Some(it.seen.id)
}

/// How large a line of words is.
pub(super) fn text_size(p: &Painter, words: &str, points: f32) -> Vec2 {
    p.layout_no_wrap(words.to_owned(), FontId::proportional(points), theme::TYPE).size()
}
