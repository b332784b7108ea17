import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillWithPerson, PERSON } from '../../harness/accounts/person.ts';
import { openTestApi, type TestApi } from '../../harness/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
  await fillWithPerson(api.services.db);
});
afterAll(() => api.close());

interface Person {
  messages: { email: string }[];
  subscriptions: { state: string }[];
}
const ask = (verb: 'find' | 'export' | 'erase') =>
  api.call('POST', `/people/${verb}`, { as: 'admin', body: { email: PERSON.email } });
async function records(action: string) {
  const answer = await api.call('GET', `/audit?action=${action}`, { as: 'admin' });
  return ((await answer.json()) as { records: { userEmail: string }[] }).records.length;
}

test('a person is found, exported and erased, and what was taken out or erased is recorded', async () => {
  const found = (await (await ask('find')).json()) as Person;
  expect(found.messages).toHaveLength(2);
  expect(found.subscriptions).toMatchObject([{ state: 'confirmed' }]);
  expect(await records('exported')).toBe(0);

  expect((await ask('export')).status).toBe(200);
  expect(await records('exported')).toBe(1);

  expect((await ask('erase')).status).toBe(200);
  expect(await records('erased')).toBe(1);
  const left = (await (await ask('find')).json()) as Person;
  expect([left.messages, left.subscriptions]).toEqual([[], []]);
});
