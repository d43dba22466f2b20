//! The keyboard at a fight: every key in one place; each key is an action.

use bevy_egui::egui::{InputState, Key};

use crate::skirmish::{advice::Hint, flow::Control};
use crate::window::{
    battlefield::{
        fight_ui::{FightAction, FightDialog, FightUi},
        view::FightView,
    },
    ui::keys::{self, DIGITS, PAGE, step, struck},
};

/// The keys as the help lists them.
pub const HELP: [(&str, &str); 19] = [
    ("1 … 9, 0", "take the option with that number"),
    ("↑ ↓, PgUp PgDn", "move through the options"),
    ("Enter, Space", "take the highlighted option; while things happen, show all at once"),
    ("R, T, G", "last time's orders for everybody, for the selected one; this one for everybody"),
    ("M, C", "options against the helpless; be asked everything, or no longer"),
    ("O", "let orders stand until something changes for whoever has them, or no longer"),
    ("Tab", "the next of yours; with Shift the one before"),
    ("← →", "the next of the others: what it takes to hit them, and whom to attack after a move"),
    ("S", "the sum behind the number, with its rules"),
    ("W", "what a veteran would do here, and why"),
    ("U", "take an order back, as long as nobody has learnt anything"),
    ("Q E, A D", "farther and nearer, along the field; so do the wheel and dragging"),
    ("F, V", "show everybody; how fast things are shown, or not at all"),
    ("L", "the whole log, with every throw"),
    ("B", "the rulebook at the rule of the question"),
    ("Left click", "takes what it is on: an option, a target, a place to go to"),
    ("Right click", "selects; a rule's id opens the rulebook there"),
    ("+ −, K, F1, H", "larger, smaller; sound off or on; this page"),
    ("Esc", "close what is open; pause and leave"),
];

/// The rows of the pause menu, and what each does.
pub const PAUSE: &[(&str, FightAction)] = &[
    ("Back to the fight", FightAction::Open(FightDialog::Nothing)),
    ("The keys", FightAction::Open(FightDialog::Keys)),
    ("The rulebook", FightAction::Open(FightDialog::Rules)),
    #[cfg(target_arch = "wasm32")]
    ("Save the fight as a file", FightAction::SaveAs),
    #[cfg(target_arch = "wasm32")]
    ("A link to this very fight", FightAction::Share),
    ("Leave; the fight is saved", FightAction::Leave),
];

/// The rows of the question before the guide is left, and what each does.
pub const FAREWELL: &[(&str, FightAction)] = &[
    ("Go on with the guide", FightAction::Open(FightDialog::Nothing)),
    ("Leave it, and fight on alone", FightAction::LeaveGuide),
    ("Pause", FightAction::Open(FightDialog::Pause { selected: 0 })),
];

/// Turns the keys of this frame into actions; `playing` while something is being shown.
pub fn at_the_fight(
    input: &InputState,
    view: &FightView,
    fight_ui: &FightUi,
    playing: bool,
    families: usize,
) -> Vec<FightAction> {
    let mut actions = match &fight_ui.dialog {
        FightDialog::Nothing => on_the_field(input, view, fight_ui, playing),
        FightDialog::Keys => closing(input, &[Key::F1, Key::H, Key::Enter]),
        FightDialog::Log => closing(input, &[Key::L]),
        FightDialog::Rules => in_the_rulebook(input, fight_ui, families),
        FightDialog::Pause { selected } => {
            in_menu(input, *selected, PAUSE, |selected| FightDialog::Pause { selected })
        }
        FightDialog::Farewell { selected } => {
            in_menu(input, *selected, FAREWELL, |selected| FightDialog::Farewell { selected })
        }
        FightDialog::Pick { offers, .. } => in_a_pick(input, fight_ui, offers),
        FightDialog::Advice { hint } => in_the_advice(input, hint),
        FightDialog::Handover { .. } => closing(input, &[Key::Enter, Key::Space]),
    };
    if let Some(factor) = keys::scale(input).filter(|_| fight_ui.dialog != FightDialog::Rules) {
        actions.push(FightAction::Scale(factor));
    }
    actions
}

fn on_the_field(
    input: &InputState,
    view: &FightView,
    fight_ui: &FightUi,
    playing: bool,
) -> Vec<FightAction> {
    if let Some(told) = view.told.as_ref().filter(|_| !playing) {
        if struck(input, Key::Escape) {
            return vec![FightAction::Open(FightDialog::Farewell { selected: 0 })];
        }
        if confirmed(input) && !told.lesson.until_answered {
            return vec![FightAction::GoOn];
        }
    }
    let letters = [
        (Key::S, FightAction::Sum),
        (Key::W, FightAction::Advise),
        (Key::U, FightAction::Undo),
        (Key::F, FightAction::Fit),
        (Key::V, FightAction::Speed),
        (Key::R, FightAction::Repeat(None)),
        (Key::M, FightAction::Unfold),
        (Key::C, FightAction::Control(Control::Full)),
        (Key::O, FightAction::Control(Control::StandingOrders)),
        (Key::L, FightAction::Open(FightDialog::Log)),
        (Key::B, FightAction::Why),
        (Key::F1, FightAction::Open(FightDialog::Keys)),
        (Key::H, FightAction::Open(FightDialog::Keys)),
        (Key::Questionmark, FightAction::Open(FightDialog::Keys)),
        (Key::Escape, FightAction::Open(FightDialog::Pause { selected: 0 })),
    ];
    let mut actions: Vec<FightAction> = keys::struck_of(input, letters).collect();
    if struck(input, Key::G) {
        actions.push(FightAction::TakeForAll(fight_ui.selected_option));
    }
    if struck(input, Key::T) {
        actions.extend(fight_ui.selected.map(|who| FightAction::Repeat(Some(who))));
    }
    let held = |key: Key| input.num_presses(key) as f32;
    let nearer = held(Key::E) - held(Key::Q);
    if nearer != 0.0 {
        actions.push(FightAction::Zoom(1.25_f32.powf(nearer), None));
    }
    let along = held(Key::D) - held(Key::A);
    if along != 0.0 {
        actions.push(FightAction::Pan(along * 0.12));
    }
    let tab = keys::tabbed(input);
    if tab != 0 {
        actions.push(FightAction::Next(tab));
    }
    let across = keys::step_across(input);
    if across != 0 {
        actions.push(FightAction::Target(across));
    }
    actions.extend(in_the_list(input, view, fight_ui, playing));
    actions
}

fn confirmed(input: &InputState) -> bool {
    struck(input, Key::Enter) || struck(input, Key::Space)
}

/// Digits, arrows and Enter among the options that are listed.
fn in_the_list(
    input: &InputState,
    view: &FightView,
    fight_ui: &FightUi,
    playing: bool,
) -> Option<FightAction> {
    let shown = fight_ui.shown(view);
    let at = shown.iter().position(|&n| n == fight_ui.selected_option).unwrap_or(0);
    if let Some(digit) = DIGITS.iter().position(|&key| struck(input, key)) {
        return shown.get(at / PAGE * PAGE + digit).map(|&n| FightAction::Take(n));
    }
    if confirmed(input) {
        // A key struck in haste for what is being shown is not meant for the question.
        return if playing {
            Some(FightAction::Skip)
        } else {
            shown.get(at).map(|&n| FightAction::Take(n))
        };
    }
    let count = shown.len() as isize;
    let pages = input.num_presses(Key::PageDown) as isize - input.num_presses(Key::PageUp) as isize;
    if pages != 0 && count > 0 {
        let last = (count - 1) / PAGE as isize;
        let page = ((at / PAGE) as isize + pages).clamp(0, last) as usize;
        return Some(FightAction::SelectOption(shown[page * PAGE]));
    }
    let steps = step(input);
    if steps == 0 || count == 0 {
        return None;
    }
    Some(FightAction::SelectOption(shown[(at as isize + steps).rem_euclid(count) as usize]))
}

fn in_a_pick(input: &InputState, fight_ui: &FightUi, offers: &[usize]) -> Vec<FightAction> {
    if let Some(digit) = DIGITS.iter().position(|&key| struck(input, key)) {
        return offers.get(digit).map(|&n| FightAction::Take(n)).into_iter().collect();
    }
    if confirmed(input) {
        let selected = offers
            .contains(&fight_ui.selected_option)
            .then_some(FightAction::Take(fight_ui.selected_option));
        return selected.into_iter().collect();
    }
    let steps = step(input);
    if steps != 0 && !offers.is_empty() {
        let here = offers.iter().position(|&n| n == fight_ui.selected_option).unwrap_or(0) as isize;
        let next = (here + steps).rem_euclid(offers.len() as isize) as usize;
        return vec![FightAction::SelectOption(offers[next])];
    }
    closing(input, &[])
}

/// A digit takes what is advised.
fn in_the_advice(input: &InputState, hint: &[Hint]) -> Vec<FightAction> {
    let digit = DIGITS.iter().position(|&key| struck(input, key));
    match digit.and_then(|digit| hint.get(digit)) {
        Some(taken) => vec![FightAction::Take(taken.nth)],
        None => closing(input, &[Key::W, Key::Enter, Key::Space]),
    }
}

fn in_menu(
    input: &InputState,
    selected: usize,
    rows: &[(&str, FightAction)],
    at: impl Fn(usize) -> FightDialog,
) -> Vec<FightAction> {
    if struck(input, Key::Escape) {
        return vec![FightAction::Open(FightDialog::Nothing)];
    }
    if confirmed(input) {
        return rows.get(selected).map(|(_, action)| action.clone()).into_iter().collect();
    }
    let steps = step(input);
    let selected = (selected as isize + steps).rem_euclid(rows.len() as isize) as usize;
    if steps == 0 { Vec::new() } else { vec![FightAction::Open(at(selected))] }
}

pub(super) fn closing(input: &InputState, keys: &[Key]) -> Vec<FightAction> {
    keys::closing_with(input, keys, FightAction::Open(FightDialog::Nothing))
}

pub(super) fn in_the_rulebook(
    input: &InputState,
    fight_ui: &FightUi,
    families: usize,
) -> Vec<FightAction> {
    let close = FightAction::Open(FightDialog::Nothing);
    keys::turning_pages(input, &fight_ui.book, families, FightAction::Book, close)
}
