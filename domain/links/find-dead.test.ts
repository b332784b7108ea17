import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newsData, pageData } from '../../harness/content/entry-data.ts';
import { testDocumentRow } from '../../harness/content/medium-row.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import { actAs, openTestServices, TEST_EDITOR, type TestServices } from '../../harness/services.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { deleteEntry } from '../content/acts/delete-entry.ts';
import { saveEntry } from '../content/acts/save-entry.ts';
import { emptyData } from '../content/model/content-type.ts';
import { attraction } from '../content-types/attraction.ts';
import { news } from '../content-types/news.ts';
import { page } from '../content-types/page.ts';
import { createRedirect } from '../redirects/save-redirects.ts';
import { findDeadAddresses } from './find-dead.ts';
import { findMoved } from './find-moved.ts';

const acting = actAs(TEST_EDITOR);

describe.each(TEST_DATABASES)('addresses at which there is nothing, on $name', ({ open }) => {
  let opened: TestServices;
  beforeEach(async () => {
    opened = await openTestServices(await open());
  });
  afterEach(() => opened.close());

  const deadAmong = async (...addresses: string[]) => [
    ...(await findDeadAddresses(opened.services.db, addresses)),
  ];

  test('are none of the fixed screens, of what they name, and of other sites', async () => {
    expect(
      await deadAmong(
        '/',
        '/contact',
        '/contact?lang=en#offices',
        '/news/',
        '/news/category/tenders',
        '/en/news',
        '/EL',
        '/News?page=2',
        '/sitemap.xml',
        '/api/pages',
        'https://www.example.org/nothing',
        '//www.example.org/nothing',
        'mailto:info@example.org',
        'tel:2691360600',
      ),
    ).toEqual([]);
  });

  test('are those of no screen, no page, no entry and no file', async () => {
    const nothing = [
      '/no-such-page',
      '/news/no-such-article',
      '/services/no-such-service',
      '/news/category/no-such-category',
      '/news/category/constructor',
      '/en/no-such-page',
      '/media/no-such-file.0123456789abcdef/a.pdf',
      '/tourism/landmark/no-such-place',
      '/news/%E0%A4%A',
    ];
    expect(await deadAmong(...nothing)).toEqual(nothing);
  });

  test('are none of a file that is there, whichever of its addresses somebody has', async () => {
    await opened.services.db.insertInto('media').values(testDocumentRow()).execute();
    const addresses = ['0123456789abcdef/report.pdf', 'fedcba9876543210/earlier.pdf'];
    expect(await deadAmong(...addresses.map((rest) => `/media/report.${rest}`))).toEqual([]);
    await opened.services.db
      .updateTable('media')
      .set({ deleted_at: '2026-03-04T10:00:00.000Z' })
      .execute();
    expect(await deadAmong('/media/report.0123456789abcdef/a.pdf')).toHaveLength(1);
  });

  test('are those of a place in a category in which visitors do not find it', async () => {
    const sight = (category: string) => ({
      ...emptyData(attraction.fields),
      name: { el: 'Σπήλαιο', en: 'Cave' },
      description: { el: 'Σταλακτίτες', en: 'Stalactites' },
      category,
      location: { lat: 38.25, lng: 22.08 },
    });
    const { db } = opened.services;
    const first = { slug: 'cave', data: sight('landmark') };
    const { id } = await createEntry(db, attraction, first, acting);
    const addresses = ['/tourism/landmark/cave', '/tourism/nature/cave'];
    expect(await deadAmong(...addresses)).toEqual(['/tourism/nature/cave']);
    const draft = { slug: 'cave', data: sight('nature'), publish: false };
    await saveEntry(db, attraction, id, draft, acting);
    expect(await deadAmong(...addresses)).toEqual(['/tourism/nature/cave']);
  });

  test('are none that staff lead elsewhere', async () => {
    const redirect = { from: '/old-page', to: '/contact', status: '301', note: '' };
    await createRedirect(opened.services.db, redirect, 'http://localhost:3000', acting);
    expect(await deadAmong('/old-page', '/older-page')).toEqual(['/older-page']);
  });

  test('are those of drafts and of what was deleted, but not those that were left', async () => {
    const { db } = opened.services;
    const data = newsData('Άρθρο', '2026-03-01');
    const article = await createEntry(db, news, { slug: 'article', data }, acting);
    await createEntry(db, news, { slug: 'draft', data, publish: false }, acting);
    const text = await createEntry(
      db,
      page,
      { slug: 'old/text', data: pageData('Σελίδα') },
      acting,
    );
    expect(await deadAmong('/news/article', '/news/draft', '/old/text')).toEqual(['/news/draft']);

    await saveEntry(db, page, text.id, { slug: 'new/text', data: pageData('Σελίδα') }, acting);
    expect(await deadAmong('/old/text', '/new/text')).toEqual([]);
    const moved = await findMoved(db, ['/old/text?x=1#top', '/old/text', '/new/text', '/contact']);
    expect([...moved], 'each with its new address').toEqual([
      ['/old/text?x=1#top', '/new/text?x=1#top'],
      ['/old/text', '/new/text'],
    ]);

    await createEntry(db, page, { slug: 'old/text', data: pageData('Άλλη') }, acting);
    expect([...(await findMoved(db, ['/old/text']))], 'another page is there').toEqual([]);

    await deleteEntry(db, news, article.id, acting);
    expect(await deadAmong('/news/article')).toEqual(['/news/article']);
  });
});
