//! What keys, buttons and drops do to marks.

use super::*;

#[test]
fn enter_answers_from_any_card_and_space_marks_it() {
    let mut table = Marked::asked("keys", &[1, 3, 2], BILL, first_two);
    assert_eq!(table.table_ui.selected, table.confirm(), "what is proposed is a key away");
    table.table_ui.selected = 1;
    let answer = [TableAction::Take(table.confirm())];
    assert_eq!(table.struck(Key::Enter), answer);
    assert_eq!(table.struck(Key::Space), [TableAction::Take(1)]);
    assert_eq!(table.struck(Key::Num3), [TableAction::Take(2)]);
    let spot = Spot::Card(table.view.seen.hand[1].id);
    table.table_ui.at = Some(spot);
    assert_eq!(table.struck(Key::Enter), answer, "the keyboard walks the table");
    assert_eq!(table.struck(Key::Space), [TableAction::Take(1)]);
}

#[test]
fn once_a_card_is_marked_enter_no_longer_discards_nothing() {
    let mut table = Marked::of(look(&session("trap"), 1));
    table.table_ui.selected = keys::finishing(&table.view).expect("nothing has to go");
    table.table_ui.follow_marks(&table.view);
    assert_eq!(table.struck(Key::Enter), [TableAction::Take(table.confirm())]);
    table.table_ui.selected = 1;
    table.table_ui.follow_marks(&table.view);
    assert_eq!(table.table_ui.selected, 1, "the keyboard stays where it marks");
}

#[test]
fn the_one_button_of_a_pad_marks_a_card_and_answers_on_the_last_row() {
    let mut table = Marked::asked("pad", &[1, 3, 2], BILL, first_two);
    let struck = |table: &Marked| {
        frames(vec![vec![key(Key::Enter)]], |ctx| {
            crate::window::ui::interface::pretend(ctx, Interface::Gamepad);
            keys::at_table(ctx, &table.view, &table.table_ui)
        })
    };
    assert_eq!(struck(&table), [TableAction::Take(table.confirm())]);
    table.table_ui.selected = 1;
    assert_eq!(struck(&table), [TableAction::Take(1)]);
}

#[test]
fn what_is_dropped_on_the_table_or_advised_is_marked_and_stays_so() {
    let mut table = Marked::asked("drop", &[1, 2, 3], BILL, no_plan);
    let spot = Spot::Card(table.view.seen.hand[0].id);
    let from = bevy_egui::egui::Rect::ZERO;
    table.table_ui.drag = Some(Drag { spot, look: None, from });
    table.take(0);
    table.take(0);
    assert!(table.marking.has(0));
    (table.table_ui.drag, table.table_ui.dialog) = (None, TableDialog::Advice);
    assert_eq!(table.take(0), Some(TableAction::Open(TableDialog::Nothing)));
    assert!(table.marking.has(0));
}

#[test]
fn the_next_question_begins_with_marks_of_its_own() {
    let mut app = App::new();
    app.add_event::<TableAction>().add_plugins(plugin);
    let view = || Marked::asked("next", &[1, 3, 2], BILL, first_two).view;
    app.insert_resource(view());
    app.update();
    let proposed = app.world().resource::<Marking>().clone();
    assert_ne!(proposed, Marking::default());
    app.world_mut().send_event(TableAction::Mark(0));
    app.update();
    app.update();
    let marked = app.world().resource::<Marking>().clone();
    assert_ne!(marked, proposed);
    app.insert_resource(view());
    app.update();
    assert_eq!(*app.world().resource::<Marking>(), proposed);
}
