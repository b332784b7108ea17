import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textOf } from '../../harness/screens/read-html.ts';
import { openTestSite, type TestSite } from '../../harness/screens/site-screens.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

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
