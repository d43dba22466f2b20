//! Draws the games that no figure counts: alone, taken back, without a person.

use bevy_egui::egui::{Painter, Rect};

use crate::statistics::{Figures, Tally};
use crate::window::ui::{
    paint,
    theme::{self, size},
};

/// Draws a line for each sort there is, from the top of `area`; returns where they end.
pub(super) fn draw(p: &Painter, area: Rect, figures: &Figures) -> f32 {
    let played = |tally: &Tally| {
        let Tally { games, won, .. } = *tally;
        let unit = if games == 1 { "game" } else { "games" };
        (games > 0).then(|| format!("{games} {unit}, {won} won"))
    };
    let lines = [
        ("Alone", played(&figures.solo)),
        ("With something taken back", played(&figures.taken_back)),
        ("Without a person", (figures.watched > 0).then(|| figures.watched.to_string())),
    ];
    let mut rest = area;
    for (what, figures) in lines {
        let Some(figures) = figures else { continue };
        let words = format!("{what}, counted apart: {figures}.");
        let tall = paint::flow(p, rest, &words, size::SMALL, theme::FAINT, false);
        rest = rest.with_min_y(rest.top() + tall + 4.0);
    }
    rest.top()
}
