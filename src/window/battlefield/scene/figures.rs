//! Figures: an entity for everybody whom the person's side sees on the field.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::egui::Pos2;
use skirmish::FighterId;

use super::{
    ink::Painting,
    layout::{OnField, on_screen},
    picking,
    picture::Picture,
};
use crate::window::battlefield::{
    field::{
        camera::Stage,
        figure::Figure,
        onstage::{Shown, Spot},
        people::{Person, shown},
    },
    scene::staged::Staged,
    view::FightView,
};

/// Whose figure an entity is.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fighter(pub FighterId);

/// How somebody stands and where, this frame.
pub(super) struct Stance {
    pub who: FighterId,
    pub person: Person,
    pub spot: Spot,
}

/// Everybody on the field, the farthest first.
#[derive(Resource, Default)]
pub(super) struct Stances {
    pub all: Vec<Stance>,
    /// They are new in this frame.
    fresh: bool,
    seen: Option<Look>,
}

/// What the stances depend on while nothing is being shown.
#[derive(Debug, Clone, PartialEq)]
struct Look {
    stage: Stage,
    fight: String,
    version: u64,
    selected: Option<FighterId>,
}

/// Finds out how everybody stands, where that can have changed.
pub(super) fn stand(staged: Staged, mut stances: ResMut<Stances>) {
    let Some(scene) = staged.scene() else { return };
    let look = Look {
        stage: scene.stage,
        fight: scene.view.title.clone(),
        version: scene.view.version,
        selected: scene.fight_ui.selected,
    };
    let moves = !scene.animation.is_over() || scene.view.burns();
    stances.fresh = moves || stances.seen.as_ref() != Some(&look);
    if !stances.fresh {
        return;
    }
    let stance = |it: &Shown| Stance {
        who: it.seen.id,
        person: Person::of(&scene, it).at(Pos2::ZERO),
        spot: it.spot,
    };
    stances.all = shown(&scene).iter().map(stance).collect();
    // The last frame of what was shown is one of its own.
    stances.seen = (!moves).then_some(look);
}

impl Stances {
    fn of(&self, who: FighterId) -> Option<&Stance> {
        self.all.iter().find(|it| it.who == who)
    }

    /// Somebody as they are on the screen.
    pub fn on_screen(&self, who: FighterId, stage: &Stage) -> Option<Figure> {
        let stance = self.of(who)?;
        Some(stance.person.at(stance.spot.on(stage)).figure)
    }
}

/// Everybody comes and goes as the side sees them.
pub(super) fn enter_and_leave(
    stances: Res<Stances>,
    painting: Painting,
    mut commands: Commands,
    figures: Query<(Entity, &Fighter)>,
) {
    if !stances.fresh {
        return;
    }
    for (entity, _) in figures.iter().filter(|(_, it)| stances.of(it.0).is_none()) {
        commands.entity(entity).despawn();
    }
    let is_there = |who| figures.iter().any(|(_, it)| it.0 == who);
    for it in stances.all.iter().filter(|it| !is_there(it.who)) {
        let figure = (Fighter(it.who), OnField(it.spot), painting.blank());
        picking::listen_to_figure(&mut commands.spawn(figure));
    }
}

/// Everybody goes to where they stand at this moment.
pub(super) fn walk(stances: Res<Stances>, mut figures: Query<(&Fighter, &mut OnField)>) {
    for (fighter, mut spot) in figures.iter_mut().filter(|_| stances.fresh) {
        if let Some(it) = stances.of(fighter.0) {
            spot.set_if_neq(OnField(it.spot));
        }
    }
}

/// Draws anew whoever looks different.
pub(super) fn pose(
    stances: Res<Stances>,
    picture: Res<Picture>,
    mut painting: Painting,
    mut commands: Commands,
    figures: Query<(Entity, &Fighter, &Mesh2d, Option<&Person>)>,
) {
    if !stances.fresh {
        return;
    }
    for (entity, fighter, mesh, before) in &figures {
        let Some(it) = stances.of(fighter.0).filter(|it| before != Some(&it.person)) else {
            continue;
        };
        painting.paint(mesh, Pos2::ZERO, picture.pixels(), |p| it.person.draw(p));
        commands.entity(entity).insert(it.person);
    }
}

/// Everybody on the picture, as the words over it need them.
#[derive(SystemParam)]
pub struct Seen<'w, 's> {
    figures:
        Query<'w, 's, (&'static Fighter, &'static Person, &'static OnField, &'static Transform)>,
}

impl Seen<'_, '_> {
    /// Everybody where their figure is on the screen, the farthest first.
    pub fn shown<'a>(&self, view: &'a FightView, stage: &Stage) -> Vec<Shown<'a>> {
        let one = |(fighter, person, spot, at): (&Fighter, &Person, &OnField, &Transform)| {
            let figure = person.at(on_screen(stage, at)).figure;
            Some(Shown { seen: view.of(fighter.0)?, figure, spot: spot.0 })
        };
        let mut shown: Vec<Shown> = self.figures.iter().filter_map(one).collect();
        shown.sort_by(|a, b| a.spot.depth.total_cmp(&b.spot.depth));
        shown
    }
}
