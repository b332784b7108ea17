import { legalPages } from './legal-pages.ts';
import { generalPages } from './pages-general.ts';
import { municipalityPages } from './pages-municipality.ts';
import { otherAuthoritiesPages } from './pages-others.ts';
import { tourismPages } from './pages-tourism.ts';

/** All information pages, section by section. */
export const pageSeed = [
  ...municipalityPages,
  ...tourismPages,
  ...generalPages,
  ...otherAuthoritiesPages,
  ...legalPages,
];
