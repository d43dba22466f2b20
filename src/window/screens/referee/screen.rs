//! The Referee's desk, drawn each frame.

use bevy::prelude::*;
use bevy_egui::egui::{Align2, Pos2, Rect, Ui, pos2, vec2};

use characters::sheet::Identity;
use engine::Rulebook;

use super::{
    action::RefereeAction,
    chart,
    field::{Page, Trouble},
    history,
    keys::{self, HELP},
    rows, stage,
    state::Referee,
    throw_odds::ThrowOdds,
};
use crate::window::screens::referee::action::Pen;
use crate::window::{
    common::data::GameData,
    ui::{
        compact::{self, Columns, Roll},
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
    app.insert_resource(Referee::new(players::fresh_seed()))
        .add_systems(OnEnter(Screen::Referee), come_in)
        .add_systems(Update, draw.in_set(TableSystems::Draw).run_if(in_state(Screen::Referee)));
}

/// The library may have changed since.
fn come_in(game_data: Res<GameData>, mut referee: ResMut<Referee>) {
    let before = referee.entries.known(&referee.people).map(|known| known.name);
    referee.people = RosterFolder::at(game_data.saves.root()).list();
    let names = || referee.people.query::<&Identity>().map(Identity::styled);
    let still = before.and_then(|before| names().position(|name| name == before));
    referee.entries.who = still.map_or(0, |n| n + 1);
    referee.dialog = HelpDialog::Nothing;
}

fn draw(mut drawing: Drawing, game_data: Res<GameData>, mut referee: ResMut<Referee>) {
    let Some(ctx) = drawing.context() else { return };
    let book = (&*game_data.library.rulebook, &game_data.library.constants);
    let mut actions = ctx.input(|input| keys::pressed(input, &referee, book.0.families().len()));
    let help = Help {
        dialog: referee.dialog,
        keys: &HELP,
        reading: &referee.book,
        book,
        turned: RefereeAction::Book,
        close: RefereeAction::Open(HelpDialog::Nothing),
    };
    actions.extend(help.over(&ctx, |ui| whole(ui, &referee, book.0)));
    referee.book.fresh = false;
    for action in actions {
        if action == RefereeAction::Leave {
            drawing.screen.set(Screen::Title);
        } else if let RefereeAction::Scale(factor) = action {
            drawing.settings.scale_by(factor);
        } else {
            referee.carry_out(action, book.0);
        }
    }
}

/// Everything but what lies on top.
fn whole(ui: &mut Ui, referee: &Referee, book: &Rulebook) -> Vec<RefereeAction> {
    let mut pen = Pen::new(ui);
    let all = pen.ui.max_rect();
    paint::stars(&pen.p(), all, 160);
    let ready = referee.throw_odds();
    let trouble = ready.as_ref().err();
    if compact::is_on(pen.ui.ctx()) {
        tapped(&mut pen, referee, ready.as_ref(), book);
        foot(&mut pen, all, referee);
        return pen.actions;
    }
    let room = all.shrink2(vec2(16.0, 10.0));
    bar(&mut pen, room.with_max_y(room.top() + 32.0), referee);
    let line = band(room, 42.0, 0.0).with_max_y(room.top() + 138.0);
    rows::long_line(&mut pen, line, referee, trouble);
    let [left, middle, right] = columns(band(room, 150.0, 22.0), [380.0, 320.0], 12.0);
    rows::draw(&mut pen, left, referee, trouble, book);
    let top = middle.with_max_y(middle.top() + CHART);
    charted(&mut pen, top, referee, ready.as_ref().ok());
    let below = middle.with_min_y(top.bottom() + 10.0);
    stage::draw(&mut pen, below, referee.record(), ready.as_ref());
    history::draw(&mut pen, right, referee);
    foot(&mut pen, room, referee);
    pen.actions
}

/// The least room of the rows and of a throw on a phone; of the long line there, and of the chart.
const ROWS: f32 = 900.0;
const THROW: f32 = 620.0;
const LONG: f32 = 170.0;
const CHART: f32 = 268.0;

/// One column at a time, on a phone.
fn tapped(pen: &mut Pen, referee: &Referee, ready: Result<&ThrowOdds, &Trouble>, book: &Rulebook) {
    let names = ["Task", "Throw", "Thrown"];
    let title = "The Referee's desk";
    let Columns { shown, area } = Columns::draw(pen.ui, "referee", title, &names, true);
    if shown == 2 {
        return history::draw(pen, area, referee);
    }
    let trouble = ready.err();
    let roll = Roll::at_least(pen.ui, area, names[shown], [ROWS, THROW][shown]);
    let (upper, lower) = (LONG, CHART + 10.0);
    let whole = roll.whole;
    match shown {
        0 => {
            rows::long_line(pen, whole.with_max_y(whole.top() + upper), referee, trouble);
            rows::draw(pen, whole.with_min_y(whole.top() + upper), referee, trouble, book);
        }
        _ => {
            charted(pen, whole.with_max_y(whole.top() + CHART), referee, ready.ok());
            stage::draw(pen, whole.with_min_y(whole.top() + lower), referee.record(), ready);
        }
    }
    roll.end(pen.ui);
}

/// The chart of the last throw, else of the next; without either how to write one.
fn charted(pen: &mut Pen, area: Rect, referee: &Referee, ready: Option<&ThrowOdds>) {
    let record = referee.record();
    match record.map(|record| &record.throw_odds).or(ready) {
        Some(throw_odds) => {
            let fallen = record.map(|record| record.fallen.throw.natural());
            chart::draw(pen, area, throw_odds, fallen);
        }
        None => chart::how_to_write(&pen.p(), area, referee.entries.page),
    }
}

/// The name of the screen, its two pages, the dice.
fn bar(pen: &mut Pen, bar: Rect, referee: &Referee) {
    let (p, at, name) = (pen.p(), bar.left_center(), "The Referee's desk");
    let drawn = paint::strong(&p, at, Align2::LEFT_CENTER, name, size::TITLE, theme::TYPE);
    pages(pen, pos2(drawn.right() + 28.0, bar.top() + 1.0), referee.entries.page);
    let (at, seed, next) = (bar.right_center(), referee.seed, referee.thrown + 1);
    let words = format!("seed {seed} · throw {next} of it is next");
    paint::say(&p, at, Align2::RIGHT_CENTER, &words, size::SMALL, theme::FAINT);
}

/// The two pages of the screen, side by side from `at` on.
fn pages(pen: &mut Pen, mut at: Pos2, open: Page) {
    let pages = [
        (Page::Task, "Task · Universal Game Mechanic", 236.0),
        (Page::Check, "Check · second edition", 176.0),
    ];
    for (page, label, wide) in pages {
        let rect = Rect::from_min_size(at, vec2(wide, 29.0));
        if pen.button(rect, "", label, page == open) && page != open {
            pen.actions.push(RefereeAction::Page(page));
        }
        at.x = rect.right() + 6.0;
    }
}

fn foot(pen: &mut Pen, room: Rect, referee: &Referee) {
    let page = referee.entries.page;
    let (words, other) = match page {
        Page::Task => ("checks", Page::Check),
        Page::Check => ("tasks", Page::Task),
    };
    let next = (referee.example + 1) % super::examples::names(page).len();
    let mut keys = vec![("F1", "keys", RefereeAction::Open(HelpDialog::Keys))];
    keys.push(("F2", words, RefereeAction::Page(other)));
    keys.extend(about_dice(next));
    pen.foot(room.left_bottom(), 18.0, keys);
}

/// The other keys, with the number of the example that comes next.
fn about_dice(example: usize) -> [(&'static str, &'static str, RefereeAction); 5] {
    [
        ("F3", "next example", RefereeAction::Example(example)),
        ("F4", "other dice", RefereeAction::NewSeed(players::fresh_seed())),
        ("F5", "the same dice again", RefereeAction::SameDice),
        ("F6", "rules", RefereeAction::NextRule),
        ("Esc", "title", RefereeAction::Leave),
    ]
}
