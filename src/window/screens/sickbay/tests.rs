//! The sickbay without a window: who comes in, what is done, what is remembered and kept.

mod kept;
mod told;

use std::{
    path::{Path, PathBuf},
    sync::LazyLock,
};

use bevy_egui::egui::{Event, InputState, Key, Modifiers, RawInput};
use characters::{
    body::Seconds,
    healing::{HealingRules, RuleSet},
    sheet::PersonQuery,
};
use engine::Rulebook;

use super::{Field, SickbayAction, Ward, keys, middle::signs, ward::MOST_BEDS};
use crate::{
    data::Library,
    roster::{RosterFolder, testing::folder},
};

fn book() -> Rulebook {
    let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    (*Library::read(&assets).expect("the shipped assets").rulebook).clone()
}

fn ward_at(library: &RosterFolder, actions: impl IntoIterator<Item = SickbayAction>) -> Ward {
    let mut ward = Ward::new(HealingRules::default(), 3);
    ward.people = library.list();
    let book = book();
    actions.into_iter().for_each(|action| ward.carry_out(action, &book, library));
    ward
}

fn ward(actions: impl IntoIterator<Item = SickbayAction>) -> Ward {
    static NOBODY: LazyLock<PathBuf> = LazyLock::new(|| folder("ward-nobody"));
    ward_at(&RosterFolder::at(&*NOBODY), actions)
}

fn upp(digits: &str) -> SickbayAction {
    SickbayAction::Upp(digits.to_owned())
}

fn now(ward: &Ward) -> [u8; 3] {
    let person = &ward.patient().expect("a patient").person;
    person.body.physical(*person.characteristics)
}

#[test]
fn anybody_comes_in_by_their_profile_and_a_profile_that_is_none_is_refused() {
    let came = ward([upp("7A8667"), SickbayAction::Admit]);
    assert_eq!(now(&came), [7, 10, 8]);
    assert_eq!(came.bed().map(|bed| bed.name.as_str()), Some("Patient 1"));
    assert_eq!(came.selected, Field::Points, "a wound comes next");
    let refused = ward([upp("7A8"), SickbayAction::Admit]);
    assert!(refused.beds.is_empty() && refused.bay.is_none());
    assert!(refused.note.expect("why").contains("7A8"));
}

#[test]
fn nothing_is_done_while_nobody_lies_here() {
    for action in [
        SickbayAction::Wound,
        SickbayAction::FirstAid,
        SickbayAction::Wait(Seconds::DAY),
        SickbayAction::Discharge,
    ] {
        assert!(ward([action.clone()]).note.is_some(), "{action:?}");
    }
}

/// SE-HEA-11
#[test]
fn days_of_rest_bring_points_back_and_every_change_is_in_the_curve() {
    let wait = SickbayAction::Wait(Seconds::DAY.times(14));
    let ward = ward([
        upp("777777"),
        SickbayAction::Admit,
        SickbayAction::Turn(Field::Points, -6),
        SickbayAction::Wound,
        wait,
    ]);
    assert_eq!(now(&ward), [7, 7, 7]);
    let curve = &ward.bed().expect("a bed").curve;
    assert!(curve.windows(2).all(|pair| pair[0].at <= pair[1].at), "time never runs backward");
    assert!(curve.iter().any(|it| it.now[2] > 1 && it.now[2] < 7), "on the way");
    assert_eq!(curve.last().map(|it| it.at), Some(Seconds::DAY.times(14)));
}

#[test]
fn a_refusal_is_told_and_changes_nothing() {
    let before = ward([upp("777777"), SickbayAction::Admit]);
    let after = ward([upp("777777"), SickbayAction::Admit, SickbayAction::Operate]);
    assert_eq!(before.bay, after.bay);
    assert_eq!(after.note.as_deref(), Some("Surgery needs a sick bay or a hospital."));
}

#[test]
fn care_is_given_as_it_is_turned_and_shown_for_whom_is_looked_at() {
    let mut ward = ward([
        upp("777777"),
        SickbayAction::Admit,
        upp("888888"),
        SickbayAction::Admit,
        SickbayAction::Turn(Field::Bed, 1),
        SickbayAction::Turn(Field::Place, 2),
    ]);
    let care = ward.patient().expect("the second").care;
    assert!(!care.rest && care.facility.is_some());
    ward.carry_out(SickbayAction::NextBed(1), &book(), &RosterFolder::at(folder("ward-care")));
    assert_eq!((ward.at, ward.form.rest, ward.form.place), (0, true, None));
}

/// M-05
#[test]
fn the_rules_are_chosen_before_anybody_comes_in_and_hold_for_all() {
    let mut ward = ward([
        SickbayAction::Turn(Field::Rules, 1),
        upp("777777"),
        SickbayAction::Admit,
        SickbayAction::Wound,
    ]);
    assert_eq!(ward.form.set, RuleSet::Classic);
    assert_eq!(ward.patient().map(|it| it.person.body.lost.iter().sum::<u8>()), Some(12));
    assert!(!ward.turns(Field::Rules));
    let library = RosterFolder::at(folder("ward-rules"));
    ward.carry_out(SickbayAction::Turn(Field::Rules, 1), &book(), &library);
    assert_eq!(ward.form.set, RuleSet::Classic);
    ward.carry_out(SickbayAction::Discharge, &book(), &library);
    assert!(ward.bay.is_none() && ward.turns(Field::Rules));
}

#[test]
fn the_same_seed_and_the_same_deeds_give_the_same_story() {
    let story = || {
        let wait = SickbayAction::Wait(Seconds::DAY.times(5));
        ward([
            upp("777777"),
            SickbayAction::Admit,
            SickbayAction::Wound,
            SickbayAction::FirstAid,
            wait,
        ])
        .beds
    };
    assert_eq!(story(), story());
}

/// CT-RUL-64
#[test]
fn a_classic_wound_goes_where_the_row_says() {
    let to_end = [
        SickbayAction::Turn(Field::Rules, 1),
        SickbayAction::Turn(Field::Pick, -1),
        SickbayAction::Turn(Field::Points, -7),
        upp("777777"),
        SickbayAction::Admit,
        SickbayAction::Wound,
    ];
    assert_eq!(now(&ward(to_end)), [7, 7, 2]);
}
