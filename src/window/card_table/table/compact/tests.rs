//! The table on a phone.

use bevy_egui::egui::{Event, Pos2, Rect, vec2};
use cards::{Choice, Move, Why};

use super::plan::Plan;
use crate::window::{
    card_table::{
        area::Area,
        game::look,
        marking::marks::Marking,
        spot::Spot,
        table::{self, LogView},
        table_ui::{Drawer, TableAction, TableDialog, TableUi},
        touch::Drawn,
        view::{Question, TableView},
    },
    testing::{drawn_on, session, tap},
    ui::{compact::TARGET, interface},
};
use crate::{guide::Interface, offers};

/// Every phone that the layout is made for, in points.
const PHONES: [(f32, f32); 5] =
    [(320.0, 569.0), (360.0, 640.0), (375.0, 812.0), (640.0, 360.0), (812.0, 375.0)];

fn screen((wide, tall): (f32, f32)) -> Rect {
    Rect::from_min_size(Pos2::ZERO, vec2(wide, tall))
}

/// Shows these frames of the table by touch; what was done in them, and what was drawn in the last.
fn touched(
    size: (f32, f32),
    view: &TableView,
    table_ui: &mut TableUi,
    frames: Vec<Vec<Event>>,
) -> (Vec<TableAction>, Vec<(Area, Rect)>) {
    let (mut done, mut areas) = (Vec::new(), Vec::new());
    drawn_on(screen(size), frames, |ui| {
        interface::pretend(ui.ctx(), Interface::Touch);
        let log = LogView { lines: &[], news: 0, you: view.seen.you, trouble: None };
        let pen = table::draw(ui, view, table_ui, Marking::nothing(), &log, 0.0);
        let Drawn { actions, areas: now, places, .. } = pen.drawn();
        (table_ui.places, table_ui.areas, areas) = (places, now.clone(), now);
        done.extend(actions);
    });
    done.retain(|action| !matches!(action, TableAction::Select(_)));
    (done, areas)
}

#[test]
fn nothing_stands_on_anything_else_on_any_phone() {
    for size in PHONES {
        let all = screen(size);
        let mut plan = Plan::of(all);
        plan.give_way_to(plan.prompt.top() + 96.0);
        let parts = [plan.bar, plan.prompt, plan.board, plan.drawer, plan.tabs];
        for (n, part) in parts.iter().enumerate() {
            assert!(part.is_positive() && all.contains_rect(*part), "{size:?}: {n}");
            assert!(
                parts[..n].iter().all(|other| !other.shrink(0.1).intersects(*part)),
                "{size:?}: {n}"
            );
        }
        assert!(plan.board.height() >= 120.0 && plan.drawer.height() >= 2.0 * TARGET, "{size:?}");
    }
}

/// A table on which the cards in hand can be procured.
fn procuring(name: &str) -> TableView {
    let mut view = look(&session(name), 1);
    let each = view.seen.hand.iter().map(|held| Move::Procure(held.id));
    let options = each.chain([Move::Pass]).collect();
    let choice = Choice { seat: view.seen.you, why: Why::Procuring, options };
    let offers = offers::of(&choice, &view.seen, &view.book);
    view.question = Some(Question::new(&choice, offers, &view.seen, &view.book));
    view
}

#[test]
fn a_tap_reads_a_card_in_hand_that_a_click_would_play() {
    let view = procuring("phone-read");
    let card = Spot::Card(view.seen.hand[0].id);
    for size in PHONES {
        let (mut table_ui, begun) = (TableUi::default(), vec![vec![], vec![]]);
        table_ui.drawer = Drawer::Hand;
        touched(size, &view, &mut table_ui, begun);
        let place = table_ui.places.iter().find(|place| place.spot == card).expect("the card");
        let (at, look) = (place.rect.left_center() + vec2(8.0, 0.0), place.look);
        let (done, _) = touched(size, &view, &mut table_ui, tap(at));
        let read = look.map(|look| TableAction::Open(TableDialog::Card(look)));
        assert_eq!(done.first(), read.as_ref(), "{size:?}: {done:?}");
    }
}

#[test]
fn an_answer_is_as_tall_as_a_finger_needs_and_is_given_by_a_tap() {
    let view = look(&session("phone-answer"), 1);
    for size in PHONES {
        let mut table_ui = TableUi::default();
        let (_, areas) = touched(size, &view, &mut table_ui, vec![vec![], vec![]]);
        let (_, answers) = areas.iter().find(|(area, _)| *area == Area::Options).expect("answers");
        for share in [0.05, 0.95] {
            let at = answers.left_top() + vec2(answers.width() * 0.5, TARGET * share);
            let (done, _) = touched(size, &view, &mut table_ui, tap(at));
            assert_eq!(done, [TableAction::Take(0)], "{size:?}");
        }
    }
}

#[test]
fn points_of_a_rival_lead_to_their_side_of_the_table() {
    let view = look(&session("phone-points"), 1);
    let rival = view.rivals().next().expect("a rival").seat;
    for size in PHONES {
        let mut table_ui = TableUi::default();
        let (_, areas) = touched(size, &view, &mut table_ui, vec![vec![], vec![]]);
        let area = |wanted| areas.iter().find(|(area, _)| *area == wanted).expect("an area").1;
        let (bar, before) = (area(Area::Rail), area(Area::Rivals));
        let at = bar.right_center() - vec2(TARGET * 1.5, 0.0);
        let (done, _) = touched(size, &view, &mut table_ui, tap(at));
        assert_eq!(done, [TableAction::Show(rival), TableAction::LookFor(Area::Rivals)]);
        table_ui.looked_for = Some(Area::Rivals);
        let (_, areas) = touched(size, &view, &mut table_ui, vec![vec![]; 40]);
        let (_, after) = areas.iter().find(|(area, _)| *area == Area::Rivals).expect("rivals");
        assert!(after.height() > 100.0, "{size:?}: {before} {after}");
    }
}

#[test]
fn a_second_tap_on_an_answer_that_is_given_opens_nothing() {
    let mut view = look(&session("phone-twice"), 1);
    view.question = None;
    for size in PHONES {
        let mut table_ui = TableUi::default();
        let (_, areas) = touched(size, &view, &mut table_ui, vec![vec![], vec![]]);
        let (_, log) = areas.iter().find(|(area, _)| *area == Area::Log).expect("the log");
        for at in [log.left_top() + vec2(60.0, 12.0), log.center()] {
            assert_eq!(touched(size, &view, &mut table_ui, tap(at)).0, [], "{size:?}");
        }
        table_ui.drawer = Drawer::Log;
        let head = log.left_top() + vec2(60.0, 12.0);
        let (done, _) = touched(size, &view, &mut table_ui, tap(head));
        assert_eq!(done, [TableAction::Open(TableDialog::Log)], "who asked for the log opens it");
    }
}
