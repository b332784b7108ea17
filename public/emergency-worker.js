// The emergency page without a connection. It keeps that page in both languages and its styles, and nothing else:
// nothing of the visitor, no other page. Whoever has a connection gets the newest page, and that is what is kept.
const CACHE = 'emergency';
const KEPT = ['/emergency', '/emergency?lang=en', '/emergency.css'];
// On a line that hardly moves, the kept page is better than a blank one.
const PATIENCE_MS = 4000;

self.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(KEPT.map((address) => new Request(address, { cache: 'reload' })));
    await self.skipWaiting();
  };
  event.waitUntil(keep());
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const key = keyOf(event.request);
  if (key) event.respondWith(answer(event, key));
});

/** Under what an address is kept; undefined for one that is none of the worker's business. */
function keyOf({ method, url }) {
  const { origin, pathname, searchParams } = new URL(url);
  if (method !== 'GET' || origin !== self.location.origin) return undefined;
  const key = pathname + (searchParams.get('lang') === 'en' ? '?lang=en' : '');
  return KEPT.includes(key) ? key : undefined;
}

/** The newest there is: from the site where it answers in time, else what is kept. */
async function answer(event, key) {
  // A browser whose storage is broken, or was forbidden since, still shows what the site sends.
  const cache = await caches.open(CACHE).catch(() => undefined);
  const kept = await cache?.match(key).catch(() => undefined);
  const fresh = fetch(event.request).then(async (response) => {
    // A full device keeps what it has; what has arrived is shown all the same.
    if (response.ok) await cache?.put(key, response.clone()).catch(() => undefined);
    return response.ok || !kept ? response : kept;
  });
  if (!kept) return fresh;
  event.waitUntil(fresh.catch(() => undefined));
  const patience = new Promise((resolve) => {
    setTimeout(() => resolve(kept), PATIENCE_MS);
  });
  return Promise.race([fresh, patience]).catch(() => kept);
}
