//! The campaign on disk and at the table: its tables, its file, who decides, many at once.
//!
//! What a campaign is stands in the crate `campaign`.

mod agents;
#[cfg(not(target_arch = "wasm32"))]
pub mod batch;
mod captain;
mod deeds;
mod guided;
mod inner;
mod load;
mod pass;
#[cfg(test)]
pub(crate) mod testing;
mod under_way;

pub use agents::{Agent, AgentKind, UnknownAgent};
pub use captain::{FIRST_DECK, can_command, captain};
pub use deeds::Deeds;
pub use guided::guided_setup;
pub use inner::InnerGameError;
pub use load::{ChartError, Charted, PARTS, PortEvents};
pub use pass::CampaignPass;
pub use under_way::{
    CAMPAIGN, CampaignArtefact, CampaignError, Campaigns, NOTHING_TO_UNDO, UnderWay,
};
