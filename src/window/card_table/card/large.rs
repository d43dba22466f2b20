//! A card to be read: its picture, everything printed on it, and how it stands now.

use art::{Icon, Side, Sign};
use bevy_egui::egui::{Align2, Painter, Rect, Vec2, pos2, vec2};
use cards::data::Card;

use super::{
    face,
    sheet::{Sheet, printed_sheets, sheets},
};
use crate::window::{
    card_table::{gallery, spot::Look, view::TableView},
    ui::{
        card_type::CardType,
        paint,
        theme::{self, size},
    },
};

/// How large a card is set.
#[derive(Debug, Clone, Copy)]
pub struct Setting {
    pub width: f32,
    pub text: f32,
    /// The least height.
    pub least: f32,
    /// Height of the picture.
    pub picture: f32,
}

/// To be read at leisure.
pub const READING: Setting = Setting { width: 400.0, text: 17.0, least: 400.0, picture: 216.0 };
/// To be read in passing.
pub const GLANCE: Setting = Setting { width: 300.0, text: 14.0, least: 250.0, picture: 162.0 };

const GAP: f32 = 12.0;
/// Sheets less wide than this have short words at their foot and the type line below the points; those less wide than
/// the narrowest break a title once more.
const NARROW: f32 = 260.0;
const NARROWEST: f32 = 220.0;
/// Height of the points of a contract.
const POINTS: f32 = 38.0;
/// Around a card on a screen that is hardly higher.
const MARGIN: f32 = 76.0;
/// Of a picture that is less high than this, not enough is to be seen, in parts of its width.
const LOWEST: f32 = 0.3;

/// The room that the face of `look` wants; two sheets next to each other for an adventure card.
pub fn room(p: &Painter, look: Look, view: &TableView, setting: Setting) -> Vec2 {
    let sheets = sheets(look, view);
    let (_, tall) = on_screen(p, &sheets, setting);
    let count = sheets.len() as f32;
    vec2(setting.width * count + GAP * (count - 1.0), tall)
}

/// The setting with a picture no higher than leaves room for the words, and how tall all is then.
fn on_screen(p: &Painter, sheets: &[Sheet], mut setting: Setting) -> (Setting, f32) {
    let most = p.ctx().screen_rect().height() - MARGIN;
    while tallest(p, sheets, setting) > most && setting.picture != 0.0 {
        setting.picture = lower(setting);
    }
    (setting, tallest(p, sheets, setting))
}

fn tallest(p: &Painter, sheets: &[Sheet], setting: Setting) -> f32 {
    sheets.iter().map(|sheet| height(p, sheet, setting)).fold(setting.least, f32::max)
}

/// The next lower height of a picture; none at all below the lowest.
fn lower(setting: Setting) -> f32 {
    let lower = setting.picture - 8.0;
    if lower < setting.width * LOWEST { 0.0 } else { lower }
}

/// Draws the face of `look` in `rect`, which has the [`room`] it wants.
pub fn large(p: &Painter, rect: Rect, look: Look, view: &TableView, setting: Setting) {
    p.rect_filled(rect.expand(8.0), 10.0, theme::faded(theme::SPACE, 0.9));
    let (card, sheets) = (view.card(look.def), sheets(look, view));
    let (setting, _) = on_screen(p, &sheets, setting);
    for (n, sheet) in sheets.iter().enumerate() {
        let left = rect.left() + (setting.width + GAP) * n as f32;
        let place = Rect::from_min_size(pos2(left, rect.top()), vec2(setting.width, rect.height()));
        draw(p, place, card, sheet, setting);
        if !sheet.used {
            p.rect_filled(place, 6.0, theme::faded(theme::SPACE, 0.5));
        }
    }
}

/// Draws a card that lies on no table at the top of `area`, in type of `largest` points or what
/// smaller type it takes to fit.
pub fn printed(p: &Painter, area: Rect, card: &Card, largest: f32) {
    let sheets = printed_sheets(card);
    let (setting, _) = fitting(p, area, &sheets, largest);
    print(p, area, card, &sheets, setting);
}

/// The same in the middle of `area`, as high as it needs; returns where.
pub fn printed_in_the_middle(p: &Painter, area: Rect, card: &Card, largest: f32) -> Rect {
    let sheets = printed_sheets(card);
    let (setting, tall) = fitting(p, area, &sheets, largest);
    let rect = Rect::from_center_size(area.center(), vec2(area.width(), tall.min(area.height())));
    print(p, rect, card, &sheets, setting);
    rect
}

/// Draws a card that lies on no table over the whole of `area`, which is narrow and high: both sides of an adventure
/// one below the other. The picture gives way before the words do.
pub fn offered(p: &Painter, area: Rect, card: &Card) {
    stacked(p, area, card, &printed_sheets(card));
}

fn stacked(p: &Painter, area: Rect, card: &Card, sheets: &[Sheet]) {
    let count = sheets.len().max(1) as f32;
    let tall = (area.height() - GAP * (count - 1.0)) / count;
    for (n, sheet) in sheets.iter().enumerate() {
        let at = area.left_top() + vec2(0.0, (tall + GAP) * n as f32);
        let place = Rect::from_min_size(at, vec2(area.width(), tall));
        draw(p, place, card, sheet, with_readable_words(p, place, sheet));
    }
}

/// The greatest width of a sheet and its type, on a screen with room to spare.
const WIDEST: f32 = 400.0;
const LARGEST: f32 = 17.0;

/// Draws the face of `look` as large as `area` shows it whole, two sheets one below the other where it is high; where
/// that is.
pub fn within(p: &Painter, area: Rect, look: Look, view: &TableView) -> Rect {
    let (card, sheets) = (view.card(look.def), sheets(look, view));
    let count = sheets.len().max(1) as f32;
    let is_high = area.height() > area.width();
    if is_high && sheets.len() > 1 {
        stacked(p, area, card, &sheets);
        return area;
    }
    let wide = area.width().min((WIDEST + GAP) * count - GAP);
    let area = Rect::from_center_size(area.center(), vec2(wide, area.height()));
    let (setting, tall) = fitting(p, area, &sheets, LARGEST);
    let rect = Rect::from_center_size(area.center(), vec2(wide, tall.min(area.height())));
    print(p, rect, card, &sheets, setting);
    rect
}

/// The largest setting of one sheet in `place` with words that can be read, and with a picture where that leaves
/// room for one.
fn with_readable_words(p: &Painter, place: Rect, sheet: &Sheet) -> Setting {
    const LARGEST: f32 = 14.0;
    const READABLE: f32 = 12.0;
    const SMALLEST: f32 = 8.5;
    let width = place.width();
    let mut setting = Setting { width, text: LARGEST, least: 0.0, picture: width * 0.54 };
    while height(p, sheet, setting) > place.height() && setting.text > SMALLEST {
        match setting.picture > 0.0 && setting.text <= READABLE {
            true => setting.picture = lower(setting),
            false => setting.text -= 0.5,
        }
    }
    setting
}

/// The largest setting that shows the sheets whole, and how tall they are then.
fn fitting(p: &Painter, area: Rect, sheets: &[Sheet], largest: f32) -> (Setting, f32) {
    const SMALLEST: f32 = 9.5;
    let count = sheets.len().max(1) as f32;
    let width = (area.width() - GAP * (count - 1.0)) / count;
    let mut setting = Setting { width, text: largest, least: 250.0, picture: width * 0.54 };
    loop {
        let tall = tallest(p, sheets, setting);
        if tall <= area.height() || (setting.text <= SMALLEST && setting.picture == 0.0) {
            return (setting, tall);
        }
        match setting.text > SMALLEST {
            true => setting.text -= 0.5,
            false => setting.picture = lower(setting),
        }
    }
}

fn print(p: &Painter, area: Rect, card: &Card, sheets: &[Sheet], setting: Setting) {
    for (n, sheet) in sheets.iter().enumerate() {
        let left = area.left() + (setting.width + GAP) * n as f32;
        let place = Rect::from_min_size(pos2(left, area.top()), vec2(setting.width, area.height()));
        draw(p, place, card, sheet, setting);
    }
}

fn draw(p: &Painter, rect: Rect, card: &Card, sheet: &Sheet, setting: Setting) {
    let colour = theme::colour(sheet.kind);
    paint::plate(p, rect, theme::PANEL, theme::faded(colour, if sheet.used { 0.9 } else { 0.35 }));
    if setting.picture > 0.0 {
        picture(p, rect.shrink(1.0).with_max_y(rect.top() + setting.picture), card, sheet.kind);
    }
    p.rect_filled(rect.with_max_y(rect.top() + 6.0), 3.0, colour);
    let inner = inner(rect.with_min_y(rect.top() + setting.picture), setting);
    let watermark =
        pos2(inner.right() - setting.width * 0.16, inner.bottom() - setting.width * 0.30);
    paint::mark_in(p, watermark, setting.width * 0.17, sheet.kind, theme::faded(colour, 0.07));
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

fn inner(rect: Rect, setting: Setting) -> Rect {
    rect.shrink2(Vec2::splat(setting.text * 1.15))
}

/// Name, type line and the one number that matters; returns where the text begins.
fn head(p: &Painter, inner: Rect, sheet: &Sheet, setting: Setting) -> f32 {
    let colour = theme::colour(sheet.kind);
    let (mut right, mut least) = (inner.right(), inner.top());
    if let Some(vp) = sheet.vp {
        let at = pos2(right, inner.top() - 8.0);
        let drawn = paint::numeral(p, at, Align2::RIGHT_TOP, &vp.to_string(), 44.0, theme::TYPE);
        let at = pos2(drawn.left() - 4.0, drawn.bottom() - 9.0);
        let unit = paint::say(p, at, Align2::RIGHT_BOTTOM, "VP", size::SMALL, theme::QUIET);
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
    paint::mark(p, pos2(inner.left() + 7.0, y + 8.5), 6.5, sheet.kind);
    let at = pos2(inner.left() + 21.0, y);
    let room = inner.right() - at.x;
    let line = size::BODY.min(setting.width * 0.064);
    paint::fitted(p, at, Align2::LEFT_TOP, &sheet.line, line, colour, room, false);
    y + 25.0
}

/// The text, paragraph by paragraph.
fn body(p: &Painter, area: Rect, sheet: &Sheet, setting: Setting) {
    let mut y = area.top();
    if !sheet.skills.is_empty() {
        y = face::long_skills(p, pos2(area.left(), y), area.right(), &sheet.skills) + 4.0;
    }
    for paragraph in paragraphs(sheet, setting) {
        let rest = Rect::from_min_max(pos2(area.left(), y), pos2(area.right(), y + 1000.0));
        if paragraph.heading {
            y = paint::caption(
                p,
                rest.min,
                Align2::LEFT_TOP,
                paragraph.text,
                size::TINY,
                theme::now(),
            )
            .bottom();
        } else {
            let (text, size, colour) = (paragraph.text, paragraph.size, paragraph.colour);
            y += paint::flow(p, rest, text, size, colour, false);
        }
        y += setting.text * 0.5;
    }
}

/// A paragraph and how it is set.
struct Paragraph<'a> {
    text: &'a str,
    size: f32,
    colour: bevy_egui::egui::Color32,
    heading: bool,
}

fn paragraphs(sheet: &Sheet, setting: Setting) -> Vec<Paragraph<'_>> {
    let plain = |text, size, colour| Paragraph { text, size, colour, heading: false };
    let small = setting.text * 0.86;
    let mut all: Vec<Paragraph> =
        sheet.lines.iter().map(|line| plain(line.as_str(), setting.text, theme::TYPE)).collect();
    all.extend(sheet.reminders.iter().map(|line| plain(line.as_str(), small, theme::QUIET)));
    if !sheet.flavor.is_empty() {
        all.push(plain(&sheet.flavor, small, theme::FAINT));
    }
    if !sheet.now.is_empty() {
        all.push(Paragraph { text: "Now", size: size::TINY, colour: theme::now(), heading: true });
    }
    all.extend(sheet.now.iter().map(|line| plain(line.as_str(), small, theme::TYPE)));
    all
}

/// How tall a sheet stands with everything on it.
fn height(p: &Painter, sheet: &Sheet, setting: Setting) -> f32 {
    let width = setting.width - setting.text * 2.3;
    let title = paint::tall(
        p,
        &sheet.name,
        setting.text * 1.4,
        width - if sheet.vp.is_some() { 60.0 } else { 0.0 },
    );
    let is_low = sheet.vp.is_some() && setting.width < NARROW;
    let title = if is_low { title.max(POINTS) } else { title };
    let skills = if sheet.skills.is_empty() { 0.0 } else { 28.0 };
    let words: f32 = paragraphs(sheet, setting)
        .iter()
        .map(|paragraph| paint::tall(p, paragraph.text, paragraph.size, width) + setting.text * 0.5)
        .sum();
    let foot = if sheet.price.is_some() { setting.text * 3.0 } else { 0.0 };
    setting.picture + setting.text * 3.3 + title + 30.0 + skills + words + foot
}

fn foot(p: &Painter, inner: Rect, cost: u8, ev: u8, setting: Setting) {
    let (y, number) = (inner.bottom() + 4.0, setting.text * 2.0);
    paint::rule(p, inner, y - number * 1.2);
    let at = pos2(inner.left(), y);
    let drawn = paint::numeral(p, at, Align2::LEFT_BOTTOM, &cost.to_string(), number, theme::TYPE);
    let at = pos2(drawn.right() + 14.0, drawn.center().y);
    let sign = paint::icon(p, at, 16.0, Icon::Sign(Sign::Credits), theme::QUIET);
    let at = pos2(sign.right() + 5.0, y - number * 0.2);
    let [credits, value] =
        if setting.width < NARROW { ["cr", "EV"] } else { ["credits", "expense value"] };
    paint::say(p, at, Align2::LEFT_BOTTOM, credits, size::BODY, theme::QUIET);
    let at = pos2(inner.right(), y);
    let drawn = paint::numeral(p, at, Align2::RIGHT_BOTTOM, &ev.to_string(), number, theme::QUIET);
    let at = pos2(drawn.left() - 14.0, drawn.center().y);
    let sign = paint::icon(p, at, 16.0, Icon::Sign(Sign::ExpenseValue), theme::QUIET);
    let at = pos2(sign.left() - 5.0, y - number * 0.2);
    paint::say(p, at, Align2::RIGHT_BOTTOM, value, size::BODY, theme::QUIET);
}
