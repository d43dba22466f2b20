//! The page of guided first games.

use bevy::prelude::World;
use bevy_egui::egui::{Key, Rect, Ui, vec2};

use super::{
    games::sit_down,
    groups::Item,
    state::{Page, Title},
};
use crate::window::{
    common::{
        data::GameData,
        requests::{GuidedFight, GuidedHaul, GuidedLife, Lesson, TitleNotes},
    },
    ui::{
        compact, keys,
        menu::{self, Done, Row, Sort},
        sky,
    },
};
use crate::{data::Library, session::Session};

/// Height of a row.
const LESSON: f32 = 46.0;

/// Draws it; what was chosen there.
pub(super) fn page(ui: &mut Ui, all: Rect, library: &Library, title: &mut Title) -> Option<Item> {
    let list = if compact::is_on(ui.ctx()) {
        compact::Page::draw(ui.painter(), all, "Learn to play", 0.0).rows
    } else {
        sky::heading(ui.painter(), all, 0.0);
        Rect::from_min_size(all.min + vec2(96.0, 206.0), vec2(520.0, 480.0))
    };
    let guides = &library.guides;
    let all_of_them = [
        (guides.cards.lessons.len(), Item::LearnCards, "A card game", "ten minutes"),
        (guides.fight.lessons.len(), Item::LearnFight, "A fight", "five minutes"),
        (guides.life.lessons.len(), Item::LearnLife, "A life", "five minutes"),
        (guides.haul.lessons.len(), Item::LearnHaul, "A campaign", "its first leg"),
    ];
    let there = all_of_them.into_iter().filter(|(lessons, ..)| *lessons > 0);
    let there = there.map(|(_, item, label, value)| (Some(item), label, value));
    let items: Vec<_> = there.chain([(None, "Back", "")]).collect();
    let press = |&(_, label, value): &(_, _, _)| Row { label, value, sort: Sort::Press };
    let rows: Vec<Row> = items.iter().map(press).collect();
    let (height, selected) = (LESSON, &mut title.selected);
    let done = menu::draw_rows(ui, list, height, &rows, selected, &mut String::new());
    let chosen = done.map(|Done { row, .. }| items[row].0);
    let left = ui.input(|input| keys::struck(input, Key::Escape));
    if left || chosen == Some(None) {
        title.turn_to(Page::Home);
        ui.ctx().request_repaint();
    }
    chosen.flatten()
}

/// Begins the guided card game.
pub(super) fn cards(world: &mut World) {
    let game_data = world.resource::<GameData>();
    let session = Session::begin_guided(&game_data.library, &game_data.saves);
    sit_down(world, session);
}

/// Begins the guided fight.
pub(super) fn fight(world: &mut World) {
    let GuidedFight(learn) = *world.resource::<GuidedFight>();
    learn_by(world, learn);
}

/// Begins the guided life.
pub(super) fn life(world: &mut World) {
    let GuidedLife(learn) = *world.resource::<GuidedLife>();
    learn_by(world, learn);
}

/// Begins the guided campaign.
pub(super) fn haul(world: &mut World) {
    let GuidedHaul(learn) = *world.resource::<GuidedHaul>();
    learn_by(world, learn);
}

fn learn_by(world: &mut World, learn: Lesson) {
    if let Err(fault) = learn(world) {
        world.resource_mut::<TitleNotes>().0 = vec![fault];
    }
}
