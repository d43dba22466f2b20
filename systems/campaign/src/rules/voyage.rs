//! The voyage: a card game with the people aboard as its crew, solo or a race.

use bevy::prelude::{App, In, OnEnter, Plugin, Res, ResMut};
use cards::{CaptainSetup, CardGame, EndingKind, Event as CardEvent, data::Constants};
use characters::{
    body::Body,
    healing::{Blow, Casualty, HealingRules, Hit, RuleSet},
    sheet::Characteristics,
};
use dice::Dice;
use engine::{AddSteps, Game, Seat};

use super::{captain, clerk::Clerk, hospital::Bodies, races, stages::seed_of};
use crate::{
    border,
    event::Event,
    state::{
        Agenda, Chance, Charter, Contract, Inner, Passage, People, Progress, Rivals, ShipDeck,
        Stage, Step, kind,
    },
};

/// The card game of a leg.
pub(crate) struct Voyage;

impl Plugin for Voyage {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Voyage), deal).add_step(kind::Fly, fly);
    }
}

/// Deals the voyage: solo or against those who race, to the contract's points, within its rounds.
fn deal(
    clerk: Clerk,
    charter: Res<Charter>,
    deck: Res<ShipDeck>,
    people: People,
    mut inner: ResMut<Inner>,
    mut agenda: ResMut<Agenda>,
) {
    let Some(contract) = &clerk.progress.contract else { return };
    let (book, able) = (&clerk.book.0, people.able());
    let captain = people.aboard().into_iter().find(|(id, _)| Some(*id) == clerk.progress.captain);
    let name = captain.map_or_else(String::new, |(_, who)| who.identity.styled());
    let deck = border::manned(&deck, book, &able);
    let rivals = contract.rivals.iter().filter_map(|id| book.rival(id));
    let rivals = rivals.map(|it| CaptainSetup {
        name: it.name.clone(),
        player: it.id.clone(),
        deck: it.deck.clone(),
    });
    let constants = constants(contract, book.constants);
    let own = CaptainSetup { name, player: "person".to_owned(), deck };
    let captains = std::iter::once(own).chain(rivals).collect();
    let setup = cards::Setup { captains, constants, packs: Vec::new() };
    let seed = seed_of(charter.seed, clerk.progress.leg, Stage::Voyage);
    let pool = captain::pool(book, &border::crew_text(book, &able));
    let game = CardGame::new(&pool, &setup, seed).expect("the deck was legal, and still is");
    *inner = Inner::Cards(Box::new(Passage { game, setup, seed }));
    agenda.push(Step::Fly);
}

fn constants(contract: &Contract, usual: Constants) -> Constants {
    Constants { victory: contract.points, round_cap: Some(contract.rounds), ..usual }
}

/// What the game's end means, once it has come.
fn fly(
    _: In<()>,
    mut clerk: Clerk,
    mut inner: ResMut<Inner>,
    mut dice: ResMut<Chance>,
    charter: Res<Charter>,
    mut rivals: ResMut<Rivals>,
    mut bodies: Bodies,
) {
    let Inner::Cards(passage) = std::mem::take(&mut *inner) else { return };
    let game = passage.game;
    let Some(ending) = game.ending() else { return };
    let (points, rounds) = (points(&game), game.round());
    let mut reached = ending.kind == EndingKind::VictoryPoints;
    let journal = game.journal().hash();
    clerk.tell(Event::Flown { points, rounds, ending: ending.kind, journal });
    let entrants = clerk.progress.contract.as_ref().map_or_else(Vec::new, |it| it.rivals.clone());
    if !entrants.is_empty() {
        let placed = races::settle(&game, &entrants, &mut clerk, &mut rivals);
        reached = placed.first;
        clerk.progress.races += 1;
        clerk.progress.firsts += u8::from(placed.first);
        clerk.progress.beaten = placed.finished && !placed.first;
    }
    clerk.progress.reached = reached;
    let alone = entrants.is_empty() && ending.kind == EndingKind::RoundCap;
    clerk.progress.fell_short = alone.then_some(points);
    clerk.progress.boarding = boarding(&game, &clerk.progress, &clerk.book, &mut dice);
    let rules = (charter.setup.rules, clerk.book.healing.clone());
    for (person, wounds) in border::wounds_of(game.journal().events(), game.book()) {
        let mut crew = bodies.iter_mut();
        let Some((_, mut scores, mut body, _, mut record)) = crew.find(|(id, ..)| **id == person)
        else {
            continue;
        };
        let points = hurt(wounds, &mut scores, &mut body, &rules, &mut dice);
        record.hurt += 1;
        clerk.tell(Event::HurtAtWork { person, wounds, points });
    }
}

fn points(game: &CardGame) -> i16 {
    game.observe(Seat(0)).captains.first().map_or(0, |captain| captain.vp)
}

/// The boarding that follows: the one that was known to wait, or one by an enemy ship that was met
/// and not destroyed.
fn boarding(
    game: &CardGame,
    progress: &Progress,
    book: &crate::data::CampaignBook,
    dice: &mut Chance,
) -> Option<String> {
    let raiders = progress.contract.as_ref().and_then(|contract| contract.raiders.clone());
    let engaged = |event: &CardEvent| {
        let CardEvent::EnemyEngaged { structure_left, .. } = event else { return None };
        Some(*structure_left)
    };
    let left = game.journal().events().iter().rev().find_map(engaged);
    raiders.or_else(|| {
        left.filter(|left| *left > 0)?;
        dice.pick(&book.boardings).map(|scenario| scenario.id.clone())
    })
}

/// Wounds of a card as wounds of the body: a die of damage for each. Returns the points.
pub(super) fn hurt(
    wounds: u8,
    scores: &mut Characteristics,
    body: &mut Body,
    (set, rules): &(RuleSet, HealingRules),
    dice: &mut Dice,
) -> u8 {
    let groups: Vec<u8> = (0..wounds).map(|_| dice.die()).collect();
    let (at, points) = (body.time, groups.iter().fold(0, |sum: u8, die| sum.saturating_add(*die)));
    let mut casualty = Casualty::new(scores, body, rules, dice);
    let done = match set {
        RuleSet::SecondEdition => casualty.hit(Hit { at, damage: points.into(), ..Hit::default() }),
        RuleSet::Classic => casualty.blow(&Blow { at, groups, ..Blow::default() }),
    };
    // The dead, who alone could refuse, were not aboard.
    if done.is_ok() { points } else { 0 }
}
