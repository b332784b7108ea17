import { DomainError, type FieldMessages, invalid } from '../../../../domain/errors.ts';
import { parseEventProposal } from '../../../../domain/inbox/forms/event-proposal-form.ts';
import type { NewMessage } from '../../../../domain/inbox/message.ts';
import type { Bilingual } from '../../../../domain/text/bilingual.ts';
import { VALIDATION_TEXTS } from '../../../../domain/text/validation-texts.ts';
import { dayOf, isCalendarDay, isLocalTime } from '../../../../domain/time/calendar.ts';
import { isTooLongAgo } from '../../../../domain/time/fault-of-time.ts';
import { readTypedDay, readTypedTime } from '../../../../domain/time/typed-day.ts';
import type { Language } from '../../../i18n/language.ts';
import { SUBMIT_TEXTS } from '../events-texts.ts';

/** The fields of the form. Day and time have separate fields, since few browsers have an easy field for both. */
export const PROPOSAL_FIELDS = [
  'title',
  'description',
  'startDay',
  'startTime',
  'endDay',
  'endTime',
  'location',
  'name',
  'email',
  'phone',
] as const;

function joinTime(day: string, time: string): string {
  return day || time ? `${day}T${time}` : '';
}

/** Of a day and a time that are refused together: which of the two is wrong, and what is said of it. */
function whatIsWrong(day: string, time: string, said: Bilingual): ['Day' | 'Time', Bilingual] {
  if (!isCalendarDay(day)) return ['Day', day === '' ? said : SUBMIT_TEXTS.noDay];
  if (isTooLongAgo(day)) return ['Day', said];
  return ['Time', time === '' ? said : VALIDATION_TEXTS.time];
}

/**
 * Checks the form; throws 'invalid' with messages under the names of its own fields. An event that was over before
 * `today` has a wrong year as a rule: in December people write that of the day.
 */
export function parseProposalForm(
  values: Record<string, string>,
  language: Language,
  today: string,
): NewMessage {
  const { startDay: _start, startTime: _from, endDay: _end, endTime: _until, ...rest } = values;
  const startDay = readTypedDay(values.startDay ?? '');
  const startTime = readTypedTime(values.startTime ?? '');
  const endDay = readTypedDay(values.endDay ?? '');
  const endTime = readTypedTime(values.endTime ?? '');
  const startsAt = joinTime(startDay, startTime);
  const endsAt = joinTime(endDay || (endTime && startDay), endTime);
  try {
    const proposal = parseEventProposal({ ...rest, startsAt, endsAt }, language);
    if (dayOf(endsAt || startsAt) < today) throw invalid({ startDay: SUBMIT_TEXTS.isOver });
    return proposal;
  } catch (error) {
    if (!(error instanceof DomainError) || error.code !== 'invalid') throw error;
    const { startsAt: start, endsAt: end, ...others } = error.fields;
    const fields: FieldMessages = { ...others };
    if (start) {
      const [part, says] = whatIsWrong(startDay, startTime, start);
      fields[`start${part}`] = says;
    }
    if (end && endDay && !endTime) fields.endTime = SUBMIT_TEXTS.endTimeMissing;
    else if (end && isLocalTime(endsAt)) {
      fields[endDay && endDay !== startDay ? 'endDay' : 'endTime'] = SUBMIT_TEXTS.endsTooEarly;
    } else if (end) {
      const [part, says] = whatIsWrong(endDay || startDay, endTime, end);
      // A wrong day of the start is told there.
      if (endDay || part === 'Time') fields[`end${part}`] = says;
    }
    throw invalid(inFormOrder(fields));
  }
}

/** The summary of errors follows the form from top to bottom. */
function inFormOrder(fields: FieldMessages): FieldMessages {
  const names: readonly string[] = PROPOSAL_FIELDS;
  const order = (name: string) => names.indexOf(name);
  return Object.fromEntries(Object.entries(fields).sort(([a], [b]) => order(a) - order(b)));
}
