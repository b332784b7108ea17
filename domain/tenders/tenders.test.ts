import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../database/connect.ts';
import { newsData } from '../../harness/content/entry-data.ts';
import { publishedRow } from '../../harness/content/published-row.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { actAs, TEST_EDITOR } from '../../harness/services.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { saveEntry } from '../content/acts/save-entry.ts';
import { type ContentType, emptyData } from '../content/model/content-type.ts';
import { news } from '../content-types/news.ts';
import { type TenderState, tender } from '../content-types/tender.ts';
import { findNewsAbout } from './find-news-about.ts';
import { listTenderPage } from './list-tenders.ts';
import { stateOfTender } from './tender-state.ts';

/** 15:00 in Greece in winter. */
const DEADLINE = '2026-01-20T15:00';
const BEFORE = new Date('2026-01-20T12:59:59Z');
const AT_DEADLINE = new Date('2026-01-20T13:00:00Z');

describe('the state of a tender', () => {
  test('open ends by itself at the deadline, in Greek time', () => {
    const open = { state: 'open', deadline: DEADLINE } as const;
    expect(stateOfTender(open, BEFORE)).toBe('open');
    expect(stateOfTender(open, AT_DEADLINE)).toBe('closed');
  });

  test('closed stays closed when the clocks go back an hour', () => {
    const open = { state: 'open', deadline: '2026-10-25T03:30' } as const;
    expect(stateOfTender(open, new Date('2026-10-25T00:29:59Z'))).toBe('open');
    expect(stateOfTender(open, new Date('2026-10-25T00:30:00Z'))).toBe('closed');
    expect(stateOfTender(open, new Date('2026-10-25T01:10:00Z'))).toBe('closed');
  });

  test.each(['closed', 'awarded', 'cancelled'] as const)('%s stays', (state) => {
    expect(stateOfTender({ state, deadline: DEADLINE }, BEFORE)).toBe(state);
    expect(stateOfTender({ state, deadline: DEADLINE }, AT_DEADLINE)).toBe(state);
  });
});

describe.each(TEST_DATABASES)('the list of tenders on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
    await add('ends-today', 'open', DEADLINE);
    await add('ends-later', 'open', '2026-02-03T12:00');
    await add('shut', 'closed', '2026-03-01T12:00');
    await add('given', 'awarded', '2025-10-01T12:00');
    await add('dropped', 'cancelled', '2026-02-10T12:00');
    await add('unpublished', 'open', '2026-02-20T12:00', 'draft');
  });
  afterEach(() => connection.close());

  async function add(slug: string, state: TenderState, deadline: string, shown = 'published') {
    const row = publishedRow(tender as unknown as ContentType, {
      id: slug,
      slug,
      data: { ...emptyData(tender.fields), title: { el: slug, en: slug }, state, deadline },
      at: '2026-01-01T00:00:00.000Z',
    });
    await connection.db
      .insertInto('entries')
      .values({ ...row, state: shown as 'published' })
      .execute();
  }

  const found = async (now: Date, state?: TenderState) => {
    const page = await listTenderPage(connection.db, { state, now, page: 1, pageSize: 20 });
    return page.entries.map((entry) => entry.slug);
  };

  test('has the latest deadline first, without drafts', async () => {
    expect(await found(BEFORE)).toEqual(['shut', 'dropped', 'ends-later', 'ends-today', 'given']);
  });

  test('is narrowed by the state at the moment', async () => {
    expect(await found(BEFORE, 'open')).toEqual(['ends-later', 'ends-today']);
    expect(await found(AT_DEADLINE, 'open')).toEqual(['ends-later']);
    expect(await found(BEFORE, 'closed')).toEqual(['shut']);
    expect(await found(AT_DEADLINE, 'closed')).toEqual(['shut', 'ends-today']);
    expect(await found(BEFORE, 'awarded')).toEqual(['given']);
    expect(await found(BEFORE, 'cancelled')).toEqual(['dropped']);
  });

  test('has none among the open ones again when the clocks go back an hour', async () => {
    await add('ends-at-night', 'open', '2026-10-25T03:30');
    const again = new Date('2026-10-25T01:10:00Z');
    expect(await found(again, 'open')).toEqual([]);
    expect(await found(again, 'closed')).toContain('ends-at-night');
  });

  test('comes in pages; one beyond the last is the last', async () => {
    const page = await listTenderPage(connection.db, { now: BEFORE, page: 9, pageSize: 3 });
    expect(page).toMatchObject({ total: 5, page: 2, pageCount: 2 });
    expect(page.entries.map((entry) => entry.slug)).toEqual(['ends-today', 'given']);
  });

  test('has the five newest news that are public about each', async () => {
    const { db } = connection;
    const acting = actAs(TEST_EDITOR);
    const about = (day: number, slug: string | null) => ({
      ...newsData(`Νέο ${day}`, `2026-01-0${day}`),
      tender: slug,
    });
    let newest = '';
    for (let day = 1; day <= 6; day++) {
      newest = (await createEntry(db, news, { data: about(day, 'given') }, acting)).id;
    }
    // One that is to name it, and one that is to name it no more.
    const coming = await createEntry(db, news, { data: about(7, null) }, acting);
    const draft = { publish: false, data: about(7, 'given') };
    await saveEntry(db, news, coming.id, draft, acting);
    await saveEntry(db, news, newest, { publish: false, data: about(6, null) }, acting);
    const days = (await findNewsAbout(db, 'given')).map(({ data }) => data.date?.slice(-1));
    expect(days.join('')).toBe('65432');
    expect(await findNewsAbout(db, 'shut')).toEqual([]);
  });
});
