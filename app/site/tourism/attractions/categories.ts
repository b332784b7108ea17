import type { EntryData } from '../../../../domain/content/model/content-type.ts';
import {
  ATTRACTION_CATEGORIES,
  type attraction,
} from '../../../../domain/content-types/attraction.ts';
import type { ScreenPath } from '../../../../domain/screens/find-screen.ts';
import type { Bilingual } from '../../../../domain/text/bilingual.ts';

export type Category = EntryData<typeof attraction>['category'];

interface CategoryScreen {
  /** The screen that lists the category. */
  path: ScreenPath;
  lead: Bilingual;
}

/** The screens by category. Beaches and culture have names of their own (specification, section 2). */
export const CATEGORY_SCREENS: Record<Category, CategoryScreen> = {
  beach: {
    path: '/tourism/beaches',
    lead: {
      el: 'Όσα χρειάζεται να ξέρετε πριν απλώσετε την πετσέτα.',
      en: 'What to know before you lay out your towel.',
    },
  },
  landmark: {
    path: '/tourism/landmark',
    lead: {
      el: 'Τα σημεία που δεν μοιάζουν με κανένα άλλο, και πώς θα τα επισκεφθείτε.',
      en: 'The sights that are like nowhere else, and how to visit them.',
    },
  },
  nature: {
    path: '/tourism/nature',
    lead: {
      el: 'Τόποι για περπάτημα και ανάσα, με όσα πρέπει να ξέρετε πριν ξεκινήσετε.',
      en: 'Places for a walk and fresh air, with what to know before you set out.',
    },
  },
  culture: {
    path: '/tourism/culture',
    lead: {
      el: 'Χώροι, έθιμα και γεύσεις του τόπου.',
      en: 'The area’s places, customs and flavours.',
    },
  },
};

/** The category that an address names, or undefined. */
export function findCategory(name: string | undefined): Category | undefined {
  return ATTRACTION_CATEGORIES.find((category) => category.value === name)?.value;
}

/** What one attraction of a category is called: 'Παραλία'. */
export function categoryLabel(category: Category): Bilingual {
  const found = ATTRACTION_CATEGORIES.find(({ value }) => value === category);
  return found?.label ?? { el: '', en: '' };
}
