import type { service } from '../../../domain/content-types/service.ts';
import type { SeedEntry } from '../seed-entry.ts';
import { peopleErrandSeed } from './errands-people.ts';
import { registryErrandSeed } from './errands-registry.ts';
import { townErrandSeed } from './errands-town.ts';
import { overviewSheets } from './overview-sheets.ts';
import { dailyLifeServiceSeed } from './services-daily-life.ts';
import { overviewServiceSeed } from './services-overviews.ts';
import { residentServiceSeed } from './services-residents.ts';
import { townServiceSeed } from './services-town.ts';
import { welfareServiceSeed } from './services-welfare.ts';

/**
 * Every service page: first the nine cards in the order of the specification (section 3), then those without a card,
 * then a sheet for each errand.
 */
export const serviceSeed: SeedEntry<typeof service>[] = [
  ...residentServiceSeed,
  ...welfareServiceSeed,
  ...townServiceSeed,
  ...dailyLifeServiceSeed,
  ...overviewServiceSeed,
  ...registryErrandSeed,
  ...townErrandSeed,
  ...peopleErrandSeed,
].map((entry) => ({ ...entry, data: { ...entry.data, ...overviewSheets[entry.slug] } }));
