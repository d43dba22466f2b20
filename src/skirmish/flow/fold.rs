//! Attacks on those who cannot fight back are folded away: they are offered, but not first.

use skirmish::{Condition, FighterAction, FighterId, Move, Observation};

/// The enemy whom an option is aimed at.
pub fn target(option: &Move) -> Option<FighterId> {
    use FighterAction::{Aim, Attack, Grapple, Observe};
    if let Move::Do { deed: Attack(attack), .. } = option {
        return Some(attack.target);
    }
    let (Move::Do { deed: Aim(at) | Grapple(at) | Observe(at), .. } | Move::At(at)) = option else {
        return None;
    };
    Some(*at)
}

/// Whether an option is folded away: it is aimed at somebody of the others who is helpless.
pub fn folds(seen: &Observation, option: &Move) -> bool {
    let at = target(option).and_then(|who| seen.fighters.iter().find(|it| it.id == who));
    at.is_some_and(|it| it.side != seen.seat && it.condition != Condition::Able)
}

/// The options that are folded away, by number; none where there is nothing else.
pub fn folded(seen: &Observation, options: &[Move]) -> Vec<usize> {
    let all = 0..options.len();
    let folded: Vec<usize> = all.filter(|&n| folds(seen, &options[n])).collect();
    if folded.len() < options.len() { folded } else { Vec::new() }
}
