//! Where everything stands on the page of a result.

use bevy_egui::egui::{Rect, vec2};

use crate::window::ui::menu::TAPPED_STEP;

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

    /// On a phone: everything one below the other from the top of `all`, for so many rows of the menu, captains
    /// and turning points.
    pub fn one_below_the_other(all: Rect, rows: usize, captains: usize, moments: usize) -> Plan {
        let mut y = all.top() + GAP;
        let mut part = |tall: f32| {
            let rect = Rect::from_x_y_ranges(all.x_range(), y..=(y + tall));
            y += tall + GAP;
            rect
        };
        Plan {
            outcome: part(OUTCOME + TAPPED_STEP * rows as f32),
            scores: part(SCORE * captains.div_ceil(2) as f32),
            plot: part(PLOT),
            moments: part(20.0 + TAPPED_STEP * moments as f32),
            cards: part(CARDS * captains as f32),
        }
    }

    /// How tall all of that is.
    pub fn tall(rows: usize, captains: usize, moments: usize) -> f32 {
        let plan = Plan::one_below_the_other(Rect::ZERO, rows, captains, moments);
        plan.cards.bottom() + GAP
    }
}

/// On a phone: between the parts; heights of what stands around the menu, of two captains' points, of the plot, and
/// of one captain's cards.
const GAP: f32 = 20.0;
const OUTCOME: f32 = 216.0;
const SCORE: f32 = 58.0;
const PLOT: f32 = 250.0;
const CARDS: f32 = 300.0;
