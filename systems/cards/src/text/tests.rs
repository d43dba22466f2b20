//! Prompts, options and log lines at one small table.

use engine::{RuleId, Seat};

use super::{
    Chronicle, card_name, deed, full, keyword_reminder, option, prompt, rules_text, subplot_of,
    tell, type_line,
};
use crate::{
    choice::{CardId, Move, SlotNo, Why},
    data::{Capability, CardBook, Constants, Def, Keyword, Level, Skill, Token},
    event::{Event, Piece, Using},
    observation::{
        CaptainSeen, CardSeen, ComplicationSeen, ContractSeen, Observation, QueuedSeen, ShipSeen,
        SlotSeen,
    },
    state::{Activity, Ending, EndingKind, Stage},
};

const CARDS: &str = r#"[
    (id: "ship", name: "Tern", face: Ship(
        tonnage: 200, capabilities: [Cargo, CargoPassenger], initiative: 3, jump: 2, attack: 2,
        defense: 3, crew_slots: 4, upgrade_slots: { Weapon: 1, Hull: 2 },
    )),
    (id: "crew", name: "Odo", traits: ["Spacer"], flavor: "Lands most of them.",
        abilities: [Activated(timing: Action, cost: [Exert], effects: [Draw(You, 1)])],
        face: Crew(cost: 2, ev: 1, species: "Human", skills: { Pilot: Expert, Medical: Trained }, wounds: 2)),
    (id: "tin", name: "Tin", keywords: [Cash, Expendable(2)],
        face: Gear(cost: 1, ev: 1, subtype: Burden)),
    (id: "ore", name: "Ore / Inspection", face: Adventure(
        contract: (
            name: "Ore", distance: 2, requires: [Token(Capability(Cargo)), Token(Capability(Cargo))],
            complication_slots: 2, abandonment: 1, vp: 3,
            subplots: [(any_of: [[Expense(2)], [Token(Skill(Pilot, Expert))]], award: [Vp(You, 1)])],
        ),
        complication: (name: "Inspection", requires: [Token(Skill(Admin, Trained))]),
    )),
    (id: "clerk", name: "Clerk", face: Connection(cost: 1, ev: 1, subtype: Ally),
        abilities: [Activated(timing: Action, cost: [Exert, Discard(1)], effects: [Draw(You, 1)])]),
    (id: "loan", name: "Loan", face: Event(cost: 1, ev: 1, text: (effects: [Draw(You, 2)]))),
    (id: "bluff", name: "Bluff", face: Heroic(cost: 0, ev: 1, skill: Pilot, during: [Action],
        trained: [Draw(You, 1)], expert: [Vp(You, 1)], as_above: true)),
]"#;

const SHIP: Def = Def(0);
const CREW: Def = Def(1);
const TIN: Def = Def(2);
const ORE: Def = Def(3);
const CLERK: Def = Def(4);
const LOAN: Def = Def(5);
const BLUFF: Def = Def(6);
const YOU: Seat = Seat(0);
const BO: Seat = Seat(1);

fn book() -> CardBook {
    let mut book = CardBook::default();
    book.add("cards", CARDS).unwrap();
    book
}

fn card(id: u16, def: Def, controller: Seat) -> CardSeen {
    CardSeen {
        id: CardId(id),
        def,
        owner: controller,
        controller,
        exerted: false,
        harm: 0,
        capacity: 0,
        counters: 0,
        on: None,
        skills: vec![],
        keywords: vec![],
        cost: 0,
        ev: 1,
    }
}

fn captain(seat: Seat, name: &str, ship: u16, in_play: Vec<CardSeen>) -> CaptainSeen {
    CaptainSeen {
        seat,
        name: name.to_owned(),
        out: false,
        vp: 0,
        threshold: 20,
        infamy: 0,
        infamy_tokens: 0,
        activity: Activity::Uncommitted,
        struck: None,
        passed: None,
        pool: vec![],
        hand_count: 0,
        known: vec![],
        hand_size: 7,
        deck_count: 0,
        adventure_count: 0,
        discard: vec![],
        adventure_discard: vec![],
        ship: ShipSeen {
            id: CardId(ship),
            def: SHIP,
            attack: 2,
            defense: 3,
            jump: 2,
            initiative: 3,
            tonnage: 200,
            crew_slots: 4,
            crew_used: 1,
            capabilities: vec![Capability::Cargo],
        },
        in_play,
    }
}

/// A table where slot 1 holds Ore with a face-up Inspection and an unknown complication.
fn table() -> Observation {
    let lying = |id: u16, def: Option<Def>, face_up: bool| ComplicationSeen {
        id: CardId(id),
        def,
        owner: BO,
        face_up,
        harm: 0,
    };
    let ore = ContractSeen {
        id: CardId(20),
        def: ORE,
        owner: YOU,
        vp: 3,
        distance: 2,
        penalty: 1,
        complication_slots: 2,
        complications: vec![lying(21, Some(ORE), true), lying(22, None, false)],
        pursuers: vec![],
        completed: vec![],
        jumps: Some(1),
    };
    let slots = (0..4).map(|n| SlotSeen {
        slot: SlotNo(n),
        controllers: vec![YOU],
        contract: (n == 0).then(|| ore.clone()),
    });
    Observation {
        you: YOU,
        round: 1,
        stage: Stage::Activities,
        first: YOU,
        acting: Some(YOU),
        captains: vec![
            captain(YOU, "Ann", 0, vec![card(2, CREW, YOU), card(3, TIN, YOU)]),
            captain(BO, "Bo", 1, vec![card(4, CREW, BO)]),
        ],
        slots: slots.collect(),
        hand: vec![card(10, CREW, YOU)],
        drawn: Some(card(11, ORE, YOU)),
        queue: vec![],
        announced: None,
        resolving: None,
        prices: vec![],
        searching: vec![],
        deck_top: vec![],
        adventures: vec![],
        full_control: false,
        purse: 60,
        constants: Constants::default(),
        ending: None,
        information_set: None,
    }
}

fn pursuing() -> Observation {
    let mut seen = table();
    seen.captains[0].activity = Activity::Pursuing(SlotNo(0));
    seen
}

#[track_caller]
fn asks(why: Why, seen: &Observation, printed: &str) {
    assert_eq!(prompt(why, seen, &book()), printed);
}

#[track_caller]
fn labels(chosen: Move, seen: &Observation, printed: &str) {
    assert_eq!(option(chosen, seen, &book()), printed);
}

#[track_caller]
fn tells(event: &Event, viewer: Option<Seat>, printed: &str) {
    let names = ["Ann".to_owned(), "Bo".to_owned()];
    assert_eq!(tell(event, viewer, &names, &book()).as_deref(), Some(printed));
}

#[test]
fn a_card_is_printed_whole() {
    let book = book();
    let printed = [
        "Odo",
        "Crew \u{2014} Human",
        "Cost 2 \u{b7} EV 1",
        "Expert Pilot, trained Medical",
        "Wounds 2",
        "Traits: Spacer",
        "Action \u{2014} Exert: Draw 1 card.",
        "\u{201c}Lands most of them.\u{201d}",
    ];
    assert_eq!(full(book.card(CREW)), printed);
    assert_eq!(rules_text(book.card(TIN)), ["Cash, Expendable (2)."]);
    assert_eq!(type_line(book.card(TIN)), "Gear \u{2014} burden");
    assert_eq!(full(book.card(SHIP))[2], "200 tons \u{b7} initiative 3 \u{b7} jump 2");
    assert_eq!(full(book.card(SHIP))[5], "Slots: 4 crew, 1 weapon, 2 hull");
    assert_eq!(full(book.card(ORE))[2], "Contract: Ore");
}

#[test]
fn a_reminder_is_one_sentence() {
    let reminder = "You may jettison this card to supply 2 credits toward a cost.";
    assert_eq!(keyword_reminder(&Keyword::Expendable(2)), reminder);
    assert_eq!(
        keyword_reminder(&Keyword::Armor(1)),
        "Each source inflicts 1 wound fewer on this card."
    );
}

#[test]
fn a_prompt_says_what_is_asked() {
    let paying = "Pay 3 credits (1 paid): expend a card from your hand or the top of your deck.";
    asks(Why::Paying { owed: 3, paid: 1 }, &table(), paying);
    asks(
        Why::Discarding { over: 2 },
        &table(),
        "Discard 2 more cards to get down to your hand size.",
    );
    asks(Why::Discarding { over: 0 }, &table(), "Discard what you do not want, then draw up to 7.");
    let placing = Why::Placing { card: CardId(11) };
    asks(placing, &table(), "Place Inspection face down on a contract.");
    let activity = "Keep pursuing Ore, or abandon it for something else.";
    asks(Why::ChoosingActivity, &pursuing(), activity);
    let meeting = Why::Meeting { card: CardId(20), nth: 1 };
    asks(meeting, &pursuing(), "Meet the next requirement of Ore, or refuse.");
    let meeting = Why::Meeting { card: CardId(21), nth: 0 };
    asks(meeting, &pursuing(), "Admin for Inspection (1 of 1): meet it, or refuse.");
}

#[test]
fn a_payment_prompt_names_what_is_bought() {
    let mut seen = table();
    let (card, def, using) = (CardId(10), CREW, Using::Procuring);
    seen.announced =
        Some(QueuedSeen { seat: YOU, card, def, using, targets: vec![], cancelled: false });
    let paying =
        "Pay 1 credit for Odo (0 paid): expend a card from your hand or the top of your deck.";
    asks(Why::Paying { owed: 1, paid: 0 }, &seen, paying);
}

#[test]
fn a_reaction_prompt_names_what_is_about_to_happen() {
    let mut seen = table();
    let queued = QueuedSeen {
        seat: BO,
        card: CardId(4),
        def: CREW,
        using: Using::Ability(0),
        targets: vec![],
        cancelled: false,
    };
    let mut asked = |queued: QueuedSeen, prompt: &str| {
        seen.queue = vec![queued];
        asks(Why::Reacting, &seen, prompt);
    };
    asked(queued.clone(), "Bo has used Odo: react before it takes effect, or pass.");
    let procured = QueuedSeen { using: Using::Procuring, ..queued.clone() };
    asked(procured, "Bo is procuring Odo: react before it takes effect, or pass.");
    // CCG-TIM-15
    let cancelled = QueuedSeen { cancelled: true, ..queued };
    asked(cancelled, "Odo is cancelled: react before it goes, or pass.");
}

#[test]
fn an_option_names_its_card_and_what_it_does() {
    labels(Move::Pursue(SlotNo(0)), &table(), "Pursue Ore (slot 1, 1 jump)");
    labels(Move::Pursue(SlotNo(0)), &pursuing(), "Keep pursuing Ore (slot 1)");
    labels(Move::Piracy, &pursuing(), "Abandon Ore and declare piracy");
    labels(Move::Uncommitted, &table(), "Stay uncommitted");
    labels(Move::Attempt(CardId(21)), &pursuing(), "Attempt Inspection (Admin)");
    labels(Move::Complete, &pursuing(), "Attempt Ore (2 Cargo)");
    labels(Move::Ability { card: CardId(2), nth: 0 }, &table(), "Use Odo: Draw 1 card");
    labels(Move::JettisonExpendable(CardId(3)), &table(), "Jettison Tin for 2 credits");
    labels(Move::ExpendHand(CardId(10)), &table(), "Expend Odo (EV 1)");
    labels(Move::Strike(BO), &table(), "Strike Tern of Bo");
    labels(Move::Restore(CardId(2)), &table(), "Restore 1 wound on Odo");
    let heroic = Move::Heroic { card: CardId(10), crew: CardId(2), level: Level::Expert };
    labels(heroic, &table(), "Play Odo with Odo (expert)");
}

/// Who takes it pays before anything else is asked.
#[test]
fn an_option_names_what_its_ability_asks_for_beside_exertion() {
    let mut seen = table();
    seen.captains[0].in_play.push(card(5, CLERK, YOU));
    labels(
        Move::Ability { card: CardId(5), nth: 0 },
        &seen,
        "Use Clerk, discard 1 card: Draw 1 card",
    );
}

#[test]
fn an_option_says_whose_card_it_is_when_it_is_not_yours() {
    labels(Move::Choose(CardId(2)), &table(), "Odo");
    labels(Move::Choose(CardId(4)), &table(), "Odo (Bo's)");
}

#[test]
fn a_subplot_is_told_by_its_alternative() {
    let mut seen = pursuing();
    seen.stage = Stage::Completing;
    labels(Move::Subplot { nth: 0, by: 1 }, &seen, "Expert Pilot: gain 1 VP");
}

/// CCG-SUB-3
#[test]
fn of_several_cards_with_subplots_that_of_the_one_in_question_is_told() {
    let plots = |id: &str, way: &str, vp: u8| {
        format!(
            r#"[(id: "{id}", name: "{id}", face: Adventure(
                contract: (name: "{id}", distance: 1, requires: [Expense(1)], complication_slots: 1,
                    abandonment: 1, vp: 1),
                complication: (name: "{id}", requires: [Expense(1)],
                    subplots: [(any_of: [[{way}]], award: [Vp(You, {vp})])])))]"#
        )
    };
    let mut book = book();
    book.add("audit", &plots("audit", "Token(Skill(Admin, Trained))", 1)).unwrap();
    book.add("fog", &plots("fog", "Token(Skill(Pilot, Expert))", 2)).unwrap();
    let mut seen = pursuing();
    let ore = seen.slots[0].contract.as_mut().expect("Ore");
    let lying = |id, def| ComplicationSeen {
        id: CardId(id),
        def: Some(Def(def)),
        owner: BO,
        face_up: true,
        harm: 0,
    };
    ore.complications = vec![lying(21, 7), lying(22, 8)];
    let told = |card| subplot_of(CardId(card), 0, 0, &seen, &book);
    assert_eq!([21, 22].map(told), ["Admin: gain 1 VP", "Expert Pilot: gain 2 VP"]);
    assert_eq!(subplot_of(CardId(20), 0, 1, &seen, &book), "Expert Pilot: gain 1 VP");
}

/// CCG-ZONE-13
#[test]
fn a_face_down_complication_is_named_only_by_its_slot_and_of_several_by_its_owner() {
    let mut seen = table();
    let name = |seen: &Observation| card_name(CardId(22), seen, &book());
    assert_eq!(name(&seen), "the face-down complication in slot 1");
    let mut two = seen.clone();
    let lying = &mut two.slots[0].contract.as_mut().unwrap().complications;
    lying.iter_mut().for_each(|it| (it.def, it.face_up) = (None, false));
    assert_eq!(name(&two), "face-down complication 2 of 2 in slot 1 (Bo's)");
    two.you = BO;
    assert_eq!(name(&two), "face-down complication 2 of 2 in slot 1 (yours)");
    let lying = &mut seen.slots[0].contract.as_mut().unwrap().complications;
    lying[1].def = Some(ORE);
    assert_eq!(name(&seen), "Inspection (face down)");
    assert_eq!(card_name(CardId(99), &seen, &book()), "a hidden card");
}

#[test]
fn a_log_line_speaks_to_its_viewer() {
    let gained = Event::VpChanged { seat: YOU, by: 3, now: 12, rule: RuleId("CCG-CON-3") };
    tells(&gained, Some(YOU), "You gained 3 VP (now 12).");
    tells(&gained, Some(BO), "Ann gained 3 VP (now 12).");
    let infamous = Event::InfamyChanged { seat: YOU, by: 1, now: 3 };
    tells(&infamous, Some(BO), "Ann gained 1 infamy token (now 3).");
    let faded = Event::InfamyChanged { seat: YOU, by: -2, now: 0 };
    tells(&faded, Some(YOU), "You lost 2 infamy tokens (now 0).");
    let fizzled = Event::Fizzled { seat: YOU, card: Piece { id: CardId(9), def: TIN } };
    tells(&fizzled, Some(YOU), "Tin had no target, and what needed one did nothing.");
    let ended = Event::PiracyEnded { attacker: YOU, defender: BO, success: true };
    tells(&ended, Some(YOU), "Your piracy succeeded.");
    tells(&ended, None, "Ann's piracy succeeded.");
    let ending = Ending { kind: EndingKind::VictoryPoints, winner: Some(BO) };
    tells(&Event::GameEnded { ending }, Some(YOU), "Bo won on victory points.");
}

/// CCG-ZONE-9, CCG-ZONE-13
#[test]
fn a_log_line_names_no_card_that_its_viewer_may_not_know() {
    let drew = Event::Drew { seat: YOU, cards: vec![Piece { id: CardId(9), def: CREW }] };
    tells(&drew, Some(YOU), "You drew 1 card: Odo.");
    tells(&drew, Some(BO), "Ann drew 1 card.");
    tells(&drew, None, "Ann drew 1 card: Odo.");
    let card = Piece { id: CardId(22), def: ORE };
    let placed = Event::ComplicationPlaced { slot: SlotNo(1), card, owner: YOU, by: Some(YOU) };
    tells(&placed, Some(YOU), "You placed Inspection face down in slot 2.");
    tells(&placed, Some(BO), "Ann placed a complication face down in slot 2.");
    let laid = Event::ComplicationPlaced { slot: SlotNo(1), card, owner: YOU, by: None };
    tells(&laid, Some(YOU), "A complication was laid face down in slot 2.");
    tells(&laid, None, "Inspection was laid face down in slot 2.");
    let gone = Event::AdventureDiscarded { card, owner: YOU, face_up: false };
    tells(&gone, Some(YOU), "Your face-down complication was discarded.");
    tells(&gone, Some(BO), "Ann's face-down complication was discarded.");
    tells(&gone, None, "Inspection was discarded.");
    let aimed =
        Event::Targeted { seat: YOU, card: Piece { id: CardId(2), def: CREW }, target: card };
    tells(&aimed, Some(YOU), "Odo was aimed at an adventure card.");
}

/// CCG-ZONE-13
#[test]
fn an_adventure_card_is_named_as_a_target_once_its_face_lies_open_and_when_a_play_discards_it() {
    let names = ["Ann".to_owned(), "Bo".to_owned()];
    let (odo, ore) = (Piece { id: CardId(2), def: CREW }, Piece { id: CardId(22), def: ORE });
    let told = |events: &[Event]| -> Vec<String> {
        let mut chronicle = Chronicle::default();
        let mut tell = |event| chronicle.tell(event, Some(YOU), &names, &book());
        events.iter().filter_map(&mut tell).collect()
    };
    let placed = Event::ComplicationPlaced { slot: SlotNo(1), card: ore, owner: BO, by: None };
    let revealed = Event::ComplicationRevealed { slot: SlotNo(1), card: ore };
    let aimed = Event::Targeted { seat: YOU, card: odo, target: ore };
    let hidden = told(&[placed.clone(), aimed.clone()]);
    assert_eq!(hidden[1], "Odo was aimed at an adventure card.");
    let gone = Event::AdventureDiscarded { card: ore, owner: BO, face_up: true };
    let took = Event::Resolved { seat: YOU, card: odo, using: Using::Event };
    let open = told(&[placed, revealed, aimed, took, gone.clone()]);
    assert_eq!(open[2..4], ["Odo was aimed at Inspection.", "Odo took effect."]);
    assert_eq!(open[4], "Inspection was discarded.");
    let resolved = Event::ComplicationResolved { seat: YOU, card: ore };
    assert_eq!(told(&[resolved, gone]).len(), 1, "that goes without saying");
}

#[test]
fn what_happens_by_itself_every_round_is_not_told() {
    let names = ["Ann".to_owned()];
    let rule = RuleId("CCG-RES-5");
    let token = Token::Skill(Skill::Pilot, Level::Expert);
    let trivial = [
        Event::Readied { card: Piece { id: CardId(2), def: CREW } },
        Event::TokenCollected { seat: YOU, token },
        Event::TokenDiscarded { seat: YOU, token, rule },
        Event::StageBegan { stage: Stage::Procuring.next(false) },
    ];
    for event in trivial {
        assert_eq!(tell(&event, Some(YOU), &names, &book()), None, "{event:?}");
    }
    let spent = Event::TokenDiscarded { seat: YOU, token, rule: RuleId("CCG-CMP-2a") };
    tells(&spent, Some(YOU), "You discarded an expert Pilot token.");
}

#[track_caller]
fn did(why: Why, chosen: Move, seen: &Observation, printed: &str) {
    assert_eq!(deed(BO, why, chosen, seen, &book()), printed);
}

#[test]
fn what_a_rival_did_is_told_to_whom_it_concerns() {
    let seen = table();
    did(Why::ChoosingActivity, Move::Pursue(SlotNo(0)), &seen, "pursues Ore (slot 1)");
    did(Why::Acting, Move::Strike(YOU), &seen, "strikes your Tern");
    did(Why::Assigning { left: 1 }, Move::Hit(CardId(3)), &seen, "puts 1 damage on your Tin");
    let aimed = Why::Targeting { card: CardId(4) };
    did(aimed, Move::Choose(CardId(2)), &seen, "aims Odo at your Odo");
    did(aimed, Move::ChooseCaptain(YOU), &seen, "aims Odo at you");
    let mut theirs = table();
    theirs.captains[1].activity = Activity::Pursuing(SlotNo(0));
    did(Why::ChoosingActivity, Move::Piracy, &theirs, "abandons Ore and declares piracy");
    let keeps = "keeps pursuing Ore (slot 1)";
    did(Why::ChoosingActivity, Move::Pursue(SlotNo(0)), &theirs, keeps);
}

#[test]
fn what_a_rival_played_says_what_it_does_where_it_lies_open() {
    let mut seen = table();
    seen.hand = vec![card(40, LOAN, BO), card(41, BLUFF, BO)];
    did(Why::Acting, Move::Event(CardId(40)), &seen, "plays Loan: Draw 2 cards");
    let played = |level| Move::Heroic { card: CardId(41), crew: CardId(2), level };
    let trained = "plays Bluff with your Odo (trained): Draw 1 card";
    did(Why::Acting, played(Level::Trained), &seen, trained);
    let expert = "plays Bluff with your Odo (expert): Draw 1 card. Gain 1 VP";
    did(Why::Acting, played(Level::Expert), &seen, expert);
    did(Why::Acting, Move::Event(CardId(99)), &seen, "plays a hidden card");
}

/// CCG-ZONE-3, CCG-ZONE-13
#[test]
fn what_a_rival_did_names_nothing_that_stays_hidden() {
    let mut seen = table();
    seen.stage = Stage::Complications;
    let placing = Why::Placing { card: CardId(30) };
    let placed = "places a complication face down on Ore (slot 1)";
    did(placing, Move::Place(SlotNo(0)), &seen, placed);
    let room = Why::MakingRoom { slot: SlotNo(0) };
    let dropped = "makes room and discards the face-down complication in slot 1";
    did(room, Move::Drop(CardId(22)), &seen, dropped);
    did(Why::Procuring, Move::Procure(CardId(31)), &seen, "procures a hidden card");
    let found = Why::Searching { card: CardId(4) };
    did(found, Move::Choose(CardId(32)), &seen, "takes a card that Odo finds");
}
