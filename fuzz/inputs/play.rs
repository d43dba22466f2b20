//! Authored data that games are played with: cards, scenarios, positions. Data that passes
//! the checks is played, and everything that must hold of a game holds.

use std::{collections::BTreeMap, sync::Arc};

use cards::{
    Audit, CaptainSetup, CardGame, Setup,
    data::{Card, CardBook, Constants, Deck, Face, Keyword, copies_of_title},
    position::Position,
    text,
};
use characters::healing::RuleSet;
use dice::Dice;
use engine::{Decision, Game};
use skirmish::{Skirmish, data::Scenario};

use super::{
    shipped::{self, library, seed, skirmishes},
    tables::with_pack,
};

/// Goes on with a game for so many decisions, any of those offered, and looks at it after each.
pub fn played_on<G: Game>(game: &mut G, seed: u64, decisions: usize, mut look: impl FnMut(&G))
where
    G::Move: std::fmt::Debug,
{
    let mut dice = Dice::seeded(seed);
    look(game);
    for _ in 0..decisions {
        let Some(choice) = game.choice() else { return };
        assert!(choice.options.len() > 1, "a choice of nothing: {:?}", choice.options);
        let chosen = dice.pick(&choice.options).expect("some").clone();
        let decision = Decision { seat: choice.seat, chosen };
        game.decide(decision).expect("it is offered");
        look(game);
    }
}

/// Goes on with a game of cards, tells what happens, and holds it to what must hold.
pub fn cards_played_on(game: &mut CardGame, seed: u64, decisions: usize) {
    let (audit, book) = (Audit::of(game), game.book().clone());
    let names = ["Ada", "Bo", "Cy", "Di"].map(str::to_owned);
    let mut told = 0;
    played_on(game, seed, decisions, |game| {
        audit.check(game).expect("a sound table");
        let Some(choice) = game.choice() else { return };
        let seen = game.observe(choice.seat);
        _ = text::prompt(choice.why, &seen, &book);
        choice.options.iter().for_each(|&option| _ = text::option(option, &seen, &book));
        let events = game.journal().events();
        events[told..].iter().for_each(|event| _ = text::tell(event, None, &names, &book));
        told = events.len();
    });
}

/// A pack, and a game of two captains who have as much of it in their decks as the rules allow.
pub fn pack_play(bytes: &[u8]) {
    let text = shipped::text(bytes);
    let Some(book) = with_pack("cards.ron", &text).or_else(|| with_pack("cards.json", &text))
    else {
        return;
    };
    let book = Arc::new(book);
    let deck = deck_with(&book);
    let captain = |name: &str| CaptainSetup {
        name: name.to_owned(),
        player: "random".to_owned(),
        deck: deck.clone(),
    };
    let captains = vec![captain("Ada"), captain("Bo")];
    let setup = Setup { captains, constants: Constants::default(), packs: Vec::new() };
    let mut game = CardGame::new(&book, &setup, seed(bytes)).expect("a legal deck");
    cards_played_on(&mut game, seed(bytes), 400);
}

/// A legal deck: the last cards of the book first, the others from a shipped one.
fn deck_with(book: &CardBook) -> Deck {
    let shipped = library().deck("honest-freight").expect("it is shipped").deck;
    let own = book.packs().last().map_or(0, |pack| pack.cards);
    let all: Vec<&Card> = book.cards().map(|(_, card)| card).collect();
    let mut deck = Deck { ship: shipped.ship.clone(), ..Deck::default() };
    let (mut adventures, mut captains) = (20, 60);
    let from_pack = all.iter().rev().take(own).map(|card| (card.id.as_str(), u8::MAX));
    let others = shipped.adventure.iter().chain(&shipped.captain).map(|(id, n)| (id.as_str(), *n));
    for (id, copies) in from_pack.chain(others) {
        let card = book.find(id).expect("a card").1;
        let has = |list| copies_of_title(list, book, &card.name) > 0;
        if has(&deck.adventure) || has(&deck.captain) {
            continue; // a title counts once, whichever record it is of
        }
        let most = |usual| copies.min(restricted(card).unwrap_or(usual));
        match &card.face {
            Face::Ship(_) => deck.ship = id.to_owned(),
            Face::Adventure(_) => put(&mut deck.adventure, id, most(2), &mut adventures),
            Face::Crew(_)
            | Face::Connection(_)
            | Face::Gear(_)
            | Face::Upgrade(_)
            | Face::Event(_)
            | Face::Heroic(_) => put(&mut deck.captain, id, most(3), &mut captains),
        }
    }
    deck
}

/// How many copies the card itself allows, where it says so.
fn restricted(card: &Card) -> Option<u8> {
    card.keywords
        .iter()
        .find_map(|it| if let Keyword::Restricted(n) = it { Some(*n) } else { None })
}

fn put(cards: &mut BTreeMap<String, u8>, id: &str, copies: u8, room: &mut u8) {
    let copies = copies.min(*room);
    if copies > 0 {
        cards.insert(id.to_owned(), copies);
        *room -= copies;
    }
}

/// A scenario: whatever may be fought is fought for a while.
pub fn scenario(bytes: &[u8]) {
    let text = shipped::text(bytes);
    let Ok(scenario) = cards::data::read_ron::<Scenario>("scenario.ron", &text) else { return };
    let armoury = &skirmishes().armoury;
    if let Err(fault) = armoury.check_scenario(&scenario) {
        assert!(!fault.to_string().is_empty());
        return;
    }
    for rules in [RuleSet::Classic, RuleSet::SecondEdition] {
        if armoury.check_rules(&scenario, rules).is_ok() {
            let (house, healing) = Default::default();
            let setup = skirmish::Setup { rules, house, healing, scenario: scenario.clone() };
            let mut fight = Skirmish::new(armoury, &setup, seed(bytes)).expect("it was checked");
            fought_on(&mut fight, seed(bytes), 60);
        }
    }
}

/// Goes on with a fight, tells it, and holds it to what must hold.
pub fn fought_on(fight: &mut Skirmish, seed: u64, decisions: usize) {
    let names = fight.names();
    let mut told = 0;
    played_on(fight, seed, decisions, |fight| {
        fight.audit().expect("a sound fight");
        let Some(choice) = fight.choice() else { return };
        let seen = fight.observe(choice.seat);
        _ = skirmish::text::prompt(&seen, choice);
        choice.options.iter().for_each(|option| _ = skirmish::text::option(&seen, option));
        let events = fight.journal().events();
        events[told..].iter().for_each(|event| _ = skirmish::text::line(&names, event));
        told = events.len();
    });
    _ = fight.aftermath();
}

/// Positions: those that can be laid out are played on from.
pub fn position(bytes: &[u8]) {
    let text = shipped::text(bytes);
    let Ok(positions) = Position::read("positions.ron", &text) else { return };
    for position in positions.iter().take(2) {
        match position.game(&library().book) {
            Ok(mut game) => {
                assert!(!position.good_options(&game).is_empty());
                position.proofs.iter().for_each(|it| _ = position.check(&library().book, it));
                cards_played_on(&mut game, seed(bytes), 40);
            }
            Err(fault) => assert!(!fault.to_string().is_empty()),
        }
    }
}
