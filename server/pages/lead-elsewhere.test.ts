import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEntry } from '../../domain/content/acts/create-entry.ts';
import { deleteEntry } from '../../domain/content/acts/delete-entry.ts';
import { saveEntry } from '../../domain/content/acts/save-entry.ts';
import { page } from '../../domain/content-types/page.ts';
import { createRedirect, deleteRedirect } from '../../domain/redirects/save-redirects.ts';
import { pageData } from '../../harness/content/entry-data.ts';
import { actAs, TEST_EDITOR } from '../../harness/services.ts';
import { startTestSiteServer, type TestSiteServer } from '../../harness/sites/site-server.ts';

const acting = actAs(TEST_EDITOR);

let site: TestSiteServer;
beforeEach(async () => {
  site = await startTestSiteServer(8);
});
afterEach(() => site.close());

const lead = (from: string, to: string, status = '301') =>
  createRedirect(site.services.db, { from, to, status, note: '' }, site.services.siteUrl, acting);
async function ask(path: string, init: RequestInit = {}) {
  const { status, headers } = await fetch(site.url + path, { redirect: 'manual', ...init });
  const location = headers.get('Location');
  return { status, location, cacheControl: headers.get('Cache-Control') };
}

test('an old address leads where staff said, with its query and in its language', async () => {
  await lead('/old', '/contact');
  await lead('/old?id=5', '/news#top', '302');
  await lead('/index.php?id=7', 'https://www.gov.gr/');
  expect(await ask('/old')).toEqual({
    status: 301,
    location: '/contact',
    cacheControl: 'public, no-cache',
  });
  expect(await ask('/old?x=1&lang=en')).toMatchObject({ location: '/contact?lang=en' });
  expect(await ask('/old?id=5')).toMatchObject({ status: 302, location: '/news#top' });
  expect(await ask('/old', { method: 'HEAD' })).toMatchObject({ status: 301 });
  expect(await ask('/index.php?id=7')).toEqual({
    status: 301,
    location: 'https://www.gov.gr/',
    cacheControl: 'public, no-cache',
  });
  expect(await ask('/index.php?id=8')).toMatchObject({ status: 404 });
});

test('a change is heard with the next request', async () => {
  expect(await ask('/old')).toMatchObject({ status: 404 });
  const { id } = await lead('/old', '/contact');
  expect(await ask('/old')).toMatchObject({ status: 301 });
  await deleteRedirect(site.services.db, id, acting);
  expect(await ask('/old')).toMatchObject({ status: 404 });
});

test('a page goes first, then an address that an entry had, then the staff', async () => {
  const { db } = site.services;
  await lead('/works', '/contact');
  await lead('/projects', '/contact');
  const data = pageData('Έργα');
  const { id } = await createEntry(db, page, { slug: 'works', data }, acting);
  expect(await ask('/works')).toMatchObject({ status: 200 });
  await saveEntry(db, page, id, { slug: 'moved', data }, acting);
  site.cache.change([]);
  expect(await ask('/works')).toMatchObject({ status: 301, location: '/moved' });
  expect(await ask('/projects')).toMatchObject({ status: 301, location: '/contact' });
});

test('an address that an entry had leads nowhere once the entry is off the site, but where staff said', async () => {
  const { db } = site.services;
  await lead('/works', '/contact');
  const data = pageData('Έργα');
  const { id } = await createEntry(db, page, { slug: 'works', data }, acting);
  await saveEntry(db, page, id, { slug: 'projects', data }, acting);
  await saveEntry(db, page, id, { slug: 'moved', data }, acting);
  expect(await ask('/works')).toMatchObject({ status: 301, location: '/moved' });
  expect(await ask('/projects?lang=en')).toMatchObject({ location: '/moved?lang=en' });
  await deleteEntry(db, page, id, acting);
  site.cache.change([id]);
  expect(await ask('/works')).toMatchObject({ status: 301, location: '/contact' });
  expect(await ask('/projects')).toMatchObject({ status: 404, location: null });
  expect(await ask('/moved')).toMatchObject({ status: 404, location: null });
});

test('what leads nowhere is counted, and nothing else', async () => {
  await lead('/old', '/contact');
  const referer = `${site.services.siteUrl}/news`;
  await ask('/old');
  await ask('/news');
  await ask('/nothing?name=maria', { headers: { Referer: referer } });
  await ask('/nothing', { method: 'HEAD' });
  await ask('/assets/former-build.js');
  await ask('/leaflet.pdf');
  expect(site.missed.take()).toEqual([
    { path: '/nothing', times: 1, linkedFrom: '/news' },
    { path: '/leaflet.pdf', times: 1, linkedFrom: '' },
  ]);
});

test('looking for an old address is in the budget of whoever asks', async () => {
  await lead('/index.php?id=7', '/contact');
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) statuses.push((await ask(`/nothing-${i}`)).status);
  for (let i = 0; i < 4; i++) statuses.push((await ask('/index.php?id=7')).status);
  expect(statuses.slice(0, 8)).toEqual([404, 404, 404, 404, 404, 404, 301, 301]);
  expect(statuses.slice(8)).toEqual([429, 429]);
});
