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
