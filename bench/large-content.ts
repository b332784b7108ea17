import { openSqlite } from '../database/connect.ts';
import type { EntryTable, MediaTable } from '../database/tables.ts';
import { type ContentType, emptyData } from '../domain/content/content-type.ts';
import { promotedColumns } from '../domain/content/search-text.ts';
import { event } from '../domain/content-types/event.ts';
import { NEWS_CATEGORIES, news } from '../domain/content-types/news.ts';
import {
  DOCUMENT_CATEGORIES,
  transparencyDocument,
} from '../domain/content-types/transparency-document.ts';

/** How much a municipality has after many years. */
export const LARGE = { news: 10_000, documents: 20_000, media: 5000, events: 1000 };
/** In the title of one news item and of one document. */
export const RARE_WORD = 'ανεμοδείκτης';

const BATCH = 200;
const DAY_MS = 24 * 60 * 60 * 1000;
const WORDS = `ανακοίνωση απόφαση δήμος αιγιάλεια δημοτικό συμβούλιο έργο οδός πλατεία νερό ύδρευση
  αποχέτευση καθαριότητα ανακύκλωση κάδος πρόγραμμα σχολείο παιδικός σταθμός πολίτης αίτηση
  δικαιολογητικά προθεσμία προκήρυξη διαγωνισμός σύμβαση προμήθεια υπηρεσία τεχνική μελέτη
  προϋπολογισμός αναμόρφωση επιτροπή συνεδρίαση πρόσκληση θέμα ημερήσια διάταξη έγκριση πρακτικό
  παραλία λιμάνι φράγμα άλσος πάρκο παιδική χαρά φωτισμός δίκτυο συντήρηση ασφαλτόστρωση
  κυκλοφορία στάθμευση εκδήλωση συναυλία έκθεση βιβλιοθήκη θέατρο αθλητισμός στάδιο γυμναστήριο
  κοινωνική πρόνοια επίδομα ωφελούμενος σίτιση στέγαση υγεία εμβολιασμός πρόληψη πολιτική προστασία
  πυρκαγιά πλημμύρα σεισμός καύσωνας τουρισμός μονοπάτι σπήλαιο μοναστήρι γιορτή παράδοση`
  .trim()
  .split(/\s+/);
const ENDINGS = ['', '', 'ς', 'ν', 'μα', 'τα', 'ων', 'ους', 'ικά', 'ότητα'];

/** Pseudo-random numbers below 1, the same at each run. */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Adds LARGE to the SQLite database of a site that was started once and is stopped. */
export async function addLargeContent(dataDir: string, now: Date): Promise<void> {
  const { db, close } = openSqlite(dataDir);
  const random = numbersFrom(7);
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
  // Common words are common: the square favours the beginning of the list.
  const word = () =>
    (WORDS[Math.floor(random() ** 2 * WORDS.length)] as string) + pick(ENDINGS) + numberWord();
  const numberWord = () => (random() < 0.05 ? ` ${Math.floor(random() * 5000)}` : '');
  const sentence = (length: number) => Array.from({ length }, word).join(' ');
  const day = (index: number, count: number) =>
    new Date(now.getTime() - (index / count) * 5000 * DAY_MS).toISOString().slice(0, 10);
  const both = (text: string, en = 'Municipal notice') => ({ el: text, en });

  try {
    const images = await db
      .selectFrom('media')
      .selectAll()
      .where('kind', '=', 'image')
      .limit(20)
      .execute();
    const files = await db
      .selectFrom('media')
      .selectAll()
      .where('kind', '=', 'document')
      .limit(20)
      .execute();
    const media: MediaTable[] = Array.from({ length: LARGE.media }, (_, i) => ({
      ...pick(i % 2 ? images : files),
      id: `large-${i}`,
      file_name: `large-${i}`,
    }));
    const imageIds = media.filter(({ kind }) => kind === 'image').map(({ id }) => id);
    const fileIds = media.filter(({ kind }) => kind === 'document').map(({ id }) => id);
    const row = (type: ContentType, slug: string, data: Record<string, unknown>): EntryTable => {
      const json = JSON.stringify({ ...emptyData(type.fields), ...data });
      const at = now.toISOString();
      return {
        id: `large-${type.name}-${slug}`,
        type: type.name,
        slug,
        state: 'published',
        position: 1,
        version: 1,
        is_sample: 0,
        working: json,
        published: json,
        ...promotedColumns(type, JSON.parse(json)),
        created_at: at,
        updated_at: at,
        updated_by: null,
        published_at: at,
        deleted_at: null,
      };
    };
    const rare = (index: number) => (index === 5000 ? ` ${RARE_WORD}` : '');
    const makers: [number, (index: number) => EntryTable][] = [
      [
        LARGE.news,
        (i) =>
          row(news as unknown as ContentType, `large-${i}`, {
            title: both(sentence(8) + rare(i)),
            summary: both(sentence(25)),
            content: both(`<p>${sentence(90)}</p><p>${sentence(90)}</p>`, ''),
            date: day(i, LARGE.news),
            category: pick(NEWS_CATEGORIES).value,
            image: pick(imageIds),
          }),
      ],
      [
        LARGE.documents,
        (i) =>
          row(transparencyDocument as unknown as ContentType, `large-${i}`, {
            title: both(sentence(12) + rare(i)),
            category: pick(DOCUMENT_CATEGORIES).value,
            date: day(i, LARGE.documents),
            file: pick(fileIds),
          }),
      ],
      [
        LARGE.events,
        (i) =>
          row(event as unknown as ContentType, `large-${i}`, {
            title: both(sentence(6)),
            description: both(sentence(20)),
            content: both(`<p>${sentence(60)}</p>`, ''),
            // Some are still to come.
            startsAt: `${day(i - 60, LARGE.events)}T20:00`,
            location: both(sentence(2)),
            image: pick(imageIds),
          }),
      ],
    ];
    await db.transaction().execute(async (tx) => {
      for (let i = 0; i < media.length; i += BATCH) {
        await tx
          .insertInto('media')
          .values(media.slice(i, i + BATCH))
          .execute();
      }
      for (const [count, make] of makers) {
        for (let i = 0; i < count; i += BATCH) {
          const batch = Array.from({ length: Math.min(BATCH, count - i) }, (_, j) => make(i + j));
          await tx.insertInto('entries').values(batch).execute();
        }
      }
    });
  } finally {
    await close();
  }
}
