import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestApi, type TestApi } from '../../harness/api.ts';
import { TEST_PASSWORD } from '../../harness/services.ts';

interface Invited {
  invitation: { id: string; email: string; role: string; way: string; createdBy: string };
  link: string | null;
}

const nudgeMail = vi.fn();
let api: TestApi;
beforeAll(async () => {
  api = await openTestApi({ nudgeMail });
});
afterAll(() => api.close());

const invite = (body: object) => api.call('POST', '/invitations', { as: 'admin', body });
const tokenOf = ({ link }: Invited) => /[\w-]+$/.exec(link ?? '')?.[0] ?? '';
const openIt = (token: string) => api.call('POST', '/auth/invitation/open', { body: { token } });

test('somebody who is invited by a link opens it, makes the account and signs in', async () => {
  const made = await invite({ name: 'Νίκη', email: 'niki@example.org', way: 'link' });
  expect(made.status).toBe(201);
  const invited = (await made.json()) as Invited;
  expect(invited.invitation).toMatchObject({
    email: 'niki@example.org',
    role: 'editor',
    way: 'link',
    createdBy: 'admin@example.org',
  });
  const token = tokenOf(invited);
  const opened = await openIt(token);
  expect(opened.status).toBe(200);
  expect(await opened.json()).toMatchObject({
    email: 'niki@example.org',
    name: 'Νίκη',
    role: 'editor',
    invitedBy: 'admin',
  });
  const body = { token, password: TEST_PASSWORD };
  const accepted = await api.call('POST', '/auth/invitation/accept', { body });
  expect(accepted.status).toBe(200);
  expect(await accepted.json()).toEqual({ email: 'niki@example.org' });
  const signIn = { email: 'niki@example.org', password: TEST_PASSWORD };
  expect((await api.call('POST', '/auth/login', { body: signIn })).status).toBe(200);
  const again = await api.call('POST', '/auth/invitation/accept', { body });
  expect(again.status, 'a link is used once').toBe(404);
});

test('a letter leaves at once, a new link ends the earlier one, and a withdrawn one opens nothing', async () => {
  nudgeMail.mockClear();
  const made = await invite({
    name: 'Άρης',
    email: 'aris@example.org',
    role: 'reviewer',
    way: 'letter',
  });
  const { invitation, link } = (await made.json()) as Invited;
  expect([invitation.role, invitation.way, link]).toEqual(['reviewer', 'letter', null]);
  expect(nudgeMail).toHaveBeenCalledTimes(1);

  const again = `/invitations/${invitation.id}/again`;
  const first = await api.call('POST', again, { as: 'admin', body: { way: 'link' } });
  expect(first.status).toBe(200);
  const token = tokenOf((await first.json()) as Invited);
  expect((await openIt(token)).status).toBe(200);
  await api.call('POST', again, { as: 'admin', body: { way: 'letter' } });
  expect(nudgeMail.mock.calls.length).toBeGreaterThan(1);
  expect((await openIt(token)).status, 'the earlier link').toBe(404);

  const last = await api.call('POST', again, { as: 'admin', body: { way: 'link' } });
  const lastToken = tokenOf((await last.json()) as Invited);
  const withdrawn = await api.call('DELETE', `/invitations/${invitation.id}`, { as: 'admin' });
  expect(withdrawn.status).toBe(200);
  expect((await openIt(lastToken)).status).toBe(404);
  expect((await api.call('POST', again, { as: 'admin', body: { way: 'link' } })).status).toBe(404);
});
