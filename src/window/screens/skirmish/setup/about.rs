//! The scenario on the page: the ground with everybody on it, what has led to it, and what each side
//! is told.

use bevy_egui::egui::{Align2, Rect, pos2, vec2};
use engine::Seat;
use skirmish::data::{Force, Gravity, Ground, Light, Scenario, Terrain};

use super::form::FightSetup;
use crate::window::screens::skirmish::setup::form::Pen;
use crate::window::{
    battlefield::{
        cast::cast,
        field::{
            camera::{Camera, Stage},
            draw,
            shape::gradient,
            sides,
        },
    },
    ui::{
        paint,
        theme::{self, size},
    },
};

/// Where there is less room, the picture is so low, and briefings stand below each other.
const NARROW: f32 = 560.0;
const LOW: f32 = 220.0;

/// The scenario: its ground, its story, and both briefings.
pub(super) fn about(pen: &mut Pen, area: Rect, setup: &FightSetup, scenario: &Scenario) {
    let is_narrow = area.width() < NARROW;
    let tall = if is_narrow { LOW } else { (area.height() * 0.54).max(240.0) };
    let picture = area.with_max_y(area.top() + tall);
    ground(pen, picture, setup, scenario);
    let p = pen.p();
    let head = picture.with_max_y(picture.top() + 74.0);
    gradient(&p, head, theme::faded(theme::SPACE, 0.85), theme::faded(theme::SPACE, 0.0));
    let at = picture.left_top() + vec2(18.0, 12.0);
    let name =
        paint::strong(&p, at, Align2::LEFT_TOP, &scenario.name, size::TITLE + 4.0, theme::TYPE);
    let at = pos2(at.x, name.bottom() + 2.0);
    paint::say(&p, at, Align2::LEFT_TOP, &facts(&scenario.ground), size::SMALL, theme::QUIET);
    let text = area.with_min_y(picture.bottom() + 14.0);
    let used = paint::flow(&p, text, &scenario.story, size::HEAD - 1.0, theme::TYPE, false);
    let mut rest = text.with_min_y(text.top() + used + 16.0);
    let beside = if is_narrow { 1 } else { scenario.forces.len().max(1) };
    let wide = (rest.width() + 14.0) / beside as f32 - 14.0;
    for (n, force) in scenario.forces.iter().enumerate() {
        let rect = rest.with_max_x(rest.left() + wide);
        let told = paint::tall(&p, &force.briefing, size::BODY, rect.width() - 28.0);
        let tall = 62.0 + told + 15.0 * force.fighters.len() as f32;
        let rect = rect.with_max_y((rect.top() + tall).min(rect.bottom()));
        briefing(pen, rect, n, force, setup.seat() == Seat(n as u8));
        match is_narrow {
            true => rest.min.y = rect.bottom() + 8.0,
            false => rest.min.x = rect.right() + 14.0,
        }
    }
}

fn briefing(pen: &Pen, rect: Rect, n: usize, force: &Force, mine: bool) {
    let p = pen.p();
    let side = Seat(n as u8);
    let line = if mine { sides::colour(side) } else { theme::RULE };
    paint::plate(&p, rect, theme::PANEL, line);
    let inner = rect.shrink2(vec2(14.0, 11.0));
    let at = inner.left_top() + vec2(6.0, 9.0);
    sides::mark(&p, at, 6.0, side);
    let at = at + vec2(14.0, 0.0);
    let name = paint::strong(&p, at, Align2::LEFT_CENTER, &force.name, size::HEAD, theme::TYPE);
    let count = force.fighters.len();
    let words = if mine { format!("{count} · yours") } else { count.to_string() };
    let at = pos2((name.right() + 10.0).min(inner.right() - 50.0), at.y + 1.0);
    paint::say(&p, at, Align2::LEFT_CENTER, &words, size::SMALL, theme::FAINT);
    let text = inner.with_min_y(inner.top() + 26.0);
    let used = paint::flow(&p, text, &force.briefing, size::BODY, theme::QUIET, false);
    let people = text.with_min_y(text.top() + used + 9.0);
    for (n, recruit) in force.fighters.iter().enumerate() {
        let y = people.top() + 15.0 * n as f32;
        if y + 14.0 > people.bottom() {
            break;
        }
        let arms: Vec<&str> = recruit.weapons.iter().map(|it| it.weapon.as_str()).collect();
        let words = format!("{} {}  {}", recruit.name, recruit.profile, arms.join(", "));
        let at = pos2(people.left(), y);
        paint::fitted(
            &p,
            at,
            Align2::LEFT_TOP,
            &words,
            size::TINY,
            theme::FAINT,
            people.width(),
            false,
        );
    }
}

/// The field with everybody in their places, before anything happens.
fn ground(pen: &Pen, rect: Rect, setup: &FightSetup, scenario: &Scenario) {
    let Some(armoury) = setup.armoury() else { return };
    let seen = cast(scenario, setup.rules, &armoury, setup.seat());
    let stage = Stage { rect, camera: Camera::fit(&seen) };
    draw::still(&pen.p(), &stage, &seen, &armoury);
}

/// Terrain, light, gravity, length.
fn facts(ground: &Ground) -> String {
    let mut facts = vec![terrain(ground.terrain).to_owned()];
    facts.push(match ground.light {
        Light::Day => "daylight".to_owned(),
        Light::Dim => "dim light: nobody sees beyond 50 m".to_owned(),
        Light::Dark => "dark".to_owned(),
    });
    if ground.gravity == Gravity::Zero {
        facts.push("no gravity".to_owned());
    }
    if ground.vacuum {
        facts.push("vacuum".to_owned());
    }
    facts.push(format!("{} m", ground.length));
    facts.join(" · ")
}

fn terrain(terrain: Terrain) -> &'static str {
    match terrain {
        Terrain::Clear => "open ground",
        Terrain::Prairie => "prairie",
        Terrain::Rough => "rough ground",
        Terrain::Broken => "broken ground",
        Terrain::Mountain => "mountains",
        Terrain::Forest => "forest",
        Terrain::Jungle => "jungle",
        Terrain::River => "a river",
        Terrain::Swamp => "swamp",
        Terrain::Desert => "desert",
        Terrain::MaritimeSurface => "at sea",
        Terrain::MaritimeSubsurface => "under water",
        Terrain::Arctic => "ice",
        Terrain::City => "a town",
        Terrain::Interior => "indoors",
    }
}
