//! Every pair of shipped cards with a text meets on one table, where each is used while the other waits, or is
//! in effect. And every text can be used at all.

#![expect(clippy::wildcard_enum_match_arm, reason = "a few faces, moves and questions matter here")]

use std::collections::{BTreeMap, BTreeSet};

use dice::Dice;

use super::*;
use crate::{
    Watch, Why,
    data::{Ability, Card, ConnectionKind, Face, Level, Modifier, Skill, Until, UpgradeKind},
    event::{Piece, Using},
    state::{Lasting, LastingChange},
};

/// The shipped cards.
const PACKS: [(&str, &str); 12] = [
    ("adventures", include_str!("../../../../assets/packs/frontier/adventures.ron")),
    ("charts", include_str!("../../../../assets/packs/frontier/adventures-charts.ron")),
    ("fares", include_str!("../../../../assets/packs/frontier/adventures-fares.ron")),
    ("freight", include_str!("../../../../assets/packs/frontier/adventures-freight.ron")),
    ("guns", include_str!("../../../../assets/packs/frontier/adventures-guns.ron")),
    ("connections", include_str!("../../../../assets/packs/frontier/connections.ron")),
    ("crew", include_str!("../../../../assets/packs/frontier/crew.ron")),
    ("events", include_str!("../../../../assets/packs/frontier/events.ron")),
    ("gear", include_str!("../../../../assets/packs/frontier/gear.ron")),
    ("heroics", include_str!("../../../../assets/packs/frontier/heroics.ron")),
    ("ships", include_str!("../../../../assets/packs/frontier/ships.ron")),
    ("upgrades", include_str!("../../../../assets/packs/frontier/upgrades.ron")),
];

fn shipped() -> Arc<CardBook> {
    let mut book = CardBook::default();
    for (file, text) in CARDS.into_iter().chain(PACKS) {
        book.add(file, text).unwrap_or_else(|fault| panic!("{fault}"));
    }
    Arc::new(book)
}

/// What can be done with a card: its n-th text, or an event, or a heroic at a level.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Use {
    Ability(u8),
    Event,
    Heroic(Level),
    Procured,
}

/// Shipped cards with a text, or that can be played.
fn with_texts(book: &CardBook) -> Vec<&Card> {
    let plain = super::book();
    let shipped = book.cards().map(|(_, card)| card).filter(|card| plain.find(&card.id).is_none());
    shipped.filter(|card| !uses(card).is_empty() || has_text(card)).collect()
}

fn has_text(card: &Card) -> bool {
    let has_subplots = card.sides().is_some_and(|sides| {
        !sides.contract.subplots.is_empty() || !sides.complication.subplots.is_empty()
    });
    has_subplots || !card.abilities.is_empty()
}

fn uses(card: &Card) -> Vec<Use> {
    let abilities = card.abilities.iter().enumerate();
    let activated = abilities.filter(|(_, ability)| matches!(ability, Ability::Activated(_)));
    let mut uses: Vec<Use> = activated.map(|(nth, _)| Use::Ability(nth as u8)).collect();
    match &card.face {
        Face::Event(_) => uses.push(Use::Event),
        Face::Heroic(heroic) => {
            uses.push(Use::Heroic(Level::Trained));
            uses.extend((!heroic.expert.is_empty()).then_some(Use::Heroic(Level::Expert)));
        }
        _ if card.is_permanent() => uses.push(Use::Procured),
        _ => {}
    }
    uses
}

/// Uses that were seen, by card.
type Seen = BTreeMap<String, BTreeSet<Use>>;

/// They wait for piracy that succeeds, which the armour on these tables forbids.
const UNLUCKY: [&str; 2] = ["prize-court", "prize-master-hobb"];

/// `FAR_LANES_GAMES` of any number lets every pair meet; otherwise every card meets two others.
#[test]
fn any_two_cards_get_along_and_every_text_can_be_used() {
    let book = shipped();
    let cards = with_texts(&book);
    let all = std::env::var_os("FAR_LANES_GAMES").is_some();
    let mut seen = Seen::new();
    for (n, one) in cards.iter().enumerate() {
        let near = [n, (n * 7 + 13) % cards.len()];
        let others = if all { (n..cards.len()).collect() } else { near[1..].to_vec() };
        for other in others {
            let seed = (n * cards.len() + other) as u64;
            meet(&book, [one, cards[other]], seed, &mut seen);
        }
    }
    // What needs luck as well gets more of it.
    let of = |such: fn(&Card) -> bool| cards.iter().copied().filter(|it| such(it)).collect();
    let papers: Vec<&Card> = of(|card| card.traits.iter().any(|it| it == "Paper"));
    let subplots: Vec<&Card> =
        of(|card| card.sides().is_some_and(|sides| !sides.complication.subplots.is_empty()));
    for seed in 0..60 {
        for card in cards.iter().filter(|card| !is_used(card, &seen)).collect::<Vec<_>>() {
            let from = [&cards, &papers, &subplots][seed as usize % 3];
            let other = from[seed as usize / 3 % from.len()];
            meet(&book, [card, other], seed, &mut seen);
        }
    }
    let unused: Vec<(&str, Use)> = cards
        .iter()
        .flat_map(|card| uses(card).into_iter().map(|it| (card.id.as_str(), it)))
        .filter(|(id, it)| !seen.get(*id).is_some_and(|seen| seen.contains(it)))
        .collect();
    assert_eq!(unused, UNLUCKY.map(|id| (id, Use::Ability(0))), "never used, of {}", cards.len());
}

fn is_used(card: &Card, seen: &Seen) -> bool {
    uses(card).iter().all(|it| seen.get(&card.id).is_some_and(|seen| seen.contains(it)))
}

/// Lets two cards of each captain meet through all that a round brings.
fn meet(book: &Arc<CardBook>, pair: [&Card; 2], seed: u64, seen: &mut Seen) {
    let mut dice = Dice::seeded(seed);
    let stages = [Stage::Restoring, Stage::Activities, Stage::Procuring, Stage::Acting];
    for stage in stages.into_iter().chain([Stage::Collecting, Stage::Resolving]) {
        let mut table = laid_out(book, pair, seed);
        let mut watch = Watch::of(&table.game);
        arrange(&mut table, stage);
        table.begin(stage);
        watch.check(None, &table.game).unwrap_or_else(|broken| panic!("{seed}: {broken}"));
        let phase = stage.phase();
        for _ in 0..120 {
            let Some(choice) =
                table.game.choice().filter(|_| table.look().stage().phase() == phase)
            else {
                break;
            };
            let decision = Decision { seat: choice.seat, chosen: wanted(&table, pair, &mut dice) };
            table.game.decide(decision).expect("offered");
            watch.check(Some(decision), &table.game).unwrap_or_else(|broken| {
                panic!("{} and {} ({seed}), {decision:?}: {broken}", pair[0].id, pair[1].id)
            });
        }
        note(&table, seen);
    }
}

fn note(table: &Table, seen: &mut Seen) {
    let book = table.game.book().clone();
    for event in table.game.journal().events() {
        let Event::Played { card: Piece { def, .. }, using, .. } = event else { continue };
        let used = match using {
            Using::Ability(nth) => Use::Ability(*nth),
            Using::Event => Use::Event,
            Using::Heroic { level, .. } => Use::Heroic(*level),
            Using::Procuring => Use::Procured,
        };
        seen.entry(book.card(*def).id.clone()).or_default().insert(used);
    }
}

/// What brings the two together: to play one of them, else to get on, else anything.
fn wanted(table: &Table, pair: [&Card; 2], dice: &mut Dice) -> Move {
    let choice = table.choice();
    let is_one = |card: CardId| pair.iter().any(|it| it.id == table.look().printed(card).id);
    let plays = choice.options.iter().copied().filter(|option| match option {
        Move::Ability { card, .. } | Move::Event(card) | Move::Heroic { card, .. } => is_one(*card),
        Move::Procure(card) => is_one(*card),
        _ => false,
    });
    let plays: Vec<Move> = plays.collect();
    let on = choice.options.iter().copied().filter(|option| {
        matches!(
            option,
            Move::Strike(_)
                | Move::Attempt(_)
                | Move::Complete
                | Move::Subplot { .. }
                | Move::Spend(_)
        )
    });
    let on: Vec<Move> = on.collect();
    let any = *dice.pick(&choice.options).expect("an option");
    let roll = dice.below(10);
    match choice.why {
        Why::Paying { .. } | Why::MeetingExpense { .. } if table.offers(Move::ExpendDeck) => {
            Move::ExpendDeck
        }
        _ if !plays.is_empty() && roll < 8 => *dice.pick(&plays).expect("one"),
        _ if !on.is_empty() && roll < 9 => *dice.pick(&on).expect("one"),
        _ => any,
    }
}

/// Both captains have both cards, in play and in hand, with room and means to use them.
fn laid_out(book: &Arc<CardBook>, pair: [&Card; 2], seed: u64) -> Table {
    let ship = |n: usize| match pair[n].face {
        Face::Ship(_) => pair[n].id.as_str(),
        _ => ["plain-ship", "slow-ship"][n],
    };
    let setup = of_ships(&[ship(0), ship(1)], Constants::default());
    let mut table = Table { game: CardGame::new(book, &setup, seed).expect("legal") };
    for seat in [A, B] {
        make_room(&mut table, seat);
        let carriers = ["ace", "medic"].map(|id| table.in_play(seat, id));
        for (card, carrier) in pair.iter().zip(carriers) {
            match card.face {
                Face::Gear(_) => {
                    table.attached(seat, &card.id, carrier);
                }
                Face::Upgrade(_) => {
                    table.upgrade(seat, &card.id);
                }
                Face::Crew(_) if table.controls(seat, card) => {} // CCG-SLOT-1a
                Face::Crew(_) | Face::Connection(_) => {
                    table.in_play(seat, &card.id);
                }
                Face::Event(_) | Face::Heroic(_) => {
                    table.in_hand(seat, &card.id);
                }
                Face::Adventure(_) | Face::Ship(_) => {}
            }
            if card.cost().is_some() {
                table.in_hand(seat, &card.id);
            }
        }
        for carrier in carriers {
            for &skill in Skill::ALL.iter().filter(|&&skill| skill != Skill::JackOfAllTrades) {
                change(&mut table, carrier, Modifier::Grant(skill, Level::Expert));
            }
        }
        let bearer = table.in_play(seat, "tough");
        table.attached(seat, "vest", bearer);
        table.upgrade(seat, "armoured-belt");
        // Of every trait that some card asks for.
        for name in ["Spacer", "Scholar", "Paper"] {
            change(&mut table, bearer, Modifier::Trait(name.to_owned()));
        }
        let crew = table.card(seat, "pilot", Place::Discard);
        table.world().piles_mut(seat).discard.push(crew);
        table.busy(seat);
    }
    lay_adventures(&mut table, pair);
    table
}

/// The pair's adventure cards as contracts and complications, others where there are none.
fn lay_adventures(table: &mut Table, pair: [&Card; 2]) {
    let adventure = |n: usize| if pair[n].sides().is_some() { &pair[n].id } else { "grand" };
    for (n, seat) in [A, B].into_iter().enumerate() {
        let slot = SlotNo(2 * n as u8);
        let before = table.look().slot(slot).clone();
        for card in before.contract.into_iter().chain(before.complications) {
            table.world().put(card, Place::Gone);
        }
        table.contract(seat, slot, adventure(n));
        if rules::complication_room(table.look(), slot) > 0 {
            let on = if pair[1 - n].sides().is_some() { pair[1 - n].id.as_str() } else { "errand" };
            table.complication(seat, slot, on, n == 0);
        }
    }
}

/// More slots and higher limits than any ship has.
fn make_room(table: &mut Table, seat: Seat) {
    let ship = table.ship(seat);
    change(table, ship, Modifier::Change(Value::CrewSlots, 6));
    (0..3).for_each(|_| change(table, ship, Modifier::Change(Value::Tonnage, 100)));
    for &kind in UpgradeKind::ALL {
        change(table, ship, Modifier::Change(Value::UpgradeSlots(kind), 4));
    }
    for &kind in ConnectionKind::ALL {
        change(table, ship, Modifier::Change(Value::ConnectionLimit(kind), 6));
    }
}

impl Table {
    fn controls(&self, seat: Seat, card: &Card) -> bool {
        self.look().controlled(seat).any(|id| self.look().printed(id).name == card.name)
    }
}

fn change(table: &mut Table, on: CardId, change: Modifier) {
    let by = table.look().card(on).controller;
    let change = LastingChange { on, by, change, until: Until::WhileInPlay };
    table.world().resource_mut::<Lasting>().changes.push(change);
}

/// Before a stage: everything hurt, some exerted; late in the round one captain a pirate, the other on their way.
fn arrange(table: &mut Table, stage: Stage) {
    let in_play: Vec<CardId> = table.look().in_play().collect();
    for (n, id) in in_play.into_iter().enumerate() {
        let takes = rules::harm_capacity_of(table.look(), id, table.look().printed(id), true);
        let condition = table.world().condition_mut(id);
        condition.exerted = stage == Stage::Acting && n % 3 == 2;
        condition.counters = 3;
        condition.harm = u8::from(takes.is_some_and(|most| most > 1));
    }
    for seat in [A, B] {
        table.world().captain_mut(seat).infamy = 2;
        for &skill in Skill::ALL.iter().filter(|skill| skill.can_be_picked()) {
            let token = Token::Skill(skill, Level::Trained);
            table.tokens(seat, &[token]).world().tell(Event::TokenCollected { seat, token });
        }
    }
    table.first(A).world().captain_mut(A).vp = 3;
    table.pursuing(B, SlotNo(2));
    if stage >= Stage::Collecting {
        table.pirate(A);
    } else if stage >= Stage::Acting {
        table.pursuing(A, SlotNo(0));
    }
}
