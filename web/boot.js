// The page's side of the game: loads it, shows what it says, hands it files. It asks for nothing
// but what lies in its own folder. `src/browser` is the other side.

const GLUE = "./@GLUE@";
const PROGRAM = "./@PROGRAM@";
// How many bytes the program has once it is unpacked, which is how they are counted here.
const SIZE = Number("@SIZE@");
// Nothing of ours is anywhere near as large.
const LARGEST = 16 * 1024 * 1024;
// winit leaves its first call by this exception, which is no fault.
const NO_FAULT = "Using exceptions for control flow";

const part = (id) => document.getElementById(id);
const canvas = part("far-lanes");

window.farLanes = {};

// Messages before anything is loaded -------------------------------------------------------------

// Once something has failed, neither the rest of the loading nor a first frame hides what was said.
let failed = false;

function fail(words) {
  failed = true;
  part("loading").hidden = false;
  part("loading").classList.add("failed");
  part("words").textContent = words;
}

function missing() {
  if (typeof WebAssembly !== "object") {
    return "This browser cannot run WebAssembly programs, and Far Lanes is one. A current Firefox, Chrome, Edge or Safari can.";
  }
  if (!document.createElement("canvas").getContext("webgl2")) {
    return "This browser has no WebGL 2, which the table is drawn with. A current browser has it, unless hardware acceleration is switched off in its settings.";
  }
  return null;
}

// Loading ----------------------------------------------------------------------------------------

function progress(share) {
  if (failed) {
    return;
  }
  part("bar").value = share;
  part("words").textContent = share < 1 ? `Loading · ${Math.floor(share * 100)} %` : "Starting";
}

// The same answer, counted as it comes in.
function counted(answer) {
  let had = 0;
  const count = new TransformStream({
    transform(piece, out) {
      had += piece.byteLength;
      progress(Math.min(1, had / SIZE));
      out.enqueue(piece);
    },
  });
  const headers = { "Content-Type": "application/wasm" };
  return new Response(answer.body.pipeThrough(count), { headers });
}

async function fetched(name, options) {
  const answer = await fetch(`./data/${name}`, options).catch(() => {
    throw new Error(`${name} does not come, or is another than the list of the game's data says`);
  });
  if (!answer.ok) {
    throw new Error(`the server answered ${answer.status} for ${name}`);
  }
  return answer.json();
}

// The game's data, texts by the names of their files. The browser sees whether a bundle is the one that is listed.
// The list alone is asked for anew: a bundle is called after what is in it.
async function data() {
  const { bundles } = await fetched("manifest.json", { cache: "no-cache" });
  const opened = bundles.map(({ file, integrity }) => fetched(file, { integrity }));
  return Object.assign({}, ...(await Promise.all(opened)));
}

async function load() {
  const [glue, answer, given] = await Promise.all([import(GLUE), fetch(PROGRAM), data()]);
  window.farLanes.data = given;
  if (!answer.ok) {
    throw new Error(`the server answered ${answer.status}`);
  }
  await glue.default({ module_or_path: counted(answer) });
}

async function start() {
  const why = missing();
  if (why) {
    fail(why);
    return;
  }
  try {
    await load();
  } catch (fault) {
    if (!String(fault).includes(NO_FAULT)) {
      fail(`Far Lanes could not be started: ${fault.message ?? fault}. Reloading the page may help.`);
    }
  }
}

// Without a network ------------------------------------------------------------------------------

// The worker copies the page to the device once the title is there, so that it delays nothing. Where a browser has no
// workers, or wants a safe address for them, the game is played as before.
function keepForOffline() {
  navigator.serviceWorker?.register("./worker.js").catch(() => {});
}

// Messages of the game ----------------------------------------------------------------------------

function note(words, link) {
  part("note-words").textContent = words;
  part("note-link").hidden = !link;
  part("note-link").value = link ?? "";
  part("note").hidden = false;
}

function closeNote() {
  part("note").hidden = true;
  canvas.focus();
}

async function offerLink(link) {
  let words = "This link begins the same game:";
  try {
    await navigator.clipboard.writeText(link);
    words = "Copied; this link begins the same game:";
  } catch {
    // It can be copied by hand.
  }
  note(words, link);
}

const HEARD = {
  ready() {
    if (failed) {
      return;
    }
    part("loading").hidden = true;
    canvas.focus();
    keepForOffline();
  },
  failed: fail,
  note,
  link: offerLink,
  copy,
  awake,
  pick: () => part("file").click(),
};

window.addEventListener("far-lanes", ({ detail }) => HEARD[detail.what]?.(detail.words));

// A program that stopped stays stopped; every decision is kept, so a reload goes on.
function stopped(fault) {
  if (fault instanceof WebAssembly.RuntimeError) {
    fail("Something went wrong in the game and it has stopped. What was played is kept: reload the page to go on.");
  }
}

window.addEventListener("error", ({ error }) => stopped(error));
window.addEventListener("unhandledrejection", ({ reason }) => stopped(reason));
canvas.addEventListener("webglcontextlost", () =>
  fail("The browser has taken the graphics away. What was played is kept: reload the page to go on."));

// Files ------------------------------------------------------------------------------------------

async function take(file) {
  if (!file || !window.farLanes.take) {
    return;
  }
  if (file.size > LARGEST) {
    note(`${file.name}: is too large to be a file of this game.`);
    return;
  }
  const answer = window.farLanes.take(await file.text(), file.name);
  note(answer.ok ?? answer.fault);
}

part("file").addEventListener("change", async ({ target }) => {
  await take(target.files[0]);
  target.value = "";
  canvas.focus();
});
window.addEventListener("dragover", (event) => event.preventDefault());
window.addEventListener("drop", (event) => {
  event.preventDefault();
  take(event.dataTransfer.files[0]);
});

part("note-close").addEventListener("click", closeNote);
part("note-link").addEventListener("focus", ({ target }) => target.select());

// The clipboard ----------------------------------------------------------------------------------

async function copy(words) {
  try {
    await navigator.clipboard.writeText(words);
  } catch {
    note("This browser does not let the game copy; by hand, it is:", words);
  }
}

// What is done in the page's own field, where a link stands, is not for the game.
for (const kind of ["copy", "cut", "paste"]) {
  document.addEventListener(kind, (event) => {
    if (event.target !== part("note-link")) {
      window.farLanes.clipboard?.(event.clipboardData.getData("text/plain"), kind);
    }
  });
}

// Sound ------------------------------------------------------------------------------------------

// A browser lets a page be heard only once somebody has touched it, and the game asks before that. So what
// it asks for is remembered, and let go with the first touch or key, and again where the browser has
// stopped it meanwhile.
const contexts = [];

// The library that plays sounds asks whether a browser can do so by having text evaluated, which this page's
// policy forbids. The one question it has is answered here.
const asked = "typeof AudioContext !== 'undefined'";
const evaluate = window.eval;
window.eval = (text) => (text === asked ? typeof AudioContext !== "undefined" : evaluate(text));

if (window.AudioContext) {
  window.AudioContext = class extends window.AudioContext {
    constructor(...options) {
      super(...options);
      contexts.push(this);
    }
  };
}
for (const kind of ["pointerdown", "keydown"]) {
  window.addEventListener(kind, () => {
    for (const context of contexts.filter(({ state }) => state === "suspended")) {
      context.resume().catch(() => {});
    }
  }, { capture: true });
}

// The screen stays on while somebody looks on -------------------------------------------------------

// A rival who has thought often thinks again soon, so it is let go a little later.
const LATER = 5000;
let light, darkens;

async function awake(words) {
  clearTimeout(darkens);
  if (words !== "yes") {
    darkens = setTimeout(() => {
      light?.release();
      light = undefined;
    }, LATER);
  } else if (!light || light.released) {
    light = await navigator.wakeLock?.request("screen").catch(() => undefined);
  }
}

// Keys: the browser's own stay its own, the game's do not scroll or leave the page ----------------

const OURS = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown",
  "Home", "End", "Tab", " ", "Backspace", "F1", "/", "'", "Alt"]);
const SHARED_WITH_CONTROL = new Set(["a", "c", "v", "x", "z", "Control", "Meta", "Shift"]);

canvas.addEventListener("keydown", (event) => {
  if (!event.ctrlKey && !event.metaKey && OURS.has(event.key)) {
    event.preventDefault();
  }
});
for (const kind of ["keydown", "keyup"]) {
  window.addEventListener(kind, (event) => {
    if ((event.ctrlKey || event.metaKey) && !SHARED_WITH_CONTROL.has(event.key)) {
      event.stopPropagation();
    }
  }, { capture: true });
}
canvas.addEventListener("contextmenu", (event) => event.preventDefault());
canvas.addEventListener("pointerdown", () => canvas.focus());

start();
