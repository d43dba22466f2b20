//! A place that scrolls.

use bevy_egui::egui::{
    Rect, ScrollArea, Sense, Ui, UiBuilder, scroll_area::ScrollBarVisibility, vec2,
};

/// A place of its own height that scrolls where it does not fit, by the wheel and `by` so much.
pub fn scrolled(ui: &mut Ui, area: Rect, tall: f32, by: f32, draw: impl FnOnce(&mut Ui, Rect)) {
    let mut ui = ui.new_child(UiBuilder::new().max_rect(area).id_salt("scrolled"));
    ui.set_clip_rect(area);
    ScrollArea::vertical()
        .auto_shrink(false)
        .scroll_bar_visibility(ScrollBarVisibility::VisibleWhenNeeded)
        .show(&mut ui, |ui| {
            ui.scroll_with_delta([0.0, -by].into());
            let (place, _) =
                ui.allocate_exact_size(vec2(area.width() - 10.0, tall), Sense::hover());
            draw(ui, place);
        });
}
