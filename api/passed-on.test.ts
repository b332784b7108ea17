import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyData } from '../domain/content/model/content-type.ts';
import { footerLink } from '../domain/content-types/footer-link.ts';
import { teaser } from '../domain/content-types/teaser.ts';
import { parseShortMessage } from '../domain/inbox/forms/contact-forms.ts';
import { receiveMessage } from '../domain/inbox/forms/receive-message.ts';
import { openTestApi, type TestApi } from '../harness/api.ts';
import { alertData } from '../harness/content/alert-data.ts';
import { newsData } from '../harness/content/entry-data.ts';
import { testDocumentRow } from '../harness/content/medium-row.ts';
import { TEST_NOW } from '../harness/services.ts';
import { fillEmptyDatabase } from '../seed/fill.ts';

/**
 * What a call asks for reaches the domain: a filter, a version, a language; and what the site can do reaches the
 * caller.
 */

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

type Paths = Record<
  string,
  { get?: { parameters?: { name: string; schema: object }[] } | undefined }
>;
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

  test('is narrowed and put in order by each word of its address', async () => {
    const { db } = api.services;
    const [mine, others] = [await post('Άλφα'), await post('Ωμέγα')];
    const of = (id: string) => db.updateTable('entries').where('id', '=', id);
    await of(mine.id).set({ english: 'behind', updated_at: '2026-03-04T09:00:00.000Z' }).execute();
    await of(others.id)
      .set({ updated_by: 'admin@example.org', state: 'archived', category: 'events' })
      .execute();
    const both = [mine.id, others.id];
    for (const [query, ids] of [
      ['by=me', [mine.id]],
      ['by=others', [others.id]],
      ['by=admin@example.org', [others.id]],
      ['by=editor@example.org', [mine.id]],
      ['state=archived', [others.id]],
      ['state=published', [mine.id]],
      ['category=events', [others.id]],
      ['english=behind', [mine.id]],
      ['english=missing', []],
      ['search=ωμεγα', [others.id]],
      ['sort=title', both],
      ['sort=updated', both.toReversed()],
      ['sort=title&offset=1', [others.id]],
    ] as const) {
      expect(await listed(query), query).toEqual(ids);
    }
  });
});

describe('every list', () => {
  test('gives fifty where nobody says how many, and two hundred at most', async () => {
    const { paths } = await api.describe();
    const limits = Object.values(paths as Paths).flatMap(({ get }) =>
      (get?.parameters ?? []).filter(({ name }) => name === 'limit').map(({ schema }) => schema),
    );
    expect(limits.length).toBeGreaterThan(8);
    for (const limit of limits) {
      expect(limit).toMatchObject({ minimum: 1, maximum: 200, default: 50 });
    }
    expect(await statusOf('GET', '/content/news?limit=201')).toBe(400);
    expect(await statusOf('GET', '/content/news?limit=200')).toBe(200);
  });

  test('goes on from where it is asked to: what is to be looked through, too', async () => {
    const due: string[] = [];
    for (const day of ['2026-03-01', '2026-03-02']) {
      const { id } = await post(`Παλιό ${day}`);
      due.push(id);
      const change = api.services.db.updateTable('entries').where('id', '=', id);
      await change.set({ recheck_on: day }).execute();
    }
    const { entries, total } = await ask<{ entries: Stored[]; total: number }>(
      'GET',
      '/recheck?offset=1',
    );
    expect(entries.map(({ id }) => id)).toEqual(due.slice(1));
    expect(total).toBe(2);
  });

  test('goes on with links that lead nowhere, and with the versions of an entry', async () => {
    const { id } = await post('Πρώτα');
    const later = newsData('Μετά', '2026-03-01');
    await ask('PUT', `/content/news/${id}`, { data: later, publish: false });
    const versions = await ask<{ versions: Stored[]; total: number }>(
      'GET',
      `/content/news/${id}/history?offset=1`,
    );
    expect(versions).toMatchObject({ versions: [{ version: 1 }], total: 2 });
    await ask('PUT', `/content/news/${id}/history/1`, { name: 'Πριν από τη γιορτή' });
    expect(await ask('GET', `/content/news/${id}/history?offset=1`)).toMatchObject({
      versions: [{ version: 1, name: 'Πριν από τη γιορτή' }],
    });

    const addresses = ['https://first.example/', 'https://second.example/'];
    const anchors = addresses.map((address) => `<a href="${address}">Α</a>`).join(' ');
    const data = { ...later, content: { el: `<p>${anchors}</p>`, en: '' } };
    await ask('POST', '/content/news', { data, publish: true, languages: ['el'] });
    const checks = addresses.map((address, day) => ({
      ...{ address, state: 'gone' as const, checked_at: '2026-03-03T10:00:00.000Z' },
      failing_since: `2026-03-0${day + 1}T10:00:00.000Z`,
    }));
    await api.services.db.insertInto('link_checks').values(checks).execute();
    expect(await ask('GET', '/links/broken?offset=1')).toMatchObject({
      links: [{ address: addresses[1] }],
      total: 2,
    });
  });
});

test('what is to be looked through by a day is there when that day begins in Greece', async () => {
  const { id } = await post('Παλιό');
  const change = api.services.db.updateTable('entries').where('id', '=', id);
  await change.set({ recheck_on: '2026-03-05' }).execute();
  const countAt = async (moment: string) => {
    api.services.now = () => new Date(moment);
    const { total } = await ask<{ total: number }>('GET', '/recheck');
    return [total, (await listed('state=recheck')).length];
  };
  expect(await countAt('2026-03-04T21:59:00Z')).toEqual([0, 0]);
  expect(await countAt('2026-03-04T22:00:00Z')).toEqual([1, 1]);
});

test('a copy of an entry is a new draft', async () => {
  const { id } = await post('Νέο');
  const copy = await api.call('POST', `/content/news/${id}/duplicate`, { as: 'editor' });
  expect(copy.status).toBe(201);
  expect(await copy.json()).toMatchObject({ state: 'draft', version: 1 });
});

test('whether there is review before publishing is said as it is', async () => {
  expect(await ask('GET', '/reviewer-step')).toEqual({ isOn: false });
  await api.call('PUT', '/reviewer-step', { as: 'admin', body: { isOn: true } });
  expect(await ask('GET', '/reviewer-step')).toEqual({ isOn: true });
});

test('a link that shows drafts is withdrawn by those alone who may change what it shows', async () => {
  const call = (method: string, path: string, as: 'admin' | 'editor', body?: object) =>
    api.call(method, path, {
      as,
      headers: { 'Content-Type': 'application/json' },
      ...(body && { body }),
    });
  const title = { el: 'Σύνδεσμος', en: 'Link' };
  const data = { ...emptyData(footerLink.fields), title, href: '/contact' };
  const made = await call('POST', '/content/footer-link', 'admin', { data });
  const { id } = (await made.json()) as Stored;
  const links = `/content/footer-link/${id}/preview-links`;
  const { id: link } = (await (await call('POST', links, 'admin')).json()) as Stored;
  const left = async () =>
    ((await (await call('GET', links, 'admin')).json()) as { links: Stored[] }).links;
  expect((await call('DELETE', `${links}/${link}`, 'editor')).status).toBe(403);
  expect(await left()).toMatchObject([{ id: link }]);
  expect((await call('DELETE', `${links}/${link}`, 'admin')).status).toBe(200);
  expect(await left()).toEqual([]);
});

test('an issue of the newsletter leaves at once, not with the next letter', async () => {
  const { db, store, now } = api.services;
  await fillEmptyDatabase(db, store, { kind: 'none', now: now() });
  const at = TEST_NOW.toISOString();
  const one = { id: 's'.repeat(20), email: 'maria@example.org', token_hash: 'x' };
  await db
    .insertInto('subscribers')
    .values({ ...one, language: 'gr', state: 'confirmed', created_at: at, confirmed_at: at })
    .execute();
  const { id, version } = await ask<Stored>('POST', '/newsletter/issues', {
    subject: { el: 'Νέα', en: 'News' },
    intro: { el: 'Καλημέρα.', en: 'Good morning.' },
    items: [],
  });
  const send = { as: 'admin', body: { version } } as const;
  expect((await api.call('POST', `/newsletter/issues/${id}/send`, send)).status).toBe(200);
  expect(nudges).toBe(1);
});

test('an issue that is tried on oneself leaves at once, too', async () => {
  const { db, store, now } = api.services;
  await fillEmptyDatabase(db, store, { kind: 'none', now: now() });
  const { id } = await ask<Stored>('POST', '/newsletter/issues', {
    subject: { el: 'Νέα', en: 'News' },
    intro: { el: 'Καλημέρα.', en: 'Good morning.' },
    items: [],
  });
  await ask('POST', `/newsletter/issues/${id}/test`);
  expect(nudges).toBe(1);
});

test('an invitation leaves at once, not with the next letter, the first time and again', async () => {
  const person = { name: 'Άννα', email: 'anna@example.org', role: 'editor', way: 'letter' };
  const made = await api.call('POST', '/invitations', { as: 'admin', body: person });
  expect(nudges).toBe(1);
  const { invitation } = (await made.json()) as { invitation: Stored };
  const again = { as: 'admin', body: { way: 'letter' } } as const;
  expect((await api.call('POST', `/invitations/${invitation.id}/again`, again)).status).toBe(200);
  expect(nudges).toBe(2);
});

test('to whom letters wait to be sent is for administrators alone to read', async () => {
  const letter = { id: 'one', to_address: 'maria@example.org', reply_to: '', subject: 'Απάντηση' };
  const at = TEST_NOW.toISOString();
  const waiting = { attempts: 0, next_attempt_at: at, last_error: '', created_at: at };
  await api.services.db
    .insertInto('outbox')
    .values({ ...letter, body_text: '', headers: '{}', ...waiting, sent_at: null } as never)
    .execute();
  const addresses = async (as: 'admin' | 'reviewer' | 'editor') => {
    const { letters } = (await (await api.call('GET', '/letters', { as })).json()) as {
      letters: { to: string }[];
    };
    return letters.map(({ to }) => to);
  };
  expect(await addresses('admin')).toEqual(['maria@example.org']);
  expect(await addresses('reviewer')).toEqual(['']);
  expect(await addresses('editor')).toEqual(['']);
});

test('the lists of waiting letters and of invitations say whether letters can leave', async () => {
  for (const canSendMail of [true, false]) {
    api.services.canSendMail = canSendMail;
    expect(await ask('GET', '/letters')).toMatchObject({ canSendMail });
    const invitations = await api.call('GET', '/invitations', { as: 'admin' });
    expect(await invitations.json()).toMatchObject({ canSendMail });
  }
});

test('all staff see since when the page of an emergency is on, and who turned it on', async () => {
  await api.call('PUT', '/emergency-mode', { as: 'admin', body: { isOn: true } });
  expect(await ask('GET', '/alerts')).toMatchObject({
    emergency: { since: TEST_NOW.toISOString(), by: 'admin@example.org' },
  });
});

test('staff see the warnings of now, then those to come, with moments in UTC', async () => {
  const later = { startsAt: '2026-03-05T10:00', endsAt: '2026-03-05T18:00' };
  for (const data of [alertData('Αύριο', later), alertData('Τώρα')]) {
    await ask('POST', '/content/alert', { data, publish: true, languages: ['el'] });
  }
  expect(await ask('GET', '/alerts')).toMatchObject({
    now: '2026-03-04T10:00:00.000Z',
    alerts: [
      { title: { el: 'Τώρα' }, state: 'current' },
      {
        ...{ title: { el: 'Αύριο' }, state: 'ahead' },
        ...{ startsAt: '2026-03-05T08:00:00.000Z', endsAt: '2026-03-05T16:00:00.000Z' },
      },
    ],
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

  test('is answered at once, not with the next letter, and the office gets what is written back', async () => {
    const id = await receive();
    expect(nudges).toBe(0);
    api.services.contactEmail = 'office@example.org';
    await ask('POST', `/messages/${id}/answers`, { text: 'Στις 31.', seen: 0, isDone: true });
    expect(nudges).toBe(1);
    const letters = await api.services.db.selectFrom('outbox').select('reply_to').execute();
    expect(letters).toEqual([{ reply_to: 'office@example.org' }]);
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
