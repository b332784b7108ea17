import { readdirSync, readFileSync } from 'node:fs';
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

test('no screen shows the stored address of who did something in place of their name', () => {
  const screens = readdirSync('app/admin', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.tsx'),
  );
  // In words on the screen, and as what is handed to a sentence; `<Who email={…}>` and `who(…)` say the name.
  const raw = /(?<!email=)\{(?:\w+\.)+\w+By\}|say\w+\((?:\w+\.\w+, )?\w+\.\w+By\b|^ +\w+\.\w+By,$/m;
  const bare = screens.filter((file) => raw.test(readFileSync(`app/admin/${file}`, 'utf8')));
  expect(screens).toContain('pieces/who.tsx');
  expect(bare).toEqual([]);
});
