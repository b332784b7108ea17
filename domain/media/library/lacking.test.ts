import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DocumentFactsTable, MediaTable } from '../../../database/tables.ts';
import { newsData } from '../../../harness/content/entry-data.ts';
import { testDocumentRow, testFactsRow } from '../../../harness/content/medium-row.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import {
  actAs,
  openTestServices,
  TEST_EDITOR,
  type TestServices,
} from '../../../harness/services.ts';
import { createEntry } from '../../content/acts/create-entry.ts';
import { deleteEntry } from '../../content/acts/delete-entry.ts';
import { news } from '../../content-types/news.ts';
import { picturesWithoutAlt } from '../../dashboard/tasks/pictures-without-alt.ts';
import { describeMedium } from '../acts/change-media.ts';
import type { Lacking } from './lacking.ts';
import { listMedia } from './library.ts';
import { findPictures } from './reading.ts';

const acting = actAs(TEST_EDITOR);

describe.each(TEST_DATABASES)('files that lack something, on $name', ({ open }) => {
  let opened: TestServices;
  beforeEach(async () => {
    opened = await openTestServices(await open());
  });
  afterEach(() => opened.close());

  const add = (id: string, part: Partial<MediaTable> = {}) =>
    opened.services.db
      .insertInto('media')
      .values(testDocumentRow({ id, ...part }))
      .execute();
  const picture = (id: string, part: Partial<MediaTable> = {}) =>
    add(id, { kind: 'image', width: 800, height: 600, ...part });
  const says = (medium_id: string, part: Partial<DocumentFactsTable>) =>
    opened.services.db.insertInto('document_facts').values(testFactsRow(medium_id, part)).execute();
  const lacking = async (lacks: Lacking, search?: string) =>
    (await listMedia(opened.services.db, { lacks, search, limit: 9, offset: 0 })).media
      .map(({ id }) => id)
      .sort();

  test('are documents without tags, and scans apart from them', async () => {
    for (const id of ['good', 'plain', 'scan', 'replaced', 'locked', 'unread']) await add(id);
    await says('good', {});
    await says('plain', { is_tagged: 0 });
    await says('scan', { is_tagged: 0, is_scanned: 1 });
    await says('replaced', { is_tagged: 0, is_scanned: 1, digest: 'ffffffffffffffff' });
    await says('locked', { state: 'unreadable', is_tagged: 0 });
    expect(await lacking('tags')).toEqual(['plain']);
    expect(await lacking('letters')).toEqual(['scan']);
    expect(await lacking('letters', 'plain')).toEqual([]);
  });

  test('are pictures without a text in one language, but not those that say nothing', async () => {
    const { db } = opened.services;
    await picture('both', { alt_el: 'Λιμάνι', alt_en: 'Harbour' });
    await picture('half', { alt_el: 'Λιμάνι' });
    await picture('none');
    await add('document', { licence: 'own' });
    await add('unlicensed-document');
    expect(await lacking('alt')).toEqual(['half', 'none']);
    expect(await lacking('licence')).toEqual(['both', 'half', 'none', 'unlicensed-document']);
    expect(await picturesWithoutAlt.count(db, acting)).toBe(2);

    await describeMedium(db, { id: 'half', isDecorative: true }, acting);
    expect(await lacking('alt')).toEqual(['none']);
    expect(await picturesWithoutAlt.count(db, acting)).toBe(1);
    const shown = async () => (await findPictures(db, ['half'])).get('half')?.alt;
    expect(await shown()).toEqual({ el: '', en: '' });

    // A text that somebody writes later counts again.
    const alt = { el: 'Λιμάνι', en: '' };
    const described = await describeMedium(db, { id: 'half', alt }, acting);
    expect(described).toMatchObject({ alt, isDecorative: false });
    expect(await lacking('alt')).toEqual(['half', 'none']);
  });

  test('are files in no entry, or in one that lies in the bin alone', async () => {
    const { db } = opened.services;
    await picture('shown');
    await picture('nowhere');
    const data = { ...newsData('Λιμάνι', '2026-03-01'), image: 'shown' };
    const entry = await createEntry(db, news, { data }, acting);
    expect(await lacking('use')).toEqual(['nowhere']);
    await deleteEntry(db, news, entry.id, acting);
    expect(await lacking('use')).toEqual(['nowhere', 'shown']);
  });
});
