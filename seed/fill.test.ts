import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../database/connect.ts';
import { saveEntry } from '../domain/content/acts/save-entry.ts';
import type { ContentType } from '../domain/content/model/content-type.ts';
import { countEntries, listEntries } from '../domain/content/reading/published-entries.ts';
import { listForStaff } from '../domain/content/reading/staff-entries.ts';
import { findLinksTo, findUsesOfMedium } from '../domain/content/references/find-uses.ts';
import { findFieldReferences } from '../domain/content/references/references-of.ts';
import { CONTENT_TYPES } from '../domain/content-types/all.ts';
import { news } from '../domain/content-types/news.ts';
import { settings } from '../domain/content-types/settings.ts';
import { digestOf } from '../domain/media/library/library.ts';
import { widthsOf } from '../domain/media/pictures/picture.ts';
import { getMediaFile } from '../domain/media/pictures/renditions.ts';
import { type MediaStore, openMediaStore } from '../domain/media/store/store.ts';
import { searchSite } from '../domain/search/site-search.ts';
import { ORIGINAL_SYNONYMS } from '../domain/search/synonyms/original-synonyms.ts';
import { TEST_DATABASES } from '../harness/databases/databases.ts';
import { actAs, TEST_ADMIN, TEST_NOW, testMedia } from '../harness/services.ts';
import { sampleEntries } from './content/sample-entries.ts';
import { termSeed } from './content/terms.ts';
import { fillEmptyDatabase } from './fill.ts';
import { sampleContent } from './sample-content.ts';

const PAGE = { page: 1, pageSize: 10 };
const types = CONTENT_TYPES as readonly ContentType[];
const singletons = types.filter((type) => type.singleton);

let folder: string;
let store: MediaStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dimos-seed-'));
  store = await openMediaStore({ dataDir: folder });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const countRows = async ({ db }: Connection, table: 'entries' | 'revisions' | 'media') =>
  (await db.selectFrom(table).select('id').execute()).length;

describe.each(TEST_DATABASES)('the sample content on $name', ({ open }) => {
  let connection: Connection;
  // Making the documents takes a second: the tests read one filling.
  beforeAll(async () => {
    connection = await open();
    const options = { kind: 'sample', now: TEST_NOW } as const;
    expect(await fillEmptyDatabase(connection.db, store, options)).toBe(true);
    expect(await fillEmptyDatabase(connection.db, store, options)).toBe(false);
  });

  test('is every entry of the seed, published and with a first revision', async () => {
    const expected = sampleEntries(TEST_NOW);
    for (const [type, entries] of expected) {
      const stored = await listEntries(connection.db, type);
      expect(stored.map(({ slug }) => slug).sort(), type.name).toEqual(
        entries.map(({ slug }) => slug).sort(),
      );
    }
    const { is_sample } = await connection.db
      .selectFrom('entries')
      .select('is_sample')
      .where('slug', '=', 'sofia-anagnostou')
      .executeTakeFirstOrThrow();
    expect(is_sample).toBe(1);
    // What the law says is no sample.
    const facts = connection.db.selectFrom('entries').where('slug', '=', 'gov-gr');
    expect(await facts.select('is_sample').execute()).toEqual([{ is_sample: 0 }]);
    const at = TEST_NOW.toISOString();
    const moments = { created_at: at, updated_at: at, published_at: at, public_since: at };
    const of = connection.db.selectFrom('entries').distinct();
    expect(
      await of.select(['created_at', 'updated_at', 'published_at', 'public_since']).execute(),
    ).toEqual([moments]);
    const total = expected.reduce((sum, [, entries]) => sum + entries.length, 0);
    expect(await countRows(connection, 'entries')).toBe(total);
    expect(await countRows(connection, 'revisions')).toBe(total);
  });

  test('stands in its order, each entry with the revision that it can be put back to', async () => {
    for (const [type, entries] of sampleEntries(TEST_NOW)) {
      const rows = await connection.db
        .selectFrom('entries')
        .innerJoin('revisions', 'revisions.entry_id', 'entries.id')
        .where('type', '=', type.name)
        .orderBy('entries.position')
        .select(['entries.slug', 'working', 'data', 'public_languages', 'published_languages'])
        .execute();
      expect(rows.map(({ slug }) => slug)).toEqual(entries.map(({ slug }) => slug));
      for (const row of rows) {
        expect([row.data, row.published_languages]).toEqual([row.working, row.public_languages]);
      }
    }
  });

  test('is on the days of its events', async () => {
    const { db } = connection;
    const events = await db
      .selectFrom('entries')
      .where('type', '=', 'event')
      .select('id')
      .execute();
    const dated = await db.selectFrom('entry_occurrences').select('entry_id').execute();
    const ids = new Set(dated.map(({ entry_id }) => entry_id));
    expect(events.length).toBeGreaterThan(0);
    expect(events.filter(({ id }) => !ids.has(id))).toEqual([]);
  });

  test('tells programs of each warning once, that it began', async () => {
    const messages = await connection.db.selectFrom('alert_messages').select('type').execute();
    const warnings = sampleEntries(TEST_NOW).find(([type]) => type.name === 'alert')?.[1] ?? [];
    expect(warnings.length).toBeGreaterThan(0);
    expect(messages).toEqual(warnings.map(() => ({ type: 'Alert' })));
  });

  test('is to be looked through again one day, where what staff publish is', async () => {
    const rows = await connection.db.selectFrom('entries').select(['type', 'recheck_on']).execute();
    const waits = (type: string) =>
      new Set(rows.filter((row) => row.type === type).map((row) => row.recheck_on !== null));
    expect(waits('council-member')).toEqual(new Set([true]));
    expect(waits('news')).toEqual(new Set([false]));
  });

  test.each([
    ['page', 'news', 'event', 'document', 'slide', 'teaser', 'menu-item'],
    ['service', 'e-service', 'department', 'office'],
    ['council-member', 'council-session', 'unit', 'history-section'],
    ['attraction', 'lodging', 'culture-block'],
  ])('has entries of %s, %s, %s and others', async (...names) => {
    for (const name of names) {
      const type = types.find((one) => one.name === name);
      expect(type && (await countEntries(connection.db, type)), name).toBeGreaterThan(0);
    }
  });

  test('has one entry of each type that has exactly one', async () => {
    const single = types.filter(({ singleton }) => singleton);
    expect(single.map(({ name }) => name)).toEqual(expect.arrayContaining(['mayor', 'settings']));
    for (const type of single) expect(await countEntries(connection.db, type), type.name).toBe(1);
  });

  test('refers to pictures, documents and entries that are there', async () => {
    const media = await connection.db.selectFrom('media').selectAll().execute();
    const kinds = new Map(media.map(({ id, kind }) => [id, kind]));
    const missing: string[] = [];
    for (const type of types) {
      for (const entry of await listEntries(connection.db, type)) {
        for (const reference of findFieldReferences(
          type.fields,
          entry.data as Record<string, unknown>,
        )) {
          const target = types.find(({ name }) => name === reference.to);
          const exists = target
            ? (await listEntries(connection.db, target)).some(
                ({ slug }) => slug === reference.target,
              )
            : kinds.get(reference.target) === (reference.kind === 'image' ? 'image' : 'document');
          if (!exists)
            missing.push(`${type.name}/${entry.slug} ${reference.path}: ${reference.target}`);
        }
      }
    }
    expect(missing).toEqual([]);
  });

  test('says what it points at, so that nothing of it is deleted while it is used', async () => {
    const [first] = await listEntries(connection.db, news);
    const uses = await findUsesOfMedium(connection.db, first?.data.image ?? '');
    expect(uses).toContainEqual(expect.objectContaining({ type: 'news', id: first?.id }));
    expect(await findLinksTo(connection.db, '/contact', ['menu-item'])).toHaveLength(1);
  });

  test('has texts beside every picture and document, and their files as they are recorded', async () => {
    const media = await connection.db.selectFrom('media').selectAll().execute();
    expect(media.length).toBeGreaterThan(0);
    for (const row of media) {
      expect(row.alt_el, row.id).toMatch(/\p{Script=Greek}/u);
      expect(row.alt_en, row.id).toMatch(/^[^\p{Script=Greek}]+$/u);
      expect(row.is_sample, row.id).toBe(1);
      const bytes = await store.getBytes(row.storage_key);
      expect([row.id, bytes.length, digestOf(bytes)]).toEqual([row.id, row.size_bytes, row.digest]);
    }
  });

  test('has pictures that are offered in each of their widths', async () => {
    const picture = await connection.db
      .selectFrom('media')
      .selectAll()
      .where('kind', '=', 'image')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    for (const width of widthsOf(picture.width).slice(0, 2)) {
      const { id, digest } = picture;
      const file = await getMediaFile(testMedia(connection.db, store), id, digest, `${width}.webp`);
      expect(file.size).toBeGreaterThan(100);
    }
  });

  test('is found by its words, in both languages and without accents', async () => {
    for (const entry of (await listEntries(connection.db, news)).slice(0, 5)) {
      for (const title of [entry.data.title.el, entry.data.title.en]) {
        const search = title.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '').slice(0, 60);
        const found = await listForStaff(connection.db, news, { search, limit: 50, offset: 0 });
        expect(
          found.entries.map(({ slug }) => slug),
          title,
        ).toContain(entry.slug);
        expect(
          (await searchSite(connection.db, { query: search, ...PAGE })).total,
          title,
        ).toBeGreaterThan(0);
      }
    }
    const nowhere = await searchSite(connection.db, { query: 'ξυλοκεράτινος', ...PAGE });
    expect(nowhere.total).toBe(0);
  });
});

/** The singletons, seven items of the menu and six links of the footer (specification, section 2). */
const MINIMAL = singletons.length + 7 + 6 + ORIGINAL_SYNONYMS.length + termSeed.length;

describe.each(TEST_DATABASES)('an empty database on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  const fill = (kind: 'sample' | 'none') =>
    fillEmptyDatabase(connection.db, store, { kind, now: TEST_NOW });

  test('without sample content has the menus, and the singletons marked as to be replaced', async () => {
    expect(await fill('none')).toBe(true);
    expect(await fill('sample')).toBe(false);
    expect(await countRows(connection, 'entries')).toBe(MINIMAL);
    expect(await countRows(connection, 'media')).toBe(0);
    for (const type of singletons) {
      const [entry] = await listEntries(connection.db, type);
      expect(entry?.isSample, type.name).toBe(true);
    }
  });

  test('is left alone by the next start, and so is what staff made of it', async () => {
    await fill('none');
    const { db } = connection;
    const [entry] = await listEntries(db, settings);
    const data = { ...(entry?.data as object), email: 'changed@example.org' };
    await saveEntry(db, settings, entry?.id ?? '', { data }, actAs(TEST_ADMIN));
    await db.deleteFrom('entries').where('type', '=', 'mayor').execute();
    expect(await fill('none')).toBe(false);
    expect(await fill('sample')).toBe(false);
    expect(await countRows(connection, 'entries')).toBe(MINIMAL - 1);
    const [kept] = await listEntries(db, settings);
    expect(kept?.data.email).toBe('changed@example.org');
    expect(kept?.isSample).toBe(false);
  });

  test('is filled once by processes that start at the same moment', async () => {
    const outcomes = await Promise.all([fill('none'), fill('none'), fill('none')]);
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect(await countRows(connection, 'entries')).toBe(MINIMAL);
  });

  test('has documents of the next start when the first was broken off on another day', async () => {
    const { db } = connection;
    const later = new Date(TEST_NOW.getTime() + 24 * 3_600_000);
    await sampleContent(db, store, TEST_NOW);
    // What a start does before it stores the entries, which take as long again and say nothing of documents.
    await sampleContent(db, store, later);
    const documents = await db
      .selectFrom('media')
      .select(['storage_key', 'digest', 'size_bytes'])
      .where('kind', '=', 'document')
      .execute();
    for (const { storage_key, digest, size_bytes } of documents) {
      const bytes = await store.getBytes(storage_key);
      expect(digestOf(bytes), storage_key).toBe(digest);
      expect(bytes.length).toBe(size_bytes);
    }
  });

  test('is filled at the next start when the first was broken off', async () => {
    const { db } = connection;
    await db.schema.alterTable('revisions').renameTo('revisions_away').execute();
    try {
      await expect(fill('none')).rejects.toThrow();
    } finally {
      await db.schema.alterTable('revisions_away').renameTo('revisions').execute();
    }
    expect(await countRows(connection, 'entries')).toBe(0);
    expect(await fill('none')).toBe(true);
  });
});
