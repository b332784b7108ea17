import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldMessages } from './field-messages.ts';
import { tooLong, VALIDATION_TEXTS } from './text/validation-texts.ts';

const messagesOf = (schema: z.ZodType, value: unknown) => {
  const { error } = schema.safeParse(value);
  if (!error) throw new Error('It is taken.');
  return fieldMessages(error);
};

test('each field has the first thing that is wrong with it, under its path', () => {
  const schema = z.object({
    name: z
      .string()
      .max(3, { error: tooLong(3) })
      .regex(/^a/, { error: 'choice' }),
    items: z.array(z.object({ size: z.number() })),
    more: z.string(),
  });
  const value = { name: 'bcde', items: [{ size: 1 }, { size: 'x' }] };
  expect(messagesOf(schema, value)).toEqual({
    name: {
      el: 'Το κείμενο έχει πάνω από 3 χαρακτήρες. Συντομεύστε το.',
      en: 'The text has more than 3 characters. Shorten it.',
    },
    'items.1.size': VALIDATION_TEXTS.invalid,
    more: VALIDATION_TEXTS.required,
  });
});

test('twenty of the fields that do not exist are named, each by a hundred letters at most', () => {
  const schema = z.object({ inner: z.strictObject({}) });
  const names = Array.from({ length: 21 }, (_, at) => `${'x'.repeat(120)}${at}`);
  const unknown = Object.fromEntries(names.map((name, at) => [`${at}-${name}`, 1]));
  const messages = messagesOf(schema, { inner: unknown });
  expect(Object.keys(messages)).toHaveLength(20);
  for (const [path, text] of Object.entries(messages)) {
    expect(path).toHaveLength('inner.'.length + 100);
    expect(text).toEqual(VALIDATION_TEXTS.unknownField);
  }
});
