// The game on its page, as a person meets it.

import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { GAME, artefact, beginAGame, close, decide, decisions, drawn, kept, onAPage, open, press, ready, until } from "./page.mjs";

const FIGHT = "saves/fights/fight-0001.json";
const PROGRAM = process.env.FAR_LANES;

before(open);
after(close);

/** Every record that the native program made. */
function records() {
  const root = process.env.RECORDS;
  const files = readdirSync(root, { recursive: true }).map((name) => join(root, name));
  return files.filter((name) => name.endsWith(".json"));
}

const native = (...args) => execFileSync(PROGRAM, args, { encoding: "utf8" });
const folder = () => mkdtempSync(join(tmpdir(), "far-lanes-"));

/** The file that the page hands out when this is done. */
async function downloaded(page, work) {
  const download = page.waitForEvent("download");
  await work();
  const file = join(folder(), "handed-out.json");
  await (await download).saveAs(file);
  return file;
}

test("the title is drawn, and the canvas has every pixel of the page", onAPage(async (page, t) => {
  const began = Date.now();
  await ready(page);
  t.diagnostic(`from navigation to the title: ${Date.now() - began} ms`);
  const size = await page.evaluate(() => {
    const canvas = document.getElementById("far-lanes");
    const { width, height } = canvas.getBoundingClientRect();
    return [canvas.width, canvas.height, width * devicePixelRatio, height * devicePixelRatio];
  });
  assert.deepEqual(size, [1280, 720, 1280, 720]);
  assert.equal(await page.evaluate(() => document.activeElement.id), "far-lanes");
}));

test("a record of the native program comes out the same here", onAPage(async (page) => {
  await ready(page);
  assert.equal(records().length, 13, "four games of cards, six fights and three lives");
  for (const file of records()) {
    const text = readFileSync(file, "utf8");
    const answer = await page.evaluate((text) => window.farLanes.verify(text), text);
    const { journal } = JSON.parse(text).artefact;
    assert.deepEqual(answer, { ok: journal }, file);
  }
}));

test("every record of the repository comes to the hash here that its list gives it", onAPage(async (page) => {
  await ready(page);
  const recorded = (name) => readFileSync(new URL(`../../tests/recorded/${name}`, import.meta.url), "utf8");
  const list = recorded("hashes.txt").trim().split("\n").map((line) => line.split(/ +/));
  assert.ok(list.length > 10, `only ${list.length} records`);
  const different = [];
  for (const [name, hash] of list) {
    const answer = await page.evaluate((text) => window.farLanes.verify(text), recorded(`${name}.json`));
    if (answer.ok !== hash) different.push(`${name}: recorded ${hash}, here ${answer.ok ?? answer.fault}`);
  }
  assert.deepEqual(different, []);
}));

test("a game is decided by keyboard and by click, and a record of it comes out the same natively", onAPage(async (page) => {
  await ready(page);
  await beginAGame(page);
  await decide(page, 1);
  await until(async () => {
    // The first option, at the head of the list on the right.
    await page.mouse.click(1080, 155);
    await drawn(page);
    return (await decisions(page, GAME)) >= 2;
  }, "a click decides");
  const file = join(folder(), "from-the-page.json");
  writeFileSync(file, (await kept(page))[GAME]);
  const { same } = JSON.parse(native("replay", file, "--verify", "--json"));
  assert.equal(same, true);
}));

test("a game goes on where it was after a reload", onAPage(async (page) => {
  await ready(page);
  await beginAGame(page);
  await decide(page, 1);
  await page.reload();
  await ready(page);
  // Continue is the first row now.
  const before = await decisions(page, GAME);
  await press(page, "Enter");
  await decide(page, before + 1);
  assert.deepEqual(Object.keys(await kept(page)), [GAME]);
}));

test("a game goes on after its tab was closed", onAPage(async (page) => {
  await ready(page);
  await beginAGame(page);
  await decide(page, 1);
  const again = await page.context().newPage();
  const address = page.url();
  await page.close();
  await again.goto(address);
  await ready(again);
  const before = await decisions(again, GAME);
  await press(again, "Enter");
  await decide(again, before + 1);
  assert.deepEqual(Object.keys(await kept(again)), [GAME]);
}));

test("a life is lived by keyboard, and goes on natively where it was left", onAPage(async (page) => {
  await ready(page);
  await press(page, ...Array(4).fill("ArrowDown"), "Enter");
  const name = "saves/lives/life-0001.json";
  await until(async () => {
    await press(page, "Enter");
    return ((await artefact(page, name))?.decisions.length ?? 0) >= 3;
  }, "three decisions of the life are kept");
  const home = folder();
  mkdirSync(join(home, "lives"));
  writeFileSync(join(home, "lives", "life-0001.json"), (await kept(page))[name]);
  const said = execFileSync(PROGRAM, ["character", "--play"], { encoding: "utf8", input: "", env: { ...process.env, FAR_LANES_HOME: home } });
  assert.match(said, / goes on\./);
  // The rows before the last two are about other lives.
  await press(page, "n", ...Array(4).fill("ArrowDown"));
  const file = await downloaded(page, () => press(page, "Enter"));
  assert.equal(readFileSync(file, "utf8"), (await kept(page))[name]);
  await press(page, "n", ...Array(5).fill("ArrowDown"), "Enter");
  const friend = await page.context().newPage();
  await friend.goto(await page.inputValue("#note-link"));
  await ready(friend);
  const again = "saves/lives/life-0002.json";
  await until(async () => (await artefact(friend, again)) !== undefined, "the link begins the life again");
  assert.deepEqual((await artefact(friend, again)).setup, (await artefact(page, name)).setup);
}));

test("a campaign is flown by keyboard, goes on after a reload, and is the same natively", onAPage(async (page) => {
  const campaign = "saves/campaigns/campaign-0001.json", voyage = "saves/campaigns/campaign-0001/game-0001.json";
  const toTheCrew = () => press(page, ...Array(5).fill("ArrowDown"), "Enter");
  await ready(page);
  await toTheCrew();
  await press(page, "Enter");
  await until(async () => (await artefact(page, campaign)) !== undefined, "the campaign is begun");
  // The first campaign has lessons, which are left.
  await press(page, "Escape", "Digit1", "Enter");
  await until(async () => (await artefact(page, voyage)) !== undefined, "the voyage is dealt");
  await decide(page, 2, voyage);
  const before = await decisions(page, voyage);
  await page.reload();
  await ready(page);
  await toTheCrew();
  await press(page, "Enter");
  await decide(page, before + 1, voyage);
  const home = folder(), files = await kept(page);
  mkdirSync(join(home, "campaigns", "campaign-0001"), { recursive: true });
  for (const file of [campaign, voyage]) writeFileSync(join(home, file.slice("saves/".length)), files[file]);
  const said = execFileSync(PROGRAM, ["campaign", "--plain"], { encoding: "utf8", input: "q\n", env: { ...process.env, FAR_LANES_HOME: home } });
  assert.match(said, /The game goes on/);
}));

test("a fight is fought by keyboard, and goes on where it was after a reload", onAPage(async (page) => {
  const toTheSkirmish = () => press(page, "ArrowDown", "ArrowDown", "ArrowDown", "Enter");
  await ready(page);
  await toTheSkirmish();
  // From the last row around the end to the third scenario.
  await press(page, ...Array(3).fill("ArrowDown"), "Enter");
  await until(async () => (await artefact(page, FIGHT)) !== undefined, "the fight is begun");
  assert.equal((await artefact(page, FIGHT)).setup.fight.scenario.id, "customs-shed");
  await decide(page, 2, FIGHT);
  const before = await decisions(page, FIGHT);
  await page.reload();
  await ready(page);
  await toTheSkirmish();
  // The fight that waits is the first row now.
  await press(page, "ArrowDown", "Enter");
  await decide(page, before + 1, FIGHT);
  assert.deepEqual(Object.keys(await kept(page)), [FIGHT]);
}));

test("a fight comes out the same natively, is taken in from a file, and is shared as a link", onAPage(async (page) => {
  await ready(page);
  await press(page, "ArrowDown", "ArrowDown", "ArrowDown", "Enter", "Enter");
  await until(async () => (await artefact(page, FIGHT)) !== undefined, "the fight is begun");
  await decide(page, 2, FIGHT);
  await press(page, "Escape", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown");
  const file = await downloaded(page, () => press(page, "Enter"));
  assert.equal(JSON.parse(native("replay", file, "--verify", "--json")).same, true);
  await pick(page, "theirs.json", readFileSync(file, "utf8"), "is here now; Skirmish goes on with it");
  assert.deepEqual(Object.keys(await kept(page)).sort(), [FIGHT, "saves/fights/fight-0002.json"]);
  await press(page, "Escape", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "Enter");
  const link = await page.inputValue("#note-link");
  const { setup, seed } = await artefact(page, FIGHT);
  const friend = await page.context().newPage();
  await friend.goto(link);
  await ready(friend);
  const begun = "saves/fights/fight-0003.json";
  await until(async () => (await artefact(friend, begun)) !== undefined, "the link begins a fight");
  const again = await artefact(friend, begun);
  assert.deepEqual([again.setup, again.seed], [setup, seed]);
}));

const deck = (name) => readFileSync(new URL(`../../assets/decks/${name}.ron`, import.meta.url), "utf8");

/** Gives the page a file as a person picks one, and waits for what it says of it. */
async function pick(page, name, text, words) {
  await page.setInputFiles("#file", { name, mimeType: "", buffer: Buffer.from(text) });
  await page.locator("#note-words", { hasText: words }).waitFor();
}

test("a deck is taken in from its file and played with; one that breaks the rules is refused", onAPage(async (page) => {
  await ready(page);
  const text = deck("honest-freight").replace(/name: *"[^"]*"/, "name: \"Borrowed Freight\"");
  await pick(page, "borrowed.ron", text, "The deck Borrowed Freight can be played with now");
  await pick(page, "borrowed.ron", text, "is here already");
  const short = text.replace(/captain: *\{/, "captain: {}, others: {");
  await pick(page, "short.ron", short, /short\.ron:\d+:\d+/);
  await pick(page, "foreign.ron", text.replace(/: *\d+,/, ": 90,"), /cannot be played/);
  assert.deepEqual(Object.keys(await kept(page)), ["saves/decks/borrowed.ron"]);
  // It stands behind the decks that are shipped, so one before the first of them.
  await drawn(page);
  await press(page, "ArrowDown", "ArrowDown", "Enter", "ArrowDown", "ArrowDown", "ArrowLeft");
  assert.equal(readFileSync(await downloaded(page, () => press(page, "s")), "utf8"), text);
  await press(page, "ArrowUp", "ArrowUp");
  await beginAGame(page, GAME, []);
  assert.equal((await artefact(page, GAME)).setup.captains[0].deck.name, "Borrowed Freight");
}));

test("puzzles are taken in from their file; what is here already or broken is said", onAPage(async (page) => {
  await ready(page);
  const shipped = readFileSync(new URL("../../assets/puzzles/win.ron", import.meta.url), "utf8");
  await pick(page, "shipped.ron", shipped, "is on the ladder of puzzles already");
  const borrowed = shipped.replace(/title: *"[^"]*"/, "title: \"A Borrowed Puzzle\"");
  await pick(page, "borrowed.ron", borrowed, "Among your own puzzles now: A Borrowed Puzzle.");
  await pick(page, "broken.ron", borrowed.replace(/title:/, "heading:"), /broken\.ron:\d+:\d+/);
  const files = Object.entries(await kept(page));
  assert.equal(files.length, 1);
  assert.match(files[0][0], /^saves\/puzzles\//);
  assert.match(files[0][1], /A Borrowed Puzzle/);
}));

test("a broken file is refused in a sentence, and nothing is kept of it", onAPage(async (page) => {
  await ready(page);
  const before = await kept(page);
  await page.setInputFiles("#file", { name: "broken.json", mimeType: "application/json", buffer: Buffer.from("{\"far_lanes\": 1,") });
  await page.locator("#note").waitFor();
  assert.match(await page.textContent("#note-words"), /broken\.json/);
  const record = readFileSync(records()[0], "utf8").replace(/"seed": \d+/, "\"seed\": 99");
  await page.setInputFiles("#file", { name: "altered.json", mimeType: "application/json", buffer: Buffer.from(record) });
  await page.getByText("altered since").waitFor();
  assert.deepEqual(await kept(page), before);
}));

test("a broken save is said on the title and left where it is", onAPage(async (page) => {
  await ready(page);
  await beginAGame(page, "saves/game-0002.json");
  const files = await kept(page);
  assert.equal(files[GAME], "{");
}, { setUp: (page) => page.addInitScript(() => localStorage.setItem("far-lanes/saves/game-0001.json", "{")) }));

test("a life that was recorded natively is taken in from its file", onAPage(async (page) => {
  await ready(page);
  const file = records().find((name) => name.includes("life-0001"));
  await page.setInputFiles("#file", file);
  await page.locator("#note").waitFor();
  assert.match(await page.textContent("#note-words"), /The life of .+ is here now/);
  assert.equal((await kept(page))["saves/lives/life-0001.json"], readFileSync(file, "utf8"));
}));

test("a game is handed out as a file, and as a link that deals it again", onAPage(async (page) => {
  await ready(page);
  await beginAGame(page);
  const saveAs = Array(8).fill("ArrowDown"); // rows of the menu down to it
  await press(page, "Escape", ...saveAs);
  const file = await downloaded(page, () => press(page, "Enter"));
  assert.equal(JSON.parse(native("replay", file, "--verify", "--json")).same, true);
  await press(page, "Escape", ...saveAs, "ArrowDown", "Enter");
  await page.locator("#note-link").waitFor();
  const link = await page.inputValue("#note-link");
  const { setup, seed } = await artefact(page, GAME);
  const friend = await page.context().newPage();
  await friend.goto(link);
  await ready(friend);
  const dealt = "saves/game-0002.json";
  await until(async () => (await artefact(friend, dealt)) !== undefined, "the link deals a game");
  const again = await artefact(friend, dealt);
  assert.deepEqual([again.setup, again.seed], [setup, seed]);
  assert.equal(new URL(friend.url()).hash, "", "a reload goes on instead of dealing again");
}));

test("a link that was cut short says so", onAPage(async (page) => {
  await ready(page);
  await page.getByText("the link holds no game").waitFor();
  assert.deepEqual(await kept(page), {});
}, { end: "#game=abc" }));

test("a game is played on where the storage is full, and kept as soon as there is room", onAPage(async (page) => {
  await ready(page);
  await page.evaluate(() => {
    let size = 1 << 20;
    while (size > 0) {
      try {
        localStorage.setItem(`full-${size}-${Math.random()}`, "x".repeat(size));
      } catch {
        size >>= 1;
      }
    }
  });
  await press(page, "ArrowDown", "Enter");
  await drawn(page);
  assert.equal((await kept(page))[GAME], undefined);
  await page.evaluate(() => localStorage.clear());
  // Once there is room the next decision is kept with all that went before.
  await decide(page, 1);
}));

test("without WebGL 2 the page says what is missing", onAPage(async (page) => {
  await page.locator("#loading.failed").waitFor();
  assert.match(await page.textContent("#words"), /WebGL 2/);
}, {
  setUp: (page) => page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  }),
}));

/** Has what is asked for under data/ answered by `answer`, which gets the name of the file. */
const answerData = (answer) => (page) =>
  page.route("**/data/*", (route) => answer(route, new URL(route.request().url()).pathname.split("/").pop()));

/** The sentence with which the page gave up, which stays. */
async function givenUp(page) {
  await page.locator("#loading.failed").waitFor();
  await new Promise((later) => setTimeout(later, 3000));
  assert.ok(await page.locator("#loading.failed").isVisible(), "it stays");
  return page.textContent("#words");
}

test("a bundle of data that is not as its list says is named, and the sentence stays", onAPage(async (page) => {
  assert.match(await givenUp(page), /could not be started: decks\..*\.bundle .*is another than the list/);
}, {
  setUp: answerData(async (route, name) => {
    if (!name.startsWith("decks.")) return route.continue();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: (await answer.text()).replace("name", "nmae") });
  }),
  faults: ["integrity"],
}));

test("a bundle of data that the server lacks is named, and the sentence stays", onAPage(async (page) => {
  assert.match(await givenUp(page), /could not be started: skirmish\..*\.bundle does not come/);
}, {
  setUp: answerData((route, name) => name.startsWith("skirmish.") ? route.fulfill({ status: 404 }) : route.continue()),
  faults: ["404", "integrity"],
}));

// Bundles of other data than the page was built beside: a card costs more.
const edited = folder();

test("edited data is played with by the same program", onAPage(async (page) => {
  await ready(page);
  const file = records().find((name) => name.includes("mind,random"));
  const answer = await page.evaluate((text) => window.farLanes.verify(text), readFileSync(file, "utf8"));
  assert.match(answer.fault ?? "", /`frontier` has changed/);
}, {
  setUp: async (page) => {
    const repository = new URL("../../", import.meta.url).pathname;
    cpSync(join(repository, "assets"), join(edited, "assets"), { recursive: true });
    const crew = join(edited, "assets/packs/frontier/crew.ron");
    writeFileSync(crew, readFileSync(crew, "utf8").replace(/cost: \d+/, "cost: 9"));
    execFileSync(join(repository, "web/bundle.py"), [join(edited, "assets"), join(edited, "data")]);
    await answerData((route, name) => route.fulfill({ path: join(edited, "data", name) }))(page);
  },
}));

test("a deck's list is copied to the clipboard, and taken in from it", onAPage(async (page) => {
  await ready(page);
  await press(page, ...Array(11).fill("ArrowDown"), "Enter");
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => { window.copied = text; };
  });
  await press(page, "Control+c");
  await until(() => page.evaluate(() => window.copied !== undefined), "the list is copied");
  const list = await page.evaluate(() => window.copied);
  assert.match(list, /Fair Copy/);
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const pasted = new ClipboardEvent("paste", { clipboardData, bubbles: true });
    document.getElementById("far-lanes").dispatchEvent(pasted);
  }, list);
  await drawn(page);
  await press(page, "F2");
  await until(async () => Object.keys(await kept(page)).some((file) => file.startsWith("saves/decks/")), "it is a deck");
}));

test("the browser's own keys stay its own, and the game's do not scroll or leave", onAPage(async (page) => {
  await ready(page);
  const left = await page.evaluate(() => {
    const canvas = document.getElementById("far-lanes");
    const sent = (key, more = {}) => canvas.dispatchEvent(
      new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
    return {
      theirs: ["F5", "F11", "F12"].map((key) => sent(key)).concat(sent("r", { ctrlKey: true }), sent("l", { ctrlKey: true })),
      ours: ["Tab", "ArrowDown", " ", "F1"].map((key) => sent(key)),
    };
  });
  assert.deepEqual(left, { theirs: [true, true, true, true, true], ours: [false, false, false, false] });
}));

test("the game is heard once somebody has touched it, and not while it is muted", onAPage(async (page) => {
  await ready(page);
  const heard = () => page.evaluate(() => window.heard);
  await drawn(page);
  assert.equal((await heard()).loudest, 0, "nobody has touched it");
  await press(page, "ArrowDown");
  await until(async () => (await heard()).loudest > 0.01, "a key is heard");
  assert.equal((await heard()).state, "running");
  await press(page, "k");
  await page.waitForTimeout(1000);
  await page.evaluate(() => { window.heard.loudest = 0; });
  await press(page, "ArrowDown", "ArrowUp");
  await page.waitForTimeout(1000);
  assert.equal((await heard()).loudest, 0, "it is muted");
}, {
  setUp: (page) => page.addInitScript(() => {
    window.heard = { loudest: 0, state: "none" };
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function listened(...when) {
      const samples = this.buffer?.getChannelData(0) ?? [];
      window.heard.loudest = samples.reduce((most, it) => Math.max(most, Math.abs(it)), window.heard.loudest);
      window.heard.state = this.context.state;
      return start.apply(this, when);
    };
  }),
}));
