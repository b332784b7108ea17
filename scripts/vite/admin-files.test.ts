import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ADMIN_FILES, ADMIN_GROUPS } from './admin-files.ts';

const OWN = globSync('{app,domain}/**/*.{ts,tsx,css}').map((path) => `/${path}`);

/** Whether there is a file that a part of a path names, the project's own or a package's. */
function isThere(part: string): boolean {
  if (OWN.some((path) => path.includes(part))) return true;
  const inPackage = part.startsWith('/node_modules/') ? part.slice(1) : `node_modules${part}`;
  return existsSync(inPackage) && globSync(`${inPackage}**/*.{js,mjs}`).length > 0;
}

test('what is to travel together is there: a file that was moved would travel with what is heavy', () => {
  const parts = ADMIN_FILES.flatMap(({ of, without = [] }) => [...of, ...without]);
  expect(parts.length).toBeGreaterThan(50);
  expect(parts.filter((part) => !isThere(part))).toEqual([]);
});

test.each([
  ['/x/app/admin/account/sessions/describe-device.ts', 'controls'],
  ['C:\\x\\app\\admin\\pieces\\dialogs\\dialog.tsx', 'frame'],
  ['/x/app/admin/pieces/save-file.ts', undefined],
  ['/x/app/admin/form/entry-form.tsx', 'form'],
  ['/x/app/admin/form/rich-text/editor.tsx', undefined],
  ['\0rolldown/runtime.js', 'react'],
])('%s travels with %s', (path, name) => {
  expect(ADMIN_GROUPS.find(({ test: isOf }) => isOf(path))?.name).toBe(name);
});
