//! The field: one line of places, in metres and in range bands (CT-RUL-68).

use std::fmt;

use serde::{Deserialize, Serialize};

/// Centimetres of one band (CT-MOV-01).
const BAND: i32 = 25 * 100;

/// Place on the line, in centimetres from the left end of the field; negative to the left of it.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Place(pub i32);

impl Place {
    /// Returns the place in the middle of a band, counted from 0.
    pub fn band(band: i16) -> Place {
        Place(i32::from(band) * BAND)
    }

    /// Returns the place this many metres from the left end.
    pub fn metres(metres: i32) -> Place {
        Place(metres.saturating_mul(100))
    }

    /// Returns the nearest band.
    pub fn nearest_band(self) -> i16 {
        ((self.0 + BAND / 2).div_euclid(BAND)) as i16
    }

    /// Returns the distance to another place.
    pub fn to(self, other: Place) -> Distance {
        Distance(self.0.abs_diff(other.0))
    }

    /// Returns the place this many centimetres to the right; to the left when negative.
    pub fn step(self, by: i32) -> Place {
        Place(self.0.saturating_add(by))
    }
}

/// Distance between two places, in centimetres.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Distance(pub u32);

impl Distance {
    /// Returns a distance in metres.
    pub fn metres(metres: u32) -> Distance {
        Distance(metres.saturating_mul(100))
    }

    /// Returns a distance in bands.
    pub fn bands(bands: u16) -> Distance {
        Distance(u32::from(bands) * BAND as u32)
    }

    /// Bands between: none up to 5 m, beyond that metres / 25, rounded up (CT-RNG-13).
    pub fn in_bands(self) -> u16 {
        if self.0 <= 500 { 0 } else { self.0.div_ceil(BAND as u32) as u16 }
    }

    /// Returns the range; `touching` decides between close and short (CT-RNG-07 to CT-RNG-11,
    /// CT-RUL-12). `None` beyond 20 bands: out of range (CT-MOV-08).
    pub fn range(self, touching: bool) -> Option<Range> {
        match self.in_bands() {
            0 if touching => Some(Range::Close),
            0 => Some(Range::Short),
            1..=2 => Some(Range::Medium),
            3..=10 => Some(Range::Long),
            11..=20 => Some(Range::VeryLong),
            21.. => None,
        }
    }
}

/// Writes `12 m` or `1.5 m`.
impl fmt::Display for Distance {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        let (metres, cm) = (self.0 / 100, self.0 % 100);
        match (cm, cm % 10) {
            (0, _) => write!(f, "{metres} m"),
            (_, 0) => write!(f, "{metres}.{} m", cm / 10),
            (_, _) => write!(f, "{metres}.{cm:02} m"),
        }
    }
}

/// Range, as named by the rules (CT-RNG-01).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Range {
    Close,
    Short,
    Medium,
    Long,
    VeryLong,
}

impl Range {
    /// Every range, the shortest first.
    pub const ALL: [Range; 5] =
        [Range::Close, Range::Short, Range::Medium, Range::Long, Range::VeryLong];

    /// Name in words.
    pub const fn name(self) -> &'static str {
        ["close", "short", "medium", "long", "very long"][self as usize]
    }

    /// First and last band of the range (CT-RNG-07, CT-RNG-08, CT-RNG-09, CT-RNG-10, CT-RNG-11).
    pub const fn bands(self) -> (u16, u16) {
        match self {
            Range::Close | Range::Short => (0, 0),
            Range::Medium => (1, 2),
            Range::Long => (3, 10),
            Range::VeryLong => (11, 20),
        }
    }
}

impl fmt::Display for Range {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// CT-RNG-01, CT-RNG-08, CT-RNG-09, CT-RNG-10, CT-RNG-11, CT-RUL-06
    #[test]
    fn the_five_ranges_begin_and_end_where_the_table_says() {
        let range = |metres| Distance::metres(metres).range(false);
        let ends = [5, 6, 50, 51, 250, 251, 500, 501].map(range);
        let (short, medium, long) = (Range::Short, Range::Medium, Range::Long);
        let very = Some(Range::VeryLong);
        assert_eq!(
            ends,
            [Some(short), Some(medium), Some(medium), Some(long), Some(long), very, very, None]
        );
        assert_eq!(Range::ALL.len(), 5);
    }

    /// CT-RNG-07, CT-RUL-12
    #[test]
    fn who_touches_is_at_close_range_and_nobody_else_is() {
        assert_eq!(Distance::metres(0).range(true), Some(Range::Close));
        assert_eq!(Distance::metres(0).range(false), Some(Range::Short));
        assert_eq!(Distance::metres(30).range(true), Some(Range::Medium));
    }

    /// CT-RNG-13
    #[test]
    fn metres_and_bands_give_the_same_range() {
        for metres in 0..=500 {
            let distance = Distance::metres(metres);
            let range = distance.range(false).expect("up to 500 m");
            let (first, last) = range.bands();
            assert!((first..=last).contains(&distance.in_bands()), "{metres} m");
            assert_eq!(Distance::bands(distance.in_bands()).range(false), Some(range));
        }
    }

    #[test]
    fn a_distance_is_written_in_metres() {
        let written = [0, 150, 75, 1200, 1205].map(|cm| Distance(cm).to_string());
        assert_eq!(written, ["0 m", "1.5 m", "0.75 m", "12 m", "12.05 m"]);
    }
}
