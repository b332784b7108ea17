import { expect, type Page } from '@playwright/test';
import { test } from '../harness/browser/unpainted.ts';

/** How often each role of a table is in the accessibility tree that Chromium gives to screen readers. */
async function tableRoles(page: Page): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Accessibility.enable');
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const counts: Record<string, number> = {};
  for (const { ignored, role } of nodes) {
    if (!ignored && /^(table|row|columnheader|rowheader|cell)$/.test(role?.value)) {
      counts[role?.value] = (counts[role?.value] ?? 0) + 1;
    }
  }
  return counts;
}

const SCREENS = [
  {
    what: 'the council: twelve members with their position and party',
    path: '/municipality/council?lang=en',
    caption: 'Members of the council',
    roles: { table: 1, row: 13, columnheader: 3, rowheader: 12, cell: 24 },
  },
  {
    what: 'distances in the text of a page',
    path: '/tourism/getting-here?lang=en',
    caption: undefined,
    roles: { table: 1, row: 5, columnheader: 3, cell: 12 },
  },
];

for (const { what, path, caption, roles } of SCREENS) {
  for (const width of [390, 1200]) {
    test(`${what} are a table to screen readers at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(path);
      const table = page.getByRole('table').first();
      await expect(table.locator('tbody tr').first()).toHaveCSS(
        'display',
        width === 390 ? 'block' : 'table-row',
      );
      expect(await tableRoles(page)).toEqual(roles);
      await expect(page.getByRole('table', { name: caption })).toBeVisible();
    });
  }
}
