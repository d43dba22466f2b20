//! Searching, looking, replenishing, and putting into play for free (CCG-VERB-7, CCG-VERB-8,
//! CCG-KEY-17).

use super::*;
use crate::{Why, rules::testing};

fn acting(event: &str) -> (Table, CardId) {
    let mut table = Table::new();
    let event = table.in_hand(A, event);
    table.first(A);
    (table, event)
}

fn in_pile(table: &mut Table, seat: Seat, id: &str, zone: Zone) -> CardId {
    let card = table.card(seat, id, zone);
    let piles = table.world().piles_mut(seat);
    if zone == Zone::Deck {
        piles.deck.insert(0, card);
    } else {
        piles.discard.push(card);
    }
    card
}

/// CCG-VERB-7, CCG-VERB-7a
#[test]
fn a_searched_deck_gives_one_card_that_all_see_and_is_shuffled() {
    let (mut table, list) = acting("crew-list");
    in_pile(&mut table, A, "medic", Zone::Deck);
    let pilot = in_pile(&mut table, A, "pilot", Zone::Deck);
    in_pile(&mut table, A, "pilot", Zone::Deck);
    table.begin(Stage::Acting).choose(Move::Event(list));
    assert_eq!((table.asked(), table.choice().why), (A, Why::Searching { card: list }));
    assert_eq!(table.choice().options.len(), 2, "copies are alike, coins are no crew");
    assert_eq!(table.seen(A).searching.len(), 2);
    assert!(table.seen(B).searching.is_empty());
    for seat in [A, B] {
        let resolving = table.seen(seat).resolving.map(|card| card.id);
        assert_eq!(resolving, Some(list), "everybody knows which card it is that finds");
    }
    let found = table.choice().options.clone().into_iter().find(|option| {
        matches!(option, Move::Choose(id) if table.look().card(*id).def == table.look().card(pilot).def)
    });
    let deck = table.look().piles(A).deck.len();
    table.choose(found.expect("a pilot is there"));
    assert_eq!(table.look().piles(A).deck.len(), deck - 1, "one card, and the rest stay");
    let found = |e: &Event| matches!(e, Event::Found { seat: A, card } if card.def == table.look().card(*table.hand(A).last().expect("there")).def);
    assert_eq!(table.happened(found), 1);
    assert_eq!(table.happened(|e| matches!(e, Event::DeckShuffled { seat: A })), 1);
}

/// CCG-VERB-7a, RUL-07
#[test]
fn a_searched_discard_pile_keeps_its_order() {
    let (mut table, salvage) = acting("salvage");
    for id in ["coin", "pilot", "note"] {
        in_pile(&mut table, A, id, Zone::Discard);
    }
    let before = table.look().piles(A).discard.clone();
    table.begin(Stage::Acting).choose(Move::Event(salvage));
    let after = table.look().piles(A).discard.clone();
    assert_eq!(after[..2], [before[0], before[2]]);
    assert!(table.hand(A).contains(&before[1]), "the only crew there");
    assert_eq!(table.happened(|e| matches!(e, Event::DeckShuffled { .. })), 0);
}

/// CCG-VERB-8
#[test]
fn looking_at_the_top_of_a_deck_is_private_and_moves_nothing() {
    let (mut table, foresight) = acting("foresight");
    let deck = table.look().piles(A).deck.clone();
    table.begin(Stage::Acting).choose(Move::Event(foresight));
    assert_eq!(table.look().piles(A).deck, deck);
    let top: Vec<CardId> = table.seen(A).deck_top.iter().map(|card| card.id).collect();
    assert_eq!(top, [deck[deck.len() - 1], deck[deck.len() - 2]]);
    assert!(table.seen(B).deck_top.is_empty());
    let event = |e: &Event| matches!(e, Event::LookedAtTop { .. }) && !e.seen_by(B) && e.seen_by(A);
    assert_eq!(table.happened(event), 1);
    testing::shuffle(table.world(), &deck);
    assert!(table.seen(A).deck_top.is_empty(), "shuffled, nobody knows");
}

/// CCG-KEY-17a
#[test]
fn an_event_that_replenishes_itself_goes_under_the_deck() {
    let (mut table, recycled) = acting("recycled");
    table.begin(Stage::Acting).choose(Move::Event(recycled));
    assert_eq!(table.look().piles(A).deck.first(), Some(&recycled));
    assert!(table.look().piles(A).discard.is_empty());
}

/// CCG-KEY-17, CCG-KEY-17b
#[test]
fn replenish_moves_random_cards_under_the_deck_as_many_as_there_are() {
    for (discarded, moved) in [(5, 3), (1, 1)] {
        let (mut table, renewal) = acting("renewal");
        for _ in 0..discarded {
            in_pile(&mut table, A, "coin", Zone::Discard);
        }
        let deck = table.look().piles(A).deck.clone();
        table.begin(Stage::Acting).choose(Move::Event(renewal));
        let piles = table.look().piles(A);
        assert_eq!(piles.deck.len(), deck.len() + moved);
        assert_eq!(piles.deck[moved..], deck, "at the bottom");
        assert_eq!(piles.discard.len(), discarded - moved + 1, "and the event itself");
        let under = piles.deck[..moved].to_vec();
        assert!(under.iter().all(|&card| table.zone(card) == Zone::Deck));
        let told =
            |e: &Event| matches!(e, Event::Replenished { seat: A, cards } if cards.len() == moved);
        assert_eq!(table.happened(told), 1);
    }
}

/// CCG-PRC-1c
#[test]
fn a_card_put_into_play_by_an_effect_costs_nothing_and_may_be_declined() {
    for take in [true, false] {
        let (mut table, walk_on) = acting("walk-on");
        let pilot = table.in_hand(A, "pilot");
        table.world().captain_mut(A).infamy = 3;
        let money = table.money(A) - 1;
        table.begin(Stage::Acting).choose(Move::Event(walk_on));
        assert!(table.offers(Move::Done));
        table.choose(if take { Move::Choose(pilot) } else { Move::Done });
        assert_eq!(table.zone(pilot), if take { Zone::InPlay } else { Zone::Hand });
        assert_eq!(table.money(A), if take { money - 1 } else { money }, "only the cards moved");
    }
}

/// CCG-KEY-13, CCG-KEY-10
#[test]
fn gear_moves_to_another_crew_unless_it_is_integral() {
    let (mut table, _) = acting("windfall");
    let (pilot, boss) = (table.in_play(A, "pilot"), table.in_play(A, "quartermaster"));
    let (vest, shackle) = (table.attached(A, "vest", pilot), table.attached(B, "shackle", pilot));
    let order = Move::Ability { card: boss, nth: 0 };
    table.begin(Stage::Acting).choose(order).choose(Move::Choose(shackle));
    assert_eq!(table.host(shackle), Some(pilot), "a hindrance stays");
    table.world().condition_mut(boss).used = 0;
    table.begin(Stage::Acting).choose(order).choose(Move::Choose(vest));
    assert_eq!(table.host(vest), Some(boss));
    testing::jettison(table.world(), shackle, "CCG-VERB-5");
    assert_eq!(table.zone(shackle), Zone::Discard, "out of play it can be moved");
}

/// CCG-ABN-6, RUL-38
#[test]
fn who_is_forced_to_abandon_meets_the_penalty_as_an_expense() {
    for (coins, out) in [(5, false), (0, true)] {
        let (mut table, order) = acting("recall-order");
        table.contract(A, SLOT, "worth-two");
        table.pursuing(B, SLOT).purse(B, coins, 0);
        table.begin(Stage::Acting).choose(Move::Event(order)).pay();
        assert_eq!(table.look().is_out(B), out, "a penalty of 1 with {coins} coins");
        if !out {
            assert_eq!(table.look().activity(B), Activity::Uncommitted);
            assert_eq!(table.money(B), 4);
        }
    }
}

/// CCG-CAP-4, CCG-VERB-3, CCG-TOK-2
#[test]
fn a_pair_counts_as_both_when_a_token_is_lost_and_its_captain_says_which_goes() {
    use crate::data::Capability::{Cargo, CargoPassenger, Passenger};
    let (mut table, theft) = acting("theft");
    let [cargo, pair, passenger] = [Cargo, CargoPassenger, Passenger].map(Token::Capability);
    table.tokens(B, &[cargo, pair, passenger]).begin(Stage::Acting).choose(Move::Event(theft));
    assert_eq!((table.asked(), table.choice().why), (B, Why::LosingToken));
    assert_eq!(table.choice().options, [Move::Spend(passenger), Move::Spend(pair)]);
    table.choose(Move::Spend(pair));
    let lost =
        |e: &Event| matches!(e, Event::TokenDiscarded { seat: B, token, .. } if *token == pair);
    assert_eq!(table.happened(lost), 1);
}

/// CCG-CTR-1
#[test]
fn counters_do_what_their_card_says_and_nothing_else() {
    let (mut table, charger) = acting("charger");
    let (battery, other) = (table.in_play(A, "battery"), table.in_play(A, "helper"));
    let ship = table.ship(A);
    table.begin(Stage::Acting);
    assert!(!table.offers(Move::Ability { card: battery, nth: 1 }), "no counters to pay with");
    table.choose(Move::Ability { card: battery, nth: 0 });
    assert_eq!(
        (table.look().condition(battery).counters, table.value(ship, Value::Attack)),
        (2, 4)
    );
    let before = table.hand(A).len();
    table.choose(Move::Ability { card: battery, nth: 1 });
    assert_eq!((table.hand(A).len(), table.look().condition(battery).counters), (before + 1, 0));
    let all = table.seen(A);
    table.choose(Move::Event(charger)).choose(Move::Choose(other));
    assert_eq!(table.look().condition(other).counters, 1);
    assert_eq!(table.value(ship, Value::Attack), 3, "a counter on a card that names none is idle");
    assert_eq!(all.captains[0].ship.initiative, table.seen(A).captains[0].ship.initiative);
}

/// CCG-CTR-2
#[test]
fn a_counter_takes_the_name_that_its_card_gives_it() {
    let (mut table, charger) = acting("charger");
    let battery = table.in_play(A, "battery");
    table.begin(Stage::Acting).choose(Move::Event(charger));
    let names = ["Ada", "Bo"].map(str::to_owned);
    let events = table.game.journal().events().iter();
    let told: Vec<String> = events
        .filter_map(|event| crate::text::tell(event, Some(A), &names, table.game.book()))
        .filter(|line| line.contains("counter"))
        .collect();
    assert_eq!(told, ["Battery got 1 charge counter (now 1)."]);
    assert_eq!(table.look().condition(battery).counters, 1);
    testing::jettison(table.world(), battery, "CCG-VERB-5");
    assert_eq!(table.look().condition(battery).counters, 0, "gone with the card");
}

/// The cards in the hand of `of` that `seat` knows.
fn known(table: &Table, seat: Seat, of: Seat) -> Vec<CardId> {
    table.seen(seat).captains[of.index()].known.iter().map(|card| card.id).collect()
}

/// CCG-VERB-7, CCG-ZONE-9
#[test]
fn what_was_shown_on_its_way_to_a_hand_is_known_there_and_nothing_else_is() {
    let (mut table, list) = acting("crew-list");
    let pilot = in_pile(&mut table, A, "pilot", Zone::Deck);
    let face = table.look().card(pilot).def;
    table.begin(Stage::Acting).choose(Move::Event(list));
    let found = *table.hand(A).last().expect("the only crew in the deck");
    assert_eq!(table.look().card(found).def, face);
    assert_eq!(known(&table, B, A), [found]);
    assert_eq!(table.seen(B).captains[0].known[0].def, face);
    assert!(known(&table, A, A).is_empty(), "one's own hand lies open");
    assert!(known(&table, A, B).is_empty(), "nothing of B's was shown");
    assert!(table.seen(A).deck_top.is_empty(), "the deck was shuffled");
}

/// CCG-VERB-1, CCG-ZONE-9
#[test]
fn a_card_that_goes_back_to_hand_from_play_is_known_until_it_leaves() {
    let mut table = Table::new();
    let pilot = table.in_play(A, "pilot");
    testing::return_to_hand(table.world(), pilot);
    assert_eq!((known(&table, B, A), known(&table, A, B)), (vec![pilot], vec![]));
    testing::discard(table.world(), A, pilot);
    assert!(known(&table, B, A).is_empty());
}

/// CCG-ZONE-3, CCG-KEY-17, CCG-VERB-8
#[test]
fn what_goes_under_the_deck_for_all_to_see_is_known_when_it_is_drawn() {
    let mut table = Table::new();
    table.purse(A, 0, 2);
    let pilot = in_pile(&mut table, A, "pilot", Zone::Discard);
    testing::replenish(table.world(), A, 1);
    assert!(table.seen(A).deck_top.is_empty(), "two unknown cards lie above it");
    testing::draw(table.world(), A, 2);
    assert_eq!(table.seen(A).deck_top.len(), 1);
    assert!(known(&table, B, A).is_empty());
    testing::draw(table.world(), A, 1);
    assert_eq!(known(&table, B, A), [pilot]);
}

/// CCG-VERB-7a, CCG-VERB-8
#[test]
fn shuffling_forgets_what_was_known_of_a_deck() {
    let mut table = Table::new();
    table.purse(A, 0, 0);
    in_pile(&mut table, A, "pilot", Zone::Discard);
    testing::replenish(table.world(), A, 1);
    let deck = table.look().piles(A).deck.clone();
    testing::shuffle(table.world(), &deck);
    assert!(table.seen(A).deck_top.is_empty());
    testing::draw(table.world(), A, 1);
    assert!(known(&table, B, A).is_empty());
}

/// CCG-VERB-8, CCG-ZONE-9
#[test]
fn what_only_its_owner_looked_at_stays_a_secret_in_hand() {
    let mut table = Table::new();
    table.purse(A, 0, 3);
    testing::look_at_top(table.world(), A, 1);
    assert_eq!(table.seen(A).deck_top.len(), 1);
    testing::draw(table.world(), A, 1);
    assert!(known(&table, B, A).is_empty());
}

/// CCG-KEY-17: the cards are random.
#[test]
fn replenish_picks_among_all_cards_of_the_pile_by_chance() {
    let ids = ["pilot", "medic", "ace", "tough", "wolf"];
    let mut moved = [0; 5];
    for seed in 0..60 {
        let setup = setup(Constants::default());
        let mut table = Table { game: CardGame::new(&book(), &setup, seed).expect("legal") };
        let renewal = table.in_hand(A, "renewal");
        let cards = ids.map(|id| in_pile(&mut table, A, id, Zone::Discard));
        table.busy(B).first(A).begin(Stage::Acting).choose(Move::Event(renewal));
        let under: Vec<usize> = (0..5).filter(|&n| table.zone(cards[n]) == Zone::Deck).collect();
        assert_eq!(under.len(), 3);
        assert!(under.iter().all(|&n| table.look().piles(A).deck[..3].contains(&cards[n])));
        under.into_iter().for_each(|n| moved[n] += 1);
    }
    assert!(moved.iter().all(|n| (22..=50).contains(n)), "36 of 60 each, or so: {moved:?}");
}
