// Screens of the page beside those of the native window. `far-lanes screenshots` leaves a record beside each of its
// pictures; the page goes on with that record, and so shows the same moment.

import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { close, drawn, open, press, ready, visit } from "./page.mjs";

const [shots, out] = process.argv.slice(2);
const down = (times) => Array(times).fill("ArrowDown");
const FIGHT = { file: "saves/fights/fight-0001.json", keys: [...down(3), "Enter", "ArrowDown", "Enter"] };

/** What a picture is of, where the page keeps its record, and the keys that lead to it. */
const SCREENS = [
  { name: "01-title", keys: [] },
  { name: "07-action", file: "saves/game-0001.json", keys: ["Enter"] },
  { name: "37-life-end", file: "saves/lives/life-0001.json", keys: [...down(4), "Enter"] },
  { name: "80-fight-classic", ...FIGHT },
  { name: "82-fight-aftermath", ...FIGHT },
];

async function take({ name, file, keys }, page, address) {
  await page.goto(address);
  if (file) {
    const record = readFileSync(join(shots, `${name}.json`), "utf8");
    await page.evaluate(([file, record]) => localStorage.setItem(`far-lanes/${file}`, record), [file, record]);
    await page.reload();
  }
  await ready(page);
  // The pointer is nowhere, as in the native picture.
  await page.mouse.move(0, 0);
  await press(page, ...keys);
  await drawn(page, 10);
  // Software graphics on a busy machine are some frames behind.
  await page.waitForTimeout(2000);
  await page.screenshot({ path: join(out, `${name}-page.png`) });
}

/** How far two pictures differ: the mean of all channels, and how many pixels do so visibly. */
async function difference(name) {
  const pictures = ["native", "page"].map((which) => readFileSync(join(out, `${name}-${which}.png`), "base64"));
  return visit((page) => page.evaluate(async (pictures) => {
    const pixels = await Promise.all(pictures.map(async (picture) => {
      const bytes = Uint8Array.from(atob(picture), (c) => c.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d");
      context.drawImage(bitmap, 0, 0);
      return context.getImageData(0, 0, bitmap.width, bitmap.height).data;
    }));
    let sum = 0;
    let visible = 0;
    for (let at = 0; at < pixels[0].length; at += 4) {
      const off = [0, 1, 2].map((channel) => Math.abs(pixels[0][at + channel] - pixels[1][at + channel]));
      sum += off[0] + off[1] + off[2];
      visible += Math.max(...off) > 24 ? 1 : 0;
    }
    const count = pixels[0].length / 4;
    return { mean: sum / count / 3 / 255, visible: visible / count };
  }, pictures));
}

const share = (part) => `${(100 * part).toFixed(2)} %`;

await open();
try {
  for (const screen of SCREENS) {
    copyFileSync(join(shots, `${screen.name}.png`), join(out, `${screen.name}-native.png`));
    await visit((page, address) => take(screen, page, address));
    const { mean, visible } = await difference(screen.name);
    console.log(`${screen.name.padEnd(20)} differs by ${share(mean)} on average, visibly in ${share(visible)} of its pixels`);
  }
} finally {
  await close();
}
