//! The table in lines: whose turn it is, both ships, the contracts, the hand.

use cards::{
    Activity, CaptainSeen, CardSeen, ComplicationSeen, ContractSeen, Observation, SlotSeen,
    data::{Card, CardBook, Face, Requirement, Token},
    text,
};
use play::Seat;

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

/// What the lines are made from.
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
            stage.number(),
            stage.title(),
            self.who(*first)
        );
        vec!["─".repeat(WIDTH), self.paint.bold(&heading)]
    }

    fn captain(&self, captain: &CaptainSeen, lines: &mut Vec<String>) {
        lines.push(String::new());
        lines.push(self.standing(captain));
        if captain.out {
            return;
        }
        lines.push(self.piles(captain));
        lines.extend(wrapped(&self.ship(captain), 13));
        for (title, belongs) in GROUPS {
            let of_group = captain.in_play.iter().filter(|card| belongs(self.book.card(card.def)));
            for (n, card) in of_group.filter(|card| self.stands_alone(card, captain)).enumerate() {
                let title = if n == 0 { title } else { "" };
                lines.extend(wrapped(&format!("  {title:<10} {}", self.permanent(card)), 13));
                self.attached(card, captain, lines);
            }
        }
        if !captain.pool.is_empty() {
            lines.extend(wrapped(&format!("  {:<10} {}", "Tokens", tokens(&captain.pool)), 13));
        }
    }

    /// Points, infamy and what the captain is about.
    fn standing(&self, captain: &CaptainSeen) -> String {
        let name = self.paint.bold(&captain.name);
        let you = if captain.seat == self.seen.you { " (you)" } else { "" };
        if captain.out {
            return format!("{name}{you}: out of the game");
        }
        format!(
            "{name}{you}: {} of {} VP · infamy {} · {}",
            captain.vp,
            captain.threshold,
            captain.infamy,
            self.activity(captain)
        )
    }

    fn piles(&self, captain: &CaptainSeen) -> String {
        let purse = if captain.seat == self.seen.you {
            format!(" · purse {}", self.seen.purse)
        } else {
            String::new()
        };
        format!(
            "  {:<10} hand {} of {} · deck {} · discard {} · adventures {}{purse}",
            "Cards",
            captain.hand_count,
            captain.hand_size,
            captain.deck_count,
            captain.discard.len(),
            captain.adventure_count
        )
    }

    fn activity(&self, captain: &CaptainSeen) -> String {
        let passed = match captain.passed {
            None => "",
            Some(true) => ", passed",
            Some(false) => ", passed and not eligible",
        };
        match captain.activity {
            Activity::Uncommitted => format!("uncommitted{passed}"),
            Activity::Pursuing(slot) => format!("pursues contract {}{passed}", slot.0 + 1),
            Activity::Pirate => match captain.struck {
                None => format!("pirate{passed}"),
                Some(true) => format!("pirate, with success{passed}"),
                Some(false) => format!("pirate, without success{passed}"),
            },
        }
    }

    fn ship(&self, captain: &CaptainSeen) -> String {
        let ship = &captain.ship;
        let capabilities: Vec<Token> =
            ship.capabilities.iter().copied().map(Token::Capability).collect();
        format!(
            "  {:<10} {}: attack {}, defense {}, jump {}, initiative {}, {} t, crew {} of {}; {}",
            "Ship",
            self.book.card(ship.def).name,
            ship.attack,
            ship.defense,
            ship.jump,
            ship.initiative,
            ship.tonnage,
            ship.crew_used,
            ship.crew_slots,
            tokens(&capabilities)
        )
    }

    /// Whether a card hangs on no other card of its captain's, the ship apart.
    fn stands_alone(&self, card: &CardSeen, captain: &CaptainSeen) -> bool {
        card.on.is_none_or(|on| captain.in_play.iter().all(|host| host.id != on))
    }

    fn attached(&self, host: &CardSeen, captain: &CaptainSeen, lines: &mut Vec<String>) {
        for card in captain.in_play.iter().filter(|card| card.on == Some(host.id)) {
            lines.extend(wrapped(&format!("  {:<10}  + {}", "", self.permanent(card)), 16));
        }
    }

    /// A card in play: its name, skills, harm, and whether it is exerted.
    fn permanent(&self, card: &CardSeen) -> String {
        let face = self.book.card(card.def);
        let mut parts = vec![face.name.clone()];
        if !card.skills.is_empty() {
            parts.push(format!("({})", skills(card)));
        }
        if card.harm > 0 {
            let harm = if matches!(face.face, Face::Crew(_)) { "wounds" } else { "damage" };
            parts.push(format!("[{harm} {} of {}]", card.harm, card.capacity));
        }
        if card.exerted {
            parts.push("[exerted]".to_owned());
        }
        parts.join(" ")
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

/// What a captain has in play, group by group; cards on other cards stand with those.
const GROUPS: [(&str, fn(&Card) -> bool); 4] = [
    ("Crew", |card| matches!(card.face, Face::Crew(_))),
    ("Upgrade", |card| matches!(card.face, Face::Upgrade(_))),
    ("Connection", |card| matches!(card.face, Face::Connection(_))),
    ("Gear", |card| matches!(card.face, Face::Gear(_))),
];

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
