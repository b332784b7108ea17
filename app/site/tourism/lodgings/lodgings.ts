import type { EntryData } from '../../../../domain/content/model/content-type.ts';
import type { Entry } from '../../../../domain/content/model/entry.ts';
import { listEntries } from '../../../../domain/content/reading/published-entries.ts';
import { lodging } from '../../../../domain/content-types/lodging.ts';
import { findPictures } from '../../../../domain/media/library/reading.ts';
import type { Picture } from '../../../../domain/media/pictures/picture.ts';
import { entryPath } from '../../../../domain/screens/entry-path.ts';
import type { Db } from '../../../../domain/services.ts';
import type { Language } from '../../../i18n/language.ts';
import type { PictureSource } from '../../../ui/pictures/picture.tsx';
import { pictureSource } from '../../picture-source.ts';

/** A place to stay as the tourism screens show it. */
export interface Lodging {
  slug: string;
  /** Its own page, without language. */
  path: string;
  data: EntryData<typeof lodging>;
  picture: PictureSource | undefined;
  /** The same with both languages, for the head of its page. */
  image: Picture | undefined;
}

/** Lodgings with their pictures. */
export async function toLodgings(
  db: Db,
  entries: readonly Entry<typeof lodging>[],
  language: Language,
): Promise<Lodging[]> {
  const pictures = await findPictures(
    db,
    entries.map(({ data }) => data.image),
  );
  return entries.map((entry) => ({
    slug: entry.slug,
    path: entryPath('lodging', entry),
    data: entry.data,
    picture: pictureSource(pictures.get(entry.data.image ?? ''), language),
    image: pictures.get(entry.data.image ?? ''),
  }));
}

/** The published lodgings in their order, with their pictures. */
export async function listLodgings(db: Db, language: Language): Promise<Lodging[]> {
  return toLodgings(db, await listEntries(db, lodging), language);
}
