//! The Resource Phase: tokens, skills, jack-of-all-trades (CCG-RSC, CCG-CAP, CCG-SKL, CCG-JOT).

use super::*;
use crate::data::{Capability, Level, Skill};

const CARGO: Token = Token::Capability(Capability::Cargo);
const SURVEY: Token = Token::Capability(Capability::Survey);
const PAIR: Token = Token::Capability(Capability::CargoPassenger);

fn skill(skill: Skill, level: Level) -> Token {
    Token::Skill(skill, level)
}

/// CCG-RSC-1b, CCG-RSC-1c, CCG-RSC-1g, CCG-VERB-10d
#[test]
fn ship_and_crew_give_a_token_an_icon_exerted_or_not() {
    let mut table = Table::new();
    table.first(A);
    table.upgrade(A, "hold");
    let ace = table.in_play(A, "ace");
    table.world().set_exerted(ace, true);
    table.pursuing(A, SLOT).begin(Stage::Collecting);
    let gathered: Vec<Token> = table
        .game
        .journal()
        .events()
        .iter()
        .filter_map(|event| {
            if let Event::TokenCollected { seat: A, token } = event { Some(*token) } else { None }
        })
        .collect();
    assert_eq!(gathered, [CARGO, CARGO, SURVEY, PAIR, skill(Skill::Pilot, Level::Expert)]);
}

/// CCG-JOT-1 to CCG-JOT-4a, CCG-JOT-6
#[test]
fn an_expert_jack_picks_two_different_trained_skills_it_does_not_have() {
    let mut table = Table::new();
    let jack = table.in_play(A, "jack");
    table.first(A).begin(Stage::Collecting);
    let pick = |skill| Move::Pick { crew: jack, skill };
    assert!(!table.offers(pick(Skill::Medical)), "it has that");
    assert!(!table.offers(pick(Skill::Psionic)) && !table.offers(pick(Skill::JackOfAllTrades)));
    assert!(table.pool(A).contains(&skill(Skill::Medical, Level::Trained)));
    table.choose(pick(Skill::Pilot));
    assert!(!table.offers(pick(Skill::Pilot)));
    assert!(table.pool(A).contains(&skill(Skill::Pilot, Level::Trained)));
}

/// CCG-JOT-5
#[test]
fn a_pick_that_is_not_made_is_lost() {
    let mut table = Table::new();
    table.in_play(A, "jack");
    table.first(A).begin(Stage::Collecting).choose(Move::Done);
    assert_eq!(table.happened(|e| matches!(e, Event::TokenCollected { seat: A, .. })), 4);
}

/// CCG-RES-5, CCG-TOK-4
#[test]
fn tokens_left_over_are_lost_at_the_end_of_the_round() {
    let mut table = Table::new();
    table.tokens(A, &[CARGO, SURVEY]).begin(Stage::Clearing);
    assert!(table.pool(A).is_empty());
}

/// CCG-JOT-2, CCG-JOT-3
#[test]
fn a_trained_jack_picks_one_trained_token_of_any_skill_but_psionics_and_their_own() {
    let mut table = Table::new();
    let jack = table.in_hand(A, "handy");
    table.busy(A).first(A).begin(Stage::Procuring).choose(Move::Procure(jack));
    table.until(|choice| matches!(choice.why, crate::Why::Picking { .. }));
    let others = Skill::ALL
        .iter()
        .filter(|skill| !matches!(skill, Skill::Admin | Skill::Psionic | Skill::JackOfAllTrades));
    let picks = others.map(|&skill| Move::Pick { crew: jack, skill });
    assert_eq!(table.choice().options, picks.chain([Move::Done]).collect::<Vec<_>>());
    table.choose(Move::Pick { crew: jack, skill: Skill::Pilot });
    let collected = table.happened(|event| {
        matches!(
            event,
            Event::TokenCollected { token: Token::Skill(Skill::Pilot, Level::Trained), .. }
        )
    });
    assert_eq!(collected, 1);
    assert!(!matches!(table.choice().why, crate::Why::Picking { .. }), "one, and no more");
}
