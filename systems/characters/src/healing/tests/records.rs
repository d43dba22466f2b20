//! Records that the sheet leaves to the referee: facilities, and augmentations (SE-DAT-11,
//! SE-DAT-12).

use super::*;
use crate::{body::Augmentation, sheet::Characteristic};

/// Points that a day of care restores after a loss of 6 DEX; END 8 adds nothing either way.
fn day(care: Care) -> u8 {
    let (mut bay, id) = bay(patient([8, 8, 8], [0, 6, 0]), care, &[]);
    a_day(&mut bay);
    now(&bay, id)[1] - 2
}

/// SE-DAT-11: a facility has a kind and a tech level, and a carer a level of Medic.
#[test]
fn a_sick_bay_is_as_good_as_a_hospital_and_the_carer_makes_the_difference() {
    for kind in [FacilityKind::SickBay, FacilityKind::Hospital] {
        for tl in [5, 12] {
            let days = [0, 1, 3].map(|medic| day(Care::medical(kind, tl, medic)));
            assert_eq!(days, [3, 4, 6], "{kind:?} of tech level {tl}");
        }
    }
    let care = Care::medical(FacilityKind::Hospital, 12, 2);
    let text = ron::to_string(&care).expect("plain data");
    assert_eq!(ron::from_str::<Care>(&text), Ok(care));
    for field in ["kind", "tl", "medic"] {
        let without = text.replace(field, "something");
        assert!(ron::from_str::<Care>(&without).is_err(), "{without} has no {field}");
    }
}

/// SE-DAT-12: an augmentation has a tech level and a part of the body, or all of it.
#[test]
fn what_is_built_in_counts_where_the_part_that_it_is_of_is_hurt() {
    let built_in = |of: &[Characteristic], lost: [u8; 3]| {
        let mut body = patient([8, 8, 8], lost).body;
        body.augmentations =
            vec![Augmentation { name: "graft".to_owned(), tl: 13, of: of.to_vec() }];
        body.augmentation()
    };
    for (nth, part) in Characteristic::PHYSICAL.into_iter().enumerate() {
        for hurt in 0..3 {
            let mut lost = [0; 3];
            lost[hurt] = 2;
            let expected = (nth == hurt).then_some(13);
            assert_eq!(built_in(&[part], lost), expected, "{part:?}, {lost:?}");
            assert_eq!(built_in(&[], lost), Some(13), "of the whole body");
        }
    }
}

/// SE-DAT-12
#[test]
fn what_is_built_in_is_written_down_with_its_name_its_tech_level_and_its_part() {
    let graft = Augmentation { name: "eye".to_owned(), tl: 12, of: vec![Characteristic::Dex] };
    let text = ron::to_string(&graft).expect("plain data");
    assert_eq!(ron::from_str::<Augmentation>(&text), Ok(graft));
    for field in ["name", "tl"] {
        let without = text.replace(field, "something");
        assert!(ron::from_str::<Augmentation>(&without).is_err(), "{without} has no {field}");
    }
}
