import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_ADMIN, TEST_EDITOR, TEST_NOW } from '../../../harness/services.ts';
import { news } from '../../content-types/news.ts';
import { settings } from '../../content-types/settings.ts';
import { listTasks } from '../../dashboard/list-tasks.ts';
import { archiveEntry } from '../acts/archive-entry.ts';
import { createEntry } from '../acts/create-entry.ts';
import { deleteEntry } from '../acts/delete-entry.ts';
import { saveEntry } from '../acts/save-entry.ts';
import { emptyData } from '../model/content-type.ts';
import { type EnglishLack, listToTranslate } from './to-translate.ts';

const acting = actAs(TEST_EDITOR);
const newsOf = (el: string, en: string) => ({
  ...emptyData(news.fields),
  title: { el, en },
  summary: { el: 'Σύνοψη', en: en && 'Summary' },
  content: { el: '<p>Κείμενο</p>', en: '' },
  date: '2026-03-04',
});

describe.each(TEST_DATABASES)('what lacks English on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  const add = (el: string, en = '', how: object = {}) =>
    createEntry(
      connection.db,
      news,
      { slug: `news-${el.length}`, data: newsOf(el, en), ...how },
      acting,
    );
  const listed = async (english: EnglishLack, by = TEST_EDITOR) => {
    const found = await listToTranslate(connection.db, by, { english, limit: 50, offset: 0 });
    expect(found.total).toBe(found.entries.length);
    return found.entries.map(({ title }) => title.el).sort();
  };

  test('is what is public in Greek alone, and what is behind; the first screen counts exactly that', async () => {
    await add('Α', '', { languages: ['el'] });
    await add('ΒΒ', '', { publish: false });
    await add('ΓΓΓ', 'C');
    const gone = await add('ΔΔΔΔ', '', { languages: ['el'] });
    await deleteEntry(connection.db, news, gone.id, acting);
    const kept = await add('ΕΕΕΕΕ', '', { languages: ['el'] });
    await archiveEntry(connection.db, news, kept.id, acting);
    const moved = await add('ΖΖΖΖΖΖ', 'F');
    await saveEntry(connection.db, news, moved.id, { data: newsOf('Άλλο', 'F') }, acting);
    expect(await listed('missing')).toEqual(['Α']);
    expect(await listed('behind')).toEqual(['Άλλο']);
    const asked = { english: 'behind', limit: 9, offset: 0 } as const;
    expect((await listToTranslate(connection.db, TEST_EDITOR, asked)).entries).toEqual([
      {
        type: 'news',
        id: moved.id,
        title: { el: 'Άλλο', en: 'F' },
        languages: ['el', 'en'],
        updatedAt: TEST_NOW.toISOString(),
        updatedBy: TEST_EDITOR.email,
      },
    ]);
    const tasks = await listTasks(connection.db, acting);
    expect(tasks.filter(({ href }) => href?.startsWith('/admin/translations'))).toMatchObject([
      { id: 'no-english', href: '/admin/translations?english=missing', count: 1 },
      { id: 'english-behind', href: '/admin/translations?english=behind', count: 1 },
    ]);
  });

  test('has what was saved last first, also on its next page', async () => {
    const added = new Map<string, string>();
    for (const title of ['Α', 'ΒΒ', 'ΓΓΓ']) {
      added.set(title, (await add(title, '', { languages: ['el'] })).id);
    }
    for (const [at, title] of ['ΒΒ', 'ΓΓΓ', 'Α'].entries()) {
      const by = actAs(TEST_EDITOR, new Date(TEST_NOW.getTime() + (at + 1) * 60_000));
      const saved = { data: newsOf(title, ''), languages: ['el'] } as const;
      await saveEntry(connection.db, news, added.get(title) ?? '', saved, by);
    }
    const pageOf = async (offset: number) => {
      const asked = { english: 'missing', limit: 2, offset } as const;
      const { entries, total } = await listToTranslate(connection.db, TEST_EDITOR, asked);
      return [entries.map(({ title }) => title.el), total];
    };
    expect(await pageOf(0)).toEqual([['Α', 'ΓΓΓ'], 3]);
    expect(await pageOf(2)).toEqual([['ΒΒ'], 3]);
  });

  test('has for editors nothing that only administrators may edit', async () => {
    await add('Α', '', { languages: ['el'] });
    await connection.db.updateTable('entries').set({ type: settings.name }).execute();
    expect(await listed('missing')).toEqual([]);
    expect(await listed('missing', TEST_ADMIN)).toEqual(['Α']);
  });
});
