//! The numbers of a position: by how much a captain is ahead of a rival.

numbers! {
    /// By how much a captain stands above a rival, number by number; below 0 where it is less. As part of a
    /// [`ValueModel`](super::ValueModel), the weight of each number.
    Advantage {
        turn: "Moves first this round.",
        way: "Share of the way to victory that the rival has before them, over one half.",
        to_go: "Victory points to go.",
        scarcity: "One over the cards left in hand and deck, and one.",
        hand: "Cards in hand.",
        cards: "Cards left in hand and deck.",
        purse: "Credits of the own cards, over as many usual ones.",
        in_play: "Credits that cards in play cost.",
        worth: "Credits that cards in play are worth from now on.",
        skills: "Levels of skill of the crew.",
        harm: "Wounds and damage on cards in play.",
        promise: "Victory points to hope for from the best contract, by what is in play.",
        choice: "The same from all other contracts together.",
        hand_promise: "More from the best contract, by what is in the own hand.",
        pursuit: "Victory points to hope for from the contract that is pursued.",
        finish: "Chance to have enough victory points with one contract, by what is in play.",
        hand_finish: "More of that chance, by what is in the own hand.",
        guns: "Damage that a strike would do.",
        infamy: "Infamy.",
        knowing: "Is the one who looks: 1 always.",
    }
}

/// Number of numbers.
pub(crate) const COUNT: usize = Advantage::NAMES.len();

impl Advantage {
    /// What each number is, in a sentence, with its weight in a model's opening and ending.
    pub fn described(opening: &Advantage, ending: &Advantage) -> Vec<(&'static str, [f32; 2])> {
        let weights = opening.numbers().into_iter().zip(ending.numbers());
        let names = Advantage::NAMES.iter().copied();
        names.zip(weights.map(|(opening, ending)| [opening, ending])).collect()
    }

    /// From the numbers in the order of the names; what is missing is 0.
    pub(super) fn from_numbers(numbers: impl Iterator<Item = f32>) -> Advantage {
        let mut all = Advantage::default();
        all.numbers_mut().into_iter().zip(numbers).for_each(|(to, from)| *to = from);
        all
    }

    /// This much more than another, number by number.
    pub(super) fn less(&self, other: &Advantage) -> Advantage {
        let apart = self.numbers().into_iter().zip(other.numbers());
        Advantage::from_numbers(apart.map(|(mine, theirs)| mine - theirs))
    }

    /// The average of several, number by number; all 0 of none.
    pub(crate) fn mean(all: &[Advantage]) -> Advantage {
        let mut sums = [0.0; COUNT];
        for each in all {
            sums.iter_mut().zip(each.numbers()).for_each(|(sum, number)| *sum += number);
        }
        let count = all.len().max(1) as f32;
        Advantage::from_numbers(sums.into_iter().map(|sum| sum / count))
    }
}
