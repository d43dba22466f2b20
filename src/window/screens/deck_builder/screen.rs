//! The deck builder, drawn each frame: what stands where.

use bevy::prelude::*;
use bevy_egui::egui::{self, Rect, Ui, vec2};

use super::{
    action::{DeckEditorAction, DeckEditorDialog, Export, Pane},
    bar,
    deck_editor::DeckEditor,
    dialogs, keys, list, pool, tapped, verdict,
};
use crate::window::screens::deck_builder::action::Pen;
use crate::window::{
    card_table::{card, deck_charts, game},
    common::{
        data::{GameData, Reloaded},
        requests::NextDeck,
    },
    ui::{
        compact,
        drawing::{Drawing, page},
        layout::{band, columns},
        paint,
        screen::{Screen, TableSystems},
        theme,
    },
};
use crate::{
    builder::OwnDecks,
    data::Library,
    session::{GameOptions, Session},
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
    let nth = deck_editor.number(&game_data.library).unwrap_or(0);
    deck_editor.open(nth, &game_data.library, &own);
    deck_editor.note = left_out.first().map(ToString::to_string);
}

/// Cards have been edited: what was found and what is said of the deck may be out of date.
fn look_again(game_data: Res<GameData>, mut deck_editor: ResMut<DeckEditor>) {
    deck_editor.look_again(&game_data.library);
}

fn draw(
    mut drawing: Drawing,
    mut game_data: ResMut<GameData>,
    mut deck_editor: ResMut<DeckEditor>,
    mut next_deck: ResMut<NextDeck>,
    commands: Commands,
) {
    let Some(ctx) = drawing.context() else { return };
    let game_data = game_data.bypass_change_detection();
    let shown = shown(&ctx, &deck_editor, &game_data.library);
    deck_editor.seek = false;
    let mut hands = Hands { ctx: &ctx, drawing, next_deck: &mut next_deck, commands };
    hands.carry_out(shown, &mut deck_editor, game_data);
    // What was typed in this frame is there before the key that closes its line.
    let struck = ctx.input(|input| keys::pressed(input, &deck_editor, &game_data.library));
    hands.carry_out(struck, &mut deck_editor, game_data);
}

/// Draws one frame; what was done with the pointer, on the dialog while one is open.
pub(super) fn shown(
    ctx: &egui::Context,
    deck_editor: &DeckEditor,
    library: &Library,
) -> Vec<DeckEditorAction> {
    let below = page(ctx, |ui| whole(ui, deck_editor, library));
    let is_open =
        !matches!(deck_editor.dialog, DeckEditorDialog::Nothing | DeckEditorDialog::Search);
    if is_open { dialogs::draw(ctx, deck_editor, library) } else { below }
}

/// What an action of the screen reaches besides the deck.
struct Hands<'a, 'w, 's> {
    ctx: &'a egui::Context,
    drawing: Drawing<'w, 's>,
    next_deck: &'a mut NextDeck,
    commands: Commands<'w, 's>,
}

impl Hands<'_, '_, '_> {
    fn carry_out(
        &mut self,
        actions: Vec<DeckEditorAction>,
        deck_editor: &mut DeckEditor,
        game_data: &mut GameData,
    ) {
        if !actions.is_empty() {
            // What was done shows in the next frame, which nothing else may call for.
            self.ctx.request_repaint();
        }
        for action in actions {
            self.one(action, deck_editor, game_data);
        }
    }

    fn one(
        &mut self,
        action: DeckEditorAction,
        deck_editor: &mut DeckEditor,
        game_data: &mut GameData,
    ) {
        if action == DeckEditorAction::Leave {
            leave(deck_editor, &game_data.library, self.next_deck);
            self.drawing.screen.set(Screen::Title);
        } else if action == DeckEditorAction::Play {
            self.commands.queue(play);
        } else if let DeckEditorAction::Scale(factor) = action {
            self.drawing.settings.scale_by(factor);
        } else {
            if action == DeckEditorAction::Export(Export::Clipboard) {
                self.ctx.copy_text(deck_editor.list(&game_data.library));
            }
            let own = OwnDecks::at(game_data.saves.decks_folder());
            deck_editor.carry_out(action, &mut game_data.library, &own);
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
    if compact::is_on(pen.ui.ctx()) {
        tapped::draw(&mut pen, deck_editor, library);
        return pen.actions;
    }
    let room = all.shrink2(vec2(16.0, 10.0));
    bar::draw(&mut pen, room.with_max_y(room.top() + 32.0), deck_editor, library);
    let [left, middle, right] = columns(band(room, 42.0, 20.0), [404.0, 456.0], 14.0);
    pool::draw(&mut pen, left, deck_editor, library);
    let chart = middle.with_min_y(middle.bottom() - deck_charts::HEIGHT);
    looked_at(&mut pen, middle.with_max_y(chart.top() - 12.0), deck_editor, library);
    deck_charts::draw(&pen.p(), chart, &deck_editor.figures);
    let y = verdict::draw(&mut pen, right, deck_editor);
    list::draw(&mut pen, right.with_min_y(y + 8.0), deck_editor);
    foot(&mut pen, room, deck_editor);
    pen.actions
}

/// The card under the highlight; a click reads it large.
fn looked_at(pen: &mut Pen, place: Rect, deck_editor: &DeckEditor, library: &Library) {
    let Some(card) = deck_editor.looked_at(library) else { return };
    card::printed(&pen.p(), place, card, 14.5);
    if pen.clicked(place, "looked at") {
        pen.actions.push(DeckEditorAction::OpenDialog(DeckEditorDialog::Read));
    }
}

/// The keys that are good for something now.
fn foot(pen: &mut Pen, room: Rect, deck_editor: &DeckEditor) {
    let x = pen.foot(room.left_bottom(), 16.0, useful_keys(deck_editor));
    if let Some(note) = &deck_editor.note {
        let (p, at, width) = (pen.p(), room.right_bottom(), room.right() - x - 8.0);
        let align = egui::Align2::RIGHT_BOTTOM;
        paint::fitted(&p, at, align, note, theme::size::SMALL, theme::TYPE, width, false);
    }
}

pub(super) fn useful_keys(
    deck_editor: &DeckEditor,
) -> Vec<(&'static str, &'static str, DeckEditorAction)> {
    let open = DeckEditorAction::OpenDialog;
    let (back, again) = deck_editor.draft.steps();
    let back = back || deck_editor.removed.is_some();
    let (to, other) = match deck_editor.pane {
        Pane::Pool => ("to the deck", Pane::Deck),
        Pane::Deck => ("to the pool", Pane::Pool),
    };
    let keys = [
        Some(("/", "search", open(DeckEditorDialog::Search))),
        Some(("Tab", to, DeckEditorAction::Pane(other))),
        Some(("V", "read", open(DeckEditorDialog::Read))),
        back.then_some(("U", "take back", DeckEditorAction::Undo)),
        again.then_some(("Y", "again", DeckEditorAction::Redo)),
        Some(("F1", "keys", open(DeckEditorDialog::Keys))),
        Some(("Esc", "title", DeckEditorAction::Leave)),
    ];
    keys.into_iter().flatten().collect()
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
