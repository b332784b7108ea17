import { expect, test } from 'vitest';
import { joinTexts } from './found-entry.ts';

test('texts of an entry stand after each other as sentences do, with a dot only where the one before has no end', () => {
  expect(joinTexts(['Πριν από το ραντεβού.', 'Περιβάλλον', 'Επικοινωνία'])).toBe(
    'Πριν από το ραντεβού. Περιβάλλον · Επικοινωνία',
  );
  expect(joinTexts(['Πόσο κοστίζει;', 'Τίποτα', '«Όλα εδώ.»', 'Τέλος'])).toBe(
    'Πόσο κοστίζει; Τίποτα · «Όλα εδώ.» Τέλος',
  );
  expect(joinTexts([])).toBe('');
});
