//! The dialogs on top of a life: the name being typed, a wish, the log, the keys, the rulebook.

use bevy_egui::egui::{
    Align2, Context, Key, Rect, RichText, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2,
};
use cards::data::Constants;
use characters::text;
use engine::Rulebook;

use super::{
    career_ui::{CareerAction, CareerDialog, CareerUi},
    instead,
    keys::HELP,
    line::Line,
    living::Living,
    menus::{self, FAREWELL, NEW, Row, WISH, menu},
    pen::Pen,
};
use crate::window::ui::{
    compact::{self, TARGET},
    dialogs, keys, overlay, paint,
    theme::{self, size},
};

/// Wishes to begin with.
const WISHES: [&str; 12] = [
    "anything",
    "a fighter",
    "an officer",
    "live long",
    "rich",
    "a ship",
    "a pilot",
    "a medic",
    "an engineer",
    "a gambler",
    "a navigator",
    "a leader",
];

/// Draws what is open and returns what was done in it.
pub fn draw(
    ctx: &Context,
    living: &Living,
    career_ui: &CareerUi,
    book: (&Rulebook, &Constants),
) -> Vec<CareerAction> {
    if career_ui.dialog == CareerDialog::Nothing {
        return Vec::new();
    }
    sheet(ctx, |pen, all| match &career_ui.dialog {
        CareerDialog::Nothing => Rect::NOTHING,
        CareerDialog::Name(name) => naming(pen, all, name),
        CareerDialog::Wish { selected } => wishing(pen, all, career_ui, *selected),
        CareerDialog::New { selected } => small_menu(pen, all, "Another life", NEW, *selected),
        CareerDialog::Instead { next, selected } => {
            instead::draw(pen, all, living, *next, *selected)
        }
        CareerDialog::Farewell { selected } => {
            small_menu(pen, all, "Leave the guide?", FAREWELL, *selected)
        }
        CareerDialog::Log => whole_log(pen, all, living),
        CareerDialog::Keys => all_keys(pen, all, &HELP),
        CareerDialog::Rules => rules(pen, all, career_ui, book),
    })
}

/// A dimmed sheet over everything; a click beside its content closes it.
pub fn sheet(ctx: &Context, content: impl FnOnce(&mut Pen, Rect) -> Rect) -> Vec<CareerAction> {
    dialogs::sheet(ctx, CareerAction::Open(CareerDialog::Nothing), content)
}

fn naming(pen: &mut Pen, all: Rect, name: &str) -> Rect {
    let rect = overlay::in_the_middle(all, vec2(520.0, 136.0));
    let inner = overlay::panel(pen.ui, rect, "Name", "Enter keeps it · Esc leaves it");
    let row = inner.with_max_y(inner.top() + 40.0);
    let mut typed = name.to_owned();
    Line { name: "", hint: "as you like", limit: 40, selected: true }.draw(pen, row, &mut typed);
    if typed != name {
        pen.actions.push(CareerAction::Open(CareerDialog::Name(typed)));
    }
    rect
}

fn wishing(pen: &mut Pen, all: Rect, career_ui: &CareerUi, selected: usize) -> Rect {
    let is_tapped = compact::is_on(pen.ui.ctx());
    let rect = overlay::in_the_middle(all, vec2(560.0, if is_tapped { 470.0 } else { 330.0 }));
    let inner = overlay::panel(pen.ui, rect, "A wish", "decides by the odds · Esc goes back");
    let row = inner.with_max_y(inner.top() + 38.0);
    let mut wish = career_ui.wish.clone();
    Line { name: "To be", hint: "anything", limit: 40, selected: true }.draw(pen, row, &mut wish);
    let words = inner.with_min_y(row.bottom() + 10.0);
    wish = wishes(pen, words, career_ui.wish.trim()).map_or(wish, str::to_owned);
    if wish != career_ui.wish {
        pen.actions.push(CareerAction::WishFor(wish));
    }
    let [_, step] = wish_sizes(pen);
    menu(pen, inner.with_min_y(words.top() + step * 3.0 + 10.0), &WISH, selected);
    if let Some(note) = &career_ui.note {
        let area = inner.with_min_y(inner.bottom() - 32.0);
        paint::flow(&pen.p(), area, note, size::SMALL, theme::TYPE, false);
    }
    rect
}

/// The height of a word to wish with, and how far it is to the next row.
fn wish_sizes(pen: &Pen) -> [f32; 2] {
    if compact::is_on(pen.ui.ctx()) { [TARGET, TARGET + 4.0] } else { [24.0, 28.0] }
}

/// Words to wish with, four a row; the one that was clicked.
fn wishes(pen: &mut Pen, area: Rect, now: &str) -> Option<&'static str> {
    let (p, width) = (pen.p(), (area.width() - 3.0 * 6.0) / 4.0);
    let mut clicked = None;
    let [tall, step] = wish_sizes(pen);
    for (n, word) in WISHES.into_iter().enumerate() {
        let aside = vec2((width + 6.0) * (n % 4) as f32, step * (n / 4) as f32);
        let place = Rect::from_min_size(area.min + aside, vec2(width, tall));
        let (line, ink) = match now == word || (now.is_empty() && n == 0) {
            true => (theme::now(), theme::TYPE),
            false => (theme::RULE, theme::QUIET),
        };
        paint::plate(&p, place, theme::SPACE, line);
        paint::say(&p, place.center(), Align2::CENTER_CENTER, word, size::SMALL, ink);
        if pen.clicked(place, ("wish", n)) {
            clicked = Some(word);
        }
    }
    clicked
}

fn small_menu(pen: &mut Pen, all: Rect, title: &str, rows: &[Row], selected: usize) -> Rect {
    let [_, step] = menus::sizes(pen);
    let height = 84.0 + step * rows.len() as f32;
    let rect = overlay::in_the_middle(all, vec2(440.0, height));
    let inner = overlay::panel(pen.ui, rect, title, "Esc goes back");
    menu(pen, inner, rows, selected);
    rect
}

/// A page of keys.
pub fn all_keys(pen: &mut Pen, all: Rect, help: &[(&str, &str)]) -> Rect {
    let height = 70.0 + 30.0 * help.len() as f32;
    let rect = overlay::in_the_middle(all, vec2(620.0, height));
    let inner = overlay::panel(pen.ui, rect, "Keys and clicks", "Esc closes");
    let p = pen.p();
    for (n, (key, does)) in help.iter().enumerate() {
        let at = pos2(inner.left(), inner.top() + 14.0 + 30.0 * n as f32);
        paint::strong(&p, at, Align2::LEFT_CENTER, key, 15.0, theme::TYPE);
        let at = pos2(inner.left() + 160.0, at.y);
        paint::say(&p, at, Align2::LEFT_CENTER, does, 15.0, theme::QUIET);
    }
    rect
}

/// Everything that happened, each throw explained; a click shows the rule behind it.
fn whole_log(pen: &mut Pen, all: Rect, living: &Living) -> Rect {
    let rect = overlay::in_the_middle(all, vec2(760.0, all.height() - 60.0));
    let note = "a click shows the rule behind a line · L or Esc closes";
    let inner = overlay::panel(pen.ui, rect, "What happened", note);
    let scroll = pen.ui.input(|input| {
        let pages = input.num_presses(Key::PageDown) as f32 - input.num_presses(Key::PageUp) as f32;
        keys::step(input) as f32 * 40.0 + pages * inner.height() * 0.9
    });
    let mut ui = pen.ui.new_child(UiBuilder::new().max_rect(inner));
    ui.set_clip_rect(inner);
    let area = ScrollArea::vertical().stick_to_bottom(true).auto_shrink(false);
    let asked = area.show(&mut ui, |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        ui.scroll_with_delta([0.0, -scroll].into());
        log_lines(ui, living)
    });
    pen.actions.extend(asked.inner.map(|rule| CareerAction::Rule(rule.to_owned())));
    rect
}

/// Every line of the log with its rule; the rule that was asked for by a click.
fn log_lines(ui: &mut Ui, living: &Living) -> Option<&'static str> {
    let (shown, news) = living.told();
    let mut asked = None;
    for (n, event) in living.events()[..shown].iter().enumerate() {
        let rule = event.rules().first().copied().unwrap_or_default();
        let throw = event.throw().map(|throw| format!("  ({throw})"));
        let line = text::line(event) + &throw.unwrap_or_default();
        let ink = if n >= news { theme::TYPE } else { theme::QUIET };
        let row = ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(rule).size(size::TINY).color(theme::FAINT));
            ui.label(RichText::new(line).size(14.5).color(ink));
        });
        if row.response.interact(Sense::CLICK).clicked() {
            asked = Some(rule);
        }
    }
    asked
}

/// The rulebook, where it is open.
fn rules(pen: &mut Pen, all: Rect, career_ui: &CareerUi, book: (&Rulebook, &Constants)) -> Rect {
    let note = "↑ ↓ turn the pages · Esc closes";
    dialogs::rules_noted(pen, all, note, &career_ui.reading, book, CareerAction::Read)
}
