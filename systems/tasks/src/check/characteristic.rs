//! DMs of characteristics and skills (SE-DAT-02, SE-DAT-03, SE-DAT-04).

use dice::Modifier;

use super::CheckRules;
use crate::{Person, names::same};

/// SE-DAT-02: DM of a characteristic.
pub fn characteristic_dm(score: u8) -> i16 {
    match score {
        0 => -3,
        1..=2 => -2,
        3..=5 => -1,
        6..=8 => 0,
        9..=11 => 1,
        12..=14 => 2,
        15.. => 3,
    }
}

/// SE-CHK-04: DM of a skill's level, or the penalty for having none. SE-DAT-03: jack-of-all-trades
/// takes 1 off the penalty for each level, and never more than all of it.
pub(super) fn skill_modifiers(skill: &str, person: &Person, rules: &CheckRules) -> Vec<Modifier> {
    if let Some(level) = level(skill, person) {
        return vec![Modifier::new(format!("{skill}-{level}"), "SE-CHK-04", level.into())];
    }
    let penalty = rules.untrained_dm.min(0);
    let mut modifiers = vec![Modifier::new(format!("no {skill}"), "SE-DAT-03", penalty)];
    let jack = &rules.jack_of_all_trades;
    if let Some(level) = person.skill(jack) {
        let spared = i16::from(level).min(penalty.saturating_neg());
        modifiers.push(Modifier::new(format!("{jack}-{level}"), "SE-DAT-03", spared));
    }
    modifiers
}

/// SE-DAT-04: level of a skill; anybody with one speciality of it has the others at level 0.
fn level(skill: &str, person: &Person) -> Option<u8> {
    let relatives = person.skills.keys().any(|held| same(parent(held), parent(skill)));
    person.skill(skill).or(relatives.then_some(0))
}

/// Returns `Gun Combat` for `Gun Combat (slug)`.
fn parent(skill: &str) -> &str {
    skill.split_once('(').map_or(skill, |(parent, _)| parent)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn skill_dm(skill: &str, person: &Person) -> i16 {
        let modifiers = skill_modifiers(skill, person, &CheckRules::default());
        modifiers.iter().map(|modifier| modifier.dm).sum()
    }

    /// SE-DAT-02
    #[test]
    fn the_dm_changes_at_the_edges_of_each_span_of_scores() {
        let dms = [0, 1, 2, 3, 5, 6, 8, 9, 11, 12, 14, 15, 16].map(characteristic_dm);
        assert_eq!(dms, [-3, -2, -2, -1, -1, 0, 0, 1, 1, 2, 2, 3, 3]);
    }

    /// SE-DAT-03
    #[test]
    fn the_untrained_penalty_shrinks_with_jack_of_all_trades_and_ends_at_nothing() {
        let dms: Vec<i16> = (0..=5)
            .map(|level| {
                skill_dm("Medic", &Person::default().with_skill("jack of all trades", level))
            })
            .collect();
        assert_eq!(dms, [-3, -2, -1, 0, 0, 0]);
        assert_eq!(skill_dm("Medic", &Person::default()), -3);
        assert_eq!(skill_dm("Medic", &Person::default().with_skill("Medic", 0)), 0);
    }

    /// SE-DAT-04
    #[test]
    fn another_speciality_of_a_known_skill_is_known_at_level_zero() {
        let shooter = Person::default().with_skill("Gun Combat (slug)", 2);
        assert_eq!(skill_dm("Gun Combat (slug)", &shooter), 2);
        assert_eq!(
            (skill_dm("Gun Combat (energy)", &shooter), skill_dm("Gun Combat", &shooter)),
            (0, 0)
        );
        assert_eq!(skill_dm("Melee (blade)", &shooter), -3);
    }
}
