import { expect, test } from '@playwright/test';
import { startBenchSite } from '../harness/sites/site.ts';
import { actAsStaff, signInToSite } from '../harness/sites/site-calls.ts';
import { freePort } from '../scripts/free-port.mjs';

const MOST_ASKED = ['/', '/news', '/services?lang=en'];

test('after a change the most-asked pages are held again before anybody asks', async () => {
  test.setTimeout(240_000);
  const metricsPort = await freePort();
  const site = await startBenchSite({ env: { METRICS_PORT: String(metricsPort), SEED: 'none' } });
  try {
    const staff = actAsStaff(site.url, await signInToSite(site.url));
    for (const path of [...MOST_ASKED, ...MOST_ASKED]) await fetch(site.url + path);
    const held = async () => {
      const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
      return Number(/^dimos_page_cache_pages (\d+)$/m.exec(figures)?.[1]);
    };
    expect(await held()).toBeGreaterThanOrEqual(MOST_ASKED.length);
    expect((await staff.create('made-ahead', 'Made ahead')).ok).toBe(true);
    await expect.poll(held, { timeout: 30_000 }).toBe(MOST_ASKED.length);
    for (const path of MOST_ASKED) {
      const answer = await fetch(site.url + path);
      // A page that is made for the request is logged, under an id that the answer carries.
      expect([answer.status, answer.headers.get('x-request-id')], path).toEqual([200, null]);
    }
  } finally {
    await site.stop();
  }
});
