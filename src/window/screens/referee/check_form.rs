//! A check of the second edition as it is entered.

use characters::Characteristic;
use tasks::{
    Person,
    check::{Band, Check, CheckRules, Difficulty, Luck, Pace, Prepared, TimeFrame},
};

use super::{
    field::{Field, Trouble},
    list,
    people::attribute,
};

/// The form of the page of checks.
#[derive(Debug, Clone, PartialEq)]
pub struct CheckForm {
    pub difficulty: Difficulty,
    /// `None` where no characteristic counts.
    pub characteristic: Option<Characteristic>,
    /// The score of somebody unnamed.
    pub score: u8,
    /// As typed; empty for a check of the characteristic alone (SE-CHK-12).
    pub skill: String,
    /// The level of somebody unnamed; `None` without the skill.
    pub level: Option<u8>,
    /// The DMs of the situation, as typed.
    pub dms: String,
    pub boons: u8,
    pub banes: u8,
    /// Tasks at the same time, this one among them (SE-CHK-10).
    pub at_once: u8,
    pub frame: Option<TimeFrame>,
    pub pace: Pace,
    /// Points of Luck that are declared (SE-CHK-08).
    pub luck: u8,
    /// How the check before it in a chain ended (SE-EFF-08).
    pub after: Option<Band>,
}

impl CheckForm {
    /// The person who makes it: somebody of the library, or somebody with only these numbers.
    pub fn person(&self, known: Option<&Person>) -> Person {
        known.cloned().unwrap_or_else(|| self.unnamed())
    }

    fn unnamed(&self) -> Person {
        let person = Person::default();
        let person = match self.characteristic {
            Some(which) => person.with_attribute(&attribute(which), self.score),
            None => person,
        };
        match (self.level, self.skill.trim()) {
            (None, _) | (_, "") => person,
            (Some(level), skill) => person.with_skill(skill, level),
        }
    }

    /// Everything together, ready to be weighed and thrown.
    pub fn prepare(&self, known: Option<&Person>) -> Result<Prepared, Trouble> {
        let ready = self.check()?.prepare(&self.person(known), &CheckRules::default());
        let mut ready = ready.map_err(|it| Trouble::general(Field::Pace, &it))?;
        if let Some(band) = self.after {
            ready.follow(band);
        }
        if self.luck > 0 {
            let declared = Luck::new(self.luck).declare(self.luck, &mut ready);
            declared.map_err(|it| Trouble::general(Field::Luck, &it))?;
        }
        Ok(ready)
    }

    /// The check itself, without whoever tries it.
    fn check(&self) -> Result<Check, Trouble> {
        let modifiers = list::dms(&self.dms).map_err(|it| Trouble::typed(Field::Dms, &it))?;
        let skill = self.skill.trim();
        Ok(Check {
            difficulty: self.difficulty,
            characteristic: self.characteristic.map(attribute),
            skill: (!skill.is_empty()).then(|| skill.to_owned()),
            modifiers,
            boons: self.boons,
            banes: self.banes,
            at_once: self.at_once,
            time: self.frame.map(|frame| (frame, self.pace)),
        })
    }

    /// The check in a line: `Average (8+) DEX Gun Combat`.
    pub fn title(&self) -> String {
        let which = self.characteristic.map(|which| format!(" {}", attribute(which)));
        let skill = self.skill.trim();
        let skill = if skill.is_empty() { String::new() } else { format!(" {skill}") };
        format!("{}{}{skill}", self.difficulty, which.unwrap_or_default())
    }

    /// The same with every DM of the situation, as it is read.
    pub fn in_words(&self) -> String {
        let dms: Vec<String> =
            list::dms(&self.dms).into_iter().flatten().map(|it| it.to_string()).collect();
        let with = if dms.is_empty() { String::new() } else { format!(": {}", dms.join(", ")) };
        format!("a check, {}{with}", self.title())
    }
}
