//! How long frames of the battlefield take: as a scene, and painted whole in each frame as it was before.

use std::{
    path::Path,
    time::{Duration, Instant},
};

use bevy_egui::egui::{self, CentralPanel, Context, Pos2, RawInput, Rect, vec2};
use characters::healing::RuleSet;
use engine::Seat;
use skirmish::{Event, FighterId, Gait};

use super::headless::HeadlessBattlefield;
use crate::skirmish::Skirmishes;
use crate::window::{
    battlefield::{
        cast::cast,
        demo::Moment,
        effects::FightAnimation,
        field::{draw::painted, onstage::Scene},
        fight_ui::{FightUi, Speed},
        log_book::LogBook,
        scene::picture::Picture,
        view::FightView,
    },
    ui::theme,
};

/// The times of the same frames, one after the other: painted whole, and as a scene.
#[derive(Default)]
pub struct Pace {
    pub painted: Vec<Duration>,
    pub scene: Vec<Duration>,
}

/// Seconds from one frame to the next.
const FRAME: f64 = 1.0 / 60.0;

/// Shows so many frames of a crowd, of whom the first `walking` walk; `None` where there is no scenario
/// to take them from.
#[must_use]
pub fn pace(assets: &Path, crowd: usize, walking: usize, frames: u32) -> Option<Pace> {
    let moment = moment(assets, crowd)?;
    let (view, fight_ui) = (moment.view.clone(), FightUi::new(&moment.view));
    let mut battlefield = HeadlessBattlefield::at(moment);
    let stage = battlefield.app.world().resource::<Picture>().stage()?;
    let (ctx, mut pace, mut clock) = (Context::default(), Pace::default(), 0.0);
    theme::dress(&ctx);
    let mut animation = FightAnimation::default();
    for _ in 0..frames {
        if animation.is_over() && walking > 0 {
            animation.add(
                &walk(&view, walking).iter().collect::<Vec<_>>(),
                &view.seen,
                &view.armoury,
            );
        }
        clock += FRAME;
        animation.advance(clock, Speed::Normal);
        let began = Instant::now();
        paint(&ctx, &Scene::new(&view, &fight_ui, &animation, stage));
        pace.painted.push(began.elapsed());
        battlefield.app.insert_resource(animation.clone());
        let began = Instant::now();
        battlefield.frame(Vec::new());
        pace.scene.push(began.elapsed());
    }
    Some(pace)
}

/// One frame, painted whole and cut into triangles.
fn paint(ctx: &Context, scene: &Scene) {
    let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0)));
    let output = ctx.run(RawInput { screen_rect, ..RawInput::default() }, |ctx| {
        let panel = CentralPanel::default().frame(egui::Frame::NONE);
        panel.show(ctx, |ui| painted(ui.painter(), scene));
    });
    std::hint::black_box(ctx.tessellate(output.shapes, output.pixels_per_point));
}

/// A crowd on the first scenario's field, half of it on each side.
fn moment(assets: &Path, crowd: usize) -> Option<Moment> {
    let Skirmishes { armoury, scenarios, .. } = Skirmishes::read(assets, None).ok()?;
    let of_two = scenarios.into_iter().find(|it| it.scenario.forces.len() == 2);
    let mut scenario = of_two?.scenario;
    for force in &mut scenario.forces {
        let first = force.fighters.first()?.clone();
        force.fighters = vec![first; crowd / 2];
        for (recruit, metres) in force.fighters.iter_mut().zip((0..).step_by(2)) {
            recruit.at = Some(force.at.step(metres * 100));
        }
    }
    let seen = cast(&scenario, RuleSet::Classic, &armoury, Seat(0));
    let view = FightView { version: 1, ..FightView::still(seen, armoury) };
    let fight_ui = FightUi::new(&view);
    Some(Moment { view, fight_ui, animation: FightAnimation::default(), book: LogBook::default() })
}

/// The first so many walk six metres.
fn walk(view: &FightView, walking: usize) -> Vec<Event> {
    let step = |who: FighterId, from: skirmish::field::Place| Event::Moved {
        who,
        from,
        to: from.step(600),
        gait: Gait::Walk,
    };
    view.seen.fighters.iter().take(walking).map(|it| step(it.id, it.place)).collect()
}
