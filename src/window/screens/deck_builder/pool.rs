//! The pool: the search line, the row of types, what was found.

use bevy_egui::egui::{
    Align2, FontId, Id, Rect, ScrollArea, Sense, Stroke, Ui, UiBuilder, pos2, vec2,
};
use cards::{
    data::{Card, Face, Level},
    text,
};

use super::{
    action::{DeckEditorAction, DeckEditorDialog, Pane},
    deck_editor::DeckEditor,
    list::{mark_of, steppers},
    rows::brief_name,
};
use crate::window::ui::{
    paint,
    pen::{Pen, Typing},
    theme::{self, size},
};
use crate::{
    builder::{CardKind, Sort},
    data::Library,
};

const ROW: f32 = 25.0;

/// Draws search line, types and list in `column`.
pub fn draw(
    pen: &mut Pen<DeckEditorAction>,
    column: Rect,
    deck_editor: &DeckEditor,
    library: &Library,
) {
    let field = column.with_max_y(column.top() + 34.0);
    search(pen, field, deck_editor);
    let under =
        Rect::from_min_size(field.left_bottom() + vec2(0.0, 4.0), vec2(column.width(), 18.0));
    said(pen, under, deck_editor);
    let types =
        Rect::from_min_size(under.left_bottom() + vec2(0.0, 4.0), vec2(column.width(), 24.0));
    chips(pen, types, deck_editor);
    let list = column.with_min_y(types.bottom() + 6.0);
    let line =
        if deck_editor.pane == Pane::Pool { theme::faded(theme::now(), 0.8) } else { theme::RULE };
    paint::plate(&pen.p(), list, theme::PANEL, line);
    rows(pen, list.shrink(4.0), deck_editor, library);
}

fn search(pen: &mut Pen<DeckEditorAction>, field: Rect, deck_editor: &DeckEditor) {
    let selected = deck_editor.dialog == DeckEditorDialog::Search;
    let p = pen.p();
    let line = if selected { theme::now() } else { theme::RULE };
    paint::plate(&p, field, theme::SPACE, line);
    let at = field.left_center() + vec2(12.0, 0.0);
    let ink = if selected { theme::now() } else { theme::QUIET };
    paint::strong(&p, at, Align2::LEFT_CENTER, "/", size::HEAD, ink);
    let mut words = deck_editor.search.clone();
    let place = Rect::from_min_max(
        pos2(field.left() + 28.0, field.center().y - 10.0),
        pos2(field.right() - 34.0, field.center().y + 11.0),
    );
    let typing = Typing {
        id: Id::new("pool search"),
        font: FontId::proportional(size::HEAD),
        hint: "type:crew skill:pilot cost<=3 text:\"draw\"",
        limit: 200,
        selected,
    };
    if typing.put(pen.ui, place, &mut words) && !selected {
        pen.actions.push(DeckEditorAction::OpenDialog(DeckEditorDialog::Search));
    }
    if words != deck_editor.search {
        pen.actions.push(DeckEditorAction::Search(words));
    }
    if !deck_editor.search.is_empty() {
        let clear =
            Rect::from_center_size(field.right_center() - vec2(18.0, 0.0), vec2(24.0, 24.0));
        let over = pen.ui.rect_contains_pointer(clear);
        let ink = if over { theme::TYPE } else { theme::FAINT };
        paint::say(&pen.p(), clear.center(), Align2::CENTER_CENTER, "×", 20.0, ink);
        if pen.clicked(clear, "empty the search") {
            pen.actions.push(DeckEditorAction::Search(String::new()));
        }
    }
}

/// How many were found and in which order, or what is wrong with what is looked for.
fn said(pen: &mut Pen<DeckEditorAction>, line: Rect, deck_editor: &DeckEditor) {
    let p = pen.p();
    let at = line.left_center() + vec2(2.0, 0.0);
    if let Some(fault) = &deck_editor.fault {
        let words = fault.to_string();
        let room = line.width() - 4.0;
        paint::fitted(&p, at, Align2::LEFT_CENTER, &words, size::SMALL, theme::now(), room, false);
        return;
    }
    let count = match deck_editor.found.len() {
        0 => "no card is like that".to_owned(),
        1 => "1 card".to_owned(),
        many => format!("{many} cards"),
    };
    paint::say(&p, at, Align2::LEFT_CENTER, &count, size::SMALL, theme::QUIET);
    let mut right = line.right() - 2.0;
    for sort in Sort::ALL.into_iter().rev() {
        let here = sort == deck_editor.sort;
        let word = if sort == Sort::Ev { "EV" } else { sort.word() };
        let at = pos2(right, line.center().y);
        let ink = if here { theme::TYPE } else { theme::FAINT };
        let drawn = paint::say(&p, at, Align2::RIGHT_CENTER, word, size::SMALL, ink);
        if here {
            p.hline(drawn.x_range(), drawn.bottom() + 1.0, Stroke::new(1.5, theme::now()));
        }
        if pen.clicked(drawn.expand(3.0), ("sort", word)) {
            pen.actions.push(DeckEditorAction::Sort(sort));
        }
        right = drawn.left() - 11.0;
    }
    let at = pos2(right, line.center().y);
    paint::say(&p, at, Align2::RIGHT_CENTER, "S  order by", size::SMALL, theme::FAINT);
}

/// The types in a row, each in its colour.
fn chips(pen: &mut Pen<DeckEditorAction>, row: Rect, deck_editor: &DeckEditor) {
    let p = pen.p();
    let kinds = [None].into_iter().chain(CardKind::ALL.map(Some));
    let words =
        ["All", "Ship", "Adventure", "Crew", "Gear", "Upgrade", "Connection", "Event", "Heroic"];
    let wide = [26.0, 34.0, 59.0, 36.0, 36.0, 51.0, 64.0, 39.0, 42.0];
    let gap = (row.width() - wide.iter().sum::<f32>()) / 8.0;
    let mut x = row.left();
    for ((kind, word), wide) in kinds.zip(words).zip(wide) {
        let rect = Rect::from_min_size(pos2(x, row.top()), vec2(wide, row.height()));
        let ink = kind.map_or(theme::TYPE, |kind| theme::colour(mark_of(kind)));
        let here = deck_editor.kind == kind;
        let over = pen.ui.rect_contains_pointer(rect);
        let share = if here {
            0.22
        } else if over {
            0.12
        } else {
            0.05
        };
        let line = theme::faded(ink, if here { 1.0 } else { 0.3 });
        paint::plate(&p, rect, theme::faded(ink, share), line);
        let type_ink = if here { theme::TYPE } else { theme::faded(ink, 0.9) };
        paint::say(&p, rect.center(), Align2::CENTER_CENTER, word, 10.0, type_ink);
        if pen.clicked(rect, ("type", word)) {
            pen.actions.push(DeckEditorAction::Type(kind));
        }
        x += wide + gap;
    }
}

/// Only the lines that can be seen are made, however large the pool is.
fn rows(pen: &mut Pen<DeckEditorAction>, list: Rect, deck_editor: &DeckEditor, library: &Library) {
    let mut ui = pen.ui.new_child(UiBuilder::new().max_rect(list).id_salt("pool"));
    ui.set_clip_rect(list);
    let mut actions = Vec::new();
    let mut area = ScrollArea::vertical().id_salt("pool").auto_shrink(false);
    if deck_editor.seek && deck_editor.pane == Pane::Pool {
        area = area.vertical_scroll_offset(offset(&ui, list.height(), deck_editor.selected));
    }
    ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
    let shown = area.show_rows(&mut ui, ROW, deck_editor.found.len(), |ui, range| {
        for n in range {
            let (_, place) = ui.allocate_space(vec2(list.width() - 8.0, ROW));
            let card = library.book.card(deck_editor.found[n]);
            actions.extend(row(ui, place, n, card, deck_editor));
        }
    });
    ui.data_mut(|data| data.insert_temp(Id::new("pool offset"), shown.state.offset.y));
    pen.actions.append(&mut actions);
}

/// Where to roll to so that a line is seen; nowhere if it is seen already.
fn offset(ui: &Ui, height: f32, selected: usize) -> f32 {
    let now = ui.data(|data| data.get_temp(Id::new("pool offset"))).unwrap_or(0.0_f32);
    let top = selected as f32 * ROW;
    now.clamp((top + ROW - height).max(0.0), top)
}

fn row(
    ui: &mut Ui,
    place: Rect,
    n: usize,
    card: &Card,
    deck_editor: &DeckEditor,
) -> Vec<DeckEditorAction> {
    let mut actions = Vec::new();
    let p = ui.painter().clone();
    let selected = deck_editor.pane == Pane::Pool && deck_editor.selected == n;
    let over = ui.rect_contains_pointer(place);
    let inner = place.shrink2(vec2(1.0, 0.5));
    if selected {
        paint::plate(&p, inner, theme::now_ground(), theme::now());
    } else if over {
        paint::plate(&p, inner, theme::RAISED, theme::RULE);
    }
    let response = ui.interact(place, Id::new(("pool row", n)), Sense::CLICK);
    if response.double_clicked() {
        actions.push(DeckEditorAction::Add(card.id.clone()));
    } else if response.clicked() || (over && deck_editor.is_led_to(ui, Pane::Pool, n)) {
        actions.push(DeckEditorAction::Stand(Pane::Pool, n));
    }
    if response.secondary_clicked() {
        actions.push(DeckEditorAction::Remove(card.id.clone()));
    }
    let end = inner.with_max_x(inner.right() - 2.0);
    let right = steppers(ui, end, &card.id, over || selected, &mut actions);
    printed(&p, inner.with_max_x(right), card, deck_editor.draft.copies(&card.id));
    actions
}

/// Copies in the deck, type, name, what it is good for, cost and EV.
fn printed(p: &bevy_egui::egui::Painter, place: Rect, card: &Card, copies: u8) {
    let kind = mark_of(CardKind::of(card));
    let y = place.center().y;
    if copies > 0 {
        let badge = Rect::from_center_size(pos2(place.left() + 12.0, y), vec2(18.0, 17.0));
        paint::plate(p, badge, theme::faded(theme::met(), 0.25), theme::faded(theme::met(), 0.8));
        let (at, words) = (badge.center(), copies.to_string());
        paint::strong(p, at, Align2::CENTER_CENTER, &words, size::SMALL, theme::TYPE);
    }
    paint::mark(p, pos2(place.left() + 33.0, y), 5.0, kind);
    let (cost, ev) = prices(card);
    let at = pos2(place.right() - 4.0, y);
    paint::say(p, at, Align2::RIGHT_CENTER, &ev, size::SMALL, theme::FAINT);
    let at = pos2(place.right() - 38.0, y);
    paint::strong(p, at, Align2::RIGHT_CENTER, &cost, size::BODY, theme::TYPE);
    let left = pos2(place.left() + 46.0, y);
    let room = place.right() - 62.0 - left.x;
    let name = brief_name(card);
    let drawn =
        paint::fitted(p, left, Align2::LEFT_CENTER, name, size::BODY, theme::TYPE, room, false);
    let left = pos2(drawn.right() + 9.0, y + 0.5);
    let room = place.right() - 60.0 - left.x;
    if room > 26.0 {
        let words = good_for(card);
        paint::fitted(p, left, Align2::LEFT_CENTER, &words, size::TINY, theme::FAINT, room, false);
    }
}

/// Cost and EV; of an adventure its points and its distance.
fn prices(card: &Card) -> (String, String) {
    match (card.cost(), card.sides()) {
        (Some(cost), _) => (cost.to_string(), format!("EV {}", card.ev())),
        (None, Some(sides)) => (sides.contract.vp.to_string(), "VP".to_owned()),
        (None, None) => (String::new(), String::new()),
    }
}

/// The one thing that is worth knowing of a card in a long list.
fn good_for(card: &Card) -> String {
    match &card.face {
        Face::Crew(crew) => {
            let skill = |(skill, level): (&cards::data::Skill, &Level)| {
                let star = if *level == Level::Expert { "+" } else { "" };
                format!("{}{star}", text::skill_name(*skill))
            };
            crew.skills.iter().map(skill).collect::<Vec<_>>().join(", ")
        }
        Face::Heroic(feat) => text::skill_name(feat.skill).to_owned(),
        Face::Gear(gear) => text::gear_kind_name(gear.subtype).to_owned(),
        Face::Upgrade(part) => text::upgrade_kind_name(part.subtype).to_owned(),
        Face::Connection(link) => text::connection_kind_name(link.subtype).to_owned(),
        Face::Ship(ship) => {
            format!("{} t, jump {}, crew {}", ship.tonnage, ship.jump, ship.crew_slots)
        }
        Face::Adventure(sides) => sides.complication.name.clone(),
        Face::Event(_) => card.traits.join(", "),
    }
}
