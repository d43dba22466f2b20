//! Gains in skills and characteristics.

use bevy::ecs::query::QueryData;

use crate::{
    event::Event,
    sheet::{Characteristic, Characteristics, Skills},
    state::Referee,
};

/// The parts of a person that learning changes.
#[derive(QueryData)]
#[query_data(mutable)]
pub(super) struct Learner {
    pub scores: &'static mut Characteristics,
    pub skills: &'static mut Skills,
}

impl LearnerItem<'_> {
    /// Raises a skill by a level, up to the limit on all levels if the rules have one (CT-SKL-09,
    /// CT-SKL-19, CT-RUL-33).
    pub fn learn(&mut self, skill: &str, rule: &'static str, referee: &mut Referee) {
        let skill = skill.to_owned();
        if referee.rules.skill_cap && !self.has_room() {
            return referee.tell(Event::Full { skill });
        }
        let level = self.skills.raise(&skill);
        referee.tell(Event::Learned { skill, level, rule });
    }

    fn has_room(&self) -> bool {
        let most = self.scores.get(Characteristic::Int) + self.scores.get(Characteristic::Edu);
        self.skills.total() < most.into()
    }

    /// Gives level 1, unless the skill is there already (CT-AUT-04, CT-AUT-05).
    pub fn learn_basics(&mut self, skill: &str, referee: &mut Referee) {
        if self.skills.at_least_one(skill) {
            let skill = skill.to_owned();
            referee.tell(Event::Learned { skill, level: 1, rule: "CT-AUT-04" });
        }
    }

    /// Raises or lowers a characteristic (CT-CHR-04).
    pub fn change(
        &mut self,
        which: Characteristic,
        by: i8,
        rule: &'static str,
        referee: &mut Referee,
    ) {
        self.scores.change(which, by);
        let now = self.scores.get(which);
        referee.tell(Event::Changed { which, by, now, rule });
    }
}
