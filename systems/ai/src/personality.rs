//! A captain's personality: how much each consideration counts. Data, from `assets/captains`.

use cards::data::{DataError, read_ron};
use serde::{Deserialize, Serialize};

use crate::considerations::{
    Activity, Assigning, Discarding, Expending, Family, Meeting, Picking, Placing, Playing,
    Procuring, Readying, Resolving, Targeting,
};
use crate::draft::Drafting;

/// Weights of every consideration, a family of choices at a time, and the judgement that prices are
/// made with. A positive weight speaks for an option, a negative one against it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Personality {
    /// Character, in a sentence.
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
    /// How a deck is drafted.
    pub drafting: Drafting,
}

numbers! {
    /// Captain's valuation of things, in credits unless stated otherwise.
    Judgement {
        victory_point: "One victory point.",
        card_in_hand: "A card in hand, over one in the deck.",
        useful_token: "A source of a token that every contract asks for once, for the rest of the game.",
        infamy: "One infamy token.",
        look: "A face-down complication looked at.",
        spite: "One credit that a rival loses, for each of one's own.",
        pace: "Victory points that such a captain expects to gain a round.",
        reserve: "EV that should be left for every round that is still to come.",
        hope: "Chance that a gap in the tokens closes by the next round.",
        patience: "Worth in this round of a point in the next.",
        subplot: "Share of a subplot's points that counts.",
        newcomer: "Chance that a captain takes up a contract they do not pursue yet.",
        choosing: "Share of the fall of a captain's best hope that counts before they choose a contract.",
        bother: "Victory points that any complication costs, whose tokens would have served elsewhere.",
        closing: "Worth of closing one gap, as a share of the contract, all gaps being closed together.",
        gap_closed: "Victory points for each requirement that is no longer open when a complication goes.",
        halfway: "Share of a contract's worth for clearing a complication while others remain.",
        safe_purse: "EV below which a captain fears ruin even without a pirate.",
        keeping: "Share of a card's net gain that counts for having it in hand.",
        unperformed: "Share of a heroic's worth while nobody can perform it.",
        replacing: "Share of a permanent's cost that counts when it is lost.",
        procured: "A permanent above its cost, to whoever paid for it.",
        cancelled: "An answer that is undone.",
        wounded: "Share of a card's worth that harm short of the end costs.",
        exertion: "A card exerted for the rest of the round.",
        tiring: "Share of a card's worth that a round of being exerted costs.",
        counter: "A counter that could be used later.",
        conditional: "Share of the time that a condition holds.",
        chosen: "How far the owner's choice settles that a hidden complication stops others and spares them, from 0 to 1.",
        uses: "Worthwhile uses of an ability in a game.",
    }
}

impl Personality {
    /// Reads a personality; `file` is the name used in errors.
    ///
    /// # Errors
    /// The text is not such a personality, or a number in it is not finite.
    pub fn read(file: &str, text: &str) -> Result<Personality, DataError> {
        let personality: Personality = read_ron(file, text)?;
        let weights = Family::ALL.iter().flat_map(|family| family.weights(&personality));
        let drafting = personality.drafting.numbers();
        if weights.chain(personality.judgement.numbers()).chain(drafting).all(f32::is_finite) {
            return Ok(personality);
        }
        let (file, id) = (file.to_owned(), "personality".to_owned());
        let what = "every number has to be finite".to_owned();
        Err(DataError::Senseless { file, line: 1, column: 1, id, what })
    }

    /// Returns this personality with every weight 0, to measure others against.
    pub fn indifferent(self) -> Personality {
        Personality {
            activity: Activity::default(),
            placing: Placing::default(),
            discarding: Discarding::default(),
            expending: Expending::default(),
            procuring: Procuring::default(),
            playing: Playing::default(),
            targeting: Targeting::default(),
            resolving: Resolving::default(),
            meeting: Meeting::default(),
            readying: Readying::default(),
            picking: Picking::default(),
            assigning: Assigning::default(),
            drafting: Drafting::default(),
            ..self
        }
    }

    /// Names of all that is weighed at the table, as [`Personality::number_mut`] takes them.
    pub fn considerations() -> Vec<String> {
        let parts: [(&str, &[&str]); 12] = [
            ("activity", Activity::FIELDS),
            ("placing", Placing::FIELDS),
            ("discarding", Discarding::FIELDS),
            ("expending", Expending::FIELDS),
            ("procuring", Procuring::FIELDS),
            ("playing", Playing::FIELDS),
            ("targeting", Targeting::FIELDS),
            ("resolving", Resolving::FIELDS),
            ("meeting", Meeting::FIELDS),
            ("readying", Readying::FIELDS),
            ("picking", Picking::FIELDS),
            ("assigning", Assigning::FIELDS),
        ];
        let named = |(part, fields): (&str, &'static [&str])| {
            let part = part.to_owned();
            fields.iter().map(move |field| format!("{part}.{field}"))
        };
        parts.into_iter().flat_map(named).collect()
    }

    /// Names of all numbers that decide at the table: what is weighed there, and the judgement behind it.
    pub fn numbers_at_the_table() -> Vec<String> {
        let judgement = Judgement::FIELDS.iter().map(|field| format!("judgement.{field}"));
        judgement.chain(Personality::considerations()).collect()
    }

    /// Returns the number with this part and name, as in `activity.plunder`.
    pub fn number_mut(&mut self, name: &str) -> Option<&mut f32> {
        let (part, field) = name.split_once('.')?;
        match part {
            "judgement" => self.judgement.number_mut(field),
            "activity" => self.activity.number_mut(field),
            "placing" => self.placing.number_mut(field),
            "discarding" => self.discarding.number_mut(field),
            "expending" => self.expending.number_mut(field),
            "procuring" => self.procuring.number_mut(field),
            "playing" => self.playing.number_mut(field),
            "targeting" => self.targeting.number_mut(field),
            "resolving" => self.resolving.number_mut(field),
            "meeting" => self.meeting.number_mut(field),
            "readying" => self.readying.number_mut(field),
            "picking" => self.picking.number_mut(field),
            "assigning" => self.assigning.number_mut(field),
            "drafting" => self.drafting.number_mut(field),
            _ => None,
        }
    }
}

impl Default for Personality {
    /// Returns the personality shipped as `steady`.
    fn default() -> Personality {
        const STEADY: &str = include_str!("../../../assets/captains/steady.ron");
        Personality::read("steady.ron", STEADY).expect("the shipped personality is read by a test")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const STEADY: &str = include_str!("../../../assets/captains/steady.ron");

    fn error(text: &str) -> String {
        Personality::read("a.ron", text).expect_err("must be refused").to_string()
    }

    #[test]
    fn a_misspelt_consideration_is_refused_where_it_stands() {
        let message = error(&STEADY.replace("promise:", "promiss:"));
        assert!(message.starts_with("a.ron:") && message.contains("promiss"), "{message}");
    }

    #[test]
    fn a_number_is_found_by_part_and_name() {
        let mut personality = Personality::default();
        let plunder = personality.activity.plunder;
        assert_eq!(personality.number_mut("activity.plunder").copied(), Some(plunder));
        *personality.number_mut("judgement.reserve").expect("a number") = 3.5;
        assert_eq!(personality.judgement.reserve, 3.5);
        for weighed in Personality::numbers_at_the_table() {
            assert!(personality.number_mut(&weighed).is_some(), "{weighed}");
        }
        for unknown in ["plunder", "activity.plundre", "piracy.plunder", "character", ""] {
            assert_eq!(personality.number_mut(unknown), None, "{unknown}");
        }
    }

    #[test]
    fn a_weight_that_is_no_number_is_refused() {
        let at = STEADY.find("promise: ").expect("a weight") + "promise: ".len();
        let end = at + STEADY[at..].find(',').expect("more weights");
        let text = format!("{}inf{}", &STEADY[..at], &STEADY[end..]);
        assert!(error(&text).contains("finite"), "{}", error(&text));
    }
}
