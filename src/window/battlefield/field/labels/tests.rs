//! What labels say.

use super::*;

#[test]
fn a_figure_is_said_as_it_is_seen() {
    let view = crate::window::battlefield::testing::view();
    let own = view.of(skirmish::FighterId(0)).expect("they are there");
    let said = spoken(&view, own);
    assert!(said.starts_with(&own.name) && said.contains("yours, at "), "{said}");
    let rival = view.seen.fighters.iter().find(|it| !view.is_own(it.id)).expect("a rival");
    assert!(spoken(&view, rival).contains(view.side(rival.side)));
}

#[test]
fn a_name_is_short_and_a_numbered_one_keeps_its_number() {
    assert_eq!(short("Mara Lindqvist"), "Lindqvist");
    assert_eq!(short("Guard 3"), "Guard 3");
    assert_eq!(short("Ada"), "Ada");
}

#[test]
fn what_two_dice_always_or_never_show_is_said_so() {
    assert_eq!([-3, 2, 7, 12, 15].map(needs), ["2+", "2+", "7+", "12+", "13+"]);
}
