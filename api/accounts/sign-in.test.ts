import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApi, type TestApi } from '../../harness/api.ts';
import { TEST_NOW } from '../../harness/services.ts';
import { createApi } from '../create-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

describe('signing in', () => {
  test('gives a token and who it belongs to', async () => {
    const response = await api.call('POST', '/auth/login', {
      body: { email: 'Admin@Example.org ', password: 'olive-harbour-lantern' },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    const answer = (await response.json()) as { token: string; user: object };
    expect(answer).toEqual({
      token: expect.stringMatching(/^.{20,}$/),
      user: { id: expect.stringMatching(/^.{10,}$/), email: 'admin@example.org', role: 'admin' },
      message: 'Signed in.',
    });
    const verified = await api.call('GET', '/auth/verify', {
      headers: { Authorization: `Bearer ${answer.token}` },
    });
    expect(verified.status).toBe(200);
    expect(await verified.json()).toEqual(answer.user);
  });

  test('a wrong password and an unknown address are told apart by nobody', async () => {
    const messages = await Promise.all(
      [
        { email: 'admin@example.org', password: 'wrong' },
        { email: 'stranger@example.org', password: 'wrong' },
      ].map(async (body) => {
        const response = await api.call('POST', '/auth/login', { body });
        return [response.status, await response.text()];
      }),
    );
    expect(messages[0]).toEqual(messages[1]);
    expect(messages[0]?.[0]).toBe(401);
    expect(messages[0]?.[1]).toContain('Login failed. Please check your credentials.');
  });

  test('sign-out ends the session', async () => {
    const signedIn = await api.call('POST', '/auth/login', {
      body: { email: 'editor@example.org', password: 'olive-harbour-lantern' },
    });
    const { token } = (await signedIn.json()) as { token: string };
    const headers = { Authorization: `Bearer ${token}` };
    expect((await api.call('GET', '/auth/verify', { headers })).status).toBe(200);
    expect((await api.call('POST', '/auth/logout', { headers })).status).toBe(200);
    expect((await api.call('GET', '/auth/verify', { headers })).status).toBe(401);
    // Whoever does not hear the answer signs out once more.
    expect((await api.call('POST', '/auth/logout', { headers })).status).toBe(200);
  });

  test('guessing is stopped for the account, with the time to wait', async () => {
    let last: Response | undefined;
    for (let attempt = 0; attempt < 9; attempt++) {
      last = await api.call('POST', '/auth/login', {
        body: { email: 'target@example.org', password: `guess ${attempt}` },
      });
    }
    expect(last?.status).toBe(429);
    expect(Number(last?.headers.get('Retry-After'))).toBeGreaterThan(0);
  });

  test('the link of the first start is tried ten times in a quarter of an hour', async () => {
    const body = { token: 'guess', name: 'Ξένος', email: 'guest@example.org', password: 'guess' };
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt++) {
      statuses.push((await api.call('POST', '/auth/setup', { body })).status);
    }
    expect(new Set(statuses.slice(0, 10)).has(429)).toBe(false);
    expect(statuses[10]).toBe(429);

    // Whoever has the link, elsewhere, is not kept from it.
    const elsewhere = createApi(api.services, {
      clientAddress: () => '198.51.100.4',
      onUnexpected: () => {},
    });
    const asJson = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
    const fromThere = { ...asJson, body: JSON.stringify(body) };
    expect((await elsewhere.request('/auth/setup', fromThere)).status).toBe(statuses[0]);
    const after = async (minutes: number) => {
      api.services.now = () => new Date(TEST_NOW.getTime() + minutes * 60_000);
      return (await api.call('POST', '/auth/setup', { body })).status;
    };
    expect([await after(14), await after(15)]).toEqual([429, statuses[0]]);
    api.services.now = () => TEST_NOW;
  });
});
