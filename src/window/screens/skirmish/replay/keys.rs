//! The keys of a fight that is watched.

use bevy_egui::egui::{InputState, Key};

use super::action::FightReplayAction;
use crate::window::{
    battlefield::fight_ui::{FightAction, FightDialog, FightUi},
    common::playback::keys as playback,
    screens::skirmish::keys::{closing, in_the_rulebook},
    ui::keys,
};

/// The keys as the help lists them.
pub(super) const HELP: [(&str, &str); 16] = [
    ("Space", "run, or stop"),
    ("↑ ↓", "run faster or slower"),
    ("← →", "one decision back or on"),
    ("PgUp PgDn", "one round back or on"),
    ("Home End", "the beginning, and the end"),
    ("N, Shift+N", "the next decision of a computer, or the one before"),
    ("Y", "what moved the computer, once the fight is over"),
    ("P", "a puzzle of this moment, once the fight is over"),
    ("S", "with the eyes of the next side, or of all, once the fight is over"),
    ("Tab", "the next of this side; with Shift the one before"),
    ("T, M", "the next of the others; the sum behind the number"),
    ("Q E, A D, F", "farther and nearer, along the field; everybody"),
    ("Enter", "show at once what is being shown"),
    ("L, B", "the whole log; the rulebook at the rule of the question"),
    ("+ −, F1, H", "larger, smaller; this page"),
    ("Esc", "close what is open; leave"),
];

/// Turns the keys of this frame into actions.
pub(super) fn pressed(
    input: &InputState,
    (fight_ui, tells_why): (&FightUi, bool),
    families: usize,
) -> Vec<FightReplayAction> {
    let at = |actions: Vec<FightAction>| -> Vec<FightReplayAction> {
        actions.into_iter().map(FightReplayAction::At).collect()
    };
    let lead = |actions: Vec<_>| actions.into_iter().map(FightReplayAction::Lead);
    let mut actions = match &fight_ui.dialog {
        _ if tells_why => lead(playback::in_the_reasons(input)).collect(),
        FightDialog::Nothing => {
            lead(playback::leading(input)).chain(at(on_the_field(input))).collect()
        }
        FightDialog::Rules => at(in_the_rulebook(input, fight_ui, families)),
        FightDialog::Log => at(closing(input, &[Key::L])),
        FightDialog::Keys
        | FightDialog::Pause { .. }
        | FightDialog::Farewell { .. }
        | FightDialog::Delegate { .. }
        | FightDialog::Pick { .. }
        | FightDialog::Advice { .. }
        | FightDialog::Handover { .. } => at(closing(input, &[Key::F1, Key::H, Key::Enter])),
    };
    if let Some(factor) = keys::scale(input).filter(|_| fight_ui.dialog != FightDialog::Rules) {
        actions.push(FightReplayAction::At(FightAction::Scale(factor)));
    }
    actions
}

fn on_the_field(input: &InputState) -> Vec<FightAction> {
    let letters = [
        (Key::M, FightAction::Sum),
        (Key::F, FightAction::Fit),
        (Key::V, FightAction::Speed),
        (Key::T, FightAction::Target(1)),
        (Key::Enter, FightAction::Skip),
        (Key::L, FightAction::Open(FightDialog::Log)),
        (Key::B, FightAction::Why),
        (Key::F1, FightAction::Open(FightDialog::Keys)),
        (Key::H, FightAction::Open(FightDialog::Keys)),
    ];
    let mut actions: Vec<FightAction> = keys::struck_of(input, letters).collect();
    let held = |key: Key| input.num_presses(key) as f32;
    let (nearer, along) = (held(Key::E) - held(Key::Q), held(Key::D) - held(Key::A));
    if nearer != 0.0 {
        actions.push(FightAction::Zoom(1.25_f32.powf(nearer), None));
    }
    if along != 0.0 {
        actions.push(FightAction::Pan(along * 0.12));
    }
    let tab = keys::tabbed(input);
    if tab != 0 {
        actions.push(FightAction::Next(tab));
    }
    actions
}
