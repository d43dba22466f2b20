//! What lies on the table of a phone, one below the other: the queue, contracts, one's own side, the rivals.

use bevy_egui::egui::{Rect, vec2};

use super::super::{board, contracts, plan::GAP, queue};
use crate::window::{
    card_table::{area::Area, touch::Pen},
    ui::compact::Roll,
};

/// The height of a contract, and of a row of them with the names of who is after them.
const CONTRACT: f32 = 206.0;
const CONTRACTS: f32 = CONTRACT + 22.0;
/// The height of a captain's side, and of the tabs of several rivals.
const SIDE: f32 = 272.0;
const TABS: f32 = 52.0;

/// Where everything lies, counted from the top of it all.
struct Parts {
    queue: Rect,
    contracts: Rect,
    mine: Rect,
    rivals: Rect,
}

impl Parts {
    fn of(pen: &Pen, width: f32) -> Parts {
        let mut y = 0.0;
        let mut part = |tall: f32| {
            let rect = Rect::from_x_y_ranges(0.0..=width, y..=(y + tall));
            y += if tall > 0.0 { tall + GAP } else { 0.0 };
            rect
        };
        let queued = pen.view.seen.queue.len();
        let rows = pen.view.seen.slots.len().div_ceil(2);
        let tabs = if pen.view.rivals().count() > 1 { TABS } else { 0.0 };
        Parts {
            queue: part(queue::tall(queued)),
            contracts: part(CONTRACTS * rows as f32),
            mine: part(SIDE),
            rivals: part(if pen.view.seen.is_solo() { TABS } else { SIDE + tabs }),
        }
    }

    /// The parts that can be looked for.
    fn areas(&self) -> [(Area, Rect); 3] {
        [(Area::Contracts, self.contracts), (Area::Mine, self.mine), (Area::Rivals, self.rivals)]
    }
}

/// Draws it, rolled to where somebody looks.
pub(super) fn draw(pen: &mut Pen, area: Rect) {
    let parts = Parts::of(pen, area.width());
    let seen = looked_for(pen, &parts);
    let roll = Roll::begin(pen.ui, area, "table", parts.rivals.bottom() + GAP, seen);
    let corner = roll.whole.min.to_vec2();
    let lies = |part: Rect| part.translate(corner);
    pen.rolls = true;
    if parts.queue.height() > 0.0 {
        queue::draw(pen, lies(parts.queue));
    }
    contracts::in_rows(pen, lies(parts.contracts), CONTRACT, CONTRACTS);
    board::mine(pen, lies(parts.mine));
    board::rivals(pen, lies(parts.rivals));
    pen.rolls = false;
    roll.end(pen.ui);
    let in_sight = |part: Rect| if part.intersects(area) { part.intersect(area) } else { area };
    pen.areas.extend(parts.areas().map(|(name, part)| (name, in_sight(lies(part)))));
    for (name, rect) in &mut pen.areas {
        if matches!(name, Area::Plate | Area::Pool) {
            *rect = in_sight(*rect);
        }
    }
}

/// The part that is looked for, or the place that the keyboard stands on, counted from the top of it all.
fn looked_for(pen: &Pen, parts: &Parts) -> Option<Rect> {
    let wanted = pen.table_ui.looked_for?;
    let (_, part) = parts.areas().into_iter().find(|(area, _)| *area == wanted)?;
    Some(part.expand2(vec2(0.0, GAP)))
}
