import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveEntry } from '../../domain/content/acts/save-entry.ts';
import { type ContentType, emptyData } from '../../domain/content/model/content-type.ts';
import { readStored } from '../../domain/content/model/stored-data.ts';
import { CONTENT_TYPES } from '../../domain/content-types/all.ts';
import { event } from '../../domain/content-types/event.ts';
import { news } from '../../domain/content-types/news.ts';
import { TEASER_PLACES, teaser } from '../../domain/content-types/teaser.ts';
import { newsData, pageData } from '../../harness/content/entry-data.ts';
import { actAs, signInAs, TEST_EDITOR } from '../../harness/services.ts';
import { startTestSiteServer, type TestSiteServer } from '../../harness/sites/site-server.ts';

let site: TestSiteServer;
let admin: string;
beforeAll(async () => {
  site = await startTestSiteServer(100_000, 'sample');
  admin = await signInAs(site.services.auth, site.services, 'admin');
});
afterAll(() => site.close());

interface Answer {
  html: string;
  place: string;
  address: string;
  screen: number;
  screens: { el: string; en: string }[];
  missing: Record<string, string>;
  message: string;
}

async function call(method: string, path: string, body?: unknown, token = admin) {
  const response = await fetch(`${site.url}/api${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Answer,
  };
}

const preview = (type: string, body: object) => call('POST', `/content/${type}/preview`, body);
const visit = async (path: string) => {
  const response = await fetch(site.url + path);
  return { status: response.status, html: await response.text() };
};

const headingOf = (html: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1];

const MARK = { el: 'Ζουζουνίσματα', en: 'Zigzagging' };

/** The first entry of a type, and its data with a title that stands nowhere else. */
async function marked(type: ContentType) {
  const row = await site.services.db
    .selectFrom('entries')
    .selectAll()
    .where('type', '=', type.name)
    .where('state', '=', 'published')
    .orderBy('position')
    .orderBy('sort_date', 'desc')
    .executeTakeFirstOrThrow();
  const data = { ...(readStored(type, row.working) as Record<string, unknown>) };
  const title = type.promoted.title;
  data[title] = typeof data[title] === 'string' ? MARK.el : MARK;
  return { row, data };
}

/** No screen shows their entries: they say how the search reads what is typed. */
const ON_NO_SCREEN: readonly string[] = ['synonym', 'search-promise'];

test.each(
  CONTENT_TYPES.filter(({ name }) => !ON_NO_SCREEN.includes(name)).map(
    (type, at): [string, 'el' | 'en', ContentType] => [type.name, at % 2 ? 'el' : 'en', type],
  ),
)(
  'an entry of the type %s is shown as typed, on the screen of the public, in %s',
  async (name, language, type) => {
    const { row, data } = await marked(type);
    const { status, body } = await preview(name, { id: row.id, slug: row.slug, data, language });
    expect(status).toBe(200);
    expect(body.missing).toEqual({});
    expect(body.html).toContain(`<html lang="${language}"`);
    expect(body.html).toContain(MARK[language]);
    if (body.place) expect(body.html).toContain(`id="${body.place}"`);
  },
);

describe('a form', () => {
  test('is shown on each screen that would show its entry, whichever is chosen', async () => {
    const { row, data } = await marked(news);
    const asked = { id: row.id, slug: row.slug, data, language: 'en' };
    const { body } = await preview('news', asked);
    expect(body.screens.map(({ en }) => en)).toEqual(['Its own page', 'News', 'Home']);
    for (const screen of [0, 1, 2]) {
      const { body: shown } = await preview('news', { ...asked, screen });
      expect(shown.screen).toBe(screen);
      expect(shown.html).toContain(MARK.en);
      // Its own page is no link on itself; the others lead there.
      expect(shown.address).toBe(screen === 0 ? '' : `/news/${row.slug}`);
    }
    // A screen that is not there any more, since the category has changed: the last one.
    expect((await preview('news', { ...asked, screen: 99 })).body.screen).toBe(2);
  });

  test.each(TEASER_PLACES.map(({ value }) => value))(
    'of a teaser is seen on the screen of its place: %s',
    async (place) => {
      const { id, slug, working } = await site.services.db
        .selectFrom('entries')
        .select(['id', 'slug', 'working'])
        .where('type', '=', teaser.name)
        .where('category', '=', place)
        .orderBy('position')
        .executeTakeFirstOrThrow();
      const data = { ...readStored(teaser, working), title: MARK };
      const { body } = await preview('teaser', { id, slug, data, language: 'el' });
      expect(body.html).toContain(MARK.el);
    },
  );

  test('of a new entry needs no address and no complete fields, and shows it', async () => {
    const unseen: string[] = [];
    const types: ContentType[] = CONTENT_TYPES.filter(({ singleton }) => !singleton);
    for (const { name, fields, promoted } of types) {
      const unchosen = promoted.category ? { [promoted.category]: null } : {};
      const data = { ...emptyData(fields), ...unchosen };
      const { status, body } = await preview(name, { data, language: 'el' });
      expect([name, status]).toEqual([name, 200]);
      if (ON_NO_SCREEN.includes(name)) {
        expect([name, body.screens]).toEqual([name, []]);
        continue;
      }
      expect([name, body.html?.slice(0, 15)]).toEqual([name, '<!DOCTYPE html>'.toLowerCase()]);
      if (!body.html.includes('(χωρίς τίτλο)')) unseen.push(name);
      expect(Object.keys(body.missing).length).toBeGreaterThan(0);
    }
    // A slide is its picture.
    expect(unseen).toEqual(['slide']);
  }, 60_000);

  test('with an address that another entry has, or that is none, is shown all the same', async () => {
    const { row } = await marked(news);
    for (const slug of [row.slug, 'Όχι διεύθυνση', '', '../../admin', undefined]) {
      const data = { ...newsData(MARK.el, '2026-03-01') };
      const { body } = await preview('news', { slug, data, language: 'el' });
      expect(headingOf(body.html)).toContain(MARK.el);
    }
    const reserved = { slug: 'news', data: pageData(MARK.el), language: 'el' };
    expect(headingOf((await preview('page', reserved)).body.html)).toContain(MARK.el);
  });

  test('in the middle of typing is shown without what is no value yet, and says what is missing', async () => {
    const data = {
      ...emptyData(event.fields),
      title: MARK,
      startsAt: '2026-13-4',
      content: { el: '<p>Μια <strong>ανοιχτή', en: 7 },
      image: { not: 'an id' },
      stray: 'of another version of the site',
    };
    const { status, body } = await preview('event', { data, language: 'el' });
    expect(status).toBe(200);
    expect(body.html).toContain(MARK.el);
    expect(body.html).toContain('Μια <strong>ανοιχτή</strong>');
    expect(body.missing).toMatchObject({ startsAt: expect.any(String), image: expect.any(String) });
    expect(body.missing).not.toHaveProperty('stray');
  });

  test('shows alternative texts that are not saved yet', async () => {
    const { row, data } = await marked(news);
    const image = await site.services.db
      .selectFrom('media')
      .select('id')
      .where('kind', '=', 'image')
      .executeTakeFirstOrThrow();
    const { body } = await preview('news', {
      id: row.id,
      data: { ...data, image: image.id },
      alts: { [image.id]: { el: 'Ένα νέο λιμάνι', en: '' } },
      language: 'el',
    });
    expect(body.html).toContain('alt="Ένα νέο λιμάνι"');
  });

  test('runs nothing: no script arrives, whatever is written into it', async () => {
    const { row, data } = await marked(news);
    const content = {
      el: '<p>Α</p><script>alert(1)</script><img src="x" onerror="alert(1)"><iframe src="https://example.org"></iframe>',
      en: '',
    };
    const { body } = await preview('news', {
      id: row.id,
      data: { ...data, content, title: { el: '</script><script>alert(2)</script>', en: 'A' } },
      language: 'el',
    });
    expect(body.html).not.toMatch(/<script|onerror|<iframe/i);
    expect(body.html).toContain('&lt;/script&gt;');
    expect(body.html).toMatch(
      /<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; img-src 'self' data:; font-src 'self'; base-uri 'none'; form-action 'none'">/,
    );
    expect(body.html).toContain('<base target="_blank">');
  });

  test('is stored nowhere, and no page of the public knows of it', async () => {
    const everything = () => site.services.db.selectFrom('entries').selectAll().execute();
    const { row, data } = await marked(news);
    const before = await everything();
    await visit('/news');
    const held = site.cache.size;
    await preview('news', { id: row.id, data, language: 'el' });
    await preview('news', { slug: 'a-new-one', data, language: 'el' });
    expect(await everything()).toEqual(before);
    expect(site.cache.size).toEqual(held);
    expect((await visit(`/news/${row.slug}`)).html).not.toContain(MARK.el);
    expect((await visit('/news')).html).not.toContain(MARK.el);
    expect((await visit('/news/a-new-one')).status).toBe(404);
  });
});

describe('a working copy', () => {
  test('is shown as it is stored, to staff alone, and the public goes on seeing the published copy', async () => {
    const { row, data } = await marked(news);
    await saveEntry(site.services.db, news, row.id, { data, publish: false }, actAs(TEST_EDITOR));
    const path = `/content/news/${row.id}/preview?language=el`;
    const { headers, body } = await call('GET', path);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(body.html).toContain(MARK.el);
    expect(body.html).toContain('<meta name="robots" content="noindex, nofollow, noarchive"');
    expect(body.html).not.toMatch(/rel="canonical"|og:|application\/ld\+json/);
    expect((await visit(`/news/${row.slug}`)).html).not.toContain(MARK.el);
    expect((await call('GET', path, undefined, 'nobody')).status).toBe(401);
    expect((await call('GET', '/content/news/no-such/preview?language=el')).status).toBe(404);
    expect((await call('GET', `/content/event/${row.id}/preview?language=el`)).status).toBe(404);
  });
});
