import { type ContentType, emptyData } from '../domain/content/model/content-type.ts';
import { CONTENT_TYPES } from '../domain/content-types/all.ts';
import { footerLink } from '../domain/content-types/footer-link.ts';
import { menuItem } from '../domain/content-types/menu-item.ts';
import { synonym } from '../domain/content-types/synonym.ts';
import { term } from '../domain/content-types/term.ts';
import { ORIGINAL_SYNONYMS } from '../domain/search/synonyms/original-synonyms.ts';
import { ORIGINAL_FOOTER, ORIGINAL_MENU } from '../domain/site-menu/original-menu.ts';
import { termSeed } from './content/terms.ts';
import type { SeedContent } from './first-entries.ts';

/**
 * The menus, the words of the administration, and the singletons, empty but for names, so that every screen has
 * something to say.
 */
export function minimalContent(): SeedContent {
  const singletons: SeedContent = CONTENT_TYPES.filter((type) => type.singleton).map((type) => [
    type as ContentType,
    [
      {
        slug: type.name,
        isSample: true,
        data: {
          ...emptyData(type.fields),
          ...MINIMAL[type.name],
        } as never,
      },
    ],
  ]);
  return [
    ...singletons,
    [menuItem as ContentType, ORIGINAL_MENU as never],
    [footerLink as ContentType, ORIGINAL_FOOTER as never],
    [synonym as ContentType, ORIGINAL_SYNONYMS as never],
    [term as ContentType, termSeed as never],
  ];
}

const MINIMAL: Record<string, Record<string, unknown>> = {
  settings: {
    name: { el: 'Δήμος', en: 'Municipality' },
    shortName: { el: 'Δήμος', en: 'Municipality' },
    street: { el: 'Οδός', en: 'Street' },
    postalCode: '00000',
    city: { el: 'Πόλη', en: 'Town' },
    email: 'info@example.org',
    // The middle of Greece, until somebody says where the town hall is.
    coordinates: { lat: 39.07, lng: 21.82 },
    // Zero is said nowhere.
    area: 0,
    population: 0,
    foundedYear: 0,
  },
  mayor: {
    name: { el: 'Όνομα', en: 'Name' },
    title: { el: 'Δήμαρχος', en: 'Mayor' },
    message: { el: '<p>Καλώς ήρθατε.</p>', en: '<p>Welcome.</p>' },
  },
};
