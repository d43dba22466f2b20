//! The keys that lead a record forth and back.

use bevy_egui::egui::{InputState, Key};

use super::action::PlaybackAction;
use crate::window::ui::keys::{self, struck};

/// The keys of this frame as actions, where nothing lies over what is watched.
pub fn leading(input: &InputState) -> Vec<PlaybackAction> {
    let single = [
        (Key::Escape, PlaybackAction::Leave),
        (Key::Space, PlaybackAction::Run),
        (Key::Y, PlaybackAction::Why),
        (Key::N, rival(input)),
        (Key::Home, PlaybackAction::GoTo(0)),
        (Key::End, PlaybackAction::GoTo(usize::MAX)),
        (Key::S, PlaybackAction::Sit),
        (Key::P, PlaybackAction::Puzzle),
    ];
    keys::struck_of(input, single).chain(stepped(input)).collect()
}

/// The keys of this frame while it is told why.
pub fn in_the_reasons(input: &InputState) -> Vec<PlaybackAction> {
    if struck(input, Key::Escape) || struck(input, Key::Y) || struck(input, Key::Enter) {
        return vec![PlaybackAction::Why];
    }
    if struck(input, Key::N) {
        return vec![rival(input)];
    }
    stepped(input).filter(|action| matches!(action, PlaybackAction::Step(_))).collect()
}

fn rival(input: &InputState) -> PlaybackAction {
    PlaybackAction::Rival(if input.modifiers.shift { -1 } else { 1 })
}

/// Held keys go on.
fn stepped(input: &InputState) -> impl Iterator<Item = PlaybackAction> {
    let by =
        |more: Key, less: Key| input.num_presses(more) as isize - input.num_presses(less) as isize;
    let some =
        |count: isize, action: fn(isize) -> PlaybackAction| (count != 0).then(|| action(count));
    [
        some(by(Key::ArrowRight, Key::ArrowLeft), PlaybackAction::Step),
        some(by(Key::PageDown, Key::PageUp), PlaybackAction::Round),
        some(-keys::step(input), PlaybackAction::Faster),
    ]
    .into_iter()
    .flatten()
}
