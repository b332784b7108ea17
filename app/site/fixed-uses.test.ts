import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { page } from '../../domain/content-types/page.ts';
import { service } from '../../domain/content-types/service.ts';
import { isScreenWithText, listFixedLinks } from '../../domain/screens/fixed-uses.ts';
import { publicAddress } from '../../domain/screens/public-address.ts';
import { sampleEntries } from '../../seed/content/sample-entries.ts';

/** Addresses that stand in the code of the public screens. */
async function addressesInCode(): Promise<Set<string>> {
  const found = new Set<string>();
  for await (const file of glob('app/{site,i18n,ui}/**/*.{ts,tsx}')) {
    if (/\.test\.tsx?$|styleguide/.test(file)) continue;
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
      /['"`](\/[a-z][a-z0-9/-]*)[#?'"`]/g,
    ))
      found.add(path);
  }
  return found;
}

test('every page and service that the code of a screen names cannot be deleted under it', async () => {
  const code = await addressesInCode();
  const entries = sampleEntries(new Date('2026-03-04T10:00:00.000Z'));
  const paths = entries.flatMap(([type, all]) => {
    const known = [page, service].find(({ name }) => name === type.name);
    return known ? all.map(({ slug }) => publicAddress(known, { slug, data: {} }) ?? '') : [];
  });
  expect(paths.length).toBeGreaterThan(20);
  const named = paths.filter((path) => code.has(path));
  expect(named).toContain('/municipality/history');
  expect(named).toContain('/privacy');
  for (const path of named) {
    expect(isScreenWithText(path) || listFixedLinks(path).length > 0, path).toBe(true);
  }
});

test('a service that the menu of its section names cannot be deleted under it', () => {
  expect(listFixedLinks('/services/payments')).toEqual([
    { el: 'το μενού «Υπηρεσίες»', en: 'the menu ‘Services’' },
  ]);
  expect(listFixedLinks('/services/birth')).toEqual([]);
});
