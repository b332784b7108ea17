import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { news } from '../../../../domain/content-types/news.ts';
import { openTestApi, type TestApi } from '../../../../harness/api.ts';
import { openStaffLine, type StaffLine } from '../../../../harness/browser/staff-line.ts';
import { newsData } from '../../../../harness/content/entry-data.ts';
import type { AnyEntry } from '../content-api.ts';
import { EntrySender } from './send-entry.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

let line: StaffLine;
beforeEach(async () => {
  line = openStaffLine(api, 'editor');
  // The clock of a test stands still: what is made from now on was changed last all the same.
  const updated_at = '2026-01-01T00:00:00.000Z';
  await api.services.db.updateTable('entries').set({ updated_at }).execute();
});

const draft = (title: string) => ({
  slug: undefined,
  data: newsData(title, '2026-03-04'),
  publish: false,
});
/** As the form of a new entry sends it, or that of a stored one. */
function sender() {
  const one = new EntrySender(news, 'editor@example.org');
  return {
    send: (known: { id: string; version: number } | null, json: Parameters<typeof one.send>[1]) =>
      one.send(known ?? { id: null, version: 0 }, json),
    sendOver: (version: number, json: Parameters<typeof one.send>[1]) =>
      one.send({ id: null, version }, json),
  };
}

/** What colleagues make in the meantime. */
async function othersMake(count: number) {
  for (let i = 0; i < count; i += 1)
    await api.call('POST', '/content/news', { as: 'admin', body: draft(`Άλλη ${i}`) });
}

async function countOf(title: string): Promise<number> {
  const { n } = await api.services.db
    .selectFrom('entries')
    .select((e) => e.fn.countAll<number>().as('n'))
    .where('title_el', '=', title)
    .executeTakeFirstOrThrow();
  return Number(n);
}

test('a new entry whose answer was lost is made once, however busy its colleagues were meanwhile', async () => {
  const one = sender();
  line.lose('answer');
  await expect(one.send(null, draft('Πρώτη'))).rejects.toMatchObject({ status: 0 });
  await othersMake(19);
  const stored = await one.send(null, { ...draft('Πρώτη'), slug: 'proti' });
  expect(stored).toMatchObject({ slug: 'proti', version: 2 });
  expect(await countOf('Πρώτη')).toBe(1);
  expect(line.sent).toEqual(['POST /content/news', `PUT /content/news/${stored.id}`]);
});

test('of several calls without an answer any may be the one that arrived', async () => {
  const one = sender();
  line.lose('answer');
  await expect(one.send(null, draft('Αρχή'))).rejects.toMatchObject({ status: 0 });
  line.lose('call');
  await expect(one.send(null, draft('Αρχή και μέση'))).rejects.toMatchObject({ status: 0 });
  const made = await one.send(null, draft('Αρχή, μέση και τέλος'));
  expect(made.version).toBe(2);
  expect(await countOf('Αρχή')).toBe(0);

  line.lose('answer');
  await expect(one.send(made, draft('Τρίτη'))).rejects.toMatchObject({ status: 0 });
  line.lose('call');
  await expect(one.send(made, draft('Τετάρτη'))).rejects.toMatchObject({ status: 0 });
  expect(await one.send(made, draft('Πέμπτη'))).toMatchObject({ version: 4 });
});

test('of several calls that all arrived without an answer nothing is made twice or taken for a colleague’s', async () => {
  const one = sender();
  /** The first call for a text of its own learns of the one before, and the second one arrives. */
  const loseTwo = async (made: AnyEntry | null, first: string, second: string) => {
    line.lose('answer');
    await expect(one.send(made, draft(first))).rejects.toMatchObject({ status: 0 });
    line.lose('answer', made ? 1 : 0);
    await expect(one.send(made, draft(second))).rejects.toMatchObject({ status: 0 });
  };
  await loseTwo(null, 'Λέξη', 'Λέξη προς λέξη');
  const made = await one.send(null, draft('Λέξη προς λέξη.'));
  expect(made.version).toBe(3);
  expect(await countOf('Λέξη προς λέξη')).toBe(0);
  await loseTwo(made, 'Έβδομη', 'Όγδοη');
  expect(await one.send(made, draft('Ένατη'))).toMatchObject({ version: 6 });
});

test('over what a colleague saved in an entry that was made without an answer goes only who has seen it', async () => {
  const one = sender();
  line.lose('answer');
  await expect(one.send(null, draft('Δική μου'))).rejects.toMatchObject({ status: 0 });
  line.lose('call');
  await expect(one.send(null, draft('Δική μου!'))).rejects.toMatchObject({ status: 0 });
  const [, put = ''] = line.sent[1]?.split(' ') ?? [];
  const body = { ...draft('Άλλου'), version: 1 };
  expect((await api.call('PUT', put, { as: 'admin', body })).status).toBe(200);
  for (const _ of [1, 2]) {
    await expect(one.send(null, draft('Δική μου!'))).rejects.toMatchObject({
      status: 409,
      body: { current: { version: 2 } },
    });
  }
  expect(await one.sendOver(2, draft('Δική μου!'))).toMatchObject({ version: 3 });
});

test('what was made without an answer and deleted since is made again', async () => {
  const one = sender();
  line.lose('answer');
  await expect(one.send(null, draft('Χαμένη'))).rejects.toMatchObject({ status: 0 });
  line.lose('call');
  await expect(one.send(null, draft('Χαμένη'))).rejects.toMatchObject({ status: 0 });
  const { id } = await api.services.db
    .selectFrom('entries')
    .select('id')
    .where('title_el', '=', 'Χαμένη')
    .executeTakeFirstOrThrow();
  const gone = await api.call('DELETE', `/content/news/${id}`, { as: 'admin' });
  expect(gone.status).toBe(200);
  expect(await one.send(null, draft('Χαμένη λέξη'))).toMatchObject({ version: 1 });
});

test('what never arrived is made, and nobody else’s entry is taken for it', async () => {
  const theirs = await api.call('POST', '/content/news', { as: 'admin', body: draft('Ίδια') });
  const { id } = (await theirs.json()) as { id: string };
  const one = sender();
  line.lose('call');
  await expect(one.send(null, draft('Ίδια'))).rejects.toMatchObject({ status: 0 });
  const stored = await one.send(null, draft('Ίδια'));
  expect(stored).toMatchObject({ version: 1, updatedBy: 'editor@example.org' });
  expect(stored.id).not.toBe(id);
});

test('a save whose answer was lost is not taken for the save of somebody else', async () => {
  const one = sender();
  const made = await one.send(null, draft('Μία'));
  line.lose('answer');
  await expect(one.send(made, draft('Δύο'))).rejects.toMatchObject({ status: 0 });
  expect(await one.send(made, draft('Τρία'))).toMatchObject({ version: 3 });

  await api.call('PUT', `/content/news/${made.id}`, {
    as: 'admin',
    body: { ...draft('Άλλου'), version: 3 },
  });
  await expect(one.send({ id: made.id, version: 3 }, draft('Τέσσερα'))).rejects.toMatchObject({
    status: 409,
  });
});
