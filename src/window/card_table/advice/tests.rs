//! Advice and reasons without a window: what keys and clicks ask for, what is drawn, who thinks when.

use bevy::{
    ecs::system::RunSystemOnce,
    prelude::{Events, NextState, World},
    window::RequestRedraw,
};
use bevy_egui::egui::{Key, pos2};
use cards::Move;
use engine::Player;

use super::{draw, rival_plays};
use crate::window::{
    card_table::{
        advice::thinking::think_it_over,
        game::{self, Playing},
        keys,
        table_ui::{TableAction, TableDialog, TableUi},
        view::TableView,
    },
    screens::result::afterwards::Afterwards,
    ui::screen::Screen,
};
use crate::{
    builder::testing::library,
    players::Rival,
    roster::testing::folder,
    saves::Saves,
    session::{GameOptions, Session},
    window::testing::{click, frames, key},
};

/// A table at which the person has answered so many questions with the first option.
fn table(name: &str, answers: usize) -> World {
    let saves = Saves::at(folder(&format!("advice-{name}")));
    let against = Some(vec![Rival::mind_with("red-ledger"), Rival::mind_with("due-process")]);
    let deck = Some("honest-freight".to_owned());
    let game_options = GameOptions { seed: Some(7), deck, against, ..GameOptions::default() };
    let mut session = Session::begin(&library(), &saves, &game_options).expect("a game");
    session.advance();
    for _ in 0..answers {
        let Some(choice) = session.asked() else { break };
        let first = choice.options[0];
        session.decide(first).expect("offered");
        session.advance();
    }
    let mut world = World::new();
    world.init_resource::<NextState<Screen>>();
    world.init_resource::<Events<RequestRedraw>>();
    world.init_resource::<crate::settings::Settings>();
    game::sit_down(&mut world, session);
    world
}

fn open(world: &mut World, what: TableDialog) {
    world.resource_mut::<TableUi>().dialog = what;
}

/// Lets frames pass until nothing new is asked to be drawn; how many there were.
fn settle(world: &mut World) -> usize {
    for frame in 0..2000 {
        world.run_system_once(think_it_over).expect("it runs");
        if world.resource_mut::<Events<RequestRedraw>>().drain().count() == 0 {
            return frame;
        }
    }
    panic!("the adviser thinks for ever");
}

fn struck(world: &World, which: Key) -> Vec<TableAction> {
    let (view, table_ui) = (world.resource::<TableView>(), world.resource::<TableUi>());
    frames(vec![vec![key(which)]], |ctx| keys::at_table(ctx, view, table_ui))
}

#[test]
fn two_keys_open_advice_and_reasons_and_close_them_again() {
    let mut world = table("keys", 2);
    assert_eq!(struck(&world, Key::W), [TableAction::Open(TableDialog::Advice)]);
    assert_eq!(struck(&world, Key::Y), [TableAction::Open(TableDialog::RivalPlays)]);
    for (what, which) in [(TableDialog::Advice, Key::W), (TableDialog::RivalPlays, Key::Y)] {
        open(&mut world, what.clone());
        assert_eq!(struck(&world, which), [TableAction::Open(TableDialog::Nothing)], "{what:?}");
        assert_eq!(
            struck(&world, Key::Escape),
            [TableAction::Open(TableDialog::Nothing)],
            "{what:?}"
        );
    }
    open(&mut world, TableDialog::Advice);
    assert_eq!(struck(&world, Key::ArrowRight), [TableAction::Advise(1)]);
}

#[test]
fn the_adviser_says_what_a_mind_like_theirs_would_do_and_a_digit_or_enter_takes_it() {
    let mut world = table("digit", 3);
    open(&mut world, TableDialog::Advice);
    assert!(struck(&world, Key::Num1).is_empty(), "nothing has been said yet");
    assert!(struck(&world, Key::Enter).is_empty(), "nothing has been said yet");
    settle(&mut world);
    let table_ui = world.resource::<TableUi>();
    let best = table_ui.advice.told()[0].nth;
    for key in [Key::Num1, Key::Enter] {
        assert_eq!(struck(&world, key), [TableAction::Take(best)], "{key:?}");
    }
    let session = &world.non_send_resource::<Playing>().session;
    let (adviser, choice) = (&session.advisers()[0], session.asked().expect("a question"));
    let mut mind = adviser.mind(session.book());
    assert_eq!(mind.decide(&session.observe(), choice), choice.options[best]);
}

#[test]
fn what_was_advised_is_taken_by_a_click() {
    let mut world = table("click", 3);
    open(&mut world, TableDialog::Advice);
    settle(&mut world);
    let (view, table_ui) = (world.resource::<TableView>(), world.resource::<TableUi>());
    let best = table_ui.advice.told()[0].nth;
    let taken = (180..540).step_by(6).any(|y| {
        let at = pos2(640.0, y as f32);
        frames(click(at), |ctx| draw(ctx, view, table_ui)).contains(&TableAction::Take(best))
    });
    assert!(taken, "the best option is a button");
    let beside = frames(click(pos2(20.0, 20.0)), |ctx| draw(ctx, view, table_ui));
    assert_eq!(beside, [TableAction::Open(TableDialog::Nothing)]);
}

#[test]
fn another_question_is_thought_about_anew_and_none_at_all_is_said_to_be_none() {
    let mut world = table("anew", 3);
    open(&mut world, TableDialog::Advice);
    settle(&mut world);
    assert_eq!(settle(&mut world), 0, "what was said stays said");
    world.resource_mut::<TableUi>().advice.turn(1);
    assert!(world.resource::<TableUi>().advice.told().is_empty());
    assert!(settle(&mut world) > 0);
    let mut playing = world.non_send_resource_mut::<Playing>();
    playing.session.decide(Move::Concede).expect("always accepted");
    let over = game::look(&playing.session, 9);
    world.insert_resource(over);
    settle(&mut world);
    let (view, table_ui) = (world.resource::<TableView>(), world.resource::<TableUi>());
    assert!(table_ui.advice.told().is_empty());
    let _ = frames(vec![vec![]], |ctx| draw(ctx, view, table_ui));
}

#[test]
fn reasons_are_told_of_every_rival_and_drawn_at_every_moment() {
    for answers in [0, 5, 15, 40] {
        let mut world = table("whys", answers);
        open(&mut world, TableDialog::RivalPlays);
        settle(&mut world);
        let table_ui = world.resource::<TableUi>();
        let (_, told) = table_ui.rival_plays.told.as_ref().expect("it is told");
        assert_eq!(told.len(), 2);
        let scroll = vec![vec![], vec![key(Key::PageDown)], vec![key(Key::ArrowUp)]];
        assert!(frames(scroll, |ctx| rival_plays(ctx, table_ui)).is_empty());
    }
}

#[test]
fn afterwards_every_decision_is_thought_through_once_more() {
    let mut world = table("afterwards", 30);
    let mut playing = world.non_send_resource_mut::<Playing>();
    for _ in 0..4000 {
        let Some(choice) = playing.session.asked() else { break };
        let last = *choice.options.last().expect("an option");
        playing.session.decide(last).expect("offered");
        playing.session.advance();
    }
    assert!(playing.session.ending().is_some());
    let mut afterwards = Afterwards::new(&playing.session);
    let walk = [Key::ArrowUp, Key::ArrowUp, Key::PageUp, Key::ArrowDown];
    let inputs = [vec![]].into_iter().chain(walk.map(|it| vec![key(it)])).collect();
    let stays = frames(inputs, |ctx| vec![afterwards.draw(ctx)]);
    assert!(stays.into_iter().all(|it| it));
    assert!(afterwards.knows() > 0, "it has thought");
    let closed = frames(vec![vec![key(Key::Escape)]], |ctx| vec![afterwards.draw(ctx)]);
    assert_eq!(closed, [false]);
}
