import type { z } from 'zod';
import { key } from '../../../text/form-texts.ts';
import { DAY_MS } from '../../../time/durations.ts';
import type { ItemRule } from './fields.ts';

const isFilled = (value: unknown) => value !== '' && value !== null && value !== undefined;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two fields keep a rule between them; one that is empty breaks no order. */
function isKept(rule: ItemRule, first: unknown, second: unknown): boolean {
  const filled = [first, second].filter(isFilled).length;
  if (rule.kind === 'together') return filled !== 1;
  if (rule.kind === 'either') return filled === 1;
  if (filled < 2) return true;
  if (rule.kind === 'within') {
    return Date.parse(`${second}Z`) - Date.parse(`${first}Z`) <= rule.days * DAY_MS;
  }
  return String(first) < String(second) || (!rule.isStrict && first === second);
}

/**
 * Holds an entry, or an item of a list, to what its fields owe each other; an error stands at the second of them. It is
 * told beside the faults of other fields, so that a form names everything at once; a field that is wrong by itself is
 * not compared.
 */
export function withRules(
  item: z.ZodType<Record<string, unknown>>,
  rules: readonly ItemRule[] = [],
) {
  if (rules.length === 0) return item;
  return item.superRefine(
    (value, context) => {
      const wrong = new Set(context.issues.map(({ path }) => path?.[0]));
      for (const rule of rules) {
        const [first, second] = rule.fields;
        if (wrong.has(first) || wrong.has(second)) continue;
        if (!isKept(rule, value[first], value[second])) {
          context.addIssue({ code: 'custom', path: [second], message: key(rule.error) });
        }
      }
    },
    { when: ({ value }) => isRecord(value) },
  );
}
