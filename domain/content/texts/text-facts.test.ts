import { expect, test } from 'vitest';
import { pageData } from '../../../harness/content/entry-data.ts';
import { openTestSqlite } from '../../../harness/databases/databases.ts';
import { actAs, TEST_EDITOR } from '../../../harness/services.ts';
import { office } from '../../content-types/office.ts';
import { page } from '../../content-types/page.ts';
import { createEntry } from '../acts/create-entry.ts';
import { unpublishEntry } from '../acts/unpublish-entry.ts';
import { emptyData } from '../model/content-type.ts';
import { findTextFacts } from './text-facts.ts';

test('a text shows and leads to what is public alone', async () => {
  const { db, close } = await openTestSqlite();
  const acting = actAs(TEST_EDITOR);
  const both = { el: 'ΚΕΠ', en: 'Office' };
  const data = { ...emptyData(office.fields), name: both, address: both };
  const { id } = await createEntry(db, office, { data }, acting);
  const target = await createEntry(db, page, { slug: 'water', data: pageData('Νερό') }, acting);
  const html = `<p data-contact="${id}">ΚΕΠ</p><p><a href="/water" data-entry="${target.id}">ν</a></p>`;
  const facts = async () => {
    const { contacts, targets } = await findTextFacts(db, [html]);
    return [[...contacts.values()].map(({ name }) => name.el), [...targets.keys()]];
  };
  expect(await facts()).toEqual([['ΚΕΠ'], [target.id]]);
  await unpublishEntry(db, office, id, acting);
  await unpublishEntry(db, page, target.id, acting);
  expect(await facts()).toEqual([[], []]);
  await close();
});
