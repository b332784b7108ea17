import { expect, test } from 'vitest';
import { withoutPublicScreens } from './staff-screens-alone.ts';

const tableOf = (routes: string[]) => {
  const entries = routes.map((id) => [id, { id, imports: [`/assets/${id}.js`] }]);
  return `window.__reactRouterManifest=${JSON.stringify({ version: '1', routes: Object.fromEntries(entries) })};`;
};

test('the browser’s table of screens has those of staff alone', () => {
  const whole = tableOf(['root', 'site/news/news-page', 'news-atom', 'admin/pages/pages-page']);
  expect(withoutPublicScreens(whole)).toBe(tableOf(['root', 'admin/pages/pages-page']));
});

test('a table that is written otherwise stops the build', () => {
  expect(() => withoutPublicScreens('export default {}')).toThrow('table of screens');
});
