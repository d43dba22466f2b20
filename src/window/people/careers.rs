//! The careers screen: a life step by step, drawn each frame, and what was done on it carried out.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{
    EguiContext,
    egui::{self, Align2, Rect, pos2, vec2},
};
use characters::{
    Event, Move, Setup,
    data::Tables,
    wish::{Wish, Wisher},
};
use play::{Family, Game};

use super::{
    board,
    deed::{Deed, LifeDesk, Over, Page},
    ending, keys, library,
    living::Living,
    over,
    pen::Pen,
    question,
    rules_page::{self, Figures},
    sheet::{self, Sheet},
    stage, timeline,
};
use crate::{
    people::{keepsake, names, shelf::Shelf, tables},
    players,
    window::{
        desk::Reading,
        overlay, paint,
        screen::{Canvas, Scale, Screen, TableSystems},
        theme::{self, size},
        title::House,
    },
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<LifeDesk>()
        .add_systems(Startup, read_the_tables)
        .add_systems(OnEnter(Screen::Life), come_in)
        .add_systems(Update, draw.in_set(TableSystems::Draw).run_if(in_state(Screen::Life)));
}

/// The tables that lives are played by, or why there are none.
#[derive(Resource)]
pub struct Careers(pub Result<Arc<Tables>, String>);

fn read_the_tables(house: Res<House>, mut commands: Commands) {
    let tables = tables::read(&house.library.folder);
    commands.insert_resource(Careers(tables.map(Arc::new).map_err(|fault| fault.to_string())));
}

/// How long a throw is announced, and how long its dice lie there, in seconds.
const ANNOUNCED: f64 = 0.55;
const FALLEN: f64 = 1.15;
/// The same for a throw that ends a life.
const FATEFUL: f64 = 2.4;
/// Keys struck in haste for the last throw are not meant for the question, in seconds.
const BREATH: f64 = 0.4;

/// A life that is under way goes on; otherwise a new one is set up.
fn come_in(living: Option<Res<Living>>, mut desk: ResMut<LifeDesk>) {
    let under_way = living.is_some_and(|living| !living.is_over());
    desk.page = if under_way { Page::Life } else { Page::Setup };
    (desk.lit, desk.over, desk.note) = (0, Over::Nothing, None);
}

/// What the title says of a life that is under way.
pub fn in_few_words(living: Option<&Living>) -> String {
    match living.filter(|living| !living.is_over()) {
        Some(living) => {
            format!("{}, {}, goes on", living.setup.name, living.telling.person.age())
        }
        None => "a career in four-year terms".to_owned(),
    }
}

fn draw(
    mut canvases: Query<&mut EguiContext, With<Canvas>>,
    house: Res<House>,
    careers: Res<Careers>,
    living: Option<Res<Living>>,
    mut desk: ResMut<LifeDesk>,
    mut commands: Commands,
) {
    let Ok(mut ctx) = canvases.get_single_mut() else { return };
    let ctx = ctx.get_mut();
    let library = &house.library;
    let book = (&*library.rulebook, &library.constants);
    let frame = egui::Frame::NONE.fill(theme::SPACE);
    let panel = egui::CentralPanel::default().frame(frame);
    let living = living.filter(|_| desk.page == Page::Life);
    let Some(living) = living else {
        let deed = panel.show(ctx, |ui| {
            let left = ui.input(|input| crate::window::keys::struck(input, egui::Key::Escape));
            let all = ui.max_rect();
            let done = match &careers.0 {
                Ok(tables) => rules_page::draw(ui, all, tables, &mut desk),
                Err(fault) => {
                    overlay::notes(ui, all.shrink(96.0), std::slice::from_ref(fault));
                    None
                }
            };
            left.then_some(Deed::Leave).or(done)
        });
        let deeds: Vec<Deed> = deed.inner.into_iter().collect();
        commands
            .queue(move |world: &mut World| deeds.into_iter().for_each(|it| carry_out(world, it)));
        return;
    };
    let families = book.0.families().len();
    let mut deeds = keys::at_life(ctx, &living, &desk, families);
    deeds.extend(by_itself(ctx, &living, &mut desk));
    let shown = panel.show(ctx, |ui| {
        let mut pen = Pen::new(ui);
        life(&mut pen, &living, &desk);
        pen.deeds
    });
    if desk.over == Over::Nothing {
        deeds.extend(shown.inner);
    }
    deeds.extend(over::draw(ctx, &living, &desk, book));
    desk.reading.fresh = false;
    commands.queue(move |world: &mut World| deeds.into_iter().for_each(|it| carry_out(world, it)));
}

/// The next beat, once the last one has stood long enough; never where somebody goes by hand.
fn by_itself(ctx: &egui::Context, living: &Living, desk: &mut LifeDesk) -> Option<Deed> {
    let now = ctx.input(|input| input.time);
    let since = *desk.since.get_or_insert(now);
    desk.settled = !living.is_telling() && now - since > BREATH;
    if !living.is_telling() || desk.by_hand || desk.over != Over::Nothing {
        return None;
    }
    ctx.request_repaint();
    let long = match living.on_stage() {
        Some((Event::Survival { throw }, true)) if throw.success() == Some(false) => FATEFUL,
        Some((_, true)) => FALLEN,
        _ => ANNOUNCED,
    };
    (now - since > long).then_some(Deed::Next { by_hand: false })
}

/// The whole screen: who, the line of terms, the question, the stage, the sheet.
fn life(pen: &mut Pen, living: &Living, desk: &LifeDesk) {
    let all = pen.ui.max_rect();
    paint::stars(&pen.p(), all, 160);
    let room = all.shrink2(vec2(16.0, 10.0));
    bar(pen, room.with_max_y(room.top() + 30.0), living);
    let line = Rect::from_min_max(
        pos2(room.left(), room.top() + 38.0),
        pos2(room.right() + 6.0, room.top() + 136.0),
    );
    let tables = living.tables();
    timeline::draw(&pen.p(), line, &living.telling, &tables.figures);
    let body = Rect::from_min_max(
        pos2(room.left(), line.bottom() + 10.0),
        pos2(room.right(), room.bottom() - 20.0),
    );
    let left = body.with_max_x(body.left() + 352.0);
    let right = body.with_min_x(body.right() - 300.0);
    let middle = Rect::from_min_max(
        pos2(left.right() + 12.0, body.top()),
        pos2(right.left() - 12.0, body.bottom()),
    );
    question::draw(pen, left, living, desk);
    centre(pen, middle, living, desk);
    let (person, before) = (&living.telling.person, Some(&living.before));
    sheet::draw(&pen.p(), right, &Sheet { person, before, tables: &tables, large: 1.0 });
    foot(pen, room, living, desk);
}

fn centre(pen: &mut Pen, middle: Rect, living: &Living, desk: &LifeDesk) {
    if living.is_over() {
        return ending::draw(pen, middle, living);
    }
    let lit = living.question().and_then(|choice| choice.options.get(desk.lit));
    let stage = middle.with_max_y(middle.top() + 172.0);
    stage::draw(pen, stage, living);
    board::draw(pen, middle.with_min_y(stage.bottom() + 10.0), living, lit);
}

/// Who it is, and by which dice and rules.
fn bar(pen: &mut Pen, bar: Rect, living: &Living) {
    let p = pen.p();
    let name = &living.setup.name;
    let at = bar.left_center();
    let drawn = paint::strong(&p, at, Align2::LEFT_CENTER, name, size::TITLE, theme::TYPE);
    let key = pos2(drawn.right() + 10.0, drawn.center().y + 2.0);
    let key = paint::say(&p, key, Align2::LEFT_CENTER, "E  rename", size::TINY, theme::FAINT);
    if pen.clicked(drawn.union(key), "name") {
        pen.deeds.push(Deed::Open(Over::Name(name.clone())));
    }
    let figures = match rules_page::figures(&living.setup.rules, &living.tables()) {
        Figures::Plain => "figures as printed",
        Figures::Corrected => "figures as corrected",
        Figures::Mixed => "some figures corrected",
    };
    let injury = if living.setup.rules.injury { " · injury, not death" } else { "" };
    let words = format!("seed {} · {figures}{injury}", living.seed);
    paint::say(&p, bar.right_center(), Align2::RIGHT_CENTER, &words, size::SMALL, theme::FAINT);
}

/// The keys that are good for something now, to be clicked as well.
fn foot(pen: &mut Pen, room: Rect, living: &Living, desk: &LifeDesk) {
    let over = living.is_over();
    let mut keys = vec![
        ("U", "undo", Deed::Undo),
        ("N", "new life", if over { Deed::Another } else { Deed::Open(Over::New { lit: 0 }) }),
        ("B", "rulebook", Deed::Open(Over::Rules)),
        ("P", "library", Deed::People),
        ("F1", "keys", Deed::Open(Over::Keys)),
        ("Esc", "title", Deed::Leave),
    ];
    if !over {
        keys.insert(2, ("W", "live by a wish", Deed::Open(Over::Wish { lit: 0 })));
    }
    let note = desk.note.as_deref().filter(|_| desk.over == Over::Nothing);
    key_line(pen, room, keys, note);
}

/// A line of keys at the bottom of `room`, and what was done last at its right end.
pub fn key_line(pen: &mut Pen, room: Rect, keys: Vec<(&str, &str, Deed)>, note: Option<&str>) {
    let p = pen.p();
    let mut x = room.left();
    for (key, words, deed) in keys {
        let at = pos2(x, room.bottom());
        let key = paint::strong(&p, at, Align2::LEFT_BOTTOM, key, size::SMALL, theme::QUIET);
        let at = pos2(key.right() + 6.0, room.bottom());
        let words = paint::say(&p, at, Align2::LEFT_BOTTOM, words, size::SMALL, theme::FAINT);
        if pen.clicked(key.union(words).expand(3.0), ("foot", x as i32)) {
            pen.deeds.push(deed);
        }
        x = words.right() + 16.0;
    }
    if let Some(note) = note {
        let at = pos2(room.right(), room.bottom());
        let width = room.right() - x - 10.0;
        paint::fitted(&p, at, Align2::RIGHT_BOTTOM, note, size::SMALL, theme::TYPE, width, false);
    }
}

/// Carries out what was done. Whatever cannot be is left.
pub fn carry_out(world: &mut World, deed: Deed) {
    match deed {
        Deed::Leave => go(world, Screen::Title),
        Deed::People => go(world, Screen::People),
        Deed::Scale(factor) => world.resource_mut::<Scale>().by(factor),
        Deed::Another => {
            let seed = world.resource_mut::<LifeDesk>().seed.parse().ok();
            begin_a_life(world, seed.unwrap_or_else(players::fresh_seed));
        }
        Deed::SameDice => same_dice(world),
        Deed::Setup => {
            let mut desk = world.resource_mut::<LifeDesk>();
            (desk.page, desk.over, desk.lit) = (Page::Setup, Over::Nothing, 0);
            (desk.name, desk.seed) = (String::new(), String::new());
        }
        Deed::Take(n) => take(world, n),
        Deed::Next { by_hand } => {
            with_life(world, |living, desk| {
                living.next();
                desk.by_hand |= by_hand;
            });
        }
        Deed::All => {
            with_life(world, |living, _| living.show_all());
        }
        Deed::Undo => {
            with_life(world, |living, desk| {
                let done = living.undo();
                (desk.lit, desk.saved) = (0, desk.saved && !done);
            });
        }
        Deed::Rename(name) => {
            with_life(world, |living, desk| {
                living.rename(name.trim());
                (desk.over, desk.saved) = (Over::Nothing, false);
            });
        }
        Deed::Wish { to_the_end } => wish(world, to_the_end),
        Deed::Save => keep(world),
        Deed::Library(job) => library::carry_out(world, job),
        Deed::Light(_) | Deed::WishFor(_) | Deed::Open(_) | Deed::Rule(_) | Deed::Read(_) => {
            on_the_desk(world, deed);
        }
    }
}

/// What concerns only the desk.
fn on_the_desk(world: &mut World, deed: Deed) {
    let book = world.resource::<House>().library.rulebook.clone();
    let mut desk = world.resource_mut::<LifeDesk>();
    match deed {
        Deed::Light(n) => desk.lit = n,
        Deed::WishFor(wish) => (desk.wish, desk.note) = (wish, None),
        Deed::Open(over) => (desk.over, desk.note) = (over, None),
        Deed::Read(reading) => desk.reading = reading,
        Deed::Rule(id) => {
            let has = |family: &Family| family.rules.iter().any(|rule| rule.id == id);
            let family = book.families().iter().position(has).unwrap_or(0);
            desk.reading = Reading { family, at: Some(id), fresh: true, ..Reading::default() };
            desk.over = Over::Rules;
        }
        _ => {}
    }
}

fn go(world: &mut World, screen: Screen) {
    world.resource_mut::<NextState<Screen>>().set(screen);
}

fn with_life(world: &mut World, act: impl FnOnce(&mut Living, &mut LifeDesk)) {
    if world.get_resource::<Living>().is_none() {
        return;
    }
    world.resource_scope(|world, mut living: Mut<Living>| {
        let mut desk = world.resource_mut::<LifeDesk>();
        act(&mut living, &mut desk);
        desk.since = None;
    });
}

/// Answers the question with this option; while things happen, a key is for what comes next.
fn take(world: &mut World, n: usize) {
    with_life(world, |living, desk| {
        let option = living.question().and_then(|choice| choice.options.get(n)).cloned();
        if let Some(option) = option
            && living.decide(option)
        {
            (desk.lit, desk.note, desk.by_hand) = (0, None, false);
        }
    });
}

/// A life of this seed, by the rules of the desk.
fn begin_a_life(world: &mut World, seed: u64) {
    let Ok(tables) = world.resource::<Careers>().0.clone() else { return };
    let desk = world.resource::<LifeDesk>();
    let typed = desk.name.trim();
    let name = if typed.is_empty() { names::for_seed(seed) } else { typed.to_owned() };
    let setup = Setup { name, rules: desk.rules.clone() };
    sit_down(world, Living::begin(&tables, setup, seed));
}

fn same_dice(world: &mut World) {
    let Some(living) = world.get_resource::<Living>() else { return };
    let (setup, seed) = (living.setup.clone(), living.seed);
    let Ok(tables) = world.resource::<Careers>().0.clone() else { return };
    sit_down(world, Living::begin(&tables, setup, seed));
}

fn sit_down(world: &mut World, begun: Result<Living, characters::SetupError>) {
    let mut desk = world.resource_mut::<LifeDesk>();
    (desk.lit, desk.over, desk.since, desk.note) = (0, Over::Nothing, None, None);
    match begun {
        Ok(living) => {
            (desk.page, desk.saved) = (Page::Life, false);
            (desk.name, desk.seed) = (String::new(), String::new());
            world.insert_resource(living);
        }
        Err(fault) => desk.note = Some(fault.to_string()),
    }
}

/// Lets the wish decide, once or until nothing is left to be decided.
fn wish(world: &mut World, to_the_end: bool) {
    with_life(world, |living, desk| {
        let wish = match Wish::parse(&living.tables(), &desk.wish) {
            Ok(wish) => wish,
            Err(fault) => return desk.note = Some(fault.to_string()),
        };
        let luck = living.seed ^ (living.decisions.len() as u64);
        let mut wisher = Wisher::new(wish, None, luck);
        living.show_all();
        while let Some(chosen) = wisher.decide(living.life()) {
            let words = characters::text::option(&chosen);
            if !decided(living, chosen) {
                break;
            }
            if !to_the_end {
                desk.note = Some(format!("The wish chose: {words}."));
                break;
            }
            living.show_all();
        }
        (desk.lit, desk.over) = (0, Over::Nothing);
    });
}

/// Keeps a life that is over in the library, with its story and everything that was decided.
fn keep(world: &mut World) {
    let shelf = Shelf::at(world.resource::<House>().saves.root());
    let mut kept = None;
    with_life(world, |living, desk| {
        if !living.is_over() || desk.saved {
            return;
        }
        match shelf.keep(keepsake(living.life(), living.seed)) {
            Ok(entry) => {
                desk.saved = true;
                desk.note = Some(format!("Kept in {}", entry.file.display()));
                kept = Some(entry.file);
            }
            Err(fault) => desk.note = Some(fault.to_string()),
        }
    });
    world.resource_mut::<library::LibraryDesk>().wanted = kept;
}

fn decided(living: &mut Living, chosen: Move) -> bool {
    living.life().choice().is_some() && living.decide(chosen)
}
