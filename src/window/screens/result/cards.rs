//! The cards that did most, each captain's, with their pictures.

use art::Side;
use bevy_egui::egui::{Align2, Painter, Rect, pos2, vec2};
use engine::Seat;

use super::outcome;
use crate::match_summary::{CARDS, CardImpact, MEASURE, MatchSummary};
use crate::window::{
    card_table::{captain, gallery, view::TableView},
    ui::{
        card_type::CardType,
        compact, paint,
        theme::{self, size},
    },
};

/// Draws them in `area`, a column for each captain.
pub(super) fn draw(p: &Painter, area: Rect, summary: &MatchSummary, view: &TableView) {
    let at = area.left_top();
    let head = "The cards that did most";
    let head = paint::caption(p, at, Align2::LEFT_TOP, head, size::TINY, theme::FAINT);
    let at = pos2(head.right() + 14.0, at.y);
    let room = area.right() - at.x;
    paint::fitted(p, at, Align2::LEFT_TOP, MEASURE, size::TINY, theme::FAINT, room, false);
    let below = area.with_min_y(head.bottom() + 8.0);
    let count = summary.cards.len().max(1) as f32;
    // On a phone they stand one below the other.
    let is_narrow = compact::is_on(p.ctx());
    let (columns, rows) = if is_narrow { (1.0, count) } else { (count.max(2.0), 1.0) };
    let size = (below.size() + vec2(24.0, 0.0)) / vec2(columns, rows);
    let step = if is_narrow { vec2(0.0, size.y) } else { vec2(size.x, 0.0) };
    for (seat, impacts) in (0u8..).map(Seat).zip(&summary.cards) {
        let corner = below.min + step * f32::from(seat.0);
        let column = Rect::from_min_size(corner, size - vec2(24.0, 0.0));
        captain(p, column, seat, impacts, view);
    }
}

fn captain(p: &Painter, column: Rect, seat: Seat, impacts: &[CardImpact], view: &TableView) {
    captain::sign(p, column.left_top() + vec2(6.0, 9.0), 4.6, seat, view.seen.you);
    let at = column.left_top() + vec2(18.0, 0.0);
    let name = outcome::called(view, seat, compact::is_on(p.ctx()));
    let room = column.width() - 18.0;
    paint::fitted(p, at, Align2::LEFT_TOP, name, size::BODY, theme::TYPE, room, true);
    let rows = column.with_min_y(column.top() + 24.0);
    let step = rows.height() / CARDS as f32;
    for (n, impact) in impacts.iter().enumerate() {
        let at = pos2(rows.left(), rows.top() + step * n as f32);
        row(p, Rect::from_min_size(at, vec2(rows.width(), step - 8.0)), impact, view);
    }
    if impacts.is_empty() {
        let words = "None of theirs moved anything.";
        paint::flow(p, rows, words, size::SMALL, theme::FAINT, false);
    }
}

fn row(p: &Painter, place: Rect, impact: &CardImpact, view: &TableView) {
    let card = view.card(impact.card);
    let (kind, side, name) = match (card.sides(), impact.complication) {
        (Some(sides), true) => (CardType::Complication, Side::Back, &sides.complication.name),
        (Some(sides), false) => (CardType::Contract, Side::Front, &sides.contract.name),
        (None, _) => (CardType::of(card), Side::Front, &card.name),
    };
    let wide = (place.height() * 1.5).min(place.width() * 0.42);
    let picture = place.with_max_x(place.left() + wide);
    paint::plate(p, picture, theme::PANEL, theme::RULE);
    gallery::hang(p, picture.shrink(1.0), card, side, 1.0);
    let rule = picture.with_min_x(picture.right() - 2.0);
    p.rect_filled(rule, 0.0, theme::colour(kind));
    let corner = picture.right_bottom() - vec2(13.0, 11.0);
    p.circle_filled(corner, 8.5, theme::faded(theme::SPACE, 0.75));
    paint::mark(p, corner, 5.0, kind);
    let words = place.with_min_x(picture.right() + 11.0);
    let told = impact.words();
    let title = paint::tall(p, name, size::BODY, words.width()).min(2.0 * size::BODY * 1.2);
    let below = paint::tall(p, &told, size::SMALL, words.width());
    let top = (words.center().y - (title + 2.0 + below) / 2.0).max(words.top());
    let area = Rect::from_min_size(pos2(words.left(), top), vec2(words.width(), title + 2.0));
    let title = paint::flow(p, area, name, size::BODY, theme::TYPE, true);
    let area = words.with_min_y(area.top() + title + 2.0);
    paint::flow(p, area, &told, size::SMALL, theme::QUIET, false);
}
