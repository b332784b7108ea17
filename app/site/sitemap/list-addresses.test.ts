import { beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { createEntry } from '../../../domain/content/acts/create-entry.ts';
import { unpublishEntry } from '../../../domain/content/acts/unpublish-entry.ts';
import { emptyData } from '../../../domain/content/model/content-type.ts';
import { department } from '../../../domain/content-types/department.ts';
import { news } from '../../../domain/content-types/news.ts';
import { page } from '../../../domain/content-types/page.ts';
import { newsData } from '../../../harness/content/entry-data.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_EDITOR, TEST_NOW } from '../../../harness/services.ts';
import { listAddresses, listParts, MOST_ADDRESSES } from './list-addresses.ts';

const act = actAs(TEST_EDITOR);

describe.each(TEST_DATABASES)('the addresses of the sitemap on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });

  const addPage = (slug: string) =>
    createEntry(
      connection.db,
      page,
      { slug, data: { ...emptyData(page.fields), title: { el: slug, en: slug } } },
      act,
    );
  const partsOf = async () => {
    const parts = await listParts(connection.db);
    return Promise.all(parts.map((part) => listAddresses(connection.db, part)));
  };
  const pathsOf = (parts: { path: string }[][]) => parts.flat().map(({ path }) => path);

  test('are the fixed screens and what is published, with its last change', async () => {
    await addPage('volunteers');
    const draft = await addPage('draft');
    await unpublishEntry(connection.db, page, draft.id, act);
    const parts = await partsOf();
    expect(parts).toHaveLength(1);
    expect(parts.flat()).toContainEqual({
      path: '/volunteers',
      changedAt: TEST_NOW.toISOString(),
      languages: ['el', 'en'],
    });
    expect(pathsOf(parts)).toContain('/municipality/council');
    expect(pathsOf(parts)).not.toContain('/draft');
    expect(new Set(pathsOf(parts)).size).toBe(pathsOf(parts).length);
  });

  test('are the oldest first, so that a new entry moves no other into another part', async () => {
    for (const day of ['2026-03-02', '2026-03-01', '2026-03-03']) {
      await createEntry(connection.db, news, { slug: day, data: newsData('Νέα', day) }, act);
    }
    const paths = pathsOf(await partsOf()).filter((path) => path.startsWith('/news/2026'));
    expect(paths).toEqual(['/news/2026-03-01', '/news/2026-03-02', '/news/2026-03-03']);
  });

  test('are of pages, not of places on them', async () => {
    const name = { el: 'Τεχνικές υπηρεσίες', en: 'Technical services' };
    const data = { ...emptyData(department.fields), name, description: name };
    await createEntry(connection.db, department, { slug: 'technical', data, publish: true }, act);
    const paths = pathsOf(await partsOf());
    expect(paths).toContain('/municipality/departments');
    expect(paths.filter((path) => path.includes('technical'))).toEqual([]);
  });

  test('are each in exactly one part, none of which is large', async () => {
    const { id } = await addPage('first');
    // Its screen is in the first part, whether or not staff wrote a text.
    await addPage('municipality');
    const stored = await connection.db
      .selectFrom('entries')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const many = Array.from({ length: 2 * MOST_ADDRESSES }, (_, at) => ({
      ...stored,
      id: `page-${at}`,
      slug: `page-${at}`,
    }));
    for (let at = 0; at < many.length; at += 500) {
      await connection.db
        .insertInto('entries')
        .values(many.slice(at, at + 500))
        .execute();
    }
    const parts = await partsOf();
    expect(parts).toHaveLength(4);
    for (const part of parts) expect(part.length).toBeLessThanOrEqual(MOST_ADDRESSES);
    const paths = pathsOf(parts);
    expect(new Set(paths).size).toBe(paths.length);
    for (const { slug } of many) expect(paths).toContain(`/${slug}`);
  });
});
