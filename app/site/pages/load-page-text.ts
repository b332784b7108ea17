import { type EntryFiles, findEntryFiles } from '../../../domain/media/library/entry-files.ts';
import { findPictures } from '../../../domain/media/library/reading.ts';
import type { Picture } from '../../../domain/media/pictures/picture.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import type { Services } from '../../../domain/services.ts';
import type { Bilingual, Lang } from '../../../domain/text/bilingual.ts';
import { dayInGreece } from '../../../domain/time/greek-time.ts';
import { htmlLang, type Language, localise } from '../../i18n/language.ts';
import { findPageText } from '../find-page.ts';
import { type PageLanguages, writtenIn } from '../language-note.tsx';
import type { Heading } from './heading-ids.ts';
import { addHeadingIds } from './heading-ids.ts';

/** The text of an information page in the language of the screen. */
export interface PageText {
  /** Of the page, without language. */
  path: string;
  /** In both languages; the screen shows the one that exists. */
  title: Bilingual;
  lead: Bilingual;
  /** With ids on its headings; '' when nothing was written. */
  html: string;
  /** The language of the text, where it differs from the screen's. */
  lang?: Lang | undefined;
  headings: Heading[];
  pictures: Picture[];
  files: EntryFiles;
  /** `YYYY-MM-DD` */
  updatedOn: string;
  /** The languages in which the page is public. */
  languages: readonly Lang[];
  /** Those of its text, and whether the English lags behind the Greek. */
  note: PageLanguages;
  /** Since when the page is archived (ISO 8601), or null. */
  archivedAt: string | null;
}

/** Loads the text of the page at a slug with its pictures, or null when there is none. */
export async function loadPageText(
  db: Services['db'],
  slug: string,
  language: Language,
): Promise<PageText | null> {
  const entry = await findPageText(db, slug);
  if (!entry) return null;
  const { title, lead, content, images } = entry.data;
  const [pictures, files] = await Promise.all([
    findPictures(db, images),
    findEntryFiles(db, entry.data),
  ]);
  const { text, lang } = localise(content, language);
  return {
    path: entryPath('page', { slug }),
    title,
    lead,
    ...addHeadingIds(text),
    lang: lang === htmlLang(language) ? undefined : lang,
    pictures: images.flatMap((id) => pictures.get(id) ?? []),
    files,
    updatedOn: dayInGreece(new Date(entry.updatedAt)),
    languages: entry.languages,
    note: {
      languages: writtenIn(entry.languages, content),
      isEnglishBehind: entry.isEnglishBehind,
    },
    archivedAt: entry.archivedAt,
  };
}
