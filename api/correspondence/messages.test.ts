import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parseEventProposal } from '../../domain/inbox/forms/event-proposal-form.ts';
import { receiveMessage } from '../../domain/inbox/forms/receive-message.ts';
import type { NewMessage } from '../../domain/inbox/message.ts';
import { openTestApi, type TestApi } from '../../harness/api.ts';
import { TEST_NOW } from '../../harness/services.ts';

const nudgeMail = vi.fn();
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ nudgeMail });
});
afterAll(() => api.close());

interface Message {
  id: string;
  subject: string;
  state: string;
  assignee: { id: string; name: string } | null;
}

async function receive(subject: string, more: Partial<NewMessage> = {}): Promise<string> {
  await receiveMessage(
    api.services.db,
    {
      kind: 'contact',
      name: 'Ελένη Ζητούσα',
      email: 'eleni@example.org',
      phone: '26910 12345',
      subject,
      body: 'Πότε λήγουν;',
      language: 'gr',
      ...more,
    },
    { officeEmail: undefined, now: TEST_NOW },
  );
  return (await find(subject))?.id ?? '';
}
async function find(subject: string): Promise<Message | undefined> {
  const answer = await api.call('GET', '/messages', { as: 'editor' });
  const { messages } = (await answer.json()) as { messages: Message[] };
  return messages.find((one) => one.subject === subject);
}
const call = (method: string, path: string, body?: object) =>
  api.call(method, path, { as: 'editor', ...(body && { body }) });

test('a message is given to a colleague, who is told, and taken from them, is done and open again', async () => {
  const id = await receive('Τέλη');
  expect(await find('Τέλη')).toMatchObject({ state: 'new', assignee: null });
  const assignable = await call('GET', '/messages/assignable');
  const people = (await assignable.json()) as { id: string; name: string }[];
  const admin = people.find(({ name }) => name === 'admin');
  const given = await call('PUT', `/messages/${id}/assignee`, { assignee: admin?.id });
  expect(given.status).toBe(200);
  expect(await find('Τέλη')).toMatchObject({ assignee: { name: 'admin' } });
  const letters = () => api.services.db.selectFrom('outbox').select('to_address').execute();
  api.services.canSendMail = true;
  expect((await call('POST', `/messages/${id}/tell`)).status).toBe(200);
  expect(await letters()).toEqual([{ to_address: 'admin@example.org' }]);
  await call('PUT', `/messages/${id}/assignee`, { assignee: null });
  expect(await find('Τέλη')).toMatchObject({ assignee: null });
  expect((await call('POST', `/messages/${id}/tell`)).status).toBe(409);
  expect(await letters()).toHaveLength(1);
  const nobody = await call('PUT', `/messages/${id}/assignee`, { assignee: 'nobody' });
  expect(nobody.status).toBe(400);

  expect((await call('PUT', `/messages/${id}`, { state: 'done' })).status).toBe(200);
  expect(await find('Τέλη')).toMatchObject({ state: 'done' });
  await call('PUT', `/messages/${id}`, { state: 'new' });
  expect(await find('Τέλη')).toMatchObject({ state: 'new' });
});

test('an answer leaves at once', async () => {
  const id = await receive('Κάδος');
  nudgeMail.mockClear();
  const answer = { text: 'Θα αδειάσει αύριο.', seen: 0, isDone: true };
  expect((await call('POST', `/messages/${id}/answers`, answer)).status).toBe(201);
  expect(nudgeMail).toHaveBeenCalledTimes(1);
  expect(await find('Κάδος')).toMatchObject({ state: 'done' });
});

test('a message is deleted for good', async () => {
  const id = await receive('Διαφήμιση');
  expect((await call('DELETE', `/messages/${id}`)).status).toBe(200);
  expect(await find('Διαφήμιση')).toBeUndefined();
  expect((await call('DELETE', `/messages/${id}`)).status).toBe(404);
});

test('a proposal becomes a draft of an event, once', async () => {
  const proposal = {
    ...{ title: 'Γιορτή', description: 'Μουσική', location: 'Αίγιο' },
    ...{ startsAt: '2026-09-05T20:30', endsAt: '2026-09-05T23:00' },
    ...{ name: 'Σύλλογος', email: 'syllogos@example.org', phone: '' },
  };
  const id = await receive('Γιορτή', parseEventProposal(proposal, 'gr'));
  const accepted = await call('POST', `/messages/${id}/accept`);
  expect(accepted.status).toBe(201);
  const event = (await accepted.json()) as { id: string };
  const draft = await call('GET', `/content/event/${event.id}`);
  expect(await draft.json()).toMatchObject({ state: 'draft' });
  expect((await call('POST', `/messages/${id}/accept`)).status).toBe(409);
});
