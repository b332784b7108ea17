import { getEventListeners, once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createSilentServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openFreezingProxy } from '../../harness/databases/freezing-proxy.ts';
import { openTestSmtp, type TestSmtp } from '../../harness/others/smtp.ts';
import type { Letter } from './outbox.ts';
import { smtpSender } from './smtp.ts';

const LETTER: Letter = { to: 'maria@example.org', subject: 'Beach', text: 'Hello' };

let smtp: TestSmtp;
beforeEach(async () => {
  smtp = await openTestSmtp();
});
afterEach(() => smtp.close());

/** Whatever a letter holds: what comes out of a database is not always what its type says. */
const send = (change: Record<string, unknown>) =>
  smtpSender(smtp.url, 'site@example.org')(
    { ...LETTER, ...change } as Letter,
    'one',
    new AbortController().signal,
  );

test.each(['text', 'html'])('no letter has a file of the server as its %s', async (body) => {
  const path = join(tmpdir(), `dimos-letter-${process.pid}`);
  writeFileSync(path, 'secret');
  try {
    await expect(send({ [body]: { path } })).rejects.toThrow('File access rejected');
    expect(smtp.delivered).toEqual([]);
  } finally {
    rmSync(path);
  }
});

test.each(['text', 'html'])('no letter makes the server fetch its %s', async (body) => {
  const asked: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url);
    response.end('secret');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    const href = `http://127.0.0.1:${port}/`;
    await expect(send({ [body]: { href } })).rejects.toThrow('Url access rejected');
    expect(asked).toEqual([]);
    expect(smtp.delivered).toEqual([]);
  } finally {
    server.close();
  }
});

test.each([
  'maria@example.org, other@example.org',
  'maria@example.org; other@example.org',
  'maria@example.org <other@example.org>',
  'friends: maria@example.org, other@example.org;',
  'other@example.org (maria@example.org)',
  'maria@example.org\r\nBcc: other@example.org',
])('what is one address to us is one to the mail server: “%s” reaches nobody else', async (to) => {
  await send({ to }).catch(() => {});
  expect(smtp.delivered.flatMap((letter) => letter.to)).not.toContain('other@example.org');
});

test('an address with signs of its own is written as it is', async () => {
  await send({ to: "o'neil+beach@example.org" });
  expect(smtp.delivered[0]?.to).toEqual(["o'neil+beach@example.org"]);
});

test('a letter that the server has not begun to take is left when the process ends', async () => {
  const frozen = await openFreezingProxy(smtp.url);
  frozen.freezeAll();
  const stopping = new AbortController();
  try {
    const sending = smtpSender(frozen.url, 'site@example.org')(LETTER, 'one', stopping.signal);
    stopping.abort();
    await expect(sending).rejects.toThrow('stopped before the server took it');
  } finally {
    await frozen.close();
  }
});

test('a server that says nothing is given up after a quarter of a minute', async () => {
  const silent = createSilentServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const url = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let outcome = 'waits';
    const connected = once(silent, 'connection');
    const { signal } = new AbortController();
    const ended = smtpSender(url, 'site@example.org')(LETTER, 'one', signal).catch(() => {
      outcome = 'given up';
    });
    const [socket] = await connected;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(outcome).toBe('waits');
    await vi.advanceTimersByTimeAsync(10_000);
    await vi.waitFor(() => expect(outcome).toBe('given up'));
    await ended;
    socket.destroy();
  } finally {
    vi.useRealTimers();
    silent.close();
  }
});

test.each([
  ['is left before another server may send it, where none has begun', /^MAIL/, 'left'],
  ['is waited for where the server has begun to take it', /^\.$/m, 'waits'],
])('a letter that a slow server takes minutes for %s', async (_, silentAt, expected) => {
  let asked: Socket | undefined;
  const slow = createSilentServer((socket) => {
    socket.write('220 slow\r\n');
    socket.on('data', (sent) => {
      const words = sent.toString();
      if (silentAt.test(words)) asked = socket;
      else if (words.startsWith('DATA')) socket.write('354 go on\r\n');
      else if (/^(?:EHLO|MAIL|RCPT)/.test(words)) socket.write('250 slow\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(slow, 'listening');
  const url = `smtp://127.0.0.1:${(slow.address() as AddressInfo).port}`;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    let outcome = 'waits';
    const ended = smtpSender(url, 'site@example.org')(LETTER, 'one', new AbortController().signal)
      .then(() => 'sent')
      .catch((error: Error) => error.message)
      .then((message) => {
        outcome = message.startsWith('timed out') ? 'left' : message;
      });
    await vi.waitFor(() => expect(asked).toBeDefined());
    await vi.advanceTimersByTimeAsync(140_000);
    expect(outcome).toBe('waits');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(outcome).toBe(expected);
    asked?.destroy();
    await ended;
  } finally {
    vi.useRealTimers();
    slow.close();
  }
});

test('a letter that is left does not arrive after all', async () => {
  const stopping = new AbortController();
  smtp.asked = () => stopping.abort();
  const sending = smtpSender(smtp.url, 'site@example.org')(LETTER, 'one', stopping.signal);
  await expect(sending).rejects.toThrow('stopped before the server took it');
  smtp.asked = undefined;
  await send({ subject: 'Another' });
  expect(smtp.delivered.map(({ headers }) => headers.subject)).toEqual(['Another']);
});

test('a letter that the server has begun to take is waited for', async () => {
  const stopping = new AbortController();
  smtp.taken = () => stopping.abort();
  await smtpSender(smtp.url, 'site@example.org')(LETTER, 'one', stopping.signal);
  expect(smtp.delivered).toHaveLength(1);
  expect(getEventListeners(stopping.signal, 'abort')).toEqual([]);
});
