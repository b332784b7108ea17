import { beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_ADMIN, TEST_EDITOR } from '../../../harness/services.ts';
import { attraction } from '../../content-types/attraction.ts';
import { menuItem } from '../../content-types/menu-item.ts';
import { news } from '../../content-types/news.ts';
import { page } from '../../content-types/page.ts';
import { archiveEntry } from '../acts/archive-entry.ts';
import { createEntry } from '../acts/create-entry.ts';
import { deleteEntry } from '../acts/delete-entry.ts';
import { emptyData } from '../model/content-type.ts';
import { findForStaff, MOST_OF_A_TYPE } from './find-for-staff.ts';
import { findPlaces } from './find-places.ts';

describe.each(TEST_DATABASES)('the search over everything on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });

  const addPage = (slug: string, title: string, text = '', publish = true) =>
    createEntry(
      connection.db,
      page,
      {
        slug,
        publish,
        data: {
          ...emptyData(page.fields),
          title: { el: title, en: 'Title' },
          content: { el: `<p>${text}</p>`, en: '' },
        },
      },
      actAs(TEST_EDITOR),
    );
  const addNews = (slug: string, title: string, date: string, publish = true) =>
    createEntry(
      connection.db,
      news,
      {
        slug,
        publish,
        data: {
          ...emptyData(news.fields),
          title: { el: title, en: title },
          summary: { el: 'Κείμενο', en: 'Text' },
          content: { el: '<p>Κείμενο</p>', en: '' },
          date,
        },
      },
      actAs(TEST_EDITOR),
    );
  const titles = async (typed: string, by = TEST_EDITOR) =>
    (await findForStaff(connection.db, typed, by)).map(({ title }) => title.el);

  test('finds drafts too, what is named so first, and nothing from the bin', async () => {
    await addPage('a', 'Καθαριότητα', 'κάδοι και ύδρευση');
    await addPage('b', 'Ύδρευση', '', false);
    const gone = await addPage('c', 'Ύδρευση στο παρελθόν');
    await deleteEntry(connection.db, page, gone.id, actAs(TEST_EDITOR));
    expect(await titles('υδρευση')).toEqual(['Ύδρευση', 'Καθαριότητα']);
    expect(await titles('κάδοι ύδρευση')).toEqual(['Καθαριότητα']);
  });

  test('offers a few of each type, the newest first, drafts among them', async () => {
    for (let day = 1; day <= MOST_OF_A_TYPE + 2; day++) {
      await addNews(`n${day}`, `Έργο ${day}`, `2026-01-0${day}`, day % 3 > 0);
    }
    await addPage('p', 'Έργο στην πόλη');
    expect(MOST_OF_A_TYPE).toBe(5);
    const found = await titles('έργο');
    expect(found).toHaveLength(MOST_OF_A_TYPE + 1);
    expect(found.filter((title) => title !== 'Έργο στην πόλη')).toEqual(
      [7, 6, 5, 4, 3].map((day) => `Έργο ${day}`),
    );
  });

  test('says where each has its page, and whether it is public', async () => {
    await addPage('water/supply', 'Νερό');
    await addNews('nero', 'Νερό στην Ακράτα', '2026-03-01', false);
    const found = await findForStaff(connection.db, 'νερό', TEST_EDITOR);
    expect(found.map(({ path, isPublic }) => [path, isPublic])).toEqual(
      expect.arrayContaining([
        ['/water/supply', true],
        ['/news/nero', false],
      ]),
    );
    const data = { ...emptyData(attraction.fields), name: { el: 'Πηγή', en: '' } };
    const input = { slug: 'pigi', publish: false, data: { ...data, category: 'nature' } };
    await createEntry(connection.db, attraction, input, actAs(TEST_EDITOR));
    const [spring] = await findForStaff(connection.db, 'πηγή', TEST_EDITOR);
    expect(spring?.path).toBe('/tourism/nature/pigi');
  });

  test('offers no address of a draft that lacks a part of it', async () => {
    const { db } = connection;
    const data = { ...emptyData(attraction.fields), name: { el: 'Ελίκη', en: '' }, category: null };
    const draft = { slug: 'eliki', publish: false, data };
    expect((await createEntry(db, attraction, draft, actAs(TEST_EDITOR))).path).toBeNull();
    const found = await findForStaff(db, 'eliki', TEST_EDITOR);
    expect(found.map(({ path }) => path)).toEqual([null]);
    expect(await findPlaces(db, 'eliki', TEST_EDITOR)).toEqual([]);
  });

  test('offers once what has the word in its title and in its slug', async () => {
    await addPage('volunteers', 'Volunteers');
    expect(await titles('volunteers')).toEqual(['Volunteers']);
  });

  test('finds by any part of a slug', async () => {
    await addPage('water-supply', 'Ύδρευση');
    expect(await titles('ter-sup')).toEqual(['Ύδρευση']);
    expect(await titles(' TER-Sup ')).toEqual(['Ύδρευση']);
    expect(await titles('ter_sup')).toEqual([]);
    const gone = await addPage('waterfall', 'Καταρράκτης');
    await deleteEntry(connection.db, page, gone.id, actAs(TEST_EDITOR));
    expect(await titles('waterf')).toEqual([]);
  });

  test('finds a slug among many that have the same part, and offers of each type', async () => {
    const { db } = connection;
    await addPage('the-beach', 'Σελίδα', '', false);
    const like = await db.selectFrom('entries').selectAll().executeTakeFirstOrThrow();
    const others = Array.from({ length: 150 }, (_, at) => `a-beach-${at}`);
    await db
      .insertInto('entries')
      .values(others.map((slug) => ({ ...like, id: slug, slug })))
      .execute();
    await addPage('beach', 'Σελίδα', '', false);
    await addNews('new-beach', 'Νέο', '2026-03-01');
    const found = await findForStaff(db, 'beach', TEST_EDITOR);
    expect(found.map(({ path }) => path)).toEqual([
      '/beach',
      ...others
        .toSorted()
        .slice(0, MOST_OF_A_TYPE - 1)
        .map((slug) => `/${slug}`),
      '/news/new-beach',
    ]);
  });

  test('finds the slug of a page below another as it stands in its address', async () => {
    await addPage('water/supply', 'Ύδρευση');
    await addPage('water', 'Νερό');
    expect(await titles('water/supply')).toEqual(['Ύδρευση']);
    expect(await titles('/water/supply/')).toEqual(['Ύδρευση']);
    expect(await titles('/')).toEqual([]);
  });

  test('says of each where it is and whether visitors see it, in the archive as well', async () => {
    const { db } = connection;
    await addPage('first-plan', 'Σχέδιο', '', false);
    const old = await addPage('second-plan', 'Σχέδιο');
    await archiveEntry(db, page, old.id, actAs(TEST_EDITOR));
    await addPage('third-plan', 'Σχέδιο');
    const found = await findForStaff(db, '-plan', TEST_EDITOR);
    expect(found.map(({ path, isPublic }) => [path, isPublic])).toEqual([
      ['/first-plan', false],
      ['/second-plan', true],
      ['/third-plan', true],
    ]);
  });

  test('offers an editor nothing that only administrators change', async () => {
    await createEntry(
      connection.db,
      menuItem,
      {
        data: {
          ...emptyData(menuItem.fields),
          title: { el: 'Αγκυροβόλιο', en: 'Anchorage' },
          href: '/contact',
        },
      },
      actAs(TEST_ADMIN),
    );
    expect(await titles('αγκυροβόλιο', TEST_ADMIN)).toEqual(['Αγκυροβόλιο']);
    expect(await titles('αγκυροβόλιο', TEST_EDITOR)).toEqual([]);
  });

  test('for a link has the screens first, each place once, then entries with an address', async () => {
    await addPage('municipality/history', 'Ιστορία του Δήμου');
    await addNews('istoria', 'Βραδιά ιστορίας', '2026-03-01', false);
    const found = await findPlaces(connection.db, 'Ιστορία', TEST_EDITOR);
    expect(
      found.map(({ path, title, type, isPublic }) => [path, title.el, type, isPublic]),
    ).toEqual([
      ['/municipality/history', 'Ιστορία', null, true],
      ['/news/istoria', 'Βραδιά ιστορίας', 'news', false],
    ]);
    expect(await findPlaces(connection.db, ' ', TEST_EDITOR)).toEqual([]);
    // No screen is called ‘undefined’ in a language.
    expect(await findPlaces(connection.db, 'undefined', TEST_EDITOR)).toEqual([]);
    expect(await findPlaces(connection.db, 'ιστορία ξυλοκεράτινος', TEST_EDITOR)).toEqual([]);
    // More than eight screens would push the entries out of sight.
    const many = await findPlaces(connection.db, 'municipality', TEST_EDITOR);
    expect(many.filter((place) => place.type === null)).toHaveLength(8);
  });

  test.each([
    ['what visitors call it', 'faq', ['/services/questions']],
    ['the name of a list that a menu has', 'διαγωνισμοί στα νέα', ['/news/category/tenders']],
    ['its address', 'category tenders', ['/news/category/tenders']],
  ])('for a link has a screen by %s', async (_, typed, paths) => {
    const found = await findPlaces(connection.db, typed, TEST_EDITOR);
    expect(found.map(({ path }) => path)).toEqual(paths);
  });

  test.each(['', '  ', '%', '-', 'ξυλοκεράτινος'])('finds nothing for %j', async (typed) => {
    await addPage('a', 'Σελίδα');
    expect(await titles(typed)).toEqual([]);
  });
});
