import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyData } from '../../domain/content/model/content-type.ts';
import { department } from '../../domain/content-types/department.ts';
import { office } from '../../domain/content-types/office.ts';
import { service } from '../../domain/content-types/service.ts';
import { teaser } from '../../domain/content-types/teaser.ts';
import { openTestApi, type TestApi } from '../../harness/api.ts';
import { TEST_NOW } from '../../harness/services.ts';
import { fillEmptyDatabase } from '../../seed/fill.ts';

/**
 * The rules of content, tested by the calls that staff make: these inputs stay refused, whatever changes below the
 * API.
 */

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
});
afterEach(() => api.close());

const both = (text: string) => ({ el: text, en: text });
interface Stored {
  id: string;
  slug: string;
  version: number;
}

async function save(type: string, data: object, more: object = {}) {
  return api.call('POST', `/content/${type}`, {
    as: 'admin',
    body: { data, publish: true, ...more },
  });
}

async function create(type: string, data: object, more: object = {}): Promise<Stored> {
  const response = await save(type, data, more);
  expect(response.status, await response.clone().text()).toBe(201);
  return (await response.json()) as Stored;
}

/** The names of the fields that were refused. */
async function refusedFields(response: Response): Promise<string[]> {
  expect(response.status).toBe(400);
  return Object.keys(((await response.json()) as { fields: object }).fields);
}

const departmentData = {
  ...emptyData(department.fields),
  name: both('Τεχνική'),
  description: both('Έργα'),
};
const serviceData = {
  ...emptyData(service.fields),
  title: both('Βεβαιώσεις'),
  description: both('Έγγραφα'),
};
const teaserData = {
  ...emptyData(teaser.fields),
  title: both('Έντυπα'),
  place: 'transparency-card',
};

describe('a reference', () => {
  test('is taken to what is there, and refused to what is not or lies in the bin', async () => {
    const target = await create('department', departmentData);
    const withTarget = (slug: string) => ({ ...serviceData, department: slug });
    expect((await save('service', withTarget(target.slug))).status).toBe(201);
    expect(await refusedFields(await save('service', withTarget('no-such')))).toEqual([
      'department',
    ]);

    const lonely = await create('department', { ...departmentData, name: both('Άλλη') });
    await api.call('DELETE', `/content/department/${lonely.id}`, { as: 'admin' });
    expect(await refusedFields(await save('service', withTarget(lonely.slug)))).toEqual([
      'department',
    ]);
  });
});

describe('a singleton', () => {
  test('exists once: a second one is refused, and it is not deleted', async () => {
    const { db, store } = api.services;
    await fillEmptyDatabase(db, store, { kind: 'none', now: TEST_NOW });
    const list = async () =>
      (await (await api.call('GET', '/content/mayor', { as: 'admin' })).json()) as {
        total: number;
        entries: (Stored & { data: object })[];
      };
    const [first] = (await list()).entries;
    expect((await save('mayor', first?.data ?? {})).status).toBe(409);
    expect((await save('mayor', first?.data ?? {}, { slug: 'another' })).status).toBe(409);
    const path = `/content/mayor/${first?.id}`;
    expect((await api.call('DELETE', path, { as: 'admin' })).status).toBe(409);
    expect(await list()).toMatchObject({ total: 1, entries: [{ id: first?.id }] });
  });
});

describe('what would mislead or harm visitors is refused at its field', () => {
  test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://example.org', '//evil.example'])(
    'a link to %s',
    async (link) => {
      const response = await save('teaser', { ...teaserData, link });
      expect(await refusedFields(response)).toContain('link');
    },
  );

  test('opening hours that end before they begin', async () => {
    const hours = [{ days: [1], opens: '15:00', closes: '08:00' }];
    const data = { ...emptyData(office.fields), name: both('Γραφείο'), hours };
    expect(await refusedFields(await save('office', data))).toContain('hours.0.closes');
  });

  test('the address of a screen for a page', async () => {
    const page = { title: both('Νέα'), content: both(''), images: [], pictures: [] };
    for (const slug of ['news', 'events', 'login', 'admin', 'api', 'media']) {
      const response = await api.call('POST', '/pages', { as: 'editor', body: { ...page, slug } });
      expect([slug, response.status]).toEqual([slug, 400]);
    }
  });
});

describe('other hours on some days', () => {
  const officeData = { ...emptyData(office.fields), name: both('Γραφείο'), address: both('Οδός') };
  const day = { from: '2026-08-10', to: null, opens: '', closes: '', reason: both('') };

  test.each([
    ['a last day before the first', { to: '2026-08-09' }, 'to'],
    ['an opening without a closing', { opens: '09:00' }, 'closes'],
    ['a minute between every fifth', { opens: '09:03', closes: '12:00' }, 'opens'],
    ['a closing before the opening', { opens: '12:00', closes: '09:00' }, 'closes'],
    ['hours of no length', { opens: '09:00', closes: '09:00' }, 'closes'],
    ['a time that is none', { opens: '08.00', closes: '12:00' }, 'opens'],
    ['no day', { from: null }, 'from'],
  ])('of %s is refused at %s', async (_, wrong, field) => {
    const response = await save('office', { ...officeData, exceptions: [{ ...day, ...wrong }] });
    expect(await refusedFields(response)).toEqual([`exceptions.0.${field}`]);
  });

  test('may be a closed day, several days, or other hours', async () => {
    const exceptions = [
      day,
      { ...day, to: '2026-08-10' },
      { ...day, to: '2026-08-20', opens: '09:00', closes: '12:00' },
    ];
    expect((await save('office', { ...officeData, exceptions })).status).toBe(201);
  });
});

describe('a local holiday', () => {
  test.each([
    ['25/3', null, []],
    ['', 5, []],
    ['', null, ['localHolidays.0.daysAfterEaster']],
    ['25/3', 5, ['localHolidays.0.daysAfterEaster']],
    ['31/2', null, ['localHolidays.0.date']],
  ])('on “%s”, %s days after Easter: refused are %j', async (date, daysAfterEaster, refused) => {
    const { db, store } = api.services;
    await fillEmptyDatabase(db, store, { kind: 'none', now: TEST_NOW });
    const { entries } = (await (
      await api.call('GET', '/content/settings', { as: 'admin' })
    ).json()) as { entries: { id: string; version: number; data: object }[] };
    const [stored] = entries;
    const response = await api.call('PUT', `/content/settings/${stored?.id}`, {
      as: 'admin',
      body: {
        data: {
          ...stored?.data,
          localHolidays: [{ name: both('Γιορτή'), date, daysAfterEaster }],
        },
        version: stored?.version,
      },
    });
    if (refused.length === 0) expect(response.status, await response.clone().text()).toBe(200);
    else expect(await refusedFields(response)).toEqual(refused);
  });
});

test('a list is narrowed to what somebody changed last: whoever asks, all others, or one colleague', async () => {
  await create('department', departmentData);
  const count = async (by: string) => {
    const path = `/content/department?limit=1&offset=0&by=${by}`;
    const answer = await api.call('GET', path, { as: 'editor' });
    return answer.status === 200 ? ((await answer.json()) as { total: number }).total : 'refused';
  };
  expect(await count('me')).toBe(0);
  expect(await count('others')).toBe(1);
  expect(await count('admin@example.org')).toBe(1);
  expect(await count('editor@example.org')).toBe(0);
  expect(await count('somebody')).toBe('refused');
});
