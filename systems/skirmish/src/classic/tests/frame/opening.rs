//! The opening range (CT-RNG-01 to CT-RNG-06, CT-RNG-14).

use dice::Odds;

use super::*;
use crate::{
    classic::opening::{row, terrain_dm},
    field::Range,
};

fn on(terrain: Terrain, opening: Opening) -> Scenario {
    let scenario = scenario(vec![side(10, people(2)), side(12, people(2))]);
    Scenario { opening, ground: Ground { terrain, ..scenario.ground.clone() }, ..scenario }
}

fn met(fight: &Skirmish) -> (Range, u16) {
    let told = events(fight).iter().find_map(|event| {
        let Event::OpeningRange { range, bands, .. } = event else { return None };
        Some((*range, *bands))
    });
    told.expect("the range is told")
}

/// CT-RNG-03, CT-RNG-04, CT-RNG-05, CT-RUL-13
#[test]
fn two_dice_and_the_terrain_give_the_row_of_the_table() {
    let thrown = |terrain, dice: &[u8]| met(&fight(on(terrain, Opening::Thrown), dice));
    assert_eq!(thrown(Terrain::Jungle, &[1, 1]), (Range::Close, 0));
    assert_eq!(thrown(Terrain::Desert, &[1, 1]), (Range::Medium, 1));
    assert_eq!(thrown(Terrain::Interior, &[1, 1]), (Range::Short, 0), "-3 is row 1");
    assert_eq!(thrown(Terrain::Desert, &[6, 6]), (Range::VeryLong, 15), "16 is row 13");
}

/// CT-RNG-05
#[test]
fn each_row_has_its_range() {
    let figures = tables::figures();
    let rows = (1..=13).map(|total| row(&figures, total).name()).collect::<Vec<_>>();
    let expected = "short|close|short|medium|short|medium|medium|long|medium|very long|long|\
                    very long|very long";
    assert_eq!(rows.join("|"), expected);
}

/// CT-RNG-06, CT-RUL-57
#[test]
fn each_terrain_has_its_modifier() {
    let figures = tables::figures();
    let dms = Terrain::ALL.map(|terrain| terrain_dm(&figures, terrain));
    assert_eq!(dms, [3, 3, 2, 2, 3, 1, 0, 1, -4, 4, 2, -1, 2, -4, -5]);
}

/// CT-RNG-02, CT-RNG-14, CT-RUL-67
#[test]
fn the_referee_may_say_the_range_and_each_party_starts_in_one_band() {
    for (range, apart) in Range::ALL.into_iter().zip([0, 0, 1, 6, 15]) {
        let fight = fight(on(Terrain::Clear, Opening::At(range)), &[]);
        let bands = [0, 1, 2, 3].map(|who| band(&fight, who));
        assert_eq!(bands, [10, 10, 10 + apart, 10 + apart], "{range}");
        assert_eq!(met(&fight), (range, apart as u16));
    }
}

/// CT-RNG-01, CT-RNG-07, CT-RUL-12
#[test]
fn who_meets_at_close_range_touches_every_enemy_and_at_short_none() {
    let close = fight(on(Terrain::Clear, Opening::At(Range::Close)), &[]);
    assert_eq!([touching(&close, 0), touching(&close, 3)], [[2, 3], [0, 1]]);
    let short = fight(on(Terrain::Clear, Opening::At(Range::Short)), &[]);
    assert!((0..4).all(|who| touching(&short, who).is_empty()));
}

/// CT-CBT-03: no throw where the referee places everybody.
#[test]
fn who_is_placed_stands_in_the_middle_of_the_band_of_that_place() {
    let mut placed = on(Terrain::Clear, Opening::Placed);
    placed.forces[1].fighters[0].at = Some(Place::metres(371));
    placed.forces[1].fighters[1].at = Some(Place::metres(5000));
    let fight = fight(placed, &[]);
    assert_eq!([0, 2, 3].map(|who| band(&fight, who)), [10, 15, 40]);
    assert_eq!(met(&fight), (Range::Long, 5));
}

/// CT-RUL-67
#[test]
fn where_the_field_is_too_short_all_move_up_and_meet_nearer_if_they_must() {
    let mut short = on(Terrain::Clear, Opening::At(Range::Long));
    short.ground.length = 310;
    let near = fight(short.clone(), &[]);
    assert_eq!([0, 2].map(|who| band(&near, who)), [6, 12]);
    short.ground.length = 100;
    let nearer = fight(short, &[]);
    assert_eq!([0, 2].map(|who| band(&nearer, who)), [0, 4]);
    assert_eq!(met(&nearer), (Range::Long, 4));
}

/// CT-RUL-67
#[test]
fn the_others_are_on_the_side_where_the_scenario_has_them_and_the_bound_stay() {
    let mut mirrored = on(Terrain::Clear, Opening::At(Range::Long));
    mirrored.forces[1].at = Place::band(3);
    mirrored.forces[0].fighters[1] = in_band(2, Recruit { captive: true, ..person("bound") });
    mirrored.forces.push(side(0, people(1)));
    let fight = fight(mirrored, &[]);
    assert_eq!([0, 1, 2, 4].map(|who| band(&fight, who)), [12, 2, 6, 0]);
}

/// CT-RNG-05, CT-RNG-06: the oracle's table by terrain.
#[test]
fn each_terrain_has_the_ranges_of_the_oracle() {
    let by_dm = |dm| match dm {
        -5 => [6, 23, 7, 0, 0],
        -4 => [5, 20, 10, 1, 0],
        -3 => [4, 16, 14, 2, 0],
        -2 => [3, 13, 16, 3, 1],
        -1 => [2, 9, 18, 5, 2],
        0 => [1, 6, 18, 7, 4],
        1 => [0, 4, 16, 9, 7],
        2 => [0, 2, 14, 9, 11],
        3 => [0, 1, 10, 9, 16],
        _ => [0, 0, 7, 9, 20],
    };
    let figures = tables::figures();
    for dm in -5..=4 {
        let expected = by_dm(dm).map(|ways| Odds::new(ways, 36));
        assert_eq!(crate::classic::opening_odds(&figures, dm), expected, "{dm}");
    }
    for terrain in Terrain::ALL {
        let dm = terrain_dm(&figures, terrain);
        assert!((-5..=4).contains(&dm), "{terrain:?}");
    }
}
