import { z } from 'zod';
import { isAda, isAdam, isCpv, tidyAda, tidyAdam } from '../../../text/act-numbers.ts';
import { cleanText, withHyphens } from '../../../text/clean-text.ts';
import { isExactLink, isLink } from '../../../text/contact-formats.ts';
import {
  emailSchema,
  key,
  lineSchema,
  linesSchema,
  phoneSchema,
} from '../../../text/form-texts.ts';
import { sentences } from '../../../text/sentences.ts';
import { numberRange } from '../../../text/validation-texts.ts';
import { isCalendarDay, isLocalTime } from '../../../time/calendar.ts';
import { isDayTooLongAgo, isTooLongAgo } from '../../../time/fault-of-time.ts';
import { isDayOfYear } from '../../../time/holidays.ts';
import type { Field, Fields, ItemFields, ItemRule, TextField } from './fields.ts';
import { withRules } from './item-rules.ts';
import { repetitionSchema } from './repetition-schema.ts';

export interface SchemaOptions {
  /** Cleans rich text; the server passes the sanitiser, a form may leave it out. */
  cleanHtml?: (html: string) => string;
  /** What the fields owe each other; those that are right by themselves are compared. */
  rules?: readonly ItemRule[];
}

const MAX_RICH_TEXT_LENGTH = 200_000;
const MEDIA_ID = /^[a-z0-9][a-z0-9-]{0,79}$/;

function nullable<S extends z.ZodType>(schema: S, required: boolean) {
  // A form sends '' for a date that was cleared.
  const cleared = z.preprocess(
    (value) => (value === '' || value === undefined ? null : value),
    schema.nullable(),
  );
  return required ? cleared.refine((value) => value !== null, { error: key('required') }) : cleared;
}

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
/**
 * Pages that say whether an office is open are held until the next five minutes by the clock
 * (server/pages/public-pages.ts): an office that closed at 14:57 would be called open until three.
 */
const isInFiveMinutes = (time: string) => Number(time.slice(-1)) % 5 === 0;
const FORMATS = {
  time: (text: string) => TIME.test(text),
  dayOfYear: isDayOfYear,
  ada: isAda,
  adam: isAdam,
  cpv: isCpv,
};
/** Texts that are put right before they are looked at. */
const TIDY: Partial<Record<TextField['format'], (typed: string) => string>> = {
  ada: tidyAda,
  adam: tidyAdam,
  cpv: withHyphens,
};

function formatSchema({ format, required, maxLength, inFiveMinutes }: TextField): z.ZodType {
  const fits = FORMATS[format as keyof typeof FORMATS];
  return lineSchema({ required, maxLength })
    .transform(TIDY[format] ?? ((typed: string) => typed))
    .refine((value) => value === '' || fits(value), {
      error: key(format as keyof typeof FORMATS),
    })
    .refine((value) => value === '' || !inFiveMinutes || isInFiveMinutes(value), {
      error: key('openingTime'),
    });
}

/** A list of empty items has tags, but nobody reads or sees anything of it. */
const showsSomething = (html: string) => html.includes('<img ') || sentences(html).trim() !== '';

function fieldSchema(field: Field, options: SchemaOptions): z.ZodType {
  switch (field.kind) {
    case 'text':
      if (field.format === 'email') return emailSchema(field);
      if (field.format === 'phone') return phoneSchema(field);
      if (field.format !== 'plain') return formatSchema(field);
      return field.multiline ? linesSchema(field) : lineSchema(field);
    case 'link':
      return (
        lineSchema({ required: field.required, maxLength: 500 })
          // Telephones begin what is typed with a capital: `Https://`.
          .transform((value) => value.replace(/^[a-z]+:/i, (scheme) => scheme.toLowerCase()))
          .refine((value) => value === '' || isLink(value), { error: key('link') })
          .refine((value) => !field.isExact || isExactLink(value), { error: key('exactLink') })
      );
    case 'bilingualText': {
      const text = (required: boolean) =>
        (field.multiline ? linesSchema : lineSchema)({ required, maxLength: field.maxLength });
      return z.strictObject(
        {
          el: text(field.required === 'both' || field.required === 'el'),
          en: text(field.required === 'both' || field.required === 'en'),
        },
        { error: key('bilingual') },
      );
    }
    case 'richText': {
      const html = (required: boolean) =>
        z
          .string({ error: key('text') })
          .max(MAX_RICH_TEXT_LENGTH, { error: key('richTextTooLong'), abort: true })
          .transform((value) => {
            const clean = cleanText(value);
            // Once more: the sanitiser writes what stood as `&#x202e;` as a character.
            return options.cleanHtml ? cleanText(options.cleanHtml(clean)) : clean;
          })
          .refine((value) => !required || showsSomething(value), { error: key('required') });
      return z.strictObject(
        {
          el: html(field.required === 'both' || field.required === 'el'),
          en: html(field.required === 'both' || field.required === 'en'),
        },
        { error: key('bilingual') },
      );
    }
    case 'image':
    case 'file':
      return nullable(
        z.string({ error: key('media') }).regex(MEDIA_ID, { error: key('media') }),
        field.required,
      );
    case 'images':
      return z
        .array(z.string({ error: key('media') }).regex(MEDIA_ID, { error: key('media') }), {
          error: key('list'),
        })
        .max(50, { error: key('listTooLong') });
    case 'date':
      return nullable(
        z
          .string({ error: key('date') })
          .refine(isCalendarDay, { error: key('date'), abort: true })
          .refine((day) => !isDayTooLongAgo(day), { error: key('tooLongAgo') }),
        field.required,
      );
    case 'dateTime':
      return nullable(
        z
          .string({ error: key('dateTime') })
          .refine(isLocalTime, { error: key('dateTime'), abort: true })
          .refine((local) => !isTooLongAgo(local), { error: key('tooLongAgo') }),
        field.required,
      );
    case 'choice':
      return nullable(
        z.enum(field.options.map((option) => option.value) as [string, ...string[]], {
          error: key('choice'),
        }),
        field.required,
      );
    case 'choices': {
      const values = field.options.map((option) => option.value);
      return z
        .array(z.enum(values as [string, ...string[]], { error: key('choice') }), {
          error: key('list'),
        })
        .max(values.length, { error: key('listTooLong') })
        .transform((chosen) => values.filter((value) => chosen.includes(value)));
    }
    case 'number': {
      const number = z
        .number({ error: key('number') })
        .min(field.min, { error: numberRange(field.min, field.max) })
        .max(field.max, { error: numberRange(field.min, field.max) });
      return nullable(
        field.integer ? number.int({ error: key('integer') }) : number,
        field.required,
      );
    }
    case 'boolean':
      return z.boolean({ error: key('boolean') });
    case 'coordinates':
      return nullable(
        z.strictObject(
          {
            lat: z
              .number({ error: key('number') })
              .min(-90, { error: key('latitude') })
              .max(90, { error: key('latitude') }),
            lng: z
              .number({ error: key('number') })
              .min(-180, { error: key('longitude') })
              .max(180, { error: key('longitude') }),
          },
          { error: key('coordinates') },
        ),
        field.required,
      );
    case 'reference':
      return nullable(
        z
          .string({ error: key('reference') })
          .regex(/^[a-z0-9/-]{1,120}$/, { error: key('reference') }),
        field.required,
      );
    case 'openingHours': {
      const time = z
        .string({ error: key('time') })
        .regex(TIME, { error: key('time') })
        .refine(isInFiveMinutes, { error: key('openingTime') });
      const day = z
        .number({ error: key('number') })
        .int({ error: key('integer') })
        .min(1, { error: numberRange(1, 7) })
        .max(7, { error: numberRange(1, 7) });
      return z
        .array(
          z
            .strictObject(
              {
                days: z
                  .array(day, { error: key('list') })
                  .min(1, { error: key('days') })
                  .max(7, { error: key('listTooLong') }),
                opens: time,
                closes: time,
              },
              { error: key('openingHours') },
            )
            .refine((period) => period.opens < period.closes, {
              error: key('closesAfterOpens'),
              path: ['closes'],
            }),
          { error: key('list') },
        )
        .max(14, { error: key('listTooLong') });
    }
    case 'repetition':
      return nullable(repetitionSchema, false);
    case 'list':
      return z
        .array(withRules(dataSchema(field.of, { ...options, rules: [] }), field.rules), {
          error: key('list'),
        })
        .max(field.maxItems, { error: key('listTooLong') })
        .superRefine((items, context) => {
          for (const path of findRepeated(items, field.once)) {
            context.addIssue({ code: 'custom', path, message: key('twice') });
          }
        });
  }
}

/** Where a value stands that an earlier item of the list has as well. Empty values are no repetition. */
function findRepeated(
  items: readonly Record<string, unknown>[],
  part: string | undefined,
): [number, string][] {
  if (part === undefined) return [];
  const seen = new Set<unknown>();
  return items.flatMap((item, at): [number, string][] => {
    const value = item[part];
    if (value === null || value === '') return [];
    if (seen.has(value)) return [[at, part]];
    seen.add(value);
    return [];
  });
}

/** The same fields, none of them required, as a draft may have them. */
export function withoutDemands(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.kind === 'list'
        ? { ...field, of: withoutDemands(field.of) as ItemFields, rules: [] }
        : 'required' in field
          ? { ...field, required: false }
          : field,
    ]),
  );
}

/** The zod schema of an entry's data. Its messages are keys, which `fieldMessages` turns into texts. */
export function dataSchema(
  fields: Fields,
  options: SchemaOptions = {},
): z.ZodType<Record<string, unknown>> {
  const data = z.strictObject(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, fieldSchema(field, options)]),
    ),
    { error: key('object') },
  );
  return withRules(data, options.rules);
}
