import { describe, expect, test } from 'vitest';
import { newsSeed } from '../news/news.ts';
import { officeSeed } from '../offices.ts';
import { serviceSeed } from './services.ts';

/** What a page of a service or a news item must have, whichever it is. */

const NEWS = newsSeed('2026-06-20');

describe('every service', () => {
  test.each(serviceSeed)(
    '$slug says what one gets, how, where, for how much and how soon',
    ({ data }) => {
      expect(data.outcome.el && data.outcome.en).toBeTruthy();
      expect(data.channels).not.toEqual([]);
      expect(data.office && data.department && data.topic).toBeTruthy();
      expect(data.cost.el && data.cost.en && data.duration.el && data.duration.en).toBeTruthy();
      expect(data.steps.length).toBeGreaterThan(1);
    },
  );

  test.each(serviceSeed.filter(({ data }) => data.listed))(
    '$slug, a card, says on what law it rests and answers a question',
    ({ data }) => {
      expect(data.legalBasis).not.toEqual([]);
      expect(data.questions).not.toEqual([]);
    },
  );

  test('that asks for money is not called free in its description', () => {
    const wrong = serviceSeed.filter(
      ({ data }) =>
        /€/.test(data.cost.el) &&
        (/δωρεάν/i.test(data.description.el) || /\bfree\b/i.test(data.description.en)),
    );
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });
});

/** Offered online where no page of a service or an application can be named: whose, and the words that say so. */
const ELSEWHERE: Record<string, string> = {
  payments: 'web ή mobile banking',
  business: '"https://openbusiness.gov.gr/"',
};

const ONLINE = serviceSeed.filter(({ data }) => data.channels.includes('online'));

/**
 * Whether somebody gets to the very application from there, on the page itself or by way of the sheets that it leads
 * to.
 */
function isOnline(slug: string, from: readonly string[] = []): boolean {
  const data = serviceSeed.find((one) => one.slug === slug)?.data;
  if (!data?.channels.includes('online') || from.includes(slug)) return false;
  if (data.onlineLink !== '') return true;
  const led = [
    ...`${data.content.el}${JSON.stringify(data.steps)}`.matchAll(/\/services\/([a-z-]+)/g),
  ];
  return led.some(([, other = '']) => isOnline(other, [...from, slug]));
}

describe('a service is offered by no way that leads nowhere', () => {
  const officeOf = ({ data }: (typeof serviceSeed)[number]) =>
    officeSeed.find(({ slug }) => slug === data.office)?.data;
  const offered = (channel: (typeof serviceSeed)[number]['data']['channels'][number]) =>
    serviceSeed.filter(({ data }) => data.channels.includes(channel));

  test.each(offered('person'))('$slug, in person: address and hours', (one) => {
    expect(officeOf(one)?.address.el && officeOf(one)?.address.en).toBeTruthy();
    expect(officeOf(one)?.hours).not.toEqual([]);
  });

  test.each(offered('phone'))('$slug, by phone: a number', (one) => {
    expect(officeOf(one)?.phone).toMatch(/^\+30 \d/);
  });

  test.each(offered('email'))('$slug, by e-mail: an address', (one) => {
    expect(officeOf(one)?.email).toContain('@');
  });

  test.each(offered('post'))('$slug, by post: an address with its postcode', (one) => {
    expect(officeOf(one)?.address.el).toMatch(/\d{5}/);
  });

  test.each(ONLINE)('$slug, online: the address of the very application', ({ slug, data }) => {
    const elsewhere = ELSEWHERE[slug];
    if (elsewhere) expect(data.content.el).toContain(elsewhere);
    else expect(isOnline(slug)).toBe(true);
  });
});

test('every news item has a topic', () => {
  expect(NEWS.filter(({ data }) => !data.topic).map(({ slug }) => slug)).toEqual([]);
});

test('a water cut in the news is about water and has the telephone of the water company', () => {
  const phone = officeSeed.find(({ slug }) => slug === 'water-company')?.data.phone ?? 'none';
  const cut = NEWS.find(({ slug }) => slug === 'water-works-aigio')?.data;
  expect(cut?.topic).toBe('water');
  expect(cut?.content.el).toContain(phone);
  expect(cut?.content.en).toContain(phone);
});
