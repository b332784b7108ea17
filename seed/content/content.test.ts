import { describe, expect, test } from 'vitest';
import { dataSchema } from '../../domain/content/model/fields/schema.ts';
import { ATTRACTION_CATEGORIES } from '../../domain/content-types/attraction.ts';
import { NEWS_CATEGORIES } from '../../domain/content-types/news.ts';
import { publicAddress } from '../../domain/screens/public-address.ts';
import type { Bilingual } from '../../domain/text/bilingual.ts';
import { isExactLink } from '../../domain/text/contact-formats.ts';
import { sanitiseRichText } from '../../domain/text/rich-text.ts';
import { addDays } from '../../domain/time/calendar.ts';
import { FIXED_ROUTES, FORMS, findFaults, linkFaults, UNITS } from './entry-faults.ts';
import { eventSeed } from './events.ts';
import { newsSeed } from './news/news.ts';
import { attractionSeed } from './places/attractions.ts';
import { cultureBlockSeed } from './places/culture-blocks.ts';
import { lodgingSeed } from './places/lodgings.ts';
import { sampleEntries } from './sample-entries.ts';
import { eServiceSeed } from './services/e-services.ts';
import { serviceSeed } from './services/services.ts';
import { slideSeed } from './slides.ts';

/** One in summer; one in winter, in a leap year, from which half the events fall into the next year. */
const DAYS = ['2026-06-20', '2027-11-30'];
const TODAY = '2026-06-20';

interface AnyEntry {
  slug: string;
  isSample: boolean;
  data: object;
}

const SEEDS = sampleEntries(new Date(`${TODAY}T10:00:00Z`)).map(([type, entries]) => ({
  name: type.name,
  type,
  entries: (entries as unknown as AnyEntry[]).map((entry) => ({
    ...entry,
    data: entry.data,
  })),
}));

/** Every address of the site that a seed text may point to. */
const ROUTES = new Set(FIXED_ROUTES);
for (const { type, entries } of SEEDS) {
  for (const entry of entries) {
    const path = publicAddress(type, { slug: entry.slug, data: entry.data });
    if (path) ROUTES.add(path);
  }
}

function countBy<T>(items: T[], key: (item: T) => string | null): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) {
    const group = key(item) ?? 'none';
    counts[group] = (counts[group] ?? 0) + 1;
  }
  return counts;
}

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;

describe.each(SEEDS)('$name entries', ({ type, entries }) => {
  test('have unique slugs of lower-case words', () => {
    const slugs = entries.map((entry) => entry.slug);
    expect(new Set(slugs).size).toBe(slugs.length);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+([-/][a-z0-9]+)*$/);
  });

  test('have every field, in both languages, with known pictures, documents, links and references', () => {
    const faults = entries.flatMap((entry) =>
      Object.entries(type.fields).flatMap(([name, field]) =>
        findFaults(
          `${entry.slug}.${name}`,
          field,
          (entry.data as Record<string, unknown>)[name],
          ROUTES,
        ),
      ),
    );
    expect(faults).toEqual([]);
  });

  test('pass the rules that staff meet, and the sanitiser changes nothing', () => {
    const schema = dataSchema(type.fields, { cleanHtml: sanitiseRichText });
    for (const entry of entries) expect(schema.parse(entry.data), entry.slug).toEqual(entry.data);
  });

  test('hold simple HTML whose links lead somewhere, the same in both languages', () => {
    for (const entry of entries) {
      for (const [name, field] of Object.entries(type.fields)) {
        if (field.kind !== 'richText') continue;
        const { el, en } = (entry.data as Record<string, Bilingual>)[name] ?? {
          el: '',
          en: '',
        };
        const where = `${entry.slug}.${name}`;
        for (const html of [el, en]) {
          const tags = [...html.matchAll(/<\/?([a-z0-9]+)/g)].map((match) => match[1]);
          for (const tag of tags)
            expect(
              'h2 h3 p ul ol li a strong em blockquote br table thead tbody tr th td'.split(' '),
              where,
            ).toContain(tag);
          for (const tag of new Set(tags.filter((tag) => tag !== 'br'))) {
            const opened = html.match(new RegExp(`<${tag}[ >]`, 'g'))?.length ?? 0;
            const closed = html.match(new RegExp(`</${tag}>`, 'g'))?.length ?? 0;
            expect(closed, `${where}: ${tag}`).toBe(opened);
          }
        }
        const links = [el, en].map((html) =>
          [...html.matchAll(/href="([^"]*)"/g)].map((match) => match[1]).sort(),
        );
        expect(links[1], where).toEqual(links[0]);
        expect((links[0] ?? []).flatMap((link) => linkFaults(where, link, ROUTES))).toEqual([]);
      }
    }
  });
});

/** The pages of a whole field; the sheets of single errands follow them. */
const OVERVIEWS = serviceSeed.slice(0, 13);

describe('the sheet of an errand', () => {
  test.each([
    'birth-certificate',
    'family-status-certificate',
    'marriage-record',
    'next-of-kin-certificate',
    'permanent-residence',
    'civil-wedding',
    'kep',
    'lighting-and-roads',
    'bulky-waste',
    'stray-animals',
    'water',
    'fines',
    'municipal-police',
    'parking-permit',
    'property-charge',
    'cemetery',
    'school-enrolment',
    'help-at-home',
    'accessibility-complaint',
  ])('%s says what one gets, how, where, for how much and in what time', (slug) => {
    const data = serviceSeed.find((entry) => entry.slug === slug)?.data;
    expect(data?.outcome.el && data.cost.el && data.duration.el).toBeTruthy();
    expect(data?.channels.length).toBeGreaterThan(0);
    expect(data?.steps.length).toBeGreaterThan(1);
    expect(data?.office).toBeTruthy();
    expect(data?.department).toBeTruthy();
    expect(data?.topic).toBeTruthy();
  });

  test('leads to the exact place where one applies, or nowhere', () => {
    for (const { slug, data } of serviceSeed) expect(isExactLink(data.onlineLink), slug).toBe(true);
  });
});

describe('services', () => {
  test('are the nine cards in the order of the specification, then four pages without a card', () => {
    expect(OVERVIEWS.map(({ slug, data }) => [slug, data.icon, data.listed])).toEqual([
      ['certificates', 'FileText', true],
      ['urban-planning', 'Building', true],
      ['social-welfare', 'Users', true],
      ['financial', 'Landmark', true],
      ['environment', 'Home', true],
      ['business', 'Briefcase', true],
      ['transport', 'Bus', true],
      ['education', 'BookOpen', true],
      ['sports', 'Child', true],
      ['citizen', 'Person', false],
      ['documents', 'Stamp', false],
      ['forms', 'Download', false],
      ['payments', 'Coins', false],
    ]);
  });

  test('are full pages: what, who, papers, cost, time, four to six steps, a department, related pages', () => {
    for (const { slug, data } of OVERVIEWS) {
      expect(wordsOf(data.content.el), slug).toBeGreaterThan(80);
      expect(wordsOf(data.whoCanApply.el), slug).toBeGreaterThan(8);
      expect(data.whatYouNeed.length, slug).toBeGreaterThan(2);
      expect(data.cost.el && data.duration.el, slug).toBeTruthy();
      expect(data.steps.length, slug).toBeGreaterThanOrEqual(4);
      expect(data.steps.length, slug).toBeLessThanOrEqual(6);
      expect(data.department, slug).not.toBeNull();
      expect(data.related.length, slug).toBeGreaterThan(2);
      expect(
        data.related.map(({ link }) => link),
        slug,
      ).not.toContain(`/services/${slug}`);
    }
  });

  test('offer every form on the page of forms', () => {
    const formsPage = serviceSeed.find(({ slug }) => slug === 'forms');
    expect(formsPage?.data.forms.map(({ file }) => file)).toEqual(FORMS);
  });

  test('have four e-service cards', () => {
    expect(eServiceSeed.map(({ data }) => data.link)).toEqual([
      '/services/certificates',
      '/services/payments',
      '/services/social-welfare',
      '/services/urban-planning',
    ]);
  });
});

describe('tourism', () => {
  test('begins with one attraction of each category, for the home page', () => {
    const firstFour = attractionSeed.slice(0, 4).map(({ data }) => data.category);
    expect(firstFour).toEqual(ATTRACTION_CATEGORIES.map(({ value }) => value));
  });

  test('has at least four attractions of each category, and six beaches', () => {
    const counts = countBy(attractionSeed, ({ data }) => data.category);
    for (const { value } of ATTRACTION_CATEGORIES)
      expect(counts[value], value).toBeGreaterThanOrEqual(value === 'beach' ? 6 : 4);
  });

  test('presents every attraction at length, with the way there and three to five tips', () => {
    for (const { slug, data } of attractionSeed) {
      expect(Math.min(wordsOf(data.content.el), wordsOf(data.content.en)), slug).toBeGreaterThan(
        99,
      );
      expect(data.gettingThere.el, slug).not.toBe('');
      expect(data.tips.length, slug).toBeGreaterThanOrEqual(3);
      expect(data.tips.length, slug).toBeLessThanOrEqual(5);
    }
  });

  test('covers all six municipal units', () => {
    expect(new Set(attractionSeed.map(({ data }) => data.unit))).toEqual(new Set(UNITS));
  });

  test('has three lodgings of 4, 3 and 2 stars that nobody can mistake for real ones', () => {
    expect(lodgingSeed.map(({ data }) => data.stars)).toEqual([4, 3, 2]);
    for (const { data } of lodgingSeed) expect(data.email).toMatch(/\.example$/);
  });

  test('has four culture blocks and four slides, each with a link', () => {
    expect(cultureBlockSeed).toHaveLength(4);
    expect(slideSeed).toHaveLength(4);
    for (const { data } of [...cultureBlockSeed, ...slideSeed]) {
      expect(data.link).not.toBe('');
      expect(data.linkText.el).not.toBe('');
    }
  });
});

describe.each(DAYS)('news from %s', (today) => {
  const items = newsSeed(today);

  test('run from two days to a year before, newest first', () => {
    const dates = items.map(({ data }) => data.date ?? '');
    expect(dates).toEqual([...dates].sort().reverse());
    expect(dates[0]).toBe(addDays(today, -2));
    // Trees are planted in autumn and winter alone, however long ago that was.
    expect(dates.at(-1)?.localeCompare(addDays(today, -150))).toBeLessThanOrEqual(0);
    expect(dates.at(-1)?.localeCompare(addDays(today, -365))).toBe(1);
  });

  test('cover every category at least twice, and the three topics', () => {
    expect(items.length).toBeGreaterThanOrEqual(12);
    const counts = countBy(items, ({ data }) => data.category);
    for (const { value } of NEWS_CATEGORIES) expect(counts[value], value).toBeGreaterThanOrEqual(2);
    const topics = countBy(items, ({ data }) => data.topic);
    for (const topic of ['infrastructure', 'social', 'tourism'])
      expect(topics[topic], topic).toBeGreaterThanOrEqual(1);
  });

  test('are articles of at least 150 words in each language, with picture, author and tags', () => {
    for (const { slug, data } of items) {
      expect(wordsOf(data.content.el), `${slug} el`).toBeGreaterThanOrEqual(150);
      expect(wordsOf(data.content.en), `${slug} en`).toBeGreaterThanOrEqual(150);
      expect(data.image && data.author.el && data.author.en, slug).toBeTruthy();
      expect(data.tags.length, slug).toBeGreaterThan(0);
    }
  });
});

describe.each(DAYS)('events from %s', (today) => {
  const events = eventSeed(today);

  test('start before they end, at local times', () => {
    for (const { slug, data } of events) {
      expect(data.startsAt, slug).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
      expect(data.endsAt, slug).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/);
      expect((data.endsAt ?? '') > (data.startsAt ?? ''), slug).toBe(true);
      expect(data.cost.el, slug).not.toBe('');
    }
  });
});

test('is dated from the day in Greece, where it is tomorrow before it is by UTC', () => {
  const afterMidnight = sampleEntries(new Date('2026-03-03T22:30:00Z'));
  expect(afterMidnight).toEqual(sampleEntries(new Date('2026-03-04T10:00:00Z')));
});

test('no two attractions share a picture: lists show them side by side', () => {
  const pictures = attractionSeed.map(({ data }) => data.image);
  expect(pictures.filter((key, index) => pictures.indexOf(key) !== index)).toEqual([]);
});
