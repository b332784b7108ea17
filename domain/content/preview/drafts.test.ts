import { expect, test } from 'vitest';
import { pageData } from '../../../harness/content/entry-data.ts';
import { openTestSqlite } from '../../../harness/databases/databases.ts';
import { actAs, TEST_EDITOR, TEST_NOW } from '../../../harness/services.ts';
import { page } from '../../content-types/page.ts';
import { createEntry } from '../acts/create-entry.ts';
import { draftOfForm } from './drafts.ts';

test('a form is seen at the address that it would get, and beside it where it would get none', async () => {
  const { db, close } = await openTestSqlite();
  const acting = actAs(TEST_EDITOR);
  const data = pageData('Σελίδα');
  const { id } = await createEntry(db, page, { slug: 'own', data }, acting);
  await createEntry(db, page, { slug: 'other', data }, acting);
  const later = actAs(TEST_EDITOR, new Date(TEST_NOW.getTime() + 60_000));
  const draft = async (slug: string | undefined, of?: string) =>
    (await draftOfForm(db, page, { id: of, slug, data }, later)).row;
  for (const slug of ['own', undefined]) expect((await draft(slug, id)).slug).toBe('own');
  expect((await draft('free', id)).slug).toBe('free');
  // Taken by another, by a screen of the site, half typed.
  for (const slug of ['other', 'news', 'own-', '']) {
    expect((await draft(slug, id)).slug, slug).toBe(`draft-${id}`);
    expect((await draft(slug)).slug, slug).toMatch(/^draft-/);
  }
  expect((await draft('own')).slug).toMatch(/^draft-/);
  // What is public stays as old as it is.
  expect((await draft('own', id)).published_at).toBe(TEST_NOW.toISOString());
  expect((await draft('new')).published_at).toBe(later.now.toISOString());
  await close();
});
