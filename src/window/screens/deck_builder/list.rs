//! The deck, whole if it can be: two columns of lines under the names of their types.

use bevy_egui::egui::{Align2, Id, Rect, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2};

use super::{
    action::{DeckEditorAction, Pane},
    deck_editor::DeckEditor,
    rows::{Line, Row},
};
use crate::builder::CardKind;
use crate::window::ui::{
    card_type::CardType,
    paint,
    pen::Pen,
    theme::{self, size},
};

/// A row where there is room, and the least that can be read.
const ROW: f32 = 18.5;
const LOW_ROW: f32 = 15.5;
const GAP: f32 = 16.0;

/// The shape and colour of a type.
pub fn mark_of(kind: CardKind) -> CardType {
    match kind {
        CardKind::Ship => CardType::Ship,
        CardKind::Adventure => CardType::Contract,
        CardKind::Crew => CardType::Crew,
        CardKind::Gear => CardType::Gear,
        CardKind::Upgrade => CardType::Upgrade,
        CardKind::Connection => CardType::Connection,
        CardKind::Event => CardType::Event,
        CardKind::Heroic => CardType::Heroic,
    }
}

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
pub fn draw(pen: &mut Pen<DeckEditorAction>, area: Rect, deck_editor: &DeckEditor) {
    let p = pen.p();
    let line =
        if deck_editor.pane == Pane::Deck { theme::faded(theme::now(), 0.8) } else { theme::RULE };
    paint::plate(&p, area, theme::PANEL, line);
    let inner = area.shrink2(vec2(10.0, 8.0));
    if deck_editor.rows.is_empty() {
        return nothing(&p, inner);
    }
    let split = split(&deck_editor.rows, (inner.height() / ROW).floor() as usize);
    let columns = [&deck_editor.rows[..split], &deck_editor.rows[split..]].map(column);
    let tallest = columns.iter().map(Vec::len).max().unwrap_or(0).max(1) as f32;
    let step = (inner.height() / tallest).clamp(LOW_ROW, ROW);
    let mut ui = pen.ui.new_child(UiBuilder::new().max_rect(inner).id_salt("deck list"));
    ui.set_clip_rect(inner.expand(2.0));
    let (mut actions, mut at) = (Vec::new(), 0);
    ScrollArea::vertical().id_salt("deck list").auto_shrink(false).show(&mut ui, |ui| {
        let (_, place) = ui.allocate_space(vec2(inner.width(), tallest * step));
        let width = (inner.width() - GAP) / 2.0;
        for (n, rows) in columns.iter().enumerate() {
            let left = place.left() + (width + GAP) * n as f32;
            for (line, row) in rows.iter().enumerate() {
                let top = place.top() + step * line as f32;
                let place = Rect::from_min_size(pos2(left, top), vec2(width, step));
                match row {
                    Shown::Heading(title, kind, count) => heading(ui, place, title, *kind, *count),
                    Shown::Card(line) => {
                        actions.extend(card(ui, place, at, line, deck_editor));
                        at += 1;
                    }
                }
            }
        }
    });
    pen.actions.append(&mut actions);
}

/// A row of a column; what began in the other column is headed once more, without a number.
enum Shown<'a> {
    Heading(&'static str, Option<CardKind>, Option<u32>),
    Card(&'a Line),
}

fn column(rows: &[Row]) -> Vec<Shown<'_>> {
    let begun = match rows.first() {
        Some(Row::Card(line)) => {
            let title = line.kind.map_or("Of no pack here", CardKind::heading);
            Some(Shown::Heading(title, line.kind, None))
        }
        Some(Row::Heading(..)) | None => None,
    };
    let rows = rows.iter().map(|row| match row {
        Row::Heading(title, kind, count) => Shown::Heading(title, *kind, Some(*count)),
        Row::Card(line) => Shown::Card(line),
    });
    begun.into_iter().chain(rows).collect()
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
    let ink = kind.map_or(theme::now(), |kind| theme::colour(mark_of(kind)));
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
    let mut actions = Vec::new();
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
    let response = ui.interact(place, Id::new(("deck line", at)), Sense::CLICK);
    if response.clicked() || (over && deck_editor.is_led_to(ui, Pane::Deck, at)) {
        actions.push(DeckEditorAction::Stand(Pane::Deck, at));
    }
    if response.secondary_clicked() {
        actions.push(DeckEditorAction::Remove(line.id.clone()));
    }
    let ink = match (line.wrong, line.kind) {
        (true, _) | (_, None) => theme::now(),
        (false, Some(_)) => theme::TYPE,
    };
    let y = place.center().y;
    let count = pos2(place.left() + 14.0, y);
    let copies =
        if line.kind == Some(CardKind::Ship) { String::new() } else { line.copies.to_string() };
    paint::strong(&p, count, Align2::RIGHT_CENTER, &copies, size::BODY, ink);
    let mut right = place.right() - 2.0;
    if over || selected {
        right = steppers(ui, place, &line.id, true, &mut actions);
    } else {
        let price = pos2(right, y);
        right = paint::say(&p, price, Align2::RIGHT_CENTER, &line.price, size::SMALL, theme::FAINT)
            .left();
    }
    let name = pos2(place.left() + 21.0, y);
    let room = right - name.x - 6.0;
    let ink = if line.wrong || line.kind.is_none() { theme::now() } else { theme::TYPE };
    paint::fitted(&p, name, Align2::LEFT_CENTER, &line.name, size::BODY - 0.5, ink, room, false);
    actions
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
    for (sign, action) in [
        ("+", DeckEditorAction::Add(id.to_owned())),
        ("−", DeckEditorAction::Remove(id.to_owned())),
    ] {
        let rect = Rect::from_min_size(pos2(right - 21.0, place.top()), vec2(21.0, place.height()));
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
