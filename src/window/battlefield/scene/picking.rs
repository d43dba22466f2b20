//! The hand on the battlefield: Bevy's picking, with the picture as a target of its own.
//!
//! The screen's pointer is passed on to a pointer over the picture, as long as nothing lies between; what
//! it does to a figure or to the ground becomes an action of the screen.

use std::collections::VecDeque;

use bevy::{
    ecs::system::{EntityCommands, SystemParam},
    picking::{
        PickSet,
        backend::{HitData, PointerHits},
        events::{Click, Down, Drag, Move, Out, Over, Pointer},
        pointer::{
            Location, PointerAction, PointerButton, PointerId, PointerInput, PointerLocation,
            PressDirection,
        },
    },
    prelude::*,
    render::camera::NormalizedRenderTarget,
    window::RequestRedraw,
};
use bevy_egui::{
    EguiContext, EguiPreUpdateSet,
    egui::{self, Order, Pos2, pos2},
};
use skirmish::FighterId;

use super::{
    figures::Fighter,
    layout::{OnField, on_screen},
    picture::{BattlefieldCamera, Picture},
    scenery::Scenery,
    staged::is_up,
};
use crate::window::{
    battlefield::{
        field::{
            people::{Person, area},
            preview,
        },
        fight_ui::{FightAction, FightDialog, FightUi},
        view::{FightView, target},
    },
    ui::screen::Canvas,
};

/// The pointer over the picture: the only one of the game's own.
pub(super) fn pointer() -> PointerId {
    PointerId::Custom(Default::default())
}

/// Where it is as long as it is over something else.
const NOWHERE: Vec2 = Vec2::splat(-10_000.0);
/// A press that moves farther than this is no click, in pixels.
const STILL: f32 = 6.0;
/// Behind everybody who stands on it.
const GROUND_DEPTH: f32 = 10.0;

/// What the hand did on the battlefield, for the screen to carry out.
#[derive(Resource, Default)]
pub struct Pointed {
    pub actions: Vec<FightAction>,
    /// The press has moved: letting go is no click.
    dragged: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pointed>();
    app.world_mut().spawn(pointer());
    app.add_systems(
        PreUpdate,
        (
            pass_on.after(EguiPreUpdateSet::BeginPass).before(PickSet::ProcessInput),
            hit.in_set(PickSet::Backend),
        )
            .run_if(is_up),
    );
}

/// Passes on what the screen's pointer does. A press and its release are told in frames of their own:
/// a click is where something was pressed that was pointed at before.
fn pass_on(
    mut canvases: Query<&mut EguiContext, With<Canvas>>,
    picture: Res<Picture>,
    fight_ui: Res<FightUi>,
    mut waiting: Local<Waiting>,
    mut out: EventWriter<PointerInput>,
    mut redraw: EventWriter<RequestRedraw>,
) {
    let (Ok(mut ctx), Some(stage)) = (canvases.get_single_mut(), picture.stage()) else { return };
    let ctx = ctx.get_mut();
    let is_free = |at: Pos2| {
        let under = ctx.layer_id_at(at).is_none_or(|layer| layer.order == Order::Background);
        stage.rect.contains(at) && under && fight_ui.dialog == FightDialog::Nothing
    };
    for event in ctx.input(|input| input.events.clone()) {
        let Some((at, action)) = told(&event, is_free) else { continue };
        let at = at.filter(|at| is_free(*at)).map(|at| (at - stage.rect.min) * picture.pixels());
        waiting.inputs.push_back((at.map_or(NOWHERE, |at| Vec2::new(at.x, at.y)), action));
    }
    let target = NormalizedRenderTarget::Image(picture.image().clone());
    for (position, action) in waiting.next() {
        let location = Location { target: target.clone(), position };
        out.send(PointerInput::new(pointer(), location, action));
    }
    if !waiting.inputs.is_empty() {
        redraw.send(RequestRedraw);
    }
}

/// Input of the pointer that is not passed on yet, and where it was last.
#[derive(Default)]
struct Waiting {
    inputs: VecDeque<(Vec2, PointerAction)>,
    last: Vec2,
}

impl Waiting {
    /// What is passed on in one frame: all up to the first button.
    fn next(&mut self) -> Vec<(Vec2, PointerAction)> {
        let is_button = |action: &PointerAction| matches!(action, PointerAction::Pressed { .. });
        let button = self.inputs.iter().position(|(_, action)| is_button(action));
        let count = button.map_or(self.inputs.len(), |n| n + 1);
        let inputs: Vec<(Vec2, PointerAction)> = self.inputs.drain(..count).collect();
        inputs.into_iter().map(|(at, action)| (at, self.moved(at, action))).collect()
    }

    /// A move tells how far it went.
    fn moved(&mut self, at: Vec2, action: PointerAction) -> PointerAction {
        let delta = at - std::mem::replace(&mut self.last, at);
        match action {
            PointerAction::Moved { .. } => PointerAction::Moved { delta },
            PointerAction::Pressed { .. } | PointerAction::Canceled => action,
        }
    }
}

/// What of the screen's input concerns the pointer: where it is then, and what it does. Nothing is pressed
/// outside the picture, but what was pressed can be let go there.
fn told(
    event: &egui::Event,
    is_free: impl Fn(Pos2) -> bool,
) -> Option<(Option<Pos2>, PointerAction)> {
    let moved = PointerAction::Moved { delta: Vec2::ZERO };
    #[expect(clippy::wildcard_enum_match_arm, reason = "most input is not the pointer's")]
    match *event {
        egui::Event::PointerMoved(at) => Some((Some(at), moved)),
        egui::Event::PointerGone => Some((None, moved)),
        egui::Event::PointerButton { pos, button, pressed, .. } if !pressed || is_free(pos) => {
            let direction = if pressed { PressDirection::Down } else { PressDirection::Up };
            let button = match button {
                egui::PointerButton::Primary => PointerButton::Primary,
                egui::PointerButton::Secondary => PointerButton::Secondary,
                _ => PointerButton::Middle,
            };
            Some((Some(pos), PointerAction::Pressed { direction, button }))
        }
        _ => None,
    }
}

/// Finds what of the scene is under the pointer: figures by their outline, and the ground behind them.
pub(super) fn hit(
    picture: Res<Picture>,
    pointers: Query<(&PointerId, &PointerLocation)>,
    cameras: Query<Entity, With<BattlefieldCamera>>,
    figures: Query<(Entity, &Person, &OnField, &Transform)>,
    sheets: Query<(Entity, &Scenery)>,
    mut out: EventWriter<PointerHits>,
) {
    let (Some(stage), Ok(camera)) = (picture.stage(), cameras.get_single()) else { return };
    let target = NormalizedRenderTarget::Image(picture.image().clone());
    for (&id, location) in &pointers {
        let Some(location) = location.location().filter(|it| it.target == target) else { continue };
        let at = location.position / picture.pixels();
        let at = stage.rect.min + egui::vec2(at.x, at.y);
        let stands = |person: &Person, place: &Transform| {
            area(&person.at(on_screen(&stage, place)).figure).contains(at)
        };
        let people = figures.iter().filter(|(_, person, _, place)| stands(person, place));
        let people = people.map(|(entity, _, spot, _)| (entity, 1.0 - spot.0.depth));
        let ground = sheets.iter().filter(|(_, it)| **it == Scenery::Ground);
        let ground = ground.map(|(entity, _)| (entity, GROUND_DEPTH));
        let ground = ground.filter(|_| stage.rect.contains(at));
        let one = |(entity, depth)| (entity, HitData::new(camera, depth, None, None));
        out.send(PointerHits::new(id, people.chain(ground).map(one).collect(), 0.0));
    }
}

/// What the hand does to somebody.
pub(super) fn listen_to_figure(figure: &mut EntityCommands) {
    figure.observe(over).observe(out).observe(pressed).observe(click_on_somebody).observe(drag);
}

/// What it does to the ground.
pub(super) fn listen_to_ground(ground: &mut EntityCommands) {
    ground.observe(pressed).observe(drag).observe(point_at_ground).observe(click_on_ground);
}

fn over(on: Trigger<Pointer<Over>>, figures: Query<&Fighter>, mut pointed: ResMut<Pointed>) {
    let who = figures.get(on.entity()).ok().map(|it| it.0);
    pointed.actions.push(FightAction::Hover(who));
}

fn out(_: Trigger<Pointer<Out>>, mut pointed: ResMut<Pointed>) {
    pointed.actions.push(FightAction::Hover(None));
}

fn pressed(_: Trigger<Pointer<Down>>, mut pointed: ResMut<Pointed>) {
    pointed.dragged = false;
}

/// The field follows the hand.
fn drag(on: Trigger<Pointer<Drag>>, picture: Res<Picture>, mut pointed: ResMut<Pointed>) {
    let drag = &on.event().event;
    let (Some(stage), PointerButton::Primary) = (picture.stage(), drag.button) else { return };
    pointed.dragged |= drag.distance.length() > STILL;
    let wide = stage.rect.width() * picture.pixels();
    pointed.actions.push(FightAction::Pan(-drag.delta.x / wide));
}

fn click_on_somebody(on: Trigger<Pointer<Click>>, figures: Query<&Fighter>, mut hand: Hand) {
    let (Ok(fighter), Some(at)) = (figures.get(on.entity()), place(&hand.picture, on.event()))
    else {
        return;
    };
    if hand.pointed.dragged {
        return;
    }
    match on.event().event.button {
        PointerButton::Primary => {
            let actions = clicked(&hand.view, &hand.fight_ui, fighter.0, at);
            hand.pointed.actions.extend(actions);
        }
        PointerButton::Secondary => hand.pointed.actions.push(FightAction::Select(fighter.0)),
        PointerButton::Middle => {}
    }
}

/// The option whose way ends nearest to the pointer is the selected one.
fn point_at_ground(on: Trigger<Pointer<Move>>, mut hand: Hand) {
    let way = hand.way_to(on.event()).filter(|n| *n != hand.fight_ui.selected_option);
    hand.pointed.actions.extend(way.map(FightAction::SelectOption));
}

fn click_on_ground(on: Trigger<Pointer<Click>>, mut hand: Hand) {
    let is_click = on.event().event.button == PointerButton::Primary && !hand.pointed.dragged;
    let way = hand.way_to(on.event()).filter(|_| is_click);
    let at = place(&hand.picture, on.event()).filter(|_| hand.fight_ui.is_touched);
    hand.pointed.actions.extend(way.map(|way| match at {
        // A finger that taps the ground is asked first.
        Some(at) => FightAction::Open(FightDialog::Pick { at, offers: vec![way] }),
        None => FightAction::Take(way),
    }));
}

/// What the pointer meets on the field, and what it comes to.
#[derive(SystemParam)]
struct Hand<'w> {
    view: Res<'w, FightView>,
    fight_ui: Res<'w, FightUi>,
    picture: Res<'w, Picture>,
    pointed: ResMut<'w, Pointed>,
}

impl Hand<'_> {
    fn way_to<E: std::fmt::Debug + Clone + Reflect>(&self, on: &Pointer<E>) -> Option<usize> {
        let at = self.picture.stage()?.metres(place(&self.picture, on)?);
        preview::nearest(&self.view, &self.fight_ui, at)
    }
}

/// Where on the screen that was.
fn place<E: std::fmt::Debug + Clone + Reflect>(picture: &Picture, on: &Pointer<E>) -> Option<Pos2> {
    let at = on.pointer_location.position / picture.pixels();
    let corner = picture.stage()?.rect.min;
    Some(pos2(corner.x + at.x, corner.y + at.y))
}

/// One option about somebody is taken, of several one is picked, as is every one by a finger; else they are looked
/// at.
fn clicked(view: &FightView, fight_ui: &FightUi, who: FighterId, at: Pos2) -> Option<FightAction> {
    let seen = view.of(who)?;
    let about = |n: &usize| target(&view.offers()[*n].chosen) == Some(who);
    let offers: Vec<usize> = fight_ui.shown(view).into_iter().filter(about).collect();
    match (offers.as_slice(), seen.own.is_some()) {
        ([], _) => Some(FightAction::Select(who)),
        (_, true) if view.asked().contains(&who) && fight_ui.selected != Some(who) => {
            Some(FightAction::Select(who))
        }
        (&[only], _) if !fight_ui.is_touched => Some(FightAction::Take(only)),
        (_, _) => Some(FightAction::Open(FightDialog::Pick { at, offers })),
    }
}
