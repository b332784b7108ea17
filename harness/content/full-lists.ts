import type { Tables } from '../../database/tables.ts';
import { openTestApi, type TestApi } from '../api.ts';
import { takeSqlite } from '../databases/taken-sqlite.ts';
import { TEST_NOW } from '../services.ts';
import { newsData } from './entry-data.ts';
import { testDocumentRow } from './medium-row.ts';

const HOUR_MS = 3_600_000;
/** A moment so many hours before that of tests. */
const before = (hours: number) => new Date(TEST_NOW.getTime() - hours * HOUR_MS).toISOString();

async function make(api: TestApi, method: string, path: string, body?: unknown) {
  const response = await api.call(method, path, {
    as: 'admin',
    ...(body !== undefined && { body }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`);
  return (await response.json()) as { id: string; version: number };
}

interface News {
  el: string;
  en?: string;
  date: string;
  category?: string;
  content?: string;
  publish?: true;
}

function addNews(api: TestApi, { el, en, date, category, content, publish }: News) {
  const data = {
    ...newsData(el, date, category),
    title: { el, en: en ?? '' },
    summary: { el: 'Περίληψη', en: en ? 'Summary' : '' },
    content: { el: content ?? '<p>Κείμενο</p>', en: en ? '<p>Text</p>' : '' },
  };
  return make(api, 'POST', '/content/news', {
    data,
    slug: (en ?? 'greek').toLowerCase().replaceAll(' ', '-'),
    publish: publish === true,
    ...(publish && { languages: en ? ['el', 'en'] : ['el'] }),
  });
}

/** The columns of an entry that only time would give it. */
async function change(api: TestApi, id: string, part: Partial<Tables['entries']>): Promise<void> {
  await api.services.db.updateTable('entries').set(part).where('id', '=', id).execute();
}

async function addEntries(api: TestApi): Promise<void> {
  const harbour = await addNews(api, {
    el: 'Λιμάνι',
    en: 'Harbour',
    date: '2026-03-01',
    content: '<p><a href="https://gone.example/plan">Σχέδιο</a></p>',
    publish: true,
  });
  await change(api, harbour.id, { updated_at: before(3), is_sample: 1 });
  const square = await addNews(api, {
    el: 'Πλατεία',
    en: 'Square',
    date: '2026-03-03',
    category: 'projects',
    publish: true,
  });
  await change(api, square.id, {
    updated_at: before(5),
    updated_by: 'editor@example.org',
    english: 'behind',
    recheck_on: '2026-03-02',
    checked_at: before(2000),
    checked_by: 'editor@example.org',
  });
  const tax = await addNews(api, { el: 'Τέλη', date: '2026-03-02', publish: true });
  await change(api, tax.id, { updated_at: before(4) });
  const fees = await addNews(api, { el: 'Πρόστιμα', en: 'Fines', date: '2026-02-01' });
  await change(api, fees.id, { updated_at: before(6), updated_by: 'editor@example.org' });
  const park = await addNews(api, { el: 'Πάρκο', en: 'Park', date: '2026-02-02' });
  await change(api, park.id, {
    updated_at: before(2),
    publish_at: '2026-03-06T07:00:00.000Z',
    publish_by: 'admin@example.org',
    publish_languages: 'el en',
  });
  const gone = await addNews(api, { el: 'Παλιό', en: 'Old', date: '2026-01-01' });
  await make(api, 'DELETE', `/content/news/${gone.id}`);
  await addSets(api, fees.id);
  await addFindings(api);
}

async function addSets(api: TestApi, draft: string): Promise<void> {
  const { db } = api.services;
  await make(api, 'POST', '/publishing-sets', { name: 'New year', entries: [{ id: draft }] });
  const { id } = await make(api, 'POST', '/publishing-sets', { name: 'Summer' });
  const published = { state: 'published', published_at: before(1) } as const;
  await db
    .updateTable('publishing_sets')
    .set({ ...published, published_by: 'admin@example.org', created_at: before(30) })
    .where('id', '=', id)
    .execute();
}

/** What the nightly checks found. */
async function addFindings(api: TestApi): Promise<void> {
  const { db } = api.services;
  const promise = await make(api, 'POST', '/content/search-promise', {
    data: { typed: 'άδεια', target: '/services' },
    slug: 'permit',
    publish: true,
    languages: ['el', 'en'],
  });
  await db
    .insertInto('broken_promises')
    .values({
      id: `${promise.id} 0`,
      entry_id: promise.id,
      query: 'άδεια',
      found: JSON.stringify(['Λιμάνι', 'Πλατεία']),
      broken_since: before(48),
    })
    .execute();
  await db
    .insertInto('link_checks')
    .values({
      address: 'https://gone.example/plan',
      state: 'gone',
      checked_at: before(8),
      failing_since: before(72),
    })
    .execute();
}

async function addLetters(api: TestApi): Promise<void> {
  const letter = (id: string, part: Partial<Tables['outbox']>) => ({
    id,
    to_address: `${id}@example.org`,
    reply_to: '',
    subject: '',
    body_text: '',
    headers: '{}',
    attempts: 0,
    next_attempt_at: before(-1),
    last_error: '',
    created_at: before(1),
    sent_at: null,
    ...(part as object),
  });
  await api.services.db
    .insertInto('outbox')
    .values([
      letter('second', { subject: 'Second' }),
      letter('first', { subject: 'First', created_at: before(2) }),
      letter('failed', {
        subject: 'Failed',
        attempts: 2,
        last_error: 'connect ECONNREFUSED 192.0.2.1:25',
      }),
      letter('sent', { subject: 'Sent', sent_at: before(0) }),
    ])
    .execute();
}

async function addOldAddresses(api: TestApi): Promise<void> {
  const { db } = api.services;
  await make(api, 'POST', '/redirects', {
    from: '/old-contact',
    to: '/contact',
    status: '301',
    note: 'From the old site',
  });
  await make(api, 'POST', '/redirects', {
    from: '/fair',
    to: 'https://fair.example/',
    status: '302',
    note: '',
  });
  await db
    .updateTable('redirects')
    .set({ updated_at: before(20) })
    .where('path', '=', '/old-contact')
    .execute();
  const missed = (path: string, times: number, part: Partial<Tables['missed_addresses']> = {}) => ({
    path,
    times,
    first_on: '2026-02-01',
    last_on: '2026-03-03',
    linked_from: '',
    is_ignored: 0 as const,
    ...part,
  });
  await db
    .insertInto('missed_addresses')
    .values([
      missed('/ten', 10),
      missed('/nine', 9),
      missed('/hundred', 100),
      missed('/linked', 1, { linked_from: '/news/harbour' }),
      missed('/wp-login.php', 50, { is_ignored: 1 }),
    ])
    .execute();
  const search = (words: string, times: number, part: Partial<Tables['missed_searches']> = {}) => ({
    words,
    query: words,
    is_partial: 0 as const,
    times,
    first_on: '2026-02-01',
    last_on: '2026-03-03',
    is_ignored: 0 as const,
    ...part,
  });
  await db
    .insertInto('missed_searches')
    .values([
      search('five', 5, { is_partial: 1 }),
      search('four', 4),
      search('many', 80),
      search('once', 1),
      search('nonsense', 7, { is_ignored: 1 }),
    ])
    .execute();
}

async function addMessages(api: TestApi): Promise<void> {
  const { db } = api.services;
  const admin = await db
    .selectFrom('user')
    .select('id')
    .where('email', '=', 'admin@example.org')
    .executeTakeFirstOrThrow();
  const message = (id: string, part: Partial<Tables['messages']>): Tables['messages'] => ({
    id,
    kind: 'contact',
    reference: `ΑΑ-${id}`,
    name: id,
    email: `${id}@example.org`,
    phone: '',
    subject: `About ${id}`,
    body: 'Text',
    details: '{}',
    language: 'gr',
    state: 'new',
    created_at: before(1),
    handled_by: null,
    handled_at: null,
    search_text: id,
    ends_at: null,
    assigned_to: null,
    ...part,
  });
  await db
    .insertInto('messages')
    .values([
      message('maria', { created_at: before(9), assigned_to: admin.id }),
      message('nikos', { kind: 'event-proposal', subject: '' }),
      message('eleni', { ends_at: before(-100), created_at: before(900) }),
      message('petros', { state: 'done', handled_by: 'admin@example.org', handled_at: before(1) }),
    ])
    .execute();
}

async function addNewsletter(api: TestApi): Promise<void> {
  const { db } = api.services;
  const subscriber = (id: string, part: Partial<Tables['subscribers']>) => ({
    id,
    email: `${id}@example.org`,
    language: 'gr' as const,
    state: 'confirmed' as const,
    token_hash: id,
    created_at: before(48),
    confirmed_at: before(24),
    ...part,
  });
  await db
    .insertInto('subscribers')
    .values([
      subscriber('maria', {}),
      subscriber('john', { language: 'en', confirmed_at: before(2) }),
      subscriber('nikos', { state: 'pending', confirmed_at: null }),
    ])
    .execute();
  const issue = { intro: { el: 'Καλημέρα.', en: 'Good morning.' }, items: [] };
  await make(api, 'POST', '/newsletter/issues', {
    ...issue,
    subject: { el: 'Νέα του Μαρτίου', en: '' },
  });
  const sent = await make(api, 'POST', '/newsletter/issues', {
    ...issue,
    subject: { el: 'Νέα του Φεβρουαρίου', en: 'News of February' },
  });
  await db
    .updateTable('newsletter_issues')
    .set({
      state: 'sent',
      updated_at: before(700),
      sent_at: before(600),
      sent_by: 'admin@example.org',
      recipients: 2,
    })
    .where('id', '=', sent.id)
    .execute();
}

/** Something in each list of the staff, of each kind that a list can tell apart. */
async function fillLists(api: TestApi): Promise<void> {
  await addEntries(api);
  await addLetters(api);
  await addOldAddresses(api);
  await addMessages(api);
  await addNewsletter(api);
  await api.services.db
    .insertInto('media')
    .values([
      testDocumentRow({ id: 'report' }),
      testDocumentRow({
        id: 'harbour',
        kind: 'image',
        mime_type: 'image/png',
        file_name: 'harbour.png',
      }),
    ])
    .execute();
  await make(api, 'POST', '/invitations', {
    name: 'Άννα',
    email: 'anna@example.org',
    role: 'editor',
    way: 'link',
  });
}

let taken: Promise<Uint8Array> | undefined;

/**
 * What an API holds with something in each list of the staff. To make it takes ten times as long as to begin with it.
 */
export function fullLists(): Promise<Uint8Array> {
  taken ??= takeFullLists();
  return taken;
}

async function takeFullLists(): Promise<Uint8Array> {
  const api = await openTestApi();
  await fillLists(api);
  return takeSqlite({ db: api.services.db, kind: 'sqlite', close: api.close });
}
