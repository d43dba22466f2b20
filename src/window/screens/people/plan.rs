//! Where everything stands on the screen of a life.

use bevy_egui::egui::{Rect, pos2, vec2};

use super::tapped;
use crate::window::ui::compact::is_phone;

/// Where everything stands.
pub(super) struct Plan {
    pub room: Rect,
    pub timeline: Rect,
    pub question: Rect,
    pub middle: Rect,
    pub sheet: Rect,
}

impl Plan {
    pub fn of(all: Rect) -> Plan {
        if is_phone(all) {
            let [question, middle, timeline, sheet] = tapped::places(all);
            return Plan { room: all, timeline, question, middle, sheet };
        }
        let room = all.shrink2(vec2(16.0, 10.0));
        let timeline = Rect::from_min_max(
            pos2(room.left(), room.top() + 38.0),
            pos2(room.right() + 6.0, room.top() + 136.0),
        );
        let body = Rect::from_min_max(
            pos2(room.left(), timeline.bottom() + 10.0),
            pos2(room.right(), room.bottom() - 20.0),
        );
        let question = body.with_max_x(body.left() + 352.0);
        let sheet = body.with_min_x(body.right() - 300.0);
        let middle = Rect::from_min_max(
            pos2(question.right() + 12.0, body.top()),
            pos2(sheet.left() - 12.0, body.bottom()),
        );
        Plan { room, timeline, question, middle, sheet }
    }

    /// Where throws are shown.
    pub fn stage(&self) -> Rect {
        self.middle.with_max_y(self.middle.top() + 172.0)
    }
}
