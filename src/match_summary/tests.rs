//! Summaries of events, some of them made by hand.

use std::path::Path;

use cards::{
    Activity, CardId, Clash, Event, Piece, SlotNo, Stage, Using,
    data::{CardBook, Level, Skill, Token},
};
use engine::{RuleId, Seat};

use super::{CardImpact, ChanceTeller, Kind, MatchSummary, Reader, Round, RoundChances};
use crate::{
    builder::testing::library,
    replay_timeline::{ReplayTimeline, TimelineEvent, testing::recorded},
    saves::CardArtefact,
};

const ME: Seat = Seat(0);
const RIVAL: Seat = Seat(1);

const CARDS: &str = r#"[
    (id: "song", name: "Song", face: Event(cost: 1, ev: 1, text: (timing: Action, effects: [Vp(You, 2)]))),
    (id: "vale", name: "Pilot Vale",
     face: Crew(cost: 2, ev: 1, species: "Human", skills: {Pilot: Trained}, wounds: 2)),
    (id: "tea", name: "Tea", face: Event(cost: 1, ev: 1, text: (timing: Action, effects: [Draw(You, 1)]))),
]"#;

fn book() -> CardBook {
    let mut book = CardBook::default();
    book.add("test.ron", CARDS).expect("three cards");
    book
}

fn piece(id: &str, number: u16) -> Piece {
    Piece { id: CardId(number), def: book().find(id).expect("a card of the test's").0 }
}

/// The summary of these events, each of which a decision of its own led to.
fn summary(events: Vec<Event>) -> MatchSummary {
    let told: Vec<TimelineEvent> = events
        .into_iter()
        .enumerate()
        .map(|(decision, event)| TimelineEvent { decision, event })
        .collect();
    let names = ["Ada".to_owned(), "Bo".to_owned()];
    MatchSummary::of(&told, Reader { viewer: ME, names: &names, book: &book() })
}

fn points(seat: Seat, by: i16, now: i16) -> Event {
    Event::VpChanged { seat, by, now, rule: RuleId("CCG-GEN-7") }
}

fn strike(success: bool, damage: u8) -> Vec<Event> {
    let (attacker, defender) = (RIVAL, ME);
    let clash = |damage: u8| Clash { attack: damage.into(), defense: 0, damage };
    vec![
        Event::PiracyBegan { attacker, defender },
        Event::PiracyExchanged { attacker, defender, attack: clash(damage), answer: clash(0) },
        Event::PiracyEnded { attacker, defender, success },
    ]
}

#[test]
fn every_round_has_the_points_that_stood_at_its_end() {
    let rounds = summary(vec![
        Event::RoundBegan { round: 1 },
        points(ME, 3, 3),
        Event::RoundBegan { round: 2 },
        points(RIVAL, 4, 4),
        points(ME, -1, 2),
        Event::Eliminated { seat: ME },
    ])
    .rounds;
    let stood: Vec<(u16, usize, i16, i16)> = rounds
        .iter()
        .map(|it| (it.number, it.from, it.captains[0].vp, it.captains[1].vp))
        .collect();
    assert_eq!(stood, [(1, 0, 3, 0), (2, 2, 2, 4)]);
    assert!(rounds[1].captains[0].out && !rounds[0].captains[0].out);
}

#[test]
fn a_strike_turns_a_game_as_far_as_it_hurts() {
    let moments = summary([strike(true, 4), strike(false, 0)].concat()).moments;
    let told: Vec<(Kind, &str)> = moments.iter().map(|it| (it.kind, it.words.as_str())).collect();
    assert_eq!(told[0], (Kind::Piracy, "Bo struck at you. Bo's piracy succeeded."));
    assert_eq!(told[1], (Kind::Piracy, "Bo struck at you. Bo's piracy failed."));
    assert_eq!((moments[0].decision, moments[0].seat), (2, RIVAL));
}

#[test]
fn whoever_passes_the_leader_is_told_with_the_points_that_did_it() {
    let moments = summary(vec![points(RIVAL, 3, 3), points(ME, 3, 3), points(ME, 1, 4)]).moments;
    let last = moments.last().expect("a moment");
    assert_eq!(last.words, "You gained 1 VP (now 4). That put you ahead of Bo.");
    assert!(moments[..2].iter().all(|it| !it.words.contains("ahead")));
}

#[test]
fn there_are_five_moments_at_most_the_heaviest_in_the_order_they_came() {
    let mut events: Vec<Event> = (1..=8).map(|n| points(ME, n, n)).collect();
    events.insert(0, Event::Conceded { seat: RIVAL });
    let moments = summary(events).moments;
    let decisions: Vec<usize> = moments.iter().map(|it| it.decision).collect();
    assert_eq!(decisions, [0, 5, 6, 7, 8]);
    let few = summary((1..=8).map(|n| points(ME, 1, n)).collect()).moments;
    assert_eq!(few.len(), 3, "little is told only where there is nothing else");
}

#[test]
fn a_card_is_ranked_by_the_points_the_requirements_and_the_harm_it_brought() {
    let (vale, song, tea) = (piece("vale", 1), piece("song", 2), piece("tea", 3));
    let token = Token::Skill(Skill::Pilot, Level::Trained);
    let using = Using::Event;
    let cards = summary(vec![
        Event::EnteredPlay { seat: ME, card: vale, on: None },
        Event::StageBegan { stage: Stage::Collecting },
        Event::TokenCollected { seat: ME, token },
        Event::TokenCollected { seat: ME, token },
        Event::TokenDiscarded { seat: ME, token, rule: RuleId("CCG-CMP-2a") },
        Event::RequirementMet { seat: ME, card: tea, nth: 0 },
        Event::Exerted { card: vale },
        Event::RequirementMet { seat: ME, card: tea, nth: 1 },
        Event::Resolved { seat: ME, card: song, using },
        points(ME, 2, 2),
        Event::Resolved { seat: RIVAL, card: tea, using },
        Event::Wounded { card: vale, by: 1 },
        points(ME, 9, 11),
    ])
    .cards;
    let words = |impacts: &[CardImpact]| -> Vec<String> {
        let book = book();
        impacts.iter().map(|it| format!("{}: {}", book.card(it.card).name, it.words())).collect()
    };
    assert_eq!(words(&cards[0]), ["Song: 2 VP", "Pilot Vale: 2 requirements met · 1 token"]);
    assert_eq!(words(&cards[1]), ["Tea: 1 point of harm"]);
    assert_eq!(cards[0].iter().map(CardImpact::weight).collect::<Vec<_>>(), [6, 4]);
}

#[test]
fn a_complication_that_stops_a_rival_counts_for_its_owner() {
    let card = piece("tea", 4);
    let placed = Event::ComplicationPlaced { slot: SlotNo(0), card, owner: ME, by: Some(ME) };
    let failed = |seat| Event::AttemptFailed { seat, card, contract: false };
    let activity = Activity::Pursuing(SlotNo(0));
    let chosen = Event::ActivityChosen { seat: RIVAL, activity };
    let cards = summary(vec![placed, chosen, failed(RIVAL), failed(ME)]).cards;
    assert_eq!(cards[0].len(), 1);
    assert_eq!((cards[0][0].stopped, cards[0][0].complication), (1, true));
}

#[test]
fn a_real_game_ends_with_the_points_that_its_chronicle_ends_with() {
    for seed in 3..6 {
        let artefact = recorded(seed, &["red-ledger", "due-process"]);
        let mut timeline =
            ReplayTimeline::new(&library(), Path::new("a.json"), artefact).expect("a game");
        timeline.index();
        timeline.go_to(timeline.len());
        let summary = MatchSummary::of_timeline(&timeline);
        let seen = engine::Game::observe(timeline.game(), ME);
        let last = summary.rounds.last().expect("a round");
        assert_eq!((last.number, summary.rounds.len()), (seen.round, seen.round.into()));
        let vp = |captain: &cards::CaptainSeen| (captain.vp, captain.out);
        let told: Vec<_> = last.captains.iter().map(|it| (it.vp, it.out)).collect();
        assert_eq!(told, seen.captains.iter().map(vp).collect::<Vec<_>>());
        assert!((3..=5).contains(&summary.moments.len()), "{:?}", summary.moments);
        let contracts: u16 = last.captains.iter().map(|it| it.contracts).sum();
        let gained = summary.cards.iter().flatten().map(|impact| impact.vp).sum::<i32>();
        assert!(contracts > 0 && gained > 0, "contracts bring points: {:?}", summary.cards);
    }
}

/// Everybody's chances of a recorded game, as it is told once it is over or while it goes on.
fn chances(seed: u64, finished: bool) -> (Vec<Round>, Vec<RoundChances>, Option<Seat>) {
    let library = library();
    let artefact = CardArtefact { finished, ..recorded(seed, &["red-ledger"]) };
    let mut timeline =
        ReplayTimeline::new(&library, Path::new("a.json"), artefact).expect("a game");
    timeline.index();
    let rounds = MatchSummary::of_timeline(&timeline).rounds;
    let told = ChanceTeller::new(&timeline, library.value.clone()).all(&mut timeline, &rounds);
    let winner = timeline.ending().and_then(|ending| ending.winner);
    (rounds, told, winner)
}

#[test]
fn chances_are_told_of_every_round_but_the_last_and_mostly_lean_to_who_wins() {
    let seeds = 3..12;
    let leaned = seeds.clone().filter(|seed| {
        let (rounds, told, winner) = chances(*seed, true);
        assert_eq!(told.len() + 1, rounds.len());
        assert!(told.iter().flat_map(|it| &it.chances).all(|chance| (0.0..=1.0).contains(chance)));
        let winner = winner.expect("somebody wins").index();
        let end = &told[told.len() - 1].chances;
        end[winner] > end[1 - winner]
    });
    let leaned = leaned.count();
    assert!(2 * leaned > seeds.count(), "in {leaned} games whoever was ahead won");
}

#[test]
fn a_rivals_chance_is_not_told_of_a_game_that_its_person_has_not_ended() {
    assert_eq!(chances(3, false).1, []);
}
