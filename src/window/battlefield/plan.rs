//! What stands where on the screen of a fight.

use bevy_egui::egui::{Rect, pos2, vec2};

use crate::window::ui::compact::{MARGIN, TARGET, is_phone, is_upright};

/// Where everything stands.
pub struct Plan {
    pub top: Rect,
    pub picture: Rect,
    /// Under the picture: whoever is selected, and whoever is looked at.
    pub low: Rect,
    /// Question, options and log.
    pub column: Rect,
    /// What can be asked for on a phone; elsewhere keys stand at the foot of the screen.
    pub tabs: Rect,
}

/// The height of the bar above, of the people below the picture on a phone, and of the tabs there.
const TOP: f32 = 48.0;
const LOW: f32 = 124.0;
const TABS: f32 = TARGET;
/// The share of a phone that the picture has where it is held upright, and the column where it is held across.
const PICTURE: f32 = 0.34;
const COLUMN: f32 = 0.4;

impl Plan {
    pub fn of(all: Rect) -> Plan {
        if is_phone(all) {
            return Plan::compact(all);
        }
        let top = all.with_max_y(all.top() + TOP);
        let body = Rect::from_min_max(
            pos2(all.left() + 12.0, top.bottom() + 8.0),
            pos2(all.right() - 12.0, all.bottom() - 26.0),
        );
        let wide = (body.width() * 0.262).clamp(310.0, 430.0);
        let column = body.with_min_x(body.right() - wide);
        let left = body.with_max_x(column.left() - 10.0);
        let low = left.with_min_y(left.bottom() - 118.0);
        let picture = left.with_max_y(low.top() - 8.0);
        Plan { top, picture, low, column, tabs: Rect::NOTHING }
    }

    /// The column down to where tabs would stand: a bar stands below it all.
    pub fn without_tabs(self) -> Plan {
        let bottom = self.column.bottom().max(self.tabs.bottom());
        Plan { column: self.column.with_max_y(bottom), tabs: Rect::NOTHING, ..self }
    }

    /// On a phone: one below the other, or the column beside the picture where it is held across.
    fn compact(all: Rect) -> Plan {
        let (left, right) = match is_upright(all) {
            true => {
                let tall = TOP + all.height() * PICTURE + LOW;
                (all.with_max_y(all.top() + tall), all.with_min_y(all.top() + tall))
            }
            false => {
                let wide = (all.width() * COLUMN).clamp(280.0, 340.0);
                (all.with_max_x(all.right() - wide), all.with_min_x(all.right() - wide))
            }
        };
        let top = left.with_max_y(left.top() + TOP);
        let low = left.with_min_y(left.bottom() - LOW);
        let picture = left.with_min_y(top.bottom()).with_max_y(low.top());
        let tabs = right.with_min_y(right.bottom() - TABS);
        let column = right.with_max_y(tabs.top()).shrink2(vec2(MARGIN, MARGIN / 2.0));
        Plan { top, picture, low: low.shrink2(vec2(MARGIN, MARGIN / 2.0)), column, tabs }
    }
}
