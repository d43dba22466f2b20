//! What the pointer does on the field.

use super::*;

#[test]
fn somebody_on_the_field_is_selected_or_attacked_by_a_click() {
    let mut battlefield = at(DemoScene::Turn);
    let body = battlefield.body(5);
    let done = tap(&mut battlefield, body);
    let view = battlefield.app.world().resource::<FightView>();
    let attacked = done.iter().find_map(|action| {
        let FightAction::Take(n) = action else { return None };
        target(&view.offers()[*n].chosen)
    });
    assert_eq!(attacked, Some(FighterId(5)), "{done:?}");
    let body = battlefield.body(2);
    let done = tap(&mut battlefield, body);
    assert!(done.contains(&FightAction::Select(FighterId(2))), "{done:?}");
}

#[test]
fn who_is_pointed_at_is_looked_at_until_the_pointer_leaves() {
    let mut battlefield = at(DemoScene::Turn);
    let body = battlefield.body(5);
    battlefield.frame(vec![Input::PointerMoved(body)]);
    assert!(pointed(&mut battlefield).contains(&FightAction::Hover(Some(FighterId(5)))));
    battlefield.frame(vec![Input::PointerMoved(pos2(5.0, 5.0))]);
    assert!(pointed(&mut battlefield).contains(&FightAction::Hover(None)));
}

#[test]
fn a_drag_moves_the_field_and_is_no_click() {
    let mut battlefield = at(DemoScene::Turn);
    let body = battlefield.body(5);
    battlefield.frame(vec![Input::PointerMoved(body), button(body, true)]);
    battlefield.frame(vec![Input::PointerMoved(body + vec2(40.0, 0.0))]);
    battlefield.frame(vec![button(body + vec2(40.0, 0.0), false)]);
    battlefield.frame(Vec::new());
    let done = pointed(&mut battlefield);
    let pan = |action: &FightAction| matches!(action, FightAction::Pan(share) if *share < -0.03);
    assert!(done.iter().any(pan), "{done:?}");
    let click = |action: &FightAction| {
        matches!(action, FightAction::Take(_) | FightAction::Select(_) | FightAction::Open(_))
    };
    assert!(!done.iter().any(click), "{done:?}");
}

#[test]
fn nothing_behind_a_dialog_is_touched() {
    let mut battlefield = at(DemoScene::Turn);
    battlefield.app.world_mut().resource_mut::<FightUi>().dialog = FightDialog::Keys;
    let body = battlefield.body(5);
    assert_eq!(tap(&mut battlefield, body), []);
}

#[test]
fn the_second_button_selects() {
    let mut battlefield = at(DemoScene::Turn);
    let body = battlefield.body(5);
    let press = |pressed| Input::PointerButton {
        pos: body,
        button: PointerButton::Secondary,
        pressed,
        modifiers: Default::default(),
    };
    battlefield.frame(vec![Input::PointerMoved(body), press(true)]);
    battlefield.frame(vec![press(false)]);
    battlefield.frame(Vec::new());
    assert!(pointed(&mut battlefield).contains(&FightAction::Select(FighterId(5))));
}
