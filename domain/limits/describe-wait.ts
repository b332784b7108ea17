import type { Bilingual } from '../text/bilingual.ts';

/** A longer wait is given in hours. */
const MOST_MINUTES = 90;

/** How long to wait, in words: '1 λεπτό', '15 minutes', '24 ώρες'. Rounded up. */
export function describeWait(seconds: number): Bilingual {
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return { el: '1 λεπτό', en: '1 minute' };
  if (minutes <= MOST_MINUTES) return { el: `${minutes} λεπτά`, en: `${minutes} minutes` };
  const hours = Math.ceil(minutes / 60);
  return { el: `${hours} ώρες`, en: `${hours} hours` };
}
