import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { writePdf } from '../../../harness/content/write-pdf.ts';
import {
  endDuring,
  openPostgresRaces,
  type PostgresRaces,
  untilWaiting,
} from '../../../harness/databases/postgres-races.ts';
import {
  actAs,
  openTestServices,
  TEST_EDITOR,
  TEST_NOW,
  type TestServices,
} from '../../../harness/services.ts';
import { createEntry } from '../../content/acts/create-entry.ts';
import { lockEntry } from '../../content/acts/lock-entry.ts';
import { emptyData } from '../../content/model/content-type.ts';
import { keepDocumentWords } from '../../content/references/document-words.ts';
import { transparencyDocument } from '../../content-types/transparency-document.ts';
import { renewEntry } from '../../search/index/renew-search-texts.ts';
import { readUnreadDocuments } from '../documents/read-documents.ts';
import { listEarlierFiles } from '../library/earlier-files.ts';
import { addMedium } from '../uploads/add-medium.ts';
import { beginUpload } from '../uploads/begin-upload.ts';
import { takePiece } from '../uploads/take-piece.ts';
import { replaceFile } from './replace-file.ts';
import { returnToFile } from './return-to-file.ts';

/**
 * A save holds its entry and then the media that the entry uses. Whoever writes the words of a document into entries
 * holds these first, too (decision 12): the other way round, the two would wait for each other.
 */
const SERVER = process.env.TEST_POSTGRES_URL ?? '';
const acting = actAs(TEST_EDITOR);
const saying = (words: string) => writePdf((document) => document.text(words));

describe.skipIf(!SERVER)('a document that an entry has, on PostgreSQL', () => {
  let opened: PostgresRaces;
  let site: TestServices;
  let there: Connection['db'];
  let medium: string;
  let entry: string;
  beforeEach(async () => {
    opened = await openPostgresRaces(SERVER);
    site = await openTestServices(opened.here);
    there = opened.there.db;
    const bytes = await saying('drought');
    ({ id: medium } = await addMedium(
      site.services,
      { bytes, fileName: 'water.pdf', accept: 'any' },
      acting,
    ));
    ({ id: entry } = await create(opened.here.db, 'decision'));
  });
  afterEach(async () => {
    await site.close();
    await opened.close();
  });

  const create = (db: Connection['db'], slug: string) => {
    const data = {
      ...emptyData(transparencyDocument.fields),
      ...{ file: medium, date: '2026-03-02', category: 'decisions' },
      title: { el: 'Απόφαση', en: 'Decision' },
    };
    return createEntry(db, transparencyDocument, { slug, data }, acting);
  };
  async function replace(words: string, version: number): Promise<void> {
    const bytes = await saying(words);
    const digest = createHash('sha256').update(bytes).digest('hex');
    const announced = { fileName: 'water.pdf', size: bytes.length, digest, accept: 'any' as const };
    const begun = await beginUpload(site.services, { ...announced, isReplacement: true }, acting);
    if (!('upload' in begun)) throw new Error('It is not sent.');
    const { id } = begun.upload;
    await takePiece(site.services, id, { offset: 0, bytes }, acting);
    await replaceFile(site.services, medium, { upload: id, version }, acting);
  }
  /** Whether nobody holds the medium while an act waits for its entry. */
  async function isFreeWhileWaiting(act: () => Promise<unknown>): Promise<boolean> {
    const { row, end } = await opened.whileHeld(
      (tx) => lockEntry(tx, transparencyDocument, entry),
      async () => {
        const end = act();
        await untilWaiting(there, 1);
        const row = await there
          .selectFrom('media')
          .select('id')
          .where('id', '=', medium)
          .forUpdate()
          .skipLocked()
          .executeTakeFirst();
        return { row, end };
      },
    );
    await end;
    return row !== undefined;
  }
  const words = async () =>
    (await there.selectFrom('entries').select('document_words').execute()).map(
      (row) => row.document_words,
    );
  async function forgetWords(): Promise<void> {
    await there.deleteFrom('document_facts').execute();
    await there.updateTable('entries').set({ document_words: '' }).execute();
  }
  const read = () => readUnreadDocuments(site.services, () => TEST_NOW);

  test('is not held by a replacement that waits for the entry', async () => {
    expect(await isFreeWhileWaiting(() => replace('flood', 1))).toBe(true);
    expect(await words()).toEqual(['flood']);
  });

  test('is not held by its earlier file that waits for the entry', async () => {
    await replace('flood', 1);
    const [earlier] = await listEarlierFiles(there, medium);
    const back = () =>
      returnToFile(site.services, medium, { earlier: earlier?.id ?? '', version: 2 }, acting);
    expect(await isFreeWhileWaiting(back)).toBe(true);
    expect(await words()).toEqual(['drought']);
  });

  test('is not held by a reading that waits for the entry', async () => {
    await forgetWords();
    expect(await isFreeWhileWaiting(read)).toBe(true);
    expect(await words()).toEqual(['drought']);
  });

  test('is found by its new words where the texts are renewed while it is replaced', async () => {
    // As a version wrote them that read texts otherwise.
    await there.updateTable('entries').set({ document_words: 'droughts' }).execute();
    const row = await there.selectFrom('entries').selectAll().executeTakeFirstOrThrow();
    const end = await endDuring(
      opened,
      async (tx) => {
        await lockEntry(tx, transparencyDocument, entry);
        await tx.updateTable('document_facts').set({ text: 'flood' }).execute();
        await keepDocumentWords(tx, [entry]);
      },
      (db) => renewEntry(db, row),
    );
    expect(end).toBe('done');
    expect(await words()).toEqual(['flood']);
  });

  test('is found in an entry that is made while it is read', async () => {
    await forgetWords();
    const reading = await opened.whileHeld(
      (tx) => create(tx, 'another'),
      async () => {
        const end = read();
        await untilWaiting(there, 1);
        return { end };
      },
    );
    await reading.end;
    expect(await words()).toEqual(['drought', 'drought']);
  });
});
