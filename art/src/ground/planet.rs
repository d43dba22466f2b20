//! Worlds: a disc lit from one side, with the surface of its kind.

use cards::data::picture::World;

use super::sky;
use crate::{
    canvas::{Canvas, Outline},
    ink::{Ink, RED, SPACE, WHITE},
    outline::{arc, bow, circle, oval, rect},
    scatter::Scatter,
    turn::turn,
};

/// A world so near that only its upper edge shows.
pub(crate) fn orbit(canvas: &mut Canvas, world: World) {
    sky::stars(canvas, 90);
    disc(canvas, world, (canvas.side() * -16.0, 126.0, 108.0));
    if world == World::Ringed {
        rings_overhead(canvas);
    }
}

/// A world seen through a window, rising over the sill.
pub(crate) fn outside(canvas: &mut Canvas, world: World) {
    sky::stars(canvas, 110);
    disc(canvas, world, (canvas.side() * -26.0, 44.0, 52.0));
}

/// A whole world, to the side away from the light.
pub(crate) fn far(canvas: &mut Canvas, world: World) {
    sky::stars(canvas, 110);
    let mut scatter = Scatter::new(canvas.seed ^ 0xFA2);
    let x = -canvas.side() * scatter.between(34.0, 44.0);
    let radius = scatter.between(27.0, 36.0);
    disc(canvas, world, (x, scatter.between(-6.0, 6.0), radius));
    if scatter.next() > 0.4 {
        let moon = (
            -x * scatter.between(0.8, 1.5),
            scatter.between(-24.0, 24.0),
            scatter.between(1.6, 4.0),
        );
        disc(canvas, World::Rock, moon);
    }
}

fn disc(canvas: &mut Canvas, world: World, (x, y, radius): (f32, f32, f32)) {
    let outline = circle(x, y, radius);
    let (side, key) = (canvas.side(), canvas.key);
    if world == World::Ringed {
        rings(canvas, (x, y, radius), true);
    }
    let air = if matches!(world, World::Rock | World::Ice) { 0.1 } else { 0.26 };
    let wide = radius + 9.0;
    let halo = [
        (0.0, key.faint(air)),
        (radius / wide, key.faint(air)),
        ((radius + 3.0) / wide, key.faint(air * 0.3)),
        (1.0, key.faint(0.0)),
    ];
    canvas.bloom(&circle(x, y, wide), (x, y, wide), &halo);
    canvas.fill(&outline, key.dim(0.5));
    canvas.within(std::slice::from_ref(&outline), |canvas| {
        canvas.placed(x, y, radius / 100.0, 0.0, |canvas| face(canvas, world));
        shade(canvas, &outline, (x, y, radius));
        if matches!(world, World::City | World::Ember) {
            canvas
                .placed(x, y, radius / 100.0, 0.0, |canvas| lights(canvas, world, 100.0 / radius));
        }
    });
    let (from, to) = if side < 0.0 { (0.43, 0.83) } else { (0.67, 1.07) };
    canvas.line(&arc((x, y), (radius, radius), from, to), 0.6, key.toward(WHITE, 0.6).faint(0.8));
    if world == World::Ringed {
        rings(canvas, (x, y, radius), false);
    }
}

/// Night on the side away from the light.
fn shade(canvas: &mut Canvas, outline: &Outline, (x, y, radius): (f32, f32, f32)) {
    let side = canvas.side();
    let lit = (x + side * radius * 0.55, y - radius * 0.6, radius * 1.75);
    let stops = [
        (0.0, WHITE.faint(0.16)),
        (0.28, WHITE.faint(0.0)),
        (0.5, SPACE.faint(0.4)),
        (0.8, SPACE.faint(0.94)),
        (1.0, SPACE.faint(0.98)),
    ];
    canvas.bloom(outline, lit, &stops);
}

/// Surface of a world, at a radius of 100.
fn face(canvas: &mut Canvas, world: World) {
    let mut scatter = Scatter::new(canvas.seed ^ 0xFACE);
    let key = canvas.key;
    match world {
        World::Banded | World::Ringed => bands(canvas, &mut scatter),
        World::Rock => craters(canvas, &mut scatter, 34, key),
        World::Ice => {
            canvas.fill(&circle(0.0, 0.0, 100.0), key.toward(WHITE, 0.45).dim(0.7));
            cracks(canvas, &mut scatter);
            craters(canvas, &mut scatter, 7, key);
        }
        World::Sea | World::City => lands(canvas, &mut scatter),
        World::Ember => {
            canvas.fill(&circle(0.0, 0.0, 100.0), key.dim(0.22));
            craters(canvas, &mut scatter, 14, key.dim(0.5));
        }
    }
}

fn bands(canvas: &mut Canvas, scatter: &mut Scatter) {
    let mut y = -100.0;
    while y < 100.0 {
        let high = scatter.between(4.0, 17.0);
        let ink = canvas.key.dim(scatter.between(0.3, 0.82));
        let band = oval(0.0, y + high / 2.0, 140.0, high * 0.62);
        canvas.fill(&rect(-100.0, y, 200.0, high), ink);
        canvas.fill(&band, ink.faint(0.6));
        canvas.line(
            &bow((-100.0, y), (scatter.between(-50.0, 50.0), y + 5.0), (100.0, y)),
            0.8,
            SPACE.faint(0.3),
        );
        y += high;
    }
    let (x, y) = (scatter.between(-50.0, 30.0), scatter.between(-10.0, 45.0));
    canvas.fill(&oval(x, y, 17.0, 8.0), canvas.key.toward(WHITE, 0.4).faint(0.8));
    canvas.line(&oval(x, y, 21.0, 11.0), 1.4, SPACE.faint(0.35));
}

fn craters(canvas: &mut Canvas, scatter: &mut Scatter, count: usize, key: Ink) {
    let side = canvas.side();
    for n in 0..count {
        let (cos, sin) = turn(scatter.next());
        let far = 96.0 * scatter.next().sqrt();
        let size = if n < 4 { scatter.between(10.0, 22.0) } else { scatter.between(2.0, 8.0) };
        let flat = (1.0 - far * far / 12_000.0).max(0.25).sqrt();
        let (x, y) = (cos * far, sin * far);
        canvas.fill(&oval(x, y, size * flat, size), SPACE.faint(0.28));
        let from = if side < 0.0 { 0.9 } else { 0.35 };
        canvas.line(
            &arc((x, y), (size * flat, size), from, from + 0.35),
            1.1,
            key.toward(WHITE, 0.4).faint(0.5),
        );
    }
}

fn cracks(canvas: &mut Canvas, scatter: &mut Scatter) {
    for _ in 0..16 {
        let point = |scatter: &mut Scatter| {
            (scatter.between(-100.0, 100.0), scatter.between(-100.0, 100.0))
        };
        let (from, pull, to) = (point(scatter), point(scatter), point(scatter));
        canvas.line(
            &bow(from, pull, to),
            scatter.between(0.5, 1.6),
            canvas.key.dim(0.4).faint(0.7),
        );
    }
}

/// Seas with continents of overlapping blots, and streaks of cloud.
fn lands(canvas: &mut Canvas, scatter: &mut Scatter) {
    canvas.fill(&circle(0.0, 0.0, 100.0), canvas.key.dim(0.42));
    for _ in 0..5 {
        let (x, y) = (scatter.between(-80.0, 80.0), scatter.between(-95.0, 60.0));
        for _ in 0..9 {
            let (dx, dy) = (scatter.between(-26.0, 26.0), scatter.between(-17.0, 17.0));
            canvas.fill(
                &oval(x + dx, y + dy, scatter.between(5.0, 17.0), scatter.between(3.0, 11.0)),
                canvas.key.dim(0.72),
            );
        }
    }
    for _ in 0..22 {
        let (x, y) = (scatter.between(-100.0, 80.0), scatter.between(-98.0, 90.0));
        let long = scatter.between(14.0, 60.0);
        let cloud = bow((x, y), (x + long / 2.0, y + scatter.between(-12.0, 12.0)), (x + long, y));
        canvas.line(&cloud, scatter.between(0.8, 3.4), WHITE.faint(0.3));
    }
}

/// Cities by night, or seams of fire; `pixel` is the size of a fine dot in units.
fn lights(canvas: &mut Canvas, world: World, pixel: f32) {
    let mut scatter = Scatter::new(canvas.seed ^ 0x119);
    if world == World::Ember {
        for n in 0..12 {
            let (x, y) = (scatter.between(-90.0, 70.0), scatter.between(-96.0, 80.0));
            let to = (x + scatter.between(-30.0, 40.0), y + scatter.between(-20.0, 26.0));
            let seam = bow((x, y), (to.0 + 10.0, y - 8.0), to);
            canvas.line(&seam, 3.4 * pixel.min(1.6), RED.faint(0.16));
            canvas.line(
                &seam,
                0.5 * pixel.min(2.0),
                if n % 3 == 0 { RED } else { RED.toward(WHITE, 0.4).faint(0.8) },
            );
        }
        return;
    }
    for _ in 0..26 {
        let (x, y) = (scatter.between(-90.0, 90.0), scatter.between(-99.0, 60.0));
        canvas.glow(x, y, 6.0, WHITE.faint(0.25));
        for _ in 0..9 {
            let (dx, dy) = (scatter.between(-8.0, 8.0), scatter.between(-5.0, 5.0));
            canvas.fill(
                &circle(x + dx, y + dy, 0.35 * pixel.min(2.0)),
                WHITE.faint(scatter.between(0.3, 0.95)),
            );
        }
    }
}

/// Rings seen from among them: bands across the whole sky.
fn rings_overhead(canvas: &mut Canvas) {
    let ((right, _), side) = (canvas.half, canvas.side());
    for (n, strong) in [0.5, 0.3, 0.6, 0.2, 0.45, 0.7, 0.25].into_iter().enumerate() {
        let up = n as f32 * 2.6;
        let band = bow(
            (-right * side, 14.0 - up),
            (0.0, -20.0 - up * 1.4),
            (right * side, -12.0 - up * 1.9),
        );
        canvas.line(&band, 1.1, canvas.key.toward(WHITE, 0.3).faint(strong * 0.6));
    }
}

/// Rings: the half behind the world, or the half before it.
fn rings(canvas: &mut Canvas, (x, y, radius): (f32, f32, f32), behind: bool) {
    let (from, to) = if behind { (0.5, 1.0) } else { (0.0, 0.5) };
    for n in 0..11 {
        let wide = radius * (1.3 + n as f32 * 0.075);
        let strong = [0.7, 0.5, 0.8, 0.3, 0.1, 0.6, 0.75, 0.4, 0.55, 0.25, 0.15][n];
        let ink = canvas.key.toward(WHITE, 0.3).faint(strong);
        canvas.placed(x, y, 1.0, -0.035, |canvas| {
            canvas.line(&arc((0.0, 0.0), (wide, wide * 0.24), from, to), radius * 0.035, ink);
        });
    }
}
