//! The patient: who, how they are, the three scores, and how they went.

use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};
use characters::{
    Characteristic,
    body::{Body, DeathRow, State},
    healing::{PatientRef, text},
};

use super::{
    bed::Bed,
    curve,
    keys::waits,
    ward::{SickbayAction, Ward},
};
use crate::window::screens::sickbay::ward::Pen;
use crate::window::ui::{
    compact,
    layout::band,
    paint,
    theme::{self, size},
};

/// Nobody lies here yet: what to do.
pub fn empty(pen: &Pen, rect: Rect) {
    let p = pen.p();
    paint::plate(&p, rect, theme::PANEL, theme::RULE);
    let inner = Rect::from_center_size(rect.center(), vec2(430.0, 210.0));
    let words = "Nobody lies here";
    let title = paint::strong(&p, inner.min, Align2::LEFT_TOP, words, size::TITLE, theme::TYPE);
    for (n, (number, words)) in STEPS.into_iter().enumerate() {
        let at = pos2(inner.left(), title.bottom() + 14.0 + 38.0 * n as f32);
        paint::numeral(&p, at, Align2::LEFT_TOP, number, size::HEAD, theme::now());
        let room = Rect::from_min_max(at + vec2(24.0, 1.0), pos2(inner.right(), at.y + 38.0));
        paint::flow(&p, room, words, size::BODY, theme::QUIET, false);
    }
}

/// How somebody comes in, and what can be done then.
const STEPS: [(&str, &str); 4] = [
    ("1", "Choose somebody of the library, or type the six digits of anybody: 7A8667."),
    ("2", "Enter admits them. W wounds them, by as many points as the row says."),
    ("3", "F gives first aid, while it is in time; O operates, in a sick bay or hospital."),
    ("4", "Give them a bed, a place and a carer, and let days pass with 4."),
];

/// The patient that is looked at.
pub fn draw(pen: &mut Pen, rect: Rect, ward: &Ward, bed: &Bed, patient: &PatientRef) {
    let p = pen.p();
    let tabs = rect.with_max_y(rect.top() + compact::row(pen.ui.ctx(), 27.0));
    all_beds(pen, tabs, ward);
    let rect = rect.with_min_y(tabs.bottom() + 6.0);
    paint::plate(&p, rect, theme::PANEL, theme::RULE);
    let inner = rect.shrink2(vec2(16.0, 12.0));
    head(pen, inner, ward, bed, patient);
    scores(&p, inner.with_min_y(inner.top() + 76.0).with_max_y(inner.top() + 162.0), patient);
    let tall = compact::row(pen.ui.ctx(), 32.0);
    curve::draw(&p, band(inner, 174.0, tall + 10.0), &bed.curve);
    passing(pen, inner.with_min_y(inner.bottom() - tall), ward);
}

/// STR, DEX and END side by side.
fn scores(p: &Painter, boxes: Rect, patient: &PatientRef) {
    let wide = (boxes.width() + 10.0) / 3.0;
    for (n, which) in Characteristic::PHYSICAL.into_iter().enumerate() {
        let at = boxes.min + vec2(wide * n as f32, 0.0);
        score(p, Rect::from_min_size(at, vec2(wide - 10.0, boxes.height())), which, patient);
    }
}

fn all_beds(pen: &mut Pen, tabs: Rect, ward: &Ward) {
    let most = if compact::is_on(pen.ui.ctx()) { ward.beds.len() } else { super::ward::MOST_BEDS };
    let wide = ((tabs.width() + 6.0) / most as f32).min(170.0);
    for (n, bed) in ward.beds.iter().enumerate() {
        let at = pos2(tabs.left() + wide * n as f32, tabs.top());
        let rect = Rect::from_min_size(at, vec2(wide - 6.0, tabs.height()));
        let here = n == ward.at;
        let state = ward.bay.as_ref().and_then(|bay| bay.patient(bed.id).ok());
        let colour = state.map_or(theme::FAINT, |patient| mood(patient.person.body));
        if pen.button(rect, "●", &bed.name, here) {
            pen.actions.push(SickbayAction::Bed(n));
        }
        pen.p().circle_filled(rect.left_center() + vec2(14.0, 0.0), 5.0, colour);
    }
}

/// Green for the well, red for who may die, and between them.
fn mood(body: &Body) -> Color32 {
    match body.state {
        State::Dead => theme::FAINT,
        _ if body.aftermath.peril.is_some() => theme::now(),
        State::Unconscious { .. } => theme::QUIET,
        State::Awake if body.is_hurt() => theme::TYPE,
        State::Awake => theme::met(),
    }
}

fn head(pen: &mut Pen, inner: Rect, ward: &Ward, bed: &Bed, patient: &PatientRef) {
    let p = pen.p();
    let body = patient.person.body;
    let full = *patient.person.characteristics;
    let at = inner.left_top();
    let name = paint::strong(&p, at, Align2::LEFT_TOP, &bed.name, size::TITLE, theme::TYPE);
    let now = body.current(full);
    let upp = if now == full { full.to_string() } else { format!("{now} of {full}") };
    let at = pos2(name.right() + 12.0, name.bottom() - 3.0);
    paint::say(&p, at, Align2::LEFT_BOTTOM, &upp, size::HEAD, theme::QUIET);
    let clock = ward.bay.as_ref().map_or(String::new(), |bay| text::clock(bay.clock()));
    let below = if compact::is_on(p.ctx()) { 34.0 } else { 0.0 };
    let at = inner.right_top() + vec2(0.0, below);
    paint::strong(&p, at, Align2::RIGHT_TOP, &clock, size::HEAD, theme::TYPE);
    let mut x = inner.left();
    for (words, colour) in signs(body, full) {
        x = sign(&p, pos2(x, inner.top() + 34.0), words, colour) + 8.0;
    }
    let care = format!("now: {}", text::care(patient.care));
    let at = pos2(inner.left(), inner.top() + 60.0);
    let room = inner.width() - 20.0;
    paint::fitted(&p, at, Align2::LEFT_TOP, &care, size::SMALL, theme::FAINT, room, false);
    if let Some(treatment) = &body.treatment {
        let words = format!("a medic is at work until {}", text::clock(treatment.ends));
        let at = pos2(inner.right(), inner.top() + 60.0);
        paint::say(&p, at, Align2::RIGHT_TOP, &words, size::SMALL, theme::TYPE);
    }
}

/// How somebody is, the worst first.
pub fn signs(body: &Body, full: characters::Characteristics) -> Vec<(&'static str, Color32)> {
    if body.is_dead() {
        return vec![("dead", theme::now())];
    }
    let mut signs = Vec::new();
    match body.aftermath.peril.map(|peril| peril.row) {
        Some(DeathRow::Crippled | DeathRow::Maimed) => {
            signs.push(("dying: prompt attention", theme::now()));
        }
        Some(DeathRow::Critical) => signs.push(("dying: any attention", theme::now())),
        Some(DeathRow::Stable) => signs.push(("a medic has to see to it", theme::now())),
        Some(DeathRow::Destroyed | DeathRow::Killed | DeathRow::Hardy) | None => {}
    }
    if matches!(body.state, State::Unconscious { .. }) {
        signs.push(("unconscious", theme::now()));
    }
    if body.wound.is_none() && body.needs_surgery() {
        signs.push(("needs surgery", theme::now()));
    }
    match body.wound.map(|wound| wound.severity) {
        Some(characters::body::Severity::Minor) => signs.push(("minor wound", theme::QUIET)),
        Some(characters::body::Severity::Serious) => signs.push(("serious wound", theme::now())),
        None => {}
    }
    if body.is_awake() && body.zeros(full) > 0 {
        signs.push(("too hurt for anything but rest", theme::QUIET));
    }
    if body.stun.points > 0 {
        signs.push(("stunned", theme::QUIET));
    }
    if signs.is_empty() {
        let well = if body.is_hurt() { ("hurt", theme::QUIET) } else { ("well", theme::met()) };
        signs.push(well);
    }
    signs
}

/// A word in a frame; returns its right end.
fn sign(p: &Painter, at: Pos2, words: &str, colour: Color32) -> f32 {
    let inside = at + vec2(9.0, 3.0);
    let text = paint::strong(p, inside, Align2::LEFT_TOP, words, size::SMALL, theme::TYPE);
    let rect = Rect::from_min_max(at, pos2(text.right() + 9.0, text.bottom() + 3.0));
    p.rect_filled(rect, 3.0, theme::faded(colour, 0.25));
    p.rect_stroke(rect, 3.0, Stroke::new(1.0, colour), StrokeKind::Inside);
    paint::strong(p, inside, Align2::LEFT_TOP, words, size::SMALL, theme::TYPE);
    rect.right()
}

/// One characteristic, as much of it as there is.
fn score(p: &Painter, rect: Rect, which: Characteristic, patient: &PatientRef) {
    let full = patient.person.characteristics.get(which);
    let now = patient.person.body.current(*patient.person.characteristics).get(which);
    let (ink, line) = match now {
        0 => (theme::now(), theme::now()),
        now if now < full => (theme::TYPE, theme::QUIET),
        _ => (theme::TYPE, theme::RULE),
    };
    paint::plate(p, rect, theme::SPACE, line);
    let at = rect.min + vec2(12.0, 10.0);
    paint::caption(p, at, Align2::LEFT_TOP, which.name(), size::TINY, theme::QUIET);
    let at = pos2(rect.left() + 12.0, rect.top() + 22.0);
    let number = paint::numeral(p, at, Align2::LEFT_TOP, &now.to_string(), size::NUMERAL, ink);
    let at = pos2(number.right() + 8.0, number.bottom() - 7.0);
    let words = format!("of {full}");
    paint::say(p, at, Align2::LEFT_BOTTOM, &words, size::HEAD, theme::QUIET);
    if now == full {
        paint::verdict(p, pos2(rect.right() - 18.0, rect.top() + 16.0), 6.0, true);
    }
    let all = Rect::from_min_max(
        pos2(rect.left() + 12.0, rect.bottom() - 14.0),
        pos2(rect.right() - 12.0, rect.bottom() - 9.0),
    );
    let each = all.width() / f32::from(full.max(1));
    for n in 0..full {
        let left = all.left() + each * f32::from(n);
        let place =
            Rect::from_min_max(pos2(left, all.top()), pos2(left + each - 2.0, all.bottom()));
        if n < now {
            p.rect_filled(place, 1.0, theme::met());
        } else {
            p.rect_filled(place, 1.0, theme::now_ground());
        }
    }
}

/// How much time passes.
fn passing(pen: &mut Pen, area: Rect, ward: &Ward) {
    let all = waits(ward.rules.checks.round_seconds);
    if compact::is_on(pen.ui.ctx()) {
        let words = all.map(|(label, _)| label);
        let tapped = compact::tabs::draw(pen.ui, area, &words, None);
        return pen.actions.extend(tapped.map(|n| SickbayAction::Wait(all[n].1)));
    }
    let wide = (area.width() + 6.0) / all.len() as f32;
    for (n, (label, time)) in all.into_iter().enumerate() {
        let at = pos2(area.left() + wide * n as f32, area.top());
        let rect = Rect::from_min_size(at, vec2(wide - 6.0, area.height()));
        let key = (n + 1).to_string();
        if pen.button(rect, &key, label, false) {
            pen.actions.push(SickbayAction::Wait(time));
        }
    }
}
