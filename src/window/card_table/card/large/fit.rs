//! How tall a sheet stands, and the largest setting that shows it whole.

use bevy_egui::egui::{Painter, Rect};

use super::{
    paragraphs::paragraphs,
    setting::{NARROW, Setting},
};
use crate::window::{card_table::card::sheet::Sheet, ui::paint};

/// Between two sheets.
pub(super) const GAP: f32 = 12.0;
/// Height of the points of a contract.
const POINTS: f32 = 38.0;
/// Around a card on a screen that is hardly higher.
const MARGIN: f32 = 76.0;

/// The setting with a picture no higher than leaves room for the words, and how tall all is then.
pub(super) fn on_screen(p: &Painter, sheets: &[Sheet], mut setting: Setting) -> (Setting, f32) {
    let most = p.ctx().screen_rect().height() - MARGIN;
    while tallest(p, sheets, setting) > most && setting.picture != 0.0 {
        setting = setting.with_lower_picture();
    }
    (setting, tallest(p, sheets, setting))
}

fn tallest(p: &Painter, sheets: &[Sheet], setting: Setting) -> f32 {
    sheets.iter().map(|sheet| height(p, sheet, setting)).fold(setting.least, f32::max)
}

/// The largest setting of one sheet in `place` with words that can be read, and with a picture where that leaves
/// room for one.
pub(super) fn with_readable_words(p: &Painter, place: Rect, sheet: &Sheet) -> Setting {
    const LARGEST: f32 = 14.0;
    const READABLE: f32 = 12.0;
    const SMALLEST: f32 = 8.5;
    let width = place.width();
    let mut setting = Setting { width, text: LARGEST, least: 0.0, picture: width * 0.54 };
    while height(p, sheet, setting) > place.height() && setting.text > SMALLEST {
        match setting.picture > 0.0 && setting.text <= READABLE {
            true => setting = setting.with_lower_picture(),
            false => setting = setting.in_smaller_type(),
        }
    }
    setting
}

/// The largest setting that shows the sheets whole, and how tall they are then.
pub(super) fn fitting(p: &Painter, area: Rect, sheets: &[Sheet], largest: f32) -> (Setting, f32) {
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
            true => setting = setting.in_smaller_type(),
            false => setting = setting.with_lower_picture(),
        }
    }
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
