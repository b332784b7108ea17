import { Button, Text } from '@mantine/core';
import { use, useState } from 'react';
import { checkDates } from '../../../../../domain/events/check-dates.ts';
import {
  type ChangedDate,
  isCancelledDate,
  occurrencesOf,
  ruleDays,
  type StoredDates,
} from '../../../../../domain/events/occurrences.ts';
import { dayOf, isCalendarDay, isLocalTime } from '../../../../../domain/time/calendar.ts';
import { writeDateWithWeekday } from '../../../../../domain/time/date-words.ts';
import { describeRule } from '../../../../../domain/time/repetition-words.ts';
import { useAdminLanguage } from '../../../admin-language.tsx';
import { FormValuesContext } from './form-values.ts';
import { countLabel, REPETITION_TEXTS as TEXTS } from './repetition-texts.ts';

/** Days that are shown until somebody asks for all. */
const SHOWN = 8;

/**
 * What the rule of the form gives, while it is made: its words in both languages, what is wrong with it, and its
 * dates, each to be left out by a press.
 */
export function RepetitionPreview() {
  const { say, lang } = useAdminLanguage();
  const { values, change } = use(FormValuesContext);
  const [showsAll, setShowsAll] = useState(false);
  const dates = readable(values as unknown as StoredDates);
  const { startsAt, repetition } = dates;
  if (!startsAt || !repetition) return <Text size="sm">{say(TEXTS.startFirst)}</Text>;
  const problem = Object.entries(checkDates(dates)).find(([path]) => path.startsWith('repetition'));
  const days = ruleDays(dates);
  const count = occurrencesOf(dates).length;
  const first = dayOf(startsAt);
  const setChanged = (exceptions: ChangedDate[]) => change({ exceptions });
  return (
    <section className="repetition-dates" aria-label={say(TEXTS.dates)}>
      <div role="status">
        {problem ? (
          <Text size="sm" c="var(--mantine-color-error)">
            {say(problem[1])}
          </Text>
        ) : (
          <>
            <Text size="sm" lang="el">
              {describeRule(repetition, first, 'el')}
            </Text>
            <Text size="sm" lang="en">
              {describeRule(repetition, first, 'en')}
            </Text>
            <Text size="sm" fw={600} mt="xs">
              {say(countLabel(count))}
            </Text>
          </>
        )}
      </div>
      {!problem && (
        <>
          <ol>
            {(showsAll ? days : days.slice(0, SHOWN)).map((day) => (
              <RuleDay
                key={day}
                day={day}
                words={writeDateWithWeekday(day, lang)}
                change={dates.exceptions.find((known) => known.day === day)}
                onSkip={() =>
                  setChanged([...dates.exceptions, { day, movedTo: null, starts: '', ends: '' }])
                }
                onHold={() => setChanged(dates.exceptions.filter((known) => known.day !== day))}
              />
            ))}
          </ol>
          {days.length > SHOWN && !showsAll && (
            <Button size="compact-sm" variant="subtle" onClick={() => setShowsAll(true)}>
              {say(TEXTS.showAll)} ({days.length})
            </Button>
          )}
        </>
      )}
    </section>
  );
}

/** The dates of the form without those that are half typed, such as the year 20261. */
function readable(dates: StoredDates): StoredDates {
  const { startsAt, endsAt, repetition } = dates;
  const day = (text: string | null) => (text && isCalendarDay(text) ? text : null);
  const local = (text: string | null) => (text && isLocalTime(text) ? text : null);
  return {
    startsAt: local(startsAt),
    endsAt: local(endsAt),
    repetition: repetition && { ...repetition, until: day(repetition.until) },
    days: dates.days.map((other) => ({ ...other, day: day(other.day) })),
    exceptions: dates.exceptions.map((change) => ({
      ...change,
      day: day(change.day),
      movedTo: day(change.movedTo),
    })),
  };
}

interface RuleDayProps {
  day: string;
  words: string;
  change: ChangedDate | undefined;
  onSkip: () => void;
  onHold: () => void;
}

function RuleDay({ words, change, onSkip, onHold }: RuleDayProps) {
  const { say, lang } = useAdminLanguage();
  const isSkipped = change !== undefined && isCancelledDate(change);
  return (
    <li>
      <span>
        {isSkipped ? <s>{words}</s> : words}
        {isSkipped && <> · {say(TEXTS.isSkipped)}</>}
        {change && !isSkipped && (
          <>
            {' '}
            → {change.movedTo && writeDateWithWeekday(change.movedTo, lang)} {change.starts}
          </>
        )}
      </span>
      <Button
        size="compact-sm"
        variant="default"
        aria-label={`${say(change ? TEXTS.hold : TEXTS.skip)}: ${words}`}
        onClick={change ? onHold : onSkip}
      >
        {say(change ? TEXTS.hold : TEXTS.skip)}
      </Button>
    </li>
  );
}
