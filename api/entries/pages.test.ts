import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../harness/api.ts';
import { TEST_PAGE } from '../../harness/browser/test-page.ts';
import { testDocumentRow } from '../../harness/content/medium-row.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

describe('pages', () => {
  test('a new one needs a slug and an English title alone', async () => {
    const response = await api.call('POST', '/pages', {
      as: 'editor',
      body: { slug: 'title-alone', title: { en: 'A title alone' } },
    });
    expect(response.status).toBe(201);
    expect(await response.json()).toMatchObject({
      title: { en: 'A title alone', el: '' },
      content: { en: '', el: '' },
      images: [],
    });
  });

  test('with personal data is public once there is a reason, which the log keeps', async () => {
    const body = {
      ...TEST_PAGE,
      slug: 'tax-number',
      content: { el: '<p>ΑΦΜ 123456783</p>', en: '<p>x</p>' },
    };
    expect((await api.call('POST', '/pages', { as: 'editor', body })).status).toBe(400);
    const reason = 'Ο αριθμός ανήκει στον Δήμο.';
    const explained = { as: 'editor', body: { ...body, reason } } as const;
    expect((await api.call('POST', '/pages', explained)).status).toBe(201);
    const kept = api.services.db.selectFrom('audit').select('note');
    expect(await kept.where('action', '=', 'personal-data-published').execute()).toEqual([
      { note: reason },
    ]);
  });

  test('what a new one needs is enough to save it; what is left out stays as it was', async () => {
    const created = await api.call('POST', '/pages', {
      as: 'editor',
      body: { ...TEST_PAGE, slug: 'saved-in-part', section: 'services' },
    });
    const {
      id,
      updatedAt: _,
      version: __,
      ...before
    } = (await created.json()) as { id: string } & Record<string, unknown>;
    const save = (body: object) => api.call('PUT', `/pages/${id}`, { as: 'editor', body });

    const renamed = await save({ slug: 'saved-in-part', title: { en: 'Saved in part' } });
    expect(renamed.status).toBe(200);
    const title = { ...TEST_PAGE.title, en: 'Saved in part' };
    expect(await renamed.json()).toMatchObject({ ...before, title });

    const emptied = await save({
      slug: 'saved-in-part',
      title: { en: 'Saved in part' },
      content: { el: '' },
    });
    expect(emptied.status).toBe(200);
    const content = { ...TEST_PAGE.content, el: '' };
    expect(await emptied.json()).toMatchObject({ ...before, title, content });
  });

  test('live their life in the specified shapes', async () => {
    const created = await api.call('POST', '/pages', { as: 'editor', body: TEST_PAGE });
    expect(created.status).toBe(201);
    const { id } = (await created.json()) as { id: string };

    const list = (await (await api.call('GET', '/pages', { as: 'editor' })).json()) as object[];
    expect(list.find((page) => (page as { id: string }).id === id)).toEqual({
      id,
      slug: 'volunteering',
      title: TEST_PAGE.title,
      updatedAt: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T/),
    });

    const one = await (await api.call('GET', `/pages/${id}`, { as: 'editor' })).json();
    expect(one).toMatchObject({ ...TEST_PAGE, id });

    const saved = await api.call('PUT', `/pages/${id}`, {
      as: 'editor',
      body: { ...TEST_PAGE, title: { en: 'Volunteers', el: 'Εθελοντές' }, version: 1 },
    });
    expect(saved.status).toBe(200);

    const stale = await api.call('PUT', `/pages/${id}`, {
      as: 'admin',
      body: { ...TEST_PAGE, version: 1 },
    });
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({ current: { version: 2 } });

    const taken = await api.call('POST', '/pages', { as: 'admin', body: TEST_PAGE });
    expect(taken.status).toBe(409);
    expect(await taken.json()).toMatchObject({ fields: { slug: expect.any(String) } });

    expect((await api.call('DELETE', `/pages/${id}`, { as: 'editor' })).status).toBe(200);
    expect((await api.call('GET', `/pages/${id}`, { as: 'editor' })).status).toBe(404);
    const left = (await (await api.call('GET', '/pages', { as: 'editor' })).json()) as object[];
    expect(left).not.toContainEqual(expect.objectContaining({ id }));
    expect((await api.call('DELETE', `/pages/${id}`, { as: 'editor' })).status).toBe(404);
    expect((await api.call('POST', `/content/page/${id}/restore`, { as: 'editor' })).status).toBe(
      200,
    );
  });

  test('the list says of a page what the specification does not know: drafts, changes, plans', async () => {
    const pending = async (slug: string) => {
      const list = (await (await api.call('GET', '/pages', { as: 'editor' })).json()) as {
        slug: string;
      }[];
      return list.find((page) => page.slug === slug);
    };
    const send = async (method: string, path: string, body: object) => {
      const answer = await api.call(method, path, { as: 'editor', body });
      expect(answer.status, await answer.clone().text()).toBeLessThan(300);
      return (await answer.json()) as { id: string };
    };
    const body = { ...TEST_PAGE, slug: 'in-state' };
    const { id } = await send('POST', '/pages', { ...body, publish: false });
    const state = { state: 'draft', hasUnpublishedChanges: false, publishAt: null };
    expect(await pending('in-state')).toMatchObject({ pending: state });
    await send('PUT', `/pages/${id}`, body);
    expect(await pending('in-state')).not.toHaveProperty('pending');
    await send('PUT', `/pages/${id}`, { ...body, publishAt: '2030-01-01T08:00:00Z' });
    expect(await pending('in-state')).toMatchObject({
      pending: { ...state, state: 'published', publishAt: '2030-01-01T08:00:00.000Z' },
    });
    const changed = { ...body, title: { el: 'Άλλος', en: 'Other' }, publish: false };
    await send('PUT', `/pages/${id}`, { ...changed, publishAt: null });
    expect(await pending('in-state')).toMatchObject({
      pending: { state: 'published', hasUnpublishedChanges: true },
    });
  });

  test('the list begins with what was changed last', async () => {
    const add = async (slug: string, updated_at: string) => {
      const body = { ...TEST_PAGE, slug };
      const made = await api.call('POST', '/pages', { as: 'editor', body });
      const { id } = (await made.json()) as { id: string };
      const { db } = api.services;
      await db.updateTable('entries').set({ updated_at }).where('id', '=', id).execute();
    };
    await add('changed-last', '2040-01-02T10:00:00.000Z');
    await add('changed-before', '2040-01-01T10:00:00.000Z');
    const answer = await api.call('GET', '/pages', { as: 'editor' });
    const slugs = ((await answer.json()) as { slug: string }[]).map(({ slug }) => slug);
    expect(slugs.slice(0, 2)).toEqual(['changed-last', 'changed-before']);
  });

  test('lead, section and files, which the specification does not know, stay when a page is saved without them', async () => {
    const lead = { el: 'Εισαγωγή', en: 'Introduction' };
    const body = { ...TEST_PAGE, slug: 'with-lead', lead, section: 'tourism' };
    const created = await api.call('POST', '/pages', { as: 'editor', body });
    const { id } = (await created.json()) as { id: string };
    const { db } = api.services;
    await db
      .insertInto('media')
      .values(testDocumentRow({ id: 'plan' }))
      .execute();
    const quay = testDocumentRow({ id: 'quay', kind: 'image', width: 64, height: 48 });
    await db.insertInto('media').values(quay).execute();
    const files = {
      gallery: [{ image: 'quay', caption: { el: 'Αποβάθρα', en: 'Quay' } }],
      attachments: [{ file: 'plan', label: { el: 'Σχέδιο', en: 'Plan' } }],
    };
    const asEntry = async () =>
      (await (await api.call('GET', `/content/page/${id}`, { as: 'editor' })).json()) as {
        data: object;
      };
    const data = { ...(await asEntry()).data, ...files };
    const filed = await api.call('PUT', `/content/page/${id}`, { as: 'editor', body: { data } });
    expect(filed.status).toBe(200);
    const { lead: _lead, section: _section, ...specified } = body;
    await api.call('PUT', `/pages/${id}`, { as: 'editor', body: specified });
    const saved = await api.call('GET', `/pages/${id}`, { as: 'editor' });
    expect(await saved.json()).toMatchObject({ lead, section: 'tourism' });
    expect((await asEntry()).data).toMatchObject(files);
  });

  test('what the public sees otherwise lets go of held pages; drafts and refusals do not', async () => {
    const before = api.siteChanges();
    const body = { ...TEST_PAGE, slug: 'seen' };
    const created = await api.call('POST', '/pages', { as: 'editor', body });
    expect(api.siteChanges()).toBe(before + 1);
    const { id } = (await created.json()) as { id: string };
    await api.call('POST', '/pages', { as: 'editor', body: { ...TEST_PAGE, slug: '' } });
    await api.call('GET', '/pages', { as: 'editor' });
    const draft = { ...body, title: { el: 'Άλλος', en: 'Other' }, publish: false };
    const kept = await api.call('PUT', `/pages/${id}`, { as: 'editor', body: draft });
    expect(kept.status).toBe(200);
    expect(api.siteChanges()).toBe(before + 1);
    await api.call('DELETE', `/pages/${id}`, { as: 'editor' });
    expect(api.siteChanges()).toBe(before + 2);
  });

  test.each([
    ['no slug', { ...TEST_PAGE, slug: ' ' }, 'slug'],
    ['a slug of a fixed route', { ...TEST_PAGE, slug: 'contact' }, 'slug'],
    ['a slug with odd characters', { ...TEST_PAGE, slug: '../admin' }, 'slug'],
    ['no English title', { ...TEST_PAGE, slug: 'x1', title: { en: ' ', el: 'Α' } }, 'title.en'],
    [
      'a title that is no text',
      { ...TEST_PAGE, slug: 'x2', title: { en: 7, el: 'Α' } },
      'title.en',
    ],
    ['a missing title', { ...TEST_PAGE, slug: 'x3', title: undefined }, 'title'],
    [
      'a title that is too long',
      { ...TEST_PAGE, slug: 'x4', title: { en: 'x'.repeat(201), el: 'Α' } },
      'title.en',
    ],
    [
      'a foreign image',
      { ...TEST_PAGE, slug: 'x5', images: ['https://evil.example/x.png'] },
      'images.0',
    ],
    [
      'an image that is not there',
      { ...TEST_PAGE, slug: 'x6', images: ['/media/nothing.0123456789abcdef/1.webp'] },
      'images.0',
    ],
    ['images that are no list', { ...TEST_PAGE, slug: 'x7', images: 'x' }, 'images'],
  ])('with %s are refused with a message at the field', async (_what, body, field) => {
    const response = await api.call('POST', '/pages', { as: 'editor', body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      message: 'Some fields need to be corrected.',
      fields: { [field]: expect.any(String) },
    });
  });

  test('messages are Greek for who reads Greek', async () => {
    const response = await api.call('POST', '/pages', {
      as: 'editor',
      body: { ...TEST_PAGE, slug: 'contact' },
      headers: { 'Accept-Language': 'el-GR,el;q=0.9' },
    });
    expect(await response.json()).toMatchObject({
      message: 'Ορισμένα πεδία χρειάζονται διόρθωση.',
    });
  });
});
