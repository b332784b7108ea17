import type { HtmlElement } from 'html-validate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { archiveEntry } from '../../../domain/content/acts/archive-entry.ts';
import { createEntry } from '../../../domain/content/acts/create-entry.ts';
import { event } from '../../../domain/content-types/event.ts';
import { newEvent } from '../../../harness/content/newsletter-entries.ts';
import { linksIn, sectionOf, textOf, textsIn } from '../../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../../harness/screens/site-screens.ts';
import { actAs, TEST_EDITOR } from '../../../harness/services.ts';

/** What the specification says of events (sections 2 and 3). */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const HEAD = '.page-header-text';
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
      expect(when).toMatch(/\p{L}{3}.*, .*\d\d:\d\d/u);
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
      const [when, where] = textsIn(page.main, `${HEAD} > div:last-child > span`);
      expect(when, link).toMatch(/[A-Z][a-z]+ \d{1,2}.*20\d\d.*\d\d:\d\d/);
      expect(where, link).toMatch(/\p{L}{3}/u);
      expect(textOf(page.main.querySelector('.prose')).length, link).toBeGreaterThan(100);
      const others = linksIn(sectionOf(page.main, 'Other upcoming events'), 'article a');
      expect(others, link).toHaveLength(3);
      expect(others).not.toContain(link);
    }
  });

  test('say once when and where they are: a list beside the day and month, a page in its head', async () => {
    const { main } = await site.get('/events?lang=en');
    for (const entry of entriesOf(main)) {
      const leaf = textOf(entry.querySelector('time > .sr-only'));
      expect(leaf).toMatch(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/);
      const [when = ''] = textsIn(entry, '.card-meta li');
      expect(when).not.toContain(leaf);
    }
    const concert = await site.get('/events/philharmonic-concert');
    const when =
      textOf(concert.main.querySelector(`${HEAD} time`))
        .split(',')[0]
        ?.trim() ?? '';
    expect(when).toMatch(/ 20\d\d$/);
    expect(textOf(concert.main).split(when)).toHaveLength(2);
    const places = concert.main.querySelectorAll(`${HEAD} > div a`).map(textOf);
    expect(places).toEqual([expect.stringContaining('Πολιτιστικό Κέντρο')]);
  });

  test('name the address where there is one, on their page, for search engines and for calendars', async () => {
    const address = '12 Achaikis Sympoliteias Street, 25100 Aigio';
    const concert = await site.get('/events/philharmonic-concert?lang=en');
    const facts = textsIn(concert.main, 'dl > div');
    expect(facts).toContain(`Address ${address}`);
    expect(concert.html).toContain(`"streetAddress":"${address}"`);
    const { html } = await site.get('/feeds/events.ics?event=philharmonic-concert&lang=en');
    const lines = html.replaceAll('\r\n ', '').split('\r\n');
    const where = `LOCATION;LANGUAGE=en:Cultural Centre\\, Aigio\\, ${address.replace(',', '\\,')}`;
    expect(lines).toContain(where);
    const elsewhere = await site.get('/events/aigeira-theatre-tour?lang=en');
    expect(textsIn(elsewhere.main, 'dt')).not.toContain('Address');
    expect(elsewhere.html).not.toContain('streetAddress":"Ancient');
  });

  test('begin below the line of the filters without a second one', async () => {
    const isWithoutLine = (main: HtmlElement) =>
      main
        .querySelectorAll('article')
        .map((row) => (row.getAttributeValue('class') ?? '').includes('md:border-t-0'));
    const [first, ...others] = isWithoutLine((await site.get('/events')).main);
    expect(first).toBe(true);
    expect(others).not.toContain(true);
    // The archive has a heading between the two.
    expect(isWithoutLine((await site.get('/events?view=past')).main)).not.toContain(true);
  });

  test('show of what opens by a press that it does', async () => {
    for (const address of ['/events', '/events/library-story-hour']) {
      const { main } = await site.get(address);
      const folds = main.querySelectorAll('summary');
      expect(folds.length, address).toBeGreaterThan(0);
      for (const fold of folds) expect(fold.querySelector('svg'), textOf(fold)).not.toBeNull();
    }
  });
});

describe('a filter of the events', () => {
  const titlesIn = async (address: string) =>
    textsIn((await site.get(address)).main, 'article h3').sort();

  test('is in the address, leaves what fits, and is named by the title', async () => {
    const all = await titlesIn('/events?lang=en');
    const music = await titlesIn('/events?category=music&lang=en');
    expect(music.length).toBeGreaterThan(0);
    expect(music.length).toBeLessThan(all.length);
    const { main, html } = await site.get('/events?category=music&unit=aigio&lang=en');
    expect(textsIn(main, 'h1')).toEqual(['Events: Aigio, Music and dance']);
    expect(html).toContain('<title>Events: Aigio, Music and dance');
    // What is chosen stays chosen, and is kept by the way to the calendar.
    expect(html).toMatch(/<option value="aigio" selected/);
    expect(linksIn(main)).toContain('/events?view=calendar&unit=aigio&category=music&lang=en');
    // One filter is an address to be found; several, one with another, repeat the list without end.
    const hidden = '<meta name="robots" content="noindex"';
    expect(html).toContain(hidden);
    expect((await site.get('/events?category=music')).html).not.toContain(hidden);
  });

  test('is cleared without leaving the view in which it stands', async () => {
    for (const { view, month } of [
      { view: 'past', month: '' },
      { view: 'calendar', month: '&month=2026-03' },
    ]) {
      const { main } = await site.get(`/events?view=${view}${month}&unit=aigio&lang=en`);
      const [clear = ''] = linksIn(main.querySelector('form.filter-bar') as HtmlElement);
      const asked = new URLSearchParams(clear.split('?')[1]);
      expect(asked.get('view')).toBe(view);
      expect(asked.get('month') ?? '').toBe(month.slice('&month='.length));
      expect(asked.has('unit')).toBe(false);
    }
  });

  test('that leaves nothing says what to do', async () => {
    const { main } = await site.get('/events?category=sport&audience=older');
    expect(textOf(main)).toContain('Καμία εκδήλωση με αυτά τα φίλτρα');
    expect(linksIn(main)).toContain('/events');
  });

  test('leaves what fits of a year of the archive and of a day, too', async () => {
    for (const unit of ['akrata', 'aigeira']) {
      for (const day of ['2022-05-04', '2026-05-04']) {
        const title = { el: `Χορός ${unit} ${day}`, en: `Dance ${unit} ${day}` };
        const times = { startsAt: `${day}T21:00`, endsAt: `${day}T23:30` };
        const data = { ...newEvent().data, ...times, title, unit };
        const input = { slug: `dance-${unit}-${day}`, data };
        await createEntry(site.services.db, event, input, actAs(TEST_EDITOR));
      }
    }
    for (const view of ['view=past&year=2022', 'day=2026-05-04']) {
      const titles = await titlesIn(`/events?${view}&unit=akrata&lang=en`);
      expect(titles, view).toContainEqual(expect.stringContaining('Dance akrata'));
      expect(titles, view).not.toContainEqual(expect.stringContaining('Dance aigeira'));
    }
  });

  test('that names nothing is none', async () => {
    const { main } = await site.get('/events?unit=atlantis&lang=en');
    expect(textsIn(main, 'h1')).toEqual(['Events']);
    expect(await titlesIn('/events?unit=atlantis&lang=en')).toEqual(
      await titlesIn('/events?lang=en'),
    );
  });

  test('has a calendar to subscribe to, with those events alone', async () => {
    const { main } = await site.get('/events?unit=aigio&lang=en');
    const [webcal = ''] = linksIn(main).filter((link) => link.startsWith('webcal://'));
    expect(webcal).toMatch(/\/feeds\/events\.ics\?unit=aigio&lang=en$/);
    const calendar = await site.get(`/feeds/events.ics?unit=aigio&lang=en`);
    const lines = calendar.html.replaceAll('\r\n ', '').split('\r\n');
    expect(lines).toContain('X-WR-CALNAME:Events: Aigio');
    const urls = lines.filter((line) => line.startsWith('URL:'));
    expect(urls.length).toBeGreaterThan(0);
    const every = (await site.get('/feeds/events.ics?lang=en')).html.replaceAll('\r\n ', '');
    expect(every.split('\r\n').filter((line) => line.startsWith('URL:')).length).toBeGreaterThan(
      urls.length,
    );
    expect((await site.get('/feeds/events.ics?unit=atlantis')).status).toBe(404);
  });

  test('is shown as a calendar to subscribe to; the file of one event is saved under its slug', async () => {
    expect(await site.get('/feeds/events.ics')).toMatchObject({
      contentType: 'text/calendar; charset=utf-8',
      disposition: 'inline; filename="events.ics"',
    });
    const { main } = await site.get('/events');
    const [path = ''] = linksIn(main).filter((link) =>
      /^\/events\/(?!submit)[a-z0-9-]+$/.test(link),
    );
    const slug = path.slice('/events/'.length);
    expect(await site.get(`/feeds/events.ics?event=${slug}`)).toMatchObject({
      status: 200,
      disposition: `attachment; filename="${slug}.ics"`,
    });
  });

  test('is offered by the page of a unit', async () => {
    const { main } = await site.get('/municipality/units/aigio?lang=en');
    expect(linksIn(main)).toContain('/events?unit=aigio&lang=en');
  });
});

describe('the archive and the days', () => {
  test('a past event says so over its title, before its day and place', async () => {
    const { slug, data } = newEvent();
    const past = { ...data, startsAt: '2024-05-04T21:00', endsAt: '2024-05-04T23:30' };
    const input = { slug: `${slug}-past`, data: past };
    await createEntry(site.services.db, event, input, actAs(TEST_EDITOR));
    const page = await site.get(`/events/${slug}-past?lang=en`);
    expect(textsIn(page.main, '.page-header .badge')).toEqual(['Over']);
    const coming = linksIn((await site.get('/events?lang=en')).main, 'article a')[0] ?? '';
    expect(textsIn((await site.get(coming)).main, '.page-header .badge')).toEqual([]);
  });

  test('a past event that is archived says both, and is found by its address and the search alone', async () => {
    const { db } = site.services;
    const { data } = newEvent();
    const times = { startsAt: '2024-05-04T21:00', endsAt: '2024-05-04T23:30', unit: 'aigio' };
    const title = { el: 'Νύχτα με κιθάρες', en: 'Night of guitars' };
    const input = { slug: 'guitars', data: { ...data, ...times, title } };
    const { id } = await createEntry(db, event, input, actAs(TEST_EDITOR));
    const past = '/events?view=past&year=2024&lang=en';
    expect(linksIn((await site.get(past)).main)).toContain('/events/guitars?lang=en');
    await archiveEntry(db, event, id, actAs(TEST_EDITOR));

    const page = await site.get('/events/guitars?lang=en');
    expect(page.status).toBe(200);
    expect(textsIn(page.main, '.page-header .badge')).toEqual(['Over']);
    expect(textsIn(page.main, '.notice')).toEqual([
      'This page was archived on March 4, 2026. It is no longer updated, and may not be true any more. Upcoming events',
    ]);
    expect(page.html).not.toContain('guitars.ics');

    for (const address of [
      past,
      '/events?lang=en',
      '/events?view=past&lang=en',
      '/events?view=calendar&month=2024-05&lang=en',
      '/events?day=2024-05-04&lang=en',
      '/municipality/units/aigio?lang=en',
      '/sitemap.xml',
    ]) {
      expect((await site.get(address)).html, address).not.toContain('/events/guitars');
    }
    const { main } = await site.get('/search?q=guitars&lang=en');
    const results = main.querySelectorAll('li article');
    const found = results.find((one) => linksIn(one).includes('/events/guitars?lang=en'));
    expect(found && textsIn(found, '.badge')).toEqual(['Event', 'Archived']);
  });

  test('past events stand under their year', async () => {
    const { main, html } = await site.get('/events?view=past&lang=en');
    const years = main
      .querySelectorAll('article time')
      .map((time) => (time.getAttributeValue('datetime') ?? '').slice(0, 4));
    expect(new Set(years).size).toBeLessThanOrEqual(1);
    expect(html).toMatch(/<title>Events: Past 20\d\d/);
  });

  test('the archive shows the year that was asked for', async () => {
    const { db } = site.services;
    for (const year of [2023, 2024]) {
      const { slug, data } = newEvent();
      const times = { startsAt: `${year}-07-04T21:00`, endsAt: `${year}-07-04T23:30` };
      const title = { el: `Συναυλία του ${year}`, en: `Concert of ${year}` };
      const input = { slug: `${slug}-${year}`, data: { ...data, ...times, title } };
      await createEntry(db, event, input, actAs(TEST_EDITOR));
    }
    for (const [year, other] of [
      [2023, 2024],
      [2024, 2023],
    ]) {
      const { document, text } = await site.get(`/events?view=past&year=${year}&lang=en`);
      const [canonical] = linksIn(document, 'link[rel="canonical"]');
      expect(canonical).toMatch(new RegExp(`/events\\?view=past&year=${year}&lang=en$`));
      expect(text).toContain(`Concert of ${year}`);
      expect(text).not.toContain(`Concert of ${other}`);
    }
    // A filter leaves the years in which it leaves something.
    const yearsOf = async (filter: string) => {
      const { main } = await site.get(`/events?view=past&lang=en${filter}`);
      return textsIn(main, 'nav[aria-label="Year"] a');
    };
    expect(await yearsOf('')).toEqual(expect.arrayContaining(['2024', '2023']));
    expect(await yearsOf('&category=music&unit=aigio')).not.toContain('2023');
  });

  test('a view that there is not is the list of what is to come, whatever day stands beside it', async () => {
    const { main } = await site.get('/events?view=list&day=2026-05-04&lang=en');
    expect(main.querySelector('#day')).toBeNull();
    expect(textsIn(main, 'nav[aria-label="View"] [aria-current]')).toEqual(['Upcoming']);
  });

  test('a day of the calendar has an address with what is on', async () => {
    const calendar = await site.get('/events?view=calendar&month=2026-03&lang=en');
    const [day = ''] = linksIn(calendar.main).filter((link) => link.startsWith('/events?day='));
    const { main } = await site.get(day);
    expect(textsIn(main, 'article h3').length).toBeGreaterThan(0);
    // Days, and filters together, have no end: search engines are not to follow them.
    for (const address of [day, '/events?unit=aigio&category=music', '/events?unit=aigio']) {
      const isKept = (await site.get(address)).html.includes('content="noindex"');
      expect(isKept, address).toBe(address !== '/events?unit=aigio');
    }
    // No such day, and days before and after the calendar: today stands there, so that no search engine goes on for
    // ever.
    for (const beyond of ['2026-02-30', '1999-05-05', '2199-05-05']) {
      const none = await site.get(`/events?day=${beyond}&lang=en`);
      expect(none.status).toBe(200);
      expect(textsIn(none.main, '#day')).toEqual(['Wednesday, March 4, 2026']);
    }
  });

  test('days lead to their neighbours, but not out of the calendar, where today stands', async () => {
    for (const [day, neighbours] of [
      ['2024-03-01', ['2024-03-02']],
      ['2024-03-02', ['2024-03-01', '2024-03-03']],
      ['2028-03-31', ['2028-03-30']],
    ] as const) {
      const { main } = await site.get(`/events?day=${day}`);
      const links = linksIn(main, 'nav[aria-label="Ημέρες"] a').slice(0, -1);
      expect(links).toEqual(neighbours.map((one) => `/events?day=${one}`));
    }
  });

  test('the list of a month begins with what is to come', async () => {
    const { db } = site.services;
    const { data } = newEvent();
    for (const [day, name, lastDay = day] of [
      ['2026-03-02', 'Monday'],
      ['2026-03-06', 'Friday'],
      ['2026-03-03', 'Tuesday and two more days', '2026-03-05'],
    ]) {
      const times = { startsAt: `${day}T21:00`, endsAt: `${lastDay}T23:30` };
      const title = { el: `Συναυλία (${name})`, en: `Concert on ${name}` };
      const input = { slug: `concert-${day}`, data: { ...data, ...times, title } };
      await createEntry(db, event, input, actAs(TEST_EDITOR));
    }
    const { main } = await site.get('/events?view=calendar&month=2026-03&lang=en');
    const coming = textsIn(main, '[aria-labelledby="month-events"] h3');
    expect(coming).toContain('Concert on Friday');
    expect(coming).toContain('Concert on Tuesday and two more days');
    const over = textsIn(main, '[aria-labelledby="month-past"] h3');
    expect(over).toContain('Concert on Monday');
    expect(over).not.toContain('Concert on Friday');
    const headings = textsIn(main, 'section[class] > h2');
    expect(headings).toEqual(['Events of the month', 'Past events']);
    // A month of which all is over has had events all the same.
    const before = { startsAt: '2025-11-10T21:00', endsAt: '2025-11-10T23:30' };
    const input = { slug: 'concert-before', data: { ...data, ...before } };
    await createEntry(db, event, input, actAs(TEST_EDITOR));
    const november = await site.get('/events?view=calendar&month=2025-11&lang=en');
    expect(linksIn(november.main)).toContain('/events/concert-before?lang=en');
    expect(november.text).not.toContain('No events this month');
  });

  test('events are over at their hour in Greece: here, on the home page and beside their unit', async () => {
    const { data } = newEvent();
    // It is noon in Greece, and ten o’clock in UTC.
    for (const { slug, endsAt } of [
      { slug: 'just-over', endsAt: '2026-03-04T11:30' },
      { slug: 'still-on', endsAt: '2026-03-04T12:30' },
    ]) {
      const times = { startsAt: '2026-03-04T09:30', endsAt, unit: 'aigio' };
      const input = { slug, data: { ...data, ...times } };
      await createEntry(site.services.db, event, input, actAs(TEST_EDITOR));
    }
    for (const path of ['/', '/events', '/municipality/units/aigio']) {
      const links = linksIn((await site.get(path)).main);
      expect(links, path).toContain('/events/still-on');
      expect(links, path).not.toContain('/events/just-over');
    }
  });
});
