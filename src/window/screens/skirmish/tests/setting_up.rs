//! The page that sets a fight up, by keys alone.

use bevy_egui::egui::Frame;

use super::*;
use crate::window::{
    testing::{phone_frames, tap},
    ui::compact::TARGET,
};

#[test]
fn every_scenario_is_on_the_page_and_can_be_begun_by_somebody() {
    let mut setup = page();
    let count = setup.scenarios().len();
    assert!(count > 9, "ten scenarios and a chance meeting");
    let book = book();
    for n in 0..count {
        setup.carry_out(setup::FightSetupAction::Select(setup::Row::Scenario(n)), &book);
        let fight_options = setup.fight_options().expect("it can be fought");
        assert_eq!(fight_options.commanders.len(), fight_options.setup.scenario.forces.len());
        assert!(
            fight_options.commanders.contains(&crate::skirmish::commander::CommanderKind::Person)
        );
    }
}

#[test]
fn the_page_turns_by_keys_alone() {
    let mut setup = page();
    let book = book();
    let press = |setup: &mut FightSetup, key: Key| {
        let done = setup::on_the_page(&struck(&[key]), setup, 30);
        for action in done.iter().cloned() {
            setup.carry_out(action, &book);
        }
        done
    };
    setup.selected = setup::Row::Rules;
    let rules = setup.rules;
    press(&mut setup, Key::ArrowRight);
    assert_ne!(setup.rules, rules);
    press(&mut setup, Key::ArrowDown);
    assert_eq!(setup.selected, setup::Row::Command);
    let before = setup.command;
    press(&mut setup, Key::ArrowRight);
    assert_ne!(setup.command, before);
    setup.selected = setup::Row::Seed;
    for key in [Key::Num4, Key::Num2, Key::Num7, Key::Backspace] {
        press(&mut setup, key);
    }
    assert_eq!(setup.fight_options().expect("a fight").seed, 42);
    setup.selected = setup::Row::House;
    press(&mut setup, Key::Enter);
    press(&mut setup, Key::ArrowDown);
    press(&mut setup, Key::Enter);
    assert!(setup.house.evade_errata);
    press(&mut setup, Key::Escape);
    setup.selected = setup::Row::Begin;
    assert_eq!(press(&mut setup, Key::Enter), [setup::FightSetupAction::Begin]);
}

#[test]
fn on_a_phone_a_tap_chooses_a_scenario_and_the_strip_begins_the_fight() {
    let setup = page();
    let tapped = |at| {
        phone_frames(tap(at), |ctx| {
            let page = CentralPanel::default().frame(Frame::NONE).show(ctx, |ui| {
                let mut pen = setup::Pen::new(ui);
                setup::draw_page(&mut pen, &setup);
                pen.actions
            });
            page.inner
        })
    };
    // The second row below the tabs.
    let second = pos2(100.0, 2.0 * TARGET + 1.5 * (TARGET + 3.0));
    assert_eq!(tapped(second), [setup::FightSetupAction::Select(setup::Row::Scenario(1))]);
    let strip = pos2(60.0, 812.0 - TARGET / 2.0);
    assert_eq!(tapped(strip), [setup::FightSetupAction::Begin]);
}
