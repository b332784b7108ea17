import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { newEvent, newNews } from '../../harness/content/newsletter-entries.ts';
import { publishedRow } from '../../harness/content/published-row.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { actAs, TEST_ADMIN, TEST_EDITOR, TEST_NOW } from '../../harness/services.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { deleteEntry } from '../content/acts/delete-entry.ts';
import type { ContentType } from '../content/model/content-type.ts';
import { event } from '../content-types/event.ts';
import { news } from '../content-types/news.ts';
import { findMissing, type IssueContent, isInGreekAlone } from './issue-content.ts';
import { describeItems, listChoices } from './issue-mail.ts';
import { createIssue, deleteIssue, getIssue, listIssues, saveIssue } from './issues.ts';

const CONTENT: IssueContent = {
  subject: { el: 'Νέα', en: 'News' },
  intro: { el: 'Πρώτη.\n\nΔεύτερη.', en: '' },
  items: [],
};
const acting = actAs(TEST_EDITOR);

describe.each(TEST_DATABASES)('a draft of an issue on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  const begin = (change: Partial<IssueContent> = {}, moment = TEST_NOW) =>
    createIssue(connection.db, { ...CONTENT, ...change }, actAs(TEST_EDITOR, moment));

  test('is kept as it was written, and by whom', async () => {
    const { id } = await begin();
    expect(await getIssue(connection.db, id)).toMatchObject({
      ...CONTENT,
      state: 'draft',
      version: 1,
      updatedBy: TEST_EDITOR.email,
      recipients: 0,
    });
    const records = await connection.db.selectFrom('audit').selectAll().execute();
    expect(records).toMatchObject([
      { action: 'created', subject_type: 'newsletter', subject_title: 'Νέα' },
    ]);
  });

  test('keeps the entries in the order in which they were put', async () => {
    const item = await createEntry(connection.db, news, newNews(), acting);
    const concert = await createEntry(connection.db, event, newEvent(), acting);
    const items = [
      { type: 'event' as const, id: concert.id },
      { type: 'news' as const, id: item.id },
    ];
    const issue = await begin({ items });
    expect(issue.items).toEqual(items);
    expect(await describeItems(connection.db, issue.items, TEST_NOW)).toMatchObject([
      { title: { en: 'Concert' }, day: '2026-07-04', isPublished: true },
      { title: { en: 'A new square' }, day: '2026-03-04', isPublished: true },
    ]);
  });

  test('offers what is published: the latest news and events to come', async () => {
    await createEntry(connection.db, news, newNews(), acting);
    await createEntry(connection.db, event, newEvent(), acting);
    await createEntry(connection.db, news, { ...newNews(), slug: 'draft', publish: false }, acting);
    const past = { ...newEvent().data, startsAt: '2026-02-01T20:00', endsAt: '2026-02-01T22:00' };
    await createEntry(connection.db, event, { slug: 'past', data: past }, acting);
    const choices = await listChoices(connection.db, TEST_NOW);
    expect(choices.map(({ type, title, day }) => [type, title.en, day])).toEqual([
      ['news', 'A new square', '2026-03-04'],
      ['event', 'Concert', '2026-07-04'],
    ]);
  });

  test('offers the latest fifty news', async () => {
    const rows = Array.from({ length: 51 }, (_, place) => {
      const slug = `news-${String(place).padStart(2, '0')}`;
      const { data } = newNews();
      const title = { el: slug, en: slug };
      const facts = { id: slug, slug, data: { ...data, title }, at: TEST_NOW.toISOString() };
      return publishedRow(news as unknown as ContentType, facts);
    });
    await connection.db.insertInto('entries').values(rows).execute();
    expect(await listChoices(connection.db, TEST_NOW)).toHaveLength(50);
  });

  test('shows of an event that comes back the day of its next date', async () => {
    const repetition = {
      every: 'week',
      interval: 1,
      weekdays: [5],
      nth: null,
      until: '2026-08-28',
    };
    const weekly = { startsAt: '2026-02-06T20:00', endsAt: null, repetition };
    const { slug, data } = newEvent();
    const { id } = await createEntry(
      connection.db,
      event,
      { slug, data: { ...data, ...weekly } },
      acting,
    );
    const shown = await describeItems(connection.db, [{ type: 'event', id }], TEST_NOW);
    expect(shown.map(({ day }) => day)).toEqual(['2026-03-06']);
  });

  test('of two people who save it, the second is told and shown what is stored', async () => {
    const { id } = await begin();
    const by = actAs(TEST_ADMIN);
    const save = (el: string) =>
      saveIssue(connection.db, id, { ...CONTENT, subject: { el, en: '' }, version: 1 }, by);
    expect(await save('Πρώτο')).toMatchObject({ version: 2, updatedBy: TEST_ADMIN.email });
    await expect(save('Δεύτερο')).rejects.toMatchObject({
      code: 'conflict',
      details: { current: { version: 2, subject: { el: 'Πρώτο' } } },
    });
  });

  test('is deleted once, and for good', async () => {
    const { id } = await begin();
    await deleteIssue(connection.db, id, acting);
    const gone = { code: 'not-found' };
    await expect(deleteIssue(connection.db, id, acting)).rejects.toMatchObject(gone);
    await expect(getIssue(connection.db, id)).rejects.toMatchObject(gone);
    const records = await connection.db
      .selectFrom('audit')
      .select(['action', 'user_email', 'subject_id', 'subject_title'])
      .where('action', '=', 'deleted')
      .execute();
    const by = { user_email: TEST_EDITOR.email };
    expect(records).toEqual([{ action: 'deleted', ...by, subject_id: id, subject_title: 'Νέα' }]);
  });

  test('what has been sent is neither changed nor deleted', async () => {
    const { id } = await begin();
    await connection.db.updateTable('newsletter_issues').set({ state: 'sent' }).execute();
    const refused = { code: 'conflict', text: { en: expect.stringContaining('has been sent') } };
    await expect(
      saveIssue(connection.db, id, { ...CONTENT, version: 1 }, acting),
    ).rejects.toMatchObject(refused);
    await expect(deleteIssue(connection.db, id, acting)).rejects.toMatchObject(refused);
  });

  test('comes first in the list when it changed last', async () => {
    const first = await begin({ subject: { el: 'Πρώτο', en: '' } });
    await begin({ subject: { el: 'Δεύτερο', en: '' } }, new Date(TEST_NOW.getTime() + 1000));
    const later = actAs(TEST_EDITOR, new Date(TEST_NOW.getTime() + 2000));
    await saveIssue(connection.db, first.id, { ...first, version: 1 }, later);
    const page = async (offset: number) => {
      const { issues, total } = await listIssues(connection.db, { limit: 1, offset });
      return [issues.map(({ subject }) => subject.el), total];
    };
    expect(await page(0)).toEqual([['Πρώτο'], 2]);
    expect(await page(1)).toEqual([['Δεύτερο'], 2]);
  });

  test.each<[string, Partial<IssueContent>, string]>([
    ['no Greek subject', { subject: { el: ' ', en: 'News' } }, 'subject.el'],
    ['a subject that is too long', { subject: { el: 'α'.repeat(151), en: '' } }, 'subject.el'],
    ['an introduction that is too long', { intro: { el: '', en: 'a'.repeat(3001) } }, 'intro.en'],
    ['an entry that does not exist', { items: [{ type: 'news', id: 'nothing' }] }, 'items.0'],
  ])('with %s is refused with a message at the field', async (_what, change, field) => {
    await expect(begin(change)).rejects.toMatchObject({
      code: 'invalid',
      fields: { [field]: expect.anything() },
    });
    expect((await listIssues(connection.db, { limit: 1, offset: 0 })).total).toBe(0);
  });

  test('has room for a subject of 150 letters and an introduction of 3000', async () => {
    const longest = { el: 'α'.repeat(150), en: '' };
    const intro = { el: '', en: 'a'.repeat(3000) };
    expect(await begin({ subject: longest, intro })).toMatchObject({ subject: longest, intro });
  });

  test('an entry may be there once, under its own type, and not out of the bin', async () => {
    const { id } = await createEntry(connection.db, news, newNews(), acting);
    await expect(
      begin({
        items: [
          { type: 'news', id },
          { type: 'news', id },
        ],
      }),
    ).rejects.toMatchObject({ fields: { 'items.1': expect.anything() } });
    const asEvent = { items: [{ type: 'event' as const, id }] };
    await expect(begin(asEvent)).rejects.toMatchObject({ code: 'invalid' });
    await deleteEntry(connection.db, news, id, acting);
    const binned = { items: [{ type: 'news' as const, id }] };
    await expect(begin(binned)).rejects.toMatchObject({ code: 'invalid' });
  });
});

test('an issue about entries needs an introduction in the other language alone where it has one', () => {
  const items = [{ type: 'news' as const, id: 'one' }];
  const missing = (intro: IssueContent['intro']) =>
    Object.keys(findMissing({ ...CONTENT, items, intro }, { en: 1 }));
  expect(missing({ el: '', en: 'First.' })).toEqual(['intro.el']);
  expect(missing({ el: 'Πρώτη.', en: '' })).toEqual(['intro.en']);
  expect(missing({ el: '', en: '' })).toEqual([]);
});

test('an issue without an introduction is in both languages where it has both subjects', () => {
  const intro = { el: '', en: '' };
  expect(isInGreekAlone({ ...CONTENT, intro })).toBe(false);
  expect(isInGreekAlone({ ...CONTENT, intro, subject: { el: 'Νέα', en: '' } })).toBe(true);
});
