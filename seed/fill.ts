import type { Db } from '../database/connect.ts';
import { inTransaction, type Tx } from '../database/transaction.ts';
import { momentOf } from '../domain/alerts/alert-times.ts';
import { keepAlertMessage } from '../domain/alerts/keep-message.ts';
import { type ContentType, emptyData } from '../domain/content/model/content-type.ts';
import { publicColumns } from '../domain/content/model/copies.ts';
import { recheckDay } from '../domain/content/model/recheck.ts';
import { dataSchema, fieldMessages } from '../domain/content/model/schema.ts';
import { readStored } from '../domain/content/model/stored-data.ts';
import { addOccurrences } from '../domain/content/occurrences/keep-occurrences.ts';
import { addReferences } from '../domain/content/references/keep-references.ts';
import { alert } from '../domain/content-types/alert.ts';
import { CONTENT_TYPES } from '../domain/content-types/all.ts';
import { footerLink } from '../domain/content-types/footer-link.ts';
import { menuItem } from '../domain/content-types/menu-item.ts';
import { synonym } from '../domain/content-types/synonym.ts';
import { term } from '../domain/content-types/term.ts';
import { newId } from '../domain/ids.ts';
import { digestOf } from '../domain/media/library.ts';
import { newMediumRow } from '../domain/media/medium.ts';
import type { MediaStore } from '../domain/media/store.ts';
import { ORIGINAL_SYNONYMS } from '../domain/search/synonyms/original-synonyms.ts';
import { ORIGINAL_FOOTER, ORIGINAL_MENU } from '../domain/site-menu/original-menu.ts';
import { sanitiseRichText } from '../domain/text/rich-text.ts';
import type { SeedEntry } from './content/seed-entry.ts';

const SEEDED_FACT = 'seeded-at';
/** Rows in one INSERT; SQLite allows 32,766 parameters a statement. */
const BATCH_SIZE = 100;

export interface SeedOptions {
  /** 'sample' fills the site with the municipality's content; 'none' only with the entries that the site needs. */
  kind: 'sample' | 'none';
  now: Date;
}

/** Fills an empty database once; a database that was ever filled is left alone. Returns whether it did. */
export async function fillEmptyDatabase(
  db: Db,
  store: MediaStore,
  options: SeedOptions,
): Promise<boolean> {
  const seeded = await db
    .selectFrom('facts')
    .select('value')
    .where('name', '=', SEEDED_FACT)
    .executeTakeFirst();
  if (seeded) return false;
  const content =
    options.kind === 'sample'
      ? await sampleContent(db, store, options.now)
      : await minimalContent();
  return inTransaction(db, async (tx) => {
    // The fact is written first: if two processes start at once, the second waits here and then has nothing to do.
    const first = await tx
      .insertInto('facts')
      .values({ name: SEEDED_FACT, value: options.now.toISOString() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .executeTakeFirst();
    if (first.numInsertedOrUpdatedRows === 0n) return false;
    for (const [type, entries] of content) await insertEntries(tx, type, entries, options.now);
    return true;
  });
}

type SeedContent = [ContentType, SeedEntry<ContentType>[]][];

async function sampleContent(db: Db, store: MediaStore, now: Date): Promise<SeedContent> {
  // Loaded only at the first start: a running server has no use for these texts.
  const { sampleEntries } = await import('./content/sample-entries.ts');
  await addPictures(db, store, now);
  await addDocuments(db, store, now);
  return sampleEntries(now) as unknown as SeedContent;
}

/**
 * The menus, the words of the administration, and the singletons, empty but for names, so that every screen has
 * something to say.
 */
async function minimalContent(): Promise<SeedContent> {
  const { termSeed } = await import('./content/terms.ts');
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
    area: 0,
    population: 0,
    foundedYear: 2011,
  },
  mayor: {
    name: { el: 'Όνομα', en: 'Name' },
    title: { el: 'Δήμαρχος', en: 'Mayor' },
    message: { el: '<p>Καλώς ήρθατε.</p>', en: '<p>Welcome.</p>' },
  },
};

async function addPictures(db: Db, store: MediaStore, now: Date): Promise<void> {
  const { PICTURES, readPicture } = await import('./pictures/catalogue.ts');
  for (const picture of PICTURES) {
    // The SVG itself is the original: renditions of any width are drawn from it.
    const bytes = await readPicture(picture.key);
    const storageKey = `originals/${picture.key}.svg`;
    await store.put(storageKey, bytes);
    await db
      .insertInto('media')
      .values(
        newMediumRow(
          {
            id: picture.key,
            kind: 'image',
            file_name: `${picture.key}.svg`,
            mime_type: 'image/svg+xml',
            storage_key: storageKey,
            digest: digestOf(bytes),
            size_bytes: bytes.length,
            width: picture.width,
            height: picture.height,
            alt_el: picture.alt.el,
            alt_en: picture.alt.en,
            is_sample: 1,
          },
          { by: null, now },
        ),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
}

async function addDocuments(db: Db, store: MediaStore, now: Date): Promise<void> {
  const { DOCUMENTS } = await import('./documents/catalogue.ts');
  for (const document of DOCUMENTS) {
    const bytes = await document.render(now.toISOString().slice(0, 10));
    const storageKey = `originals/${document.key}.pdf`;
    await store.put(storageKey, bytes);
    await db
      .insertInto('media')
      .values(
        newMediumRow(
          {
            id: document.key,
            kind: 'document',
            file_name: document.fileName,
            mime_type: 'application/pdf',
            storage_key: storageKey,
            digest: digestOf(bytes),
            size_bytes: bytes.length,
            width: 0,
            height: 0,
            alt_el: document.title.el,
            alt_en: document.title.en,
            is_sample: 1,
          },
          { by: null, now },
        ),
      )
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
  }
}

async function insertEntries(
  tx: Tx,
  type: ContentType,
  entries: SeedEntry<ContentType>[],
  now: Date,
): Promise<void> {
  const schema = dataSchema(type.fields, { cleanHtml: sanitiseRichText });
  const at = now.toISOString();
  const rows = entries.map((entry, i) => {
    const parsed = schema.safeParse(entry.data);
    if (!parsed.success) {
      throw new Error(
        `Seed entry ${type.name}/${entry.slug} is not valid: ${JSON.stringify(fieldMessages(parsed.error))}`,
      );
    }
    const id = newId(now);
    return {
      id,
      type: type.name,
      slug: entry.slug,
      position: i + 1,
      version: 1,
      is_sample: entry.isSample ? (1 as const) : (0 as const),
      ...publicColumns(type, parsed.data),
      created_at: at,
      updated_at: at,
      updated_by: null,
      document_words: '',
      published_at: at,
      // Nobody has confirmed it, but the first content has its days to be looked through as well.
      recheck_on: recheckDay(type, { id, recheck_months: null }, now),
      deleted_at: null,
    };
  });
  for (let i = 0; i < rows.length; i += BATCH_SIZE) {
    const batch = rows.slice(i, i + BATCH_SIZE);
    await tx.insertInto('entries').values(batch).execute();
    await addReferences(tx, type, batch, now);
    await addOccurrences(tx, type, batch);
    if (type === alert)
      await addMessages(
        tx,
        batch.map((row) => ({ ...row, archived_at: null })),
      );
    await tx
      .insertInto('revisions')
      .values(
        batch.map((row) => ({
          id: newId(now),
          entry_id: row.id,
          version: 1,
          state: row.state,
          slug: row.slug,
          data: row.working,
          created_at: at,
          created_by: null,
          name: '',
          published_at: at,
          published_languages: row.public_languages,
        })),
      )
      .execute();
  }
}

/** What programs were told of the warnings: of each that it began. */
async function addMessages(
  tx: Tx,
  rows: readonly NonNullable<Parameters<typeof keepAlertMessage>[1]>[],
): Promise<void> {
  for (const row of rows) {
    const { startsAt } = readStored(alert, row.published ?? '{}');
    if (startsAt) await keepAlertMessage(tx, undefined, row, momentOf(startsAt));
  }
}
