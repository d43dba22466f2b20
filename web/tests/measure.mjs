// What the page costs: what it loads, how soon it can be played, its longest task, its memory.

import { readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { GAME, close, decisions, drawn, finished, open, ready, until, visit } from "./page.mjs";

const DIST = fileURLToPath(new URL("../dist/", import.meta.url));
const visits = Number(process.argv[2]);
const rows = [];
const row = (what, figure, aim = "") => rows.push([what, figure, aim]);

// Bytes ------------------------------------------------------------------------------------------

const PRESSED = [["in brotli", ".br", "6.0 MB at most"], ["in gzip", ".gz", ""]];
const megabytes = (bytes) => `${(bytes / 1e6).toFixed(2)} MB`;
const total = (names) => names.reduce((sum, name) => sum + statSync(DIST + name).size, 0);

function sizes() {
  const files = readdirSync(DIST).filter((name) => !name.startsWith("."));
  const plain = files.filter((name) => !/\.(br|gz)$/.test(name));
  row("the first screen, plain", megabytes(total(plain)));
  for (const [words, end, aim] of PRESSED) {
    const pressed = files.filter((name) => name.endsWith(end));
    row(`the first screen, ${words}`, pressed.length === plain.length ? megabytes(total(pressed)) : "not pressed", aim);
  }
}

// Time -------------------------------------------------------------------------------------------

/** Keeps how long every task was that drew a frame, and what the browser calls a long task. */
function watch() {
  window.frames_ = [];
  window.tasks_ = [];
  const before = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (work) => before((now) => {
    const began = performance.now();
    try {
      work(now);
    } finally {
      window.frames_.push(performance.now() - began);
    }
  });
  new PerformanceObserver((seen) => window.tasks_.push(...seen.getEntries().map((task) => task.duration)))
    .observe({ type: "longtask" });
  const start = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (...all) => {
    const made = await start(...all);
    window.memory_ = made.instance.exports.memory;
    return made;
  };
}

/** From navigation to the title, and on to the first choice that can be answered, in milliseconds. */
async function begin(page, address) {
  const began = Date.now();
  await page.goto(address);
  await ready(page);
  const title = Date.now() - began;
  // Enter is struck as soon as the title is there; a digit answers once the table is.
  await page.keyboard.press("Enter", { delay: 20 });
  await page.waitForFunction((name) => localStorage.getItem(name), `far-lanes/${GAME}`);
  await drawn(page, 1);
  const choice = Date.now() - began;
  await until(async () => {
    await page.keyboard.press("1", { delay: 20 });
    await drawn(page, 1);
    return (await decisions(page, GAME)) > 0;
  }, "the first choice is answered");
  return { title, choice };
}

// A whole game -----------------------------------------------------------------------------------

/** Answers with the first option until the game is over; says how often that was. */
async function playOn(page) {
  let answers = 1;
  while (!(await finished(page))) {
    await page.keyboard.press("1", { delay: 10 });
    await drawn(page, 1);
    answers += 1;
    if (answers > 3000) throw new Error("the game does not end");
  }
  return answers;
}

const middle = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const largest = (numbers) => numbers.reduce((most, one) => Math.max(most, one), 0);

async function times() {
  const begun = [];
  for (let n = 0; n < visits; n += 1) {
    await visit(async (page, address) => {
      begun.push(await begin(page, address));
      if (n + 1 < visits) return;
      await page.evaluate(() => { window.frames_ = []; window.tasks_ = []; });
      const answers = await playOn(page);
      await memory(page, answers);
    }, watch);
  }
  row("from navigation to the title", `${middle(begun.map((it) => it.title))} ms`);
  row("from navigation to the first choice", `${middle(begun.map((it) => it.choice))} ms`, "5000 ms");
}

async function memory(page, answers) {
  const { frames, tasks, memory, heap } = await page.evaluate(() => ({
    frames: window.frames_,
    tasks: window.tasks_,
    memory: window.memory_?.buffer.byteLength ?? 0,
    heap: performance.memory.usedJSHeapSize,
  }));
  row("answers in a whole game", String(answers));
  row("the longest frame of it", `${largest(frames).toFixed(0)} ms of ${frames.length}`, "under 50 ms");
  row("the longest task of it", tasks.length > 0 ? `${largest(tasks)} ms, ${tasks.length} of 50 ms or more` : "under 50 ms", "under 50 ms");
  row("memory of the program after it", megabytes(memory));
  row("memory of the page's script after it", megabytes(heap));
}

await open();
try {
  sizes();
  await times();
} finally {
  await close();
}
const wide = [0, 1].map((n) => largest(rows.map((it) => it[n].length)));
for (const [what, figure, aim] of rows) {
  console.log(`${what.padEnd(wide[0])}  ${figure.padStart(wide[1])}  ${aim}`.trimEnd());
}
