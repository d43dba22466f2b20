//! The guide at a fight: lessons on a plate beside the part of the screen that they are about.

use bevy::prelude::World;
use bevy_egui::egui::{Context, Rect};

use super::setup::{self, FightSetup};
use crate::window::{
    battlefield::{
        fight_ui::{FightAction, FightDialog},
        game,
        plan::Plan,
        view::FightView,
    },
    card_table::guide::{self, Plate, PlateAction},
    common::data::GameData,
    ui::interface::in_use,
};
use crate::{guide::fight::FightTarget, skirmish::session::Session};

/// Draws the lesson that has its moment, and what it points at.
pub fn draw(ctx: &Context, view: &FightView) -> Option<FightAction> {
    let told = view.told.as_ref()?;
    let plan = Plan::of(ctx.screen_rect());
    let target = pointed_at(told.lesson.at, &plan);
    let plate = Plate::of(told, in_use(ctx));
    let done = guide::show(ctx, &plate, Some(target), &[plan.column], &[plan.low])?;
    Some(match done {
        PlateAction::GoOn => FightAction::GoOn,
        PlateAction::Leave => FightAction::Open(FightDialog::Farewell { selected: 0 }),
    })
}

fn pointed_at(at: FightTarget, plan: &Plan) -> Rect {
    let low = plan.low;
    match at {
        FightTarget::Question => plan.column.with_max_y(plan.column.top() + 80.0),
        FightTarget::Options | FightTarget::Log => plan.column,
        FightTarget::Rail => plan.top,
        FightTarget::Field => plan.picture,
        FightTarget::Mine => low.with_max_x(low.center().x),
        FightTarget::Others => low.with_min_x(low.center().x),
    }
}

/// Begins the guided fight; what is wrong with it otherwise.
pub fn learn(world: &mut World) -> Result<(), String> {
    setup::come_in(world);
    let setup = world.resource::<FightSetup>();
    let minds = setup.minds().ok_or("there is no armoury")?;
    let healing = setup.healing.clone();
    let GameData { library, saves, .. } = world.resource::<GameData>();
    let guide = &library.guides.fight;
    let session = Session::begin_guided(guide, (&minds, healing), saves);
    game::take_the_field(world, session.map_err(|fault| fault.to_string())?);
    Ok(())
}
