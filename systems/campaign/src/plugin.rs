//! The campaign as a Bevy plugin.

use bevy::{
    app::PluginGroupBuilder,
    prelude::{App, Plugin, PluginGroup, State, World},
};
use engine::Rules;

use crate::{
    rules::{parts, stages},
    state::{Agenda, Inner, Stage, Step},
};

/// The rules of a campaign.
#[derive(Debug, Default)]
pub(crate) struct CampaignPlugin;

impl Plugin for CampaignPlugin {
    fn build(&self, app: &mut App) {
        app.add_plugins(CampaignParts);
    }
}

/// The parts of a leg in their order.
struct CampaignParts;

impl PluginGroup for CampaignParts {
    fn build(self) -> PluginGroupBuilder {
        PluginGroupBuilder::start::<CampaignParts>()
            .add(parts::PortCall)
            .add(parts::PortEvents)
            .add(parts::Errands)
            .add(parts::Voyage)
            .add(parts::Boarding)
            .add(parts::Recovery)
            .add(parts::Books)
            .add(parts::Prizes)
    }
}

impl Rules for CampaignPlugin {
    type Steps = Step;

    fn is_waiting(world: &World) -> bool {
        world.resource::<Inner>().is_asking()
            || world.resource::<Agenda>().choice.is_some()
            || *world.resource::<State<Stage>>().get() == Stage::Over
    }

    fn next_step(world: &mut World) -> Option<Step> {
        world.resource_mut::<Agenda>().steps.pop()
    }

    fn end_stage(world: &mut World) {
        stages::end(world);
    }
}
