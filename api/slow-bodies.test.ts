import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeUser } from '../domain/accounts/members/change-user.ts';
import { listUsers } from '../domain/accounts/members/read-users.ts';
import { actAs, signInAs, TEST_ADMIN } from '../harness/services.ts';
import { startTestSiteServer, type TestSiteServer } from '../harness/site-server.ts';

let site: TestSiteServer;
let token: string;
beforeEach(async () => {
  site = await startTestSiteServer(10_000);
  const { auth, db } = site.services;
  token = await signInAs(auth, site.services, 'admin');
  // Another one, so that the first is not the last administrator.
  const editor = (await listUsers(db)).find(({ role }) => role === 'editor');
  await changeUser(db, editor?.id ?? '', { role: 'admin' }, actAs(TEST_ADMIN));
});
afterEach(() => site.close());

test.each([
  ['lost the role', { role: 'editor' }, 403],
  ['was disabled', { disabled: true }, 401],
] as const)(
  'who %s while the body of a call came does nothing with it',
  async (_, change, status) => {
    const { db } = site.services;
    const body = JSON.stringify({
      email: 'friend@example.org',
      name: 'Friend',
      role: 'admin',
      password: 'olive-harbour-lantern',
    });
    const socket = connect(site.port, '127.0.0.1').setEncoding('utf8');
    let answer = '';
    socket.on('data', (text) => {
      answer += text;
    });
    socket.write(
      `POST /api/users HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 20)}`,
    );
    // What was asked before these is looked at before them.
    for (let round = 0; round < 5; round++) {
      const headers = { Authorization: `Bearer ${token}` };
      expect((await fetch(`${site.url}/api/auth/verify`, { headers })).status).toBe(200);
    }
    const me = (await listUsers(db)).find(({ email }) => email === 'admin@example.org');
    await changeUser(db, me?.id ?? '', change, actAs(TEST_ADMIN));
    socket.write(body.slice(20));
    await once(socket, 'close');
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect((await listUsers(db)).map(({ email }) => email)).not.toContain('friend@example.org');
  },
);
