import { expect, test } from 'vitest';
import { nameOf } from './who.tsx';

const STAFF = [
  { email: 'niki@example.org', name: 'Νίκη Δέδε' },
  { email: 'maria@example.org', name: 'Μαρία Παππά' },
  { email: 'maria2@example.org', name: 'Μαρία Παππά' },
];

test.each([
  ['niki@example.org', 'Νίκη Δέδε'],
  ['maria@example.org', 'Μαρία Παππά (maria@example.org)'],
  ['maria2@example.org', 'Μαρία Παππά (maria2@example.org)'],
  ['gone@example.org', 'gone@example.org'],
  ['', ''],
  [null, null],
])('what %s did is by %s', (email, expected) => {
  expect(nameOf(STAFF, email)).toBe(expected);
  expect(nameOf([], email)).toBe(email);
});
