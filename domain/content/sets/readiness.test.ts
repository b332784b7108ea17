import { expect, test } from 'vitest';
import { listTitles } from './readiness.ts';

test('the titles of entries stand in the quotation marks of their language, three and how many more', () => {
  const titled = (el: string, en: string) => ({ title: { el, en } });
  const four = [titled('Έργα', 'Works'), titled('Νερό', 'Water'), titled('Φως', 'Light')];
  four.push(titled('Τέλη', 'Fees'));
  expect(listTitles(four.slice(0, 2), 'el')).toBe('«Έργα», «Νερό»');
  expect(listTitles(four.slice(0, 2), 'en')).toBe('‘Works’, ‘Water’');
  expect(listTitles(four, 'el')).toBe('«Έργα», «Νερό», «Φως» και 1 ακόμη');
  expect(listTitles(four, 'en')).toBe('‘Works’, ‘Water’, ‘Light’ and 1 more');
});
