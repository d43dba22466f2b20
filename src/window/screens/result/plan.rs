//! Where everything stands on the page of a result.

use bevy_egui::egui::{Rect, vec2};

/// Where everything stands.
pub(super) struct Plan {
    pub outcome: Rect,
    pub scores: Rect,
    pub plot: Rect,
    pub moments: Rect,
    pub cards: Rect,
}

impl Plan {
    pub fn of(all: Rect) -> Plan {
        let inner = all.shrink2(vec2(48.0, 38.0));
        let outcome = inner.with_max_x(inner.left() + 276.0);
        let right = inner.with_min_x(outcome.right() + 52.0);
        let scores = right.with_max_y(right.top() + 58.0);
        let rest = right.with_min_y(scores.bottom() + 14.0);
        let middle = rest.with_max_y(rest.top() + rest.height() * 0.475);
        let cards = rest.with_min_y(middle.bottom() + 22.0);
        let wide = (middle.width() * 0.57).round();
        let plot = middle.with_max_x(middle.left() + wide);
        let moments = middle.with_min_x(plot.right() + 32.0);
        Plan { outcome, scores, plot, moments, cards }
    }
}
