import { afterAll, beforeAll, expect, test } from 'vitest';
import { archiveEntry } from '../../domain/content/acts/archive-entry.ts';
import { createEntry } from '../../domain/content/acts/create-entry.ts';
import { emptyData } from '../../domain/content/model/content-type.ts';
import { listEntries } from '../../domain/content/reading/published-entries.ts';
import { alert } from '../../domain/content-types/alert.ts';
import { event } from '../../domain/content-types/event.ts';
import { tender } from '../../domain/content-types/tender.ts';
import { alertData } from '../../harness/content/alert-data.ts';
import { textOf } from '../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../harness/screens/site-screens.ts';
import { actAs, TEST_EDITOR } from '../../harness/services.ts';

/** Half past midnight in Greece, when it is the day before in UTC: every day that a screen says is the Greek one. */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
  const { db } = site.services;
  const changed = '2026-03-01T22:30:00.000Z';
  await db
    .updateTable('entries')
    .set({ updated_at: changed })
    .where('published', 'is not', null)
    .execute();
  await db
    .updateTable('entries')
    .set({ public_since: changed })
    .where('public_since', 'is not', null)
    .execute();
  const words = (title: string) => ({ el: title, en: title });
  for (const [title, startsAt, endsAt] of [
    ['Yesterday’s dance', '2026-03-04T20:00', '2026-03-04T23:00'],
    ['Today’s dance', '2026-03-05T00:15', '2026-03-05T03:00'],
  ] as const) {
    const about = {
      title: words(title),
      description: words('A dance'),
      location: words('Harbour'),
    };
    const data = { ...emptyData(event.fields), ...about, startsAt, endsAt, unit: 'aigio' };
    await createEntry(db, event, { data: data as never, publish: true }, actAs(TEST_EDITOR));
  }
  site.services.now = () => new Date('2026-03-04T22:30:00.000Z');
});
afterAll(() => site.close());

test.each([
  '/municipality/history',
  '/municipality/tenders/visitor-guide',
  '/municipality/units/aigio',
  '/news/brown-bins',
  '/privacy',
  '/services/certificates',
  '/tourism/accommodation/ampelones-rooms',
  '/tourism/beach/akrata-beach',
  '/tourism/getting-here',
])('%s was changed on the day that it was in Greece', async (path) => {
  const { text } = await site.get(`${path}?lang=en`);
  expect(text).toContain('Last updated: March 2, 2026');
});

test('the calendar stands on the day that it is in Greece, and events can be proposed from it on', async () => {
  const { main } = await site.get('/events?view=calendar&lang=en');
  const today = main.querySelectorAll('td time').filter((day) => /today/.test(textOf(day)));
  const days = today.map((day) => day.getAttributeValue('datetime'));
  // Once for a phone, once for a large screen.
  expect(days).toEqual(['2026-03-05', '2026-03-05']);
  const form = (await site.get('/events/submit')).main;
  expect(form.querySelector('#startDay')?.getAttributeValue('min')).toBe('2026-03-05');
  expect(form.querySelector('#endDay')?.getAttributeValue('min')).toBe('2026-03-05');
  const proposed = {
    title: 'Dance',
    description: 'A dance at the harbour.',
    location: 'Harbour',
    startTime: '20:00',
    name: 'Eleni',
    email: 'eleni@example.org',
  };
  const saidOf = async (startDay: string) => {
    const { main: refused } = await site.post('/events/submit', { ...proposed, startDay });
    return textOf(refused.querySelector('#startDay-error'));
  };
  expect(await saidOf('2026-03-04')).not.toBe('');
  expect(await saidOf('2026-03-05')).toBe('');
});

test.each(['/', '/events', '/municipality/units/aigio', '/events/philharmonic-concert'])(
  'on %s what was yesterday in Greece is over, and what is today is not',
  async (path) => {
    const { text } = await site.get(`${path}?lang=en`);
    expect(text).toContain('Today’s dance');
    expect(text).not.toContain('Yesterday’s dance');
  },
);

test('the map of the site and the file about security count from the Greek day', async () => {
  const { text } = await site.get('/sitemap?lang=en');
  expect(text).toContain('Today’s dance');
  expect(text).not.toContain('Yesterday’s dance');
  const { html } = await site.get('/.well-known/security.txt');
  // 180 days after 5 March.
  expect(html).toContain('Expires: 2026-09-01T00:00:00Z');
});

test('a warning ends today, and a page was archived, on the Greek day', async () => {
  const { db } = site.services;
  const until = { startsAt: '2026-03-04T10:00', endsAt: '2026-03-05T10:00' };
  await createEntry(
    db,
    alert,
    { slug: 'fire', data: alertData('Πυρκαγιά', until), publish: true },
    actAs(TEST_EDITOR),
  );
  expect((await site.get('/alerts/fire?lang=en')).text).toContain('until today at 10:00');
  const [one] = await listEntries(db, tender, { limit: 1 });
  const at = new Date('2026-03-01T22:30:00.000Z');
  await archiveEntry(db, tender, one?.id ?? '', actAs(TEST_EDITOR, at));
  const { text } = await site.get(`/municipality/tenders/${one?.slug}?lang=en`);
  expect(text).toContain('March 2, 2026');
  expect(text).not.toContain('March 1, 2026');
});

test('a council meeting of yesterday is past, one of today is not', async () => {
  const { db } = site.services;
  const move = async (slug: string, startsAt: string) => {
    const row = db.selectFrom('entries').where('slug', '=', slug).select(['id', 'published']);
    const { id, published } = await row.executeTakeFirstOrThrow();
    const data = JSON.stringify({ ...JSON.parse(published ?? ''), startsAt });
    const set = { published: data, sort_date: startsAt };
    await db
      .updateTable('entries')
      .set(set as never)
      .where('id', '=', id)
      .execute();
  };
  await move('session-2026-02-11', '2026-03-04T18:00');
  await move('session-2026-03-11', '2026-03-05T18:00');
  const { main } = await site.get('/council-meetings');
  const idsIn = (part: string) =>
    main
      .querySelectorAll(`section[aria-labelledby="${part}"] li[id]`)
      .map((one) => one.getAttributeValue('id'));
  expect(idsIn('upcoming')).toEqual(['session-2026-03-11']);
  expect(idsIn('past')).toContain('session-2026-02-11');
});
