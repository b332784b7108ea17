import { expect, test } from 'vitest';
import { escapeLetters } from './lean-bundle.ts';

const SOURCE = `[
  'Δήμος', "«ώρα» – 12 €", \`\${'ά'} έως \${1 + 1} 😀\`, /^[α-ωά-ώ]+$/u.test('καλημέρα'), /[😀-😂]/u.test('😁'), 'Ü é ½'
] // σχόλιο`;

test('escaped code does the same, in letters that need one byte', () => {
  const escaped = escapeLetters(SOURCE);
  expect([...escaped].every((letter) => letter.charCodeAt(0) <= 0x7f)).toBe(true);
  const run = (code: string) => new Function(`return (${code}\n)`)();
  expect(run(escaped)).toEqual(['Δήμος', '«ώρα» – 12 €', 'ά έως 2 😀', true, true, 'Ü é ½']);
});
