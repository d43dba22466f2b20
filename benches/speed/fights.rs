//! Fights: random decisions by both rule sets, and whole fights of minds.

use characters::healing::RuleSet;
use divan::{Bencher, counter::ItemsCount};
use far_lanes::{
    parallel::Work,
    roster::tables,
    skirmish::{Skirmishes, batch::Plan, commander::CommanderKind},
};
use skirmish::{HouseRules, Setup};

const RULES: [RuleSet; 2] = [RuleSet::Classic, RuleSet::SecondEdition];

/// Every shipped scenario so many times.
fn plan(rules: RuleSet, each: usize, commander: CommanderKind) -> Plan {
    let all = Skirmishes::load().expect("the shipped scenarios");
    let healing = tables::healing().expect("shipped tables");
    let setup = |id| {
        let scenario = all.scenario(id).expect("it was listed").clone();
        Setup { rules, house: HouseRules::default(), healing: healing.clone(), scenario }
    };
    let setups: Vec<Setup> = all.ids().map(setup).collect();
    Plan {
        minds: all.minds.clone(),
        games: setups.len() * each,
        setups,
        seed: 1,
        commanders: vec![commander],
        check: false,
        record: None,
    }
}

fn decisions(plan: &Plan) -> usize {
    let fights = plan.fights();
    let fought = (0..fights.count()).map(|nth| fights.piece(&mut (), nth).expect("a sound fight"));
    fought.map(|fought| fought.decisions).sum()
}

/// Random decisions a second: every scenario once.
#[divan::bench(args = RULES, sample_count = 20, sample_size = 1)]
fn random_decisions(bencher: Bencher, rules: RuleSet) {
    let plan = plan(rules, 1, CommanderKind::Random);
    bencher.counter(ItemsCount::new(decisions(&plan))).bench_local(|| decisions(&plan));
}

/// Fights a second between minds, every scenario once.
#[divan::bench(args = RULES, sample_count = 3, sample_size = 1)]
fn of_minds(bencher: Bencher, rules: RuleSet) {
    let plan = plan(rules, 1, CommanderKind::default());
    bencher.counter(ItemsCount::new(plan.games)).bench_local(|| decisions(&plan));
}
