// Keeps the whole page on the device, so that it opens without a network. `web/build.sh` lists its files; the version
// is the fingerprint of all of them, so another build is another cache.

const CACHE = "far-lanes-@VERSION@";
const FILES = ["./", @FILES@];
// These two keep their names from build to build. All others are called after what is in them.
const RENEWED = ["./", "./index.html", "./data/manifest.json"].map((name) => new URL(name, self.location).href);

async function keepAll() {
  const cache = await caches.open(CACHE);
  await cache.addAll(FILES);
  await self.skipWaiting();
}

async function forgetOthers() {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith("far-lanes-") && name !== CACHE);
  await Promise.all(others.map((name) => caches.delete(name)));
}

async function kept(request) {
  const cache = await caches.open(CACHE);
  return cache.match(request, { ignoreSearch: true });
}

// What keeps its name is asked for anew, and is taken from the device where the network does not answer.
async function renewed(request) {
  try {
    return await fetch(request);
  } catch (fault) {
    const answer = await kept(request);
    if (!answer) throw fault;
    return answer;
  }
}

async function answered(request) {
  return (await kept(request)) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(keepAll()));
self.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== self.location.origin) return;
  const isRenewed = RENEWED.includes(address.origin + address.pathname);
  event.respondWith(isRenewed ? renewed(request) : answered(request));
});
