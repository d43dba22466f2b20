//! What every screen is drawn with: colours, type, widgets, dialogs, the keyboard and the pointer.

pub mod card_type;
pub mod compact;
pub mod dialogs;
pub mod drawing;
pub mod drawn_dice;
pub mod gamepad;
pub mod glossary;
pub mod glyphs;
pub mod hints;
pub mod interface;
pub mod keys;
pub mod layout;
#[cfg_attr(target_arch = "wasm32", expect(dead_code, reason = "only pictures are checked"))]
pub mod layout_check;
pub mod line;
pub mod lookup;
pub mod magnifier;
pub mod menu;
pub mod overlay;
pub mod paint;
pub mod pen;
pub mod reader;
pub mod rulebook;
pub mod screen;
pub mod scrolled;
pub mod sky;
pub mod sound_cue;
pub mod steps;
pub mod theme;
pub mod turn_row;
