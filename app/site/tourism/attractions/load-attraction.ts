import { findEntry, listEntries } from '../../../../domain/content/reading/published-entries.ts';
import { attraction } from '../../../../domain/content-types/attraction.ts';
import { unit } from '../../../../domain/content-types/unit.ts';
import { findGallery } from '../../../../domain/media/library/entry-files.ts';
import { nearestPlaces } from '../../../../domain/places/distance.ts';
import type { Services } from '../../../../domain/services.ts';
import { dayInGreece } from '../../../../domain/time/greek-time.ts';
import type { Language } from '../../../i18n/language.ts';
import { loadMapAround } from '../../map/load-maps.ts';
import { listSectionLinks } from '../../sections/section-navigation.ts';
import { showTextsOf } from '../../texts/show-texts.ts';
import { listPlaces, toPlaces } from '../places/places.ts';

const SHOWN_NEARBY = 3;

/** An attraction with the content beside it, or undefined where the category has none with that slug. */
export async function loadAttraction(
  db: Services['db'],
  { category, slug }: { category: string; slug: string },
  language: Language,
) {
  const stored = await findEntry(db, attraction, slug);
  if (!stored || stored.data.category !== category) return undefined;
  const entry = await showTextsOf(db, attraction, stored);
  const [[place], section, units, others, gallery, ground] = await Promise.all([
    toPlaces(db, [entry], language),
    listSectionLinks(db, 'tourism'),
    listEntries(db, unit),
    listPlaces(db, {}, language),
    findGallery(db, entry.data.gallery),
    loadMapAround(db, entry.data.location),
  ]);
  if (!place) return undefined;
  return {
    place,
    section,
    gallery,
    ground,
    unit: units.find((candidate) => candidate.slug === entry.data.unit),
    nearby: entry.data.location
      ? nearestPlaces(
          entry.data.location,
          others.filter((other) => other.slug !== slug),
          (other) => other.data.location,
          SHOWN_NEARBY,
        )
      : [],
    languages: entry.languages,
    isEnglishBehind: entry.isEnglishBehind,
    updatedOn: dayInGreece(new Date(entry.updatedAt)),
  };
}
