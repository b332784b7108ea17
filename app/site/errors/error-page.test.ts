import { describe, expect, test } from 'vitest';
import { getSingleton } from '../../../domain/content/reading/published-entries.ts';
import { settings } from '../../../domain/content-types/settings.ts';
import { linksIn, textsIn } from '../../../harness/screens/read-html.ts';
import { openTestSite } from '../../../harness/screens/site-screens.ts';

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
