//! The sickbay, drawn each frame.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Rect, Ui, pos2, vec2};
use characters::healing::{HealingRules, text};

use super::{
    bed::Bed,
    keys::{self, HELP},
    left, log, middle,
    ward::{SickbayAction, Ward},
};
use crate::window::screens::sickbay::ward::Pen;
use crate::window::{
    common::data::GameData,
    ui::{
        compact::{self, Columns, MARGIN, Roll},
        dialogs::{Help, HelpDialog},
        drawing::Drawing,
        layout::{band, columns},
        paint,
        screen::{Screen, TableSystems},
        theme::{self, size},
    },
};
use crate::{players, roster::RosterFolder};

pub(in crate::window) fn plugin(app: &mut App) {
    app.insert_resource(Ward::new(HealingRules::default(), players::fresh_seed()))
        .add_systems(OnEnter(Screen::Sickbay), come_in)
        .add_systems(Update, draw.in_set(TableSystems::Draw).run_if(in_state(Screen::Sickbay)));
}

/// The library may have changed since; the rules are those of the assets.
fn come_in(game_data: Res<GameData>, mut ward: ResMut<Ward>) {
    ward.people = RosterFolder::at(game_data.saves.root()).list();
    let count = ward.people.len();
    ward.form.who = ward.form.who.min(count);
    ward.form.healer = ward.form.healer.min(count);
    ward.dialog = HelpDialog::Nothing;
    if ward.bay.is_none() {
        read_rules(&game_data, &mut ward);
    }
}

fn read_rules(game_data: &GameData, ward: &mut Ward) {
    let file = game_data.library.folder.join("healing").join("rules.ron");
    match game_data.texts.read(&file) {
        Ok(rules) => ward.rules = rules,
        Err(fault) => ward.note = Some(fault.to_string()),
    }
}

fn draw(mut drawing: Drawing, game_data: Res<GameData>, mut ward: ResMut<Ward>) {
    let Some(ctx) = drawing.context() else { return };
    let book = (&*game_data.library.rulebook, &game_data.library.constants);
    let families = book.0.families().len();
    let mut actions = ctx.input(|input| keys::in_the_sickbay(input, &ward, families));
    let help = Help {
        dialog: ward.dialog,
        keys: &HELP,
        reading: &ward.book,
        book,
        turned: SickbayAction::Book,
        close: SickbayAction::Open(HelpDialog::Nothing),
    };
    actions.extend(help.over(&ctx, |ui| whole(ui, &ward)));
    ward.book.fresh = false;
    let library = RosterFolder::at(game_data.saves.root());
    for action in actions {
        if action == SickbayAction::Leave {
            drawing.screen.set(Screen::Title);
        } else if let SickbayAction::Scale(factor) = action {
            drawing.settings.scale_by(factor);
        } else {
            ward.carry_out(action, book.0, &library);
        }
    }
}

/// Everything but what lies on top.
fn whole(ui: &mut Ui, ward: &Ward) -> Vec<SickbayAction> {
    let mut pen = Pen::new(ui);
    let all = pen.ui.max_rect();
    paint::stars(&pen.p(), all, 160);
    if compact::is_on(pen.ui.ctx()) {
        tapped(&mut pen, ward);
        foot(&mut pen, all, ward);
        return pen.actions;
    }
    let room = all.shrink2(vec2(16.0, 10.0));
    bar(&pen, room.with_max_y(room.top() + 32.0), ward);
    let [left, middle, right] = columns(band(room, 42.0, 22.0), [308.0, 360.0], 12.0);
    left::draw(&mut pen, left, ward);
    patient(&mut pen, middle, ward);
    log::draw(&mut pen, right, ward.bed());
    foot(&mut pen, room, ward);
    pen.actions
}

/// The least room of the rows and of a patient on a phone.
const ROWS: f32 = 1080.0;
const PATIENT: f32 = 620.0;

/// One column at a time, on a phone.
fn tapped(pen: &mut Pen, ward: &Ward) {
    let names = ["What is done", "Patient", "Log"];
    let Columns { shown, mut area } = Columns::draw(pen.ui, "sickbay", "Sickbay", &names, true);
    if let Some(note) = &ward.note {
        area.min.y += paint::flow(&pen.p(), area, note, size::SMALL, theme::now(), false) + MARGIN;
    }
    if shown == 2 {
        return log::draw(pen, area, ward.bed());
    }
    let roll = Roll::at_least(pen.ui, area, names[shown], [ROWS, PATIENT][shown]);
    match shown {
        0 => left::draw(pen, roll.whole, ward),
        _ => patient(pen, roll.whole, ward),
    }
    roll.end(pen.ui);
}

/// Whoever is looked at.
fn patient(pen: &mut Pen, area: Rect, ward: &Ward) {
    match (ward.bed(), ward.patient()) {
        (Some(bed), Some(patient)) => middle::draw(pen, area, ward, bed, &patient),
        _ => middle::empty(pen, area),
    }
}

fn bar(pen: &Pen, bar: Rect, ward: &Ward) {
    let (p, at) = (pen.p(), bar.left_center());
    let name = paint::strong(&p, at, Align2::LEFT_CENTER, "Sickbay", size::TITLE, theme::TYPE);
    let at = pos2(name.right() + 16.0, name.center().y + 2.0);
    let words = "Wounds, treatment and time";
    paint::say(&p, at, Align2::LEFT_CENTER, words, size::BODY, theme::FAINT);
    let words = format!("{} · seed {}", text::rule_set(ward.form.set), ward.seed);
    paint::say(&p, bar.right_center(), Align2::RIGHT_CENTER, &words, size::SMALL, theme::FAINT);
}

fn foot(pen: &mut Pen, room: Rect, ward: &Ward) {
    let mut keys = vec![("F1", "keys", SickbayAction::Open(HelpDialog::Keys))];
    keys.extend(ward.bed().into_iter().flat_map(|bed| about(bed, ward)));
    if ward.bay.is_none() {
        keys.push(("F4", "other dice", SickbayAction::NewSeed(players::fresh_seed())));
    }
    keys.push(("Esc", "title", SickbayAction::Leave));
    pen.foot(room.left_bottom(), 18.0, keys);
}

/// What can be done with the one who is looked at.
fn about(bed: &Bed, ward: &Ward) -> [(&'static str, &'static str, SickbayAction); 4] {
    let kept = if bed.saved { "is kept" } else { "keep in the library" };
    let book = SickbayAction::Open(HelpDialog::Rules);
    let rule = ward.last_rule().map_or(book, SickbayAction::Rule);
    [
        ("S", kept, SickbayAction::Save),
        ("D", "discharge", SickbayAction::Discharge),
        ("G", "gets up", SickbayAction::GetUp),
        ("B", "the rule", rule),
    ]
}
