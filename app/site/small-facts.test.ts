import type { HtmlElement } from 'html-validate';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { archiveEntry } from '../../domain/content/acts/archive-entry.ts';
import { createEntry } from '../../domain/content/acts/create-entry.ts';
import { saveEntry } from '../../domain/content/acts/save-entry.ts';
import { unpublishEntry } from '../../domain/content/acts/unpublish-entry.ts';
import { type ContentType, emptyData } from '../../domain/content/model/content-type.ts';
import { getSingleton, listEntries } from '../../domain/content/reading/published-entries.ts';
import { getForStaff, listForStaff } from '../../domain/content/reading/staff-entries.ts';
import { alert } from '../../domain/content-types/alert.ts';
import { attraction } from '../../domain/content-types/attraction.ts';
import { department } from '../../domain/content-types/department.ts';
import { event } from '../../domain/content-types/event.ts';
import { lodging } from '../../domain/content-types/lodging.ts';
import { news } from '../../domain/content-types/news.ts';
import { page } from '../../domain/content-types/page.ts';
import { service } from '../../domain/content-types/service.ts';
import { settings } from '../../domain/content-types/settings.ts';
import { tender } from '../../domain/content-types/tender.ts';
import { transparencyDocument } from '../../domain/content-types/transparency-document.ts';
import { unit } from '../../domain/content-types/unit.ts';
import { alertData } from '../../harness/content/alert-data.ts';
import { newsData } from '../../harness/content/entry-data.ts';
import { testFactsRow } from '../../harness/content/medium-row.ts';
import { linksIn, linksTo, sectionOf, textOf, textsIn } from '../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../harness/screens/site-screens.ts';
import { actAs, TEST_ADMIN } from '../../harness/services.ts';
import { HOME_TEXTS } from './home/home-texts.ts';

/** Small things on public screens that somebody would miss: a telephone’s name, a day, a way back. */

const acting = actAs(TEST_ADMIN);
let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const hrefOf = (element: HtmlElement | null | undefined) =>
  element?.getAttributeValue('href') ?? undefined;

/** What a screen says of itself to search engines, by its type. */
async function structured(path: string, type: string): Promise<Record<string, unknown>> {
  const { html } = await site.get(path);
  const all = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  );
  return all.find((one) => one['@type'] === type) ?? {};
}

/** Screens that say when their entry was changed last, each with its type. */
const DATED: readonly ContentType[] = [page, service, tender, attraction, lodging, unit, news];

test.each(DATED.map((type) => [type.name, type] as const))(
  'what was changed at half past midnight in Greece says the day that it was there: %s',
  async (_, type) => {
    const { db } = site.services;
    const { entries } = await listForStaff(db, type, { state: 'published', limit: 50, offset: 0 });
    const night = actAs(TEST_ADMIN, new Date('2026-03-03T22:30:00Z'));
    // A page may be the text of a screen that says no day.
    for (const { id, slug, path } of entries.toReversed()) {
      const { data } = await getForStaff(db, type, id);
      await saveEntry(db, type, id, { slug, data, publish: true }, night);
      const { main, text } = await site.get(`${path}?lang=en`);
      const days = main
        .querySelectorAll('p time')
        .map((time) => time.getAttributeValue('datetime'));
      if (!text.includes('Last updated:')) continue;
      expect(text, path ?? '').toContain('Last updated: March 4, 2026');
      expect(days, path ?? '').toContain('2026-03-04');
      return;
    }
    throw new Error(`No ${type.name} says when it was changed.`);
  },
);

test.each(DATED.map((type) => [type.name, type] as const))(
  'a draft of what is public changes nothing that visitors or search engines read: %s',
  async (_, type) => {
    const { db } = site.services;
    const { entries } = await listForStaff(db, type, { state: 'published', limit: 1, offset: 0 });
    const [{ id, slug, path }] = entries as [(typeof entries)[number]];
    const read = async () => {
      const addresses = [`${path}`, '/sitemap.xml', '/feeds/news.atom'];
      return Promise.all(addresses.map(async (address) => (await site.get(address)).html));
    };
    const before = await read();
    const { data } = await getForStaff(db, type, id);
    const later = actAs(TEST_ADMIN, new Date('2026-03-20T08:00:00Z'));
    await saveEntry(db, type, id, { slug, data, publish: false }, later);
    expect((await getForStaff(db, type, id)).updatedAt).toBe('2026-03-20T08:00:00.000Z');
    expect(await read()).toEqual(before);
    await saveEntry(db, type, id, { slug, data, publish: true }, later);
    expect((await read())[1]).toContain('<lastmod>2026-03-20T08:00:00.000Z</lastmod>');
  },
);

test('an English page names the municipality also where its settings are public in Greek alone', async () => {
  const { db } = site.services;
  const { id, data } = await getSingleton(db, settings);
  await unpublishEntry(db, settings, id, acting, 'en');
  onTestFinished(async () => {
    const stored = await getForStaff(db, settings, id);
    await saveEntry(db, settings, id, { data: stored.data, languages: ['el', 'en'] }, acting);
  });
  const ofTheSite = data.name.el;
  for (const path of ['/', '/news', '/news/cultural-programme', '/contact', '/no-such-page']) {
    const { html, document } = await site.get(`${path}?lang=en`);
    const title = textOf(document.querySelector('title'));
    expect(
      [data.name.el, data.shortName.el].some((name) => title.endsWith(name)),
      title,
    ).toBe(true);
    if (path !== '/no-such-page') {
      expect(html).toContain(`<meta property="og:site_name" content="${ofTheSite}"/>`);
      expect(html, path).not.toContain('content=""');
      expect(html, path).not.toMatch(/"(name|streetAddress|addressLocality)":""/);
    }
  }
  const { main, document: home } = await site.get('/?lang=en');
  expect(textsIn(main, 'h1')).toEqual([ofTheSite]);
  expect(textsIn(main, 'address a')[0]).toContain(data.city.el);
  const description = home.querySelector('meta[name="description"]');
  expect(description?.getAttributeValue('content')).toBe(HOME_TEXTS.description.en);
  expect(textOf(sectionOf(main, 'Contact'))).toContain(data.street.el);
  const emergency = (await site.get('/emergency?lang=en')).document;
  expect(textOf(emergency.querySelector('header a'))).toBe(ofTheSite);
  for (const feed of ['news', 'alerts']) {
    const { html } = await site.get(`/feeds/${feed}.xml?lang=en`);
    expect(html).toContain(`– ${ofTheSite}</title>`);
  }
});

describe('the home page', () => {
  test('is headed by the name of the municipality', async () => {
    expect(textsIn((await site.get('/?lang=en')).main, 'h1')).toEqual([
      'Municipality of Aigialeia',
    ]);
  });

  test('says of its events when they begin and end, and of its news on which day they came', async () => {
    const { main } = await site.get('/');
    const events = textsIn(sectionOf(main, 'Προσεχείς εκδηλώσεις'), '.card-meta');
    expect(events).toHaveLength(2);
    for (const words of events) {
      const [, begins, ends] = /(\d\d:\d\d)–(\d\d:\d\d)/.exec(words) ?? [];
      expect(begins).toBeDefined();
      expect(ends).not.toBe(begins);
    }
    const days = sectionOf(main, 'Νέα και ανακοινώσεις').querySelectorAll('time');
    expect(days).toHaveLength(3);
    for (const day of days) expect(day.getAttributeValue('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test.each([
    ['/', 'Δημοτικές ενότητες', '26.523 κάτοικοι'],
    ['/?lang=en', 'Municipal units', '26,523 residents'],
  ])('%s writes numbers as its language does', async (path, heading, words) => {
    expect(textOf(sectionOf((await site.get(path)).main, heading))).toContain(words);
  });

  test('says whose each telephone is', async () => {
    const { data } = await getSingleton(site.services.db, settings);
    const contact = textOf(sectionOf((await site.get('/')).main, 'Επικοινωνία'));
    for (const { number, label } of data.phones) expect(contact).toContain(`${number} ${label.el}`);
  });

  test('leads to its social media at the foot of every page, and says to search engines that they are its own', async () => {
    const { db } = site.services;
    const { id, data } = await getSingleton(db, settings);
    const link = 'https://example.org/@aigialeia';
    expect((await site.get('/news')).html).not.toContain('Κοινωνικά δίκτυα');
    expect(await structured('/', 'GovernmentOrganization')).not.toHaveProperty('sameAs');
    const socialLinks = [{ name: 'Mastodon', link }];
    await saveEntry(db, settings, id, { data: { ...data, socialLinks } }, acting);
    for (const [path, label] of [
      ['/news', 'Κοινωνικά δίκτυα'],
      ['/contact?lang=en', 'Social media'],
    ] as const) {
      const { document } = await site.get(path);
      const list = document.querySelector(`footer nav[aria-label="${label}"]`) as HtmlElement;
      expect(linksIn(list), path).toEqual([link]);
      expect(textOf(list).trim(), path).toBe('Mastodon');
    }
    expect(await structured('/', 'GovernmentOrganization')).toMatchObject({ sameAs: [link] });
    await saveEntry(db, settings, id, { data }, acting);
  });

  test('says to search engines which days ahead have other hours', async () => {
    const { now } = site.services;
    onTestFinished(() => void Object.assign(site.services, { now }));
    Object.assign(site.services, { now: () => new Date('2026-03-20T10:00+02:00') });
    const office = await structured('/', 'GovernmentOrganization');
    expect(JSON.stringify(office.location)).toContain('2026-03-25');
  });
});

describe('news', () => {
  test('of one day stand the latest first, and lead to each other in that order', async () => {
    const { db } = site.services;
    await createEntry(db, news, { data: newsData('Της επομένης', '2026-03-04') }, acting);
    const titles = ['Πρώτο', 'Δεύτερο', 'Τρίτο'];
    for (const [minute, title] of titles.entries()) {
      const now = new Date(acting.now.getTime() + minute * 60_000);
      await createEntry(db, news, { data: newsData(title, '2026-03-03') }, { ...acting, now });
    }
    const { main } = await site.get('/news');
    const listed = main.querySelectorAll('article').map((card) => linksIn(card)[0] ?? '');
    const shown = textsIn(main, 'article h2').filter((title) => titles.includes(title));
    expect(shown).toEqual(['Τρίτο', 'Δεύτερο', 'Πρώτο']);
    for (const [at, path] of listed.slice(0, 5).entries()) {
      const around = (await site.get(path)).main.querySelector('.previous-next') as HtmlElement;
      expect(hrefOf(around.querySelector('a[rel="next"]')), path).toBe(listed[at - 1]);
      expect(hrefOf(around.querySelector('a[rel="prev"]')), path).toBe(listed[at + 1]);
    }
  });

  test('lead to others of their category, never to themselves', async () => {
    const [one] = await listEntries(site.services.db, news, { category: 'projects', limit: 1 });
    const { main } = await site.get(`/news/${one?.slug}?lang=en`);
    const related = linksIn(sectionOf(main, 'More in this category'), 'article a');
    expect(related.length).toBeGreaterThan(0);
    expect(related).not.toContain(`/news/${one?.slug}?lang=en`);
  });

  test('that were changed on a later day say so, to people and to machines', async () => {
    const { db } = site.services;
    const today = await createEntry(db, news, { data: newsData('Σημερινό', '2026-03-04') }, acting);
    const earlier = await createEntry(db, news, { data: newsData('Παλιό', '2026-02-01') }, acting);
    const said = async (slug: string) => (await site.get(`/news/${slug}?lang=en`)).text;
    expect(await said(today.slug)).not.toContain('Last updated:');
    expect(await said(earlier.slug)).toContain('Last updated: March 4, 2026');
    const json = await structured(`/news/${earlier.slug}`, 'NewsArticle');
    expect(json).toMatchObject({ datePublished: '2026-02-01', dateModified: earlier.updatedAt });
    // It names no author: then the municipality is.
    expect(json).toMatchObject({ author: { name: 'Δήμος Αιγιαλείας' } });
    const ahead = await createEntry(db, news, { data: newsData('Αυριανό', '2026-03-05') }, acting);
    const dates = { datePublished: '2026-03-05', dateModified: '2026-03-05' };
    expect(await structured(`/news/${ahead.slug}`, 'NewsArticle')).toMatchObject(dates);
  });

  test('of a category have one address for search engines; of none there is no feed', async () => {
    const { document } = await site.get('/news?category=tenders');
    expect(hrefOf(document.querySelector('link[rel="canonical"]'))).toMatch(
      /\/news\/category\/tenders$/,
    );
    expect((await site.get('/feeds/news.xml?category=gossip')).status).toBe(404);
  });
});

describe('documents of transparency', () => {
  test('that are archived have a list of their own, which stays while it is narrowed', async () => {
    const { db } = site.services;
    const [one] = await listEntries(db, transparencyDocument, { limit: 1 });
    await archiveEntry(db, transparencyDocument, one?.id ?? '', acting);
    const path = '/municipality/transparency';
    expect(linksIn((await site.get(path)).main)).toContain(`${path}?archive=only`);
    const { main, document } = await site.get(`${path}?archive=only`);
    expect(main.querySelectorAll('tbody tr')).toHaveLength(1);
    const hidden = main.querySelector('#document-filters input[name="archive"]');
    expect(hidden?.getAttributeValue('value')).toBe('only');
    expect(document.querySelector('meta[name="robots"]')?.getAttributeValue('content')).toBe(
      'noindex',
    );
    expect(linksIn(main)).toContain(path);
  });
});

describe('a department', () => {
  test('can be linked to, and each office that has an address of mail can be written to', async () => {
    const { main } = await site.get('/municipality/departments?lang=en');
    const closed = main.querySelectorAll('details[name="departments"]');
    expect(closed).toHaveLength(6);
    for (const one of closed) {
      const slug = one.getAttributeValue('id')?.replace(/^department-/, '');
      expect(one.querySelector(`#${slug}`), slug).not.toBeNull();
    }
    expect(linksTo(sectionOf(main, 'Where to find us'), 'mailto:').length).toBeGreaterThan(0);
  });
});

describe('a service', () => {
  const bySlug = async (test: (data: (typeof all)[number]['data']) => boolean) => {
    const found = all.find(({ data }) => test(data));
    if (!found) throw new Error('There is no such service.');
    return found.slug;
  };
  let all: Awaited<ReturnType<typeof listEntries<typeof service>>>;
  beforeAll(async () => {
    all = await listEntries(site.services.db, service);
  });

  test('of an office says where to go, and which department is in charge', async () => {
    const slug = await bySlug(({ office, department }) => Boolean(office && department));
    const { main } = await site.get(`/services/${slug}?lang=en`);
    const [phone = ''] = linksTo(sectionOf(main, 'Where to go'), 'tel:');
    expect(linksTo(sectionOf(main, 'Department in charge'), 'tel:')).not.toContain(phone);
    const json = await structured(`/services/${slug}?lang=en`, 'GovernmentService');
    const channels = json.availableChannel as { servicePhone?: { telephone: string } }[];
    const told = channels.flatMap(({ servicePhone }) => servicePhone?.telephone ?? []);
    expect(told.map((number) => `tel:${number.replaceAll(' ', '')}`)).toEqual([phone]);
  });

  test('for certain people names them after the audience, in small letters', async () => {
    const slug = await bySlug(({ groups }) => groups.includes('families'));
    expect((await site.get(`/services/${slug}`)).text).toMatch(/Πολίτες, κυρίως .*οικογένειες/);
  });

  test('says the language of its forms, where that is another', async () => {
    const { db } = site.services;
    const media = await db
      .selectFrom('media')
      .where('kind', '=', 'document')
      .select(['id', 'digest'])
      .execute();
    const rows = media.map(({ id, digest }) => testFactsRow(id, { digest, language: 'el-GR' }));
    await db.insertInto('document_facts').values(rows).execute();
    const slug = await bySlug(({ forms }) => forms.length > 0);
    const forms = async (path: string) =>
      textOf(sectionOf((await site.get(path)).main, 'Forms to download'));
    expect(await forms(`/services/${slug}?lang=en`)).toContain('in Greek');
    const { main } = await site.get('/municipality/transparency?lang=en');
    for (const link of main.querySelectorAll('tbody a[download]')) {
      expect(link.getAttributeValue('hreflang')).toBe('el-GR');
    }
  });

  test('is told to search engines in the language of its page, with a whole address to apply at', async () => {
    const slug = await bySlug(({ onlineLink }) => onlineLink === '/contact');
    const json = await structured(`/services/${slug}?lang=en`, 'GovernmentService');
    expect(json.description).not.toMatch(/\p{Script=Greek}/u);
    expect(json.availableChannel).toContainEqual({
      '@type': 'ServiceChannel',
      serviceUrl: 'http://localhost:3000/contact',
    });
  });

  test('that only some units have names these alone', async () => {
    const { db } = site.services;
    const slug = await bySlug(({ units }) => units.length === 0);
    const one = all.find((entry) => entry.slug === slug);
    const data = { ...one?.data, units: [{ unit: 'akrata' }] };
    await saveEntry(db, service, one?.id ?? '', { data }, acting);
    const { main } = await site.get(`/services/${slug}?lang=en`);
    const fact = main
      .querySelectorAll('dl > div')
      .find((row) => /In which units/.test(textOf(row)));
    expect(textOf(fact)).toBe('In which units Akrata');
    const { areaServed } = await structured(`/services/${slug}?lang=en`, 'GovernmentService');
    expect(areaServed).toEqual([{ '@type': 'AdministrativeArea', name: 'Akrata' }]);
  });
});

describe('an event', () => {
  const create = (title: string, startsAt: string, more: object = {}) =>
    createEntry(
      site.services.db,
      event,
      {
        data: {
          ...emptyData(event.fields),
          title: { el: title, en: title },
          description: { el: 'Περιγραφή', en: 'Description' },
          location: { el: 'Λιμάνι', en: 'Harbour' },
          startsAt,
          endsAt: null,
          ...more,
        },
      },
      acting,
    );

  test('that is over can be read, but not taken into a calendar', async () => {
    const { slug } = await create('Past dance', '2026-02-01T20:00', {
      unit: 'aigio',
      cost: { el: '5 €', en: '€5' },
    });
    const { text, main } = await site.get(`/events/${slug}?lang=en`);
    expect(text).toContain('This event is over.');
    expect(text).not.toContain('Add to calendar');
    expect(text).toContain('Admission €5');
    expect(linksIn(main)).toContain('/events?unit=aigio&lang=en');
    const next = await create('Next dance', '2026-04-01T20:00');
    expect((await site.get(`/events/${next.slug}?lang=en`)).text).toContain('Add to calendar');
  });

  test('of the last half year is still in a calendar that follows all, an older one is not', async () => {
    await create('Winter dance', '2025-11-01T20:00');
    await create('Summer dance', '2025-08-01T20:00');
    const { html } = await site.get('/feeds/events.ics?lang=en');
    expect(html).toContain('X-WR-CALNAME:Events\r\n');
    expect(html).toContain('Winter dance');
    expect(html).not.toContain('Summer dance');
    expect((await site.get('/feeds/events.ics?event=no-such-event')).status).toBe(404);
  });

  test('stands on its day alone, and its past ones not on the map of the site', async () => {
    await create('May dance', '2026-05-04T20:00');
    const onDay = async (day: string) => (await site.get(`/events?day=${day}&lang=en`)).text;
    expect(await onDay('2026-05-04')).toContain('May dance');
    expect(await onDay('2026-05-05')).not.toContain('May dance');
    await create('Old dance', '2024-05-04T20:00');
    expect((await site.get('/sitemap?lang=en')).text).not.toContain('Old dance');
  });
});

test('the calendar marks today, and leads from month to month as far as it goes', async () => {
  const { main } = await site.get('/events?view=calendar&lang=en');
  const today = main
    .querySelectorAll('td time')
    .filter((day) => /today/.test(textOf(day)))
    .map((day) => day.getAttributeValue('datetime'));
  expect(today).toEqual(['2026-03-04']);
  expect(hrefOf(main.querySelector('a[rel="prev"]'))).toContain('month=2026-02');
  expect(hrefOf(main.querySelector('a[rel="next"]'))).toContain('month=2026-04');
  const last = (await site.get('/events?month=2028-03')).main;
  expect(last.querySelector('a[rel="prev"]')).not.toBeNull();
  expect(last.querySelector('a[rel="next"]')).toBeNull();
  const first = (await site.get('/events?month=2024-03')).main;
  expect(first.querySelector('a[rel="prev"]')).toBeNull();
  expect(first.querySelector('a[rel="next"]')).not.toBeNull();
});

test('a search keeps its words, is kept out of other searches, and is narrowed by kind', async () => {
  const { main, document } = await site.get('/search?q=library&lang=en');
  expect(main.querySelector('#q')?.getAttributeValue('value')).toBe('library');
  expect(document.querySelector('meta[name="robots"]')?.getAttributeValue('content')).toBe(
    'noindex',
  );
  expect(linksTo(main, '/search?q=library&type=').length).toBeGreaterThan(1);
});

test('places are told to search engines where they are, and as what they are', async () => {
  const beach = await structured('/tourism/beach/akrata-beach', 'TouristAttraction');
  expect(beach.additionalType).toBe('https://schema.org/Beach');
  const { latitude, longitude } = beach.geo as { latitude: number; longitude: number };
  expect([Math.floor(latitude), Math.floor(longitude)]).toEqual([38, 22]);
  const lodging = '/tourism/accommodation/petrino-guesthouse';
  expect(await structured(lodging, 'BedAndBreakfast')).toMatchObject({
    starRating: { '@type': 'Rating', ratingValue: 3 },
  });
});

test('the map of the site has each page once, with its last change for search engines', async () => {
  const { html } = await site.get('/sitemap.xml');
  const history = html.split('<url>').find((one) => one.includes('/municipality/history</loc>'));
  expect(history).toMatch(/<lastmod>\d{4}-\d\d-\d\d/);
  const links = linksIn((await site.get('/sitemap')).main, 'section a');
  expect(links.filter((link, at) => links.indexOf(link) !== at)).toEqual([]);
});

test('with a warning above it the header does not lie over the pictures', async () => {
  const overHero = async () =>
    (await site.get('/')).document.querySelector('header')?.hasAttribute('data-over-hero');
  expect(await overHero()).toBe(true);
  await createEntry(site.services.db, alert, { data: alertData('Πυρκαγιά') }, acting);
  expect(await overHero()).toBe(false);
});

describe('departments', () => {
  const path = '/municipality/departments';

  test('say, each of its own hours, which days ahead differ', async () => {
    const [one] = await listEntries(site.services.db, department, { limit: 1 });
    const shown = async (now: string) => {
      const usual = site.services.now;
      Object.assign(site.services, { now: () => new Date(now) });
      const { main } = await site.get(`${path}?lang=en`);
      Object.assign(site.services, { now: usual });
      return textOf(main.querySelector(`#${one?.slug}`));
    };
    expect(await shown('2026-02-02T10:00+02:00')).not.toContain('Other hours in the coming days');
    expect(await shown('2026-03-20T10:00+02:00')).toContain('Other hours in the coming days');
  });
});

test('the archive of documents is offered with the number of those that are in it', async () => {
  const { db } = site.services;
  const archived = await listEntries(db, transparencyDocument, { isArchived: true });
  expect(archived.length).toBeGreaterThan(0);
  const { text } = await site.get('/municipality/transparency?lang=en');
  expect(text).toContain(`Archived documents (${archived.length})`);
});

test('without events to come the home page says so, and with some it does not', async () => {
  const usual = site.services.now;
  const said = 'No events have been announced yet.';
  expect((await site.get('/?lang=en')).text).not.toContain(said);
  Object.assign(site.services, { now: () => new Date('2099-01-01T10:00+02:00') });
  const { text } = await site.get('/?lang=en');
  Object.assign(site.services, { now: usual });
  expect(text).toContain(said);
});

test('a service with a page elsewhere leads there, from the home page and from the services', async () => {
  const { db } = site.services;
  const entries = await listEntries(db, service);
  const home = linksIn((await site.get('/')).main, '.compact-rows a');
  const one = entries.find(({ slug }) => home.includes(`/services/${slug}`));
  if (!one) throw new Error('The home page leads to no service.');
  await saveEntry(db, service, one.id, { data: { ...one.data, link: '/kep' } }, acting);
  for (const [path, cards] of [
    ['/', '.compact-rows a'],
    ['/services', 'a'],
  ] as const) {
    const links = linksIn((await site.get(path)).main, cards);
    expect(links, path).toContain('/kep');
    expect(links, path).not.toContain(`/services/${one.slug}`);
  }
});
