import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { standInForMissingScreens } from './missing-screens.ts';

test('where the admin has a screen for it, that stands in for one whose code does not arrive', () => {
  const file = '../../node_modules/react-router/dist/production/lib/dom/ssr/routeModules.js';
  const code = readFileSync(new URL(file, import.meta.url), 'utf8');
  const changed = standInForMissingScreens(code);
  expect(changed).toContain(
    'if (window.missingScreen) return window.missingScreen; window.location.reload();',
  );
});

test('a React Router that has changed stops the build', () => {
  expect(() => standInForMissingScreens('export {};')).toThrow('React Router');
});
