import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveEntry } from '../../domain/content/acts/save-entry.ts';
import { unpublishEntry } from '../../domain/content/acts/unpublish-entry.ts';
import type { ContentType } from '../../domain/content/model/content-type.ts';
import { getForStaff, listForStaff } from '../../domain/content/reading/staff-entries.ts';
import { CONTENT_TYPES } from '../../domain/content-types/all.ts';
import { attraction } from '../../domain/content-types/attraction.ts';
import { event } from '../../domain/content-types/event.ts';
import { page } from '../../domain/content-types/page.ts';
import { unit } from '../../domain/content-types/unit.ts';
import { findScreen } from '../../domain/screens/find-screen.ts';
import { hasPages } from '../../domain/screens/public-address.ts';
import type { Bilingual } from '../../domain/text/bilingual.ts';
import { linksIn, textOf } from '../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../harness/screens/site-screens.ts';
import { actAs, TEST_ADMIN } from '../../harness/services.ts';

const acting = actAs(TEST_ADMIN);
const SITE = 'http://localhost:3000';
const ONLY_GREEK = 'This text is in Greek only for now.';
const BEHIND = 'The Greek text has changed since it was translated. Read the Greek text';
const types = (CONTENT_TYPES as readonly ContentType[]).filter(hasPages);

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function listed(type: ContentType) {
  const { entries } = await listForStaff(site.services.db, type, {
    state: 'published',
    limit: 50,
    offset: 0,
  });
  // The screens that show the text of a page have more than that text.
  return entries
    .map(({ path, ...entry }) => ({ ...entry, path: path ?? '' }))
    .filter(({ path }) => findScreen(path)?.of === type.name);
}

async function first(type: ContentType) {
  const [entry] = await listed(type);
  if (!entry) throw new Error(`There is no ${type.name}.`);
  return entry;
}

const notesOf = async (path: string) =>
  (await site.get(path)).main.querySelectorAll('.notice').map(textOf);

/** What search engines and other machines are told at an address. */
async function machineFacts(path: string) {
  const { document } = await site.get(path);
  const links = (rel: string) => document.querySelectorAll(`link[rel="${rel}"]`);
  return {
    canonical: links('canonical').map((link) => link.getAttributeValue('href')),
    alternates: links('alternate').flatMap((link) => link.getAttributeValue('hreflang') ?? []),
    structured: document.querySelectorAll('script[type="application/ld+json"]').length,
  };
}

test('the types with pages are those that these tests walk', () => {
  expect(types.map(({ name }) => name).sort()).toEqual([
    'alert',
    'attraction',
    'event',
    'lodging',
    'news',
    'page',
    'service',
    'tender',
    'unit',
  ]);
});

describe.each(types)('a page of the type $name', (type) => {
  test('that is public in Greek alone says so in English, and machines are led to the Greek', async () => {
    const { id, path, title } = await first(type);
    expect(await notesOf(`${path}?lang=en`)).not.toContain(ONLY_GREEK);
    await unpublishEntry(site.services.db, type, id, acting, 'en');
    expect(await notesOf(`${path}?lang=en`)).toContain(ONLY_GREEK);
    expect((await notesOf(path)).join()).not.toContain('μόνο στα');
    const { main } = await site.get(`${path}?lang=en`);
    const heading = main.querySelector('h1');
    expect(textOf(heading)).toBe(title.el);
    expect(
      heading?.getAttributeValue('lang') ??
        heading?.querySelector('[lang]')?.getAttributeValue('lang'),
    ).toBe('el');

    const greek = await machineFacts(path);
    expect(greek).toMatchObject({ canonical: [SITE + path], alternates: ['el', 'x-default'] });
    expect(greek.structured).toBeGreaterThan(0);
    const english = { canonical: [SITE + path], alternates: ['el', 'x-default'], structured: 0 };
    expect(await machineFacts(`${path}?lang=en`)).toEqual(english);
    const { html: sitemap } = await site.get('/sitemap.xml');
    // The warning of the first content has ended: machines are to forget it.
    const isForgotten = (await site.get(path)).html.includes('content="noindex"');
    expect(isForgotten).toBe(type.name === 'alert');
    expect(sitemap.includes(`<loc>${SITE}${path}</loc>`)).toBe(!isForgotten);
    expect(sitemap).not.toContain(`${SITE}${path}?lang=en`);
  });

  test('whose English lags behind the Greek says so in English, with the way to the Greek', async () => {
    const found = (await listed(type)).find(({ languages }) => languages.includes('en'));
    const { id, path, slug } = found ?? (await first(type));
    const { db } = site.services;
    if (!found) {
      const { data } = await getForStaff(db, type, id);
      await saveEntry(db, type, id, { slug, data, languages: ['el', 'en'] }, acting);
    }
    const { version, data: stored } = await getForStaff(db, type, id);
    const data = stored as Record<string, unknown>;
    const was = data[type.promoted.title] as Bilingual;
    const title = { ...was, el: `${was.el}, με αλλαγές` };
    await saveEntry(
      site.services.db,
      type,
      id,
      { slug, version, data: { ...data, [type.promoted.title]: title } },
      acting,
    );
    const { main } = await site.get(`${path}?lang=en`);
    expect(main.querySelectorAll('.notice').map(textOf)).toContain(BEHIND);
    expect(linksIn(main, '.notice a')).toContain(path);
    expect((await notesOf(path)).join()).not.toContain('μετά τη μετάφραση');
    expect((await machineFacts(`${path}?lang=en`)).alternates).toEqual(['el', 'en', 'x-default']);
  });
});

describe.each([page, attraction, event, unit] as ContentType[])('of the type $name', (type) => {
  /** The first with both languages, after its text has become another one. */
  async function write(content: Bilingual) {
    const entry = (await listed(type)).find(({ languages }) => languages.includes('en'));
    if (!entry) throw new Error(`There is no ${type.name}.`);
    const { id, version, slug, path } = entry;
    const data = { ...entry.data, content };
    await saveEntry(site.services.db, type, id, { slug, version, data }, acting);
    return { id, path };
  }

  test('a page with an English title alone says on its English screen that its text is Greek', async () => {
    const { path } = await write({ el: '<p>Κείμενο</p>', en: '' });
    expect(await notesOf(`${path}?lang=en`)).toContain(ONLY_GREEK);
  });

  test.skipIf(type.name === 'page')('a page without a text says so of its title', async () => {
    const { id, path } = await write({ el: '', en: '' });
    expect(await notesOf(`${path}?lang=en`)).not.toContain(ONLY_GREEK);
    await unpublishEntry(site.services.db, type, id, acting, 'en');
    expect(await notesOf(`${path}?lang=en`)).toContain(ONLY_GREEK);
  });
});

test('feeds have only what is public in their language', async () => {
  const news = types.find(({ name }) => name === 'news') as ContentType;
  const { path } = (await listed(news)).find(({ languages }) => !languages.includes('en')) ?? {};
  const [greek, english] = [
    await site.get('/feeds/news.xml'),
    await site.get('/feeds/news.xml?lang=en'),
  ];
  expect(greek.html).toContain(`${SITE}${path}<`);
  expect(english.html).toContain('<item>');
  expect(english.html).not.toContain(`${SITE}${path}?`);
  const { id, path: own } =
    (await listed(event as ContentType)).find(({ languages }) => languages.length === 2) ?? {};
  const events = async () =>
    (await site.get('/feeds/events.ics?lang=en')).html.replaceAll('\r\n ', '');
  expect(await events()).toContain(`${own}?lang=en`);
  await unpublishEntry(site.services.db, event, id ?? '', acting, 'en');
  expect(await events()).not.toContain(`${own}?lang=en`);
  expect((await site.get('/feeds/events.ics')).html.replaceAll('\r\n ', '')).toContain(`${own}`);
});
