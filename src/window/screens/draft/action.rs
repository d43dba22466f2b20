//! What can be done at a draft, and by which key.

use ai::Level;
use bevy_egui::egui::{InputState, Key};

use super::state::{DraftUi, Page};
use crate::window::ui::{
    keys::{confirmed, digit, moved, step_across, struck},
    pen::{self, Reads},
    steps::around,
};

/// What somebody did at a draft.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DraftAction {
    /// Looks at a card of the offer, or at a rival.
    Select(usize),
    /// Picks the card at this place of the offer.
    Pick(usize),
    /// Shows what speaks for and against each card, or no longer.
    Advice,
    Undo,
    /// The adviser picks everything that is still to come.
    Rest,
    /// Plays against the rival at this place.
    Play(usize),
    /// Keeps the deck among the person's own.
    Keep,
    /// The page on which a draft begins, or back to the one under way.
    New,
    /// Begins a draft beside captains of this level.
    Begin(Level),
    /// The keys, or away with them.
    Keys,
    Leave,
    /// A rule, of which this screen shows none.
    Nothing,
}

/// Draws one frame of a draft.
pub type Pen<'a> = pen::Pen<'a, DraftAction>;

impl Reads for DraftAction {
    fn rule(_: &str) -> DraftAction {
        DraftAction::Nothing
    }
}

/// The keys as the help lists them.
pub const HELP: [(&str, &str); 10] = [
    ("1 2 3 4", "pick that card; or a click on it"),
    ("← →", "another card; Enter picks it"),
    ("W", "what the adviser would pick, and what speaks for and against each"),
    ("U", "take your last pick back"),
    ("R", "let the adviser pick everything that is still to come"),
    ("↑ ↓, Enter, P", "once the deck is whole: a rival, and play against them"),
    ("K", "once it is whole: keep the deck among yours; the deck builder edits it"),
    ("N", "another draft; this one is kept"),
    ("+ −, F1", "larger, smaller; this page"),
    ("Esc", "close what is open; back to the title, the draft is kept"),
];

/// The keys of this frame as actions. The page on which a draft begins has its own.
pub fn pressed(input: &InputState, draft_ui: &DraftUi) -> Vec<DraftAction> {
    let help = struck(input, Key::F1) || struck(input, Key::H);
    if draft_ui.keys {
        let closes = help || struck(input, Key::Escape) || confirmed(input);
        return closes.then_some(DraftAction::Keys).into_iter().collect();
    }
    let mut actions: Vec<DraftAction> = help.then_some(DraftAction::Keys).into_iter().collect();
    match draft_ui.page {
        Page::Begin => return actions,
        Page::Offer => actions.extend(at_an_offer(input, draft_ui)),
        Page::Whole => actions.extend(at_the_end(input, draft_ui)),
    }
    let letters = [
        (Key::U, DraftAction::Undo),
        (Key::N, DraftAction::New),
        (Key::Escape, DraftAction::Leave),
    ];
    actions.extend(letters.into_iter().filter(|(key, _)| struck(input, *key)).map(|(_, it)| it));
    actions
}

fn at_an_offer(input: &InputState, draft_ui: &DraftUi) -> Vec<DraftAction> {
    let count = draft_ui.offer().len();
    let across = step_across(input);
    let walked = (across != 0 && count > 0)
        .then(|| DraftAction::Select(around(draft_ui.selected, across, count)));
    let picked = digit(input).filter(|nth| *nth < count);
    let picked = picked.or_else(|| confirmed(input).then_some(draft_ui.selected));
    let letters = [(Key::W, DraftAction::Advice), (Key::R, DraftAction::Rest)];
    let struck = letters.into_iter().filter(|(key, _)| struck(input, *key)).map(|(_, it)| it);
    walked.into_iter().chain(picked.map(DraftAction::Pick)).chain(struck).collect()
}

fn at_the_end(input: &InputState, draft_ui: &DraftUi) -> Vec<DraftAction> {
    let count = draft_ui.rivals.len();
    let walked = moved(input, draft_ui.selected, count).map(DraftAction::Select);
    let plays = confirmed(input) || struck(input, Key::P);
    let chosen = digit(input).or(plays.then_some(draft_ui.selected));
    let played = chosen.filter(|nth| *nth < count).map(DraftAction::Play);
    let kept = struck(input, Key::K).then_some(DraftAction::Keep);
    walked.into_iter().chain(played).chain(kept).collect()
}
