import type { HtmlElement } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { linksIn, textOf, textsIn } from '../../../harness/read-html.ts';
import { openTestSite, type TestSite } from '../../../harness/site-screens.ts';

/** What the specification says of events (sections 2 and 3). */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const entriesOf = (main: HtmlElement) =>
  main
    .querySelectorAll('article, li')
    .filter((entry) => linksIn(entry).some((link) => /^\/events\/(?!submit)[a-z0-9-]+/.test(link)));

describe('the events', () => {
  test('are at least three to come, each with date, time, place, text and a way to more', async () => {
    const { main } = await site.get('/events?lang=en');
    const entries = entriesOf(main);
    expect(entries.length).toBeGreaterThanOrEqual(3);
    for (const entry of entries) {
      const text = textOf(entry);
      expect(text).toMatch(/[A-Z][a-z]+ \d{1,2}/);
      expect(text).toMatch(/\d\d:\d\d/);
      expect(text).toContain('More information');
      const [when, where] = textsIn(entry, '.card-meta li');
      expect(when).toMatch(/\d\d:\d\d/);
      expect(where).toMatch(/\p{L}{3}/u);
      expect(text.length).toBeGreaterThan(80);
    }
  });

  test('are none that is over at the moment of the clock', async () => {
    const { main } = await site.get('/events');
    const days = main
      .querySelectorAll('time')
      .map((time) => (time.getAttributeValue('datetime') ?? '').slice(0, 10))
      .filter((day) => day !== '');
    expect(days.length).toBeGreaterThanOrEqual(3);
    // The clock of the test stands on 4 March 2026.
    for (const day of days) expect(day >= '2026-03-04', day).toBe(true);
  });

  test('have both buttons, which lead to the event and to the form', async () => {
    const { main } = await site.get('/events');
    const named = (name: string) =>
      main
        .querySelectorAll('a')
        .filter((link) => textOf(link).startsWith(name))
        .map((link) => link.getAttributeValue('href') ?? '');
    const more = named('Περισσότερες Πληροφορίες');
    expect(more.length).toBeGreaterThanOrEqual(3);
    for (const link of more) {
      expect(link).toMatch(/^\/events\/(?!submit)[a-z0-9-]+$/);
      expect((await site.get(link)).status, link).toBe(200);
    }
    expect(named('Υποβολή Εκδήλωσης')).toEqual(['/events/submit']);
    expect((await site.get('/events/submit')).status).toBe(200);
  });

  test('have a page each with date, time, place and text', async () => {
    const { main } = await site.get('/events?lang=en');
    const links = [...new Set(entriesOf(main).flatMap((entry) => linksIn(entry)))];
    expect(links.length).toBeGreaterThanOrEqual(3);
    for (const link of links) {
      const page = await site.get(link);
      expect(page.status).toBe(200);
      expect(textsIn(page.main, 'h1')).toEqual([expect.stringMatching(/\p{L}{3}/u)]);
      const [when, where] = textsIn(page.main, 'dl dd');
      expect(when, link).toMatch(/[A-Z][a-z]+ \d{1,2}.*20\d\d.*\d\d:\d\d/);
      expect(where, link).toMatch(/\p{L}{3}/u);
      expect(textOf(page.main.querySelector('.prose')).length, link).toBeGreaterThan(100);
    }
  });
});
