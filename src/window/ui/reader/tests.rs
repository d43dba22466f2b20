//! Tests of `reader`.

use bevy_egui::egui::{CentralPanel, RawInput};

use super::*;
use crate::window::{
    testing::context,
    ui::menu::{self, Row, Sort},
};

#[test]
fn rows_of_a_menu_have_names_and_the_focus_is_where_the_keyboard_stands() {
    let row = |label| Row { label, value: "", sort: Sort::Press };
    let ctx = context();
    ctx.enable_accesskit();
    let mut selected = 1;
    let output = ctx.run(RawInput::default(), |ctx| {
        CentralPanel::default().show(ctx, |ui| {
            let rows = [row("Play on"), row("Leave")];
            menu::draw_rows(ui, ui.max_rect(), 30.0, &rows, &mut selected, &mut String::new());
        });
    });
    let update = output.platform_output.accesskit_update.expect("a tree");
    let update = focused(&ctx, update);
    let name = |id: accesskit::NodeId| {
        let node = update.nodes.iter().find(|(other, _)| *other == id);
        node.and_then(|(_, node)| node.label().map(str::to_owned))
    };
    let names: Vec<String> = update.nodes.iter().filter_map(|(id, _)| name(*id)).collect();
    assert!(names.contains(&"Play on".to_owned()), "{names:?}");
    assert_eq!(name(update.focus).as_deref(), Some("Leave"));
}
