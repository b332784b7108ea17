import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEntry } from '../../../domain/content/acts/create-entry.ts';
import { emptyData } from '../../../domain/content/model/content-type.ts';
import { event } from '../../../domain/content-types/event.ts';
import { linksIn } from '../../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../../harness/screens/site-screens.ts';
import { actAs, TEST_EDITOR, TEST_NOW } from '../../../harness/services.ts';

/** An event that comes back is shown everywhere with its next date. The clock stands on Wednesday, 4 March 2026. */

let site: TestSite;
let now: Date;
beforeAll(async () => {
  site = await openTestSite();
  site.services.now = () => now;
  const data = {
    ...emptyData(event.fields),
    title: { el: 'Σκακιστική λέσχη', en: 'Chess circle' },
    description: { el: 'Παρτίδες για όλους.', en: 'Games for everybody.' },
    location: { el: 'Καφενείο', en: 'Coffee house' },
    startsAt: '2026-02-06T18:00',
    endsAt: '2026-02-06T20:00',
    repetition: {
      every: 'week',
      interval: 1,
      weekdays: [5],
      nth: null,
      until: '2026-03-20',
    } as const,
    unit: 'akrata',
  };
  await createEntry(site.services.db, event, { slug: 'chess', data }, actAs(TEST_EDITOR, TEST_NOW));
});
beforeEach(() => {
  now = TEST_NOW;
});
afterAll(() => site.close());

const SUMMER = new Date('2026-07-01T09:00:00Z');

/** The day beside the link to the event. */
async function dayIn(address: string): Promise<string | null | undefined> {
  const { main } = await site.get(address);
  const entry = main
    .querySelectorAll('article, li')
    .find((one) => linksIn(one).some((link) => link.startsWith('/events/chess')));
  return entry?.querySelector('time')?.getAttributeValue('datetime')?.slice(0, 10);
}

async function headOf(address: string) {
  const { html } = await site.get(address);
  const [, shared] = /<meta property="og:description" content="([^"]+)"/.exec(html) ?? [];
  const json = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    .map(([, one = '']) => JSON.parse(one) as Record<string, unknown>)
    .find((one) => one['@type'] === 'Event');
  return { shared, startDate: json?.startDate };
}

describe('an event that comes back', () => {
  test('is among search results with its next date, and with its last once it is over', async () => {
    expect(await dayIn('/search?q=chess&lang=en')).toBe('2026-03-06');
    now = new Date('2026-03-06T18:00:00Z'); // 20:00 in Greece: over for today.
    expect(await dayIn('/search?q=chess&lang=en')).toBe('2026-03-13');
    now = SUMMER;
    expect(await dayIn('/search?q=chess&lang=en')).toBe('2026-03-20');
  });

  test('tells search engines and those who share it the next date', async () => {
    expect(await headOf('/events/chess?lang=en')).toEqual({
      shared: 'Friday, March 6, 2026, 18:00–20:00. Games for everybody.',
      startDate: '2026-03-06T18:00:00+02:00',
    });
    expect((await headOf('/events/chess')).shared).toBe(
      'Παρασκευή 6 Μαρτίου 2026, 18:00–20:00. Παρτίδες για όλους.',
    );
    now = SUMMER;
    expect((await headOf('/events/chess?lang=en')).startDate).toBe('2026-03-20T18:00:00+02:00');
  });

  test('leads to other events than itself', async () => {
    const { main } = await site.get('/events/chess?lang=en');
    const others = linksIn(main, 'section[aria-labelledby="others"] h3 a');
    expect(others).toHaveLength(3);
    expect(others).not.toContain('/events/chess?lang=en');
  });

  test.each(['/?lang=en', '/municipality/units/akrata?lang=en', '/events?lang=en'])(
    'stands on %s with its next date',
    async (address) => {
      expect(await dayIn(address)).toBe('2026-03-06');
    },
  );
});
