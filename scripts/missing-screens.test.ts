import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { standInForMissingScreens } from './missing-screens.ts';

test('another screen stands in for one whose code does not arrive, and nothing is loaded anew', () => {
  const file = '../node_modules/react-router/dist/production/lib/dom/ssr/routeModules.js';
  const code = readFileSync(new URL(file, import.meta.url), 'utf8');
  const changed = standInForMissingScreens(code);
  expect(changed).not.toContain('location.reload');
  expect(changed).toContain('return window.missingScreen;');
});

test('a React Router that has changed stops the build', () => {
  expect(() => standInForMissingScreens('export {};')).toThrow('React Router');
});
