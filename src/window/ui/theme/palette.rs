//! The colours that mean something, in two palettes: the usual one, and one whose colours stay apart for
//! eyes that miss red, green or blue. Pictures of cards keep the usual one: their marks and frames say
//! what they are.

use std::sync::atomic::{AtomicBool, Ordering};

use bevy_egui::egui::Color32;

use crate::settings::Palette;
use crate::window::ui::card_type::CardType;

/// Whether everything is drawn in the other palette; set once a frame, before anything is drawn.
static COLOUR_BLIND: AtomicBool = AtomicBool::new(false);

/// Has everything drawn in this palette from now on; whether it was another one before.
pub fn wear(palette: Palette) -> bool {
    let other = palette == Palette::ColourBlind;
    COLOUR_BLIND.swap(other, Ordering::Relaxed) != other
}

/// The palette that is worn.
fn worn() -> Palette {
    match COLOUR_BLIND.load(Ordering::Relaxed) {
        true => Palette::ColourBlind,
        false => Palette::Usual,
    }
}

/// The colour of the selection.
pub fn now() -> Color32 {
    now_in(worn())
}

/// The same, as a ground for type.
pub fn now_ground() -> Color32 {
    match worn() {
        Palette::Usual => Color32::from_rgb(70, 20, 19),
        Palette::ColourBlind => Color32::from_rgb(74, 28, 18),
    }
}

/// A requirement that is met, a price that is paid.
pub fn met() -> Color32 {
    met_in(worn())
}

/// The colour of a card type. They differ in lightness as well as in hue.
pub fn colour(kind: CardType) -> Color32 {
    colour_in(worn(), kind)
}

/// The colour of a side in a fight.
pub fn side(nth: u8) -> Color32 {
    side_in(worn(), nth)
}

const fn now_in(palette: Palette) -> Color32 {
    match palette {
        Palette::Usual => Color32::from_rgb(242, 61, 46),
        Palette::ColourBlind => Color32::from_rgb(255, 92, 56),
    }
}

const fn met_in(palette: Palette) -> Color32 {
    match palette {
        Palette::Usual => Color32::from_rgb(118, 190, 146),
        Palette::ColourBlind => Color32::from_rgb(120, 214, 236),
    }
}

/// The colour of a card type in one of the palettes.
pub const fn colour_in(palette: Palette, kind: CardType) -> Color32 {
    let (usual, other) = match kind {
        CardType::Ship => ((214, 204, 184), (232, 226, 210)),
        CardType::Contract => ((230, 184, 92), (238, 186, 56)),
        CardType::Complication => ((201, 128, 150), (163, 113, 134)),
        CardType::Crew => ((112, 172, 224), (70, 140, 224)),
        CardType::Connection => ((168, 148, 222), (141, 117, 166)),
        CardType::Gear => ((96, 182, 158), (48, 204, 152)),
        CardType::Upgrade => ((146, 166, 180), (143, 177, 196)),
        CardType::Event => ((222, 148, 92), (107, 137, 94)),
        CardType::Heroic => ((206, 208, 116), (169, 184, 103)),
    };
    rgb(palette, usual, other)
}

const fn side_in(palette: Palette, nth: u8) -> Color32 {
    let (usual, other) = match nth {
        0 => ((108, 178, 236), (70, 150, 240)),
        1 => ((238, 168, 82), (242, 176, 60)),
        2 => ((188, 156, 238), (226, 190, 240)),
        _ => ((140, 206, 130), (170, 84, 96)),
    };
    rgb(palette, usual, other)
}

const fn rgb(palette: Palette, usual: (u8, u8, u8), other: (u8, u8, u8)) -> Color32 {
    let (red, green, blue) = match palette {
        Palette::Usual => usual,
        Palette::ColourBlind => other,
    };
    Color32::from_rgb(red, green, blue)
}

#[cfg(test)]
mod tests;
