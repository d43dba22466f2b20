//! The panel under the field: the selected fighter with all that is known of them, and the one looked at.

use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Rect, pos2, vec2};
use characters::Characteristic;
use skirmish::{Condition, Held, Own, Seen};

use crate::window::screens::skirmish::pen::Pen;
use crate::window::{
    battlefield::{
        field::{camera::metres, figure::posture_word, sides},
        fight_ui::FightUi,
        view::FightView,
    },
    ui::{
        compact, paint,
        theme::{self, size},
    },
};

/// Draws both, side by side.
pub fn draw(pen: &mut Pen, rect: Rect, view: &FightView, fight_ui: &FightUi) {
    if compact::is_on(pen.ui.ctx()) {
        return one(pen, rect, view, fight_ui);
    }
    let half = (rect.width() - 8.0) / 2.0;
    let left = rect.with_max_x(rect.left() + half);
    let right = rect.with_min_x(rect.right() - half);
    let selected = fight_ui.selected.and_then(|who| view.of(who));
    let other = fight_ui.looked_at(view).filter(|who| Some(*who) != fight_ui.selected);
    person(pen, left, view, selected, "Nobody is selected: Tab, or a click.");
    let other = other.and_then(|who| view.of(who));
    let key = if fight_ui.is_watched() { "T" } else { "← →" };
    let nobody = format!("The pointer, or {key}, shows somebody here.");
    person(pen, right, view, other, &nobody);
    if let (Some(one), Some(other)) = (selected, other) {
        distance(pen, right, one, other);
    }
}

/// On a phone only one of them: whoever is looked at, else the selected.
fn one(pen: &Pen, rect: Rect, view: &FightView, fight_ui: &FightUi) {
    let selected = fight_ui.selected.and_then(|who| view.of(who));
    let other = fight_ui.looked_at(view).filter(|who| Some(*who) != fight_ui.selected);
    let other = other.and_then(|who| view.of(who));
    person(pen, rect, view, other.or(selected), "A tap on somebody shows them here.");
    if let (Some(one), Some(other)) = (selected, other) {
        distance(pen, rect, one, other);
    }
}

fn person(pen: &Pen, rect: Rect, view: &FightView, seen: Option<&Seen>, nobody: &str) {
    let p = pen.p();
    let line = seen.map_or(theme::RULE, |it| theme::faded(sides::colour(it.side), 0.55));
    paint::plate(&p, rect, theme::PANEL, line);
    let inner = rect.shrink2(vec2(12.0, 9.0));
    let Some(seen) = seen else {
        paint::say(&p, inner.center(), Align2::CENTER_CENTER, nobody, size::BODY, theme::FAINT);
        return;
    };
    title(&p, inner, seen);
    let below = inner.with_min_y(inner.top() + 24.0);
    match seen.own.as_deref() {
        Some(own) => mine(&p, below, own, view),
        None => theirs(&p, below, seen, view),
    }
}

/// The sign of the side, the name, and how they are.
fn title(p: &Painter, inner: Rect, seen: &Seen) {
    let at = inner.left_top() + vec2(6.0, 9.0);
    sides::mark(p, at, 6.0, seen.side);
    let at = at + vec2(13.0, 0.0);
    let name = paint::strong(p, at, Align2::LEFT_CENTER, &seen.name, size::HEAD, theme::TYPE);
    let at = pos2(name.right() + 10.0, at.y + 1.0);
    let ((words, ink), room) = (state(seen), inner.right() - 66.0 - at.x);
    paint::fitted(p, at, Align2::LEFT_CENTER, &words, size::SMALL, ink, room, false);
}

/// How somebody is, the worst first.
fn state(seen: &Seen) -> (String, Color32) {
    let hurt = ["unhurt", "lightly hurt", "badly hurt"][seen.hurt as usize];
    match seen.condition {
        Condition::Dead => ("dead".to_owned(), theme::now()),
        Condition::Unconscious => ("unconscious".to_owned(), theme::now()),
        Condition::Helpless => (format!("helpless, {hurt}"), theme::now()),
        Condition::Gone(_) => ("gone".to_owned(), theme::FAINT),
        Condition::Able if seen.captive => (format!("bound, {hurt}"), theme::QUIET),
        Condition::Able if seen.burning => (format!("on fire, {hurt}"), theme::now()),
        Condition::Able => (format!("{}, {hurt}", posture_word(seen.posture)), theme::QUIET),
    }
}

/// STR, DEX and END point by point, weapons with their magazines, armour and skills.
fn mine(p: &Painter, area: Rect, own: &Own, view: &FightView) {
    for (row, which) in Characteristic::PHYSICAL.into_iter().enumerate() {
        let at = pos2(area.left(), area.top() + 8.0 + 19.0 * row as f32);
        points(p, at, which, own.full.get(which), own.now.get(which));
    }
    let left = area.left() + 186.0;
    let mut y = area.top() + 7.0;
    for (nth, held) in own.kit.weapons.iter().enumerate().take(4) {
        let in_hand = own.kit.holds(nth as u8);
        y = weapon(p, pos2(left, y), area.right() - left, held, in_hand, view);
    }
    let mut worn: Vec<String> = own.kit.armor.clone();
    worn.extend(
        own.skills
            .iter()
            .filter(|(_, level)| *level > 0)
            .map(|(name, level)| format!("{name}-{level}")),
    );
    let at = pos2(area.left(), area.bottom() + 3.0);
    let words = worn.join(" · ");
    paint::fitted(
        p,
        at,
        Align2::LEFT_BOTTOM,
        &words,
        size::TINY,
        theme::FAINT,
        area.width(),
        false,
    );
}

/// A row of points, and the number that is left.
fn points(p: &Painter, at: Pos2, which: Characteristic, full: u8, now: u8) {
    paint::caption(p, at, Align2::LEFT_CENTER, which.label(), size::TINY, theme::QUIET);
    for n in 0..full {
        let corner = at + vec2(34.0 + 8.0 * f32::from(n), -5.0);
        let pip = Rect::from_min_size(corner, vec2(6.0, 10.0));
        p.rect_filled(pip, 1.5, if n < now { left_of(full, now) } else { theme::RULE });
    }
    let at = at + vec2(40.0 + 8.0 * f32::from(full), 0.0);
    paint::strong(p, at, Align2::LEFT_CENTER, &now.to_string(), size::BODY, theme::TYPE);
}

/// The colour of what is left of so many points.
fn left_of(full: u8, now: u8) -> Color32 {
    match now {
        0 => theme::now(),
        now if u16::from(now) * 2 <= u16::from(full) => Color32::from_rgb(232, 176, 96),
        _ => theme::met(),
    }
}

/// A weapon with what is left in it; returns where the next one begins.
fn weapon(p: &Painter, at: Pos2, room: f32, held: &Held, in_hand: bool, view: &FightView) -> f32 {
    let ink = if in_hand { theme::TYPE } else { theme::FAINT };
    if in_hand {
        p.circle_filled(at + vec2(3.0, 0.0), 2.6, theme::now());
    }
    let name = if held.broken { format!("{} (broken)", held.name) } else { held.name.clone() };
    let drawn = paint::fitted(
        p,
        at + vec2(11.0, 0.0),
        Align2::LEFT_CENTER,
        &name,
        size::SMALL,
        ink,
        room - 90.0,
        in_hand,
    );
    let magazine = view.armoury.weapon(&held.name).and_then(|it| it.magazine);
    let Some(magazine) = magazine else { return at.y + 17.0 };
    let words = format!("{}/{} + {}", held.loaded, magazine.shots, held.magazines);
    let ink = if held.loaded == 0 { theme::now() } else { theme::QUIET };
    let at_words = pos2(drawn.right() + 8.0, at.y);
    paint::say(p, at_words, Align2::LEFT_CENTER, &words, size::TINY, ink);
    at.y + 17.0
}

/// Draws the visible facts of somebody.
fn theirs(p: &Painter, area: Rect, seen: &Seen, view: &FightView) {
    let cover = seen.cover.and_then(|nth| view.seen.ground.cover.get(usize::from(nth)));
    let none = || "nothing".to_owned();
    let join = |words: &[String]| if words.is_empty() { none() } else { words.join(", ") };
    let rows = [
        ("In hand", join(&seen.in_hand)),
        ("Wears", join(&seen.armor)),
        ("Behind", cover.map_or_else(none, |cover| cover.name.clone())),
        ("Of", view.side(seen.side).to_owned()),
    ];
    for (n, (label, words)) in rows.iter().enumerate() {
        let at = pos2(area.left(), area.top() + 8.0 + 18.5 * n as f32);
        paint::caption(p, at, Align2::LEFT_CENTER, label, size::TINY, theme::FAINT);
        let at = pos2(area.left() + 74.0, at.y);
        let room = area.right() - at.x;
        paint::fitted(p, at, Align2::LEFT_CENTER, words, size::SMALL, theme::QUIET, room, false);
    }
}

/// How far it is from the selected to the one who is looked at.
fn distance(pen: &Pen, rect: Rect, one: &Seen, other: &Seen) {
    let p = pen.p();
    let at = rect.right_top() + vec2(-12.0, 17.0);
    let far = (metres(one.place) - metres(other.place)).abs();
    let words = if far < 10.0 { format!("{far:.1} m") } else { format!("{far:.0} m") };
    paint::strong(&p, at, Align2::RIGHT_CENTER, &words, size::HEAD, theme::TYPE);
}
