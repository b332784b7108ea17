import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyData } from '../domain/content/model/content-type.ts';
import { teaser } from '../domain/content-types/teaser.ts';
import { parseShortMessage } from '../domain/inbox/contact-forms.ts';
import { receiveMessage } from '../domain/inbox/receive-message.ts';
import { openTestApi, type TestApi } from '../harness/api.ts';
import { newsData } from '../harness/content/entry-data.ts';
import { testDocumentRow } from '../harness/content/medium-row.ts';
import { TEST_NOW } from '../harness/services.ts';

/** What a call asks for reaches the domain: a filter, a version, a language; and what the site can do reaches the caller. */

let api: TestApi;
let nudges: number;
beforeEach(async () => {
  nudges = 0;
  api = await openTestApi({
    nudgeMail: () => {
      nudges++;
    },
  });
});
afterEach(() => api.close());

interface Stored {
  id: string;
  version: number;
  languages: string[];
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await api.call(method, path, {
    as: 'editor',
    ...(body !== undefined && { body }),
  });
  expect(response.status, `${method} ${path}: ${await response.clone().text()}`).toBeLessThan(300);
  return (await response.json()) as T;
}
const statusOf = async (method: string, path: string) =>
  (await api.call(method, path, { as: 'editor' })).status;

const post = (title: string) =>
  ask<Stored>('POST', '/content/news', {
    data: { ...newsData(title, '2026-03-01'), content: { el: '<p>Α</p>', en: '<p>A</p>' } },
    publish: true,
    languages: ['el', 'en'],
  });
const listed = async (query: string) =>
  (await ask<{ entries: Stored[] }>('GET', `/content/news?${query}`)).entries.map(({ id }) => id);

describe('a list of entries', () => {
  test('is narrowed to samples, and to what waits to be looked through', async () => {
    const { db } = api.services;
    const [sample, waiting] = [await post('Δείγμα'), await post('Παλιό')];
    const change = (id: string) => db.updateTable('entries').where('id', '=', id);
    await change(sample.id).set({ is_sample: 1, recheck_on: '2026-03-05' }).execute();
    await change(waiting.id).set({ recheck_on: '2026-03-04' }).execute();
    expect(await listed('samples=only')).toEqual([sample.id]);
    expect(await listed('state=recheck')).toEqual([waiting.id]);
    expect(await listed('')).toHaveLength(2);
  });
});

describe('an act from a list', () => {
  test('puts more entries in order than stand on a screen', async () => {
    const ids: string[] = [];
    for (let number = 1; number <= 11; number++) {
      const title = { el: `Κάρτα ${number}`, en: `Card ${number}` };
      const data = { ...emptyData(teaser.fields), title, place: 'transparency-card' };
      const { id } = await ask<Stored>('POST', '/content/teaser', { data });
      ids.unshift(id);
    }
    await ask('PUT', '/content/teaser/order', { ids });
    const { entries } = await ask<{ entries: Stored[] }>('GET', '/content/teaser?limit=20');
    expect(entries.map(({ id }) => id)).toEqual(ids);
  });

  test('on an entry that somebody saved since is refused, and does nothing', async () => {
    const { id, version } = await post('Νέο');
    const stale = `version=${version - 1}`;
    expect(await statusOf('DELETE', `/content/news/${id}?${stale}`)).toBe(409);
    expect(await statusOf('POST', `/content/news/${id}/unpublish?${stale}`)).toBe(409);
    expect(await ask('GET', `/content/news/${id}`)).toMatchObject({ languages: ['el', 'en'] });
    expect(await statusOf('DELETE', `/content/news/${id}?version=${version}`)).toBe(200);
  });

  test('takes one language off the site, and leaves the other', async () => {
    const { id } = await post('Νέο');
    const left = await ask<Stored>('POST', `/content/news/${id}/unpublish?language=en`);
    expect(left.languages).toEqual(['el']);
  });
});

describe('the library', () => {
  test('is narrowed to a tag', async () => {
    const rows = ['one', 'two'].map((id) => testDocumentRow({ id }));
    await api.services.db.insertInto('media').values(rows).execute();
    await ask('PUT', '/media/two', { tags: ['Λιμάνι'] });
    const tag = encodeURIComponent('Λιμάνι');
    const { media } = await ask<{ media: { id: string }[] }>('GET', `/media?tag=${tag}`);
    expect(media.map(({ id }) => id)).toEqual(['two']);
  });
});

describe('a message', () => {
  async function receive(): Promise<string> {
    const { db } = api.services;
    const form = { name: 'Μαρία', email: 'maria@example.org', subject: '', message: 'Πότε;' };
    await receiveMessage(db, parseShortMessage(form, 'gr'), {
      officeEmail: undefined,
      now: TEST_NOW,
    });
    return (await db.selectFrom('messages').select('id').executeTakeFirstOrThrow()).id;
  }

  test('says whether it can be answered from here', async () => {
    const id = await receive();
    expect(await ask('GET', `/messages/${id}`)).toMatchObject({ canSendMail: true });
    api.services.canSendMail = false;
    expect(await ask('GET', `/messages/${id}`)).toMatchObject({ canSendMail: false });
  });

  test('is answered at once, not with the next letter', async () => {
    const id = await receive();
    expect(nudges).toBe(0);
    await ask('POST', `/messages/${id}/answers`, { text: 'Στις 31.', seen: 0, isDone: true });
    expect(nudges).toBe(1);
  });
});

test('whoever guesses at the token of the first administrator is soon asked to wait', async () => {
  const guess = (token: string) =>
    api.call('POST', '/auth/setup', {
      body: { token, name: 'Νίκη', email: 'niki@example.org', password: 'olive-harbour-lantern' },
    });
  const statuses: number[] = [];
  for (let time = 0; time < 11; time++) statuses.push((await guess(`guess-${time}`)).status);
  expect(statuses.slice(0, 10)).not.toContain(429);
  expect(statuses[10]).toBe(429);
});
