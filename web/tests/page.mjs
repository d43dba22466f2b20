// A page of the game in a browser of its own, which looks at what is drawn and at what is kept.

import { spawn } from "node:child_process";
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import assert from "node:assert/strict";

import { chromium } from "playwright-core";

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
const GRAPHICS = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader"];
const PATIENCE = 90_000;
const WINDOW = { viewport: { width: 1280, height: 720 }, acceptDownloads: true };

/** The first game that is kept, and where it is once it is over. */
export const GAME = "saves/game-0001.json";
const FINISHED = "saves/finished/game-0001.json";

let server;
let browser;
let address;

/** Serves web/dist and opens a browser; once for all tests. */
export async function open() {
  server = spawn("python3", [here("../serve.py")], { stdio: ["ignore", "pipe", "inherit"] });
  address = await new Promise((found) => server.stdout.once("data", (line) => found(String(line).trim())));
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", ...GRAPHICS],
  });
}

export async function close() {
  await browser?.close();
  server?.kill();
}

/** Plays `work` on a page of its own; the page must say nothing on the console and ask nobody else. */
export function onAPage(work, { setUp = async () => {}, faults = [], end = "", more = {} } = {}) {
  return async (test) => {
    const context = await browser.newContext({ ...WINDOW, ...more });
    const page = await context.newPage();
    const said = [];
    page.on("console", (line) => line.type() === "error" && said.push(line.text()));
    page.on("pageerror", (fault) => said.push(String(fault)));
    page.on("request", (request) => {
      const to = request.url();
      if (!to.startsWith(address) && !to.startsWith("blob:")) said.push(`a request to ${to}`);
    });
    try {
      await setUp(page);
      await page.goto(address + end);
      await work(page, test);
      assert.deepEqual(said.filter((line) => !faults.some((fault) => line.includes(fault))), []);
    } catch (fault) {
      mkdirSync(here("failed"), { recursive: true });
      const name = test.name.replaceAll(/[^a-z0-9]+/gi, "-");
      await page.screenshot({ path: here(`failed/${name}.png`) }).catch(() => {});
      throw said.length > 0 ? new Error(`${fault.message}\nthe page said: ${said.join("\n")}`, { cause: fault }) : fault;
    } finally {
      await context.close();
    }
  };
}

/** Goes about a page of its own, which `first` is done in before anything of the game's. */
export async function visit(work, first, more = {}) {
  const context = await browser.newContext({ ...WINDOW, ...more });
  try {
    const page = await context.newPage();
    if (first) await page.addInitScript(first);
    return await work(page, address);
  } finally {
    await context.close();
  }
}

/** Waits until the title is drawn. */
export async function ready(page) {
  const over = page.locator("#loading.failed").waitFor({ timeout: PATIENCE }).then(async () => {
    throw new Error(await page.textContent("#words"));
  });
  const drawn = page.locator("#loading").waitFor({ state: "hidden", timeout: PATIENCE });
  await Promise.race([drawn, over]);
  over.catch(() => {});
}

/** What the page keeps: a map of file names to texts. */
export function kept(page) {
  return page.evaluate(() => Object.fromEntries(Object.entries(localStorage)
    .filter(([name]) => name.startsWith("far-lanes/"))
    .map(([name, text]) => [name.slice("far-lanes/".length), text])));
}

/** The artefact in a file that the page keeps, or nothing. */
export async function artefact(page, name) {
  const text = (await kept(page))[name];
  return text ? JSON.parse(text).artefact : undefined;
}

/** How many decisions of the person with this seat stand in a kept game. */
export async function decisions(page, name, seat = 0) {
  const game = await artefact(page, name);
  return game ? game.decisions.filter((decision) => decision.seat === seat).length : -1;
}

/** Whether the first game is over. */
export function finished(page) {
  return page.evaluate((name) => localStorage.getItem(name) !== null, `far-lanes/${FINISHED}`);
}

/** Waits until `what` answers with yes. */
export async function until(what, words) {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    if (await what()) return;
    await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`waited in vain: ${words}`);
}

/** Waits until what was done is drawn: a key is for the screen that is there when it comes. */
export async function drawn(page, frames = 3) {
  for (let frame = 0; frame < frames; frame += 1) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30))));
  }
}

/** Presses keys one after the other, each in a frame of its own. */
export async function press(page, ...keys) {
  for (const key of keys) {
    await page.keyboard.press(key, { delay: 40 });
    await drawn(page);
  }
}

/** Takes first options until the person has made so many decisions; where several cards are named, what is marked. */
export async function decide(page, count, name = GAME) {
  await until(async () => {
    if ((await decisions(page, name)) >= count) return true;
    await press(page, "Digit1", "Enter");
    return false;
  }, `${count} decisions are kept`);
}

/** Begins a game with what stands on the title, and waits until it is dealt. */
export async function beginAGame(page, name = GAME, above = undefined) {
  // Whoever has no game yet is offered the guided one first.
  const isNewHere = !Object.keys(await kept(page)).some((file) => file.startsWith("saves/game-"));
  await press(page, ...(above ?? (isNewHere ? ["ArrowDown"] : [])), "Enter");
  await until(async () => (await artefact(page, name)) !== undefined, `${name} is dealt`);
  await drawn(page);
}
