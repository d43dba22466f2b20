//! A captain's part of the table: points, ship, crew, everything in play.

use cards::{
    Activity, CaptainSeen, CardSeen,
    data::{Card, Face, Token},
    text,
};

use super::{Row, View, skills, tokens, wrapped};
use crate::words;

impl View<'_> {
    pub(super) fn captain(&self, captain: &CaptainSeen) -> Vec<Row> {
        let mut rows = vec![wrapped(&self.standing(captain), 2)];
        if captain.out {
            return rows;
        }
        rows.push(wrapped(&self.piles(captain), 13));
        rows.extend(self.known(captain));
        rows.push(wrapped(&self.ship(captain), 13));
        for (title, belongs) in GROUPS {
            let of_group = captain.in_play.iter().filter(|card| belongs(self.book.card(card.def)));
            let alone = of_group.filter(|card| self.stands_alone(card));
            rows.extend(alone.map(|card| self.with_attached(title, card)));
        }
        if !captain.pool.is_empty() {
            rows.push(wrapped(&format!("  {:<10} {}", "Tokens", tokens(&captain.pool)), 13));
        }
        rows
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
            words::infamy(captain),
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

    /// The cards that everybody saw go into that hand.
    fn known(&self, captain: &CaptainSeen) -> Option<Row> {
        let names = captain.known.iter().map(|card| self.book.card(card.def).name.as_str());
        let names: Vec<&str> = names.collect();
        (!names.is_empty())
            .then(|| wrapped(&format!("  {:<10} known in hand: {}", "", names.join(", ")), 13))
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

    /// Everything in play, whoever controls it: a burden hangs on another captain's card.
    fn in_play(&self) -> impl Iterator<Item = &CardSeen> {
        self.seen.captains.iter().flat_map(|captain| &captain.in_play)
    }

    /// Whether a card hangs on no other card, the ships apart.
    fn stands_alone(&self, card: &CardSeen) -> bool {
        card.on.is_none_or(|on| self.in_play().all(|host| host.id != on))
    }

    /// A card in play with those that hang on it.
    fn with_attached(&self, title: &str, host: &CardSeen) -> Row {
        let mut row = wrapped(&format!("  {title:<10} {}", self.permanent(host)), 13);
        for card in self.in_play().filter(|card| card.on == Some(host.id)) {
            let of_another = card.controller != host.controller;
            let whose = if of_another {
                format!(", of {}", self.who(card.controller))
            } else {
                String::new()
            };
            row.extend(wrapped(&format!("  {:<10}  + {}{whose}", "", self.permanent(card)), 16));
        }
        row
    }

    /// A card in play: its name, skills, harm, counters, and whether it is exerted.
    fn permanent(&self, card: &CardSeen) -> String {
        let face = self.book.card(card.def);
        let mut parts = vec![face.name.clone()];
        if !card.skills.is_empty() {
            parts.push(format!("({})", skills(card)));
        }
        if card.harm > 0 {
            let harm = if matches!(face.face, Face::Crew(_)) { "wounds" } else { "damage" };
            let words = format!("[{harm} {} of {}]", card.harm, card.capacity);
            parts.push(self.paint.bad(&words));
        }
        if card.counters > 0 {
            parts.push(format!("[{}]", text::counters(face, card.counters)));
        }
        if card.exerted {
            parts.push(self.paint.faint("[exerted]"));
        }
        parts.join(" ")
    }
}

/// A captain's cards in play, group by group; cards on other cards stand with those.
const GROUPS: [(&str, fn(&Card) -> bool); 4] = [
    ("Crew", |card| matches!(card.face, Face::Crew(_))),
    ("Upgrade", |card| matches!(card.face, Face::Upgrade(_))),
    ("Connection", |card| matches!(card.face, Face::Connection(_))),
    ("Gear", |card| matches!(card.face, Face::Gear(_))),
];
