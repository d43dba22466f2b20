// The page on a phone: by touch alone, held upright and across.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { GAME, artefact, close, decisions, drawn, kept, onAPage, open, ready, until } from "./page.mjs";

before(open);
after(close);

// Where a finger finds what it needs, in the page's pixels: quick start on the title, the first answer, the button that
// answers with what is marked, the tab of the hand, the card in its middle, and what closes a card that is read.
const UPRIGHT = {
  width: 390, height: 844,
  start: [195, 285], answer: [195, 541], confirm: [195, 749], hand: [97, 817], card: [195, 640], close: [354, 33],
};
const ACROSS = {
  width: 844, height: 390,
  start: [150, 164], answer: [667, 135], confirm: [667, 294], hand: [578, 363], card: [658, 220], close: [3, 200],
};

const phone = ({ width, height }) => ({ viewport: { width, height }, hasTouch: true, isMobile: true });

// A finger stays for a moment: what comes down and goes up at once is no tap of anybody's.
const A_TAP = 90;

async function tap(page, [x, y]) {
  const finger = await page.context().newCDPSession(page);
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  await page.waitForTimeout(A_TAP);
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await finger.detach();
  await drawn(page, 4);
}

// Answers until so many decisions are kept: first answers, and where several are marked, what is marked.
async function answer(page, at, count) {
  await until(async () => {
    if ((await decisions(page, GAME)) >= count) return true;
    await tap(page, at.answer);
    await tap(page, at.confirm);
    return false;
  }, `${count} decisions are kept`);
}

for (const [held, at] of [["upright", UPRIGHT], ["across", ACROSS]]) {
  test(`a game is played by touch alone on a phone held ${held}`, onAPage(async (page) => {
    await ready(page);
    await drawn(page, 6);
    await tap(page, at.start);
    await until(async () => (await artefact(page, GAME)) !== undefined, "a game is dealt");
    await answer(page, at, 12);
    const before = await decisions(page, GAME);
    await tap(page, at.hand);
    await tap(page, at.card);
    await tap(page, at.close);
    assert.equal(await decisions(page, GAME), before, "who reads a card decides nothing");
    // Back to the answers.
    await tap(page, [at.hand[0] - 60, at.hand[1]]);
    await answer(page, at, before + 3);
  }, { more: phone(at) }));
}

test("a tap after a rest is one, and what it did is seen before the next", onAPage(async (page) => {
  await ready(page);
  await drawn(page, 6);
  const [skirmish, about, begin] = [[195, 397], [292, 75], [60, 820]];
  await tap(page, skirmish);
  await page.waitForTimeout(1500);
  const before = await page.screenshot();
  await tap(page, about);
  await drawn(page, 8);
  assert.ok(!before.equals(await page.screenshot()), "the other tab is seen");
  await page.waitForTimeout(1500);
  await tap(page, begin);
  await until(async () => Object.keys(await kept(page)).some((name) => name.startsWith("saves/fights/")), "a fight is begun");
}, { more: phone(UPRIGHT) }));
