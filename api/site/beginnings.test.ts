import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../harness/api.ts';
import { changeSettings } from '../../harness/content/emblem.ts';
import { TEST_NOW } from '../../harness/services.ts';
import { fillEmptyDatabase } from '../../seed/fill.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const call = (method: string, path: string) => api.call(method, path, { as: 'admin' });
const json = async <T>(answer: Promise<Response>) => (await (await answer).json()) as T;

test('a legal page is begun from its template once, as a draft', async () => {
  const { db, store } = api.services;
  await fillEmptyDatabase(db, store, { kind: 'none', now: TEST_NOW });
  expect((await call('POST', '/launch/pages/privacy')).status, 'before the settings').toBe(409);
  await changeSettings(api.services, {
    name: { el: 'Δήμος Ακτής', en: 'Municipality of Akti' },
    street: { el: 'Ακτή 5', en: '5 Akti' },
    ...{ postalCode: '84100', city: { el: 'Νήσος', en: 'Nisos' }, email: 'town@example.org' },
    phones: [{ label: { el: 'Κέντρο', en: 'Switchboard' }, number: '+30 22810 00000' }],
  });
  const begun = await call('POST', '/launch/pages/privacy');
  expect(begun.status).toBe(201);
  const { id } = (await begun.json()) as { id: string };
  expect(await json(call('GET', `/content/page/${id}`))).toMatchObject({
    slug: 'privacy',
    state: 'draft',
  });
  expect((await call('POST', '/launch/pages/privacy')).status).toBe(409);
  expect((await call('POST', '/launch/pages/contact')).status).toBe(400);
});

test('a menu is made as every site begins, and what was there is in the bin', async () => {
  interface Entry {
    id: string;
    slug: string;
  }
  const inMenu = async () => {
    const { entries } = await json<{ entries: Entry[] }>(
      call('GET', '/content/menu-item?limit=100'),
    );
    return entries;
  };
  expect((await call('POST', '/menus/menu-item/reset')).status).toBe(200);
  const original = await inMenu();
  const [first] = original;
  expect(original.length).toBeGreaterThan(3);
  expect((await call('DELETE', `/content/menu-item/${first?.id}`)).status).toBe(200);
  expect((await call('POST', '/menus/menu-item/reset')).status).toBe(200);
  const now = await inMenu();
  expect(now.length).toBe(original.length);
  expect(now.map(({ id }) => id)).not.toContain(first?.id);
  const { records } = await json<{ records: { userEmail: string; action: string }[] }>(
    call('GET', '/audit?limit=100'),
  );
  const acts = records.filter(({ action }) => action !== 'signed-in');
  expect(acts.length).toBeGreaterThan(2 * original.length);
  expect(new Set(acts.map(({ userEmail }) => userEmail))).toEqual(new Set(['admin@example.org']));
  const refused = await api.call('POST', '/menus/menu-item/reset', { as: 'editor' });
  expect(refused.status).toBe(403);
});
