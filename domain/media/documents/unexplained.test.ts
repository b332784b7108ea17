import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newsData, refusalOf } from '../../../harness/content/entry-data.ts';
import { testDocumentRow } from '../../../harness/content/medium-row.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import {
  actAs,
  openTestServices,
  TEST_ADMIN,
  TEST_EDITOR,
  TEST_NOW,
  type TestServices,
} from '../../../harness/services.ts';
import { setReviewerStep } from '../../accounts/may-publish.ts';
import { createEntry } from '../../content/acts/create-entry.ts';
import { deleteEntry } from '../../content/acts/delete-entry.ts';
import { saveEntry } from '../../content/acts/save-entry.ts';
import { unpublishEntry } from '../../content/acts/unpublish-entry.ts';
import { news } from '../../content-types/news.ts';
import { personalDataInFiles } from '../../dashboard/tasks/personal-data-in-files.ts';
import { explainDocument } from '../acts/explain-document.ts';
import { listMedia } from '../library/library.ts';
import { keepReading } from './read-documents.ts';

const acting = actAs(TEST_EDITOR);
const because = { ...acting, reason: 'Ο πίνακας αναρτάται κατά τον νόμο.' };
const ID = 'report';
const DIGEST = '0123456789abcdef';
const withFile = {
  ...newsData('Πίνακες', '2026-03-01'),
  content: { el: `<p><a href="/media/${ID}.${DIGEST}/report.pdf">Πίνακας</a></p>`, en: '' },
};

describe.each(TEST_DATABASES)(
  'personal data that nobody has answered for, on $name',
  ({ open }) => {
    let opened: TestServices;
    beforeEach(async () => {
      opened = await openTestServices(await open());
      await opened.services.db.insertInto('media').values(testDocumentRow()).execute();
    });
    afterEach(() => opened.close());

    const create = (more = {}, by = acting) =>
      createEntry(opened.services.db, news, { data: withFile, ...more }, by);
    const read = (text: string) =>
      keepReading(
        opened.services.db,
        { id: ID, digest: DIGEST },
        {
          pages: 1,
          title: '',
          language: '',
          isTagged: true,
          isScanned: false,
          text,
        },
        { now: TEST_NOW },
      );
    const NUMBER = 'ΑΦΜ 123456783';
    /** How many the first screen says, which the library must list. */
    async function waiting(by = TEST_EDITOR) {
      const { db } = opened.services;
      const count = await personalDataInFiles.count(db, actAs(by));
      const { total } = await listMedia(db, { lacks: 'reason', limit: 9, offset: 0 });
      return { count, total };
    }
    const reasons = () =>
      opened.services.db
        .selectFrom('audit')
        .where('action', '=', 'personal-data-published')
        .select(['subject_type', 'subject_id', 'subject_title', 'note'])
        .execute();

    test('waits where the document was read after it was public, until its entry is public no more', async () => {
      const { id } = await create();
      expect(await waiting()).toEqual({ count: 0, total: 0 });
      await read(NUMBER);
      expect(await waiting()).toEqual({ count: 1, total: 1 });
      await unpublishEntry(opened.services.db, news, id, acting);
      expect(await waiting()).toEqual({ count: 0, total: 0 });
    });

    test('waits where the entry is planned, until it is deleted', async () => {
      const { id } = await create({ publish: false, publishAt: '2026-03-05T08:00:00Z' });
      await read(NUMBER);
      expect(await waiting()).toEqual({ count: 1, total: 1 });
      await deleteEntry(opened.services.db, news, id, acting);
      expect(await waiting()).toEqual({ count: 0, total: 0 });
    });

    test('is none where there is none, nor in a draft, nor where the reason was given as it was published', async () => {
      const { id } = await create({ publish: false });
      await read(NUMBER);
      expect(await waiting()).toEqual({ count: 0, total: 0 });
      const save = { data: withFile, publish: true };
      const refused = saveEntry(opened.services.db, news, id, save, acting);
      expect((await refusalOf(refused)).details).toEqual({ personalData: ['content.el'] });
      await saveEntry(opened.services.db, news, id, save, because);
      expect(await waiting()).toEqual({ count: 0, total: 0 });
      await read('Τηλ. 26910 60600');
      expect(await waiting()).toEqual({ count: 0, total: 0 });
    });

    test('is answered for by a reason, which the audit log keeps once', async () => {
      const { db } = opened.services;
      await create();
      await read(NUMBER);
      for (const reason of [undefined, 'ναι']) {
        const act = explainDocument(db, ID, { version: 1 }, { ...acting, reason });
        expect((await refusalOf(act)).details).toEqual({ personalData: ['file'] });
      }
      const stale = explainDocument(db, ID, { version: 2 }, because);
      expect((await refusalOf(stale)).code).toBe('conflict');
      expect(await waiting()).toEqual({ count: 1, total: 1 });
      await explainDocument(db, ID, { version: 1 }, because);
      await explainDocument(db, ID, { version: 1 }, because);
      expect(await waiting()).toEqual({ count: 0, total: 0 });
      expect(await reasons()).toEqual([
        {
          subject_type: 'media',
          subject_id: ID,
          subject_title: `${ID}.pdf`,
          note: because.reason,
        },
      ]);
    });

    test('is for reviewers where they alone change what visitors see', async () => {
      const { db } = opened.services;
      await create();
      await read(NUMBER);
      await setReviewerStep(db, true, actAs(TEST_ADMIN));
      expect((await waiting()).count).toBe(0);
      expect((await waiting(TEST_ADMIN)).count).toBe(1);
      const act = explainDocument(db, ID, { version: 1 }, because);
      expect((await refusalOf(act)).code).toBe('forbidden');
    });

    test('is not of other bytes, nor of what lies in the bin', async () => {
      const { db } = opened.services;
      await create();
      await read(NUMBER);
      await db.updateTable('media').set({ digest: 'ffffffffffffffff' }).execute();
      expect(await waiting()).toEqual({ count: 0, total: 0 });
      await db
        .updateTable('media')
        .set({ digest: DIGEST, deleted_at: TEST_NOW.toISOString() })
        .execute();
      expect(await waiting()).toEqual({ count: 0, total: 0 });
    });
  },
);
