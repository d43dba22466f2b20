//! How large a card is set.

/// How large a card is set.
#[derive(Debug, Clone, Copy)]
pub struct Setting {
    pub width: f32,
    pub text: f32,
    /// The least height.
    pub least: f32,
    /// Height of the picture.
    pub picture: f32,
}

/// To be read at leisure.
pub const READING: Setting = Setting { width: 400.0, text: 17.0, least: 400.0, picture: 216.0 };
/// To be read in passing.
pub const GLANCE: Setting = Setting { width: 300.0, text: 14.0, least: 250.0, picture: 162.0 };

/// Sheets less wide than this have short words at their foot and the type line below the points; those less wide than
/// the narrowest break a title once more.
pub(super) const NARROW: f32 = 260.0;
pub(super) const NARROWEST: f32 = 220.0;

/// Of a picture that is less high than this, not enough is to be seen, in parts of its width.
const LOWEST: f32 = 0.3;

impl Setting {
    /// With the next lower picture; with none at all below the lowest.
    pub(super) fn with_lower_picture(self) -> Setting {
        let lower = self.picture - 8.0;
        Setting { picture: if lower < self.width * LOWEST { 0.0 } else { lower }, ..self }
    }

    /// In the next smaller type.
    pub(super) fn in_smaller_type(self) -> Setting {
        Setting { text: self.text - 0.5, ..self }
    }
}
