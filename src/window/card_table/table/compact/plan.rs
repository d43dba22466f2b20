//! Where everything stands on a phone.

use bevy_egui::egui::{Rect, vec2};

use crate::window::ui::compact::{MARGIN, TARGET, is_upright};

/// Where everything stands, worked out from the size of the screen.
pub(super) struct Plan {
    pub bar: Rect,
    /// What is asked, and what is below it until that is known.
    pub prompt: Rect,
    pub board: Rect,
    pub drawer: Rect,
    pub tabs: Rect,
    upright: bool,
}

/// The share of an upright screen that the drawer has, and its height in points at least and at most.
const DRAWER: f32 = 0.33;
const DRAWER_TALL: [f32; 2] = [190.0, 320.0];
/// The share of a screen held across that is answered in, and its width likewise.
const COLUMN: f32 = 0.42;
const COLUMN_WIDE: [f32; 2] = [288.0, 360.0];
/// The height of the tabs.
const TABS: f32 = TARGET + 4.0;

impl Plan {
    /// Before the prompt is drawn.
    pub fn of(all: Rect) -> Plan {
        if is_upright(all) { Plan::upright(all) } else { Plan::across(all) }
    }

    fn upright(all: Rect) -> Plan {
        let bar = all.with_max_y(all.top() + TARGET);
        let tabs = all.with_min_y(all.bottom() - TABS);
        let [least, most] = DRAWER_TALL;
        let tall = (all.height() * DRAWER).clamp(least, most);
        let drawer = tabs.with_min_y(tabs.top() - tall).with_max_y(tabs.top());
        let between = bar.with_min_y(bar.bottom()).with_max_y(drawer.top());
        let inner = |rect: Rect| rect.shrink2(vec2(MARGIN, MARGIN / 2.0));
        let (prompt, board, drawer) = (inner(between), inner(between), inner(drawer));
        Plan { bar, prompt, board, drawer, tabs, upright: true }
    }

    fn across(all: Rect) -> Plan {
        let [least, most] = COLUMN_WIDE;
        let column = all.with_min_x(all.right() - (all.width() * COLUMN).clamp(least, most));
        let left = all.with_max_x(column.left());
        let bar = left.with_max_y(left.top() + TARGET);
        let tabs = column.with_min_y(column.bottom() - TABS);
        let board = left.with_min_y(bar.bottom()).shrink2(vec2(MARGIN, MARGIN / 2.0));
        let rest = column.with_max_y(tabs.top()).shrink2(vec2(MARGIN / 2.0, MARGIN / 2.0));
        Plan { bar, prompt: rest, board, drawer: rest, tabs, upright: false }
    }

    /// The prompt ends at `y`; what is below it begins there.
    pub fn give_way_to(&mut self, y: f32) {
        self.prompt = self.prompt.with_max_y(y);
        let below = if self.upright { &mut self.board } else { &mut self.drawer };
        *below = below.with_min_y(y + MARGIN);
    }
}
