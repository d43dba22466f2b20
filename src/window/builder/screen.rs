//! The deck builder, drawn each frame: what stands where.

use bevy::prelude::*;
use bevy_egui::{
    EguiContext,
    egui::{self, Rect, Ui, pos2, vec2},
};

use super::{
    action::{DeckEditorAction, DeckEditorDialog, Export, Pane},
    bar,
    bench::Bench,
    charts, dialogs, keys, list, pool, verdict,
};
use crate::{
    builder::OwnDecks,
    data::Library,
    session::{Session, Wishes},
    settings::Settings,
    window::{
        card, game, paint,
        pen::Pen,
        screen::{Canvas, Screen, TableSystems},
        theme,
        title::{GameData, Title},
    },
};

pub(in crate::window) fn plugin(app: &mut App) {
    app.init_resource::<Bench>()
        .add_systems(OnEnter(Screen::Builder), come_in)
        .add_systems(Update, draw.in_set(TableSystems::Draw).run_if(in_state(Screen::Builder)));
}

/// Decks may have come since; the one that was on the bench stays there.
fn come_in(mut game_data: ResMut<GameData>, mut bench: ResMut<Bench>) {
    let own = OwnDecks::at(game_data.saves.decks_folder());
    let left_out = game_data.library.read_own_decks(own.folder());
    bench.dialog = DeckEditorDialog::Nothing;
    bench.find(&game_data.library);
    match bench.number(&game_data.library) {
        Some(n) => bench.open(n, &game_data.library, &own),
        None => bench.open(0, &game_data.library, &own),
    }
    bench.note = left_out.first().map(ToString::to_string);
}

fn draw(
    mut canvases: Query<&mut EguiContext, With<Canvas>>,
    mut game_data: ResMut<GameData>,
    mut bench: ResMut<Bench>,
    mut title: ResMut<Title>,
    mut settings: ResMut<Settings>,
    mut screen: ResMut<NextState<Screen>>,
    mut commands: Commands,
) {
    let Ok(mut ctx) = canvases.get_single_mut() else { return };
    let ctx = ctx.get_mut();
    let game_data = game_data.bypass_change_detection();
    let frame = egui::Frame::NONE.fill(theme::SPACE);
    let panel = egui::CentralPanel::default().frame(frame);
    let mut shown = panel.show(ctx, |ui| whole(ui, &bench, &game_data.library)).inner;
    if !matches!(bench.dialog, DeckEditorDialog::Nothing | DeckEditorDialog::Search) {
        shown = dialogs::draw(ctx, &bench, &game_data.library);
    }
    bench.seek = false;
    let own = OwnDecks::at(game_data.saves.decks_folder());
    // What was typed in this frame is there before the key that closes its line.
    for by_key in [false, true] {
        let actions = match by_key {
            false => std::mem::take(&mut shown),
            true => ctx.input(|input| keys::pressed(input, &bench, &game_data.library)),
        };
        if !actions.is_empty() {
            // What was done shows in the next frame, which nothing else may call for.
            ctx.request_repaint();
        }
        for action in actions {
            if action == DeckEditorAction::Leave {
                leave(&bench, &game_data.library, &mut title);
                screen.set(Screen::Title);
            } else if action == DeckEditorAction::Play {
                commands.queue(play);
            } else if let DeckEditorAction::Scale(factor) = action {
                settings.scale_by(factor);
            } else {
                if action == DeckEditorAction::Export(Export::Clipboard) {
                    ctx.copy_text(bench.list(&game_data.library));
                }
                bench.carry_out(action, &mut game_data.library, &own);
            }
        }
    }
}

/// The title offers the deck that was built.
fn leave(bench: &Bench, library: &Library, title: &mut Title) {
    if let Some(n) = bench.number(library).filter(|_| bench.is_legal()) {
        title.take_deck(n);
    }
}

/// Everything but what lies on top.
fn whole(ui: &mut Ui, bench: &Bench, library: &Library) -> Vec<DeckEditorAction> {
    let mut pen = Pen::new(ui);
    let all = pen.ui.max_rect();
    paint::stars(&pen.p(), all, 120);
    let room = all.shrink2(vec2(16.0, 10.0));
    bar::draw(&mut pen, room.with_max_y(room.top() + 32.0), bench, library);
    let body = Rect::from_min_max(
        pos2(room.left(), room.top() + 42.0),
        pos2(room.right(), room.bottom() - 20.0),
    );
    let left = body.with_max_x(body.left() + 404.0);
    let right = body.with_min_x(body.right() - 456.0);
    let middle = Rect::from_min_max(
        pos2(left.right() + 14.0, body.top()),
        pos2(right.left() - 14.0, body.bottom()),
    );
    pool::draw(&mut pen, left, bench, library);
    let chart = middle.with_min_y(middle.bottom() - charts::HEIGHT);
    if let Some(card) = bench.looked_at(library) {
        let place = middle.with_max_y(chart.top() - 12.0);
        card::printed(&pen.p(), place, card, 14.5);
        if pen.clicked(place, "looked at") {
            pen.actions.push(DeckEditorAction::OpenDialog(DeckEditorDialog::Read));
        }
    }
    charts::draw(&mut pen, chart, &bench.figures);
    let y = verdict::draw(&mut pen, right, bench);
    list::draw(&mut pen, right.with_min_y(y + 8.0), bench);
    foot(&mut pen, room, bench);
    pen.actions
}

/// The keys that are good for something now.
fn foot(pen: &mut Pen<DeckEditorAction>, room: Rect, bench: &Bench) {
    let (back, again) = bench.draft.steps();
    let other = if bench.pane == Pane::Pool { Pane::Deck } else { Pane::Pool };
    let mut keys = vec![
        ("/", "search", DeckEditorAction::OpenDialog(DeckEditorDialog::Search)),
        (
            "Tab",
            if other == Pane::Deck { "to the deck" } else { "to the pool" },
            DeckEditorAction::Pane(other),
        ),
        ("V", "read", DeckEditorAction::OpenDialog(DeckEditorDialog::Read)),
    ];
    if back || bench.removed.is_some() {
        keys.push(("U", "take back", DeckEditorAction::Undo));
    }
    if again {
        keys.push(("Y", "again", DeckEditorAction::Redo));
    }
    keys.extend([
        ("F1", "keys", DeckEditorAction::OpenDialog(DeckEditorDialog::Keys)),
        ("Esc", "title", DeckEditorAction::Leave),
    ]);
    let x = pen.foot(room.left_bottom(), 16.0, keys);
    if let Some(note) = &bench.note {
        let (p, at, width) = (pen.p(), room.right_bottom(), room.right() - x - 8.0);
        let align = egui::Align2::RIGHT_BOTTOM;
        paint::fitted(&p, at, align, note, theme::size::SMALL, theme::TYPE, width, false);
    }
}

/// Begins a game with the deck on the bench; where it may not be played, says why.
fn play(world: &mut World) {
    let game_data = world.resource::<GameData>();
    let bench = world.resource::<Bench>();
    if !bench.is_legal() {
        return world.resource_mut::<Bench>().dialog = DeckEditorDialog::Reasons;
    }
    let Some(id) = bench.place.id() else { return };
    let wishes = Wishes { deck: Some(id), new: true, ..Wishes::default() };
    match Session::begin(&game_data.library, &game_data.saves, &wishes) {
        Ok(session) => game::sit_down(world, session),
        Err(fault) => world.resource_mut::<Bench>().note = Some(fault.to_string()),
    }
}
