import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { addTwoEditors, MARIA, NIKOS } from '../../harness/browser/two-editors.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { actAs, TEST_ADMIN, TEST_EDITOR } from '../../harness/services.ts';
import type { AuditAction } from './actions.ts';
import { type AuditFilters, exportAudit, listAudit } from './reading.ts';
import { recordChange } from './record.ts';

const ALL = ['changed one', 'changed =cmd', 'deleted two', 'changed one'];

describe.each(TEST_DATABASES)('the audit log on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
    await record('changed', '2026-03-01T10:00:00Z', 'one');
    await record('deleted', '2026-03-01T21:59:00Z', 'two');
    // A minute past midnight in Greece.
    await record('changed', '2026-03-01T22:01:00Z', '=cmd', TEST_ADMIN);
    await record('changed', '2026-03-03T10:00:00Z', 'one', { ...TEST_EDITOR, email: 'a_b@x.org' });
  });
  afterEach(() => connection.close());

  const record = (action: AuditAction, at: string, id: string, by = TEST_EDITOR) =>
    recordChange(
      connection.db,
      by,
      action,
      { type: 'page', id, title: id },
      new Date(at),
      id === '=cmd' ? '=why' : '',
    );
  const found = async (filters: AuditFilters) =>
    (await listAudit(connection.db, { ...filters, limit: 10, offset: 0 })).records.map(
      ({ subjectId, action }) => `${action} ${subjectId}`,
    );

  test.each([
    ['nothing', {}, ALL],
    ['an entry', { subject: 'one' }, ['changed one', 'changed one']],
    ['an action', { action: 'deleted' }, ['deleted two']],
    ['a person', { who: ' ADMIN@' }, ['changed =cmd']],
    ['an underscore, which stands for itself', { who: 'a_b' }, ['changed one']],
    ['a sign for anything, which is none', { who: '%' }, []],
    ['a first day, in Greece', { from: '2026-03-02' }, ['changed one', 'changed =cmd']],
    ['a last day, in Greece', { until: '2026-03-01' }, ['deleted two', 'changed one']],
    ['a single day', { from: '2026-03-02', until: '2026-03-02' }, ['changed =cmd']],
    ['a first day whose year is still being typed', { from: '0202-03-02' }, ALL],
    ['a last day whose year is still being typed', { until: '0002-03-02' }, []],
    ['the last day that can be typed', { until: '9999-12-31' }, ALL],
    ['all at once', { subject: 'one', action: 'changed', from: '2026-03-02' }, ['changed one']],
    ['ways of signing in', { kind: 'sign-ins' as const }, []],
  ])('is narrowed by %s', async (_, filters, expected) => {
    expect(await found(filters)).toEqual(expected);
  });

  test('is narrowed by the name of a person, with any accents, as by their address', async () => {
    await addTwoEditors(connection.db);
    await record('changed', '2026-03-04T10:00:00Z', 'three', MARIA);
    await record('changed', '2026-03-04T11:00:00Z', 'four', NIKOS);
    expect(await found({ who: 'μαρια' })).toEqual(['changed three']);
    expect(await found({ who: 'νίκος' })).toEqual(['changed four']);
    expect(await found({ who: 'νίκος μαρία' })).toEqual([]);
    expect(await found({ who: '%' }), 'no word').toEqual([]);
  });

  test('has of a long title its first letters, and an e-mail address whole', async () => {
    const titleOf = async (title: string) => {
      const subject = { type: 'document', id: title, title };
      await recordChange(connection.db, TEST_EDITOR, 'changed', subject, new Date('2026-03-04'));
      const { records } = await listAudit(connection.db, { subject: title, limit: 1, offset: 0 });
      return records[0]?.subjectTitle;
    };
    const whole = 'α'.repeat(254);
    expect(await titleOf(whole)).toBe(whole);
    expect(await titleOf(`${whole}ω`)).toBe(`${'α'.repeat(253)}…`);
    expect(await titleOf(`${'α'.repeat(252)}🙂 ω`), 'no half of it').toBe(`${'α'.repeat(252)}…`);
  });

  test('counts what the filters leave, not what a page shows', async () => {
    const page = await listAudit(connection.db, { subject: 'one', limit: 1, offset: 1 });
    expect(page).toMatchObject({ total: 2, records: [{ at: '2026-03-01T10:00:00.000Z' }] });
  });

  test('is exported whole, not as one page of its list', async () => {
    const rows = Array.from({ length: 150 }, (_, i) => ({
      ...{ id: `many-${i}`, at: '2026-03-02T08:00:00.000Z', user_id: null, user_email: 'a@b.gr' },
      ...{ action: 'deleted', subject_type: 'page', subject_id: 'many', subject_title: 'Πολλά' },
    }));
    await connection.db.insertInto('audit').values(rows).execute();
    const csv = await exportAudit(connection.db, { subject: 'many' }, actAs(TEST_ADMIN));
    expect(csv.match(/,many,/g)).toHaveLength(150);
  });

  test('is exported as far as it was narrowed, harmless in a spreadsheet, and the export is in it', async () => {
    const csv = await exportAudit(connection.db, { from: '2026-03-02' }, actAs(TEST_ADMIN));
    expect(csv.split('\r\n')).toEqual([
      '\ufeffat,who,action,subject type,subject id,subject,note,times',
      '2026-03-03T10:00:00.000Z,a_b@x.org,changed,page,one,one,,1',
      `2026-03-01T22:01:00.000Z,${TEST_ADMIN.email},changed,page,'=cmd,'=cmd,'=why,1`,
      '',
    ]);
    expect(await found({ action: 'exported' })).toEqual(['exported ']);
  });
});
