//! The figures of pictures: ships, stations, people, objects.

use cards::data::picture::{Figure, Ground, Hull, Thing};

use crate::{
    canvas::Canvas,
    ink::{SPACE, WHITE},
    outline::circle,
    scatter::Scatter,
    sketch,
};

mod blast;
mod bust;
mod people;

pub(crate) const SHIPS: &str = include_str!("../../sketches/ships.txt");
pub(crate) const THINGS: &str = include_str!("../../sketches/things.txt");

pub(crate) fn paint(canvas: &mut Canvas, figure: &Figure, ground: Ground) {
    if canvas.is_lit_from_behind() && *figure != Figure::Nothing {
        canvas.glow(0.0, -4.0, 64.0, canvas.key.toward(WHITE, 0.2).faint(0.5));
    }
    match figure {
        Figure::Nothing => {}
        Figure::Ship(hull) => ship(canvas, *hull, (0.0, place_of_ships(ground), 1.12)),
        Figure::Chase(near, behind) => {
            let low = place_of_ships(ground);
            ship(canvas, *behind, (-36.0, low - 16.0, 0.42));
            ship(canvas, *near, (14.0, low + 6.0, 0.82));
        }
        Figure::Fleet(hull) => fleet(canvas, *hull, place_of_ships(ground)),
        Figure::Station(station) => {
            canvas.glow(0.0, -2.0, 50.0, canvas.key.faint(0.12));
            let sketch = sketch::named(SHIPS, &format!("{station:?}"));
            canvas.placed(2.0, -2.0, 0.92, 0.02, |canvas| sketch::draw(canvas, &sketch));
        }
        Figure::Bust(bust) => bust::paint(canvas, bust),
        Figure::Thing(thing) => one(canvas, *thing, ground),
        Figure::Things(thing) => three(canvas, *thing),
        Figure::People(people) => people::paint(canvas, *people, ground),
        Figure::Blast => blast::paint(canvas),
        Figure::Wreck => blast::wreck(canvas),
    }
}

/// Height at which a ship flies: above a world's edge, or on the ground.
fn place_of_ships(ground: Ground) -> f32 {
    if matches!(ground, Ground::Orbit(_)) {
        -12.0
    } else if matches!(ground, Ground::Surface(_) | Ground::Skyline(_) | Ground::Dock) {
        6.0
    } else {
        -2.0
    }
}

/// Draws a ship that flies toward the light, at a place and a size, its nose slightly up.
fn ship(canvas: &mut Canvas, hull: Hull, (x, y, scale): (f32, f32, f32)) {
    let (side, layers) = (canvas.side(), sketch::named(SHIPS, &format!("{hull:?}")));
    canvas.placed(x * -side, y, scale, 0.015 * side, |canvas| {
        canvas.mirrored(side < 0.0, |canvas| over(canvas, &layers));
    });
}

/// Draws layers that may be mirrored, together with their light.
fn over(canvas: &mut Canvas, layers: &[&str]) {
    canvas.lit_from_the_right(|canvas| sketch::draw(canvas, layers));
}

fn fleet(canvas: &mut Canvas, hull: Hull, low: f32) {
    let mut scatter = Scatter::new(canvas.seed ^ 0xF1EE7);
    let places = [
        (-40.0, -22.0, 0.22),
        (34.0, -26.0, 0.2),
        (-12.0, -14.0, 0.3),
        (42.0, -6.0, 0.36),
        (-34.0, 4.0, 0.42),
    ];
    for (x, y, scale) in places {
        let (dx, dy) = (scatter.between(-6.0, 6.0), scatter.between(-3.0, 3.0));
        ship(canvas, hull, (x + dx, low + y + dy, scale));
    }
    ship(canvas, hull, (14.0, low + 14.0, 0.64));
}

/// Draws one large object in a pool of light. It floats in space and stands anywhere else.
fn one(canvas: &mut Canvas, thing: Thing, ground: Ground) {
    let ((x, y, scale), is_afloat) = match ground {
        Ground::Void
        | Ground::Nebula
        | Ground::Belt
        | Ground::Chart
        | Ground::Comet
        | Ground::Eclipse
        | Ground::Sun => ((0.0, -1.0, 0.92), true),
        Ground::Far(_) => ((canvas.side() * 12.0, 0.0, 0.86), true),
        Ground::Storm | Ground::Deep => ((0.0, 0.0, 0.86), true),
        Ground::Orbit(_) => ((0.0, -9.0, 0.76), true),
        Ground::Surface(_) | Ground::Skyline(_) => ((canvas.side() * -8.0, 8.0, 0.78), false),
        Ground::Dock | Ground::Hall | Ground::Stage | Ground::Corridor => ((0.0, 9.0, 0.76), false),
        Ground::Window => ((0.0, 5.0, 0.8), false),
        Ground::Hatch => ((0.0, 0.0, 0.72), false),
        Ground::Desk | Ground::Halo(_) | Ground::Racks | Ground::Bars => ((0.0, 1.0, 0.92), false),
    };
    pool(canvas, ground, (x, y + 33.0 * scale, 50.0 * scale));
    let layers = sketch::named(THINGS, &format!("{thing:?}"));
    let tilt = if is_afloat { Scatter::new(canvas.seed).between(-0.03, 0.03) } else { 0.0 };
    canvas.placed(x, y, scale, tilt, |canvas| sketch::draw(canvas, &layers));
}

fn three(canvas: &mut Canvas, thing: Thing) {
    let layers = sketch::named(THINGS, &format!("{thing:?}"));
    canvas.glow(0.0, 4.0, 60.0, canvas.key.faint(0.14));
    for (x, y, scale, share) in
        [(-36.0, -6.0, 0.42, 0.55), (34.0, -9.0, 0.42, 0.55), (0.0, 5.0, 0.66, 1.0)]
    {
        let key = canvas.key;
        canvas.key = key.dim(share);
        canvas.placed(x, y, scale, 0.0, |canvas| sketch::draw(canvas, &layers));
        canvas.key = key;
    }
}

/// Draws the light behind an object and, where it stands on something, its shadow.
fn pool(canvas: &mut Canvas, ground: Ground, (x, y, wide): (f32, f32, f32)) {
    let is_room = matches!(
        ground,
        Ground::Dock
            | Ground::Hall
            | Ground::Stage
            | Ground::Corridor
            | Ground::Racks
            | Ground::Bars
            | Ground::Window
    );
    if is_room {
        canvas.glow(x, 4.0, 76.0, SPACE.faint(0.78));
    }
    canvas.glow(x, -2.0, 58.0, canvas.key.faint(0.16));
    let stands = matches!(
        ground,
        Ground::Desk
            | Ground::Dock
            | Ground::Surface(_)
            | Ground::Skyline(_)
            | Ground::Hall
            | Ground::Stage
            | Ground::Corridor
    );
    if stands {
        let stops = [(0.0, SPACE.faint(0.95)), (0.6, SPACE.faint(0.6)), (1.0, SPACE.faint(0.0))];
        canvas.squeezed(x, y, 0.13, |canvas| {
            canvas.bloom(&circle(0.0, 0.0, wide), (0.0, 0.0, wide), &stops)
        });
    }
}
