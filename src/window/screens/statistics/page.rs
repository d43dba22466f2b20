//! The page: large figures on the left, bars in the middle, the games themselves on the right.

use bevy_egui::egui::{Align2, Painter, Rect, Ui, pos2, vec2};

use super::{StatisticsAction, StatisticsUi, apart, bars, list};
use crate::statistics::{Figures, Tally};
use crate::window::ui::{
    paint,
    theme::{self, size},
};

/// Draws everything; what was done on it.
pub(super) fn draw(ui: &mut Ui, statistics_ui: &StatisticsUi) -> Vec<StatisticsAction> {
    let all = ui.max_rect();
    let p = ui.painter().clone();
    let inner = all.shrink2(vec2(48.0, 38.0));
    let left = inner.with_max_x(inner.left() + 236.0);
    // Between small figures they would pass for full stops.
    paint::stars(&p, all.with_max_x(left.right() + 20.0), 60);
    let right = inner.with_min_x(inner.right() - inner.width() * 0.35);
    let middle = Rect::from_min_max(
        pos2(left.right() + 44.0, inner.top() + 8.0),
        pos2(right.left() - 44.0, inner.bottom()),
    );
    let bottom = head(&p, left, statistics_ui);
    if statistics_ui.figures.all.games > 0 {
        let figures = left.with_min_y(bottom + 24.0);
        let bottom = large(&p, figures, &statistics_ui.figures);
        apart::draw(&p, left.with_min_y(bottom + 8.0), &statistics_ui.figures);
        bars::draw(&p, middle, statistics_ui);
    } else {
        let bottom = apart::draw(&p, left.with_min_y(bottom + 24.0), &statistics_ui.figures);
        nothing(&p, left.with_min_y(bottom + 12.0), statistics_ui);
    }
    keys(&p, left);
    list::draw(ui, right.with_min_y(inner.top() + 8.0), statistics_ui)
}

fn head(p: &Painter, area: Rect, statistics_ui: &StatisticsUi) -> f32 {
    let at = area.left_top();
    let title = paint::caption(p, at, Align2::LEFT_TOP, "Statistics", 34.0, theme::TYPE);
    let rule = pos2(area.left() + 2.0, title.bottom() + 8.0);
    p.rect_filled(Rect::from_min_size(rule, vec2(72.0, 4.0)), 0.0, theme::now());
    let words = match statistics_ui.reading.progress() {
        (read, all) if read < all => format!("reading {read} of {all} games …"),
        (_, 1) => "one finished game".to_owned(),
        (_, all) => format!("{all} finished games"),
    };
    let at = pos2(area.left(), rule.y + 18.0);
    paint::say(p, at, Align2::LEFT_TOP, &words, size::BODY, theme::QUIET).bottom()
}

/// The figures that one looks for first.
fn large(p: &Painter, area: Rect, figures: &Figures) -> f32 {
    let Tally { won, lost, drawn, .. } = figures.all;
    let drawn = if drawn > 0 { format!(", {drawn} drawn") } else { String::new() };
    let streak = &figures.streak;
    let now = match streak.now {
        1.. => "won in a row, up to the last".to_owned(),
        0 => "in a row: the last was a draw".to_owned(),
        _ => "lost in a row, up to the last".to_owned(),
    };
    let longest = match (streak.longest_won, streak.now.max(0).unsigned_abs()) {
        (most, now) if most > now => format!("; {most} won at most"),
        _ => String::new(),
    };
    let rows = [
        (format!("{:.0} %", figures.all.rate() * 100.0), format!("{won} won, {lost} lost{drawn}")),
        (format!("{:.1}", figures.all.mean_vp()), "victory points a game".to_owned()),
        (format!("{:.1}", figures.all.mean_rounds()), "rounds a game".to_owned()),
        (streak.now.unsigned_abs().to_string(), format!("{now}{longest}")),
    ];
    let mut y = area.top();
    for (n, (number, words)) in rows.iter().enumerate() {
        let points = if n == 0 { 54.0 } else { size::NUMERAL };
        let at = pos2(area.left(), y);
        let number = paint::numeral(p, at, Align2::LEFT_TOP, number, points, theme::TYPE);
        let below =
            Rect::from_min_size(pos2(area.left(), number.bottom()), vec2(area.width(), 34.0));
        let tall = paint::flow(p, below, words, size::SMALL, theme::QUIET, false);
        y = below.top() + tall + 13.0;
    }
    y
}

fn nothing(p: &Painter, area: Rect, statistics_ui: &StatisticsUi) {
    if statistics_ui.reading.is_done() {
        let words = "Finish a game against somebody, and it is counted here.";
        paint::flow(p, area, words, size::HEAD, theme::QUIET, false);
    }
}

fn keys(p: &Painter, area: Rect) {
    let at = area.left_bottom();
    let words = "↑ ↓ a game · Enter watches it · Esc the title";
    paint::say(p, at, Align2::LEFT_BOTTOM, words, size::TINY, theme::FAINT);
}
