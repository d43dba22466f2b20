//! Labels on the field: names and wounds at the feet, one number over every target.

use bevy_egui::egui::{
    Align2, Color32, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2,
};
use characters::Characteristic;
use skirmish::{Condition, Hurt, Own, Seen};

use super::{
    camera::metres,
    draw::{Scene, Shown},
    figure::posture_word,
    sides,
};
use crate::window::{
    battlefield::{
        view::{Aim, FightView},
        words::{needs, short},
    },
    ui::{
        paint,
        theme::{self, size},
    },
};

/// Writes everything; the numbers last, so that nothing covers them.
pub fn draw(p: &Painter, scene: &Scene, shown: &[Shown]) {
    for it in shown {
        tag(p, scene, it);
    }
    let Some(by) = scene.fight_ui.selected.filter(|&who| scene.view.is_own(who)) else { return };
    let selected = scene.fight_ui.selected_move(scene.view);
    for it in shown.iter().filter(|it| it.seen.side != scene.view.seen.seat) {
        let out = !matches!(it.seen.condition, Condition::Able | Condition::Helpless);
        if let Some(aim) =
            scene.view.aim(by, it.seen.id, selected).filter(|_| !out || it.seen.captive)
        {
            number(p, scene, it, aim);
        }
    }
}

/// Somebody on the field as a screen reader says it.
pub fn spoken(view: &FightView, seen: &Seen) -> String {
    let whose = if view.is_own(seen.id) { "yours" } else { view.side(seen.side) };
    let mut words = vec![seen.name.clone(), whose.to_owned()];
    words.push(format!("at {} m", metres(seen.place)));
    words.push(posture_word(seen.posture).to_owned());
    words.extend(match seen.condition {
        Condition::Able | Condition::Gone(_) => None,
        Condition::Helpless => Some("helpless".to_owned()),
        Condition::Unconscious => Some("unconscious".to_owned()),
        Condition::Dead => Some("dead".to_owned()),
    });
    words.extend(match seen.hurt {
        Hurt::Unhurt => None,
        Hurt::Lightly => Some("lightly hurt".to_owned()),
        Hurt::Badly => Some("badly hurt".to_owned()),
    });
    words.extend(seen.cover.is_some().then(|| "behind cover".to_owned()));
    words.join(", ")
}

/// The name, what shape the side has, and how they are.
fn tag(p: &Painter, scene: &Scene, it: &Shown) {
    let here = scene.fight_ui.selected == Some(it.seen.id)
        || scene.fight_ui.looked_at(scene.view) == Some(it.seen.id);
    let name = short(&it.seen.name);
    let font = FontId::proportional(size::TINY);
    let words = p.layout_no_wrap(name.clone(), font, theme::TYPE);
    let pips = it.seen.own.as_deref().map_or(0.0, |own| PIP * f32::from(most(own)) + 2.0);
    let wide = (words.size().x + 15.0 + marks_width(it.seen)).max(pips + 6.0) + 8.0;
    let tall = if it.seen.own.is_some() { 29.0 } else { 16.0 };
    let at = pos2(it.figure.foot.x, it.figure.foot.y + 0.10 * it.figure.tall + 3.0);
    let plate = Rect::from_min_size(pos2(at.x - wide / 2.0, at.y), vec2(wide, tall));
    let (fill, line) = match here {
        true => (theme::faded(theme::SPACE, 0.92), theme::faded(theme::TYPE, 0.9)),
        false => {
            (theme::faded(theme::SPACE, 0.66), theme::faded(sides::colour(it.seen.side), 0.35))
        }
    };
    p.rect(plate, 3.0, fill, Stroke::new(1.0, line), StrokeKind::Inside);
    let left = plate.left() + 9.0;
    sides::mark(p, pos2(left, plate.top() + 8.0), 3.6, it.seen.side);
    let ink = if it.seen.condition == Condition::Able { theme::TYPE } else { theme::FAINT };
    let at = pos2(left + 7.0, plate.top() + 8.0);
    paint::say(p, at, Align2::LEFT_CENTER, &name, size::TINY, ink);
    marks(p, pos2(plate.right() - 6.0, plate.top() + 8.0), it.seen);
    if let Some(own) = it.seen.own.as_deref() {
        wounds(p, pos2(plate.left() + 5.0, plate.top() + 16.5), own);
    }
}

/// The width of a point of STR, DEX or END.
const PIP: f32 = 4.0;

fn most(own: &Own) -> u8 {
    Characteristic::PHYSICAL.iter().map(|&it| own.full.get(it)).max().unwrap_or(0)
}

/// A row of points each for STR, DEX and END: filled for what is left.
fn wounds(p: &Painter, at: Pos2, own: &Own) {
    for (row, which) in Characteristic::PHYSICAL.into_iter().enumerate() {
        let (full, now) = (own.full.get(which), own.now.get(which));
        let colour = match now {
            0 => theme::now(),
            now if u16::from(now) * 2 <= u16::from(full) => Color32::from_rgb(232, 176, 96),
            _ => theme::met(),
        };
        for n in 0..full.min(15) {
            let corner = at + vec2(PIP * f32::from(n), 3.8 * row as f32);
            let pip = Rect::from_min_size(corner, vec2(PIP - 1.0, 2.8));
            let ink = if n < now { colour } else { theme::faded(theme::TYPE, 0.20) };
            p.rect_filled(pip, 0.5, ink);
        }
    }
}

fn marks_width(seen: &Seen) -> f32 {
    let count =
        hurt(seen.hurt) + u8::from(seen.cover.is_some()) * 2 + u8::from(state(seen).is_some()) * 2;
    f32::from(count) * 6.0
}

fn hurt(hurt: Hurt) -> u8 {
    match hurt {
        Hurt::Unhurt => 0,
        Hurt::Lightly => 1,
        Hurt::Badly => 2,
    }
}

/// A sign for who is out of it.
fn state(seen: &Seen) -> Option<&'static str> {
    match seen.condition {
        Condition::Dead => Some("†"),
        Condition::Unconscious => Some("z"),
        Condition::Helpless => Some("*"),
        Condition::Able | Condition::Gone(_) => None,
    }
}

/// From the right: how they are, how hurt they look, whether they are behind something.
fn marks(p: &Painter, right: Pos2, seen: &Seen) {
    let mut x = right.x;
    if let Some(sign) = state(seen) {
        paint::strong(p, pos2(x, right.y), Align2::RIGHT_CENTER, sign, size::SMALL, theme::now());
        x -= 11.0;
    }
    for _ in 0..hurt(seen.hurt) {
        let line = Stroke::new(2.0, Color32::from_rgb(240, 90, 74));
        p.line_segment([pos2(x - 4.0, right.y + 4.0), pos2(x, right.y - 4.0)], line);
        x -= 5.0;
    }
    if seen.cover.is_some() {
        shield(p, pos2(x - 5.0, right.y), theme::TYPE);
    }
}

/// Behind cover.
fn shield(p: &Painter, at: Pos2, ink: Color32) {
    let corners = [(-4.0, -4.5), (4.0, -4.5), (4.0, 0.5), (0.0, 5.0), (-4.0, 0.5)];
    let points = corners.into_iter().map(|(x, y)| at + vec2(x, y)).collect();
    p.add(Shape::closed_line(points, Stroke::new(1.3, ink)));
}

/// Draws the number that 2D must reach, and the chance beside it.
fn number(p: &Painter, scene: &Scene, it: &Shown, aim: &Aim) {
    let looked_at = scene.fight_ui.looked_at(scene.view) == Some(it.seen.id);
    let at = pos2(it.figure.foot.x, it.figure.top() - 5.0);
    match &aim.plan {
        Ok(plan) => {
            let needs = needs(plan.needed());
            let percent = format!("{} %", (plan.odds.per_mille() + 5) / 10);
            let colour = sides::chance(plan.odds.per_mille());
            let large = if looked_at { 21.0 } else { 17.0 };
            let number = p.layout_no_wrap(needs.clone(), FontId::proportional(large), colour);
            let chance =
                p.layout_no_wrap(percent.clone(), FontId::proportional(size::TINY), colour);
            let wide = number.size().x + chance.size().x + 19.0;
            let high = number.size().y + 2.0;
            let plate = Rect::from_min_size(pos2(at.x - wide / 2.0, at.y - high), vec2(wide, high));
            let line = if looked_at { theme::now() } else { theme::faded(colour, 0.55) };
            let thick = if looked_at { 2.0 } else { 1.0 };
            p.rect(
                plate,
                4.0,
                theme::faded(theme::SPACE, 0.88),
                Stroke::new(thick, line),
                StrokeKind::Outside,
            );
            let left = pos2(plate.left() + 6.0, plate.center().y);
            let drawn = paint::numeral(p, left, Align2::LEFT_CENTER, &needs, large, colour);
            let at = pos2(drawn.right() + 5.0, plate.center().y + 1.0);
            paint::say(p, at, Align2::LEFT_CENTER, &percent, size::TINY, theme::TYPE);
        }
        Err(_) => {
            let plate = Rect::from_center_size(at - vec2(0.0, 7.0), vec2(20.0, 14.0));
            p.rect_filled(plate, 3.0, theme::faded(theme::SPACE, 0.7));
            paint::say(p, plate.center(), Align2::CENTER_CENTER, "–", size::SMALL, theme::FAINT);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_figure_is_said_as_it_is_seen() {
        let view = crate::window::battlefield::testing::view();
        let own = view.of(skirmish::FighterId(0)).expect("they are there");
        let said = spoken(&view, own);
        assert!(said.starts_with(&own.name) && said.contains("yours, at "), "{said}");
        let rival = view.seen.fighters.iter().find(|it| !view.is_own(it.id)).expect("a rival");
        assert!(spoken(&view, rival).contains(view.side(rival.side)));
    }

    #[test]
    fn a_name_is_short_and_a_numbered_one_keeps_its_number() {
        assert_eq!(short("Mara Lindqvist"), "Lindqvist");
        assert_eq!(short("Guard 3"), "Guard 3");
        assert_eq!(short("Ada"), "Ada");
    }

    #[test]
    fn what_two_dice_always_or_never_show_is_said_so() {
        assert_eq!([-3, 2, 7, 12, 15].map(needs), ["2+", "2+", "7+", "12+", "13+"]);
    }
}
