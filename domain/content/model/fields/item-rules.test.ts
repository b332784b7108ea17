import { expect, test } from 'vitest';
import { z } from 'zod';
import { withRules } from './item-rules.ts';

const both = z.object({ first: z.unknown(), second: z.unknown() });
const fields = ['first', 'second'] as const;
const order = { kind: 'order', fields, error: 'endsAfterStart' } as const;
const strict = { ...order, isStrict: true } as const;
const together = { kind: 'together', fields, error: 'endsAfterStart' } as const;
const either = { kind: 'either', fields, error: 'dateOrEaster' } as const;
const within = { kind: 'within', days: 14, fields, error: 'endsWithinDays' } as const;

test.each([
  [order, '08:00', '09:00', true],
  [order, '08:00', '08:00', true],
  [order, '09:00', '08:00', false],
  [order, '09:00', '', true],
  [strict, '08:00', '08:01', true],
  [strict, '08:00', '08:00', false],
  [strict, '', '08:00', true],
  [together, 'a', 'b', true],
  [together, '', null, true],
  [together, 'a', '', false],
  [together, null, 'b', false],
  [either, 'a', '', true],
  [either, null, 0, true],
  [either, 'a', 'b', false],
  [either, '', null, false],
  [within, '2026-03-04T10:00', '2026-03-18T10:00', true],
  [within, '2026-03-04T10:00', '2026-03-18T10:01', false],
  [within, '2026-03-04T10:00', '', true],
] as const)('%o holds %j and %j to it: %s', (rule, first, second, isKept) => {
  const { success, error } = withRules(both, [rule]).safeParse({ first, second });
  expect(success).toBe(isKept);
  // It is said at the second of them.
  if (!isKept) expect(error?.issues.map(({ path }) => path)).toEqual([['second']]);
});
