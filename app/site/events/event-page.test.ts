import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEntry } from '../../../domain/content/acts/create-entry.ts';
import { event } from '../../../domain/content-types/event.ts';
import { newEvent } from '../../../harness/content/newsletter-entries.ts';
import { linksIn, textsIn } from '../../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../../harness/screens/site-screens.ts';
import { actAs, TEST_EDITOR } from '../../../harness/services.ts';

/** What the page of an event says at the clock's moment, noon of 4 March in Greece, and where little is known. */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

async function publish(slug: string, facts: object) {
  const data = { ...newEvent().data, ...facts };
  await createEntry(site.services.db, event, { slug, data }, actAs(TEST_EDITOR));
  return (await site.get(`/events/${slug}?lang=en`)).main;
}

test('an event is on from its first minute', async () => {
  const badgesOf = async (slug: string, startsAt: string) =>
    textsIn(await publish(slug, { startsAt, endsAt: '2026-03-04T14:00' }), '.page-header .badge');
  expect(await badgesOf('at-noon', '2026-03-04T12:00')).toEqual(['On now']);
  expect(await badgesOf('after-noon', '2026-03-04T12:01')).toEqual([]);
});

test('a date of today that is over is none of those to come', async () => {
  const main = await publish('every-wednesday', {
    startsAt: '2026-02-04T09:00',
    endsAt: '2026-02-04T10:00',
    repetition: { every: 'week', interval: 1, weekdays: [3], nth: null, until: '2026-03-25' },
  });
  expect(textsIn(main, 'section[aria-labelledby="dates"] time')).toEqual([
    'Wednesday, March 11, 2026',
    'Wednesday, March 18, 2026',
    'Wednesday, March 25, 2026',
  ]);
});

test('an event that is over and of which no more is known has no empty box beside it', async () => {
  const times = { startsAt: '2026-02-04T20:00', endsAt: '2026-02-04T22:00' };
  const main = await publish('over', times);
  expect(textsIn(main, 'h2')).not.toContain('At a glance');
  expect(main.querySelector('.panel')).toBeNull();
  const paid = await publish('over-and-paid', { ...times, cost: { el: '5 €', en: '€5' } });
  expect(textsIn(paid, 'dl')).toEqual(['Admission €5']);
});

test('an event names the unit in which it is, and leads to what else is there', async () => {
  const main = await publish('in-akrata', { unit: 'akrata' });
  expect(textsIn(main, 'dl')).toEqual(['Municipal unit Akrata']);
  expect(linksIn(main, 'dl a')).toEqual(['/events?unit=akrata&lang=en']);
});

test('the only event to come stands above no list of others', async () => {
  const events = () => site.services.db.updateTable('entries').where('type', '=', 'event');
  await events().set({ state: 'draft' }).execute();
  const main = await publish('alone', {});
  const both = await publish('no-longer-alone', {});
  await events().set({ state: 'published' }).execute();
  expect(textsIn(main, 'h2')).not.toContain('Other upcoming events');
  expect(textsIn(both, 'h2')).toContain('Other upcoming events');
});

test('an event that is in Greek alone comes into an English calendar in Greek, not without words', async () => {
  const title = { el: 'Πανηγύρι', en: '' };
  const location = { el: 'Πλατεία', en: '' };
  await publish('in-greek', { title, location, description: { el: 'Με χορό.', en: '' } });
  const { html } = await site.get('/feeds/events.ics?event=in-greek&lang=en');
  for (const words of ['Πανηγύρι', 'Πλατεία', 'Με χορό.']) expect(html).toContain(words);
});
