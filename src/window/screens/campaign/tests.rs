//! The campaign's screen without a window: keys lead, games inside a leg are played at the window's own
//! tables and come home.

use bevy::{prelude::*, state::app::StatesPlugin};
use bevy_egui::egui::{Key, Pos2, Rect, Shape, pos2};
use campaign::{Campaign, Errand, InnerGame, Move, Scope, Setup};
use engine::{Game, Seat};

use super::{
    action::{CampaignAction, carry_out},
    question::View,
    run::Run,
    sailing,
    screen::under_way,
    state::{CampaignDialog, CampaignUi},
};
use crate::window::{
    battlefield::game::Fighting,
    card_table::game::Playing,
    common::{charts::Charts, data::GameData},
    ui::{compact::TARGET, screen::Screen},
};
use crate::{
    builder::testing::library,
    campaign::{Campaigns, Charted, captain},
    content::Sources,
    data::Texts,
    roster::testing::folder,
    saves::Saves,
    settings::Settings,
    skirmish::commander::CommanderKind,
    window::testing::{self, frames, key, raw, screen},
};

/// A port whose second contract has raiders on its lane.
const SEED: u64 = 8;

fn texts() -> Texts {
    Sources { assets: library().folder, own: None }.fetch()
}

fn setup(charted: &Charted, data: &GameData, scope: Scope) -> Setup {
    let captain = captain(&charted.book.lives, &Default::default(), None, SEED).expect("somebody");
    let deck = data.library.deck("honest-freight").expect("a deck").deck;
    Setup {
        captain,
        deck,
        rules: Default::default(),
        ambition: Default::default(),
        length: Default::default(),
        scope,
    }
}

/// The screen with a campaign in its first port.
fn in_port(name: &str) -> App {
    in_port_of(name, Scope::Basic, SEED..SEED + 1, |_| true)
}

/// The screen with the first campaign of these seeds that is as wanted, in its first port.
fn in_port_of(
    name: &str,
    scope: Scope,
    mut seeds: std::ops::Range<u64>,
    wanted: impl Fn(Campaign) -> bool,
) -> App {
    let saves = Saves::at(folder(name));
    let data = GameData { library: library(), texts: texts(), saves };
    let charted = Charted::compile(&data.texts, &data.library).expect("the shipped charts");
    let setup = setup(&charted, &data, scope);
    let new = |seed| Campaign::new(&charted.book, &setup, seed).expect("a campaign");
    let seed = seeds.find(|seed| wanted(new(*seed))).expect("one of them is as wanted");
    let begun = Campaigns::at(&data.saves).begin(&charted.book, &setup, seed).expect("begun");
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin)).init_state::<Screen>();
    app.insert_non_send_resource(Run::new(begun, &charted, &data.library));
    app.insert_resource(data).insert_resource(Charts(Ok(charted)));
    app.insert_resource(Settings::default()).init_resource::<CampaignUi>();
    app.add_event::<CampaignAction>().add_systems(Update, carry_out);
    app.add_systems(OnEnter(Screen::Campaign), sailing::come_in);
    app
}

/// Does these, a frame each.
fn act(app: &mut App, actions: impl IntoIterator<Item = CampaignAction>) {
    for action in actions {
        app.world_mut().send_event(action);
        app.update();
    }
}

fn turn_to(app: &mut App, screen: Screen) {
    app.world_mut().resource_mut::<NextState<Screen>>().set(screen);
    app.update();
}

fn campaign(app: &App) -> &Campaign {
    &app.world().non_send_resource::<Run>().under_way.campaign
}

/// What these keys do in the first port, a frame each.
fn strike(app: &App, keys: &[Key]) -> Vec<CampaignAction> {
    let world = app.world();
    let (run, data) = (world.non_send_resource::<Run>(), world.resource::<GameData>());
    let view = View::of(run, &data.library, world.resource::<CampaignUi>());
    frames(keys.iter().map(|&it| vec![key(it)]).collect(), |ctx| under_way(ctx, &view))
}

#[test]
fn the_keys_walk_over_the_options_take_one_and_open_the_sheets() {
    let app = in_port("campaign-keys");
    let options = campaign(&app).choice().expect("a port").options.len();
    assert_eq!(strike(&app, &[Key::ArrowDown]), [CampaignAction::Select(1)]);
    assert_eq!(strike(&app, &[Key::ArrowUp]), [CampaignAction::Select(options - 1)]);
    assert_eq!(strike(&app, &[Key::Enter, Key::Num2]), [0, 1].map(CampaignAction::Take));
    let crew = CampaignAction::Open(CampaignDialog::Crew);
    assert_eq!(strike(&app, &[Key::C, Key::Escape]), [crew, CampaignAction::Leave]);
    let mut app = app;
    act(&mut app, [CampaignAction::Open(CampaignDialog::Lanes)]);
    let close = CampaignAction::Open(CampaignDialog::Nothing);
    assert_eq!(strike(&app, &[Key::M, Key::Num1]), [close], "digits take nothing under a sheet");
}

/// What a tap here does on a phone.
fn tap(app: &App, at: Pos2) -> Vec<CampaignAction> {
    let world = app.world();
    let (run, data) = (world.non_send_resource::<Run>(), world.resource::<GameData>());
    let view = View::of(run, &data.library, world.resource::<CampaignUi>());
    testing::phone_frames(testing::tap(at), |ctx| under_way(ctx, &view))
}

#[test]
fn on_a_phone_a_tap_reads_a_contract_and_a_second_one_signs_it() {
    let mut app = in_port("campaign-tap");
    let below_the_tabs = pos2(187.0, 2.0 * TARGET + 60.0);
    // The first is what a keyboard stands on, and has to be read like any other.
    assert_eq!(tap(&app, below_the_tabs), [CampaignAction::Select(0)]);
    act(&mut app, [CampaignAction::Select(1)]);
    assert_eq!(tap(&app, below_the_tabs), [CampaignAction::Select(0)]);
    act(&mut app, [CampaignAction::Select(0)]);
    assert_eq!(tap(&app, below_the_tabs), [CampaignAction::Take(0)]);
    assert_eq!(tap(&app, pos2(20.0, 790.0)), [CampaignAction::Open(CampaignDialog::Crew)]);
}

/// Every text of a frame, with its place.
fn written(app: &App) -> Vec<(String, Rect)> {
    let world = app.world();
    let (run, data) = (world.non_send_resource::<Run>(), world.resource::<GameData>());
    let view = View::of(run, &data.library, world.resource::<CampaignUi>());
    let frame = testing::context().run(raw(vec![]), |ctx| drop(under_way(ctx, &view)));
    let texts = frame.shapes.into_iter().filter_map(|it| {
        let Shape::Text(text) = it.shape else { return None };
        let place = text.galley.rect.translate(text.pos.to_vec2());
        Some((text.galley.text().to_owned(), place))
    });
    texts.collect()
}

fn outside(texts: Vec<(String, Rect)>) -> Vec<(String, Rect)> {
    let is_outside = |(_, rect): &(String, Rect)| !screen().expand(1.0).contains_rect(*rect);
    texts.into_iter().filter(is_outside).collect()
}

#[test]
fn everything_in_port_and_on_its_sheets_lies_on_the_screen() {
    let mut app = in_port("campaign-layout");
    let sheets = [
        CampaignDialog::Nothing,
        CampaignDialog::Crew,
        CampaignDialog::Ledger,
        CampaignDialog::Lanes,
        CampaignDialog::Deck,
    ];
    for sheet in sheets {
        act(&mut app, [CampaignAction::Open(sheet)]);
        let outside = outside(written(&app));
        assert!(outside.is_empty(), "{sheet:?}: {outside:?}");
    }
}

/// Whether somebody who asks around tells of one more contract.
fn hears_of_one(mut campaign: Campaign) -> bool {
    let before = campaign.own().offers.len();
    let chosen = Move::Errand(Errand::Inquire);
    campaign.decide(campaign::Decision { seat: Seat(0), chosen }).expect("it is offered");
    campaign.own().offers.len() > before
}

#[test]
fn errands_have_buttons_and_word_of_a_fourth_contract_a_plate_of_its_own() {
    let mut app = in_port_of("campaign-errands", Scope::Full, 0..200, hears_of_one);
    let all = |app: &App| written(app).into_iter().map(|(words, _)| words).collect::<Vec<_>>();
    let shown = all(&app);
    for words in ["ask around for leads, ", "haggle ", "papers, ", "7 days are left"] {
        assert!(shown.iter().any(|it| it.contains(words)), "no `{words}` in {shown:#?}");
    }
    let ask = Move::Errand(Errand::Inquire);
    let options = campaign(&app).choice().expect("a port").options.clone();
    let nth = options.iter().position(|it| *it == ask).expect("it is offered");
    act(&mut app, [CampaignAction::Take(nth)]);
    assert_eq!(app.world().resource::<CampaignUi>().dialog, CampaignDialog::Report);
    act(&mut app, [CampaignAction::Open(CampaignDialog::Nothing)]);
    let fourth = campaign(&app).own().offers[3].clone();
    let shown = all(&app);
    assert!(shown.contains(&fourth.name) && shown.contains(&fourth.about), "{shown:#?}");
    let outside = outside(written(&app));
    assert!(outside.is_empty(), "{outside:?}");
}

/// Where the option stands that is as wanted, in the present question.
fn nth_option(app: &App, wanted: impl Fn(&Move) -> bool) -> usize {
    let options = &campaign(app).choice().expect("a port").options;
    options.iter().position(wanted).expect("it is offered")
}

/// The option that stands out.
fn stands_out(app: &App) -> Option<Move> {
    let selected = app.world().resource::<CampaignUi>().selected;
    campaign(app).choice().expect("a port").options.get(selected).cloned()
}

#[test]
fn what_was_taken_in_port_stands_out_still_and_enter_never_departs_from_there() {
    let mut app = in_port_of("campaign-stays", Scope::Full, SEED..SEED + 1, |_| true);
    assert_eq!(stands_out(&app), Some(Move::Sign(0)), "a fresh port begins with the first");
    let close = || CampaignAction::Open(CampaignDialog::Nothing);
    let papers = nth_option(&app, |it| *it == Move::Errand(Errand::Papers));
    act(&mut app, [CampaignAction::Take(papers)]);
    let before = stands_out(&app);
    act(&mut app, [close()]);
    assert_eq!(stands_out(&app), before, "closing the report moves nothing");
    for _ in 0..40 {
        assert!(!matches!(stands_out(&app), Some(Move::Sign(_))), "nobody walked to a contract");
        let selected = app.world().resource::<CampaignUi>().selected;
        act(&mut app, [CampaignAction::Take(selected), close()]);
    }
    assert!(campaign(&app).own().contract.is_none(), "nothing was signed");
}

#[test]
fn a_hand_that_is_taken_back_moves_nobody_to_a_contract() {
    let mut app = in_port("campaign-undo-stays");
    let hire = nth_option(&app, |it| *it == Move::Hire(0));
    act(&mut app, [CampaignAction::Take(hire), CampaignAction::Undo]);
    assert_eq!(stands_out(&app), Some(Move::Hire(0)));
    act(&mut app, [CampaignAction::Undo]);
    assert_eq!(stands_out(&app), Some(Move::Hire(0)), "there was nothing to take back");
}

#[test]
fn a_contract_in_port_says_what_it_leaves_after_this_months_dues() {
    let app = in_port("campaign-dues");
    let shown: Vec<String> = written(&app).into_iter().map(|(words, _)| words).collect();
    for offer in &campaign(&app).own().offers {
        let left = campaign::text::after_dues(offer, campaign(&app).own());
        assert!(shown.contains(&left), "no `{left}` in {shown:#?}");
    }
}

#[test]
fn a_hand_that_was_hired_can_be_taken_back() {
    let mut app = in_port("campaign-undo");
    let aboard = |app: &App| campaign(app).own().crew.len();
    let (before, hire) = (aboard(&app), CampaignAction::Take(3));
    act(&mut app, [hire]);
    assert_eq!(aboard(&app), before + 1);
    act(&mut app, [CampaignAction::Undo]);
    assert_eq!(aboard(&app), before);
}

#[test]
fn a_contract_can_be_taken_back_until_its_voyage_is_dealt() {
    let mut app = in_port("campaign-undo-signed");
    let bold = nth_option(&app, |it| *it == Move::Sign(2));
    act(&mut app, [CampaignAction::Take(bold)]);
    assert!(
        campaign(&app).inner().is_some()
            && app.world().get_non_send_resource::<Playing>().is_none()
    );
    act(&mut app, [CampaignAction::Undo]);
    assert_eq!(campaign(&app).decisions().len(), 0);
    assert_eq!(stands_out(&app), Some(Move::Sign(2)));
    act(&mut app, [CampaignAction::Take(bold)]);
    act(&mut app, [CampaignAction::GoOn]);
    turn_to(&mut app, Screen::Campaign);
    act(&mut app, [CampaignAction::Undo]);
    assert_eq!(campaign(&app).decisions().len(), 1, "whoever has seen the cards flies");
}

#[test]
fn a_weapon_that_was_bought_can_be_taken_back_and_a_throw_cannot() {
    let sells = |it: Campaign| !it.own().chandler.is_empty();
    let mut app = in_port_of("campaign-undo-bought", Scope::Full, SEED..SEED + 20, sells);
    let own = |app: &App| (campaign(app).own().purse, campaign(app).own().days);
    let before = own(&app);
    let buy = nth_option(&app, |it| matches!(it, Move::Errand(Errand::Arm(_))));
    act(&mut app, [CampaignAction::Take(buy)]);
    assert_ne!(own(&app), before);
    act(&mut app, [CampaignAction::Undo]);
    assert_eq!(own(&app), before);
    let papers = nth_option(&app, |it| *it == Move::Errand(Errand::Papers));
    act(&mut app, [CampaignAction::Take(papers), CampaignAction::Undo]);
    assert_eq!(campaign(&app).decisions().len(), 1, "the throw stands");
}

#[test]
fn voyage_and_boarding_are_played_at_the_windows_tables_and_come_home() {
    let mut app = in_port("campaign-home");
    act(&mut app, [CampaignAction::Take(1)]);
    act(&mut app, [CampaignAction::GoOn]);
    fly_badly(&mut app);
    assert!(matches!(campaign(&app).inner(), Some(InnerGame::Fight(..))), "raiders wait");
    act(&mut app, [CampaignAction::GoOn]);
    fight(&mut app);
    let run = app.world().non_send_resource::<Run>();
    assert!(run.under_way.campaign.inner().is_none() && run.under_way.campaign.own().leg == 2);
    assert_eq!(app.world().resource::<CampaignUi>().dialog, CampaignDialog::Report);
    assert!(run.news().iter().any(|line| line.contains("The ship is boarded")), "{:?}", run.news());
    assert!(run.under_way.inner_saves().finished().is_empty(), "the campaign has the voyage");
    // By the same decisions, one by one, it is the same campaign.
    let (artefact, book) = (run.under_way.campaign.artefact(), run.under_way.campaign.book());
    let mut again = Campaign::new(book, &artefact.setup, artefact.seed).expect("a campaign");
    for decision in artefact.decisions {
        again.decide(decision).expect("an option");
    }
    assert_eq!(again.journal().hash(), artefact.journal);
}

/// Gives the voyage up at its table, and goes home.
fn fly_badly(app: &mut App) {
    app.update();
    let mut playing = app.world_mut().non_send_resource_mut::<Playing>();
    assert_eq!(playing.home, Screen::Campaign);
    playing.session.decide(cards::Move::Concede).expect("an option");
    assert!(playing.session.ending().is_some());
    turn_to(app, Screen::Campaign);
}

/// Lets a computer fight the boarding at its field, and goes home.
fn fight(app: &mut App) {
    app.update();
    let mut fighting = app.world_mut().non_send_resource_mut::<Fighting>();
    assert_eq!(fighting.home, Screen::Campaign);
    fighting.session.hand_over(Seat(0), CommanderKind::default());
    fighting.session.advance();
    assert!(fighting.session.outcome().is_some());
    turn_to(app, Screen::Campaign);
}

#[test]
fn left_in_the_middle_of_a_voyage_it_goes_on_at_the_same_question() {
    let mut app = in_port("campaign-left");
    act(&mut app, [CampaignAction::Take(0)]);
    act(&mut app, [CampaignAction::GoOn]);
    app.update();
    let asked = |app: &mut App| {
        let mut playing = app.world_mut().non_send_resource_mut::<Playing>();
        playing.session.advance();
        (playing.session.choice().cloned(), playing.session.artefact().decisions)
    };
    let first = asked(&mut app);
    let chosen = first.0.as_ref().expect("a question").options[0];
    let mut playing = app.world_mut().non_send_resource_mut::<Playing>();
    playing.session.decide(chosen).expect("an option");
    let left = asked(&mut app);
    assert_ne!(left, first);
    // The window is closed and opened again.
    app.world_mut().non_send_resource_mut::<Playing>().session.release();
    sailing::release(app.world_mut());
    turn_to(&mut app, Screen::Campaign);
    act(&mut app, [CampaignAction::GoOn]);
    assert_eq!(asked(&mut app), left);
}

#[test]
fn a_voyage_that_was_over_when_the_program_was_killed_is_not_flown_again() {
    let mut app = in_port("campaign-killed");
    act(&mut app, [CampaignAction::Take(0)]);
    act(&mut app, [CampaignAction::GoOn]);
    app.update();
    let mut playing = app.world_mut().non_send_resource_mut::<Playing>();
    playing.session.decide(cards::Move::Concede).expect("an option");
    playing.session.release();
    let run = app.world().non_send_resource::<Run>();
    assert!(!run.under_way.can_undo(), "whoever has flown a voyage keeps its contract");
    // Nobody went home. The campaign is read from the disk as it was left.
    sailing::release(app.world_mut());
    turn_to(&mut app, Screen::Campaign);
    assert!(!matches!(campaign(&app).inner(), Some(InnerGame::Cards(..))));
}

#[test]
fn where_no_campaign_is_one_is_set_up_and_begun() {
    let mut app = in_port("campaign-new");
    act(&mut app, [CampaignAction::New]);
    assert!(app.world().get_non_send_resource::<Run>().is_none());
    act(&mut app, [CampaignAction::Begin]);
    let file = app.world().non_send_resource::<Run>().under_way.file().to_owned();
    assert!(file.ends_with("campaign-0002.json"), "{}: the first one stays", file.display());
}
