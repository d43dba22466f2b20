//! Where everything stands on the screen of a life.

use bevy_egui::egui::{Rect, pos2, vec2};

use crate::window::ui::{
    compact::{Columns, MARGIN, TARGET, is_phone, is_upright},
    layout::equal_columns,
};

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
            let [question, middle, timeline, sheet] = places(all);
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

/// Room of the throw of the moment on a phone, above its question.
pub(super) const STAGE: f32 = 236.0;
/// How many tabs a life has there.
pub(super) const TABS: usize = 4;

/// The throw of the moment and its question on a phone, one above the other or side by side.
pub(super) fn parts(area: Rect) -> (Rect, Rect) {
    match is_upright(area) {
        true => {
            let parted = area.top() + STAGE;
            (area.with_max_y(parted), area.with_min_y(parted + MARGIN))
        }
        false => {
            let parted = area.center().x;
            (area.with_max_x(parted - MARGIN / 2.0), area.with_min_x(parted + MARGIN / 2.0))
        }
    }
}

/// Where the parts of a phone's page are that lessons point at: question, stage, terms, sheet.
fn places(all: Rect) -> [Rect; 4] {
    let row = Columns::tabs(all);
    let tabs: Vec<Rect> = equal_columns(row, TABS).map(|tab| tab.shrink(4.0)).collect();
    let area = all.with_min_y(row.bottom()).with_max_y(all.bottom() - TARGET);
    let (stage, question) = parts(area.shrink(MARGIN));
    [question, stage, tabs[3], tabs[2]]
}
