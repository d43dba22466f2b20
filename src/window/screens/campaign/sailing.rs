//! To the tables and home again: begins campaigns and the games inside their legs, and takes in what
//! those came to.

use bevy::prelude::*;
use campaign::InnerGame;

use super::{
    begin::NewCampaign,
    run::Run,
    state::{CampaignDialog, CampaignUi},
};
use crate::window::{
    battlefield::game::take_the_field_from,
    card_table::game,
    common::{charts::Charts, data::GameData},
    ui::{dialogs::HelpDialog, screen::Screen},
};
use crate::{
    campaign::{Campaigns, Charted, InnerGameError, guided_setup},
    players::fresh_seed,
};

/// On entering the screen: the newest campaign goes on, with what was played meanwhile; where there is
/// none, a new one is set up.
pub(super) fn come_in(world: &mut World) {
    let mut ui = world.resource_mut::<CampaignUi>();
    ui.turn_to_the_first();
    (ui.dialog, ui.help) = (CampaignDialog::Nothing, HelpDialog::Nothing);
    let mut notes = Vec::new();
    let held = world.remove_non_send_resource::<Run>();
    let run =
        held.or_else(|| charted(world).and_then(|charted| newest(world, &charted, &mut notes)));
    let Some(mut run) = run else {
        set_up(world, notes);
        return;
    };
    if let Err(fault) = run.under_way.bring_home() {
        notes.push(fault.to_string());
    }
    let mut ui = world.resource_mut::<CampaignUi>();
    ui.notes = notes;
    if run.has_news() {
        ui.dialog = CampaignDialog::Report;
    }
    world.insert_non_send_resource(run);
}

fn charted(world: &World) -> Option<Charted> {
    world.resource::<Charts>().0.clone().ok()
}

fn newest(world: &World, charted: &Charted, notes: &mut Vec<String>) -> Option<Run> {
    let data = world.resource::<GameData>();
    let (found, unusable) = Campaigns::at(&data.saves).newest(&charted.book);
    notes.extend(unusable.iter().map(|fault| format!("{fault} (left where it is)")));
    let found = found.map(|it| it.guided_on(&data.library.guides.haul, &data.saves));
    found.map(|under_way| Run::new(under_way, charted, &data.library))
}

/// Turns to the page of a new campaign.
fn set_up(world: &mut World, mut notes: Vec<String>) {
    let new = match &world.resource::<Charts>().0 {
        Ok(_) => {
            let data = world.resource::<GameData>();
            NewCampaign::new(fresh_seed(), &data.library, &data.saves)
        }
        Err(fault) => {
            notes.push(fault.clone());
            NewCampaign::default()
        }
    };
    let mut ui = world.resource_mut::<CampaignUi>();
    ui.turn_to_the_first();
    (ui.new, ui.notes) = (new, notes);
}

/// Sets up another campaign; one that is not over stays on disk.
pub(super) fn another(world: &mut World) {
    world.remove_non_send_resource::<Run>();
    world.resource_mut::<CampaignUi>().dialog = CampaignDialog::Nothing;
    set_up(world, Vec::new());
}

/// Begins the campaign that is set up.
pub(super) fn begin(world: &mut World) {
    let Some(charted) = charted(world) else { return };
    let data = world.resource::<GameData>();
    let new = &world.resource::<CampaignUi>().new;
    let Some(setup) = new.setup(&charted, &data.library) else { return };
    let begun = Campaigns::at(&data.saves).begin(&charted.book, &setup, new.seed);
    match begun {
        Ok(mut under_way) => {
            if new.lessons {
                under_way.teach(&data.library.guides.haul, &data.saves);
            }
            let run = Run::new(under_way, &charted, &data.library);
            world.insert_non_send_resource(run);
            let mut ui = world.resource_mut::<CampaignUi>();
            ui.turn_to_the_first();
            ui.notes = Vec::new();
        }
        Err(fault) => world.resource_mut::<CampaignUi>().notes = vec![format!("{fault}.")],
    }
}

/// Begins the short haul with lessons on its first leg.
///
/// # Errors
/// There are no charts, nobody to command, or the campaign cannot begin.
pub(in crate::window) fn learn(world: &mut World) -> Result<(), String> {
    let charted = world.resource::<Charts>().0.clone()?;
    let data = world.resource::<GameData>();
    let guide = &data.library.guides.haul;
    let setup = guided_setup(&charted, &data.library, guide);
    let setup = setup.ok_or("nobody can command a ship")?;
    let campaigns = Campaigns::at(&data.saves);
    let begun = campaigns.begin(&charted.book, &setup, guide.game.seed);
    let mut under_way = begun.map_err(|fault| format!("{fault}."))?;
    under_way.teach(guide, &data.saves);
    let run = Run::new(under_way, &charted, &data.library);
    world.insert_non_send_resource(run);
    world.resource_mut::<NextState<Screen>>().set(Screen::Campaign);
    Ok(())
}

/// Goes to the table of the game inside the leg, if there is one.
pub(super) fn set_sail(world: &mut World) {
    if let Err(fault) = sit_down(world) {
        world.resource_mut::<CampaignUi>().notes = vec![format!("{fault}.")];
    }
}

fn sit_down(world: &mut World) -> Result<(), InnerGameError> {
    let Some(run) = world.get_non_send_resource::<Run>() else { return Ok(()) };
    match run.under_way.campaign.inner() {
        Some(InnerGame::Cards(..)) => {
            let opened = run.under_way.voyage(&world.resource::<GameData>().library)?;
            let Some(opened) = opened else { return Ok(()) };
            game::sit_down_from(world, opened.session, Screen::Campaign);
        }
        Some(InnerGame::Fight(..)) => {
            let Some(charted) = charted(world) else { return Ok(()) };
            let Some(session) = run.under_way.boarding(&charted.minds)? else { return Ok(()) };
            take_the_field_from(world, session, Screen::Campaign);
        }
        None => {}
    }
    Ok(())
}

/// On the title nobody sails: another program may go on with the campaign.
pub(super) fn release(world: &mut World) {
    world.remove_non_send_resource::<Run>();
}
