//! Scenery: sky and ground, cover, and what is laid on the ground for the person who commands.

use bevy::prelude::*;
use bevy_egui::egui::{Painter, Pos2};
use skirmish::FighterId;

use super::{
    ink::Painting,
    layout::{OnField, Sheet},
    picking,
};
use crate::window::battlefield::{
    field::{
        backdrop,
        camera::{Stage, metres},
        cover,
        draw::salt,
        ground, marks,
        onstage::{Scene, Spot},
        people, preview, ranges,
    },
    scene::staged::Staged,
};

/// What a sheet of the scenery shows.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Scenery {
    /// Sky, hills, walls: they move less than the ground does.
    Backdrop,
    Ground,
    /// The ranges of whoever is selected.
    Zones,
    Bands,
    Goal,
    /// Where the selected can come to in one go.
    Reach,
    /// The way of the selected option.
    Path,
}

const ALL: [(Scenery, f32); 7] = [
    (Scenery::Backdrop, 1.0),
    (Scenery::Ground, 2.0),
    (Scenery::Zones, 3.0),
    (Scenery::Bands, 4.0),
    (Scenery::Goal, 5.0),
    (Scenery::Reach, 6.0),
    (Scenery::Path, 400.0),
];

/// A piece of cover: which one of the ground, and how far from the viewer.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
pub(super) struct CoverPiece {
    nth: usize,
    depth: f32,
}

/// The fight that the scenery belongs to.
#[derive(Resource, Default)]
pub(super) struct SetUp {
    fight: Option<(String, usize)>,
    painted: Option<Look>,
}

/// What the scenery is painted from.
#[derive(Debug, Clone, PartialEq)]
struct Look {
    stage: Stage,
    version: u64,
    selected: Option<FighterId>,
    option: usize,
    /// Something is being shown.
    moves: bool,
}

/// Puts the scenery of a new fight up, instead of that of the last one.
pub(super) fn set_up(
    staged: Staged,
    painting: Painting,
    mut set: ResMut<SetUp>,
    mut commands: Commands,
    before: Query<Entity, Or<(With<Scenery>, With<CoverPiece>)>>,
) {
    let Some(scene) = staged.scene() else { return };
    let cover = &scene.view.seen.ground.cover;
    let fight = Some((scene.view.title.clone(), cover.len()));
    if fight == set.fight && !before.is_empty() {
        return;
    }
    (set.fight, set.painted) = (fight, None);
    before.iter().for_each(|entity| commands.entity(entity).despawn());
    for (scenery, height) in ALL {
        let mut sheet = commands.spawn((scenery, Sheet(height), painting.blank()));
        if scenery == Scenery::Ground {
            picking::listen_to_ground(&mut sheet);
        }
    }
    for (nth, piece) in cover.iter().enumerate() {
        for &depth in cover::rows(piece.kind) {
            let spot = Spot { metres: metres(piece.at), depth, aside: 0.0 };
            commands.spawn((CoverPiece { nth, depth }, OnField(spot), painting.blank()));
        }
    }
}

/// Paints the scenery anew where it looks different.
pub(super) fn paint(
    staged: Staged,
    mut painting: Painting,
    mut set: ResMut<SetUp>,
    sheets: Query<(&Scenery, &Mesh2d)>,
    pieces: Query<(&CoverPiece, &Mesh2d)>,
) {
    let Some(scene) = staged.scene() else { return };
    let look = Look {
        stage: scene.stage,
        version: scene.view.version,
        selected: scene.fight_ui.selected,
        option: scene.fight_ui.selected_option,
        moves: !scene.animation.is_over(),
    };
    let before = set.painted.replace(look.clone());
    let pixels = staged.picture.pixels();
    let whole =
        before.as_ref().is_none_or(|it| it.stage != look.stage || it.version != look.version);
    let by_hand = before.as_ref() != Some(&look);
    for (&scenery, mesh) in &sheets {
        let changes = match scenery {
            Scenery::Backdrop | Scenery::Ground | Scenery::Bands | Scenery::Goal => whole,
            Scenery::Zones | Scenery::Reach => by_hand,
            // It begins where somebody is at this moment.
            Scenery::Path => by_hand || look.moves,
        };
        if changes {
            let centre = scene.stage.rect.center();
            painting.paint(mesh, centre, pixels, |p| scenery.draw(p, &scene));
        }
    }
    for (piece, mesh) in pieces.iter().filter(|_| whole) {
        painting.paint(mesh, Pos2::ZERO, pixels, |p| piece.draw(p, &scene));
    }
}

impl Scenery {
    fn draw(self, p: &Painter, scene: &Scene) {
        let (stage, ground) = (&scene.stage, &scene.view.seen.ground);
        match self {
            Scenery::Backdrop => backdrop::draw(p, stage, ground, &scene.palette),
            Scenery::Ground => ground::surface(p, stage, ground, &scene.palette),
            Scenery::Zones => {
                let who = scene.fight_ui.selected.and_then(|who| scene.view.of(who));
                let zones =
                    who.map(|who| ranges::zones(who, scene.view.seen.rules, &scene.view.armoury));
                marks::zones(p, stage, &zones.unwrap_or_default());
            }
            Scenery::Bands => marks::marks(p, stage, ground),
            Scenery::Goal => marks::goal(p, stage, scene.view.seen.aim),
            Scenery::Reach => preview::reach(p, scene),
            Scenery::Path => preview::path(p, scene, &people::shown(scene)),
        }
    }
}

impl CoverPiece {
    fn draw(self, p: &Painter, scene: &Scene) {
        let ground = &scene.view.seen.ground;
        let Some(piece) = ground.cover.get(self.nth) else { return };
        let tall = scene.stage.tall(self.depth);
        let salt = salt(self.nth, self.depth);
        cover::draw(p, Pos2::ZERO, tall, piece.kind, ground.terrain, &scene.palette, salt);
    }
}
