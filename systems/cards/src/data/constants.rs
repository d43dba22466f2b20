//! The numbers and switches of the rules, in one place: a house rule changes no code.

use std::ops::RangeInclusive;

use engine::RuleId;
use serde::{Deserialize, Serialize};

/// A house rule: a number or switch of the rules, with its name and range.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct HouseRule {
    /// Name, as in `assets/rules/cards.ron`.
    pub name: &'static str,
    /// Title in a few words.
    pub title: &'static str,
    /// The rule that reads it.
    pub rule: RuleId,
    /// Sensible values; a switch is 0 or 1.
    pub range: RangeInclusive<i64>,
}

/// Reason why a house rule is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum HouseRuleError {
    #[error("there is no house rule `{0}`; there are: {1}")]
    Unknown(String, String),
    #[error("`{name}` cannot be `{value}`; it is {wanted}")]
    Unfit { name: String, value: String, wanted: String },
}

/// A value of a settings page or a command line.
trait Setting: Sized {
    fn show(&self) -> String;
    fn read(text: &str, range: &RangeInclusive<i64>) -> Option<Self>;
    /// The value this many steps on, within the range.
    fn stepped(&self, by: i64, range: &RangeInclusive<i64>) -> Self;
    fn wanted(range: &RangeInclusive<i64>) -> String {
        format!("a number from {} to {}", range.start(), range.end())
    }
}

impl Setting for i16 {
    fn show(&self) -> String {
        self.to_string()
    }

    fn read(text: &str, range: &RangeInclusive<i64>) -> Option<i16> {
        let number = text.parse().ok().filter(|number| range.contains(number))?;
        number.try_into().ok()
    }

    fn stepped(&self, by: i64, range: &RangeInclusive<i64>) -> i16 {
        (i64::from(*self) + by).clamp(*range.start(), *range.end()) as i16
    }
}

impl Setting for u8 {
    fn show(&self) -> String {
        self.to_string()
    }

    fn read(text: &str, range: &RangeInclusive<i64>) -> Option<u8> {
        i16::read(text, range)?.try_into().ok()
    }

    fn stepped(&self, by: i64, range: &RangeInclusive<i64>) -> u8 {
        i16::from(*self).stepped(by, range) as u8
    }
}

impl Setting for bool {
    fn show(&self) -> String {
        if *self { "yes" } else { "no" }.to_owned()
    }

    fn read(text: &str, _: &RangeInclusive<i64>) -> Option<bool> {
        match text {
            "yes" | "true" => Some(true),
            "no" | "false" => Some(false),
            _ => None,
        }
    }

    fn stepped(&self, by: i64, _: &RangeInclusive<i64>) -> bool {
        *self ^ (by % 2 != 0)
    }

    fn wanted(_: &RangeInclusive<i64>) -> String {
        "`yes` or `no`".to_owned()
    }
}

impl Setting for Option<u16> {
    fn show(&self) -> String {
        self.map_or_else(|| "none".to_owned(), |number| number.to_string())
    }

    fn read(text: &str, range: &RangeInclusive<i64>) -> Option<Option<u16>> {
        if text == "none" {
            return Some(None);
        }
        i16::read(text, range)?.try_into().ok().map(Some)
    }

    /// Steps by ten; below the first ten comes none.
    fn stepped(&self, by: i64, range: &RangeInclusive<i64>) -> Option<u16> {
        let tens = i64::from(self.unwrap_or(0)) + 10 * by;
        (tens > 0).then(|| tens.min(*range.end()) as u16)
    }

    fn wanted(range: &RangeInclusive<i64>) -> String {
        format!("`none`, or a number from {} to {}", range.start(), range.end())
    }
}

/// Declares the constants, each with its default, its title, its rule and its range.
macro_rules! constants {
    ($($(#[$about:meta])* $name:ident: $kind:ty = $default:expr, $title:literal, $rule:literal,
       $range:expr;)+) => {
        /// Every tunable number of the card game. Read from `assets/rules/cards.ron`, recorded in
        /// every artefact. Prices are in credits.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(deny_unknown_fields, default)]
        pub struct Constants {
            $($(#[$about])* pub $name: $kind,)+
        }

        impl Default for Constants {
            fn default() -> Constants {
                Constants { $($name: $default,)+ }
            }
        }

        impl Constants {
            /// All house rules.
            pub fn house_rules() -> Vec<HouseRule> {
                vec![$(HouseRule {
                    name: stringify!($name),
                    title: $title,
                    rule: RuleId($rule),
                    range: $range,
                },)+]
            }

            /// The value of a house rule, as text.
            pub fn get(&self, name: &str) -> Option<String> {
                match name {
                    $(stringify!($name) => Some(self.$name.show()),)+
                    _ => None,
                }
            }

            /// Steps a house rule on, within its range. An unknown name changes nothing.
            pub fn turn(&mut self, name: &str, by: i64) {
                match name {
                    $(stringify!($name) => self.$name = self.$name.stepped(by, &$range),)+
                    _ => {}
                }
            }

            /// Checks that each house rule is within its range.
            ///
            /// # Errors
            /// The first that is not.
            pub fn check(&self) -> Result<(), HouseRuleError> {
                let mut sound = *self;
                $(sound.set(stringify!($name), &self.$name.show())?;)+
                Ok(())
            }

            /// Changes a house rule.
            ///
            /// # Errors
            /// There is no such house rule, or it cannot have that value.
            pub fn set(&mut self, name: &str, value: &str) -> Result<(), HouseRuleError> {
                match name {
                    $(stringify!($name) => {
                        let range = $range;
                        self.$name = <$kind>::read(value, &range)
                            .ok_or_else(|| unfit(name, value, <$kind>::wanted(&range)))?;
                    })+
                    _ => return Err(unknown(name)),
                }
                Ok(())
            }
        }
    };
}

constants! {
    /// Price of one jump (K-JUMP_COST, CCG-ADV-2g).
    jump_cost: u8 = 1, "Credits for a jump", "CCG-ADV-2g", 0..=5;
    /// Price of declaring piracy (K-PIRACY_COST, CCG-ADV-2k).
    piracy_cost: u8 = 1, "Credits to declare piracy", "CCG-ADV-2k", 0..=5;
    /// Price of one point restored in the Ready Phase (K-RESTORE_COST, CCG-RDY-4a).
    restore_cost: u8 = 1, "Credits to restore a point", "CCG-RDY-4a", 0..=5;
    /// Surcharge for each infamy on each procured card (K-INFAMY_SURCHARGE, CCG-PRC-1b).
    infamy_surcharge: u8 = 1, "Credits more for a card, for each infamy", "CCG-PRC-1b", 0..=5;
    /// Surcharge for each point of Concealed (K-CONCEALED_UNIT, CCG-KEY-4).
    concealed_unit: u8 = 1, "Credits more for a target, for each point of Concealed", "CCG-KEY-4",
        0..=5;
    /// Victory points that win (K-VICTORY, CCG-VIC-2).
    victory: i16 = 20, "Victory points that win", "CCG-VIC-2", 1..=99;
    /// Maximum hand size, and the opening hand (K-HAND, CCG-ZONE-10).
    hand: i16 = 7, "Cards in a hand", "CCG-ZONE-10", 1..=20;
    /// Infamy gained by declaring piracy (K-INFAMY_GAIN, CCG-ADV-2l).
    infamy_gain: u8 = 1, "Infamy for declaring piracy", "CCG-ADV-2l", 0..=9;
    /// Infamy lost by a round without piracy (K-INFAMY_DECAY, CCG-RES-4a).
    infamy_decay: u8 = 1, "Infamy that fades in a round without piracy", "CCG-RES-4a", 0..=9;
    /// Victory points each loses when several complete one contract (K-COMPETITION_LOSS).
    competition_loss: i16 = 1, "Points fewer for each of several who complete one contract",
        "CCG-CPT-1", 0..=9;
    /// Whether a heroic exerts its crew (K-HEROIC_EXERTS, RUL-30).
    heroic_exerts: bool = false, "A heroic action exerts its crew", "CCG-ACT-1j", 0..=1;
    /// Whether face-down complications change the penalty (K-FACEDOWN_PENALTY, RUL-37).
    facedown_penalty: bool = false, "Face-down complications change the penalty", "CCG-ABN-2a",
        0..=1;
    /// Whether piracy's expense points are one expense (K-LUMP_PIRACY_EXPENSE, RUL-56).
    lump_piracy_expense: bool = true, "Piracy's expense is one sum", "CCG-PIR-3b", 0..=1;
    /// Whether penalty and jumps, or penalty and declaration, are one sum (K-LUMP_ACTIVITY_COST,
    /// RUL-76).
    lump_activity_cost: bool = false, "Penalty and jumps or declaration are one sum", "CCG-EXP-4a",
        0..=1;
    /// Uses of one ability of a card in play in a round (K-ABILITY_CAP, FL-2).
    ability_cap: u8 = 50, "Uses of one ability in a round", "FL-2", 1..=99;
    /// The last round without harbour dues; `None` without them (FL-10).
    ///
    /// Older records omit it and replay without dues, with the same hashes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    harbour_dues: Option<u16> = Some(20), "Rounds before harbour dues", "FL-10", 1..=999;
    /// The round after which a game is stopped and ranked; `None` in play (K-ROUND_CAP, RUL-65).
    round_cap: Option<u16> = None, "Rounds after which the game is ranked", "CCG-VIC-9", 1..=999;
}

fn unfit(name: &str, value: &str, wanted: String) -> HouseRuleError {
    HouseRuleError::Unfit { name: name.to_owned(), value: value.to_owned(), wanted }
}

fn unknown(name: &str) -> HouseRuleError {
    let names: Vec<&str> = Constants::house_rules().iter().map(|rule| rule.name).collect();
    HouseRuleError::Unknown(name.to_owned(), names.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_house_rule_can_be_read_and_written_back() {
        let mut constants = Constants::default();
        for HouseRule { name, .. } in Constants::house_rules() {
            let value = constants.get(name).expect("it is in the list");
            assert_eq!(constants.set(name, &value), Ok(()), "{name}");
        }
        assert_eq!(constants, Constants::default());
        constants.set("jump_cost", "2").expect("a number");
        constants.set("heroic_exerts", "yes").expect("a switch");
        constants.set("round_cap", "12").expect("a limit");
        let changed = Constants {
            jump_cost: 2,
            heroic_exerts: true,
            round_cap: Some(12),
            ..Constants::default()
        };
        assert_eq!(constants, changed);
    }

    /// FL-10: records from before harbour dues are played without them.
    #[test]
    fn rules_written_before_harbour_dues_have_none() {
        let before: Constants = serde_json::from_str(r#"{"jump_cost":2}"#).expect("house rules");
        assert_eq!((before.jump_cost, before.harbour_dues), (2, None));
        let again = serde_json::to_string(&before).expect("plain data");
        assert!(!again.contains("harbour_dues"), "{again}");
        let now = serde_json::to_string(&Constants::default()).expect("plain data");
        assert!(now.contains(r#""harbour_dues":20"#), "{now}");
    }

    #[test]
    fn a_house_rule_is_turned_within_its_range() {
        let mut constants = Constants::default();
        let turns = [("jump_cost", 9, "5"), ("hand", -9, "1"), ("heroic_exerts", 1, "yes")];
        let limits = [("round_cap", -1, "none"), ("round_cap", 2, "20"), ("round_cap", -2, "none")];
        for (name, by, value) in turns.into_iter().chain(limits) {
            constants.turn(name, by);
            assert_eq!(constants.get(name).as_deref(), Some(value), "{name} by {by}");
        }
    }

    #[test]
    fn a_house_rule_that_cannot_be_says_what_can() {
        let mut constants = Constants::default();
        let says = |no: Result<(), HouseRuleError>| {
            no.map_or_else(|no| no.to_string(), |()| String::new())
        };
        let no = says(constants.set("jump_cost", "many"));
        assert_eq!(no, "`jump_cost` cannot be `many`; it is a number from 0 to 5");
        let no = says(constants.set("heroic_exerts", "2"));
        assert_eq!(no, "`heroic_exerts` cannot be `2`; it is `yes` or `no`");
        assert!(says(constants.set("jumps", "2")).starts_with("there is no house rule `jumps`"));
        assert_eq!(constants, Constants::default());
    }
}
