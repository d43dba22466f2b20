//! Tests of `whole_log`.

use super::*;

#[test]
fn the_highlight_walks_over_what_is_shown_and_stays_in_it() {
    let shown = [2, 5, 9];
    assert_eq!(walked(None, -1, &shown), Some(9), "from nowhere to the newest");
    assert_eq!(walked(Some(9), -1, &shown), Some(5));
    assert_eq!(walked(Some(5), -7, &shown), Some(2));
    assert_eq!(walked(Some(9), 1, &shown), Some(9));
    assert_eq!(walked(Some(9), 0, &shown), None);
    assert_eq!(walked(None, -1, &[]), None);
}

#[test]
fn from_a_line_that_is_filtered_out_it_walks_on_to_the_nearest() {
    assert_eq!(walked(Some(4), -1, &[2, 5, 9]), Some(2));
}
