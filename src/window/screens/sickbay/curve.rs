//! Strength, Dexterity and Endurance over time, against their full values.

use bevy_egui::egui::{Align2, Painter, Pos2, Rect, Stroke, pos2};
use characters::{Characteristic, body::Seconds};

use super::bed::Sample;
use crate::window::ui::{
    paint,
    theme::{self, size},
};

/// Draws one strip a characteristic, all over the same time.
pub fn draw(p: &Painter, rect: Rect, curve: &[Sample]) {
    let (Some(first), Some(last)) = (curve.first(), curve.last()) else { return };
    let span = last.at.since(first.at).0.max(1);
    let foot = 18.0;
    let tall = (rect.height() - foot) / 3.0;
    let plot = rect.with_min_x(rect.left() + 44.0);
    for (n, which) in Characteristic::PHYSICAL.into_iter().enumerate() {
        let top = rect.top() + tall * n as f32;
        let strip =
            Rect::from_min_max(pos2(plot.left(), top + 8.0), pos2(plot.right(), top + tall - 6.0));
        let at = pos2(rect.left(), strip.center().y);
        let label = which.label().to_uppercase();
        paint::caption(p, at, Align2::LEFT_CENTER, &label, size::TINY, theme::QUIET);
        one(p, strip, curve, n, span);
    }
    ticks(p, plot, span);
}

/// The highest that is drawn: the profile's own most.
const TOP: f32 = 15.0;

fn one(p: &Painter, strip: Rect, curve: &[Sample], n: usize, span: u64) {
    let begin = curve.first().map_or(Seconds(0), |first| first.at);
    let most = curve.iter().map(|it| it.full[n]).max().unwrap_or(1).max(1);
    let top = f32::from(most).min(TOP);
    let x = |at: Seconds| strip.left() + strip.width() * (at.since(begin).0 as f32 / span as f32);
    let y = |score: u8| strip.bottom() - strip.height() * (f32::from(score) / top).min(1.0);
    p.hline(strip.x_range(), strip.bottom(), Stroke::new(1.0, theme::RULE));
    for (here, after) in curve.iter().zip(curve.iter().skip(1).chain(curve.last())) {
        let (left, right) = (x(here.at), x(after.at).max(x(here.at) + 0.5));
        let now = here.now[n];
        let ground = Rect::from_min_max(pos2(left, y(now)), pos2(right, strip.bottom()));
        let colour = if now == 0 { theme::now() } else { theme::met() };
        p.rect_filled(ground, 0.0, theme::faded(colour, 0.28));
        dashed(p, pos2(left, y(here.full[n])), right);
        let line = Stroke::new(2.0, colour);
        p.hline(left..=right, y(now), line);
        if after.now[n] != now {
            p.line_segment([pos2(right, y(now)), pos2(right, y(after.now[n]))], line);
        }
    }
}

/// The highest possible score.
fn dashed(p: &Painter, from: Pos2, right: f32) {
    let mut x = from.x - from.x % 8.0;
    while x < right {
        let (left, end) = (x.max(from.x), (x + 4.0).min(right));
        if left < end {
            p.hline(left..=end, from.y, Stroke::new(1.0, theme::QUIET));
        }
        x += 8.0;
    }
}

/// Whole units of time, as many as can be read.
fn ticks(p: &Painter, plot: Rect, span: u64) {
    let (unit, name) = unit(span);
    let all = span / unit;
    let every = all.div_ceil(8).max(1);
    for n in (0..=all).step_by(every as usize) {
        let x = plot.left() + plot.width() * ((n * unit) as f32 / span as f32);
        p.vline(
            x,
            plot.top()..=plot.bottom() - 18.0,
            Stroke::new(1.0, theme::faded(theme::RULE, 0.6)),
        );
        let at = pos2(x, plot.bottom() - 2.0);
        let align = if n == 0 { Align2::LEFT_BOTTOM } else { Align2::CENTER_BOTTOM };
        let words = if n == 0 { format!("{name}s") } else { n.to_string() };
        if x < plot.right() - 4.0 || n == 0 {
            paint::say(p, at, align, &words, size::TINY, theme::FAINT);
        }
    }
}

/// The largest unit of which there are two at the least.
fn unit(span: u64) -> (u64, &'static str) {
    let units = [(Seconds::DAY.0, "day"), (Seconds::HOUR.0, "hour"), (Seconds::MINUTE.0, "minute")];
    let fits = units.into_iter().find(|(length, _)| span >= 2 * length);
    fits.unwrap_or((1, "second"))
}
