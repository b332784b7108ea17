import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../harness/api.ts';
import { fillEmptyDatabase } from '../../seed/fill.ts';

const ISSUE = {
  subject: { el: 'Νέα του Μαρτίου', en: 'News of March' },
  intro: { el: 'Καλημέρα σας.', en: 'Good morning.' },
  items: [],
};
interface IssueAnswer {
  id: string;
  version: number;
  state: string;
  recipients: number;
  progress: object;
  obstacles: object;
}

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  const { db, store, now } = api.services;
  await fillEmptyDatabase(db, store, { kind: 'none', now: now() });
});
afterAll(() => api.close());
beforeEach(async () => {
  const { db } = api.services;
  await db.deleteFrom('outbox').execute();
  await db.deleteFrom('mailings').execute();
  await db.deleteFrom('newsletter_issues').execute();
  await db.deleteFrom('subscribers').execute();
  api.services.canSendMail = true;
  await db
    .insertInto('subscribers')
    .values({
      id: 's'.repeat(20),
      email: 'maria@example.org',
      language: 'gr',
      state: 'confirmed',
      token_hash: 'x',
      created_at: '2026-03-01T10:00:00.000Z',
      confirmed_at: '2026-03-01T10:00:00.000Z',
    })
    .execute();
});

async function begin(body: object = ISSUE): Promise<IssueAnswer> {
  const response = await api.call('POST', '/newsletter/issues', { as: 'editor', body });
  expect(response.status).toBe(201);
  return (await response.json()) as IssueAnswer;
}
const send = (id: string, as: 'editor' | 'admin' = 'admin', version = 1) =>
  api.call('POST', `/newsletter/issues/${id}/send`, { as, body: { version } });

test('an issue about more entries than it may be about says so', async () => {
  const items = Array.from({ length: 31 }, (_, i) => ({ type: 'news', id: `news-${i}` }));
  const refused = await api.call('POST', '/newsletter/issues', {
    as: 'editor',
    body: { ...ISSUE, items },
  });
  expect((await refused.json()).fields).toEqual({ items: 'The list has too many items.' });
});

describe('an issue', () => {
  test('is written, changed, previewed and tried by an editor', async () => {
    const { id } = await begin();
    const saved = await api.call('PUT', `/newsletter/issues/${id}`, {
      as: 'editor',
      body: { ...ISSUE, subject: { el: 'Άλλο', en: 'Other' }, version: 1 },
    });
    expect(await saved.json()).toMatchObject({ version: 2, subject: { en: 'Other' } });
    const preview = await api.call('GET', `/newsletter/issues/${id}/preview`, { as: 'editor' });
    expect(await preview.json()).toMatchObject({
      el: { subject: 'Άλλο', html: expect.stringContaining('<html lang="el">') },
      en: { subject: 'Other', text: expect.stringContaining('Good morning.') },
    });
    const tried = await api.call('POST', `/newsletter/issues/${id}/test`, { as: 'editor' });
    expect(await tried.json()).toEqual({
      to: 'editor@example.org',
      languages: ['el', 'en'],
    });
    const list = await api.call('GET', '/newsletter/issues', { as: 'editor' });
    expect(await list.json()).toMatchObject({ total: 1, issues: [{ id, state: 'draft' }] });
    expect((await api.call('DELETE', `/newsletter/issues/${id}`, { as: 'editor' })).status).toBe(
      200,
    );
    const left = await api.call('GET', '/newsletter/issues', { as: 'editor' });
    expect(await left.json()).toMatchObject({ total: 0 });
  });

  test('that is in Greek alone is tried in Greek, which is said', async () => {
    const { id } = await begin({ ...ISSUE, subject: { el: 'Νέα', en: '' } });
    const tried = await api.call('POST', `/newsletter/issues/${id}/test`, { as: 'editor' });
    expect(await tried.json()).toMatchObject({ languages: ['el'] });
  });

  test('says what it lacks in the language of whoever asks', async () => {
    const { id } = await begin({ ...ISSUE, intro: { el: '', en: 'Good morning.' } });
    for (const [language, text] of [
      ['el', 'Συμπληρώστε το πριν από την αποστολή.'],
      ['en', 'Fill this in before sending.'],
    ]) {
      const headers = { 'Accept-Language': language as string };
      const issue = await api.call('GET', `/newsletter/issues/${id}`, { as: 'editor', headers });
      expect(await issue.json()).toMatchObject({ obstacles: { 'intro.el': text } });
    }
  });

  test('is sent by an administrator, not by an editor, and once', async () => {
    const { id } = await begin();
    expect((await send(id, 'editor')).status).toBe(403);
    const answers = await Promise.all([send(id), send(id)]);
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      expect(await answer.json()).toMatchObject({
        state: 'sent',
        recipients: 1,
        progress: { waiting: 1 },
      });
    }
    expect(await api.services.db.selectFrom('outbox').selectAll().execute()).toHaveLength(1);
    const changed = await api.call('PUT', `/newsletter/issues/${id}`, {
      as: 'admin',
      body: { ...ISSUE, version: 2 },
    });
    expect(changed.status).toBe(409);
  });

  test('that was sent lacks nothing any more, whoever subscribes after it', async () => {
    const greek = { ...ISSUE, subject: { el: 'Νέα', en: '' }, intro: { el: 'Καλημέρα.', en: '' } };
    const { id } = await begin(greek);
    expect((await send(id)).status).toBe(200);
    await api.services.db.updateTable('subscribers').set({ language: 'en' }).execute();
    const issue = await api.call('GET', `/newsletter/issues/${id}`, { as: 'editor' });
    const { state, obstacles } = (await issue.json()) as IssueAnswer;
    expect([state, obstacles]).toEqual(['sent', {}]);
    expect(Object.keys((await begin(greek)).obstacles)).toEqual(['subject.en', 'intro.en']);
  });

  test('stays a draft where mail is not set up, and the figures say so', async () => {
    api.services.canSendMail = false;
    const { id } = await begin();
    const refused = await send(id);
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ message: expect.stringContaining('not set up') });
    expect((await api.call('POST', `/newsletter/issues/${id}/test`, { as: 'admin' })).status).toBe(
      409,
    );
    const figures = await api.call('GET', '/newsletter', { as: 'editor' });
    expect(await figures.json()).toEqual({
      subscribers: { el: 1, en: 0, pending: 0 },
      canSendMail: false,
    });
  });

  test.each([
    ['a subject that is no text', { ...ISSUE, subject: { el: 7, en: '' } }, 'subject.el'],
    ['no introduction', { ...ISSUE, intro: undefined }, 'intro'],
    ['an unknown kind of entry', { ...ISSUE, items: [{ type: 'page', id: 'x' }] }, 'items.0.type'],
    [
      'too many entries',
      { ...ISSUE, items: Array.from({ length: 31 }, (_, id) => ({ type: 'news', id: `${id}` })) },
      'items',
    ],
  ])('with %s is refused at the field', async (_what, body, field) => {
    const response = await api.call('POST', '/newsletter/issues', { as: 'editor', body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ fields: { [field]: expect.any(String) } });
  });

  test('a test is not a way to fill an inbox', async () => {
    const { id } = await begin();
    const statuses: number[] = [];
    for (let time = 0; time < 25; time++) {
      const response = await api.call('POST', `/newsletter/issues/${id}/test`, { as: 'admin' });
      statuses.push(response.status);
    }
    expect(statuses.at(0)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('subscribers', () => {
  test('are an administrator’s to see, take away and remove', async () => {
    const list = await api.call('GET', '/newsletter/subscribers?search=MARIA', { as: 'admin' });
    expect(await list.json()).toEqual({
      subscribers: [
        {
          id: 's'.repeat(20),
          email: 'maria@example.org',
          language: 'el',
          confirmedAt: '2026-03-01T10:00:00.000Z',
        },
      ],
      total: 1,
    });
    const english = await api.call('GET', '/newsletter/subscribers?language=en', { as: 'admin' });
    expect(await english.json()).toEqual({ subscribers: [], total: 0 });
    const file = await api.call('POST', '/newsletter/subscribers/export', { as: 'admin' });
    expect(await file.json()).toEqual({ csv: expect.stringContaining('maria@example.org,el,') });
    const path = `/newsletter/subscribers/${'s'.repeat(20)}`;
    expect((await api.call('DELETE', path, { as: 'editor' })).status).toBe(403);
    expect((await api.call('DELETE', path, { as: 'admin' })).status).toBe(200);
    expect((await api.call('DELETE', path, { as: 'admin' })).status).toBe(404);
  });

  test('no address is in any answer that an editor gets', async () => {
    const { id } = await begin();
    await send(id);
    for (const path of [
      '/newsletter',
      '/newsletter/issues',
      `/newsletter/issues/${id}`,
      `/newsletter/issues/${id}/preview`,
      '/newsletter/subscribers',
    ]) {
      const response = await api.call('GET', path, { as: 'editor' });
      expect(await response.text(), path).not.toContain('maria');
    }
  });
});

test('an administrator removes a reader for good', async () => {
  const remove = () =>
    api.call('DELETE', `/newsletter/subscribers/${'s'.repeat(20)}`, { as: 'admin' });
  expect((await remove()).status).toBe(200);
  const left = await api.call('GET', '/newsletter/subscribers', { as: 'admin' });
  expect(await left.json()).toMatchObject({ subscribers: [], total: 0 });
  expect((await remove()).status).toBe(404);
});
