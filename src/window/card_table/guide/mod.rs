//! The guide in the window: a lesson on a small plate beside what it points at.
//!
//! It never stands over what is asked, over the answers, or over its own subject; whatever is done there
//! works as if it were not there.

mod place;
mod summary;
#[cfg(test)]
mod tests;

use bevy_egui::egui::{
    Align2, Area, Context, Id, LayerId, Order, Painter, Pos2, Rect, Sense, Shape, Stroke,
    StrokeKind, Ui, pos2, vec2,
};

use super::{
    table_ui::{TableAction, TableDialog, TableUi},
    view::TableView,
};
use crate::guide::{DueLesson, Interface, Topic};
use crate::window::ui::layout_check::{Reason, meant};
use crate::window::ui::{
    compact::{self, TARGET},
    interface::in_use,
    magnifier::attend,
    paint, reader,
    theme::{self, size},
};
pub(super) use place::area_of;
use place::pointed_at;
pub(in crate::window) use summary::summary;

const WIDE: f32 = 340.0;
const PAD: f32 = 14.0;
/// Room for what the keys do.
const FOOT: f32 = 30.0;

/// A lesson in the words of the place where it is told.
pub(in crate::window) struct Plate<'a> {
    pub title: &'a str,
    pub says: &'a str,
    /// Its number, from 1, and how many there are.
    pub count: (usize, usize),
    /// Whether it stays until the question is answered.
    pub until_answered: bool,
    pub interface: Interface,
}

/// What was done on a plate.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::window) enum PlateAction {
    GoOn,
    Leave,
}

impl<'a> Plate<'a> {
    pub fn of<T: Topic>(told: &'a DueLesson<T>, interface: Interface) -> Plate<'a> {
        let lesson = &told.lesson;
        let (title, says) = (lesson.title.as_str(), lesson.says(interface));
        let (count, until_answered) = ((told.nth, told.of), lesson.until_answered);
        Plate { title, says, count, until_answered, interface }
    }
}

/// Draws the lesson that has its moment at the card table, and what it points at; returns what was done
/// on it.
pub(in crate::window) fn draw(
    ctx: &Context,
    view: &TableView,
    table_ui: &TableUi,
) -> Option<TableAction> {
    let told = view.told().filter(|_| table_ui.dialog == TableDialog::Nothing)?;
    let target = pointed_at(told.lesson.at, view, table_ui);
    let (clear, spared) = (place::kept_clear(table_ui), place::spared(table_ui));
    let done = show(ctx, &Plate::of(told, in_use(ctx)), target, &clear, &spared)?;
    Some(match done {
        PlateAction::GoOn => TableAction::GoOn,
        PlateAction::Leave => TableAction::Open(TableDialog::Farewell { selected: 0 }),
    })
}

/// Draws a plate beside its subject. It never covers what is to be kept clear, and rather not what is to
/// be spared.
pub(in crate::window) fn show(
    ctx: &Context,
    told: &Plate,
    target: Option<Rect>,
    clear: &[Rect],
    spared: &[Rect],
) -> Option<PlateAction> {
    // Its own painter measures before there is a place to draw in.
    let measure = ctx.layer_painter(LayerId::background());
    let words = paint::tall(&measure, told.says, size::BODY + 0.5, WIDE - 2.0 * PAD);
    let room = vec2(WIDE, 44.0 + words + 8.0 + compact::row(ctx, FOOT));
    let rect = place::beside(target, room, clear, spared, ctx.screen_rect());
    if !told.until_answered {
        // Enter goes on from here, so this is where the keyboard stands.
        attend(ctx, rect);
    }
    let area = Area::new(Id::new("guide")).order(Order::Middle).fixed_pos(rect.min);
    let shown = area.show(ctx, |ui| {
        // What lies below is not to be clicked through it.
        ui.allocate_rect(rect, Sense::CLICK);
        if let Some(target) = target {
            point(ui.painter(), rect, target);
        }
        plate(ui, rect, told)
    });
    shown.inner
}

fn plate(ui: &mut Ui, rect: Rect, told: &Plate) -> Option<PlateAction> {
    let p = ui.painter().clone();
    meant(&p, rect.expand(5.0), Reason::Floats);
    p.rect_filled(rect.expand(5.0), 8.0, theme::faded(theme::SPACE, 0.55));
    paint::plate(&p, rect, theme::RAISED, theme::now());
    let inner = rect.shrink(PAD);
    let count = format!("{} of {}", told.count.0, told.count.1);
    let at = inner.right_top() + vec2(0.0, 3.0);
    let count = paint::say(&p, at, Align2::RIGHT_TOP, &count, size::TINY, theme::FAINT);
    let room = count.left() - 8.0 - inner.left();
    let at = inner.left_top() - vec2(0.0, 2.0);
    paint::fitted(&p, at, Align2::LEFT_TOP, told.title, size::HEAD, theme::TYPE, room, true);
    let tall = compact::row(ui.ctx(), FOOT);
    let words = inner.with_min_y(inner.top() + 26.0).with_max_y(rect.bottom() - tall);
    paint::flow(&p, words, told.says, size::BODY + 0.5, theme::TYPE, false);
    reader::say(ui, words, "lesson", || format!("{}. {}", told.title, told.says));
    foot(ui, pos2(inner.left(), rect.bottom() - tall / 2.0 - 2.0), told)
}

fn foot(ui: &Ui, at: Pos2, told: &Plate) -> Option<PlateAction> {
    let [go_on, leave] = keys(told.interface);
    let (right, onward) = if told.until_answered {
        // The answer itself leads on: there is nothing to click here.
        let (words, ink) = ("answer to go on", theme::QUIET);
        let said = paint::say(ui.painter(), at, Align2::LEFT_CENTER, words, size::SMALL, ink);
        (said.right(), false)
    } else {
        key(ui, at, go_on, "go on")
    };
    let (_, left) = key(ui, pos2(right + 20.0, at.y), leave, "leave the guide");
    onward.then_some(PlateAction::GoOn).or(left.then_some(PlateAction::Leave))
}

/// What goes on from a lesson, and what leaves the guide; a finger needs no name for itself.
const fn keys(interface: Interface) -> [&'static str; 2] {
    match interface {
        Interface::Terminal | Interface::Keyboard => ["Enter", "Esc"],
        Interface::Touch => ["", ""],
        Interface::Gamepad => ["lower button", "right button"],
    }
}

/// A key and what it does, to be clicked as well; returns where it ends, and whether it was.
fn key(ui: &Ui, left: Pos2, key: &str, word: &str) -> (f32, bool) {
    let p = ui.painter();
    let at = left + vec2(6.0, 0.0);
    let struck = paint::strong(p, at, Align2::LEFT_CENTER, key, size::SMALL, theme::TYPE);
    let after = if key.is_empty() { left.x + 6.0 } else { struck.right() + 6.0 };
    let at = pos2(after, left.y);
    let said = paint::say(p, at, Align2::LEFT_CENTER, word, size::SMALL, theme::QUIET);
    let said = struck.union(said);
    let place = match compact::is_on(ui.ctx()) {
        true => said.expand2(vec2(10.0, (TARGET - 6.0 - said.height()) / 2.0)),
        false => said.expand2(vec2(6.0, 4.0)),
    };
    let response = ui.interact(place, Id::new(("guide", word)), Sense::CLICK);
    reader::name(&response, word == "go on", || word.to_owned());
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
