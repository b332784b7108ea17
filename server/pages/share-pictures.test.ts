import { Hono } from 'hono';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setEmblem } from '../../harness/content/emblem.ts';
import { testDocumentRow } from '../../harness/content/medium-row.ts';
import { openTestSqlite } from '../../harness/databases/databases.ts';
import { openTestServices, TEST_NOW, type TestServices } from '../../harness/services.ts';
import { fillEmptyDatabase } from '../../seed/fill.ts';
import { type HeldPage, holdPage } from './held/held-page.ts';
import { sharePictures } from './share-pictures.ts';

let open: TestServices;
let asked: string[];
let page: HeldPage | undefined;
let app: Hono;

beforeEach(async () => {
  open = await openTestServices(await openTestSqlite());
  asked = [];
  page = pageOf('Νέα &amp; ανακοινώσεις');
  app = new Hono();
  app.get(
    '/share/*',
    sharePictures(open.services, async (address) => {
      asked.push(address);
      return page;
    }),
  );
});

afterEach(() => open.close());

function pageOf(title: string, picture = ''): HeldPage {
  return holdPage(
    200,
    {},
    `<html><head><meta property="og:title" content="${title}"/>` +
      '<meta property="og:site_name" content="Δήμος"/>' +
      `<meta property="og:image" content="https://example.gr/share/gr/news.jpg"/>${picture}</head></html>`,
  );
}

async function request(path: string, headers: Record<string, string> = {}): Promise<Response> {
  return app.request(path, { headers }, { incoming: {} });
}

describe('the address of a sharing picture', () => {
  it.each([
    ['/share/gr.jpg', '/'],
    ['/share/en.jpg', '/?lang=en'],
    ['/share/gr/news/road-works.jpg?v=abc', '/news/road-works'],
    ['/share/en/news.jpg', '/news?lang=en'],
    [`/share/gr/${encodeURI('σελίδα/δύο λέξεις')}.jpg`, '/σελίδα/δύο λέξεις'],
  ])('%s asks for the page %s', async (path, address) => {
    const response = await request(path);
    expect(response.status).toBe(200);
    expect(asked).toEqual([address]);
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([width, height]).toEqual([1200, 630]);
  });

  it.each([
    '/share/gr/%00.jpg',
    '/share/gr/news%01%02.jpg',
    '/share/gr/ne%09ws.jpg',
    '/share/gr/news%20.jpg',
    '/share/gr/x%5c..%5cnews.jpg',
  ])('%s is no other spelling of one: each would be drawn and kept', async (path) => {
    expect((await request(path)).status).toBe(404);
    expect(asked).toEqual([]);
  });

  it.each(['/share/', '/share/fr/news.jpg', '/share/gr/news.png', '/share/gr/news'])(
    '%s is none',
    async (path) => {
      expect((await request(path)).status).toBe(404);
      expect(asked).toEqual([]);
    },
  );
});

it('there is none for what is no page', async () => {
  for (const missing of [undefined, holdPage(404, {}, ''), holdPage(200, {}, '<rss/>')]) {
    page = missing;
    expect((await request('/share/gr/nothing.jpg')).status).toBe(404);
  }
  page = holdPage(503, {}, '');
  expect((await request('/share/gr/news.jpg')).status).toBe(503);
});

it('is drawn once, kept, and replaced when the title of the page changes', async () => {
  const kept = async () => {
    const { objects } = await open.services.store.listAll('share', { recursive: true });
    return [...objects].length;
  };
  const draw = vi.spyOn(open.services.files, 'run');
  const [first, second] = await Promise.all([
    request('/share/gr/news.jpg'),
    request('/share/gr/news.jpg?v=other'),
  ]);
  const drawn = await first.arrayBuffer();
  expect(drawn).toEqual(await second.arrayBuffer());
  expect(drawn).toEqual(await (await request('/share/gr/news.jpg')).arrayBuffer());
  expect(draw).toHaveBeenCalledTimes(1);
  expect(await kept()).toBe(1);
  const etag = first.headers.get('ETag') ?? '';
  expect((await request('/share/gr/news.jpg', { 'If-None-Match': etag })).status).toBe(304);
  page = pageOf('Όλα τα νέα');
  const changed = await request('/share/gr/news.jpg');
  expect(changed.headers.get('ETag')).not.toBe(etag);
  expect(await kept()).toBe(1);
});

it('has the title as people read it, and not as it is written in the page', async () => {
  const etagOf = async (title: string) => {
    page = pageOf(title);
    return (await request('/share/gr/news.jpg')).headers.get('ETag');
  };
  expect(await etagOf('&lt;Νέα&gt; &amp; δήμος')).toBe(await etagOf('<Νέα> & δήμος'));
  expect(await etagOf('O&#x27;Neill')).toBe(await etagOf("O'Neill"));
  expect(await etagOf('&quot;Νέα&quot;')).not.toBe(await etagOf('Νέα'));
});

it('says under the name of the site, which is the title of its home page, what the site says of itself', async () => {
  const etagOf = async (title: string, description: string) => {
    page = pageOf(title, `<meta property="og:description" content="${description}"/>`);
    return (await request('/share/gr.jpg')).headers.get('ETag');
  };
  expect(await etagOf('Δήμος', 'Η πόλη')).not.toBe(await etagOf('Δήμος', 'Το λιμάνι'));
  // Under any other title the name of the site stands.
  expect(await etagOf('Νέα', 'Η πόλη')).toBe(await etagOf('Νέα', 'Το λιμάνι'));
});

it('is shown by other sites and kept for a day', async () => {
  const { headers } = await request('/share/gr/news.jpg');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  expect(headers.get('Cache-Control')).toBe('public, max-age=86400');
});

it('shows a landscape when the picture of the page is gone', async () => {
  page = pageOf(
    'Νέα',
    '<meta property="og:image" content="https://example.gr/media/harbour.0123456789abcdef/1280.jpg"/>',
  );
  expect((await request('/share/gr/news.jpg')).status).toBe(200);
});

/** The first of a few pixels of a picture. */
async function colourAt(answer: Response, left: number, top: number) {
  const picture = sharp(Buffer.from(await answer.arrayBuffer()));
  const part = picture.extract({ left, top, width: 8, height: 8 });
  const { data } = await part.raw().toBuffer({ resolveWithObject: true });
  return { red: data[0] ?? 0, green: data[1] ?? 0 };
}

it('has the picture of the page above its title', async () => {
  const { db, store } = open.services;
  const size = { width: 1280, height: 800 };
  const row = testDocumentRow({ id: 'harbour', kind: 'image', ...size });
  await db.insertInto('media').values(row).execute();
  const background = { r: 200, g: 0, b: 0 };
  const bytes = await sharp({ create: { ...size, channels: 3, background } })
    .jpeg()
    .toBuffer();
  await store.put(`renditions/harbour/${row.address_digest}/1280.jpg`, bytes);
  const address = `https://example.gr/media/harbour.${row.address_digest}/1280.jpg`;
  page = pageOf('Νέα', `<meta property="og:image" content="${address}"/>`);
  const { red, green } = await colourAt(await request('/share/gr/news.jpg'), 600, 100);
  expect(red).toBeGreaterThan(150);
  expect(green).toBeLessThan(60);
});

it('has the emblem of the settings', async () => {
  const { db, store } = open.services;
  await fillEmptyDatabase(db, store, { kind: 'none', now: TEST_NOW });
  const before = await request('/share/gr/news.jpg');
  await setEmblem(open.services);
  const after = await request('/share/gr/news.jpg');
  expect(after.headers.get('ETag')).not.toBe(before.headers.get('ETag'));
  /** The middle of the emblem, at the lower left. */
  const middle = (answer: Response) => colourAt(answer, 90, 548);
  const { red, green } = await middle(after);
  expect(red).toBeGreaterThan(150);
  expect(green).toBeLessThan(60);
  expect((await middle(before)).red).toBeLessThan(150);
});
