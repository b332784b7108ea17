import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { onSiteChange } from '../../database/transaction.ts';
import { codeOf } from '../../harness/accounts/one-account.ts';
import { addTwoEditors, MARIA, NIKOS } from '../../harness/browser/two-editors.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { actAs, TEST_ADMIN, TEST_NOW } from '../../harness/services.ts';
import { warningForm } from '../alerts/warning-form.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { saveEntry } from '../content/acts/save-entry.ts';
import { emptyData } from '../content/model/content-type.ts';
import { listVersions } from '../content/reading/history.ts';
import { page } from '../content-types/page.ts';
import { synonym } from '../content-types/synonym.ts';
import { createIssue, saveIssue } from '../newsletter/issues.ts';
import { endCopies } from './end-copies.ts';
import { ISSUE_FORM } from './form-subject.ts';
import { type CopyToKeep, keepCopy } from './keep-copy.ts';
import { getCopy, listCopies } from './read-copies.ts';

const moment = (second: number) => new Date(TEST_NOW.getTime() + second * 1000);
const NEW_PAGE = { type: 'page', entryId: null };
const titled = (el: string) => ({ title: { el, en: '' } });
const copy = (title: string, sequence: number, more: Partial<CopyToKeep> = {}): CopyToKeep => ({
  id: 'tab-of-maria',
  ...NEW_PAGE,
  baseVersion: null,
  sequence,
  values: titled(title),
  instead: [],
  device: 'Firefox',
  ...more,
});

describe.each(TEST_DATABASES)('what is typed and not saved, on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
    await addTwoEditors(connection.db);
  });
  afterEach(() => connection.close());

  let second = 0;
  /** Keeps a copy ten seconds after the one before, so that no limit is met. */
  const keep = (one: CopyToKeep, by = MARIA) => {
    second += 10;
    return keepCopy(connection.db, one, actAs(by, moment(second)));
  };
  const end = (marks: { id: string; sequence: number }[], by = MARIA) =>
    endCopies(connection.db, NEW_PAGE, marks, actAs(by, moment(second)));
  const titles = async (by = MARIA, of: { type: string; entryId: string | null } = NEW_PAGE) =>
    (await listCopies(connection.db, of, actAs(by))).copies.map(({ title }) => title);

  test('may be a warning of a kind, which is known by its title', async () => {
    const of = { type: warningForm('road'), entryId: null };
    const values = { data: titled('Κλειστή η γέφυρα'), isBilingual: false };
    await keep(copy('', 1, { ...of, values }));
    expect(await titles(MARIA, of)).toEqual(['Κλειστή η γέφυρα']);
    await keep(copy('', 2, { ...of, values: { isBilingual: false } }));
    expect(await titles(MARIA, of)).toEqual(['']);
    const unknown = keep(copy('', 3, { ...of, type: 'warn-nothing', values }));
    expect(await codeOf(unknown)).toBe('not-found');
  });

  test('is kept as it is, with when, where, and from which version', async () => {
    const values = { ...titled('  Άδειες\n2026 '), content: { el: '<p>Μισή πρόταση', en: '' } };
    const { keptAt } = await keep(
      copy('', 4, { entryId: 'seven', baseVersion: 3, values, device: 'Firefox on Windows' }),
    );
    const { copies } = await listCopies(
      connection.db,
      { type: 'page', entryId: 'seven' },
      actAs(MARIA),
    );
    const known = {
      id: 'tab-of-maria',
      type: 'page',
      entryId: 'seven',
      sequence: 4,
      title: 'Άδειες 2026',
      baseVersion: 3,
      keptAt,
      device: 'Firefox on Windows',
    };
    expect(copies).toEqual([known]);
    expect(await getCopy(connection.db, 'tab-of-maria', actAs(MARIA))).toEqual({
      ...known,
      values,
    });
  });

  test('is known by its Greek title, or else the English one, and by the beginning of a long one and of a long device', async () => {
    const english = { title: { el: ' ', en: 'Licences' } };
    const device = `Firefox ${'x'.repeat(5000)}`;
    await keep(copy('', 1, { values: english, device }));
    expect(await titles()).toEqual(['Licences']);
    const both = { title: { el: 'Άδειες', en: 'Licences' } };
    await keep(copy('', 2, { values: both, device }));
    expect(await titles()).toEqual(['Άδειες']);
    const { copies } = await listCopies(connection.db, NEW_PAGE, actAs(MARIA));
    expect(copies[0]?.device).toBe(device.slice(0, 300));
    const long = { title: { el: 'Α'.repeat(5000), en: '' } };
    await keep(copy('', 3, { values: long, device }));
    expect((await titles())[0]).toBe(`${'Α'.repeat(199)}…`);
    await keep(copy('', 4, { values: { title: { el: null } } }));
    expect(await titles()).toEqual(['']);
  });

  test('of a type whose titles are in one language is known by that', async () => {
    const of = { type: synonym.name, entryId: null };
    await keep(copy('', 1, { ...of, values: { typed: ' κάδος, bin ', meant: '' } }));
    expect(await titles(MARIA, of)).toEqual(['κάδος, bin']);
  });

  test('rolls on: the newest of a form replaces the one before', async () => {
    await keep(copy('Ά', 1));
    await keep(copy('Άδειες', 2));
    expect(await titles()).toEqual(['Άδειες']);
  });

  test('is not replaced by an older request that comes late', async () => {
    const { keptAt } = await keep(copy('Άδειες', 2));
    expect(await keep(copy('Ά', 1))).toEqual({ keptAt });
    expect(await keep(copy('Άλλο με τον ίδιο αριθμό', 2))).toEqual({ keptAt });
    expect(await titles()).toEqual(['Άδειες']);
  });

  test('of two tabs is two copies, the newest first, and those of another entry are apart', async () => {
    await keep(copy('Πρώτη καρτέλα', 1, { id: 'tab-one-' }));
    await keep(copy('Δεύτερη καρτέλα', 1, { id: 'tab-two-' }));
    await keep(copy('Άλλη', 1, { id: 'tab-three', entryId: 'seven', baseVersion: 1 }));
    expect(await titles()).toEqual(['Δεύτερη καρτέλα', 'Πρώτη καρτέλα']);
    expect(await titles(MARIA, { type: 'page', entryId: 'seven' })).toEqual(['Άλλη']);
    expect((await listCopies(connection.db, undefined, actAs(MARIA))).copies).toHaveLength(3);
  });

  test('is one’s own: nobody else sees it, replaces it or ends it', async () => {
    await keep(copy('Της Μαρίας', 1));
    expect(await titles(NIKOS)).toEqual([]);
    expect(await codeOf(getCopy(connection.db, 'tab-of-maria', actAs(NIKOS)))).toBe('not-found');
    expect(await codeOf(keep(copy('Του Νίκου', 9), NIKOS))).toBe('conflict');
    await end([{ id: 'tab-of-maria', sequence: 9 }], NIKOS);
    expect(await titles()).toEqual(['Της Μαρίας']);
  });

  test('ends up to where it was discarded; a late request does not bring it back, typing on does', async () => {
    await keep(copy('Πρώτο', 1));
    await end([{ id: 'tab-of-maria', sequence: 3 }]);
    expect(await titles()).toEqual([]);
    expect(await codeOf(getCopy(connection.db, 'tab-of-maria', actAs(MARIA)))).toBe('not-found');
    await keep(copy('Καθυστερημένο', 2));
    expect(await titles()).toEqual([]);
    expect((await listCopies(connection.db, NEW_PAGE, actAs(MARIA))).ended).toEqual([
      { id: 'tab-of-maria', sequence: 3 },
    ]);
    await keep(copy('Και πάλι', 4));
    expect(await titles()).toEqual(['Και πάλι']);
    expect((await listCopies(connection.db, NEW_PAGE, actAs(MARIA))).ended).toEqual([]);
    await end([{ id: 'tab-of-maria', sequence: 3 }]);
    expect(await titles()).toEqual(['Και πάλι']);
  });

  test('leaves no text behind where it ended', async () => {
    await keep(copy('Μυστικό', 1, { device: 'Μυστική συσκευή' }));
    await end([{ id: 'tab-of-maria', sequence: 1 }]);
    const rows = await connection.db.selectFrom('kept_copies').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('Μυστικ');
  });

  test('takes the place of the copy from which somebody went on, in one step', async () => {
    await keep(copy('Στο γραφείο', 5, { id: 'at-the-office' }));
    await keep(
      copy('Στο σπίτι', 1, {
        id: 'at-home-now',
        instead: [{ id: 'at-the-office', sequence: 5 }],
      }),
    );
    expect(await titles()).toEqual(['Στο σπίτι']);
    // Whoever types on at the office keeps that, too: neither replaces the other.
    await keep(copy('Ξανά στο γραφείο', 6, { id: 'at-the-office' }));
    expect(await titles()).toEqual(['Ξανά στο γραφείο', 'Στο σπίτι']);
  });

  describe('ends with the save that has it', () => {
    const data = { ...emptyData(page.fields), title: { el: 'Άδειες', en: 'Permits' } };
    const mark = { id: 'tab-of-maria', sequence: 2 };

    test('which makes an entry', async () => {
      await keep(copy('Άδειες', 1));
      await createEntry(
        connection.db,
        page,
        { data, publish: false, kept: [mark] },
        actAs(MARIA, moment(second)),
      );
      expect(await titles()).toEqual([]);
    });

    test('which changes one; the history has the save alone', async () => {
      const { id } = await createEntry(connection.db, page, { data }, actAs(MARIA));
      const of = { type: 'page', entryId: id };
      for (const sequence of [1, 2, 3]) await keep(copy(`Α${sequence}`, sequence, of));
      const saved = { data, version: 1, kept: [{ ...mark, sequence: 4 }] };
      await saveEntry(connection.db, page, id, saved, actAs(MARIA, moment(second)));
      expect(await titles(MARIA, of)).toEqual([]);
      const { total } = await listVersions(connection.db, page, id, { limit: 50, offset: 0 });
      expect(total).toBe(2);
    });

    test('before the first copy has arrived, which then changes nothing', async () => {
      const input = { data, publish: false, kept: [mark] };
      await createEntry(connection.db, page, input, actAs(MARIA));
      await keep(copy('Καθυστερημένο', 1));
      expect(await titles()).toEqual([]);
    });

    test('and stays when the save is refused', async () => {
      const { id } = await createEntry(connection.db, page, { data }, actAs(MARIA));
      const of = { type: 'page', entryId: id };
      await keep(copy('Της Μαρίας', 1, of));
      await saveEntry(connection.db, page, id, { data, version: 1 }, actAs(NIKOS));
      const late = { data, version: 1, kept: [mark] };
      const save = saveEntry(connection.db, page, id, late, actAs(MARIA, moment(second)));
      expect(await codeOf(save)).toBe('conflict');
      expect(await titles(MARIA, of)).toEqual(['Της Μαρίας']);
    });

    test('of an issue of the newsletter', async () => {
      const issue = { subject: { el: 'Τεύχος', en: '' }, intro: { el: '', en: '' }, items: [] };
      const of = { type: ISSUE_FORM, entryId: null };
      await keep(copy('', 1, { ...of, values: issue }));
      expect(await titles(MARIA, of)).toEqual(['Τεύχος']);
      const made = await createIssue(connection.db, { ...issue, kept: [mark] }, actAs(MARIA));
      expect(await titles(MARIA, of)).toEqual([]);
      const stored = { ...of, entryId: made.id };
      await keep(copy('', 3, { ...stored, values: issue }));
      const again = { ...issue, version: 1, kept: [{ ...mark, sequence: 4 }] };
      await saveIssue(connection.db, made.id, again, actAs(MARIA));
      expect(await titles(MARIA, stored)).toEqual([]);
    });
  });

  test('has its limits: a hundred for each person, so many in a second', async () => {
    for (let i = 0; i < 100; i++) await keep(copy('Α', 1, { id: `tab-${i}-of-many` }));
    expect(await codeOf(keep(copy('Α', 1, { id: 'one-too-many' })))).toBe('conflict');
    expect(await codeOf(keep(copy('Β', 2, { id: 'tab-0-of-many' })))).toBe('accepted');
    expect(await codeOf(keep(copy('Του Νίκου', 1, { id: 'tab-of-nikos' }), NIKOS))).toBe(
      'accepted',
    );
    // What was saved is none of them.
    await end([{ id: 'tab-99-of-many', sequence: 1 }]);
    expect(await codeOf(keep(copy('Α', 1, { id: 'one-too-many' })))).toBe('accepted');
    const now = actAs(MARIA, moment(second + 10));
    const codes: (string | undefined)[] = [];
    for (let i = 0; i < 9; i++) {
      codes.push(
        await codeOf(keepCopy(connection.db, copy('Γ', 3, { id: `tab-${i}-of-many` }), now)),
      );
    }
    expect(codes).toEqual([...Array(8).fill('accepted'), 'too-many']);
  });

  test('is kept although eight others were kept while the clock was a year ahead', async () => {
    const keepAt = (id: string, day: number) =>
      keepCopy(connection.db, copy('', 1, { id }), actAs(MARIA, moment(day * 86_400)));
    for (let tab = 0; tab < 8; tab++) await keepAt(`tab-${tab}`, 365 + tab);
    await keepAt('tab-of-today', 0);
    expect(await titles()).toHaveLength(9);
  });

  test('is of types that there are, and that the person may edit', async () => {
    expect(await codeOf(keep(copy('', 1, { type: 'nothing' })))).toBe('not-found');
    expect(await codeOf(keep(copy('', 1, { type: 'menu-item' })))).toBe('forbidden');
    expect(
      await codeOf(keep(copy('', 1, { type: 'menu-item' }), { ...TEST_ADMIN, id: MARIA.id })),
    ).toBe('accepted');
  });

  test('concerns nobody who reads the site', async () => {
    let changes = 0;
    const stop = onSiteChange(connection.db, () => {
      changes++;
    });
    await keep(copy('Άδειες', 1));
    await end([{ id: 'tab-of-maria', sequence: 1 }]);
    stop();
    expect(changes).toBe(0);
  });
});
