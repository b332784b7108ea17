import { z } from '@hono/zod-openapi';

/** How deep values may lie in one another; no content type has half as much. */
const DEEPEST = 50;

/**
 * The values of a form by field, whatever they are: half-typed ones are kept, advised on and previewed. A record of
 * zod's would drop a field named `__proto__`, and nobody would be told; and what lies too deep can be read, but not
 * written as JSON again.
 */
export const valuesSchema = z
  .custom<Record<string, unknown>>(
    (values) => typeof values === 'object' && values !== null && !Array.isArray(values),
    { abort: true },
  )
  .superRefine((values, context) => {
    const stray = findStray(values);
    if (stray === 'proto') {
      context.addIssue({ code: 'unrecognized_keys', keys: ['__proto__'], input: values });
    } else if (stray === 'deep') {
      context.addIssue({ code: 'custom', message: 'invalid', input: values });
    }
  })
  .openapi({ type: 'object', additionalProperties: {} });

/** The first thing in it, at any depth, that no form has. */
function findStray(values: object): 'proto' | 'deep' | undefined {
  let level: object[] = [values];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return 'deep';
    if (level.some((one) => Object.hasOwn(one, '__proto__'))) return 'proto';
    level = level.flatMap((one) => Object.values(one).filter(isObject));
  }
  return undefined;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
