//! The keyboard at a fight: every key in one place; each key is an action.

use bevy_egui::egui::{InputState, Key};

use crate::guide::fight::DueFightLesson;
use crate::skirmish::{advice::Hint, flow::Control};
use crate::window::{
    battlefield::{
        fight_ui::{FightAction, FightDialog, FightUi},
        view::FightView,
    },
    ui::keys::{self, PAGE, advised, confirmed, digit, moved, paged, struck},
};

/// The keys as the help lists them.
pub const HELP: [(&str, &str); 20] = [
    ("1 … 9, 0", "take the option with that number"),
    ("↑ ↓, PgUp PgDn", "move through the options"),
    ("Enter, Space", "take the highlighted option; while things happen, show all at once"),
    ("R, T, G", "last time's orders for everybody, for the selected one; this one for everybody"),
    ("M, C", "options against the helpless; be asked everything, or no longer"),
    ("O", "let orders stand until something changes for whoever has them, or no longer"),
    ("Z", "let minds fight the rest, or take command back"),
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
    ("Let them fight, or take command", FightAction::Delegate),
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

/// What it means that minds fight the rest, and the rows of the question before they do.
pub const ABOUT_DELEGATING: &str = "You look on; what is decided stays decided.";
pub const DELEGATE: &[(&str, FightAction)] = &[
    ("Let them fight it out", FightAction::LetThemFight),
    ("Command on", FightAction::Open(FightDialog::Nothing)),
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
        FightDialog::Delegate { selected } => {
            in_menu(input, *selected, DELEGATE, |selected| FightDialog::Delegate { selected })
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
    let told = view.told.as_ref().filter(|_| !playing);
    if let Some(action) = told.and_then(|told| in_the_lesson(input, told)) {
        return vec![action];
    }
    let mut actions: Vec<FightAction> = keys::struck_of(input, LETTERS).collect();
    if struck(input, Key::G) {
        actions.push(FightAction::TakeForAll(fight_ui.selected_option));
    }
    if struck(input, Key::T) {
        actions.extend(fight_ui.selected.map(|who| FightAction::Repeat(Some(who))));
    }
    actions.extend(looking(input));
    actions.extend(in_the_list(input, view, fight_ui, playing));
    actions
}

/// Escape asks whether the guide is to be left, Enter goes on from what only wants to be read.
fn in_the_lesson(input: &InputState, told: &DueFightLesson) -> Option<FightAction> {
    if struck(input, Key::Escape) {
        return Some(FightAction::Open(FightDialog::Farewell { selected: 0 }));
    }
    (confirmed(input) && !told.lesson.until_answered).then_some(FightAction::GoOn)
}

/// What a letter does on the field, whoever is selected.
const LETTERS: [(Key, FightAction); 16] = [
    (Key::S, FightAction::Sum),
    (Key::W, FightAction::Advise),
    (Key::U, FightAction::Undo),
    (Key::F, FightAction::Fit),
    (Key::V, FightAction::Speed),
    (Key::R, FightAction::Repeat(None)),
    (Key::M, FightAction::Unfold),
    (Key::C, FightAction::Control(Control::Full)),
    (Key::O, FightAction::Control(Control::StandingOrders)),
    (Key::Z, FightAction::Delegate),
    (Key::L, FightAction::Open(FightDialog::Log)),
    (Key::B, FightAction::Why),
    (Key::F1, FightAction::Open(FightDialog::Keys)),
    (Key::H, FightAction::Open(FightDialog::Keys)),
    (Key::Questionmark, FightAction::Open(FightDialog::Keys)),
    (Key::Escape, FightAction::Open(FightDialog::Pause { selected: 0 })),
];

/// Nearer, along the field, from one fighter to the next: held keys repeat.
fn looking(input: &InputState) -> impl Iterator<Item = FightAction> {
    let held = |key: Key| input.num_presses(key) as f32;
    let (nearer, along) = (held(Key::E) - held(Key::Q), held(Key::D) - held(Key::A));
    let (tab, across) = (keys::tabbed(input), keys::step_across(input));
    let actions = [
        (nearer != 0.0).then(|| FightAction::Zoom(1.25_f32.powf(nearer), None)),
        (along != 0.0).then_some(FightAction::Pan(along * 0.12)),
        (tab != 0).then_some(FightAction::Next(tab)),
        (across != 0).then_some(FightAction::Target(across)),
    ];
    actions.into_iter().flatten()
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
    let take = |row: usize| shown.get(row).map(|&n| FightAction::Take(n));
    if let Some(digit) = digit(input) {
        return take(at / PAGE * PAGE + digit);
    }
    if confirmed(input) {
        // A key struck in haste for what is being shown is not meant for the question.
        return if playing { Some(FightAction::Skip) } else { take(at) };
    }
    let next = paged(input, at / PAGE, shown.len()).or(moved(input, at, shown.len()))?;
    shown.get(next).map(|&n| FightAction::SelectOption(n))
}

fn in_a_pick(input: &InputState, fight_ui: &FightUi, offers: &[usize]) -> Vec<FightAction> {
    let here = offers.iter().position(|&n| n == fight_ui.selected_option);
    let digit = digit(input);
    if digit.is_some() || confirmed(input) {
        let taken = digit.or(here).and_then(|n| offers.get(n));
        return taken.map(|&n| FightAction::Take(n)).into_iter().collect();
    }
    match moved(input, here.unwrap_or(0), offers.len()) {
        Some(next) => vec![FightAction::SelectOption(offers[next])],
        None => closing(input, &[]),
    }
}

/// A digit takes what is advised.
fn in_the_advice(input: &InputState, hint: &[Hint]) -> Vec<FightAction> {
    match advised(input).and_then(|taken| hint.get(taken)) {
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
    if confirmed(input) {
        return rows.get(selected).map(|(_, action)| action.clone()).into_iter().collect();
    }
    match moved(input, selected, rows.len()) {
        Some(next) => vec![FightAction::Open(at(next))],
        None => closing(input, &[]),
    }
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
