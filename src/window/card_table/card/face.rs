//! A card in hand: its price, name, type and text.

use art::{Icon, Side, Sign};
use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Rect, pos2, vec2};
use cards::{
    CardSeen,
    data::{Card, Face, Level, Skill, Token},
    text,
};

use super::hand_layout::{HandLayout, subtype};
use crate::window::{
    card_table::{
        gallery,
        tokens::{self, Standing},
        touch::Pen,
    },
    ui::{
        card_type::CardType,
        paint,
        theme::{self, size},
    },
};
use crate::words;

/// Draws `card` in `rect`; returns where its skills stand.
pub fn face(p: &Painter, rect: Rect, card: &Card, seen: &CardSeen, hovered: bool) -> Pos2 {
    let kind = CardType::of(card);
    let colour = theme::colour(kind);
    let fill = if hovered { theme::RAISED } else { theme::PANEL };
    let layout = HandLayout::of(p, rect, card);
    let inner = layout.inner;
    paint::plate(p, rect, fill, theme::faded(colour, 0.45));
    let picture = rect.shrink(1.0).with_max_y(rect.top() + rect.height() * 0.55);
    gallery::hang(p, picture, card, Side::Front, if hovered { 1.0 } else { 0.85 });
    ground(p, picture, layout.name.top(), fill);
    let band = Rect::from_min_size(rect.min, vec2(rect.width(), 3.0));
    p.rect_filled(band, 2.0, colour);
    price(p, inner, seen, card);
    paint::mark(p, pos2(inner.right() - 8.0, inner.top() + 11.0), 7.0, kind);
    paint::name(p, layout.name, &card.name, layout.name_size, theme::TYPE);
    if let Some(at) = layout.line {
        let (line, width) = (text::type_line(card), inner.width());
        paint::fitted(p, at, Align2::LEFT_TOP, &line, size::TINY, colour, width, false);
    }
    skills(p, layout.skills, inner.right(), &card.skills());
    layout.text.draw(p, layout.text_at);
    foot(p, inner, card, seen, layout.line.is_none().then_some(colour));
    layout.skills
}

/// The ground of the words, from a little above the name to where the picture ends.
fn ground(p: &Painter, picture: Rect, name: f32, fill: Color32) {
    let from = (name - 14.0).max(picture.top());
    let solid = (name + 8.0).min(picture.bottom());
    let (clear, dark) = (theme::faded(fill, 0.0), theme::faded(fill, 0.9));
    let fading = Rect::from_x_y_ranges(picture.x_range(), from..=solid);
    gallery::shade(p, fading, clear, dark);
    gallery::shade(p, picture.with_min_y(solid), dark, fill);
}

/// Explains the numbers and marks of that face to a pointer that rests on them.
pub fn tips(pen: &mut Pen, rect: Rect, card: &Card, skilled: Pos2) {
    let inner = rect.shrink(7.0);
    let corner = |at: Pos2, wide: f32| Rect::from_min_size(at, vec2(wide, 22.0));
    pen.tip(corner(inner.min, 36.0), "Cost");
    pen.tip(corner(inner.right_top() - vec2(18.0, 0.0), 18.0), words::kind(card));
    let foot = inner.bottom() - 13.0;
    pen.tip(corner(pos2(inner.right() - 36.0, foot), 36.0), "EV");
    match &card.face {
        Face::Crew(_) => pen.tip(corner(pos2(inner.left(), foot), 56.0), "Wounds"),
        Face::Upgrade(_) => pen.tip(corner(pos2(inner.left(), foot), 62.0), "Structure"),
        Face::Ship(_)
        | Face::Adventure(_)
        | Face::Connection(_)
        | Face::Gear(_)
        | Face::Event(_)
        | Face::Heroic(_) => {}
    }
    tip_skills(pen, skilled, inner.right(), &card.skills());
}

/// Explains skills that are set as short pills.
pub fn tip_skills(pen: &mut Pen, at: Pos2, right: f32, skills: &[(Skill, Level)]) {
    let tokens: Vec<Token> =
        skills.iter().map(|&(skill, level)| Token::Skill(skill, level)).collect();
    tip_pills(pen, at, right, &tokens, true, |_| None);
}

/// Explains tokens that are set as pills, and how each stands.
pub fn tip_pills(
    pen: &mut Pen,
    at: Pos2,
    right: f32,
    tokens: &[Token],
    short: bool,
    standing: impl Fn(usize) -> Option<Standing>,
) {
    let (places, _) = laid(&pen.p(), at, right, tokens, short);
    for (n, (&token, place)) in tokens.iter().zip(places).enumerate() {
        pen.tip_token(place, token, standing(n));
    }
}

fn price(p: &Painter, inner: Rect, seen: &CardSeen, card: &Card) {
    let printed = card.cost().unwrap_or(0);
    let colour = if seen.cost > printed { theme::now() } else { theme::TYPE };
    let at = pos2(inner.left(), inner.top() - 3.0);
    let number = paint::numeral(p, at, Align2::LEFT_TOP, &seen.cost.to_string(), 24.0, colour);
    let at = pos2(number.right() + 9.5, number.center().y + 0.5);
    paint::icon(p, at, 13.0, Icon::Sign(Sign::Credits), theme::faded(theme::TYPE, 0.75));
}

/// The last line: what it withstands, what it is worth when expended; between them its subtype, in this
/// colour, if that stands nowhere else.
fn foot(p: &Painter, inner: Rect, card: &Card, seen: &CardSeen, subtyped: Option<Color32>) {
    let stands = match &card.face {
        Face::Crew(crew) => Some((Sign::Wound, crew.wounds.to_string())),
        Face::Upgrade(part) => Some((Sign::Structure, part.structure.to_string())),
        Face::Ship(_)
        | Face::Adventure(_)
        | Face::Connection(_)
        | Face::Gear(_)
        | Face::Event(_)
        | Face::Heroic(_) => None,
    };
    let y = inner.bottom() - 4.0;
    let mut left = inner.left();
    if let Some((sign, stands)) = stands {
        let at = pos2(inner.left() + 6.0, y);
        paint::icon(p, at, 12.0, Icon::Sign(sign), theme::QUIET);
        let at = pos2(at.x + 9.0, y);
        let stands = paint::strong(p, at, Align2::LEFT_CENTER, &stands, size::SMALL, theme::QUIET);
        left = stands.right() + 7.0;
    }
    let at = pos2(inner.right() - 6.0, y);
    paint::icon(p, at, 12.0, Icon::Sign(Sign::ExpenseValue), theme::QUIET);
    let (at, worth) = (pos2(at.x - 9.0, y), seen.ev.to_string());
    let worth = paint::strong(p, at, Align2::RIGHT_CENTER, &worth, size::SMALL, theme::QUIET);
    if let Some(colour) = subtyped {
        let (at, room) = (pos2(left, y), worth.left() - 4.0 - left);
        paint::fitted(p, at, Align2::LEFT_CENTER, &subtype(card), size::TINY, colour, room, false);
    }
}

/// A line of words with dots between, each of which has a meaning; returns where it ends.
pub fn told_in_a_line(
    pen: &mut Pen,
    at: Pos2,
    parts: &[(&str, String)],
    size: f32,
    ink: Color32,
    room: f32,
) -> f32 {
    let p = pen.p();
    let mut x = at.x;
    for (n, (word, text)) in parts.iter().enumerate() {
        let dot = if n == 0 { "" } else { " · " };
        let left = paint::say(&p, pos2(x, at.y), Align2::LEFT_TOP, dot, size, ink).right();
        let room = at.x + room - left;
        let said =
            paint::fitted(&p, pos2(left, at.y), Align2::LEFT_TOP, text, size, ink, room, false);
        pen.tip(said, word);
        x = said.right();
    }
    x
}

/// Skills as short pills, in as many rows as they need; returns where the next line stands.
pub fn skills(p: &Painter, at: Pos2, right: f32, skills: &[(Skill, Level)]) -> f32 {
    let tokens: Vec<Token> =
        skills.iter().map(|&(skill, level)| Token::Skill(skill, level)).collect();
    pills(p, at, right, &tokens, true, |_| Standing::Coming)
}

/// Skills as pills with their whole names.
pub fn long_skills(p: &Painter, at: Pos2, right: f32, skills: &[(Skill, Level)]) -> f32 {
    let tokens: Vec<Token> =
        skills.iter().map(|&(skill, level)| Token::Skill(skill, level)).collect();
    pills(p, at, right, &tokens, false, |_| Standing::Coming)
}

/// Where tokens stand one after the other, wrapped at `right`, and where the next line does.
pub fn laid(p: &Painter, at: Pos2, right: f32, tokens: &[Token], short: bool) -> (Vec<Rect>, f32) {
    let (mut next, mut bottom, mut places) = (at, at.y, Vec::new());
    for &token in tokens {
        let room = tokens::pill_size(p, token, 1, short);
        if next.x > at.x && next.x + room.x > right {
            next = pos2(at.x, next.y + room.y + 3.0);
        }
        let place = Rect::from_min_size(next, room);
        next.x = place.right() + 3.0;
        bottom = place.bottom() + 4.0;
        places.push(place);
    }
    (places, bottom)
}

/// Tokens one after the other, wrapped at `right`; returns where the next line stands.
pub fn pills(
    p: &Painter,
    at: Pos2,
    right: f32,
    tokens: &[Token],
    short: bool,
    standing: impl Fn(usize) -> Standing,
) -> f32 {
    let (places, bottom) = laid(p, at, right, tokens, short);
    for (n, (&token, place)) in tokens.iter().zip(places).enumerate() {
        tokens::pill(p, place.min, token, 1, short, standing(n));
    }
    bottom
}
