import { findEntry, listEntries } from '../../../domain/content/reading/published-entries.ts';
import { ATTRACTION_CATEGORIES, attraction } from '../../../domain/content-types/attraction.ts';
import { lodging } from '../../../domain/content-types/lodging.ts';
import { office } from '../../../domain/content-types/office.ts';
import { teaser } from '../../../domain/content-types/teaser.ts';
import { findPictures } from '../../../domain/media/library/reading.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import { screenAt } from '../../../domain/screens/find-screen.ts';
import type { Services } from '../../../domain/services.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { type Language, localise } from '../../i18n/language.ts';
import { findPageText } from '../find-page.ts';
import { pictureSource } from '../picture-source.ts';
import { CATEGORY_SCREENS } from './attractions/categories.ts';
import { firstTable } from './first-table.ts';
import { listPlaces, toPlaces } from './places/places.ts';
import type { PlanningPage } from './plan-band.tsx';
import { TOURISM_TEXTS } from './tourism-texts.ts';

/** Three rows of three cards. */
const SHOWN_ATTRACTIONS = 9;
const SHOWN_LODGINGS = 4;

/**
 * The categories that have attractions, each with how many there are and the picture of the last that has one: those
 * of the first stand in the list below.
 */
async function listCategoryTiles(db: Services['db'], language: Language) {
  const tiles = await Promise.all(
    ATTRACTION_CATEGORIES.map(async ({ value }) => {
      const places = await listPlaces(db, { category: value }, language);
      const { path, title } = screenAt(CATEGORY_SCREENS[value].path);
      const pictured = places.findLast(({ picture }) => picture);
      return { path, title, count: places.length, picture: pictured?.picture };
    }),
  );
  return tiles.filter((tile) => tile.count > 0);
}

async function loadPlanningPage(
  db: Services['db'],
  slug: string,
  more: Bilingual,
  language: Language,
): Promise<PlanningPage[]> {
  const entry = await findPageText(db, slug);
  if (!entry) return [];
  const { title, lead, content, images } = entry.data;
  // The last picture: the first stands at the head of the page itself.
  const shown = images.at(-1);
  const pictures = await findPictures(db, [shown]);
  const text = localise(content, language);
  return [
    {
      path: entryPath('page', { slug }),
      title,
      lead,
      table: { ...text, text: firstTable(text.text) },
      more,
      picture: pictureSource(pictures.get(shown ?? ''), language),
    },
  ];
}

/** What the tourism index shows besides its text. */
export async function loadTourismHome(db: Services['db'], language: Language) {
  const [tiles, attractions, gettingHere, whenToVisit, banners, touristOffice, lodgings] =
    await Promise.all([
      listCategoryTiles(db, language),
      listEntries(db, attraction, { limit: SHOWN_ATTRACTIONS }),
      loadPlanningPage(db, 'tourism/getting-here', TOURISM_TEXTS.gettingHereMore, language),
      loadPlanningPage(db, 'tourism/when-to-visit', TOURISM_TEXTS.whenToVisitMore, language),
      listEntries(db, teaser, { category: 'tourism-banner' }),
      findEntry(db, office, 'tourist-office'),
      listEntries(db, lodging, { limit: SHOWN_LODGINGS }),
    ]);
  const bannerPictures = await findPictures(
    db,
    banners.map((banner) => banner.data.image),
  );
  return {
    tiles,
    places: await toPlaces(db, attractions, language),
    planning: [...gettingHere, ...whenToVisit],
    banners: banners.map((banner) => ({
      ...banner.data,
      picture: pictureSource(bannerPictures.get(banner.data.image ?? ''), language),
    })),
    touristOffice: touristOffice?.data,
    lodgings,
  };
}

export type TourismHome = Awaited<ReturnType<typeof loadTourismHome>>;
