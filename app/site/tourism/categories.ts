import type { EntryData } from '../../../domain/content/model/content-type.ts';
import {
  ATTRACTION_CATEGORIES,
  type attraction,
} from '../../../domain/content-types/attraction.ts';
import type { ScreenPath } from '../../../domain/screens/find-screen.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';

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
      el: 'Καθαρά νερά, και όσα χρειάζεται να ξέρετε πριν απλώσετε την πετσέτα.',
      en: 'Clear water, and what to know before you lay out your towel.',
    },
  },
  landmark: {
    path: '/tourism/landmark',
    lead: {
      el: 'Αρχαία θέατρα, προσκυνήματα στον βράχο, ένα τρένο που σκαρφαλώνει: τα σημεία που δεν μοιάζουν με κανένα άλλο.',
      en: 'An ancient theatre, a chapel in the rock, a train that climbs: the sights that are like nowhere else.',
    },
  },
  nature: {
    path: '/tourism/nature',
    lead: {
      el: 'Φαράγγια, λίμνες, υγρότοποι και ελατοδάση, λίγα λεπτά από τη θάλασσα.',
      en: 'Gorges, lakes, wetlands and fir forests, minutes away from the sea.',
    },
  },
  culture: {
    path: '/tourism/culture',
    lead: {
      el: 'Μουσεία, μοναστήρια, νεοκλασικές γειτονιές και γεύσεις του τόπου.',
      en: 'Museums, monasteries, neoclassical streets and local flavours.',
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
