import { expect, test } from 'vitest';
import { menuItem } from '../../../domain/content-types/menu-item.ts';
import { openTestSite } from '../../../harness/screens/site-screens.ts';

test('a part of the menu that is public in Greek alone has its Greek name in the English menu', async () => {
  const site = await openTestSite();
  const { db } = site.services;
  const row = await db
    .selectFrom('entries')
    .where('type', '=', 'menu-item')
    .where('working', 'like', '%/contact%')
    .select(['id', 'working'])
    .executeTakeFirstOrThrow();
  const data = JSON.parse(row.working) as Record<string, unknown>;
  const title = { el: 'Γράψτε μας', en: '' };
  const changed = { ...data, [menuItem.promoted.title]: title };
  await db
    .updateTable('entries')
    .set({ published: JSON.stringify(changed) })
    .where('id', '=', row.id)
    .execute();
  const { document } = await site.get('/news?lang=en');
  const link = document.querySelector('.site-menu a[href="/contact?lang=en"] span');
  expect(link?.getAttributeValue('lang')).toBe('el');
  expect(link?.textContent).toBe('Γράψτε μας');
  // So has the list of sections where somebody has lost the way.
  const lost = await site.get('/no-such-page?lang=en');
  const section = lost.main.querySelector('nav a[href="/contact?lang=en"] span');
  expect(section?.getAttributeValue('lang')).toBe('el');
  expect(section?.textContent).toBe('Γράψτε μας');
  await site.close();
});
