//! Tests of `options`.

use super::{LEAST, most};

#[test]
fn only_the_tallest_rows_give_way_where_there_is_too_little_room() {
    assert!(most(&[30.0, 90.0], 120.0) >= 90.0, "both fit");
    assert_eq!(most(&[30.0, 90.0, 50.0], 150.0), 70.0);
    assert_eq!(most(&[40.0; 4], 120.0), 30.0);
    assert_eq!(most(&[40.0; 9], 10.0), LEAST);
}
