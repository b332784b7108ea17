import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEntry } from '../../domain/content/acts/create-entry.ts';
import { deleteEntry } from '../../domain/content/acts/delete-entry.ts';
import { restoreEntry } from '../../domain/content/acts/restore-entry.ts';
import { saveEntry } from '../../domain/content/acts/save-entry.ts';
import {
  makePreviewLink,
  withdrawPreviewLink,
} from '../../domain/content/preview/preview-links.ts';
import { addToSet, chooseLanguages, removeFromSet } from '../../domain/content/sets/fill-set.ts';
import { createSet, deleteSet } from '../../domain/content/sets/make-set.ts';
import { makeSetLink, withdrawSetLink } from '../../domain/content/sets/set-preview-links.ts';
import { department } from '../../domain/content-types/department.ts';
import { news } from '../../domain/content-types/news.ts';
import { newsData } from '../../harness/content/entry-data.ts';
import { actAs, signInAs, TEST_EDITOR, TEST_NOW } from '../../harness/services.ts';
import { startTestSiteServer, type TestSiteServer } from '../../harness/sites/site-server.ts';

const WEEK_MS = 7 * 24 * 60 * 60_000;
const acting = actAs(TEST_EDITOR);

let site: TestSiteServer;
let now = TEST_NOW;
beforeAll(async () => {
  site = await startTestSiteServer(100_000, 'sample');
  site.services.now = () => now;
});
afterAll(() => site.close());

let count = 0;
async function newDraft(title = 'Κρυφή είδηση') {
  const slug = `hidden-news-${++count}`;
  const data = newsData(title, '2026-03-04');
  return createEntry(site.services.db, news, { slug, data, publish: false }, acting);
}

async function open(path: string, from = '198.51.100.1') {
  const response = await fetch(site.url + path, {
    headers: { 'X-Forwarded-For': from },
    redirect: 'manual',
  });
  return { status: response.status, headers: response.headers, html: await response.text() };
}

const linkTo = async (id: string, by = acting) => makePreviewLink(site.services.db, news, id, by);

describe('a link for somebody without an account', () => {
  test('shows the working copy of the moment it is opened, in both languages, on each of its screens', async () => {
    const { id, slug } = await newDraft();
    const { token } = await linkTo(id);
    const first = await open(`/preview/${token}`);
    expect(first.status).toBe(200);
    expect(first.html).toContain('<html lang="el"');
    expect(first.html).toContain('Κρυφή είδηση');
    expect(first.html).toContain('Προεπισκόπηση – δεν είναι δημόσια');
    expect(first.html).toContain('11 Μαρτίου 2026');
    // What is public anyway is where it is for everybody.
    expect(first.html).toContain('href="/"');
    expect(first.html).toContain('href="/news"');
    const others = [...first.html.matchAll(/\?screen=(\d+)/g)].map(([, at]) => Number(at));
    const last = Math.max(...others);
    expect(last).toBeGreaterThan(1);
    for (const [asked, shown] of [
      [last, last],
      [last + 1, undefined],
    ]) {
      const { html } = await open(`/preview/${token}?screen=${asked}`);
      const current = /<a href="([^"]*)" aria-current="page">/.exec(
        html.slice(html.indexOf('class="preview-bar"')),
      );
      const at = current?.[1]?.match(/\?screen=(\d+)/)?.[1];
      expect(at === undefined ? undefined : Number(at), `${asked}`).toBe(shown);
      expect(current).not.toBeNull();
    }
    const data = {
      ...newsData('Άλλος τίτλος', '2026-03-04'),
      title: { el: 'Άλλος', en: 'Changed' },
    };
    await saveEntry(site.services.db, news, id, { data, publish: false }, acting);
    const english = await open(`/preview/${token}?lang=en`);
    expect(english.html).toContain('<html lang="en"');
    expect(english.html).toContain('Changed');
    expect(english.html).toContain('Preview – not public');
    const home = await open(`/preview/${token}?lang=en&screen=2`);
    expect(home.html).toContain('Changed');
    // On the public address there is nothing yet: the teaser leads to the preview of the page.
    expect(home.html).toContain(`href="/preview/${token}?lang=en"`);
    expect(home.html).not.toContain(`href="/news/${slug}`);
    expect((await open(`/news/${slug}`)).status).toBe(404);
  });

  test('is kept by no cache, listed by no search engine and named to no other site', async () => {
    const { token } = await linkTo((await newDraft()).id);
    const held = site.cache.size;
    for (const path of [`/preview/${token}`, '/preview/nothing', '/preview']) {
      const { headers } = await open(path);
      expect(headers.get('Cache-Control')).toBe('no-store');
      expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow, noarchive');
      expect(headers.get('Referrer-Policy')).toBe('no-referrer');
      expect(headers.get('Content-Security-Policy')).toContain("form-action 'none'");
      expect(headers.get('Content-Security-Policy')).toContain("script-src 'self'");
      expect(headers.get('Set-Cookie')).toBeNull();
    }
    const { html } = await open(`/preview/${token}`);
    expect(html).toContain('<meta name="robots" content="noindex, nofollow, noarchive"');
    expect(html).not.toMatch(/rel="canonical"|property="og:/);
    expect(site.cache.size).toEqual(held);
  });

  test('opens for seven days, and is then answered as one that never was', async () => {
    const { token, expiresAt } = await linkTo((await newDraft()).id);
    expect(expiresAt).toBe(new Date(TEST_NOW.getTime() + WEEK_MS).toISOString());
    const unknown = await open('/preview/0123456789abcdefghijklmnopqrstuv');
    expect(unknown.status).toBe(404);
    expect(unknown.html).toContain('Η προεπισκόπηση δεν ανοίγει');
    now = new Date(TEST_NOW.getTime() + WEEK_MS - 1);
    expect((await open(`/preview/${token}`)).status).toBe(200);
    now = new Date(TEST_NOW.getTime() + WEEK_MS);
    const ended = await open(`/preview/${token}`);
    now = TEST_NOW;
    expect(ended).toMatchObject({ status: 404, html: unknown.html });
    expect((await open('/preview/x?lang=en')).html).toContain('The preview does not open');
  });

  test('that was withdrawn, or whose entry was deleted, opens nothing, even when the entry comes back', async () => {
    const { db } = site.services;
    const { id } = await newDraft();
    const withdrawn = await linkTo(id);
    const other = await linkTo(id);
    await withdrawPreviewLink(db, news, id, withdrawn.id, acting);
    expect((await open(`/preview/${withdrawn.token}`)).status).toBe(404);
    expect((await open(`/preview/${other.token}`)).status).toBe(200);
    await deleteEntry(db, news, id, acting);
    expect((await open(`/preview/${other.token}`)).status).toBe(404);
    await restoreEntry(db, news, id, acting);
    expect((await open(`/preview/${other.token}`)).status).toBe(404);
  });

  test('leads to the place on a screen that shows several entries', async () => {
    const { id } = await site.services.db
      .selectFrom('entries')
      .select('id')
      .where('type', '=', department.name)
      .executeTakeFirstOrThrow();
    const response = await fetch(`${site.url}/api/content/department/${id}/preview-links`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${site.editor}`, 'Content-Type': 'application/json' },
    });
    const { url } = (await response.json()) as { url: string };
    const { pathname, hash } = new URL(url);
    const { html } = await open(pathname);
    expect(hash).not.toBe('');
    expect(html).toContain(`id="${hash.slice(1)}"`);
  });

  test('cannot be guessed by trying: a network with many wrong ones has to wait, a right one still opens', async () => {
    const { token } = await linkTo((await newDraft()).id);
    const from = '198.51.100.77';
    for (let attempt = 0; attempt < 60; attempt++) {
      expect((await open(`/preview/${attempt}`, from)).status).toBe(404);
    }
    const refused = await open('/preview/one-more', from);
    expect(refused.status).toBe(429);
    expect(refused.html).toContain('<h1');
    expect((await open(`/preview/${token}`, from)).status).toBe(200);
    expect((await open('/preview/one-more')).status).toBe(404);
  });

  test('takes no form and no other method', async () => {
    const { token } = await linkTo((await newDraft()).id);
    const response = await fetch(`${site.url}/preview/${token}`, { method: 'POST' });
    expect(response.status).toBe(405);
    expect((await fetch(`${site.url}/preview/${token}`, { method: 'HEAD' })).status).toBe(200);
  });
});

describe('a publishing set', () => {
  const setOf = async (...ids: string[]) => {
    const { db } = site.services;
    const set = await createSet(db, 'Νέο έτος', acting);
    await addToSet(
      db,
      set,
      ids.map((id) => ({ id })),
      acting,
    );
    return set;
  };

  test('is shown by one link with all its entries together, and the page of each', async () => {
    const { db } = site.services;
    const one = await newDraft('Πρώτη της ομάδας');
    const two = await newDraft('Δεύτερη της ομάδας');
    const set = await setOf(one.id, two.id);
    const link = await makeSetLink(db, set, acting);
    const { status, headers, html } = await open(`/preview/${link.token}`);
    expect(status).toBe(200);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('X-Robots-Tag')).toContain('noindex');
    // The bar leads to the page of each, by its title.
    expect(html).toContain('Πρώτη της ομάδας');
    expect(html).toContain('Δεύτερη της ομάδας');
    const home = await openScreen(link.token, html, 'Αρχική');
    // In English, too, each leads to its own preview: its address is one in HTML.
    const inEnglish = await openScreen(link.token, html, 'Αρχική', '&lang=en');
    expect(inEnglish).toMatch(
      new RegExp(`href="/preview/${link.token}\\?screen=\\d+&amp;lang=en"`),
    );
    expect(inEnglish).not.toMatch(new RegExp(`href="/preview/${link.token}\\?screen=\\d+&lang`));
    for (const title of ['Πρώτη της ομάδας', 'Δεύτερη της ομάδας']) expect(home).toContain(title);
    expect((await open(`/news/${one.slug}`)).status).toBe(404);
    await removeFromSet(db, set, two.id, acting);
    expect(await openScreen(link.token, html, 'Αρχική')).not.toContain('Δεύτερη της ομάδας');
    await withdrawSetLink(db, set, link.id, acting);
    expect((await open(`/preview/${link.token}`)).status).toBe(404);
  });

  test('is shown to staff in a frame, each entry in the languages that it publishes', async () => {
    const { db, auth } = site.services;
    const both = await newDraft('Δίγλωσση της ομάδας');
    const greek = await newDraft('Ελληνική της ομάδας');
    const set = await setOf(both.id, greek.id);
    await chooseLanguages(db, set, greek.id, ['el'], acting);
    const token = await signInAs(auth, site.services, 'reviewer');
    const frame = async (screen: number, language: string) => {
      const path = `/api/publishing-sets/${set}/preview?screen=${screen}&language=${language}`;
      const headers = { Authorization: `Bearer ${token}` };
      const response = await fetch(site.url + path, { headers });
      return (await response.json()) as { html: string; screens: { el: string }[] };
    };
    const { screens, html } = await frame(0, 'el');
    expect(screens.map(({ el }) => el)).toContain('Ελληνική της ομάδας');
    expect(html).not.toContain('<script');
    const own = screens.findIndex(({ el }) => el === 'Ελληνική της ομάδας');
    expect((await frame(own, 'en')).html).toContain('This text is in Greek only for now.');
  });

  test('a deleted set opens nothing', async () => {
    const { db } = site.services;
    const set = await setOf((await newDraft()).id);
    const { token } = await makeSetLink(db, set, acting);
    await deleteSet(db, set, acting);
    expect((await open(`/preview/${token}`)).status).toBe(404);
  });

  /** The screen of a preview that its bar names so. */
  async function openScreen(token: string, html: string, name: string, more = '') {
    const found = new RegExp(`href="(/preview/${token}[^"#]*)[^"]*"[^>]*>\\s*${name}`).exec(html);
    return (await open((found?.[1] ?? '').replaceAll('&amp;', '&') + more)).html;
  }
});
