//! The icon family: skills, capabilities, phases, costs, and game events.
//!
//! All icons are drawn on one grid of 25 units with the origin in the middle, from sketches in
//! `sketches/icons.txt`, with lines of one weight. Shape alone tells them apart; the caller chooses
//! the colour.

use cards::data::{Basic, Phase, Skill};
use tiny_skia::{
    BlendMode, Color, FillRule, LineCap, LineJoin, Paint, Path, Pixmap, Shader, Stroke, Transform,
};

use crate::sketch::{named, read};

const SHEET: &str = include_str!("../sketches/icons.txt");
/// Units of the grid from side to side.
const GRID: f32 = 25.0;
/// Width of every line, in units.
const WEIGHT: f32 = 2.2;
/// Width of the gap where a line crosses one below.
const AIR: f32 = 5.6;

macro_rules! signs {
    ($($(#[$note:meta])* $sign:ident),+ $(,)?) => {
        /// Icons besides skills, capabilities and phases.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Sign { $($(#[$note])* $sign),+ }

        impl Sign {
            /// Every sign, in the order of the sketches.
            pub const ALL: &[Sign] = &[$(Sign::$sign),+];
        }
    };
}

signs! {
    Credits, ExpenseValue, Expense, Exert, Ready, Jettison, EnterPlay, Draw, Discard, Return,
    Shuffle, Look, Reveal, Complication, Contract, Completed,
    /// A complication is resolved.
    Resolved,
    Subplot, Failed, Cancelled,
    /// An effect had no result.
    Fizzled,
    Played, Targeted,
    /// Something took effect.
    Effect,
    Attached, Restore, Shift, Dispersed,
    /// Gone for a time.
    Away,
    /// A card has changed its controller.
    Control,
    Found,
    /// Under a deck.
    Under,
    Counters, Wound, Damage, Structure, Infamy, Piracy,
    /// Victory points.
    Points,
    Passed, Pursue, Abandoned, Uncommitted, Enemy, Bankrupt, Conceded, Eliminated, Round, Ended,
    /// The first captain.
    First,
    /// The end of a phase, with a last chance to act for everybody.
    Check,
    Attack, Defense, Jump, Initiative, Hand, Deck, Purse,
}

/// Icon of the family.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Icon {
    Skill(Skill),
    Capability(Basic),
    Phase(Phase),
    Sign(Sign),
}

impl Icon {
    /// Iterates over the whole family.
    pub fn all() -> impl Iterator<Item = Icon> {
        let skills = Skill::ALL.iter().map(|&skill| Icon::Skill(skill));
        let capabilities = Basic::ALL.iter().map(|&basic| Icon::Capability(basic));
        let phases = Phase::ALL.iter().map(|&phase| Icon::Phase(phase));
        let signs = Sign::ALL.iter().map(|&sign| Icon::Sign(sign));
        skills.chain(capabilities).chain(phases).chain(signs)
    }

    /// Name in the sheet of sketches.
    fn name(self) -> String {
        match self {
            Icon::Skill(skill) => format!("{skill:?}"),
            Icon::Capability(basic) => format!("{basic:?}"),
            Icon::Phase(phase) => format!("Phase{phase:?}"),
            Icon::Sign(sign) => format!("{sign:?}"),
        }
    }
}

/// Draws the icon as a mask, `size` pixels wide and high: row by row from the top, a byte each, 255
/// for a fully covered pixel. Empty for a size of 0.
pub fn icon(icon: Icon, size: u32) -> Vec<u8> {
    let Some(mut mask) = Pixmap::new(size, size) else { return Vec::new() };
    let (unit, middle) = (size as f32 / GRID, size as f32 / 2.0);
    let at = Transform::from_row(unit, 0.0, 0.0, unit, middle, middle);
    for layer in named(SHEET, &icon.name()) {
        draw(&mut mask, layer, at);
    }
    mask.pixels().iter().map(|pixel| pixel.alpha()).collect()
}

/// Draws a layer: `#` is filled and `-` a line, `^` and `_` are the same cut out, `x` clears the
/// gap for a line to come; `|` adds the mirror image.
fn draw(mask: &mut Pixmap, layer: &str, at: Transform) {
    let mut signs = layer.chars();
    let tone = signs.next().unwrap_or(' ');
    let text = signs.as_str();
    let Some(path) = read(text.strip_prefix('|').unwrap_or(text)) else { return };
    if text.starts_with('|') {
        lay(mask, tone, &path, at.pre_scale(-1.0, 1.0));
    }
    lay(mask, tone, &path, at);
}

fn lay(mask: &mut Pixmap, tone: char, path: &Path, at: Transform) {
    match tone {
        '#' => mask.fill_path(path, &brush(true), FillRule::Winding, at, None),
        '^' => mask.fill_path(path, &brush(false), FillRule::Winding, at, None),
        '-' => mask.stroke_path(path, &brush(true), &line(WEIGHT), at, None),
        '_' => mask.stroke_path(path, &brush(false), &line(WEIGHT), at, None),
        'x' => mask.stroke_path(path, &brush(false), &line(AIR), at, None),
        _ => {}
    }
}

fn line(width: f32) -> Stroke {
    Stroke { width, line_cap: LineCap::Round, line_join: LineJoin::Round, ..Stroke::default() }
}

/// Paint that adds or erases.
fn brush(on: bool) -> Paint<'static> {
    let blend_mode = if on { BlendMode::SourceOver } else { BlendMode::DestinationOut };
    let shader = Shader::SolidColor(Color::WHITE);
    Paint { shader, blend_mode, anti_alias: true, ..Paint::default() }
}
