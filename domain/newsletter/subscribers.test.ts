import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { leaveSigner } from './leave-token.ts';
import {
  confirmSubscription,
  countByLanguage,
  requestSubscription,
  unsubscribe,
} from './subscribers.ts';

const NOW = new Date('2026-03-04T10:00:00.000Z');
const daysLater = (days: number) => new Date(NOW.getTime() + days * 86_400_000);
const SITE = 'https://www.example.gr';

describe.each(TEST_DATABASES)('the newsletter on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  const request = (email: unknown, language: 'gr' | 'en' = 'gr', now = NOW) =>
    requestSubscription(connection.db, email, language, {
      siteUrl: SITE,
      siteName: 'Δήμος Αιγιαλείας',
      now,
    });
  const letters = () => connection.db.selectFrom('outbox').selectAll().orderBy('id').execute();
  const subscribers = () => connection.db.selectFrom('subscribers').selectAll().execute();
  const countConfirmed = async () => {
    const { el, en } = await countByLanguage(connection.db);
    return el + en;
  };
  const confirm = (token: string, now = NOW) => confirmSubscription(connection.db, token, now);
  const newestToken = async () => {
    const tokens = (await letters()).map(
      ({ body_text }) => /confirm\?token=([\w-]+)/.exec(body_text)?.[1],
    );
    return tokens.at(-1) ?? '';
  };

  const leaveTokenIn = (text = '') => /unsubscribe\?token=([\w.-]+)/.exec(text)?.[1] ?? '';

  test('takes an address only after its owner has confirmed it', async () => {
    await request(' Maria@Example.org ');
    expect(await countConfirmed()).toBe(0);
    expect((await letters())[0]?.to_address).toBe('maria@example.org');
    await confirm(await newestToken());
    expect(await countConfirmed()).toBe(1);
  });

  test('writes in the visitor’s language, with links in it', async () => {
    await request('maria@example.org');
    const greek = (await letters())[0];
    const token = await newestToken();
    expect(greek?.subject).toBe('Επιβεβαίωση εγγραφής στο ενημερωτικό δελτίο – Δήμος Αιγιαλείας');
    expect(greek?.body_text).toContain(`\n${SITE}/newsletter/confirm?token=${token}\n`);
    const leave = leaveTokenIn(greek?.body_text);
    expect(greek?.body_text).toContain(`\n${SITE}/newsletter/unsubscribe?token=${leave}\n`);
    await request('john@example.org', 'en', daysLater(1));
    const english = (await letters())[1];
    const other = await newestToken();
    expect(english?.subject).toMatch(/^Please confirm/);
    expect(english?.body_text).toContain(`${SITE}/newsletter/confirm?token=${other}&lang=en\n`);
    expect(JSON.parse(english?.headers ?? '{}')).toEqual({
      'List-Unsubscribe': `<${SITE}/newsletter/unsubscribe?token=${leaveTokenIn(english?.body_text)}&lang=en>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
  });

  test('answers the same for an address that subscribes already, and writes it nothing', async () => {
    const unknown = await request('maria@example.org');
    await confirm(await newestToken());
    const stored = await subscribers();
    expect(await request('MARIA@example.org')).toBe(unknown);
    const nextDay = new Date(NOW.getTime() + 24 * 60 * 60_000);
    expect(await request('maria@example.org', 'en', nextDay)).toBe(unknown);
    expect(await letters()).toHaveLength(1);
    expect(await subscribers()).toEqual(stored);
    expect(await countConfirmed()).toBe(1);
  });

  test('does not keep the token itself', async () => {
    await request('maria@example.org');
    const token = await newestToken();
    expect(JSON.stringify(await subscribers())).not.toContain(token);
  });

  test('confirming twice is no error, and the first time is kept', async () => {
    await request('maria@example.org');
    const token = await newestToken();
    await confirm(token);
    await confirm(token, daysLater(90));
    expect((await subscribers())[0]).toMatchObject({
      state: 'confirmed',
      confirmed_at: NOW.toISOString(),
    });
  });

  test('a link confirms for thirty days, and no longer', async () => {
    await request('maria@example.org');
    const token = await newestToken();
    await expect(confirm(token, daysLater(31))).rejects.toMatchObject({ code: 'not-found' });
    expect(await countConfirmed()).toBe(0);
    await confirm(token, daysLater(30));
    expect(await countConfirmed()).toBe(1);
  });

  test('asking again makes the older link invalid, and the new one counts from then', async () => {
    await request('maria@example.org');
    const first = await newestToken();
    await request('maria@example.org', 'en', daysLater(40));
    const second = await newestToken();
    await expect(confirm(first)).rejects.toMatchObject({ code: 'not-found' });
    await confirm(second, daysLater(60));
    expect((await subscribers())[0]?.language).toBe('en');
  });

  test.each(['', 'unknown', '../../etc/passwd', 'α\u0000', 'x'.repeat(10_000)])(
    'the token “%.20s” confirms nothing',
    async (token) => {
      await request('maria@example.org');
      const error = await confirm(token).catch((thrown: unknown) => thrown);
      expect(error).toMatchObject({
        code: 'not-found',
        text: { en: expect.stringContaining('no longer valid') },
      });
    },
  );

  test('a form that is sent twice asks once, and its one link confirms', async () => {
    await Promise.all([request('maria@example.org'), request('maria@example.org')]);
    await request('maria@example.org', 'gr', new Date(NOW.getTime() + 9 * 60_000));
    expect(await letters()).toHaveLength(1);
    await confirm(await newestToken());
    expect(await countConfirmed()).toBe(1);
  });

  test('whoever asks again after ten minutes is written to again', async () => {
    await request('maria@example.org');
    await request('maria@example.org', 'gr', new Date(NOW.getTime() + 10 * 60_000));
    expect(await letters()).toHaveLength(2);
  });

  test('whoever asked while the clock was a year ahead is written to when they ask again', async () => {
    await request('maria@example.org', 'gr', daysLater(365));
    await request('maria@example.org');
    const [today] = await letters();
    await confirm(/confirm\?token=([\w-]+)/.exec(today?.body_text ?? '')?.[1] ?? '');
    expect(await letters()).toHaveLength(2);
    expect(await countConfirmed()).toBe(1);
  });

  test('one click unsubscribes, also before confirming, and twice is no error', async () => {
    await request('maria@example.org');
    const token = await newestToken();
    await confirm(token);
    await unsubscribe(connection.db, token);
    await unsubscribe(connection.db, token);
    await unsubscribe(connection.db, 'unknown');
    expect(await subscribers()).toEqual([]);
    await expect(confirm(token)).rejects.toMatchObject({ code: 'not-found' });
  });

  test('every letter that asks for confirmation unsubscribes, also one before the last', async () => {
    await request('maria@example.org');
    await request('maria@example.org', 'gr', daysLater(1));
    await confirm(await newestToken(), daysLater(1));
    const [first] = await letters();
    await unsubscribe(connection.db, leaveTokenIn(first?.body_text));
    expect(await subscribers()).toEqual([]);
  });

  test('the link of one reader does not unsubscribe another', async () => {
    await request('maria@example.org');
    await request('nikos@example.org');
    const [maria, nikos] = await subscribers();
    const own = (await leaveSigner(connection.db))(maria?.id ?? '');
    await unsubscribe(connection.db, own.replace(maria?.id ?? '', nikos?.id ?? ''));
    expect(await subscribers()).toHaveLength(2);
    await unsubscribe(connection.db, own);
    expect(await subscribers()).toMatchObject([{ email: nikos?.email }]);
  });

  test('who has left may come back', async () => {
    await request('maria@example.org');
    await unsubscribe(connection.db, await newestToken());
    await request('maria@example.org', 'gr', daysLater(1));
    await confirm(await newestToken(), daysLater(1));
    expect(await countConfirmed()).toBe(1);
  });

  test('several requests for an address at the same moment make one subscriber', async () => {
    await Promise.all([1, 2, 3, 4].map(() => request('maria@example.org')));
    expect(await subscribers()).toHaveLength(1);
  });

  test.each([
    '',
    'maria',
    'maria@',
    'a@b.gr, c@d.gr',
    'a@b.gr\r\nBcc: c@d.gr',
    null,
    7,
    ['a@b.gr'],
  ])('refuses %j with a message at the field', async (email) => {
    await expect(request(email)).rejects.toMatchObject({
      code: 'invalid',
      fields: { email: { el: expect.stringContaining('email') } },
    });
    expect(await letters()).toEqual([]);
  });
});
