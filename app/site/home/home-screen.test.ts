import { brotliCompressSync, constants } from 'node:zlib';
import type { HtmlElement } from 'html-validate';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listEntries } from '../../../domain/content/reading/published-entries.ts';
import { slide } from '../../../domain/content-types/slide.ts';
import { changePublished } from '../../../harness/content/change-published.ts';
import { linksIn, sectionOf, textOf, textsIn } from '../../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../../harness/screens/site-screens.ts';

/** What the specification says of the home page (sections 2 and 9). */

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const cardsOf = (main: HtmlElement, heading: string) =>
  sectionOf(main, heading).querySelectorAll('article');

describe('the home page', () => {
  test('begins with four slides, each with a title, a text and a picture', async () => {
    const { main } = await site.get('/?lang=en');
    const slides = main.querySelectorAll('.slide');
    expect(slides).toHaveLength(4);
    for (const slide of slides) {
      expect(textOf(slide.querySelector('h2'))).toMatch(/\p{L}{4}/u);
      expect(textOf(slide.querySelector('p'))).toMatch(/\p{L}{4}/u);
      expect(slide.querySelectorAll('img')).toHaveLength(1);
    }
  });

  test('leaves out a slide whose picture is gone', async () => {
    const { db } = site.services;
    const slides = await listEntries(db, slide);
    const second = slides[1];
    const slug = second?.slug ?? '';
    await changePublished(db, { type: 'slide', slug }, { image: 'gone' });
    const { status, main } = await site.get('/?lang=en');
    await changePublished(db, { type: 'slide', slug }, { image: second?.data.image });
    expect(status).toBe(200);
    const titles = main.querySelectorAll('.slide h2').map(textOf);
    expect(titles).toEqual(
      slides.filter((one) => one.slug !== slug).map((one) => one.data.title.en),
    );
    const withImages = async (imageOf: (one: (typeof slides)[number]) => string | null) => {
      for (const one of slides)
        await changePublished(db, { type: 'slide', slug: one.slug }, { image: imageOf(one) });
    };
    await withImages(() => 'gone');
    const { document } = await site.get('/?lang=en');
    await withImages((one) => one.data.image);
    expect(document.querySelector('.slider')).toBeNull();
    expect(document.querySelector('[data-over-hero]')).toBeNull();
  });

  test('answers first: search and tasks, then pictures, quick links, news, events, services, units, places, contact', async () => {
    const { main } = await site.get('/?lang=en');
    const parts = main
      .querySelectorAll('search, .slider, h2')
      .filter((part) => !part.closest('.slide'))
      .sort((a, b) => a.location.offset - b.location.offset)
      .map((part) => (part.is('h2') ? textOf(part) : part.tagName));
    expect(parts).toEqual([
      'What would you like to do?',
      'search',
      'section',
      'Quick links',
      'News and announcements',
      'Upcoming events',
      'Services',
      'Municipal units',
      'Worth seeing',
      'Contact',
    ]);
  });

  test('has three quick links: services, contact and tourism', async () => {
    const { main } = await site.get('/?lang=en');
    expect(linksIn(sectionOf(main, 'Quick links'))).toEqual([
      '/services?lang=en',
      '/contact?lang=en',
      '/tourism?lang=en',
    ]);
    const cards = sectionOf(main, 'Quick links').querySelectorAll('li').map(textOf);
    for (const card of cards) expect(card.length, card).toBeGreaterThan(30);
  });

  test('shows six units, six of nine services, three news, two events and four attractions', async () => {
    const { main } = await site.get('/?lang=en');
    expect(cardsOf(main, 'Municipal units')).toHaveLength(6);
    expect(cardsOf(main, 'Services')).toHaveLength(6);
    expect(cardsOf(main, 'News and announcements')).toHaveLength(3);
    expect(cardsOf(main, 'Upcoming events')).toHaveLength(2);
    expect(cardsOf(main, 'Worth seeing')).toHaveLength(4);
  });

  test.each([
    ['Municipal units', /^\/municipality\/units\/[a-z]+\?lang=en$/],
    ['Services', /^\/services\/[a-z-]+\?lang=en$/],
    ['News and announcements', /^\/news\/[a-z0-9-]+\?lang=en$/],
    ['Upcoming events', /^\/events\/[a-z0-9-]+\?lang=en$/],
  ])('leads from each card to a page of its own: %s', async (heading, address) => {
    const { main } = await site.get('/?lang=en');
    const links = cardsOf(main, heading).map((card) => linksIn(card));
    expect(links.length).toBeGreaterThanOrEqual(2);
    for (const [link = '', ...others] of links) {
      expect(others).toEqual([]);
      expect(link).toMatch(address);
      expect((await site.get(link)).status, link).toBe(200);
    }
    expect(new Set(links.flat()).size).toBe(links.length);
  });

  test('takes the first six of the nine services, in their order', async () => {
    const { main } = await site.get('/');
    const links = linksIn(sectionOf(main, 'Υπηρεσίες')).filter((link) => link !== '/services');
    expect(links).toEqual([
      '/services/certificates',
      '/services/urban-planning',
      '/services/social-welfare',
      '/services/financial',
      '/services/environment',
      '/services/business',
    ]);
  });

  test('leaves out a service that stands in no list', async () => {
    const { db } = site.services;
    const unlisted = db.updateTable('entries').where('slug', '=', 'certificates');
    const listed = sql<string>`replace(published, '"listed":true', '"listed":false')`;
    await unlisted.set({ published: listed }).execute();
    const { main } = await site.get('/');
    const links = linksIn(sectionOf(main, 'Υπηρεσίες')).filter((link) => link !== '/services');
    const back = sql<string>`replace(published, '"listed":false', '"listed":true')`;
    await unlisted.set({ published: back }).execute();
    expect(links[0]).toBe('/services/urban-planning');
    expect(links).not.toContain('/services/certificates');
  });

  test('of a municipality without news, or without events, shows what there is', async () => {
    const headingsWithout = async (...types: string[]) => {
      const entries = () => site.services.db.updateTable('entries').where('type', 'in', types);
      await entries().set({ state: 'draft' }).execute();
      const { main } = await site.get('/?lang=en');
      await entries().set({ state: 'published' }).execute();
      return textsIn(main, 'h2').filter((one) => /news|event/i.test(one));
    };
    expect(await headingsWithout('news')).toEqual(['Upcoming events']);
    expect(await headingsWithout('event')).toEqual(['News and announcements', 'Upcoming events']);
    expect(await headingsWithout('news', 'event')).toEqual([]);
  });

  test('leads on: all services, View all, events one by one and all, More attractions', async () => {
    const { main } = await site.get('/?lang=en');
    const nameOf = (heading: string, address: string) =>
      sectionOf(main, heading)
        .querySelectorAll('a')
        .filter((link) => link.getAttributeValue('href') === address)
        .map(textOf)
        .join();
    expect(nameOf('Services', '/services?lang=en')).toContain('All services');
    expect(nameOf('News and announcements', '/news?lang=en')).toContain('View all');
    expect(nameOf('Worth seeing', '/tourism?lang=en')).toContain('More attractions');
    const events = linksIn(sectionOf(main, 'Upcoming events'));
    expect(events).toContain('/events?lang=en');
    const single = events.filter((link) => /^\/events\/[a-z0-9-]+\?lang=en$/.test(link));
    expect(single).toHaveLength(2);
    for (const link of single) expect((await site.get(link)).status, link).toBe(200);
  });

  test('says the category of each attraction, whose card leads to its page', async () => {
    const { main } = await site.get('/?lang=en');
    for (const card of cardsOf(main, 'Worth seeing')) {
      expect(textsIn(card, '.badge')).toEqual([
        expect.stringMatching(/^(Beach|Landmark|Nature|Culture)/),
      ]);
      const [link = ''] = linksIn(card);
      const [, , category = ''] = link.split('/');
      expect(textsIn(card, '.badge').join().toLowerCase()).toContain(category);
      expect(link).toMatch(/^\/tourism\/(beach|landmark|nature|culture)\/[a-z0-9-]+\?lang=en$/);
      expect((await site.get(link)).status, link).toBe(200);
    }
  });

  test('ends with address, phone, email, hours, a map of 300 px and the short form', async () => {
    const { main } = await site.get('/?lang=en');
    const contact = sectionOf(main, 'Contact');
    expect(textOf(contact)).toMatch(/25100 Aigio/);
    expect(textOf(contact)).toContain('Monday–Friday 08:00–15:00 Saturday–Sunday Closed');
    expect(linksIn(contact).some((link) => link.startsWith('tel:+30'))).toBe(true);
    expect(linksIn(contact).some((link) => link.startsWith('mailto:'))).toBe(true);
    expect(textsIn(contact, 'address a')[0]).toMatch(/25100 Aigio$/);
    expect(linksIn(contact, 'address a')[0]).toMatch(/openstreetmap\.org\/\?mlat=/);
    expect(contact.querySelector('[data-map]')?.getAttributeValue('data-height')).toBe('300');
    expect(contact.querySelector('form')?.getAttributeValue('action')).toBe('/contact?lang=en');
    const names = contact
      .querySelectorAll('input, select, textarea')
      .filter((field) => field.hasAttribute('required'))
      .map((field) => field.getAttributeValue('name'));
    expect(names.sort()).toEqual(['email', 'message', 'name']);
    expect(
      contact.querySelectorAll('option').map((option) => option.getAttributeValue('value')),
    ).toEqual(['', 'general', 'support', 'info', 'feedback']);
    expect(textsIn(contact, 'option')).toEqual([
      'No subject',
      'General enquiry',
      'Support',
      'Information',
      'Feedback',
    ]);
    expect(contact.querySelector('textarea')?.getAttributeValue('rows')).toBe('5');
  });

  // The first answer to a phone is ten packets, 14.6 KB with its head: what is longer costs it another round trip.
  test.each(['/', '/?lang=en'])('comes to a phone in one round trip (%s)', async (address) => {
    const { html } = await site.get(address);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };
    expect(brotliCompressSync(html, { params }).length).toBeLessThan(13_500);
  });
});
