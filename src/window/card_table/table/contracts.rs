//! The four contracts: what they ask, what they give, what lies on them, and who is after them.

use art::{Icon, Sign};
use bevy_egui::egui::{Align2, Painter, Rect, Stroke, StrokeKind, pos2, vec2};
use cards::{
    ContractSeen, SlotSeen,
    data::{ContractSide, Token},
    text,
};
use engine::Seat;

use super::{
    plan::GAP,
    requirements::{sorted, standing},
};
use crate::window::{
    card_table::{
        card, gallery,
        spot::{Look, Side, Spot},
        table::complications::{complications, complications_top},
        touch::Pen,
    },
    ui::{
        card_type::CardType,
        paint::{self, TextBox},
        theme::{self, size},
    },
};

/// How far down title, reward and distance stand, and how much of the picture their ground hides.
const HEAD: f32 = 62.0;
const HEAD_GROUND: f32 = 0.88;
/// How bright the picture is.
const PICTURE: f32 = 0.6;

/// Draws the contract slots side by side.
pub fn draw(pen: &mut Pen, rect: Rect) {
    let slots = &pen.view.seen.slots;
    let width = (rect.width() - GAP * (slots.len() as f32 - 1.0)) / slots.len().max(1) as f32;
    for (n, slot) in slots.iter().enumerate() {
        let left = rect.left() + (width + GAP) * n as f32;
        let tile = Rect::from_min_size(pos2(left, rect.top()), vec2(width, rect.height()));
        one(pen, tile, slot);
    }
}

/// Draws them in rows of two, so tall and one every `step` points.
pub fn in_rows(pen: &mut Pen, rect: Rect, tall: f32, step: f32) {
    let (view, width) = (pen.view, (rect.width() - GAP) / 2.0);
    for (n, slot) in view.seen.slots.iter().enumerate() {
        let across = (width + GAP) * (n % 2) as f32;
        let at = rect.left_top() + vec2(across, GAP + step * (n / 2) as f32);
        one(pen, Rect::from_min_size(at, vec2(width, tall)), slot);
    }
}

fn one(pen: &mut Pen, tile: Rect, slot: &SlotSeen) {
    match &slot.contract {
        Some(contract) => offered(pen, tile, slot, contract),
        None => empty(pen, tile, slot),
    }
}

fn offered(pen: &mut Pen, tile: Rect, slot: &SlotSeen, contract: &ContractSeen) {
    let look = Look { def: contract.def, id: Some(contract.id), side: Side::Contract };
    let touch = pen.touch(tile, &[Spot::Slot(slot.slot), Spot::Card(contract.id)], Some(look));
    let p = pen.p();
    let pursued = contract.pursuers.contains(&pen.view.seen.you);
    let colour = theme::colour(CardType::Contract);
    let fill = if touch.hovered { theme::RAISED } else { theme::PANEL };
    paint::plate(&p, tile, fill, theme::faded(colour, if pursued { 1.0 } else { 0.4 }));
    let card = pen.view.card(contract.def);
    gallery::hang(&p, tile.shrink(1.0), card, art::Side::Front, PICTURE);
    // The head is read on a ground that is even; the picture comes out below it.
    let (dark, clear) = (theme::faded(fill, HEAD_GROUND), theme::faded(fill, 0.15));
    let picture = tile.shrink(1.0);
    let parted = picture.top() + HEAD;
    gallery::shade(&p, picture.with_max_y(parted), dark, dark);
    gallery::shade(&p, picture.with_min_y(parted), dark, clear);
    p.rect_filled(tile.with_max_y(tile.top() + 3.0), 2.0, colour);
    let inner = tile.shrink2(vec2(10.0, 9.0));
    let y = head(pen, inner, slot, contract);
    let bottom = complications_top(inner, contract);
    asks(
        pen,
        Rect::from_min_max(pos2(inner.left(), y), pos2(inner.right(), bottom - 4.0)),
        contract,
    );
    complications(pen, inner.with_min_y(bottom), contract);
    pen.glow(tile, touch);
    pursuers(pen, tile, &contract.pursuers);
}

/// Title, reward and distance; returns where the rest begins.
fn head(pen: &mut Pen, inner: Rect, slot: &SlotSeen, contract: &ContractSeen) -> f32 {
    let (p, view) = (&pen.p(), pen.view);
    let right = inner.right();
    let vp = contract.vp.to_string();
    let at = pos2(right, inner.top() - 6.0);
    let vp = paint::numeral(p, at, Align2::RIGHT_TOP, &vp, size::NUMERAL, theme::TYPE);
    let at = pos2(right - 7.5, vp.bottom() + 2.0);
    paint::icon(p, at, 14.0, Icon::Sign(Sign::Points), theme::QUIET);
    pen.tip(vp.with_max_y(vp.bottom() + 8.0), "Victory points");
    let mark = pos2(inner.left() + 7.0, inner.top() + 8.0);
    pen.tip(Rect::from_center_size(mark, vec2(18.0, 18.0)), "Contract");
    paint::mark(p, mark, 9.0, CardType::Contract);
    let number = format!("{}", slot.slot.0 + 1);
    paint::strong(p, mark, Align2::CENTER_CENTER, &number, size::TINY, theme::SPACE);
    let name = view.card(contract.def).sides().map_or("", |sides| sides.contract.name.as_str());
    let room = vp.left().min(right - 16.0) - 6.0;
    let title =
        Rect::from_min_max(pos2(inner.left() + 21.0, inner.top()), pos2(room, inner.top() + 33.0));
    paint::name(p, title, name, size::BODY, theme::TYPE);
    let y = inner.top() + 35.0;
    let (far, ink) = match contract.jumps {
        Some(0) => ("no jump".to_owned(), theme::QUIET),
        Some(1) => ("1 jump".to_owned(), theme::QUIET),
        Some(jumps) => (format!("{jumps} jumps"), theme::QUIET),
        None => ("out of reach".to_owned(), theme::now()),
    };
    let at = pos2(inner.left() + 6.5, y + 7.0);
    let jump = paint::icon(p, at, 13.0, Icon::Sign(Sign::Jump), ink);
    let parts = [("Distance", contract.distance.to_string()), ("Jump", far)];
    let at = pos2(at.x + 10.0, y + 0.5);
    let said = card::told_in_a_line(pen, at, &parts, size::TINY + 0.5, ink, room - at.x);
    pen.tip(jump, "Distance");
    let at = pos2(said + 16.0, y + 7.0);
    let sign = paint::icon(p, at, 13.0, Icon::Sign(Sign::Abandoned), theme::QUIET);
    let (at, price) = (pos2(at.x + 10.0, at.y), contract.penalty.to_string());
    let price = paint::say(p, at, Align2::LEFT_CENTER, &price, size::TINY + 0.5, theme::QUIET);
    pen.tip(sign.union(price), "Penalty");
    y + 19.0
}

/// Draws the requirements of a contract: tokens as pills, highlighted as far as they are met or will be; then
/// whatever else it asks for, and its subplots, on a ground of their own.
fn asks(pen: &mut Pen, area: Rect, contract: &ContractSeen) {
    let p = pen.p();
    let Some(sides) = pen.view.card(contract.def).sides() else { return };
    let asks = Asks::of(&p, area, &sides.contract);
    let standing = standing(&asks.tokens, &pen.view.me().pool, &pen.view.supply());
    card::pills(&p, area.min, area.right(), &asks.tokens, asks.short, |n| standing[n]);
    let (at, short) = (area.min, asks.short);
    card::tip_pills(pen, at, area.right(), &asks.tokens, short, |n| Some(standing[n]));
    if asks.text.height() > 0.0 {
        let at = pos2(area.left(), asks.below);
        let words = Rect::from_min_size(at, vec2(asks.text.width(), asks.text.height()));
        paint::ground_for_text(&p, words.expand2(vec2(3.0, 1.0)));
        asks.text.draw(&p, at);
    }
}

/// What a contract asks for, laid out so that all of it is there.
struct Asks {
    tokens: Vec<Token>,
    /// Whether tokens stand there without their words.
    short: bool,
    text: TextBox,
    /// Where the text begins.
    below: f32,
}

/// Sizes of what stands below the tokens.
const SIZES: [f32; 5] = [size::TINY, 10.0, 9.5, 9.0, 8.5];

impl Asks {
    /// With the words of tokens, if there is room for them.
    fn of(p: &Painter, area: Rect, side: &ContractSide) -> Asks {
        let (tokens, _) = sorted(&side.requires);
        let words = words_below(side);
        let laid = |short: bool, sizes: &[f32]| {
            let (_, below) = card::laid(p, area.min, area.right(), &tokens, short);
            let room = vec2(area.width(), area.bottom() - below);
            let larger = [theme::reading(size::TINY)].into_iter().filter(|it| *it > size::TINY);
            let trials = larger.chain(sizes.iter().copied()).map(|points| (&*words, points));
            let text = TextBox::fitting(p, trials, room, theme::TYPE);
            Asks { tokens: tokens.clone(), short, text, below }
        };
        let long = laid(false, &SIZES[..3]);
        if long.is_whole(area) { long } else { laid(true, &SIZES) }
    }

    fn is_whole(&self, area: Rect) -> bool {
        self.below + self.text.height() <= area.bottom() + 0.6
    }
}

/// Everything but the tokens, in shorthand, a line each.
fn words_below(side: &ContractSide) -> String {
    let (_, others) = sorted(&side.requires);
    let others = others.into_iter().map(|it| format!("+ {}", text::short(&text::requirement(it))));
    let printed = text::contract_text(side);
    let plots = printed.iter().filter(|line| line.starts_with("Subplot"));
    others.chain(plots.map(|line| text::short(line))).collect::<Vec<_>>().join("\n")
}

/// Tabs on the edges of a tile: rivals above, oneself below.
fn pursuers(pen: &mut Pen, tile: Rect, pursuers: &[Seat]) {
    let (p, view) = (&pen.p(), pen.view);
    for &seat in pursuers {
        let mine = seat == view.seen.you;
        let words = if mine && view.is_persons { "you pursue this" } else { view.name(seat) };
        let y = if mine { tile.bottom() + 1.0 } else { tile.top() - 1.0 };
        let width = 18.0 + words.len() as f32 * 5.9;
        let tab =
            Rect::from_center_size(pos2(tile.center().x, y), vec2(width.min(tile.width()), 14.0));
        let (fill, ink) =
            if mine { (theme::TYPE, theme::SPACE) } else { (theme::SPACE, theme::TYPE) };
        p.rect(tab, 3.0, fill, Stroke::new(1.0, theme::TYPE), StrokeKind::Inside);
        let room = tab.width() - 8.0;
        let at = tab.center();
        paint::fitted(p, at, Align2::CENTER_CENTER, words, size::TINY, ink, room, true);
        pen.tip(tab, "Pursuer");
    }
}

fn empty(pen: &mut Pen, tile: Rect, slot: &SlotSeen) {
    let touch = pen.touch(tile, &[Spot::Slot(slot.slot)], None);
    let p = pen.p();
    p.rect_stroke(tile, 4.0, Stroke::new(1.0, theme::RULE), StrokeKind::Inside);
    paint::say(&p, tile.center(), Align2::CENTER_CENTER, "no contract", size::SMALL, theme::FAINT);
    pen.glow(tile, touch);
}

#[cfg(test)]
mod tests;
