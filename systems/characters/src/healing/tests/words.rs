//! Words for every event.

use super::*;
use crate::body::{DeathRow, Luck, Peril};

#[test]
fn a_day_in_the_life_of_a_casualty_reads_as_a_story() {
    let mut victim = someone(8, 8, 8);
    victim.body.luck = Luck { maximum: 1, current: 1 };
    let hit = Hit { damage: 24, luck: 1, ..Hit::default() };
    let mut told = victim.throws(&[4, 4]).lets(|it| it.hit(hit));
    told.extend(victim.throws(&[1]).lets(|it| it.first_aid(Seconds(0), with_medic(2), None)));
    told.extend(victim.throws(&[4, 4, 5, 1, 2, 6, 1, 1]).live(60));
    let lines: Vec<String> = told.iter().map(|event| text::tell(event, "Ada")).collect();
    assert_eq!(
        lines,
        [
            "Ada was hit for 24 points and lost 8 END, 8 STR and 8 DEX: STR 0, DEX 0, END 0.",
            "Ada fell unconscious.",
            "Ada dies without prompt attention and will never be as strong again \
         (4 + 4, 24 damage -2, Luck 1 +1 = 7).",
            "First aid for Ada began and takes 1 minute, until day 1, 00:01.",
            "First aid for Ada was worth 2 of 24 points (4 + 4, EDU 7 +0, Medic-2 +2 = 10, needs 8+: \
         success by 2 (average success, Effect 2)).",
            "Help came in time for Ada, who will never be as strong again.",
            "END of Ada suffers most, by a die of 5.",
            "For good, END of Ada is 7 at most where it was 8 (1).",
            "For good, STR of Ada is 7 at most where it was 8 (1 (half of 2)).",
            "For good, DEX of Ada is 5 at most where it was 8 (3 (half of 6)).",
            "Ada got 1 END and 1 STR back from first aid: STR 1, DEX 0, END 1.",
            "Ada tried to wake up and could not (1 + 1, END 1 -2 = 0, needs 8+: failure by 8 \
         (exceptional failure, Effect -8)).",
        ]
    );
}

#[test]
fn every_event_has_one_sentence_and_its_rules() {
    let care = Care::medical(FacilityKind::Hospital, 9, 2);
    let (rules, dice) = (HealingRules::default(), Dice::seeded(2));
    let mut bay = Sickbay::new(RuleSet::SecondEdition, rules, Seconds(0), dice);
    let (id, mut told) = bay.admit(character("Ada", [9, 9, 9], &[]), care).expect("alive");
    for damage in [3, 20] {
        told.extend(bay.hit(id, Hit { damage, ..Hit::default() }).expect("alive"));
        told.extend(bay.first_aid(id, with_medic(4)).expect("in time"));
        told.extend(bay.advance(Seconds::HOUR).expect("an hour"));
    }
    told.extend(bay.advance(Seconds::DAY.times(20)).expect("twenty days"));
    assert!(told.len() > 10);
    for entry in told {
        let line = text::tell(&entry.event, "Ada");
        assert!(line.contains("Ada") && line.ends_with('.'), "{line}");
        assert!(!line.contains("  ") && !line.contains(".."), "{line}");
        let books = matches!(entry.event, Event::Admitted { .. } | Event::Recovered);
        assert_eq!(entry.event.rules().is_empty(), books, "{line}");
    }
}

#[test]
fn the_log_leads_to_the_rule_of_the_row_that_stands() {
    let mut victim = someone(5, 5, 5);
    victim.body.luck = Luck { maximum: 1, current: 1 };
    let hit = Hit { damage: 15, luck: 1, ..Hit::default() };
    let told = victim.throws(&[6, 6]).lets(|it| it.hit(hit));
    let rules = told.last().expect("a roll").rules();
    assert_eq!(rules, ["SE-INJ-03", "SE-INJ-09", "SE-INJ-11", "SE-INJ-12", "SE-INJ-13"]);
    let told = victim.throws(&[6, 6]).hit(1, 1);
    assert_eq!(told.last().expect("a roll").rules().last(), Some(&"SE-INJ-18"));
}

#[test]
fn a_condition_is_a_few_words() {
    let condition = |body: &Body| text::condition(body, Characteristics::new([7; 6]));
    let mut body = Body::default();
    assert_eq!(condition(&body), "well");
    body.lost = [1, 0, 2];
    assert_eq!(condition(&body), "hurt");
    body.lost = [1, 1, 7];
    assert_eq!(condition(&body), "too hurt for anything but rest, in need of surgery");
    body.lost = [7, 7, 7];
    let (since, failed) = (Seconds(0), 0);
    body.state = crate::body::State::Unconscious { since, failed };
    body.aftermath.peril = Some(Peril { row: DeathRow::Critical, since });
    assert_eq!(condition(&body), "unconscious, dying without a medic, in need of surgery");
    body.state = crate::body::State::Dead;
    assert_eq!(condition(&body), "dead");
}

#[test]
fn care_clocks_and_scores_have_words() {
    let hospital = Care::medical(FacilityKind::Hospital, 9, 2);
    assert_eq!(text::care(&hospital), "bed rest in a hospital of TL 9 under Medic-2");
    let medic = Some(Carer { medic: 1, kit: true });
    assert_eq!(
        text::care(&Care { carer: medic, ..Care::NONE }),
        "no bed rest under Medic-1 with a kit"
    );
    assert_eq!(text::clock(Seconds(0)), "day 1, 00:00");
    assert_eq!(text::clock(Seconds(2 * 86_400 + 3_661)), "day 3, 01:01:01");
    assert_eq!(text::losses([2, 0, 7]), "7 END and 2 STR");
    assert_eq!(
        (text::losses([0; 3]), text::scores([1, 2, 3])),
        ("nothing".into(), "STR 1, DEX 2, END 3".into())
    );
}
