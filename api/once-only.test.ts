import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { receiveMessage } from '../domain/inbox/forms/receive-message.ts';
import { openTestApi, type TestApi } from '../harness/api.ts';
import { newsData } from '../harness/content/entry-data.ts';
import { makePdf } from '../harness/content/make-pdf.ts';
import { TEST_NOW } from '../harness/services.ts';
import { OnceOnly } from './once-only.ts';

let now = TEST_NOW;
let api: TestApi;
beforeEach(async () => {
  now = TEST_NOW;
  api = await openTestApi({ now: () => now });
});
afterEach(() => api.close());

async function aMessage(): Promise<{ id: string }> {
  const message = {
    kind: 'contact',
    name: 'Α',
    email: 'a@example.org',
    phone: '',
    subject: 'Β',
    body: 'Γ',
    language: 'gr',
  } as const;
  await receiveMessage(api.services.db, message, { officeEmail: undefined, now: TEST_NOW });
  const messages = api.services.db.selectFrom('messages').select('id');
  return messages.executeTakeFirstOrThrow();
}

type Caller = 'editor' | 'admin';

const makeSet = (name: string, key: string | undefined, as: Caller = 'editor') =>
  api.call('POST', '/publishing-sets', {
    as,
    body: { name },
    ...(key && { headers: { 'Idempotency-Key': key } }),
  });

async function setNames(): Promise<string[]> {
  const answer = await api.call('GET', '/publishing-sets?limit=50&offset=0', { as: 'admin' });
  return ((await answer.json()) as { sets: { name: string }[] }).sets.map(({ name }) => name);
}

describe('a call that is sent again with its key', () => {
  test('is carried out once, and answered as before', async () => {
    const first = await makeSet('Απόκριες', 'a');
    const again = await makeSet('Απόκριες', 'a');
    expect([again.status, await again.json()]).toEqual([first.status, await first.json()]);
    expect(again.headers.get('Cache-Control')).toBe('no-store');
    expect(await setNames()).toEqual(['Απόκριες']);
  });

  test('is another one where it says something else, however its kind of text is named', async () => {
    const make = (name: string) =>
      api.call('POST', '/publishing-sets', {
        as: 'editor',
        body: JSON.stringify({ name }),
        headers: { 'Content-Type': 'application/json; charset=utf-8', 'Idempotency-Key': 'a' },
      });
    for (const name of ['Πρώτο', 'Τρίτο']) expect((await make(name)).status).toBe(201);
    expect((await setNames()).sort()).toEqual(['Πρώτο', 'Τρίτο']);
  });

  test('waits for the first while that is under way', async () => {
    const [one, other] = await Promise.all([makeSet('Απόκριες', 'a'), makeSet('Απόκριες', 'a')]);
    expect(await one.json()).toEqual(await other.json());
    expect(await setNames()).toEqual(['Απόκριες']);
  });

  test('is carried out where the first was refused', async () => {
    expect((await makeSet('', 'a')).status).toBe(400);
    expect((await makeSet('Απόκριες', 'a')).status).toBe(201);
  });

  test.each([
    ['another key', 'b', 'editor'],
    ['no key', undefined, 'editor'],
    ['the key of somebody else', 'a', 'admin'],
  ] as const)('is another call with %s', async (_what, key, as) => {
    await makeSet('Απόκριες', 'a');
    await makeSet('Απόκριες', key, as);
    expect(await setNames()).toHaveLength(2);
  });

  test('is another call with another text', async () => {
    await makeSet('Απόκριες', 'a');
    expect(await (await makeSet('Πάσχα', 'a')).json()).toMatchObject({ name: 'Πάσχα' });
    expect((await setNames()).sort()).toEqual(['Απόκριες', 'Πάσχα']);
  });

  test('is another call with another query', async () => {
    const body = { data: newsData('Λιμάνι', '2026-03-01'), slug: 'harbour' };
    const made = await api.call('POST', '/content/news', { as: 'editor', body });
    const { id } = (await made.json()) as { id: string };
    const headers = { 'Idempotency-Key': 'a' };
    const takeOff = (query: string) =>
      api.call('POST', `/content/news/${id}/unpublish${query}`, { as: 'editor', headers });
    await takeOff('?language=en');
    expect(await (await takeOff('')).json()).toMatchObject({ state: 'draft' });
  });

  test('is another call with the next piece of a file', async () => {
    const headers = { 'Content-Type': 'application/octet-stream', 'Idempotency-Key': 'a' };
    const fileName = 'Πρακτικά.pdf';
    const body = { fileName, size: 512 * 1024 + 7 };
    const begun = await api.call('POST', '/uploads', { as: 'editor', body });
    const { upload } = (await begun.json()) as { upload: { id: string; pieceBytes: number } };
    const { id, pieceBytes } = upload;
    const send = async (offset: number, bytes: number) => {
      const sent = await api.call('PATCH', `/uploads/${id}`, {
        as: 'editor',
        body: new Blob([new Uint8Array(bytes)]).stream(),
        headers: { ...headers, 'Upload-Offset': String(offset) },
      });
      return ((await sent.json()) as { offset: number }).offset;
    };
    expect(await send(0, pieceBytes)).toBe(pieceBytes);
    expect(await send(0, pieceBytes)).toBe(pieceBytes);
    expect(await send(pieceBytes, 7)).toBe(body.size);
  });

  test('is another call with a file of another size', async () => {
    const add = async (fileName: string, padding: number) => {
      const body = new FormData();
      const file = new File([new Uint8Array(makePdf({ padding }))], fileName, {
        type: 'application/pdf',
      });
      body.set('file', file);
      // As browsers say it: what stands around the file is as long each time.
      const headers = { 'Idempotency-Key': 'a', 'Content-Length': String(file.size + 200) };
      const added = await api.call('POST', '/media', { as: 'editor', body, headers });
      return ((await added.json()) as { fileName: string }).fileName;
    };
    expect(await add('one.pdf', 100)).toBe('one.pdf');
    expect(await add('one.pdf', 100)).toBe('one.pdf');
    expect(await add('two.pdf', 200)).toBe('two.pdf');
  });

  test('is another call under another address', async () => {
    const { id } = (await (await makeSet('Απόκριες', 'a')).json()) as { id: string };
    const renamed = await api.call('PUT', `/publishing-sets/${id}`, {
      as: 'editor',
      body: { name: 'Πάσχα' },
      headers: { 'Idempotency-Key': 'a' },
    });
    expect(renamed.status).toBe(200);
    expect(await setNames()).toEqual(['Πάσχα']);
  });

  test('is another call when the first is long over', async () => {
    await makeSet('Απόκριες', 'a');
    // A tab that slept, or a line that was away, may send it again after minutes.
    now = new Date(TEST_NOW.getTime() + 9 * 60_000);
    await makeSet('Απόκριες', 'a');
    expect(await setNames()).toHaveLength(1);
    now = new Date(TEST_NOW.getTime() + 11 * 60_000);
    await makeSet('Απόκριες', 'a');
    expect(await setNames()).toHaveLength(2);
  });

  test('is another call with a key that is longer than any of ours', async () => {
    for (let time = 0; time < 2; time++) await makeSet('Απόκριες', 'k'.repeat(101));
    for (let time = 0; time < 2; time++) await makeSet('Πάσχα', 'k'.repeat(100));
    expect((await setNames()).sort()).toEqual(['Απόκριες', 'Απόκριες', 'Πάσχα']);
  });

  test('is carried out each time where it only reads', async () => {
    const count = async () => {
      const headers = { 'Idempotency-Key': 'a' };
      const asked = api.call('GET', '/publishing-sets?limit=50&offset=0', {
        as: 'editor',
        headers,
      });
      return ((await (await asked).json()) as { total: number }).total;
    };
    expect(await count()).toBe(0);
    await makeSet('Απόκριες', 'b');
    expect(await count()).toBe(1);
  });

  test('needs a session that still lasts', async () => {
    await makeSet('Απόκριες', 'a');
    await api.call('POST', '/auth/logout', { as: 'editor' });
    expect((await makeSet('Απόκριες', 'a')).status).toBe(401);
  });
});

test('of many answers the oldest go, so that they never fill the memory', async () => {
  const text = 'α'.repeat(9_000);
  const { id } = await aMessage();
  const note = (key: string) =>
    api.call('POST', `/messages/${id}/notes`, {
      as: 'editor',
      body: { text },
      headers: { 'Idempotency-Key': key },
    });
  const count = async (answer: Response) =>
    ((await answer.json()) as { notes: unknown[] }).notes.length;
  for (let at = 1; at <= 24; at++) await note(`k${at}`);
  // Answers have all notes: 24 of them are more than four megabytes.
  expect(await count(await note('k24'))).toBe(24);
  expect(await count(await note('k1'))).toBe(25);
});

test('one under way is not forgotten for the answers of others, and is carried out once', async () => {
  const calls = new OnceOnly();
  const asked = (key: string) => ({
    key,
    by: 'a',
    method: 'POST',
    path: '/',
    words: '',
    now: TEST_NOW,
  });
  const { promise: line, resolve: comesBack } = Promise.withResolvers<void>();
  let times = 0;
  const slowly = async () => {
    times++;
    await line;
    return Response.json(times);
  };
  const first = calls.run(asked('slow'), slowly);
  const large = 'α'.repeat(1_500_000);
  for (const key of ['b', 'c']) await calls.run(asked(key), async () => Response.json(large));
  const again = calls.run(asked('slow'), slowly);
  comesBack();
  expect([await (await first).json(), await (await again).json()]).toEqual([1, 1]);
});
