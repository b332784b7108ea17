import type { HtmlElement } from 'html-validate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEntry } from '../../domain/content/acts/create-entry.ts';
import { emptyData } from '../../domain/content/model/content-type.ts';
import { listEntries } from '../../domain/content/reading/published-entries.ts';
import { attraction } from '../../domain/content-types/attraction.ts';
import { event } from '../../domain/content-types/event.ts';
import { service } from '../../domain/content-types/service.ts';
import { transparencyDocument } from '../../domain/content-types/transparency-document.ts';
import { linksIn, textOf, textsIn } from '../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../harness/screens/site-screens.ts';
import { actAs, TEST_ADMIN } from '../../harness/services.ts';

/** What screens say and where they lead, compared with what is stored. */

const acting = actAs(TEST_ADMIN);
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const db = () => site.services.db;
const rowsOf = ({ main }: { main: HtmlElement }) => main.querySelectorAll('tbody tr');

test('an event leads to its own page elsewhere, where it has one', async () => {
  const data = {
    ...emptyData(event.fields),
    title: { el: 'Γιορτή', en: 'Feast' },
    description: { el: 'Γιορτή στο λιμάνι.', en: 'A feast at the harbour.' },
    startsAt: '2026-05-01T20:00',
    location: { el: 'Λιμάνι', en: 'Harbour' },
  };
  const link = 'https://example.org/giorti';
  await createEntry(db(), event, { slug: 'with-link', data: { ...data, link } }, acting);
  await createEntry(db(), event, { slug: 'without-link', data }, acting);
  expect(linksIn((await site.get('/events/with-link')).main)).toContain(link);
  const { main } = await site.get('/events/without-link');
  expect(main.querySelectorAll('a[href=""]')).toEqual([]);
  expect(textOf(main)).not.toContain('Ιστοσελίδα');
});

test('a page has one address: written with an encoded slash it is not there', async () => {
  expect((await site.get('/tourism/when-to-visit')).status).toBe(200);
  expect((await site.get('/tourism%2Fwhen-to-visit')).status).toBe(404);
});

test('a document’s size is that of its file', async () => {
  const [first] = await listEntries(db(), transparencyDocument);
  const file = await db()
    .selectFrom('media')
    .select('size_bytes')
    .where('id', '=', String(first?.data.file))
    .executeTakeFirst();
  const row = rowsOf(await site.get('/municipality/transparency?lang=en')).find((one) =>
    textOf(one).includes(first?.data.title.en || first?.data.title.el || '-'),
  );
  expect(textOf(row)).toContain(`${Math.round((file?.size_bytes ?? 0) / 1024)} KB`);
});

test('the law on which a service rests is a link where there is one, and words otherwise', async () => {
  const [first] = (await listEntries(db(), service)).filter(
    ({ data }) => data.legalBasis.length > 0,
  );
  const laws = first?.data.legalBasis ?? [];
  const { main } = await site.get(`/services/${first?.slug}`);
  for (const { title, link } of laws) {
    expect(textOf(main)).toContain(title.el);
    if (link) expect(linksIn(main)).toContain(link);
  }
  expect(main.querySelectorAll('a[href=""]')).toEqual([]);
});

test('headings of a period of history stand under the period’s', async () => {
  const { main } = await site.get('/municipality/history');
  for (const prose of main.querySelectorAll('.prose')) {
    expect(prose.querySelectorAll('h1, h2').map(textOf)).toEqual([]);
  }
});

test('the foot of every page says what one subscribes to, not only its name', async () => {
  const { document } = await site.get('/?lang=en');
  const foot = document.querySelector('footer');
  const title = textsIn(foot as HtmlElement, 'h2').find((words) => /newsletter/i.test(words));
  const about = (foot?.querySelectorAll('h2') ?? []).find((one) => textOf(one) === title)?.parent;
  const words = about?.querySelector('p');
  expect(textOf(words).length).toBeGreaterThan((title ?? '').length + 10);
});

test('what a found document is stands in whole words, without a comma at its end', async () => {
  for (const query of ['προϋπολογισμός', 'απόφαση']) {
    const { main } = await site.get(`/search?q=${encodeURIComponent(query)}`);
    for (const facts of main.querySelectorAll('.card-kicker span')) {
      expect(textOf(facts)).not.toMatch(/^,|,\s*,|,\s*$/);
    }
  }
});

test('every beach of the list is told to search engines, too', async () => {
  const { html } = await site.get('/tourism/beaches');
  const told = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, json]) => json)
    .join();
  const beaches = (await listEntries(db(), attraction)).filter(
    ({ data }) => data.category === 'beach',
  );
  expect(beaches.length).toBeGreaterThan(3);
  for (const { data } of beaches) expect(told).toContain(JSON.stringify(data.name.el));
});
