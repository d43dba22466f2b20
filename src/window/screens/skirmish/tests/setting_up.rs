//! The page that sets a fight up, by keys alone.

use super::*;

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
