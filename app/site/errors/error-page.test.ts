import { describe, expect, test } from 'vitest';
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
});
