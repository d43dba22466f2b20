//! After the fight, on a phone: the verdict, then what comes next, what became of everybody, or how it went.

use bevy_egui::egui::{Rect, Ui, pos2};
use engine::Seat;

use super::{After, people, verdict};
use crate::window::{
    battlefield::{field::draw::scene_of, match_summary::LogLine, view::FightView},
    screens::skirmish::log,
    ui::{
        compact::{Columns, MARGIN, Roll, is_upright},
        paint,
        theme::{self, size},
    },
};

/// The share of a phone held upright that the picture of the field has.
const PICTURE: f32 = 0.24;
/// Room of what lies on the field.
const LOOT: f32 = 70.0;

/// Draws it; where the rows of the menu stand, while they are shown.
pub(super) fn draw(
    ui: &mut Ui,
    view: Option<&FightView>,
    after: &After,
    (lines, you): (&[LogLine], Seat),
) -> Option<Rect> {
    let mine = view.map(|view| view.seen.seat).filter(|_| after.alone);
    let said = after.aftermath.as_ref().map(|it| verdict(it, mine, &after.sides));
    let (title, how) = said.unwrap_or_default();
    let names = ["Next", "Everybody", "How it went"];
    let Columns { shown, mut area } = Columns::draw(ui, "aftermath", &title, &names, false);
    let p = ui.painter().clone();
    if let Some(view) = view.filter(|_| is_upright(area)) {
        let picture = area.with_max_y(area.top() + area.height() * PICTURE);
        scene_of(&p, picture, view);
        area.min.y = picture.bottom() + MARGIN;
    }
    area.min.y += paint::flow(&p, area, &how, size::BODY, theme::TYPE, false) + MARGIN;
    match (shown, &after.aftermath) {
        (0, _) => return Some(facts(ui, area, after)),
        (1, Some(aftermath)) => {
            let roll = Roll::at_least(ui, area, "everybody", people::tall(aftermath) + LOOT);
            let p = ui.painter().clone();
            people::people(&p, roll.whole, aftermath, &after.sides);
            people::loot(&p, roll.whole.with_min_y(roll.whole.bottom() - LOOT), aftermath);
            roll.end(ui);
        }
        _ => log::told(ui, area, lines, you),
    }
    None
}

/// Whoever came home, below the rows; where these stand.
fn facts(ui: &Ui, area: Rect, after: &After) -> Rect {
    let Some(home) = &after.home else { return area };
    let p = ui.painter();
    let tall = paint::tall(p, home, size::SMALL, area.width());
    let place = Rect::from_min_max(pos2(area.left(), area.bottom() - tall), area.max);
    paint::flow(p, place, home, size::SMALL, theme::QUIET, false);
    area.with_max_y(place.top() - MARGIN)
}
