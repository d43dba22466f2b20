//! The bar below what is watched: to run it, to step, to seek.

use bevy_egui::egui::{
    Align2, Context, Id, Mesh, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, Ui, Vec2, pos2,
    vec2,
};

use super::{
    action::PlaybackAction,
    player::{Player, SPEEDS},
};
use crate::replay_timeline::Recording;
use crate::window::ui::{
    card_type::CardType,
    compact, paint, reader,
    theme::{self, size},
};

mod tapped;

/// Its height but on a phone.
pub const TALL: f32 = 46.0;
const BUTTON: f32 = 28.0;

/// Its height on this screen.
pub fn tall(ctx: &Context) -> f32 {
    if compact::is_on(ctx) { tapped::tall(ctx.screen_rect()) } else { TALL }
}

/// What the bar tells beside the moment itself.
pub struct Facts<'a> {
    pub round: u16,
    /// Whose eyes it is seen with, in words, and their sign, drawn at a place.
    pub whose: &'a str,
    pub sign: &'a dyn Fn(&Painter, Pos2),
    /// What the next eyes belong to, a seat or a side, where they may be taken.
    pub next: Option<&'a str>,
    /// Whether the moment can be made a puzzle of.
    pub puzzle: bool,
    /// Turning points: the decision, and what happened.
    pub moments: Vec<(usize, &'a str)>,
}

/// Draws it in `area`; what was done on it.
pub fn draw<R: Recording>(
    ui: &mut Ui,
    area: Rect,
    player: &Player<R>,
    facts: &Facts,
) -> Vec<PlaybackAction> {
    let p = ui.painter().clone();
    p.rect_filled(area, 0.0, theme::PANEL);
    paint::rule(&p, area, area.top());
    if compact::is_on(ui.ctx()) {
        return tapped::draw(ui, area, player, facts);
    }
    let mut actions = Vec::new();
    let left = buttons(ui, area, BUTTON, (player.is_running(), player.speed), &mut actions);
    let right = told(ui, area, player, facts, &mut actions);
    let track =
        Rect::from_min_max(pos2(left + 22.0, area.top()), pos2(right - 26.0, area.bottom()));
    actions.extend(seek(ui, track, player, &facts.moments));
    actions
}

/// The icons of the buttons.
#[derive(Clone, Copy)]
enum Icon {
    RoundBack,
    Back,
    Run,
    Stop,
    On,
    RoundOn,
}

/// From the left, each with sides of that length: a round back, one decision back, run, one on, a round on, and how fast. Returns where
/// they end.
fn buttons(
    ui: &mut Ui,
    area: Rect,
    side: f32,
    (runs, speed): (bool, usize),
    actions: &mut Vec<PlaybackAction>,
) -> f32 {
    let run = if runs { Icon::Stop } else { Icon::Run };
    let all = [
        (Icon::RoundBack, PlaybackAction::Round(-1), "the round before (PgUp)"),
        (Icon::Back, PlaybackAction::Step(-1), "one decision back (←)"),
        (run, PlaybackAction::Run, "run or stop (Space)"),
        (Icon::On, PlaybackAction::Step(1), "one decision on (→)"),
        (Icon::RoundOn, PlaybackAction::Round(1), "the next round (PgDn)"),
    ];
    let mut x = area.left() + if side > BUTTON { 4.0 } else { 14.0 };
    for (n, (icon, action, words)) in all.into_iter().enumerate() {
        let at = pos2(x, area.center().y - side / 2.0);
        let place = Rect::from_min_size(at, Vec2::splat(side));
        let response = ui.interact(place, Id::new(("replay button", n)), Sense::CLICK);
        reader::name(&response, false, || words.to_owned());
        button(ui.painter(), place, icon, n == 2, &response);
        if response.clicked() {
            actions.push(action);
        }
        response.on_hover_text(words);
        x = place.right() + 5.0;
    }
    speed_sign(ui, pos2(x + 5.0, area.center().y), speed, actions)
}

fn button(p: &Painter, place: Rect, icon: Icon, main: bool, response: &Response) {
    let line = match (main, response.hovered()) {
        (true, _) => theme::now(),
        (false, true) => theme::QUIET,
        (false, false) => theme::RULE,
    };
    let fill = if main { theme::now_ground() } else { theme::SPACE };
    paint::plate(p, place, fill, line);
    let (at, ink) = (place.center(), theme::TYPE);
    let wedge = |x: f32, way: f32| {
        let mut mesh = Mesh::default();
        for corner in [vec2(5.0 * way, 0.0), vec2(-3.5 * way, -5.5), vec2(-3.5 * way, 5.5)] {
            mesh.colored_vertex(at + vec2(x, 0.0) + corner, ink);
        }
        mesh.add_triangle(0, 1, 2);
        p.add(Shape::mesh(mesh));
    };
    let post = |x: f32, wide: f32| {
        p.rect_filled(Rect::from_center_size(at + vec2(x, 0.0), vec2(wide, 11.0)), 0.0, ink);
    };
    match icon {
        Icon::RoundBack => {
            post(-6.5, 2.0);
            wedge(-0.5, -1.0);
            wedge(6.5, -1.0);
        }
        Icon::Back => {
            post(-5.5, 2.0);
            wedge(1.5, -1.0);
        }
        Icon::Run => wedge(0.5, 1.25),
        Icon::Stop => {
            post(-3.5, 3.5);
            post(3.5, 3.5);
        }
        Icon::On => {
            wedge(-1.5, 1.0);
            post(5.5, 2.0);
        }
        Icon::RoundOn => {
            wedge(-6.5, 1.0);
            wedge(0.5, 1.0);
            post(6.5, 2.0);
        }
    }
}

/// How fast it runs: one more bar for each speed. A click is one faster, and after the fastest the slowest.
fn speed_sign(ui: &Ui, at: Pos2, speed: usize, actions: &mut Vec<PlaybackAction>) -> f32 {
    let p = ui.painter();
    let place = Rect::from_center_size(at + vec2(17.0, 1.0), vec2(38.0, BUTTON));
    for n in 0..SPEEDS.len() {
        let tall = 5.0 + 3.0 * n as f32;
        let left = pos2(place.left() + 4.0 + 6.0 * n as f32, place.bottom() - 6.0 - tall);
        let ink = if n <= speed { theme::TYPE } else { theme::RULE };
        p.rect_filled(Rect::from_min_size(left, vec2(3.5, tall)), 0.0, ink);
    }
    let response = ui.interact(place, Id::new("replay speed"), Sense::CLICK);
    if response.clicked() {
        let last = SPEEDS.len() - 1;
        let around = speed == last;
        actions.push(PlaybackAction::Faster(if around { -(last as isize) } else { 1 }));
    }
    response.on_hover_text("how fast it runs (↑ ↓)");
    place.right()
}

/// On the right: which moment, as whom it is seen, and two keys. Returns where they begin.
fn told<R: Recording>(
    ui: &Ui,
    area: Rect,
    player: &Player<R>,
    facts: &Facts,
    actions: &mut Vec<PlaybackAction>,
) -> f32 {
    let (p, timeline) = (ui.painter(), &player.timeline);
    let right = area.right() - 16.0;
    let keys = if facts.puzzle { 186.0 } else { 118.0 };
    let whose = paint::wide(p, facts.whose, size::SMALL);
    let wide = (whose + keys + 16.0).clamp(244.0, 408.0);
    let left = right - wide;
    let at = pos2(left, area.center().y - 9.0);
    let (now, all) = (timeline.at().to_string(), timeline.artefact().decisions.len());
    let now = paint::numeral(p, at, Align2::LEFT_CENTER, &now, size::HEAD, theme::TYPE);
    let at = pos2(now.right() + 5.0, at.y + 1.0);
    let of = format!("of {all} decisions · round {}", facts.round);
    let room = right - at.x;
    paint::fitted(p, at, Align2::LEFT_CENTER, &of, size::SMALL, theme::QUIET, room, false);
    let at = pos2(left + 5.0, area.center().y + 11.0);
    (facts.sign)(p, at);
    let room = wide - keys;
    let at = at + vec2(11.0, 0.0);
    paint::fitted(p, at, Align2::LEFT_CENTER, facts.whose, size::SMALL, theme::QUIET, room, false);
    let mut end = right;
    let sit = facts.next.map(|word| ("S", word, PlaybackAction::Sit));
    let puzzle = facts.puzzle.then_some(("P", "puzzle", PlaybackAction::Puzzle));
    let leave = ("Esc", "leave", PlaybackAction::Leave);
    for (key, word, action) in [leave].into_iter().chain(sit).chain(puzzle) {
        end = small_key(ui, pos2(end, at.y), (key, word), action, actions) - 8.0;
    }
    left
}

/// A key in words that can be clicked, up to `right`; returns where it begins.
fn small_key(
    ui: &Ui,
    right: Pos2,
    (key, word): (&str, &str),
    action: PlaybackAction,
    actions: &mut Vec<PlaybackAction>,
) -> f32 {
    let p = ui.painter();
    let said = paint::say(p, right, Align2::RIGHT_CENTER, word, size::TINY, theme::QUIET);
    let at = pos2(said.left() - 4.0, right.y);
    let struck = paint::strong(p, at, Align2::RIGHT_CENTER, key, size::TINY, theme::TYPE);
    let place = struck.union(said).expand2(vec2(4.0, 2.0));
    p.rect_stroke(place, 2.0, Stroke::new(1.0, theme::RULE), bevy_egui::egui::StrokeKind::Inside);
    if ui.interact(place, Id::new(("replay key", key)), Sense::CLICK).clicked() {
        actions.push(action);
    }
    place.left()
}

/// The track: rounds as ticks, turning points as diamonds, and a knob to drag.
fn seek<R: Recording>(
    ui: &Ui,
    area: Rect,
    player: &Player<R>,
    moments: &[(usize, &str)],
) -> Option<PlaybackAction> {
    let p = ui.painter();
    let count = player.timeline.artefact().decisions.len().max(1);
    let y = area.center().y;
    let x = |decision: usize| area.left() + area.width() * decision as f32 / count as f32;
    let line = |from: f32, to: f32, ink| {
        p.rect_filled(Rect::from_min_max(pos2(from, y - 1.0), pos2(to, y + 1.0)), 0.0, ink);
    };
    line(area.left(), area.right(), theme::RULE);
    line(area.left(), x(player.timeline.len()), theme::FAINT);
    line(area.left(), x(player.timeline.at()), theme::TYPE);
    let mut free = f32::NEG_INFINITY;
    for round in &player.rounds {
        let at = pos2(x(round.from), y);
        p.vline(at.x, y + 3.0..=y + 9.0, Stroke::new(1.0, theme::FAINT));
        if at.x >= free {
            let number = round.number.to_string();
            let at = at + vec2(0.0, 10.0);
            let said = paint::say(p, at, Align2::CENTER_TOP, &number, size::TINY, theme::FAINT);
            free = said.right() + 10.0;
        }
    }
    for (decision, _) in moments {
        let at = pos2(x(*decision), y - 12.0);
        paint::mark_in(p, at, 4.0, CardType::Contract, theme::QUIET);
    }
    let knob = pos2(x(player.timeline.at()), y);
    p.circle_filled(knob, 8.0, theme::PANEL);
    p.circle_filled(knob, 5.5, theme::now());
    sought(ui, area, count, (player.timeline.at(), moments))
}

/// The moment that the pointer drags it to, or clicks.
fn sought(
    ui: &Ui,
    area: Rect,
    count: usize,
    (now, moments): (usize, &[(usize, &str)]),
) -> Option<PlaybackAction> {
    let place = area.expand2(vec2(10.0, 0.0)).shrink2(vec2(0.0, 8.0));
    let response = ui.interact(place, Id::new("replay track"), Sense::click_and_drag());
    let over = |at: Pos2| {
        let share = ((at.x - area.left()) / area.width().max(1.0)).clamp(0.0, 1.0);
        (share * count as f32).round() as usize
    };
    reader::name(&response, false, || format!("decision {} of {count}", now));
    let wanted = response.interact_pointer_pos().map(over);
    if let Some(at) = response.hover_pos() {
        let near = |decision: usize| {
            (area.left() + area.width() * decision as f32 / count as f32 - at.x).abs() < 6.0
        };
        if let Some((_, words)) = moments.iter().find(|(decision, _)| near(*decision)) {
            response.on_hover_text(*words);
        }
    }
    wanted.filter(|at| *at != now).map(PlaybackAction::GoTo)
}
