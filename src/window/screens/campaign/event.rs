//! What is met in port: the story, and what can be done about it.

use bevy_egui::egui::{Rect, pos2, vec2};
use campaign::text;

use super::question::{CampaignPen, View, ground};
use crate::window::ui::{
    paint,
    theme::{self, size},
};

/// Height of an option's plate, and between two.
const TALL: f32 = 64.0;
const GAP: f32 = 12.0;

/// Draws both, one above the other.
pub(super) fn draw(pen: &mut CampaignPen, area: Rect, view: &View) {
    let Some((title, story)) = text::meeting(view.own, view.book) else { return };
    let p = pen.p();
    let tall = paint::flow(&p, area, title, 28.0, theme::TYPE, true);
    let room = area.with_min_y(area.top() + tall + 10.0);
    let tall = paint::flow(&p, room, story, size::HEAD, theme::TYPE, false);
    let mut top = room.top() + tall + 24.0;
    for (n, option) in view.options().iter().enumerate() {
        let place = Rect::from_min_size(pos2(area.left(), top), vec2(area.width(), TALL));
        ground(pen, view, place, n);
        let words = text::option(option, view.own, view.book);
        let inner = place.shrink2(vec2(16.0, 10.0));
        let inner = inner.with_max_x(inner.right() - 24.0);
        paint::flow(&pen.p(), inner, &words, size::HEAD, theme::TYPE, false);
        top += TALL + GAP;
    }
}
