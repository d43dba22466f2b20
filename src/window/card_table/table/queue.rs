//! The queue: what waits to take effect; the top resolves first.

use bevy_egui::egui::{Align2, Rect, pos2};
use cards::{QueuedSeen, Using};

use crate::window::{
    card_table::{
        spot::{self, Spot},
        touch::Pen,
    },
    ui::{
        card_type::CardType,
        paint,
        theme::{self, size},
    },
};

const ROW: f32 = 24.0;

/// How tall a queue of so many stands; one of nobody has no room.
pub fn tall(queued: usize) -> f32 {
    if queued == 0 { 0.0 } else { 22.0 + ROW * queued as f32 + 4.0 }
}

/// Draws the queue at the top of `area`, the next to resolve above; returns where it ends.
pub fn draw(pen: &mut Pen, area: Rect) -> f32 {
    let queue = &pen.view.seen.queue;
    let rect = area.with_max_y(area.top() + tall(queue.len()));
    let p = pen.p();
    paint::plate(&p, rect, theme::PANEL, theme::RULE);
    let at = pos2(rect.left() + 10.0, rect.top() + 6.0);
    paint::caption(&p, at, Align2::LEFT_TOP, "Queue", size::TINY, theme::QUIET);
    let at = pos2(rect.right() - 10.0, at.y);
    paint::say(&p, at, Align2::RIGHT_TOP, "the top resolves first", size::TINY, theme::FAINT);
    let mut y = rect.top() + 22.0;
    for (n, queued) in queue.iter().enumerate().rev() {
        let row =
            Rect::from_min_max(pos2(rect.left() + 5.0, y), pos2(rect.right() - 5.0, y + ROW - 3.0));
        entry(pen, row, n as u8, queued);
        y += ROW;
    }
    rect.bottom()
}

fn entry(pen: &mut Pen, row: Rect, n: u8, queued: &QueuedSeen) {
    let look = spot::look_at(Spot::Queued(n), &pen.view.seen);
    let touch = pen.touch(row, &[Spot::Queued(n)], look);
    let p = pen.p();
    let card = pen.view.card(queued.def);
    let kind = CardType::of(card);
    let fill = if touch.hovered { theme::RAISED } else { theme::SPACE };
    paint::plate(&p, row, fill, theme::faded(theme::colour(kind), 0.4));
    paint::mark(&p, pos2(row.left() + 10.0, row.center().y), 5.0, kind);
    let how = match queued.using {
        _ if queued.cancelled => "cancelled",
        Using::Procuring => "procured",
        Using::Event => "event",
        Using::Heroic { .. } => "heroic",
        Using::Ability(_) => "ability",
    };
    let words = format!("{} · {how}", pen.view.name(queued.seat));
    let at = pos2(row.right() - 6.0, row.center().y);
    let note = paint::say(&p, at, Align2::RIGHT_CENTER, &words, size::TINY, theme::QUIET);
    let at = pos2(row.left() + 20.0, row.center().y);
    let room = note.left() - 6.0 - at.x;
    paint::fitted(&p, at, Align2::LEFT_CENTER, &card.name, size::SMALL, theme::TYPE, room, true);
    pen.glow(row, touch);
}
