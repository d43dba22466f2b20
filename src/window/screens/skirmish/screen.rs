//! The tactical view as a screen: draws it each frame and passes each action to the interface or to the
//! fight.

use bevy::prelude::*;
use bevy_egui::{
    EguiContext,
    egui::{self, Rect, TextureId, Ui, pos2, vec2},
};
use engine::Rulebook;

use super::{
    advice, guide,
    keys::{self, FAREWELL, HELP, PAUSE},
    log, panel, rail, side, sum,
};
use crate::settings::Settings;
use crate::skirmish::flow::Control;
use crate::window::{
    battlefield::{
        effects::FightAnimation,
        field::{
            camera::{Camera, Stage, metres},
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
        view::{FightView, Question},
    },
    common::data::GameData,
    ui::{
        dialogs, menu, overlay, paint,
        pen::Pen,
        reader,
        rulebook::RulebookPage,
        screen::{Canvas, Screen, TableSystems},
        theme::{self, size},
    },
};

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
    mut canvases: Query<&mut EguiContext, With<Canvas>>,
    view: Res<FightView>,
    mut fight_ui: ResMut<FightUi>,
    mut animation: ResMut<FightAnimation>,
) {
    let Ok(mut ctx) = canvases.get_single_mut() else { return };
    let ctx = ctx.get_mut();
    fight_ui.follow(&view);
    let (now, passed) = ctx.input(|input| (input.time, input.unstable_dt));
    animation.advance(now, fight_ui.speed);
    fight_ui.glide(passed.min(LONGEST));
    if !animation.is_over() || view.burns() || fight_ui.lens != fight_ui.camera {
        ctx.request_repaint();
    }
}

fn draw(
    mut canvases: Query<&mut EguiContext, With<Canvas>>,
    game_data: Res<GameData>,
    view: Res<FightView>,
    book: Res<LogBook>,
    (picture, stale, figures): (Res<Picture>, Res<Stale>, Seen),
    mut pointed: ResMut<Pointed>,
    mut fight_ui: ResMut<FightUi>,
    mut animation: ResMut<FightAnimation>,
    mut settings: ResMut<Settings>,
    mut out: EventWriter<FightAction>,
) {
    let Ok(mut ctx) = canvases.get_single_mut() else { return };
    let ctx = ctx.get_mut();
    if stale.is_stale() {
        ctx.request_repaint();
    }
    let shown = picture.stage().map(|stage| figures.shown(&view, &stage));
    let onstage = Onstage { texture: picture.texture(), shown: shown.unwrap_or_default() };
    let rules = (&*game_data.library.rulebook, &game_data.library.constants);
    let families = rules.0.families().len();
    let mut actions = ctx
        .input(|input| keys::at_the_fight(input, &view, &fight_ui, !animation.is_over(), families));
    let frame = egui::Frame::NONE.fill(theme::SPACE);
    let shown = egui::CentralPanel::default()
        .frame(frame)
        .show(ctx, |ui| whole(ui, &view, &fight_ui, &animation, &book, &onstage));
    let pointed = std::mem::take(&mut pointed.actions);
    if fight_ui.dialog == FightDialog::Nothing {
        actions.extend(shown.inner.into_iter().chain(pointed));
    }
    if fight_ui.dialog == FightDialog::Nothing && animation.is_over() {
        actions.extend(guide::draw(ctx, &view));
    }
    actions.extend(on_top(ctx, &view, &fight_ui, &book, rules));
    fight_ui.book.fresh = false;
    if !actions.is_empty() {
        fight_ui.frames = FRAMES;
    }
    if fight_ui.frames > 0 {
        fight_ui.frames -= 1;
        ctx.request_repaint();
    }
    for action in actions {
        let rest = handle(action, &view, &mut fight_ui, &mut animation, &mut settings, rules.0);
        out.send_batch(rest);
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
    foot(&mut pen, all, view, fight_ui, book);
    pen.actions
}

/// The rail, the field with all that is written on it, and the people below it.
pub(super) fn left(
    pen: &mut Pen<FightAction>,
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
fn field(pen: &mut Pen<FightAction>, scene: &Scene, onstage: &Onstage) {
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
    let Some(at) = pen.ui.input(|input| input.pointer.hover_pos()) else { return };
    let turned =
        pen.ui.input(|input| input.smooth_scroll_delta.y + 60.0 * (input.zoom_delta() - 1.0));
    if rect.contains(at) && turned.abs() > 0.1 {
        let around = scene.stage.metres(at);
        pen.actions.push(FightAction::Zoom((turned / 240.0).exp(), Some(around)));
    }
}

/// The keys that are good for something now, to be clicked as well.
fn foot(
    pen: &mut Pen<FightAction>,
    all: Rect,
    view: &FightView,
    fight_ui: &FightUi,
    book: &LogBook,
) {
    let mut keys = vec![
        ("Tab", "next of yours", FightAction::Next(1)),
        ("← →", "target", FightAction::Target(1)),
        ("S", "the sum", FightAction::Sum),
        ("W", "a veteran's advice", FightAction::Advise),
    ];
    if view.question.as_ref().is_some_and(|it| it.why == skirmish::Why::Orders) {
        keys.push(("G", "all likewise", FightAction::TakeForAll(fight_ui.selected_option)));
    }
    if view.repeats {
        keys.push(("R", "same again", FightAction::Repeat(None)));
    }
    if view.folded() > 0 {
        keys.push(("M", "the helpless", FightAction::Unfold));
    }
    keys.extend(control(view));
    if view.undoable > 0 {
        keys.push(("U", "take back", FightAction::Undo));
    }
    keys.extend([
        ("Q E", "zoom", FightAction::Zoom(1.25, None)),
        ("A D", "along", FightAction::Pan(0.12)),
        ("F", "everybody", FightAction::Fit),
        ("B", "the rule", FightAction::Why),
        ("F1", "keys", FightAction::Open(FightDialog::Keys)),
        ("Esc", "pause", FightAction::Open(FightDialog::Pause { selected: 0 })),
    ]);
    pen.foot(all.left_bottom() + vec2(14.0, -7.0), 16.0, keys);
    if let Some(note) = fight_ui.note.as_ref().or(book.trouble.as_ref()) {
        let at = all.right_bottom() + vec2(-14.0, -7.0);
        let align = egui::Align2::RIGHT_BOTTOM;
        paint::fitted(&pen.p(), at, align, note, size::SMALL, theme::TYPE, 420.0, false);
    }
}

/// How much is asked, where that can be less.
fn control(view: &FightView) -> Option<(&'static str, &'static str, FightAction)> {
    let turn = |it: &Question| matches!(it.why, skirmish::Why::Turn { .. });
    match view.control {
        Control::Full => Some(("C", "ask less", FightAction::Control(Control::Full))),
        Control::StandingOrders => {
            Some(("O", "ask more", FightAction::Control(Control::StandingOrders)))
        }
        Control::Turns if view.question.as_ref().is_some_and(turn) => {
            Some(("O", "orders stand", FightAction::Control(Control::StandingOrders)))
        }
        Control::Turns => None,
    }
}

/// The open dialog, if there is one.
pub(super) fn on_top(
    ctx: &egui::Context,
    view: &FightView,
    fight_ui: &FightUi,
    book: &LogBook,
    rules: (&Rulebook, &cards::data::Constants),
) -> Vec<FightAction> {
    let close = FightAction::Open(FightDialog::Nothing);
    match &fight_ui.dialog {
        FightDialog::Nothing => Vec::new(),
        FightDialog::Keys => {
            dialogs::sheet(ctx, close, |pen, all| dialogs::all_keys(pen, all, &HELP))
        }
        FightDialog::Rules => dialogs::sheet(ctx, close, |pen, all| {
            dialogs::rules(pen, all, &fight_ui.book, rules, FightAction::Book)
        }),
        FightDialog::Log => dialogs::sheet(ctx, close, |pen, all| {
            log::whole(pen, all, &book.lines, book.news, view.seen.seat)
        }),
        FightDialog::Pause { selected } => {
            dialogs::sheet(ctx, close, |pen, all| menu_of(pen, all, "Pause", PAUSE, *selected))
        }
        FightDialog::Farewell { selected } => dialogs::sheet(ctx, close, |pen, all| {
            menu_of(pen, all, "Leave the guide?", FAREWELL, *selected)
        }),
        FightDialog::Pick { .. } => {
            dialogs::sheet(ctx, close, |pen, all| side::pick(pen, all, view, fight_ui))
        }
        FightDialog::Advice { hint } => {
            dialogs::sheet(ctx, close, |pen, all| advice::draw(pen, all, view, hint))
        }
        FightDialog::Handover { side } => {
            dialogs::sheet(ctx, close, |pen, all| handover(pen, all, side))
        }
    }
}

fn menu_of(
    pen: &mut Pen<FightAction>,
    all: Rect,
    title: &str,
    rows: &[(&str, FightAction)],
    selected: usize,
) -> Rect {
    let height = 78.0 + 46.0 * rows.len() as f32;
    let rect = Rect::from_center_size(all.center(), vec2(380.0, height));
    let inner = overlay::panel(pen.ui, rect, title, "Esc goes back");
    for (n, (label, action)) in rows.iter().enumerate() {
        let at = pos2(inner.left(), inner.top() + 46.0 * n as f32);
        let row = Rect::from_min_size(at, vec2(inner.width(), 38.0));
        if menu::button(pen.ui, row, label, n == selected) {
            pen.actions.push(action.clone());
        }
    }
    rect
}

/// Between two persons at one machine nothing is shown.
fn handover(pen: &mut Pen<FightAction>, all: Rect, side: &str) -> Rect {
    let p = pen.p();
    p.rect_filled(all, 0.0, theme::SPACE);
    paint::stars(&p, all, 200);
    let at = all.center();
    let align = egui::Align2::CENTER_CENTER;
    paint::caption(&p, at - vec2(0.0, 30.0), align, side, size::NUMERAL, theme::TYPE);
    let words = "are next. Press Enter when nobody else is looking.";
    paint::say(&p, at + vec2(0.0, 16.0), align, words, size::HEAD, theme::QUIET);
    Rect::NOTHING
}

/// Carries out what concerns only the interface, and hands the rest back.
pub(super) fn handle(
    action: FightAction,
    view: &FightView,
    fight_ui: &mut FightUi,
    animation: &mut FightAnimation,
    settings: &mut Settings,
    book: &Rulebook,
) -> Option<FightAction> {
    match action {
        FightAction::Select(who) if view.is_own(who) => fight_ui.select(Some(who), view),
        FightAction::Select(who) => fight_ui.aimed = Some(who),
        FightAction::Next(steps) => fight_ui.next(steps, view),
        FightAction::Target(steps) => fight_ui.walk(steps, view),
        FightAction::Hover(who) => fight_ui.hovered = who,
        FightAction::SelectOption(n) => fight_ui.selected_option = n,
        FightAction::Zoom(factor, around) => {
            fight_ui.camera.zoom(factor, around);
            fight_ui.look_there();
        }
        FightAction::Pan(share) => {
            fight_ui.camera.pan(share);
            fight_ui.look_there();
        }
        FightAction::Fit => (fight_ui.follows, fight_ui.camera) = (true, Camera::fit(&view.seen)),
        FightAction::Sum => {
            fight_ui.sum = !fight_ui.sum;
            // There is a sum of an attack on somebody only.
            if fight_ui.sum && fight_ui.looked_at(view).is_none() {
                fight_ui.walk(1, view);
            }
        }
        FightAction::Speed => fight_ui.speed = fight_ui.speed.next(),
        FightAction::Skip => animation.finish(),
        FightAction::Open(dialog) => open(dialog, fight_ui),
        FightAction::Rule(id) => look_up(&id, fight_ui, book),
        FightAction::Why => match view.question.as_ref().map(|question| question.why.rule()) {
            Some(rule) => look_up(rule, fight_ui, book),
            None => fight_ui.dialog = FightDialog::Rules,
        },
        FightAction::Book(reading) => fight_ui.book = reading,
        FightAction::Scale(factor) => settings.scale_by(factor),
        #[cfg(target_arch = "wasm32")]
        FightAction::SaveAs | FightAction::Share => {
            fight_ui.dialog = FightDialog::Nothing;
            return Some(action);
        }
        FightAction::Unfold => {
            fight_ui.unfolded = !fight_ui.unfolded;
            fight_ui.select(fight_ui.selected, view);
        }
        FightAction::Take(_)
        | FightAction::TakeForAll(_)
        | FightAction::Repeat(_)
        | FightAction::Control(_)
        | FightAction::Undo
        | FightAction::Advise
        | FightAction::Again { .. }
        | FightAction::Setup
        | FightAction::Sickbay
        | FightAction::GoOn
        | FightAction::LeaveGuide
        | FightAction::Watch
        | FightAction::Leave
        | FightAction::Title => {
            fight_ui.dialog = FightDialog::Nothing;
            return Some(action);
        }
    }
    None
}

fn open(dialog: FightDialog, fight_ui: &mut FightUi) {
    if let FightDialog::Pick { offers, .. } = &dialog {
        fight_ui.selected_option = offers.first().copied().unwrap_or(fight_ui.selected_option);
    }
    fight_ui.dialog = dialog;
}

fn look_up(id: &str, fight_ui: &mut FightUi, book: &Rulebook) {
    match RulebookPage::of(id, book) {
        Some(page) => (fight_ui.book, fight_ui.dialog) = (page, FightDialog::Rules),
        None => fight_ui.note = Some(format!("{id} is not in the rulebook.")),
    }
}
