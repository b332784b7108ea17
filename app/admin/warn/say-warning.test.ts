import { expect, test } from 'vitest';
import { sayWarning } from './say-warning.ts';

/** What is said of a warning before it is published. */

const UNITS = new Map([
  ['akrata', { el: 'Ακράτα', en: 'Akrata' }],
  ['erineos', { el: 'Ερινεός', en: '' }],
]);
const said = (
  part: { startsAt?: string; endsAt?: string | null; units?: string[]; isBilingual?: boolean },
  lang: 'el' | 'en',
) =>
  sayWarning(
    {
      startsAt: part.startsAt ?? '2026-03-04T12:00',
      endsAt: part.endsAt === undefined ? '2026-03-04T18:00' : part.endsAt,
      units: (part.units ?? []).map((unit) => ({ unit })),
    },
    { now: '2026-03-04T12:00', unitNames: UNITS, isBilingual: part.isBilingual ?? false },
    lang,
  );

test('units are named in the language of the reader, and in Greek where they have no other name', () => {
  const units = ['akrata', 'erineos'];
  expect(said({ units }, 'en')).toContain('Akrata, Ερινεός');
  expect(said({ units }, 'el')).toContain('Ακράτα, Ερινεός');
});

test('one that begins now is shown at once, one of the next minute from then on', () => {
  expect(said({}, 'en')).toMatch(/^It will be shown at once .* 18:00, in Greek alone\.$/);
  const later = said({ startsAt: '2026-03-04T12:01', isBilingual: true }, 'en');
  expect(later).not.toContain('at once');
  expect(later).toContain('Wednesday, March 4, 2026, 12:01');
  expect(later).not.toContain('in Greek alone');
  expect(said({ endsAt: null }, 'en')).toContain('until …');
});
