import { emptyValue } from '../content-type.ts';
import type { Field, Fields } from './fields.ts';

/** Lists of files, and the fields that say so. */
function mayBeLeftOut(field: Field): boolean {
  return (field.kind === 'list' && field.shownAs !== undefined) || field.mayBeLeftOut === true;
}

/**
 * Data as they were sent, with the fields that may be left out: as stored, or empty in a new entry. Programs that know
 * nothing of these fields, written before there were any, can save an entry without emptying them.
 */
export function withLeftOut(
  fields: Fields,
  data: unknown,
  stored: Readonly<Record<string, unknown>> = {},
): unknown {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return data;
  const leftOut = Object.entries(fields).filter(
    ([name, field]) => mayBeLeftOut(field) && !Object.hasOwn(data, name),
  );
  return {
    ...data,
    ...Object.fromEntries(
      leftOut.map(([name, field]) => [name, stored[name] ?? emptyValue(field)]),
    ),
  };
}
