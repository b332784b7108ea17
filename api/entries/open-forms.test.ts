import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyData } from '../../domain/content/model/content-type.ts';
import { page } from '../../domain/content-types/page.ts';
import { openTestApi, type TestApi } from '../../harness/api.ts';

const TAB = 'tab-of-editor';
const typed = (title: string, sequence: number, more: object = {}) => ({
  type: 'page',
  entryId: null,
  baseVersion: null,
  sequence,
  values: { title: { el: title, en: '' } },
  ...more,
});

describe('what is typed into a form', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await openTestApi();
  });
  afterEach(() => api.close());

  const keep = (body: unknown, id = TAB) =>
    api.call('PUT', `/kept-copies/${id}`, {
      as: 'editor',
      body,
      headers: { 'User-Agent': 'Firefox' },
    });
  const list = async (query = '?type=page', as: 'editor' | 'admin' = 'editor') =>
    (await api.call('GET', `/kept-copies${query}`, { as })).json();
  const makePage = async () => {
    const data = { ...emptyData(page.fields), title: { el: 'Δήμαρχος', en: 'Mayor' } };
    const body = { slug: 'mayor', data };
    const made = await api.call('POST', '/content/page', { as: 'admin', body });
    return { id: ((await made.json()) as { id: string }).id, data };
  };

  test('is kept for its person alone, and given back', async () => {
    const kept = await keep(typed('Άδειες', 1));
    expect([kept.status, await kept.json()]).toEqual([
      200,
      { keptAt: '2026-03-04T10:00:00.000Z', company: null },
    ]);
    expect(await list()).toMatchObject({
      copies: [{ id: TAB, title: 'Άδειες', device: 'Firefox' }],
      ended: [],
    });
    expect(await list('')).toMatchObject({ copies: [{ id: TAB }] });
    expect(await list('?type=news')).toEqual({ copies: [], ended: [] });
    expect(await list('?type=page', 'admin')).toEqual({ copies: [], ended: [] });
    const one = await api.call('GET', `/kept-copies/${TAB}`, { as: 'editor' });
    expect(await one.json()).toMatchObject({ values: { title: { el: 'Άδειες', en: '' } } });
    const others = await api.call('GET', `/kept-copies/${TAB}`, { as: 'admin' });
    expect(others.status).toBe(404);
    expect(api.siteChanges()).toBe(0);
  });

  test('comes with who else has the entry open, and ends with the save that has it', async () => {
    const { id, data } = await makePage();
    const of = { entryId: id, baseVersion: 1 };
    await api.call('PUT', '/presence/tab-of-admin', {
      as: 'admin',
      body: { type: 'page', entryId: id, sign: 1 },
    });
    expect(await (await keep(typed('Δήμαρχος', 1, { ...of, sign: 1 }))).json()).toMatchObject({
      company: { others: [{ name: 'admin', isYou: false }], saved: { version: 1, by: 'admin' } },
    });
    const marks = await api.call('GET', '/presence?type=page', { as: 'admin' });
    expect(await marks.json()).toMatchObject([{ entryId: id, name: 'editor' }]);
    const elsewhere = await api.call('GET', '/presence?type=news', { as: 'admin' });
    expect(await elsewhere.json()).toEqual([]);
    const save = await api.call('PUT', `/content/page/${id}`, {
      as: 'editor',
      body: { data, version: 1, kept: [{ id: TAB, sequence: 2 }] },
    });
    expect(save.status).toBe(200);
    expect(await list(`?type=page&entry=${id}`)).toEqual({
      copies: [],
      ended: [{ id: TAB, sequence: 2 }],
    });
    const closed = await api.call('DELETE', '/presence/tab-of-admin?sign=2', { as: 'admin' });
    expect(closed.status).toBe(200);
    // What a form that is being left sends at last is kept, and does not say that it is open.
    await api.call('DELETE', `/presence/${TAB}?sign=2`, { as: 'editor' });
    const last = await keep(typed('Δήμαρχος', 3, of));
    expect([last.status, (await last.json()).company]).toEqual([200, null]);
    expect(await (await api.call('GET', '/presence?type=page', { as: 'admin' })).json()).toEqual(
      [],
    );
    const after = await api.call('GET', '/presence?type=page', { as: 'editor' });
    expect(await after.json()).toEqual([]);
  });

  test('is discarded up to where somebody saw it', async () => {
    await keep(typed('Άδειες', 3));
    const discard = (sequence: number) =>
      api.call('POST', `/kept-copies/${TAB}/discard`, {
        as: 'editor',
        body: { type: 'page', entryId: null, sequence },
      });
    expect((await discard(2)).status).toBe(200);
    expect(await list()).toMatchObject({ copies: [{ id: TAB }] });
    expect((await discard(3)).status).toBe(200);
    expect(await list()).toMatchObject({ copies: [] });
  });

  test.each([
    ['an id that is too long', typed('', 1), 'a'.repeat(65)],
    ['an id with a path', typed('', 1), 'tab..%2Fother'],
    ['no sequence', { ...typed('', 1), sequence: undefined }, TAB],
    ['a sequence below one', typed('', 0), TAB],
    ['a sequence beyond all typing', typed('', 1e12), TAB],
    ['values that are no object', typed('', 1, { values: 'text' }), TAB],
    ['a field of its own', typed('', 1, { user_id: 'somebody' }), TAB],
    [
      'too many copies instead',
      typed('', 1, { instead: Array(21).fill({ id: TAB, sequence: 1 }) }),
      TAB,
    ],
  ])('is refused with %s', async (_what, body, id) => {
    expect((await keep(body, id)).status).toBe(400);
  });

  test('is refused where it is larger than anything that could be saved', async () => {
    const values = { title: { el: 'Α'.repeat(1024 * 1024), en: '' } };
    expect((await keep(typed('', 1, { values }))).status).toBe(413);
    expect(await list()).toMatchObject({ copies: [] });
  });

  test('is kept whatever it says, whole', async () => {
    const odd = { title: { el: '\u0000 <script>"\\', en: '\ud800' }, $alts: {}, unknown: [[1]] };
    expect((await keep(typed('', 1, { values: odd }))).status).toBe(200);
    const one = await api.call('GET', `/kept-copies/${TAB}`, { as: 'editor' });
    expect(one.status).toBe(200);
    expect(api.unexpected).toEqual([]);
  });
});
