//! Scenery: sky and ground, cover, and what is laid on the ground for the person who commands.

use bevy::prelude::*;
use bevy_egui::egui::{Painter, Pos2};
use skirmish::{FighterId, data::Cover};

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
    for (piece, spot) in pieces(cover) {
        commands.spawn((piece, OnField(spot), painting.blank()));
    }
}

/// Every piece of cover with its place: as many as stand one behind the other.
fn pieces(cover: &[Cover]) -> impl Iterator<Item = (CoverPiece, Spot)> {
    cover.iter().enumerate().flat_map(|(nth, it)| {
        cover::rows(it.kind).iter().map(move |&depth| {
            let spot = Spot { metres: metres(it.at), depth, aside: 0.0 };
            (CoverPiece { nth, depth }, spot)
        })
    })
}

impl Look {
    /// Whether the field is seen from elsewhere now, or is another.
    fn is_another(&self, before: Option<&Look>) -> bool {
        before.is_none_or(|it| it.stage != self.stage || it.version != self.version)
    }

    /// Whether a part of the scenery looks different now.
    fn changes(&self, scenery: Scenery, before: Option<&Look>) -> bool {
        let by_hand = before != Some(self);
        match scenery {
            Scenery::Backdrop | Scenery::Ground | Scenery::Bands | Scenery::Goal => {
                self.is_another(before)
            }
            Scenery::Zones | Scenery::Reach => by_hand,
            // It begins where somebody is at this moment.
            Scenery::Path => by_hand || self.moves,
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
    let (centre, pixels) = (scene.stage.rect.center(), staged.picture.pixels());
    for (&scenery, mesh) in sheets.iter().filter(|(it, _)| look.changes(**it, before.as_ref())) {
        painting.paint(mesh, centre, pixels, |p| scenery.draw(p, &scene));
    }
    let whole = look.is_another(before.as_ref());
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
