import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../harness/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const call = async (method: string, path: string, body?: unknown) => {
  const response = await api.call(method, path, { as: 'editor', body });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};
const IN_A_CENTURY = '2126-01-01T08:00:00.000Z';

describe('a page', () => {
  const page = (slug: string, en = 'Winter') => ({
    slug,
    title: { el: 'Χειμώνας', en },
    content: { el: '', en: '' },
    images: [],
  });
  const listed = async (id: unknown) => {
    const response = await api.call('GET', '/pages', { as: 'editor' });
    const list = (await response.json()) as { id: string; pending?: object }[];
    return list.find((one) => one.id === id);
  };

  test('is begun as a draft without an English title or an address, and published later', async () => {
    const draft = await call('POST', '/pages', { ...page('', ''), publish: false });
    expect(draft).toMatchObject({ status: 201, body: { slug: 'cheimonas', state: 'draft' } });
    const { id } = draft.body;
    expect((await listed(id))?.pending).toEqual({
      state: 'draft',
      hasUnpublishedChanges: false,
      publishAt: null,
    });
    expect((await call('PUT', `/pages/${id}`, page('winter', ''))).status).toBe(400);
    const published = await call('PUT', `/pages/${id}`, page('winter'));
    expect(published).toMatchObject({ status: 200, body: { state: 'published' } });
    expect(await listed(id)).not.toHaveProperty('pending');
  });

  test('that is public is changed for later', async () => {
    const { id } = (await call('POST', '/pages', page('spring'))).body;
    const saved = await call('PUT', `/pages/${id}`, {
      ...page('spring', 'Spring'),
      publish: false,
      publishAt: IN_A_CENTURY,
    });
    const pending = {
      state: 'published',
      hasUnpublishedChanges: true,
      publishAt: IN_A_CENTURY,
    };
    expect(saved.body).toMatchObject(pending);
    expect((await listed(id))?.pending).toEqual(pending);

    const ended = await call('POST', `/content/page/${id}/cancel-plan`);
    expect(ended).toMatchObject({ status: 200, body: { publishAt: null, version: 3 } });
    const again = await call('POST', `/content/page/${id}/cancel-plan`);
    expect(again.body).toMatchObject({ version: 3 });
  });

  test('that is a draft has nothing to take off the site, but for its plan', async () => {
    const draft = { ...page('autumn'), publish: false };
    const { id } = (await call('POST', '/pages', draft)).body;
    const takeOff = () => call('POST', `/content/page/${id}/unpublish`);
    expect(await takeOff()).toMatchObject({ status: 200, body: { state: 'draft', version: 1 } });
    await call('PUT', `/pages/${id}`, { ...draft, publishAt: IN_A_CENTURY });
    expect((await takeOff()).body).toMatchObject({ publishAt: null, version: 3 });
    expect((await takeOff()).body).toMatchObject({ publishAt: null, version: 3 });
  });

  test.each([
    ['has passed', { publishAt: '2020-01-01T08:00:00Z' }],
    ['is none', { publishAt: 'tomorrow' }],
    ['is beside publishing at once', { publish: true, publishAt: IN_A_CENTURY }],
  ])('is refused when its moment %s, with a message for it', async (_, publication) => {
    const refused = await call('POST', '/pages', { ...page('refused'), ...publication });
    expect(refused).toMatchObject({
      status: 400,
      body: { fields: { publishAt: expect.any(String) } },
    });
  });

  test.each([5, true, {}, '9'.repeat(100)])('is refused with the moment %j', async (publishAt) => {
    expect((await call('POST', '/pages', { ...page('refused'), publishAt })).status).toBe(400);
  });
});

test('nobody cancels what is planned for an entry that is not there', async () => {
  expect((await call('POST', '/content/page/no-such/cancel-plan')).status).toBe(404);
});
