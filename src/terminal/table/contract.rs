//! The contracts' part of the table: what each asks and gives, and what lies on it.

use cards::{
    ComplicationSeen, ContractSeen, SlotSeen,
    data::{Captains, Effect, EnemyShip, Requirement, Subplot},
    text,
};

use super::{Row, View, wrapped};

impl View<'_> {
    /// A row for each slot, with what lies on its contract.
    pub(super) fn contracts(&self) -> Vec<Row> {
        let slots = self.seen.slots.iter().map(|SlotSeen { slot, contract, .. }| {
            let number = slot.0 + 1;
            let Some(contract) = contract else { return vec![format!("  {number}  nothing")] };
            let mut row = wrapped(&format!("  {number}  {}", self.contract(contract)), 5);
            for complication in &contract.complications {
                row.extend(wrapped(&format!("     - {}", self.complication(complication)), 7));
            }
            row
        });
        std::iter::once(self.title("Contracts")).chain(slots).collect()
    }

    fn contract(&self, contract: &ContractSeen) -> String {
        let sides = self.book.card(contract.def).sides().map(|sides| &sides.contract);
        let name = sides.map_or("?", |side| &side.name);
        let away = match contract.jumps {
            None => "out of reach".to_owned(),
            Some(1) => "1 jump".to_owned(),
            Some(jumps) => format!("{jumps} jumps"),
        };
        let mut parts = vec![
            format!("{name}: {} VP", contract.vp),
            format!("needs {}", sides.map(|side| needs(&side.requires)).unwrap_or_default()),
            format!("distance {} ({away})", contract.distance),
            format!("penalty {}", contract.penalty),
            format!(
                "complications {}/{}",
                contract.complications.len(),
                contract.complication_slots
            ),
        ];
        parts.extend(sides.and_then(|side| subplots(&side.subplots)));
        if !contract.pursuers.is_empty() {
            let who: Vec<String> = contract.pursuers.iter().map(|&seat| self.who(seat)).collect();
            parts.push(format!("pursued by {}", who.join(" and ")));
        }
        parts.join(" · ")
    }

    fn complication(&self, complication: &ComplicationSeen) -> String {
        let side = complication.def.and_then(|def| self.book.card(def).sides());
        let Some(side) = side.map(|sides| &sides.complication) else {
            return match complication.owner {
                owner if owner == self.seen.you => "face down, yours".to_owned(),
                owner => format!("face down, of {}", self.who(owner)),
            };
        };
        let mut parts = vec![side.name.clone()];
        if !side.requires.is_empty() {
            parts.push(format!("needs {}", needs(&side.requires)));
        }
        parts.extend(side.enemy.as_ref().map(|ship| enemy(ship, complication.harm)));
        parts.extend(subplots(&side.subplots));
        if !complication.face_up {
            parts.push("face down, known to you".to_owned());
        }
        parts.join(" · ")
    }
}

/// Requirements in words, in their order.
fn needs(wanted: &[Requirement]) -> String {
    wanted.iter().map(text::requirement).collect::<Vec<_>>().join(", ")
}

/// An enemy ship with this much damage.
fn enemy(ship: &EnemyShip, harm: u8) -> String {
    let EnemyShip { attack, defense, structure, keywords } = ship;
    let left = structure - i16::from(harm);
    let told =
        format!("enemy: attack {attack}, defense {defense}, structure {left} of {structure}");
    std::iter::once(told).chain(keywords.iter().map(text::keyword)).collect::<Vec<_>>().join(", ")
}

/// How many there are, and the victory points of them all; `None` without any.
fn subplots(all: &[Subplot]) -> Option<String> {
    let awards = all.iter().flat_map(|subplot| &subplot.award);
    let points = awards
        .map(|effect| if let Effect::Vp(Captains::You, points) = effect { *points } else { 0 });
    let points: i32 = points.map(i32::from).sum();
    let more = if points > 0 { format!(" (up to {points} VP more)") } else { String::new() };
    match all.len() {
        0 => None,
        1 => Some(format!("1 subplot{more}")),
        count => Some(format!("{count} subplots{more}")),
    }
}
