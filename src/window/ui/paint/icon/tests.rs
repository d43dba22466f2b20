//! Tests of `icon`.

use super::*;

#[test]
fn every_sign_lies_in_its_own_place_of_a_sheet() {
    let sheet = painted(14);
    for (nth, which) in Icon::all().enumerate() {
        let place = place(nth, 14, sheet.size);
        let left = (place.left() * sheet.width() as f32).round() as usize;
        let top = (place.top() * sheet.height() as f32).round() as usize;
        let there: Vec<u8> =
            (0..14 * 14).map(|n| sheet[(left + n % 14, top + n / 14)].a()).collect();
        assert_eq!(there, art::icon(which, 14), "{which:?}");
    }
}
