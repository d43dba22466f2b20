//! The person at the port: what they have and what is on its way.

use bevy_egui::egui::{Align2, Rect, pos2};
use characters::{
    affairs::AffairTables,
    data::Tables,
    sheet::{Application, Career, Fate, PersonRef, Possessions},
    text::count,
};

use crate::window::{
    screens::people::{
        pen::{Pen, money},
        words,
    },
    ui::{
        paint,
        theme::{self, size},
    },
};

/// Draws it from the top of `area`.
pub fn draw(pen: &Pen, area: Rect, person: PersonRef, tables: &Tables, affairs: &AffairTables) {
    let p = pen.p();
    let standing = words::standing(person.career, tables);
    let mut y = area.top();
    let upp = person.characteristics.to_string();
    for (line, ink) in [(upp, theme::TYPE), (standing, theme::QUIET)] {
        y += paint::flow(&p, area.with_min_y(y), &line, size::BODY, ink, false) + 4.0;
    }
    let PersonRef { career, possessions: owned, .. } = person;
    let has = words::owned(owned, career.pension);
    let parts = [("Has", has), ("On its way", coming(career, owned, affairs))];
    for (head, lines) in parts {
        let at = pos2(area.left(), y + 12.0);
        let drawn = paint::caption(&p, at, Align2::LEFT_TOP, head, size::TINY, theme::FAINT);
        y = drawn.bottom() + 6.0;
        let nothing = ["Nothing.".to_owned()];
        for line in if lines.is_empty() { &nothing[..] } else { &lines[..] } {
            let ink = if lines.is_empty() { theme::FAINT } else { theme::TYPE };
            y += paint::flow(&p, area.with_min_y(y), line, size::BODY, ink, false) + 5.0;
        }
    }
}

/// Payments that wait, debts, and income of the next months (CT-TAS-04, CT-SHP-03, CT-RET-07).
pub(super) fn coming(career: &Career, owned: &Possessions, affairs: &AffairTables) -> Vec<String> {
    if career.fate == Fate::Dead {
        return Vec::new();
    }
    let accepted = owned.travellers_aid.is_none() && owned.application == Application::Accepted;
    let lines = [
        accepted.then(|| "The Travellers' Aid would have them".to_owned()),
        owned.travellers_aid.map(|member| {
            let months = affairs.travellers_aid.months.saturating_sub(member.months);
            format!("The next ticket: {}", in_months(months))
        }),
        (owned.instalments_due > 0).then(|| {
            let monthly = owned.ship.as_ref().and_then(|ship| ship.debt).map_or(0, |it| it.monthly);
            let credits = monthly.saturating_mul(owned.instalments_due.into());
            format!("{} is owed on the ship now", money(credits))
        }),
        (owned.pension_due > 0).then(|| format!("{} of pension waits", money(owned.pension_due))),
        (career.pension > 0).then(|| {
            let months = 12_u8.saturating_sub(owned.months_of_year);
            format!("The next pension: {}", in_months(months))
        }),
    ];
    lines.into_iter().flatten().collect()
}

fn in_months(months: u8) -> String {
    format!("in {}", count(months, "month"))
}
