import type { z } from 'zod';
import type { FieldMessages } from './errors.ts';
import type { Bilingual } from './text/bilingual.ts';
import { readValidation, VALIDATION_TEXTS } from './text/validation-texts.ts';

/**
 * The number of unknown fields that are named, and the characters of each: a client that sends thousands learns no
 * more from all of them.
 */
const MOST_UNKNOWN = 20;
const LONGEST_NAME = 100;

/** The faults that zod found, as messages in both languages for each field. */
export function fieldMessages(error: z.ZodError): FieldMessages {
  // A field may have any name, even that of a property which every object has.
  const messages = new Map<string, Bilingual>();
  for (const issue of error.issues) {
    const isUnknown = issue.code === 'unrecognized_keys';
    const paths = isUnknown
      ? issue.keys
          .slice(0, MOST_UNKNOWN)
          .map((name) => [...issue.path, name.slice(0, LONGEST_NAME)].join('.'))
      : [issue.path.join('.')];
    for (const path of paths) {
      if (messages.has(path)) continue;
      messages.set(path, isUnknown ? VALIDATION_TEXTS.unknownField : textOf(issue.message));
    }
  }
  return Object.fromEntries(messages);
}

/** Our schemas give keys; zod's own messages come from schemas that only name the type of a value. */
function textOf(message: string): Bilingual {
  const known = readValidation(message);
  if (known) return known;
  return message.endsWith('received undefined')
    ? VALIDATION_TEXTS.required
    : VALIDATION_TEXTS.invalid;
}
