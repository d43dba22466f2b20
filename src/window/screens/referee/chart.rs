//! The odds as a picture: each total of the dice a bar, the line that must be reached, where each
//! stretch leads.

use bevy_egui::egui::{Align2, Painter, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};
use dice::Odds;
use tasks::ugm::Critical;

use super::{
    field::Page,
    throw_odds::{Bar, Region, ThrowOdds},
};
use crate::window::screens::referee::action::Pen;
use crate::window::ui::{
    layout::band,
    paint,
    theme::{self, size},
};

/// Draws the odds in `rect`; `fallen` is what the dice showed.
pub fn draw(pen: &mut Pen, rect: Rect, throw_odds: &ThrowOdds, fallen: Option<i32>) {
    let p = pen.p();
    paint::plate(&p, rect, theme::PANEL, theme::RULE);
    let inner = rect.shrink2(vec2(16.0, 12.0));
    head(&p, inner, throw_odds);
    let legend = legend_height(inner, throw_odds);
    let besides =
        if inner.width() < NARROW { BESIDE * throw_odds.beside.len() as f32 } else { 0.0 };
    let bars = band(inner, 54.0 + besides, legend + 46.0);
    draw_bars(&p, bars, throw_odds, fallen);
    line_to_reach(&p, bars, throw_odds);
    let marks = bars.with_min_y(bars.bottom() + 30.0).with_max_y(bars.bottom() + 44.0);
    stretches(&p, marks, inner.with_min_y(inner.bottom() - legend), throw_odds);
}

/// Where there is less room, other odds stand below the first, and the legend in one column.
const NARROW: f32 = 420.0;
/// From one of the other odds to the next.
const BESIDE: f32 = 17.0;

/// What each stretch of the bars leads to, below them, and in the legend.
fn stretches(p: &Painter, marks: Rect, legend: Rect, throw_odds: &ThrowOdds) {
    for (n, region) in throw_odds.regions.iter().enumerate() {
        bracket(p, marks, throw_odds, region);
        legend_entry(p, legend, n, region);
    }
}

/// Success in large type; what may happen beside it.
fn head(p: &Painter, inner: Rect, throw_odds: &ThrowOdds) {
    let percent = percent(throw_odds.success);
    let at = inner.left_top();
    let large = paint::numeral(p, at, Align2::LEFT_TOP, &percent, size::NUMERAL, theme::TYPE);
    let right = in_ways(p, pos2(large.right() + 12.0, large.top() + 5.0), throw_odds);
    match inner.width() < NARROW {
        true => besides(p, inner.with_min_y(large.bottom()), throw_odds),
        false => besides(p, inner.with_min_x(right + 14.0), throw_odds),
    }
}

/// The odds in ways, and what they are of; returns where that ends.
fn in_ways(p: &Painter, at: Pos2, throw_odds: &ThrowOdds) -> f32 {
    let odds = plainly(throw_odds.success);
    let ways = format!("{} of {}", odds.ways(), odds.of());
    let drawn = paint::strong(p, at, Align2::LEFT_TOP, &ways, size::BODY, theme::QUIET);
    let words = format!("throws succeed, {}+", throw_odds.target);
    let at = pos2(at.x, drawn.bottom());
    paint::say(p, at, Align2::LEFT_TOP, &words, size::SMALL, theme::FAINT).right()
}

/// Other odds, at the right.
fn besides(p: &Painter, area: Rect, throw_odds: &ThrowOdds) {
    for (n, (what, odds)) in throw_odds.beside.iter().enumerate() {
        let (at, room) = (area.right_top() + vec2(0.0, 5.0 + BESIDE * n as f32), area.width());
        let words = format!("{what}: {}", self::percent(*odds));
        paint::fitted(p, at, Align2::RIGHT_TOP, &words, size::SMALL, theme::QUIET, room, false);
    }
}

/// Over the throws of the dice alone, where the throws of a critical change nothing.
fn plainly(odds: Odds) -> Odds {
    const TWO_DICE: u64 = 36;
    let whole = odds.ways() * TWO_DICE;
    match odds.of() > TWO_DICE * 6 && whole.is_multiple_of(odds.of()) {
        true => Odds::new(whole / odds.of(), TWO_DICE),
        false => odds,
    }
}

/// `91.7 %`.
pub fn percent(odds: Odds) -> String {
    format!("{}.{} %", odds.per_mille() / 10, odds.per_mille() % 10)
}

fn step(bars: Rect, throw_odds: &ThrowOdds) -> f32 {
    bars.width() / throw_odds.bars.len().max(1) as f32
}

fn draw_bars(p: &Painter, area: Rect, throw_odds: &ThrowOdds, fallen: Option<i32>) {
    let step = step(area, throw_odds);
    let most = throw_odds.bars.iter().map(|bar| bar.ways).max().unwrap_or(1).max(1) as f32;
    for (n, bar) in throw_odds.bars.iter().enumerate() {
        let left = area.left() + step * n as f32;
        let tall = (area.height() - 16.0) * bar.ways as f32 / most;
        let place = Rect::from_min_max(
            pos2(left + 4.0, area.bottom() - tall),
            pos2(left + step - 4.0, area.bottom()),
        );
        one_bar(p, place, bar, fallen == Some(bar.natural));
    }
}

fn one_bar(p: &Painter, place: Rect, bar: &Bar, here: bool) {
    if bar.success {
        p.rect_filled(place, 1.5, theme::faded(theme::met(), 0.8));
        paint::verdict(p, pos2(place.center().x, place.top() - 8.0), 5.0, true);
    } else {
        p.rect_filled(place, 1.5, theme::RAISED);
        p.rect_stroke(place, 1.5, Stroke::new(1.0, theme::RULE), StrokeKind::Inside);
    }
    if let Some(critical) = bar.critical {
        let colour = if critical == Critical::Success { theme::TYPE } else { theme::now() };
        paint::expert(p, pos2(place.center().x, place.bottom() - 8.0), 5.0, colour);
    }
    if here {
        p.rect_stroke(place.expand(2.0), 3.0, Stroke::new(2.0, theme::TYPE), StrokeKind::Outside);
    }
    let at = pos2(place.center().x, place.bottom() + 3.0);
    let ink = if here { theme::TYPE } else { theme::QUIET };
    paint::strong(p, at, Align2::CENTER_TOP, &bar.natural.to_string(), size::SMALL, ink);
    let at = pos2(at.x, at.y + 14.0);
    let total = format!("= {}", bar.total);
    let ink = if here { theme::TYPE } else { theme::FAINT };
    paint::say(p, at, Align2::CENTER_TOP, &total, 9.5, ink);
}

/// Between the last total that fails and the first that does not.
fn line_to_reach(p: &Painter, area: Rect, throw_odds: &ThrowOdds) {
    let first = throw_odds.bars.iter().position(|bar| bar.success).unwrap_or(throw_odds.bars.len());
    let x = (area.left() + step(area, throw_odds) * first as f32)
        .clamp(area.left() + 1.0, area.right() - 1.0);
    p.vline(x, area.top() - 6.0..=area.bottom() + 26.0, Stroke::new(1.5, theme::now()));
    let (align, dx) = if first < 2 { (Align2::LEFT_TOP, 5.0) } else { (Align2::RIGHT_TOP, -5.0) };
    let words = format!("{}+", throw_odds.target);
    let at = pos2(x + dx, area.top() - 8.0);
    paint::strong(p, at, align, &words, size::SMALL, theme::now());
}

/// A bracket under bars that lead to the same, with how likely it is.
fn bracket(p: &Painter, area: Rect, throw_odds: &ThrowOdds, region: &Region) {
    let step = step(area, throw_odds);
    let left = area.left() + step * region.bars.start as f32 + 4.0;
    let right = area.left() + step * region.bars.end as f32 - 4.0;
    let colour = if region.success { theme::met() } else { theme::QUIET };
    let line = Stroke::new(2.0, colour);
    p.hline(left..=right, area.top() + 1.0, line);
    let wide = right - left;
    let words = if wide > 150.0 {
        format!("{} · {}", region.name, percent(region.odds))
    } else {
        percent(region.odds)
    };
    let points = if wide < 42.0 { 8.5 } else { size::TINY };
    let at = pos2((left + right) / 2.0, area.top() + 4.0);
    let galley =
        paint::fitted(p, at, Align2::CENTER_TOP, &words, points, colour, wide + 6.0, false);
    debug_assert!(galley.width() <= wide + 7.0);
}

const ENTRY: f32 = 16.0;

fn legend_height(area: Rect, throw_odds: &ThrowOdds) -> f32 {
    throw_odds.regions.len().div_ceil(legend_columns(area)) as f32 * ENTRY
}

fn legend_columns(area: Rect) -> usize {
    if area.width() < NARROW { 1 } else { 2 }
}

/// A stretch by its name, with its odds in full.
fn legend_entry(p: &Painter, area: Rect, n: usize, region: &Region) {
    let columns = legend_columns(area);
    let half = area.width() / columns as f32;
    let at = pos2(
        area.left() + half * (n % columns) as f32 + 7.0,
        area.top() + ENTRY * (n / columns) as f32 + ENTRY / 2.0,
    );
    let ink = if region.success { theme::met() } else { theme::FAINT };
    paint::verdict_in(p, at, 4.5, region.success, ink);
    let odds = region.odds.to_string();
    let right = pos2(at.x + half - 24.0, at.y);
    let odds = paint::say(p, right, Align2::RIGHT_CENTER, &odds, size::SMALL, theme::QUIET);
    let at = pos2(at.x + 12.0, at.y);
    let room = odds.left() - at.x - 6.0;
    let name = &region.name;
    paint::fitted(p, at, Align2::LEFT_CENTER, name, size::SMALL, theme::TYPE, room, false);
}

/// Draws help while there are no odds yet: the parts that can be written.
pub fn how_to_write(p: &Painter, rect: Rect, page: Page) {
    const TASK: [(&str, &str); 6] = [
        ("Medical", "the skill, then a stroke"),
        ("EDU", "what governs it; `EDU or Ship's TL` for a stand-in"),
        ("+3", "a DM, a name such as Routine, or a throw such as 10+"),
        ("(gunfire -1", "in brackets what the situation adds, parted by commas;"),
        ("+1 if DEX 9+", "for whoever has so much of an attribute"),
        ("+4 per level)", "what a level of the skill adds, where it is not 1"),
    ];
    const CHECK: [(&str, &str); 3] = [
        ("-2 long range", "a DM, and why"),
        ("scope +1", "or why, and the DM"),
        (",", "a comma between two of them"),
    ];
    paint::plate(p, rect, theme::PANEL, theme::RULE);
    let inner = rect.shrink2(vec2(16.0, 12.0));
    let words = "What can be written";
    paint::caption(p, inner.min, Align2::LEFT_TOP, words, size::TINY, theme::QUIET);
    let rows: &[(&str, &str)] = if page == Page::Task { &TASK } else { &CHECK };
    for (n, (part, means)) in rows.iter().enumerate() {
        let at = pos2(inner.left(), inner.top() + 42.0 + 30.0 * n as f32);
        paint::strong(p, at, Align2::LEFT_CENTER, part, size::HEAD, theme::TYPE);
        let at = pos2(at.x + 118.0, at.y);
        let room = inner.right() - at.x;
        paint::fitted(p, at, Align2::LEFT_CENTER, means, size::BODY, theme::QUIET, room, false);
    }
}
