// The page as an app of its own: installed, and without a network.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { close, kept, onAPage, open, ready } from "./page.mjs";

before(open);
after(close);

test("the page says how it is installed", onAPage(async (page) => {
  await ready(page);
  const manifest = await page.evaluate(async () => {
    const answer = await fetch(document.querySelector("link[rel=manifest]").href);
    return { type: answer.headers.get("Content-Type"), ...(await answer.json()) };
  });
  assert.equal(manifest.type, "application/manifest+json");
  assert.equal(manifest.start_url, "./");
  const touched = await page.getAttribute("link[rel=apple-touch-icon]", "href");
  assert.ok(manifest.icons.some(({ src }) => src === touched), "the manifest has the same");
  for (const { src, type } of manifest.icons) {
    const icon = await page.evaluate(async (src) => {
      const answer = await fetch(src);
      return { status: answer.status, type: answer.headers.get("Content-Type") };
    }, src);
    assert.deepEqual(icon, { status: 200, type }, src);
  }
}));

test("once it was opened, the page opens without a network, and knows its games", onAPage(async (page) => {
  await ready(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.evaluate(() => localStorage.setItem("far-lanes/test", "kept"));
  await page.context().setOffline(true);
  await page.reload();
  await ready(page);
  assert.equal((await kept(page)).test, "kept");
  assert.equal(await page.evaluate(() => navigator.onLine), false);
}));
