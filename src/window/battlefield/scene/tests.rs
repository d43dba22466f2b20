//! The battlefield as its entities are.

mod pointer;

use bevy::prelude::*;
use bevy_egui::egui::{Event as Input, PointerButton, Pos2, pos2, vec2};
use skirmish::{Event, FighterId, Gait};

use super::{
    figures::Fighter,
    headless::HeadlessBattlefield,
    layout::{on_screen, transform},
    picture::BattlefieldCamera,
};
use crate::window::{
    battlefield::{
        demo::DemoScene,
        effects::FightAnimation,
        field::onstage::Spot,
        fight_ui::{FightAction, FightDialog, FightUi, Speed},
        scene::{picking::Pointed, picture::Picture},
        testing::moment,
        view::{FightView, target},
    },
    screens::skirmish::tests::ALL,
    testing::{button, click},
    ui::screen::Screen,
};

fn at(scene: DemoScene) -> HeadlessBattlefield {
    HeadlessBattlefield::at(moment(scene))
}

fn pointed(battlefield: &mut HeadlessBattlefield) -> Vec<FightAction> {
    std::mem::take(&mut battlefield.app.world_mut().resource_mut::<Pointed>().actions)
}

/// What a click there does, its press and its release in one frame as a tap may have them.
fn tap(battlefield: &mut HeadlessBattlefield, at: Pos2) -> Vec<FightAction> {
    let input = click(at).into_iter().flatten().collect();
    pointed(battlefield);
    battlefield.frame(input);
    (0..2).for_each(|_| battlefield.frame(Vec::new()));
    pointed(battlefield)
}

#[test]
fn every_moment_is_a_scene_at_any_zoom() {
    for scene in ALL {
        let mut battlefield = at(scene);
        for factor in [1.0, 4.0, 0.02, 30.0] {
            battlefield.app.world_mut().resource_mut::<FightUi>().lens.zoom(factor, None);
            (0..2).for_each(|_| battlefield.frame(Vec::new()));
        }
        assert!(!battlefield.everybody().is_empty(), "{scene:?}");
    }
}

#[test]
fn whom_the_side_does_not_see_has_no_figure() {
    let mut battlefield = at(DemoScene::Turn);
    let seen: Vec<FighterId> = {
        let view = battlefield.app.world().resource::<FightView>();
        view.seen.fighters.iter().map(|it| it.id).collect()
    };
    assert_eq!(battlefield.everybody(), seen);
    let mut view = battlefield.app.world_mut().resource_mut::<FightView>();
    view.seen.fighters.retain(|it| it.id != seen[3]);
    view.version += 1;
    battlefield.frame(Vec::new());
    assert!(!battlefield.everybody().contains(&seen[3]));
    assert_eq!(battlefield.everybody().len(), seen.len() - 1);
}

#[test]
fn a_figure_stands_on_the_screen_where_its_place_is() {
    let battlefield = at(DemoScene::Orders);
    let stage = battlefield.app.world().resource::<Picture>().stage().expect("a picture");
    for (metres, depth, aside) in [(0.0, 0.0, 0.0), (40.0, 0.5, 9.0), (180.0, 1.0, -4.0)] {
        let spot = Spot { metres, depth, aside };
        let off = on_screen(&stage, &transform(&stage, spot)) - spot.on(&stage);
        assert!(off.length() < 0.05, "{off:?}");
    }
}

/// CT-MOV-07: the journal says from where to where.
#[test]
fn who_moves_walks_there_and_stands_there_in_the_end() {
    let mut battlefield = at(DemoScene::Turn);
    let place = |battlefield: &mut HeadlessBattlefield| battlefield.place(0).translation.x;
    let stands = place(&mut battlefield);
    let world = battlefield.app.world_mut();
    let view = world.resource::<FightView>();
    let to = view.of(FighterId(0)).expect("they are there").place;
    let from = to.step(-3000);
    let moved = Event::Moved { who: FighterId(0), from, to, gait: Gait::Walk };
    let mut animation = FightAnimation::default();
    animation.add(&[&moved], &view.seen, &view.armoury);
    world.insert_resource(animation);
    battlefield.frame(Vec::new());
    let begins = place(&mut battlefield);
    assert!(begins < stands - 20.0, "30 m away: {begins} and {stands}");
    let mut animation = battlefield.app.world_mut().resource_mut::<FightAnimation>();
    animation.advance(0.0, Speed::Normal);
    animation.advance(0.2, Speed::Normal);
    battlefield.frame(Vec::new());
    let on_the_way = place(&mut battlefield);
    assert!(begins < on_the_way && on_the_way < stands, "{begins}, {on_the_way}, {stands}");
    battlefield.app.world_mut().resource_mut::<FightAnimation>().finish();
    battlefield.frame(Vec::new());
    assert_eq!(place(&mut battlefield), stands);
}

#[test]
fn where_nothing_changes_nothing_is_drawn() {
    let mut battlefield = at(DemoScene::Turn);
    let draws = |battlefield: &mut HeadlessBattlefield| {
        battlefield.frame(Vec::new());
        let world = battlefield.app.world_mut();
        world.query_filtered::<&Camera, With<BattlefieldCamera>>().single(world).is_active
    };
    battlefield.app.world_mut().resource_mut::<FightAnimation>().finish();
    (0..4).for_each(|_| battlefield.frame(Vec::new()));
    assert!(!draws(&mut battlefield));
    battlefield.app.world_mut().resource_mut::<FightUi>().lens.pan(0.1);
    assert!(draws(&mut battlefield));
    (0..3).for_each(|_| battlefield.frame(Vec::new()));
    assert!(!draws(&mut battlefield));
    battlefield.app.world_mut().resource_mut::<FightUi>().selected = None;
    assert!(draws(&mut battlefield));
}

#[test]
fn who_leaves_a_fight_and_comes_back_finds_everybody_there() {
    let mut battlefield = at(DemoScene::Turn);
    battlefield.app.world_mut().resource_mut::<FightAnimation>().finish();
    (0..2).for_each(|_| battlefield.frame(Vec::new()));
    let here = battlefield.everybody();
    let mut turn_to = |screen: Screen| {
        battlefield.app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
        (0..3).for_each(|_| battlefield.frame(Vec::new()));
        battlefield.everybody()
    };
    assert_eq!(turn_to(Screen::Settings), []);
    assert_eq!(turn_to(Screen::Fight), here);
}

/// Everything of one fight is gone before the next: another fight on the same screen.
#[test]
fn another_fight_has_figures_of_its_own() {
    let mut battlefield = at(DemoScene::Turn);
    let next = moment(DemoScene::Night);
    let expected: Vec<FighterId> = next.view.seen.fighters.iter().map(|it| it.id).collect();
    let world = battlefield.app.world_mut();
    world.insert_resource(next.view);
    world.insert_resource(next.fight_ui);
    world.insert_resource(next.animation);
    (0..2).for_each(|_| battlefield.frame(Vec::new()));
    let here = battlefield.everybody();
    assert!(here.iter().all(|who| expected.contains(who)), "{here:?} of {expected:?}");
    let world = battlefield.app.world_mut();
    assert_eq!(world.query::<&Fighter>().iter(world).count(), here.len());
}
