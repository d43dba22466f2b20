//! Marking without a window: what is marked at first, what keys and clicks do to it, what is answered.

use ai::Mind;
use bevy::prelude::*;
use bevy_egui::egui::{Key, Ui};
use cards::{CardId, Choice, Move, Why, data::Skill};
use engine::Player;

use super::*;
use crate::window::card_table::{
    game::look,
    keys,
    marking::{purpose::Purpose, sum::Sum},
    spot::Spot,
    table::{self, LogView},
    table_ui::{Drag, TableDialog, TableUi},
    view::Question,
};
use crate::{
    builder::testing::library,
    guide::Interface,
    hints::advisers,
    offers,
    session::flow::takes_several,
    window::testing::{frames, key, session, written},
};

fn adviser() -> Mind {
    let library = library();
    advisers::coach(&library).mind(&library.book)
}

/// A table with its marks.
struct Marked {
    view: TableView,
    marking: Marking,
    table_ui: TableUi,
}

impl Marked {
    fn of(view: TableView) -> Marked {
        let marking = view.question.as_ref().map(Marking::proposed).unwrap_or_default();
        let mut table_ui = TableUi::default();
        table_ui.follow(&view);
        Marked { view, marking, table_ui }
    }

    /// A table at which the cards of the hand are worth so much, and this is asked; `plan` is proposed.
    fn asked(name: &str, worths: &[u8], why: Why, plan: fn(&TableView) -> Vec<Move>) -> Marked {
        let mut view = look(&session(name), 1);
        view.seen.hand.truncate(worths.len());
        view.seen.hand.iter_mut().zip(worths).for_each(|(held, &worth)| held.ev = worth);
        let pays = !matches!(why, Why::ForcedDiscard { .. } | Why::Discarding { .. });
        let answer = |card| if pays { Move::ExpendHand(card) } else { Move::Discard(card) };
        let mut options: Vec<Move> = view.seen.hand.iter().map(|held| answer(held.id)).collect();
        options.extend(pays.then_some(Move::ExpendDeck));
        let (seat, seen) = (view.seen.you, &view.seen);
        let purpose = Purpose::of(why, &options).expect("several can be named");
        let choice = Choice { seat, why, options };
        let mut offers = offers::of(&choice, seen, &view.book);
        let plan = plan(&view);
        if !plan.is_empty() {
            offers.push(offers::proposed(plan, seen, &view.book));
        }
        let question = Question::new(&choice, offers, seen, &view.book);
        view.question = Some(question.with_marks(purpose, seen, || None));
        Marked::of(view)
    }

    /// Takes option `n` as a click or a key does; what the game hears of it.
    fn take(&mut self, n: usize) -> Option<TableAction> {
        let action = self.marking.meant(TableAction::Take(n), &self.view, &self.table_ui)?;
        if let TableAction::Mark(n) = action {
            self.marking.toggle(n);
            return None;
        }
        Some(action)
    }

    /// What the answer would be, and what the table says of it.
    fn told(&self) -> (bool, String) {
        let sum = self.marking.sum(&self.view).expect("something can be marked");
        let lacks = sum.lacks().map_or_else(String::new, |lacks| format!("; {lacks}"));
        (sum.is_whole(), format!("{}{lacks}", sum.words()))
    }

    fn struck(&self, which: Key) -> Vec<TableAction> {
        frames(vec![vec![key(which)]], |ctx| keys::at_table(ctx, &self.view, &self.table_ui))
    }

    fn confirm(&self) -> usize {
        self.view.question.as_ref().and_then(|it| it.confirm).expect("several can be named")
    }
}

fn no_plan(_: &TableView) -> Vec<Move> {
    Vec::new()
}

fn first_two(view: &TableView) -> Vec<Move> {
    view.seen.hand.iter().take(2).map(|held| Move::ExpendHand(held.id)).collect()
}

const BILL: Why = Why::Paying { owed: 4, paid: 0 };

#[test]
fn what_an_adviser_would_do_is_marked_at_first_and_one_answer_makes_all_of_its_decisions() {
    let mut session = session("proposal");
    loop {
        let choice = session.asked().expect("the game goes on").clone();
        if takes_several(choice.why) && session.proposal().is_some() {
            break;
        }
        let chosen = adviser().decide(&session.observe(), &choice);
        session.decide(chosen).expect("it is offered");
        session.advance();
    }
    let proposed = session.proposal().expect("several cards").moves;
    let mut table = Marked::of(look(&session, 1));
    let Some(TableAction::Answer(moves)) = table.take(table.confirm()) else {
        panic!("the marks are a whole answer")
    };
    assert_eq!(moves.len(), proposed.len());
    assert!(proposed.iter().all(|it| moves.contains(it)), "{moves:?} for {proposed:?}");
    let before = session.artefact().decisions.len();
    session.put_in(&moves).expect("it is offered");
    let made = &session.artefact().decisions[before..];
    // A bill is met as soon as the cards of the deck turn out to be enough.
    let same = made.iter().zip(&moves).filter(|(made, wanted)| made.chosen == **wanted).count();
    assert!(same > 1 && same == made.len().min(moves.len()), "{made:?} for {moves:?}");
}

/// CCG-RDY-2b
#[test]
fn a_card_is_marked_by_taking_it_and_by_taking_it_again_no_longer() {
    let mut table = Marked::of(look(&session("toggle"), 1));
    let first = table.marking.has(0);
    assert_eq!(table.take(0), None, "the game hears nothing of it");
    assert_eq!(table.marking.has(0), !first);
    table.take(0);
    assert_eq!(table.marking.has(0), first);
}

/// CCG-RDY-2b
#[test]
fn to_discard_nothing_is_an_answer_of_its_own() {
    let mut table = Marked::of(look(&session("nothing"), 1));
    let none = keys::finishing(&table.view).expect("nothing has to go");
    assert_eq!(table.take(none), Some(TableAction::Take(none)));
    table.marking = Marking::default();
    assert_eq!(table.take(table.confirm()), Some(TableAction::Take(none)), "nothing is marked");
}

/// CCG-EXP-2, CCG-EXP-4, CCG-EXP-7
#[test]
fn a_sum_is_paid_once_the_marked_cards_reach_it_and_none_of_them_is_too_many() {
    let mut table = Marked::asked("sum", &[1, 2, 3, 3], BILL, first_two);
    assert!(table.marking.has(0) && table.marking.has(1), "they are proposed");
    table.take(4); // the deck, which pays the rest of a proposal
    assert_eq!(table.told(), (false, "3 of 4 credits; 1 credit missing".to_owned()));
    assert_eq!(table.take(table.confirm()), None, "it is no whole answer");
    table.take(2);
    assert_eq!(
        table.told(),
        (false, "6 of 4 credits, 2 lost; Less is enough: unmark a card".to_owned())
    );
    table.take(0);
    assert_eq!(table.told(), (true, "5 of 4 credits, 1 lost".to_owned()));
    let paid: Vec<Move> =
        [1, 2].map(|n: usize| Move::ExpendHand(table.view.seen.hand[n].id)).to_vec();
    assert_eq!(table.take(table.confirm()), Some(TableAction::Answer(paid)));
}

/// CCG-EXP-2, CCG-COST-16
#[test]
fn the_deck_pays_what_is_left_and_is_not_marked_where_nothing_is() {
    let mut table = Marked::asked("deck", &[3, 4], BILL, no_plan);
    let deck = 2;
    assert!(table.marking.has(deck), "nothing else was proposed");
    table.take(0);
    assert_eq!(table.told(), (true, "3 of 4 credits, the rest from your deck".to_owned()));
    let hand = Move::ExpendHand(table.view.seen.hand[0].id);
    let answer = TableAction::Answer(vec![hand, Move::ExpendDeck]);
    assert_eq!(table.take(table.confirm()), Some(answer), "as many cards as it can take at most");
    table.take(0);
    assert_eq!(table.told(), (true, "4 credits from your deck".to_owned()));
    table.take(1);
    assert!(!table.told().0, "the hand pays all of it");
    let words = table.view.question.as_ref().map(|it| it.options[deck].spoken());
    assert!(words.is_some_and(|words| words.contains("nobody knows before")));
}

#[test]
fn what_a_proposal_leaves_open_comes_from_the_deck() {
    let table = Marked::asked("open", &[1, 2, 3], BILL, first_two);
    assert!(table.marking.has(3), "3 of 4 are proposed");
    assert!(table.told().0);
}

/// CCG-VERB-2
#[test]
fn a_forced_discard_takes_exactly_as_many_as_it_asks_for() {
    let why = Why::ForcedDiscard { left: 2 };
    let mut table = Marked::asked("forced", &[1, 1, 1], why, no_plan);
    assert_eq!(table.told(), (false, "0 of 2 discarded; Mark 2 more".to_owned()));
    for (n, told) in [(0, "1 of 2 discarded; Mark 1 more"), (1, "2 of 2 discarded")] {
        table.take(n);
        assert_eq!(table.told(), (n == 1, told.to_owned()));
    }
    let moves: Vec<Move> =
        table.view.seen.hand[..2].iter().map(|it| Move::Discard(it.id)).collect();
    assert_eq!(table.take(table.confirm()), Some(TableAction::Answer(moves)));
    table.take(2);
    assert_eq!(table.told(), (false, "3 of 2 discarded; Unmark 1".to_owned()));
}

/// CCG-RDY-2a
#[test]
fn a_hand_that_is_too_large_loses_so_many_cards_at_least() {
    let why = Why::Discarding { over: 1 };
    let mut table = Marked::asked("over", &[1, 1, 1], why, no_plan);
    assert!(!table.told().0);
    table.take(0);
    table.take(2);
    assert_eq!(table.told(), (true, "2 discarded, of 1 or more".to_owned()));
    let Some(TableAction::Answer(moves)) = table.take(table.confirm()) else {
        panic!("it is a whole answer")
    };
    assert_eq!(moves.last(), Some(&Move::Done), "and that is all");
}

/// CCG-JOT-2, CCG-RSC-1h
#[test]
fn fewer_skills_than_may_be_picked_are_an_answer_and_more_are_none() {
    let (crew, seen) = (CardId(1), look(&session("picks"), 1).seen);
    let picks: Vec<Move> =
        Skill::ALL.iter().take(3).map(|&skill| Move::Pick { crew, skill }).collect();
    let purpose = Purpose::of(Why::Picking { crew, left: 2 }, &picks).expect("two can be named");
    let sum = |count: usize| Sum::of(purpose, &picks[..count], &seen);
    assert_eq!([1, 2, 3].map(|count| sum(count).is_whole()), [true, true, false]);
    assert_eq!(sum(1).answer(&picks[..1]), [picks[0], Move::Done], "the other one is left");
    assert_eq!(sum(2).answer(&picks[..2]), picks[..2]);
    assert_eq!(
        (sum(3).words().as_str(), sum(3).lacks()),
        ("3 of 2 skills", Some("Unmark 1".to_owned()))
    );
}

#[test]
fn where_one_card_is_all_there_is_to_an_answer_none_is_marked() {
    let one = [Move::ExpendDeck];
    for why in [
        Why::Paying { owed: 3, paid: 2 },
        Why::MeetingExpense { owed: 1, paid: 0 },
        Why::ForcedDiscard { left: 1 },
        Why::Acting,
    ] {
        assert_eq!(Purpose::of(why, &one), None, "{why:?}");
    }
}

/// FL-4
#[test]
fn with_full_control_cards_are_asked_for_one_by_one() {
    let mut session = session("control");
    session.put_in(&[Move::FullControl(true)]).expect("always offered");
    let question = look(&session, 1).question.expect("the same question");
    assert_eq!(question.confirm, None);
    assert!((0..question.options.len()).all(|n| !question.can_mark(n)));
}

#[test]
fn enter_answers_from_any_card_and_space_marks_it() {
    let mut table = Marked::asked("keys", &[1, 3, 2], BILL, first_two);
    assert_eq!(table.table_ui.selected, table.confirm(), "what is proposed is a key away");
    table.table_ui.selected = 1;
    let answer = [TableAction::Take(table.confirm())];
    assert_eq!(table.struck(Key::Enter), answer);
    assert_eq!(table.struck(Key::Space), [TableAction::Take(1)]);
    assert_eq!(table.struck(Key::Num3), [TableAction::Take(2)]);
    let spot = Spot::Card(table.view.seen.hand[1].id);
    table.table_ui.at = Some(spot);
    assert_eq!(table.struck(Key::Enter), answer, "the keyboard walks the table");
    assert_eq!(table.struck(Key::Space), [TableAction::Take(1)]);
}

#[test]
fn once_a_card_is_marked_enter_no_longer_discards_nothing() {
    let mut table = Marked::of(look(&session("trap"), 1));
    table.table_ui.selected = keys::finishing(&table.view).expect("nothing has to go");
    table.table_ui.follow_marks(&table.view);
    assert_eq!(table.struck(Key::Enter), [TableAction::Take(table.confirm())]);
    table.table_ui.selected = 1;
    table.table_ui.follow_marks(&table.view);
    assert_eq!(table.table_ui.selected, 1, "the keyboard stays where it marks");
}

#[test]
fn the_one_button_of_a_pad_marks_a_card_and_answers_on_the_last_row() {
    let mut table = Marked::asked("pad", &[1, 3, 2], BILL, first_two);
    let struck = |table: &Marked| {
        frames(vec![vec![key(Key::Enter)]], |ctx| {
            crate::window::ui::interface::pretend(ctx, Interface::Gamepad);
            keys::at_table(ctx, &table.view, &table.table_ui)
        })
    };
    assert_eq!(struck(&table), [TableAction::Take(table.confirm())]);
    table.table_ui.selected = 1;
    assert_eq!(struck(&table), [TableAction::Take(1)]);
}

#[test]
fn what_is_dropped_on_the_table_or_advised_is_marked_and_stays_so() {
    let mut table = Marked::asked("drop", &[1, 2, 3], BILL, no_plan);
    let spot = Spot::Card(table.view.seen.hand[0].id);
    let from = bevy_egui::egui::Rect::ZERO;
    table.table_ui.drag = Some(Drag { spot, look: None, from });
    table.take(0);
    table.take(0);
    assert!(table.marking.has(0));
    (table.table_ui.drag, table.table_ui.dialog) = (None, TableDialog::Advice);
    assert_eq!(table.take(0), Some(TableAction::Open(TableDialog::Nothing)));
    assert!(table.marking.has(0));
}

#[test]
fn the_next_question_begins_with_marks_of_its_own() {
    let mut app = App::new();
    app.add_event::<TableAction>().add_plugins(plugin);
    let view = || Marked::asked("next", &[1, 3, 2], BILL, first_two).view;
    app.insert_resource(view());
    app.update();
    let proposed = app.world().resource::<Marking>().clone();
    assert_ne!(proposed, Marking::default());
    app.world_mut().send_event(TableAction::Mark(0));
    app.update();
    app.update();
    let marked = app.world().resource::<Marking>().clone();
    assert_ne!(marked, proposed);
    app.insert_resource(view());
    app.update();
    assert_eq!(*app.world().resource::<Marking>(), proposed);
}

/// Every line that a table writes.
fn lines(table: &Marked) -> Vec<String> {
    let log = LogView { lines: &[], news: 0, you: table.view.seen.you, trouble: None };
    let draw = |ui: &mut Ui| {
        table::draw(ui, &table.view, &table.table_ui, &table.marking, &log);
    };
    written(draw).into_iter().map(|(text, _)| text).collect()
}

#[test]
fn marks_stand_on_the_cards_and_what_they_come_to_above_the_answer() {
    let mut table = Marked::asked("drawn", &[1, 3, 2], BILL, first_two);
    let said = |table: &Marked, words: &str| lines(table).iter().any(|line| line == words);
    assert!(said(&table, "4 of 4 credits"));
    assert!(said(&table, "pays 1") && said(&table, "pays 3"));
    assert!(!said(&table, "pays 2"), "it is not marked");
    table.take(0);
    assert!(said(&table, "3 of 4 credits") && said(&table, "1 credit missing"));
    assert!(!said(&table, "pays 1"));
}

#[test]
fn a_screen_reader_is_told_what_is_marked() {
    use bevy_egui::egui::{CentralPanel, Context, accesskit::Toggled};
    let table = Marked::asked("heard", &[1, 3, 2], BILL, first_two);
    let ctx = Context::default();
    ctx.enable_accesskit();
    let output = ctx.run(crate::window::testing::raw(vec![]), |ctx| {
        let log = LogView { lines: &[], news: 0, you: table.view.seen.you, trouble: None };
        CentralPanel::default().show(ctx, |ui| {
            table::draw(ui, &table.view, &table.table_ui, &table.marking, &log);
        });
    });
    let update = output.platform_output.accesskit_update.expect("a tree");
    let ticked =
        |wanted| update.nodes.iter().filter(|(_, it)| it.toggled() == Some(wanted)).count();
    assert_eq!(ticked(Toggled::True), 4, "two options and two cards of the hand");
    assert_eq!(ticked(Toggled::False), 4, "the third of each, and the deck as both");
    let sum = update
        .nodes
        .iter()
        .any(|(_, it)| [it.label(), it.value()].contains(&Some("4 of 4 credits")));
    assert!(sum, "what they come to is read aloud");
}
