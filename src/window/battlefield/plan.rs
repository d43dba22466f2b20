//! What stands where on the screen of a fight.

use bevy_egui::egui::{Rect, pos2};

/// Where everything stands.
pub struct Plan {
    pub top: Rect,
    pub picture: Rect,
    /// Under the picture: whoever is selected, and whoever is looked at.
    pub low: Rect,
    /// Question, options and log.
    pub column: Rect,
}

impl Plan {
    pub fn of(all: Rect) -> Plan {
        let top = all.with_max_y(all.top() + 48.0);
        let body = Rect::from_min_max(
            pos2(all.left() + 12.0, top.bottom() + 8.0),
            pos2(all.right() - 12.0, all.bottom() - 26.0),
        );
        let wide = (body.width() * 0.262).clamp(310.0, 430.0);
        let column = body.with_min_x(body.right() - wide);
        let left = body.with_max_x(column.left() - 10.0);
        let low = left.with_min_y(left.bottom() - 118.0);
        let picture = left.with_max_y(low.top() - 8.0);
        Plan { top, picture, low, column }
    }
}
