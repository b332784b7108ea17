import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changeUser } from '../domain/accounts/members/change-user.ts';
import { listUsers } from '../domain/accounts/members/read-users.ts';
import { OPERATOR } from '../domain/accounts/operator.ts';
import { makePdf } from '../harness/content/make-pdf.ts';
import { actAs, signInAs } from '../harness/services.ts';
import { startTestSiteServer, type TestSiteServer } from '../harness/sites/site-server.ts';

let site: TestSiteServer;
let token: string;
beforeEach(async () => {
  site = await startTestSiteServer(10_000);
  const { auth, db } = site.services;
  token = await signInAs(auth, site.services, 'admin');
  // Another one, so that the first is not the last administrator.
  const editor = (await listUsers(db)).find(({ role }) => role === 'editor');
  await changeUser(db, editor?.id ?? '', { role: 'admin' }, actAs(OPERATOR));
});
afterEach(() => site.close());

/** Sends the beginning of a call; `end` sends the rest and gives the whole answer. */
async function begin(path: string, { type, body }: { type: string; body: string }, sent: number) {
  const socket: Socket = connect(site.port, '127.0.0.1').setEncoding('utf8');
  const closed = once(socket, 'close');
  let answer = '';
  socket.on('data', (text) => {
    answer += text;
  });
  socket.write(
    `POST /api${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nAuthorization: Bearer ${token}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, sent)}`,
    'latin1',
  );
  // What was asked before these is looked at before them.
  for (let round = 0; round < 5; round++) {
    const headers = { Authorization: `Bearer ${token}` };
    expect((await fetch(`${site.url}/api/auth/verify`, { headers })).status).toBe(200);
  }
  return {
    end: async () => {
      socket.write(body.slice(sent), 'latin1');
      await closed;
      return answer;
    },
  };
}

async function changeMe(change: Parameters<typeof changeUser>[2]): Promise<void> {
  const { db } = site.services;
  const me = (await listUsers(db)).find(({ email }) => email === 'admin@example.org');
  await changeUser(db, me?.id ?? '', change, actAs(OPERATOR));
}

const FILE = {
  type: 'multipart/form-data; boundary=x',
  body: `--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n${makePdf().toString('latin1')}\r\n--x--\r\n`,
};

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
    const call = await begin('/users', { type: 'application/json', body }, 20);
    await changeMe(change);
    expect(await call.end()).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect((await listUsers(db)).map(({ email }) => email)).not.toContain('friend@example.org');
  },
);

test('a file is added when all of it has come', async () => {
  const call = await begin('/media', FILE, 200);
  expect(await call.end()).toMatch(/^HTTP\/1\.1 201 /);
});

test('who was disabled while a file came adds none, nor does what waited for it', async () => {
  const media = () => site.services.db.selectFrom('media').select('id').execute();
  const before = await media();
  const call = await begin('/media', FILE, 200);
  // One file of an account at a time: this one waits for the end of the first.
  const waiting = await begin('/media', FILE, FILE.body.length);
  await changeMe({ disabled: true });
  expect(await call.end()).toMatch(/^HTTP\/1\.1 401 /);
  expect(await waiting.end()).toMatch(/^HTTP\/1\.1 401 /);
  expect(await media()).toEqual(before);
});

test('what waits for the turn of a file is asked for again when its turn comes', async () => {
  const call = await begin('/media', FILE, 200);
  const waiting = await begin(
    '/uploads/no-such-upload/finish',
    { type: 'application/json', body: '' },
    0,
  );
  await changeMe({ disabled: true });
  await call.end();
  expect(await waiting.end()).toMatch(/^HTTP\/1\.1 401 /);
});
