//! Draws falling dice, and the odds of their result.

use bevy_egui::egui::{Align2, Color32, Painter, Rect, Stroke, StrokeKind, pos2};
use dice::{Distribution, Modifier, Odds};

use crate::window::ui::{
    paint,
    theme::{self, size},
};

/// Two dice that are to come, or have fallen.
pub struct Chance<'a> {
    pub target: i32,
    pub modifiers: &'a [Modifier],
    pub odds: Odds,
    /// The sum of the dice.
    pub fallen: Option<i32>,
}

impl Chance<'_> {
    pub fn dm(&self) -> i32 {
        self.modifiers.iter().map(|modifier| i32::from(modifier.dm)).sum()
    }
}

/// Draws in how many ways two dice fall on each total, those that succeed filled.
pub fn chart(p: &Painter, rect: Rect, chance: &Chance) {
    let step = rect.width() / 11.0;
    let room = rect.with_max_y(rect.bottom() - 13.0);
    for (total, ways) in Distribution::two_dice().iter() {
        let left = rect.left() + step * (total - 2) as f32;
        let tall = room.height() * ways as f32 / 6.0;
        let bar = room.with_min_y(room.bottom() - tall);
        let bar = bar.with_min_x(left + 1.5).with_max_x(left + step - 1.5);
        let here = chance.fallen == Some(total);
        stroke_of(p, bar, total + chance.dm() >= chance.target, here);
        let at = pos2(bar.center().x, rect.bottom());
        let ink = if here { theme::TYPE } else { theme::FAINT };
        paint::say(p, at, Align2::CENTER_BOTTOM, &total.to_string(), 9.5, ink);
    }
}

/// The bar of a total: filled where it wins, framed where the dice have come to it.
fn stroke_of(p: &Painter, bar: Rect, wins: bool, here: bool) {
    if wins {
        p.rect_filled(bar, 1.0, theme::faded(theme::met(), 0.85));
    } else {
        p.rect_filled(bar, 1.0, theme::RAISED);
        p.rect_stroke(bar, 1.0, Stroke::new(1.0, theme::RULE), StrokeKind::Inside);
    }
    if here {
        p.rect_stroke(bar.expand(1.5), 2.0, Stroke::new(2.0, theme::TYPE), StrokeKind::Outside);
    }
}

/// `91.7 %`.
pub fn percent(odds: Odds) -> String {
    format!("{}.{} %", odds.per_mille() / 10, odds.per_mille() % 10)
}

/// A thin bar that is as full as something is likely.
pub fn gauge(p: &Painter, rect: Rect, odds: Odds) {
    p.rect_filled(rect, 1.0, theme::RULE);
    let share = f32::from(odds.per_mille()) / 1000.0;
    p.rect_filled(rect.with_max_x(rect.left() + rect.width() * share), 1.0, theme::met());
}

/// A number in a box, with its name over it: one of the six characteristics.
pub fn boxed(
    p: &Painter,
    rect: Rect,
    label: &str,
    digit: &str,
    fresh: bool,
    ink: Color32,
    large: f32,
) {
    let (fill, line) =
        if fresh { (theme::now_ground(), theme::now()) } else { (theme::PANEL, theme::RULE) };
    paint::plate(p, rect, fill, line);
    let at = pos2(rect.center().x, rect.top() + 5.0);
    paint::caption(p, at, Align2::CENTER_TOP, label, 9.5 * large, theme::QUIET);
    let at = pos2(rect.center().x, rect.bottom() - 3.0);
    paint::numeral(p, at, Align2::CENTER_BOTTOM, digit, size::TITLE * large, ink);
}
