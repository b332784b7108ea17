import { expect, test } from 'vitest';
import type { EntryTable } from '../../../database/tables.ts';
import { alertData } from '../../../harness/content/alert-data.ts';
import { newsData, pageData } from '../../../harness/content/entry-data.ts';
import { publishedRow } from '../../../harness/content/published-row.ts';
import { TEST_NOW } from '../../../harness/services.ts';
import { alert } from '../../content-types/alert.ts';
import { news } from '../../content-types/news.ts';
import { page } from '../../content-types/page.ts';
import type { Lang } from '../../text/bilingual.ts';
import type { ContentType } from '../model/content-type.ts';
import { readCopies } from '../model/copies.ts';
import { shownRow } from './shown-row.ts';

const LAST_YEAR = '2025-03-04T10:00:00.000Z';

/** What a preview has of an entry of last year, while that is typed in its form. */
function shownOf(
  type: ContentType,
  typed: Record<string, unknown>,
  { more = {}, languages }: { more?: Partial<EntryTable>; languages?: readonly Lang[] } = {},
) {
  const facts = { id: 'one', slug: 'one', data: typed, at: LAST_YEAR };
  const stored = { ...publishedRow(type, facts), ...more };
  const row = shownRow(type, stored, typed, { now: TEST_NOW, languages });
  return { row, data: readCopies(type, row).published };
}

test('an entry is shown as if it were published at this moment, on a day that it keeps', () => {
  const planned = { publish_at: LAST_YEAR, publish_by: 'editor@example.org' };
  const { row } = shownOf(page, pageData('Λιμάνι'), { more: planned });
  expect(row).toMatchObject({
    ...{ state: 'published', published_at: LAST_YEAR },
    ...{ updated_at: TEST_NOW.toISOString(), public_since: TEST_NOW.toISOString() },
    ...{ publish_at: null, publish_by: null },
  });
});

test('one that was never published, and one in the bin, are shown too', () => {
  const unseen = { published: null, state: 'draft', published_at: null } as const;
  expect(shownOf(page, pageData('Λιμάνι'), { more: unseen }).row).toMatchObject({
    ...{ state: 'published', published_at: TEST_NOW.toISOString() },
  });
  const binned = shownOf(page, pageData('Λιμάνι'), { more: { deleted_at: LAST_YEAR } });
  expect(binned.row.deleted_at).toBeNull();
});

test('an entry without a title has one that says so; a title in one language is enough', () => {
  const titled = (el: string, en: string) =>
    shownOf(page, { ...pageData('Λιμάνι'), title: { el, en } }).data?.title;
  expect(titled('', '')).toEqual({ el: '(χωρίς τίτλο)', en: '(no title)' });
  expect(titled('', 'Harbour')).toMatchObject({ en: 'Harbour' });
  expect(titled('Λιμάνι', '')).toEqual({ el: 'Λιμάνι', en: '' });
});

test('what decides where it is shown, and is still empty, is taken for today’s and the first', () => {
  const typed = { ...newsData('Νέα', '2026-01-01'), date: null, category: null };
  expect(shownOf(news, typed).data).toMatchObject({
    ...{ date: '2026-03-04', category: 'announcements' },
  });
  const kept = newsData('Νέα', '2026-01-01', 'projects');
  expect(shownOf(news, kept).data).toMatchObject({ date: '2026-01-01', category: 'projects' });
});

test('a warning without its times is one of the whole day', () => {
  const typed = { ...alertData('Φωτιά'), startsAt: null, endsAt: null };
  expect(shownOf(alert, typed).data).toMatchObject({
    ...{ startsAt: '2026-03-04T00:00', endsAt: '2026-03-04T23:59' },
  });
});

test('in Greek alone it has no English', () => {
  const unseen = { more: { published: null }, languages: ['el'] } as const;
  const { data } = shownOf(page, pageData('Λιμάνι', 'Harbour'), unseen);
  expect(data?.title).toEqual({ el: 'Λιμάνι', en: '' });
});
