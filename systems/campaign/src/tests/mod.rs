//! Tests that read as campaigns, on the shipped tables.

mod beginning;
mod borders;
mod errands;
mod events;
mod healing;
mod legs;
mod money;
mod pay;
mod races;
mod whole;
mod words;

use std::{
    fs,
    path::{Path, PathBuf},
    sync::{Arc, LazyLock},
};

use cards::data::{CardBook, Constants, Deck, read_ron};
use characters::{
    Character,
    affairs::AffairTables,
    data::{Service, Tables, Ticket},
    healing::{HealingRules, RuleSet},
    wish::{Wish, live},
};
use dice::Dice;
use engine::Game;
use serde::de::DeserializeOwned;
use skirmish::data::{Armoury, Scenario};

use crate::{
    Ambition, Campaign, Decision, Event, Length, Move, Scope, Setup, Stage, Why,
    data::{CampaignBook, Charts, Rival},
};

fn assets() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets")
}

#[expect(clippy::disallowed_methods, reason = "tests read the shipped files")]
fn text(file: &Path) -> String {
    fs::read_to_string(file).expect("a shipped file")
}

fn read<T: DeserializeOwned>(file: impl AsRef<Path>) -> T {
    let path = assets().join(file);
    let text = text(&path);
    read_ron(&path.display().to_string(), &text).unwrap_or_else(|fault| panic!("{fault}"))
}

/// A table of the careers, which are written without shorthands.
fn table<T: DeserializeOwned>(file: &str) -> T {
    let text = text(&assets().join("careers").join(file));
    ron::from_str(&text).unwrap_or_else(|fault| panic!("{file}: {fault}"))
}

/// Files of a folder of the assets, by name.
fn folder(folder: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(assets().join(folder)).expect("a shipped folder");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    files.sort();
    files
}

/// Everything that is shipped.
pub(super) fn book() -> Arc<CampaignBook> {
    static BOOK: LazyLock<Arc<CampaignBook>> = LazyLock::new(|| Arc::new(shipped()));
    BOOK.clone()
}

fn shipped() -> CampaignBook {
    let mut cards = CardBook::default();
    for file in folder("packs/frontier").iter().filter(|file| !file.ends_with("pack.ron")) {
        let text = text(file);
        cards.add(&file.display().to_string(), &text).unwrap_or_else(|fault| panic!("{fault}"));
    }
    let lives = Tables::new(
        table("services.ron"),
        table("figures.ron"),
        table("ageing.ron"),
        table("things.ron"),
        table("passages.ron"),
        table("errata.ron"),
    );
    let tickets: Vec<Ticket> = table("passages.ron");
    let affairs = AffairTables::new(table("affairs.ron"), &tickets).expect("sound tables");
    let armoury = Armoury::new(
        read("skirmish/weapons.ron"),
        read("skirmish/armor.ron"),
        read("skirmish/stock.ron"),
        read("skirmish/figures.ron"),
    );
    let boardings = folder("campaign/boardings").iter().map(read::<Scenario>).collect();
    let charts = Charts {
        ports: read("campaign/ports.ron"),
        jobs: read("campaign/jobs.ron"),
        names: read("campaign/names.ron"),
        figures: read("campaign/figures.ron"),
        events: read("campaign/events.ron"),
        abilities: read("campaign/abilities.ron"),
    };
    CampaignBook {
        cards: Arc::new(cards),
        constants: Constants::default(),
        armoury: Arc::new(armoury.expect("sound tables")),
        lives: Arc::new(lives.expect("sound tables")),
        affairs: Arc::new(affairs),
        healing: HealingRules::default(),
        charts,
        boardings,
        rivals: [("quill", "second-reading"), ("vane", "due-process")].map(rival).into(),
    }
}

/// Somebody who races with this deck.
fn rival((id, deck): (&str, &str)) -> Rival {
    let deck = read(format!("decks/{deck}.ron"));
    Rival { id: id.to_owned(), name: format!("Captain {id}"), about: String::new(), deck }
}

/// Somebody who lived through this service and can command.
pub(super) fn captain(service: Service, seed: u64) -> Character {
    let lives = book().lives.clone();
    let wish = Wish::Skill("Pilot".to_owned());
    let named = || characters::Setup { name: "Mara Venn".to_owned(), ..Default::default() };
    let person = (seed..).map(|seed| {
        let life = live(&lives, &named(), &wish, Some(service), seed).expect("a sound setup");
        life.character()
    });
    let fit = |it: &Character| {
        it.career.service == Some(service)
            && matches!(it.career.fate, characters::sheet::Fate::Free(_))
            && !crate::border::levels(&it.skills).is_empty()
    };
    person.take(200).find(fit).expect("somebody lives")
}

pub(super) fn setup(rules: RuleSet) -> Setup {
    let deck: Deck = read("decks/honest-freight.ron");
    Setup {
        captain: captain(Service::Merchants, 1),
        deck,
        rules,
        ambition: Ambition::AllHome,
        length: Length::Short,
        scope: Scope::Basic,
    }
}

/// A campaign at its first port.
pub(super) fn begun(seed: u64) -> Campaign {
    Campaign::new(&book(), &setup(RuleSet::Classic), seed).expect("a sound setup")
}

/// Takes any option. Leaving people alone and not giving up make campaigns last.
pub(super) fn at_random(campaign: &Campaign, dice: &mut Dice) -> Option<Decision> {
    let choice = campaign.choice()?;
    let chosen = dice.pick(&choice.options)?.clone();
    let rare = matches!(
        chosen,
        Move::Dismiss(_) | Move::Fight(skirmish::Move::Surrender | skirmish::Move::GetAway)
    );
    let chosen = if rare && dice.below(10) > 0 { choice.options[0].clone() } else { chosen };
    Some(Decision { seat: choice.seat, chosen })
}

/// Plays on at random until this holds or the campaign is over; checks the invariants on the way.
pub(super) fn play_until(
    campaign: &mut Campaign,
    dice: &mut Dice,
    holds: impl Fn(&Campaign) -> bool,
) {
    while !holds(campaign)
        && let Some(decision) = at_random(campaign, dice)
    {
        campaign.decide(decision.clone()).expect("it is offered");
        campaign.audit().unwrap_or_else(|broken| panic!("after {decision:?}: {broken}"));
    }
}

/// Decides this, which must be offered.
#[track_caller]
pub(super) fn choose(campaign: &mut Campaign, chosen: Move) {
    let seat = campaign.choice().expect("something is asked").seat;
    let decided = campaign.decide(Decision { seat, chosen: chosen.clone() });
    assert_eq!(decided, Ok(()), "{chosen:?} of {:?}", campaign.choice());
}

/// Gives the voyage up.
pub(super) fn concede(campaign: &mut Campaign) {
    choose(campaign, Move::Cards(cards::Move::Concede));
}

pub(super) fn is_in_port(campaign: &Campaign) -> bool {
    campaign.choice().is_some_and(|choice| choice.why == Why::Port)
}

pub(super) fn told(campaign: &Campaign, such: impl Fn(&Event) -> bool) -> usize {
    campaign.journal().events().iter().filter(|event| such(event)).count()
}

pub(super) fn is_over(campaign: &Campaign) -> bool {
    campaign.stage() == Stage::Over
}
