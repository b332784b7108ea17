import { sql } from 'kysely';
import type { Connection, Db } from '../database/connect.ts';
import type { DocumentFactsTable, EntryTable, MediaTable } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { type ContentType, emptyData } from '../domain/content/model/content-type.ts';
import { addOccurrences } from '../domain/content/occurrences/keep-occurrences.ts';
import { event } from '../domain/content-types/event.ts';
import { NEWS_CATEGORIES, news } from '../domain/content-types/news.ts';
import {
  DOCUMENT_CATEGORIES,
  transparencyDocument,
} from '../domain/content-types/transparency-document.ts';
import { writeAnalysis } from '../domain/search/index/renew-search-texts.ts';
import { DAY_MS } from '../domain/time/durations.ts';
import { publishedRow } from '../harness/content/published-row.ts';

/** How much of each there is besides the sample content. */
export interface Amount {
  news: number;
  documents: number;
  media: number;
  events: number;
}

/** How much a municipality has after many years. */
export const LARGE: Amount = { news: 10_000, documents: 20_000, media: 5000, events: 1000 };
/** Nothing was added yet. */
export const NOTHING: Amount = { news: 0, documents: 0, media: 0, events: 0 };
/** In the title of one news item and of one document. */
export const RARE_WORD = 'ανεμοδείκτης';
/** The slug of a news item that is there in any amount. */
export const ARTICLE = 'large-50';
const RARE_INDEX = 50;

const BATCH = 200;
/** How far content goes back, and how long before events are announced. */
const YEARS_IN_DAYS = 5000;
const ANNOUNCED_DAYS = 60;
/** Spreads counted things evenly, however many they are. */
const GOLDEN_RATIO = 0.618_033_988_75;
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

/**
 * Adds to a database with sample content what is missing from `before` to `after`. A request's limit for a statement
 * does not count.
 */
export async function addLargeContent(
  connection: Connection,
  amounts: { before: Amount; after: Amount },
  now: Date,
): Promise<void> {
  const patient = connection.openPatient?.();
  const { db } = patient ?? connection;
  try {
    await add(db, amounts, now);
    // As the server does by itself after a while.
    if (connection.kind === 'postgres') await sql`vacuum analyze`.execute(db);
  } finally {
    await patient?.close();
  }
}

async function add(
  db: Db,
  { before, after }: { before: Amount; after: Amount },
  now: Date,
): Promise<void> {
  const random = numbersFrom(7 + before.news);
  const pick = <T>(from: readonly T[]) => from[Math.floor(random() * from.length)] as T;
  // Common words are common: the square favours the beginning of the list.
  const word = () =>
    (WORDS[Math.floor(random() ** 2 * WORDS.length)] as string) + pick(ENDINGS) + numberWord();
  const numberWord = () => (random() < 0.05 ? ` ${Math.floor(random() * 5000)}` : '');
  const sentence = (length: number) => Array.from({ length }, word).join(' ');
  const dayOf = (index: number, shift = 0) => {
    const daysAgo = ((index * GOLDEN_RATIO) % 1) * YEARS_IN_DAYS - shift;
    return new Date(now.getTime() - daysAgo * DAY_MS).toISOString().slice(0, 10);
  };
  const both = (text: string, en = 'Municipal notice') => ({ el: text, en });
  const at = now.toISOString();

  const [images, files] = await Promise.all([
    sampleMedia(db, 'image'),
    sampleMedia(db, 'document'),
  ]);
  const mediumId = (index: number) => `large-${index}`;
  const makeMedium = (index: number): MediaTable => ({
    ...pick(index % 2 ? images : files),
    id: mediumId(index),
    file_name: mediumId(index),
    alt_el: sentence(4),
    alt_en: 'Municipal picture',
  });
  const readFacts = ({ id, digest }: MediaTable): DocumentFactsTable => ({
    medium_id: id,
    digest,
    state: 'read',
    pages: 1,
    title: '',
    language: 'el',
    is_tagged: 1,
    is_scanned: 0,
    text: '',
    personal_data: 'none',
    read_at: at,
  });
  const pickMedium = (kind: 'image' | 'document') =>
    mediumId(Math.floor(random() * (after.media / 2)) * 2 + (kind === 'image' ? 1 : 0));
  const row = (type: ContentType, slug: string, data: Record<string, unknown>): EntryTable =>
    publishedRow(type, {
      id: `large-${type.name}-${slug}`,
      slug,
      data: { ...emptyData(type.fields), ...data },
      at,
    });
  const rare = (index: number) => (index === RARE_INDEX ? ` ${RARE_WORD}` : '');
  const makers: Record<'news' | 'documents' | 'events', (index: number) => EntryTable> = {
    news: (i) =>
      row(news as unknown as ContentType, `large-${i}`, {
        title: both(sentence(8) + rare(i)),
        summary: both(sentence(25)),
        content: both(`<p>${sentence(90)}</p><p>${sentence(90)}</p>`, ''),
        date: dayOf(i),
        category: pick(NEWS_CATEGORIES).value,
        image: pickMedium('image'),
      }),
    documents: (i) =>
      row(transparencyDocument as unknown as ContentType, `large-${i}`, {
        title: both(sentence(12) + rare(i)),
        category: pick(DOCUMENT_CATEGORIES).value,
        date: dayOf(i),
        file: pickMedium('document'),
      }),
    events: (i) =>
      row(event as unknown as ContentType, `large-${i}`, {
        title: both(sentence(6)),
        description: both(sentence(20)),
        content: both(`<p>${sentence(60)}</p>`, ''),
        startsAt: `${dayOf(i, ANNOUNCED_DAYS)}T20:00`,
        location: both(sentence(2)),
        image: pickMedium('image'),
      }),
  };
  await inTransaction(db, async (tx) => {
    for (const indexes of batches(before.media, after.media)) {
      const media = indexes.map(makeMedium);
      await tx.insertInto('media').values(media).execute();
      const facts = media.filter(({ kind }) => kind === 'document').map(readFacts);
      await tx.insertInto('document_facts').values(facts).execute();
    }
    for (const kind of ['news', 'documents', 'events'] as const) {
      for (const indexes of batches(before[kind], after[kind])) {
        const rows = indexes.map(makers[kind]);
        await tx.insertInto('entries').values(rows).execute();
        if (kind === 'events') await addOccurrences(tx, event as unknown as ContentType, rows);
      }
    }
    // What a site has done soon after such an import, which would be in the way of what is measured.
    await writeAnalysis(tx);
  });
}

/** Some media of the sample content, whose files the added media share. */
function sampleMedia(db: Db, kind: MediaTable['kind']): Promise<MediaTable[]> {
  return db
    .selectFrom('media')
    .selectAll()
    .where('kind', '=', kind)
    .where('is_sample', '=', 1)
    .limit(20)
    .execute();
}

/** The numbers from `from` to before `to`, in batches. */
function* batches(from: number, to: number): Generator<number[]> {
  for (let i = from; i < to; i += BATCH) {
    yield Array.from({ length: Math.min(BATCH, to - i) }, (_, j) => i + j);
  }
}
