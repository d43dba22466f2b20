//! The tactical view as a screen: draws it each frame and passes each action to the interface or to the
//! fight.

use bevy::prelude::*;
use bevy_egui::egui::{self, Context, Rect, TextureId, Ui, pos2};

use super::{foot, guide, handle::Hands, keys, on_top, panel, rail, side, sum};
use crate::window::{
    battlefield::{
        effects::FightAnimation,
        field::{
            camera::{Stage, metres},
            draw, labels,
            onstage::{Scene, Shown},
            people,
        },
        fight_ui::{FightAction, FightDialog, FightUi},
        log_book::LogBook,
        plan::Plan,
        scene::{
            figures::Seen, ink::Stale, picking::Pointed, picture::Picture,
            staged::BattlefieldSystems,
        },
        view::FightView,
    },
    common::data::GameData,
    ui::{
        compact,
        drawing::{Drawing, page},
        interface::in_use,
        reader,
        screen::{Screen, TableSystems},
    },
};
use crate::{guide::Interface, window::screens::skirmish::pen::Pen};

pub(super) fn plugin(app: &mut App) {
    app.add_event::<FightAction>()
        .init_resource::<FightAnimation>()
        .init_resource::<LogBook>()
        .add_systems(
            Update,
            (follow.before(BattlefieldSystems), draw.after(BattlefieldSystems))
                .in_set(TableSystems::Draw)
                .run_if(in_state(Screen::Fight))
                .run_if(resource_exists::<FightView>),
        );
}

/// Frames until a action can be seen: it is carried out in the first, drawn in the second, and on the
/// screen once the third begins. None comes by itself.
pub(super) const FRAMES: u8 = 3;

/// The longest step of the camera, in seconds: the frame before it may have been long ago.
pub(super) const LONGEST: f32 = 0.05;

/// Hand and eye go where the question wants them, and what is being shown goes on.
fn follow(
    mut drawing: Drawing,
    view: Res<FightView>,
    mut fight_ui: ResMut<FightUi>,
    mut animation: ResMut<FightAnimation>,
) {
    let Some(ctx) = drawing.context() else { return };
    fight_ui.follow(&view);
    fight_ui.is_touched = in_use(&ctx) == Interface::Touch;
    let (now, passed) = ctx.input(|input| (input.time, input.unstable_dt));
    animation.advance(now, fight_ui.speed);
    fight_ui.glide(passed.min(LONGEST));
    if !animation.is_over() || view.burns() || fight_ui.lens != fight_ui.camera {
        ctx.request_repaint();
    }
}

fn draw(
    mut drawing: Drawing,
    game_data: Res<GameData>,
    view: Res<FightView>,
    book: Res<LogBook>,
    (picture, stale, figures): (Res<Picture>, Res<Stale>, Seen),
    mut pointed: ResMut<Pointed>,
    mut fight_ui: ResMut<FightUi>,
    mut animation: ResMut<FightAnimation>,
    mut out: EventWriter<FightAction>,
) {
    let Some(ctx) = drawing.context() else { return };
    if stale.is_stale() {
        ctx.request_repaint();
    }
    let shown = picture.stage().map(|stage| figures.shown(&view, &stage));
    let onstage = Onstage { texture: picture.texture(), shown: shown.unwrap_or_default() };
    let rules = (&*game_data.library.rulebook, &game_data.library.constants);
    let (playing, families) = (!animation.is_over(), rules.0.families().len());
    let mut actions =
        ctx.input(|input| keys::at_the_fight(input, &view, &fight_ui, playing, families));
    let shown = page(&ctx, |ui| whole(ui, &view, &fight_ui, &animation, &book, &onstage));
    let pointed = std::mem::take(&mut pointed.actions);
    if fight_ui.dialog == FightDialog::Nothing {
        actions.extend(shown.into_iter().chain(pointed));
    }
    if fight_ui.dialog == FightDialog::Nothing && !playing {
        actions.extend(guide::draw(&ctx, &view));
    }
    actions.extend(on_top::draw(&ctx, &view, &fight_ui, &book, rules));
    fight_ui.book.fresh = false;
    show_what_was_done(&ctx, !actions.is_empty(), &mut fight_ui);
    let mut hands = Hands {
        view: &view,
        fight_ui: &mut fight_ui,
        animation: &mut animation,
        settings: &mut drawing.settings,
        book: rules.0,
    };
    out.send_batch(actions.into_iter().filter_map(|action| hands.carry_out(action)));
}

/// Calls for the frames in which an action is seen.
fn show_what_was_done(ctx: &Context, anything: bool, fight_ui: &mut FightUi) {
    if anything {
        fight_ui.frames = FRAMES;
    }
    if fight_ui.frames > 0 {
        fight_ui.frames -= 1;
        ctx.request_repaint();
    }
}

/// Everything but what lies on top.
pub(super) fn whole(
    ui: &mut Ui,
    view: &FightView,
    fight_ui: &FightUi,
    animation: &FightAnimation,
    book: &LogBook,
    onstage: &Onstage,
) -> Vec<FightAction> {
    let all = ui.max_rect();
    let mut pen = Pen::new(ui);
    let plan = Plan::of(all);
    left(&mut pen, &plan, view, fight_ui, animation, onstage);
    side::draw(&mut pen, plan.column, view, fight_ui, (&book.lines, book.news));
    if compact::is_on(pen.ui.ctx()) {
        foot::tabs(&mut pen, &plan, view, fight_ui, book);
    } else {
        foot::draw(&mut pen, all, view, fight_ui, book);
    }
    pen.actions
}

/// The rail, the field with all that is written on it, and the people below it.
pub(super) fn left(
    pen: &mut Pen,
    plan: &Plan,
    view: &FightView,
    fight_ui: &FightUi,
    animation: &FightAnimation,
    onstage: &Onstage,
) {
    let Plan { top, picture, low, .. } = *plan;
    rail::draw(pen, top, view, fight_ui);
    let stage = Stage { rect: picture, camera: fight_ui.lens };
    field(pen, &Scene::new(view, fight_ui, animation, stage), onstage);
    if fight_ui.sum || fight_ui.hovered.is_some() {
        let on_the_right = sum::of(view, fight_ui)
            .and_then(|(who, _)| view.of(who))
            .is_some_and(|it| metres(it.place) > fight_ui.camera.centre);
        sum::draw(pen, picture, view, fight_ui, on_the_right);
    }
    panel::draw(pen, low, view, fight_ui);
}

/// The battlefield as the camera sees it, and everybody on it.
#[derive(Default)]
pub(super) struct Onstage<'a> {
    pub texture: Option<TextureId>,
    pub shown: Vec<Shown<'a>>,
}

/// The picture of the battlefield, with all that is written on it.
fn field(pen: &mut Pen, scene: &Scene, onstage: &Onstage) {
    let rect = scene.stage.rect;
    let p = pen.p().with_clip_rect(rect.intersect(pen.p().clip_rect()));
    if let Some(texture) = onstage.texture {
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        p.image(texture, rect, whole, egui::Color32::WHITE);
    }
    draw::words(&p, scene, &onstage.shown);
    for it in &onstage.shown {
        let id = egui::Id::new(("figure", it.seen.id.0));
        reader::label(pen.ui, people::area(&it.figure), id, || labels::spoken(scene.view, it.seen));
    }
    pen.actions.extend(turned(pen.ui, &scene.stage));
}

/// The wheel over the field, or two fingers, zooms around the pointer.
fn turned(ui: &Ui, stage: &Stage) -> Option<FightAction> {
    let (at, turned) = ui.input(|input| {
        let turned = input.smooth_scroll_delta.y + 60.0 * (input.zoom_delta() - 1.0);
        (input.pointer.hover_pos(), turned)
    });
    let at = at.filter(|at| stage.rect.contains(*at) && turned.abs() > 0.1)?;
    Some(FightAction::Zoom((turned / 240.0).exp(), Some(stage.metres(at))))
}
