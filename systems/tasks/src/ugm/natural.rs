//! Natural ability: talent helps a low throw (UGM-11 to UGM-19, UGM-22).

/// DMs that the governing attribute gives to a bare throw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NaturalAbility {
    /// 1 or 0 (UGM-11, UGM-15).
    pub base: i16,
    /// 1 or 0, on top of the base (UGM-16).
    pub high: i16,
}

impl NaturalAbility {
    /// UGM-11: +1 for a bare throw of 2D at or below the attribute. UGM-15: from 12 up always.
    /// UGM-16: from 13 up another +1 for a throw at or below the attribute less 10.
    ///
    /// UGM-19: 0 never helps, and 16 and more go on in the same way unless they are clamped.
    /// UGM-22: at one net DM this helps only where a throw just short of success is at or below the
    /// attribute, so that not every attribute level has odds of its own.
    pub fn of(throw: i32, attribute: u8, clamp_at_15: bool) -> NaturalAbility {
        let attribute = i32::from(if clamp_at_15 { attribute.min(15) } else { attribute });
        NaturalAbility {
            base: (throw <= attribute || attribute >= 12).into(),
            high: (attribute >= 13 && throw <= attribute - 10).into(),
        }
    }

    /// Sum of both: 0, 1 or 2.
    pub fn dm(self) -> i16 {
        self.base + self.high
    }
}

/// UGM-17: whether natural ability is high, from 13 up.
pub fn is_high(attribute: u8) -> bool {
    attribute >= 13
}

/// UGM-18: cell of the chart for a bare throw and an attribute, from the rule and not from any
/// printed chart.
pub fn adjusted(throw: i32, attribute: u8) -> i32 {
    throw + i32::from(NaturalAbility::of(throw, attribute, false).dm())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn dm(throw: i32, attribute: u8) -> i16 {
        NaturalAbility::of(throw, attribute, false).dm()
    }

    /// UGM-11
    #[test]
    fn a_throw_equal_to_the_attribute_still_helps_and_one_above_does_not() {
        assert_eq!((dm(8, 8), dm(9, 8), dm(2, 8)), (1, 0, 1));
    }

    /// UGM-15
    #[test]
    fn from_twelve_up_the_bonus_is_automatic() {
        assert_eq!((dm(12, 12), dm(12, 11), dm(12, 13)), (1, 0, 1));
    }

    /// UGM-16
    #[test]
    fn thirteen_to_fifteen_add_one_more_on_a_throw_of_three_to_five_or_less() {
        for (attribute, most) in [(13, 3), (14, 4), (15, 5)] {
            assert_eq!((dm(most, attribute), dm(most + 1, attribute)), (2, 1), "{attribute}");
        }
    }

    /// UGM-17
    #[test]
    fn twelve_is_not_yet_high_natural_ability() {
        assert!(!is_high(12) && is_high(13));
        assert!((2..=12).all(|throw| dm(throw, 12) == 1));
    }

    /// UGM-19
    #[test]
    fn nothing_helps_at_zero_and_beyond_fifteen_it_goes_on_unless_clamped() {
        assert_eq!(dm(2, 0), 0);
        assert_eq!((dm(6, 16), dm(7, 16)), (2, 1));
        assert_eq!(NaturalAbility::of(6, 16, true).dm(), 1);
        assert_eq!(adjusted(6, 16), 8);
    }
}
