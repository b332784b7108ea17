import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../../database/connect.ts';
import { TEST_DATABASES } from '../../../../harness/databases/databases.ts';
import { actAs, TEST_ADMIN, TEST_EDITOR, TEST_NOW } from '../../../../harness/services.ts';
import { setReviewerStep } from '../../../accounts/may-publish.ts';
import type { StaffMember } from '../../../accounts/staff-member.ts';
import { listAudit } from '../../../audit/reading.ts';
import { news } from '../../../content-types/news.ts';
import { page } from '../../../content-types/page.ts';
import { emptyData } from '../../model/content-type.ts';
import { archiveEntry } from '../archive-entry.ts';
import { createEntry } from '../create-entry.ts';
import { deleteEntry } from '../delete-entry.ts';
import { cancelPlan } from '../due/cancel-plan.ts';
import { planLeaving } from '../due/plan-leaving.ts';
import { publishDue } from '../due/publish-due.ts';
import type { EntryInput } from '../entry-input.ts';
import { reorderEntries } from '../reorder-entries.ts';
import { restoreEntry } from '../restore-entry.ts';
import { saveEntry } from '../save-entry.ts';
import { unpublishEntry } from '../unpublish-entry.ts';
import { handBackEntry } from './hand-back-entry.ts';
import { takeBackEntry } from './take-back-entry.ts';

const TEST_REVIEWER: StaffMember = {
  id: 'test-reviewer',
  email: 'reviewer@example.org',
  role: 'reviewer',
};
const LATER = '2026-03-05T08:00:00.000Z';
const titled = (el: string) => ({ ...emptyData(page.fields), title: { el, en: 'Page' } });

describe.each(TEST_DATABASES)('review before publishing on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
    await setReviewerStep(connection.db, true, actAs(TEST_ADMIN));
  });
  afterEach(() => connection.close());

  const create = (how: Partial<EntryInput>, by = TEST_EDITOR, el = 'Σελίδα') =>
    createEntry(connection.db, page, { slug: 'one', data: titled(el), ...how }, actAs(by));
  const save = (id: string, how: Partial<EntryInput>, by = TEST_EDITOR) =>
    saveEntry(connection.db, page, id, { data: titled('Άλλη'), ...how }, actAs(by));
  const handBack = (
    id: string,
    version: number,
    by: StaffMember = TEST_REVIEWER,
    note = 'Γιατί;',
  ) => handBackEntry(connection.db, page, id, { note, version }, actAs(by, new Date(LATER)));
  const stored = (id: string) =>
    connection.db.selectFrom('entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  test('it is written down who turned the step on, and who turned it off', async () => {
    const written = async () =>
      (await listAudit(connection.db, { limit: 9, offset: 0 })).records.map(
        ({ action, userEmail }) => `${userEmail} ${action}`,
      );
    const turnedOn = `${TEST_ADMIN.email} enabled`;
    expect(await written()).toEqual([turnedOn]);
    await setReviewerStep(connection.db, false, actAs(TEST_REVIEWER));
    expect((await written()).sort()).toEqual([turnedOn, `${TEST_REVIEWER.email} disabled`].sort());
  });

  test('an editor hands in, a reviewer publishes: then it has been reviewed', async () => {
    const { id, version, review, state } = await create({ publish: false, handIn: true });
    expect({ state, review }).toEqual({
      state: 'draft',
      review: {
        state: 'handed-in',
        handedInBy: TEST_EDITOR.email,
        at: TEST_NOW.toISOString(),
        handedBackBy: '',
        note: '',
        isChangedSince: false,
      },
    });
    const published = await save(id, { version }, TEST_REVIEWER);
    expect(published).toMatchObject({ state: 'published', review: null });
    const { records } = await listAudit(connection.db, { subject: id, limit: 9, offset: 0 });
    expect(records.map(({ action }) => action).sort()).toEqual(['changed', 'created', 'handed-in']);
  });

  test('what is handed in is complete: errors stand at their fields', async () => {
    const incomplete = { data: emptyData(news.fields), publish: false, handIn: true };
    const titledNews = { ...emptyData(news.fields), title: { el: 'Νέο', en: '' } };
    const add = (input: EntryInput) => createEntry(connection.db, news, input, actAs(TEST_EDITOR));
    await expect(add(incomplete)).rejects.toMatchObject({ code: 'invalid' });
    await expect(add({ ...incomplete, data: titledNews })).rejects.toMatchObject({
      code: 'invalid',
      fields: { 'summary.el': expect.anything() },
    });
    await add({ data: titledNews, publish: false });
  });

  test('nobody hands in what they publish, now or later', async () => {
    for (const how of [{}, { publish: true }, { publish: false, publishAt: LATER }]) {
      await expect(create({ ...how, handIn: true }, TEST_REVIEWER)).rejects.toMatchObject({
        code: 'invalid',
        fields: { publishAt: { en: 'Choose either to hand it in for review or to publish it.' } },
      });
    }
  });

  test('a change after handing in is told, and a reviewer who read the older one is refused', async () => {
    const { id } = await create({ publish: false, handIn: true });
    const changed = await save(id, { publish: false, version: 1 });
    expect(changed.review).toMatchObject({ state: 'handed-in', isChangedSince: true });
    const conflict = { code: 'conflict', details: { current: { version: 2 } } };
    await expect(save(id, { version: 1 }, TEST_REVIEWER)).rejects.toMatchObject(conflict);
    await expect(handBack(id, 1)).rejects.toMatchObject(conflict);
    expect((await stored(id)).published).toBeNull();
    const again = await save(id, { publish: false, handIn: true, version: 2 });
    expect(again.review).toMatchObject({ isChangedSince: false });
  });

  test('a reviewer hands back with a note, which stays until it is handed in again', async () => {
    const { id } = await create({ publish: false, handIn: true });
    for (const note of [' \n', 'α'.repeat(2001)]) {
      await expect(handBack(id, 1, TEST_REVIEWER, note)).rejects.toMatchObject({
        fields: { note: expect.anything() },
      });
    }
    await expect(handBack(id, 1, TEST_EDITOR)).rejects.toMatchObject({ code: 'forbidden' });
    const back = await handBack(id, 1, TEST_REVIEWER, 'Λείπει η ώρα.\nΚαι ο τόπος.');
    expect(back).toMatchObject({
      version: 1,
      updatedBy: TEST_EDITOR.email,
      review: {
        state: 'handed-back',
        handedInBy: TEST_EDITOR.email,
        handedBackBy: TEST_REVIEWER.email,
        at: LATER,
      },
    });
    expect(back.review?.note).toBe('Λείπει η ώρα.\nΚαι ο τόπος.');
    await expect(handBack(id, 1)).rejects.toMatchObject({ code: 'conflict' });
    const draft = await save(id, { publish: false });
    expect(draft.review?.note).toContain('Λείπει');
    const again = await save(id, { publish: false, handIn: true });
    expect(again.review).toMatchObject({ state: 'handed-in', note: '', handedBackBy: '' });
    const longest = await handBack(id, again.version, TEST_REVIEWER, 'α'.repeat(2000));
    expect(longest.review?.note).toHaveLength(2000);
  });

  test('an author takes back what nobody has decided on', async () => {
    const { id } = await create({ publish: false, handIn: true });
    const draft = await takeBackEntry(connection.db, page, id, actAs(TEST_EDITOR));
    expect(draft).toMatchObject({ review: null, state: 'draft' });
    const again = () => takeBackEntry(connection.db, page, id, actAs(TEST_EDITOR));
    await expect(again()).rejects.toMatchObject({ code: 'conflict' });
    const { records } = await listAudit(connection.db, {
      action: 'taken-back',
      limit: 9,
      offset: 0,
    });
    expect(records).toMatchObject([{ userEmail: TEST_EDITOR.email, subjectId: id }]);
  });

  test('what a reviewer plans becomes public, and until then no editor changes it', async () => {
    const { id } = await create({ publish: false, handIn: true });
    const planned = await save(id, { publishAt: LATER }, TEST_REVIEWER);
    expect(planned).toMatchObject({ review: null, publishAt: LATER });
    const other = { data: titled('Τρίτη'), publish: false };
    await expect(save(id, other)).rejects.toMatchObject({ code: 'forbidden' });
    await expect(save(id, { publish: false, handIn: true })).rejects.toMatchObject({
      fields: { publishAt: expect.anything() },
    });
    const end = () => cancelPlan(connection.db, page, id, actAs(TEST_EDITOR));
    await expect(end()).rejects.toMatchObject({ code: 'forbidden' });
    // Nor when it leaves again, where it will be, or in which languages.
    const leaving = { leaveAt: '2026-03-06T08:00:00.000Z', leaveTo: 'draft' } as const;
    const leave = planLeaving(connection.db, page, id, leaving, actAs(TEST_EDITOR));
    await expect(leave).rejects.toMatchObject({ code: 'forbidden' });
    for (const how of [{ slug: 'two' }, { languages: ['el' as const] }]) {
      await expect(save(id, { ...how, publish: false })).rejects.toMatchObject({
        code: 'forbidden',
      });
    }
    expect(await publishDue(connection.db, new Date(LATER))).toMatchObject({ done: 1 });
    expect((await stored(id)).published).toContain('Άλλη');
  });

  describe('an editor', () => {
    let id: string;
    let before: unknown;
    beforeEach(async () => {
      id = (await create({}, TEST_REVIEWER)).id;
      before = await stored(id);
    });

    test.each<[string, (id: string) => Promise<unknown>]>([
      ['saves and publishes', (of) => save(of, {})],
      ['plans', (of) => save(of, { publishAt: LATER })],
      ['changes the address', (of) => save(of, { slug: 'two', publish: false })],
      ['archives', (of) => archiveEntry(connection.db, page, of, actAs(TEST_EDITOR))],
      [
        'plans to leave',
        (of) =>
          planLeaving(
            connection.db,
            page,
            of,
            { leaveAt: LATER, leaveTo: 'draft' },
            actAs(TEST_EDITOR),
          ),
      ],
      ['takes off', (of) => unpublishEntry(connection.db, page, of, actAs(TEST_EDITOR))],
      ['deletes', (of) => deleteEntry(connection.db, page, of, actAs(TEST_EDITOR))],
      ['orders', (of) => reorderEntries(connection.db, page, [of], actAs(TEST_EDITOR))],
    ])('%s what is public: refused, and nothing is stored', async (_, act) => {
      await expect(act(id)).rejects.toMatchObject({
        code: 'forbidden',
        details: { handsIn: true },
      });
      expect(await stored(id)).toEqual(before);
    });

    test('may not bring back what was public; a draft of their own they may', async () => {
      await deleteEntry(connection.db, page, id, actAs(TEST_REVIEWER));
      const bring = (of: string) => restoreEntry(connection.db, page, of, actAs(TEST_EDITOR));
      await expect(bring(id)).rejects.toMatchObject({ code: 'forbidden' });
      const draft = await create({ slug: 'draft', publish: false });
      await deleteEntry(connection.db, page, draft.id, actAs(TEST_EDITOR));
      expect(await bring(draft.id)).toMatchObject({ state: 'draft' });
    });

    test('keeps changes of what is public as a draft, and hands them in', async () => {
      await save(id, { publish: false });
      const handedIn = await save(id, { publish: false, handIn: true });
      expect(handedIn).toMatchObject({ state: 'published', hasUnpublishedChanges: true });
      expect((await stored(id)).published).toContain('Σελίδα');
    });

    test('publishes as ever where the step is off', async () => {
      await setReviewerStep(connection.db, false, actAs(TEST_ADMIN));
      expect(await save(id, {})).toMatchObject({ hasUnpublishedChanges: false });
      await unpublishEntry(connection.db, page, id, actAs(TEST_EDITOR));
    });
  });

  test('of a reviewer who publishes and one who hands back at once, the second is told', async () => {
    const { id, version } = await create({ publish: false, handIn: true });
    const [published, back] = await Promise.allSettled([
      save(id, { version }, TEST_REVIEWER),
      handBack(id, version, TEST_ADMIN),
    ]);
    const after = await stored(id);
    if (back.status === 'fulfilled') {
      // Handed back first, then published all the same by somebody who read the same version.
      expect(published.status).toBe('fulfilled');
    } else expect(back.reason).toMatchObject({ code: 'conflict' });
    expect(after).toMatchObject({ state: 'published', review_state: null });
  });
});
