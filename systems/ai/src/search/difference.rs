//! What sets one option's rollouts apart from those of the others, in words.

use std::fmt;

use super::foreseen::{Aspect, Number};

/// What sets an option apart from the others that were tried, in words by [`Display`](fmt::Display).
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Difference {
    pub(super) aspect: Aspect,
    /// How much more of it there is than after the others; below 0, how much less.
    pub more: f32,
    /// By how much it alone moves the chance of winning, from -1 to 1.
    pub effect: f32,
}

impl Difference {
    /// In words; `None` of what is too little to be told.
    pub(super) fn words(&self) -> Option<String> {
        let (tenths, hundredths) =
            ((self.more.abs() * 10.0).round(), (self.more.abs() * 100.0).round());
        let is_share = matches!(self.aspect, Aspect::Won | Aspect::Lost);
        let told = if is_share { hundredths } else { tenths };
        if told == 0.0 {
            return None;
        }
        let count = tenths / 10.0;
        let of =
            |one: &str| if count == 1.0 { format!("1 {one}") } else { format!("{count} {one}s") };
        let is_more = self.more > 0.0;
        let either = |more: &'static str, less: &'static str| if is_more { more } else { less };
        Some(match self.aspect {
            // What is still to go is less, so there are more points.
            Aspect::Own(Number::ToGo) => {
                format!("{} {} by the round's end", of("point"), either("fewer", "more"))
            }
            Aspect::Rival(Number::ToGo) => {
                format!("{} {} for a rival", of("point"), either("fewer", "more"))
            }
            Aspect::Own(Number::Cards) => {
                format!("{} {} left", of("card"), either("more", "fewer"))
            }
            Aspect::Rival(Number::Cards) => {
                format!("{} {} left to a rival", of("card"), either("more", "fewer"))
            }
            Aspect::Own(Number::InPlay) => {
                format!("what is in play worth {count} {}", either("more", "less"))
            }
            Aspect::Rival(Number::InPlay) => {
                format!("what a rival has in play worth {count} {}", either("more", "less"))
            }
            Aspect::Own(Number::Promise) => {
                format!("{} {} within reach", of("point"), either("more", "fewer"))
            }
            Aspect::Rival(Number::Promise) => {
                format!("{} {} in a rival's reach", of("point"), either("more", "fewer"))
            }
            Aspect::Own(Number::Harm) => format!("{count} {} harm taken", either("more", "less")),
            Aspect::Rival(Number::Harm) => {
                format!("{count} {} harm to a rival", either("more", "less"))
            }
            Aspect::Won => {
                format!(
                    "{hundredths} in 100 {} to win this round",
                    either("likelier", "less likely")
                )
            }
            Aspect::Lost => {
                format!(
                    "{hundredths} in 100 {} to lose this round",
                    either("likelier", "less likely")
                )
            }
        })
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.pad(&self.words().unwrap_or_default())
    }
}
