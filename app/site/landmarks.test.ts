import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textOf } from '../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../harness/screens/site-screens.ts';
import { inEnglish, PUBLIC_ROUTES } from '../../harness/sites/addresses.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

describe('the landmarks of a page', () => {
  test.each(PUBLIC_ROUTES)('searches and forms have names, each its own: %s', async (route) => {
    for (const path of [route, inEnglish(route)]) {
      const { document } = await site.get(path);
      const searches = document.querySelectorAll('search');
      const sent = document
        .querySelectorAll('form')
        .filter((form) => form.getAttributeValue('method') === 'post');
      for (const landmarks of [searches, sent]) {
        const names = landmarks.map((one) => one.getAttributeValue('aria-label') ?? '');
        expect(names, path).not.toContain('');
        expect(new Set(names).size, `${path}: ${names.join(', ')}`).toBe(names.length);
      }
    }
  });
});

describe('titles', () => {
  test.each([
    ['/contact', { firstName: 'Ελένη' }],
    ['/events/submit', { title: 'Γιορτή' }],
    ['/newsletter', { email: 'eleni' }],
  ])(
    'a form that came back says so first in the title: %s',
    async (path, fields: Record<string, string>) => {
      const titleOf = async (address: string) => {
        const answer = await site.post(address, fields);
        expect(answer.status, address).toBe(400);
        return textOf(answer.document.querySelector('title'));
      };
      const before = textOf((await site.get(path)).document.querySelector('title'));
      expect(before).not.toMatch(/Σφάλμα/);
      expect(await titleOf(path)).toBe(`Σφάλμα: ${before}`);
      expect(await titleOf(`${path}?lang=en`)).toMatch(/^Error: \p{L}/u);
    },
  );
});
