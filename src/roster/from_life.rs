//! The file of a finished life: the person, the story, and how to live it again.

use characters::{Life, text};
use engine::Game;

use super::{LifeRecord, Person, Story};

impl Person {
    /// The person that a life of this seed has made.
    pub fn from_life(life: &Life, seed: u64) -> Person {
        let character = life.character();
        let story = Story(text::story(&character.identity.name, life.journal().events()));
        // Plain data, and so always a value.
        let artefact = LifeRecord(serde_json::to_value(life.artefact(seed)).ok());
        Person { story, artefact, ..Person::new(character) }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use characters::{LifeRules, Move, Setup, wish::Wish};
    use engine::Artefact;

    use super::*;
    use crate::roster::{batch::Order, tables};

    #[test]
    fn what_is_kept_of_a_life_lives_it_again() {
        let tables = Arc::new(tables::load().expect("the shipped tables"));
        for seed in 0..20 {
            let (rules, wish, service, name) = (LifeRules::default(), Wish::Fight, None, None);
            let order = Order { rules, wish, service, name, seed, count: 1 };
            let person = Person::from_life(&order.life(&tables, 0).expect("sound"), seed);
            let artefact = person.artefact.0.clone().expect("a life");
            let artefact: Artefact<Setup, Move> = serde_json::from_value(artefact).expect("one");
            let mut again = Life::new(&tables, &artefact.setup, artefact.seed).expect("sound");
            let hash = engine::replay(&mut again, &artefact.decisions).expect("accepted");
            assert_eq!(hash, artefact.journal);
            assert_eq!(Person::from_life(&again, seed), person);
        }
    }
}
