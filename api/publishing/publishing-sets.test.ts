import { afterAll, beforeAll, expect, test } from 'vitest';
import { listAudit } from '../../domain/audit/reading.ts';
import { emptyData } from '../../domain/content/model/content-type.ts';
import { office } from '../../domain/content-types/office.ts';
import { openTestApi, type TestApi } from '../../harness/api.ts';
import { newsData } from '../../harness/content/entry-data.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

interface Answer {
  id: string;
  name: string;
  stamp: string;
  state: string;
  publishAt: string | null;
  members: { id: string; problem?: { fields: Record<string, string> } }[];
  sets: { id: string; name: string }[];
  notAdded: unknown[];
  fields: Record<string, string>;
  message: string;
}

async function call(method: string, path: string, body?: unknown, language = 'en') {
  const response = await api.call(method, `/publishing-sets${path}`, {
    as: 'editor',
    headers: { 'Accept-Language': language },
    ...(body !== undefined && { body }),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}

async function draft(more: object = {}) {
  const data = { ...newsData('Είδηση', '2026-03-04'), ...more };
  const response = await api.call('POST', '/content/news', {
    as: 'editor',
    body: { data, publish: false },
  });
  return ((await response.json()) as { id: string }).id;
}

test('a set is made, filled, looked at, published and taken back', async () => {
  const { status, body } = await call('POST', '', { name: 'Νέο έτος' });
  expect(status).toBe(201);
  const set = `/${body.id}`;
  const entry = await draft();
  const added = await call('POST', `${set}/entries`, { entries: [{ id: entry }] });
  expect(added).toMatchObject({ status: 200, body: { added: 1, notAdded: [] } });
  expect((await call('GET', `?entry=${entry}&state=open`)).body.sets).toMatchObject([
    { id: body.id },
  ]);
  const { stamp } = (await call('GET', set)).body;
  const published = await call('POST', `${set}/publish`, { stamp });
  expect(published).toMatchObject({ status: 200, body: { state: 'published' } });
  expect((await call('POST', `${set}/publish`, { stamp })).status).toBe(409);
  expect((await call('POST', `${set}/undo`, {})).body.state).toBe('open');
  expect((await call('DELETE', `${set}/entries/${entry}`)).body.members).toEqual([]);
  expect((await call('DELETE', set)).status).toBe(200);
  expect((await call('GET', set)).status).toBe(404);
});

test('a set is made with its entries in one call, and not at all where none can be in it', async () => {
  const entry = await draft();
  const entries = [{ id: entry }];
  const { status, body } = await call('POST', '', { name: 'Μαζί', entries });
  expect(status).toBe(201);
  expect(body).toMatchObject({ added: 1, notAdded: [], members: [{ id: entry }] });
  const refused = await call('POST', '', { name: 'Άδεια', entries });
  expect(refused).toMatchObject({
    status: 409,
    body: { notAdded: [{ id: entry, set: { name: 'Μαζί' } }] },
  });
  const { sets } = (await call('GET', '?limit=100')).body;
  expect(sets.map(({ name }) => name)).not.toContain('Άδεια');
});

test('a set is renamed, an entry in it gets its language, and its plan is made and ended', async () => {
  const { id } = (await call('POST', '', { name: 'Πρώτο' })).body;
  const entry = await draft();
  await call('POST', `/${id}/entries`, { entries: [{ id: entry }] });
  expect((await call('PUT', `/${id}`, { name: 'Δεύτερο' })).body.name).toBe('Δεύτερο');
  const chosen = await call('PUT', `/${id}/entries/${entry}`, { languages: ['el'] });
  expect(chosen.body.members).toMatchObject([{ id: entry, chosenLanguages: ['el'] }]);
  const publishAt = '2126-01-01T08:00:00.000Z';
  const planned = await call('POST', `/${id}/publish`, { stamp: chosen.body.stamp, publishAt });
  expect(planned).toMatchObject({ status: 200, body: { state: 'open', publishAt } });
  const ended = await call('POST', `/${id}/cancel-plan`);
  expect(ended).toMatchObject({ status: 200, body: { name: 'Δεύτερο', publishAt: null } });
});

test('what an entry needs is said at its field, in the language of whoever asks', async () => {
  const { id } = (await call('POST', '', { name: 'Λείπει' })).body;
  const entry = await draft({ summary: { el: '', en: '' } });
  await call('POST', `/${id}/entries`, { entries: [{ id: entry }] });
  for (const [language, text] of [
    ['el', 'Συμπληρώστε αυτό το πεδίο.'],
    ['en', 'Fill in this field.'],
  ]) {
    const { members } = (await call('GET', `/${id}`, undefined, language)).body;
    expect(members[0]?.problem?.fields).toEqual({ 'summary.el': text });
  }
  const { stamp } = (await call('GET', `/${id}`)).body;
  const refused = await call('POST', `/${id}/publish`, { stamp });
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain('‘Είδηση’');
});

test('bad input is refused with a message', async () => {
  const { id } = (await call('POST', '', { name: 'Λάθη' })).body;
  const entry = await draft();
  await call('POST', `/${id}/entries`, { entries: [{ id: entry }] });
  const { stamp } = (await call('GET', `/${id}`)).body;
  for (const [method, path, body, status] of [
    ['POST', '', { name: ' ' }, 400],
    ['POST', '', { name: 'α'.repeat(121) }, 400],
    ['POST', '', { name: 'Ομάδα', more: 1 }, 400],
    ['POST', '', { name: 'Ομάδα', entries: [] }, 400],
    ['GET', '?state=other', undefined, 400],
    ['POST', `/${id}/entries`, { entries: [] }, 400],
    ['POST', `/${id}/entries`, { entries: Array(101).fill({ id: entry }) }, 400],
    ['PUT', `/${id}/entries/${entry}`, { languages: [] }, 400],
    ['PUT', `/${id}/entries/${entry}`, { languages: ['fr'] }, 400],
    ['PUT', `/${id}/entries/nothing`, { languages: ['el'] }, 404],
    ['DELETE', `/${id}/entries/nothing`, undefined, 404],
    ['POST', `/${id}/publish`, {}, 400],
    ['POST', `/${id}/publish`, { stamp, publishAt: 'tomorrow' }, 400],
    ['POST', `/${id}/publish`, { stamp, publishAt: '2020-01-01T08:00Z' }, 400],
    ['POST', `/${id}/publish`, { stamp: 'other' }, 409],
    ['POST', `/${id}/undo`, {}, 409],
    ['POST', `/${id}/undo`, { changed: 'all' }, 400],
    ['GET', '/nothing', undefined, 404],
    ['POST', '/nothing/publish', { stamp }, 404],
    ['GET', '/nothing/preview', undefined, 404],
    ['GET', `/${id}/preview?screen=-1`, undefined, 400],
    ['GET', '/nothing/preview-links', undefined, 404],
    ['DELETE', `/${id}/preview-links/nothing`, undefined, 404],
  ] as const) {
    const answer = await call(method, path, body);
    expect(answer.status, `${method} ${path} ${JSON.stringify(body)}`).toBe(status);
    expect(answer.body.message).toEqual(expect.any(String));
  }
  expect((await call('GET', `/${id}`)).body).toMatchObject({ state: 'open', publishAt: null });
});

test('links that show a set are made, listed and withdrawn', async () => {
  const { id } = (await call('POST', '', { name: 'Για τον δήμαρχο' })).body;
  await call('POST', `/${id}/entries`, { entries: [{ id: await draft() }] });
  const made = await call('POST', `/${id}/preview-links`);
  expect(made).toMatchObject({
    status: 201,
    body: { url: expect.stringMatching(/^http:\/\/localhost:3000\/preview\/[\w-]{32}$/) },
  });
  expect((await call('GET', `/${id}/preview-links`)).body).toMatchObject({
    links: [{ id: made.body.id, createdBy: 'editor@example.org' }],
  });
  await call('DELETE', `/${id}/preview-links/${made.body.id}`);
  expect((await call('GET', `/${id}/preview-links`)).body).toEqual({ links: [] });
  const log = await listAudit(api.services.db, { subject: id, limit: 9, offset: 0 });
  const actions = log.records.map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(['preview-shared', 'preview-withdrawn']));
});

test('the link of a set leads to the place of its first entry on the screen', async () => {
  const data = { ...emptyData(office.fields), name: { el: 'Κέντρο Υγείας', en: 'Clinic' } };
  const made = await api.call('POST', '/content/office', {
    as: 'editor',
    body: { data, slug: 'clinic', publish: false },
  });
  const entry = (await made.json()) as { id: string };
  const { id } = (await call('POST', '', { name: 'Υγεία', entries: [{ id: entry.id }] })).body;
  expect((await call('POST', `/${id}/preview-links`)).body).toMatchObject({
    url: expect.stringMatching(/^http:\/\/localhost:3000\/preview\/[\w-]{32}#office-clinic$/),
  });
});
