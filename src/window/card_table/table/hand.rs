//! The hand: a fan of cards along the bottom, closer together when there are many. The one under the
//! pointer or the keyboard stands out of it, whole, and its neighbours give way.

use bevy_egui::egui::{Align2, Rect, pos2, vec2};

use crate::window::{
    card_table::{
        card, marking,
        spot::{Look, Side, Spot},
        touch::Pen,
    },
    ui::{
        compact,
        layout_check::{Reason, meant},
        paint,
        theme::{self, size},
    },
};

const GAP: f32 = 7.0;
/// The narrowest a card gets before cards overlap.
pub(super) const NARROW: f32 = 112.0;
/// The same on a phone, where few of them lie whole anyhow.
const BROADER: f32 = 128.0;
/// The widest a card gets, as a share of its height.
const WIDE: f32 = 0.92;
/// How much lower the outermost cards stand than the middle one, for each card between them.
const BOW: f32 = 1.6;
/// How far a card rises that stands out.
const RISE: f32 = 12.0;

/// Draws the hand in `rect`.
pub fn draw(pen: &mut Pen, rect: Rect) {
    let view = pen.view;
    let hand = &view.seen.hand;
    if hand.is_empty() {
        let p = pen.p();
        let words = "Your hand is empty.";
        paint::say(&p, rect.center(), Align2::CENTER_CENTER, words, size::BODY, theme::FAINT);
        return;
    }
    let narrow = if compact::is_on(pen.ui.ctx()) { BROADER } else { NARROW };
    let fan = fan(rect, hand.len(), narrow);
    let raised = hand.iter().position(|seen| {
        let at = Some(Spot::Card(seen.id));
        pen.table_ui.raised == Some(seen.id)
            || (pen.table_ui.raised.is_none() && pen.table_ui.at == at)
    });
    if hand.len() > 1 && fan[1].left() < fan[0].right() || raised.is_some() {
        meant(&pen.p(), rect.expand(RISE + 8.0), Reason::FullHand);
    }
    let begun = pen.places.len();
    // What is drawn last lies on top, and is touched first.
    let order = (0..hand.len()).filter(|&n| Some(n) != raised).chain(raised);
    for n in order {
        one(pen, &fan, n, raised);
    }
    // The keyboard walks from left to right, whatever stands out.
    pen.places[begun..].sort_by(|one, other| one.rect.left().total_cmp(&other.rect.left()));
}

fn one(pen: &mut Pen, fan: &[Rect], n: usize, raised: Option<usize>) {
    let (view, seen) = (pen.view, &pen.view.seen.hand[n]);
    let look = Look { def: seen.def, id: Some(seen.id), side: Side::Whole };
    let drawn = stood(fan, n, raised);
    let place = if raised == Some(n) { drawn.union(fan[n]) } else { fan[n] };
    let touch = pen.touch(place, &[Spot::Card(seen.id)], Some(look));
    if touch.hovered {
        pen.raised = Some(seen.id);
    }
    let is_marked = touch.marked == Some(true);
    let lifted = match raised == Some(n) {
        true => 0.0,
        false if is_marked => RISE,
        false if touch.chosen => RISE / 2.0,
        false => 0.0,
    };
    let drawn = drawn.translate(vec2(0.0, -lifted));
    let p = pen.p();
    let card = view.card(seen.def);
    let skilled = card::face(&p, drawn, card, seen, touch.hovered);
    if touch.hovered {
        card::tips(pen, drawn, card, skilled);
    }
    if pen.table_ui.drag.is_some_and(|drag| drag.spot == Spot::Card(seen.id)) {
        p.rect_filled(drawn, 4.0, theme::faded(theme::SPACE, 0.7));
    }
    pen.glow(drawn, touch);
    marking::flag(pen, drawn, seen.ev, touch);
}

/// Where each of `count` cards rests: on a gentle bow, the middle ones highest.
/// None is less wide than `narrow`.
pub(super) fn fan(rect: Rect, count: usize, narrow: f32) -> Vec<Rect> {
    let cards = count as f32;
    let bow = BOW * (cards - 1.0);
    let height = rect.height() - bow;
    let share = (rect.width() - GAP * (cards - 1.0)) / cards;
    let width = share.clamp(narrow, (height * WIDE).max(narrow));
    let step = (width + GAP).min((rect.width() - width) / (cards - 1.0).max(1.0));
    let left = rect.center().x - (step * (cards - 1.0) + width) / 2.0;
    let place = |n: usize| {
        let off = if count > 1 { n as f32 / (cards - 1.0) * 2.0 - 1.0 } else { 0.0 };
        let at = pos2(left + step * n as f32, rect.top() + bow * off * off);
        Rect::from_min_size(at, vec2(width, height))
    };
    (0..count).map(place).collect()
}

/// Where card `n` stands when another one, or it, stands out: that one higher, the others aside, each the
/// less the farther away.
fn stood(fan: &[Rect], n: usize, raised: Option<usize>) -> Rect {
    let Some(raised) = raised else { return fan[n] };
    if n == raised {
        let top = fan.iter().map(|place| place.top()).fold(f32::INFINITY, f32::min);
        return fan[n].translate(vec2(0.0, top - RISE - fan[n].top()));
    }
    let step = fan.get(1).map_or(0.0, |next| next.left() - fan[0].left());
    let hidden = (fan[0].width() + GAP - step).max(0.0);
    let away = n as f32 - raised as f32;
    let aside = hidden * 0.5 / away.abs() * away.signum();
    let (left, right) = (fan[0].left(), fan[fan.len() - 1].right());
    let moved = fan[n].translate(vec2(aside, 0.0));
    moved.translate(vec2((left - moved.left()).max(0.0) - (moved.right() - right).max(0.0), 0.0))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Rect = Rect { min: pos2(10.0, 500.0), max: pos2(940.0, 666.0) };

    #[test]
    fn any_hand_fits_its_room_and_every_card_shows_its_price() {
        for count in 1..=12 {
            let fan = fan(ROOM, count, NARROW);
            assert!(fan.iter().all(|place| ROOM.expand(0.1).contains_rect(*place)), "{count}");
            assert!(fan.windows(2).all(|two| two[1].left() - two[0].left() > 60.0), "{count}");
        }
    }

    #[test]
    fn few_cards_lie_side_by_side_and_the_middle_one_stands_highest() {
        let fan = fan(ROOM, 5, NARROW);
        assert!(fan.windows(2).all(|two| two[0].right() < two[1].left()));
        assert!(fan[2].top() < fan[1].top() && fan[1].top() < fan[0].top());
    }

    #[test]
    fn a_card_that_stands_out_rises_where_it_is_and_its_neighbours_give_way_within_the_fan() {
        for count in 2..=12 {
            let fan = fan(ROOM, count, NARROW);
            for raised in 0..count {
                let stands = |n| stood(&fan, n, Some(raised));
                assert_eq!(stands(raised).left(), fan[raised].left());
                assert!(stands(raised).bottom() < ROOM.bottom());
                for (n, lying) in fan.iter().enumerate() {
                    let side = stands(n).left() - lying.left();
                    assert!(if n < raised { side <= 0.01 } else { side >= -0.01 });
                    assert!(stands(n).left() >= ROOM.left() - 0.1, "{count} {raised} {n}");
                    assert!(stands(n).right() <= ROOM.right() + 0.1, "{count} {raised} {n}");
                }
            }
        }
    }
}
