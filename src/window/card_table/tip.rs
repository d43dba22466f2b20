//! Tips: the meaning of a number, a pill or a mark, beside the pointer that rests on it.

use bevy_egui::egui::{Align2, Context, Id, LayerId, Order, Rect, vec2};

use crate::window::ui::{
    layout_check::{Reason, meant},
    overlay, paint,
    theme::{self, size},
};

/// How long the pointer rests on a card before it is shown large, in seconds.
pub const REST: f64 = 0.35;

/// The tip under the pointer.
#[derive(Debug, Clone, PartialEq)]
pub struct Tip {
    pub rect: Rect,
    pub word: String,
    pub says: String,
    /// How it stands here, beside what it means.
    pub note: &'static str,
    pub since: f64,
}

const WIDE: f32 = 250.0;
const PAD: f32 = 10.0;

/// Draws it once the pointer has rested long enough; asks for the frame in which it will have.
pub fn draw(ctx: &Context, tip: &Tip) {
    let rested = ctx.input(|input| input.time) - tip.since;
    if rested < REST {
        return ctx.request_repaint_after(std::time::Duration::from_secs_f64(REST - rested));
    }
    let p = ctx.layer_painter(LayerId::new(Order::Tooltip, Id::new("tip")));
    let width = WIDE - 2.0 * PAD;
    let says = paint::tall(&p, &tip.says, size::SMALL, width);
    let note =
        if tip.note.is_empty() { 0.0 } else { paint::tall(&p, tip.note, size::SMALL, width) + 4.0 };
    // A row is taller than its letters.
    let room = vec2(WIDE, 2.0 * PAD + 24.0 + says + note);
    let rect = overlay::beside(tip.rect, room, ctx.screen_rect());
    meant(&p, rect, Reason::Floats);
    paint::plate(&p, rect, theme::RAISED, theme::FAINT);
    let inner = rect.shrink(PAD);
    paint::strong(&p, inner.min, Align2::LEFT_TOP, &tip.word, size::BODY, theme::TYPE);
    let words = inner.with_min_y(inner.top() + 20.0).with_max_y(rect.bottom());
    let used = paint::flow(&p, words, &tip.says, size::SMALL, theme::QUIET, false);
    if !tip.note.is_empty() {
        let below = words.with_min_y(words.top() + used + 4.0);
        paint::flow(&p, below, tip.note, size::SMALL, theme::TYPE, false);
    }
}
