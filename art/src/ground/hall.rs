//! Rooms ashore for many: a hall, a stage, a cell.

use crate::{
    canvas::Canvas,
    ink::{RED, SPACE, WHITE},
    outline::{arc, bow, circle, lines, oval, poly, rect},
};

/// A hall of columns, light from high windows, a bench at its end.
pub(crate) fn hall(canvas: &mut Canvas) {
    let ((right, low), key, side) = (canvas.half, canvas.key, canvas.side());
    canvas.grade(
        &rect(-right, -low, right * 2.0, low * 2.0),
        (0.0, -low, key.dim(0.04)),
        (0.0, 30.0, key.dim(0.26)),
    );
    canvas.grade(
        &rect(-right, 26.0, right * 2.0, 30.0),
        (0.0, 26.0, key.dim(0.4)),
        (0.0, low, key.dim(0.05)),
    );
    for n in 0..3 {
        let x = -28.0 + n as f32 * 28.0;
        let mut window = crate::outline::round((x, -22.0), (6.0, 9.0), 0.5, 1.0);
        window.extend([(x + 6.0, 2.0), (x - 6.0, 2.0)]);
        canvas.fill(&poly(&window), key.toward(WHITE, 0.5).dim(0.8));
        let beam = poly(&[
            (x - 6.0, -20.0),
            (x + 6.0, -20.0),
            (x + 6.0 - side * 46.0, 44.0),
            (x - 12.0 - side * 46.0, 44.0),
        ]);
        canvas.grade(&beam, (0.0, -22.0, WHITE.faint(0.16)), (0.0, 44.0, WHITE.faint(0.0)));
    }
    canvas.grade(
        &poly(&[(-20.0, 26.0), (-18.0, 14.0), (18.0, 14.0), (20.0, 26.0)]),
        (0.0, 14.0, key.dim(0.5)),
        (0.0, 26.0, key.dim(0.12)),
    );
    canvas.fill(&rect(-18.0, 14.0, 36.0, 1.0), RED.faint(0.9));
    for x in [-62.0, -44.0, 44.0, 62.0] {
        let (wide, top) = (x / 12.0_f32, -44.0);
        let wide = wide.abs() + 0.6;
        canvas.grade(
            &rect(x - wide, top, wide * 2.0, 96.0),
            (x + side * wide, 0.0, key.dim(0.6)),
            (x - side * wide, 0.0, key.dim(0.07)),
        );
        for part in [-0.4, 0.0, 0.4] {
            canvas.line(
                &lines(&[((x + part * wide, top), (x + part * wide, low))]),
                0.3,
                SPACE.faint(0.4),
            );
        }
    }
}

/// Bars, and light from somewhere behind them.
pub(crate) fn bars(canvas: &mut Canvas) {
    let ((right, low), key, side) = (canvas.half, canvas.key, canvas.side());
    canvas.grade(
        &rect(-right, -low, right * 2.0, low * 2.0),
        (side * right, -low, key.dim(0.3)),
        (-side * right, low, SPACE),
    );
    canvas.fill(&rect(side * 26.0 - 9.0, -34.0, 18.0, 14.0), key.toward(WHITE, 0.5).dim(0.9));
    canvas.glow(side * 26.0, -27.0, 60.0, key.faint(0.4));
    let beam = poly(&[
        (side * 26.0 - 9.0, -34.0),
        (side * 26.0 + 9.0, -20.0),
        (-side * 26.0 + 20.0, 50.0),
        (-side * 40.0 - 20.0, 50.0),
    ]);
    canvas.grade(
        &beam,
        (side * 26.0, -30.0, WHITE.faint(0.2)),
        (-side * 20.0, 44.0, WHITE.faint(0.02)),
    );
    let mut x = -right;
    while x < right {
        canvas.grade(
            &rect(x, -low, 3.0, low * 2.0),
            (x + 1.5 + side * 1.5, 0.0, key.dim(0.6)),
            (x + 1.5 - side * 1.5, 0.0, key.dim(0.04)),
        );
        x += 13.0;
    }
    canvas.fill(&rect(-right, 4.0, right * 2.0, 3.0), key.dim(0.3));
}

/// Rows of heads before a lit stage.
pub(crate) fn stage(canvas: &mut Canvas) {
    let ((right, low), key) = (canvas.half, canvas.key);
    canvas.glow(0.0, 6.0, 70.0, key.faint(0.3));
    for x in [-34.0, 0.0, 34.0] {
        let beam = poly(&[
            (x * 1.5 - 1.0, -low),
            (x * 1.5 + 1.0, -low),
            (x * 0.5 + 20.0, 26.0),
            (x * 0.5 - 20.0, 26.0),
        ]);
        canvas.grade(
            &beam,
            (0.0, -low, key.toward(WHITE, 0.5).faint(0.4)),
            (0.0, 26.0, key.faint(0.03)),
        );
    }
    for side in [-1.0, 1.0] {
        for n in 0..5 {
            let x = side * (right - n as f32 * 5.0);
            let fold = poly(&[
                (x, -low),
                (x - side * 5.0, -low),
                (x - side * (5.0 + n as f32), 28.0),
                (x + side * 2.0, 28.0),
            ]);
            canvas.grade(&fold, (x, 0.0, key.dim(0.3)), (x - side * 5.0, 0.0, key.dim(0.06)));
        }
    }
    canvas.bloom(
        &oval(0.0, 28.0, 46.0, 6.0),
        (0.0, 28.0, 46.0),
        &[(0.0, key.toward(WHITE, 0.5).faint(0.8)), (1.0, key.faint(0.0))],
    );
    canvas.line(&arc((0.0, 28.0), (right, 7.0), 0.0, 0.5), 0.5, RED.faint(0.8));
    for row in 0..2 {
        for n in 0..14 {
            let (x, y) = (-66.0 + n as f32 * 10.4 + row as f32 * 5.0, 41.0 + row as f32 * 7.0);
            canvas.fill(&circle(x, y, 3.0), key.dim(0.12 - row as f32 * 0.08));
            canvas.fill(&oval(x, y + 8.0, 5.2, 6.0), key.dim(0.12 - row as f32 * 0.08));
            canvas.line(
                &bow((x - 2.4, y - 1.6), (x, y - 4.2), (x + 2.4, y - 1.6)),
                0.35,
                key.faint(0.6),
            );
        }
    }
}
