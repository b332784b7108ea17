import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, test, vi } from 'vitest';
import { checkMail } from './check-surroundings.ts';

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
