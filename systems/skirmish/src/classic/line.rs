//! The line of bands on which all move at once (CT-MOV-07, CT-RUL-61, CT-RUL-68).

use std::collections::{BTreeMap, BTreeSet};

use crate::fighter::FighterId;

/// Positions of everybody during movement.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Line {
    pub bands: BTreeMap<FighterId, i16>,
    /// Pairs in contact, the lower number first.
    pub contacts: BTreeSet<(FighterId, FighterId)>,
    /// Last band; the first is 0.
    pub last: i16,
    /// Whether the left end and the right end are open.
    pub open: (bool, bool),
    /// Fighters who have left over an end.
    pub gone: BTreeSet<FighterId>,
}

/// Moving fighter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Mover {
    pub who: FighterId,
    pub way: Way,
    /// Steps of a band each, or from short range to close (CT-MOV-02).
    pub steps: u8,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Way {
    /// Towards this fighter, up to contact.
    Towards(FighterId),
    /// Left (-1) or right (1).
    Away(i16),
}

impl Line {
    /// Moves everybody. In each step, those who open move before those who close: so the distance
    /// of a pair changes by the sum of their moves, and opposing moves stop at contact (CT-RUL-61).
    pub(super) fn move_all(&mut self, movers: &[Mover]) {
        let most = movers.iter().map(|mover| mover.steps).max().unwrap_or(0);
        for nth in 0..most {
            let moving: Vec<Mover> = movers.iter().copied().filter(|it| it.steps > nth).collect();
            for mover in &moving {
                if let Way::Away(direction) = mover.way {
                    self.step_away(mover.who, direction);
                }
            }
            for mover in &moving {
                if let Way::Towards(target) = mover.way {
                    self.step_towards(mover.who, target);
                }
            }
        }
    }

    /// Bands between two fighters.
    pub(super) fn apart(&self, one: FighterId, other: FighterId) -> u16 {
        self.bands[&one].abs_diff(self.bands[&other])
    }

    /// Whether there is a band, or a way out, on that side of a fighter.
    pub(super) fn has_room(&self, who: FighterId, direction: i16) -> bool {
        let end_is_open = if direction < 0 { self.open.0 } else { self.open.1 };
        self.is_band(self.bands[&who] + direction) || end_is_open
    }

    pub(super) fn is_in_contact(&self, who: FighterId) -> bool {
        self.contacts.iter().any(|&(one, other)| one == who || other == who)
    }

    /// Moves a band away, also from close range (CT-MOV-18). This leaves the field over an open
    /// end; at a wall it only breaks contact.
    fn step_away(&mut self, who: FighterId, direction: i16) {
        if self.gone.contains(&who) {
            return;
        }
        let to = self.bands[&who] + direction;
        self.part(who);
        if self.is_band(to) {
            self.bands.insert(who, to);
        } else if self.has_room(who, direction) {
            self.gone.insert(who);
        }
    }

    /// Moves a band nearer; in the same band, into contact (CT-MOV-02). A fighter in contact goes
    /// no farther while it lasts.
    fn step_towards(&mut self, who: FighterId, target: FighterId) {
        if self.gone.contains(&target) || self.is_in_contact(who) {
            return;
        }
        let way = self.bands[&target] - self.bands[&who];
        if way == 0 {
            self.contacts.insert((who.min(target), who.max(target)));
        } else {
            *self.bands.entry(who).or_default() += way.signum();
        }
    }

    fn part(&mut self, who: FighterId) {
        self.contacts.retain(|&(one, other)| one != who && other != who);
    }

    fn is_band(&self, band: i16) -> bool {
        (0..=self.last).contains(&band)
    }
}
