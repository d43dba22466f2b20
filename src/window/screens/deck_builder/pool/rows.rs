//! The list of the pool, a card a line.

use bevy_egui::egui::{
    Align2, Id, Painter, Pos2, Rect, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2,
};
use cards::{
    data::{Card, Face, Level, Skill},
    text,
};

use crate::data::Library;
use crate::window::screens::deck_builder::action::Pen;
use crate::window::{
    screens::deck_builder::{
        action::{DeckEditorAction, Pane},
        deck_editor::DeckEditor,
        list::{read_by_a_tap, steppers},
        rows::brief_name,
    },
    ui::{
        card_type::CardType,
        compact, paint,
        theme::{self, size},
    },
};

const ROW: f32 = 25.0;

/// Only the lines that can be seen are made, however large the pool is.
pub(super) fn draw(pen: &mut Pen, list: Rect, deck_editor: &DeckEditor, library: &Library) {
    let mut ui = pen.ui.new_child(UiBuilder::new().max_rect(list).id_salt("pool"));
    ui.set_clip_rect(list);
    let tall = compact::row(ui.ctx(), ROW);
    let mut actions = Vec::new();
    let mut area = ScrollArea::vertical().id_salt("pool").auto_shrink(false);
    if deck_editor.seek && deck_editor.pane == Pane::Pool {
        area =
            area.vertical_scroll_offset(offset(&ui, [list.height(), tall], deck_editor.selected));
    }
    ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
    let shown = area.show_rows(&mut ui, tall, deck_editor.found.len(), |ui, range| {
        for n in range {
            let (_, place) = ui.allocate_space(vec2(list.width() - 8.0, tall));
            let card = library.book.card(deck_editor.found[n]);
            actions.extend(row(ui, place, n, card, deck_editor));
        }
    });
    ui.data_mut(|data| data.insert_temp(Id::new("pool offset"), shown.state.offset.y));
    pen.actions.append(&mut actions);
}

/// Where to roll to so that a line is seen; nowhere if it is seen already.
fn offset(ui: &Ui, [height, tall]: [f32; 2], selected: usize) -> f32 {
    let now = ui.data(|data| data.get_temp(Id::new("pool offset"))).unwrap_or(0.0_f32);
    let top = selected as f32 * tall;
    now.clamp((top + tall - height).max(0.0), top)
}

fn row(
    ui: &mut Ui,
    place: Rect,
    n: usize,
    card: &Card,
    deck_editor: &DeckEditor,
) -> Vec<DeckEditorAction> {
    let p = ui.painter().clone();
    let selected = deck_editor.pane == Pane::Pool && deck_editor.selected == n;
    let over = ui.rect_contains_pointer(place);
    let inner = place.shrink2(vec2(1.0, 0.5));
    if selected {
        paint::plate(&p, inner, theme::now_ground(), theme::now());
    } else if over {
        paint::plate(&p, inner, theme::RAISED, theme::RULE);
    }
    let led = over && deck_editor.is_led_to(ui, Pane::Pool, n);
    let mut actions = clicked(ui, place, n, &card.id, led);
    let end = inner.with_max_x(inner.right() - 2.0);
    let right = steppers(ui, end, &card.id, over || selected, &mut actions);
    printed(&p, inner.with_max_x(right), card, deck_editor.draft.copies(&card.id));
    actions
}

/// Two clicks put the card in, one stands on it, and the other button takes it out.
fn clicked(ui: &Ui, place: Rect, n: usize, id: &str, led: bool) -> Vec<DeckEditorAction> {
    let mut actions = Vec::new();
    let response = ui.interact(place, Id::new(("pool row", n)), Sense::CLICK);
    let is_tapped = compact::is_on(ui.ctx());
    if response.double_clicked() && !is_tapped {
        actions.push(DeckEditorAction::Add(id.to_owned()));
    } else if response.clicked() || led {
        actions.push(DeckEditorAction::Stand(Pane::Pool, n));
    }
    actions.extend(read_by_a_tap(ui, response.clicked()));
    if response.secondary_clicked() && !is_tapped {
        actions.push(DeckEditorAction::Remove(id.to_owned()));
    }
    actions
}

/// Copies in the deck, type, name, what it is good for, cost and EV.
fn printed(p: &Painter, place: Rect, card: &Card, copies: u8) {
    let kind = CardType::of(card);
    let y = place.center().y;
    if copies > 0 {
        badge(p, pos2(place.left() + 12.0, y), copies);
    }
    paint::mark(p, pos2(place.left() + 33.0, y), 5.0, kind);
    let (cost, ev) = prices(card);
    let at = pos2(place.right() - 4.0, y);
    paint::say(p, at, Align2::RIGHT_CENTER, &ev, size::SMALL, theme::FAINT);
    let at = pos2(place.right() - 38.0, y);
    paint::strong(p, at, Align2::RIGHT_CENTER, &cost, size::BODY, theme::TYPE);
    let (at, name) = (pos2(place.left() + 46.0, y), brief_name(card));
    let room = place.right() - 62.0 - at.x;
    let drawn =
        paint::fitted(p, at, Align2::LEFT_CENTER, name, size::BODY, theme::TYPE, room, false);
    let at = pos2(drawn.right() + 9.0, y + 0.5);
    let room = place.right() - 60.0 - at.x;
    let words = good_for(card);
    // On a phone a tap tells it all.
    let fits = !compact::is_on(p.ctx()) || paint::wide(p, &words, size::TINY) <= room;
    if room > 26.0 && fits {
        paint::fitted(p, at, Align2::LEFT_CENTER, &words, size::TINY, theme::FAINT, room, false);
    }
}

fn badge(p: &Painter, at: Pos2, copies: u8) {
    let badge = Rect::from_center_size(at, vec2(18.0, 17.0));
    paint::plate(p, badge, theme::faded(theme::met(), 0.25), theme::faded(theme::met(), 0.8));
    let words = copies.to_string();
    paint::strong(p, at, Align2::CENTER_CENTER, &words, size::SMALL, theme::TYPE);
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
        Face::Crew(crew) => crew.skills.iter().map(skill).collect::<Vec<_>>().join(", "),
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

fn skill((skill, level): (&Skill, &Level)) -> String {
    let star = if *level == Level::Expert { "+" } else { "" };
    format!("{}{star}", text::skill_name(*skill))
}
