//! A captain's temper: how much each consideration counts. Data, from `assets/captains`.

use cards::data::{DataError, read_ron};
use serde::{Deserialize, Serialize};

use crate::weigh::{
    Activity, Assigning, Discarding, Expending, Meeting, Picking, Placing, Playing, Procuring,
    Readying, Resolving, Targeting,
};

/// Weights of every consideration, a family of choices at a time, and the judgement that prices
/// are made with. A weight speaks for an option when above 0, against it when below.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Temper {
    /// What such a captain is like, in a sentence.
    pub character: String,
    pub judgement: Judgement,
    pub activity: Activity,
    pub placing: Placing,
    pub discarding: Discarding,
    pub expending: Expending,
    pub procuring: Procuring,
    pub playing: Playing,
    pub targeting: Targeting,
    pub resolving: Resolving,
    pub meeting: Meeting,
    pub readying: Readying,
    pub picking: Picking,
    pub assigning: Assigning,
}

/// What things are worth in this captain's eyes, in credits unless it says otherwise.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Judgement {
    /// One victory point.
    pub victory_point: f32,
    /// A card in hand, over one in the deck.
    pub card_in_hand: f32,
    /// A source of a token that every contract asks for once, for the rest of the game.
    pub useful_token: f32,
    /// One infamy token.
    pub infamy: f32,
    /// A face-down complication looked at.
    pub look: f32,
    /// One credit that a rival loses, for each of one's own.
    pub spite: f32,
    /// Victory points that such a captain expects to gain a round.
    pub pace: f32,
    /// EV that should be left for every round that is still to come.
    pub reserve: f32,
    /// Chance that a gap in the tokens closes by the next round.
    pub hope: f32,
}

impl Temper {
    /// Reads a temper; `file` is the name used in errors.
    ///
    /// # Errors
    /// The text is not such a temper, or a number in it is not finite.
    pub fn read(file: &str, text: &str) -> Result<Temper, DataError> {
        read_ron(file, text)
    }
}

impl Default for Temper {
    /// The temper that is shipped as `steady`.
    fn default() -> Temper {
        const STEADY: &str = include_str!("../../../assets/captains/steady.ron");
        Temper::read("steady.ron", STEADY).expect("the shipped temper is read by a test")
    }
}
