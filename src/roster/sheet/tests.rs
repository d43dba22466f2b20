//! Sheets of an ordinary, an extreme and a nearly empty person.

use characters::{
    body::Body,
    data::{Passage, Service},
    sheet::{Career, Debt, Fate, Identity, Left, Membership, Possessions, Ship, ShipKind},
};

use super::{
    facts::Facts,
    svg, text,
    wrap::{Type, columns},
};
use crate::roster::{
    Person,
    testing::{captain, nobody, sheet, skills, tables},
};

/// Sixty letters.
const LONG_NAME: &str = "Wilhelmina Augusta Montgomery-Wetherby of Mammoth Moor & Moon";

/// Somebody with a life of five terms.
fn ordinary() -> Person {
    let mut person = captain();
    person.story = [
        "Mara Venn was of a good house and a little clumsy. At eighteen the navy took her.",
        "The first four years were the longest. It brought the rank of Ensign. What stayed was some \
         Vacc Suit and some Ship's Boat.",
        "They signed on again at 22. It brought the rank of Lieutenant. What stayed was some Pilot \
         and more Ship's Boat.",
        "At 26 a third term began. The next step up went to somebody else. What stayed was more \
         Pilot and some Navigation.",
        "Term 4 began at 30. It brought the rank of Commander. What stayed was a name for Pilot. \
         The years began to show in strength.",
        "At 38, after 20 years, it was time to go. A pension of Cr4,000 a year goes with it.",
        "Mara Venn stands on the quay at 38 with Cr50,000, a high passage, two low passages, two \
         cutlasses, a revolver and membership of the Travellers' Aid.",
    ]
    .map(str::to_owned)
    .to_vec()
    .into();
    person.character.body.lost = [2, 0, 3];
    person
}

/// Somebody with more of everything than a page likes.
fn extreme() -> Person {
    let identity = Identity {
        name: LONG_NAME.to_owned(),
        title: Some("Marchioness".to_owned()),
        trade: "salvor, gambler and collector of lost manuscripts".to_owned(),
        notes: "Lands, and more lands, none of which have ever been seen by anybody. ".repeat(20),
    };
    let mut character = sheet(identity, [15; 6]);
    let names = tables().things.weapons.iter().map(|it| it.name.as_str());
    let levels: Vec<(&str, u8)> =
        names.chain(["Jack of All Trades", "Forward Observer"]).zip(1..).collect();
    character.skills = skills(&levels);
    character.career = Career { terms: 11, rank: 5, pension: 24_000, ..Career::at(62) };
    character.career.service = Some(Service::Merchants);
    character.career.drafted = true;
    character.career.fate = Fate::Free(Left::Compulsory);
    let debt = Some(Debt { monthly: 150_000, payments: 480 });
    character.possessions = Possessions {
        credits: u32::MAX,
        passages: [(Passage::High, 12), (Passage::Middle, 200), (Passage::Low, 255)].into(),
        weapons: tables().things.weapons.iter().map(|it| it.name.clone()).collect(),
        travellers_aid: Some(Membership { months: 1 }),
        ship: Some(Ship { kind: ShipKind::FreeTrader, debt, years: 40, recalled: true }),
        pension_due: 48_000,
        ..Possessions::default()
    };
    character.body.lost = [15, 0, 20];
    let story = "Term after term went by between the stars, and something always stayed behind. ";
    Person { story: vec![story.repeat(3); 30].into(), ..Person::new(character) }
}

/// A text of a sheet with its place, and how far to the left and right it reaches at most.
#[derive(Debug)]
struct Printed {
    text: String,
    left: u32,
    right: u32,
    y: u32,
}

/// Every text of a sheet, in the order in which it is drawn.
fn printed(svg: &str) -> Vec<Printed> {
    let attribute = |tag: &str, name: &str| {
        let after = tag.split_once(&format!(" {name}=\"")).map(|(_, after)| after)?;
        Some(after.split('"').next().unwrap_or_default().to_owned())
    };
    let texts = svg.lines().filter(|line| line.starts_with("<text"));
    let read = |line: &str| {
        let (tag, rest) = line.split_once('>').expect("a tag");
        let text = rest.strip_suffix("</text>").expect("one line").to_owned();
        let plain = text.replace("&amp;", "&").replace("&apos;", "'").replace("&quot;", "\"");
        let plain = plain.replace("&lt;", "<").replace("&gt;", ">");
        let number = |name| attribute(tag, name).map_or(0, |it| it.parse().expect("a number"));
        let bold = attribute(tag, "font-weight").is_some();
        let width = Type { size: number("font-size"), bold }.width(&plain)
            + number("letter-spacing") * plain.chars().count() as u32;
        let left = match attribute(tag, "text-anchor").expect("an anchor").as_str() {
            "start" => number("x"),
            "middle" => number("x") - width / 2,
            _ => number("x") - width,
        };
        Printed { text: plain, left, right: left + width, y: number("y") }
    };
    texts.map(read).collect()
}

/// Where a text stands on a sheet.
#[track_caller]
fn at<'a>(printed: &'a [Printed], text: &str) -> &'a Printed {
    printed.iter().find(|it| it.text == text).unwrap_or_else(|| panic!("no `{text}`: {printed:?}"))
}

/// People of every size.
fn everybody() -> Vec<Person> {
    let mut crowded = extreme();
    let many: Vec<(String, u8)> = (0..100).map(|n| (format!("Skill number {n}"), n)).collect();
    crowded.character.skills = many.into_iter().collect();
    crowded.character.identity.name = "W".repeat(500);
    crowded.character.possessions.weapons = vec!["W".repeat(300); 9];
    crowded.story = vec!["W".repeat(9000)].into();
    let mut terse = ordinary();
    terse.story.truncate(1);
    vec![ordinary(), extreme(), nobody(), crowded, terse]
}

#[test]
fn whatever_somebody_has_stays_on_the_page() {
    for person in everybody() {
        for text in printed(&svg(&person, tables())) {
            assert!(text.left >= 150 && text.right <= 1950, "{text:?}");
            assert!(text.y >= 140 && text.y <= 2902, "{text:?}");
        }
    }
}

#[test]
fn the_parts_of_a_sheet_stand_below_each_other() {
    let titles = ["CHARACTERISTICS", "SKILLS", "POSSESSIONS", "LIFE", "NOTES", "Far Lanes"];
    for person in everybody().into_iter().filter(|person| !person.story.is_empty()) {
        let printed = printed(&svg(&person, tables()));
        let heights = titles.map(|title| at(&printed, title).y);
        assert!(heights.is_sorted(), "{heights:?}");
        let place = |title| printed.iter().position(|it| it.text == title).expect("a title");
        let (life, notes) = (place("LIFE"), place("NOTES"));
        let lowest = printed[..life].iter().map(|it| it.y).max().expect("texts");
        assert!(lowest + 40 < printed[life].y, "{lowest} {:?}", printed[life]);
        let lowest = printed[life..notes].iter().map(|it| it.y).max().expect("texts");
        assert!(lowest + 40 < printed[notes].y, "{lowest} {:?}", printed[notes]);
        assert!(printed.last().expect("the foot").y - 52 > printed[printed.len() - 2].y);
    }
}

#[test]
fn the_columns_of_a_story_do_not_run_into_each_other() {
    for person in everybody() {
        let printed = printed(&svg(&person, tables()));
        let Some(life) = printed.iter().position(|it| it.text == "LIFE") else { continue };
        let story = printed[life + 1..].iter().take_while(|it| it.text != "NOTES");
        let (first, second): (Vec<_>, Vec<_>) = story.partition(|it| it.left < 1050);
        assert!(first.iter().all(|it| it.right <= 1020), "{first:?}");
        assert!(second.iter().all(|it| it.left >= 1080), "{second:?}");
        assert!(first.len() >= second.len());
    }
}

/// CT-UPP-01, CT-UPP-02, CT-UPP-03, CT-TTL-02, CT-CHR-06
#[test]
fn a_sheet_has_the_name_with_its_title_the_profile_and_the_six() {
    let printed = printed(&svg(&ordinary(), tables()));
    at(&printed, "Baroness Mara Venn");
    at(&printed, "777B8C");
    for name in ["STRENGTH", "DEXTERITY", "ENDURANCE", "INTELLIGENCE", "EDUCATION"] {
        at(&printed, name);
    }
    let middle = |it: &Printed| (it.left + it.right) / 2;
    let (label, digit) = (at(&printed, "SOCIAL STANDING"), at(&printed, "C"));
    assert!(middle(label).abs_diff(middle(digit)) < 3 && label.y < digit.y);
    let text = text(&ordinary(), tables());
    assert!(text.contains("777B8C    Str 7      Dex 7      End 7      Int B (11)"), "{text}");
}

/// CT-RNK-02, CT-RNK-03
#[test]
fn a_career_is_told_by_service_rank_terms_age_and_how_it_ended() {
    let printed = printed(&svg(&ordinary(), tables()));
    for value in ["Navy", "Commander (4)", "5", "38", "Left by choice"] {
        at(&printed, value);
    }
    let mut scout = ordinary();
    scout.character.career.service = Some(Service::Scouts);
    let career = |person: &Person| Facts::of(person, tables()).career.map(|(_, value)| value);
    assert_eq!(career(&scout)[..2], ["Scouts", "None"]);
    assert_eq!(career(&nobody()), ["None", "None", "0", "18", "Civilian"]);
    let mut sailor = nobody();
    sailor.character.career.service = Some(Service::Navy);
    let mut ended = |fate| {
        sailor.character.career.fate = fate;
        career(&sailor)[4].clone()
    };
    assert_eq!(ended(Fate::Serving), "In service");
    assert_eq!(ended(Fate::Dead), "Dead");
    assert_eq!(ended(Fate::Free(Left::Refused)), "Discharged");
    assert_eq!(ended(Fate::Free(Left::Compulsory)), "Retired");
    assert_eq!(ended(Fate::Free(Left::Injured)), "Invalided out");
}

/// CT-SVC-12, CT-DRF-01
#[test]
fn a_trade_and_the_draft_stand_beside_the_service() {
    let mut person = ordinary();
    person.character.career.service = Some(Service::Other);
    let service = |person: &Person| Facts::of(person, tables()).career[0].1.clone();
    person.character.identity.trade = "smuggler".to_owned();
    assert_eq!(service(&person), "Other (smuggler)");
    person.character.career.drafted = true;
    assert_eq!(service(&person), "Other (smuggler, drafted)");
}

#[test]
fn skills_are_sorted_by_level_and_then_by_name() {
    let skills = Facts::of(&ordinary(), tables()).skills;
    let names: Vec<&str> = skills.iter().map(|(name, _)| name.as_str()).collect();
    assert_eq!(
        names,
        ["Pilot", "Navigation", "Ship's Boat", "Cutlass", "Jack of All Trades", "Vacc Suit"]
    );
    let printed = printed(&svg(&ordinary(), tables()));
    let (pilot, next) = (at(&printed, "Pilot"), at(&printed, "Navigation"));
    assert!(pilot.left == next.left && pilot.y < next.y);
    assert!(at(&printed, "Ship's Boat").left > pilot.right);
}

#[test]
fn skills_that_find_no_room_are_counted() {
    let printed = printed(&svg(&everybody()[3], tables()));
    at(&printed, "… and 71 more");
    at(&printed, "Skill number 71");
    assert!(printed.iter().all(|it| it.text != "Skill number 70"));
}

/// CT-PSG-02, CT-TAS-01, CT-RET-05, CT-RUL-34, CT-SHP-03, CT-SHP-05, CT-RUL-46
#[test]
fn possessions_are_told_with_pension_tickets_and_the_debt_of_a_ship() {
    let owned = |person: &Person| {
        let owned = Facts::of(person, tables()).possessions;
        owned.into_iter().map(|(label, value)| format!("{label}: {value}")).collect::<Vec<_>>()
    };
    assert_eq!(
        owned(&ordinary()),
        [
            "Credits: Cr50,000",
            "Pension: Cr4,000 a year",
            "Tickets: 1 High, 2 Low",
            "Weapons: 2 × Cutlass, Revolver",
            "Member: Travellers' Aid, for life",
            "Ship: ",
        ]
    );
    let mut trader = extreme();
    assert_eq!(owned(&trader)[1], "Pension: Cr24,000 a year; Cr48,000 to collect");
    assert_eq!(
        owned(&trader)[5],
        "Ship: Type A Free Trader, 200 tons; 40 years old; debt Cr150,000 a month, 480 payments \
         to come; called back to duty"
    );
    let kind = ShipKind::ScoutShip;
    trader.character.possessions.ship = Some(Ship { kind, debt: None, years: 0, recalled: false });
    assert_eq!(owned(&trader)[5], "Ship: Type S Scout/Courier, 100 tons; lent, nothing owed");
}

/// CT-CHR-05
#[test]
fn there_is_a_box_for_each_point_that_wounds_can_take_and_lost_ones_are_crossed() {
    let text = text(&ordinary(), tables());
    assert!(text.contains("Str  [x][x][ ][ ][ ][ ][ ]\nDex  [ ][ ][ ][ ][ ][ ][ ]\n"), "{text}");
    let boxes =
        |person: &Person| svg(person, tables()).matches("width=\"40\" height=\"40\"").count();
    assert_eq!(boxes(&ordinary()), 21);
    assert_eq!(boxes(&extreme()), 45);
    assert_eq!(boxes(&nobody()), 0);
    let lines = |person: &Person| svg(person, tables()).matches("<line").count();
    let mut healed = ordinary();
    healed.character.body = Body::default();
    assert_eq!(lines(&ordinary()) - lines(&healed), 2 * 5);
    // More lost than there is cannot be crossed.
    assert_eq!(Facts::of(&extreme(), tables()).boxes.map(|(_, _, lost)| lost), [15, 0, 15]);
}

#[test]
fn a_story_that_is_too_long_is_cut_and_says_so() {
    let told = |person: &Person| {
        let printed = printed(&svg(person, tables()));
        let life = printed.iter().position(|it| it.text == "LIFE").expect("a story");
        let story = printed[life + 1..].iter().take_while(|it| it.text != "NOTES");
        story.map(|it| it.text.clone()).collect::<Vec<_>>()
    };
    assert_eq!(told(&ordinary()).join(" "), ordinary().story.join(" "));
    let long = told(&extreme());
    assert!(long.len() >= 12 && long.last().expect("a line").ends_with('…'), "{long:?}");
    assert!(!svg(&nobody(), tables()).contains(">LIFE<"));
}

#[test]
fn nothing_that_somebody_is_called_can_break_the_file() {
    let mut person = ordinary();
    person.character.identity.name = "A<b> & \"c\" 'd'\u{1}\u{7}\n]]>".to_owned();
    person.character.identity.title = None;
    let svg = svg(&person, tables());
    let name = "A&lt;b&gt; &amp; &quot;c&quot; &apos;d&apos; ]]&gt;";
    assert!(svg.contains(&format!("<title>{name}</title>")), "{svg}");
    assert!(svg.contains(&format!(">{name}</text>")), "{svg}");
    let kept = |c: char| c == '\n' || !c.is_control();
    assert!(svg.chars().all(kept));
}

#[test]
fn a_sheet_is_one_page_of_a4_in_fonts_that_everyone_has() {
    let svg = svg(&ordinary(), tables());
    assert!(svg.contains("width=\"210mm\" height=\"297mm\" viewBox=\"0 0 2100 2970\""));
    let families = svg.split("font-family=\"").skip(1).map(|it| it.split('"').next());
    let families: std::collections::BTreeSet<_> = families.flatten().collect();
    assert_eq!(families.into_iter().collect::<Vec<_>>(), ["sans-serif", "serif"]);
    let colours =
        svg.split([' ', '/']).filter(|it| it.starts_with("fill=") || it.starts_with("stroke="));
    let known = ["fill=\"white\"", "fill=\"none\"", "stroke=\"black\""];
    assert!(colours.into_iter().all(|it| known.contains(&it)));
    at(&printed(&svg), "Far Lanes");
}

#[test]
fn as_text_a_sheet_is_eighty_columns_wide_and_tells_everything() {
    for person in everybody() {
        let text = text(&person, tables());
        let wide: Vec<&str> = text.lines().filter(|line| columns(line) > 80).collect();
        assert!(wide.is_empty(), "{wide:?}");
    }
    let text = text(&extreme(), tables());
    for part in ["SKILLS", "POSSESSIONS", "WOUNDS", "NOTES", "LIFE", "Far Lanes", "Laser Rifle"] {
        assert!(text.contains(part), "no `{part}` in {text}");
    }
    assert_eq!(text.matches("something always stayed behind.").count(), 90);
}
