//! The deck builder, drawn each frame: what stands where.

use bevy::prelude::*;
use bevy_egui::{
    EguiContext,
    egui::{self, Rect, Ui, pos2, vec2},
};

use super::{
    action::{DeckEditorAction, DeckEditorDialog, Export, Pane},
    bar, charts,
    deck_editor::DeckEditor,
    dialogs, keys, list, pool, verdict,
};
use crate::window::{
    card_table::{card, game},
    common::{
        data::{GameData, Reloaded},
        requests::NextDeck,
    },
    ui::{
        paint,
        pen::Pen,
        screen::{Canvas, Screen, TableSystems},
        theme,
    },
};
use crate::{
    builder::OwnDecks,
    data::Library,
    session::{GameOptions, Session},
    settings::Settings,
};

pub(in crate::window) fn plugin(app: &mut App) {
    app.init_resource::<DeckEditor>()
        .add_systems(OnEnter(Screen::Builder), come_in)
        .add_systems(Reloaded, look_again)
        .add_systems(Update, draw.in_set(TableSystems::Draw).run_if(in_state(Screen::Builder)));
}

/// Looks for new decks; the open deck stays open.
fn come_in(mut game_data: ResMut<GameData>, mut deck_editor: ResMut<DeckEditor>) {
    let own = OwnDecks::at(game_data.saves.decks_folder());
    let left_out = game_data.library.read_own_decks(own.folder());
    deck_editor.dialog = DeckEditorDialog::Nothing;
    deck_editor.find(&game_data.library);
    match deck_editor.number(&game_data.library) {
        Some(n) => deck_editor.open(n, &game_data.library, &own),
        None => deck_editor.open(0, &game_data.library, &own),
    }
    deck_editor.note = left_out.first().map(ToString::to_string);
}

/// Cards have been edited: what was found and what is said of the deck may be out of date.
fn look_again(game_data: Res<GameData>, mut deck_editor: ResMut<DeckEditor>) {
    deck_editor.look_again(&game_data.library);
}

fn draw(
    mut canvases: Query<&mut EguiContext, With<Canvas>>,
    mut game_data: ResMut<GameData>,
    mut deck_editor: ResMut<DeckEditor>,
    mut next_deck: ResMut<NextDeck>,
    mut settings: ResMut<Settings>,
    mut screen: ResMut<NextState<Screen>>,
    mut commands: Commands,
) {
    let Ok(mut ctx) = canvases.get_single_mut() else { return };
    let ctx = ctx.get_mut();
    let game_data = game_data.bypass_change_detection();
    let frame = egui::Frame::NONE.fill(theme::SPACE);
    let panel = egui::CentralPanel::default().frame(frame);
    let mut shown = panel.show(ctx, |ui| whole(ui, &deck_editor, &game_data.library)).inner;
    if !matches!(deck_editor.dialog, DeckEditorDialog::Nothing | DeckEditorDialog::Search) {
        shown = dialogs::draw(ctx, &deck_editor, &game_data.library);
    }
    deck_editor.seek = false;
    let own = OwnDecks::at(game_data.saves.decks_folder());
    // What was typed in this frame is there before the key that closes its line.
    for by_key in [false, true] {
        let actions = match by_key {
            false => std::mem::take(&mut shown),
            true => ctx.input(|input| keys::pressed(input, &deck_editor, &game_data.library)),
        };
        if !actions.is_empty() {
            // What was done shows in the next frame, which nothing else may call for.
            ctx.request_repaint();
        }
        for action in actions {
            if action == DeckEditorAction::Leave {
                leave(&deck_editor, &game_data.library, &mut next_deck);
                screen.set(Screen::Title);
            } else if action == DeckEditorAction::Play {
                commands.queue(play);
            } else if let DeckEditorAction::Scale(factor) = action {
                settings.scale_by(factor);
            } else {
                if action == DeckEditorAction::Export(Export::Clipboard) {
                    ctx.copy_text(deck_editor.list(&game_data.library));
                }
                deck_editor.carry_out(action, &mut game_data.library, &own);
            }
        }
    }
}

/// The title offers the deck that was built.
fn leave(deck_editor: &DeckEditor, library: &Library, next_deck: &mut NextDeck) {
    if let Some(n) = deck_editor.number(library).filter(|_| deck_editor.is_legal()) {
        next_deck.0 = Some(n);
    }
}

/// Everything but what lies on top.
fn whole(ui: &mut Ui, deck_editor: &DeckEditor, library: &Library) -> Vec<DeckEditorAction> {
    let mut pen = Pen::new(ui);
    let all = pen.ui.max_rect();
    paint::stars(&pen.p(), all, 120);
    let room = all.shrink2(vec2(16.0, 10.0));
    bar::draw(&mut pen, room.with_max_y(room.top() + 32.0), deck_editor, library);
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
    pool::draw(&mut pen, left, deck_editor, library);
    let chart = middle.with_min_y(middle.bottom() - charts::HEIGHT);
    if let Some(card) = deck_editor.looked_at(library) {
        let place = middle.with_max_y(chart.top() - 12.0);
        card::printed(&pen.p(), place, card, 14.5);
        if pen.clicked(place, "looked at") {
            pen.actions.push(DeckEditorAction::OpenDialog(DeckEditorDialog::Read));
        }
    }
    charts::draw(&mut pen, chart, &deck_editor.figures);
    let y = verdict::draw(&mut pen, right, deck_editor);
    list::draw(&mut pen, right.with_min_y(y + 8.0), deck_editor);
    foot(&mut pen, room, deck_editor);
    pen.actions
}

/// The keys that are good for something now.
fn foot(pen: &mut Pen<DeckEditorAction>, room: Rect, deck_editor: &DeckEditor) {
    let (back, again) = deck_editor.draft.steps();
    let other = if deck_editor.pane == Pane::Pool { Pane::Deck } else { Pane::Pool };
    let mut keys = vec![
        ("/", "search", DeckEditorAction::OpenDialog(DeckEditorDialog::Search)),
        (
            "Tab",
            if other == Pane::Deck { "to the deck" } else { "to the pool" },
            DeckEditorAction::Pane(other),
        ),
        ("V", "read", DeckEditorAction::OpenDialog(DeckEditorDialog::Read)),
    ];
    if back || deck_editor.removed.is_some() {
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
    if let Some(note) = &deck_editor.note {
        let (p, at, width) = (pen.p(), room.right_bottom(), room.right() - x - 8.0);
        let align = egui::Align2::RIGHT_BOTTOM;
        paint::fitted(&p, at, align, note, theme::size::SMALL, theme::TYPE, width, false);
    }
}

/// Begins a game with the open deck, or says why the deck may not be played.
fn play(world: &mut World) {
    let game_data = world.resource::<GameData>();
    let deck_editor = world.resource::<DeckEditor>();
    if !deck_editor.is_legal() {
        return world.resource_mut::<DeckEditor>().dialog = DeckEditorDialog::Reasons;
    }
    let Some(id) = deck_editor.location.id() else { return };
    let game_options = GameOptions { deck: Some(id), new: true, ..GameOptions::default() };
    match Session::begin(&game_data.library, &game_data.saves, &game_options) {
        Ok(session) => game::sit_down(world, session),
        Err(fault) => world.resource_mut::<DeckEditor>().note = Some(fault.to_string()),
    }
}
