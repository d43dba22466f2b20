//! The keys of a record that is watched.

use bevy_egui::egui::{Context, InputState, Key};

use super::{action::ReplayAction, watching::Watching};
use crate::window::{
    card_table::{
        dialog_keys,
        table_ui::{TableAction, TableDialog},
    },
    common::playback::keys as playback,
    ui::keys::{self, struck},
};

/// The keys as the help lists them.
pub(super) const HELP: [(&str, &str); 14] = [
    ("Space", "run, or stop"),
    ("↑ ↓", "run faster or slower"),
    ("← →", "one decision back or on"),
    ("PgUp PgDn", "one round back or on"),
    ("Home End", "the deal, and the end"),
    ("N, Shift+N", "the next decision of a rival, or the one before"),
    ("Y", "why the rival decides like that, once the game is over"),
    ("S", "from the next captain's seat, once the game is over"),
    ("P", "make a puzzle of this moment; it is kept among your own"),
    ("Tab, V", "walk over the cards, and read one"),
    ("R, L, B, G", "the next rival's side, the log, the rulebook, the glossary"),
    ("+ −", "everything larger or smaller"),
    ("F1, H", "this page"),
    ("Esc", "close what is open; leave"),
];

/// Turns the keys of this frame into actions.
pub(super) fn pressed(ctx: &Context, watching: &Watching) -> Vec<ReplayAction> {
    ctx.input(|input| {
        let mut actions: Vec<ReplayAction> =
            keys::scale(input).map(TableAction::Scale).map(ReplayAction::At).into_iter().collect();
        actions.extend(if watching.tells_why() {
            playback::in_the_reasons(input).into_iter().map(ReplayAction::Lead).collect()
        } else {
            match &watching.table_ui.dialog {
                TableDialog::Nothing => watched(input, watching),
                TableDialog::Rules => in_the_rulebook(input, watching),
                TableDialog::Glossary => in_the_glossary(input, watching),
                TableDialog::Card(_) => reading(input, watching),
                TableDialog::Log => closing(input, &[Key::L]),
                TableDialog::Keys
                | TableDialog::Signs
                | TableDialog::Advice
                | TableDialog::RivalPlays
                | TableDialog::Options { .. }
                | TableDialog::Pause { .. }
                | TableDialog::Sure { .. }
                | TableDialog::Farewell { .. }
                | TableDialog::Marked { .. } => {
                    closing(input, &[Key::I, Key::F1, Key::H, Key::Enter])
                }
            }
        });
        actions
    })
}

fn watched(input: &InputState, watching: &Watching) -> Vec<ReplayAction> {
    let open = |open| ReplayAction::At(TableAction::Open(open));
    let letters = [
        (Key::L, open(TableDialog::Log)),
        (Key::I, open(TableDialog::Signs)),
        (Key::B, open(TableDialog::Rules)),
        (Key::G, open(TableDialog::Glossary)),
        (Key::F1, open(TableDialog::Keys)),
        (Key::H, open(TableDialog::Keys)),
    ];
    let leading = playback::leading(input).into_iter().map(ReplayAction::Lead);
    let mut actions: Vec<ReplayAction> = leading.chain(keys::struck_of(input, letters)).collect();
    if struck(input, Key::R) {
        let next = watching.table_ui.rival_after(&watching.view);
        actions.extend(next.map(|seat| ReplayAction::At(TableAction::Show(seat))));
    }
    if struck(input, Key::V) {
        let look = watching.table_ui.face_in_focus(&watching.view);
        actions.extend(look.map(|look| open(TableDialog::Card(look))));
    }
    actions.extend(walked(input));
    actions
}

fn walked(input: &InputState) -> Option<ReplayAction> {
    let tabs = input.num_presses(Key::Tab) as isize;
    let tabs = if input.modifiers.shift { -tabs } else { tabs };
    (tabs != 0).then_some(ReplayAction::At(TableAction::Walk(tabs)))
}

fn reading(input: &InputState, watching: &Watching) -> Vec<ReplayAction> {
    let across =
        input.num_presses(Key::ArrowRight) as isize - input.num_presses(Key::ArrowLeft) as isize;
    if across != 0 && watching.table_ui.at.is_some() {
        return vec![ReplayAction::At(TableAction::Walk(across))];
    }
    walked(input).map_or_else(|| closing(input, &[Key::V, Key::Enter, Key::Space]), |it| vec![it])
}

fn in_the_rulebook(input: &InputState, watching: &Watching) -> Vec<ReplayAction> {
    let (table_ui, view) = (&watching.table_ui, &watching.view);
    let turned = dialog_keys::in_the_rulebook(input, view, table_ui).into_iter();
    turned.map(ReplayAction::At).collect()
}

fn in_the_glossary(input: &InputState, watching: &Watching) -> Vec<ReplayAction> {
    let turned =
        dialog_keys::in_the_glossary(input, &watching.view, &watching.table_ui).into_iter();
    turned.map(ReplayAction::At).collect()
}

fn closing(input: &InputState, keys: &[Key]) -> Vec<ReplayAction> {
    let close = struck(input, Key::Escape) || keys.iter().any(|&key| struck(input, key));
    if close { vec![ReplayAction::At(TableAction::Open(TableDialog::Nothing))] } else { Vec::new() }
}
