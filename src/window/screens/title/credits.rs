//! The page of credits: whose rules these are, whose work the game stands on.

use bevy_egui::egui::{Align2, Key, Painter, Rect, Ui, pos2, vec2};

use crate::window::ui::{
    compact::{self, Roll},
    keys, menu, paint, sky,
    theme::{self, size},
};

/// The text of the page, a heading and its lines.
const SAID: [(&str, &[&str]); 4] = [
    (
        "Rules",
        &[
            "The card game and the rules for people follow published Traveller systems. Traveller is a registered \
             trademark of Far Future Enterprises. This is a non-commercial fan implementation, not affiliated with or \
             endorsed by the owners of those systems.",
            "The Universal Game Mechanic is by Kenneth Beardon (PDF edition by Jonathan Sherlock, 2010).",
        ],
    ),
    (
        "Far Lanes",
        &[
            "Name, setting, cards, pictures, sounds and words are its own. Licensed under MIT or Apache 2.0, at your choice.",
        ],
    ),
    (
        "Made with",
        &[
            "Rust, Bevy, egui, big-brain, tiny-skia, serde, clap and the crates they stand on, every one of them free software; Cargo.lock, beside the source, names them all.",
        ],
    ),
    (
        "Type",
        &[
            "Ubuntu Light and Hack, which come with egui, here without hints, each under a free licence of its own.",
        ],
    ),
];

/// Writes all of it from the top of `area`.
fn said(p: &Painter, mut area: Rect) {
    for (heading, lines) in SAID {
        paint::caption(p, area.min, Align2::LEFT_TOP, heading, size::SMALL, theme::QUIET);
        area.min.y += 20.0;
        for line in lines {
            area.min.y += paint::flow(p, area, line, size::HEAD, theme::TYPE, false) + 8.0;
        }
        area.min.y += 12.0;
    }
}

fn on_a_phone(ui: &mut Ui, all: Rect) {
    let page = compact::Page::draw(ui.painter(), all, "Credits", 0.0);
    let (p, width) = (ui.painter().clone(), page.rows.width());
    let lines = SAID.iter().flat_map(|(_, lines)| *lines);
    let lines = lines.map(|line| paint::tall(&p, line, size::HEAD, width) + 8.0).sum::<f32>();
    let roll = Roll::begin(ui, page.rows, "credits", 32.0 * SAID.len() as f32 + lines, None);
    said(ui.painter(), roll.whole);
    roll.end(ui);
    compact::way_back(ui, all.right_top() - vec2(compact::TARGET, 0.0));
}

/// Draws the page; whether it is left.
pub(super) fn draw(ui: &mut Ui, all: Rect) -> bool {
    if compact::is_on(ui.ctx()) {
        on_a_phone(ui, all);
        return ui.input(|input| keys::struck(input, Key::Escape));
    }
    let p = ui.painter().clone();
    sky::sky(&p, all);
    let at = all.min + vec2(94.0, 52.0);
    let name = paint::caption(&p, at, Align2::LEFT_TOP, "Credits", size::NUMERAL, theme::TYPE);
    let mark = pos2(at.x + 2.0, name.bottom() + 10.0);
    paint::underline(&p, mark);
    let area = Rect::from_min_size(pos2(at.x + 2.0, mark.y + 32.0), vec2(640.0, 460.0));
    said(&p, area);
    let back = Rect::from_min_size(pos2(area.left(), all.bottom() - 84.0), vec2(240.0, 40.0));
    let clicked = menu::button(ui, back, "Back", true);
    clicked
        || ui.input(|input| [Key::Escape, Key::Enter].iter().any(|&key| keys::struck(input, key)))
}
