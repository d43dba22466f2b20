//! Many pieces of work on many threads, their results taken one by one in order. Neither the results nor the
//! memory in use depend on how many threads or pieces there are.
//!
//! Rayon would hand pieces out in an order of its own, or hold all threads up at the end of every chunk, and make
//! a tool for each of its splits instead of each thread.

use std::{
    any::Any,
    collections::BTreeMap,
    ops::Range,
    panic::{AssertUnwindSafe, catch_unwind, resume_unwind},
    sync::{
        Mutex,
        mpsc::{self, Receiver, Sender},
    },
    thread,
};

/// How many pieces a thread may be ahead of the one that is taken next. They are all that is kept.
const AHEAD: usize = 32;

/// Many pieces of one kind, each known by its number alone.
pub trait Work: Sync {
    /// A thread's own tool, used for all its pieces.
    type Tool;
    /// The result of one. It must not depend on those before it.
    type Piece: Send;
    /// Reason why a piece cannot be done.
    type Error: Send;

    /// How many pieces there are.
    fn count(&self) -> usize;
    /// Makes the tool of one thread.
    fn tool(&self) -> Self::Tool;

    /// Does one piece, by its number from 0.
    ///
    /// # Errors
    /// Its fault.
    fn piece(&self, tool: &mut Self::Tool, nth: usize) -> Result<Self::Piece, Self::Error>;
}

/// Has `work` done on these pieces and hands each result to `take`, in their order, on this thread.
/// `tool` makes what a thread needs for all its pieces.
///
/// # Errors
/// The first that `take` says; nobody begins another piece then.
///
/// # Panics
/// Where one of the others does.
pub fn in_order<S, T: Send, E>(
    pieces: Range<usize>,
    threads: usize,
    tool: impl Fn() -> S + Sync,
    work: impl Fn(&mut S, usize) -> T + Sync,
    mut take: impl FnMut(T) -> Result<(), E>,
) -> Result<(), E> {
    let threads = threads.clamp(1, pieces.len().max(1));
    let (order, orders) = mpsc::channel();
    let orders = Mutex::new(orders);
    thread::scope(|scope| {
        // Both ends that are kept here go when this closure does, and so every thread comes to an end.
        let (order, mut to_order) = (order, pieces.clone());
        // Their end of it is there as long as this one is.
        let mut order_more = |count: usize| {
            to_order.by_ref().take(count).all(|nth| order.send(nth).is_ok());
        };
        let (deliver, delivered) = mpsc::channel();
        for _ in 0..threads {
            let deliver = deliver.clone();
            scope.spawn(|| carry_out(&orders, deliver, tool(), &work));
        }
        drop(deliver);
        order_more(threads * AHEAD);
        let mut early = BTreeMap::new();
        for nth in pieces {
            let Some(done) = wait_for(nth, &mut early, &delivered) else { break };
            order_more(1);
            take(done.unwrap_or_else(|panic| resume_unwind(panic)))?;
        }
        Ok(())
    })
}

/// A piece that was done, or how that broke off.
type Done<T> = Result<T, Box<dyn Any + Send>>;

fn carry_out<S, T>(
    orders: &Mutex<Receiver<usize>>,
    deliver: Sender<(usize, Done<T>)>,
    mut tool: S,
    work: &impl Fn(&mut S, usize) -> T,
) {
    let next = || orders.lock().ok()?.recv().ok();
    while let Some(nth) = next() {
        let done = catch_unwind(AssertUnwindSafe(|| work(&mut tool, nth)));
        if deliver.send((nth, done)).is_err() {
            return;
        }
    }
}

/// None where all threads are gone, which only a panic brings about; it goes on when they are joined.
fn wait_for<T>(
    nth: usize,
    early: &mut BTreeMap<usize, T>,
    delivered: &Receiver<(usize, T)>,
) -> Option<T> {
    while !early.contains_key(&nth) {
        let (number, done) = delivered.recv().ok()?;
        early.insert(number, done);
    }
    early.remove(&nth)
}

#[cfg(test)]
mod tests {
    use std::{
        sync::atomic::{AtomicUsize, Ordering},
        time::Duration,
    };

    use super::*;

    fn squares(pieces: Range<usize>, threads: usize) -> Vec<usize> {
        let mut squares = Vec::new();
        let take = |square| {
            squares.push(square);
            Ok::<(), ()>(())
        };
        in_order(pieces, threads, || (), |(), n| n * n, take).expect("no failure");
        squares
    }

    #[test]
    fn pieces_are_taken_in_order_whatever_the_number_of_threads() {
        for threads in [0, 1, 2, 7, 100] {
            assert_eq!(squares(3..300, threads), (3..300).map(|n| n * n).collect::<Vec<_>>());
        }
        assert!(squares(0..0, 3).is_empty());
    }

    #[test]
    fn a_failure_ends_the_run_and_is_the_first_by_number() {
        for threads in [1, 4] {
            let begun = AtomicUsize::new(0);
            let fail = |(): &mut (), n| {
                begun.fetch_add(1, Ordering::SeqCst);
                if n >= 5 { Err(n) } else { Ok(()) }
            };
            assert_eq!(in_order(0..10_000, threads, || (), fail, |done| done), Err(5));
            assert!(begun.into_inner() <= 6 + threads * (AHEAD + 1));
        }
    }

    #[test]
    fn nobody_runs_further_ahead_than_can_be_kept() {
        let begun = AtomicUsize::new(0);
        let work = |(): &mut (), n| {
            begun.fetch_add(1, Ordering::SeqCst);
            // Long enough for the others to get as far as they are let.
            thread::sleep(Duration::from_millis(if n == 0 { 200 } else { 0 }));
        };
        let mut ahead: Option<usize> = None;
        let take = |()| {
            ahead.get_or_insert(begun.load(Ordering::SeqCst));
            Ok::<(), ()>(())
        };
        in_order(0..1000, 3, || (), work, take).expect("no failure");
        assert!(ahead.is_some_and(|ahead| ahead <= 3 * (AHEAD + 1)), "{ahead:?}");
    }

    #[test]
    #[should_panic(expected = "piece 8")]
    fn a_panic_is_passed_on_and_nobody_waits_for_ever() {
        let work = |(): &mut (), n| assert_ne!(n, 8, "piece {n}");
        let _ = in_order(0..1000, 3, || (), work, Ok::<(), ()>);
    }
}
