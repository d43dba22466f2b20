//! A person's level in a skill, and its origin.

use std::fmt;

use super::{Everyone, EveryonesSkills, Related, Relation, SkillBook};
use crate::{data::Group, sheet::Skills};

/// Origin of a level.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum How {
    /// Learnt: it is on the sheet.
    Learnt,
    /// Every adventurer has it (CT-SKL-12, CT-DEF-16), or everybody (CT-DEF-18).
    Everyone,
    /// Another skill counts as this one, at a lower level (CT-DEF-13, CT-SKL-18).
    From { skill: String, level: u8 },
    /// Jack of all trades (CT-DEF-12).
    JackOfAllTrades,
    /// The best of its group.
    BestOf(String),
    /// Not known at all.
    Lacking,
}

impl How {
    /// `Ship's Boat-1 (Pilot-2)`.
    pub(super) fn explain(&self, skill: &str, level: u8) -> String {
        match self {
            How::Learnt | How::Lacking => format!("{skill}-{level}"),
            How::Everyone | How::From { .. } | How::JackOfAllTrades | How::BestOf(_) => {
                format!("{skill}-{level} ({self})")
            }
        }
    }
}

impl fmt::Display for How {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            How::Learnt => f.write_str("learnt"),
            How::Everyone => f.write_str("as every adventurer"),
            How::From { skill, level } => write!(f, "{skill}-{level}"),
            How::JackOfAllTrades => f.write_str("a little of everything"),
            How::BestOf(skill) => f.write_str(skill),
            How::Lacking => f.write_str("not learnt"),
        }
    }
}

type Level = (Option<u8>, How);

impl SkillBook {
    /// An adventurer's level in a skill, and its origin: the best of learnt skills, everyone's
    /// skills and substitutes. `None` for an unknown skill that was not learnt.
    pub fn level_for(&self, known: &Skills, skill: &str) -> (Option<u8>, How) {
        let skill = self.canonical(skill);
        self.best(known, skill, self.everyones(skill, |_| true))
    }

    /// The same for a non-player character, who has fewer skills at level 0 (CT-SKL-12, CT-DEF-18).
    pub fn level_of_other(&self, known: &Skills, skill: &str) -> (Option<u8>, How) {
        let skill = self.canonical(skill);
        self.best(known, skill, self.everyones(skill, |everyone| everyone.others_too))
    }

    fn best(&self, known: &Skills, skill: &str, everyone: Option<Level>) -> Level {
        let learnt = known.level(skill).map(|level| (Some(level), How::Learnt));
        let lent = self.file.related.iter().filter_map(|it| self.lent(it, known, skill));
        let group = self.best_of_group(known, skill);
        let all = learnt.into_iter().chain(group).chain(everyone).chain(lent);
        all.fold((None, How::Lacking), |best, next| if next.0 > best.0 { next } else { best })
    }

    /// Level 0 in a skill that everyone of that kind has.
    fn everyones(&self, skill: &str, is_theirs: impl Fn(&Everyone) -> bool) -> Option<Level> {
        let is_weapon = || self.things.weapons.iter().any(|weapon| weapon.name == skill);
        let mut rows = self.file.everyone.iter().filter(|row| row.on && is_theirs(row));
        let found = rows.any(|everyone| match &everyone.skills {
            EveryonesSkills::Weapons => is_weapon(),
            EveryonesSkills::These(skills) => skills.iter().any(|it| it == skill),
        });
        found.then_some((Some(0), How::Everyone))
    }

    /// The best-learnt weapon or vehicle under the name of a group.
    fn best_of_group(&self, known: &Skills, skill: &str) -> Option<Level> {
        let entry = self.entries().iter().find(|entry| entry.name == skill)?;
        let members = self.members(entry).into_iter();
        let levels = members.filter_map(|member| Some((known.level(member)?, member)));
        let (level, member) = levels.max_by_key(|(level, _)| *level)?;
        Some((Some(level), How::BestOf(member.to_owned())))
    }

    fn lent(&self, related: &Related, known: &Skills, skill: &str) -> Option<Level> {
        let from = |from: &str, lower: u8| {
            let level = known.level(from)?;
            let lent = level.checked_sub(lower)?;
            Some((Some(lent), How::From { skill: from.to_owned(), level }))
        };
        match &related.how {
            Relation::Counts(other, counts_as, lower) if counts_as == skill => from(other, *lower),
            Relation::Counts(..) => None,
            Relation::Within(group, lower) => from(self.best_beside(known, *group, skill)?, *lower),
            Relation::AllOthers(jack, lent) => {
                let has = jack != skill && known.level(jack).is_some_and(|level| level > 0);
                (has && self.entry(skill).is_some()).then_some((Some(*lent), How::JackOfAllTrades))
            }
        }
    }

    /// The best-known vehicle of a group, as a substitute for another of it.
    fn best_beside(&self, known: &Skills, group: Group, skill: &str) -> Option<&str> {
        let of_group = self.things.vehicles.iter().filter(|vehicle| vehicle.group == group);
        let names: Vec<&str> = of_group.map(|vehicle| vehicle.name.as_str()).collect();
        let learnt = names.iter().copied().filter(|name| known.level(name).is_some());
        names.contains(&skill).then(|| learnt.max_by_key(|name| known.level(name)))?
    }
}
