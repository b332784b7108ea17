import { describe, expect, test } from 'vitest';
import type { DomainError } from '../../errors.ts';
import { parseEventProposal } from './event-proposal-form.ts';

const PROPOSAL = {
  title: 'Γιορτή σταφίδας',
  description: 'Μουσική & χορός\n<b>με είσοδο ελεύθερη</b>',
  startsAt: '2026-09-05T20:30',
  endsAt: '2026-09-05T23:00',
  location: 'Πλατεία Αγίου Γεωργίου',
  name: 'Πολιτιστικός Σύλλογος',
  email: 'syllogos@example.org',
  phone: '',
};
const parse = (change: Record<string, unknown> = {}) =>
  parseEventProposal({ ...PROPOSAL, ...change }, 'gr');

function fieldsOf(change: Record<string, unknown>): string[] {
  try {
    parse(change);
  } catch (error) {
    return Object.keys((error as DomainError).fields);
  }
  return [];
}

describe('a proposal', () => {
  test.each([
    ['title', ''],
    ['description', ' '],
    ['startsAt', ''],
    ['startsAt', '2026-02-30T10:00'],
    ['startsAt', '2026-09-05T24:00'],
    ['startsAt', '2026-09-05'],
    ['endsAt', 'tomorrow'],
    ['endsAt', '2026-09-05T20:30'],
    ['endsAt', '2026-09-04T10:00'],
    ['location', ''],
    ['name', ''],
    ['email', 'nobody'],
    ['phone', 'call me'],
    ['phone', 26910],
  ])('with %s as %j is refused at that field', (field, value) => {
    expect(fieldsOf({ [field]: value })).toEqual([field]);
  });

  test.each([
    ['title', 151],
    ['description', 3001],
    ['location', 151],
    ['name', 201],
  ])('with a %s of %i characters is refused at that field', (field, length) => {
    expect(fieldsOf({ [field]: 'α'.repeat(length) })).toEqual([field]);
    expect(fieldsOf({ [field]: 'α'.repeat(length - 1) })).toEqual([]);
  });

  test('needs no end', () => {
    expect(fieldsOf({ endsAt: '' })).toEqual([]);
  });
});
