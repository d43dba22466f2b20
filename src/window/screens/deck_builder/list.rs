//! The deck, whole if it can be: two columns of lines under the names of their types.

use bevy_egui::egui::{
    Align2, Id, Painter, Pos2, Rect, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2,
};

use super::{
    action::{DeckEditorAction, DeckEditorDialog, Pane},
    deck_editor::DeckEditor,
    rows::{Line, Row},
};
use crate::builder::CardKind;
use crate::window::screens::deck_builder::action::Pen;
use crate::window::ui::{
    card_type::CardType,
    compact::{self, TARGET},
    paint,
    theme::{self, size},
};

/// A row where there is room, and the least that can be read.
const ROW: f32 = 18.5;
const LOW_ROW: f32 = 15.5;
const GAP: f32 = 16.0;

impl DeckEditor {
    /// Whether a moving pointer has come to this line from another; a resting one must not fight the
    /// keyboard.
    pub(super) fn is_led_to(&self, ui: &Ui, pane: Pane, at: usize) -> bool {
        let here =
            self.pane == pane && at == if pane == Pane::Pool { self.selected } else { self.line };
        !here && ui.input(|input| input.pointer.is_moving())
    }
}

/// Draws the deck in `area`; what does not fit can be rolled to.
pub fn draw(pen: &mut Pen, area: Rect, deck_editor: &DeckEditor) {
    let p = pen.p();
    let lit = deck_editor.pane == Pane::Deck;
    let line = if lit { theme::faded(theme::now(), 0.8) } else { theme::RULE };
    paint::plate(&p, area, theme::PANEL, line);
    let inner = area.shrink2(vec2(10.0, 8.0));
    if deck_editor.rows.is_empty() {
        return nothing(&p, inner);
    }
    let is_tapped = compact::is_on(pen.ui.ctx());
    let fits = if is_tapped { usize::MAX } else { (inner.height() / ROW).floor() as usize };
    let split = split(&deck_editor.rows, fits);
    let columns = [&deck_editor.rows[..split], &deck_editor.rows[split..]].map(column);
    let tallest = columns.iter().map(Vec::len).max().unwrap_or(0).max(1) as f32;
    let step = if is_tapped { TARGET } else { (inner.height() / tallest).clamp(LOW_ROW, ROW) };
    let mut ui = pen.ui.new_child(UiBuilder::new().max_rect(inner).id_salt("deck list"));
    ui.set_clip_rect(inner.expand(2.0));
    let scrolled = ScrollArea::vertical().id_salt("deck list").auto_shrink(false);
    let shown = scrolled.show(&mut ui, |ui| {
        let (_, place) = ui.allocate_space(vec2(inner.width(), tallest * step));
        both(ui, place, step, &columns, deck_editor)
    });
    pen.actions.extend(shown.inner);
}

/// Both columns, a row every `step` points.
fn both(
    ui: &mut Ui,
    place: Rect,
    step: f32,
    columns: &[Vec<Shown>; 2],
    deck_editor: &DeckEditor,
) -> Vec<DeckEditorAction> {
    let (mut actions, mut at) = (Vec::new(), 0);
    let beside = columns.iter().filter(|rows| !rows.is_empty()).count().max(1);
    let beside = if compact::is_on(ui.ctx()) { beside } else { 2 };
    let width = (place.width() + GAP) / beside as f32 - GAP;
    for (n, rows) in columns.iter().enumerate() {
        for (line, row) in rows.iter().enumerate() {
            let aside = vec2((width + GAP) * n as f32, step * line as f32);
            let place = Rect::from_min_size(place.min + aside, vec2(width, step));
            match row {
                Shown::Heading(title, kind, count) => heading(ui, place, title, *kind, *count),
                Shown::Card(line) => {
                    actions.extend(card(ui, place, at, line, deck_editor));
                    at += 1;
                }
            }
        }
    }
    actions
}

/// A row of a column; what began in the other column is headed once more, without a number.
enum Shown<'a> {
    Heading(&'static str, Option<CardKind>, Option<u32>),
    Card(&'a Line),
}

fn column(rows: &[Row]) -> Vec<Shown<'_>> {
    let shown = rows.iter().map(|row| match row {
        Row::Heading(title, kind, count) => Shown::Heading(title, *kind, Some(*count)),
        Row::Card(line) => Shown::Card(line),
    });
    begun(rows).into_iter().chain(shown).collect()
}

/// The heading once more of what began in the other column.
fn begun(rows: &[Row]) -> Option<Shown<'_>> {
    let Row::Card(line) = rows.first()? else { return None };
    let title = line.kind.map_or("Of no pack here", CardKind::heading);
    Some(Shown::Heading(title, line.kind, None))
}

/// Where the second column begins: after as much as fits in the first, at a heading if one is near.
fn split(rows: &[Row], fits: usize) -> usize {
    if rows.len() <= fits {
        return rows.len();
    }
    let half = rows.len().div_ceil(2);
    let near = half..=(half + 4).min(rows.len());
    let is_heading = |at: &usize| matches!(rows.get(*at), Some(Row::Heading(..)));
    let before = |at: usize| at > 0 && is_heading(&(at - 1));
    near.clone().find(is_heading).unwrap_or(if before(half) { half - 1 } else { half })
}

fn nothing(p: &bevy_egui::egui::Painter, area: Rect) {
    let words = "Nothing is in it yet.\n\nA deck is one ship, 20 adventure cards and 60 captain's \
                 cards: at most 2 of an adventure, 3 of anything else, unless a card says otherwise.\
                 \n\nEnter on a card of the pool puts one in. The first of them \
                 should be a ship: → turns to them.";
    let place = area.shrink2(vec2(36.0, 0.0)).with_min_y(area.top() + 70.0);
    paint::flow(p, place, words, size::HEAD, theme::QUIET, false);
}

fn heading(ui: &Ui, place: Rect, title: &str, kind: Option<CardKind>, count: Option<u32>) {
    let p = ui.painter();
    let ink = kind.map_or(theme::now(), |kind| theme::colour(CardType::of_kind(kind)));
    let y = place.bottom() - 2.0;
    let title =
        paint::caption(p, pos2(place.left(), y), Align2::LEFT_BOTTOM, title, size::TINY, ink);
    let at = pos2(place.right() - 2.0, y);
    let count = count.map_or_else(|| "…".to_owned(), |count| count.to_string());
    let count = paint::say(p, at, Align2::RIGHT_BOTTOM, &count, size::TINY, ink);
    let line = title.right() + 8.0..=count.left() - 6.0;
    p.hline(line, y - 5.0, bevy_egui::egui::Stroke::new(1.0, theme::faded(ink, 0.3)));
}

fn card(
    ui: &mut Ui,
    place: Rect,
    at: usize,
    line: &Line,
    deck_editor: &DeckEditor,
) -> Vec<DeckEditorAction> {
    let selected = deck_editor.pane == Pane::Deck && deck_editor.line == at;
    let over = ui.rect_contains_pointer(place);
    let p = ui.painter().clone();
    if selected && deck_editor.seek && !ui.clip_rect().contains_rect(place) {
        ui.scroll_to_rect(place, None);
    }
    if selected {
        paint::plate(&p, place.expand2(vec2(3.0, 0.0)), theme::now_ground(), theme::now());
    } else if over {
        paint::plate(&p, place.expand2(vec2(3.0, 0.0)), theme::RAISED, theme::RULE);
    }
    let mut actions = Vec::new();
    let response = ui.interact(place, Id::new(("deck line", at)), Sense::CLICK);
    if response.clicked() || (over && deck_editor.is_led_to(ui, Pane::Deck, at)) {
        actions.push(DeckEditorAction::Stand(Pane::Deck, at));
    }
    actions.extend(read_by_a_tap(ui, response.clicked()));
    if response.secondary_clicked() {
        actions.push(DeckEditorAction::Remove(line.id.clone()));
    }
    let right = match over || selected || compact::is_on(ui.ctx()) {
        true => steppers(ui, place, &line.id, true, &mut actions),
        false => price(&p, place.right_center() - vec2(2.0, 0.0), line),
    };
    written(&p, place.with_max_x(right - 6.0), line);
    actions
}

fn price(p: &Painter, at: Pos2, line: &Line) -> f32 {
    let drawn = paint::say(p, at, Align2::RIGHT_CENTER, &line.price, size::SMALL, theme::FAINT);
    drawn.left()
}

/// How many copies, and the name.
fn written(p: &Painter, place: Rect, line: &Line) {
    let ink = if line.wrong || line.kind.is_none() { theme::now() } else { theme::TYPE };
    let at = place.left_center() + vec2(14.0, 0.0);
    paint::strong(p, at, Align2::RIGHT_CENTER, &copies(line), size::BODY, ink);
    let at = place.left_center() + vec2(21.0, 0.0);
    let (room, points) = (place.right() - at.x, size::BODY - 0.5);
    paint::fitted(p, at, Align2::LEFT_CENTER, &line.name, points, ink, room, false);
}

/// There is but one ship.
fn copies(line: &Line) -> String {
    match line.kind == Some(CardKind::Ship) {
        true => String::new(),
        false => line.copies.to_string(),
    }
}

/// A finger that taps a card reads it.
pub fn read_by_a_tap(ui: &Ui, is_tapped: bool) -> Option<DeckEditorAction> {
    let reads = is_tapped && compact::is_on(ui.ctx());
    reads.then_some(DeckEditorAction::OpenDialog(DeckEditorDialog::Read))
}

/// − and + at the right end of a line, faint where the line is not `selected`; returns where they begin.
pub fn steppers(
    ui: &mut Ui,
    place: Rect,
    id: &str,
    selected: bool,
    actions: &mut Vec<DeckEditorAction>,
) -> f32 {
    let mut right = place.right();
    let wide = compact::row(ui.ctx(), 21.0);
    for (sign, action) in [
        ("+", DeckEditorAction::Add(id.to_owned())),
        ("−", DeckEditorAction::Remove(id.to_owned())),
    ] {
        let rect = Rect::from_min_size(pos2(right - wide, place.top()), vec2(wide, place.height()));
        let response =
            ui.interact(rect, Id::new(("stepper", sign, rect.min.x as i32, id)), Sense::CLICK);
        let ink = match (response.hovered(), selected) {
            (true, _) => theme::TYPE,
            (false, true) => theme::QUIET,
            (false, false) => theme::faded(theme::FAINT, 0.5),
        };
        let p = ui.painter();
        if response.hovered() {
            paint::plate(p, rect.shrink(1.0), theme::SPACE, theme::now());
        }
        paint::strong(p, rect.center(), Align2::CENTER_CENTER, sign, 15.0, ink);
        if response.clicked() {
            actions.push(action);
        }
        right = rect.left();
    }
    right
}
