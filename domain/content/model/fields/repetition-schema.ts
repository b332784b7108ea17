import { z } from 'zod';
import { key } from '../../../text/form-texts.ts';
import { numberRange } from '../../../text/validation-texts.ts';
import { isCalendarDay } from '../../../time/calendar.ts';
import { NTH_WEEKDAYS, type Repetition, STEPS } from '../../../time/repetition.ts';

const weekday = z
  .number({ error: key('number') })
  .int({ error: key('integer') })
  .min(1, { error: numberRange(1, 7) })
  .max(7, { error: numberRange(1, 7) });

/**
 * A rule by which a date comes back. A step keeps only the parts that it has: a week its days, in their order and
 * each once, a month or year its nth weekday.
 */
export const repetitionSchema: z.ZodType<Repetition> = z
  .strictObject(
    {
      every: z.enum(STEPS, { error: key('choice') }),
      interval: z
        .number({ error: key('interval') })
        .int({ error: key('interval') })
        .min(1, { error: key('interval') })
        .max(99, { error: key('interval') }),
      weekdays: z.array(weekday, { error: key('list') }).max(7, { error: key('listTooLong') }),
      nth: z.literal(NTH_WEEKDAYS, { error: key('choice') }).nullable(),
      until: z.preprocess(
        (value) => (value === '' ? null : value),
        z
          .string({ error: key('date') })
          .refine(isCalendarDay, { error: key('date') })
          .nullable(),
      ),
    },
    { error: key('repetition') },
  )
  .transform((rule) => {
    const isWeekly = rule.every === 'week';
    const hasNth = (rule.every === 'month' || rule.every === 'year') && rule.weekdays.length > 0;
    const weekdays = [...new Set(rule.weekdays)].sort((a, b) => a - b);
    return {
      ...rule,
      weekdays: isWeekly ? weekdays : hasNth && rule.nth !== null ? weekdays.slice(0, 1) : [],
      nth: hasNth ? rule.nth : null,
    };
  });
