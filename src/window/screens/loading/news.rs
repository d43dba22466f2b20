//! News of edited data, drawn over every screen.

use std::time::Duration;

use bevy::prelude::*;
use bevy_egui::{
    EguiContext,
    egui::{Align2, Area, Context, Frame, Id, Margin, Order, RichText, Sense, vec2},
};

use crate::window::ui::{
    screen::{Canvas, TableSystems},
    theme::{self, size},
};
use crate::{
    clock::Instant,
    content::{Reloaded, Sources},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<News>().add_systems(Update, draw.after(TableSystems::Decide));
}

/// How long good news is shown.
const SHOWN: Duration = Duration::from_secs(6);
/// No more lines than these are shown.
const MOST: usize = 4;

/// News of the last edit.
#[derive(Resource, Default, Debug, Clone)]
pub struct News {
    /// Files that were taken over.
    pub taken: Option<String>,
    /// Mistakes in the others.
    pub mistakes: Vec<String>,
    since: Option<Instant>,
}

impl News {
    /// Turns the result of an edit into news.
    pub fn of(reloaded: &Reloaded, sources: &Sources) -> News {
        let name = |file: &std::path::PathBuf| {
            let own = sources.own.as_deref().and_then(|own| file.strip_prefix(own).ok());
            let inside = file.strip_prefix(&sources.assets).ok().or(own);
            inside.unwrap_or(file).display().to_string()
        };
        let names: Vec<String> = reloaded.taken.iter().map(name).collect();
        let taken = match &names[..] {
            [] => None,
            [one] => Some(format!("{one} is read again; the next game has it.")),
            [first, others @ ..] => Some(format!(
                "{first} and {} more are read again; the next game has them.",
                others.len()
            )),
        };
        let mistakes =
            reloaded.mistakes.iter().map(|words| format!("{words}; the last good version stays"));
        News { taken, mistakes: mistakes.collect(), since: Some(Instant::now()) }
    }
}

/// Mistakes stay until they are gone, or are clicked away.
fn draw(mut canvases: Query<&mut EguiContext, With<Canvas>>, mut news: ResMut<News>) {
    let news = news.bypass_change_detection();
    let Some(since) = news.since else { return };
    if since.elapsed() >= SHOWN {
        news.taken = None;
    }
    if news.taken.is_none() && news.mistakes.is_empty() {
        news.since = None;
        return;
    }
    let mut is_read = false;
    for mut ctx in &mut canvases {
        is_read |= lines(ctx.get_mut(), news);
    }
    if is_read {
        *news = News::default();
    }
}

/// Draws the lines; whether they were clicked away.
fn lines(ctx: &Context, news: &News) -> bool {
    ctx.request_repaint_after(SHOWN);
    let area = Area::new(Id::new("news of edits")).order(Order::Foreground);
    let area = area.anchor(Align2::CENTER_TOP, vec2(0.0, 8.0)).show(ctx, |ui| {
        let frame = Frame::NONE.fill(theme::RAISED).inner_margin(Margin::symmetric(12, 8));
        frame.stroke((1.0, theme::RULE)).show(ui, |ui| {
            ui.set_max_width(900.0);
            let line = |words: &str, colour| RichText::new(words).size(size::BODY).color(colour);
            if let Some(taken) = &news.taken {
                ui.label(line(taken, theme::TYPE));
            }
            for mistake in news.mistakes.iter().take(MOST) {
                ui.label(line(mistake, theme::now()));
            }
            if let Some(more) = news.mistakes.len().checked_sub(MOST + 1) {
                ui.label(line(&format!("and {} more", more + 1), theme::QUIET));
            }
        });
    });
    area.response.interact(Sense::click()).clicked()
}
