//! The rest of a fight left to a mind, and taken back.

use super::*;

const ONE_PERSON: [CommanderKind; 2] = [CommanderKind::Person, CommanderKind::Random];

/// So many decisions, whoever makes them.
fn moved(session: &mut Session, decisions: usize) {
    let end = session.artefact().decisions.len() + decisions;
    session.advance_while(|session| session.artefact().decisions.len() < end);
}

#[test]
fn a_delegated_fight_ends_without_an_answer_as_the_rest_of_one_in_the_terminal_does() {
    for rules in RULES {
        let (mut delegated, _) = begun("delegated", rules, ONE_PERSON);
        let (mut rest, _) = begun("rest", rules, ONE_PERSON);
        played(&mut delegated, 2);
        played(&mut rest, 2);
        delegated.delegate();
        rest.hand_over(Seat(0), CommanderKind::default());
        delegated.advance();
        rest.advance();
        assert!(delegated.outcome().is_some(), "{rules:?}");
        let (record, other) = (delegated.artefact(), rest.artefact());
        assert_eq!((record.journal, &record.decisions), (other.journal, &other.decisions));
        assert!(delegated.is_person(Seat(0)), "the record is the person's");
        assert!(again::verified(delegated.armoury(), delegated.file(), &record).is_ok());
    }
}

#[test]
fn who_takes_command_back_is_asked_again_and_what_was_decided_stays() {
    for rules in RULES {
        let (mut session, _) = begun("taken-back", rules, ONE_PERSON);
        session.advance();
        session.delegate();
        assert!(session.asked().is_none() && session.is_delegated());
        moved(&mut session, 4);
        session.take_command();
        let made = session.artefact().decisions.len();
        assert!(!session.undo() && !session.is_delegated());
        session.advance();
        assert!(session.asked().is_some() && made >= 4, "{rules:?}");
    }
}

#[test]
fn a_delegated_fight_that_is_gone_on_with_is_the_persons_again() {
    let (mut session, saves) = begun("delegated-resumed", RuleSet::Classic, ONE_PERSON);
    session.advance();
    session.delegate();
    moved(&mut session, 4);
    let mut again = Session::resume(&minds(), &saves, session.file()).expect("it was kept");
    assert!(!again.is_delegated());
    again.advance();
    assert!(again.asked().is_some());
}

#[test]
fn one_of_two_persons_delegates_nothing() {
    let persons = [CommanderKind::Person, CommanderKind::Person];
    let (mut session, _) = begun("two-delegate", RuleSet::Classic, persons);
    session.delegate();
    assert!(!session.can_delegate() && !session.is_delegated());
}
