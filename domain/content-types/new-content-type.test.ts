import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestSqlite } from '../../harness/databases/databases.ts';
import { openTestServices, signInAs } from '../../harness/services.ts';
import {
  copyProject,
  type ProjectCopy,
  STEPS,
  takeSteps,
} from '../../harness/sites/new-content-type.ts';

/** A content type after the README's first two steps: one file and one line, taken in a copy of the project. */
describe('a new content type', () => {
  let copy: ProjectCopy;
  let call: (method: string, path: string, body?: object) => Promise<Response>;
  let close: () => Promise<void>;
  let find: (query: string) => Promise<{ path: string | null; label: object; title: object }[]>;
  let listParts: () => Promise<string>;
  const load = <T>(file: string): Promise<T> => import(join(copy.folder, file));

  beforeAll(async () => {
    copy = copyProject();
    takeSteps(copy.folder, STEPS.slice(0, 2));
    const { createApi } = await load<typeof import('../../api/create-api.ts')>('api/create-api.ts');
    const { searchSite } = await load<typeof import('../search/site-search.ts')>(
      'domain/search/site-search.ts',
    );
    const sitemap = await load<typeof import('../../app/site/sitemap/list-addresses.ts')>(
      'app/site/sitemap/list-addresses.ts',
    );
    const opened = await openTestServices(await openTestSqlite());
    const { services } = opened;
    close = opened.close;
    const api = createApi(services, { clientAddress: () => '192.0.2.7', onUnexpected: () => {} });
    const token = await signInAs(services.auth, services, 'editor');
    call = async (method, path, body) =>
      api.request(path, {
        method,
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
    find = async (query) => (await searchSite(services.db, { query, page: 1, pageSize: 10 })).found;
    listParts = async () => {
      const parts = await sitemap.listParts(services.db);
      const addresses = parts.map((part) => sitemap.listAddresses(services.db, part));
      return JSON.stringify(await Promise.all(addresses));
    };
  });
  afterAll(async () => {
    await close?.();
    copy?.remove();
  });

  const market = (el: string, en: string, day: string) => ({
    title: { el, en },
    content: { el: `<p>${day}</p>`, en: '' },
  });
  const add = async (data: object) => {
    const made = await call('POST', '/content/market', { data, publish: true });
    expect(made.status).toBe(201);
    return (await made.json()) as { id: string; version: number };
  };

  test('is checked, stored, listed, kept in versions and found by staff', async () => {
    const unnamed = market('', '', 'Κάθε Τρίτη');
    expect((await call('POST', '/content/market', { data: unnamed })).status).toBe(400);
    const first = market('Αγορά Τεμένης', 'Temeni market', 'Κάθε Τρίτη');
    const second = market('Αγορά Τεμένης', 'Temeni market', 'Κάθε Τετάρτη');
    const { id, version } = await add(first);
    const change = { data: second, version, publish: true };
    expect((await call('PUT', `/content/market/${id}`, change)).status).toBe(200);
    const list = await call('GET', '/content/market?search=τεμενη');
    expect(await list.json()).toMatchObject({
      total: 1,
      entries: [{ slug: 'agora-temenis', data: second, path: null }],
    });
    const history = await call('GET', `/content/market/${id}/history`);
    expect(await history.json()).toMatchObject({
      total: 2,
      versions: [{ version: 2 }, { version: 1 }],
    });
    for (const [number, data] of [
      [1, first],
      [2, second],
    ] as const) {
      const kept = await call('GET', `/content/market/${id}/history/${number}`);
      expect(await kept.json()).toMatchObject({ version: number, data });
    }
    const found = await (await call('GET', '/find?search=temeni')).json();
    expect(found).toMatchObject([{ type: 'market', title: first.title }]);
  });

  test('is found by the public search under its own name; nothing leads where no screen answers', async () => {
    const data = market('Αγορά Ακράτας', 'Akrata market', 'Κάθε Παρασκευή');
    await add(data);
    expect(await find('Παρασκευή')).toMatchObject([
      { title: data.title, label: { el: 'Λαϊκή αγορά', en: 'Market' }, path: null },
    ]);
    expect(await listParts()).not.toContain('akratas');
  });

  test('stands in its group of the admin’s navigation', async () => {
    const { navigationFor } =
      await load<typeof import('../../app/admin/screens.ts')>('app/admin/screens.ts');
    const group = navigationFor('editor').find(({ id }) => id === 'current');
    expect(group?.items.at(-1)).toEqual({
      href: '/admin/content/market',
      label: { el: 'Λαϊκές αγορές', en: 'Markets' },
    });
  });
});
