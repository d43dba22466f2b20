//! Every pair of shipped cards with a text meets on one table, where each is used while the other
//! is on the queue, in play, or in effect. Also, every text can be used at all.

#![expect(clippy::wildcard_enum_match_arm, reason = "a few faces, moves and questions matter here")]

mod laying;
mod meeting;

use std::collections::{BTreeMap, BTreeSet};

use dice::Dice;

use super::*;
use crate::{
    Watch, Why,
    data::{Ability, Card, Face, Level},
    event::{Piece, Using},
};
use laying::{arrange, impoverish, laid_out};
use meeting::{Meetings, Met, can_answer, has_parts, least};

/// The shipped cards.
const PACKS: [(&str, &str); 12] = [
    ("adventures", include_str!("../../../../../assets/packs/frontier/adventures.ron")),
    ("charts", include_str!("../../../../../assets/packs/frontier/adventures-charts.ron")),
    ("fares", include_str!("../../../../../assets/packs/frontier/adventures-fares.ron")),
    ("freight", include_str!("../../../../../assets/packs/frontier/adventures-freight.ron")),
    ("guns", include_str!("../../../../../assets/packs/frontier/adventures-guns.ron")),
    ("connections", include_str!("../../../../../assets/packs/frontier/connections.ron")),
    ("crew", include_str!("../../../../../assets/packs/frontier/crew.ron")),
    ("events", include_str!("../../../../../assets/packs/frontier/events.ron")),
    ("gear", include_str!("../../../../../assets/packs/frontier/gear.ron")),
    ("heroics", include_str!("../../../../../assets/packs/frontier/heroics.ron")),
    ("ships", include_str!("../../../../../assets/packs/frontier/ships.ron")),
    ("upgrades", include_str!("../../../../../assets/packs/frontier/upgrades.ron")),
];

fn shipped() -> Arc<CardBook> {
    let mut book = CardBook::default();
    for (file, text) in CARDS.into_iter().chain(PACKS) {
        book.add(file, text).unwrap_or_else(|fault| panic!("{fault}"));
    }
    Arc::new(book)
}

/// A use of a card: its n-th ability, as an event, or as a heroic at a level.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Use {
    Ability(u8),
    Event,
    Heroic(Level),
    Procured,
}

/// Shipped cards that have a text or can be played.
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

/// Uses seen, by card.
type Seen = BTreeMap<String, BTreeSet<Use>>;

/// Cards that wait for successful piracy, which the armour on these tables prevents; among all pairs there
/// are some without it.
const UNLUCKY: [&str; 2] = ["prize-court", "prize-master-hobb"];

/// A pair of cards by their indices in the list.
type Pair = [usize; 2];

/// Results of all games.
#[derive(Default)]
struct Net {
    seen: Seen,
    meetings: Meetings,
}

/// Most tries of a pair until it meets, which few need, and until one is played on the other, where
/// possible.
const TRIES: u64 = 400;
const TRIES_INTO: u64 = 4;
/// Cards of both captains for those that wait for a rival's play: an ability, an event of the Action
/// Phase, and one for any time.
const FOILS: [&str; 3] = ["barter", "memo", "wire"];
/// Coins left to captains in tries of a price in parts.
const COINS: [usize; 3] = [0, 1, 3];

/// Every card meets another one, or as many others as `FAR_LANES_GAMES` says; 1000 means all.
#[test]
fn any_two_cards_get_along_and_every_text_can_be_used() {
    let book = shipped();
    let cards = with_texts(&book);
    let wanted = std::env::var("FAR_LANES_GAMES").ok().and_then(|n| n.parse().ok());
    let pairs = pairs_of(cards.len(), wanted.unwrap_or(1));
    let mut net = meet_all(&book, &cards, &pairs);
    use_the_rest(&book, &cards, &mut net.seen);
    let unused: Vec<(&str, Use)> = cards
        .iter()
        .flat_map(|card| uses(card).into_iter().map(|it| (card.id.as_str(), it)))
        .filter(|(id, it)| !net.seen.get(*id).is_some_and(|seen| seen.contains(it)))
        .collect();
    println!("{} cards in {}", cards.len(), net.meetings);
    let all = pairs.len() == cards.len() * (cards.len() + 1) / 2;
    let unlucky = UNLUCKY.iter().filter(|_| !all).map(|&id| (id, Use::Ability(0)));
    assert_eq!(unused, unlucky.collect::<Vec<_>>(), "never used, of {}", cards.len());
    let apart = net.meetings.apart(pairs.iter().map(|pair| pair.map(|n| cards[n])));
    assert!(apart.is_empty(), "{} have not met: {apart:?}", apart.len());
}

/// Pairs of each card with this many others, up to all cards and itself.
fn pairs_of(cards: usize, others: usize) -> Vec<Pair> {
    let partners = |n: usize| (0..others.min(cards)).map(move |more| (n * 7 + 13 + more) % cards);
    let pairs = (0..cards).flat_map(|n| partners(n).map(move |other| [n.min(other), n.max(other)]));
    pairs.collect::<BTreeSet<Pair>>().into_iter().collect()
}

/// Runs on all cores; the pairs that meet do not depend on the number of cores.
fn meet_all(book: &Arc<CardBook>, cards: &[&Card], pairs: &[Pair]) -> Net {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let share = pairs.len().div_ceil(threads).max(1);
    let nets = std::thread::scope(|scope| {
        let shares = pairs.chunks(share).map(|pairs| {
            scope.spawn(move || {
                let mut net = Net::default();
                pairs.iter().for_each(|pair| try_to_meet(book, cards, *pair, &mut net));
                net
            })
        });
        let running: Vec<_> = shares.collect();
        running.into_iter().map(|share| share.join().expect("sound")).collect::<Vec<Net>>()
    });
    nets.into_iter().fold(Net::default(), Net::with)
}

impl Net {
    fn with(mut self, other: Net) -> Net {
        for (id, uses) in other.seen {
            self.seen.entry(id).or_default().extend(uses);
        }
        self.meetings.extend(other.meetings);
        self
    }
}

/// Tries until the pair has met as closely as possible; once with little money for a price in
/// parts.
fn try_to_meet(book: &Arc<CardBook>, cards: &[&Card], [one, two]: Pair, net: &mut Net) {
    let pair = [cards[one], cards[two]];
    let seed = (one * cards.len() + two) as u64;
    for nth in 0..TRIES {
        meet(book, pair, seed + (nth << 32), None, net);
        let closest = net.meetings.closest(pair);
        if closest == Met::Into
            || closest >= least(pair) && (nth >= TRIES_INTO || !can_answer(pair))
        {
            break;
        }
    }
    if pair.into_iter().any(has_parts) {
        for coins in COINS {
            meet(book, pair, seed, Some(coins), net);
        }
    }
}

/// More tries for uses that also need luck.
fn use_the_rest(book: &Arc<CardBook>, cards: &[&Card], seen: &mut Seen) {
    let of = |such: fn(&Card) -> bool| -> Vec<&Card> {
        cards.iter().copied().filter(|it| such(it)).collect()
    };
    let papers = of(|card| card.traits.iter().any(|it| it == "Paper"));
    let subplots =
        of(|card| card.sides().is_some_and(|sides| !sides.complication.subplots.is_empty()));
    let mut net = Net { seen: std::mem::take(seen), ..Net::default() };
    for seed in 0..60 {
        let rest = cards.iter().filter(|card| !is_used(card, &net.seen));
        for card in rest.collect::<Vec<_>>() {
            let from = [cards, &papers, &subplots][seed as usize % 3];
            let other = from[seed as usize / 3 % from.len()];
            meet(book, [card, other], seed, None, &mut net);
        }
    }
    *seen = net.seen;
}

fn is_used(card: &Card, seen: &Seen) -> bool {
    uses(card).iter().all(|it| seen.get(&card.id).is_some_and(|seen| seen.contains(it)))
}

/// Plays one round with two cards of each captain, with this many coins left if given.
fn meet(book: &Arc<CardBook>, pair: [&Card; 2], seed: u64, coins: Option<usize>, net: &mut Net) {
    let mut dice = Dice::seeded(seed);
    let stages = [Stage::Restoring, Stage::Activities, Stage::Procuring, Stage::Acting];
    for stage in stages.into_iter().chain([Stage::Collecting, Stage::Resolving]) {
        let mut table = laid_out(book, pair, seed);
        if let Some(coins) = coins {
            impoverish(&mut table, coins);
        }
        let mut watch = Watch::of(&table.game);
        arrange(&mut table, stage, seed >> 32);
        table.begin(stage);
        watch.check(None, &table.game).unwrap_or_else(|broken| panic!("{seed}: {broken}"));
        let phase = stage.phase();
        let mut done = BTreeSet::new();
        for _ in 0..120 {
            let Some(choice) =
                table.game.choice().filter(|_| table.look().stage().phase() == phase)
            else {
                break;
            };
            let decision = Decision { seat: choice.seat, chosen: wanted(&table, pair, &mut dice) };
            let waiting = meeting::waiting(&table, pair, &done);
            let told = table.game.journal().events().len();
            table.game.decide(decision).expect("offered");
            watch.check(Some(decision), &table.game).unwrap_or_else(|broken| {
                panic!("{} and {} ({seed}), {decision:?}: {broken}", pair[0].id, pair[1].id)
            });
            net.meetings.hear(&table, pair, told, &waiting, coins.is_some(), &mut done);
        }
        note(&table, &mut net.seen);
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

/// A move that brings the two together: plays one of them, else goes on, else any.
fn wanted(table: &Table, pair: [&Card; 2], dice: &mut Dice) -> Move {
    let choice = table.choice();
    let is_one = |card: CardId| pair.iter().any(|it| it.id == table.look().printed(card).id);
    let plays = choice.options.iter().copied().filter(|option| match option {
        Move::Ability { card, .. } | Move::Event(card) | Move::Heroic { card, .. } => is_one(*card),
        Move::Procure(card) => is_one(*card),
        _ => false,
    });
    let plays: Vec<Move> = plays.collect();
    let is_foil = |card: CardId| FOILS.iter().any(|foil| *foil == table.look().printed(card).id);
    let on = choice.options.iter().copied().filter(|option| match option {
        Move::Event(card) | Move::Ability { card, .. } => is_foil(*card),
        Move::Strike(_) | Move::Attempt(_) | Move::Complete | Move::Spend(_) => true,
        _ => matches!(option, Move::Subplot { .. }),
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
