//! The careers screen: a life step by step, drawn each frame, and what was done on it carried out.

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Rect, pos2};
use cards::data::Constants;
use characters::Event;
use engine::Rulebook;

use super::{
    board,
    career_ui::{CareerAction, CareerDialog, CareerUi, Page},
    carry::hand_on,
    dialogs, ending, guide, keys,
    living::Living,
    on_disk,
    pen::{Pen, key_line},
    plan::Plan,
    question, rules_page,
    sheet::{self, Sheet},
    stage,
    switch::{self, Figures},
    tables::{Careers, read_the_tables},
    tapped, timeline,
};
use crate::window::{
    common::data::{GameData, Loaded, Reloaded},
    ui::{
        compact,
        drawing::{Drawing, page},
        overlay, paint,
        screen::{LookForGames, Screen, TableSystems},
        theme::{self, size},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CareerUi>()
        .add_systems(Loaded, (read_the_tables, on_disk::pick_up).chain())
        .add_systems(Reloaded, read_the_tables)
        .add_systems(OnEnter(Screen::Title), on_disk::pick_up.after(LookForGames))
        .add_systems(
            Update,
            on_disk::tell_the_title.before(TableSystems::Draw).run_if(in_state(Screen::Title)),
        )
        .add_systems(OnEnter(Screen::Life), (on_disk::pick_up, come_in).chain())
        .add_systems(Update, draw.in_set(TableSystems::Draw).run_if(in_state(Screen::Life)));
}

/// How long a throw is announced, and how long its dice lie there, in seconds.
const ANNOUNCED: f64 = 0.55;
const FALLEN: f64 = 1.15;
/// The same for a throw that ends a life.
const FATEFUL: f64 = 2.4;
/// Keys struck in haste for the last throw are not meant for the question, in seconds.
const BREATH: f64 = 0.4;

/// A life that is under way goes on; otherwise a new one is set up.
fn come_in(living: Option<Res<Living>>, mut career_ui: ResMut<CareerUi>) {
    let waits = on_disk::waits(living.as_deref(), &career_ui);
    career_ui.page = if waits { Page::Life } else { Page::Setup };
    (career_ui.selected, career_ui.dialog, career_ui.note) = (0, CareerDialog::Nothing, None);
}

fn draw(
    mut drawing: Drawing,
    game_data: Res<GameData>,
    careers: Res<Careers>,
    living: Option<Res<Living>>,
    mut career_ui: ResMut<CareerUi>,
    mut commands: Commands,
) {
    let Some(ctx) = drawing.context() else { return };
    let library = &game_data.library;
    let book = (&*library.rulebook, &library.constants);
    let living = living.filter(|_| career_ui.page == Page::Life);
    let actions = match living {
        Some(living) => under_way(&ctx, &living, &mut career_ui, book),
        None => page(&ctx, |ui| set_up(ui, &careers, &mut career_ui)).into_iter().collect(),
    };
    hand_on(&ctx, &mut commands, actions);
}

/// The page on which a life is set up; without the tables why there is none.
fn set_up(ui: &mut egui::Ui, careers: &Careers, career_ui: &mut CareerUi) -> Option<CareerAction> {
    let left = ui.input(|input| crate::window::ui::keys::struck(input, egui::Key::Escape));
    let all = ui.max_rect();
    let done = match &careers.0 {
        Ok(tables) => rules_page::draw(ui, all, tables, career_ui),
        Err(fault) => {
            overlay::notes(ui, all.shrink(96.0), std::slice::from_ref(fault));
            None
        }
    };
    left.then_some(CareerAction::Leave).or(done)
}

/// A life that is under way, with what lies on top of it.
fn under_way(
    ctx: &egui::Context,
    living: &Living,
    career_ui: &mut CareerUi,
    book: (&Rulebook, &Constants),
) -> Vec<CareerAction> {
    guide::advise(living, career_ui);
    let mut actions = keys::at_life(ctx, living, career_ui, book.0.families().len());
    actions.extend(by_itself(ctx, living, career_ui));
    let shown = page(ctx, |ui| {
        let mut pen = Pen::new(ui);
        life(&mut pen, living, career_ui);
        pen.actions
    });
    if career_ui.dialog == CareerDialog::Nothing {
        actions.extend(shown);
        actions.extend(guide::draw(ctx, living, career_ui));
    }
    actions.extend(dialogs::draw(ctx, living, career_ui, book));
    career_ui.reading.fresh = false;
    actions
}

/// The next beat, once the last one has stood long enough; never where somebody goes by hand.
fn by_itself(
    ctx: &egui::Context,
    living: &Living,
    career_ui: &mut CareerUi,
) -> Option<CareerAction> {
    let now = ctx.input(|input| input.time);
    let since = *career_ui.since.get_or_insert(now);
    career_ui.settled = !living.is_telling() && now - since > BREATH;
    if !living.is_telling() || career_ui.by_hand || career_ui.dialog != CareerDialog::Nothing {
        return None;
    }
    ctx.request_repaint();
    let long = match living.on_stage() {
        Some((Event::Survival { throw }, true)) if throw.success() == Some(false) => FATEFUL,
        Some((_, true)) => FALLEN,
        _ => ANNOUNCED,
    };
    (now - since > long).then_some(CareerAction::Next { by_hand: false })
}

/// The whole screen: who, the line of terms, the question, the stage, the sheet.
fn life(pen: &mut Pen, living: &Living, career_ui: &CareerUi) {
    let all = pen.ui.max_rect();
    paint::stars(&pen.p(), all, 160);
    if compact::is_on(pen.ui.ctx()) {
        tapped::draw(pen, living, career_ui);
        return foot(pen, all, living, career_ui);
    }
    let plan = Plan::of(all);
    bar(pen, plan.room.with_max_y(plan.room.top() + 30.0), living);
    let tables = living.tables();
    timeline::draw(&pen.p(), plan.timeline, &living.telling, &tables.figures);
    question::draw(pen, plan.question, living, career_ui);
    centre(pen, &plan, living, career_ui);
    let (person, before) = ((&living.telling.person).into(), Some((&living.before).into()));
    sheet::draw(&pen.p(), plan.sheet, &Sheet { person, before, tables: &tables, large: 1.0 });
    foot(pen, plan.room, living, career_ui);
}

fn centre(pen: &mut Pen, plan: &Plan, living: &Living, career_ui: &CareerUi) {
    let middle = plan.middle;
    if living.is_over() {
        return ending::draw(pen, middle, living);
    }
    let selected = living.question().and_then(|choice| choice.options.get(career_ui.selected));
    let stage = plan.stage();
    stage::draw(pen, stage, living);
    board::draw(pen, middle.with_min_y(stage.bottom() + 10.0), living, selected);
}

/// Who it is, and by which dice and rules.
fn bar(pen: &mut Pen, bar: Rect, living: &Living) {
    name(pen, bar, &living.setup.name);
    let (words, at) = (dice_and_rules(living), bar.right_center());
    paint::say(&pen.p(), at, Align2::RIGHT_CENTER, &words, size::SMALL, theme::FAINT);
}

/// The name; a click changes it.
fn name(pen: &mut Pen, bar: Rect, name: &str) {
    let (p, at) = (pen.p(), bar.left_center());
    let drawn = paint::strong(&p, at, Align2::LEFT_CENTER, name, size::TITLE, theme::TYPE);
    let key = pos2(drawn.right() + 10.0, drawn.center().y + 2.0);
    let key = paint::say(&p, key, Align2::LEFT_CENTER, "E  rename", size::TINY, theme::FAINT);
    if pen.clicked(drawn.union(key), "name") {
        pen.actions.push(CareerAction::Open(CareerDialog::Name(name.to_owned())));
    }
}

fn dice_and_rules(living: &Living) -> String {
    let figures = match switch::figures(&living.setup.rules, &living.tables()) {
        Figures::Plain => "figures as printed",
        Figures::Corrected => "figures as corrected",
        Figures::Mixed => "some figures corrected",
    };
    let injury = if living.setup.rules.injury { " · injury, not death" } else { "" };
    format!("seed {} · {figures}{injury}", living.seed)
}

/// The keys that are good for something now, to be clicked as well.
fn foot(pen: &mut Pen, room: Rect, living: &Living, career_ui: &CareerUi) {
    let (over, open) = (living.is_over(), CareerAction::Open);
    let new = CareerDialog::New { selected: 0 };
    let new = if over { CareerAction::Another } else { open(new) };
    let wish = ("W", "live by a wish", open(CareerDialog::Wish { selected: 0 }));
    let mut keys = vec![("U", "undo", CareerAction::Undo), ("N", "new life", new)];
    keys.extend(Some(wish).filter(|_| !over));
    keys.extend([
        ("B", "rulebook", open(CareerDialog::Rules)),
        ("P", "library", CareerAction::People),
        ("F1", "keys", open(CareerDialog::Keys)),
        ("Esc", "title", CareerAction::Leave),
    ]);
    if compact::is_on(pen.ui.ctx()) {
        let name = CareerDialog::Name(living.setup.name.clone());
        keys.extend([("E", "rename", open(name)), ("R", "other rules", CareerAction::Setup)]);
    }
    let note = career_ui.told().filter(|_| career_ui.dialog == CareerDialog::Nothing);
    key_line(pen, room, keys, note.as_deref());
}
