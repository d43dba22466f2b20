//! The help on top of a screen: its keys, the rulebook.

use bevy_egui::egui::{
    Align2, Area, CentralPanel, Context, Frame, Id, Order, Painter, Rect, Sense, Ui, vec2,
};

use crate::window::ui::{
    overlay, paint,
    pen::{Pen, Reads},
    rulebook::{self, RulebookPage, Rules},
    theme::{self, size},
};

/// The help on top of the screen.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum HelpDialog {
    #[default]
    Nothing,
    Keys,
    Rules,
}

/// A dimmed sheet over everything; a click beside its content does `close`.
pub fn sheet<D: Reads>(
    ctx: &Context,
    close: D,
    content: impl FnOnce(&mut Pen<D>, Rect) -> Rect,
) -> Vec<D> {
    let all = ctx.screen_rect();
    let area = Area::new(Id::new("desk sheet")).order(Order::Foreground).fixed_pos(all.min);
    let shown = area.show(ctx, |ui| {
        let behind = ui.allocate_rect(all, Sense::CLICK);
        ui.painter().rect_filled(all, 0.0, theme::faded(theme::SPACE, 0.82));
        let mut pen = Pen::new(ui);
        let inside = content(&mut pen, all);
        let at = behind.interact_pointer_pos();
        if behind.clicked() && at.is_some_and(|at| !inside.contains(at)) {
            pen.actions.push(close);
        }
        pen.actions
    });
    shown.inner
}

/// The help on top of a screen that lists its keys and opens the rulebook.
pub struct Help<'a, D, R> {
    pub dialog: HelpDialog,
    pub keys: &'a [(&'a str, &'a str)],
    pub reading: &'a RulebookPage,
    pub book: R,
    pub turned: fn(RulebookPage) -> D,
    pub close: D,
}

impl<D: Reads, R: Rules> Help<'_, D, R> {
    /// Draws a screen with its help on top, and returns what was done on the upper one.
    pub fn over(self, ctx: &Context, screen: impl FnOnce(&mut Ui) -> Vec<D>) -> Vec<D> {
        let Help { dialog, keys, reading, book, turned, close } = self;
        let frame = Frame::NONE.fill(theme::SPACE);
        let below = CentralPanel::default().frame(frame).show(ctx, screen);
        match dialog {
            HelpDialog::Nothing => below.inner,
            HelpDialog::Keys => sheet(ctx, close, |pen, all| all_keys(pen, all, keys)),
            HelpDialog::Rules => {
                sheet(ctx, close, |pen, all| rules(pen, all, reading, book, turned))
            }
        }
    }
}

/// A page of keys.
pub fn all_keys<D: Reads>(pen: &mut Pen<D>, all: Rect, help: &[(&str, &str)]) -> Rect {
    let height = 76.0 + 30.0 * help.len() as f32;
    let rect = Rect::from_center_size(all.center(), vec2(660.0, height));
    let inner = overlay::panel(pen.ui, rect, "Keys and clicks", "Esc closes");
    for (n, (key, does)) in help.iter().enumerate() {
        let row = inner.with_min_y(inner.top() + 14.0 + 30.0 * n as f32);
        one_key(&pen.p(), row, key, does);
    }
    rect
}

fn one_key(p: &Painter, row: Rect, key: &str, does: &str) {
    let (at, align) = (row.left_top(), Align2::LEFT_CENTER);
    paint::strong(p, at, align, key, 15.0, theme::TYPE);
    let at = at + vec2(150.0, 0.0);
    let (room, points) = (row.right() - at.x, size::BODY + 1.0);
    paint::fitted(p, at, align, does, points, theme::QUIET, room, false);
}

/// The note of a rulebook that goes from rule to rule of a throw.
const BY_THE_THROW: &str = "↑ ↓ turn the pages · F6 the next rule of the throw · Esc closes";

/// The rulebook where it is open, and the page that was turned to.
pub fn rules<D: Reads>(
    pen: &mut Pen<D>,
    all: Rect,
    reading: &RulebookPage,
    book: impl Rules,
    turned: fn(RulebookPage) -> D,
) -> Rect {
    rules_noted(pen, all, BY_THE_THROW, reading, book, turned)
}

/// The same with a note of one's own at the top.
pub fn rules_noted<D: Reads>(
    pen: &mut Pen<D>,
    all: Rect,
    note: &str,
    reading: &RulebookPage,
    book: impl Rules,
    turned: fn(RulebookPage) -> D,
) -> Rect {
    let rect = overlay::nearly_all(all, vec2(120.0, 50.0));
    let inner = overlay::panel(pen.ui, rect, "Rulebook", note);
    let page = rulebook::draw(pen.ui, inner, &book, reading);
    pen.actions.extend(page.map(turned));
    rect
}
