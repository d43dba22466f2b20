//! A card to be read: its picture, everything printed on it, and how it stands now.

mod drawn;
mod fit;
mod paragraphs;
mod setting;

use bevy_egui::egui::{Painter, Rect, Vec2, pos2, vec2};
use cards::data::Card;

use super::sheet::{Sheet, printed_sheets, sheets};
use crate::window::{
    card_table::{spot::Look, view::TableView},
    ui::theme,
};
use drawn::draw;
use fit::{GAP, fitting, on_screen, with_readable_words};

pub use setting::{GLANCE, READING, Setting};

/// The room that the face of `look` wants; two sheets next to each other for an adventure card.
pub fn room(p: &Painter, look: Look, view: &TableView, setting: Setting) -> Vec2 {
    let sheets = sheets(look, view);
    let (_, tall) = on_screen(p, &sheets, setting);
    let count = sheets.len() as f32;
    vec2(setting.width * count + GAP * (count - 1.0), tall)
}

/// Draws the face of `look` in `rect`, which has the [`room`] it wants.
pub fn large(p: &Painter, rect: Rect, look: Look, view: &TableView, setting: Setting) {
    p.rect_filled(rect.expand(8.0), 10.0, theme::faded(theme::SPACE, 0.9));
    let (card, sheets) = (view.card(look.def), sheets(look, view));
    let (setting, _) = on_screen(p, &sheets, setting);
    for (place, sheet) in abreast(rect, &sheets, setting) {
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
    in_the_middle(p, area, card, &printed_sheets(card), largest)
}

fn in_the_middle(p: &Painter, area: Rect, card: &Card, sheets: &[Sheet], largest: f32) -> Rect {
    let (setting, tall) = fitting(p, area, sheets, largest);
    let rect = Rect::from_center_size(area.center(), vec2(area.width(), tall.min(area.height())));
    print(p, rect, card, sheets, setting);
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
    let is_high = area.height() > area.width();
    if is_high && sheets.len() > 1 {
        stacked(p, area, card, &sheets);
        return area;
    }
    let count = sheets.len().max(1) as f32;
    let wide = area.width().min((WIDEST + GAP) * count - GAP);
    let area = Rect::from_center_size(area.center(), vec2(wide, area.height()));
    in_the_middle(p, area, card, &sheets, LARGEST)
}

fn print(p: &Painter, area: Rect, card: &Card, sheets: &[Sheet], setting: Setting) {
    for (place, sheet) in abreast(area, sheets, setting) {
        draw(p, place, card, sheet, setting);
    }
}

/// The sheets with their places next to each other.
fn abreast(area: Rect, sheets: &[Sheet], setting: Setting) -> impl Iterator<Item = (Rect, &Sheet)> {
    let size = vec2(setting.width, area.height());
    sheets.iter().enumerate().map(move |(n, sheet)| {
        let left = area.left() + (setting.width + GAP) * n as f32;
        (Rect::from_min_size(pos2(left, area.top()), size), sheet)
    })
}
