import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEntry } from '../../../domain/content/acts/create-entry.ts';
import { event } from '../../../domain/content-types/event.ts';
import { newEvent } from '../../../harness/content/newsletter-entries.ts';
import { textOf, textsIn } from '../../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../../harness/screens/site-screens.ts';
import { actAs, TEST_EDITOR } from '../../../harness/services.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

/** Publishes an event like the concert, with other facts, at an address of its own. */
async function publish(slug: string, facts: object): Promise<void> {
  const data = { ...newEvent().data, ...facts };
  const title = { el: `Συναυλία ${slug}`, en: `Concert ${slug}` };
  const { db } = site.services;
  await createEntry(db, event, { slug, data: { ...data, title } }, actAs(TEST_EDITOR));
}
const rowOf = async (path: string, title: string) => {
  const { main } = await site.get(path);
  return main
    .querySelectorAll('article')
    .map(textOf)
    .find((text) => text.includes(title));
};

test('a cancelled event says so at its head, in a sentence and in the list, and still stands there', async () => {
  await publish('called-off', { isCancelled: true });
  await publish('held', {});
  const page = await site.get('/events/called-off?lang=en');
  expect(textsIn(page.main, '.page-header-text')[0]).toMatch(/^.*Cancelled/);
  expect(page.text).toContain('This event is cancelled and will not take place.');
  const greek = await site.get('/events/called-off');
  expect(greek.text).toContain('Η εκδήλωση ακυρώθηκε και δεν θα γίνει.');
  expect(await rowOf('/events?lang=en', 'Concert called-off')).toContain('Cancelled');
  expect(await rowOf('/events?lang=en', 'Concert held')).not.toContain('Cancelled');
  expect((await site.get('/events/held?lang=en')).text).not.toContain('cancelled');
});

test('a cancelled event whose day has passed did not take place', async () => {
  const past = { startsAt: '2026-02-04T20:00', endsAt: '2026-02-04T22:00' };
  await publish('never-held', { ...past, isCancelled: true });
  await publish('was-held', past);
  const { text } = await site.get('/events/never-held');
  expect(text).toContain('Η εκδήλωση είχε ακυρωθεί και δεν έγινε.');
  expect(text).not.toContain('ολοκληρωθεί');
  const english = await site.get('/events/never-held?lang=en');
  expect(english.text).toContain('This event was cancelled and did not take place.');
  expect((await site.get('/events/was-held')).text).toContain('Η εκδήλωση έχει ολοκληρωθεί.');
});

test('a cancelled event is called so on every card that names its day', async () => {
  const times = { startsAt: '2026-03-04T20:00', endsAt: '2026-03-04T22:00', unit: 'aigio' };
  await publish('off-tonight', { ...times, isCancelled: true });
  await publish('tonight', times);
  for (const path of ['/', '/municipality/units/aigio', '/events/tonight'])
    for (const [query, word] of [
      ['', 'Ακυρώθηκε'],
      ['?lang=en', 'Cancelled'],
    ]) {
      const title = query ? 'Concert off-tonight' : 'Συναυλία off-tonight';
      expect(await rowOf(path + query, title), path + query).toContain(word);
    }
  expect(await rowOf('/?lang=en', 'Concert tonight')).not.toContain('Cancelled');
});

test('a cancelled event is called so among the results of a search', async () => {
  await publish('called-off-soon', { isCancelled: true });
  await publish('kept-on-soon', {});
  const result = (title: string) => rowOf(`/search?q=${title.replace(' ', '+')}&lang=en`, title);
  expect(await result('Concert called-off-soon')).toMatch(/^Event Cancelled /);
  expect(await result('Concert kept-on-soon')).not.toContain('Cancelled');
});

test('an event of several days names them on every card, beside the leaf of its first', async () => {
  const times = { startsAt: '2026-03-03T10:00', endsAt: '2026-03-08T18:00', unit: 'akrata' };
  await publish('fair', times);
  for (const path of ['/?lang=en', '/municipality/units/akrata?lang=en']) {
    const said = 'March 3 – 8, 2026, starts 10:00, ends 18:00';
    expect(await rowOf(path, 'Concert fair'), path).toContain(said);
  }
});

test('of a repeated event the days on which it is not, or is otherwise, stand in their order', async () => {
  await publish('weekly', {
    startsAt: '2026-07-03T20:00',
    endsAt: '2026-07-03T22:00',
    repetition: { every: 'week', interval: 1, weekdays: [5], nth: null, until: '2026-08-28' },
    exceptions: [
      { day: '2026-08-14', movedTo: null, starts: '', ends: '' },
      { day: '2026-07-17', movedTo: '2026-07-18', starts: '21:00', ends: '23:00' },
      { day: '2026-07-24', movedTo: null, starts: '19:00', ends: '21:00' },
    ],
  });
  // The clock stands on 4 March: what was moved to a day that comes is still to be known, what is over is not.
  await publish('moved', {
    startsAt: '2026-02-06T20:00',
    endsAt: null,
    repetition: { every: 'week', interval: 1, weekdays: [5], nth: null, until: '2026-08-28' },
    exceptions: [
      { day: '2026-02-20', movedTo: null, starts: '', ends: '' },
      { day: '2026-02-27', movedTo: '2026-03-04', starts: '', ends: '' },
      // Brought forward, and over: who comes on the usual day still has to know.
      { day: '2026-03-06', movedTo: '2026-03-03', starts: '', ends: '' },
    ],
  });
  const moved = (await site.get('/events/moved?lang=en')).main;
  expect(textsIn(moved, 'section[aria-labelledby="dates"] ul.mt-4 li')).toEqual([
    'Changed : Friday, February 27, 2026 → Wednesday, March 4, 2026',
    'Changed : Friday, March 6, 2026 → Tuesday, March 3, 2026',
  ]);
  // That it is not on today is known all day.
  await publish('midweek', {
    startsAt: '2026-02-04T09:00',
    endsAt: '2026-02-04T10:00',
    repetition: { every: 'week', interval: 1, weekdays: [3], nth: null, until: '2026-08-28' },
    exceptions: [
      { day: '2026-03-04', movedTo: null, starts: '', ends: '' },
      { day: '2026-02-25', movedTo: null, starts: '', ends: '' },
    ],
  });
  const midweek = (await site.get('/events/midweek?lang=en')).main;
  expect(textsIn(midweek, 'section[aria-labelledby="dates"] ul.mt-4 li')).toEqual([
    'Not on : Wednesday, March 4, 2026',
  ]);
  const { main } = await site.get('/events/weekly?lang=en');
  const dates = main.querySelector('section[aria-labelledby="dates"]');
  const changes = textsIn(dates ?? main, 'ul').at(-1) ?? '';
  expect(changes).toBe(
    'Changed : Friday, July 17, 2026 → Saturday, July 18, 2026, 21:00 ' +
      'Changed : Friday, July 24, 2026 → 19:00 Not on : Friday, August 14, 2026',
  );
});
