//! Ground under a sky, with buildings on it.

use cards::data::picture::{Quarter, Terrain};

use super::sky;
use crate::{
    canvas::Canvas,
    ink::{RED, SPACE, WHITE},
    outline::{arc, bow, circle, lines, poly, rect},
    scatter::Scatter,
    turn::turn,
};

/// Height of the horizon.
const HORIZON: f32 = 18.0;

/// A sky with a low glow and a moon or two.
fn sky_above(canvas: &mut Canvas, scatter: &mut Scatter) {
    sky::stars(canvas, 70);
    let ((right, low), side) = (canvas.half, canvas.side());
    let band = rect(-right, -low, right * 2.0, low + HORIZON);
    canvas.grade(
        &band,
        (0.0, -26.0, canvas.key.faint(0.0)),
        (0.0, HORIZON, canvas.key.faint(0.42)),
    );
    let (x, size) = (side * scatter.between(26.0, 46.0), scatter.between(5.0, 15.0));
    let y = scatter.between(-22.0, 2.0);
    canvas.glow(x, y, size * 2.6, canvas.key.faint(0.3));
    canvas.grade(
        &circle(x, y, size),
        (x, y - size, canvas.key.toward(WHITE, 0.5).dim(0.95)),
        (x, y + size, canvas.key.dim(0.5)),
    );
}

pub(crate) fn surface(canvas: &mut Canvas, terrain: Terrain) {
    let mut scatter = Scatter::new(canvas.seed ^ 0x6A0);
    sky_above(canvas, &mut scatter);
    match terrain {
        Terrain::Plain => flat(canvas),
        Terrain::Dunes => dunes(canvas, &mut scatter),
        Terrain::Crags => ridges(canvas, &mut scatter, 26.0, false),
        Terrain::Ice => ridges(canvas, &mut scatter, 15.0, true),
        Terrain::Fields => fields(canvas),
    }
}

fn flat(canvas: &mut Canvas) {
    let (right, low) = canvas.half;
    let ground = rect(-right, HORIZON, right * 2.0, low - HORIZON + 1.0);
    canvas.grade(&ground, (0.0, HORIZON, canvas.key.dim(0.3)), (0.0, low, SPACE));
    canvas.line(&lines(&[((-right, HORIZON), (right, HORIZON))]), 0.4, canvas.key.faint(0.8));
    for n in 1..6 {
        let y = HORIZON + n as f32 * n as f32 * 1.3;
        canvas.line(&lines(&[((-right, y), (right, y))]), 0.25, canvas.key.faint(0.2));
    }
}

fn dunes(canvas: &mut Canvas, scatter: &mut Scatter) {
    flat(canvas);
    let ((right, low), side) = (canvas.half, canvas.side());
    for n in 0..5 {
        let (y, peak) =
            (HORIZON - 3.0 + n as f32 * 8.0, scatter.between(-right * 0.7, right * 0.7));
        let high = scatter.between(7.0, 15.0);
        let lit = poly(&[
            (-right * 1.2, y + 8.0),
            (-right, y + 4.0),
            (peak, y - high * 0.4),
            (right, y + 5.0),
            (right * 1.2, low + 40.0),
            (-right * 1.2, low + 40.0),
        ]);
        canvas.grade(
            &lit,
            (side * right, y - 6.0, canvas.key.dim(0.5 - n as f32 * 0.07)),
            (-side * right, y + 20.0, canvas.key.dim(0.05)),
        );
        canvas.line(
            &bow((-right, y + 4.0), (peak, y - high), (right, y + 5.0)),
            0.4,
            canvas.key.toward(WHITE, 0.3).faint(0.4),
        );
        let slip = poly(&[
            (peak, y - high * 0.4),
            (peak - side * 26.0, y + 24.0),
            (peak - side * 60.0, y + 26.0),
        ]);
        canvas.fill(&slip, SPACE.faint(0.28));
    }
}

/// Three chains of peaks, the nearest the darkest.
fn ridges(canvas: &mut Canvas, scatter: &mut Scatter, high: f32, is_ice: bool) {
    let ((right, low), side) = (canvas.half, canvas.side());
    for chain in 0..3 {
        let base = HORIZON - 2.0 + chain as f32 * 8.0;
        let mut points = vec![(-right - 4.0, low + 2.0), (-right - 4.0, base)];
        let mut x = -right - 4.0;
        let mut is_peak = false;
        while x < right + 8.0 {
            x += scatter.between(5.0, 15.0);
            let up = if is_peak { 0.0 } else { scatter.between(high * 0.4, high) };
            points.push((x, base - up * (1.0 - chain as f32 * 0.2)));
            is_peak = !is_peak;
        }
        points.push((right + 8.0, low + 2.0));
        let bright = if is_ice { 0.72 } else { 0.42 } - chain as f32 * 0.13;
        canvas.grade(
            &poly(&points),
            (
                side * right,
                base - high,
                canvas.key.toward(WHITE, if is_ice { 0.4 } else { 0.0 }).dim(bright),
            ),
            (-side * right * 0.4, low, SPACE),
        );
        for pair in points.windows(3).filter(|it| it[1].1 < it[0].1 && it[1].1 < it[2].1) {
            let away = if side < 0.0 { pair[2] } else { pair[0] };
            canvas.fill(&poly(&[pair[1], away, (pair[1].0, base + 4.0)]), SPACE.faint(0.34));
        }
    }
}

/// Furrows that meet at the horizon.
fn fields(canvas: &mut Canvas) {
    flat(canvas);
    let (right, low) = canvas.half;
    for n in -14..15 {
        let x = n as f32 * 3.0;
        canvas.line(&lines(&[((x, HORIZON), (x * 7.0, low))]), 0.35, canvas.key.faint(0.4));
    }
    canvas.fill(
        &poly(&[
            (right * 0.4, HORIZON),
            (right * 0.4, HORIZON - 7.0),
            (right * 0.4 + 5.0, HORIZON - 11.0),
            (right * 0.4 + 10.0, HORIZON - 7.0),
            (right * 0.4 + 10.0, HORIZON),
        ]),
        canvas.key.dim(0.2),
    );
    canvas.fill(&rect(right * 0.4 + 6.0, HORIZON - 4.0, 1.6, 1.6), RED);
}

pub(crate) fn skyline(canvas: &mut Canvas, quarter: Quarter) {
    let mut scatter = Scatter::new(canvas.seed ^ 0x5C1);
    sky_above(canvas, &mut scatter);
    flat(canvas);
    match quarter {
        Quarter::Towers => towers(canvas, &mut scatter),
        Quarter::Domes => domes(canvas, &mut scatter),
        Quarter::Port => port(canvas, &mut scatter),
        Quarter::Ruins => ruins(canvas, &mut scatter),
        Quarter::Stair => stair(canvas),
        Quarter::Works => works(canvas, &mut scatter),
    }
}

fn towers(canvas: &mut Canvas, scatter: &mut Scatter) {
    let (right, side) = (canvas.half.0, canvas.side());
    for row in 0..2 {
        let mut x = -right - 4.0;
        while x < right {
            let wide = scatter.between(5.0, 13.0);
            let middle = 1.0 - (x + wide / 2.0).abs() / right * 0.6;
            let high = scatter.between(10.0, 46.0) * middle * if row == 0 { 1.0 } else { 0.62 };
            let (top, low) = (HORIZON - high, HORIZON + 4.0 + row as f32 * 6.0);
            let bright = if row == 0 { 0.42 } else { 0.24 };
            let tower = poly(&[
                (x, low),
                (x, top + 2.0),
                (x + wide * scatter.next(), top),
                (x + wide, top + 2.0),
                (x + wide, low),
            ]);
            canvas.grade(
                &tower,
                (if side < 0.0 { x } else { x + wide }, top, canvas.key.dim(bright)),
                (if side < 0.0 { x + wide } else { x }, low, canvas.key.dim(0.07)),
            );
            windows(canvas, scatter, (x, top + 4.0, wide, low - top - 8.0));
            if scatter.next() > 0.72 {
                canvas.line(
                    &lines(&[((x + wide / 2.0, top), (x + wide / 2.0, top - 7.0))]),
                    0.35,
                    canvas.key.faint(0.8),
                );
                canvas.fill(&circle(x + wide / 2.0, top - 7.0, 0.6), RED);
            }
            x += wide + scatter.between(-1.0, 3.0);
        }
    }
}

fn windows(canvas: &mut Canvas, scatter: &mut Scatter, (x, y, wide, high): (f32, f32, f32, f32)) {
    let (columns, rows) = ((wide / 1.9) as i32 - 1, (high / 2.4) as i32);
    for column in 0..columns {
        for row in 0..rows {
            if scatter.next() > 0.78 {
                let (x, y) = (x + 1.3 + column as f32 * 1.9, y + row as f32 * 2.4);
                canvas.fill(&rect(x, y, 0.8, 1.1), WHITE.faint(scatter.between(0.3, 0.9)));
            }
        }
    }
}

fn domes(canvas: &mut Canvas, scatter: &mut Scatter) {
    let side = canvas.side();
    for (x, size) in [(-52.0, 14.0), (40.0, 17.0), (64.0, 9.0), (-22.0, 22.0), (14.0, 11.0)] {
        let (x, size) = (x + scatter.between(-6.0, 6.0), size * scatter.between(0.85, 1.2));
        let y = HORIZON + 3.0;
        let mut points = crate::outline::round((x, y), (size, size), 0.5, 1.0);
        points.push((x + size, y + 2.0));
        points.push((x - size, y + 2.0));
        canvas.grade(
            &poly(&points),
            (x + side * size, y - size, canvas.key.dim(0.7)),
            (x - side * size, y, canvas.key.dim(0.08)),
        );
        for part in [0.33, 0.66] {
            canvas.line(&arc((x, y), (size * part, size), 0.5, 1.0), 0.3, SPACE.faint(0.5));
            canvas.line(
                &lines(&[(
                    (x - size * (1.0 - part * part).sqrt(), y - size * part),
                    (x + size * (1.0 - part * part).sqrt(), y - size * part),
                )]),
                0.3,
                SPACE.faint(0.5),
            );
        }
        canvas.fill(&rect(x - 1.2, y - 3.0, 2.4, 5.0), WHITE.faint(0.8));
    }
}

fn port(canvas: &mut Canvas, scatter: &mut Scatter) {
    towers_low(canvas, scatter);
    let x = canvas.side() * -24.0 + scatter.between(-8.0, 8.0);
    let layers = [
        "# M-3 20 L-2 -24 L2 -24 L3 20 Z",
        "# M-10 -24 L10 -24 L7 -32 L-7 -32 Z",
        "= M-5 -32 L5 -32 L4 -36 L-4 -36 Z",
        "+ M-9 -26 L9 -26",
        "- M0 -36 L0 -44",
        "! C0 -44 1.1",
    ];
    canvas.placed(x, 0.0, 1.0, 0.0, |canvas| crate::sketch::draw(canvas, &layers));
    for n in 0..9 {
        let x = -60.0 + n as f32 * 15.0;
        canvas.fill(&circle(x, 27.0 + (n % 2) as f32 * 6.0, 0.6), if n == 4 { RED } else { WHITE });
        canvas.glow(x, 27.0 + (n % 2) as f32 * 6.0, 4.0, WHITE.faint(0.3));
    }
}

/// Sheds and gantries along the horizon.
fn towers_low(canvas: &mut Canvas, scatter: &mut Scatter) {
    let right = canvas.half.0;
    let mut x = -right;
    while x < right {
        let (wide, high) = (scatter.between(8.0, 22.0), scatter.between(2.0, 10.0));
        let shed = rect(x, HORIZON - high, wide, high + 1.0);
        canvas.grade(
            &shed,
            (x, HORIZON - high, canvas.key.dim(0.34)),
            (x + wide, HORIZON, canvas.key.dim(0.1)),
        );
        windows(canvas, scatter, (x, HORIZON - high + 1.0, wide, high));
        x += wide + scatter.between(0.0, 5.0);
    }
}

fn ruins(canvas: &mut Canvas, scatter: &mut Scatter) {
    let (right, side) = (canvas.half.0, canvas.side());
    let mut x = -right;
    while x < right {
        let (wide, high) = (scatter.between(4.0, 12.0), scatter.between(6.0, 40.0));
        let (a, b) = (scatter.between(0.0, 12.0), scatter.between(0.0, 12.0));
        let top = HORIZON - high;
        let wall = poly(&[
            (x, HORIZON + 3.0),
            (x, top + a),
            (x + wide * 0.4, top + b * 0.4),
            (x + wide * 0.6, top + 7.0),
            (x + wide, top + b),
            (x + wide, HORIZON + 3.0),
        ]);
        canvas.grade(
            &wall,
            (x + side * wide, top, canvas.key.dim(0.5)),
            (x - side * wide, HORIZON, canvas.key.dim(0.06)),
        );
        if high > 18.0 {
            canvas.fill(&rect(x + wide * 0.25, top + 16.0, wide * 0.3, 5.0), SPACE);
        }
        x += wide + scatter.between(2.0, 12.0);
    }
}

/// A stair of eleven thousand steps, or as many as fit, to a gate in the light.
fn stair(canvas: &mut Canvas) {
    canvas.glow(0.0, -24.0, 44.0, canvas.key.toward(WHITE, 0.4).faint(0.7));
    for n in 0..26 {
        let share = n as f32 / 26.0;
        let (y, wide) = (46.0 - share * 66.0, 46.0 - share * 40.0);
        let step = rect(-wide, y, wide * 2.0, 3.0);
        canvas.grade(&step, (0.0, y, canvas.key.dim(0.2 + share * 0.6)), (0.0, y + 3.0, SPACE));
    }
    canvas.fill(&rect(-6.0, -36.0, 2.0, 16.0), canvas.key.dim(0.9));
    canvas.fill(&rect(4.0, -36.0, 2.0, 16.0), canvas.key.dim(0.9));
    canvas.fill(&poly(&[(-9.0, -36.0), (0.0, -41.0), (9.0, -36.0)]), canvas.key.dim(0.9));
    canvas.fill(&circle(0.0, -27.0, 2.0), RED);
}

/// Chimneys, tanks, and a flare.
fn works(canvas: &mut Canvas, scatter: &mut Scatter) {
    towers_low(canvas, scatter);
    for n in 0..5 {
        let x = -46.0 + n as f32 * 22.0 + scatter.between(-5.0, 5.0);
        let high = scatter.between(16.0, 38.0);
        let stack = poly(&[
            (x - 3.0, HORIZON),
            (x - 1.8, HORIZON - high),
            (x + 1.8, HORIZON - high),
            (x + 3.0, HORIZON),
        ]);
        canvas.grade(
            &stack,
            (x - 3.0, 0.0, canvas.key.dim(0.5)),
            (x + 3.0, 0.0, canvas.key.dim(0.1)),
        );
        for puff in 0..6 {
            let up = puff as f32 * 3.6;
            canvas.glow(
                x + up * 0.8,
                HORIZON - high - up * 0.8,
                4.0 + up * 0.4,
                canvas.key.toward(WHITE, 0.3).faint(0.2),
            );
        }
    }
    let (cos, sin) = turn(scatter.next());
    canvas.glow(30.0 + cos * 3.0, -22.0 + sin, 12.0, RED.faint(0.6));
    canvas.fill(&poly(&[(28.6, -18.0), (30.0, -28.0), (32.0, -18.0)]), RED);
    canvas.line(&lines(&[((30.4, -18.0), (30.4, HORIZON))]), 0.8, canvas.key.dim(0.5));
}
