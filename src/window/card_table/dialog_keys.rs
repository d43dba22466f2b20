//! The keyboard in what lies on top of the table.

use bevy_egui::egui::{InputState, Key};

use crate::window::{
    card_table::{
        keys::{closing, confirmed, walked},
        menus::MenuRow,
        table_ui::{TableAction, TableDialog, TableUi},
        view::TableView,
    },
    ui::{
        glossary::GlossaryPage,
        keys::{DIGITS, step, step_across, struck, turning_pages},
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
    let steps = step(input);
    if steps == 0 {
        return closing(input, &[]);
    }
    let count = view.glossary.groups().len().max(1) as isize;
    let group = (table_ui.defining.group as isize + steps).rem_euclid(count) as usize;
    vec![TableAction::Define(GlossaryPage { group, ..GlossaryPage::default() })]
}

/// Digits take what was advised; left and right ask another adviser.
pub fn in_the_advice(input: &InputState, table_ui: &TableUi) -> Vec<TableAction> {
    if let Some(digit) = DIGITS.iter().position(|&key| struck(input, key)) {
        return table_ui
            .advice
            .told()
            .get(digit)
            .map(|it| TableAction::Take(it.nth))
            .into_iter()
            .collect();
    }
    let steps = step_across(input);
    if steps != 0 { vec![TableAction::Advise(steps)] } else { closing(input, &[Key::W]) }
}

/// Among the options of one place.
pub fn in_options(input: &InputState, table_ui: &TableUi, offers: &[usize]) -> Vec<TableAction> {
    if let Some(digit) = DIGITS.iter().position(|&key| struck(input, key)) {
        return offers.get(digit).map(|&offer| TableAction::Take(offer)).into_iter().collect();
    }
    if confirmed(input) {
        return offers
            .contains(&table_ui.selected)
            .then_some(TableAction::Take(table_ui.selected))
            .into_iter()
            .collect();
    }
    let here = offers.iter().position(|&offer| offer == table_ui.selected).unwrap_or(0) as isize;
    let steps = step(input);
    if steps != 0 {
        return vec![TableAction::Select(
            offers[(here + steps).rem_euclid(offers.len() as isize) as usize],
        )];
    }
    closing(input, &[])
}

/// In a small menu.
pub fn in_menu(
    input: &InputState,
    selected: usize,
    rows: &[MenuRow],
    at: fn(usize) -> TableDialog,
) -> Vec<TableAction> {
    if struck(input, Key::Escape) {
        return vec![TableAction::Open(TableDialog::Nothing)];
    }
    if confirmed(input) {
        return vec![rows[selected].1()];
    }
    let steps = step(input);
    let next = (selected as isize + steps).rem_euclid(rows.len() as isize) as usize;
    if steps == 0 { Vec::new() } else { vec![TableAction::Open(at(next))] }
}
