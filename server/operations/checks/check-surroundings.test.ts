import { once } from 'node:events';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openTestSmtp } from '../../../harness/others/smtp.ts';
import { checkDisk, checkMail, isOfThisMachine } from './check-surroundings.ts';

test('before the first start the folder is made whose disk is looked at', async () => {
  const parent = await fs.mkdtemp(join(tmpdir(), 'dimos-disk-'));
  try {
    const { text } = await checkDisk(join(parent, 'data'));
    expect(text).toContain('are free in');
    expect((await fs.stat(join(parent, 'data'))).mode & 0o777).toBe(0o700);
  } finally {
    await fs.rm(parent, { recursive: true, force: true });
  }
});

test('a mail server that says nothing keeps nobody waiting for more than ten seconds', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const smtpUrl = `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const connected = once(silent, 'connection');
    let found = '';
    const looked = checkMail({ smtpUrl, contactEmail: undefined, mailFrom: undefined }).then(
      ({ level, text }) => {
        found = `${level}: ${text}`;
      },
    );
    const [socket] = await connected;
    await vi.advanceTimersByTimeAsync(10_000);
    await vi.waitFor(() => expect(found).toContain('problem: Mail: the server does not let us in'));
    await looked;
    socket.destroy();
  } finally {
    vi.useRealTimers();
    silent.close();
  }
});

test('where letters leave but no office is named, it is said that nobody is mailed messages', async () => {
  const { url: smtpUrl, close } = await openTestSmtp();
  try {
    const mailFrom = 'site@example.gr';
    expect(await checkMail({ smtpUrl, mailFrom, contactEmail: undefined })).toEqual({
      level: 'note',
      text: expect.stringContaining('set CONTACT_EMAIL to have messages mailed to the office'),
    });
    expect(await checkMail({ smtpUrl, mailFrom, contactEmail: 'office@example.gr' })).toMatchObject(
      { level: 'ok' },
    );
  } finally {
    await close();
  }
});

const MEGABYTE = 1024 ** 2;

test.each([
  ['little', 499, 5000, 'problem', /^Disk: only 0\.5 GB \(10%\) are free in .+: make room, or /],
  ['a small part', 40_000, 1_000_000, 'problem', /^Disk: only 39\.1 GB \(4%\) are free in /],
  ['just enough', 500, 10_000, 'ok', /^Disk: 0\.5 GB \(5%\) are free in [^:]+\.$/],
  ['enough', 600, 6000, 'ok', /^Disk: 0\.6 GB \(10%\) are free in [^:]+\.$/],
])('of a disk with %s of its room left it is told', async (_, free, whole, level, text) => {
  const room = { bavail: free, blocks: whole, bsize: MEGABYTE };
  const look = vi.spyOn(fs, 'statfs').mockResolvedValue(room as never);
  syncBuiltinESMExports();
  try {
    expect(await checkDisk(tmpdir())).toEqual({ level, text: expect.stringMatching(text) });
  } finally {
    look.mockRestore();
    syncBuiltinESMExports();
  }
});

test.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['http://127.1.2.3', true],
  ['http://[::1]:3000', true],
  ['https://www.example.gr', false],
  ['https://10.0.0.1', false],
])('%s leads only to the machine itself: %s', (address, isOwn) => {
  expect(isOfThisMachine(address)).toBe(isOwn);
});
