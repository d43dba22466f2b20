//! Tests of `board`.

use super::{CREW, SLENDER, SLIVER, widths};

#[test]
fn a_crew_tile_is_never_wider_than_it_gets_and_all_of_them_fit() {
    for (slots, crew) in (1..=8).flat_map(|slots| (0..=slots).map(move |crew| (slots, crew))) {
        for room in [200.0, 380.0, 520.0, 900.0] {
            let (tile, empty) = widths(room, slots, crew);
            assert!(tile <= CREW, "{crew} of {slots} in {room}: {tile}");
            let all = tile * crew as f32 + empty * (slots - crew) as f32;
            assert!(all <= room + 0.1, "{crew} of {slots} in {room}: {all}");
        }
    }
    assert_eq!(widths(360.0, 6, 1), (CREW, (360.0 - CREW) / 5.0));
    assert_eq!(widths(360.0, 8, 5).1, SLIVER);
    assert!(widths(360.0, 6, 5).0 > SLENDER);
}
