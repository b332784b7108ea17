import { expect, test } from 'vitest';
import { namesByEntry } from './use-present.ts';

test('the list names everybody who has an entry open, each person once', () => {
  const present = [
    { entryId: 'mayor', name: 'Μαρία' },
    { entryId: 'mayor', name: 'Νίκος' },
    { entryId: 'mayor', name: 'Μαρία' },
    { entryId: 'water', name: 'Νίκος' },
  ];
  expect([...namesByEntry(present)]).toEqual([
    ['mayor', 'Μαρία, Νίκος'],
    ['water', 'Νίκος'],
  ]);
});
