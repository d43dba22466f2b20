//! The text of a sheet, paragraph by paragraph.

use bevy_egui::egui::Color32;

use super::setting::Setting;
use crate::window::{
    card_table::card::sheet::Sheet,
    ui::theme::{self, size},
};

/// A paragraph and how it is set.
pub(super) struct Paragraph<'a> {
    pub text: &'a str,
    pub size: f32,
    pub colour: Color32,
    pub heading: bool,
}

pub(super) fn paragraphs(sheet: &Sheet, setting: Setting) -> Vec<Paragraph<'_>> {
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
