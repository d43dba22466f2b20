//! Shared parts of the rulebook page and the glossary page: a row of the list at
//! the left, and the field above the page.

use bevy_egui::egui::{
    Align2, FontId, Id, Rect, Response, RichText, Sense, TextEdit, Ui, pos2, vec2,
};

use super::{
    compact, paint, reader,
    theme::{self, size},
};

/// A part that can be turned to, in type of so many points.
pub fn part(ui: &Ui, row: Rect, id: Id, (title, points): (&str, f32), here: bool) -> Response {
    let response = ui.interact(row, id, Sense::CLICK);
    reader::name(&response, false, || title.to_owned());
    let ink = match (here, response.hovered()) {
        (true, _) => theme::TYPE,
        (false, true) => theme::QUIET,
        (false, false) => theme::FAINT,
    };
    if here {
        ui.painter().rect_filled(row.with_max_x(row.left() + 3.0), 0.0, theme::now());
    }
    let at = pos2(row.left() + 12.0, row.center().y);
    paint::say(ui.painter(), at, Align2::LEFT_CENTER, title, points, ink);
    response
}

/// The field that words are typed into; what stands in it, if that has just changed.
pub fn field(ui: &mut Ui, field: Rect, now: &str, hint: &str, limit: usize) -> Option<String> {
    paint::plate(ui.painter(), field, theme::SPACE, theme::RULE);
    let mut search = now.to_owned();
    let edit = TextEdit::singleline(&mut search)
        .frame(false)
        .font(FontId::proportional(size::BODY))
        .hint_text(RichText::new(hint).color(theme::FAINT))
        .char_limit(limit);
    let response = ui.put(field.shrink2(vec2(10.0, 4.0)), edit);
    // On a phone a keyboard would come up with it.
    if !response.has_focus() && !compact::is_on(ui.ctx()) {
        response.request_focus();
    }
    (search != now).then_some(search)
}
