//! The table in lines: whose turn it is, both ships, the contracts, the hand.

mod captain;

use cards::{
    CardSeen, ComplicationSeen, ContractSeen, Observation, SlotSeen,
    data::{CardBook, Requirement, Token},
    text,
};
use engine::Seat;

use super::paint::{Paint, WIDTH, wrapped};

/// The whole table as its viewer sees it.
pub fn lines(seen: &Observation, book: &CardBook, paint: Paint) -> Vec<String> {
    let view = View { seen, book, paint };
    let mut lines = view.heading();
    let others = seen.captains.iter().filter(|captain| captain.seat != seen.you);
    others.for_each(|captain| view.captain(captain, &mut lines));
    if let Some(you) = seen.captains.get(seen.you.index()) {
        view.captain(you, &mut lines);
    }
    view.contracts(&mut lines);
    view.queue(&mut lines);
    view.hand(&mut lines);
    lines.push("─".repeat(WIDTH));
    lines
}

/// The data behind the lines.
struct View<'a> {
    seen: &'a Observation,
    book: &'a CardBook,
    paint: Paint,
}

impl View<'_> {
    fn heading(&self) -> Vec<String> {
        let Observation { round, stage, first, acting, .. } = self.seen;
        let acting = acting.map(|seat| format!(" · {} to act", self.who(seat))).unwrap_or_default();
        let heading = format!(
            "Round {round} · {} Phase, stage {}: {} · {} first{acting}",
            text::phase_name(stage.phase()),
            stage.number(self.seen.is_solo()),
            stage.title(),
            self.who(*first)
        );
        vec!["─".repeat(WIDTH), self.paint.bold(&heading)]
    }

    fn contracts(&self, lines: &mut Vec<String>) {
        lines.push(String::new());
        lines.push(self.paint.bold("Contracts"));
        for SlotSeen { slot, contract, .. } in &self.seen.slots {
            let number = slot.0 + 1;
            let Some(contract) = contract else {
                lines.push(format!("  {number}  nothing"));
                continue;
            };
            lines.extend(wrapped(&format!("  {number}  {}", self.contract(contract)), 5));
            for complication in &contract.complications {
                lines.extend(wrapped(&format!("     - {}", self.complication(complication)), 7));
            }
        }
    }

    fn contract(&self, contract: &ContractSeen) -> String {
        let sides = self.book.card(contract.def).sides();
        let name = sides.map_or("?", |sides| &sides.contract.name);
        let needs = sides.map(|sides| needs(&sides.contract.requires)).unwrap_or_default();
        let away = match contract.jumps {
            None => "out of reach".to_owned(),
            Some(1) => "1 jump".to_owned(),
            Some(jumps) => format!("{jumps} jumps"),
        };
        let mut parts = vec![
            format!("{name}: {} VP", contract.vp),
            format!("needs {needs}"),
            format!("distance {} ({away})", contract.distance),
            format!("penalty {}", contract.penalty),
            format!(
                "complications {}/{}",
                contract.complications.len(),
                contract.complication_slots
            ),
        ];
        if !contract.pursuers.is_empty() {
            let who: Vec<String> = contract.pursuers.iter().map(|&seat| self.who(seat)).collect();
            parts.push(format!("pursued by {}", who.join(" and ")));
        }
        parts.join(" · ")
    }

    fn complication(&self, complication: &ComplicationSeen) -> String {
        let side = complication.def.and_then(|def| self.book.card(def).sides());
        let Some(side) = side.map(|sides| &sides.complication) else {
            return "face down".to_owned();
        };
        let mut parts = vec![side.name.clone()];
        if !side.requires.is_empty() {
            parts.push(format!("needs {}", needs(&side.requires)));
        }
        if let Some(enemy) = &side.enemy {
            parts.push(format!(
                "enemy: attack {}, defense {}, structure {} of {}",
                enemy.attack,
                enemy.defense,
                enemy.structure - i16::from(complication.harm),
                enemy.structure
            ));
        }
        if !complication.face_up {
            parts.push("face down, known to you".to_owned());
        }
        parts.join(" · ")
    }

    fn queue(&self, lines: &mut Vec<String>) {
        if self.seen.queue.is_empty() {
            return;
        }
        lines.push(String::new());
        lines.push(self.paint.bold("Waiting to take effect, the next one first"));
        for queued in self.seen.queue.iter().rev() {
            let name = &self.book.card(queued.def).name;
            lines.push(format!("  {name}, by {}", self.who(queued.seat)));
        }
    }

    fn hand(&self, lines: &mut Vec<String>) {
        lines.push(String::new());
        lines.push(self.paint.bold("Your hand"));
        if self.seen.hand.is_empty() {
            lines.push("  nothing".to_owned());
        }
        for held in &self.seen.hand {
            let card = self.book.card(held.def);
            let skills = if held.skills.is_empty() { String::new() } else { skills(held) };
            let kind = text::type_line(card);
            let (cost, ev) = (held.cost, held.ev);
            let line = format!("  {:<28} cost {cost}, EV {ev}   {kind:<26} {skills}", card.name);
            lines.extend(wrapped(line.trim_end(), 4));
        }
        if let Some(drawn) = &self.seen.drawn {
            lines.push(format!("  drawn to be placed: {}", self.book.card(drawn.def).name));
        }
    }

    fn who(&self, seat: Seat) -> String {
        if seat == self.seen.you {
            return "you".to_owned();
        }
        self.seen.captains.get(seat.index()).map_or_else(|| seat.to_string(), |c| c.name.clone())
    }
}

/// Tokens in words, equal ones counted.
fn tokens(pool: &[Token]) -> String {
    let mut sorted = pool.to_vec();
    sorted.sort_unstable();
    let kinds = sorted.chunk_by(|a, b| a == b).map(|same| match same.len() {
        1 => text::token(same[0]),
        count => format!("{} ×{count}", text::token(same[0])),
    });
    kinds.collect::<Vec<_>>().join(", ")
}

fn skills(card: &CardSeen) -> String {
    let held = card.skills.iter().map(|&(skill, level)| Token::Skill(skill, level));
    tokens(&held.collect::<Vec<_>>())
}

/// Requirements in words, in their order.
fn needs(wanted: &[Requirement]) -> String {
    wanted.iter().map(text::requirement).collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use cards::position::Position;
    use engine::Game;

    use super::*;

    const CARDS: &str = r#"[
        (id: "tub", name: "Tub", face: Ship(tonnage: 200, capabilities: [Cargo], initiative: 3,
            jump: 2, attack: 3, defense: 2, crew_slots: 2)),
        (id: "coin", name: "Coin", keywords: [Unrestricted],
            face: Connection(cost: 9, ev: 1, subtype: Ally)),
        (id: "ore", name: "Ore", keywords: [Unrestricted], face: Adventure(
            contract: (name: "Ore", distance: 1, complication_slots: 1, abandonment: 1, vp: 2,
                requires: [Token(Capability(Cargo))]),
            complication: (name: "Toll", requires: [Expense(1)]))),
    ]"#;

    const TABLE: &str = r#"[(
        title: "", theme: Choose, idea: "",
        captains: [(name: "Ada", ship: "Tub", deck: {1: 9}), (name: "Bo", ship: "Tub", hand: ["Coin"])],
        slots: [(contract: "Ore", of: "Ada"), (contract: "Ore", of: "Ada"),
            (contract: "Ore", of: "Bo"), (contract: "Ore", of: "Bo")],
        first: "Ada", stage: Activities, asked: "Ada", asks: ChoosingActivity, good: [Pursue(1)],
    )]"#;

    /// CCG-ZONE-9
    #[test]
    fn a_rivals_hand_is_a_number_and_the_cards_that_you_know_of_it() {
        let mut book = CardBook::default();
        book.add("cards.ron", CARDS).expect("cards");
        let book = Arc::new(book);
        let position = Position::read("table.ron", TABLE).expect("a position").remove(0);
        let game = position.game(&book).expect("a legal table");
        let mut seen = game.observe(Seat(0));
        let table = |seen: &Observation| lines(seen, &book, Paint::of_stdout()).join("\n");
        assert!(table(&seen).contains("hand 1 of 7"));
        assert!(!table(&seen).contains("known in hand"), "nobody has seen it");
        seen.captains[1].known = game.observe(Seat(1)).hand;
        assert!(table(&seen).contains("known in hand: Coin"));
    }
}
