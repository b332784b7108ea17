import type { EventTimes } from '../../../domain/events/event-times.ts';
import type { Language } from '../../i18n/language.ts';
import { describeHours, isOfOneDay } from './event-when.ts';

/** When an event is, beside the leaf of its day: the hours of one day stay in one line. */
export function Hours({ times, language }: { times: EventTimes; language: Language }) {
  const hours = describeHours(times, language);
  return isOfOneDay(times) ? <span className="whitespace-nowrap">{hours}</span> : hours;
}
