//! A disc behind a head, engraved with the emblem of a trade: moons and medals, all of one size.

use cards::data::picture::Emblem;

use crate::{
    canvas::Canvas,
    ink::{Ink, RED, SPACE, WHITE},
    outline::{arc, bow, circle, lines, open, oval, poly},
    scatter::Scatter,
    turn::turn,
};

const RADIUS: f32 = 39.0;

pub(crate) fn paint(canvas: &mut Canvas, emblem: Emblem) {
    super::sky::stars(canvas, 46);
    let (key, side) = (canvas.key, canvas.side());
    canvas.glow(0.0, -2.0, 72.0, key.faint(0.22));
    canvas.placed(side * 2.0, -2.0, 1.0, 0.0, |canvas| {
        let disc = circle(0.0, 0.0, RADIUS);
        canvas.bloom(
            &disc,
            (side * 16.0, -14.0, 72.0),
            &[(0.0, key.toward(WHITE, 0.1).dim(0.8)), (0.5, key.dim(0.44)), (1.0, key.dim(0.12))],
        );
        canvas.within(std::slice::from_ref(&disc), |canvas| engraving(canvas, emblem, key));
        canvas.line(&disc, 0.5, key.toward(WHITE, 0.4).faint(0.8));
        canvas.line(&circle(0.0, 0.0, RADIUS + 2.6), 0.3, key.faint(0.5));
    });
}

/// Draws the emblem in thin dark lines, as on a medal.
fn engraving(canvas: &mut Canvas, emblem: Emblem, key: Ink) {
    let mut scatter = Scatter::new(canvas.seed ^ 0xE3B);
    let dark = SPACE.faint(0.42);
    let light = WHITE.toward(key, 0.3).faint(0.5);
    match emblem {
        Emblem::Moon => moon(canvas, &mut scatter, dark),
        Emblem::Wheel => spokes(canvas, 8, (6.0, RADIUS), 0.8, dark),
        Emblem::Stars => stars(canvas, &mut scatter, dark, light),
        Emblem::Gear => gear(canvas, dark),
        Emblem::Cross => {
            canvas.fill(
                &poly(&[
                    (-7.0, -50.0),
                    (7.0, -50.0),
                    (7.0, -11.0),
                    (50.0, -11.0),
                    (50.0, 3.0),
                    (7.0, 3.0),
                    (7.0, 50.0),
                    (-7.0, 50.0),
                    (-7.0, 3.0),
                    (-50.0, 3.0),
                    (-50.0, -11.0),
                    (-7.0, -11.0),
                ]),
                SPACE.faint(0.3),
            );
        }
        Emblem::Sights => {
            for radius in [9.0, 19.0, 29.0] {
                canvas.line(&circle(0.0, -4.0, radius), 0.5, dark);
            }
            canvas.line(
                &lines(&[((-50.0, -4.0), (50.0, -4.0)), ((0.0, -50.0), (0.0, 50.0))]),
                0.5,
                dark,
            );
            canvas.fill(&circle(27.0, -14.0, 1.3), RED);
        }
        Emblem::Columns => {
            for n in -6..7 {
                let x = n as f32 * 6.4;
                canvas.line(
                    &lines(&[((x, -30.0 + (n as f32 * 2.0).abs()), (x, 50.0))]),
                    2.2,
                    SPACE.faint(0.26),
                );
            }
        }
        Emblem::Waves => {
            for n in 0..11 {
                let y = -36.0 + n as f32 * 6.4;
                for part in 0..6 {
                    let x = -42.0 + part as f32 * 14.0;
                    let up = if part % 2 == 0 { -4.0 } else { 4.0 };
                    canvas.line(&bow((x, y), (x + 7.0, y + up), (x + 14.0, y)), 0.5, dark);
                }
            }
        }
        Emblem::Circuit => circuit(canvas, &mut scatter, dark, light),
        Emblem::Rays => spokes(canvas, 48, (16.0, 44.0), 0.5, dark),
        Emblem::Sails => {
            for n in 0..8 {
                let x = -44.0 + n as f32 * 10.0;
                canvas.line(&bow((x, 44.0), (x + 26.0, 0.0), (x + 6.0, -44.0)), 0.5, dark);
            }
        }
        Emblem::Eye => {
            for n in 0..6 {
                canvas.line(&oval(0.0, -4.0, 38.0, 6.0 + n as f32 * 5.2), 0.5, dark);
            }
            canvas.line(&circle(0.0, -4.0, 5.0), 0.5, dark);
        }
        Emblem::Books => {
            for n in 0..4 {
                let y = -30.0 + n as f32 * 18.0;
                canvas.line(&lines(&[((-44.0, y + 15.0), (44.0, y + 15.0))]), 0.8, dark);
                let mut x = -40.0;
                while x < 40.0 {
                    let wide = scatter.between(2.0, 5.0);
                    canvas.fill(
                        &poly(&[
                            (x, y + 15.0),
                            (x, y + scatter.between(1.0, 6.0)),
                            (x + wide, y + 4.0),
                            (x + wide, y + 15.0),
                        ]),
                        SPACE.faint(scatter.between(0.08, 0.36)),
                    );
                    x += wide + 0.6;
                }
            }
        }
        Emblem::Petals => {
            for n in 0..16 {
                let (cos, sin) = turn(n as f32 / 16.0);
                canvas.line(&circle(cos * 20.0, sin * 20.0, 19.0), 0.35, dark);
            }
        }
    }
}

fn moon(canvas: &mut Canvas, scatter: &mut Scatter, dark: Ink) {
    for _ in 0..16 {
        let (x, y) = (scatter.between(-34.0, 34.0), scatter.between(-34.0, 30.0));
        let size = scatter.between(1.2, 6.0);
        canvas.fill(&circle(x, y, size), SPACE.faint(0.16));
        canvas.line(&arc((x, y), (size, size), 0.5, 0.95), 0.4, dark);
    }
}

fn spokes(canvas: &mut Canvas, count: usize, (near, far): (f32, f32), width: f32, ink: Ink) {
    for n in 0..count {
        let (cos, sin) = turn((n as f32 + 0.5) / count as f32);
        canvas.line(&lines(&[((cos * near, sin * near), (cos * far, sin * far))]), width, ink);
    }
    for radius in [near, 0.75 * far, 0.82 * far] {
        canvas.line(&circle(0.0, 0.0, radius), width, ink);
    }
}

fn stars(canvas: &mut Canvas, scatter: &mut Scatter, dark: Ink, light: Ink) {
    for radius in [14.0, 24.0, 33.0] {
        canvas.line(&oval(0.0, 0.0, radius, radius), 0.4, dark);
    }
    let mut points: Vec<(f32, f32)> = Vec::new();
    for n in 0..9 {
        let (cos, sin) = turn(n as f32 / 9.0 + scatter.between(-0.03, 0.03));
        let far = scatter.between(17.0, 35.0);
        points.push((cos * far, sin * far));
    }
    canvas.line(&open(&points), 0.4, dark);
    for (x, y) in points {
        canvas.fill(&circle(x, y, 1.0), light);
    }
}

fn gear(canvas: &mut Canvas, dark: Ink) {
    let mut rim = Vec::new();
    for n in 0..18 {
        let at = n as f32 / 18.0;
        for (part, far) in [(0.0, 29.0), (0.012, 34.5), (0.026, 34.5), (0.038, 29.0)] {
            let (cos, sin) = turn(at + part);
            rim.push((cos * far, sin * far));
        }
    }
    canvas.line(&poly(&rim), 0.6, dark);
    canvas.fill(&poly(&rim), SPACE.faint(0.14));
    for radius in [22.0, 25.0] {
        canvas.line(&circle(0.0, 0.0, radius), 0.4, dark);
    }
}

fn circuit(canvas: &mut Canvas, scatter: &mut Scatter, dark: Ink, light: Ink) {
    for _ in 0..26 {
        let (x, y) = (
            (scatter.between(-10.0, 10.0) as i32 * 4) as f32,
            (scatter.between(-10.0, 10.0) as i32 * 4) as f32,
        );
        let (a, b) = (scatter.between(-14.0, 14.0), scatter.between(-8.0, 8.0));
        canvas.line(
            &open(&[(x, y), (x + a, y), (x + a + b.abs() * 0.7 * a.signum(), y + b)]),
            0.5,
            dark,
        );
        canvas.fill(&circle(x, y, 0.9), light);
    }
}
