//! Ships against ships: piracy and enemy ships, before anyone fires.

use cards::{CaptainSeen, data::EnemyShip};

/// Damage that `attacker` deals to `defender` (CCG-PIR-3).
pub(crate) fn damage(attacker: &CaptainSeen, defender: &CaptainSeen) -> i16 {
    (attacker.ship.attack - defender.ship.defense).max(0)
}

/// Damage dealt to an enemy ship, and taken from it as expense (CCG-ENM-2, CCG-ENM-6).
pub(crate) fn engage(captain: &CaptainSeen, enemy: &EnemyShip) -> (i16, i16) {
    let dealt = captain.ship.attack - enemy.defense;
    let taken = enemy.attack - captain.ship.defense;
    (dealt.max(0), taken.max(0))
}
