//! Linear equations of a symmetric positive matrix, by Cholesky's method.

/// Solves `a * x = b` for x. Of `a` only what lies on and below the diagonal is read.
pub(super) fn solve<const N: usize>(mut a: Vec<[f64; N]>, b: [f64; N]) -> [f64; N] {
    factor(&mut a);
    let mut x = b;
    for n in 0..N {
        let sum: f64 = (0..n).map(|k| a[n][k] * x[k]).sum();
        x[n] = (x[n] - sum) / a[n][n];
    }
    for n in (0..N).rev() {
        let sum: f64 = (n + 1..N).map(|k| a[k][n] * x[k]).sum();
        x[n] = (x[n] - sum) / a[n][n];
    }
    x
}

/// Replaces a matrix by the lower triangle whose square it is.
fn factor<const N: usize>(a: &mut [[f64; N]]) {
    for n in 0..N {
        for m in 0..=n {
            let sum: f64 = (0..m).map(|k| a[n][k] * a[m][k]).sum();
            let rest = a[n][m] - sum;
            a[n][m] = if n == m { rest.max(f64::MIN_POSITIVE).sqrt() } else { rest / a[m][m] };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::solve;

    #[test]
    fn the_solution_solves_the_equations() {
        let a = [[4.0, 2.0, 1.0], [2.0, 5.0, 3.0], [1.0, 3.0, 6.0]];
        let (x, b) = (solve(a.to_vec(), [1.0, -2.0, 3.0]), [1.0, -2.0, 3.0]);
        for n in 0..3 {
            let sum: f64 = (0..3).map(|k| a[n][k] * x[k]).sum();
            assert!((sum - b[n]).abs() < 1e-12, "{x:?}");
        }
    }
}
