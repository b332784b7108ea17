import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeFormToken, SHORTEST_FILLING_MS } from '../../domain/inbox/forms/judge-form.ts';
import { TEST_NOW } from '../../harness/services.ts';
import { startTestSiteServer, type TestSiteServer } from '../../harness/sites/site-server.ts';

let site: TestSiteServer;
beforeEach(async () => {
  site = await startTestSiteServer(10_000);
});
afterEach(() => site.close());

const FORM = {
  'Content-Type': 'application/x-www-form-urlencoded',
  'Sec-Fetch-Site': 'same-origin',
};
const JSON_BODY = { 'Content-Type': 'application/json' };

async function post(path: string, headers: Record<string, string>, body: string) {
  const response = await fetch(site.url + path, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
  });
  return { status: response.status, text: await response.text() };
}

/** Sends a body that never ends, and gives the status of the answer and how much had been sent by then. */
async function postWithoutEnd(path: string, headers: Record<string, string>) {
  const sending = request(site.url + path, { method: 'POST', headers, agent: false });
  sending.on('error', () => {});
  const answered = once(sending, 'response');
  let sent = 0;
  let isAnswered = false;
  void answered.then(() => {
    isAnswered = true;
  });
  while (!isAnswered && sent < 5_000_000) {
    sending.write('a'.repeat(1_000));
    sent += 1_000;
    await new Promise((resolve) => setImmediate(resolve));
  }
  const [answer] = await answered;
  sending.destroy();
  return { status: answer.statusCode as number, sent };
}

async function filled(number: number): Promise<string> {
  const opened = new Date(TEST_NOW.getTime() - SHORTEST_FILLING_MS);
  return new URLSearchParams({
    form: 'short',
    name: 'Ελένη Παπαδοπούλου',
    email: 'eleni@example.org',
    subject: 'info',
    message: `Πότε ανοίγει το γραφείο ${number};`,
    'form-token': await makeFormToken(site.services.db, opened),
  }).toString();
}

describe('a public form', () => {
  const messages = () => site.services.db.selectFrom('messages').select('id').execute();

  test('may have 64 kB', async () => {
    const body = `${await filled(1)}&more=${'a'.repeat(60_000)}`;
    expect((await post('/contact', FORM, body)).status).toBe(303);
    expect(await messages()).toHaveLength(1);
  });

  test.each([
    ['more than 64 kB', 'a'.repeat(65_537)],
    ['thousands of fields', 'a&'.repeat(2_000)],
    ['thousands of fields with values', 'a=b&'.repeat(2_000)],
  ])('with %s is refused with a page that says so', async (_what, more) => {
    const { status, text } = await post('/contact', FORM, `${await filled(1)}&more=${more}`);
    expect(status).toBe(413);
    expect(text).toContain('Το κείμενο είναι πολύ μεγάλο για τη φόρμα.');
    expect(await messages()).toHaveLength(0);
  });

  test('without end is refused while it arrives', async () => {
    const { status, sent } = await postWithoutEnd('/contact', FORM);
    expect(status).toBe(413);
    expect(sent).toBeLessThan(1_000_000);
  });

  test.each([
    ['is too large', FORM, 'a'.repeat(70_000), 413],
    ['has thousands of fields', FORM, 'a&'.repeat(2_000), 413],
    ['is no form', { ...FORM, 'Content-Type': 'application/json' }, '{}', 415],
  ])('that %s counts as one that was sent', async (_what, headers, body, refusal) => {
    const statuses: number[] = [];
    for (let time = 0; time < 6; time++)
      statuses.push((await post('/contact', headers, body)).status);
    expect(statuses).toEqual([...Array(5).fill(refusal), 429]);
    expect((await post('/contact', FORM, await filled(1))).status).toBe(429);
    expect(await messages()).toHaveLength(0);
  });

  test.each([
    ['whose length is said', (body: string) => body],
    [
      'in pieces',
      (body: string) =>
        new ReadableStream({
          start(controller) {
            controller.enqueue(new TextEncoder().encode(body));
            controller.close();
          },
        }),
    ],
  ])(
    'that is too large, %s, is answered with no page of its own after twenty',
    async (_how, write) => {
      const send = async (path: string, body: string) => {
        const answer = await fetch(site.url + path, {
          method: 'POST',
          headers: FORM,
          body: write(body),
          ...{ duplex: 'half' },
        });
        return { status: answer.status, hasForm: (await answer.text()).includes('name="message"') };
      };
      // At once: in three seconds another one may be sent.
      const answers = await Promise.all(
        Array.from({ length: 21 }, () => send('/contact', 'a'.repeat(70_000))),
      );
      const refused = answers.filter(({ hasForm }) => !hasForm);
      expect(refused).toEqual([{ status: 429, hasForm: false }]);
      // Whoever else is on the network has pages made as before.
      expect((await fetch(`${site.url}/search?q=market`)).status).toBe(200);
    },
  );

  test('that has to be corrected may be corrected thirty times, and a right one is taken then', async () => {
    const wrong = new URLSearchParams(await filled(1));
    wrong.set('email', 'nobody');
    for (let time = 0; time < 29; time++)
      expect((await post('/contact', FORM, wrong.toString())).status).toBe(400);
    expect((await post('/contact', FORM, await filled(1))).status).toBe(303);
    expect((await post('/contact', FORM, wrong.toString())).status).toBe(400);
    expect((await post('/contact', FORM, wrong.toString())).status).toBe(429);
  });

  test('that another site had sent counts for nobody', async () => {
    const elsewhere = { ...FORM, 'Sec-Fetch-Site': 'cross-site' };
    for (let time = 0; time < 7; time++)
      expect((await post('/contact', elsewhere, 'a'.repeat(70_000))).status).toBe(403);
    expect((await post('/contact', FORM, await filled(1))).status).toBe(303);
  });
});

describe('what is sent before somebody is known', () => {
  const login = '/api/auth/login';
  const body = (length: number) =>
    JSON.stringify({ email: 'nobody@example.org', password: 'x', more: 'a'.repeat(length) });

  test.each(['/api/auth/login', '/api/auth/setup', '/api/auth/logout'])(
    '%s takes 16 kB at most',
    async (path) => {
      const { status, text } = await post(path, JSON_BODY, body(16_384));
      expect(status).toBe(413);
      expect(JSON.parse(text)).toEqual({ message: 'The data are too large.' });
      expect((await post(path, JSON_BODY, body(16_000))).status).not.toBe(413);
    },
  );

  test('is refused while it arrives', async () => {
    const { status, sent } = await postWithoutEnd(login, JSON_BODY);
    expect(status).toBe(413);
    expect(sent).toBeLessThan(500_000);
  });

  test('is not read at all where a session is needed, in pieces neither', async () => {
    const made = { ...JSON_BODY, Authorization: 'Bearer nobody' };
    for (const headers of [JSON_BODY, made]) {
      const sending = request(`${site.url}/api/pages`, { method: 'POST', headers, agent: false });
      const answered = once(sending, 'response');
      // Of unknown length, and it never ends.
      sending.write('{');
      const [answer] = await answered;
      expect(answer.statusCode).toBe(401);
      sending.on('error', () => {}).destroy();
    }
  }, 10_000);

  test('waits for nobody who sends it letter by letter', async () => {
    const slow = Array.from({ length: 20 }, () => {
      const sending = request(`${site.url}${login}`, {
        method: 'POST',
        headers: { ...JSON_BODY, 'Content-Length': '100' },
        agent: false,
      });
      sending.on('error', () => {});
      sending.write('{');
      return sending;
    });
    expect(
      (await post(login, JSON_BODY, JSON.stringify({ email: 'nobody@example.org', password: 'x' })))
        .status,
    ).toBe(401);
    for (const sending of slow) sending.destroy();
  });
});

describe('bodies that are sent letter by letter', () => {
  const LOGIN = '/api/auth/login';
  /** A form or a sign-in that has begun and does not go on. */
  function begin(path: string, network: string): ClientRequest {
    const headers = { ...(path === LOGIN ? JSON_BODY : FORM), 'X-Forwarded-For': network };
    const sending = request(site.url + path, {
      method: 'POST',
      headers: { ...headers, 'Content-Length': '15000' },
      agent: false,
    });
    sending.on('error', () => {});
    sending.write('{');
    return sending;
  }
  const untilOnTheirWay = (count: number) =>
    vi.waitFor(() => expect(site.admission.bodiesOnTheirWay).toBe(count), { timeout: 20_000 });
  const of = (network: string) => ({ ...FORM, 'X-Forwarded-For': network });

  test.each(['/contact', LOGIN])(
    'to %s: one network has its share, others send theirs',
    async (path) => {
      const slow = Array.from({ length: 64 }, () => begin(path, '192.0.2.1'));
      await untilOnTheirWay(64);
      const refused = await fetch(`${site.url}/contact`, {
        method: 'POST',
        headers: of('192.0.2.1'),
        body: await filled(1),
      });
      expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '3']);
      expect(await refused.text()).toContain('πολύ μεγάλη κίνηση');
      expect((await post('/contact', of('192.0.2.2'), await filled(2))).status).toBe(303);
      for (const sending of slow) sending.destroy();
      await untilOnTheirWay(0);
      expect((await post('/contact', of('192.0.2.1'), await filled(3))).status).toBe(303);
    },
  );

  test('of many networks: who has fewer gets the place of one', async () => {
    const networks = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'];
    const slow = networks.flatMap((network) =>
      Array.from({ length: 64 }, () => begin('/contact', network)),
    );
    let ended = 0;
    for (const sending of slow) sending.once('close', () => ended++);
    await untilOnTheirWay(256);
    expect((await post('/contact', of('192.0.2.9'), await filled(1))).status).toBe(303);
    await vi.waitFor(() => expect(ended).toBe(1), { timeout: 20_000 });
    for (const sending of slow) sending.destroy();
  });
});
