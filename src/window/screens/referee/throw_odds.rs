//! A throw with exact odds: each total of the dice, its result, its modifiers.

use characters::text::count;
use dice::{Distribution, Modifier, Odds, Pool};
use tasks::{
    check,
    check::Band,
    ugm::{self, Critical},
};

/// A throw before it is made, as it is drawn.
#[derive(Debug, Clone, PartialEq)]
pub struct ThrowOdds {
    /// The task or check.
    pub title: String,
    /// Who tries it.
    pub who: String,
    pub pool: Pool,
    /// The target of the total.
    pub target: i32,
    /// Every total of the dice alone, lowest first.
    pub bars: Vec<Bar>,
    pub success: Odds,
    /// Stretches of bars that lead to the same, from the left.
    pub regions: Vec<Region>,
    /// The chances of other outcomes.
    pub beside: Vec<(String, Odds)>,
    /// The modifiers of every throw.
    pub modifiers: Vec<Modifier>,
    /// A bonus to some throws only: its name, its rule and to which.
    pub ability: Option<(String, &'static str, String)>,
    /// How long it takes, where that matters.
    pub time: Option<String>,
}

/// One total of the dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bar {
    pub natural: i32,
    pub ways: u64,
    /// With everything added.
    pub total: i32,
    pub success: bool,
    /// UGM-36: what 3D more may make of it.
    pub critical: Option<Critical>,
}

/// Bars that lead to the same.
#[derive(Debug, Clone, PartialEq)]
pub struct Region {
    pub name: String,
    /// How much of all throws lies here.
    pub odds: Odds,
    /// The first bar and the one behind the last.
    pub bars: std::ops::Range<usize>,
    pub success: bool,
}

/// UGM-22, UGM-33, UGM-36: a task with its odds.
pub fn task(prepared: &ugm::Prepared, who: String) -> ThrowOdds {
    let dice = Distribution::two_dice();
    let odds = prepared.odds();
    let bars: Vec<Bar> = dice
        .iter()
        .map(|(natural, ways)| {
            let total = prepared.total(natural);
            let success = total >= ugm::TARGET.into();
            Bar { natural, ways, total, success, critical: Critical::may_follow(natural) }
        })
        .collect();
    let leads_to = |bar: &Bar| {
        let plain = if bar.success { "success" } else { "failure" };
        prepared.grade(bar.total).map_or(plain.to_owned(), |grade| grade.text.clone())
    };
    let limit = prepared.critical.number;
    let beside = vec![
        (format!("critical success: double 6, 3D at {limit} or less"), odds.critical_success),
        (format!("critical failure: double 1, 3D over {limit}"), odds.critical_failure),
    ];
    ThrowOdds {
        title: prepared.task.descriptor.to_string(),
        who,
        pool: Pool::Dice(2),
        target: ugm::TARGET.into(),
        regions: regions(&bars, dice.outcomes(), leads_to),
        bars,
        success: odds.success,
        beside,
        modifiers: prepared.modifiers.clone(),
        ability: prepared.governor.as_ref().map(ability),
        time: prepared
            .task
            .minutes
            .map(|minutes| format!("{}, less the margin", count(minutes, "minute"))),
    }
}

/// UGM-11, UGM-15, UGM-16: the throws that natural ability helps.
fn helps(score: u8) -> String {
    match score {
        0..=1 => "never helps".to_owned(),
        2..=11 => format!("+1 where the dice show {score} or less"),
        12 => "+1 always".to_owned(),
        13.. => format!("+1 always, +2 where the dice show {} or less", score - 10),
    }
}

/// Somebody's natural ability, its rule, and to which throws it is added.
fn ability(governor: &ugm::Governor) -> (String, &'static str, String) {
    let score = governor.score;
    let rule = match score {
        _ if governor.stands_in => "UGM-21",
        13.. => "UGM-16",
        12 => "UGM-15",
        _ => "UGM-11",
    };
    (governor.to_string(), rule, helps(score))
}

/// SE-EFF-09: a check with its odds.
pub fn check(prepared: &check::Prepared, title: String, who: String) -> ThrowOdds {
    let pool = prepared.pool();
    let dice = match pool {
        Pool::Boon => Distribution::boon(),
        Pool::Bane => Distribution::bane(),
        Pool::Dice(_) | Pool::D3 => Distribution::two_dice(),
    };
    let target = i32::from(prepared.difficulty().0);
    let bars: Vec<Bar> = dice
        .iter()
        .map(|(natural, ways)| {
            let total = natural.saturating_add(prepared.dm());
            Bar { natural, ways, total, success: total >= target, critical: None }
        })
        .collect();
    let odds = prepared.odds();
    let band = |bar: &Bar| Band::of(bar.total - target).to_string();
    ThrowOdds {
        title,
        who,
        pool,
        target,
        regions: regions(&bars, dice.outcomes(), band),
        bars,
        success: odds.success,
        beside: Vec::new(),
        modifiers: prepared.modifiers(),
        ability: None,
        time: prepared.frame().map(|frame| frame.to_string()),
    }
}

fn regions(bars: &[Bar], outcomes: u64, leads_to: impl Fn(&Bar) -> String) -> Vec<Region> {
    let mut regions: Vec<Region> = Vec::new();
    for (n, bar) in bars.iter().enumerate() {
        let name = leads_to(bar);
        match regions.last_mut() {
            Some(last) if last.name == name && last.success == bar.success => {
                last.odds = Odds::new(last.odds.ways() + bar.ways, outcomes);
                last.bars.end = n + 1;
            }
            _ => {
                let odds = Odds::new(bar.ways, outcomes);
                regions.push(Region { name, odds, bars: n..n + 1, success: bar.success });
            }
        }
    }
    regions
}

/// `2D`, or what boons and banes make of it.
pub fn dice_in_words(pool: Pool) -> String {
    match pool {
        Pool::Boon => "3D, the best two".to_owned(),
        Pool::Bane => "3D, the worst two".to_owned(),
        Pool::Dice(_) | Pool::D3 => pool.to_string(),
    }
}
