//! The end of a run: what came of it, and of everybody.

use bevy_egui::egui::{Align, Align2, Painter, Pos2, Rect, Stroke, pos2, vec2};
use campaign::{Outcome, text};

use super::{
    action::CampaignAction,
    question::{CampaignPen, View},
    state::CampaignDialog,
};
use crate::window::ui::{
    compact, paint,
    theme::{self, size},
};

/// What can be done then.
pub(super) const ROWS: [(&str, CampaignAction); 4] = [
    ("The crew wall", CampaignAction::Open(CampaignDialog::Crew)),
    ("The books", CampaignAction::Open(CampaignDialog::Ledger)),
    ("Another run", CampaignAction::New),
    ("Title", CampaignAction::Leave),
];

/// Draws it.
pub(super) fn draw(pen: &mut CampaignPen, area: Rect, view: &View, outcome: Outcome) {
    let is_narrow = compact::is_on(pen.ui.ctx());
    let left = if is_narrow { area } else { area.with_max_x(area.left() + 300.0) };
    let p = pen.p();
    let verdict = match outcome {
        Outcome::Made => "The run is made",
        Outcome::Solvent => "Solvent",
        Outcome::Indebted => "In debt",
        Outcome::Repossessed => "Repossessed",
        Outcome::Lost => "Lost",
    };
    let tall = paint::flow(&p, left, verdict, 34.0, theme::TYPE, true);
    let rule = paint::underline(&p, pos2(left.left(), left.top() + tall + 6.0));
    let tall = compact::row(pen.ui.ctx(), 36.0);
    for (n, (label, action)) in ROWS.into_iter().enumerate() {
        let corner = pos2(left.left(), rule.bottom() + 20.0 + (tall + 8.0) * n as f32);
        let place = Rect::from_min_size(corner, vec2(left.width(), tall));
        if pen.option(place, "", label, view.ui.selected == n) {
            pen.actions.push(action);
        } else if view.ui.selected != n && pen.led_to(place) {
            pen.actions.push(CampaignAction::Select(n));
        }
    }
    let below = rule.bottom() + 20.0 + (tall + 8.0) * ROWS.len() as f32;
    let right = match is_narrow {
        true => area.with_min_y(below + 8.0),
        false => area.with_min_x(left.right() + 40.0),
    };
    let mut y = right.top();
    for line in text::ending(view.own, view.book) {
        y += paint::flow(&p, right.with_min_y(y), &line, size::HEAD, theme::TYPE, false) + 5.0;
    }
    purse(&p, right.with_min_y(y + 24.0), view);
}

/// The purse over the legs.
fn purse(p: &Painter, area: Rect, view: &View) {
    let line = paint::caption(p, area.min, Align2::LEFT_TOP, "The purse", size::TINY, theme::FAINT);
    // The sum of the highest point stands above it.
    let room = area.with_min_y(line.bottom() + 28.0).with_max_y(area.bottom() - 26.0);
    if room.height() < 60.0 {
        return;
    }
    let sums = sums(view);
    let most = sums.iter().copied().max().unwrap_or(0).max(1);
    let step = room.width() / sums.len().saturating_sub(1).max(1) as f32;
    let at = |(n, sum): (usize, &i64)| {
        let share = (*sum).max(0) as f32 / most as f32;
        pos2(room.left() + step * n as f32, room.bottom() - room.height() * share)
    };
    let points: Vec<_> = sums.iter().enumerate().map(at).collect();
    p.line(points.clone(), Stroke::new(2.0, theme::met()));
    let mut said: Vec<Rect> = Vec::new();
    // From the end, which is always told.
    for (n, (point, sum)) in points.iter().zip(&sums).enumerate().rev() {
        p.circle_filled(*point, 4.0, theme::met());
        let side = if n + 1 == sums.len() { Align::Max } else { Align::Min };
        let words = text::credits(*sum);
        if let Some(ground) = beside(p, *point, side, &words, &said, room.bottom()) {
            label(p, ground, &words);
            said.push(ground);
        }
        let below = pos2(point.x, room.bottom() + 6.0);
        let words = if n == 0 { "begun".to_owned() } else { format!("leg {n}") };
        paint::say(p, below, Align2([side, Align::Min]), &words, size::TINY, theme::FAINT);
    }
}

/// Where a sum stands beside its point, above `floor`: over it, or under it where that is taken; nowhere if both are.
fn beside(
    p: &Painter,
    at: Pos2,
    side: Align,
    words: &str,
    said: &[Rect],
    floor: f32,
) -> Option<Rect> {
    let room = vec2(paint::wide(p, words, size::TINY), size::TINY + 2.0);
    let over = Align2([side, Align::Max]).anchor_size(at - vec2(0.0, 8.0), room);
    let under = Align2([side, Align::Min]).anchor_size(at + vec2(0.0, 8.0), room);
    let is_free =
        |it: &Rect| it.bottom() <= floor && !said.iter().any(|other| other.intersects(*it));
    [over.expand(2.0), under.expand(2.0)].into_iter().find(is_free)
}

/// A sum on its ground, readable where the line runs through it.
fn label(p: &Painter, ground: Rect, words: &str) {
    p.rect_filled(ground, 2.0, theme::faded(theme::SPACE, 0.85));
    paint::say(p, ground.shrink(2.0).min, Align2::LEFT_TOP, words, size::TINY, theme::TYPE);
}

/// The purse after what came before the first leg, and after each leg.
fn sums(view: &View) -> Vec<i64> {
    let accounts = &view.own.accounts;
    let legs = 0..=view.own.leg;
    legs.map(|leg| accounts.iter().filter(|it| it.leg <= leg).map(|it| it.credits).sum()).collect()
}
