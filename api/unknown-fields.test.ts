import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../harness/api.ts';
import { TEST_PAGE } from '../harness/browser/test-page.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const UNKNOWN = 'There is no such field.';

/** Parts of addresses of which not every value is known. */
const KNOWN: Record<string, string> = { '{type}': 'page', '{extent}': 'centre' };

/** A call of the API, with what its description says of it. */
interface Described {
  method: string;
  path: string;
  takesJson: boolean;
  takesQuery: boolean;
}

async function describedCalls(): Promise<Described[]> {
  const { paths } = await api.describe();
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, call]) => ({
      method: method.toUpperCase(),
      path: path.replace(/^\/api/, '').replaceAll(/\{\w+\}/g, (name) => KNOWN[name] ?? '1'),
      takesJson: JSON.stringify(call.requestBody ?? '').includes('application/json'),
      takesQuery: (call.parameters ?? []).some((parameter) => parameter.in === 'query'),
    })),
  );
}

async function fieldsOf(response: Response): Promise<Record<string, string>> {
  expect(response.status).toBe(400);
  return ((await response.json()) as { fields: Record<string, string> }).fields;
}

test('every call that takes a body names a field that it does not know', async () => {
  const calls = (await describedCalls()).filter(({ takesJson }) => takesJson);
  expect(calls.length).toBeGreaterThan(15);
  for (const { method, path } of calls) {
    const body = { 'no-such-field': 1 };
    const response = await api.call(method, path, { as: 'admin', body });
    expect(await fieldsOf(response), `${method} ${path}`).toMatchObject({
      'no-such-field': UNKNOWN,
    });
  }
});

test('every call that takes a query names a part that it does not know', async () => {
  const calls = (await describedCalls()).filter(({ takesQuery }) => takesQuery);
  expect(calls.length).toBeGreaterThan(5);
  for (const { method, path } of calls) {
    const response = await api.call(method, `${path}?limt=3`, { as: 'admin' });
    // A part that must be there is named, too.
    expect(await fieldsOf(response), `${method} ${path}`).toMatchObject({ limt: UNKNOWN });
  }
});

test.each([
  '/content/page?search=a&search=b',
  '/content/page?limit=1&limit=2',
  '/media?kind=image&kind=document',
])('a part of a query that comes twice is refused: nobody says which counts (%s)', async (path) => {
  expect((await api.call('GET', path, { as: 'admin' })).status).toBe(400);
});

test.each(['state', 'published', 'email', 'id', 'updatedBy', 'position', 'data2'])(
  'an entry or a page is not saved with “%s” beside its data, and stays as it was',
  async (field) => {
    const made = await api.call('POST', '/pages', {
      as: 'editor',
      body: { ...TEST_PAGE, slug: `with-${field.toLowerCase()}`, publish: false },
    });
    const { id } = (await made.json()) as { id: string };
    const path = `/content/page/${id}`;
    const read = async () =>
      (await (await api.call('GET', path, { as: 'editor' })).json()) as { data: object };
    const before = await read();
    const body = { data: before.data, [field]: 'published' };
    const saved = await api.call('PUT', path, { as: 'editor', body });
    expect(await fieldsOf(saved)).toEqual({ [field]: UNKNOWN });
    const page = await api.call('PUT', `/pages/${id}`, {
      as: 'editor',
      body: { ...TEST_PAGE, [field]: 'published' },
    });
    expect(await fieldsOf(page)).toEqual({ [field]: UNKNOWN });
    expect(await read()).toEqual(before);
  },
);

test('a field inside a text, a place or an hour is unknown, too, and named by where it is', async () => {
  const made = await api.call('POST', '/content/page', {
    as: 'editor',
    body: {
      slug: 'inside',
      publish: false,
      data: {
        title: { el: 'Α', en: 'A', fr: 'A' },
        lead: { el: '', en: '' },
        content: { el: '', en: '', html: '' },
        images: [],
        section: null,
      },
    },
  });
  expect(await fieldsOf(made)).toEqual({ 'title.fr': UNKNOWN, 'content.html': UNKNOWN });
});

test('a field of an entry that is named as what every object has is unknown, too', async () => {
  const data = {
    title: { el: 'Α', en: '' },
    lead: { el: '', en: '' },
    content: { el: '', en: '' },
  };
  const body = JSON.stringify({ data: { ...data, images: [], section: null, more: {} } });
  const made = await api.call('POST', '/content/page', {
    as: 'editor',
    headers: { 'Content-Type': 'application/json' },
    body: body.replace('"more"', '"__proto__"'),
  });
  expect(made.status).toBe(400);
  expect(await made.text()).toContain(`"__proto__":"${UNKNOWN}"`);
});

const FORM = { type: 'page', entryId: null, baseVersion: null, sequence: 1 };
/** Calls that take the values of a form as they are, by the place of those values. */
const WITH_VALUES = [
  ['PUT', '/kept-copies/tab', FORM, 'values'],
  ['POST', '/content/page/advice', {}, 'data'],
  ['POST', '/content/page/preview', {}, 'data'],
  ['POST', '/content/page/preview', { data: {} }, 'alts'],
] as const;

describe.each(WITH_VALUES)('%s %s', (method, path, more, place) => {
  const send = (values: string) =>
    api.call(method, path, {
      as: 'editor',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ ...more, [place]: 'VALUES' }).replace('"VALUES"', values),
    });

  test.each([
    '{"__proto__":{"isAdmin":true}}',
    '{"title":{"el":"Α","en":"","__proto__":{"isAdmin":true}}}',
    '{"rows":[{"__proto__":null}]}',
  ])(`refuses ${place} that would change what every object is: %s`, async (values) => {
    expect(await fieldsOf(await send(values))).toMatchObject({ [`${place}.__proto__`]: UNKNOWN });
  });

  test(`refuses ${place} that lie too deep in one another to be written again`, async () => {
    const deep = (times: number) => `{"title":${'['.repeat(times)}${']'.repeat(times)}}`;
    expect(Object.keys(await fieldsOf(await send(deep(100_000))))).toEqual([place]);
    if (place !== 'alts') expect((await send(deep(20))).status).toBe(200);
  });
});

test('a name that every object has is a name like others, and thousands are not all said back', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const login = (body: string) => api.call('POST', '/auth/login', { body, headers });
  const one = await login('{"email":"a@example.org","password":"x","__proto__":{"role":"admin"}}');
  expect(await one.text()).toContain(`"__proto__":"${UNKNOWN}"`);
  const many = Object.fromEntries(Array.from({ length: 1200 }, (_, number) => [`${number}`, 1]));
  const answer = await login(JSON.stringify({ email: 'a@example.org', password: 'x', ...many }));
  expect(answer.status).toBe(400);
  expect((await answer.text()).length).toBeLessThan(3000);
});
