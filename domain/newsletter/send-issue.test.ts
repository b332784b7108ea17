import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newEvent, newNews } from '../../harness/content/newsletter-entries.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { fillWithNeeded } from '../../harness/databases/kept-stages.ts';
import { openTestSmtp, type TestSmtp } from '../../harness/others/smtp.ts';
import {
  actAs,
  openTestServices,
  TEST_ADMIN,
  TEST_EDITOR,
  TEST_NOW,
  type TestServices,
} from '../../harness/services.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { deleteEntry } from '../content/acts/delete-entry.ts';
import { unpublishEntry } from '../content/acts/unpublish-entry.ts';
import { getSingleton } from '../content/reading/published-entries.ts';
import { event } from '../content-types/event.ts';
import { news } from '../content-types/news.ts';
import { settings } from '../content-types/settings.ts';
import { sendDueLetters } from '../mail/outbox.ts';
import { smtpSender } from '../mail/smtp.ts';
import type { Db } from '../services.ts';
import type { IssueContent } from './issue-content.ts';
import { describeItems, findObstacles } from './issue-mail.ts';
import { createIssue, getIssue, saveIssue } from './issues.ts';
import { previewIssue, sendIssue, sendTest } from './send-issue.ts';
import { confirmSubscription, requestSubscription, unsubscribe } from './subscribers.ts';

const CONTENT: IssueContent = {
  subject: { el: 'Νέα του Μαρτίου', en: 'News of March' },
  intro: { el: 'Αγαπητοί δημότες,', en: 'Dear residents,' },
  items: [],
};
const admin = actAs(TEST_ADMIN);

describe.each(TEST_DATABASES)('an issue on $name', ({ open }) => {
  let site: TestServices;
  let db: Db;
  let smtp: TestSmtp;
  beforeEach(async () => {
    const connection = await open();
    await fillWithNeeded(connection.db);
    site = await openTestServices(connection);
    db = site.services.db;
    smtp = await openTestSmtp();
  });
  afterEach(async () => {
    await smtp.close();
    await site.close();
  });

  const deliver = (moment = TEST_NOW) =>
    sendDueLetters(db, smtpSender(smtp.url, 'site@example.org'), () => moment);
  const begin = (change: Partial<IssueContent> = {}) =>
    createIssue(db, { ...CONTENT, ...change }, actAs(TEST_EDITOR));
  const send = (id: string, version = 1) => sendIssue(db, id, version, site.services, admin);
  const letters = () =>
    db.selectFrom('outbox').selectAll().where('mailing_id', 'is not', null).execute();

  /** Subscribes and confirms by the link in the mail; empties the outbox. */
  async function subscribe(email: string, language: 'gr' | 'en' = 'gr'): Promise<void> {
    await requestSubscription(db, email, language, {
      siteUrl: site.services.siteUrl,
      siteName: 'Δήμος',
      now: TEST_NOW,
    });
    const { body_text } = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
    const token = /confirm\?token=([\w-]+)/.exec(body_text)?.[1] ?? '';
    await confirmSubscription(db, token, TEST_NOW);
    await db.deleteFrom('outbox').execute();
  }

  test('reaches every confirmed subscriber in their language, with what its entries say', async () => {
    await subscribe('maria@example.org');
    await subscribe('john@example.org', 'en');
    await requestSubscription(db, 'pending@example.org', 'gr', {
      siteUrl: site.services.siteUrl,
      siteName: 'Δήμος',
      now: TEST_NOW,
    });
    const item = await createEntry(db, news, newNews(), admin);
    const concert = await createEntry(db, event, newEvent(), admin);
    const issue = await begin({
      items: [
        { type: 'event', id: concert.id },
        { type: 'news', id: item.id },
      ],
    });
    const sent = await send(issue.id);
    expect(sent).toMatchObject({ state: 'sent', recipients: 2, sentBy: TEST_ADMIN.email });
    expect(sent.progress).toEqual({ sent: 0, failed: 0, waiting: 2, delayed: 0 });
    await db.deleteFrom('outbox').where('mailing_id', 'is', null).execute();
    await deliver();

    const greek = smtp.delivered.find(({ to }) => to[0] === 'maria@example.org');
    const english = smtp.delivered.find(({ to }) => to[0] === 'john@example.org');
    expect(smtp.delivered).toHaveLength(2);
    expect(greek?.headers.subject).toBe('Νέα του Μαρτίου');
    expect(greek?.text).toContain('Νέα πλατεία\n4 Μαρτίου 2026\n');
    expect(greek?.text).toContain('http://localhost:3000/news/nea-plateia\n');
    expect(greek?.text).toContain('Σάββατο 4 Ιουλίου 2026, 21:00–23:30 · Λιμάνι');
    expect(english?.headers.subject).toBe('News of March');
    expect(english?.html).toContain('http://localhost:3000/news/nea-plateia?lang=en');
    expect(english?.html).toContain('Saturday, July 4, 2026, 21:00–23:30 · Harbour');
    expect(JSON.stringify(english)).not.toContain('maria');
    expect((await getIssue(db, issue.id)).progress).toEqual({
      sent: 2,
      failed: 0,
      waiting: 0,
      delayed: 0,
    });
  });

  test('counts the letters of both languages, those that failed and those that are delayed too', async () => {
    for (const language of ['gr', 'en'] as const) {
      for (const reader of ['reached', 'gone', 'busy', 'barred']) {
        await subscribe(`${reader}-${language}@example.org`, language);
      }
      smtp.unknown.add(`gone-${language}@example.org`);
      smtp.busy.add(`busy-${language}@example.org`);
      smtp.barred.add(`barred-${language}@example.org`);
    }
    const { id } = await begin();
    await send(id);
    await deliver();
    expect((await getIssue(db, id)).progress).toEqual({
      sent: 2,
      failed: 2,
      waiting: 4,
      delayed: 4,
    });
  });

  test('is sent once, however often and by however many at once it is asked for', async () => {
    await subscribe('maria@example.org');
    const { id } = await begin();
    const results = await Promise.all([send(id), send(id), send(id)]);
    expect(results.map(({ state, recipients }) => [state, recipients])).toEqual(
      Array(3).fill(['sent', 1]),
    );
    await send(id);
    expect(await letters()).toHaveLength(1);
    const records = await db.selectFrom('audit').selectAll().where('action', '=', 'sent').execute();
    expect(records).toHaveLength(1);
  });

  test('is sent alone: a draft beside it stays one, and its version says that it changed', async () => {
    await subscribe('maria@example.org');
    const other = await begin({ subject: { el: 'Νέα του Απριλίου', en: 'News of April' } });
    const { id } = await begin();
    const later = actAs(TEST_ADMIN, new Date(TEST_NOW.getTime() + 60_000));
    const sent = await sendIssue(db, id, 1, site.services, later);
    const at = later.now.toISOString();
    expect(sent).toMatchObject({ state: 'sent', version: 2, updatedAt: at, sentAt: at });
    expect(await getIssue(db, other.id)).toEqual(other);
  });

  test('is sent to all or to nobody: what breaks in the middle leaves a draft', async () => {
    await subscribe('maria@example.org');
    await subscribe('john@example.org', 'en');
    const { id } = await begin();
    // The English mailing of this issue already exists, which only a fault could cause.
    await db
      .insertInto('mailings')
      .values({
        id: `${id}-en`,
        subject: '',
        body_text: '',
        body_html: '',
        created_at: '',
        old_sent: 0,
        old_failed: 0,
      })
      .execute();
    await expect(send(id)).rejects.toThrow();
    expect((await getIssue(db, id)).state).toBe('draft');
    expect(await letters()).toEqual([]);
    await db.deleteFrom('mailings').execute();
    expect(await send(id)).toMatchObject({ recipients: 2 });
  });

  test('the link in it unsubscribes at once, and takes back what still waits', async () => {
    await subscribe('maria@example.org');
    await subscribe('nikos@example.org');
    await send((await begin()).id);
    await deliver();
    const copy = smtp.delivered.find(({ to }) => to[0] === 'maria@example.org');
    const link = /<(http[^>]+)>/.exec(copy?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    expect(copy?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(copy?.text).toContain(link);

    const second = await send((await begin()).id);
    await unsubscribe(db, new URL(link).searchParams.get('token') ?? '');
    await deliver();
    expect(smtp.delivered.map(({ to }) => to[0]).sort()).toEqual([
      'maria@example.org',
      'nikos@example.org',
      'nikos@example.org',
    ]);
    expect((await getIssue(db, second.id)).progress).toMatchObject({ sent: 1, waiting: 0 });
    expect((await send((await begin()).id)).recipients).toBe(1);
  });

  test('its link opens a page in the language of the issue, which the reader reads', async () => {
    await subscribe('maria@example.org');
    await subscribe('john@example.org', 'en');
    await send((await begin()).id);
    await deliver();
    const languageOf = (reader: string) => {
      const copy = smtp.delivered.find(({ to }) => to[0] === reader);
      const link = /<(http[^>]+)>/.exec(copy?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
      expect(copy?.text).toContain(`${link}\n`);
      return new URL(link).searchParams.get('lang');
    };
    expect([languageOf('maria@example.org'), languageOf('john@example.org')]).toEqual([null, 'en']);
  });

  test('nobody unsubscribes another: a token is of one address and cannot be made up', async () => {
    await subscribe('maria@example.org');
    await send((await begin()).id);
    const [letter] = await letters();
    const token = new URL(letter?.leave_url ?? '').searchParams.get('token') ?? '';
    const [id = '', signature = ''] = token.split('.');
    const other = `${id.slice(0, -1)}${id.endsWith('0') ? '1' : '0'}`;
    for (const forged of [`${other}.${signature}`, `${id}.${'A'.repeat(43)}`, id, `${id}.`]) {
      await unsubscribe(db, forged);
    }
    expect(await db.selectFrom('subscribers').selectAll().execute()).toHaveLength(1);
    await unsubscribe(db, token);
    expect(await db.selectFrom('subscribers').selectAll().execute()).toHaveLength(0);
  });

  test('of tests twenty in an hour go to one person', async () => {
    const { id } = await begin();
    for (let number = 1; number <= 20; number++) await sendTest(db, id, site.services, admin);
    const refused = { code: 'too-many', retryAfter: 3600 };
    await expect(sendTest(db, id, site.services, admin)).rejects.toMatchObject(refused);
    await sendTest(db, id, site.services, actAs(TEST_EDITOR));
  });

  test('a test goes to the person who asks, in both languages, and to nobody else', async () => {
    await subscribe('maria@example.org');
    const { id } = await begin();
    await sendTest(db, id, site.services, actAs(TEST_EDITOR));
    await deliver();
    expect(smtp.delivered.map(({ to, headers }) => [to[0], headers.subject]).sort()).toEqual([
      [TEST_EDITOR.email, '[Test] News of March'],
      [TEST_EDITOR.email, '[Δοκιμή] Νέα του Μαρτίου'],
    ]);
    expect(smtp.delivered.every(({ html, headers }) => html && !headers['list-unsubscribe'])).toBe(
      true,
    );
    const page = `${site.services.siteUrl}/newsletter/unsubscribe`;
    const english = smtp.delivered.find(({ headers }) => headers.subject?.startsWith('[Test]'));
    const greek = smtp.delivered.find((letter) => letter !== english);
    expect(english?.text).toContain(`${page}?lang=en\n`);
    expect(greek?.text).toContain(`${page}\n`);
    expect(english?.html).toContain(`<a href="${page}?lang=en"`);
    expect(greek?.html).toContain(`<a href="${page}"`);
    // Whoever answers it writes to the office, as every reader would.
    expect(greek?.headers['reply-to']).toMatch(/@/);
    expect(english?.headers['reply-to']).toBe(greek?.headers['reply-to']);
    expect(await getIssue(db, id)).toMatchObject({ state: 'draft', recipients: 0 });
  });

  test('the preview is what is sent, but for the link', async () => {
    await subscribe('maria@example.org');
    const { id } = await begin();
    const { el } = await previewIssue(db, id, site.services);
    await send(id);
    await deliver();
    const [letter] = await letters();
    const link = letter?.leave_url ?? '';
    expect(smtp.delivered[0]?.text).toBe(el.text.replaceAll('{{unsubscribe}}', link));
    expect(smtp.delivered[0]?.html).toBe(el.html.replaceAll('{{unsubscribe}}', link));
  });

  test('what was sent is shown as it was, whatever its entries say today', async () => {
    await subscribe('maria@example.org');
    const item = await createEntry(db, news, newNews(), admin);
    const { id } = await begin({ items: [{ type: 'news', id: item.id }] });
    const before = await previewIssue(db, id, site.services);
    await send(id);
    await unpublishEntry(db, news, item.id, admin);
    const { el, en } = await previewIssue(db, id, site.services);
    expect([el, en]).toMatchObject([before.el, before.en]);
  });

  test('numbers that identify a person are not sent without a reason, which is kept', async () => {
    await subscribe('maria@example.org');
    const intro = { el: 'Γράψτε στον ΑΦΜ 123456783.', en: '' };
    const { id } = await begin({ intro, subject: { el: 'Νέα του ΑΦΜ 123456783', en: '' } });
    await expect(send(id)).rejects.toMatchObject({
      code: 'invalid',
      details: { personalData: ['subject.el', 'intro.el'] },
    });
    expect(await letters()).toEqual([]);
    const reason = 'Είναι ο αριθμός του Δήμου.';
    const sent = await sendIssue(db, id, 1, site.services, { ...admin, reason });
    expect(sent.state).toBe('sent');
    const kept = await db
      .selectFrom('audit')
      .select('note')
      .where('action', '=', 'personal-data-published')
      .execute();
    expect(kept).toEqual([{ note: reason }]);
  });

  test('something else than what was looked at is not sent', async () => {
    await subscribe('maria@example.org');
    const { id } = await begin();
    await saveIssue(
      db,
      id,
      { ...CONTENT, intro: { el: 'Άλλο', en: 'Other' }, version: 1 },
      actAs(TEST_EDITOR),
    );
    await expect(send(id, 1)).rejects.toMatchObject({
      code: 'conflict',
      details: { current: { version: 2 } },
    });
    expect(await letters()).toEqual([]);
  });

  test.each<[string, Partial<IssueContent>, string[]]>([
    ['without English subject', { subject: { el: 'Α', en: '' } }, ['subject.en']],
    ['without English introduction', { intro: { el: 'Α', en: '' } }, ['intro.en']],
    ['without Greek introduction', { intro: { el: '', en: 'A' } }, ['intro.el']],
    ['with nothing in it', { intro: { el: '', en: '' } }, ['intro.el', 'intro.en']],
  ])('%s it is not sent where somebody reads English', async (_what, change, fields) => {
    await subscribe('maria@example.org');
    await subscribe('john@example.org', 'en');
    const { id } = await begin(change);
    expect(Object.keys(await findObstacles(db, { ...CONTENT, ...change }))).toEqual(fields);
    const error = await send(id).catch((thrown: unknown) => thrown as { fields: object });
    expect(Object.keys((error as { fields: object }).fields)).toEqual(fields);
    expect(await letters()).toEqual([]);
  });

  test('in Greek alone it is sent while nobody reads English, also with a reader who is not confirmed', async () => {
    await subscribe('maria@example.org');
    const options = { siteUrl: site.services.siteUrl, siteName: 'Δήμος', now: TEST_NOW };
    await requestSubscription(db, 'pending@example.org', 'en', options);
    await db.deleteFrom('outbox').execute();
    const content = { ...CONTENT, subject: { el: 'Νέα', en: '' }, intro: { el: 'Α', en: '' } };
    expect(await findObstacles(db, content)).toEqual({});
    const { id } = await begin(content);
    expect(await sendTest(db, id, site.services, admin)).toEqual(['el']);
    expect(await send(id)).toMatchObject({ state: 'sent', recipients: 1 });
    await deliver();
    expect(smtp.delivered.map(({ headers }) => headers.subject)).toEqual(['[Δοκιμή] Νέα', 'Νέα']);
  });

  test('who reads English gets the Greek of an issue without English, with a sentence', async () => {
    const { id } = await begin({
      subject: { el: 'Νέα', en: '' },
      intro: { el: 'Αγαπητοί', en: '' },
    });
    const { el, en } = await previewIssue(db, id, site.services);
    expect(en.subject).toBe('Νέα');
    for (const part of [en.text, en.html]) {
      expect(part).toContain('This issue is available in Greek only.');
      expect(part).toContain('Αγαπητοί');
    }
    expect(en.html).toMatch(/<h1[^>]+lang="el">Νέα/);
    expect(el.html).not.toContain('lang="el">Νέα');
    expect(el.text).not.toContain('μόνο στα ελληνικά');
    // The same where English has its subject alone.
    const half = await begin({
      subject: { el: 'Νέα', en: 'News' },
      intro: { el: 'Αγαπητοί', en: '' },
    });
    const preview = await previewIssue(db, half.id, site.services);
    expect(preview.en.text).toContain('This issue is available in Greek only.');
    expect(preview.en.text).toContain('Αγαπητοί');
  });

  test('says from whom it comes also to readers of English where the settings are public in Greek alone', async () => {
    const { id: ofTheSite, data } = await getSingleton(db, settings);
    await unpublishEntry(db, settings, ofTheSite, admin, 'en');
    const { id } = await begin();
    const { en } = await previewIssue(db, id, site.services);
    const { name, street, city, postalCode } = data;
    expect(en.text.split('\n')[0]).toBe(name.el);
    expect(en.text).toContain(`\n${name.el}, ${street.el}, ${postalCode} ${city.el}`);
  });

  test('says of an event that is cancelled that it is', async () => {
    const { slug, data } = newEvent();
    const cancelled = { slug, data: { ...data, isCancelled: true } };
    const concert = await createEntry(db, event, cancelled, admin);
    const { id } = await begin({ items: [{ type: 'event', id: concert.id }] });
    const { el, en } = await previewIssue(db, id, site.services);
    const [greek, english] = [/\nΑκυρώθηκε · Σάββατο 4 Ιουλίου/, /\nCancelled · Saturday, July 4/];
    expect([el.text, en.text]).toEqual([
      expect.stringMatching(greek),
      expect.stringMatching(english),
    ]);
  });

  test('names the place of an event also where that is written in the other language alone', async () => {
    const { slug, data } = newEvent();
    const place = { el: '', en: 'Harbour' };
    const how = { slug, data: { ...data, location: place }, languages: ['en'] as const };
    const concert = await createEntry(db, event, how, admin);
    const { id } = await begin({ items: [{ type: 'event', id: concert.id }] });
    const { el, en } = await previewIssue(db, id, site.services);
    for (const { text } of [el, en]) {
      expect(text).toMatch(/\nConcert\n.* · Harbour\nWith the orchestra\.\n/);
    }
  });

  test('has a heading for the kinds alone of which there is something', async () => {
    const item = await createEntry(db, news, newNews(), admin);
    const headings = async (items: IssueContent['items']) => {
      const { id } = await begin({ items });
      const { en } = await previewIssue(db, id, site.services);
      return [...en.html.matchAll(/<h2[^>]*>([^<]*)/g)].map(([, title]) => title);
    };
    expect(await headings([{ type: 'news', id: item.id }])).toEqual(['News']);
    expect(await headings([])).toEqual([]);
  });

  test('an entry that is not public any more is named, and nothing is sent', async () => {
    await subscribe('maria@example.org');
    const item = await createEntry(db, news, newNews(), admin);
    const { id } = await begin({ items: [{ type: 'news', id: item.id }] });
    await unpublishEntry(db, news, item.id, admin);
    expect(Object.keys(await findObstacles(db, await getIssue(db, id)))).toEqual(['items.0']);
    await expect(send(id)).rejects.toMatchObject({
      code: 'invalid',
      fields: { 'items.0': { en: expect.stringContaining('not published') } },
    });
    expect((await getIssue(db, id)).state).toBe('draft');
  });

  test('what is said of an entry stands at its place, also behind one that was deleted', async () => {
    await subscribe('maria@example.org');
    const [binned, purged, shown, hidden] = await Promise.all(
      ['a', 'b', 'c', 'd'].map((slug) => createEntry(db, news, { ...newNews(), slug }, admin)),
    );
    const entries = [binned, purged, shown, hidden].map((entry) => entry?.id ?? '');
    const { id } = await begin({ items: entries.map((entry) => ({ type: 'news', id: entry })) });
    await deleteEntry(db, news, entries[0] ?? '', admin);
    await db
      .deleteFrom('entries')
      .where('id', '=', entries[1] ?? '')
      .execute();
    await unpublishEntry(db, news, entries[3] ?? '', admin);
    const issue = await getIssue(db, id);
    const listed = await describeItems(db, issue.items, TEST_NOW);
    expect(listed.map(({ title, isPublished }) => [title.en, isPublished])).toEqual([
      ['A new square', false],
      ['Deleted entry', false],
      ['A new square', true],
      ['A new square', false],
    ]);
    const obstacles = {
      'items.0': { en: expect.stringContaining('no longer exists'), el: expect.anything() },
      'items.1': { en: expect.stringContaining('no longer exists'), el: expect.anything() },
      'items.3': { en: expect.stringContaining('not published'), el: expect.anything() },
    };
    expect(await findObstacles(db, issue)).toEqual(obstacles);
    await expect(send(id)).rejects.toMatchObject({ code: 'invalid', fields: obstacles });
  });

  test('without a mail server, and without subscribers, it stays a draft and says so', async () => {
    const { id } = await begin();
    await expect(send(id)).rejects.toMatchObject({
      code: 'conflict',
      text: { en: expect.stringContaining('no confirmed subscribers') },
    });
    await subscribe('maria@example.org');
    const deaf = { ...site.services, canSendMail: false };
    const refused = { code: 'conflict', text: { en: expect.stringContaining('not set up') } };
    await expect(sendIssue(db, id, 1, deaf, admin)).rejects.toMatchObject(refused);
    await expect(sendTest(db, id, deaf, admin)).rejects.toMatchObject(refused);
    expect(await getIssue(db, id)).toMatchObject({ state: 'draft', version: 1 });
  });
});
