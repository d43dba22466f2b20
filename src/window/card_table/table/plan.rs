//! Where everything on the table stands, but on a phone.

use bevy_egui::egui::{Rect, pos2};

/// Between two parts of the table.
pub(super) const GAP: f32 = 8.0;
/// The height of the rail.
const RAIL: f32 = 48.0;

/// Where everything stands, worked out from the size of the window.
pub(super) struct Plan {
    pub rail: Rect,
    pub rivals: Rect,
    pub contracts: Rect,
    pub mine: Rect,
    pub hand: Rect,
    pub side: Rect,
}

impl Plan {
    /// As without anything below, but for contracts and hand, which have room to give way; what captains
    /// have before them keeps its height.
    pub fn above(all: Rect, below: f32) -> Plan {
        let mut plan = Plan::of(all);
        let up = below * 0.45;
        plan.contracts = plan.contracts.with_max_y(plan.contracts.bottom() - up);
        plan.mine = plan.mine.translate([0.0, -up].into());
        plan.hand = plan.hand.with_min_y(plan.hand.top() - up);
        plan.hand = plan.hand.with_max_y(plan.hand.bottom() - below);
        plan.side = plan.side.with_max_y(plan.side.bottom() - below);
        plan
    }

    pub fn of(all: Rect) -> Plan {
        let rail = all.with_max_y(all.top() + RAIL);
        let body = all.with_min_y(rail.bottom()).shrink2([12.0, GAP].into());
        let column = (body.width() * 0.255).clamp(290.0, 420.0);
        let side = body.with_min_x(body.right() - column);
        let left = body.with_max_x(side.left() - GAP * 1.5);
        // Shares of the height, of a table 648 points tall at 1280 by 720.
        let free = left.height() - 3.0 * GAP;
        let tall = |share: f32| free * share / 632.0;
        let mut y = left.top();
        let mut row = |height: f32| {
            let rect = Rect::from_min_max(pos2(left.left(), y), pos2(left.right(), y + height));
            y += height + GAP;
            rect
        };
        Plan {
            rail,
            rivals: row(tall(136.0)),
            contracts: row(tall(194.0)),
            mine: row(tall(136.0)),
            hand: row(tall(166.0)),
            side,
        }
    }
}
