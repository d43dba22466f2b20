//! Many pieces of work on many threads, with results that do not depend on how many.

use std::sync::atomic::{AtomicUsize, Ordering};

/// Does the pieces 0 to `count` - 1 and returns what came of them, in their order. After a failure
/// nobody begins another piece.
///
/// # Errors
/// The failure of the first piece, by number, that failed.
pub fn in_order<T: Send, E: Send>(
    count: usize,
    threads: usize,
    work: impl Fn(usize) -> Result<T, E> + Sync,
) -> Result<Vec<T>, E> {
    in_order_with(count, threads, || (), |(), nth| work(nth))
}

/// The same with a tool that each thread makes for itself and uses for all its pieces. What comes of
/// a piece must not depend on those before it.
///
/// # Errors
/// The failure of the first piece, by number, that failed.
pub fn in_order_with<S, T: Send, E: Send>(
    count: usize,
    threads: usize,
    tool: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, usize) -> Result<T, E> + Sync,
) -> Result<Vec<T>, E> {
    let next = AtomicUsize::new(0);
    let threads = threads.clamp(1, count.max(1));
    let mut done: Vec<(usize, Result<T, E>)> = Vec::new();
    std::thread::scope(|scope| {
        let take = || take_pieces(count, &next, tool(), &work);
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(take)).collect();
        done.extend(workers.into_iter().filter_map(|worker| worker.join().ok()).flatten());
    });
    done.sort_by_key(|(nth, _)| *nth);
    done.into_iter().map(|(_, result)| result).collect()
}

fn take_pieces<S, T, E>(
    count: usize,
    next: &AtomicUsize,
    mut tool: S,
    work: &impl Fn(&mut S, usize) -> Result<T, E>,
) -> Vec<(usize, Result<T, E>)> {
    let mut done = Vec::new();
    loop {
        let nth = next.fetch_add(1, Ordering::Relaxed);
        if nth >= count {
            return done;
        }
        let result = work(&mut tool, nth);
        if result.is_err() {
            next.store(count, Ordering::Relaxed);
        }
        done.push((nth, result));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_come_in_order_whatever_the_number_of_threads() {
        for threads in [1, 2, 7, 100] {
            let squares = in_order(20, threads, |n| Ok::<usize, ()>(n * n)).expect("no failure");
            assert_eq!(squares, (0..20).map(|n| n * n).collect::<Vec<_>>());
        }
        assert_eq!(in_order(0, 3, Ok::<usize, ()>), Ok(Vec::new()));
    }

    #[test]
    fn a_failure_ends_the_run_and_is_the_first_by_number() {
        let fail = |n| if n >= 5 { Err(n) } else { Ok(n) };
        assert_eq!(in_order(1000, 1, fail), Err(5));
        assert!(in_order(1000, 4, fail).is_err());
    }
}
