import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../harness/api.ts';
import { TEST_PAGE } from '../harness/browser/test-page.ts';
import { newsData } from '../harness/content/entry-data.ts';
import { makePdf } from '../harness/content/make-pdf.ts';
import { testDocumentRow, testFactsRow } from '../harness/content/medium-row.ts';
import { TEST_NOW } from '../harness/services.ts';
import { fillEmptyDatabase } from '../seed/fill.ts';

/** Numbers that identify a person become public where somebody says why: each call that makes them so takes it. */

const WORDS = 'Γράψτε στον ΑΦΜ 123456783.';
const REASON = 'Είναι ο αριθμός του Δήμου.';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  const { db, store, now } = api.services;
  await fillEmptyDatabase(db, store, { kind: 'none', now: now() });
});
afterAll(() => api.close());
beforeEach(async () => {
  const { db } = api.services;
  await db.deleteFrom('audit').execute();
  api.services.canSendMail = true;
  api.services.files = files as never;
});

async function call(method: string, path: string, body: object) {
  const response = await api.call(method, path, { as: 'admin', body });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}
async function make(path: string, body: object): Promise<string> {
  const made = await call('POST', path, body);
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  return String(made.body.id);
}

const entry = {
  data: { ...newsData('Είδηση', '2026-03-04'), content: { el: `<p>${WORDS}</p>`, en: '' } },
};
const page = (slug: string, el = `<p>${WORDS}</p>`) => ({
  ...TEST_PAGE,
  slug,
  content: { el, en: '<p>Text</p>' },
});

/** What the process for files would read in any document: it is not begun for this. */
const reading = {
  pages: 1,
  title: '',
  language: 'el',
  isTagged: true,
  isScanned: false,
  text: WORDS,
  isWhole: true,
};
const files = { run: async (job: string) => (job === 'readDocument' ? reading : undefined) };

/** A document that visitors are led to; its earlier file lies in the store. */
async function showDocument(id: string): Promise<void> {
  const { db, store } = api.services;
  await db.insertInto('media').values(testDocumentRow({ id })).execute();
  const content = { el: `<p><a href="/media/${id}.0123456789abcdef/${id}.pdf">Α</a></p>`, en: '' };
  await make('/content/news', { data: { ...newsData(id, '2026-03-04'), content } });
  const file = { file_name: 'earlier.pdf', mime_type: 'application/pdf', size_bytes: 6 };
  const storage_key = `originals/${id}-earlier.pdf`;
  await store.put(storage_key, '%PDF-1');
  await db
    .insertInto('earlier_files')
    .values({
      ...{ id: `${id}-earlier`, medium_id: id, storage_key, ...file },
      ...{ address_digest: 'fedcba9876543210', digest: 'fedcba9876543210' },
      ...{ width: 0, height: 0, crop: '', replaced_by: null },
      replaced_at: TEST_NOW.toISOString(),
    })
    .execute();
}

async function send(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const announced = { fileName: 'new.pdf', size: bytes.length, isReplacement: true };
  const { body } = await call('POST', '/uploads', announced);
  const { id } = body.upload as { id: string };
  const sent = await api.call('PATCH', `/uploads/${id}`, {
    as: 'admin',
    body: new Blob([bytes]).stream(),
    headers: { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': '0' },
  });
  expect(sent.status).toBe(200);
  return id;
}

/** How each call is made, once what it needs is there: its method, path and body. */
const CALLS: Record<string, () => Promise<[string, string, object]>> = {
  'an entry is made': async () => ['POST', '/content/news', entry],
  'an entry is saved': async () => {
    const id = await make('/content/news', { ...entry, publish: false });
    return ['PUT', `/content/news/${id}`, { ...entry, version: 1 }];
  },
  'a page is made': async () => ['POST', '/pages', page('made')],
  'a page is saved': async () => {
    const id = await make('/pages', page('saved', '<p>Κείμενο</p>'));
    return ['PUT', `/pages/${id}`, { ...page('saved'), version: 1 }];
  },
  'a set is published': async () => {
    const id = await make('/content/news', { ...entry, publish: false });
    const set = await call('POST', '/publishing-sets', { name: 'Όλα', entries: [{ id }] });
    return ['POST', `/publishing-sets/${set.body.id}/publish`, { stamp: set.body.stamp }];
  },
  'a set by which they went is undone': async () => {
    const id = await make('/content/news', { ...entry, reason: REASON });
    const without = { data: newsData('Είδηση', '2026-03-04'), version: 1, publish: false };
    await call('PUT', `/content/news/${id}`, without);
    const { body } = await call('POST', '/publishing-sets', { name: 'Όλα', entries: [{ id }] });
    await call('POST', `/publishing-sets/${body.id}/publish`, { stamp: body.stamp });
    await api.services.db.deleteFrom('audit').execute();
    return ['POST', `/publishing-sets/${body.id}/undo`, {}];
  },
  'a document is replaced': async () => {
    await showDocument('replaced');
    const upload = await send(new Uint8Array(makePdf()));
    return ['POST', '/media/replaced/replace', { upload, version: 1 }];
  },
  'an earlier document is brought back': async () => {
    await showDocument('returned');
    return ['POST', '/media/returned/bring-back', { earlier: 'returned-earlier', version: 1 }];
  },
  'a document that is public already is answered for': async () => {
    await showDocument('public');
    const facts = testFactsRow('public', { personal_data: 'found', text: WORDS });
    await api.services.db.insertInto('document_facts').values(facts).execute();
    return ['POST', '/media/public/reason', { version: 1 }];
  },
  'an issue is sent': async () => {
    const { db } = api.services;
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
    const issue = { subject: { el: 'Νέα', en: '' }, intro: { el: WORDS, en: '' }, items: [] };
    const id = await make('/newsletter/issues', issue);
    return ['POST', `/newsletter/issues/${id}/send`, { version: 1 }];
  },
};

test.each(Object.entries(CALLS))('%s: not without a reason, which is kept', async (_, prepare) => {
  const [method, path, body] = await prepare();
  const refused = await call(method, path, body);
  expect([400, 409]).toContain(refused.status);
  expect(JSON.stringify(refused.body)).toContain('ΑΦΜ');
  const { status, body: answer } = await call(method, path, { ...body, reason: REASON });
  expect(status, JSON.stringify(answer)).toBeLessThan(300);
  const kept = await api.services.db
    .selectFrom('audit')
    .select(['note', 'user_email'])
    .where('action', '=', 'personal-data-published')
    .execute();
  expect(kept).toEqual([{ note: REASON, user_email: 'admin@example.org' }]);
});
