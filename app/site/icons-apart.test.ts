import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestSite, type TestSite } from '../../harness/screens/site-screens.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const CARD = /class="icon-card-icon"[^>]*>(<svg.*?<\/svg>).*?href="([^"]+)"/gs;

test.each(['/', '/services'])('no icon stands for two subjects on %s', async (address) => {
  const { html } = await site.get(address);
  const subjects = new Map<string, Set<string>>();
  for (const [, icon = '', link = ''] of html.matchAll(CARD)) {
    subjects.set(icon, (subjects.get(icon) ?? new Set()).add(link));
  }
  expect(subjects.size).toBeGreaterThan(5);
  expect(
    [...subjects.values()].map((links) => [...links]).filter(({ length }) => length > 1),
  ).toEqual([]);
});
