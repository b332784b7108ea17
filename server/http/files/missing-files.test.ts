import { afterEach, beforeEach, expect, test } from 'vitest';
import { testDocumentRow } from '../../../harness/content/medium-row.ts';
import { TEST_NOW } from '../../../harness/services.ts';
import { startTestSiteServer, type TestSiteServer } from '../../../harness/sites/site-server.ts';

let site: TestSiteServer;
beforeEach(async () => {
  site = await startTestSiteServer(10_000);
});
afterEach(() => site.close());

test.each([
  '/media/report.0123456789abcdef/report.pdf',
  '/media/report/report.pdf',
  '/share/gr/nothing.jpg',
  '/assets/nothing.js',
  '/islands/nothing.js',
  '/nothing.data',
  '/nothing.txt',
])('that %s is not there is kept by no cache', async (path) => {
  const { status, headers } = await fetch(site.url + path);
  expect(status).toBe(404);
  expect(headers.get('Cache-Control')).toMatch(/no-store|no-cache/);
});

test.each(['/news.data', '/admin/pages.data', '/login.data'])(
  'the data of a screen is not given alone: %s',
  async (path) => {
    const answer = await fetch(site.url + path);
    expect([answer.status, await answer.text()]).toEqual([404, 'Not found']);
  },
);

test('what browsers may fetch ahead is in a file of the type that they ask for', async () => {
  const { status, headers } = await fetch(`${site.url}/speculation-rules.json`);
  expect([status, headers.get('Content-Type')]).toEqual([200, 'application/speculationrules+json']);
  expect(headers.get('Cache-Control')).toBe('public, max-age=3600');
});

test('a part that a file does not have is kept by no cache', async () => {
  await keepReport();
  const headers = { Range: 'bytes=9-' };
  const answer = await fetch(`${site.url}${REPORT}`, { headers });
  expect(answer.status).toBe(416);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
});

test('of a file that was deleted nobody is told that their copy still holds', async () => {
  await keepReport();
  const headers = { 'If-None-Match': '"0123456789abcdef"' };
  expect((await fetch(site.url + REPORT, { headers })).status).toBe(304);
  await site.services.db.deleteFrom('media').where('id', '=', 'report').execute();
  expect((await fetch(site.url + REPORT, { headers })).status).toBe(404);
});

test('a document, or a picture, that the store has lost is missing, and no failure of ours', async () => {
  await keepReport();
  const { db, store } = site.services;
  const file = { width: 400, storage_key: 'originals/picture.webp' };
  const picture = testDocumentRow({ id: 'picture', kind: 'image', ...file });
  await db.insertInto('media').values(picture).execute();
  await store.delete('originals/report.pdf');
  for (const path of [REPORT, '/media/picture.0123456789abcdef/320.webp']) {
    expect((await fetch(site.url + path)).status, path).toBe(404);
  }
});

test('where a file is that was replaced is kept by no cache: it may be replaced again', async () => {
  await keepReport();
  const { mime_type, size_bytes, width, height, crop, file_name } = testDocumentRow();
  const digests = { digest: 'fedcba9876543210', address_digest: 'fedcba9876543210' };
  const replaced = { replaced_at: TEST_NOW.toISOString(), replaced_by: null, storage_key: null };
  const file = { mime_type, size_bytes, width, height, crop, file_name };
  await site.services.db
    .insertInto('earlier_files')
    .values({ id: 'earlier', medium_id: 'report', ...digests, ...file, ...replaced })
    .execute();
  const earlier = `${site.url}/media/report.fedcba9876543210/report.pdf`;
  const { status, headers } = await fetch(earlier, { redirect: 'manual' });
  expect([status, headers.get('Location')]).toEqual([302, REPORT]);
  expect(headers.get('Cache-Control')).toBe('no-store');
});

const REPORT = '/media/report.0123456789abcdef/report.pdf';

async function keepReport(): Promise<void> {
  const { db, store } = site.services;
  await store.put('originals/report.pdf', 'report');
  await db.insertInto('media').values(testDocumentRow()).execute();
}
