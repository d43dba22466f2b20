//! Steps through a ring of things: past the last comes the first.

/// Where one stands `steps` from `at`, of so many.
pub fn around(at: usize, steps: isize, count: usize) -> usize {
    (at as isize).saturating_add(steps).rem_euclid(count.max(1) as isize) as usize
}

/// The one that stands `steps` from `now`, or from the first where `now` is none of them.
///
/// # Panics
/// If there are none.
pub fn turned<T: Clone + PartialEq>(all: &[T], now: &T, steps: isize) -> T {
    let here = all.iter().position(|it| it == now).unwrap_or(0);
    all[around(here, steps, all.len())].clone()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn past_the_last_comes_the_first_and_before_the_first_the_last() {
        assert_eq!([around(2, 1, 3), around(0, -1, 3), around(1, 7, 3)], [0, 2, 2]);
        assert_eq!(around(0, 5, 0), 0, "of none there is but one place");
        assert_eq!([turned(&['a', 'b'], &'b', 1), turned(&['a', 'b'], &'x', 1)], ['a', 'b']);
    }
}
