//! The keyboard in what lies on top of the table.

use bevy_egui::egui::{InputState, Key};

use crate::window::{
    card_table::{
        keys::{closing, walked},
        menus::MenuRow,
        table_ui::{TableAction, TableDialog, TableUi},
        view::TableView,
    },
    ui::{
        glossary::GlossaryPage,
        keys::{advised, confirmed, digit, moved, step_across, turning_pages},
    },
};

/// While a card is read.
pub fn reading(input: &InputState, table_ui: &TableUi) -> Vec<TableAction> {
    if let Some(walk) = walked(input).filter(|_| table_ui.at.is_some()) {
        return vec![walk];
    }
    closing(input, &[Key::V, Key::Enter, Key::Space])
}

/// In the rulebook at the table.
pub fn in_the_rulebook(
    input: &InputState,
    view: &TableView,
    table_ui: &TableUi,
) -> Vec<TableAction> {
    let (reading, families) = (&table_ui.reading, view.rulebook.families().len());
    let close = TableAction::Open(TableDialog::Nothing);
    turning_pages(input, reading, families, TableAction::Read, close)
}

/// Likewise in the glossary.
pub fn in_the_glossary(
    input: &InputState,
    view: &TableView,
    table_ui: &TableUi,
) -> Vec<TableAction> {
    match moved(input, table_ui.defining.group, view.glossary.groups().len()) {
        Some(group) => vec![TableAction::Define(GlossaryPage { group, ..GlossaryPage::default() })],
        None => closing(input, &[]),
    }
}

/// Digits and Enter take what was advised; left and right ask another adviser.
pub fn in_the_advice(input: &InputState, table_ui: &TableUi) -> Vec<TableAction> {
    if let Some(taken) = advised(input) {
        let told = table_ui.advice.told().get(taken);
        return told.map(|it| TableAction::Take(it.nth)).into_iter().collect();
    }
    let steps = step_across(input);
    if steps != 0 { vec![TableAction::Advise(steps)] } else { closing(input, &[Key::W]) }
}

/// Among the options of one place.
pub fn in_options(input: &InputState, table_ui: &TableUi, offers: &[usize]) -> Vec<TableAction> {
    let here = offers.iter().position(|&offer| offer == table_ui.selected);
    let digit = digit(input);
    if digit.is_some() || confirmed(input) {
        let taken = digit.or(here).and_then(|n| offers.get(n));
        return taken.map(|&offer| TableAction::Take(offer)).into_iter().collect();
    }
    match moved(input, here.unwrap_or(0), offers.len()) {
        Some(next) => vec![TableAction::Select(offers[next])],
        None => closing(input, &[]),
    }
}

/// In a small menu.
pub fn in_menu(
    input: &InputState,
    selected: usize,
    rows: &[MenuRow],
    at: fn(usize) -> TableDialog,
) -> Vec<TableAction> {
    if confirmed(input) {
        return vec![rows[selected].1()];
    }
    match moved(input, selected, rows.len()) {
        Some(next) => vec![TableAction::Open(at(next))],
        None => closing(input, &[]),
    }
}
