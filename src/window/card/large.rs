//! A card to be read: everything printed on it, and how it stands now.

use bevy_egui::egui::{Align2, Painter, Rect, RichText, ScrollArea, Ui, UiBuilder, pos2, vec2};
use cards::{
    CardSeen,
    data::{Adventure, Card, Face},
    text,
};

use crate::window::{
    paint::{self, CardType},
    spot::{Look, Side},
    theme::{self, size},
    view::TableView,
};

/// Draws the face that `look` names in `rect`; an adventure card shows both its sides.
pub fn large(ui: &mut Ui, rect: Rect, look: Look, view: &TableView) {
    let card = view.card(look.def);
    let Some(sides) = card.sides() else {
        return single(ui, rect, look, card, view);
    };
    let half = rect.width() / 2.0 - 6.0;
    let left = rect.with_max_x(rect.left() + half);
    let right = rect.with_min_x(rect.right() - half);
    adventure_side(ui, left, sides, CardType::Contract, look.side != Side::Complication);
    adventure_side(ui, right, sides, CardType::Complication, look.side == Side::Complication);
}

/// How wide a large card wants to be, of the height `tall`.
pub fn wide(look: Look, view: &TableView, tall: f32) -> f32 {
    let sides = view.card(look.def).sides().map_or(1.0, |_| 2.0);
    tall * 0.72 * sides
}

fn single(ui: &mut Ui, rect: Rect, look: Look, card: &Card, view: &TableView) {
    let kind = CardType::of(card);
    frame(ui.painter(), rect, kind, true);
    let inner = rect.shrink2(vec2(18.0, 18.0));
    let live = look.id.and_then(|id| find(view, id));
    let y = title(ui.painter(), inner, &card.name, &text::type_line(card), kind, number(card));
    let foot = if card.cost().is_some() { 44.0 } else { 0.0 };
    let area = Rect::from_min_max(pos2(inner.left(), y), inner.max - vec2(0.0, foot));
    let now = live.map(|seen| now(seen, view)).unwrap_or_default();
    let mut lines = stats(card);
    lines.extend(text::rules_text(card));
    let reminders: Vec<String> = card.keywords.iter().map(text::keyword_reminder).collect();
    words(ui, area, &lines, &reminders, &card.flavor, &now);
    if let Some(cost) = card.cost() {
        let cost = live.map_or(cost, |seen| if seen.cost > 0 { seen.cost } else { cost });
        price(ui.painter(), inner, cost, card.ev());
    }
}

fn adventure_side(ui: &mut Ui, rect: Rect, sides: &Adventure, kind: CardType, used: bool) {
    frame(ui.painter(), rect, kind, used);
    let inner = rect.shrink2(vec2(18.0, 18.0));
    let (contract, complication) = (&sides.contract, &sides.complication);
    let (name, traits, lines, flavor, number) = match kind {
        CardType::Complication => {
            let lines = text::complication_text(complication);
            (&complication.name, &complication.traits, lines, &complication.flavor, None)
        }
        _ => {
            let lines = text::contract_text(contract);
            (&contract.name, &contract.traits, lines, &contract.flavor, Some((contract.vp, "VP")))
        }
    };
    let line = match traits.is_empty() {
        true => kind.word().to_owned(),
        false => format!("{} · {}", kind.word(), traits.join(", ")),
    };
    let y = title(ui.painter(), inner, name, &line, kind, number);
    words(ui, inner.with_min_y(y), &lines, &[], flavor, &[]);
    if !used {
        ui.painter().rect_filled(rect, 6.0, theme::faded(theme::SPACE, 0.55));
    }
}

fn frame(p: &Painter, rect: Rect, kind: CardType, used: bool) {
    let colour = theme::colour(kind);
    p.rect_filled(rect.expand(8.0), 10.0, theme::faded(theme::SPACE, 0.85));
    paint::plate(p, rect, theme::PANEL, theme::faded(colour, if used { 0.9 } else { 0.35 }));
    p.rect_filled(rect.with_max_y(rect.top() + 6.0), 3.0, colour);
}

/// Name, type line and the one number that matters; returns where the text begins.
fn title(
    p: &Painter,
    inner: Rect,
    name: &str,
    line: &str,
    kind: CardType,
    number: Option<(i16, &str)>,
) -> f32 {
    let mut right = inner.right();
    if let Some((number, unit)) = number {
        let at = pos2(right, inner.top() - 8.0);
        let drawn = paint::numeral(p, at, Align2::RIGHT_TOP, &number.to_string(), 44.0, theme::TYPE);
        let at = pos2(right, drawn.bottom() - 7.0);
        paint::say(p, at, Align2::RIGHT_TOP, unit, size::SMALL, theme::QUIET);
        right = drawn.left() - 10.0;
    }
    let area = Rect::from_min_max(inner.min, pos2(right, inner.top() + 56.0));
    let y = inner.top() + paint::flow(p, area, name, size::TITLE, theme::TYPE, true) + 6.0;
    let y = y.max(if number.is_some() { inner.top() + 34.0 } else { 0.0 });
    paint::mark(p, pos2(inner.left() + 8.0, y + 8.0), 7.0, kind);
    let at = pos2(inner.left() + 22.0, y);
    let room = right - at.x;
    paint::fitted(p, at, Align2::LEFT_TOP, line, size::BODY, theme::colour(kind), room, false);
    let y = y + 26.0;
    paint::rule(p, inner, y);
    y + 10.0
}

fn number(_: &Card) -> Option<(i16, &'static str)> {
    None
}

/// The printed text, reminders of keywords, colour, and the present state, scrolled if need be.
fn words(ui: &mut Ui, area: Rect, lines: &[String], reminders: &[String], flavor: &str, now: &[String]) {
    let mut ui = ui.new_child(UiBuilder::new().max_rect(area).id_salt((area.min.x as i32, "card text")));
    ui.set_clip_rect(area.expand(2.0));
    ScrollArea::vertical().id_salt(area.min.x as i32).auto_shrink(false).show(&mut ui, |ui| {
        ui.spacing_mut().item_spacing.y = 7.0;
        for line in lines {
            ui.label(RichText::new(line).size(15.0).color(theme::TYPE));
        }
        for line in reminders {
            ui.label(RichText::new(line).size(size::SMALL).color(theme::QUIET));
        }
        if !now.is_empty() {
            ui.add_space(4.0);
            ui.label(RichText::new("NOW").size(size::TINY).extra_letter_spacing(1.5).color(theme::NOW));
        }
        for line in now {
            ui.label(RichText::new(line).size(size::BODY).color(theme::TYPE));
        }
        if !flavor.is_empty() {
            ui.add_space(4.0);
            ui.label(RichText::new(flavor).size(size::BODY).italics().color(theme::FAINT));
        }
    });
}

fn price(p: &Painter, inner: Rect, cost: u8, ev: u8) {
    let y = inner.bottom() + 4.0;
    paint::rule(p, inner, y - 42.0);
    let at = pos2(inner.left(), y);
    let number = paint::numeral(p, at, Align2::LEFT_BOTTOM, &cost.to_string(), 34.0, theme::TYPE);
    let at = pos2(number.right() + 6.0, y - 7.0);
    paint::say(p, at, Align2::LEFT_BOTTOM, "credits", size::BODY, theme::QUIET);
    let at = pos2(inner.right(), y);
    let number = paint::numeral(p, at, Align2::RIGHT_BOTTOM, &ev.to_string(), 34.0, theme::QUIET);
    let at = pos2(number.left() - 6.0, y - 7.0);
    paint::say(p, at, Align2::RIGHT_BOTTOM, "expense value", size::BODY, theme::QUIET);
}

/// Printed values that are not part of the rules text.
fn stats(card: &Card) -> Vec<String> {
    match &card.face {
        Face::Crew(crew) => {
            let skills = crew.skills.iter().map(|(&skill, &level)| {
                text::token(cards::data::Token::Skill(skill, level))
            });
            let skills: Vec<String> = skills.collect();
            let wounds = format!("Wounds: {}", crew.wounds);
            vec![format!("Skills: {}", skills.join(", ")), wounds]
        }
        Face::Upgrade(part) => vec![format!("Structure: {}", part.structure)],
        Face::Ship(_)
        | Face::Adventure(_)
        | Face::Connection(_)
        | Face::Gear(_)
        | Face::Event(_)
        | Face::Heroic(_) => Vec::new(),
    }
}

/// What is different now from what is printed.
fn now(seen: &CardSeen, view: &TableView) -> Vec<String> {
    let mut lines = Vec::new();
    if seen.exerted {
        lines.push("Exerted.".to_owned());
    }
    if seen.harm > 0 {
        lines.push(format!("{} of {} harm taken.", seen.harm, seen.capacity));
    }
    if let Some(host) = seen.on.and_then(|on| find_name(view, on)) {
        lines.push(format!("Attached to {host}."));
    }
    if seen.controller != seen.owner {
        lines.push(format!("Controlled by {}.", view.name(seen.controller)));
    }
    lines
}

fn find(view: &TableView, id: cards::CardId) -> Option<&CardSeen> {
    let in_play = view.seen.captains.iter().flat_map(|captain| &captain.in_play);
    view.seen.hand.iter().chain(in_play).find(|card| card.id == id)
}

fn find_name(view: &TableView, id: cards::CardId) -> Option<&str> {
    crate::window::spot::look_at_card(id, &view.seen).map(|look| view.card(look.def).name.as_str())
}
