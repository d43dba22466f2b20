//! The tactical view as a screen: draws it each frame and passes each action to the interface or to the
//! fight.

use bevy::prelude::*;
use bevy_egui::{
    EguiContext,
    egui::{self, Rect, Ui, pos2, vec2},
};
use engine::Rulebook;

use super::{
    advice,
    effects::Play,
    field::{self, Camera},
    fight_ui::{Deed, FightUi, Over},
    keys::{self, HELP, PAUSE},
    log,
    match_summary::LogLine,
    panel, rail, side, sum,
    view::FightView,
};
use crate::settings::Settings;
use crate::window::{
    menu, overlay, paint,
    pen::Pen,
    referee::over::{self, page_of},
    screen::{Canvas, Screen, TableSystems},
    theme::{self, size},
    title::House,
};

pub(super) fn plugin(app: &mut App) {
    app.add_event::<Deed>().init_resource::<Play>().init_resource::<LogBook>().add_systems(
        Update,
        draw.in_set(TableSystems::Draw)
            .run_if(in_state(Screen::Fight))
            .run_if(resource_exists::<FightView>),
    );
}

/// Frames until a deed can be seen: it is carried out in the first, drawn in the second, and on the
/// screen once the third begins. None comes by itself.
const FRAMES: u8 = 3;

/// The log in words; lines from `news` on came after the person's last decision.
#[derive(Resource, Default, Clone)]
pub struct LogBook {
    pub lines: Vec<LogLine>,
    pub news: usize,
    /// Why the newest state is not on disk.
    pub trouble: Option<String>,
}

fn draw(
    mut canvases: Query<&mut EguiContext, With<Canvas>>,
    house: Res<House>,
    view: Res<FightView>,
    book: Res<LogBook>,
    mut fight_ui: ResMut<FightUi>,
    mut play: ResMut<Play>,
    mut settings: ResMut<Settings>,
    mut out: EventWriter<Deed>,
) {
    let Ok(mut ctx) = canvases.get_single_mut() else { return };
    let ctx = ctx.get_mut();
    fight_ui.follow(&view);
    play.advance(ctx.input(|input| input.time), fight_ui.speed);
    let rules = (&*house.library.rulebook, &house.library.constants);
    let families = rules.0.families().len();
    let mut deeds =
        ctx.input(|input| keys::at_the_fight(input, &view, &fight_ui, !play.is_over(), families));
    let frame = egui::Frame::NONE.fill(theme::SPACE);
    let shown = egui::CentralPanel::default()
        .frame(frame)
        .show(ctx, |ui| whole(ui, &view, &fight_ui, &play, &book));
    if fight_ui.over == Over::Nothing {
        deeds.extend(shown.inner);
    }
    deeds.extend(on_top(ctx, &view, &fight_ui, &book, rules));
    fight_ui.book.fresh = false;
    if !deeds.is_empty() {
        fight_ui.frames = FRAMES;
    }
    if fight_ui.frames > 0 {
        fight_ui.frames -= 1;
        ctx.request_repaint();
    }
    for deed in deeds {
        handle(deed, &view, &mut fight_ui, &mut play, &mut settings, rules.0, &mut out);
    }
}

/// Everything but what lies on top.
pub(super) fn whole(
    ui: &mut Ui,
    view: &FightView,
    fight_ui: &FightUi,
    play: &Play,
    book: &LogBook,
) -> Vec<Deed> {
    let all = ui.max_rect();
    let mut pen = Pen::new(ui);
    let top = all.with_max_y(all.top() + 48.0);
    let body = Rect::from_min_max(
        pos2(all.left() + 12.0, top.bottom() + 8.0),
        pos2(all.right() - 12.0, all.bottom() - 26.0),
    );
    let wide = (body.width() * 0.262).clamp(310.0, 430.0);
    let column = body.with_min_x(body.right() - wide);
    let left = body.with_max_x(column.left() - 10.0);
    let low = left.with_min_y(left.bottom() - 118.0);
    let picture = left.with_max_y(low.top() - 8.0);
    rail::draw(&mut pen, top, view, fight_ui);
    field::draw(&mut pen, picture, view, fight_ui, play);
    if fight_ui.sum || fight_ui.hovered.is_some() {
        let on_the_right = sum::of(view, fight_ui)
            .and_then(|(who, _)| view.of(who))
            .is_some_and(|it| field::camera::metres(it.place) > fight_ui.camera.centre);
        sum::draw(&mut pen, picture, view, fight_ui, on_the_right);
    }
    panel::draw(&mut pen, low, view, fight_ui);
    side::draw(&mut pen, column, view, fight_ui, (&book.lines, book.news));
    foot(&mut pen, all, view, fight_ui, book);
    pen.deeds
}

/// The keys that are good for something now, to be clicked as well.
fn foot(pen: &mut Pen<Deed>, all: Rect, view: &FightView, fight_ui: &FightUi, book: &LogBook) {
    let mut keys = vec![
        ("Tab", "next of yours", Deed::Next(1)),
        ("← →", "target", Deed::Target(1)),
        ("S", "the sum", Deed::Sum),
        ("W", "a veteran's advice", Deed::Advise),
    ];
    if view.undoable > 0 {
        keys.push(("U", "take back", Deed::Undo));
    }
    keys.extend([
        ("Q E", "zoom", Deed::Zoom(1.25, None)),
        ("A D", "along", Deed::Pan(0.12)),
        ("F", "everybody", Deed::Fit),
        ("B", "the rule", Deed::Why),
        ("F1", "keys", Deed::Open(Over::Keys)),
        ("Esc", "pause", Deed::Open(Over::Pause { lit: 0 })),
    ]);
    pen.foot(all.left_bottom() + vec2(14.0, -7.0), 16.0, keys);
    if let Some(note) = fight_ui.note.as_ref().or(book.trouble.as_ref()) {
        let at = all.right_bottom() + vec2(-14.0, -7.0);
        let align = egui::Align2::RIGHT_BOTTOM;
        paint::fitted(&pen.p(), at, align, note, size::SMALL, theme::TYPE, 420.0, false);
    }
}

/// What lies open, if anything does.
fn on_top(
    ctx: &egui::Context,
    view: &FightView,
    fight_ui: &FightUi,
    book: &LogBook,
    rules: (&Rulebook, &cards::data::Constants),
) -> Vec<Deed> {
    let close = Deed::Open(Over::Nothing);
    match &fight_ui.over {
        Over::Nothing => Vec::new(),
        Over::Keys => over::sheet(ctx, close, |pen, all| over::all_keys(pen, all, &HELP)),
        Over::Rules => over::sheet(ctx, close, |pen, all| {
            over::rules(pen, all, &fight_ui.book, rules, Deed::Book)
        }),
        Over::Log => over::sheet(ctx, close, |pen, all| {
            log::whole(pen, all, &book.lines, book.news, view.seen.seat)
        }),
        Over::Pause { lit } => over::sheet(ctx, close, |pen, all| pause(pen, all, *lit)),
        Over::Pick { .. } => {
            over::sheet(ctx, close, |pen, all| side::pick(pen, all, view, fight_ui))
        }
        Over::Advice { hint } => {
            over::sheet(ctx, close, |pen, all| advice::draw(pen, all, view, hint))
        }
        Over::Handover { side } => over::sheet(ctx, close, |pen, all| handover(pen, all, side)),
    }
}

fn pause(pen: &mut Pen<Deed>, all: Rect, lit: usize) -> Rect {
    let height = 78.0 + 46.0 * PAUSE.len() as f32;
    let rect = Rect::from_center_size(all.center(), vec2(380.0, height));
    let inner = overlay::panel(pen.ui, rect, "Pause", "Esc goes back");
    for (n, (label, deed)) in PAUSE.iter().enumerate() {
        let at = pos2(inner.left(), inner.top() + 46.0 * n as f32);
        let row = Rect::from_min_size(at, vec2(inner.width(), 38.0));
        if menu::button(pen.ui, row, label, n == lit) {
            pen.deeds.push(deed.clone());
        }
    }
    rect
}

/// Between two persons at one machine nothing is shown.
fn handover(pen: &mut Pen<Deed>, all: Rect, side: &str) -> Rect {
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

/// Carries out what concerns only the interface and passes the rest on.
fn handle(
    deed: Deed,
    view: &FightView,
    fight_ui: &mut FightUi,
    play: &mut Play,
    settings: &mut Settings,
    book: &Rulebook,
    out: &mut EventWriter<Deed>,
) {
    match deed {
        Deed::Select(who) if view.is_own(who) => fight_ui.select(Some(who), view),
        Deed::Select(who) => fight_ui.aimed = Some(who),
        Deed::Next(steps) => fight_ui.next(steps, view),
        Deed::Target(steps) => fight_ui.walk(steps, view),
        Deed::Hover(who) => fight_ui.hovered = who,
        Deed::Light(n) => fight_ui.lit = n,
        Deed::Zoom(factor, around) => {
            fight_ui.follows = false;
            fight_ui.camera.zoom(factor, around);
        }
        Deed::Pan(share) => {
            fight_ui.follows = false;
            fight_ui.camera.pan(share);
        }
        Deed::Fit => (fight_ui.follows, fight_ui.camera) = (true, Camera::fit(&view.seen)),
        Deed::Sum => {
            fight_ui.sum = !fight_ui.sum;
            // There is a sum of an attack on somebody only.
            if fight_ui.sum && fight_ui.looked_at(view).is_none() {
                fight_ui.walk(1, view);
            }
        }
        Deed::Speed => fight_ui.speed = fight_ui.speed.next(),
        Deed::Skip => play.finish(),
        Deed::Open(over) => open(over, fight_ui),
        Deed::Rule(id) => look_up(&id, fight_ui, book),
        Deed::Why => match view.question.as_ref().map(|question| question.why.rule()) {
            Some(rule) => look_up(rule, fight_ui, book),
            None => fight_ui.over = Over::Rules,
        },
        Deed::Book(reading) => fight_ui.book = reading,
        Deed::Scale(factor) => settings.scale_by(factor),
        #[cfg(target_arch = "wasm32")]
        Deed::SaveAs | Deed::Share => {
            fight_ui.over = Over::Nothing;
            out.send(deed);
        }
        Deed::Take(_)
        | Deed::Undo
        | Deed::Advise
        | Deed::Again { .. }
        | Deed::Setup
        | Deed::Sickbay
        | Deed::Leave => {
            fight_ui.over = Over::Nothing;
            out.send(deed);
        }
    }
}

fn open(over: Over, fight_ui: &mut FightUi) {
    if let Over::Pick { offers, .. } = &over {
        fight_ui.lit = offers.first().copied().unwrap_or(fight_ui.lit);
    }
    fight_ui.over = over;
}

fn look_up(id: &str, fight_ui: &mut FightUi, book: &Rulebook) {
    match page_of(id, book) {
        Some(page) => (fight_ui.book, fight_ui.over) = (page, Over::Rules),
        None => fight_ui.note = Some(format!("{id} is not in the rulebook.")),
    }
}
