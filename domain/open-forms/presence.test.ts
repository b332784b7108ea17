import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { codeOf } from '../../harness/accounts/one-account.ts';
import { addTwoEditors, MARIA, NIKOS } from '../../harness/browser/two-editors.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { actAs, TEST_NOW } from '../../harness/services.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { deleteEntry } from '../content/acts/delete-entry.ts';
import { saveEntry } from '../content/acts/save-entry.ts';
import { unpublishEntry } from '../content/acts/unpublish-entry.ts';
import { emptyData } from '../content/model/content-type.ts';
import { page } from '../content-types/page.ts';
import { createIssue } from '../newsletter/issues.ts';
import { ISSUE_FORM } from './form-subject.ts';
import { listPresent, noteClosed, noteOpen } from './presence.ts';

const moment = (second: number) => new Date(TEST_NOW.getTime() + second * 1000);
const at = (second: number) => moment(second).toISOString();
const data = { ...emptyData(page.fields), title: { el: 'Δήμαρχος', en: 'Mayor' } };

describe.each(TEST_DATABASES)('who has an entry open, on $name', ({ open }) => {
  let connection: Connection;
  let entryId: string;
  /** What was said last, by whichever form. */
  let sign: number;
  beforeEach(async () => {
    sign = 0;
    connection = await open();
    await addTwoEditors(connection.db);
    entryId = (await createEntry(connection.db, page, { data }, actAs(NIKOS))).id;
  });
  afterEach(() => connection.close());

  const note = (by: typeof MARIA, id: string, second: number, of: object = {}) =>
    noteOpen(
      connection.db,
      { id, sign: ++sign, type: 'page', entryId, ...of },
      actAs(by, moment(second)),
    );
  const close = (by: typeof MARIA, id: string, second: number, of: object = {}) =>
    noteClosed(connection.db, { id, sign: ++sign, ...of }, actAs(by, moment(second)));
  const others = async (by: typeof MARIA, id: string, second: number) =>
    (await note(by, id, second)).others;

  test('is told to the others with the name and since when, and to oneself in another tab', async () => {
    expect(await others(MARIA, 'tab-of-maria', 0)).toEqual([]);
    expect(await others(NIKOS, 'tab-of-nikos', 5)).toEqual([
      { name: 'Μαρία', since: at(0), isYou: false },
    ]);
    expect(await others(MARIA, 'another-of-maria', 10)).toEqual([
      { name: 'Μαρία', since: at(0), isYou: true },
      { name: 'Νίκος', since: at(5), isYou: false },
    ]);
    // Two tabs of one person are one person.
    expect(await others(NIKOS, 'tab-of-nikos', 15)).toEqual([
      { name: 'Μαρία', since: at(0), isYou: false },
    ]);
  });

  test('goes on while signs of life come, and ends within a minute after the last', async () => {
    await note(MARIA, 'tab-of-maria', 0);
    await note(MARIA, 'tab-of-maria', 15);
    expect(await others(NIKOS, 'tab-of-nikos', 60)).toEqual([
      { name: 'Μαρία', since: at(0), isYou: false },
    ]);
    expect(await others(NIKOS, 'tab-of-nikos', 61)).toEqual([]);
    expect(await listPresent(connection.db, 'page', actAs(NIKOS, moment(61)))).toEqual([]);
  });

  test('ends at once when the form is closed, by its own person alone', async () => {
    await note(MARIA, 'tab-of-maria', 0);
    await close(NIKOS, 'tab-of-maria', 1);
    expect(await others(NIKOS, 'tab-of-nikos', 1)).toHaveLength(1);
    await close(MARIA, 'tab-of-maria', 2);
    expect(await others(NIKOS, 'tab-of-nikos', 2)).toEqual([]);
    expect(await listPresent(connection.db, 'page', actAs(NIKOS, moment(2)))).toEqual([]);
  });

  test('stays ended when what the form said before it was closed arrives after that', async () => {
    // Of a form that the server has not heard of, and of one that it has.
    await close(MARIA, 'left-at-once', 0, { sign: 2 });
    expect(await note(MARIA, 'left-at-once', 1, { sign: 1 })).toMatchObject({ others: [] });
    await note(MARIA, 'left-later', 1, { sign: 3 });
    await close(MARIA, 'left-later', 2, { sign: 5 });
    await note(MARIA, 'left-later', 3, { sign: 4 });
    expect(await others(MARIA, 'after-a-reload', 4)).toEqual([]);
    expect(await listPresent(connection.db, 'page', actAs(NIKOS, moment(4)))).toEqual([
      { type: 'page', entryId, name: 'Μαρία', since: at(4) },
    ]);
    // A page that the browser shows again as it was is open again.
    await note(MARIA, 'left-later', 5, { sign: 6 });
    expect(await others(MARIA, 'after-a-reload', 6)).toMatchObject([{ isYou: true }]);
    // A closing that comes late ends nothing that was opened since.
    await close(MARIA, 'left-later', 7, { sign: 5 });
    expect(await others(MARIA, 'after-a-reload', 8)).toHaveLength(1);
  });

  test('of another entry is apart, and somebody else’s id is refused', async () => {
    await note(MARIA, 'tab-of-maria', 0, { entryId: 'another' });
    expect(await others(NIKOS, 'tab-of-nikos', 1)).toEqual([]);
    expect(await codeOf(note(NIKOS, 'tab-of-maria', 2))).toBe('conflict');
    expect(await codeOf(note(NIKOS, 'tab-of-nikos', 2, { type: 'nothing' }))).toBe('not-found');
  });

  test('is listed for all entries of a type, without oneself', async () => {
    await note(MARIA, 'tab-of-maria', 0);
    await note(NIKOS, 'tab-of-nikos', 3);
    expect(await listPresent(connection.db, 'page', actAs(NIKOS, moment(5)))).toEqual([
      { type: 'page', entryId, name: 'Μαρία', since: at(0) },
    ]);
    expect(await listPresent(connection.db, undefined, actAs(NIKOS, moment(5)))).toHaveLength(1);
    expect(await listPresent(connection.db, 'news', actAs(NIKOS, moment(5)))).toEqual([]);
  });

  test('is bounded: nobody opens more than fifty forms, and old ones do not count', async () => {
    for (let i = 0; i < 50; i++) await note(MARIA, `tab-${i}-of-maria`, 0);
    expect(await codeOf(note(MARIA, 'one-too-many', 1))).toBe('conflict');
    expect(await codeOf(note(MARIA, 'tab-0-of-maria', 1))).toBe('accepted');
    expect(await codeOf(note(MARIA, 'one-too-many', 60))).toBe('accepted');
  });

  test('is bounded for closed forms, too, which leave room for others to be opened', async () => {
    for (let i = 0; i < 60; i++) await close(MARIA, `closed-${i}-of-maria`, 0);
    expect(await connection.db.selectFrom('presence').select('id').execute()).toHaveLength(50);
    expect(await codeOf(note(MARIA, 'tab-of-maria', 1))).toBe('accepted');
    await close(MARIA, 'closed-later', 60);
    expect(await connection.db.selectFrom('presence').select('id').execute()).toHaveLength(1);
  });

  test('is not told for a year after the clock was a year ahead, nor does it take the room', async () => {
    const aYear = 365 * 86_400;
    for (let form = 0; form < 50; form++) await note(MARIA, `tab-${form}`, aYear);
    expect(await others(NIKOS, 'tab-of-nikos', 0)).toEqual([]);
    expect(await listPresent(connection.db, 'page', actAs(NIKOS, moment(0)))).toEqual([]);
    await note(MARIA, 'tab-of-maria', 0);
    // Another server's clock may be a little ahead.
    await note(MARIA, 'tab-of-maria', 20);
    expect(await others(NIKOS, 'tab-of-nikos', 0)).toHaveLength(1);
  });

  test('comes with what was saved last and by whom', async () => {
    expect((await note(MARIA, 'tab-of-maria', 0)).saved).toEqual({
      version: 1,
      at: at(0),
      by: 'Νίκος',
      isYou: false,
    });
    await saveEntry(connection.db, page, entryId, { data }, actAs(MARIA, moment(20)));
    expect((await note(MARIA, 'tab-of-maria', 21)).saved).toMatchObject({
      version: 2,
      by: 'Μαρία',
      isYou: true,
    });
    await connection.db.deleteFrom('user').where('id', '=', MARIA.id).execute();
    expect((await note(NIKOS, 'tab-of-nikos', 22)).saved).toMatchObject({ by: MARIA.email });
    await deleteEntry(connection.db, page, entryId, actAs(NIKOS));
    expect((await note(NIKOS, 'tab-of-nikos', 23)).saved).toBeNull();
  });

  test('tells a save that changed the text from an act that left it as it is', async () => {
    const created = { version: 1, at: at(0), by: 'Νίκος' };
    expect((await note(MARIA, 'tab-of-maria', 1)).textSaved).toEqual({ ...created, isYou: false });
    await saveEntry(connection.db, page, entryId, { data }, actAs(MARIA, moment(20)));
    const unchanged = await note(NIKOS, 'tab-of-nikos', 21);
    expect(unchanged).toMatchObject({ saved: { version: 2, by: 'Μαρία' }, textSaved: created });
    const text = { ...data, title: { el: 'Δήμος', en: 'Municipality' } };
    await saveEntry(connection.db, page, entryId, { data: text }, actAs(MARIA, moment(30)));
    await unpublishEntry(connection.db, page, entryId, actAs(NIKOS, moment(40)));
    expect(await note(NIKOS, 'tab-of-nikos', 41)).toMatchObject({
      saved: { version: 4, by: 'Νίκος', isYou: true },
      textSaved: { version: 3, at: at(30), by: 'Μαρία', isYou: false },
    });
  });

  test('is told of issues of the newsletter, too', async () => {
    const issue = { subject: { el: 'Τεύχος', en: '' }, intro: { el: '', en: '' }, items: [] };
    const made = await createIssue(connection.db, issue, actAs(NIKOS));
    const of = { type: ISSUE_FORM, entryId: made.id };
    await note(MARIA, 'tab-of-maria', 0, of);
    expect(await note(NIKOS, 'tab-of-nikos', 1, of)).toMatchObject({
      others: [{ name: 'Μαρία' }],
      saved: { version: 1, by: 'Νίκος', isYou: true },
      textSaved: { version: 1, by: 'Νίκος', isYou: true },
    });
  });
});
