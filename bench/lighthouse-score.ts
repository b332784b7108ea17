/** Times in milliseconds, as Lighthouse measures them. */
export interface PageTimes {
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  totalBlockingTime: number;
  /** Without a unit. */
  cumulativeLayoutShift: number;
}

interface Curve {
  weight: number;
  /** Where the score is 0.9. */
  good: number;
  /** Where it is 0.5. */
  median: number;
}

/** Weights and curves of Lighthouse 10 to 13 for phones (its report explains them as "scoring calculator"). */
const CURVES = {
  firstContentfulPaint: { weight: 0.1, good: 1800, median: 3000 },
  speedIndex: { weight: 0.1, good: 3387, median: 5800 },
  largestContentfulPaint: { weight: 0.25, good: 2500, median: 4000 },
  totalBlockingTime: { weight: 0.3, good: 200, median: 600 },
  cumulativeLayoutShift: { weight: 0.25, good: 0.1, median: 0.25 },
} satisfies Record<string, Curve>;

/**
 * What Lighthouse would give for the performance of a page, 0 to 100. The speed index, which needs a
 * film of the loading, is taken to be the largest contentful paint: it is never later on these pages.
 */
export function performanceScore(times: PageTimes): number {
  const all = { ...times, speedIndex: times.largestContentfulPaint };
  let score = 0;
  for (const [name, curve] of Object.entries(CURVES)) {
    score += curve.weight * logNormalScore(curve, all[name as keyof typeof all]);
  }
  return Math.round(score * 100);
}

/** The share of pages that are slower, on a log-normal curve through both points. */
function logNormalScore({ good, median }: Curve, value: number): number {
  if (value <= 0) return 1;
  const INVERSE_ERFC_OF_A_FIFTH = 0.9061938024368232;
  const x = (Math.log(value / median) * INVERSE_ERFC_OF_A_FIFTH) / -Math.log(good / median);
  const score = (1 - erf(x)) / 2;
  return value <= good ? Math.max(0.9, Math.min(1, score)) : Math.max(0, Math.min(0.9, score));
}

/** Abramowitz and Stegun, 7.1.26: off by at most 1.5e-7. */
function erf(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const polynomial =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const y = 1 - polynomial * Math.exp(-x * x);
  return x >= 0 ? y : -y;
}
