//! The sum behind the one number: every modifier with its rule, and what the dice can show.

use bevy_egui::egui::{Align2, Painter, Pos2, Rect, pos2, vec2};
use dice::Distribution;
use skirmish::{FighterId, Plan};

use crate::window::screens::skirmish::pen::Pen;
use crate::window::ui::layout_check::{Reason, meant};
use crate::window::{
    battlefield::{
        field::sides,
        fight_ui::FightUi,
        view::{Aim, FightView},
    },
    ui::{
        paint,
        theme::{self, size},
    },
};

const WIDE: f32 = 316.0;
const LINE: f32 = 16.5;

/// The attack that the sum is of: the selected fighter's on the one looked at.
pub fn of<'a>(view: &'a FightView, fight_ui: &FightUi) -> Option<(FighterId, &'a Aim)> {
    let by = fight_ui.selected.filter(|&who| view.is_own(who))?;
    let target = fight_ui.looked_at(view).filter(|&who| !view.is_own(who))?;
    Some((target, view.aim(by, target, fight_ui.selected_move(view))?))
}

/// Draws it in a corner of the field, away from the fighters it is about.
pub fn draw(pen: &mut Pen, field: Rect, view: &FightView, fight_ui: &FightUi, left: bool) {
    let Some((target, aim)) = of(view, fight_ui) else { return };
    let rows = aim.plan.as_ref().map_or(1, |plan| plan.modifiers.len());
    let tall = 44.0 + LINE * rows as f32 + if aim.plan.is_ok() { 92.0 } else { 12.0 };
    let x = if left { field.left() + 10.0 } else { field.right() - 10.0 - WIDE };
    let rect = Rect::from_min_size(pos2(x, field.top() + 10.0), vec2(WIDE, tall));
    let p = pen.p();
    meant(&p, rect, Reason::Floats);
    p.rect(
        rect,
        4.0,
        theme::SPACE,
        bevy_egui::egui::Stroke::new(1.0, theme::RULE),
        bevy_egui::egui::StrokeKind::Inside,
    );
    let inner = rect.shrink2(vec2(13.0, 10.0));
    let title = format!("{} at {}", weapon(view, aim), view.name(target));
    let at = inner.left_top();
    paint::fitted(&p, at, Align2::LEFT_TOP, &title, size::BODY, theme::TYPE, inner.width(), true);
    match &aim.plan {
        Ok(plan) => whole(pen, inner.with_min_y(inner.top() + 26.0), plan),
        Err(why) => {
            let area = inner.with_min_y(inner.top() + 26.0);
            let words = crate::words::capital(why);
            paint::flow(&p, area, &words, size::SMALL, theme::QUIET, false);
        }
    }
    // Clicks beside a rule stay here.
    pen.clicked(rect, "sum");
}

fn weapon(view: &FightView, aim: &Aim) -> String {
    let own = view.of(aim.by).and_then(|it| it.own.as_deref());
    let held = own.and_then(|own| own.kit.weapon(aim.attack.weapon));
    held.map_or_else(|| "An attack".to_owned(), |held| held.name.clone())
}

fn whole(pen: &mut Pen, area: Rect, plan: &Plan) {
    let mut y = area.top();
    for modifier in &plan.modifiers {
        let at = pos2(area.left(), y + LINE / 2.0);
        let ink = if modifier.dm == 0 { theme::FAINT } else { theme::TYPE };
        let p = pen.p();
        let dm = format!("{:+}", modifier.dm);
        let right = pos2(area.left() + 26.0, at.y);
        paint::strong(&p, right, Align2::RIGHT_CENTER, &dm, size::SMALL, ink);
        let rule = pen.rule(pos2(area.right(), at.y), Align2::RIGHT_CENTER, &modifier.rule);
        let at = pos2(area.left() + 34.0, at.y);
        let room = rule.left() - 8.0 - at.x;
        paint::fitted(
            &pen.p(),
            at,
            Align2::LEFT_CENTER,
            &modifier.name,
            size::SMALL,
            ink,
            room,
            false,
        );
        y += LINE;
    }
    let p = pen.p();
    paint::rule(&p, area, y + 3.0);
    total(&p, pos2(area.left(), y + 10.0), plan);
    bars(
        &p,
        Rect::from_min_max(pos2(area.left() + 150.0, y + 10.0), pos2(area.right(), y + 78.0)),
        plan,
    );
}

/// The sum, what it has to come to, and what a hit does.
fn total(p: &Painter, at: Pos2, plan: &Plan) {
    let colour = sides::chance(plan.odds.per_mille());
    let needs = crate::window::battlefield::words::needs(plan.needed());
    let number = paint::numeral(p, at, Align2::LEFT_TOP, &needs, 28.0, colour);
    let percent = format!("{}.{} %", plan.odds.per_mille() / 10, plan.odds.per_mille() % 10);
    let beside = pos2(number.right() + 9.0, number.center().y);
    paint::strong(p, beside, Align2::LEFT_CENTER, &percent, size::HEAD, theme::TYPE);
    let words = format!("{} {:+}, {}+ hits", plan.pool, plan.dm(), plan.target);
    let at = pos2(at.x, number.bottom() + 3.0);
    let line = paint::say(p, at, Align2::LEFT_TOP, &words, size::TINY, theme::QUIET);
    let times = if plan.throws > 1 { format!("{} throws · ", plan.throws) } else { String::new() };
    let at = pos2(at.x, line.bottom() + 2.0);
    let kept = if plan.footing.is_some() { "control kept first · " } else { "" };
    let falls = if plan.scatters { "scatter counted · " } else { "" };
    let words = format!("{kept}{falls}{times}damage {}", plan.damage);
    paint::fitted(p, at, Align2::LEFT_TOP, &words, size::TINY, theme::QUIET, 146.0, false);
}

/// In how many ways the dice fall on each number; those that hit are filled.
fn bars(p: &Painter, rect: Rect, plan: &Plan) {
    let Some(dice) = Distribution::of(plan.pool) else { return };
    let most = dice.iter().map(|(_, ways)| ways).max().unwrap_or(1).max(1) as f32;
    let count = dice.iter().count().max(1) as f32;
    let step = rect.width() / count;
    for (n, (natural, ways)) in dice.iter().enumerate() {
        let tall = (rect.height() - 13.0) * ways as f32 / most;
        let left = rect.left() + step * n as f32;
        let bar = Rect::from_min_max(
            pos2(left + 1.5, rect.bottom() - 13.0 - tall),
            pos2(left + step - 1.5, rect.bottom() - 13.0),
        );
        let hits = natural >= plan.needed();
        p.rect_filled(bar, 1.0, if hits { theme::faded(theme::met(), 0.9) } else { theme::RULE });
        let at = pos2(bar.center().x, rect.bottom());
        let ink = if hits { theme::QUIET } else { theme::FAINT };
        paint::say(p, at, Align2::CENTER_BOTTOM, &natural.to_string(), 9.0, ink);
    }
}
