//! The rows at the left: who comes in, how they are wounded, who treats them, what care they have.

use bevy_egui::egui::{Align2, Rect, pos2, vec2};
use characters::healing::RuleSet;

use super::{
    field::Field,
    ward::{SickbayAction, Ward},
};
use crate::window::screens::sickbay::ward::Pen;
use crate::window::ui::{
    compact,
    line::Line,
    paint,
    theme::{self, size},
    turn_row::TurnRow,
};

const ROW: f32 = 25.0;
const GAP: f32 = 2.5;
const INDENT: f32 = 86.0;
const BUTTON: f32 = 27.0;

/// A button: its key, what it says, what it does.
type Button = (&'static str, &'static str, SickbayAction);

/// Draws all groups from the top of `area`.
pub fn draw(pen: &mut Pen, area: Rect, ward: &Ward) {
    let classic = ward.form.set == RuleSet::Classic;
    let treat = match classic {
        true => vec![("F", "Help with a kit", SickbayAction::FirstAid)],
        false => vec![
            ("F", "First aid", SickbayAction::FirstAid),
            ("T", "See to", SickbayAction::Attend),
            ("O", "Operate", SickbayAction::Operate),
        ],
    };
    let groups: [(&str, &[Field], Vec<Button>); 4] = [
        (
            "Comes in",
            &[Field::Who, Field::Upp, Field::Rules],
            vec![("A", "Admit", SickbayAction::Admit)],
        ),
        (
            "A wound",
            &[Field::Points, Field::Kind, Field::Pick],
            vec![("W", "Wound", SickbayAction::Wound)],
        ),
        ("A medic", &[Field::Healer, Field::Medic, Field::Edu, Field::Kit], treat),
        ("Care", &[Field::Bed, Field::Place, Field::Tl, Field::Carer], Vec::new()),
    ];
    let mut y = area.top();
    for (title, fields, buttons) in groups {
        y = group(pen, area.with_min_y(y), ward, title, fields, buttons);
    }
    if let Some(note) = ward.note.as_ref().filter(|_| !compact::is_on(pen.ui.ctx())) {
        let p = pen.p();
        let room = Rect::from_min_max(pos2(area.left() + 12.0, y + 8.0), area.max);
        let used = paint::flow(&p, room, note, size::BODY, theme::TYPE, false);
        let beside = Rect::from_min_size(pos2(area.left(), room.top()), vec2(3.0, used));
        p.rect_filled(beside, 0.0, theme::now());
    }
}

fn group(
    pen: &mut Pen,
    area: Rect,
    ward: &Ward,
    title: &str,
    fields: &[Field],
    buttons: Vec<Button>,
) -> f32 {
    let at = area.min + vec2(2.0, 2.0);
    paint::caption(&pen.p(), at, Align2::LEFT_TOP, title, size::TINY, theme::FAINT);
    let mut y = area.top() + 18.0;
    let ctx = pen.ui.ctx();
    let (tall, button) = (compact::row(ctx, ROW), compact::row(ctx, BUTTON));
    for &field in fields {
        let rect = Rect::from_min_size(pos2(area.left(), y), vec2(area.width(), tall));
        one(pen, rect, ward, field);
        y += tall + GAP;
    }
    let wide = (area.width() + 6.0) / buttons.len().max(1) as f32;
    let selected_here = fields.contains(&ward.selected);
    let any = !buttons.is_empty();
    for (n, (key, label, action)) in buttons.into_iter().enumerate() {
        let at = pos2(area.left() + wide * n as f32, y);
        let rect = Rect::from_min_size(at, vec2(wide - 6.0, button));
        let selected = selected_here && n == 0;
        if pen.button(rect, if selected { "Enter" } else { key }, label, selected) {
            pen.actions.push(action);
        }
    }
    y + if any { button + 8.0 } else { 6.0 }
}

fn one(pen: &mut Pen, rect: Rect, ward: &Ward, field: Field) {
    let selected = ward.selected == field;
    if field == Field::Upp && ward.types_upp() {
        let line = Line {
            name: field.label(),
            indent: INDENT + 24.0,
            hint: "six digits: 7A8667",
            limit: 6,
            selected,
            columns: Some(size::HEAD),
            wrong: None,
        };
        let mut upp = ward.form.upp.clone();
        if line.draw(pen, rect, &mut upp) && !selected {
            pen.actions.push(SickbayAction::Select(field));
        }
        if upp != ward.form.upp {
            pen.actions.push(SickbayAction::Upp(upp.to_uppercase()));
        }
        return;
    }
    let value = ward.value(field);
    let turns = ward.turns(field);
    let row = TurnRow { label: field.label(), value: &value, selected, turns, indent: INDENT };
    if let Some(steps) = row.draw(pen, rect) {
        pen.actions.push(SickbayAction::Select(field));
        pen.actions.push(SickbayAction::Turn(field, steps));
    }
}
