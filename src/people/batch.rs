//! Many lives at once, each from a seed of its own, on as many threads as wanted.

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
};

use characters::{
    Life, LifeRules, Setup, SetupError,
    data::{Service, Tables},
    wish::{self, Wish},
};

use super::names;

/// What is wanted of all of them.
#[derive(Debug, Clone)]
pub struct Order {
    pub rules: LifeRules,
    pub wish: Wish,
    pub service: Option<Service>,
    /// The name of the one, if there is but one.
    pub name: Option<String>,
    /// The seed of the first; the others have those that follow.
    pub seed: u64,
    pub count: usize,
}

impl Order {
    /// The life with this number, counted from 0.
    ///
    /// # Errors
    /// The rules name a correction that the tables do not have.
    pub fn life(&self, tables: &Arc<Tables>, nth: usize) -> Result<Life, SetupError> {
        let seed = self.seed.wrapping_add(nth as u64);
        wish::live(tables, &self.setup(seed), &self.wish, self.service, seed)
    }

    /// How a life of this seed begins.
    pub fn setup(&self, seed: u64) -> Setup {
        let name = self.name.clone().unwrap_or_else(|| names::for_seed(seed));
        Setup { name, rules: self.rules.clone() }
    }
}

/// How many lives a thread lives before it asks for more.
const CHUNK: usize = 256;

/// Lives them all and hands over what `show` makes of each, in the order of their seeds, a chunk
/// at a time.
///
/// # Errors
/// As [`Order::life`], or what `take` says.
pub fn run<T: Send, E: From<SetupError>>(
    tables: &Arc<Tables>,
    order: &Order,
    threads: usize,
    show: impl Fn(usize, &Life) -> T + Sync,
    mut take: impl FnMut(Vec<T>) -> Result<(), E>,
) -> Result<(), E> {
    let mut begun = 0;
    while begun < order.count {
        let round = (order.count - begun).min(CHUNK * threads.max(1));
        let lives = lives(tables, order, begun..begun + round, threads.max(1), &show)?;
        take(lives)?;
        begun += round;
    }
    Ok(())
}

fn lives<T: Send>(
    tables: &Arc<Tables>,
    order: &Order,
    range: std::ops::Range<usize>,
    threads: usize,
    show: &(impl Fn(usize, &Life) -> T + Sync),
) -> Result<Vec<T>, SetupError> {
    let next = AtomicUsize::new(range.start);
    let work = || {
        let mut done = Vec::new();
        loop {
            let nth = next.fetch_add(1, Ordering::Relaxed);
            if nth >= range.end {
                return Ok(done);
            }
            done.push((nth, show(nth, &order.life(tables, nth)?)));
        }
    };
    let mut all: Vec<(usize, T)> = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        let done = workers
            .into_iter()
            .map(|worker| worker.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        done.collect::<Result<Vec<_>, SetupError>>()
    })?
    .into_iter()
    .flatten()
    .collect();
    all.sort_by_key(|(nth, _)| *nth);
    Ok(all.into_iter().map(|(_, shown)| shown).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lives_come_in_the_order_of_their_seeds_on_any_number_of_threads() {
        let tables = Arc::new(super::super::tables::load().expect("the shipped tables"));
        let order = Order {
            rules: LifeRules::default(),
            wish: Wish::Anything,
            service: None,
            name: None,
            seed: 11,
            count: 600,
        };
        let on = |threads| {
            let mut all = Vec::new();
            let show = |nth: usize, life: &Life| (nth, play::Game::journal(life).hash());
            run::<_, SetupError>(&tables, &order, threads, show, |some| {
                all.extend(some);
                Ok(())
            })
            .expect("sound");
            all
        };
        let one = on(1);
        assert_eq!(one, on(3));
        assert!(one.iter().enumerate().all(|(n, (nth, _))| n == *nth));
        assert_eq!(one.len(), 600);
    }
}
