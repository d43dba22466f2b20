//! A sheet as it is drawn: the picture, the head, the text, the foot.

use art::{Icon, Side, Sign};
use bevy_egui::egui::{Align2, Painter, Pos2, Rect, Vec2, pos2, vec2};
use cards::data::Card;

use super::{
    paragraphs::{Paragraph, paragraphs},
    setting::{NARROW, NARROWEST, Setting},
};
use crate::window::{
    card_table::{
        card::{face, sheet::Sheet},
        gallery,
    },
    ui::{
        card_type::CardType,
        paint,
        theme::{self, size},
    },
};

/// Draws a sheet over the whole of `rect`.
pub(super) fn draw(p: &Painter, rect: Rect, card: &Card, sheet: &Sheet, setting: Setting) {
    let colour = theme::colour(sheet.kind);
    paint::plate(p, rect, theme::PANEL, theme::faded(colour, if sheet.used { 0.9 } else { 0.35 }));
    if setting.picture > 0.0 {
        picture(p, rect.shrink(1.0).with_max_y(rect.top() + setting.picture), card, sheet.kind);
    }
    p.rect_filled(rect.with_max_y(rect.top() + 6.0), 3.0, colour);
    let below = rect.with_min_y(rect.top() + setting.picture);
    let inner = below.shrink2(Vec2::splat(setting.text * 1.15));
    watermark(p, inner, sheet.kind, setting.width);
    let y = head(p, inner, sheet, setting);
    paint::rule(p, inner, y);
    body(p, inner.with_min_y(y + setting.text * 0.75), sheet, setting);
    if let Some((cost, ev)) = sheet.price {
        foot(p, inner, cost, ev, setting);
    }
}

fn picture(p: &Painter, rect: Rect, card: &Card, kind: CardType) {
    let side = if kind == CardType::Complication { Side::Back } else { Side::Front };
    gallery::hang(p, rect, card, side, 1.0);
    let below = rect.with_min_y(rect.bottom() - rect.height() * 0.3);
    gallery::shade(p, below, theme::faded(theme::PANEL, 0.0), theme::PANEL);
}

/// The sign of the card's type, large and faint behind the words.
fn watermark(p: &Painter, inner: Rect, kind: CardType, width: f32) {
    let at = pos2(inner.right() - width * 0.16, inner.bottom() - width * 0.30);
    paint::mark_in(p, at, width * 0.17, kind, theme::faded(theme::colour(kind), 0.07));
}

/// Name, type line and the one number that matters; returns where the text begins.
fn head(p: &Painter, inner: Rect, sheet: &Sheet, setting: Setting) -> f32 {
    let (mut right, mut least) = (inner.right(), inner.top());
    if let Some(vp) = sheet.vp {
        let unit = points(p, inner, vp);
        right = unit.left() - 8.0;
        // The line of a narrow sheet reaches below the number.
        least = if setting.width < NARROW { unit.bottom() + 2.0 } else { least };
    }
    let title = setting.text * 1.4;
    // A narrow sheet breaks a title once more.
    let rows = if setting.width < NARROWEST { 3.7 } else { 2.5 };
    let area = Rect::from_min_max(inner.min, pos2(right, inner.top() + title * rows));
    let y = inner.top() + paint::flow(p, area, &sheet.name, title, theme::TYPE, true) + 5.0;
    let y = y.max(least);
    type_line(p, inner.with_min_y(y), sheet, setting);
    y + 25.0
}

/// The points of a contract in the upper right corner; returns where their unit stands.
fn points(p: &Painter, inner: Rect, vp: i16) -> Rect {
    let at = pos2(inner.right(), inner.top() - 8.0);
    let drawn = paint::numeral(p, at, Align2::RIGHT_TOP, &vp.to_string(), 44.0, theme::TYPE);
    let at = pos2(drawn.left() - 4.0, drawn.bottom() - 9.0);
    paint::say(p, at, Align2::RIGHT_BOTTOM, "VP", size::SMALL, theme::QUIET)
}

/// The line with the card's type at the top of `area`.
fn type_line(p: &Painter, area: Rect, sheet: &Sheet, setting: Setting) {
    paint::mark(p, area.min + vec2(7.0, 8.5), 6.5, sheet.kind);
    let at = area.min + vec2(21.0, 0.0);
    let (room, line) = (area.right() - at.x, size::BODY.min(setting.width * 0.064));
    let colour = theme::colour(sheet.kind);
    paint::fitted(p, at, Align2::LEFT_TOP, &sheet.line, line, colour, room, false);
}

/// The text, paragraph by paragraph.
fn body(p: &Painter, area: Rect, sheet: &Sheet, setting: Setting) {
    let mut y = area.top();
    if !sheet.skills.is_empty() {
        y = face::long_skills(p, pos2(area.left(), y), area.right(), &sheet.skills) + 4.0;
    }
    for paragraph in paragraphs(sheet, setting) {
        y = write(p, area.with_min_y(y), &paragraph) + setting.text * 0.5;
    }
}

/// Writes a paragraph at the top of `area`; returns where it ends.
fn write(p: &Painter, area: Rect, paragraph: &Paragraph) -> f32 {
    let Paragraph { text, size, colour, heading } = *paragraph;
    if heading {
        return paint::caption(p, area.min, Align2::LEFT_TOP, text, size, colour).bottom();
    }
    let rest = area.with_max_y(area.top() + 1000.0);
    area.top() + paint::flow(p, rest, text, size, colour, false)
}

/// What the card costs and what it is worth, below a line.
fn foot(p: &Painter, inner: Rect, cost: u8, ev: u8, setting: Setting) {
    let (y, number) = (inner.bottom() + 4.0, setting.text * 2.0);
    let is_narrow = setting.width < NARROW;
    paint::rule(p, inner, y - number * 1.2);
    credits(p, pos2(inner.left(), y), cost, number, is_narrow);
    expense_value(p, pos2(inner.right(), y), ev, number, is_narrow);
}

fn credits(p: &Painter, at: Pos2, cost: u8, number: f32, is_narrow: bool) {
    let drawn = paint::numeral(p, at, Align2::LEFT_BOTTOM, &cost.to_string(), number, theme::TYPE);
    let sign = pos2(drawn.right() + 14.0, drawn.center().y);
    let sign = paint::icon(p, sign, 16.0, Icon::Sign(Sign::Credits), theme::QUIET);
    let at = pos2(sign.right() + 5.0, at.y - number * 0.2);
    let unit = if is_narrow { "cr" } else { "credits" };
    paint::say(p, at, Align2::LEFT_BOTTOM, unit, size::BODY, theme::QUIET);
}

fn expense_value(p: &Painter, at: Pos2, ev: u8, number: f32, is_narrow: bool) {
    let drawn = paint::numeral(p, at, Align2::RIGHT_BOTTOM, &ev.to_string(), number, theme::QUIET);
    let sign = pos2(drawn.left() - 14.0, drawn.center().y);
    let sign = paint::icon(p, sign, 16.0, Icon::Sign(Sign::ExpenseValue), theme::QUIET);
    let at = pos2(sign.left() - 5.0, at.y - number * 0.2);
    let unit = if is_narrow { "EV" } else { "expense value" };
    paint::say(p, at, Align2::RIGHT_BOTTOM, unit, size::BODY, theme::QUIET);
}
