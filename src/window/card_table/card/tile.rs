//! Cards in play: crew and ship as tiles, everything that is attached as a thin bar.

use art::{Icon, Sign};
use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Rect, pos2, vec2};
use cards::{
    CaptainSeen, CardSeen, ShipSeen,
    data::{Card, Token},
    text,
};

use super::{face, pills};
use crate::window::{
    card_table::{
        gallery,
        spot::{Look, Side, Spot},
        tokens::{self, Standing},
        touch::Pen,
    },
    ui::{
        card_type::CardType,
        paint::{self, TextBox},
        theme::{self, size},
    },
};

/// Height of a bar.
pub const BAR: f32 = 20.0;

/// A crew tile of less width has its mark below.
const NARROW: f32 = 72.0;
/// A bar of less width has no room for words beside the name.
const SHORT: f32 = 120.0;
/// The lowest gear ends so far above a crew's lower edge, and each one above it begins a step higher.
const GEAR_FOOT: f32 = 4.0;
const GEAR_STEP: f32 = BAR - 1.0;
/// The height that a small word takes above the gear.
const LEAST_OF_A_WORD: f32 = 12.0;
/// With less room a name would stand letter below letter: the mark alone tells of the card, and a tap all of it.
const LEAST_OF_A_NAME: f32 = 24.0;

/// A crew with what it carries, `gear` from the bottom up.
pub fn crew(pen: &mut Pen, rect: Rect, seen: &CardSeen, gear: &[&CardSeen]) {
    let touch = pen.touch(rect, &[Spot::Card(seen.id)], Some(whole(seen)));
    let p = pen.p();
    let card = pen.view.card(seen.def);
    let colour = theme::colour(CardType::Crew);
    let share = if seen.exerted { 0.45 } else { 1.0 };
    let fill = if touch.hovered { theme::RAISED } else { theme::PANEL };
    paint::plate(&p, rect, fill, theme::faded(colour, 0.5 * share));
    let picture = rect.shrink(1.0).with_min_y(rect.bottom() - rect.width() * 1.2);
    gallery::hang(&p, picture, card, art::Side::Front, if seen.exerted { 0.35 } else { 0.9 });
    gallery::shade(&p, picture.with_max_y(picture.center().y), fill, theme::faded(fill, 0.0));
    let is_narrow = rect.width() < NARROW;
    let inner = rect.shrink2(vec2(if is_narrow { 4.0 } else { 7.0 }, 6.0));
    let mark = pos2(inner.left() + 4.0, inner.top() + 8.0);
    // A narrow one needs its whole width for the name.
    let (mark, left, tall) = if is_narrow {
        (pos2(mark.x + 3.0, rect.bottom() - 12.0), inner.left(), 42.0)
    } else {
        (mark, inner.left() + 13.0, 29.0)
    };
    let title =
        Rect::from_min_max(pos2(left, inner.top()), pos2(inner.right(), inner.top() + tall));
    let ink = theme::faded(theme::TYPE, share);
    let used = paint::name(&p, title, &card.name, size::SMALL, ink);
    paint::mark(&p, mark, 4.5, CardType::Crew);
    let skilled = pos2(inner.left(), inner.top() + used + 4.0);
    let mut y = face::skills(&p, skilled, inner.right(), &seen.skills);
    face::tip_skills(pen, skilled, inner.right(), &seen.skills);
    pen.tip(Rect::from_center_size(mark, vec2(12.0, 15.0)), "Crew");
    if seen.harm > 0 {
        let left = pos2(inner.left(), y + 1.0);
        paint::harm(&p, left, seen.harm, seen.capacity);
        pen.tip(Rect::from_min_size(left, vec2(inner.width(), 9.0)), "Wounds");
        y += 11.0;
    }
    if seen.counters > 0 {
        let words = text::counters(card, seen.counters);
        let (at, room) = (pos2(inner.left(), y), inner.width());
        let said = paint::fitted(&p, at, Align2::LEFT_TOP, &words, size::TINY, ink, room, false);
        pen.tip(said, "Counter");
        y = said.bottom();
    }
    if seen.exerted {
        let room = rect.bottom() - GEAR_FOOT - gear.len() as f32 * GEAR_STEP - y;
        match is_narrow || room < LEAST_OF_A_WORD {
            true => exert_on_the_edge(pen, rect),
            false => exert_in_a_word(pen, pos2(inner.left(), y)),
        }
    }
    pen.glow(rect, touch);
    pen.tick(rect.right_top() + vec2(-5.0, 5.0), touch);
    for (n, gear) in gear.iter().enumerate() {
        let bottom = rect.bottom() - GEAR_FOOT - n as f32 * GEAR_STEP;
        let row = Rect::from_min_max(
            pos2(rect.left() + 4.0, bottom - BAR + 3.0),
            pos2(rect.right() - 4.0, bottom),
        );
        bar(pen, row, gear);
    }
}

fn exert_in_a_word(pen: &mut Pen, left: Pos2) {
    let word = paint::caption(&pen.p(), left, Align2::LEFT_TOP, "exerted", 8.5, theme::QUIET);
    pen.tip(word, "Exert");
}

/// A crew without room for the word has the sign on its upper edge, where neither name nor gear comes.
fn exert_on_the_edge(pen: &mut Pen, tile: Rect) {
    let p = pen.p();
    let at = tile.center_top();
    p.circle_filled(at, 6.5, theme::PANEL);
    let sign = paint::icon(&p, at, 10.0, Icon::Sign(Sign::Exert), theme::QUIET);
    pen.tip(sign, "Exert");
}

/// A permanent as one line: mark, name, counters, harm.
pub fn bar(pen: &mut Pen, rect: Rect, seen: &CardSeen) {
    let touch = pen.touch(rect, &[Spot::Card(seen.id)], Some(whole(seen)));
    let p = pen.p();
    let card = pen.view.card(seen.def);
    let kind = CardType::of(card);
    let share = if seen.exerted { 0.45 } else { 1.0 };
    let fill = if touch.hovered { theme::RAISED } else { theme::PANEL };
    paint::plate(&p, rect, fill, theme::faded(theme::colour(kind), 0.5 * share));
    paint::mark(&p, pos2(rect.left() + 9.0, rect.center().y), 4.5, kind);
    let note = note(seen, card, rect.width() < SHORT);
    let mut right = pos2(rect.right() - 5.0, rect.center().y);
    if seen.exerted {
        let sign = Icon::Sign(Sign::Exert);
        let sign = paint::icon(&p, right - vec2(5.5, 0.0), 11.0, sign, theme::QUIET);
        pen.tip(sign, "Exert");
        right.x = sign.left() - 2.0;
    }
    let noted = paint::say(&p, right, Align2::RIGHT_CENTER, &note.0, size::TINY, note.1);
    pen.tip(noted, if seen.harm > 0 { "Structure" } else { "Counter" });
    let mark = rect.with_max_x(rect.left() + 17.0);
    pen.tip(mark, kind.word());
    let left = rect.left() + 18.0;
    let ink = theme::faded(theme::TYPE, share);
    let name = Rect::from_min_max(
        pos2(left, rect.top() + 0.5),
        pos2(noted.left() - 3.0, rect.bottom() - 0.5),
    );
    if name.width() >= LEAST_OF_A_NAME {
        whole_name(&p, name, &card.name, ink);
    }
    pen.glow(rect, touch);
    pen.tick(rect.right_top() + vec2(-5.0, 5.0), touch);
}

/// A ship with its present values.
pub fn ship(pen: &mut Pen, rect: Rect, captain: &CaptainSeen) {
    let ship = &captain.ship;
    let look = Look { def: ship.def, id: Some(ship.id), side: Side::Whole };
    let touch = pen.touch(rect, &[Spot::Card(ship.id)], Some(look));
    let p = pen.p();
    let card = pen.view.card(ship.def);
    let colour = theme::colour(CardType::Ship);
    let fill = if touch.hovered { theme::RAISED } else { theme::PANEL };
    paint::plate(&p, rect, fill, theme::faded(colour, 0.5));
    gallery::hang(&p, rect.shrink(1.0), card, art::Side::Front, 0.5);
    gallery::shade(&p, rect.shrink(1.0), theme::faded(fill, 0.85), theme::faded(fill, 0.2));
    let inner = rect.shrink2(vec2(8.0, 6.0));
    paint::mark(&p, pos2(inner.left() + 5.0, inner.top() + 8.0), 5.5, CardType::Ship);
    let at = pos2(inner.left() + 16.0, inner.top());
    paint::fitted(
        &p,
        at,
        Align2::LEFT_TOP,
        &card.name,
        size::BODY,
        theme::TYPE,
        inner.width() - 16.0,
        true,
    );
    let tokens: Vec<Token> =
        ship.capabilities.iter().map(|&icon| Token::Capability(icon)).collect();
    let foot = pos2(inner.left(), inner.bottom() - 15.0 - pills_height(&p, inner, &tokens));
    values(pen, inner, ship, (inner.top() + SIZE + size::TINY - foot.y).clamp(0.0, MOST_LIFT));
    pills(&p, foot, inner.right(), &tokens, true, |_| Standing::Coming);
    face::tip_pills(pen, foot, inner.right(), &tokens, true, |_| None);
    pen.tip(Rect::from_min_size(inner.min, vec2(14.0, 16.0)), "Ship");
    pen.glow(rect, touch);
}

/// Where the line with a ship's size begins, from the top, and how far it can move up below the numbers.
const SIZE: f32 = 63.5;
const MOST_LIFT: f32 = 9.0;

/// The four numbers of a ship, large, and under them its size; `lift` higher where pills need the room.
fn values(pen: &mut Pen, inner: Rect, ship: &ShipSeen, lift: f32) {
    let p = pen.p();
    let printed = [
        (Sign::Attack, "attack", ship.attack),
        (Sign::Defense, "defense", ship.defense),
        (Sign::Jump, "jump", ship.jump),
        (Sign::Initiative, "initiative", ship.initiative),
    ];
    let step = inner.width() / 4.0;
    for (n, (sign, word, value)) in printed.into_iter().enumerate() {
        let at = pos2(inner.left() + step * (n as f32 + 0.5), inner.top() + 20.0 - lift / 2.0);
        paint::numeral(&p, at, Align2::CENTER_TOP, &value.to_string(), 21.0, theme::TYPE);
        let at = pos2(at.x, at.y + 32.0);
        paint::icon(&p, at, 14.0, Icon::Sign(sign), theme::QUIET);
        let cell = Rect::from_center_size(at - vec2(0.0, 13.0), vec2(step, 40.0));
        pen.tip(cell, word);
    }
    let at = pos2(inner.left(), inner.top() + SIZE - lift);
    let parts = [
        ("Tonnage", format!("{} t", ship.tonnage)),
        ("Crew slots", format!("crew {}/{}", ship.crew_used, ship.crew_slots)),
    ];
    face::told_in_a_line(pen, at, &parts, size::TINY, theme::QUIET, inner.width());
}

/// How far the last row of capability pills lies below the first.
fn pills_height(p: &bevy_egui::egui::Painter, inner: Rect, tokens: &[Token]) -> f32 {
    let mut x = 0.0;
    let mut rows = 0;
    for &token in tokens {
        let width = tokens::pill_size(p, token, 1, true).x;
        if x > 0.0 && x + width > inner.width() {
            rows += 1;
            x = 0.0;
        }
        x += width + 3.0;
    }
    rows as f32 * 18.0
}

/// A name in one row, or in two smaller ones, in the middle of `area`'s height.
fn whole_name(p: &Painter, area: Rect, name: &str, ink: Color32) {
    let points = paint::name_size(p, area.size(), name, size::TINY);
    let text = TextBox::new(p, name, theme::reading(points), area.width(), ink);
    text.draw(p, pos2(area.left(), area.center().y - text.height() / 2.0));
}

/// What is to be said of a permanent at the end of its line, in few words if need be: counters and harm.
fn note(seen: &CardSeen, card: &Card, short: bool) -> (String, Color32) {
    let counters = (seen.counters > 0).then(|| match short {
        true => format!("×{}", seen.counters),
        false => text::counters(card, seen.counters),
    });
    let harm = (seen.harm > 0).then(|| format!("{}/{}", seen.harm, seen.capacity));
    let ink = if harm.is_some() { theme::now() } else { theme::QUIET };
    let words: Vec<String> = counters.into_iter().chain(harm).collect();
    (words.join(" · "), ink)
}

fn whole(seen: &CardSeen) -> Look {
    Look { def: seen.def, id: Some(seen.id), side: Side::Whole }
}

#[cfg(test)]
mod tests;
