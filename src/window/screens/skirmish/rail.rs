//! The rail: the round, and where in it the fight is: phases by the classic rules, turns in the
//! order of initiative by the second edition.

use bevy_egui::egui::{Align2, Key, Painter, Rect, Stroke, StrokeKind, pos2, vec2};
use characters::healing::{RuleSet, text};

use crate::window::screens::skirmish::pen::Pen;
use crate::window::{
    battlefield::{
        field::{presence::is_here, sides},
        fight_ui::{FightAction, FightUi},
        match_summary::{Phase, Turn, When},
        view::FightView,
    },
    ui::{
        compact::{self, TARGET},
        paint,
        theme::{self, size},
    },
};

/// Draws the rail over the whole width.
pub fn draw(pen: &mut Pen, rect: Rect, view: &FightView, fight_ui: &FightUi) {
    let p = pen.p();
    p.rect_filled(rect, 0.0, theme::faded(theme::PANEL, 0.9));
    p.hline(rect.x_range(), rect.bottom(), Stroke::new(1.0, theme::RULE));
    if compact::is_on(pen.ui.ctx()) {
        return on_a_phone(pen, rect, view, fight_ui);
    }
    let at = pos2(rect.left() + 14.0, rect.center().y);
    let word = paint::caption(&p, at, Align2::LEFT_CENTER, "Round", size::TINY, theme::QUIET);
    let at = pos2(word.right() + 7.0, at.y);
    let round = view.seen.round.to_string();
    let number = paint::numeral(&p, at, Align2::LEFT_CENTER, &round, 28.0, theme::TYPE);
    let right = title(&p, rect, view);
    let right = speed(pen, rect, right, fight_ui);
    let room = Rect::from_min_max(
        pos2(number.right() + 20.0, rect.top()),
        pos2(right - 16.0, rect.bottom()),
    );
    match view.seen.rules {
        RuleSet::Classic => phases(&p, room, view),
        RuleSet::SecondEdition => turns(pen, room, view),
    }
}

/// The menu, the round, and what of it is due; how fast it is shown.
fn on_a_phone(pen: &mut Pen, rect: Rect, view: &FightView, fight_ui: &FightUi) {
    compact::key(pen.ui, rect.with_max_x(rect.left() + TARGET), "≡", "Menu", Key::Escape);
    let right = speed(pen, rect, rect.right() + 10.0, fight_ui);
    let p = pen.p();
    let at = pos2(rect.left() + TARGET, rect.top() + 8.0);
    let room = right - 8.0 - at.x;
    let words = format!("Round {} · {}", view.seen.round, view.title);
    paint::fitted(&p, at, Align2::LEFT_TOP, &words, size::SMALL, theme::QUIET, room, false);
    let now = view.turns.iter().find(|turn| turn.when == When::Now);
    let due = match (view.seen.rules, now) {
        (RuleSet::Classic, _) => view.phase.name().to_owned(),
        (RuleSet::SecondEdition, Some(turn)) => view.name(turn.who).to_owned(),
        (RuleSet::SecondEdition, None) => String::new(),
    };
    let at = pos2(at.x, rect.bottom() - 7.0);
    paint::fitted(&p, at, Align2::LEFT_BOTTOM, &due, size::BODY, theme::now(), room, true);
}

/// The scenario and the rules, at the right; returns where they begin.
fn title(p: &Painter, rect: Rect, view: &FightView) -> f32 {
    let at = |y: f32| rect.right_top() + vec2(-14.0, y);
    let (align, ink) = (Align2::RIGHT_TOP, theme::TYPE);
    let name = paint::fitted(p, at(9.0), align, &view.title, size::BODY, ink, 190.0, true);
    let words = format!("{} · seed {}", text::rule_set(view.seen.rules), view.seed);
    let rules = paint::say(p, at(27.0), align, &words, size::TINY, theme::FAINT);
    name.left().min(rules.left())
}

fn speed(pen: &mut Pen, rect: Rect, right: f32, fight_ui: &FightUi) -> f32 {
    let place = Rect::from_min_size(pos2(right - 78.0, rect.top() + 12.0), vec2(60.0, 24.0));
    let p = pen.p();
    paint::plate(&p, place, theme::SPACE, theme::RULE);
    let key = if compact::is_on(pen.ui.ctx()) { "" } else { "V  " };
    let words = format!("{key}{}", fight_ui.speed.name());
    paint::say(&p, place.center(), Align2::CENTER_CENTER, &words, size::TINY, theme::QUIET);
    if pen.clicked(place, "speed") {
        pen.actions.push(FightAction::Speed);
    }
    place.left()
}

/// Orders, moves, attacks, wounds, morale.
fn phases(p: &Painter, room: Rect, view: &FightView) {
    let step = (room.width() / Phase::ALL.len() as f32).min(128.0);
    for (n, phase) in Phase::ALL.into_iter().enumerate() {
        let left = room.left() + step * n as f32;
        let cell =
            Rect::from_min_max(pos2(left, room.top()), pos2(left + step - 6.0, room.bottom()));
        let (ink, thick) = match phase.cmp(&view.phase) {
            std::cmp::Ordering::Less => (theme::FAINT, 2.0),
            std::cmp::Ordering::Equal => (theme::now(), 4.0),
            std::cmp::Ordering::Greater => (theme::RULE, 2.0),
        };
        let word = if phase == view.phase { theme::TYPE } else { theme::QUIET };
        let at = pos2(cell.left(), cell.center().y - 1.0);
        paint::caption(p, at, Align2::LEFT_CENTER, phase.name(), size::TINY, word);
        p.rect_filled(cell.with_min_y(cell.bottom() - thick), 0.0, ink);
    }
}

/// One tile a turn, in the order of initiative; a click selects.
fn turns(pen: &mut Pen, room: Rect, view: &FightView) {
    let here = |turn: &&Turn| view.of(turn.who).is_some_and(|it| is_here(it.condition));
    let turns: Vec<&Turn> = view.turns.iter().filter(here).collect();
    let step = (room.width() / turns.len().max(1) as f32).min(112.0);
    for (n, turn) in turns.into_iter().enumerate() {
        let at = pos2(room.left() + step * n as f32, room.top() + 7.0);
        let tile = Rect::from_min_size(at, vec2(step - 5.0, room.height() - 13.0));
        one_turn(pen, tile, view, turn);
    }
}

fn one_turn(pen: &mut Pen, tile: Rect, view: &FightView, turn: &Turn) {
    let Some(seen) = view.of(turn.who) else { return };
    let p = pen.p();
    let now = turn.when == When::Now;
    let (fill, line) =
        if now { (theme::now_ground(), theme::now()) } else { (theme::SPACE, theme::RULE) };
    p.rect(tile, 3.0, fill, Stroke::new(1.0, line), StrokeKind::Inside);
    let ink = match turn.when {
        When::Now => theme::TYPE,
        When::Over => theme::FAINT,
        When::ToCome | When::Delayed => theme::QUIET,
    };
    let at = tile.left_center() + vec2(11.0, 0.0);
    sides::mark(&p, at, 4.5, seen.side);
    let number = turn.initiative.to_string();
    let right = tile.right_center() - vec2(7.0, 0.0);
    let number = paint::strong(&p, right, Align2::RIGHT_CENTER, &number, size::BODY, ink);
    let room = number.left() - 4.0 - (at.x + 9.0);
    let name = crate::window::battlefield::words::short(&seen.name);
    let words = if turn.when == When::Delayed { format!("{name} waits") } else { name };
    let at = at + vec2(9.0, 0.0);
    paint::fitted(&p, at, Align2::LEFT_CENTER, &words, size::TINY, ink, room, now);
    if turn.when == When::Over {
        p.rect_filled(tile, 3.0, theme::faded(theme::SPACE, 0.45));
    }
    if pen.clicked(tile, ("turn", turn.who.0)) {
        pen.actions.push(FightAction::Select(turn.who));
    }
}
