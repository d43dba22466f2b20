// The page's own script on a stub of a page, without a browser: what it says when something fails.

import { readFileSync } from "node:fs";
import assert from "node:assert/strict";
import { test } from "node:test";
import vm from "node:vm";

const SCRIPT = readFileSync(new URL("../boot.js", import.meta.url), "utf8")
  .replace("import(GLUE)", "Promise.resolve(program)")
  .replace("@SIZE@", "100");

const LIST = '{"bundles":[{"file":"decks.12.bundle","integrity":"sha256-12"}]}';
const DECKS = '{"assets/decks/first.ron":"(cards: [])"}';

/** A server that has all of it. */
async function served(name) {
  const known = { "./data/manifest.json": LIST, "./data/decks.12.bundle": DECKS };
  return new Response(known[name] ?? "x".repeat(100));
}

const settled = () => new Promise((later) => setTimeout(later, 50));

/** The script at work on a page whose server answers by `fetch` and whose program begins by `begin`. */
async function booted({ fetch = served, begin = async () => {} } = {}) {
  const parts = {};
  const listeners = [];
  const element = (id) => ({
    id, hidden: false, textContent: "", classes: new Set(), addEventListener() {}, focus() {},
    classList: { add: (name) => parts[id].classes.add(name) },
  });
  const window = { addEventListener: (kind, heard) => kind === "far-lanes" && listeners.push(heard) };
  const document = {
    addEventListener() {},
    getElementById: (id) => (parts[id] ??= element(id)),
    createElement: () => ({ getContext: () => ({}) }),
  };
  const program = {
    async default({ module_or_path: answer }) {
      const rest = answer.arrayBuffer();
      await begin(window);
      await rest;
    },
  };
  const stub = { document, window, program, fetch, navigator: {}, Response, TransformStream, WebAssembly };
  vm.runInNewContext(SCRIPT, stub);
  await settled();
  const tell = (what, words) => listeners.forEach((heard) => heard({ detail: { what, words } }));
  return { parts, window, tell };
}

/** What the page says of a failure that can be seen. */
function said({ loading, words }) {
  return loading?.classes.has("failed") && !loading.hidden ? words.textContent : undefined;
}

test("the page is there once the program has drawn something", async () => {
  const { parts, tell } = await booted();
  assert.equal(said(parts), undefined);
  tell("ready", "");
  assert.equal(parts.loading.hidden, true);
});

test("what failed stays said, whatever is loaded or drawn after it", async () => {
  const { parts, tell } = await booted();
  tell("failed", "There is nothing to play with.");
  tell("ready", "");
  assert.equal(said(parts), "There is nothing to play with.");
});

test("a program that cannot begin is said, though the rest of it still comes in", async () => {
  const begin = async () => {
    throw new Error("it is no program");
  };
  const { parts } = await booted({ begin });
  assert.match(said(parts), /could not be started: it is no program/);
});

test("the data that its list names is there for the program before it begins", async () => {
  let given;
  await booted({ begin: async (window) => { given = { ...window.farLanes.data }; } });
  assert.deepEqual(given, JSON.parse(DECKS));
});

test("the browser is told how a bundle is to be, and one that is another is named", async () => {
  const fetch = async (name, options) => {
    if (options?.integrity === "sha256-12") {
      throw new TypeError("Failed to fetch");
    }
    return served(name);
  };
  const { parts } = await booted({ fetch });
  assert.match(said(parts), /could not be started: decks\.12\.bundle does not come, or is another than/);
});

for (const [what, lacks] of [["program", "@PROGRAM@"], ["list of data", "manifest"]]) {
  test(`a server that lacks the ${what} is said`, async () => {
    const fetch = async (name) => (name.includes(lacks) ? new Response("", { status: 404 }) : served(name));
    const { parts } = await booted({ fetch });
    assert.match(said(parts), /the server answered 404/);
  });
}
