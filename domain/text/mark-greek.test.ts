import { expect, test } from 'vitest';
import { markGreek } from './mark-greek.ts';

test.each([
  ['Choose Δήμος Αιγιαλείας.', 'Choose <span lang="el">Δήμος Αιγιαλείας</span>.'],
  [
    '<p>Of <a href="/ελ" title="Δήμος">the Δ.Σ. and Δήμος</a>, or Αίγιο</p>',
    '<p>Of <a href="/ελ" title="Δήμος">the Δ.Σ. and <span lang="el">Δήμος</span></a>, or <span lang="el">Αίγιο</span></p>',
  ],
  [
    'Ήλιος, θάλασσα &amp; άμμος',
    '<span lang="el">Ήλιος, θάλασσα</span> &amp; <span lang="el">άμμος</span>',
  ],
  ['A resistor of 5 Ω, 5 &lt; 6', 'A resistor of 5 Ω, 5 &lt; 6'],
  ['', ''],
])('Greek words in another text say so: %s', (html, expected) => {
  expect(markGreek(html)).toBe(expected);
});
