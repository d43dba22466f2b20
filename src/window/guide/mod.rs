//! The guide at the table: a lesson on a small plate beside what it points at.
//!
//! It never stands over what is asked, over the answers, or over its own subject; whatever is done at
//! the table works as if it were not there.

mod place;
mod summary;
#[cfg(test)]
mod tests;

use bevy_egui::egui::{
    Align2, Area, Context, Id, Order, Painter, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui,
    pos2, vec2,
};

use super::{
    magnifier::attend,
    paint, reader,
    table_ui::{TableAction, TableDialog, TableUi},
    theme::{self, size},
    view::TableView,
};
use crate::guide::DueLesson;
pub(super) use place::pointed_at;
pub(super) use summary::summary;

const WIDE: f32 = 340.0;
const PAD: f32 = 14.0;
/// Room for what the keys do.
const FOOT: f32 = 30.0;

/// Draws the lesson that has its moment, and what it points at; returns what was done on it.
pub(super) fn draw(ctx: &Context, view: &TableView, table_ui: &TableUi) -> Vec<TableAction> {
    let told = view.guided.as_ref().and_then(|guided| guided.told.as_ref());
    let Some(told) = told.filter(|_| table_ui.dialog == TableDialog::Nothing) else {
        return Vec::new();
    };
    let all = ctx.screen_rect();
    let target = pointed_at(told.lesson.at, view, table_ui);
    let mut actions = Vec::new();
    // Its own painter measures before there is a place to draw in.
    let measure = ctx.layer_painter(bevy_egui::egui::LayerId::background());
    let words = paint::tall(&measure, &told.lesson.says, size::BODY + 0.5, WIDE - 2.0 * PAD);
    let room = vec2(WIDE, 44.0 + words + 8.0 + FOOT);
    let rect =
        place::beside(target, room, &place::kept_clear(table_ui), &place::spared(table_ui), all);
    if !told.lesson.until_answered {
        // Enter goes on from here, so this is where the keyboard stands.
        attend(ctx, rect);
    }
    Area::new(Id::new("guide")).order(Order::Middle).fixed_pos(rect.min).show(ctx, |ui| {
        // What lies below is not to be clicked through it.
        ui.allocate_rect(rect, Sense::CLICK);
        if let Some(target) = target {
            point(ui.painter(), rect, target);
        }
        plate(ui, rect, told, &mut actions);
    });
    actions
}

fn plate(ui: &mut Ui, rect: Rect, told: &DueLesson, actions: &mut Vec<TableAction>) {
    let p = ui.painter().clone();
    p.rect_filled(rect.expand(5.0), 8.0, theme::faded(theme::SPACE, 0.55));
    paint::plate(&p, rect, theme::RAISED, theme::now());
    let inner = rect.shrink(PAD);
    let count = format!("{} of {}", told.nth, told.of);
    let at = inner.right_top() + vec2(0.0, 3.0);
    let count = paint::say(&p, at, Align2::RIGHT_TOP, &count, size::TINY, theme::FAINT);
    let room = count.left() - 8.0 - inner.left();
    let title = &told.lesson.title;
    let at = inner.left_top() - vec2(0.0, 2.0);
    paint::fitted(&p, at, Align2::LEFT_TOP, title, size::HEAD, theme::TYPE, room, true);
    let words = inner.with_min_y(inner.top() + 26.0).with_max_y(rect.bottom() - FOOT);
    paint::flow(&p, words, &told.lesson.says, size::BODY + 0.5, theme::TYPE, false);
    reader::say(ui, words, "lesson", || format!("{title}. {}", told.lesson.says));
    let foot = pos2(inner.left(), rect.bottom() - FOOT / 2.0 - 2.0);
    let next = if told.lesson.until_answered {
        // The answer itself leads on: the key is named, and there is nothing to click here.
        let words = "answer to go on";
        paint::say(&p, foot, Align2::LEFT_CENTER, words, size::SMALL, theme::QUIET).right()
    } else {
        let (right, clicked) = key(ui, foot, "Enter", "go on");
        actions.extend(clicked.then_some(TableAction::GoOn));
        right
    };
    let (_, clicked) = key(ui, pos2(next + 16.0, foot.y), "Esc", "leave the guide");
    actions.extend(clicked.then_some(TableAction::Open(TableDialog::Farewell { selected: 0 })));
}

/// A key and what it does, to be clicked as well; returns where it ends, and whether it was.
fn key(ui: &Ui, left: Pos2, key: &str, word: &str) -> (f32, bool) {
    let p = ui.painter();
    let at = left + vec2(6.0, 0.0);
    let struck = paint::strong(p, at, Align2::LEFT_CENTER, key, size::SMALL, theme::TYPE);
    let at = pos2(struck.right() + 6.0, left.y);
    let said = paint::say(p, at, Align2::LEFT_CENTER, word, size::SMALL, theme::QUIET);
    let place = struck.union(said).expand2(vec2(6.0, 4.0));
    let response = ui.interact(place, Id::new(("guide", key)), Sense::CLICK);
    reader::name(&response, key == "Enter", || word.to_owned());
    let line = if response.hovered() { theme::TYPE } else { theme::FAINT };
    p.rect_stroke(place, 3.0, Stroke::new(1.0, line), StrokeKind::Inside);
    (place.right(), response.clicked())
}

/// A line around the subject, and a small arrow from the plate towards it.
fn point(p: &Painter, plate: Rect, target: Rect) {
    let line = Stroke::new(1.5, theme::TYPE);
    p.rect_stroke(target.expand(3.0), 6.0, line, StrokeKind::Outside);
    let tip = place::tip_of_the_arrow(plate, target);
    let from = plate.clamp(tip);
    let way = tip - from;
    if way.length() < 4.0 {
        return;
    }
    let along = way.normalized() * 11.0;
    let across = along.rot90() * 0.75;
    let arrow = vec![from + along, from + across, from - across];
    p.add(Shape::convex_polygon(arrow, theme::now(), Stroke::NONE));
}
