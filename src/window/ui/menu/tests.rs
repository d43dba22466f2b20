//! Tests of `menu`.

use super::*;
use crate::window::testing::written;

#[test]
fn no_name_of_a_row_runs_into_its_value() {
    for (height, width) in [(29.0, 820.0), (27.0, 760.0)] {
        let labels = ["Seed", "What such an injury takes from a characteristic"];
        let row = |label| Row { label, value: "nothing", sort: Sort::Turn };
        let rows = labels.map(row);
        let rect = Rect::from_min_size(pos2(0.0, 0.0), vec2(width, 400.0));
        let lines = written(|ui| {
            draw_rows(ui, rect, height, &rows, &mut 0, &mut String::new());
        });
        let values = lines.iter().filter(|(text, _)| text == "nothing");
        let left = values.map(|(_, place)| place.left()).fold(f32::INFINITY, f32::min);
        let name = labels[1].to_uppercase();
        let (_, name) = lines.iter().find(|(text, _)| *text == name).expect("the name");
        assert!(name.right() < left && left < width, "{name} {left}");
    }
}
