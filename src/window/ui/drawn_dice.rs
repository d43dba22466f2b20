//! Draws dice as they fell; those that do not count are dimmed.

use bevy_egui::egui::{Painter, Pos2};
use dice::{Pool, Throw};

use crate::window::ui::paint::die;

/// All dice of a throw from `at` to the right; returns where they end.
pub fn fallen(p: &Painter, at: Pos2, side: f32, throw: &Throw) -> f32 {
    let out = throw.pool.left_out(&throw.dice);
    row(p, at, side, throw.dice.iter().enumerate().map(|(n, face)| (Some(*face), out != Some(n))))
}

/// The dice that are to be thrown.
pub fn waiting(p: &Painter, at: Pos2, side: f32, pool: Pool) -> f32 {
    row(p, at, side, (0..pool.count()).map(|_| (None, true)))
}

fn row(p: &Painter, at: Pos2, side: f32, all: impl Iterator<Item = (Option<u8>, bool)>) -> f32 {
    let mut x = at.x;
    for (face, counts) in all {
        die(p, Pos2::new(x, at.y), side, face, counts);
        x += side * 1.14;
    }
    x - side * 0.14
}
