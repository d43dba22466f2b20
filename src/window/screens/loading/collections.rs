//! Collections of `bevy_asset_loader`: a field for every part of the data.

use bevy::{
    asset::{AssetPath, UntypedHandle},
    prelude::*,
};
use bevy_asset_loader::prelude::*;

use super::{
    compile::Compiling,
    files::{Listed, asset_path, list},
    text::SourceText,
};
use crate::data::Part;
use crate::window::{screens::loading::places::Places, ui::screen::Screen};

type Text = Handle<SourceText>;

/// Cards and what is played with them.
#[derive(AssetCollection, Resource)]
pub struct CardAssets {
    #[asset(key = "packs", collection(typed))]
    pub packs: Vec<Text>,
    #[asset(key = "own://packs", collection(typed), optional)]
    pub own_packs: Option<Vec<Text>>,
    /// Which packs are turned off.
    #[asset(key = "own://packs.ron", optional)]
    pub switches: Option<Text>,
    #[asset(key = "decks", collection(typed))]
    pub decks: Vec<Text>,
    #[asset(key = "rules/cards.ron")]
    pub numbers: Text,
}

/// Computer captains.
#[derive(AssetCollection, Resource)]
pub struct CaptainAssets {
    #[asset(key = "captains/steady.ron")]
    pub steady: Text,
    #[asset(key = "captains/levels.ron")]
    pub levels: Text,
    #[asset(key = "captains/personas", collection(typed))]
    pub personas: Vec<Text>,
}

/// Rulebook, glossary and lessons.
#[derive(AssetCollection, Resource)]
pub struct BookAssets {
    #[asset(key = "rulebook", collection(typed))]
    pub rulebook: Vec<Text>,
    #[asset(key = "glossary.ron")]
    pub glossary: Text,
    #[asset(key = "guides", collection(typed))]
    pub guides: Vec<Text>,
}

/// Tables of careers and healing.
#[derive(AssetCollection, Resource)]
pub struct CareerAssets {
    #[asset(key = "careers", collection(typed))]
    pub careers: Vec<Text>,
    #[asset(key = "healing/rules.ron")]
    pub healing: Text,
}

/// Armoury, stock people and scenarios of fights, and how computers fight.
#[derive(AssetCollection, Resource)]
pub struct FightAssets {
    #[asset(key = "captains/combat", collection(typed))]
    pub combatants: Vec<Text>,
    #[asset(key = "skirmish", collection(typed))]
    pub tables: Vec<Text>,
    #[asset(key = "skirmish/scenarios", collection(typed))]
    pub scenarios: Vec<Text>,
}

/// The lanes, their work and their boardings.
#[derive(AssetCollection, Resource)]
pub struct CampaignAssets {
    #[asset(key = "campaign", collection(typed))]
    pub charts: Vec<Text>,
    #[asset(key = "campaign/boardings", collection(typed))]
    pub boardings: Vec<Text>,
}

/// Needs [`Places`] to be there already.
pub(super) fn plugin(app: &mut App) {
    app.add_loading_state(
        LoadingState::new(Screen::Loading)
            .load_collection::<CardAssets>()
            .load_collection::<CaptainAssets>()
            .load_collection::<BookAssets>()
            .load_collection::<CareerAssets>()
            .load_collection::<FightAssets>()
            .load_collection::<CampaignAssets>()
            .init_resource::<Compiling>(),
    );
    let sources = app.world().resource::<Places>().sources.clone();
    let listed = list(&sources);
    let mut keys = app.world_mut().resource_mut::<DynamicAssets>();
    for part in &listed {
        let paths = part.files.iter().filter_map(|file| asset_path(&sources, file));
        let is_one = matches!(part.part, Part::File(_));
        keys.register_asset(part.key(), Box::new(PartFiles { paths: paths.collect(), is_one }));
    }
    app.insert_resource(Listing(listed));
}

/// Every part of the data with its files.
#[derive(Resource)]
pub struct Listing(pub Vec<Listed>);

/// The files of a part, as collections ask for them.
#[derive(Debug)]
struct PartFiles {
    paths: Vec<AssetPath<'static>>,
    is_one: bool,
}

impl PartFiles {
    fn handles(&self, server: &AssetServer) -> Vec<UntypedHandle> {
        let load = |path: &AssetPath<'static>| server.load::<SourceText>(path.clone()).untyped();
        self.paths.iter().map(load).collect()
    }
}

impl DynamicAsset for PartFiles {
    fn load(&self, server: &AssetServer) -> Vec<UntypedHandle> {
        self.handles(server)
    }

    fn build(&self, world: &mut World) -> anyhow::Result<DynamicAssetType> {
        let mut handles = self.handles(world.resource::<AssetServer>());
        let one = if self.is_one { handles.pop() } else { None };
        Ok(one.map_or(DynamicAssetType::Collection(handles), DynamicAssetType::Single))
    }
}

/// Every text of every collection.
pub fn all(world: &World) -> Vec<Text> {
    let cards = world.resource::<CardAssets>();
    let captains = world.resource::<CaptainAssets>();
    let books = world.resource::<BookAssets>();
    let careers = world.resource::<CareerAssets>();
    let fights = world.resource::<FightAssets>();
    let campaign = world.resource::<CampaignAssets>();
    let folders = [
        &cards.packs,
        &cards.decks,
        &captains.personas,
        &books.rulebook,
        &books.guides,
        &careers.careers,
        &fights.combatants,
        &fights.tables,
        &fights.scenarios,
        &campaign.charts,
        &campaign.boardings,
    ];
    let captains = [&captains.steady, &captains.levels];
    let files = [&cards.numbers, &books.glossary, &careers.healing].into_iter().chain(captains);
    let own = cards.own_packs.iter().flatten().chain(&cards.switches);
    folders.into_iter().flatten().chain(own).chain(files).cloned().collect()
}
