//! How marks are shown and told.

use super::*;

/// Every line that a table writes.
fn lines(table: &Marked) -> Vec<String> {
    let log = LogView { lines: &[], news: 0, you: table.view.seen.you, trouble: None };
    let draw = |ui: &mut Ui| {
        table::draw(ui, &table.view, &table.table_ui, &table.marking, &log, 0.0);
    };
    written(draw).into_iter().map(|(text, _)| text).collect()
}

#[test]
fn marks_stand_on_the_cards_and_what_they_come_to_above_the_answer() {
    let mut table = Marked::asked("drawn", &[1, 3, 2], BILL, first_two);
    let said = |table: &Marked, words: &str| lines(table).iter().any(|line| line == words);
    assert!(said(&table, "4 of 4 credits"));
    assert!(said(&table, "pays 1") && said(&table, "pays 3"));
    assert!(!said(&table, "pays 2"), "it is not marked");
    table.take(0);
    assert!(said(&table, "3 of 4 credits") && said(&table, "1 credit missing"));
    assert!(!said(&table, "pays 1"));
}

#[test]
fn a_screen_reader_is_told_what_is_marked() {
    use bevy_egui::egui::{CentralPanel, accesskit::Toggled};
    let table = Marked::asked("heard", &[1, 3, 2], BILL, first_two);
    let ctx = crate::window::testing::context();
    ctx.enable_accesskit();
    let output = ctx.run(crate::window::testing::raw(vec![]), |ctx| {
        let log = LogView { lines: &[], news: 0, you: table.view.seen.you, trouble: None };
        CentralPanel::default().show(ctx, |ui| {
            table::draw(ui, &table.view, &table.table_ui, &table.marking, &log, 0.0);
        });
    });
    let update = output.platform_output.accesskit_update.expect("a tree");
    let ticked =
        |wanted| update.nodes.iter().filter(|(_, it)| it.toggled() == Some(wanted)).count();
    assert_eq!(ticked(Toggled::True), 4, "two options and two cards of the hand");
    assert_eq!(ticked(Toggled::False), 4, "the third of each, and the deck as both");
    let sum = update
        .nodes
        .iter()
        .any(|(_, it)| [it.label(), it.value()].contains(&Some("4 of 4 credits")));
    assert!(sum, "what they come to is read aloud");
}
