import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { newsData, refusalOf } from '../../../harness/content/entry-data.ts';
import { makePdf } from '../../../harness/content/make-pdf.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import {
  actAs,
  openTestServices,
  TEST_ADMIN,
  TEST_EDITOR,
  type TestServices,
} from '../../../harness/services.ts';
import { setReviewerStep } from '../../accounts/may-publish.ts';
import { createEntry } from '../../content/acts/create-entry.ts';
import { deleteEntry } from '../../content/acts/delete-entry.ts';
import { listForStaff } from '../../content/reading/staff-entries.ts';
import { news } from '../../content-types/news.ts';
import { listEarlierFiles } from '../library/earlier-files.ts';
import { getMedium } from '../library/library.ts';
import { addMedium } from '../uploads/add-medium.ts';
import { beginUpload } from '../uploads/begin-upload.ts';
import { takePiece } from '../uploads/take-piece.ts';
import { changeMedia } from './change-media.ts';
import { replaceFile } from './replace-file.ts';
import { returnToFile } from './return-to-file.ts';

const editor = actAs(TEST_EDITOR);
const admin = actAs(TEST_ADMIN);
const reviewer = actAs({ ...TEST_EDITOR, email: 'reviewer@example.org', role: 'reviewer' });

type Change = Omit<Parameters<typeof changeMedia>[1][number], 'id'>;

/** All that visitors see of a file. */
const SEEN: Change[] = [
  { alt: { el: 'Άλλο', en: '' } },
  { alt: { el: '', en: 'Other' } },
  { credit: { el: 'Άλλη', en: '' } },
  { credit: { el: '', en: 'Other' } },
  { licence: 'own' },
  { focus: { x: 10, y: 50 } },
  { focus: { x: 50, y: 10 } },
  { crop: { left: 0, top: 0, width: 500, height: 500 } },
  { isDecorative: true },
];
/** What only staff see. */
const UNSEEN: Change[] = [{ tags: ['λιμάνι'] }, { licenceNote: 'Με επιστολή.' }];

describe.each(TEST_DATABASES)('a file that visitors see, on $name', ({ open }) => {
  let connection: Connection;
  let opened: TestServices;
  let padding = 0;
  beforeEach(async () => {
    connection = await open();
    opened = await openTestServices(connection);
  });
  afterEach(() => opened.close());

  const pdf = () => makePdf({ padding: ++padding });
  const add = () =>
    addMedium(opened.services, { bytes: pdf(), fileName: 'a.pdf', accept: 'any' }, editor);
  async function replace(id: string, version: number, by = editor) {
    const bytes = pdf();
    const digest = createHash('sha256').update(bytes).digest('hex');
    const file = { fileName: 'b.pdf', size: bytes.length, digest, accept: 'any' as const };
    const begun = await beginUpload(opened.services, { ...file, isReplacement: true }, by);
    if (!('upload' in begun)) throw new Error('It is not sent.');
    await takePiece(opened.services, begun.upload.id, { offset: 0, bytes }, by);
    return replaceFile(opened.services, id, { upload: begun.upload.id, version }, by);
  }
  /** A file that was replaced once, and which an entry uses that is published as said; without that, nothing does. */
  async function make(publication?: { publish?: boolean; publishAt?: string }) {
    const { id } = await add();
    const { version } = await replace(id, 1);
    if (publication) await use(id, publication);
    return { id, version };
  }
  function use(id: string, publication: { publish?: boolean; publishAt?: string }) {
    const attachments = [{ file: id, label: { el: '', en: '' } }];
    const data = { ...newsData('Νέα', '2026-03-01'), attachments } as never;
    return createEntry(connection.db, news, { data, ...publication }, admin);
  }
  const turn = (isOn: boolean) => setReviewerStep(connection.db, isOn, admin);

  test.each([
    ['published', {}],
    ['planned', { publish: false, publishAt: '2026-03-05T08:00:00.000Z' }],
  ])('where an entry with it is %s, is changed by reviewers alone', async (_, publication) => {
    const { id, version } = await make(publication);
    await turn(true);
    const before = await getMedium(connection.db, id);
    const [earlier] = await listEarlierFiles(connection.db, id);
    const back = { earlier: earlier?.id ?? '', version };
    const ways = [
      ...SEEN.map((change) => () => changeMedia(connection.db, [{ ...change, id }], editor)),
      () => replace(id, version),
      () => returnToFile(opened.services, id, back, editor),
    ];
    for (const way of ways) {
      expect(await refusalOf(way())).toMatchObject({
        code: 'forbidden',
        details: { handsIn: true, media: [{ id, version }] },
      });
    }
    expect(await getMedium(connection.db, id)).toEqual(before);
    expect(await listEarlierFiles(connection.db, id)).toHaveLength(1);

    for (const change of UNSEEN) await changeMedia(connection.db, [{ ...change, id }], editor);
    for (const change of SEEN) await changeMedia(connection.db, [{ ...change, id }], reviewer);
    const { version: next } = await getMedium(connection.db, id);
    const replaced = await replace(id, next, reviewer);
    await returnToFile(opened.services, id, { ...back, version: replaced.version }, reviewer);
  });

  test('of several that are changed together, is named without those that visitors do not see', async () => {
    const shown = await make({});
    const unseen = await make();
    await turn(true);
    const changes = [shown, unseen].map(({ id }) => ({ ...SEEN[0], id }));
    const { details } = await refusalOf(changeMedia(connection.db, changes, editor));
    expect(details?.media).toMatchObject([{ id: shown.id }]);
    expect(details?.media).toHaveLength(1);
  });

  test.each([
    ['nothing uses it', undefined],
    ['a draft alone uses it', { publish: false }],
  ])('is an editor’s where %s', async (_, publication) => {
    const { id, version } = await make(publication);
    await turn(true);
    await changeMedia(connection.db, [{ ...SEEN[0], id }], editor);
    await replace(id, version + 1);
  });

  test('is not replaced by an editor where it is published while the new file is stored', async () => {
    const { id, version } = await make();
    await turn(true);
    const { store } = opened.services;
    const put = store.put.bind(store);
    let isShown = false;
    store.put = async (key, bytes) => {
      await put(key, bytes);
      // Not the piece that the editor sends, but the file that takes the place of the other.
      if (!key.startsWith('originals/') || isShown) return;
      isShown = true;
      await use(id, {});
    };
    expect(await refusalOf(replace(id, version))).toMatchObject({ code: 'forbidden' });
    expect(isShown).toBe(true);
    expect(await getMedium(connection.db, id)).toMatchObject({ version });
  });

  test('is an editor’s where the entry with it lies in the bin', async () => {
    const { id, version } = await make({});
    const { entries } = await listForStaff(connection.db, news, { limit: 9, offset: 0 });
    await deleteEntry(connection.db, news, entries[0]?.id ?? '', admin);
    await turn(true);
    await changeMedia(connection.db, [{ ...SEEN[0], id }], editor);
    await replace(id, version + 1);
  });

  test('is an editor’s where editors publish', async () => {
    const { id, version } = await make({});
    await changeMedia(connection.db, [{ ...SEEN[0], id }], editor);
    await replace(id, version + 1);
  });

  test('keeps its text when it is sent as it is, and is named among others that are not seen', async () => {
    const seen = await make({});
    const unseen = await make();
    await turn(true);
    const { alt } = await getMedium(connection.db, seen.id);
    await changeMedia(connection.db, [{ id: seen.id, alt, tags: ['α'] }], editor);
    const both = [seen, unseen].map(({ id }) => ({ ...SEEN[0], id }));
    expect(
      (await refusalOf(changeMedia(connection.db, both, editor))).details?.media,
    ).toMatchObject([{ id: seen.id }]);
    expect((await getMedium(connection.db, unseen.id)).alt.el).toBe('');
  });
});
