//! Counts of what was shown and what came of it, by group.

use std::collections::BTreeMap;

use dice::Odds;

/// Throws of one group: how many should have succeeded by the chances shown, and how many did.
#[derive(Default)]
pub struct Count {
    pub throws: u32,
    successes: u32,
    expected: f64,
    variance: f64,
    /// Whether what was shown is only the most that it can be.
    at_most: bool,
}

/// Counts by group.
#[derive(Default)]
pub struct Tally {
    groups: BTreeMap<String, Count>,
    /// Attacks in zero gravity, by their odds without the throw for control.
    careless: Count,
}

/// Standard errors by which a frequency may differ from its chance.
const MOST: f64 = 4.0;
/// Throws of a group from which its frequency says anything.
const ENOUGH: u32 = 30;

impl Tally {
    /// Counts a throw whose chance was shown, in each of its groups.
    pub fn count(&mut self, groups: &[String], shown: Odds, success: bool) {
        for group in groups {
            self.groups.entry(group.clone()).or_default().add(shown, success);
        }
    }

    /// Counts a throw that can only be worse than shown.
    pub fn count_at_most(&mut self, group: &str, shown: Odds, success: bool) {
        self.count(&[group.to_owned()], shown, success);
        self.groups.entry(group.to_owned()).or_default().at_most = true;
    }

    /// Counts a throw by odds that leave out the one for control before it.
    pub fn count_careless(&mut self, odds: Odds, success: bool) {
        self.careless.add(odds, success);
    }

    /// Whether odds without the throw for control would be found out.
    pub fn finds_carelessness_out(&self) -> bool {
        self.careless.is_off()
    }

    pub fn throws(&self, group: &str) -> u32 {
        self.groups.get(group).map_or(0, |count| count.throws)
    }

    /// Groups whose frequency disagrees with what was shown.
    pub fn off(&self) -> Vec<String> {
        let off = self.groups.iter().filter(|(_, count)| count.is_off());
        off.map(|(group, count)| format!("{group}: {count}")).collect()
    }

    /// Every group in a line.
    pub fn lines(&self) -> Vec<String> {
        self.groups.iter().map(|(group, count)| format!("{group}: {count}")).collect()
    }
}

impl Count {
    fn add(&mut self, shown: Odds, success: bool) {
        let chance = shown.ways() as f64 / shown.of() as f64;
        self.throws += 1;
        self.successes += u32::from(success);
        self.expected += chance;
        self.variance += chance * (1.0 - chance);
    }

    /// Standard errors between what happened and what was shown.
    fn errors(&self) -> f64 {
        let off = f64::from(self.successes) - self.expected;
        if off.abs() < 1e-6 { 0.0 } else { off / self.variance.sqrt() }
    }

    fn is_off(&self) -> bool {
        let errors = self.errors();
        let low = !self.at_most && errors < -MOST;
        self.throws >= ENOUGH && (low || errors > MOST)
    }
}

impl std::fmt::Display for Count {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        let share = |part: f64| 100.0 * part / f64::from(self.throws);
        let (shown, came) = (share(self.expected), share(self.successes.into()));
        write!(f, "{} throws, shown {shown:.1} %, came {came:.1} %, ", self.throws)?;
        write!(f, "{:+.1} standard errors", self.errors())
    }
}
