import { describe, expect, test } from 'vitest';
import { getSingleton } from '../../../domain/content/reading/published-entries.ts';
import { settings } from '../../../domain/content-types/settings.ts';
import { linksIn, textsIn } from '../../../harness/screens/read-html.ts';
import { openTestSite } from '../../../harness/screens/site-screens.ts';

describe('an address at which there is nothing', () => {
  test('stands in no section of the menu, and is said so; what is asked for in a wrong way is not', async () => {
    const site = await openTestSite();
    try {
      for (const path of ['/news/no-such-news', '/events', '/news']) {
        const { document, status } = await site.get(path);
        const marked = document.querySelectorAll('header [aria-current]');
        expect(marked.length > 0, path).toBe(status === 200);
      }
      const refused = await site.post('/news', {});
      expect(refused.status).toBe(405);
      expect(textsIn(refused.main, '.badge')).not.toContain('404');
    } finally {
      await site.close();
    }
  });
});

describe('what nobody foresaw', () => {
  test.each([
    ['', 'Δοκιμάστε ξανά', 'Αρχική σελίδα', 'Έκτακτη ανάγκη'],
    ['?lang=en', 'Try again', 'Home page', 'Emergency'],
  ])(
    'is a designed page with the specified text, and says nothing of the code: /news%s',
    async (query, again, home, emergency) => {
      const broken = await openTestSite('none');
      try {
        await broken.services.db.schema.dropTable('entries').execute();
        const { status, html, main } = await broken.get(`/news${query}`);
        expect(status).toBe(500);
        expect(textsIn(main, 'h1')).toEqual(['Unexpected Application Error!']);
        // Without a header the emblem says whose page it is.
        expect(main.tagName).toBe('main');
        expect(main.querySelectorAll('.page-header .size-14')).toHaveLength(1);
        // On a Greek page a screen reader must know that these words are English.
        expect(main.querySelectorAll('h1[lang="en"], h1 [lang="en"]')).toHaveLength(
          query === '' ? 1 : 0,
        );
        expect(textsIn(main, 'a')).toEqual([again, home, '112', emergency]);
        expect(linksIn(main)).toEqual([
          `/news${query}`,
          `/${query}`,
          'tel:112',
          `/emergency${query}`,
        ]);
        expect(html).not.toMatch(/no such table|node_modules|\.ts:\d+|at async/);
      } finally {
        await broken.close();
      }
    },
  );

  test('names the telephone of the municipality where it is known', async () => {
    const broken = await openTestSite();
    try {
      const [known] = (await getSingleton(broken.services.db, settings)).data.phones;
      await broken.services.db.schema.dropTable('document_facts').execute();
      const { status, main } = await broken.get('/municipality/transparency');
      expect(status).toBe(500);
      expect(known?.number).toMatch(/\d/);
      expect(textsIn(main, 'a')).toContain(known?.number);
    } finally {
      await broken.close();
    }
  });
});
