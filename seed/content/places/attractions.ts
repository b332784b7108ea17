import { beachSeed } from './attractions-beaches.ts';
import { culturePlaceSeed } from './attractions-culture.ts';
import { landmarkSeed } from './attractions-landmarks.ts';
import { natureSeed } from './attractions-nature.ts';

const BY_CATEGORY = [beachSeed, landmarkSeed, natureSeed, culturePlaceSeed];
const LONGEST = Math.max(...BY_CATEGORY.map((entries) => entries.length));

/**
 * Every attraction, one of each category in turn: the home page takes the first four
 * (specification, section 2) and so shows a beach, a landmark, nature and culture.
 */
export const attractionSeed = Array.from({ length: LONGEST }, (_, round) =>
  BY_CATEGORY.flatMap((entries) => entries.slice(round, round + 1)),
).flat();
