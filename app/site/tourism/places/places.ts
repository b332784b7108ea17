import type { EntryData } from '../../../../domain/content/model/content-type.ts';
import type { Entry } from '../../../../domain/content/model/entry.ts';
import {
  type EntryQuery,
  listEntries,
} from '../../../../domain/content/reading/published-entries.ts';
import { attraction } from '../../../../domain/content-types/attraction.ts';
import { findPictures } from '../../../../domain/media/library/reading.ts';
import type { Picture } from '../../../../domain/media/pictures/picture.ts';
import { entryPath } from '../../../../domain/screens/entry-path.ts';
import type { Services } from '../../../../domain/services.ts';
import type { Language } from '../../../i18n/language.ts';
import type { PictureSource } from '../../../ui/pictures/picture.tsx';
import { pictureSource } from '../../picture-source.ts';

/** An attraction as the tourism screens show it. */
export interface Place {
  slug: string;
  /** Its own page, without language. */
  path: string;
  data: EntryData<typeof attraction>;
  picture: PictureSource | undefined;
  /** The same with both languages, for the head of its page. */
  image: Picture | undefined;
}

/** Attractions with their pictures. */
export async function toPlaces(
  db: Services['db'],
  entries: Entry<typeof attraction>[],
  language: Language,
): Promise<Place[]> {
  const pictures = await findPictures(
    db,
    entries.map((entry) => entry.data.image),
  );
  return entries.map((entry) => ({
    slug: entry.slug,
    path: entryPath('attraction', entry),
    data: entry.data,
    picture: pictureSource(pictures.get(entry.data.image ?? ''), language),
    image: pictures.get(entry.data.image ?? ''),
  }));
}

/** The published attractions that a query asks for, with their pictures. */
export async function listPlaces(
  db: Services['db'],
  query: EntryQuery,
  language: Language,
): Promise<Place[]> {
  return toPlaces(db, await listEntries(db, attraction, query), language);
}
