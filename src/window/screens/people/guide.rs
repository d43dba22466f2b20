//! The guide at a life: lessons on a plate beside the part of the screen that they are about.

use bevy::prelude::World;
use bevy_egui::egui::{Context, Rect};
use characters::Move;

use super::{
    career_ui::{CareerAction, CareerDialog, CareerUi},
    careers::{Careers, Plan},
    carry::{go, sit_down},
    living::Living,
};
use crate::window::{
    card_table::guide::{Plate, PlateAction, show},
    screens::title::GameData,
    ui::{interface::in_use, screen::Screen},
};
use crate::{
    guide::life::{DueLifeLesson, LifeCourse, LifeTarget, proposal},
    roster::lives,
};

/// The lesson that has its moment, once all before the question was shown.
pub fn lesson(living: &Living, career_ui: &CareerUi) -> Option<DueLifeLesson> {
    living.question()?;
    lives::lesson(career_ui.course.as_ref()?, living.life())
}

/// Draws the lesson that has its moment, and what it points at.
pub fn draw(ctx: &Context, living: &Living, career_ui: &CareerUi) -> Option<CareerAction> {
    let told = lesson(living, career_ui)?;
    let plan = Plan::of(ctx.screen_rect());
    let target = pointed_at(told.lesson.at, &plan);
    let plate = Plate::of(&told, in_use(ctx));
    Some(match show(ctx, &plate, Some(target), &[plan.question], &[plan.sheet])? {
        PlateAction::GoOn => CareerAction::GoOn,
        PlateAction::Leave => CareerAction::Open(CareerDialog::Farewell { selected: 0 }),
    })
}

fn pointed_at(at: LifeTarget, plan: &Plan) -> Rect {
    match at {
        LifeTarget::Options | LifeTarget::Log => plan.question,
        LifeTarget::Timeline => plan.timeline,
        LifeTarget::Stage => plan.stage(),
        LifeTarget::Sheet => plan.sheet,
    }
}

/// Puts the highlight on what the wish would answer, once at each question of a guided life.
pub fn advise(living: &Living, career_ui: &mut CareerUi) {
    let now = Some(living.decisions.len());
    let Some(choice) = living.question() else { return };
    if career_ui.course.is_none() || career_ui.advised == now {
        return;
    }
    let proposed = proposal(living.life(), living.seed);
    let nth = choice.options.iter().position(|it| Some(it) == proposed.as_ref());
    (career_ui.advised, career_ui.selected) = (now, nth.unwrap_or(0));
}

/// Answers the question; the lesson that stood beside it is done with, and what led to it is no news.
pub fn decide(living: &mut Living, career_ui: &mut CareerUi, chosen: Move) -> bool {
    let (read, told) = (living.events().len(), lesson(living, career_ui));
    let decided = living.decide(chosen);
    if let Some(course) = career_ui.course.as_mut().filter(|_| decided) {
        course.answered(read);
        told.into_iter().for_each(|told| course.tick(&told.lesson));
    }
    decided
}

/// The lesson was read.
pub fn go_on(world: &mut World) {
    let Some(told) =
        world.get_resource::<Living>().and_then(|it| lesson(it, world.resource::<CareerUi>()))
    else {
        return;
    };
    let mut career_ui = world.resource_mut::<CareerUi>();
    if let Some(course) = &mut career_ui.course {
        course.tick(&told.lesson);
    }
    keep(&mut career_ui);
}

/// Ends the lessons; the life goes on as any other.
pub fn leave(world: &mut World) {
    let mut career_ui = world.resource_mut::<CareerUi>();
    (career_ui.dialog, career_ui.advised) = (CareerDialog::Nothing, None);
    let fault = career_ui.course.take().and_then(|course| course.forget().err());
    if let Some(fault) = fault {
        career_ui.note = Some(fault.to_string());
    }
}

/// Writes down how far the lessons have come.
pub fn keep(career_ui: &mut CareerUi) {
    let fault = career_ui.course.as_ref().and_then(|course| course.keep().err());
    if let Some(fault) = fault {
        career_ui.note = Some(fault.to_string());
    }
}

/// Begins the guided life, in a file of its own; why it cannot otherwise.
pub fn learn(world: &mut World) -> Result<(), String> {
    let tables = world.resource::<Careers>().0.clone()?;
    let GameData { library, saves, .. } = world.resource::<GameData>();
    let (guide, saves) = (library.guides.life.clone(), saves.clone());
    let begun = Living::begin(&tables, guide.setup(), guide.game.seed);
    let living = begun.map_err(|fault| fault.to_string())?;
    // The life that was under way stays where it is written down.
    world.resource_mut::<CareerUi>().file = None;
    sit_down(world, Ok(living));
    let mut career_ui = world.resource_mut::<CareerUi>();
    let file = career_ui.file.as_ref().map(|file| file.path().to_owned());
    career_ui.course = file.map(|file| LifeCourse::begin(&guide, &saves, &file));
    keep(&mut career_ui);
    go(world, Screen::Life);
    Ok(())
}
