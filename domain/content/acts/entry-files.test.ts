import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { newsData, refusalOf } from '../../../harness/content/entry-data.ts';
import { testDocumentRow, testFactsRow } from '../../../harness/content/medium-row.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import {
  actAs,
  openTestServices,
  TEST_EDITOR,
  TEST_NOW,
  type TestServices,
} from '../../../harness/services.ts';
import { adviseOnEntry } from '../../advice/advise-on-entry.ts';
import { news } from '../../content-types/news.ts';
import { deleteMedium } from '../../media/acts/delete-medium.ts';
import { findEntryFiles } from '../../media/library/entry-files.ts';
import { newMediumRow } from '../../media/library/medium.ts';
import { renewSearchTexts } from '../../search/index/renew-search-texts.ts';
import { createEntry } from './create-entry.ts';
import { deleteEntry } from './delete-entry.ts';
import { duplicateEntry } from './duplicate-entry.ts';
import { restoreEntry } from './restore-entry.ts';
import { saveEntry } from './save-entry.ts';

const acting = actAs(TEST_EDITOR);
const NO_WORDS = { el: '', en: '' };
const picture = (image: string, caption = NO_WORDS) => ({ image, caption });
const document = (file: string, label = NO_WORDS) => ({ file, label });

describe.each(TEST_DATABASES)(
  'the gallery and the attachments of an entry on $name',
  ({ open }) => {
    let connection: Connection;
    let opened: TestServices;
    beforeEach(async () => {
      connection = await open();
      opened = await openTestServices(connection);
      const image = (id: string) =>
        newMediumRow(
          {
            id,
            kind: 'image',
            file_name: `${id}.jpg`,
            mime_type: 'image/jpeg',
            storage_key: `originals/${id}.jpg`,
            digest: '0123456789abcdef',
            size_bytes: 6,
            width: 1600,
            height: 1200,
          },
          { by: TEST_EDITOR, now: TEST_NOW },
        );
      await connection.db
        .insertInto('media')
        .values([
          image('harbour'),
          image('station'),
          testDocumentRow({ id: 'decision' }),
          testDocumentRow({ id: 'water_map', file_name: 'water_map.pdf' }),
        ])
        .execute();
    });
    afterEach(() => opened.close());

    const data = {
      ...newsData('Νέα', '2026-03-01'),
      gallery: [] as unknown[],
      attachments: [] as unknown[],
    };
    const create = (part: object, publish = true) =>
      createEntry(connection.db, news, { data: { ...data, ...part }, publish }, acting);
    const fieldsOf = async (work: Promise<unknown>) =>
      Object.keys((await refusalOf(work)).fields ?? {});

    test('keep their files from being deleted, drafts included', async () => {
      await create({ gallery: [picture('harbour')], attachments: [document('decision')] }, false);
      for (const id of ['harbour', 'decision']) {
        const refused = await refusalOf(deleteMedium(connection.db, id, acting));
        expect(refused.code).toBe('conflict');
      }
      await deleteMedium(connection.db, 'station', acting);
    });

    test('are refused at the item: a file of the wrong kind, a missing one, one twice, too many', async () => {
      expect(
        await fieldsOf(create({ gallery: [picture('harbour'), picture('decision')] })),
      ).toEqual(['gallery.1.image']);
      expect(await fieldsOf(create({ attachments: [document('harbour')] }))).toEqual([
        'attachments.0.file',
      ]);
      expect(await fieldsOf(create({ attachments: [document('nowhere')] }))).toEqual([
        'attachments.0.file',
      ]);
      const twice = [picture('harbour'), picture('station'), picture('harbour')];
      expect(await fieldsOf(create({ gallery: twice }, false))).toEqual(['gallery.2.image']);
      const many = (count: number) => Array.from({ length: count }, (_, at) => document(`d-${at}`));
      expect(await fieldsOf(create({ attachments: many(31) }))).toEqual(['attachments']);
      expect(await fieldsOf(create({ gallery: [{ image: 'harbour' }] }))).toContain(
        'gallery.0.caption',
      );
    });

    test('stay as they are where a program that does not know them saves, and come with a copy', async () => {
      const gallery = [
        picture('station', { el: 'Ο σταθμός', en: 'The station' }),
        picture('harbour'),
      ];
      const attachments = [document('decision')];
      const { id } = await create({ gallery, attachments });
      const { gallery: _, attachments: __, ...known } = data;
      const saved = await saveEntry(
        connection.db,
        news,
        id,
        { data: known, publish: true },
        acting,
      );
      expect(saved.data).toMatchObject({ gallery, attachments });
      const copy = await duplicateEntry(connection.db, news, id, acting);
      expect(copy.data).toMatchObject({ gallery, attachments });
      const emptied = { ...known, gallery: [], attachments: [] };
      const after = await saveEntry(
        connection.db,
        news,
        id,
        { data: emptied, publish: true },
        acting,
      );
      expect(after.data).toMatchObject({ gallery: [], attachments: [] });
      expect((await create(known)).data).toMatchObject({ gallery: [], attachments: [] });
    });

    test('are searched by what they say when both come back from the bin after a night', async () => {
      const { db } = connection;
      const facts = testFactsRow('decision', { text: 'Πεζοδρόμηση' });
      await db.insertInto('document_facts').values(facts).execute();
      const { id } = await create({ attachments: [document('decision')] });
      await deleteEntry(db, news, id, acting);
      await deleteMedium(db, 'decision', acting);
      const onBroken = (entry: string) => expect(entry, 'can be read').toBe('');
      await renewSearchTexts(db, { rest: async () => {}, isStopped: () => false, onBroken });
      await restoreEntry(db, news, id, acting);
      const { document_words } = await db
        .selectFrom('entries')
        .select('document_words')
        .executeTakeFirstOrThrow();
      expect(document_words).toBe('πεζοδρομηση');
    });

    test('are looked at before publishing: alternative texts, tags of documents, personal data', async () => {
      await connection.db
        .insertInto('document_facts')
        .values(testFactsRow('decision', { is_tagged: 0, text: 'ΑΦΜ 123456783' }))
        .execute();
      const findings = await adviseOnEntry(connection.db, news, {
        data: { ...data, gallery: [picture('harbour')], attachments: [document('decision')] },
        languages: ['el'],
        now: TEST_NOW,
      });
      const found = findings.map(({ rule, path }) => `${rule} ${path}`);
      expect(found).toContain('alternative-text gallery.0.image');
      expect(found).toContain('document attachments.0.file');
      expect(found).toContain('personal-data attachments.0.file');
    });

    test('are shown in their order, documents by label, library, own title or file name', async () => {
      const { db } = connection;
      await db
        .insertInto('document_facts')
        .values(testFactsRow('decision', { pages: 3 }))
        .execute();
      const files = async (label = NO_WORDS) =>
        await findEntryFiles(db, {
          gallery: [picture('station'), picture('gone'), picture('harbour')],
          attachments: [document('decision', label), document('water_map')],
        });
      const first = await files();
      expect(first.gallery.map(({ path }) => path.split('.')[0])).toEqual([
        '/media/station',
        '/media/harbour',
      ]);
      expect(first.attachments).toMatchObject([
        { name: { el: 'Απόφαση', en: 'Απόφαση' }, language: 'el', pages: 3, type: 'PDF' },
        { name: { el: 'water map', en: 'water map' }, language: '', pages: 0 },
      ]);
      await db
        .updateTable('media')
        .set({ alt_el: 'Η απόφαση 12' })
        .where('id', '=', 'decision')
        .execute();
      expect((await files()).attachments[0]?.name.el).toBe('Η απόφαση 12');
      const label = { el: 'Όλη η απόφαση', en: '' };
      expect((await files(label)).attachments[0]?.name).toEqual(label);
    });
  },
);
