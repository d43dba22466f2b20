//! The rows of the settings: what each is called, says now, means, and how it turns.

use crate::settings::{Motion, Palette, SCALES, Settings};
use crate::window::ui::menu::{Row, Sort};

/// A row as it stands.
pub(super) struct Item {
    label: &'static str,
    value: String,
    sort: Sort,
    /// Its use, in a sentence or two.
    pub note: &'static str,
}

impl Item {
    pub fn row(&self) -> Row<'_> {
        Row { label: self.label, value: &self.value, sort: self.sort }
    }
}

/// Every row, in order; [`turn`] goes by it.
pub(super) fn rows(now: &Settings) -> Vec<Item> {
    let press = |label, note| Item { label, value: String::new(), sort: Sort::Press, note };
    let turn = |label, value: String, note| Item { label, value, sort: Sort::Turn, note };
    vec![
        press("Back", "Everything is kept as soon as it is turned."),
        press("As it was at first", "Every setting as it is when nobody has turned any."),
        turn(
            "Scale",
            format!("{} %", now.scale),
            "How large everything is. Plus and minus do the same on every screen. What is larger than the window follows what you do, or the wheel.",
        ),
        turn(
            "Type",
            words(now.large_type, "large", "usual"),
            "Large sets what one reads in larger letters: prompt, options, log, and cards held up.",
        ),
        turn(
            "Colours",
            palette(now.palette).to_owned(),
            "For eyes that miss red, green or blue. Whatever has a colour has a shape of its own as well.",
        ),
        turn(
            "Motion",
            motion(now.motion).to_owned(),
            "How fast the table shows what happens. Nothing waits for it: decide whenever you like.",
        ),
        turn(
            "Reduced motion",
            words(now.reduced_motion, "yes", "no"),
            "Nothing flies or shakes: what happens is lit where it happens.",
        ),
        turn("Volume", format!("{} %", now.volume), "How loud the ship is."),
        turn(
            "Sound",
            words(now.muted, "muted", "on"),
            "Muted, the ship is silent at once. K does the same on every screen.",
        ),
    ]
}

/// Turns the setting of row `row` on by so many steps.
pub(super) fn turn(set: &mut Settings, row: usize, steps: isize) {
    match row {
        2 => set.scale = around_hundred(i32::from(set.scale) + 10 * steps as i32),
        3 => set.large_type = !set.large_type,
        4 => {
            set.palette = match set.palette {
                Palette::Usual => Palette::ColourBlind,
                Palette::ColourBlind => Palette::Usual,
            }
        }
        5 => set.motion = turned(set.motion, steps),
        6 => set.reduced_motion = !set.reduced_motion,
        7 => set.volume = (i32::from(set.volume) + 10 * steps as i32).clamp(0, 100) as u8,
        8 => set.muted = !set.muted,
        _ => {}
    }
}

fn around_hundred(scale: i32) -> u16 {
    let tens = (scale + 5).div_euclid(10) * 10;
    tens.clamp(i32::from(*SCALES.start()), i32::from(*SCALES.end())) as u16
}

const MOTIONS: [Motion; 5] =
    [Motion::Off, Motion::Swift, Motion::Quick, Motion::Usual, Motion::Slow];

fn turned(now: Motion, steps: isize) -> Motion {
    let at = MOTIONS.iter().position(|&motion| motion == now).unwrap_or(0) as isize;
    MOTIONS[(at + steps).rem_euclid(MOTIONS.len() as isize) as usize]
}

fn motion(now: Motion) -> &'static str {
    match now {
        Motion::Off => "off",
        Motion::Swift => "very fast",
        Motion::Quick => "fast",
        Motion::Usual => "usual",
        Motion::Slow => "slow",
    }
}

fn palette(now: Palette) -> &'static str {
    match now {
        Palette::Usual => "usual",
        Palette::ColourBlind => "colour-blind safe",
    }
}

fn words(now: bool, yes: &str, no: &str) -> String {
    if now { yes } else { no }.to_owned()
}
