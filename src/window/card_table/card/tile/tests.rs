//! Tests of `tile`.

use bevy_egui::egui::Ui;

use super::*;
use crate::window::card_table::{game::look, table_ui::TableUi, view::TableView};
use crate::{
    builder::testing::library,
    roster::testing::folder,
    saves::Saves,
    session::{GameOptions, Session},
    window::testing::written,
};

fn table(name: &str) -> TableView {
    let game_options = GameOptions { seed: Some(7), ..GameOptions::default() };
    let session =
        Session::begin(&library(), &Saves::at(folder(&format!("tile-{name}"))), &game_options);
    look(&session.expect("a game"), 1)
}

/// CCG-CTR-2
#[test]
fn counters_stand_on_the_cards_that_have_them() {
    let (view, table_ui) = (table("counters"), TableUi::default());
    let mut seen = view.seen.hand[0].clone();
    let place = Rect::from_min_size(pos2(20.0, 20.0), vec2(180.0, 160.0));
    let mut shown = |counters| {
        seen.counters = counters;
        let tiles: [&dyn Fn(&mut Pen); 2] = [&|pen| crew(pen, place, &seen, &[]), &|pen| {
            bar(pen, place.with_max_y(place.top() + BAR), &seen)
        }];
        tiles.map(|tile| {
            let lines = written(|ui: &mut Ui| tile(&mut Pen::new(ui, &view, &table_ui)));
            let words = text::counters(view.card(seen.def), 3);
            lines.into_iter().filter(|(text, _)| text.contains(&words)).count()
        })
    };
    assert_eq!((shown(0), shown(3)), ([0, 0], [1, 1]));
}

#[test]
fn a_bar_names_its_card_but_where_letters_would_stand_below_each_other() {
    let (view, table_ui) = (table("bars"), TableUi::default());
    let seen = view.seen.hand[0].clone();
    let name = view.card(seen.def).name.clone();
    let named = |wide: f32| {
        let place = Rect::from_min_size(pos2(20.0, 20.0), vec2(wide, BAR));
        let lines = written(|ui: &mut Ui| bar(&mut Pen::new(ui, &view, &table_ui), place, &seen));
        lines.into_iter().any(|(text, _)| text == name)
    };
    assert!(named(180.0) && named(60.0) && !named(33.0));
}

#[test]
fn an_exerted_crew_says_so_in_a_word_where_no_gear_comes_to() {
    let (view, table_ui) = (table("exerted"), TableUi::default());
    let mut seen = view.seen.hand[0].clone();
    seen.exerted = true;
    let says = |size: [f32; 2], gear: usize| {
        let place = Rect::from_min_size(pos2(20.0, 20.0), size.into());
        let gear = vec![&seen; gear];
        let lines =
            written(|ui: &mut Ui| crew(&mut Pen::new(ui, &view, &table_ui), place, &seen, &gear));
        lines.into_iter().any(|(text, _)| text.eq_ignore_ascii_case("exerted"))
    };
    assert!(says([180.0, 160.0], 0) && says([180.0, 160.0], 2));
    assert!(!says([180.0, 100.0], 4) && !says([40.0, 136.0], 0));
}
