//! Marks: thin lines over a picture, like those of an instrument.

use cards::data::picture::Mark;

use crate::{
    canvas::Canvas,
    ink::{RED, WHITE},
    outline::{arc, bow, circle, lines, open, oval, poly, rect},
    scatter::Scatter,
    turn::turn,
};

pub(crate) fn paint(canvas: &mut Canvas, mark: Mark) {
    let (key, side) = (canvas.key.toward(WHITE, 0.25), canvas.side());
    let (right, low) = canvas.half;
    match mark {
        Mark::None => {}
        Mark::Course => course(canvas),
        Mark::Orbits => {
            for (n, wide) in [34.0, 46.0, 60.0].into_iter().enumerate() {
                canvas.line(&oval(0.0, 0.0, wide, wide * 0.32), 0.35, key.faint(0.5));
                let (cos, sin) = turn(0.12 + n as f32 * 0.31);
                canvas.fill(
                    &circle(cos * wide, sin * wide * 0.32, 1.2),
                    if n == 1 { RED } else { WHITE },
                );
            }
        }
        Mark::Reticle => {
            canvas.line(&circle(0.0, -2.0, 24.0), 0.4, WHITE.faint(0.7));
            canvas.line(&circle(0.0, -2.0, 36.0), 0.3, WHITE.faint(0.3));
            let hairs = [
                ((-44.0, -2.0), (-18.0, -2.0)),
                ((18.0, -2.0), (44.0, -2.0)),
                ((0.0, -40.0), (0.0, -20.0)),
                ((0.0, 16.0), (0.0, 38.0)),
            ];
            canvas.line(&lines(&hairs), 0.5, RED);
        }
        Mark::Beam => {
            let beam = lines(&[((-right * side, low * 0.9), (14.0 * side, -18.0))]);
            canvas.line(&beam, 2.6, RED.faint(0.22));
            canvas.line(&beam, 0.9, RED);
            canvas.line(&beam, 0.3, WHITE);
            canvas.glow(14.0 * side, -18.0, 14.0, RED.faint(0.8));
            canvas.fill(&circle(14.0 * side, -18.0, 1.4), WHITE);
        }
        Mark::Tracers => tracers(canvas),
        Mark::Sweep => {
            for radius in [18.0, 32.0, 46.0, 60.0] {
                canvas.line(&circle(0.0, 0.0, radius), 0.3, key.faint(0.4));
            }
            let (cos, sin) = turn(0.86);
            let fan = poly(&[(0.0, 0.0), (cos * 70.0, sin * 70.0), (70.0, -24.0)]);
            canvas.grade(&fan, (0.0, 0.0, key.faint(0.05)), (60.0, -40.0, key.faint(0.26)));
            canvas.line(&open(&[(0.0, 0.0), (cos * 70.0, sin * 70.0)]), 0.5, WHITE.faint(0.8));
            canvas.fill(&circle(27.0, -17.0, 1.4), RED);
        }
        Mark::Waves => {
            let from = if side > 0.0 { -0.13 } else { 0.37 };
            for n in 0..7 {
                let radius = 20.0 + n as f32 * 8.0;
                let wave = arc((-36.0 * side, 10.0), (radius, radius), from, from + 0.26);
                canvas.line(&wave, 0.45, key.faint(0.75 - n as f32 * 0.09));
            }
        }
        Mark::Lightning => lightning(canvas),
        Mark::Rain => streaks(canvas, 90, (3.0, 9.0), 0.3),
        Mark::Smoke => smoke(canvas),
        Mark::Flag => {
            canvas.fill(&rect(right - 22.0, -34.0, 0.8, 60.0), WHITE.faint(0.8));
            canvas.fill(
                &poly(&[(right - 21.4, -33.0), (right - 6.0, -29.0), (right - 21.4, -24.0)]),
                RED,
            );
        }
        Mark::Stamp => canvas.placed(26.0, 20.0, 1.0, -0.035, |canvas| {
            canvas.line(&circle(0.0, 0.0, 14.0), 1.1, RED.faint(0.85));
            canvas.line(&circle(0.0, 0.0, 11.4), 0.5, RED.faint(0.85));
            canvas.line(
                &lines(&[((-16.0, -3.0), (16.0, -3.0)), ((-16.0, 3.0), (16.0, 3.0))]),
                0.7,
                RED.faint(0.85),
            );
            canvas.line(
                &lines(&[
                    ((-9.0, 0.0), (-4.0, 0.0)),
                    ((-2.0, 0.0), (4.0, 0.0)),
                    ((6.0, 0.0), (9.0, 0.0)),
                ]),
                1.6,
                RED.faint(0.85),
            );
        }),
        Mark::Cut => {
            canvas.line(&bow((-right, 14.0), (-20.0, 26.0), (-3.0, 6.0)), 0.7, WHITE.faint(0.8));
            canvas.line(&bow((4.0, 2.0), (30.0, -14.0), (right, -4.0)), 0.7, WHITE.faint(0.8));
            canvas.line(
                &lines(&[((-6.0, -8.0), (7.0, 16.0)), ((7.0, -8.0), (-6.0, 16.0))]),
                0.8,
                RED,
            );
        }
        Mark::Clock => clock(canvas),
        Mark::Brackets => {
            for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (-1.0, 1.0), (1.0, 1.0)] {
                let corner =
                    open(&[(x * 44.0, y * 20.0), (x * 44.0, y * 32.0), (x * 32.0, y * 32.0)]);
                canvas.line(&corner, 0.6, WHITE.faint(0.75));
            }
            canvas.line(&lines(&[((-3.0, 32.0), (3.0, 32.0))]), 0.9, RED);
        }
        Mark::Arrow => {
            canvas.line(&bow((-44.0 * side, 32.0), (0.0, 46.0), (44.0 * side, 26.0)), 0.8, RED);
            canvas.line(
                &open(&[(37.0 * side, 25.4), (44.0 * side, 26.0), (40.4 * side, 32.0)]),
                0.8,
                RED,
            );
        }
        Mark::Sparks => sparks(canvas),
        Mark::Void => {
            let (x, y) = (right - 20.0, 26.0);
            canvas.line(&circle(x, y, 9.0), 1.0, RED);
            canvas.line(
                &lines(&[
                    ((x - 6.4, y - 6.4), (x + 6.4, y + 6.4)),
                    ((x + 6.4, y - 6.4), (x - 6.4, y + 6.4)),
                ]),
                1.0,
                RED,
            );
        }
    }
}

/// A line of travel from one edge to the other, with its burns.
fn course(canvas: &mut Canvas) {
    let (side, (right, low)) = (canvas.side(), canvas.half);
    let (from, pull, to) =
        ((-right * side, low * 0.72), (0.0, low * 0.5), (right * 0.86 * side, -low * 0.62));
    let at = |t: f32| {
        let bend = |a: f32, b: f32, c: f32| {
            (1.0 - t) * (1.0 - t) * a + 2.0 * t * (1.0 - t) * b + t * t * c
        };
        (bend(from.0, pull.0, to.0), bend(from.1, pull.1, to.1))
    };
    for n in 0..30 {
        let (start, end) = (at(n as f32 / 30.0), at((n as f32 + 0.55) / 30.0));
        canvas.line(&lines(&[(start, end)]), 0.5, WHITE.faint(0.75));
    }
    for t in [0.25, 0.55] {
        let (x, y) = at(t);
        canvas.line(&circle(x, y, 1.8), 0.5, WHITE.faint(0.8));
    }
    canvas.line(&circle(to.0, to.1, 2.6), 0.6, RED);
    canvas.fill(&circle(to.0, to.1, 1.0), RED);
}

fn tracers(canvas: &mut Canvas) {
    let mut scatter = Scatter::new(canvas.seed ^ 0x7ACE);
    let side = canvas.side();
    for n in 0..13 {
        let (x, y) = (scatter.between(-60.0, 50.0), scatter.between(-30.0, 26.0));
        let long = scatter.between(6.0, 16.0);
        let ink = if n % 3 == 0 { RED } else { WHITE.faint(0.8) };
        canvas.line(
            &lines(&[((x, y), (x + long * side, y - long * 0.28))]),
            scatter.between(0.4, 0.9),
            ink,
        );
    }
}

fn lightning(canvas: &mut Canvas) {
    let mut scatter = Scatter::new(canvas.seed ^ 0x11F7);
    for n in 0..3 {
        let (mut x, mut y) = (scatter.between(-40.0, 40.0), -canvas.half.1);
        let mut points = vec![(x, y)];
        while y < 24.0 {
            x += scatter.between(-9.0, 9.0);
            y += scatter.between(5.0, 12.0);
            points.push((x, y));
        }
        canvas.line(&open(&points), if n == 0 { 2.6 } else { 1.2 }, canvas.key.faint(0.2));
        canvas.line(&open(&points), if n == 0 { 0.7 } else { 0.35 }, WHITE.faint(0.9));
    }
}

/// Short slanting lines all over.
fn streaks(canvas: &mut Canvas, count: usize, (short, long): (f32, f32), width: f32) {
    let mut scatter = Scatter::new(canvas.seed ^ 0x2A14);
    let (right, low) = canvas.half;
    for _ in 0..count {
        let (x, y) = (scatter.between(-right, right), scatter.between(-low, low));
        let length = scatter.between(short, long);
        let ink = WHITE.faint(scatter.between(0.1, 0.4));
        canvas.line(&lines(&[((x, y), (x - length * 0.35, y + length))]), width, ink);
    }
}

fn smoke(canvas: &mut Canvas) {
    let mut scatter = Scatter::new(canvas.seed ^ 0x530);
    for n in 0..16 {
        let up = n as f32 * 4.4;
        let (x, spread) = (scatter.between(-5.0, 5.0) + up * 0.34, 5.0 + up * 0.2);
        canvas.glow(x + 8.0, 14.0 - up, spread * 1.9, canvas.key.toward(WHITE, 0.3).faint(0.2));
    }
}

fn clock(canvas: &mut Canvas) {
    let (x, y) = (canvas.half.0 - 20.0, 26.0);
    canvas.line(&circle(x, y, 11.0), 0.5, WHITE.faint(0.8));
    for n in 0..12 {
        let (cos, sin) = turn(n as f32 / 12.0);
        canvas.line(
            &lines(&[((x + cos * 9.0, y + sin * 9.0), (x + cos * 10.2, y + sin * 10.2))]),
            0.4,
            WHITE.faint(0.7),
        );
    }
    canvas.line(&lines(&[((x, y), (x, y - 7.0))]), 0.7, RED);
    canvas.line(&lines(&[((x, y), (x + 4.6, y + 2.4))]), 0.7, WHITE);
}

fn sparks(canvas: &mut Canvas) {
    let mut scatter = Scatter::new(canvas.seed ^ 0x5BA);
    let (x, y) = (scatter.between(4.0, 18.0), scatter.between(-8.0, 6.0));
    canvas.glow(x, y, 22.0, RED.faint(0.4));
    canvas.glow(x, y, 8.0, WHITE.faint(0.9));
    for n in 0..22 {
        let (cos, sin) = turn(scatter.next());
        let (near, far) = (scatter.between(3.0, 8.0), scatter.between(9.0, 24.0));
        let ink = if n % 4 == 0 { RED } else { WHITE.faint(0.85) };
        let fall = far * 0.2;
        canvas.line(
            &bow(
                (x + cos * near, y + sin * near),
                (x + cos * far * 0.8, y + sin * far * 0.8),
                (x + cos * far, y + sin * far + fall),
            ),
            0.4,
            ink,
        );
    }
}
