//! A life on a phone: the moment with its question, what its odds are, the sheet, and the terms so far.

use bevy_egui::egui::Rect;

use super::{
    board,
    career_ui::CareerUi,
    ending,
    living::Living,
    pen::Pen,
    plan::{TABS, parts},
    question,
    sheet::{self, Sheet},
    stage, timeline,
};
use crate::window::ui::{
    compact::{Columns, MARGIN, Roll},
    paint,
    theme::{self, size},
};

/// The least room of the tables and of somebody's sheet.
const BOARD: f32 = 1040.0;
const SHEET: f32 = 520.0;
/// A term, with what comes below it.
const TERM: f32 = 84.0;
/// The name that the tabs are kept under.
const SCREEN: &str = "life";

/// Draws all of it but the strip and what lies on top.
pub(super) fn draw(pen: &mut Pen, living: &Living, career_ui: &CareerUi) {
    let odds = if living.is_over() { "The story" } else { "Odds" };
    let names: [&str; TABS] = ["Now", odds, "Sheet", "Terms"];
    let Columns { shown, mut area } =
        Columns::draw(pen.ui, SCREEN, &living.setup.name, &names, true);
    if let Some(note) = career_ui.told() {
        area.min.y += paint::flow(&pen.p(), area, &note, size::SMALL, theme::now(), false) + MARGIN;
    }
    let tables = living.tables();
    match shown {
        0 => now(pen, area, living, career_ui),
        1 if living.is_over() => ending::draw(pen, area, living),
        1 => {
            let selected =
                living.question().and_then(|choice| choice.options.get(career_ui.selected));
            let roll = Roll::at_least(pen.ui, area, "tables", BOARD);
            board::draw(pen, roll.whole, living, selected);
            roll.end(pen.ui);
        }
        2 => {
            let (person, before) = ((&living.telling.person).into(), Some((&living.before).into()));
            let roll = Roll::at_least(pen.ui, area, "sheet", SHEET);
            sheet::draw(
                &pen.p(),
                roll.whole,
                &Sheet { person, before, tables: &tables, large: 1.1 },
            );
            roll.end(pen.ui);
        }
        _ => {
            let places = usize::from(tables.figures.terms).max(living.telling.terms.len() + 1);
            let roll = Roll::at_least(pen.ui, area, "terms", TERM * places as f32);
            timeline::draw(&pen.p(), roll.whole, &living.telling, &tables.figures);
            roll.end(pen.ui);
        }
    }
}

/// The throw of the moment, and its question below it or beside it.
fn now(pen: &mut Pen, area: Rect, living: &Living, career_ui: &CareerUi) {
    let (above, below) = parts(area);
    stage::draw(pen, above, living);
    let roll = Roll::at_least(pen.ui, below, "question", question::tall(living));
    question::draw(pen, roll.whole, living, career_ui);
    roll.end(pen.ui);
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{CentralPanel, Frame, pos2};

    use super::*;
    use crate::window::{
        screens::people::{career_ui::CareerAction, plan::STAGE, testing::begin},
        testing::{phone_frames, tap},
        ui::compact::TARGET,
    };

    #[test]
    fn a_tap_reads_what_an_option_comes_to_and_a_second_one_takes_it() {
        let mut living = begin(7);
        living.show_all();
        let mut career_ui = CareerUi::default();
        let tapped = |y: f32, career_ui: &CareerUi| {
            phone_frames(tap(pos2(100.0, y)), |ctx| {
                let page = CentralPanel::default().frame(Frame::NONE).show(ctx, |ui| {
                    let mut pen = Pen::new(ui);
                    draw(&mut pen, &living, career_ui);
                    pen.actions
                });
                page.inner
            })
        };
        let second = 2.0 * TARGET + STAGE + 100.0 + 1.5 * TARGET;
        assert_eq!(tapped(second, &career_ui), [CareerAction::Select(1)]);
        career_ui.selected = 1;
        assert_eq!(tapped(second, &career_ui), [CareerAction::Take(1)]);
    }
}
