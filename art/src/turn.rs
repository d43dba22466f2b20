//! Angles in whole turns. The platform's own sine differs from machine to machine; this one does
//! not.

/// Cosine and sine of an angle in turns, to about a ten-thousandth.
pub(crate) fn turn(turns: f32) -> (f32, f32) {
    (sine(turns + 0.25), sine(turns))
}

fn sine(turns: f32) -> f32 {
    let whole = turns - turns.floor();
    let (half, sign) = if whole < 0.5 { (whole, 1.0) } else { (whole - 0.5, -1.0) };
    let quarter = if half > 0.25 { 0.5 - half } else { half };
    let x = quarter * std::f32::consts::TAU;
    let square = x * x;
    sign * x
        * (1.0
            - square / 6.0 * (1.0 - square / 20.0 * (1.0 - square / 42.0 * (1.0 - square / 72.0))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_goes_round_the_circle() {
        for n in 0..64 {
            let (x, y) = turn(n as f32 / 64.0);
            assert!((x * x + y * y - 1.0).abs() < 1e-4, "{n}: {x} {y}");
        }
        assert_eq!(turn(0.0).1, 0.0);
        assert!((turn(0.25).1 - 1.0).abs() < 1e-5);
    }
}
