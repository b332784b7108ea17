import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { pageData, refusalOf } from '../../harness/content/entry-data.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { fillWithNeeded } from '../../harness/databases/kept-stages.ts';
import {
  actAs,
  openTestServices,
  TEST_ADMIN,
  TEST_EDITOR,
  type TestServices,
} from '../../harness/services.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { deleteEntry } from '../content/acts/delete-entry.ts';
import { saveEntry } from '../content/acts/save-entry.ts';
import { emptyData } from '../content/model/content-type.ts';
import { listEntries } from '../content/reading/published-entries.ts';
import { footerLink } from '../content-types/footer-link.ts';
import { menuItem } from '../content-types/menu-item.ts';
import { page } from '../content-types/page.ts';
import { service } from '../content-types/service.ts';
import { unit } from '../content-types/unit.ts';
import { createRedirect } from '../redirects/save-redirects.ts';
import { loadMenus } from './load-menus.ts';
import { resetMenu } from './reset-menu.ts';

const admin = actAs(TEST_ADMIN);
/** The specification's menu, without what needs services that a new site does not have yet. */
const ON_A_NEW_SITE = [
  '/',
  '/municipality',
  '/services',
  '/tourism',
  '/news',
  '/events',
  '/contact',
];
const FOOTER = ['/municipality', '/services', '/news', '/contact', '/sitemap', '/map'];

describe.each(TEST_DATABASES)('the menus of the site, on $name', ({ open }) => {
  let opened: TestServices;
  beforeEach(async () => {
    const connection = await open();
    await fillWithNeeded(connection.db);
    opened = await openTestServices(connection);
  });
  afterEach(() => opened.close());

  const db = () => opened.services.db;
  const addPage = (slug: string) =>
    createEntry(db(), page, { slug, data: pageData('Έργα', 'Works') }, admin);
  const addItem = (href: string, parts: string[] = []) => {
    const title = { el: 'Έργα', en: 'Works' };
    const submenu = parts.map((part) => ({ title, href: part }));
    const data = { ...emptyData(menuItem.fields), title, href, submenu };
    return createEntry(db(), menuItem, { data }, admin);
  };
  const menu = async () => (await loadMenus(db())).menu;
  const hrefs = async () => (await menu()).map(({ href }) => href);
  const footer = async () => (await loadMenus(db())).footer.map(({ href }) => href);

  test('are the specified ones on a site without content', async () => {
    expect(await hrefs()).toEqual(ON_A_NEW_SITE);
    expect(await footer()).toEqual(FOOTER);
    expect((await menu())[1]?.submenu.map(({ href }) => href)).toContain('/municipality/history');
    // Nobody has written these yet.
    expect((await menu())[2]?.submenu).toEqual([]);
  });

  test('lead to a list only when something is on it', async () => {
    const parts = async () =>
      (await menu()).flatMap(({ submenu }) => submenu.map(({ href }) => href));
    const lists = ['/municipality/units', '/tourism#attractions', '/tourism/accommodation'];
    expect((await parts()).filter((href) => lists.includes(href))).toEqual([]);
    expect((await loadMenus(db())).foot).toEqual([]);
    const data = {
      ...emptyData(service.fields),
      title: { el: 'Άδεια', en: 'Permit' },
      description: { el: 'Άδεια', en: 'Permit' },
      content: { el: '<p>Άδεια</p>', en: '' },
    };
    await createEntry(db(), service, { data }, admin);
    const name = { el: 'Μαρώνεια', en: 'Maroneia' };
    const ofUnit = {
      ...emptyData(unit.fields),
      name,
      description: name,
      population: 900,
      area: 90,
    };
    // A draft is nothing for visitors, nor is what was deleted.
    await createEntry(db(), unit, { data: ofUnit, slug: 'draft', publish: false }, admin);
    expect((await parts()).filter((href) => lists.includes(href))).toEqual([]);
    const { id } = await createEntry(db(), unit, { data: ofUnit }, admin);
    expect((await parts()).filter((href) => lists.includes(href))).toEqual(['/municipality/units']);
    await deleteEntry(db(), unit, id, admin);
    expect((await parts()).filter((href) => lists.includes(href))).toEqual([]);
    expect((await loadMenus(db())).foot).toEqual(['/services/questions']);
  });

  test('lead to a page wherever it is now', async () => {
    const { id } = await addPage('works');
    await addItem('/works', ['/works']);
    await saveEntry(db(), page, id, { slug: 'projects', data: pageData('Έργα') }, admin);
    expect((await menu()).at(-1)).toMatchObject({
      href: '/projects',
      submenu: [{ href: '/projects' }],
    });
  });

  test('leave out what is not public, and keep what leads elsewhere', async () => {
    await addItem('/no-such-page');
    await addItem('https://www.gov.gr/', ['/no-such-page', '/contact']);
    const redirect = { from: '/old', to: '/contact', status: '301', note: '' };
    await createRedirect(db(), redirect, opened.services.siteUrl, admin);
    await addItem('/old');
    expect((await hrefs()).slice(7)).toEqual(['https://www.gov.gr/', '/old']);
    expect((await menu())[7]?.submenu).toMatchObject([{ href: '/contact' }]);
    const data = { href: '/no-such-page', title: { el: 'Έργα', en: '' } };
    await createEntry(db(), footerLink, { data }, admin);
    expect(await footer()).toEqual(FOOTER);
  });

  test('name themselves to whoever deletes a page that they lead to', async () => {
    const { id } = await addPage('works');
    const data = { href: '/works', title: { el: 'Έργα', en: '' } };
    const { id: link } = await createEntry(db(), footerLink, { data }, admin);
    const { code, text } = await refusalOf(deleteEntry(db(), page, id, admin));
    expect([code, text.el]).toEqual(['conflict', expect.stringContaining('Σύνδεσμος υποσέλιδου')]);
    await deleteEntry(db(), footerLink, link, admin);
    await deleteEntry(db(), page, id, admin);
  });

  test('become the original again, and what was there waits in the bin', async () => {
    const [first] = await listEntries(db(), menuItem);
    await deleteEntry(db(), menuItem, first?.id ?? '', admin);
    await addItem('https://www.gov.gr/');
    await resetMenu(db(), 'menu-item', admin);
    expect(await hrefs()).toEqual(ON_A_NEW_SITE);
    expect(await footer()).toEqual(FOOTER);
    const binned = await db()
      .selectFrom('entries')
      .select('id')
      .where('type', '=', 'menu-item')
      .where('deleted_at', 'is not', null)
      .execute();
    expect(binned).toHaveLength(8);
    await resetMenu(db(), 'footer-link', admin);
    expect(await footer()).toEqual(FOOTER);
    const refused = await refusalOf(resetMenu(db(), 'menu-item', actAs(TEST_EDITOR)));
    expect(refused.code).toBe('forbidden');
    expect(await hrefs()).toEqual(ON_A_NEW_SITE);
  });
});
