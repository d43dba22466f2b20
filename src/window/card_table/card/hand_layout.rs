//! How the words of a card in hand stand: all of them, and as large as the room allows.
//!
//! The name stands where the picture ends if the text is brief, and climbs over the picture if it is long. Where
//! even that is too little, the text is said in shorthand, and in smaller type.

use bevy_egui::egui::{Id, Painter, Pos2, Rect, pos2, vec2};
use cards::{
    data::{Card, Face, Token},
    text,
};

use super::face::laid;
use crate::window::ui::{
    paint::{self, TextBox},
    theme::{self, size},
};

/// Room for the price.
const HEAD: f32 = 22.0;
/// Room for what the card withstands and is worth.
const FOOT: f32 = 14.0;
/// The type line.
const LINE: f32 = 14.0;
/// The most that a name takes.
const NAME: f32 = 33.0;
/// Where a name stands at best, as a share of the height.
const PICTURE: f32 = 0.33;
/// Sizes of the text as printed, and of the text in shorthand.
const PRINTED: [f32; 2] = [size::TINY, 10.0];
const BRIEF: [f32; 6] = [size::TINY, 10.0, 9.5, 9.0, 8.5, 8.0];

/// Where everything on the face of a card stands.
pub struct HandLayout {
    pub inner: Rect,
    pub name: Rect,
    pub name_size: f32,
    /// The type line below the name; without it the subtype stands in the last line.
    pub line: Option<Pos2>,
    pub skills: Pos2,
    pub text: TextBox,
    pub text_at: Pos2,
}

impl HandLayout {
    /// The layout of a card that is drawn in `rect`.
    pub fn of(p: &Painter, rect: Rect, card: &Card) -> HandLayout {
        let inner = rect.shrink2(vec2(7.0, 7.0));
        let name_size = paint::name_size(p, vec2(inner.width(), NAME), &card.name, size::BODY);
        let name = paint::tall(p, &card.name, name_size, inner.width()) + 1.0;
        let skills = skills_height(p, inner, card);
        let fixed = name + skills;
        let (text, line) = text_of(p, inner, card, fixed);
        let words = fixed + line + text.height();
        let lowest = inner.bottom() - FOOT - words;
        let top = (inner.top() + (rect.height() * PICTURE).max(HEAD)).min(lowest);
        let top = top.max(inner.top() + HEAD);
        let below = top + name;
        HandLayout {
            inner,
            name: Rect::from_min_size(pos2(inner.left(), top), vec2(inner.width(), name + 1.0)),
            name_size,
            line: (line > 0.0).then_some(pos2(inner.left(), below)),
            skills: pos2(inner.left(), below + line),
            text_at: pos2(inner.left(), below + line + skills),
            text,
        }
    }

    /// Whether all words have room.
    #[cfg(test)]
    pub fn is_whole(&self) -> bool {
        let bottom = self.text_at.y + self.text.height();
        bottom <= self.inner.bottom() - FOOT + 0.6 && self.text.width() <= self.inner.width() + 0.6
    }
}

/// The text, and the room of the type line where it keeps one.
fn text_of(p: &Painter, inner: Rect, card: &Card, fixed: f32) -> (TextBox, f32) {
    let room = |line: f32| vec2(inner.width(), inner.height() - HEAD - FOOT - fixed - line);
    let printed = text::rules_text(card).join(" ");
    let set = |words: &str, sizes: &[f32], line: f32| {
        let larger = theme::reading(size::TINY);
        let larger = (larger > size::TINY).then_some(larger);
        let sizes = larger.into_iter().chain(sizes.iter().copied());
        let trials = sizes.map(|points| (words, points));
        let set = TextBox::fitting(p, trials, room(line), theme::QUIET);
        let is_whole = set.height() <= room(line).y && set.width() <= room(line).x + 0.5;
        (set, is_whole)
    };
    let (text, is_whole) = set(&printed, &PRINTED, LINE);
    if is_whole {
        return (text, LINE);
    }
    let brief = brief(p, &printed);
    let (text, is_whole) = set(&brief, &BRIEF[..3], LINE);
    if is_whole { (text, LINE) } else { (set(&brief, &BRIEF, 0.0).0, 0.0) }
}

/// The text in shorthand; found once for each text.
fn brief(p: &Painter, printed: &str) -> String {
    let id = Id::new(("shorthand", printed));
    if let Some(known) = p.ctx().data(|data| data.get_temp::<String>(id)) {
        return known;
    }
    let brief = text::short(printed);
    p.ctx().data_mut(|data| data.insert_temp(id, brief.clone()));
    brief
}

fn skills_height(p: &Painter, inner: Rect, card: &Card) -> f32 {
    let skills = card.skills();
    let tokens: Vec<Token> =
        skills.iter().map(|&(skill, level)| Token::Skill(skill, level)).collect();
    let (_, bottom) = laid(p, Pos2::ZERO, inner.width(), &tokens, true);
    bottom
}

/// What a card is beside its type, whose mark says that: its species, its subtype, its skill.
pub fn subtype(card: &Card) -> String {
    match &card.face {
        Face::Ship(_) => "Ship".to_owned(),
        Face::Event(_) => "Event".to_owned(),
        Face::Adventure(_) => "Adventure".to_owned(),
        Face::Crew(crew) => crew.species.clone(),
        Face::Connection(link) => text::connection_kind_name(link.subtype).to_owned(),
        Face::Gear(gear) => text::gear_kind_name(gear.subtype).to_owned(),
        Face::Upgrade(part) => text::upgrade_kind_name(part.subtype).to_owned(),
        Face::Heroic(feat) => text::skill_name(feat.skill).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::LayerId;

    use super::*;
    use crate::window::{
        card_table::table::hand_places,
        testing::{self, raw},
    };

    /// Every card of a hand, at every size of hand that lies side by side, on both sizes of the window.
    #[test]
    fn every_word_of_every_card_in_hand_is_there() {
        let library = crate::builder::testing::library();
        let in_hand = |card: &&Card| !matches!(card.face, Face::Adventure(_) | Face::Ship(_));
        let cards: Vec<&Card> =
            library.book.cards().map(|(_, card)| card).filter(in_hand).collect();
        assert!(cards.len() > 240, "{}", cards.len());
        for pixels in [1.0, 1.5] {
            let ctx = testing::context();
            ctx.set_pixels_per_point(pixels);
            let mut cut = Vec::new();
            for _ in 0..2 {
                cut.clear();
                let _ = ctx.run(raw(vec![]), |ctx| {
                    let p = ctx.layer_painter(LayerId::background());
                    for count in [1, 5, 6, 7, 8, 10, 12] {
                        for place in hand_places(count) {
                            let whole = |card: &Card| HandLayout::of(&p, place, card).is_whole();
                            let bad = cards.iter().filter(|card| !whole(card));
                            cut.extend(bad.map(|card| (count, card.name.clone())));
                        }
                    }
                });
            }
            cut.dedup();
            assert!(cut.is_empty(), "{} at {pixels}: {cut:?}", cut.len());
        }
    }
}
