//! The chosen person, large: the sheet, the tags, the story.

use bevy_egui::egui::{Align2, Rect, RichText, ScrollArea, UiBuilder, pos2, vec2};
use characters::data::Tables;

use super::library_ui::{LibraryAction, LibraryDialog};
use crate::roster::{EntryRef, Tags};
use crate::window::{
    screens::people::{
        career_ui::CareerAction,
        pen::Pen,
        sheet::{self, Sheet},
    },
    ui::{
        compact, paint,
        theme::{self, size},
    },
};

/// Draws somebody in `area`.
pub fn draw<'a>(pen: &mut Pen, area: Rect, who: &EntryRef<'a>, tables: &'a Tables) {
    let left = area.with_max_x(area.left() + area.width() * 0.5);
    sheet(pen, left, who, tables);
    told(pen, area.with_min_x(left.right() + 12.0), who);
}

/// Draws their sheet.
pub fn sheet<'a>(pen: &mut Pen, area: Rect, who: &EntryRef<'a>, tables: &'a Tables) {
    let large = if compact::is_on(pen.ui.ctx()) { 1.1 } else { 1.28 };
    let sheet = Sheet { person: who.character, before: None, tables, large };
    sheet::draw(&pen.p(), area, &sheet);
}

/// Draws their tags and their story.
pub fn told(pen: &mut Pen, right: Rect, who: &EntryRef) {
    paint::plate(&pen.p(), right, theme::PANEL, theme::RULE);
    let inner = right.shrink2(vec2(20.0, 18.0));
    let y = tags(pen, inner, who.tags);
    story(pen, inner.with_min_y(y + 14.0).with_max_y(inner.bottom() - 16.0), who);
    let p = pen.p();
    let file = who.file.display().to_string();
    let at = inner.left_bottom();
    let width = inner.width();
    paint::fitted(&p, at, Align2::LEFT_BOTTOM, &file, size::TINY, theme::FAINT, width, false);
}

/// Tags side by side; a click takes one off.
fn tags(pen: &mut Pen, area: Rect, tags: &Tags) -> f32 {
    let p = pen.p();
    let head = paint::caption(&p, area.min, Align2::LEFT_TOP, "Tags", size::TINY, theme::FAINT);
    let mut at = pos2(area.left(), head.bottom() + 6.0);
    let tall = compact::row(p.ctx(), 21.0);
    let words = tags.iter().map(|tag| (tag.as_str(), LibraryAction::Tag(tag.clone())));
    let add = if compact::is_on(p.ctx()) { "add one" } else { "T  add one" };
    let more = (add, LibraryAction::OpenDialog(LibraryDialog::Tag(String::new())));
    for (n, (word, action)) in words.chain([more]).enumerate() {
        let ink = if n < tags.len() { theme::TYPE } else { theme::FAINT };
        let galley = p.layout_no_wrap(
            word.to_owned(),
            bevy_egui::egui::FontId::proportional(size::SMALL),
            ink,
        );
        let wide = galley.size().x + 16.0;
        let wide = wide.max(compact::row(p.ctx(), 0.0));
        if at.x + wide > area.right() && at.x > area.left() {
            at = pos2(area.left(), at.y + tall + 5.0);
        }
        let place = Rect::from_min_size(at, vec2(wide, tall));
        paint::plate(&p, place, theme::SPACE, theme::RULE);
        paint::say(&p, place.center(), Align2::CENTER_CENTER, word, size::SMALL, ink);
        if pen.clicked(place, ("tag", n)) {
            pen.actions.push(CareerAction::Library(action));
        }
        at.x += wide + 6.0;
    }
    at.y + tall
}

fn story(pen: &mut Pen, page: Rect, who: &EntryRef) {
    let p = pen.p();
    let head =
        paint::caption(&p, page.min, Align2::LEFT_TOP, "The story", size::TINY, theme::FAINT);
    let page = page.with_min_y(head.bottom() + 8.0);
    if who.story.is_empty() {
        let words = "Nobody has written it down.";
        paint::say(&p, page.min, Align2::LEFT_TOP, words, size::BODY, theme::FAINT);
        return;
    }
    let mut ui = pen.ui.new_child(UiBuilder::new().max_rect(page).id_salt("told"));
    ui.set_clip_rect(page);
    ScrollArea::vertical().id_salt(&who.file.0).auto_shrink(false).show(&mut ui, |ui| {
        ui.spacing_mut().item_spacing.y = 7.0;
        for paragraph in who.story.iter() {
            ui.label(RichText::new(paragraph).size(size::BODY).color(theme::TYPE));
        }
    });
}
