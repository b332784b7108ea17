import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyData } from '../../domain/content/model/content-type.ts';
import { page } from '../../domain/content-types/page.ts';
import { receiveMessage } from '../../domain/inbox/receive-message.ts';
import { queueLetter } from '../../domain/mail/outbox.ts';
import { openTestApi, type TestApi } from '../../harness/api.ts';
import { TEST_NOW } from '../../harness/services.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const LATER = '2026-03-05T08:00:00.000Z';

/** The call behind each list of the admin, by hand: the screen passes the query of its address on. */
const CALLS: Record<string, string> = {
  '/admin/drafts': '/drafts',
  '/admin/messages': '/messages?state=new',
  '/admin/media': '/media',
  '/admin/letters': '/letters',
};

interface Task {
  id: string;
  href: string | null;
  count: number;
}

async function tasksOf(as: 'editor' | 'reviewer' | 'admin'): Promise<Task[]> {
  const answer = await api.call('GET', '/dashboard', { as });
  return ((await answer.json()) as { tasks: Task[] }).tasks;
}

async function totalBehind(href: string, as: 'editor' | 'reviewer' | 'admin'): Promise<number> {
  const { pathname, search } = new URL(href, 'http://admin');
  const call = search === '' ? CALLS[pathname] : `${CALLS[pathname]?.split('?')[0]}${search}`;
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
  const ends = { ends_at: TEST_NOW.toISOString() };
  await api.services.db.updateTable('messages').set(ends).where('subject', '=', 'Β').execute();
}

test('each number of the first screen is that of the list to which it leads', async () => {
  await makeTasks();
  const seen = new Set<string>();
  for (const as of ['editor', 'reviewer', 'admin'] as const) {
    for (const { id, href, count } of await tasksOf(as)) {
      seen.add(id);
      if (href) expect(`${id}: ${await totalBehind(href, as)}`).toBe(`${id}: ${count}`);
    }
  }
  // The others have tests of their own, in domain/dashboard/list-tasks.test.ts.
  expect([...seen]).toEqual(
    expect.arrayContaining([
      ...['to-review', 'handed-back', 'own-drafts', 'drafts', 'planned'],
      ...['new-messages', 'ending-messages', 'failing-letters', 'waiting-letters'],
    ]),
  );
});

test('staff see their own drafts apart, and who may publish what waits for them', async () => {
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
  expect(reviewer).toMatchObject({ ...office, 'to-review': 1 });
  expect(reviewer).not.toHaveProperty('own-drafts');
  expect(reviewer).not.toHaveProperty('handed-back');
  expect(admin).toMatchObject({ ...office, 'to-review': 1, 'own-drafts': 2 });
});
