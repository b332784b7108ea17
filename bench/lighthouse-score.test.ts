import { expect, it } from 'vitest';
import { performanceScore } from './lighthouse-score.ts';

const perfect = {
  firstContentfulPaint: 500,
  largestContentfulPaint: 500,
  totalBlockingTime: 0,
  cumulativeLayoutShift: 0,
};

it('gives 100 to a page that is there at once', () => {
  expect(performanceScore(perfect)).toBe(100);
});

it('gives nine tenths where all curves say so, and half at their medians', () => {
  const good = {
    firstContentfulPaint: 1800,
    largestContentfulPaint: 2500,
    totalBlockingTime: 200,
    cumulativeLayoutShift: 0.1,
  };
  // The speed index of such a page is better than its own mark.
  expect(performanceScore(good)).toBeGreaterThanOrEqual(90);
  expect(performanceScore(good)).toBeLessThanOrEqual(91);
  const median = {
    firstContentfulPaint: 3000,
    largestContentfulPaint: 4000,
    totalBlockingTime: 600,
    cumulativeLayoutShift: 0.25,
  };
  expect(performanceScore(median)).toBeGreaterThanOrEqual(50);
  expect(performanceScore(median)).toBeLessThanOrEqual(54);
});

it('weighs a blocked main thread most', () => {
  expect(performanceScore({ ...perfect, totalBlockingTime: 5000 })).toBe(70);
});
