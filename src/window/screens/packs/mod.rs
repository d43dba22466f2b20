//! The list of card packs: which take part, what each adds, what is wrong with one.

mod about;
mod list;
#[cfg(not(target_arch = "wasm32"))]
pub(in crate::window) mod shots;
#[cfg(test)]
mod tests;

use bevy::prelude::*;
use bevy_egui::{
    EguiContext,
    egui::{self, Align2, Context, Key, Painter, Rect, Ui, pos2, vec2},
};

use crate::window::{
    common::{data::GameData, requests::SwitchPack},
    ui::{
        compact,
        keys::{self, struck},
        paint,
        screen::{Canvas, Screen, TableSystems},
        theme::{self, size},
    },
};
use crate::{data::Library, settings::Settings};

pub(in crate::window) fn plugin(app: &mut App) {
    app.init_resource::<PacksUi>()
        .add_systems(OnEnter(Screen::Packs), |mut packs_ui: ResMut<PacksUi>| {
            packs_ui.news.clear();
        })
        .add_systems(Update, draw.in_set(TableSystems::Draw).run_if(in_state(Screen::Packs)));
}

/// The state of the screen.
#[derive(Resource, Debug, Default)]
pub(in crate::window) struct PacksUi {
    /// The pack that is looked at, by its place in the list.
    pub selected: usize,
    /// Outcome of the last switch, where it is more than the switch shows.
    news: Vec<String>,
}

/// An action on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum PacksAction {
    Select(usize),
    /// Turns the selected pack on or off.
    Switch,
    Leave,
}

fn draw(
    mut canvases: Query<&mut EguiContext, With<Canvas>>,
    game_data: Res<GameData>,
    mut packs_ui: ResMut<PacksUi>,
    mut settings: ResMut<Settings>,
    mut screen: ResMut<NextState<Screen>>,
    mut commands: Commands,
) {
    let Ok(mut ctx) = canvases.get_single_mut() else { return };
    let ctx = ctx.get_mut();
    if let Some(factor) = ctx.input(keys::scale) {
        settings.scale_by(factor);
    }
    for action in frame(ctx, &game_data.library, &mut packs_ui) {
        match action {
            PacksAction::Select(n) => packs_ui.selected = n,
            PacksAction::Switch => commands.queue(switch),
            PacksAction::Leave => screen.set(Screen::Title),
        }
        ctx.request_repaint();
    }
}

/// One frame; what was done in it.
fn frame(ctx: &Context, library: &Library, packs_ui: &mut PacksUi) -> Vec<PacksAction> {
    let last = library.packs.len().saturating_sub(1);
    let steps = ctx.input(keys::step);
    packs_ui.selected = packs_ui.selected.saturating_add_signed(steps).min(last);
    let mut actions: Vec<PacksAction> = ctx.input(pressed).into_iter().collect();
    let ground = egui::Frame::NONE.fill(theme::SPACE);
    let shown =
        egui::CentralPanel::default().frame(ground).show(ctx, |ui| page(ui, library, packs_ui));
    actions.extend(shown.inner);
    actions
}

fn pressed(input: &egui::InputState) -> Option<PacksAction> {
    if struck(input, Key::Enter) || struck(input, Key::Space) {
        return Some(PacksAction::Switch);
    }
    struck(input, Key::Escape).then_some(PacksAction::Leave)
}

/// The share of a phone held upright that the pack has which is looked at.
const ABOUT: f32 = 0.55;

fn page(ui: &mut Ui, library: &Library, packs_ui: &PacksUi) -> Vec<PacksAction> {
    if compact::is_on(ui.ctx()) {
        let whole = ui.max_rect();
        let page = compact::Page::draw(ui.painter(), whole, "Card packs", whole.height() * ABOUT);
        compact::way_back(ui, whole.right_top() - vec2(compact::TARGET, 0.0));
        let mut actions = list::draw(ui, page.rows, library, packs_ui);
        actions.extend(about::draw(ui, page.note, library, packs_ui));
        return actions;
    }
    let inner = ui.max_rect().shrink2(vec2(48.0, 38.0));
    let p = ui.painter().clone();
    let top = heading(&p, inner, library) + 26.0;
    let left = Rect::from_min_max(
        pos2(inner.left(), top),
        pos2(inner.left() + 380.0, inner.bottom() - 24.0),
    );
    let right = Rect::from_min_max(pos2(left.right() + 44.0, top), inner.max - vec2(0.0, 24.0));
    let words = "↑ ↓ a pack · Enter turns it on or off · Esc the title";
    paint::say(&p, inner.left_bottom(), Align2::LEFT_BOTTOM, words, size::TINY, theme::FAINT);
    let mut actions = list::draw(ui, left, library, packs_ui);
    actions.extend(about::draw(ui, right, library, packs_ui));
    actions
}

/// The name of the page and how many cards there are; where it ends.
fn heading(p: &Painter, inner: Rect, library: &Library) -> f32 {
    let title = paint::caption(p, inner.min, Align2::LEFT_TOP, "Card packs", 34.0, theme::TYPE);
    let rule = pos2(inner.left() + 2.0, title.bottom() + 8.0);
    paint::underline(p, rule);
    let (packs, cards) = (library.book.packs().len(), library.book.cards().count());
    let s = if packs == 1 { "" } else { "s" };
    let words = format!("{cards} cards of {packs} pack{s} take part in new games.");
    let at = pos2(inner.left(), rule.y + 18.0);
    paint::say(p, at, Align2::LEFT_TOP, &words, size::BODY, theme::QUIET).bottom()
}

/// Turns the selected pack on or off; the deck builder and the next game follow.
fn switch(world: &mut World) {
    let selected = world.resource::<PacksUi>().selected;
    let Some(pack) = world.resource::<GameData>().library.packs.get(selected) else { return };
    let (id, on) = (pack.id.clone(), pack.is_off());
    let SwitchPack(switch) = *world.resource::<SwitchPack>();
    let news = switch(world, &id, on);
    world.resource_mut::<PacksUi>().news = news.unwrap_or_else(|fault| vec![fault.to_string()]);
}
