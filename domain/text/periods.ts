import type { Bilingual } from './bilingual.ts';

const DAYS_OF_YEAR = 365;

/** 'έως 14 ημέρες', 'up to 1 day': so many days, behind whatever goes with the accusative. */
export function sayDays(days: number): Bilingual {
  return {
    el: days === 1 ? '1 ημέρα' : `${days} ημέρες`,
    en: days === 1 ? '1 day' : `${days} days`,
  };
}

/** The same in years where it is whole ones: '2 χρόνια', '1 year'. */
export function sayPeriod(days: number): Bilingual {
  const years = days / DAYS_OF_YEAR;
  if (!Number.isInteger(years) || years < 1) return sayDays(days);
  if (years === 1) return { el: '1 χρόνο', en: '1 year' };
  return { el: `${years} χρόνια`, en: `${years} years` };
}
