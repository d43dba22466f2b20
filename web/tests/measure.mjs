// The cost of the page: its downloads, the time to play, its longest task, its memory.

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
  const all = readdirSync(DIST, { recursive: true }).filter((name) => !name.startsWith("."));
  const files = all.filter((name) => statSync(DIST + name).isFile());
  const plain = files.filter((name) => !/\.(br|gz)$/.test(name));
  row("the first screen, plain", megabytes(total(plain)));
  for (const [words, end, aim] of PRESSED) {
    const pressed = files.filter((name) => name.endsWith(end));
    row(`the first screen, ${words}`, pressed.length === plain.length ? megabytes(total(pressed)) : "not pressed", aim);
  }
}

// Time -------------------------------------------------------------------------------------------

/** Has the program's memory be found later. */
function watch() {
  const start = WebAssembly.instantiateStreaming;
  WebAssembly.instantiateStreaming = async (...all) => {
    const made = await start(...all);
    window.memory_ = made.instance.exports.memory;
    return made;
  };
}

/** Every task of the page while `work` is done: by the clock and on the processor, in milliseconds. */
async function tasksOf(page, work) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: ["toplevel", "disabled-by-default-devtools.timeline", "__metadata"] });
  await work();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const thread = ({ pid, tid }) => `${pid} ${tid}`;
  const named = traceEvents.filter((it) => it.name === "thread_name" && it.args.name === "CrRendererMain");
  const pages = new Set(named.map(thread));
  const tasks = traceEvents.filter((it) => it.name === "RunTask" && it.ph === "X" && pages.has(thread(it)));
  return tasks.map(({ dur, tdur }) => ({ clock: dur / 1000, processor: (tdur ?? dur) / 1000 }));
}

/** From navigation to the title, and on to the first choice that can be answered, in milliseconds. */
async function begin(page, address) {
  const began = Date.now();
  await page.goto(address);
  await ready(page);
  const title = Date.now() - began;
  // Keys are struck as soon as the title is there, below the guided game; P answers once the table is.
  await page.keyboard.press("ArrowDown", { delay: 20 });
  await drawn(page, 1);
  await page.keyboard.press("Enter", { delay: 20 });
  await page.waitForFunction((name) => localStorage.getItem(name), `far-lanes/${GAME}`);
  await drawn(page, 1);
  const choice = Date.now() - began;
  await until(async () => {
    await page.keyboard.press("p", { delay: 20 });
    await drawn(page, 1);
    return (await decisions(page, GAME)) > 0;
  }, "the first choice is answered");
  return { title, choice };
}

// A whole game -----------------------------------------------------------------------------------

/** Answers with what is lit until the game is over; says how often that was. */
async function playOn(page) {
  let answers = 1;
  while (!(await finished(page))) {
    await page.keyboard.press("Enter", { delay: 10 });
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
      let answers = 0;
      const tasks = await tasksOf(page, async () => { answers = await playOn(page); });
      row("answers in a whole game", String(answers));
      longest(tasks);
      await memory(page);
    }, watch);
  }
  row("from navigation to the title", `${middle(begun.map((it) => it.title))} ms`);
  row("from navigation to the first choice", `${middle(begun.map((it) => it.choice))} ms`, "5000 ms");
}

/** On a machine that does other things as well, a task is longer by the clock than it is. */
function longest(tasks) {
  const most = (of) => `${largest(tasks.map(of)).toFixed(0)} ms`;
  row("the longest task of it, by the clock", most((it) => it.clock), "under 50 ms");
  row("the longest task of it, on the processor", most((it) => it.processor), "under 50 ms");
}

async function memory(page) {
  const { memory, heap } = await page.evaluate(() => ({
    memory: window.memory_?.buffer.byteLength ?? 0,
    heap: performance.memory.usedJSHeapSize,
  }));
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
