//! Whom the next game is against: a captain and how good they are.

use captains::Level;

use crate::{
    data::Library,
    players::{PlayerKind, Rival},
};

/// What is turned to on the title.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Opponent {
    /// The steady mind, then the personas as the library lists them, then chance.
    who: usize,
    level: Level,
}

impl Opponent {
    pub fn turn(&mut self, steps: isize, library: &Library) {
        self.who = around(self.who, steps, library.personas.len() + 2);
    }

    pub fn turn_level(&mut self, steps: isize) {
        self.level = Level::ALL[around(self.level as usize, steps, Level::ALL.len())];
    }

    /// Chance has no level.
    pub fn has_level(&self, library: &Library) -> bool {
        self.who <= library.personas.len()
    }

    pub fn name<'a>(&self, library: &'a Library) -> &'a str {
        match self.who.checked_sub(1).map(|nth| library.personas.get(nth)) {
            None => "a steady captain",
            Some(Some(persona)) => &persona.name,
            Some(None) => "plays at random",
        }
    }

    /// The level in a few words.
    pub fn level_in_words(&self) -> &'static str {
        [
            "cadet: goes where the fancy leads",
            "ensign: acts on a whim now and then",
            "lieutenant: weighs everything",
            "commander: looks ahead",
            "admiral: tries many a move in mind",
        ][self.level as usize]
    }

    /// What there is to know of them: what they are called, what they are like, who that is.
    pub fn portrait<'a>(&self, library: &'a Library) -> [&'a str; 3] {
        let persona = self.who.checked_sub(1).and_then(|nth| library.personas.get(nth));
        let character: &str = match persona {
            Some(persona) => &persona.character,
            None if self.who == 0 => &library.temper.character,
            None => "Takes any option, each as likely as the next.",
        };
        [self.name(library), character, persona.map_or("", |persona| &persona.portrait)]
    }

    /// What such a level does, in a sentence.
    pub fn level_in_full(&self) -> &'static str {
        self.level.character()
    }

    /// The number of the deck they play best, if they have one that is here.
    pub fn favourite(&self, library: &Library) -> Option<usize> {
        let persona = library.personas.get(self.who.checked_sub(1)?)?;
        library.decks.iter().position(|deck| deck.id == persona.deck)
    }

    /// So many rivals, the first of them with the deck of this number: the others are the next
    /// personas with what they play best, or chance with the next decks.
    pub fn rivals(&self, count: usize, theirs: usize, library: &Library) -> Vec<Rival> {
        let deck = |n: usize| {
            let listed = library.decks.get(n % library.decks.len().max(1))?;
            Some(listed.id.clone())
        };
        let rival = |nth: usize| {
            let kind = self.nth(nth, library);
            let own = nth > 0 && kind.persona().is_some();
            Rival { deck: if own { None } else { deck(theirs + nth) }, kind }
        };
        (0..count).map(rival).collect()
    }

    fn nth(&self, nth: usize, library: &Library) -> PlayerKind {
        if !self.has_level(library) {
            return PlayerKind::Random;
        }
        let all = &library.personas;
        let next = (self.who + nth).checked_sub(1).filter(|_| !all.is_empty());
        let persona = next.map(|next| all[next % all.len()].clone());
        PlayerKind::Mind { persona, level: self.level }
    }
}

fn around(now: usize, steps: isize, count: usize) -> usize {
    (now as isize + steps).rem_euclid(count.max(1) as isize) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(opponent: Opponent, count: usize, library: &Library) -> Vec<String> {
        let rivals = opponent.rivals(count, 0, library);
        rivals.iter().map(|rival| rival.kind.to_string()).collect()
    }

    #[test]
    fn one_turns_through_everybody_and_back_to_the_steady_one() {
        let library = Library::load().expect("the shipped cards");
        let (mut opponent, mut seen) = (Opponent::default(), Vec::new());
        for _ in 0..library.personas.len() + 2 {
            seen.extend(words(opponent, 1, &library));
            opponent.turn(1, &library);
        }
        assert_eq!(
            (seen.first().map(String::as_str), seen.last().map(String::as_str)),
            (Some("mind"), Some("random"))
        );
        assert!(library.personas.iter().all(|persona| seen.contains(&persona.id)));
        assert_eq!(words(opponent, 1, &library), ["mind"]);
    }

    #[test]
    fn more_rivals_are_the_next_personas_at_the_same_level_with_their_favourites() {
        let library = Library::load().expect("the shipped cards");
        let mut opponent = Opponent::default();
        opponent.turn(library.personas.len() as isize, &library);
        opponent.turn_level(2);
        let ids = |nth: usize| format!("{}/admiral", library.personas[nth].id);
        let last = library.personas.len() - 1;
        assert_eq!(words(opponent, 3, &library), [ids(last), ids(0), ids(1)]);
        let decks: Vec<bool> =
            opponent.rivals(3, 4, &library).iter().map(|rival| rival.deck.is_some()).collect();
        assert_eq!(decks, [true, false, false]);
    }

    #[test]
    fn a_persona_brings_their_favourite_deck() {
        let library = Library::load().expect("the shipped cards");
        let mut opponent = Opponent::default();
        assert_eq!(opponent.favourite(&library), None);
        opponent.turn(1, &library);
        let deck = opponent.favourite(&library).expect("it is shipped");
        assert_eq!(library.decks[deck].id, library.personas[0].deck);
    }
}
