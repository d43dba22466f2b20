//! The Referee's desk, drawn each frame.

use bevy::prelude::*;
use bevy_egui::{
    EguiContext,
    egui::{Align2, Rect, Ui, pos2, vec2},
};

use characters::sheet::Identity;
use engine::Rulebook;

use super::{
    action::RefereeAction,
    chart,
    field::Page,
    history,
    keys::{self, HELP},
    rows, stage,
    state::Referee,
};
use crate::window::{
    common::data::GameData,
    ui::{
        dialogs::{Help, HelpDialog},
        paint,
        pen::Pen,
        screen::{Canvas, Screen, TableSystems},
        theme::{self, size},
    },
};
use crate::{players, roster::RosterFolder, settings::Settings};

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

fn draw(
    mut canvases: Query<&mut EguiContext, With<Canvas>>,
    game_data: Res<GameData>,
    mut referee: ResMut<Referee>,
    mut settings: ResMut<Settings>,
    mut screen: ResMut<NextState<Screen>>,
) {
    let Ok(mut ctx) = canvases.get_single_mut() else { return };
    let ctx = ctx.get_mut();
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
    actions.extend(help.over(ctx, |ui| whole(ui, &referee, book.0)));
    referee.book.fresh = false;
    for action in actions {
        if action == RefereeAction::Leave {
            screen.set(Screen::Title);
        } else if let RefereeAction::Scale(factor) = action {
            settings.scale_by(factor);
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
    let room = all.shrink2(vec2(16.0, 10.0));
    bar(&mut pen, room.with_max_y(room.top() + 32.0), referee);
    let ready = referee.throw_odds();
    let trouble = ready.as_ref().err();
    let line = Rect::from_min_max(
        pos2(room.left(), room.top() + 42.0),
        pos2(room.right(), room.top() + 138.0),
    );
    rows::long_line(&mut pen, line, referee, trouble);
    let body = Rect::from_min_max(
        pos2(room.left(), line.bottom() + 12.0),
        pos2(room.right(), room.bottom() - 22.0),
    );
    let left = body.with_max_x(body.left() + 380.0);
    let right = body.with_min_x(body.right() - 320.0);
    let middle = Rect::from_min_max(
        pos2(left.right() + 12.0, body.top()),
        pos2(right.left() - 12.0, body.bottom()),
    );
    rows::draw(&mut pen, left, referee, trouble, book);
    let record = referee.record();
    let charted = record.map(|record| &record.throw_odds).or(ready.as_ref().ok());
    let top = middle.with_max_y(middle.top() + 268.0);
    match charted {
        Some(throw_odds) => {
            let fallen = record.map(|record| record.fallen.throw.natural());
            chart::draw(&mut pen, top, throw_odds, fallen);
        }
        None => chart::how_to_write(&pen.p(), top, referee.entries.page),
    }
    let below = middle.with_min_y(top.bottom() + 10.0);
    stage::draw(&mut pen, below, record, ready.as_ref());
    history::draw(&mut pen, right, referee);
    foot(&mut pen, room, referee);
    pen.actions
}

/// The name of the screen, its two pages, the dice.
fn bar(pen: &mut Pen<RefereeAction>, bar: Rect, referee: &Referee) {
    let p = pen.p();
    let at = bar.left_center();
    let name = "The Referee's desk";
    let drawn = paint::strong(&p, at, Align2::LEFT_CENTER, name, size::TITLE, theme::TYPE);
    let mut x = drawn.right() + 28.0;
    let pages = [
        (Page::Task, "Task · Universal Game Mechanic", 236.0),
        (Page::Check, "Check · second edition", 176.0),
    ];
    for (page, label, wide) in pages {
        let here = referee.entries.page == page;
        let rect = Rect::from_min_size(pos2(x, bar.top() + 1.0), vec2(wide, 29.0));
        if pen.button(rect, "", label, here) && !here {
            pen.actions.push(RefereeAction::Page(page));
        }
        x = rect.right() + 6.0;
    }
    let (seed, next) = (referee.seed, referee.thrown + 1);
    let words = format!("seed {seed} · throw {next} of it is next");
    let at = bar.right_center();
    paint::say(&p, at, Align2::RIGHT_CENTER, &words, size::SMALL, theme::FAINT);
}

fn foot(pen: &mut Pen<RefereeAction>, room: Rect, referee: &Referee) {
    let page = referee.entries.page;
    let other = if page == Page::Task { Page::Check } else { Page::Task };
    let next = (referee.example + 1) % super::examples::names(page).len();
    let keys = vec![
        ("F1", "keys", RefereeAction::Open(HelpDialog::Keys)),
        ("F2", if page == Page::Task { "checks" } else { "tasks" }, RefereeAction::Page(other)),
        ("F3", "next example", RefereeAction::Example(next)),
        ("F4", "other dice", RefereeAction::NewSeed(players::fresh_seed())),
        ("F5", "the same dice again", RefereeAction::SameDice),
        ("F6", "rules", RefereeAction::NextRule),
        ("Esc", "title", RefereeAction::Leave),
    ];
    pen.foot(room.left_bottom(), 18.0, keys);
}
