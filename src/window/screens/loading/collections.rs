//! Collections of `bevy_asset_loader`: a field for every part of the data, of the kind that it is.

use std::slice;

use ::skirmish::data::Scenario;
use ai::Persona;
use bevy::{
    asset::{AssetPath, UntypedHandle},
    prelude::*,
};
use bevy_asset_loader::prelude::*;
use cards::data::Deck;

use super::{
    asset::Data,
    compile::Compiling,
    files::{Listed, list},
    kinds::{self, Table},
    paths::asset_path,
};
use crate::window::{screens::loading::places::Places, ui::screen::Screen};
use crate::{
    campaign::PortEvents,
    data::{DataFile, PackFile, Part, PuzzleFile, WordGroups},
    skirmish::CombatFile,
};

/// Cards and what is played with them.
#[derive(AssetCollection, Resource)]
pub struct CardAssets {
    #[asset(key = "packs", collection(typed))]
    pub packs: Vec<Handle<Data<PackFile>>>,
    #[asset(key = "own://packs", collection(typed), optional)]
    pub own_packs: Option<Vec<Handle<Data<PackFile>>>>,
    /// Which packs are turned off.
    #[asset(key = "own://packs.ron", optional)]
    pub switches: Option<Handle<Data<Table>>>,
    #[asset(key = "decks", collection(typed))]
    pub decks: Vec<Handle<Data<Deck>>>,
    #[asset(key = "rules/cards.ron")]
    pub numbers: Handle<Data<Table>>,
}

/// Computer captains.
#[derive(AssetCollection, Resource)]
pub struct CaptainAssets {
    #[asset(key = "captains/steady.ron")]
    pub steady: Handle<Data<Table>>,
    #[asset(key = "captains/levels.ron")]
    pub levels: Handle<Data<Table>>,
    #[asset(key = "captains/value.ron")]
    pub value: Handle<Data<Table>>,
    #[asset(key = "captains/personas", collection(typed))]
    pub personas: Vec<Handle<Data<Persona>>>,
}

/// Rulebook, glossary, lessons and puzzles.
#[derive(AssetCollection, Resource)]
pub struct BookAssets {
    #[asset(key = "rulebook", collection(typed))]
    pub rulebook: Vec<Handle<Data<Table>>>,
    #[asset(key = "glossary.ron")]
    pub words: Handle<Data<WordGroups>>,
    #[asset(key = "guides", collection(typed))]
    pub guides: Vec<Handle<Data<Table>>>,
    #[asset(key = "puzzles", collection(typed))]
    pub puzzles: Vec<Handle<Data<PuzzleFile>>>,
}

/// Tables of careers and healing.
#[derive(AssetCollection, Resource)]
pub struct CareerAssets {
    #[asset(key = "careers", collection(typed))]
    pub careers: Vec<Handle<Data<Table>>>,
    #[asset(key = "healing/rules.ron")]
    pub healing: Handle<Data<Table>>,
}

/// Armoury, stock people and scenarios of fights, and how computers fight.
#[derive(AssetCollection, Resource)]
pub struct FightAssets {
    #[asset(key = "skirmish", collection(typed))]
    pub tables: Vec<Handle<Data<Table>>>,
    #[asset(key = "skirmish/scenarios", collection(typed))]
    pub scenarios: Vec<Handle<Data<Scenario>>>,
    #[asset(key = "captains/combat", collection(typed))]
    pub combatants: Vec<Handle<Data<CombatFile>>>,
}

/// The lanes, their work, what is met in port and who boards.
#[derive(AssetCollection, Resource)]
pub struct CampaignAssets {
    #[asset(key = "campaign/ports.ron")]
    pub ports: Handle<Data<Table>>,
    #[asset(key = "campaign/jobs.ron")]
    pub jobs: Handle<Data<Table>>,
    #[asset(key = "campaign/names.ron")]
    pub names: Handle<Data<Table>>,
    #[asset(key = "campaign/figures.ron")]
    pub figures: Handle<Data<Table>>,
    #[asset(key = "campaign/abilities.ron")]
    pub abilities: Handle<Data<Table>>,
    #[asset(key = "campaign/captain.ron")]
    pub captain: Handle<Data<Table>>,
    #[asset(key = "campaign/events.ron")]
    pub events: Handle<Data<PortEvents>>,
    #[asset(key = "campaign/boardings", collection(typed))]
    pub boardings: Vec<Handle<Data<Scenario>>>,
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
    for listed in &listed {
        let paths = listed.files.iter().filter_map(|file| asset_path(&sources, file));
        let files = PartFiles { part: listed.part, paths: paths.collect() };
        keys.register_asset(listed.key(), Box::new(files));
    }
    app.insert_resource(Listing(listed));
}

/// Every part of the data with its files.
#[derive(Resource)]
pub struct Listing(pub Vec<Listed>);

/// The files of a part, as collections ask for them.
#[derive(Debug)]
struct PartFiles {
    part: Part,
    paths: Vec<AssetPath<'static>>,
}

impl PartFiles {
    fn handles(&self, server: &AssetServer) -> Vec<UntypedHandle> {
        self.paths.iter().map(|path| kinds::load(server, self.part, path.clone())).collect()
    }
}

impl DynamicAsset for PartFiles {
    fn load(&self, server: &AssetServer) -> Vec<UntypedHandle> {
        self.handles(server)
    }

    fn build(&self, world: &mut World) -> anyhow::Result<DynamicAssetType> {
        let mut handles = self.handles(world.resource::<AssetServer>());
        let one = if matches!(self.part, Part::File(_)) { handles.pop() } else { None };
        Ok(one.map_or(DynamicAssetType::Collection(handles), DynamicAssetType::Single))
    }
}

/// Every file of every collection.
pub fn all(world: &World) -> Vec<UntypedHandle> {
    let cards = world.resource::<CardAssets>();
    let captains = world.resource::<CaptainAssets>();
    let books = world.resource::<BookAssets>();
    let careers = world.resource::<CareerAssets>();
    let fights = world.resource::<FightAssets>();
    let campaign = world.resource::<CampaignAssets>();
    let tables = [
        &cards.numbers,
        &captains.steady,
        &captains.levels,
        &captains.value,
        &careers.healing,
        &campaign.ports,
        &campaign.jobs,
        &campaign.names,
        &campaign.figures,
        &campaign.abilities,
        &campaign.captain,
    ];
    let folders = [&books.rulebook, &books.guides, &careers.careers, &fights.tables];
    let tables = tables.into_iter().chain(folders.into_iter().flatten()).chain(&cards.switches);
    let tables = tables.map(|table| table.clone().untyped()).collect();
    let own_packs = cards.own_packs.as_deref().unwrap_or_default();
    let each = [
        tables,
        each(&cards.packs),
        each(own_packs),
        each(&cards.decks),
        each(&captains.personas),
        each(&books.puzzles),
        each(&fights.scenarios),
        each(&fights.combatants),
        each(&campaign.boardings),
        each(slice::from_ref(&campaign.events)),
        each(slice::from_ref(&books.words)),
    ];
    each.concat()
}

fn each<T: DataFile>(handles: &[Handle<Data<T>>]) -> Vec<UntypedHandle> {
    handles.iter().map(|handle| handle.clone().untyped()).collect()
}
