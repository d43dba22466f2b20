//! After the fight: who won and why, what became of everybody, what was shot away, and what comes
//! next.

use bevy::prelude::*;
use bevy_egui::{
    EguiContext,
    egui::{self, Align2, Painter, Rect, Stroke, pos2, vec2},
};
use characters::Characteristic;
use skirmish::{Aftermath, Ending, Fate, Survivor};

use super::{
    desk::Deed,
    field::{scene_of, sides},
    game::Fighting,
    view::FightView,
};
use crate::{
    people::shelf::Shelf,
    skirmish::homecoming::come_home,
    window::{
        keys, menu,
        menu::{Done, How, Row, Sort},
        paint,
        screen::{Canvas, Scale, Screen, TableSystems},
        theme::{self, size},
        title::House,
    },
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<After>()
        .add_systems(OnEnter(Screen::Aftermath), come_in)
        .add_systems(Update, draw.in_set(TableSystems::Draw).run_if(in_state(Screen::Aftermath)));
}

/// What the page shows.
#[derive(Resource, Default)]
pub struct After {
    pub aftermath: Option<Aftermath>,
    /// The names of the sides, by seat.
    pub sides: Vec<String>,
    pub facts: Vec<String>,
    /// Who of the library has come home, or why somebody could not.
    pub home: Option<String>,
    /// Whether one person fought against computers.
    alone: bool,
    lit: usize,
    since: Option<f64>,
}

/// How tall the picture of the field is, in points.
const HEAD: f32 = 330.0;
/// Somebody who plays fast may still be pressing Enter, in seconds.
const BREATH: f64 = 0.5;

/// Those of the library come home as soon as it is over.
fn come_in(fighting: Option<NonSend<Fighting>>, house: Res<House>, mut after: ResMut<After>) {
    let Some(fighting) = fighting else { return };
    let session = &fighting.session;
    let aftermath = session.aftermath();
    let muster = session.muster();
    let forces = &muster.setup.scenario.forces;
    let shelf = Shelf::at(house.saves.root());
    let home = aftermath.as_ref().filter(|_| !muster.sent.is_empty()).map(|aftermath| {
        match come_home(&shelf, &muster.setup.scenario, aftermath, &muster.sent) {
            Ok(home) => format!("{} of the library came home as they are now.", home.len()),
            Err(fault) => fault.to_string(),
        }
    });
    *after = After {
        aftermath,
        sides: forces.iter().map(|force| force.name.clone()).collect(),
        facts: vec![
            format!("{} · seed {}", muster.setup.scenario.name, muster.seed),
            format!("Replay: {}", session.file().display()),
        ],
        home,
        alone: session.persons() == 1,
        lit: 0,
        since: None,
    };
}

fn draw(
    mut canvases: Query<&mut EguiContext, With<Canvas>>,
    view: Option<Res<FightView>>,
    mut after: ResMut<After>,
    mut scale: ResMut<Scale>,
    mut out: EventWriter<Deed>,
) {
    let Ok(mut ctx) = canvases.get_single_mut() else { return };
    let ctx = ctx.get_mut();
    if let Some(crate::window::desk::Act::Scale(factor)) = ctx.input(keys::scale) {
        scale.by(factor);
    }
    let frame = egui::Frame::NONE.fill(theme::SPACE);
    let done = egui::CentralPanel::default().frame(frame).show(ctx, |ui| {
        let all = ui.max_rect();
        whole(ui.painter(), all, view.as_deref(), &after);
        let rows = rows(&after);
        let height = 44.0 * rows.len() as f32;
        let list = Rect::from_min_size(
            pos2(all.left() + 56.0, all.top() + HEAD + 16.0),
            vec2(430.0, height),
        );
        let mut lit = after.lit;
        let shown: Vec<Row> =
            rows.iter().map(|(label, _)| Row { label, value: "", sort: Sort::Press }).collect();
        let done = menu::draw_rows(ui, list, 36.0, &shown, &mut lit, &mut String::new());
        after.lit = lit;
        done.map(|Done { row, how }| (rows[row].1.clone(), how))
    });
    let now = ctx.input(|input| input.time);
    let since = *after.since.get_or_insert(now);
    if let Some((deed, How::Pressed)) = done.inner.filter(|_| now - since > BREATH) {
        out.send(deed);
    }
}

/// What can be done now.
fn rows(after: &After) -> Vec<(&'static str, Deed)> {
    let mut rows = vec![
        ("Fight again, with other dice", Deed::Again { same_seed: false }),
        ("The same fight from the start", Deed::Again { same_seed: true }),
        ("Another fight", Deed::Setup),
    ];
    if after.home.is_some() {
        rows.push(("To the sickbay", Deed::Sickbay));
    }
    rows.push(("Back to the title", Deed::Leave));
    rows
}

fn whole(p: &Painter, all: Rect, view: Option<&FightView>, after: &After) {
    if let Some(view) = view {
        scene_of(p, all.with_max_y(all.top() + HEAD), view);
    }
    let Some(aftermath) = &after.aftermath else { return };
    let left = all.left() + 56.0;
    let mine = view.map(|view| view.seen.seat).filter(|_| after.alone);
    let (verdict, how) = verdict(aftermath, mine, &after.sides);
    let at = pos2(left, all.top() + 40.0);
    let line = paint::caption(p, at, Align2::LEFT_TOP, &verdict, 46.0, theme::TYPE);
    let rule = Rect::from_min_size(pos2(left, line.bottom() + 8.0), vec2(72.0, 4.0));
    p.rect_filled(rule, 0.0, theme::NOW);
    let at = pos2(left, rule.bottom() + 14.0);
    paint::say(p, at, Align2::LEFT_TOP, &how, size::TITLE - 2.0, theme::TYPE);
    let columns = Rect::from_min_max(
        pos2(left, all.top() + HEAD + 16.0),
        pos2(all.right() - 56.0, all.bottom() - 48.0),
    );
    people(p, columns, aftermath, &after.sides);
    let mut facts = after.facts.clone();
    facts.extend(after.home.clone());
    let at = pos2(left, all.bottom() - 20.0);
    let words = facts.join(" · ");
    let room = all.width() - 112.0;
    paint::fitted(p, at, Align2::LEFT_BOTTOM, &words, size::SMALL, theme::FAINT, room, false);
}

fn verdict(aftermath: &Aftermath, mine: Option<play::Seat>, names: &[String]) -> (String, String) {
    let outcome = &aftermath.outcome;
    let name = |seat: play::Seat| names.get(seat.index()).map_or("somebody", String::as_str);
    let how = match outcome.how {
        Ending::Beaten => "nobody else is left on their feet",
        Ending::Fled => "the others have fled",
        Ending::Surrendered => "the others gave up",
        Ending::Routed => "the others broke and ran",
        Ending::Aim => "they have what they came for",
        Ending::AimLost => "what the others came for is lost",
        Ending::Avoided => "it did not come to a fight",
        Ending::OutOfTime => "it has gone on for long enough",
    };
    let rounds = match outcome.rounds {
        0 => "before it began".to_owned(),
        1 => "after one round".to_owned(),
        rounds => format!("after {rounds} rounds"),
    };
    let words = match outcome.winner {
        Some(seat) => format!("{}: {how}, {rounds}.", name(seat)),
        None => format!("Nobody wins: {how}, {rounds}."),
    };
    let verdict = match outcome.winner {
        Some(seat) if Some(seat) == mine => "You win",
        Some(_) if mine.is_some() => "You lose",
        Some(_) => "It is over",
        None => "Nobody wins",
    };
    (verdict.to_owned(), super::view::capital(&words))
}

/// A column a side, a row for everybody.
fn people(p: &Painter, area: Rect, aftermath: &Aftermath, names: &[String]) {
    let count = names.len().max(1) as f32;
    let right = area.with_min_x(area.left() + 470.0);
    let wide = (right.width() + 14.0) / count;
    for (n, name) in names.iter().enumerate() {
        let side = play::Seat(n as u8);
        let left = right.left() + wide * n as f32;
        let count = aftermath.fighters.iter().filter(|it| it.side == side).count();
        let bottom = (right.top() + 52.0 + 38.0 * count as f32).min(right.bottom());
        let column = Rect::from_min_max(pos2(left, right.top()), pos2(left + wide - 14.0, bottom));
        let won = aftermath.outcome.winner == Some(side);
        let line = if won { sides::colour(side) } else { theme::RULE };
        paint::plate(p, column, theme::PANEL, line);
        let inner = column.shrink2(vec2(14.0, 11.0));
        sides::mark(p, inner.left_top() + vec2(6.0, 9.0), 6.0, side);
        let at = inner.left_top() + vec2(20.0, 9.0);
        let room = inner.width() - 80.0;
        paint::fitted(p, at, Align2::LEFT_CENTER, name, size::HEAD, theme::TYPE, room, true);
        if won {
            let at = pos2(inner.right(), at.y);
            paint::caption(p, at, Align2::RIGHT_CENTER, "won", size::TINY, sides::colour(side));
        }
        let mut y = inner.top() + 26.0;
        for one in aftermath.fighters.iter().filter(|it| it.side == side) {
            if y + 36.0 > inner.bottom() {
                break;
            }
            survivor(p, inner.with_min_y(y), one);
            y += 38.0;
        }
    }
    loot(p, area, aftermath);
}

fn survivor(p: &Painter, area: Rect, one: &Survivor) {
    let (words, ink) = fate(one.fate);
    p.hline(area.x_range(), area.top(), Stroke::new(1.0, theme::faded(theme::RULE, 0.7)));
    let at = area.left_top() + vec2(0.0, 11.0);
    let right = pos2(area.right(), at.y);
    let word = paint::say(p, right, Align2::RIGHT_CENTER, words, size::SMALL, ink);
    let room = word.left() - 8.0 - at.x;
    paint::fitted(p, at, Align2::LEFT_CENTER, &one.name, size::BODY, theme::TYPE, room, false);
    let now = one.body.physical(one.full);
    let mut x = area.left();
    for (which, now) in Characteristic::PHYSICAL.into_iter().zip(now) {
        let at = pos2(x, at.y + 16.0);
        let full = one.full.get(which);
        let label = paint::caption(p, at, Align2::LEFT_CENTER, which.label(), 9.0, theme::FAINT);
        let ink = if now < full { theme::NOW } else { theme::QUIET };
        let words = format!("{now}/{full}");
        let at = pos2(label.right() + 4.0, at.y);
        x = paint::say(p, at, Align2::LEFT_CENTER, &words, size::TINY, ink).right() + 9.0;
    }
    let spent: Vec<String> = one
        .spent
        .iter()
        .filter(|(_, shots)| *shots > 0)
        .map(|(weapon, shots)| format!("{shots} × {weapon}"))
        .collect();
    let at = pos2(area.right(), at.y + 16.0);
    let room = at.x - x - 4.0;
    let words = spent.join(", ");
    paint::fitted(p, at, Align2::RIGHT_CENTER, &words, size::TINY, theme::FAINT, room, false);
}

fn fate(fate: Fate) -> (&'static str, egui::Color32) {
    match fate {
        Fate::Unhurt => ("unhurt", theme::MET),
        Fate::Wounded => ("wounded", egui::Color32::from_rgb(232, 176, 96)),
        Fate::Unconscious => ("unconscious", theme::NOW),
        Fate::Dead => ("dead", theme::NOW),
        Fate::Fled => ("away", theme::QUIET),
        Fate::Captured => ("taken", theme::QUIET),
    }
}

fn loot(p: &Painter, area: Rect, aftermath: &Aftermath) {
    if aftermath.loot.is_empty() {
        return;
    }
    let at = pos2(area.left(), area.top() + 226.0);
    let head =
        paint::caption(p, at, Align2::LEFT_TOP, "Left on the field", size::TINY, theme::QUIET);
    let mut counted: Vec<(String, usize)> = Vec::new();
    for name in &aftermath.loot {
        match counted.iter_mut().find(|(known, _)| known == name) {
            Some((_, count)) => *count += 1,
            None => counted.push((name.clone(), 1)),
        }
    }
    let words: Vec<String> = counted
        .into_iter()
        .map(|(name, count)| if count > 1 { format!("{count} × {name}") } else { name })
        .collect();
    let room = Rect::from_min_size(pos2(at.x, head.bottom() + 6.0), vec2(430.0, 64.0));
    paint::flow(p, room, &words.join(", "), size::BODY, theme::TYPE, false);
}
