import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTestSiteServer, type TestSiteServer } from '../harness/sites/site-server.ts';

/** What the log says of a request that failed: enough to find the fault, and nothing that opens or names anything. */

let lines: { level: number; path?: string; msg: string }[];
let site: TestSiteServer;
beforeEach(async () => {
  lines = [];
  const log = pino({}, { write: (line) => lines.push(JSON.parse(line)) });
  site = await startTestSiteServer(1000, 'none', 'public', log);
  vi.spyOn(site.services.db, 'selectFrom').mockImplementation(() => {
    throw new TypeError('a fault');
  });
});
afterEach(() => site.close());

const failures = () => lines.filter(({ msg }) => msg === 'request failed').map(({ path }) => path);

test('the token of a preview, with which anybody opens it, is not in the log', async () => {
  const token = 'k7wq2m9x4tz8c1vb5n3j6h0d';
  expect((await fetch(`${site.url}/preview/${token}?screen=1`)).status).toBe(500);
  expect(failures()).toEqual(['/preview/…']);
  expect(JSON.stringify(lines)).not.toContain(token);
});

test('nor is what somebody asked of a page', async () => {
  const failed = await fetch(`${site.url}/?name=Papadopoulou`);
  expect([failed.status, failed.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(failed.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(failures()).toEqual(['/']);
  expect(JSON.stringify(lines)).not.toContain('Papadopoulou');
});
