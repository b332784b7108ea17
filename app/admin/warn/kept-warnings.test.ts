import { expect, test } from 'vitest';
import { fromTemplate } from '../../../domain/alerts/templates.ts';
import { fromKept } from './kept-warnings.ts';

const NOW = '2026-03-04T12:00';

test.each([
  ['a start that has passed', '2026-03-03T08:00', NOW],
  ['no start', null, NOW],
  ['a start to come', '2026-03-05T08:00', '2026-03-05T08:00'],
])(
  'a kept warning with %s begins now at the earliest, and keeps its end',
  (_, startsAt, begins) => {
    const data = { ...fromTemplate('fire', NOW), startsAt, endsAt: '2026-03-04T11:00' };
    const taken = fromKept({ data, isBilingual: true }, NOW);
    expect(taken).toEqual({ data: { ...data, startsAt: begins }, isBilingual: true });
  },
);
