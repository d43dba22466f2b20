//! The deck builder's pictures for the tour: decks of every sort.

use bevy::prelude::*;

use super::{DeckEditor, DeckEditorAction, DeckEditorDialog, Pane};
use crate::builder::OwnDecks;
use crate::window::{
    common::data::GameData,
    error::WindowError,
    tour::{
        Shot,
        hands::{column_of, run, turn_to},
    },
    ui::screen::Screen,
};

pub(in crate::window) fn shots() -> Vec<Shot> {
    let shot = |name, scene| Shot::of(name, reach).then(move |app| lay_open(app, scene));
    vec![
        shot("25-decks", DeckEditorScene::Shipped),
        shot("26-decks-search", DeckEditorScene::Search),
        shot("27-decks-broken", DeckEditorScene::Broken),
        shot("28-decks-reasons", DeckEditorScene::Reasons),
        shot("29-decks-empty", DeckEditorScene::Empty),
        shot("90-decks-import", DeckEditorScene::Import),
        shot("91-decks-all", DeckEditorScene::All),
        shot("92-decks-mistake", DeckEditorScene::Mistake).large(),
        shot("155-phone-decks", DeckEditorScene::Shipped).upright(),
        shot("155-phone-decks-across", DeckEditorScene::Search).across(),
        shot("155-phone-decks-deck", DeckEditorScene::Broken).then(|app| column(app, 1)).upright(),
        shot("155-phone-decks-reasons", DeckEditorScene::Reasons).small_phone(),
        shot("155-phone-decks-figures", DeckEditorScene::Shipped)
            .then(|app| column(app, 2))
            .upright(),
        shot("155-phone-decks-import", DeckEditorScene::Import)
            .then(|app| column(app, 0))
            .upright(),
        shot("155-phone-decks-import-across", DeckEditorScene::Import).across(),
        shot("155-phone-decks-all", DeckEditorScene::All).upright(),
        shot("155-phone-decks-read", DeckEditorScene::Shipped).then(read).upright(),
        shot("155-phone-decks-read-across", DeckEditorScene::Shipped).then(read).across(),
    ]
}

fn column(app: &mut App, column: usize) {
    column_of(app, "builder", column);
}

/// Reads the card that is looked at.
fn read(app: &mut App) {
    app.world_mut().resource_mut::<DeckEditor>().dialog = DeckEditorDialog::Read;
    run(app, 2);
}

/// The scene of a picture of the deck builder.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum DeckEditorScene {
    /// A shipped deck, complete.
    Shipped,
    /// The result of a search.
    Search,
    /// A deck that breaks several rules.
    Broken,
    /// The same with every reason.
    Reasons,
    /// A new deck.
    Empty,
    /// A list being read in, some of its lines no good.
    Import,
    /// All decks.
    All,
    /// A search that is not understood.
    Mistake,
}

fn reach(app: &mut App) -> Result<(), WindowError> {
    turn_to(app, Screen::Builder);
    Ok(())
}

/// Does the rest once the screen is there.
fn lay_open(app: &mut App, scene: DeckEditorScene) {
    app.world_mut().resource_scope(|world, mut builder: Mut<DeckEditor>| {
        let mut game_data = world.resource_mut::<GameData>();
        let own = OwnDecks::at(game_data.saves.decks_folder());
        let anew = [
            DeckEditorAction::Type(None),
            DeckEditorAction::Search(String::new()),
            DeckEditorAction::Stand(Pane::Pool, 0),
        ];
        for action in anew.into_iter().chain(actions(scene)) {
            builder.carry_out(action, &mut game_data.library, &own);
        }
    });
}

fn actions(scene: DeckEditorScene) -> Vec<DeckEditorAction> {
    let search = |words: &str| DeckEditorAction::Search(words.to_owned());
    match scene {
        DeckEditorScene::Shipped => vec![DeckEditorAction::Open(0), DeckEditorAction::Walk(12)],
        DeckEditorScene::Search => vec![
            DeckEditorAction::Open(0),
            DeckEditorAction::OpenDialog(DeckEditorDialog::Search),
            search("type:crew (skill:pilot or skill:medical) cost<=3"),
            DeckEditorAction::Walk(2),
        ],
        DeckEditorScene::Broken => broken(),
        // The broken deck still lies there.
        DeckEditorScene::Reasons => vec![DeckEditorAction::OpenDialog(DeckEditorDialog::Reasons)],
        DeckEditorScene::Empty => vec![DeckEditorAction::New],
        DeckEditorScene::Import => {
            let list = "Name: Fair and Square\nPlan: Whatever is asked for.\nShip: Fair Copy\n\n\
                        # Crew\n2 Odo Lanterman\n3x Berrit Oake\n2 Doctor Tuva March\n1 moon cheese\n";
            vec![
                DeckEditorAction::Open(0),
                DeckEditorAction::OpenDialog(DeckEditorDialog::Import(list.to_owned(), None)),
            ]
        }
        DeckEditorScene::All => vec![
            DeckEditorAction::Open(0),
            DeckEditorAction::OpenDialog(DeckEditorDialog::Decks { selected: 1 }),
        ],
        DeckEditorScene::Mistake => {
            vec![
                DeckEditorAction::Open(1),
                DeckEditorAction::OpenDialog(DeckEditorDialog::Search),
                search("type:crew skil:pilot"),
            ]
        }
    }
}

/// A copy of a shipped deck with too many of one card, too few of all, and one that no pack has.
fn broken() -> Vec<DeckEditorAction> {
    let add = || DeckEditorAction::Add("odo-lanterman".to_owned());
    let list = "Name: Honest Mistakes\nShip: Fair Copy\n5 Odo Lanterman\n3 Berrit Oake\n2 Nan Tibbet\n\
                3 Ore for Halcyon\n2 Live Cattle\n2 Doctor Tuva Marsh\n3 Bolt-On Hold\n2 Lien";
    vec![DeckEditorAction::Import(list.to_owned()), add()]
}
