//! How far loading is, and why there is nothing to play with.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{
    EguiContext,
    egui::{self, Align2, Painter, Rect, Ui, pos2, vec2},
};

use super::{Failure, collections::Listing, compile::Compiling, paths::asset_path};
use crate::window::ui::{
    keys, paint, reader,
    screen::{Canvas, Screen, TableSystems},
    sky,
    theme::{self, size},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (
            (count, draw, draw_on).chain().run_if(in_state(Screen::Loading)),
            draw_failure.run_if(in_state(Screen::Failed)),
        )
            .in_set(TableSystems::Draw),
    )
    .init_resource::<Progress>();
}

/// How many files have come, of how many.
#[derive(Resource, Default, Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    pub loaded: usize,
    pub total: usize,
}

impl Progress {
    /// From 0 to 1.
    fn share(self) -> f32 {
        self.loaded as f32 / self.total.max(1) as f32
    }
}

fn count(
    listing: Res<Listing>,
    places: Res<crate::window::screens::loading::places::Places>,
    server: Res<AssetServer>,
    mut progress: ResMut<Progress>,
) {
    let files = || listing.0.iter().flat_map(|part| &part.files);
    let paths = files().filter_map(|file| asset_path(&places.sources, file));
    let handles = paths.filter_map(|path| server.get_handle_untyped(path));
    let loaded = handles.filter(|handle| server.is_loaded(handle)).count();
    *progress = Progress { loaded, total: files().count() };
}

/// Nothing else calls for frames meanwhile.
fn draw_on(mut redraw: EventWriter<RequestRedraw>) {
    redraw.send(RequestRedraw);
}

fn draw(
    mut canvases: Query<&mut EguiContext, With<Canvas>>,
    progress: Res<Progress>,
    compiling: Option<Res<Compiling>>,
) {
    let words = match compiling {
        Some(_) => "Checking cards, rules and words …".to_owned(),
        None => format!("Loading: {} of {} files", progress.loaded, progress.total),
    };
    for mut ctx in &mut canvases {
        page(ctx.get_mut(), |ui, all| {
            let at = pos2(all.left() + 98.0, all.center().y);
            let bar = Rect::from_min_size(at, vec2(420.0, 4.0));
            ui.painter().rect_filled(bar, 0.0, theme::RULE);
            let done = bar.with_max_x(bar.left() + bar.width() * progress.share());
            ui.painter().rect_filled(done, 0.0, theme::now());
            let said = bar.translate(vec2(0.0, 22.0));
            paint::say(ui.painter(), said.min, Align2::LEFT_TOP, &words, size::HEAD, theme::QUIET);
            reader::say(ui, said, "loading", || words.clone());
        });
    }
}

fn draw_failure(
    mut canvases: Query<&mut EguiContext, With<Canvas>>,
    failure: Res<Failure>,
    mut exit: EventWriter<AppExit>,
) {
    let words = failure.to_string();
    for mut ctx in &mut canvases {
        let ctx = ctx.get_mut();
        page(ctx, |ui, all| {
            let at = pos2(all.left() + 98.0, all.center().y - 40.0);
            let head = "There is nothing to play with.";
            paint::say(ui.painter(), at, Align2::LEFT_TOP, head, size::TITLE, theme::TYPE);
            let room = Rect::from_min_size(at + vec2(0.0, 40.0), vec2(760.0, 200.0));
            paint::flow(ui.painter(), room, &words, size::HEAD, theme::now(), false);
            reader::say(ui, room, "failure", || format!("{head} {words}"));
            let foot = pos2(at.x, all.bottom() - 26.0);
            paint::say(
                ui.painter(),
                foot,
                Align2::LEFT_TOP,
                "Esc closes",
                size::SMALL,
                theme::FAINT,
            );
        });
        if ctx.input(|input| keys::struck(input, egui::Key::Escape)) {
            exit.send(AppExit::error());
        }
    }
}

/// A page under the name of the game.
fn page(ctx: &egui::Context, inside: impl FnOnce(&Ui, Rect)) {
    let frame = egui::Frame::NONE.fill(theme::SPACE);
    egui::CentralPanel::default().frame(frame).show(ctx, |ui| {
        let all = ui.max_rect();
        sky::sky(ui.painter(), all);
        name(ui.painter(), all);
        inside(ui, all);
    });
}

fn name(p: &Painter, all: Rect) {
    let at = pos2(all.left() + 94.0, all.top() + 52.0);
    let name = paint::caption(p, at, Align2::LEFT_TOP, "Far Lanes", size::GIANT, theme::TYPE);
    let rule = pos2(at.x + 4.0, name.bottom() + 12.0);
    paint::underline(p, rule);
}
