//! Where work lies: a desk, a chart, racks of files.

use crate::{
    canvas::Canvas,
    ink::{RED, SPACE, WHITE},
    outline::{circle, lines, oval, poly, rect, soft_rect},
    scatter::Scatter,
};

/// A table in a pool of lamplight; paper has it as its ground.
pub(crate) fn desk(canvas: &mut Canvas) {
    let ((right, low), key, side) = (canvas.half, canvas.key, canvas.side());
    canvas.grade(
        &rect(-right, 24.0, right * 2.0, low),
        (0.0, 24.0, key.dim(0.24)),
        (0.0, low, SPACE),
    );
    canvas.line(&lines(&[((-right, 24.0), (right, 24.0))]), 0.35, key.faint(0.55));
    let lamp = poly(&[
        (side * 26.0 - 5.0, -low),
        (side * 26.0 + 5.0, -low),
        (-side * 6.0 + 52.0, 40.0),
        (-side * 6.0 - 52.0, 40.0),
    ]);
    canvas.grade(&lamp, (0.0, -low, key.faint(0.02)), (0.0, 36.0, key.faint(0.16)));
    canvas.bloom(
        &oval(0.0, 33.0, 64.0, 11.0),
        (0.0, 33.0, 64.0),
        &[(0.0, key.faint(0.4)), (1.0, key.faint(0.0))],
    );
    let mut scatter = Scatter::new(canvas.seed ^ 0xDE5);
    for _ in 0..30 {
        let (x, y) = (scatter.between(-50.0, 50.0), scatter.between(-46.0, 20.0));
        canvas.fill(&circle(x, y, 0.25), WHITE.faint(scatter.between(0.05, 0.3)));
    }
}

/// A sea chart of space: a grid, rings of distance, ports, lanes between them.
pub(crate) fn chart(canvas: &mut Canvas) {
    let ((right, low), key) = (canvas.half, canvas.key);
    let mut scatter = Scatter::new(canvas.seed ^ 0xC4A);
    canvas.glow(0.0, 0.0, 80.0, key.faint(0.14));
    let mut n = -right;
    while n < right {
        canvas.line(&lines(&[((n, -low), (n, low))]), 0.2, key.faint(0.26));
        n += 11.0;
    }
    let mut n = -low;
    while n < low {
        canvas.line(&lines(&[((-right, n), (right, n))]), 0.2, key.faint(0.26));
        n += 11.0;
    }
    let ports: Vec<(f32, f32)> = (0..9)
        .map(|n| {
            (-58.0 + n as f32 * 14.0 + scatter.between(-5.0, 5.0), scatter.between(-26.0, 36.0))
        })
        .collect();
    for pair in ports.windows(2) {
        canvas.line(&lines(&[(pair[0], pair[1])]), 0.4, key.faint(0.55));
    }
    for (n, &(x, y)) in ports.iter().enumerate() {
        canvas.line(&circle(x, y, 3.0 + (n % 3) as f32 * 1.6), 0.35, key.faint(0.8));
        canvas.fill(&circle(x, y, 1.0), WHITE);
        canvas.line(
            &lines(&[((x + 5.0, y - 1.2), (x + 5.0 + scatter.between(4.0, 9.0), y - 1.2))]),
            0.7,
            WHITE.faint(0.4),
        );
    }
    let (x, y) = ports[scatter.below(ports.len())];
    canvas.fill(&circle(x, y, 1.5), RED);
    canvas.line(&circle(x, y, 7.0), 0.5, RED);
}

/// A wall of lockers or files, most of them shut.
pub(crate) fn racks(canvas: &mut Canvas) {
    let ((right, low), key, side) = (canvas.half, canvas.key, canvas.side());
    let mut scatter = Scatter::new(canvas.seed ^ 0x2AC);
    let (wide, high) = (12.0, 10.0);
    let mut y = -low - 2.0;
    while y < low {
        let mut x = -right - 2.0;
        while x < right {
            let far = ((x - side * 20.0) * (x - side * 20.0) + (y - 4.0) * (y - 4.0)).sqrt();
            let bright = (0.5 - far / 150.0).max(0.05) * scatter.between(0.55, 1.0);
            let door = soft_rect(x + 0.5, y + 0.5, wide - 1.0, high - 1.0, 0.8);
            canvas.grade(
                &door,
                (x, y, key.dim(bright)),
                (x + wide, y + high, key.dim(bright * 0.4)),
            );
            canvas.line(
                &lines(&[((x + 4.0, y + 3.4), (x + 8.0, y + 3.4))]),
                0.6,
                WHITE.faint(bright * 1.1),
            );
            x += wide;
        }
        y += high;
    }
    let (column, row) = (scatter.below(5) as f32, scatter.below(4) as f32);
    canvas.fill(
        &soft_rect(
            -right - 1.5 + wide * (column + 3.0),
            -low - 1.5 + high * (row + 3.0),
            wide - 1.0,
            high - 1.0,
            0.8,
        ),
        RED.faint(0.85),
    );
}
