import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ContentType, emptyData } from '../../domain/content/model/content-type.ts';
import { alert } from '../../domain/content-types/alert.ts';
import { page } from '../../domain/content-types/page.ts';
import { searchPromise } from '../../domain/content-types/search-promise.ts';
import { TASK_KINDS } from '../../domain/dashboard/register.ts';
import { receiveMessage } from '../../domain/inbox/forms/receive-message.ts';
import { queueLetter } from '../../domain/mail/outbox.ts';
import { openTestApi, type TestApi } from '../../harness/api.ts';
import { alertData } from '../../harness/content/alert-data.ts';
import { testDocumentRow, testFactsRow } from '../../harness/content/medium-row.ts';
import { TEST_NOW } from '../../harness/services.ts';
import { fillEmptyDatabase } from '../../seed/fill.ts';

let api: TestApi;
beforeEach(async () => {
  api = await openTestApi();
  const { db, store } = api.services;
  await fillEmptyDatabase(db, store, { kind: 'none', now: TEST_NOW });
});
afterEach(() => api.close());

const LATER = '2026-03-05T08:00:00.000Z';

/** The call behind each list of the admin, by hand: the screen passes the query of its address on. */
const CALLS: Record<string, string> = {
  '/admin/drafts': '/drafts',
  '/admin/messages': '/messages?state=new',
  '/admin/media': '/media',
  '/admin/letters': '/letters',
  '/admin/sets': '/publishing-sets',
  '/admin/recheck': '/recheck',
  '/admin/translations': '/translations',
  '/admin/links': '/links/broken',
  '/admin/missed': '/missed?list=often',
  '/admin/searches': '/missed-searches?list=often',
  '/admin/promises': '/promises/broken',
};

/** Screens that show more than one list, each under a heading of its own: how long the one is that is meant. */
const LISTS: Record<string, { call: string; count: (answer: never) => number }> = {
  'alerts-in-force': {
    call: '/alerts',
    count: ({ alerts }: { alerts: { state: string }[] }) =>
      alerts.filter(({ state }) => state === 'current').length,
  },
  'emergency-mode': {
    call: '/alerts',
    count: ({ emergency }: { emergency: object | null }) => (emergency ? 1 : 0),
  },
  'before-launch': {
    call: '/launch',
    count: ({ steps }: { steps: { isDone: boolean }[] }) =>
      steps.filter(({ isDone }) => !isDone).length,
  },
};

interface Task {
  id: string;
  href: string | null;
  count: number;
}

async function idOf(role: 'editor' | 'reviewer' | 'admin'): Promise<string> {
  const user = api.services.db.selectFrom('user').where('role', '=', role).select('id');
  return (await user.executeTakeFirstOrThrow()).id;
}

async function tasksOf(as: 'editor' | 'reviewer' | 'admin'): Promise<Task[]> {
  const answer = await api.call('GET', '/dashboard', { as });
  return ((await answer.json()) as { tasks: Task[] }).tasks;
}

async function totalBehind(
  { id, href }: { id: string; href: string },
  as: 'editor' | 'reviewer' | 'admin',
): Promise<number> {
  const list = LISTS[id];
  if (list) return list.count((await (await api.call('GET', list.call, { as })).json()) as never);
  const { pathname, search } = new URL(href, 'http://admin');
  // The screens whose addresses have other words than the call.
  const mine = `state=new&assignee=${await idOf(as)}`;
  const query = search.replace('missing=', 'lacks=').replace('state=mine', mine);
  const call = search === '' ? CALLS[pathname] : `${CALLS[pathname]?.split('?')[0]}${query}`;
  const answer = await api.call('GET', call ?? pathname, { as });
  expect(answer.status, href).toBe(200);
  return ((await answer.json()) as { total: number }).total;
}

/** One or more of each kind of task. */
async function makeTasks() {
  await api.call('PUT', '/reviewer-step', { as: 'admin', body: { isOn: true } });
  let count = 0;
  const add = async (as: 'editor' | 'admin', how: object) => {
    count++;
    const data = { ...emptyData(page.fields), title: { el: `Σελίδα ${count}`, en: 'Page' } };
    const body = { slug: `page-${count}`, data, publish: false, ...how };
    const answer = await api.call('POST', '/content/page', { as, body });
    return ((await answer.json()) as { id: string }).id;
  };
  await add('editor', {});
  await add('admin', {});
  await add('admin', {});
  await add('admin', { publishAt: LATER });
  await add('editor', { handIn: true });
  const back = await add('editor', { handIn: true });
  const note = { note: 'Γιατί;', version: 1 };
  await api.call('POST', `/content/page/${back}/hand-back`, { as: 'admin', body: note });
  const message = {
    kind: 'contact',
    name: 'Α',
    email: 'a@example.org',
    phone: '',
    body: 'Γ',
    language: 'gr',
  } as const;
  for (const subject of ['Β', 'Δ']) {
    const options = { officeEmail: undefined, now: TEST_NOW };
    await receiveMessage(api.services.db, { ...message, subject }, options);
  }
  const letter = { to: 'a@example.org', subject: 'Επιστολή', text: '' };
  const failed = await queueLetter(api.services.db, letter, TEST_NOW);
  await queueLetter(api.services.db, letter, TEST_NOW);
  const error = { last_error: 'refused' };
  await api.services.db.updateTable('outbox').set(error).where('id', '=', failed).execute();
  const ends = { ends_at: TEST_NOW.toISOString(), assigned_to: await idOf('reviewer') };
  await api.services.db.updateTable('messages').set(ends).where('subject', '=', 'Β').execute();
}

/** The kinds that concern what is public, each beside one of its like that does not count. */
async function makeTasksOfSite() {
  const { db } = api.services;
  const add = async (type: ContentType, data: object, how: object = {}) => {
    const body = { data: { ...emptyData(type.fields), ...data }, publish: true, ...how };
    const answer = await api.call('POST', `/content/${type.name}`, { as: 'admin', body });
    expect(answer.status).toBe(201);
    return ((await answer.json()) as { id: string }).id;
  };
  const title = { el: 'Σελίδα', en: 'Page' };
  const greek = { languages: ['el'] };
  await add(page, { title }, greek);
  const behind = await add(page, { title });
  await db.updateTable('entries').set({ english: 'behind' }).where('id', '=', behind).execute();
  const old = await add(page, { title });
  await db.updateTable('entries').set({ recheck_on: '2026-01-01' }).where('id', '=', old).execute();
  const leaves = { leave_at: LATER, leave_to: 'archived' as const };
  await db.updateTable('entries').set(leaves).where('id', '=', behind).execute();
  const link = (href: string) => ({ el: `<p><a href="${href}">Εδώ</a></p>`, en: '' });
  await add(page, { title, content: link('https://gone.example/') });
  for (const personal_data of ['found', 'explained'] as const) {
    const row = testDocumentRow({ id: personal_data });
    await db.insertInto('media').values(row).execute();
    await add(page, { title, content: link(`/media/${row.id}.${row.digest}/${row.file_name}`) });
    const facts = testFactsRow(row.id, { personal_data });
    await db.insertInto('document_facts').values(facts).execute();
  }
  const checked_at = TEST_NOW.toISOString();
  await db
    .insertInto('link_checks')
    .values([
      { address: 'https://gone.example/', state: 'gone', checked_at, failing_since: checked_at },
      { address: 'https://unused.example/', state: 'gone', checked_at, failing_since: checked_at },
    ])
    .execute();
  const days = { first_on: '2026-03-01', last_on: '2026-03-04' };
  const seen = { ...days, is_ignored: 0 as const };
  await db
    .insertInto('missed_addresses')
    .values([
      { ...seen, path: '/often', times: 10, linked_from: '' },
      { ...seen, path: '/seldom', times: 1, linked_from: '' },
    ])
    .execute();
  await db
    .insertInto('missed_searches')
    .values([
      { ...seen, words: 'often', query: 'often', is_partial: 0, times: 5 },
      { ...seen, words: 'seldom', query: 'seldom', is_partial: 0, times: 2 },
    ])
    .execute();
  const typed = { typed: 'λέξη', target: '/contact' };
  const promise = await add(searchPromise, typed);
  await db
    .insertInto('broken_promises')
    .values({
      id: `${promise} 0`,
      entry_id: promise,
      query: 'λέξη',
      found: '[]',
      broken_since: checked_at,
    })
    .execute();
  const image = { kind: 'image' as const };
  await db
    .insertInto('media')
    .values([
      testDocumentRow({ id: 'a', ...image }),
      testDocumentRow({ id: 'b', ...image, alt_el: 'Λιμάνι', alt_en: 'Harbour' }),
    ])
    .execute();
  const set = { created_at: checked_at, created_by: 'a@example.org', publish_by: null };
  const open = { ...set, state: 'open' as const, published_at: null, published_by: null };
  await db
    .insertInto('publishing_sets')
    .values([
      { ...open, id: 'late', name: 'Α', publish_at: '2026-03-01T08:00:00.000Z' },
      { ...open, id: 'soon', name: 'Β', publish_at: LATER },
    ])
    .execute();
  const warn = async (startsAt: string) =>
    await add(alert, alertData('Φωτιά', { startsAt, endsAt: '2026-03-12T12:00' }), greek);
  await warn('2026-03-01T08:00');
  await warn('2026-03-10T08:00');
  await api.call('PUT', '/emergency-mode', { as: 'admin', body: { isOn: true } });
}

test('each number of the first screen is that of the list to which it leads', async () => {
  await makeTasks();
  await makeTasksOfSite();
  const seen = new Set<string>();
  for (const as of ['editor', 'reviewer', 'admin'] as const) {
    for (const { id, href, count } of await tasksOf(as)) {
      seen.add(id);
      if (href) expect(`${id}: ${await totalBehind({ id, href }, as)}`).toBe(`${id}: ${count}`);
    }
  }
  expect([...seen].toSorted()).toEqual(TASK_KINDS.map(({ id }) => id).toSorted());
});

test('staff see their own drafts apart, and who may publish what waits for them', async () => {
  await makeTasks();
  const counts = async (as: 'editor' | 'reviewer' | 'admin') =>
    Object.fromEntries((await tasksOf(as)).map(({ id, count }) => [id, count]));
  const office = { drafts: 3, planned: 1, 'new-messages': 2, 'ending-messages': 1 };
  const [editor, reviewer, admin] = [
    await counts('editor'),
    await counts('reviewer'),
    await counts('admin'),
  ];
  expect(editor).toMatchObject({ ...office, 'own-drafts': 1, 'handed-back': 1 });
  expect(editor).not.toHaveProperty('to-review');
  expect(editor).not.toHaveProperty('own-messages');
  expect(reviewer).toMatchObject({ ...office, 'to-review': 1, 'own-messages': 1 });
  expect(reviewer).not.toHaveProperty('own-drafts');
  expect(reviewer).not.toHaveProperty('handed-back');
  expect(admin).toMatchObject({ ...office, 'to-review': 1, 'own-drafts': 2 });
  // Where everybody publishes, what was handed in before waits for everybody.
  await api.call('PUT', '/reviewer-step', { as: 'admin', body: { isOn: false } });
  expect(await counts('editor')).toMatchObject({ 'to-review': 1 });
});
