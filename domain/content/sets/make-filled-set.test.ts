import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { pageData } from '../../../harness/content/entry-data.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_EDITOR } from '../../../harness/services.ts';
import { listAudit } from '../../audit/reading.ts';
import { page } from '../../content-types/page.ts';
import { createEntry } from '../acts/create-entry.ts';
import { createFilledSet } from './make-filled-set.ts';
import { getSet, listSets } from './reading.ts';

const acting = actAs(TEST_EDITOR);

describe.each(TEST_DATABASES)('a set made with its entries on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  const draft = (title: string) =>
    createEntry(connection.db, page, { data: pageData(title), publish: false }, acting);
  const make = (name: string, ...ids: string[]) =>
    createFilledSet(
      connection.db,
      name,
      ids.map((id) => ({ id })),
      acting,
    );
  const names = async () =>
    (await listSets(connection.db, { limit: 10, offset: 0 }, acting.now)).sets.map(
      ({ name }) => name,
    );

  test('has those that can be in it, and names the others', async () => {
    const [first, second] = [await draft('Πρώτη'), await draft('Δεύτερη')];
    await make('Παλιά', first.id);
    const made = await make('Νέα', first.id, second.id);
    expect(made).toMatchObject({ added: 1, notAdded: [{ id: first.id, set: { name: 'Παλιά' } }] });
    const { members } = await getSet(connection.db, made.id, acting);
    expect(members.map(({ id }) => id)).toEqual([second.id]);
  });

  test('is not made where none can be in it, nor where filling it fails', async () => {
    const { db } = connection;
    const entry = await draft('Σελίδα');
    await make('Παλιά', entry.id);
    await expect(make('Άδεια', entry.id)).rejects.toMatchObject({
      code: 'conflict',
      details: { notAdded: [{ id: entry.id, set: { name: 'Παλιά' } }] },
    });
    const many = [];
    for (let at = 0; at <= 100; at++) many.push((await draft(`Σελίδα ${at}`)).id);
    await expect(make('Μεγάλη', ...many)).rejects.toMatchObject({ code: 'conflict' });
    expect(await names()).toEqual(['Παλιά']);
    const { records } = await listAudit(db, { action: 'added-to-set', limit: 10, offset: 0 });
    expect(records.map(({ note }) => note)).toEqual(['Παλιά']);
  });
});
